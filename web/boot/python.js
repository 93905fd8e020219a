// Starts Python at once; the build puts this file beside Pyodide, as python.mjs.
//
// PyScript loads its interpreter from the module that its configuration names, but only
// after its own code has arrived and has read the page. Python needs most of the time,
// and nothing of PyScript's, so it does not wait: when PyScript asks for it, it is on
// its way. What Python prints before that goes to the console.
//
// Python does not start from nothing. The build has started it and kept its memory
// (tools/site/python/snapshot.mjs); it is put back, and Python goes on from there.
import { loadPyodide as load, version } from './pyodide.mjs';

const beside = (name) => new URL(name, import.meta.url).href;
// The page has begun to compile both meanwhile (fetching.js); a worker begins now.
const { wasm, memory } = globalThis.sy?.compiled ?? {};

const remembered = (async () => {
  const module = await (memory ?? WebAssembly.compileStreaming(fetch(beside('memory.wasm'))));
  const { exports } = await WebAssembly.instantiate(module);
  return {
    bytes: new Uint8Array(exports.memory.buffer, 0, exports.length.value),
    fixed: exports.fixed.value,
  };
})();

/** Adds what Pyodide's own code puts into memory, which is not in what was kept. */
const addFixed = ({ bytes, fixed }, { exports: { memory: own } }) => {
  const [, begin] = new Uint32Array(bytes.buffer, 0, 2);
  const to = new Uint32Array(bytes.buffer, begin, fixed / 4);
  const from = new Uint32Array(own.buffer, 0, fixed / 4);
  for (let at = 0; at < to.length; at += 1) to[at] ^= from[at];
};

const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (source, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  const module = await (wasm ?? WebAssembly.compileStreaming(source));
  const instance = await WebAssembly.instantiate(module, imports);
  addFixed(await remembered, instance);
  return { module, instance };
};

const outlets = { stdout: console.log, stderr: console.error };
const python = load({
  convertNullToNone: true,                    // what Python code expects of a null
  stdout: (text) => outlets.stdout(text),
  stderr: (text) => outlets.stderr(text),
  _loadSnapshot: remembered.then(({ bytes }) => bytes),
  // All of the library that is needed is in memory. Pyodide insists on a file; this one
  // is small, and fetched in any case.
  stdLibURL: beside('pyodide-lock.json'),
}).then((loaded) => {
  loaded.runPython('import random; random.seed()');    // was kept with everything else
  return loaded;
});

/** What PyScript calls, once; a worker of ours likewise. */
export const loadPyodide = (options) => {
  Object.assign(outlets, options);
  return python;
};
export { version };
