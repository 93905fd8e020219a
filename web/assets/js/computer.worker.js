// A computer player's own thread: Python once more, with nothing of the page in it.
//
// The first message says how to start Python: {pyodide, base, plain}, as the page's own
// window.sy has it. Every further one is a question as text, `{id, ask}`. Answers go back
// as `{id, answer}`, at most one `{id, so_far}` before it; `{ready: true}` and `{error}`
// tell how starting went. It is a plain module worker: it needs no isolation of the page
// and runs in frames as well.

/**
 * @import { PythonStart } from '../../boot/types'
 *
 * @typedef {{id: number, ask: string}} Question
 * @typedef {{ready: true} | {id: number, so_far: string} | {id: number, answer: string}
 *           | {id?: number, error: string}} Message
 * @typedef {(ask: string, tell: (so_far: string) => void) => string} Think
 */

const START = `
from bundle import open_bundle
async def start(rest):
    await open_bundle(rest).complete()
    from time import perf_counter
    from sy_core.ai.service import respond
    return lambda ask, tell: respond(ask, perf_counter, tell)
start`;

/** @param {Message} message */
const say = (message) => postMessage(JSON.stringify(message));

/**
 * @param {PythonStart} how
 * @returns {Promise<Think>}
 */
const start = async (how) => {
  globalThis.sy = how;
  /** @type {typeof import('../../boot/python.js')} */
  const { loadPyodide } = await import(`${how.pyodide}python.mjs`);
  const python = await loadPyodide();
  return python.runPython(START)(how.rest);
};

/** @type {Promise<Think> | undefined} */
let started;

onmessage = async ({ data }) => {
  /** @type {PythonStart | Question} */
  const message = JSON.parse(data);
  try {
    if ('pyodide' in message) {
      started = start(message);
      await started;
      say({ ready: true });
      return;
    }
    const think = /** @type {Think} */ (await started);
    const { id, ask } = message;
    const answer = think(ask, (so_far) => say({ id, so_far }));
    say({ id, answer });
  } catch (error) {
    say({ id: 'id' in message ? message.id : undefined, error: String(error) });
  }
};
