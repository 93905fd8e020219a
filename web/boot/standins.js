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

/**
 * PyScript has the browser tell it of every change to the page, and looks through each of them
 * for scripts and attributes of its own: a good part of the work for an input. Ours stands in
 * the page from the beginning, and no other comes. Nobody else watches so much.
 */
const leaveUnwatched = () => {
  const { prototype } = MutationObserver;
  const { observe } = prototype;
  prototype.observe = function observeLess(target, options) {
    if (target === document && options?.attributes) prototype.observe = observe;
    else observe.call(this, target, options);
  };
};

/** Until PyScript has been read (pyscript.js): then the browser's own are back. */
export const standIn = () => {
  const window = /** @type {Record<string, any>} */ (/** @type {unknown} */ (globalThis));
  if (!window.Worker) window.Worker = NoWorker;
  // By this name Pyodide knows a page from a worker.
  if (!('sessionStorage' in window)) window.sessionStorage = null;
  // Pyodide takes the one for a sign that the other is there, too.
  if (!window.WebAssembly.promising) delete window.WebAssembly.Suspending;
  const own = Object.getOwnPropertyDescriptor(window, 'BroadcastChannel');
  window.BroadcastChannel = NobodyHears;
  leaveUnwatched();
  return () => {
    if (own) Object.defineProperty(window, 'BroadcastChannel', own);
    else delete window.BroadcastChannel;
  };
};
