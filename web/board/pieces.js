// Pieces: made, moved along their lines, removed. And the ghost of the last sighting.

import { along, between, distance, grown } from './geometry.js';
import { dress, ghostNode, kindOf, leash, pieceNode, roomOf } from './shapes.js';
import { pointAt } from './sheet.js';
import { arrange, group, moveTo, put, still } from './svg.js';

/**
 * @import { PieceNode } from './shapes.js'
 * @import { Sheet } from './sheet.js'
 * @import { Spots } from './spots.js'
 * @import { Ghost, Piece, Point, Standing, Station } from './types'
 *
 * @typedef {{start: number, time: number, step: (share: number) => void}} Trip
 * @typedef {Standing & Point & {node: PieceNode, trip?: Trip | null}} Present  x and y: where it
 *   is, on the way to its foot
 */

// Units per millisecond of a piece on its way
const PACE = 0.32;

/** @param {number} t */
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/**
 * @param {Sheet} sheet
 * @param {Spots} spots
 */
export function createPieces(sheet, spots) {
  const layer = group(sheet.svg, 'pieces');
  /** @type {Map<string, Present>} */
  const present = new Map();
  /** @type {Present & {text: string} | null} */
  let ghost = null;
  let frame = 0;
  let size = 1.12;

  /**
   * @param {Present} one
   * @param {Point} point
   */
  function place(one, { x, y }) {
    Object.assign(one, { x, y });
    put(one.node, 'transform', moveTo(one, size));
  }

  /**
   * Every piece that is on its way, one step further.
   * @param {number} now
   */
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

  /** @param {Present} one */
  function arrive(one) {
    one.trip = null;
    put(one.node, 'class', `piece ${one.piece.class}`);
    stand(one);
  }

  /** @param {Present} one */
  function stand(one) {
    place(one, one.foot);
    leash(one.node, one.foot, one.station, size);
  }

  /**
   * The way from a station to the next, along the line where there is one.
   * @param {Present} one
   * @param {Station} before
   */
  function depart(one, before) {
    const { foot, station, node } = one;
    const line = sheet.line(before.id, station.id, one.piece.by);
    /** @param {number} e */
    const point = (e) => (line ? pointAt(line, e) : along(before, station, e));
    // The foot leaves its own spot for the line and ends on the next spot.
    const lead = { x: one.x - before.x, y: one.y - before.y };
    const tail = { x: foot.x - station.x, y: foot.y - station.y };
    one.trip = {
      start: performance.now(),
      time: between(320, (line ? line.length : distance(foot, one)) / PACE, 950),
      step: (e) => {
        const p = point(e);
        const out = Math.max(0, 1 - e * 4);
        const near = Math.max(0, e * 4 - 3);
        place(one, { x: p.x + lead.x * out + tail.x * near, y: p.y + lead.y * out + tail.y * near });
      },
    };
    leash(node, foot, { ...station, radius: 1e6 }, size);
    node.classList.add('is-moving');
    run();
  }

  /**
   * Answers with its node, if there is such a station.
   * @param {Piece} piece
   * @param {boolean} instant
   */
  function update(piece, instant) {
    const station = sheet.find(piece.at);
    if (!station) return [];
    const foot = spots.stand(station, roomOf(piece.class, size), size);
    const known = present.get(piece.id);
    const before = known?.station;
    /** @type {Present} */
    const one = Object.assign(known || { ...foot, node: pieceNode() }, { piece, kind: kindOf(piece.class), station, foot });
    present.set(piece.id, one);
    dress(one.node, piece);
    if (one.trip && before === station && !instant) one.node.classList.add('is-moving');
    else if (!before || before === station || instant || still()) arrive(one);
    else depart(one, before);
    return [one.node];
  }

  /**
   * Answers with its node, if there is one.
   * @param {Ghost | null} next
   */
  function updateGhost(next) {
    const station = sheet.find(next?.at);
    const text = next && station ? next.text || `\u2212${next.age}` : '';
    if (ghost?.text !== text) {
      ghost?.node.remove();
      ghost = null;
    }
    if (!next || !station) return [];
    const wide = Math.max(11, text.length * 2.5 + 4);
    const label = grown({ x0: -wide, y0: 2, x1: wide, y1: 13 }, size);
    const foot = spots.stand(station, [...roomOf('mister-x', size), label], size);
    const node = ghost ? ghost.node : ghostNode(text, wide);
    const piece = { ...next, id: 'ghost', class: 'ghost mister-x', mark: '?' };
    ghost = { ...foot, text, node, piece, kind: 'mister-x', station, foot };
    put(node, 'data-at', next.at);
    put(node, 'aria-label', next.label || text);
    stand(ghost);
    return [node];
  }

  return {
    /**
     * Show these pieces and no others. Who is gone, is gone from the document when
     * this returns, moving or not.
     * @param {Piece[]} pieces
     * @param {Ghost | null} next
     * @param {boolean} instant  nobody is seen to move
     */
    paint(pieces, next, instant) {
      const kept = new Set(pieces.map((piece) => piece.id));
      for (const [id, one] of present) {
        if (kept.has(id)) continue;
        one.node.remove();
        present.delete(id);
      }
      // The same position gives the same document, whatever was there before.
      arrange(layer, [...pieces.flatMap((piece) => update(piece, instant)), ...updateGhost(next)]);
    },
    /**
     * Figures grow where the map is small, so that they can be made out.
     * @param {number} next
     */
    setSize(next) { size = next; },
    size: () => size,
    /**
     * Everybody who stands on the map, for the arrows at the rim.
     * @returns {Standing[]}
     */
    list: () => [...present.values(), ...(ghost ? [ghost] : [])],
    end: () => cancelAnimationFrame(frame),
  };
}
