// Points and boxes, in units of the drawing or in CSS pixels.

/** @import { Box, Point } from './types' */

/**
 * A value, or the end of the range that it lies beyond.
 * @param {number} low
 * @param {number} value
 * @param {number} high
 */
export const between = (low, value, high) => Math.max(low, Math.min(value, high));

/**
 * Math.hypot takes far longer.
 * @param {number} x
 * @param {number} y
 */
export const length = (x, y) => Math.sqrt(x * x + y * y);

/**
 * @param {Point} a
 * @param {Point} b
 */
export const distance = (a, b) => length(a.x - b.x, a.y - b.y);

/**
 * The point after some share of the way from one to another.
 * @param {Point} a
 * @param {Point} b
 * @param {number} share
 */
export const along = (a, b, share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/**
 * A box around a point, so far to either side.
 * @param {Point} point
 * @param {number} w
 * @param {number} [h]
 * @returns {Box}
 */
export const boxAround = ({ x, y }, w, h = w) => ({ x0: x - w, y0: y - h, x1: x + w, y1: y + h });

/**
 * @param {Box} box
 * @param {number} size
 * @returns {Box}
 */
export const grown = (box, size) => ({ x0: box.x0 * size, y0: box.y0 * size, x1: box.x1 * size, y1: box.y1 * size });

/**
 * @param {Box} box
 * @param {Point} by
 * @returns {Box}
 */
export const shifted = (box, { x, y }) => ({ x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y });

/**
 * Common part of two boxes, as an area.
 * @param {Box} a
 * @param {Box} b
 */
export function common(a, b) {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return w > 0 && h > 0 ? w * h : 0;
}
