// Compiles Python sources to byte code with the very interpreter that will run them.
//
//   node tools/site/python/compile.mjs '{"out": …, "home": …, "zip": … | "folders": {…}, …}'
//
//   out         where to write what is made, by its name
//   home        where the sources will be in the browser, for tracebacks
//   zip         an archive of sources, and/or
//   folders     folders of sources (or single files), as name in the archive → path
//   leave_out   beginnings of names that are not wanted
//   documented  for the library: beginnings of names whose docstrings are needed
//   opener      for the game: the module that reads its blocks
//   parts       beginnings of names of modules for the first block, of those among them that are
//               not, of those that are fetched when somebody asks for them, and of those for a
//               room with somebody's bot
//   soon        modules of the rest that will be imported first, in groups
//   stdlib      a library to start Python from: a compiled one is five times quicker
//
// The work itself is done in Python, in the folder inside/.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadPyodide } from 'pyodide';

/**
 * @type {{out: Record<string, string>, home: string, zip?: string, folders?: Record<string, string>,
 *   leave_out?: string[], documented?: string[], opener?: string, parts?: string[][],
 *   soon?: string[][], stdlib?: string}}
 */
const job = JSON.parse(process.argv[2]);
const python = await loadPyodide({
  env: {
    HOME: '/home/pyodide',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONHASHSEED: '0',
    PYTHONNODEBUGRANGES: '1',
  },
  ...(job.stdlib && { stdLibURL: pathToFileURL(path.resolve(job.stdlib)).href }),
});
python.FS.mkdir('inside');
for (const name of ['__init__.py', 'compile.py', 'blocks.py']) {
  const file = fileURLToPath(new URL(`inside/${name}`, import.meta.url));
  python.FS.writeFile(`inside/${name}`, fs.readFileSync(file, 'utf8'));
}
const { sources_of_zip } = python.pyimport('inside.compile');

/**
 * Every file below a folder, as [name, bytes]; other Pythons' caches left out.
 * @param {string} name
 * @param {string} folder
 * @returns {[name: string, bytes: Uint8Array][]}
 */
function filesBelow(name, folder) {
  if (fs.statSync(folder).isFile()) return [[name, new Uint8Array(fs.readFileSync(folder))]];
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.pyc'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => [
      path.posix.join(name, path.relative(folder, file).split(path.sep).join('/')),
      new Uint8Array(fs.readFileSync(file)),
    ]);
}

/** The sources, as a Python dict of name → bytes. */
function sources() {
  const bytes = python.globals.get('bytes');
  let dict = python.globals.get('dict')();
  if (job.zip) {
    python.FS.writeFile('/in.zip', new Uint8Array(fs.readFileSync(job.zip)));
    dict = sources_of_zip('/in.zip');
  }
  /** @param {string} file */
  const unwanted = (file) => (job.leave_out ?? []).some((start) => file.startsWith(start));
  for (const name of [...dict.keys()].filter(unwanted)) dict.delete(name);
  for (const [name, folder] of Object.entries(job.folders ?? {})) {
    for (const [file, data] of filesBelow(name, folder)) {
      if (!unwanted(file)) dict.set(file, bytes(data));
    }
  }
  return dict;
}

/** @param {'documented' | 'parts' | 'soon'} name */
const list = (name) => python.toPy(job[name] ?? []);
try {
  if (job.opener) {
    const { write } = python.pyimport('inside.blocks');
    write(sources(), job.home, job.opener, list('parts'), list('soon'));
  } else {
    const { write } = python.pyimport('inside.compile');
    write(sources(), job.home, list('documented'));
  }
  for (const [name, file] of Object.entries(job.out)) fs.writeFileSync(file, python.FS.readFile(`/${name}`));
} catch (error) {
  // Left to itself, Node would quote the line that threw, which is all of Pyodide.
  fs.writeSync(2, /** @type {Error} */ (error).message);
  process.exit(1);
}
process.exit(0);
