// What a device can do besides showing: sounds, a screen that stays on, a light vibration, all
// of the screen. The table asks for it (ui/effects); whatever a device cannot do, it leaves.
//
//   sy.effect('sound', 'taxi', 'reveal')   one after the other; none: get ready
//   sy.effect('silence')                   at once
//   sy.effect('buzz')                      a light vibration
//   sy.effect('stage', json)               a moment with a staging of its own; none: get ready
//   sy.effect('awake', 'on' | 'off')       the screen stays on
//   sy.effect('preview', json)             a board as in another page (ui/builder)
//   sy.effect('edit')                      pieces can be dragged in the position editor
//   sy.effect('picture', 'svg' | 'png')    the board as a file
//   sy.effect('code', …)                   the workshop's editor (ui/workshop)
//   sy.effect('lesson', json)              Markdown as HTML, for a file (ui/builder)
//
// Full screen is not asked for by Python: a browser allows it only within a tap. Buttons with
// data-full="on" or "off" do it; the root says where that is possible (data-fullscreen).
//
// It comes with the first table, and so does what asks about a station (inspect.js).

import { listenForQuestions } from './inspect.js';

const root = document.documentElement;
listenForQuestions();

// ---- sounds

/** @type {Promise<typeof import('./sounds.js')> | undefined} */
let sounds;
const withSounds = () => sounds ??= import(`${window.sy?.base}js/sounds.js`);

// ---- moments on stage

/** @type {Promise<typeof import('./staging.js')> | undefined} */
let stage;
const withStage = () => stage ??= import(`${window.sy?.base}js/staging.js`);

// ---- a board as in another page

/** @type {Promise<typeof import('./preview.js')> | undefined} */
let previews;
const withPreviews = () => previews ??= import(`${window.sy?.base}js/preview.js`);

// ---- a screen that stays on

let isAwake = false;
let isAsking = false;
/** @type {WakeLockSentinel | undefined} */
let lock;

/** A hidden page loses its lock; what is wanted is asked for again when it is back. */
async function stayAwake() {
  if (!isAwake || isAsking || document.hidden || (lock && !lock.released)) return;
  isAsking = true;
  try {
    lock = await navigator.wakeLock.request('screen');
  } finally {
    isAsking = false;
  }
  if (!isAwake) await lock.release();
}

const quietly = (/** @type {() => unknown} */ action) => Promise.resolve().then(action).catch(() => {});

document.addEventListener('visibilitychange', () => { quietly(stayAwake); });

// ---- all of the screen

/** An older Safari calls it otherwise. @type {any} */
const page = document;
/** @type {any} */
const sheet = root;
const isFull = () => Boolean(page.fullscreenElement || page.webkitFullscreenElement);
let isWanted = false;
/** When it was last left, and not by our own button. */
let left = -Infinity;
/** Milliseconds between leaving all of the screen and being hidden, where one leads to the other. */
const TOGETHER = 1000;

const fill = () => quietly(() => (sheet.requestFullscreen || sheet.webkitRequestFullscreen).call(sheet));
const leave = () => quietly(() => (page.exitFullscreen || page.webkitExitFullscreen).call(page));

function changed() {
  root.dataset.fullscreen = isFull() ? 'on' : 'off';
  if (isFull() || !isWanted) return;
  isWanted = document.hidden;            // by Escape: then it is not wanted any more
  left = performance.now();
}

/** Whoever left the tab, and full screen with it, has it again at the first tap. */
function hidden() {
  if (document.hidden && performance.now() - left < TOGETHER) isWanted = true;
}

/** @param {Event} event */
function tapped({ target }) {
  /** @type {HTMLElement | null} */
  const button = target instanceof Element ? target.closest('[data-full]') : null;
  if (button) {
    isWanted = button.dataset.full === 'on';
    if (isWanted) fill();
    else leave();
  } else if (isWanted && !isFull()) {
    fill();
  }
}

if (page.fullscreenEnabled || page.webkitFullscreenEnabled) {
  root.dataset.fullscreen = isFull() ? 'on' : 'off';
  for (const type of ['fullscreenchange', 'webkitfullscreenchange']) document.addEventListener(type, changed);
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('click', tapped, { capture: true });
}

// ---- what is asked for

/** @type {Record<string, (...names: string[]) => unknown>} */
const EFFECTS = {
  sound: async (...names) => (await withSounds()).play(...names),
  silence: async () => (await sounds)?.silence(),
  stage: async (moment) => (await withStage()).play(moment),
  preview: async (wish) => (await withPreviews()).preview(wish),
  edit: () => import(`${window.sy?.base}js/editor.js`),
  picture: async (kind) => {
    /** @type {typeof import('./picture.js')} */
    const { take } = await import(`${window.sy?.base}js/picture.js`);
    await take(kind);
  },
  code: async (...wish) => {
    /** @type {typeof import('./code.js')} */
    const { code } = await import(`${window.sy?.base}js/code.js`);
    await code(...wish);
  },
  lesson: async (texts) => {
    /** @type {typeof import('./lesson.js')} */
    const { lesson } = await import(`${window.sy?.base}js/lesson.js`);
    await lesson(texts);
  },
  buzz: () => navigator.vibrate(18),
  awake: (on) => {
    isAwake = on === 'on';
    return isAwake ? stayAwake() : lock?.release();
  },
};

/**
 * @param {string} kind
 * @param {string[]} names
 */
export const effect = (kind, ...names) => quietly(() => EFFECTS[kind]?.(...names));
