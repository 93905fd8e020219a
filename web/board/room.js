// How much of the frame is free for the map, and the scales that follow from it.

import { between } from './geometry.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { Point } from './types'
 *
 * @typedef {ReturnType<typeof createRoom>} Room
 */

// CSS pixels: how high a number stands at the default zoom
const READABLE = 12;
// … and at the closest
const LARGEST = 44;

/**
 * @param {Sheet} sheet
 * @param {HTMLElement} frame
 */
export function createRoom({ box, unit, stations }, frame) {
  let width = 0;
  let height = 0;
  // CSS pixels that other things cover below
  let covered = 0;
  // … and that are kept free on the right for the zoom buttons
  let reserve = 0;
  // The corner above right that they take
  let corner = { w: 0, h: 0 };

  /** @param {string} name */
  const said = (name) => parseFloat(getComputedStyle(frame).getPropertyValue(name)) || 0;
  const free = () => ({ w: Math.max(40, width - reserve), h: Math.max(40, height - covered) });
  const whole = () => Math.min(free().w / box.w, free().h / box.h);
  const closest = () => Math.max(LARGEST / unit, whole() * 1.5);
  /** @param {Point} place */
  const isUnderTools = ({ x, y }) => x > width - corner.w && y < corner.h;

  return {
    free,
    isUnderTools,
    state: () => ({
      width, height, covered,
      whole: whole(), usual: Math.max(whole(), READABLE / unit), closest: closest(),
    }),
    /**
     * The nearest scale that there can be.
     * @param {number} scale
     */
    possible: (scale) => between(whole(), scale, closest()),
    /** Take the frame's size. Answers whether it has changed; null: there is nothing to see. */
    measure() {
      const { clientWidth, clientHeight } = frame;
      if (!clientWidth || !clientHeight) return null;
      if (clientWidth === width && clientHeight === height) return false;
      width = clientWidth;
      height = clientHeight;
      covered = said('--covered');
      return true;
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
      const left = (free().w - box.w * scale) / 2;
      const top = (free().h - box.h * scale) / 2;
      const lying = top >= breadth;
      corner = lying ? { w: long, h: breadth } : { w: breadth, h: long };
      const hides = stations.some((s) => isUnderTools({
        x: left + (s.x + s.radius - box.x) * scale, y: top + (s.y - s.radius - box.y) * scale,
      }));
      if (!lying && hides) reserve = breadth;
      return lying;
    },
  };
}
