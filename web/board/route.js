// Mister X's way: a line under the stations, a tag with the number of each move. And single rides.

import { along, boxAround, distance } from './geometry.js';
import { pointAt } from './sheet.js';
import { createMemory, draw, group, moveTo, pair, tag } from './svg.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { Spots } from './spots.js'
 * @import { DrawnRide, Point, Station, StationName } from './types'
 */

// Units: half the height of a tag
const HIGH = 6.5;
// … and the strokes of an arrow's head
const HEAD = 13;

/**
 * An arrowhead half way along some points.
 * @param {Point[]} points
 */
function arrow(points) {
  const i = Math.floor(points.length / 2);
  const [p, q] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
  const turn = Math.atan2(q.y - p.y, q.x - p.x) * 180 / Math.PI;
  const middle = points.length > 2 ? points[i] : along(p, q, 0.5);
  const transform = `${moveTo(middle)} rotate(${turn.toFixed(0)})`;
  return draw('path', { class: 'route-arrow', d: 'M-3.4-4.6L4.2 0l-7.6 4.6z', transform });
}

/**
 * A way that ends before its station, with the two strokes of a head.
 * @param {Point[]} points
 * @param {Station} end
 */
function pointed(points, end) {
  const clear = end.radius + 5;
  const way = points.filter((p) => distance(p, end) > clear);
  const last = way.at(-1) || points[0];
  const tip = along(end, last, clear / Math.max(clear, distance(end, last)));
  const turn = Math.atan2(tip.y - last.y, tip.x - last.x);
  const [one, other] = [-1, 1].map((side) => ({
    x: tip.x - HEAD * Math.cos(turn + side * 0.6), y: tip.y - HEAD * Math.sin(turn + side * 0.6),
  }));
  return [...way, tip, one, tip, other];
}

/**
 * @param {Sheet} sheet
 * @param {Spots} spots
 */
export function createRoute({ svg, find, line }, spots) {
  const below = group(svg, 'overlay', svg.querySelector('#stations') || svg.firstChild);
  const ridden = group(svg, 'rides', below);
  const tags = group(svg, 'route-tags', group(svg, 'pieces'));
  const differs = createMemory();
  const tagsDiffer = createMemory();
  const ridesDiffer = createMemory();

  /**
   * Points along the line between two stations.
   * @param {Station} a
   * @param {Station} b
   * @param {string} [by]  the line that was taken
   * @returns {Point[]}
   */
  function between(a, b, by) {
    const way = line(a.id, b.id, by);
    if (!way) return [a, b];
    const count = Math.max(2, Math.ceil(way.length / 6));
    return Array.from({ length: count + 1 }, (_, i) => pointAt(way, i / count));
  }

  /** @param {Station[]} stops */
  function drawLine(stops) {
    const legs = stops.slice(1).map((s, i) => (s === stops[i] ? [] : between(stops[i], s))).filter((leg) => leg.length);
    const d = `M${legs.flat().map(pair).join('L')}`;
    below.replaceChildren(...(legs.length ? [
      draw('path', { class: 'route-edge', d, pathLength: 1 }),
      draw('path', { class: 'route-line', d, pathLength: 1 }),
      ...legs.map(arrow),
    ] : []));
  }

  return {
    /**
     * @param {StationName[]} way
     * @param {number} first  number of the first stop; 0 is the start
     * @param {number} size  of the tags
     */
    paint(way, first, size) {
      const stops = way.flatMap((name) => find(name) || []);
      /** @type {Map<Station, number[]>} */
      const numbers = new Map();
      stops.forEach((s, i) => numbers.set(s, [...(numbers.get(s) || []), first + i]));
      if (differs([first, stops.map((s) => s.id)])) drawLine(stops);
      const made = [...numbers].map(([station, list]) => {
        const text = list.join('\u00b7');
        const wide = Math.max(7.5, text.length * 2.9 + 3.2);
        const foot = spots.stand(station, [boxAround({ x: 0, y: 0 }, wide * size, HIGH * size)], size);
        return { text, wide, place: moveTo(foot, size) };
      });
      if (!tagsDiffer(made)) return;
      tags.replaceChildren(...made.map(({ text, wide, place }) => tag('route-tag', text, [wide, HIGH, 3.5, 9.8], place)));
    },
    /**
     * Rides in the colours of those who made them, each along its line.
     * @param {DrawnRide[]} rides
     */
    rides(rides) {
      if (!ridesDiffer(rides)) return;
      ridden.replaceChildren(...rides.flatMap(({ from, to, by, class: name }) => {
        const [a, b] = [find(from), find(to)];
        if (!a || !b || a === b) return [];
        const points = between(a, b, by);
        const shown = name === 'is-arrow' ? pointed(points, b) : points;
        const d = `M${shown.map(pair).join('L')}`;
        return ['ride-edge', 'ride'].map((layer) => draw('path', { class: `${layer} ${name}`, d, pathLength: 1 }));
      }));
    },
    end() {
      ridden.remove();
      tags.remove();
      below.replaceChildren();
    },
  };
}
