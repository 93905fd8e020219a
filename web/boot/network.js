/* Files on their way: how much of them has arrived, and which of them will not come. */

import { embedded, isAwaited, nameOf, release, site, sizes } from './page.js';
import { count, fail, reach } from './progress.js';
import { storage } from './settings.js';

/** Whether this browser has started this very Python before. */
export const seenBefore = embedded || storage((s) => s.getItem(`${site}runtime`)) === release.pyodide;
export const rememberVisit = () => storage((s) => s.setItem(`${site}runtime`, release.pyodide));

// Whole files, however they were fetched; where nobody tells of them, the bar stands still.
const watcher = window.PerformanceObserver && new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
  const name = nameOf(entry.name);
  count(name, sizes[name]);
}));

// Only on a first visit are bytes counted one by one: a response that was passed
// through our hands loses the browser's compiled code.
/**
 * @param {string} name
 * @param {Response} response
 */
const counting = (name, response) => {
  if (seenBefore || !(sizes[name] > 1e5) || !response.body || !window.TransformStream) return response;
  let bytes = 0;
  const meter = new TransformStream({
    transform(chunk, controller) { count(name, bytes += chunk.byteLength); controller.enqueue(chunk); },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(meter), { status, statusText, headers });
};

/**
 * The whole address that a request is for.
 * @param {RequestInfo | URL} request
 */
export const addressOf = (request) => new URL(request instanceof Request ? request.url : request, location.href).href;

const fetched = window.fetch;
/**
 * As the browser's own; what is missing is told.
 * @param {Parameters<typeof fetch>} request
 */
export const watchedFetch = async (...request) => {
  const name = nameOf(addressOf(request[0]));
  try {
    const response = await fetched.apply(window, request);
    if (!response.ok && isAwaited(name)) fail('lost', name);
    return isAwaited(name) ? counting(name, response) : response;
  } catch (error) {
    if (isAwaited(name)) fail('lost', name);
    throw error;
  }
};

/** @param {Event} event */
const byPyScript = (event) => {
  const said = String(/** @type {CustomEvent} */ (event).detail);
  if (said === 'Loading interpreter') reach('python');
  if (said === 'Loaded interpreter') reach('unpack');
};
/** @param {Event} event */
const missingFile = ({ target }) => {
  const { src, href } = /** @type {{src?: string, href?: string}} */ (target);
  const address = src || href;
  if (address && target !== window) fail('lost', nameOf(address));
};
/** @type {(detail: unknown) => void} */
let broken;
/** @param {PromiseRejectionEvent} event */
const rejected = ({ reason }) => broken(reason);

/**
 * Watch everything that is fetched, by whomever; *answer* may have it at hand. *whenBroken*
 * hears of errors that nobody else has heard.
 * @param {(request: RequestInfo | URL) => Response | null} answer
 * @param {(detail: unknown) => void} whenBroken
 */
export const watch = (answer, whenBroken) => {
  broken = whenBroken;
  window.addEventListener('py:progress', byPyScript);
  window.addEventListener('error', missingFile, true);
  window.addEventListener('unhandledrejection', rejected);
  watcher?.observe({ type: 'resource', buffered: true });
  window.fetch = async (...request) => answer(request[0]) || watchedFetch(...request);
};

export const stopWatching = () => {
  window.removeEventListener('py:progress', byPyScript);
  window.removeEventListener('error', missingFile, true);
  window.removeEventListener('unhandledrejection', rejected);
  watcher?.disconnect();
  window.fetch = fetched;
};
