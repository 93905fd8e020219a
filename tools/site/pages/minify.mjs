// Scripts and styles without what only a reader needs, in one go.
//
//   node tools/site/pages/minify.mjs < [{"file": …, "kind": …, "text": …}, …]  > ["…", …]
//
//   file   where the text is from: what it imports is looked for beside it
//   kind   "module": with all that it imports, one file; "worker": a script that has a
//          world of its own; "first": a plain script, with all that it imports, that any
//          browser has to read that knows const and arrow functions; "css"
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * @import { BuildOptions, Loader } from 'esbuild'
 *
 * @typedef {'module' | 'worker' | 'first' | 'css'} Kind
 * @typedef {{file: string, kind: Kind, text: string}} Text
 */

/** @type {Record<Kind, Omit<BuildOptions, 'loader'> & {loader: Loader}>} */
const KINDS = {
  // Pyodide's own script is beside it in the site.
  module: { bundle: true, format: 'esm', target: 'es2022', loader: 'js', external: ['./pyodide.mjs'] },
  worker: { bundle: true, format: 'iife', target: 'es2022', loader: 'js' },
  first: { bundle: true, format: 'iife', target: 'es2017', loader: 'js' },
  css: { target: 'esnext', loader: 'css' },
};

/** @param {Text} text */
async function minified({ file, kind, text }) {
  const { loader, ...how } = KINDS[kind];
  const { outputFiles, warnings } = await build({
    ...how,
    stdin: { contents: text, loader, resolveDir: path.dirname(file), sourcefile: file },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    minify: true,
    write: /** @type {const} */ (false),
  });
  if (warnings.length) throw new Error(`${file}: ${warnings[0].text}`);
  return outputFiles[0].text;
}

try {
  /** @type {Text[]} */
  const texts = JSON.parse(fs.readFileSync(0, 'utf8'));
  fs.writeSync(1, JSON.stringify(await Promise.all(texts.map(minified))));
} catch (error) {
  fs.writeSync(2, /** @type {Error} */ (error).message);
  process.exitCode = 1;
}
