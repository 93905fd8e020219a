// Python from the memory that the build has kept (tools/site/python/snapshot.mjs).
//
// Starting Python is mostly the same work every time, so the build has done it; its memory
// is put back, and Python goes on from there. `_loadSnapshot` is Pyodide's own way to do
// that, but none that its authors promise to keep.

import { compileStreaming, withCode } from './streaming.js';

/**
 * @import { loadPyodide } from 'pyodide'
 * @import { Compiled } from './types'
 *
 * @typedef {{bytes: Uint8Array, fixed: number}} Kept
 * @typedef {{memory: WebAssembly.Memory, length: WebAssembly.Global<'i32'>,
 *            fixed: WebAssembly.Global<'i32'>}} KeptExports
 *
 * @typedef {Parameters<typeof loadPyodide>[0]} Options
 */

/**
 * Adds what Pyodide's own code puts into memory, which is not in what was kept.
 * @param {Kept} kept
 * @param {WebAssembly.Instance} instance
 */
const addFixed = ({ bytes, fixed }, { exports }) => {
  const { memory: own } = /** @type {{memory: WebAssembly.Memory}} */ (exports);
  const [, begin] = new Uint32Array(bytes.buffer, 0, 2);
  const to = new Uint32Array(bytes.buffer, begin, fixed / 4);
  const from = new Uint32Array(own.buffer, 0, fixed / 4);
  for (let at = 0; at < to.length; at += 1) to[at] ^= from[at];
};

/**
 * @param {Promise<WebAssembly.Module>} module
 * @returns {Promise<Kept>}
 */
const unpacked = async (module) => {
  const { exports } = await WebAssembly.instantiate(await module);
  const { memory, length, fixed } = /** @type {KeptExports} */ (exports);
  return { bytes: new Uint8Array(memory.buffer, 0, length.value), fixed: fixed.value };
};

/**
 * Pyodide, by its own *load*. Its *memory* is handed over as a promise, and so is its code, *wasm*,
 * if that is being compiled already.
 * @param {typeof loadPyodide} load
 * @param {Options} options
 * @param {Compiled & Required<Pick<Compiled, 'memory'>>} compiled
 */
export const fromMemory = async (load, options, { wasm, memory }) => {
  const kept = unpacked(memory);
  const bytes = kept.then((each) => each.bytes);
  bytes.catch(() => {});                      // told when Pyodide comes to wait for it
  /** @type {typeof WebAssembly.instantiateStreaming} */
  const instantiate = async (source, imports) => {
    const module = await (wasm ?? compileStreaming(source));
    const instance = await WebAssembly.instantiate(module, imports);
    addFixed(await kept, instance);
    return { module, instance };
  };
  const python = await withCode(instantiate, () => load({ ...options, _loadSnapshot: bytes }));
  python.runPython('import random; random.seed()');    // was kept with everything else
  return python;
};
