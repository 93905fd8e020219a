// Places along the rim of the frame, for arrows to what is out of sight. Only numbers.

/**
 * @import { Box, Point, Size } from './types'
 *
 * @typedef {ReturnType<typeof rimLine>} RimLine
 */

/**
 * Where the ray from the middle of a box to a point leaves the box, and its direction.
 * @param {Box} box
 * @param {Point} point
 */
export function exit(box, point) {
  const cx = (box.x0 + box.x1) / 2;
  const cy = (box.y0 + box.y1) / 2;
  const dx = point.x - cx;
  const dy = point.y - cy;
  const share = Math.min((box.x1 - cx) / Math.abs(dx || 1e-9), (box.y1 - cy) / Math.abs(dy || 1e-9));
  return { x: cx + dx * share, y: cy + dy * share, turn: Math.atan2(dy, dx) };
}

/**
 * The rim of a box as one number, clockwise from its corner above right; *corner* of it is taken.
 * @param {Box} box
 * @param {Size} corner
 */
export function rimLine(box, corner) {
  const w = box.x1 - box.x0;
  const h = box.y1 - box.y0;
  return {
    from: corner.h,
    to: 2 * (w + h) - corner.w,
    /**
     * The number of a point.
     * @param {Point} point
     */
    flat({ x, y }) {
      if (x >= box.x1 - 0.5) return y - box.y0;
      if (y >= box.y1 - 0.5) return h + box.x1 - x;
      if (x <= box.x0 + 0.5) return h + w + box.y1 - y;
      return 2 * h + w + x - box.x0;
    },
    /**
     * The point of a number.
     * @param {number} t
     */
    round(t) {
      if (t <= h) return { x: box.x1, y: box.y0 + t };
      if (t <= h + w) return { x: box.x1 - (t - h), y: box.y1 };
      if (t <= 2 * h + w) return { x: box.x0, y: box.y1 - (t - h - w) };
      return { x: box.x0 + (t - 2 * h - w), y: box.y0 };
    },
  };
}

/**
 * Push places apart until no squares of some *size* overlap, keeping their order; also
 * around corners, and past what is not free.
 * @param {{t: number}[]} places
 * @param {RimLine} line
 * @param {number} size
 * @param {(at: Point) => boolean} isFree
 */
export function spread(places, { round, from, to }, size, isFree) {
  /** @type {(a: Point, b: Point) => boolean} */
  const overlap = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < size;
  /** @type {(list: {t: number}[], start: number, end: number, step: number) => void} */
  const push = (list, start, end, step) => list.forEach((one, i) => {
    const last = list[i - 1];
    const isTooNear = () => !isFree(round(one.t))
      || last && (overlap(round(one.t), round(last.t)) || (one.t - last.t) * step < 0);
    one.t = step > 0 ? Math.max(one.t, start) : Math.min(one.t, start);
    while ((end - one.t) * step > 0 && isTooNear()) one.t += step;
  });
  places.sort((a, b) => a.t - b.t);
  push(places, from, to, 2);
  push([...places].reverse(), to, from, -2);
}
