// Offline play: has the site kept on this device, and says how that goes.
//
// Loaded when the page is up, so that it takes nothing from the start. Every change is
// told by an event on the document, "sy-offline", whose detail is a JSON text:
//
//   {"state": "fetching", "done": 5000000, "total": 14000000}     bytes: on a first visit,
//        and where something was cleared away
//   {"state": "ready"}                                 everything is kept: it was counted
//   {"state": "failed", "why": "network"}              the first download did not finish
//   {"state": "gaps", "why": "network"}                some of it was cleared away, and could
//        not be fetched again yet
//   {"state": "news", "version": "0.2.0", "others": false}
//        a new release waits for the next start; others: it could not take over at once,
//        because the game is open elsewhere
//
// Why: it did not come by the "network", there is no "room", or the browser has "denied" it.
// Where a page cannot keep anything (no https, a sandbox, a foreign frame) nothing is said
// at all. What the worker does: sw.js.

const HOUR = 3_600_000;
const STALLED = 60_000;        // then nothing is on its way any more
const AGAIN = 5_000;           // a network that is back may not carry anything yet
const site = new URL('../../', import.meta.url);
const container = (() => { try { return navigator.serviceWorker; } catch { return undefined; } })();
/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let looked = Date.now();
/** @param {string} address */
const scriptOf = (address) => window.sy?.script?.(address) ?? address;

/**
 * @typedef {object} News  as above
 * @property {'fetching' | 'ready' | 'failed' | 'gaps' | 'news'} state  how it goes
 * @property {string} [why]  as above
 * @property {number} [done]  bytes
 * @property {number} [total]  bytes
 * @property {string} [version]  of the new release
 * @property {boolean} [others]  whether the game is open elsewhere
 *
 * @typedef {object} Answers  what sw.js answers, by question
 * @property {{version: string, build: string}} release  which release it is of
 * @property {{why: string}} keep  why not everything is there; empty: it is
 * @property {boolean} switch  whether it takes over
 */

let alarm = 0;
let pause = AGAIN;
let isCounting = false;
let hasGaps = false;

/** @param {News} news */
const tell = (news) => {
  clearTimeout(alarm);
  hasGaps = news.state === 'gaps';
  if (news.state === 'fetching') alarm = setTimeout(() => lack('network'), STALLED);
  if (news.state === 'ready') pause = AGAIN;
  if (hasGaps) {
    alarm = setTimeout(look, pause);
    pause = Math.min(2 * pause, HOUR);
  }
  document.dispatchEvent(new CustomEvent('sy-offline', { detail: JSON.stringify(news) }));
};

/**
 * It is not whole.
 * @param {string} why
 */
const lack = (why) => tell({ state: registration?.active ? 'gaps' : 'failed', why });

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
  const { waiting = null, active = null } = registration ?? {};
  const worker = waiting || active;
  if (!worker) return null;
  const { version, build } = await ask(worker, 'release');
  const own = window.sy?.build ?? build;
  // The very first release waits for a moment, too.
  return (waiting && active) || build !== own ? { worker, version } : null;
};

/**
 * Have everything counted, and fetched if it is missing; then it is ready.
 * @param {ServiceWorker} worker
 */
const count = async (worker) => {
  isCounting = true;
  const { why } = await ask(worker, 'keep');
  isCounting = false;
  if (why) lack(why);
  else tell({ state: 'ready' });
};

/** Say whether a new release waits; if not, whether this one is whole. */
const look = async () => {
  if (!registration?.active) return;
  const found = await newer();
  if (found) tell({ state: 'news', version: found.version, others: false });
  else if (!isCounting) await count(registration.active);
};

let failure = 'network';        // why the first download did not finish
/** @param {ServiceWorker | null} worker */
const follow = (worker) => worker?.addEventListener('statechange', () => {
  if (worker.state === 'redundant' && !registration?.active) lack(failure);
  // A release that failed is counted anew, too: nothing is swept while one comes in.
  else if (worker.state !== 'activating') look();
});

/** On request: the new release takes over, and the page begins anew with it. */
const change = async () => {
  const found = await newer();
  if (!found) return;
  const { worker, version } = found;
  if (worker !== registration?.waiting) {
    location.reload();
    return;
  }
  worker.addEventListener('statechange', () => { if (worker.state === 'activated') location.reload(); });
  if (!await ask(worker, 'switch')) tell({ state: 'news', version, others: true });
};

const check = () => {
  looked = Date.now();
  registration?.update().catch(() => {});     // no network: next time
};

/** @param {MessageEvent} event */
const hear = ({ data }) => {
  const isFirst = Boolean(registration?.installing && !registration.active);
  if (data?.progress && (isFirst || isCounting)) tell({ state: 'fetching', ...data.progress });
  if (data?.failed) failure = data.failed;
  // Whether the worker is gone by now, or the word of it is still on its way.
  if (data?.failed && registration && !registration.installing && !registration.active) lack(failure);
};

/** @param {ServiceWorkerContainer} workers */
const start = async (workers) => {
  workers.addEventListener('message', hear);
  workers.startMessages();
  const found = await workers.register(scriptOf(new URL('sw.js', site).href), { updateViaCache: 'none' });
  if (!found) return;
  registration = found;
  found.addEventListener('updatefound', () => follow(found.installing));
  follow(found.installing);
  if (found.active) check();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - looked > HOUR) check();
  });
  window.addEventListener('online', () => { if (hasGaps) look(); });
  await look();
};

if (window.sy) window.sy.switchRelease = change;
// A frame in somebody else's page does not fill the reader's disk.
if (container && window === window.top) {
  start(container).catch(({ name }) => lack(name === 'SecurityError' ? 'denied' : 'network'));
}
