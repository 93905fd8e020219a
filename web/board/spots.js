// Where things stand so that no number is hidden and nothing overlaps.
//
// Spots are searched for the position at hand rather than taken from a table: a table
// cannot know who else stands near. The search is greedy in the order asked, so a
// piece asked for later never moves an earlier one; Mister X comes last, and where he
// stands cannot be told from the others.

import { common } from './sheet.js';

/** @typedef {import('./sheet.js').Box} Box */

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
// Places that are remembered
const KNOWN = 500;

/** Feet around a station, between two distances. */
function feet(least, most) {
  const made = [];
  for (let dy = -most; dy <= most; dy += GRID) {
    for (let dx = -most; dx <= most; dx += GRID) {
      const far = Math.hypot(dx, dy);
      if (far >= least && far <= most) made.push([dx, dy]);
    }
  }
  return made;
}
const NEAR_FEET = feet(0, FAR);
const FAR_FEET = feet(FAR, FARTHER);

/** Math.hypot takes far longer. */
const length = (x, y) => Math.sqrt(x * x + y * y);
const shift = (box, x, y) => ({ x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y });

/**
 * @param {import('./sheet.js').Sheet} sheet
 */
export function createSpots(sheet) {
  const all = [...sheet.stations.values()].map((s) => {
    const r = s.radius + 2;
    return { ...s, disc: { x0: s.x - r, y0: s.y - r, x1: s.x + r, y1: s.y + r } };
  });
  const { box: edge } = sheet;
  /** @type {Box[]} */
  let taken = [];
  let lit = new Set();
  /** @type {Map<string, typeof all>} */
  const near = new Map();
  /** @type {Map<string, any>} */
  const known = new Map();

  /** Stations that something near *station* could cover, the nearest first. */
  function around(station) {
    if (!near.has(station.id)) {
      const found = all.map((s) => ({ ...s, gap: length(s.x - station.x, s.y - station.y) }));
      near.set(station.id, found.filter((s) => s.gap < 170).sort((a, b) => a.gap - b.gap));
    }
    return near.get(station.id);
  }

  /** How bad it is to cover *box*, not counting who is nearest; or anything over *most*. */
  function covering(box, { id, neighbours, others }, most) {
    let cost = 0;
    for (const s of neighbours) {
      cost += HARD * common(box, s.plate);
      if (s.id !== id) cost += (lit.has(s.id) ? LIT : SOFT) * common(box, s.disc);
      if (cost > most) break;
    }
    for (const other of others) cost += HARD * common(box, other);
    const out = Math.max(edge.x - box.x0, edge.y - box.y0, box.x1 - edge.x - edge.w, box.y1 - edge.y - edge.h, 0);
    return cost + HARD * 20 * out;
  }

  /** Whoever stands between two stations seems to belong to the nearer one. */
  function astray(x, y, station, neighbours) {
    const own = length(x - station.x, y - station.y);
    let cost = 0;
    for (const s of neighbours) {
      // It is farther away, and so are all that follow.
      if (s.gap >= 2 * own + 6) break;
      if (s.id !== station.id) cost += Math.max(0, own + 6 - length(x - s.x, y - s.y));
    }
    return cost;
  }

  /** A search that was made before with all the same around it has the same result. */
  function remembered(station, reach, wanted, search) {
    const { id, x, y } = station;
    const neighbours = around(station);
    const others = taken.filter((b) => b.x1 > x - reach && b.x0 < x + reach && b.y1 > y - reach && b.y0 < y + reach);
    const key = JSON.stringify([id, wanted, others, neighbours.filter((s) => lit.has(s.id)).map((s) => s.id)]);
    if (known.size > KNOWN) known.clear();
    if (!known.has(key)) known.set(key, search({ id, neighbours, others }));
    return known.get(key);
  }

  /** The best of some feet, tried from the nearest on: the rest cannot be better. */
  function bestFoot(station, boxes, size, scene) {
    const low = Math.max(...boxes.map((box) => box.y1));
    const home = { x: station.x, y: station.plate.y0 - low };
    let best = home;
    let least = Infinity;
    const rate = ([dx, dy]) => {
      const x = station.x + dx * size;
      const y = station.y + dy * size;
      let cost = length(x - home.x, (y - home.y) * 1.1) + (dy > 0 ? 4 : 0);
      if (cost < least) cost += astray(x, y, station, scene.neighbours);
      for (const box of boxes) if (cost < least) cost += covering(shift(box, x, y), scene, least - cost);
      if (cost < least) [best, least] = [{ x, y }, cost];
    };
    rate([0, (home.y - station.y) / size]);
    NEAR_FEET.forEach(rate);
    if (least > HARD * 5) FAR_FEET.forEach(rate);
    return best;
  }

  return {
    /** Forget who stands where; which stations are lit now. */
    clear(ids) {
      taken = [];
      lit = new Set(ids);
    },

    /**
     * The best foot at a station for something that takes up *boxes* around its foot.
     * @param {Box[]} boxes
     * @param {number} size  how much larger than usual it is
     */
    stand(station, boxes, size) {
      const reach = FARTHER * size + Math.max(...boxes.flatMap((b) => Object.values(b).map(Math.abs)));
      const best = remembered(station, reach, [boxes, size], (scene) => bestFoot(station, boxes, size, scene));
      for (const box of boxes) taken.push(shift(box, best.x, best.y));
      return best;
    },

    /** A place on a ring around a station for a round mark, from below upwards. */
    ring(station, radius, size) {
      const best = remembered(station, radius + size, [radius, size], (scene) => {
        let found = null;
        let least = Infinity;
        for (let i = 0; i < 24; i++) {
          const turn = (i % 2 ? -1 : 1) * Math.ceil(i / 2) * (Math.PI / 12);
          const x = station.x + Math.sin(turn) * radius;
          const y = station.y + Math.cos(turn) * radius;
          const box = { x0: x - size, y0: y - size, x1: x + size, y1: y + size };
          const cost = i * 0.5 + covering(box, scene, least);
          if (cost < least) [found, least] = [{ x, y, box }, cost];
        }
        return found;
      });
      taken.push(best.box);
      return best;
    },
  };
}
