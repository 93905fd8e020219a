// Where things stand so that no number is hidden and nothing overlaps.
//
// Spots are searched for the position at hand rather than taken from a table: a table
// cannot know who else stands near. The search is greedy in the order asked, so a
// piece asked for later never moves an earlier one; Mister X comes last, and where he
// stands cannot be told from the others.

import { common } from './board-sheet.js';

/** @typedef {import('./board-sheet.js').Box} Box */

const FAR = 46;           // units: no foot stands farther from its station
const GRID = 3.5;         // units between the feet that are tried
const HARD = 40;          // cost per covered unit² of a number or of another piece
const SOFT = 0.05;        // … of a neighbour's disc

const FEET = [];
for (let dy = -FAR; dy <= FAR; dy += GRID) {
  for (let dx = -FAR; dx <= FAR; dx += GRID) {
    if (Math.hypot(dx, dy) <= FAR) FEET.push([dx, dy]);
  }
}

const shift = (box, x, y) => ({ x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y });

/**
 * @param {import('./board-sheet.js').Sheet} sheet
 */
export function createSpots(sheet) {
  const all = [...sheet.stations.values()];
  const { box: edge } = sheet;
  /** @type {Box[]} */
  let taken = [];
  /** @type {Map<string, typeof all>} */
  const near = new Map();

  /** Stations that something near *station* could cover. */
  function around(station) {
    if (!near.has(station.id)) {
      near.set(station.id, all.filter((s) => Math.hypot(s.x - station.x, s.y - station.y) < 110));
    }
    return near.get(station.id);
  }

  /** How bad it is to cover *box*, not counting who is nearest. */
  function covering(box, station) {
    let cost = 0;
    for (const s of around(station)) {
      cost += HARD * common(box, s.plate);
      if (s !== station) {
        const r = s.radius + 2;
        cost += SOFT * common(box, { x0: s.x - r, y0: s.y - r, x1: s.x + r, y1: s.y + r });
      }
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
    /** Forget who stands where. */
    clear() { taken = []; },

    /** Room that is used up by something else. */
    take(box) { taken.push(box); },

    /**
     * The best foot for something of the size *box* (around its foot) at a station.
     * @param {Box} box
     */
    stand(station, box) {
      const home = { x: station.x, y: station.plate.y0 - box.y1 };
      let best = home;
      let least = Infinity;
      const feet = [[0, home.y - station.y], ...FEET];
      for (const [dx, dy] of feet) {
        const x = station.x + dx;
        const y = station.y + dy;
        let cost = Math.hypot(x - home.x, (y - home.y) * 1.1) + (dy > 0 ? 4 : 0);
        if (cost >= least) continue;
        cost += astray(x, y, station);
        if (cost < least) cost += covering(shift(box, x, y), station);
        if (cost < least) [best, least] = [{ x, y }, cost];
      }
      taken.push(shift(box, best.x, best.y));
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
