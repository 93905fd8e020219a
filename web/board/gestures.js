// Fingers, mouse, wheel and keys on the board: who listens to what.

import { listenToKeys } from './keys.js';
import { listenToPointers } from './pointers.js';
import { createTap } from './taps.js';
import { listenToWheel } from './wheel.js';

/**
 * @import { Board } from './types'
 *
 * @typedef {Board & ReturnType<typeof ears>} Ground
 */

/**
 * What all of them need.
 * @param {Board} board
 * @param {AbortSignal} signal
 */
const ears = ({ frame, sheet }, signal) => ({
  /**
   * @template {Event} E
   * @param {EventTarget} target
   * @param {string} type
   * @param {(event: E) => void} action
   */
  on(target, type, action) {
    target.addEventListener(type, /** @type {(event: Event) => void} */ (action), { signal, passive: false });
  },
  /**
   * Where in the frame something happened.
   * @param {MouseEvent} event
   */
  inFrame({ clientX, clientY }) {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  },
  /**
   * Whether it happened on the map, not on a button over it.
   * @param {Event} event
   */
  isOnMap: ({ target }) => target === frame || sheet.svg.contains(/** @type {Element} */ (target)),
});

/**
 * @param {Board} board
 * @param {AbortSignal} signal  ends it all
 */
export function listen(board, signal) {
  const ground = { ...board, ...ears(board, signal) };
  const isHeld = listenToPointers(ground, createTap(ground));
  listenToWheel(ground, isHeld);
  listenToKeys(ground);
}
