// Starts Python with the game in it; the build puts this file beside Pyodide, as python.mjs.
//
// PyScript loads its interpreter from the module that its configuration names, but only
// after its own code has arrived and has read the page. Python needs most of the time,
// and nothing of PyScript's, so it does not wait: when PyScript asks for it, it is on
// its way. What Python prints before that goes to the console. A computer player's
// thread starts it in the same way.
//
// There are two ways (docs/adr/0009-the-start-from-memory.md):
//
//   from memory   memory.js; the game comes as byte code, in blocks
//   plain         as Pyodide is published, with its own library and the game's sources:
//                 for debugging, and where the other way fails
//
// Whoever starts it says how in globalThis.sy:
//
//   base       address of the folder with the game
//   plain      whether to start in the plain way
//   compiled   what is being compiled already, if anything is (fetching.js)
//   refused(e) called if Python cannot start from memory; it will not start then
//
// and finds there, then:
//
//   rest       a promise of the second block (nothing in the plain way)
import { loadPyodide as load, version } from './pyodide.mjs';
import { fromMemory } from './memory.js';
import { compileStreaming, instantiateStreaming, withCode } from './streaming.js';

const FIRST = 'first.block';                  // bundle.py looks for it, by this name
const PAUSE = 2000;                           // milliseconds until something lost is asked for again

/**
 * @import { PyodideAPI } from 'pyodide'
 * @import { PythonStart } from './types'
 */

const how = /** @type {PythonStart} */ (globalThis.sy);
const { base, plain, compiled, refused } = how;

/** @param {string} name */
const beside = (name) => new URL(name, import.meta.url).href;
/**
 * @param {string} name
 * @param {RequestPriority} [priority]
 */
const fetched = async (name, priority = 'auto') => {
  const response = await fetch(new URL(name, base), { priority });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.arrayBuffer();
};
/**
 * On its way; if it does not come, whoever waits for it hears of it, and only then.
 * @param {string} name
 */
const archive = (name) => {
  const promise = fetched(name);
  promise.catch(() => {});
  return promise;
};

/**
 * Asked for until it comes: the game goes on meanwhile, and waits where it must.
 * @param {string} name
 */
const atLast = async (name) => {
  for (;;) {
    try {
      return await fetched(name, 'low');
    } catch {
      await new Promise((done) => { setTimeout(done, PAUSE); });
    }
  }
};

/** @type {{stdout: (text: string) => void, stderr: (text: string) => void}} */
const outlets = { stdout: console.log, stderr: console.error };
const options = {
  convertNullToNone: true,                    // what Python code expects of a null
  /** @param {string} text */
  stdout: (text) => outlets.stdout(text),
  /** @param {string} text */
  stderr: (text) => outlets.stderr(text),
};

const plainly = async () => {
  const sources = archive('sources.tar.bz2');
  const python = await withCode(instantiateStreaming, () => load(options));
  python.unpackArchive(await sources, 'bztar');
  return python;
};

/** @returns {Promise<PyodideAPI>} */
const fast = async () => {
  const first = archive(FIRST);
  try {
    const memory = compiled?.memory ?? compileStreaming(fetch(beside('memory.wasm')));
    // All of the library that is needed is in memory. Pyodide insists on a file; this
    // one is small, and fetched in any case.
    const stdLibURL = beside('pyodide-lock.json');
    const python = await fromMemory(load, { ...options, stdLibURL }, { wasm: compiled?.wasm, memory });
    python.FS.writeFile(FIRST, new Uint8Array(await first));
    return python;
  } catch (error) {
    if (!refused) throw error;
    refused(error);
    return new Promise(() => {});             // the page begins anew, or says why it does not
  }
};

how.rest = plain ? null : atLast('rest.block');
const python = plain ? plainly() : fast();

/**
 * What PyScript calls, once; a worker of ours likewise.
 * @param {Partial<typeof outlets>} [others]
 */
export const loadPyodide = (others) => {
  Object.assign(outlets, others);
  return python;
};
export { version };
