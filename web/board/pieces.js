// Pieces: made, moved along their lines, removed. And the ghost of the last sighting.

import { draw, group, put, still } from './sheet.js';
import { dress, figure, kindOf, leash, pieceNode, roomOf } from './shapes.js';

// Units per millisecond of a piece on its way
const PACE = 0.32;

const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/**
 * @typedef {{id: string, at: number|string, class: string, mark: string, label: string,
 *            by?: string}} Piece  *by* names the line it came on: "bus"
 * @param {import('./sheet.js').Sheet} sheet
 * @param {ReturnType<import('./spots.js').createSpots>} spots
 */
export function createPieces(sheet, spots) {
  const layer = group(sheet.svg, 'pieces', null);
  /** @type {Map<string, any>} */
  const present = new Map();
  let ghost = null;
  let frame = 0;
  let size = 1.12;

  const place = (one, x, y) => {
    one.x = x;
    one.y = y;
    const grown = size === 1 ? '' : ` scale(${size})`;
    put(one.node, 'transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})${grown}`);
  };

  /** Every piece that is on its way, one step further. */
  function tick(now) {
    frame = 0;
    for (const one of present.values()) {
      if (!one.trip) continue;
      const t = Math.min(1, (now - one.trip.start) / one.trip.time);
      if (t < 1) one.trip.step(ease(Math.max(0, t)));
      else arrive(one);
    }
    run();
  }

  function run() {
    const busy = [...present.values()].some((one) => one.trip);
    if (busy && !frame) frame = requestAnimationFrame(tick);
  }

  function arrive(one) {
    one.trip = null;
    put(one.node, 'class', `piece ${one.piece.class}`);
    place(one, one.foot.x, one.foot.y);
    leash(one.node, one.foot, one.station, size);
  }

  /** The way from a station to the next, along the line where there is one. */
  function depart(one, before, by) {
    const { foot, station } = one;
    const from = { x: one.x, y: one.y };
    const way = sheet.line(before.id, station.id, by);
    const length = way ? way.length : Math.hypot(foot.x - from.x, foot.y - from.y);
    const point = (e) => {
      if (!way) return { x: before.x + (station.x - before.x) * e, y: before.y + (station.y - before.y) * e };
      return way.path.getPointAtLength(way.length * (way.back ? 1 - e : e));
    };
    // The foot leaves its own spot for the line and ends on the next spot.
    const lead = { x: from.x - before.x, y: from.y - before.y };
    const tail = { x: foot.x - station.x, y: foot.y - station.y };
    one.trip = {
      start: performance.now(),
      time: Math.max(320, Math.min(length / PACE, 950)),
      step: (e) => {
        const p = point(e);
        const out = Math.max(0, 1 - e * 4);
        const near = Math.max(0, e * 4 - 3);
        place(one, p.x + lead.x * out + tail.x * near, p.y + lead.y * out + tail.y * near);
      },
    };
    leash(one.node, foot, { ...station, radius: 1e6 }, size);
    one.node.classList.add('is-moving');
    run();
  }

  function update(piece, instant) {
    const station = sheet.stations.get(String(piece.at));
    if (!station) return false;
    const kind = kindOf(piece.class);
    const foot = spots.stand(station, roomOf(piece.class, size), size);
    let one = present.get(piece.id);
    const before = one && one.station;
    if (!one) {
      one = { node: pieceNode(piece), x: foot.x, y: foot.y, trip: null };
      present.set(piece.id, one);
      instant = true;
    }
    const same = before === station;
    Object.assign(one, { piece, station, foot, kind });
    dress(one.node, piece);
    if (one.trip && same && !instant) one.node.classList.add('is-moving');
    else if (instant || same || still()) arrive(one);
    else depart(one, before, piece.by);
    return true;
  }

  function showGhost(next) {
    const station = next && sheet.stations.get(String(next.at));
    if (!station) {
      if (ghost) ghost.node.remove();
      ghost = null;
      return;
    }
    const text = next.text || `\u2212${next.age}`;
    const wide = Math.max(11, text.length * 2.5 + 4);
    const label = { x0: -wide * size, y0: 2 * size, x1: wide * size, y1: 13 * size };
    const foot = spots.stand(station, [...roomOf('mister-x', size), label], size);
    if (!ghost || ghost.text !== text) {
      if (ghost) ghost.node.remove();
      const age = draw('text', { class: 'age-text', y: 10.3, 'font-size': 8.6 });
      age.textContent = text;
      ghost = {
        text,
        node: draw('g', { class: 'piece ghost', role: 'img' }, [
          draw('path', { class: 'leash-edge' }),
          draw('path', { class: 'leash' }),
          draw('g', { class: 'figure' }, figure('mister-x', '?', '')),
          draw('rect', { class: 'age', x: -wide, y: 2, width: 2 * wide, height: 11, rx: 5.5 }),
          age,
        ]),
      };
    }
    Object.assign(ghost, { station, foot, piece: { ...next, id: 'ghost', class: 'ghost mister-x', mark: '?' } });
    put(ghost.node, 'data-at', next.at);
    put(ghost.node, 'aria-label', next.label || text);
    place(ghost, foot.x, foot.y);
    leash(ghost.node, foot, station, size);
  }

  return {
    /**
     * Show these pieces and no others. Who is gone, is gone from the document when
     * this returns, moving or not.
     * @param {Piece[]} pieces
     * @param {boolean} instant  nobody is seen to move
     */
    paint(pieces, next, instant) {
      const kept = new Set(pieces.map((piece) => piece.id));
      for (const [id, one] of present) {
        if (kept.has(id)) continue;
        one.node.remove();
        present.delete(id);
      }
      const shown = pieces.filter((piece) => update(piece, instant));
      showGhost(next);
      // The same position gives the same document, whatever was there before.
      const order = [...shown.map((piece) => present.get(piece.id).node), ...(ghost ? [ghost.node] : [])];
      order.forEach((node, i) => {
        if (layer.children[i] !== node) layer.insertBefore(node, layer.children[i] || null);
      });
    },
    /** Figures grow where the map is small, so that they can be made out. */
    setSize(next) { size = next; },
    get size() { return size; },
    /** Everybody who stands on the map, for the arrows at the rim. */
    list() {
      const all = [...present.values(), ...(ghost ? [ghost] : [])];
      return all.map(({ piece, station, foot, kind }) => ({ piece, station, foot, kind: kind || 'mister-x' }));
    },
    end() {
      cancelAnimationFrame(frame);
      for (const one of present.values()) one.node.remove();
      if (ghost) ghost.node.remove();
      present.clear();
      ghost = null;
    },
  };
}
