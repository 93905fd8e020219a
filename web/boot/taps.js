/* Taps that come before anybody can answer them: kept, and carried out later. */

import { note } from './progress.js';

/** @import { Tap } from './types' */

/**
 * What was tapped so far, oldest first.
 * @type {Tap[]}
 */
export const queue = [];

/** @param {Event} event */
const keep = (event) => {
  /** @type {HTMLElement | null | undefined} */
  const element = /** @type {Element} */ (event.target).closest?.('[data-do]');
  const { key } = /** @type {KeyboardEvent} */ (event);
  const pressed = event.type === 'click' || key === 'Enter' || key === ' ';
  // A button makes a click of Enter and Space by itself.
  if (!element || !pressed || (event.type === 'keydown' && element.tagName === 'BUTTON')) return;
  event.preventDefault();
  const tap = Object.assign({}, element.dataset);
  delete tap.words;
  if (JSON.stringify(queue[queue.length - 1]) !== JSON.stringify(tap)) queue.push(tap);
  element.setAttribute('aria-pressed', 'true');
  note();
};

/** @param {boolean} on */
export const keepTaps = (on) => ['click', 'keydown'].forEach((type) => {
  document[on ? 'addEventListener' : 'removeEventListener'](type, keep, true);
});

/** All of them as text; from now on the caller's own listeners see every tap. */
export const drain = () => {
  keepTaps(false);
  return JSON.stringify(queue.splice(0));
};
