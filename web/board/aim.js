// Where the camera goes to bring stations into sight: a scale, and what is in the middle.

import { areRoomy } from './targets.js';

// CSS pixels kept free around what is looked at, and at the least around what is tapped
export const MARGIN = 56;
const RIM = 24;

/** The least and the greatest of some numbers. */
const ends = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/**
 * At most so much *closer* than usual. Where *targets* will be tapped, they get room for
 * fingers, all is readable, and where not all of it fits then, the first point is in the
 * middle.
 * @param {{x: number, y: number}[]} points  at least one
 * @param {{x: number, y: number}[]} targets
 * @param {number} closer
 * @param {{room: {w: number, h: number}, whole: number, usual: number, closest: number,
 *   isUnderTools: (place: {x: number, y: number}) => boolean}} frame
 */
export function aim(points, targets, closer, { room, whole, usual, closest, isUnderTools }) {
  const [x0, x1] = ends(points.map((p) => p.x));
  const [y0, y1] = ends(points.map((p) => p.y));
  const fit = (margin) => Math.min((room.w - 2 * margin) / (x1 - x0 || 1), (room.h - 2 * margin) / (y1 - y0 || 1));
  let scale = Math.max(whole, Math.min(usual * closer, fit(MARGIN)));
  let at = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  // Where all of it can nearly be read anyway, seeing everybody counts for more.
  if (targets.length && scale < usual * (whole < usual * 0.7 ? 0.9 : 0.7)) {
    scale = fit(RIM) < usual * 0.9 ? usual : Math.min(usual, fit(RIM));
    if ((x1 - x0) * scale > room.w - RIM) at.x = points[0].x;
    if ((y1 - y0) * scale > room.h - RIM) at.y = points[0].y;
  }
  while (scale < closest && !areRoomy(targets, scale)) scale *= 1.04;
  // If zoom buttons would lie over a target, all of it moves down, or else to the left.
  const down = { x: at.x, y: Math.min(at.y, y1 - (room.h / 2 - RIM) / scale) };
  const left = { x: Math.max(at.x, x0 + (room.w / 2 - RIM) / scale), y: at.y };
  const isClear = (middle) => !targets.some(({ x, y }) =>
    isUnderTools({ x: room.w / 2 + (x - middle.x) * scale, y: room.h / 2 + (y - middle.y) * scale }));
  at = [at, down, left].find(isClear) || at;
  return { scale, ...at };
}
