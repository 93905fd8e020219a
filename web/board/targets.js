// Lit stations and fingers: each is a target of at least 44 by 44 CSS pixels.
//
// A place belongs to the lit station that is nearest to it. Where two of them are so near
// that they take room from each other, their targets reach farther on their other sides.

const TARGET = 44;
// Directions in which the size of a target is measured
const TURNS = Array.from({ length: 16 }, (_, i) => [Math.cos(i * Math.PI / 8), Math.sin(i * Math.PI / 8)]);

const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const reach = (point, all) => Math.max(TARGET / 2, ...all.map((p) => (p === point ? 0 : TARGET - apart(p, point) / 2)));

/** Points, the nearest to a place first. */
export const nearest = (place, points) => [...points].sort((a, b) => apart(a, place) - apart(b, place));

/** The point whose target a place lies in, if any; all in CSS pixels. */
export function targeted(place, points) {
  const [best] = nearest(place, points);
  return best && apart(best, place) <= reach(best, points) ? best : null;
}

/** Whether every point's target is large enough at a scale. */
export function areRoomy(points, k) {
  const all = points.map(({ x, y }) => ({ x: x * k, y: y * k }));
  return all.every((point) => {
    const near = all.filter((p) => p !== point && apart(p, point) < 2 * TARGET);
    const far = reach(point, near);
    // No target reaches beyond the middle of the way to another point.
    const ends = TURNS.map(([x, y]) => near.reduce((most, p) => {
      const along = (p.x - point.x) * x + (p.y - point.y) * y;
      return along > 0 ? Math.min(most, apart(p, point) ** 2 / 2 / along) : most;
    }, far));
    return [0, 1].every((axis) => {
      const along = ends.map((end, i) => end * TURNS[i][axis]);
      return Math.max(...along) - Math.min(...along) > TARGET - 0.1;
    });
  });
}
