// How pieces are drawn. Every figure stands with its foot at 0,0; units of the drawing.

import { draw, put } from './sheet.js';

/** Outlines and the room that they take, signs of their state included. */
export const FIGURES = {
  pawn: {
    box: { x0: -9.5, y0: -27, x1: 9.5, y1: 2.2 },
    body: 'M-8.6-1.4c0-2.1 1-3.3 2.2-4.3 2.6-2.2 3.3-5.4 3.5-8.6a6 6 0 1 1 5.8 0'
      + 'c.2 3.2.9 6.4 3.5 8.6 1.2 1 2.2 2.2 2.2 4.3 0 1.6-1 2.4-2.4 2.4h-12.4c-1.4 0-2.4-.8-2.4-2.4z',
    mark: [0, -1.6, 9.5],
    sign: [6.2, -21.5],
  },
  bobby: {
    box: { x0: -10, y0: -21.5, x1: 10, y1: 2.2 },
    body: 'M-9.6-1.2c0-1.5 1-2.2 2.2-2.5-.5-7.6 1.6-13 5.7-14.4-.5-1.9.3-2.9 1.7-2.9s2.2 1 1.7 2.9'
      + 'c4.1 1.4 6.2 6.8 5.7 14.4 1.2.3 2.2 1 2.2 2.5 0 1.4-1.1 2.2-2.6 2.2h-14c-1.5 0-2.6-.8-2.6-2.2z',
    mark: [0, -5, 10],
    trim: 'M-7.2-3.6h14.4',
    sign: [7, -16.5],
  },
  'mister-x': {
    box: { x0: -11, y0: -29.5, x1: 11, y1: 2.2 },
    body: 'M-10.4-20.4c0-1.4 2.3-1.7 4.6-2 .3-3.4 1-6.6 3-6.6 1.3 0 1.7.7 2.8.7s1.5-.7 2.8-.7c2 0 2.7 3.2 3 6.6'
      + ' 2.3.3 4.6.6 4.6 2 0 1.5-2.6 2.3-5.4 2.8-.3 1.9-1 3.3-2 4.3 4.6 1 6.4 4.2 6.4 9.4v2.9'
      + 'c0 1.3-.8 2-2 2h-14.8c-1.2 0-2-.7-2-2v-2.9c0-5.2 1.8-8.4 6.4-9.4-1-1-1.7-2.4-2-4.3-2.8-.5-5.4-1.3-5.4-2.8z',
    mark: [0, -1.8, 10],
    trim: 'M-6-21.6c3.6.8 8.4.8 12 0',
    sign: [8, -24],
  },
};

const SIGNS = {
  moved: 'M-2.7.1l1.9 2.1 3.4-4.2',                     // a tick
  jammed: 'M-2.8 0h5.6',                                // no entry
  stranded: 'M-2.2-2.2l4.4 4.4m0-4.4l-4.4 4.4',         // a cross
};

/** Which figure a class list asks for. */
export function kindOf(classes) {
  const words = classes.split(' ');
  return ['mister-x', 'bobby'].find((kind) => words.includes(kind)) || 'pawn';
}

/** Which sign it carries, if any. */
const stateOf = (classes) => classes.split(' ').find((word) => word in SIGNS) || '';

/** The room that a piece takes around its foot: the figure, and its sign. */
export function roomOf(classes, size) {
  const { box, sign: [x, y] } = FIGURES[kindOf(classes)];
  const boxes = [box];
  if (stateOf(classes)) boxes.push({ x0: x - 5.4, y0: y - 5.4, x1: x + 5.4, y1: y + 5.4 });
  return boxes.map((b) => ({ x0: b.x0 * size, y0: b.y0 * size, x1: b.x1 * size, y1: b.y1 * size }));
}

/** A sign in a disc: a state that can be told without its colour. */
function sign(state, [x, y]) {
  return draw('g', { class: 'sign', transform: `translate(${x} ${y})` }, [
    draw('circle', { r: 4.9 }),
    draw('path', { d: SIGNS[state] }),
  ]);
}

/** The strokes of a figure, for the map and for the arrows at the rim. */
export function figure(kind, mark, state) {
  const shape = FIGURES[kind];
  const [x, y, size] = shape.mark;
  const text = draw('text', { class: 'mark', x, y, 'font-size': size });
  text.textContent = mark;
  const parts = ['contour', 'body'].map((name) => draw('path', { class: name, d: shape.body }));
  if (shape.trim) parts.push(draw('path', { class: 'trim', d: shape.trim }));
  parts.push(text);
  if (SIGNS[state]) parts.push(sign(state, shape.sign));
  return parts;
}

/** A piece's node. What stands in it depends on the piece alone, not on the past. */
export function pieceNode(piece) {
  const node = draw('g', { role: 'img' }, [
    draw('path', { class: 'leash-edge' }),
    draw('path', { class: 'leash' }),
    draw('g', { class: 'figure' }),
  ]);
  dress(node, piece);
  return node;
}

/** Give a piece's node the look that a paint asks for. */
export function dress(node, piece) {
  const kind = kindOf(piece.class);
  const state = stateOf(piece.class);
  put(node, 'class', `piece ${piece.class}`);
  put(node, 'data-id', piece.id);
  put(node, 'data-at', piece.at);
  put(node, 'aria-label', piece.label);
  const drawn = [kind, piece.mark, state].join(' ');
  const group = node.lastChild;
  if (node.drawn === drawn) return;
  node.drawn = drawn;
  group.replaceChildren(...figure(kind, piece.mark, state));
}

/** A line from the foot to the station, where a piece could not stand right at it. */
export function leash(node, foot, station, size) {
  const dx = station.x - foot.x;
  const dy = station.y - foot.y;
  const far = Math.hypot(dx, dy);
  const part = (far - station.radius) / far / size;
  const d = far > station.radius + 1 ? `M0-1L${(dx * part).toFixed(1)} ${(dy * part).toFixed(1)}` : null;
  put(node.childNodes[0], 'd', d);
  put(node.childNodes[1], 'd', d);
}
