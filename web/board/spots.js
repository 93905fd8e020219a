// Where things stand so that no number is hidden and nothing overlaps.
//
// Spots are searched for the position at hand rather than taken from a table: a table
// cannot know who else stands near. The search is greedy in the order asked, so a
// piece asked for later never moves an earlier one; Mister X comes last, and where he
// stands cannot be told from the others.

import { boxAround, common, length, shifted } from './geometry.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { Box, Point, Station } from './types'
 *
 * @typedef {Station & {disc: Box, gap: number}} Neighbour  *gap*: how far away it is
 * @typedef {{id: string, neighbours: Neighbour[], others: Box[]}} Scene  what is around
 *   the station of that name
 * @typedef {ReturnType<typeof createSpots>} Spots
 */

// Units: how far from its station a foot is looked for
const FAR = 46;
// … where all of that is taken
const FARTHER = 92;
// Units between the feet that are tried
const GRID = 3.5;
// Cost per covered unit² of a number or of another piece
const HARD = 40;
// … of a neighbour's disc
const SOFT = 0.05;
// … of a lit station, also of the ring around it
const LIT = 1.5;
// Units that the light rim of a figure reaches beyond its room
const RIM = 1.8;
// Places that are remembered
const KNOWN = 500;

const NEAR_FEET = feet(0, FAR);
const FAR_FEET = feet(FAR, FARTHER);

/**
 * Feet around a station, between two distances.
 * @param {number} least
 * @param {number} most
 */
function feet(least, most) {
  const made = [];
  for (let y = -most; y <= most; y += GRID) {
    for (let x = -most; x <= most; x += GRID) {
      const far = length(x, y);
      if (far >= least && far <= most) made.push({ x, y });
    }
  }
  return made;
}

/**
 * Whoever stands between two stations seems to belong to the nearer one.
 * @param {Point} foot
 * @param {Station} station
 * @param {Neighbour[]} neighbours
 */
function astray({ x, y }, station, neighbours) {
  const own = length(x - station.x, y - station.y);
  let cost = 0;
  for (const s of neighbours) {
    // It is farther away, and so are all that follow.
    if (s.gap >= 2 * own + 6) break;
    if (s.id !== station.id) cost += Math.max(0, own + 6 - length(x - s.x, y - s.y));
  }
  return cost;
}

/**
 * @param {Sheet} sheet
 */
export function createSpots({ stations, box: edge }) {
  const all = stations.map((s) => ({ ...s, disc: boxAround(s, s.radius + 2) }));
  /** @type {Box[]} */
  let taken = [];
  /** @type {Set<string>} */
  let lit = new Set();
  /** @type {Map<string, Neighbour[]>} */
  const near = new Map();
  /** @type {Map<string, unknown>} */
  const known = new Map();

  /**
   * Stations that something near *station* could cover, the nearest first.
   * @param {Station} station
   */
  function around({ id, x, y }) {
    let found = near.get(id);
    if (!found) {
      found = all.map((s) => ({ ...s, gap: length(s.x - x, s.y - y) }))
        .filter((s) => s.gap < 170).sort((a, b) => a.gap - b.gap);
      near.set(id, found);
    }
    return found;
  }

  /**
   * How bad it is to cover *box*, not counting who is nearest; or anything over *most*.
   * @param {Box} box
   * @param {Scene} scene
   * @param {number} most
   */
  function covering(box, { id, neighbours, others }, most) {
    let cost = 0;
    for (const s of neighbours) {
      cost += HARD * common(box, s.plate);
      if (s.id !== id) cost += (lit.has(s.id) ? LIT : SOFT) * common(box, s.disc);
      if (cost > most) break;
    }
    for (const other of others) cost += HARD * common(box, other);
    const out = Math.max(edge.x - box.x0, edge.y - box.y0, box.x1 - edge.x - edge.w, box.y1 - edge.y - edge.h);
    return cost + HARD * 20 * Math.max(0, out + RIM);
  }

  /**
   * A search that was made before with all the same around it has the same result.
   * @template Result
   * @param {Station} station
   * @param {number} reach
   * @param {unknown[]} wanted
   * @param {(scene: Scene) => Result} search
   */
  function searchedOnce(station, reach, wanted, search) {
    const { id } = station;
    const neighbours = around(station);
    const here = boxAround(station, reach);
    const others = taken.filter((box) => common(box, here));
    const key = JSON.stringify([id, wanted, others, neighbours.filter((s) => lit.has(s.id)).map((s) => s.id)]);
    if (known.size > KNOWN) known.clear();
    if (!known.has(key)) known.set(key, search({ id, neighbours, others }));
    return /** @type {Result} */ (known.get(key));
  }

  /**
   * The best of some feet, tried from the nearest on: the rest cannot be better.
   * @param {Station} station
   * @param {Box[]} boxes
   * @param {number} size
   * @param {Scene} scene
   */
  function bestFoot(station, boxes, size, scene) {
    const low = Math.max(...boxes.map((box) => box.y1));
    const home = { x: station.x, y: station.plate.y0 - low };
    let best = home;
    let least = Infinity;
    /** @param {Point} way  from the station */
    const rate = ({ x, y }) => {
      const foot = { x: station.x + x * size, y: station.y + y * size };
      let cost = length(foot.x - home.x, (foot.y - home.y) * 1.1) + (y > 0 ? 4 : 0);
      if (cost < least) cost += astray(foot, station, scene.neighbours);
      for (const box of boxes) if (cost < least) cost += covering(shifted(box, foot), scene, least - cost);
      if (cost < least) [best, least] = [foot, cost];
    };
    rate({ x: 0, y: (home.y - station.y) / size });
    NEAR_FEET.forEach(rate);
    if (least > HARD * 5) FAR_FEET.forEach(rate);
    return best;
  }

  /**
   * The best place on a ring for a box that reaches so far to either side, from below upwards.
   * @param {Station} station
   * @param {number} radius
   * @param {number} size
   * @param {Scene} scene
   */
  function bestOnRing(station, radius, size, scene) {
    let best = { x: station.x, y: station.y };
    let least = Infinity;
    for (let i = 0; i < 24; i++) {
      const turn = (i % 2 ? -1 : 1) * Math.ceil(i / 2) * (Math.PI / 12);
      const place = { x: station.x + Math.sin(turn) * radius, y: station.y + Math.cos(turn) * radius };
      const cost = i * 0.5 + covering(boxAround(place, size), scene, least);
      if (cost < least) [best, least] = [place, cost];
    }
    return best;
  }

  return {
    /**
     * Forget who stands where; which stations are lit now.
     * @param {string[]} ids
     */
    clear(ids) {
      taken = [];
      lit = new Set(ids);
    },

    /**
     * The best foot at a station for something that takes up *boxes* around its foot.
     * @param {Station} station
     * @param {Box[]} boxes
     * @param {number} size  how much larger than usual it is
     */
    stand(station, boxes, size) {
      const reach = FARTHER * size + Math.max(...boxes.flatMap((b) => Object.values(b).map(Math.abs)));
      const best = searchedOnce(station, reach, [boxes, size], (scene) => bestFoot(station, boxes, size, scene));
      for (const box of boxes) taken.push(shifted(box, best));
      return best;
    },

    /**
     * A place on a ring around a station for a round mark.
     * @param {Station} station
     * @param {number} radius
     * @param {number} size
     */
    ring(station, radius, size) {
      const best = searchedOnce(station, radius + size, [radius, size], (scene) => bestOnRing(station, radius, size, scene));
      taken.push(boxAround(best, size));
      return best;
    },
  };
}
