// Starts Python once and for all: writes its memory as it is when Python is up.
//
//   node tools/site/python/snapshot.mjs '{"stdlib": …, "modules": […], "own": {…}, "out": {"memory.wasm": …}}'
//
//   stdlib   the library to start it from
//   modules  what else is to be imported by then
//   own      modules of ours to keep at hand, as name → path
//   out      the file to write
//
// Pyodide can make such a snapshot and begin from it. Half of it is what Pyodide's own
// WebAssembly puts into memory anyway; that half is left out by writing only how it
// differs (XOR). The file is a WebAssembly module as well: it has a memory, filled with
// those stretches that are not zero. So any server compresses it as it does Pyodide,
// and any browser unpacks it without a line of ours. It exports
//
//   memory   the snapshot, as Pyodide wants it: a header, then Python's memory
//   length   its length in bytes
//   fixed    the bytes of Python's memory, from its beginning, that are to be XORed
//
// web/boot/python.js begins from it. Equal inputs give equal bytes: no clock, no chance, no
// time zone.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadPyodide } from 'pyodide';

/**
 * @typedef {(bytes: BufferSource, imports?: WebAssembly.Imports)
 *   => Promise<WebAssembly.WebAssemblyInstantiatedSource>} FromBytes
 */

/** @type {{stdlib: string, modules: string[], own: Record<string, string>, out: {'memory.wasm': string}}} */
const job = JSON.parse(process.argv[2]);
const HEADER = 1;                             // the header's word that tells its own length
const PAGE = 65536;
const GAP = 256;                              // shorter stretches of zeros are written out
const LIBRARY = '/lib/python314.zip';

process.env.TZ = 'UTC';
// Python asks for bytes only.
crypto.randomFillSync = /** @type {typeof crypto.randomFillSync} */ (
  (/** @type {Uint8Array} */ view) => view.fill(0)
);
Date.now = () => 0;
performance.now = () => 0;

/**
 * What Pyodide's WebAssembly itself puts into memory, before anything runs.
 * @type {Uint8Array | undefined}
 */
let fixed;
const instantiate = /** @type {FromBytes} */ (WebAssembly.instantiate);
/** @type {FromBytes} */
const watched = async (...values) => {
  const made = await instantiate(...values);
  const { memory } = /** @type {{memory?: WebAssembly.Memory}} */ (made.instance.exports);
  if (memory && !fixed) fixed = new Uint8Array(memory.buffer.slice());
  return made;
};
WebAssembly.instantiate = /** @type {typeof WebAssembly.instantiate} */ (watched);

/** The snapshot; what is fixed in it appears as zeros. */
async function snapshot() {
  const python = await loadPyodide({
    _makeSnapshot: true,
    _sysExecutable: './this.program',         // as in a browser; else a path of this machine
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
    stdLibURL: pathToFileURL(path.resolve(job.stdlib)).href,
  });
  const inside = fileURLToPath(new URL('inside/ready.py', import.meta.url));
  const names = python.toPy({ __name__: 'ready' });
  python.runPython(fs.readFileSync(inside, 'utf8'), { globals: names });
  const own = Object.entries(job.own).map(([name, file]) => [name, fs.readFileSync(file, 'utf8')]);
  names.get('get_ready')(LIBRARY, python.toPy(job.modules), python.toPy(Object.fromEntries(own)));
  names.destroy();
  const bytes = python.makeMemorySnapshot();
  if (!fixed) throw new Error('Pyodide has started without a memory');
  const end = Math.ceil((fixed.findLastIndex((byte) => byte) + 1) / 4) * 4;    // whole words
  const begin = new Uint32Array(bytes.buffer, 0, HEADER + 1)[HEADER];
  for (let at = 0; at < end; at += 1) bytes[begin + at] ^= fixed[at];
  return { bytes, end };
}

// ---- the few parts of a WebAssembly module (its specification, chapter 5)

/** @param {number} value */
const number = (value) => {                   // signed, in groups of seven bits
  const groups = [];
  for (let rest = value; ; rest >>= 7) {
    const last = rest >> 6 === 0;
    groups.push((rest & 127) | (last ? 0 : 128));
    if (last) return Buffer.from(groups);
  }
};
/** @param {number} value */
const size = (value) => {                     // unsigned
  const groups = [];
  for (let rest = value; ; rest >>>= 7) {
    groups.push((rest & 127) | (rest > 127 ? 128 : 0));
    if (rest < 128) return Buffer.from(groups);
  }
};
/** @param {(number | Uint8Array)[]} parts */
const all = (...parts) => Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)));
/** @param {Uint8Array[]} items */
const list = (items) => all(size(items.length), ...items);
/** @type {(id: number, items: Uint8Array[]) => Buffer} */
const section = (id, items) => { const body = list(items); return all(id, size(body.length), body); };
/** @param {number} value */
const constant = (value) => all(0x41, number(value), 0x0b);
/** @param {number} value */
const global = (value) => all(0x7f, 0, constant(value));
/** @type {(name: string, kind: number, index: number) => Buffer} */
const exported = (name, kind, index) => all(size(name.length), Buffer.from(name), kind, index);

/**
 * Stretches that are not zero, as [begin, end).
 * @param {Uint8Array} bytes
 */
function stretches(bytes) {
  /** @type {[begin: number, end: number][]} */
  const found = [];
  for (let at = 0; at < bytes.length; at += 1) {
    if (!bytes[at]) continue;
    const last = found.at(-1);
    if (last && at - last[1] < GAP) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

/** @param {Awaited<ReturnType<typeof snapshot>>} kept */
function webAssembly({ bytes, end }) {
  const data = stretches(bytes).map(([from, to]) =>
    all(0, constant(from), size(to - from), bytes.subarray(from, to)));
  return all(
    Buffer.from('\0asm\x01\0\0\0'),
    section(5, [all(0, size(Math.ceil(bytes.length / PAGE)))]),
    section(6, [global(bytes.length), global(end)]),
    section(7, [exported('memory', 2, 0), exported('length', 3, 0), exported('fixed', 3, 1)]),
    section(11, data),
  );
}

try {
  fs.writeFileSync(job.out['memory.wasm'], webAssembly(await snapshot()));
} catch (error) {
  // Left to itself, Node would quote the line that threw, which is all of Pyodide.
  fs.writeSync(2, /** @type {Error} */ (error).message);
  process.exit(1);
}
process.exit(0);
