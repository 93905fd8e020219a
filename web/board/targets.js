// Lit stations and fingers: each is a target of at least 44 by 44 CSS pixels.
//
// A place belongs to the lit station that is nearest to it. Where two of them are so near
// that they take room from each other, their targets reach farther on their other sides.

import { distance } from './geometry.js';

/** @import { Point } from './types' */

const TARGET = 44;
// Directions in which the size of a target is measured
const TURNS = Array.from({ length: 16 }, (_, i) => [Math.cos(i * Math.PI / 8), Math.sin(i * Math.PI / 8)]);

/**
 * How far a point's target reaches.
 * @param {Point} point
 * @param {Point[]} all
 */
const reach = (point, all) =>
  Math.max(TARGET / 2, ...all.map((p) => (p === point ? 0 : TARGET - distance(p, point) / 2)));

/**
 * Points, the nearest to a place first.
 * @template {Point} P
 * @param {Point} place
 * @param {P[]} points
 */
export const nearest = (place, points) => [...points].sort((a, b) => distance(a, place) - distance(b, place));

/**
 * The point whose target a place lies in, if any; all in CSS pixels.
 * @template {Point} P
 * @param {Point} place
 * @param {P[]} points
 */
export function targeted(place, points) {
  const [best] = nearest(place, points);
  return best && distance(best, place) <= reach(best, points) ? best : null;
}

/**
 * Whether every point's target is large enough at a scale.
 * @param {Point[]} points
 * @param {number} k
 */
export function areRoomy(points, k) {
  const all = points.map(({ x, y }) => ({ x: x * k, y: y * k }));
  return all.every((point) => isRoomy(point, all.filter((p) => p !== point && distance(p, point) < 2 * TARGET)));
}

/**
 * @param {Point} point
 * @param {Point[]} near  the others near it
 */
function isRoomy(point, near) {
  const far = reach(point, near);
  // No target reaches beyond the middle of the way to another point.
  const ends = TURNS.map(([x, y]) => near.reduce((most, p) => {
    const along = (p.x - point.x) * x + (p.y - point.y) * y;
    return along > 0 ? Math.min(most, distance(p, point) ** 2 / 2 / along) : most;
  }, far));
  return [0, 1].every((axis) => {
    const along = ends.map((end, i) => end * TURNS[i][axis]);
    return Math.max(...along) - Math.min(...along) > TARGET - 0.1;
  });
}
