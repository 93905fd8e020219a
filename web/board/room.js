// How much of the frame is free for the map, and the scales that follow from it.

import { between, boxAround, common } from './geometry.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { Box, Point } from './types'
 *
 * @typedef {ReturnType<typeof createRoom>} Room
 */

// CSS pixels: how high a number stands at the default zoom
const READABLE = 12;
// … and at the closest
const LARGEST = 44;

/**
 * The nearest middle with which a sheet reaches both edges of a frame, if it is large enough.
 * @param {number} at
 * @param {[from: number, size: number]} sheet
 * @param {number} before  how far it is from the middle to one edge
 * @param {number} after  … and to the other
 */
const filled = (at, [from, size], before, after) =>
  (size > before + after ? between(from + before, at, from + size - after) : at);

/**
 * @param {Sheet} sheet
 * @param {HTMLElement} frame
 * @param {HTMLElement | undefined} deck  what comes up over the frame, and goes
 */
export function createRoom({ box, unit, stations }, frame, deck) {
  let width = 0;
  let height = 0;
  // CSS pixels below that are always kept clear
  let kept = 0;
  // … and that something covers now: all of it, and what reaches from side to side
  let covered = 0;
  let barred = 0;
  // What lies over the frame now
  /** @type {Box[]} */
  let over = [];
  // CSS pixels that are kept free on the right for the zoom buttons
  let reserve = 0;
  // The corner above right that they take
  let corner = { w: 0, h: 0 };

  /** @param {string} name */
  const said = (name) => parseFloat(getComputedStyle(frame).getPropertyValue(name)) || 0;
  const free = () => ({ w: width, h: Math.max(40, height - Math.max(kept, covered)) });
  const whole = () => Math.min(Math.max(40, width - reserve) / box.w, Math.max(40, height - kept) / box.h);
  // With it the sheet leaves no band beside it, whichever way the frame is longer
  const cover = () => Math.max(width / box.w, (height - kept) / box.h);
  const closest = () => Math.max(LARGEST / unit, whole() * 1.5);
  /** @param {Box} place */
  const isTaken = (place) => [...over, { x0: width - corner.w, y0: 0, x1: width, y1: corner.h }]
    .some((each) => common(each, place));

  function lookOver() {
    const { left, top } = frame.getBoundingClientRect();
    const inside = { x0: 0, y0: 0, x1: width, y1: height };
    // Not a card that floats beside a station: it reaches up to it, from nowhere near the rim.
    const standing = [...deck?.clientHeight ? deck.children : []].flatMap((part) => [...part.children])
      .filter((node) => /** @type {HTMLElement} */ (node).offsetParent);
    over = standing.map((node) => {
      const { x, y, right, bottom } = node.getBoundingClientRect();
      return { x0: x - left, y0: y - top, x1: right - left, y1: bottom - top };
    }).filter((each) => common(each, inside));
    /** @param {Box[]} boxes */
    const depth = (boxes) => Math.max(0, ...boxes.map((each) => height - each.y0));
    covered = depth(over);
    barred = depth(over.filter((each) => each.x1 - each.x0 > width * 0.6));
  }

  return {
    free,
    isTaken,
    state: () => ({
      width, height, covered, barred,
      whole: whole(), usual: Math.max(whole(), READABLE / unit), closest: closest(), cover: cover(),
    }),
    /**
     * The nearest scale that there can be.
     * @param {number} scale
     */
    possible: (scale) => between(whole(), scale, closest()),
    /**
     * The space that the sheet fills, and how much of its far end something covers: at the
     * right zoom buttons at all times, below what comes up.
     * @returns {Record<'x' | 'y', [space: number, hidden: number]>}
     */
    spaces: () => ({ x: [width, reserve], y: [height - kept, Math.max(0, covered - kept)] }),
    /**
     * The nearest point in the middle of the free room that leaves no band beside the sheet.
     * @param {number} scale
     * @param {Point} point
     */
    fill(scale, { x, y }) {
      const [w, h] = [width / 2, free().h / 2];
      return {
        x: filled(x, [box.x, box.w], w / scale, w / scale),
        y: filled(y, [box.y, box.h], h / scale, (height - kept - h) / scale),
      };
    },
    /**
     * Take the frame's size, and what lies over it. Answers whether the size has changed;
     * null: there is nothing to see.
     * @param {boolean} [anew]  styles may have changed as well
     */
    measure(anew = false) {
      const { clientWidth, clientHeight } = frame;
      if (!clientWidth || !clientHeight) return null;
      const isSame = clientWidth === width && clientHeight === height;
      width = clientWidth;
      height = clientHeight;
      const before = kept;
      if (anew || !isSame) kept = said('--covered');
      lookOver();
      return !isSame || kept !== before;
    },
    /** What lay over it for somebody else does not count any more. */
    forget() {
      over = [];
      covered = barred = 0;
    },
    /**
     * Keep room for buttons of some length in the corner above right, where they would
     * hide a station of the whole map. Answers whether they should lie in a row, above a
     * map that leaves room there.
     * @param {number} long
     */
    makeRoom(long) {
      reserve = 0;
      const breadth = said('--aside');
      const scale = whole();
      const left = (width - box.w * scale) / 2;
      const top = (height - kept - box.h * scale) / 2;
      const lying = top >= breadth;
      corner = lying ? { w: long, h: breadth } : { w: breadth, h: long };
      const hides = stations.some((s) => isTaken(boxAround({
        x: left + (s.x - box.x) * scale, y: top + (s.y - box.y) * scale,
      }, s.radius * scale)));
      if (!lying && hides) reserve = breadth;
      return lying;
    },
  };
}
