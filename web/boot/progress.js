/* How far it is: bytes that have arrived, then stages that have been passed; or that it
 * will not come.
 */

import { whenParsed } from './moments.js';
import { byId, element, isAwaited, release, root, sizes } from './page.js';
import { language, words } from './settings.js';

const BY_BYTES = 600;                         // of the bar's 1000; the rest are stages
/** @type {Record<string, number>} */
const STAGES = { python: 100, unpack: 250, game: 300, screen: 370, ready: 400 };
const total = Object.keys(sizes).reduce((sum, name) => sum + sizes[name], 0);
/** @type {Map<string, number>} */
const arrived = new Map();
let passed = 0;
let state = 'loading';                        // then 'failed' or 'ready'
let alarm = 0;
let isNoted = false;

const LONGEST = 3600;                         // seconds; a clock would take far more for none
const asked = Number(new URLSearchParams(location.search).get('patience'));
const patience = 1000 * Math.min(LONGEST, asked > 0 ? asked : Number(release.patience) || 45);

// The browser's own formats take 15 to 75 ms to wake up, once, and then 40 µs a number. So
// megabytes are told where somebody waits for them, at a moment when nothing else is to be
// done, and again only when another number is to be seen; a quick start tells none.
const WORTH_TELLING = 1000;                   // milliseconds
const TENTH = 1e5;
let isTold = false;
let shown = '';

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6)
  .toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * How much of it has arrived, in the reader's language.
 * @param {number} bytes
 */
const amount = (bytes) => words().of.replace('{0}', megabytes(bytes)).replace('{1}', megabytes(total));

/** The bar, and in words how much of it has arrived. */
const show = () => {
  if (state !== 'loading') return;
  const bytes = Array.from(arrived.values()).reduce((sum, part) => sum + part, 0);
  const bar = /** @type {HTMLProgressElement | null} */ (byId('boot-bar'));
  const told = byId('boot-bytes');
  if (!bar || !told) return;                  // not parsed yet
  bar.value = Math.max(bar.value, Math.round(BY_BYTES * Math.min(1, bytes / total)) + passed);
  const isWorthIt = isTold && bytes < total && passed < STAGES.unpack;
  const next = isWorthIt ? `${language()} ${Math.round(bytes / TENTH)}` : '';
  if (next === shown) return;
  shown = next;
  told.textContent = next && amount(bytes);
};

/** Something has moved: show it, and wait anew for the next thing to move. */
const moved = () => {
  if (state === 'ready') return;
  clearTimeout(alarm);
  alarm = setTimeout(() => fail('slow'), patience);
  show();
};

const tell = () => {
  isTold = true;
  show();
};

/**
 * So many bytes of a file are there.
 * @param {string} name
 * @param {number} bytes
 */
export const count = (name, bytes) => {
  if (!isAwaited(name)) return;
  arrived.set(name, Math.min(sizes[name], Math.max(bytes, arrived.get(name) || 0)));
  moved();
};

/** @param {string} key */
export const say = (key) => {
  const status = byId('boot-status');
  if (!status || !words()[key]) return;
  status.dataset.words = key;                 // in another language, too, if one is chosen
  status.textContent = words()[key];
};

/** A tap was kept for later: that stays said, whatever is reached meanwhile. */
export const note = () => {
  isNoted = true;
  say('noted');
};

/**
 * A stage has been reached; it is told in words unless a tap was noted.
 * @param {string} name
 */
export const reach = (name) => {
  passed = Math.max(passed, STAGES[name] || 0);
  if (state === 'loading' && !isNoted) say(name);
  moved();
};

/**
 * Say in words what went wrong. If the game comes up after all, all is forgotten.
 * @param {string} key
 * @param {string} [detail]
 */
export const fail = (key, detail) => {
  if (state !== 'loading') return;
  state = 'failed';
  clearTimeout(alarm);
  root.dataset.boot = 'failed';
  whenParsed(() => {
    say(words()[key] ? key : 'broken');
    element('boot-detail').textContent = detail || '';
    element('boot-detail').hidden = !detail;
    element('boot-bytes').textContent = '';
    element('boot-again').hidden = false;
  });
};

/** Whether it may still come up by itself. */
export const isLoading = () => state === 'loading';

/** The first screen in the reader's language. */
export const speakOut = () => {
  /** @type {NodeListOf<HTMLElement>} */
  const told = document.querySelectorAll('#boot [data-words]');
  told.forEach((each) => { each.textContent = words()[String(each.dataset.words)]; });
  byId('boot-language')?.setAttribute('aria-label', words().language);
  root.lang = language();
  root.dir = words().direction;
  moved();
};

/** The first screen in words, and a bar that begins to wait. */
export const begin = () => {
  speakOut();
  if (root.dataset.boot === 'wordless') root.dataset.boot = state;
  byId('boot-again')?.addEventListener('click', () => location.reload());  // missing, if the page breaks off
  setTimeout(() => (window.requestIdleCallback || setTimeout)(tell), WORTH_TELLING);
};

/** Playable: the first screen goes. False if that was said before. */
export const finish = () => {
  if (state === 'ready') return false;
  reach('ready');
  state = 'ready';
  clearTimeout(alarm);
  root.dataset.boot = 'ready';
  element('boot').remove();
  return true;
};
