// Where the camera goes to bring stations into sight: a scale, and what is in the middle.

import { boxAround } from './geometry.js';
import { areRoomy } from './targets.js';

/**
 * @import { Room } from './room.js'
 * @import { Point } from './types'
 */

// CSS pixels kept free around what is looked at, and at the least around what is tapped
export const MARGIN = 56;
const RIM = 24;
// Units of the drawing
const PIECE = 28;

/**
 * The least and the greatest of some numbers.
 * @param {number[]} numbers
 */
const ends = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/**
 * At most so much *closer* than usual. Where *targets* will be tapped, they get room for
 * fingers, all is readable, and where not all of it fits then, the first point is in the
 * middle. No band stays empty beside the sheet, unless buttons would lie over a target then.
 * @param {Point[]} points  at least one
 * @param {Point[]} targets
 * @param {number} closer
 * @param {Room} frame
 */
export function aim(points, targets, closer, { free, state, fill, isTaken }) {
  const { w, h } = free();
  const { whole, usual, closest, cover } = state();
  const [x0, x1] = ends(points.map((p) => p.x));
  const [top, y1] = ends(points.map((p) => p.y));
  // Pieces stand above their stations.
  const y0 = top - (points.length > 1 ? PIECE : 0);
  /** @param {number} margin */
  const fit = (margin) => Math.min((w - 2 * margin) / (x1 - x0 || 1), (h - 2 * margin) / (y1 - y0 || 1));
  let scale = Math.max(whole, Math.min(usual * closer, fit(MARGIN)));
  const at = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  // Whoever may come closer wants to see all of it, as long as it can be read at all.
  const least = closer > 1 ? 0.75 : 0.9;
  // Where all of it can nearly be read anyway, seeing everybody counts for more.
  if (targets.length && scale < usual * (whole < usual * 0.7 ? least : 0.7)) {
    scale = fit(RIM) < usual * least ? usual : Math.min(usual, fit(RIM));
    if ((x1 - x0) * scale > w - RIM) at.x = points[0].x;
    if ((y1 - y0) * scale > h - RIM) at.y = points[0].y;
  }
  // Rather than leave bands above and below, all of it comes as close as it can.
  else if (scale > whole) scale = Math.max(scale, Math.min(cover, fit(RIM)));
  while (scale < closest && !areRoomy(targets, scale)) scale *= 1.04;
  // If zoom buttons would lie over a target, all of it moves down, or else to the left.
  const down = { x: at.x, y: Math.min(at.y, y1 - (h / 2 - RIM) / scale) };
  const left = { x: Math.max(at.x, x0 + (w / 2 - RIM) / scale), y: at.y };
  /** @param {Point} middle */
  const isClear = (middle) => !targets.some(({ x, y }) =>
    isTaken(boxAround({ x: w / 2 + (x - middle.x) * scale, y: h / 2 + (y - middle.y) * scale }, 1)));
  // Nor does a bar, if all of it has room above.
  /** @param {Point} middle */
  const isSeen = ({ y }) => (y1 - y) * scale < h / 2;
  const ways = [at, down, left];
  const full = ways.map((middle) => fill(scale, middle));
  const clear = [...full, ...ways].filter(isClear);
  return { scale, ...(clear.find(isSeen) || clear[0] || full[0]) };
}
