// Arrows at the rim of the frame to pieces that are out of sight.

import { boxAround, common } from './geometry.js';
import { exit, rimLine, spread } from './rim.js';
import { FIGURES, figure } from './shapes.js';
import { arrange, button, draw, put } from './svg.js';

/**
 * @import { Board, Kind, Piece, Size, Standing, Station } from './types'
 *
 * @typedef {{node: HTMLButtonElement, drawn: string, station: Station}} Arrow
 */

// CSS pixels: an arrow is as large as a fingertip
const CHIP = 44;
// CSS pixels between it and the rim
const EDGE = 2;

/**
 * @param {Piece} piece
 * @param {Kind} kind
 */
function picture(piece, kind) {
  const { box } = FIGURES[kind];
  const lift = -(box.y0 + box.y1) / 2;
  return button('rim-chip', '-22 -22 44 44', [draw('g', { class: `piece ${piece.class}` }, [
    draw('path', { class: 'rim-arrow', d: 'M14.5-7L21.5 0l-7 7z' }),
    draw('circle', { class: 'rim-disc', r: 15.5 }),
    draw('g', { transform: `scale(.84) translate(0 ${lift})` }, figure(kind, piece)),
  ])]);
}

/** @param {Board} board */
export function createArrows({ frame, camera, touched }) {
  const layer = document.createElement('div');
  layer.className = 'board-rim';
  frame.append(layer);
  /** @type {Map<string, Arrow>} */
  const known = new Map();

  /** @param {Standing} one */
  function arrowTo({ piece, kind, station }) {
    const drawn = `${piece.class} ${piece.mark}`;
    const before = known.get(piece.id);
    const arrow = before?.drawn === drawn ? before : { node: picture(piece, kind), drawn, station };
    if (arrow !== before) {
      before?.node.remove();
      // Without a signal to end it: the board outlives its arrows, and would remember them all.
      arrow.node.addEventListener('click', () => {
        touched();
        camera.centre(arrow.station);
      });
      known.set(piece.id, arrow);
    }
    arrow.station = station;
    put(arrow.node, 'aria-label', piece.label);
    return arrow.node;
  }

  return {
    /**
     * Arrows to those out of sight; whoever left the board leaves here at once.
     * @param {Standing[]} pieces
     * @param {Size} corner  above right, that is taken
     * @param {Station[]} lit  stations that none may lie on
     */
    update(pieces, corner, lit) {
      const { k, width, height, barred } = camera.state();
      const half = CHIP / 2 + EDGE;
      const room = { x0: half, y0: half, x1: width - half, y1: height - barred - half };
      const targets = lit.map((s) => boxAround(camera.toFrame(s), s.radius * k));
      const line = rimLine(room, corner);
      const away = pieces.flatMap((one) => {
        const waist = { x: one.foot.x, y: one.foot.y - 10 };
        if (camera.sees(waist, -6)) return [];
        const out = exit(room, camera.toFrame(waist));
        return [{ node: arrowTo(one), turn: out.turn, t: line.flat(out) }];
      });
      const nodes = away.map(({ node }) => node);
      spread(away, line, CHIP, (at) => {
        const chip = boxAround(at, half - 1);
        return !camera.isTaken(chip) && !targets.some((each) => common(each, chip));
      });
      for (const { node, turn, t } of away) {
        const at = line.round(t);
        node.style.transform = `translate(${Math.round(at.x - CHIP / 2)}px, ${Math.round(at.y - CHIP / 2)}px)`;
        const arrow = /** @type {Element} */ (node.querySelector('.rim-arrow'));
        put(arrow, 'transform', `rotate(${Math.round(turn * 180 / Math.PI)})`);
      }
      for (const [id, { node }] of known) {
        if (nodes.includes(node)) continue;
        node.remove();
        known.delete(id);
      }
      arrange(layer, nodes);
    },
    end: () => layer.remove(),
  };
}
