// The worker in a room that can reach nothing: Python, the game, and somebody's bot (room.js).
//
// One message brings every file and a port. By the port come jobs, as texts, and go
//
//   "ready"     Python is up
//   "=…"        something that Python tells, as sy_core/bots/workshop.py writes it
//   "alive"     … as it does between any two choices
//   "rest"      the job is over, whatever came of it
//   "memory"    Python wanted more of it than there is, and is no more
//   "died …"    … or for another reason
//
// What guards everybody else is the policy of the room and that it has no origin. That names are taken
// away here is a second belt: whoever looks for them finds that they are not there.

import { fromMemory } from '../boot/memory.js';

/**
 * @typedef {(job: string, tell: (text: string) => void) => void} Work
 */

// Where Pyodide believes its files to be; what it takes is at hand.
const NOWHERE = 'room:/';
// Where it was when the memory was made: packages look for their modules there. What was in that one is
// to be forgotten.
const LIBRARY = '/lib/python314.zip';
const START = `
import sys, zipimport
from bundle import open_bundle
async def start(rest, bench, library):
    bundle = open_bundle(rest)
    await bundle.complete()
    bundle.add(bench)
    zipimport._zip_directory_cache.clear()
    sys.path.append(library)
    from sy_core.bots.workshop import Workshop
    for name in ("js", "pyodide_js"):
        sys.modules.pop(name, None)
    return Workshop().work
start`;
// What the language itself offers, and what Python still needs when it is up.
const KEPT = new Set(`
  Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise
  RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  SuppressedError InternalError globalThis JSON Math Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array
  Int16Array Uint32Array Int32Array Float16Array Float32Array Float64Array Uint8ClampedArray BigUint64Array
  BigInt64Array DataView Map BigInt Set Iterator WeakMap WeakSet WeakRef Proxy Reflect FinalizationRegistry
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape eval isFinite isNaN constructor
  self console WebAssembly TextDecoder TextEncoder performance crypto Crypto setTimeout clearTimeout
  queueMicrotask
`.trim().split(/\s+/));

/** Everything else that a worker has, own or inherited. */
const takeAway = () => {
  for (let scope = globalThis; scope && scope !== Object.prototype; scope = Object.getPrototypeOf(scope)) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (!KEPT.has(name)) Reflect.deleteProperty(scope, name);
    }
  }
};

/** @param {ArrayBuffer} script */
const imported = (script) => import(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));

/**
 * @param {Record<string, ArrayBuffer>} files
 * @returns {Promise<Work>}
 */
const start = async (files) => {
  globalThis.fetch = async () => new Response();    // Pyodide asks, and has it already
  const [own, core] = await Promise.all([imported(files['pyodide.mjs']), imported(files['pyodide.asm.mjs'])]);
  const options = {
    indexURL: NOWHERE,
    createPyodideModule: core.default,
    lockFileContents: JSON.parse(new TextDecoder().decode(files['pyodide-lock.json'])),
    jsglobals: Object.create(null),
    convertNullToNone: true,
    stdin: () => null,
  };
  const python = await fromMemory(own.loadPyodide, options, {
    wasm: WebAssembly.compile(files['pyodide.asm.wasm']),
    memory: WebAssembly.compile(files['memory.wasm']),
  });
  python.FS.writeFile('first.block', new Uint8Array(files['first.block']));
  python.FS.writeFile(LIBRARY, new Uint8Array(files['python_stdlib.zip']));
  const work = await python.runPython(START)(Promise.resolve(files['rest.block']), files['bench.block'], LIBRARY);
  for (const name of ['js', 'pyodide_js']) python.unregisterJsModule(name);
  return work;
};

/** Whether more memory was wanted than there is: told anew for each job. */
const watchMemory = () => {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  let refused = false;
  prototype.grow = function growWatched(pages) {
    try {
      return grow.call(this, pages);
    } catch (error) {
      refused = true;
      throw error;
    }
  };
  return { begin: () => { refused = false; }, wasRefused: () => refused };
};

/**
 * @param {MessagePort} port
 * @param {Work} work
 */
const listen = (port, work) => {
  const say = port.postMessage.bind(port);
  const memory = watchMemory();
  const tell = (/** @type {unknown} */ text) => say(text === 'alive' ? text : `=${text}`);
  port.addEventListener('message', ({ data }) => {
    memory.begin();
    try {
      work(data, tell);
      say('rest');
    } catch (error) {
      say(memory.wasRefused() ? 'memory' : `died ${String(error).slice(-300)}`);
    }
  });
  port.start();
  say('ready');
};

/** @param {MessageEvent<Record<string, ArrayBuffer>>} event */
const begin = async ({ data, ports: [port] }) => {
  try {
    listen(port, await start(data));
    takeAway();
  } catch (error) {
    port.postMessage(`died ${error}`);
  }
};
addEventListener('message', begin, { once: true });
