/* The first seconds of the page, before Python is up.
 *
 * The build writes it, with all that it imports, into the head of the page: it runs before
 * anything is painted, on any browser that knows const and arrow functions, and leaves
 * one name, window.sy:
 *
 *   sy.base      address of the folder with our own files (ends in a slash)
 *   sy.pyodide   address of the folder with Python itself, for a worker to start it
 *   sy.plain     whether Python starts in the plain way (plain.js)
 *   sy.compiled, sy.refused, sy.rest   between this script and python.js, told there
 *   sy.site      how the names of all begin that this site keeps; sy.journal: journal.js
 *   sy.version   the release; sy.build: a digest of the whole site
 *   sy.theme()   "light" or "dark", from the settings or else the system
 *   sy.language()   such as "en", from the settings or else the browser, or chosen since
 *   sy.words(language, part), sy.wordsAtLast(…)   promises of texts; sy.wordsTold(…): at once, or null
 *                (catalogues.js)
 *   sy.seldom(language)   a promise of modules and texts that few visits want (catalogues.js)
 *   sy.queue     what was tapped so far, oldest first: [{do, …data attributes}]
 *   sy.drain()   the queue as JSON text; empties it and ends queueing: from now on the
 *                caller's own listeners see every tap
 *   sy.stage(s)  progress in Python: "game" (importing), "screen" (drawing)
 *   sy.ready()   playable: takes the first screen away
 *   sy.fail(s)   it will not come up so: the plain way is left; if this is it, says so,
 *                with s as the detail, and offers a retry
 *   sy.markup(text), sy.script(address)   the only doors for markup and for scripts (trust.js)
 *   sy.effect(…)  what a device can do besides showing, loaded when it is first asked for (effects.js)
 *   sy.device(name)   a promise of a script for two devices, fetched when it is first wanted (web/devices)
 *   sy.workshop(name)   the same of a script for the workshop (web/workshop)
 *   sy.pyscriptIsRead()   PyScript's code has been read (standins.js, pyscript.js)
 *
 * What it does until sy.ready():
 *   - theme and language of the last visit, so that nothing flashes;
 *   - takes a link out of the address that may say where Mister X is;
 *   - keeps taps on [data-do];
 *   - a progress bar by bytes and stages;
 *   - plain words when something is missing, broken, or silent for too long
 *     (data-patience seconds; ?patience=5 in the address sets another time).
 */

// oxlint-disable-next-line import/no-unassigned-import -- it only looks around, before all others
import './needs.js';
import { seldom, words, wordsAtLast, wordsTold } from './catalogues.js';
import { atHand, compiled, fetchPython, pyodide, startAll } from './fetching.js';
import { keepDatabasesInMemory, ownDatabases } from './indexeddb.js';
import { journal } from './journal.js';
import { hideLink } from './link.js';
import { laidOut, painted, whenParsed } from './moments.js';
import { rememberVisit, seenBefore, stopWatching, watch } from './network.js';
import { byId, plain, release, root, site } from './page.js';
import { goPlain, tapsBefore } from './plain.js';
import { offerLanguages } from './languages.js';
import { begin, fail, finish, isLoading, note, reach, say } from './progress.js';
import { language, theme } from './settings.js';
import { standIn } from './standins.js';
import { drain, keepTaps, queue } from './taps.js';
import { markup, script } from './trust.js';

const fetchWords = () => words(language(), 'first').catch((error) => fail('lost', error.message));

/** @param {string} name */
const stage = (name) => {
  if (name === 'game') /** @type {HTMLLinkElement} */ (byId('app-style')).media = 'all';
  reach(name);
};

const base = new URL(release.app, location.href).href;

const ready = () => {
  if (!finish()) return;
  stopWatching();
  keepTaps(false);
  rememberVisit();
  performance.mark?.('sy:ready');
  const idle = window.requestIdleCallback || ((/** @type {() => void} */ action) => setTimeout(action, 1000));
  // A frame in somebody's page keeps nothing.
  if (window === window.top) idle(() => import(`${base}js/offline.js`).catch(() => {}), { timeout: 3000 });
};

/**
 * Some browsers know WebAssembly, but were told not to run it: the smallest program shows that.
 * @param {string} detail
 */
const tellWhy = (detail) => WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
  () => fail('broken', detail),
  () => fail('lacks', `WebAssembly (${detail})`),
);

/**
 * It will not come up in this way. What was lost on the way is told already.
 * @param {unknown} detail
 */
const broken = (detail) => {
  if (!isLoading()) return;
  if (plain) tellWhy(String(/** @type {Partial<Error>} */ (detail || {}).message || detail));
  else goPlain(detail, queue);
};

window.sy = {
  base,
  pyodide,
  plain,
  compiled,
  refused: broken,
  site,
  journal,
  databases: ownDatabases,
  version: release.version,
  build: release.build,
  language,
  words,
  wordsAtLast,
  wordsTold,
  seldom,
  theme,
  queue,
  drain,
  stage,
  ready,
  fail: broken,
  markup,
  script,
  effect: (...wish) => { import(`${base}js/effects.js`).then((it) => it.effect(...wish)).catch(() => {}); },
  device: (name) => import(`${base}devices/${name}.js`),
  workshop: (name) => import(`${base}workshop/${name}.js`),
  pyscriptIsRead: standIn(),
};
hideLink();
root.lang = language();
root.dataset.theme = theme();
if (language() !== 'en') root.dataset.boot = 'wordless';      // until it has begun
keepDatabasesInMemory();
queue.push(...tapsBefore());
keepTaps(true);
whenParsed(() => {
  begin();
  offerLanguages();
  if (queue.length) note();
  else if (plain) say('plain');
});
watch(atHand, broken);
// What is on the device already takes little from the threads that paint, what comes
// by the network much: on a first visit that waits until the board is on the screen.
whenParsed(() => laidOut(fetchPython));
whenParsed(() => (seenBefore ? laidOut : painted)(() => {
  startAll();
  fetchWords();
}));
