// Where things stand so that no number is hidden and nothing overlaps.
//
// Spots are searched for the position at hand rather than taken from a table: a table
// cannot know who else stands near. The search is greedy in the order asked, so a
// piece asked for later never moves an earlier one; Mister X comes last, and where he
// stands cannot be told from the others.

import { common } from './board-sheet.js';

/** @typedef {import('./board-sheet.js').Box} Box */

const FAR = 46;           // units: how far from its station a foot is looked for
const FARTHER = 92;       // … where all of that is taken
const GRID = 3.5;         // units between the feet that are tried
const HARD = 40;          // cost per covered unit² of a number or of another piece
const SOFT = 0.05;        // … of a neighbour's disc
const LIT = 1.5;          // … of a lit station, also of the ring around it

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

const shift = (box, x, y) => ({ x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y });

/**
 * @param {import('./board-sheet.js').Sheet} sheet
 */
export function createSpots(sheet) {
  const all = [...sheet.stations.values()];
  const { box: edge } = sheet;
  /** @type {Box[]} */
  let taken = [];
  let lit = new Set();
  /** @type {Map<string, typeof all>} */
  const near = new Map();

  /** Stations that something near *station* could cover. */
  function around(station) {
    if (!near.has(station.id)) {
      near.set(station.id, all.filter((s) => Math.hypot(s.x - station.x, s.y - station.y) < 170));
    }
    return near.get(station.id);
  }

  /** How bad it is to cover *box*, not counting who is nearest. */
  function covering(box, station) {
    let cost = 0;
    for (const s of around(station)) {
      cost += HARD * common(box, s.plate);
      if (s === station) continue;
      const r = s.radius + 2;
      const weight = lit.has(s.id) ? LIT : SOFT;
      cost += weight * common(box, { x0: s.x - r, y0: s.y - r, x1: s.x + r, y1: s.y + r });
    }
    for (const other of taken) cost += HARD * common(box, other);
    const out = Math.max(edge.x - box.x0, edge.y - box.y0, box.x1 - edge.x - edge.w, box.y1 - edge.y - edge.h, 0);
    return cost + HARD * 20 * out;
  }

  /** Whoever stands between two stations seems to belong to the nearer one. */
  function astray(x, y, station) {
    const own = Math.hypot(x - station.x, y - station.y);
    let cost = 0;
    for (const s of around(station)) {
      if (s !== station) cost += Math.max(0, own + 6 - Math.hypot(x - s.x, y - s.y));
    }
    return cost;
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
      const low = Math.max(...boxes.map((box) => box.y1));
      const home = { x: station.x, y: station.plate.y0 - low };
      let best = home;
      let least = Infinity;
      const rate = ([dx, dy]) => {
        const x = station.x + dx * size;
        const y = station.y + dy * size;
        let cost = Math.hypot(x - home.x, (y - home.y) * 1.1) + (dy > 0 ? 4 : 0);
        if (cost >= least) return;
        cost += astray(x, y, station);
        for (const box of boxes) if (cost < least) cost += covering(shift(box, x, y), station);
        if (cost < least) [best, least] = [{ x, y }, cost];
      };
      rate([0, (home.y - station.y) / size]);
      NEAR_FEET.forEach(rate);
      if (least > HARD * 5) FAR_FEET.forEach(rate);
      for (const box of boxes) taken.push(shift(box, best.x, best.y));
      return best;
    },

    /** A place on a ring around a station for a round mark, from below upwards. */
    ring(station, radius, size) {
      let best = null;
      let least = Infinity;
      for (let i = 0; i < 24; i++) {
        const turn = (i % 2 ? -1 : 1) * Math.ceil(i / 2) * (Math.PI / 12);
        const x = station.x + Math.sin(turn) * radius;
        const y = station.y + Math.cos(turn) * radius;
        const box = { x0: x - size, y0: y - size, x1: x + size, y1: y + size };
        const cost = i * 0.5 + covering(box, station);
        if (cost < least) [best, least] = [{ x, y, box }, cost];
      }
      taken.push(best.box);
      return best;
    },
  };
}
