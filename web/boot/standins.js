/* PyScript and Pyodide name these as soon as they are read, though they need none for what
 * they do here; where one is missing or refused, they would never start.
 */

/** As in a sandbox: whoever wants a thread is refused, and does without (threads.py). */
function NoWorker() {
  throw new Error('This browser starts no workers');
}

/** For PyScript's own workers, which we never start. */
class NobodyHears {
  postMessage() {}
  close() {}
}

/** Until PyScript has been read: then the browser's own is back (pyscript.js). */
export const standIn = () => {
  const window = /** @type {Record<string, any>} */ (/** @type {unknown} */ (globalThis));
  if (!window.Worker) window.Worker = NoWorker;
  // By this name Pyodide knows a page from a worker.
  if (!('sessionStorage' in window)) window.sessionStorage = null;
  // Pyodide takes the one for a sign that the other is there, too.
  if (!window.WebAssembly.promising) delete window.WebAssembly.Suspending;
  const own = Object.getOwnPropertyDescriptor(window, 'BroadcastChannel');
  window.BroadcastChannel = NobodyHears;
  return () => {
    if (own) Object.defineProperty(window, 'BroadcastChannel', own);
    else delete window.BroadcastChannel;
  };
};
