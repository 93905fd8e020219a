// The cover that falls before the curtain can: at the first sign that somebody looks away.
//
// Python closes Mister X's screen when the page loses the focus or is hidden, but then a
// browser draws no more frames: whoever comes back sees the last one for a moment. So a
// cover is drawn here, as long as there are frames, by flags of the root that the styles know:
//
//   data-guard   Python's: "none", or his screen is open, "open" or only while "held"
//   data-away    the pointer has left the page, or a key is down that may lead elsewhere:
//                lifted when either comes back. Without focus Python closes the screen.
//   data-peek    he holds the button or the space bar, so what is shown only then is shown
//
// And for those who leave without a sign there is the veil (veil.js).

// Keyboard and screen reader come along with it: as early, and small (attention.js).

import { attend } from './attention.js';
import { createVeil } from './veil.js';

attend();

const root = document.documentElement;
const guard = () => root.dataset.guard || 'none';

/**
 * A flag of the root; written only where that changes something.
 * @param {'away' | 'peek'} name
 * @param {boolean} wanted
 */
function flag(name, wanted) {
  if (wanted && !(name in root.dataset)) root.dataset[name] = '';
  else if (!wanted && name in root.dataset) delete root.dataset[name];
}

/**
 * @template {Event} E
 * @param {EventTarget} target
 * @param {string} types
 * @param {(event: E) => void} action
 */
function on(target, types, action) {
  // Before anybody else hears of it.
  const heard = /** @type {(event: Event) => void} */ (action);
  for (const type of types.split(' ')) target.addEventListener(type, heard, { capture: true });
}

// ---- looking away

const veil = createVeil();
/** Why the cover is down: for a moment, or for good. */
const reasons = { pointer: false, keys: false, gone: false };

/** @param {Partial<typeof reasons>} changed */
function cover(changed) {
  Object.assign(reasons, changed);
  flag('away', guard() !== 'none' && Object.values(reasons).includes(true));
}

on(root, 'pointerleave', (/** @type {PointerEvent} */ { pointerType, target }) => {
  if (target === root && pointerType === 'mouse') cover({ pointer: true });
});
// Somebody is here; but Control, Alt and the like may be half of the way elsewhere.
on(window, 'pointermove pointerdown keydown keyup', (/** @type {PointerEvent | KeyboardEvent} */ event) => {
  const keys = event.altKey || event.ctrlKey || event.metaKey;
  if (keys || reasons.keys || reasons.pointer) cover({ pointer: false, keys });
});

function leave() {
  letGo();
  cover({ gone: true });
  if (guard() !== 'none') veil.drop();
}

function comeBack() {
  cover({ pointer: false, keys: false, gone: false });
  veil.lift();
}

on(window, 'blur pagehide', ({ target }) => { if (target === window) leave(); });
on(document, 'freeze', leave);
on(document, 'visibilitychange', () => (document.hidden ? leave() : comeBack()));
on(window, 'focus pageshow', ({ target }) => { if (target === window) comeBack(); });
// His screen has been opened or closed: whatever was, is over.
new MutationObserver(() => {
  letGo();
  cover({ pointer: false, keys: false, gone: false });
  if (guard() !== 'none') veil.hang();
}).observe(root, { attributeFilter: ['data-guard'] });

// ---- visible only while held

/** The pointers, and perhaps the key, by which it is held. */
const held = new Set();

/** @param {unknown} hand */
function hold(hand) {
  held.add(hand);
  flag('peek', true);
}

/** @param {unknown} hand */
function release(hand) {
  held.delete(hand);
  flag('peek', held.size > 0);
}

function letGo() {
  held.clear();
  flag('peek', false);
}

on(document, 'pointerdown', (/** @type {PointerEvent} */ event) => {
  const button = /** @type {Element} */ (event.target).closest?.('.peek');
  if (!button || guard() !== 'held') return;
  button.setPointerCapture(event.pointerId);
  hold(event.pointerId);
});
on(document, 'pointerup pointercancel lostpointercapture', (/** @type {PointerEvent} */ { pointerId }) => release(pointerId));
on(document, 'contextmenu', (event) => {
  if (/** @type {Element} */ (event.target).closest?.('.peek')) event.preventDefault();
});
// On that screen the space bar means nothing else; Enter presses what has the focus.
on(window, 'keydown keyup', (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== ' ' || guard() !== 'held') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === 'keydown') hold('space');
  else release('space');
});
