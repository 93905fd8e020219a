// Where the Tab key stops on the map: at every lit station, or, if there are many, at one of them.

import { put } from './svg.js';
import { nearest } from './targets.js';

/** @import { Station } from './types' */

// More than these are one stop; arrow keys lead from one to the next.
const MANY = 60;

/**
 * @param {HTMLElement} frame
 * @param {AbortSignal} signal  ends it
 */
export function createStops(frame, signal) {
  /** @type {Station[]} */
  let lit = [];
  /** @type {Element | null} */
  let stop = null;

  const mark = () => {
    const isOne = lit.length > MANY;
    for (const { node } of lit) put(node, 'tabindex', isOne && node !== stop ? -1 : 0);
  };

  // It stops where somebody was.
  frame.addEventListener('focusin', ({ target }) => {
    if (lit.length <= MANY || !lit.some(({ node }) => node === target)) return;
    stop = /** @type {Element} */ (target);
    mark();
  }, { signal });

  return {
    /**
     * @param {Station[]} stations  that are lit now
     * @param {Station[]} pieces  where they stand: there one begins
     */
    settle(stations, pieces) {
      lit = stations;
      const [near] = pieces.length ? nearest(pieces[0], lit) : lit;
      if (!lit.some(({ node }) => node === stop)) stop = near?.node ?? null;
      mark();
    },
  };
}
