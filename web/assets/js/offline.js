// Offline play: has the site kept on this device, and says how that goes.
//
// Loaded when the page is up, so that it takes nothing from the start. Every change is
// told by an event on the document, "sy-offline", whose detail is a JSON text:
//
//   {"state": "fetching", "done": 5000000, "total": 14000000}     bytes, first visit only
//   {"state": "ready"}                                 everything is kept
//   {"state": "failed"}                                the first download did not finish
//   {"state": "news", "version": "0.2.0", "others": false}
//        a new release waits for the next start; others: it could not take over at once,
//        because the game is open elsewhere
//
// Where a page may keep nothing (no https, a sandbox, a foreign frame, storage refused)
// nothing is said at all. What the worker does: sw.js.

const HOUR = 3_600_000;
const site = new URL('../../', import.meta.url);
const container = (() => { try { return navigator.serviceWorker; } catch { return undefined; } })();
/** @type {ServiceWorkerRegistration} */
let registration;
let looked = Date.now();

/**
 * @typedef {object} News  as above
 * @property {'fetching' | 'ready' | 'failed' | 'news'} state  how it goes
 * @property {number} [done]  bytes
 * @property {number} [total]  bytes
 * @property {string} [version]  of the new release
 * @property {boolean} [others]  whether the game is open elsewhere
 *
 * @typedef {object} Answers  what sw.js answers, by question
 * @property {{version: string, build: string}} release  which release it is of
 * @property {boolean} switch  whether it takes over
 */

/** @param {News} news */
const tell = (news) => document.dispatchEvent(
  new CustomEvent('sy-offline', { detail: JSON.stringify(news) }),
);

/**
 * @template {keyof Answers} Question
 * @param {ServiceWorker} worker
 * @param {Question} question
 * @returns {Promise<Answers[Question]>}
 */
const ask = (worker, question) => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- only so does a port begin to deliver
  port1.onmessage = (event) => done(event.data);
  worker.postMessage(question, [port2]);
});

/** The worker of a release that this page is not of, if there is one. */
const newer = async () => {
  const { waiting, active } = registration;
  const worker = waiting || active;
  if (!worker) return null;
  const { version, build } = await ask(worker, 'release');
  const own = window.sy?.build ?? build;
  // The very first release waits for a moment, too.
  return (waiting && active) || build !== own ? { worker, version } : null;
};

/** Say whether a new release waits, once there is one at all. */
const look = async () => {
  if (!registration.active && !registration.waiting) return;
  const found = await newer();
  tell(found ? { state: 'news', version: found.version, others: false } : { state: 'ready' });
};

/** @param {ServiceWorker | null} worker */
const follow = (worker) => worker?.addEventListener('statechange', () => {
  if (worker.state === 'redundant' && !registration.active) tell({ state: 'failed' });
  else if (worker.state === 'installed' || worker.state === 'activated') look();
});

/** On request: the new release takes over, and the page begins anew with it. */
const change = async () => {
  const found = registration && await newer();
  if (!found) return;
  const { worker, version } = found;
  if (worker !== registration.waiting) {
    location.reload();
    return;
  }
  worker.addEventListener('statechange', () => { if (worker.state === 'activated') location.reload(); });
  if (!await ask(worker, 'switch')) tell({ state: 'news', version, others: true });
};

const check = () => {
  looked = Date.now();
  registration.update().catch(() => {});      // no network: next time
};

/** @param {ServiceWorkerContainer} workers */
const start = async (workers) => {
  workers.addEventListener('message', ({ data }) => {
    if (data?.progress && !registration?.active) tell({ state: 'fetching', ...data.progress });
  });
  workers.startMessages();
  registration = await workers.register(new URL('sw.js', site), { updateViaCache: 'none' });
  if (!registration) return;
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  if (registration.active) check();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - looked > HOUR) check();
  });
  await look();
};

if (window.sy) window.sy.switchRelease = change;
// A frame in somebody else's page does not fill the reader's disk.
if (container && window === window.top) start(container).catch(() => {});
