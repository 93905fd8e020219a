// Starts Python at once; the build puts this file beside Pyodide, as python.mjs.
//
// PyScript loads its interpreter from the module that its configuration names, but only
// after its own code has arrived and has read the page. Python needs most of the time,
// and nothing of PyScript's, so it does not wait: when PyScript asks for it, it is on
// its way. What Python prints before that goes to the console.
//
// Python does not start from nothing. The build has started it and kept its memory
// (tools/site/memory.mjs); it is put back, and Python goes on from there.
import { loadPyodide as load, version } from './pyodide.mjs';

const beside = (name) => new URL(name, import.meta.url).href;
// The page has begun to compile both meanwhile (30-start.js); a worker begins now.
const { wasm, memory } = globalThis.sy ?? {};

// Pages of 64 kB: Python's first memory, and one for what Pyodide wants to know of it.
const room = new WebAssembly.Memory({ initial: 481 });
const remembered = (async () => {
  const module = await (memory ?? WebAssembly.compileStreaming(fetch(beside('memory.wasm'))));
  return WebAssembly.instantiate(module, { python: { memory: room } });
})();

/** Adds what Pyodide's own code puts into memory, which is not in what was kept. */
const addFixed = (own, { exports }) => {
  const { memory } = own.exports;
  const from = new Uint32Array(memory.buffer, 0, exports.fixed.value / 4);
  const to = new Uint32Array(room.buffer, room.buffer.byteLength - memory.buffer.byteLength);
  for (let at = 0; at < from.length; at += 1) to[at] ^= from[at];
};

const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (source, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  const module = await (wasm ?? WebAssembly.compileStreaming(source));
  const instance = await WebAssembly.instantiate(module, imports);
  addFixed(instance, await remembered);
  return { module, instance };
};

const outlets = { stdout: console.log, stderr: console.error };
const python = load({
  convertNullToNone: true,                    // what Python code expects of a null
  stdout: (text) => outlets.stdout(text),
  stderr: (text) => outlets.stderr(text),
  _loadSnapshot: new Uint8Array(room.buffer),
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
