// A bench for somebody's bot: Python in a room that can reach nothing (room.js), and whoever
// watches the door. Fetched when somebody first runs a bot.
//
//   createBench(told)   {run(job), stop()}; jobs and what is told are texts
//                       (web/ui/workshop/bench.py knows both)
//
// The page fetches all that the room takes, for the room can fetch nothing, and hands it over. What comes
// out is trusted with nothing: only texts are heard, no long ones and not too many at a time; none of
// them is looked into here. A room that is silent for too long, or says what it may not, is taken down with all
// that is in it. The next job has another one opened.

import { bounded } from './bounded.js';

const STARTING = 60_000;                      // milliseconds until Python is up
const SILENCE = 10_000;                       // … without a word, while a job is under way
const LONGEST = 100_000;                      // characters of a message
const AT_ONCE = 500;                          // messages that may come at once
const A_SECOND = 100;                         // … and in the long run
const MEMORY = 256 * 1024 * 1024;             // bytes, for Python and all that is in it
const CODE = 'pyodide.asm.wasm';
const FROM_PYODIDE = [
  CODE, 'pyodide.mjs', 'pyodide.asm.mjs', 'pyodide-lock.json', 'memory.wasm', 'python_stdlib.zip',
];
const FROM_GAME = ['first.block', 'rest.block', 'bench.block', 'workshop/inside.js'];

/**
 * @typedef {'slow' | 'memory' | 'died' | 'forbidden'} Code
 * @typedef {{port: MessagePort, close(): void}} Room
 */

const sy = /** @type {Sy} */ (window.sy);

/** @param {string} address */
const fetched = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
};

/** All that a room takes, by name. */
const fetchFiles = async () => {
  const addresses = [...FROM_PYODIDE.map((name) => sy.pyodide + name), ...FROM_GAME.map((name) => sy.base + name)];
  const found = await Promise.all(addresses.map(async (address) => [
    address.slice(address.lastIndexOf('/') + 1), await fetched(address),
  ]));
  /** @type {Record<string, ArrayBuffer>} */
  const files = Object.fromEntries(found);
  bounded(files[CODE], MEMORY);
  return files;
};

/**
 * A new room with these files in it.
 * @param {Record<string, ArrayBuffer>} files
 * @param {(data: unknown) => void} heard
 * @returns {Room}
 */
const openRoom = (files, heard) => {
  const frame = document.createElement('iframe');
  const [jobs, deaths] = [new MessageChannel(), new MessageChannel()];
  for (const { port1 } of [jobs, deaths]) {
    port1.addEventListener('message', ({ data }) => heard(data));
    port1.start();
  }
  frame.hidden = true;
  frame.src = `${sy.base}workshop/room.html`;
  frame.addEventListener('load', () => {
    frame.contentWindow?.postMessage(files, location.origin, [jobs.port2, deaths.port2, ...Object.values(files)]);
  }, { once: true });
  document.body.append(frame);
  const close = () => {
    jobs.port1.close();
    deaths.port1.close();
    frame.remove();
  };
  return { port: jobs.port1, close };
};

/** Whether one more message may come now. */
const createGate = () => {
  let left = AT_ONCE;
  let last = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(AT_ONCE, left + (now - last) * A_SECOND / 1000);
    last = now;
    left -= 1;
    return left >= 0;
  };
};

/** @param {(text: string) => void} told */
export const createBench = (told) => {
  /** @type {Room | null} */
  let room = null;
  /** @type {string[]} */
  let jobs = [];                              // the first one is under way, or waits for a room
  let isUp = false;
  let rooms = 0;                              // how many there were: words of an earlier one mean nothing
  let timer = 0;

  const stop = () => {
    clearTimeout(timer);
    room?.close();
    room = null;
    isUp = false;
    rooms += 1;
    jobs = [];
  };

  /**
   * @param {Code} code
   * @param {string} [text]
   */
  const fail = (code, text = '') => {
    stop();
    told(JSON.stringify({ told: 'fault', code, text: text.slice(0, 300), line: 0, seed: null, record: '' }));
  };

  /**
   * @param {number} patience
   * @param {Code} code
   */
  const watch = (patience, code) => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(code), patience);
  };

  const begin = () => {
    if (!jobs.length) return clearTimeout(timer);
    watch(SILENCE, 'slow');
    return room?.port.postMessage(jobs[0]);
  };

  /**
   * What is said while a job is under way; whether that may be said.
   * @param {string} text
   */
  const hearOfJob = (text) => {
    watch(SILENCE, 'slow');
    if (text === 'rest') {
      jobs.shift();
      begin();
    } else if (text.startsWith('=')) told(text.slice(1));
    else return text === 'alive';
    return true;
  };

  /** @param {string} text */
  const hear = (text) => {
    if (text.startsWith('died')) fail('died', text.slice(5));
    else if (text === 'memory') fail('memory');
    else if (!isUp && text === 'ready') {
      isUp = true;
      told('{"told":"started"}');
      begin();
    } else if (!isUp || !jobs.length || !hearOfJob(text)) fail('forbidden');
  };

  const open = async () => {
    const own = rooms;
    const mayCome = createGate();
    try {
      const files = await fetchFiles();
      if (own !== rooms) return;
      room = openRoom(files, (data) => {
        if (own !== rooms) return;
        if (typeof data !== 'string' || data.length > LONGEST || !mayCome()) fail('forbidden');
        else hear(data);
      });
      watch(STARTING, 'died');
    } catch (error) {
      if (own === rooms) fail('died', String(error));
    }
  };

  /** @param {string} job */
  const run = (job) => {
    jobs.push(job);
    if (jobs.length > 1) return;
    if (isUp) begin();
    else open();
  };

  return { run, stop };
};
