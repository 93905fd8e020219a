// How pieces are drawn. Every figure stands with its foot at 0,0; units of the drawing.

import { boxAround, distance, grown } from './geometry.js';
import { draw, moveTo, pair, put, write } from './svg.js';

/**
 * @import { Box, Kind, Piece, Point } from './types'
 *
 * @typedef {object} Figure
 * @property {Box} box  the room that it takes
 * @property {string} body  its outline
 * @property {string} [trim]  a line on it
 * @property {[x: number, y: number, size: number]} mark  its letter
 * @property {Point} sign  of its state
 *
 * @typedef {SVGGElement & {drawn?: string}} PieceNode  *drawn*: which figure it shows
 */

/** @type {Record<Kind, Figure>} */
export const FIGURES = {
  pawn: {
    box: { x0: -9.5, y0: -27, x1: 9.5, y1: 2.2 },
    body: 'M-8.6-1.4c0-2.1 1-3.3 2.2-4.3 2.6-2.2 3.3-5.4 3.5-8.6a6 6 0 1 1 5.8 0'
      + 'c.2 3.2.9 6.4 3.5 8.6 1.2 1 2.2 2.2 2.2 4.3 0 1.6-1 2.4-2.4 2.4h-12.4c-1.4 0-2.4-.8-2.4-2.4z',
    mark: [0, -1.6, 9.5],
    sign: { x: 6.2, y: -21.5 },
  },
  bobby: {
    box: { x0: -10, y0: -21.5, x1: 10, y1: 2.2 },
    body: 'M-9.6-1.2c0-1.5 1-2.2 2.2-2.5-.5-7.6 1.6-13 5.7-14.4-.5-1.9.3-2.9 1.7-2.9s2.2 1 1.7 2.9'
      + 'c4.1 1.4 6.2 6.8 5.7 14.4 1.2.3 2.2 1 2.2 2.5 0 1.4-1.1 2.2-2.6 2.2h-14c-1.5 0-2.6-.8-2.6-2.2z',
    mark: [0, -5, 10],
    trim: 'M-7.2-3.6h14.4',
    sign: { x: 7, y: -16.5 },
  },
  'mister-x': {
    box: { x0: -11, y0: -29.5, x1: 11, y1: 2.2 },
    body: 'M-10.4-20.4c0-1.4 2.3-1.7 4.6-2 .3-3.4 1-6.6 3-6.6 1.3 0 1.7.7 2.8.7s1.5-.7 2.8-.7c2 0 2.7 3.2 3 6.6'
      + ' 2.3.3 4.6.6 4.6 2 0 1.5-2.6 2.3-5.4 2.8-.3 1.9-1 3.3-2 4.3 4.6 1 6.4 4.2 6.4 9.4v2.9'
      + 'c0 1.3-.8 2-2 2h-14.8c-1.2 0-2-.7-2-2v-2.9c0-5.2 1.8-8.4 6.4-9.4-1-1-1.7-2.4-2-4.3-2.8-.5-5.4-1.3-5.4-2.8z',
    mark: [0, -1.8, 10],
    trim: 'M-6-21.6c3.6.8 8.4.8 12 0',
    sign: { x: 8, y: -24 },
  },
};

/** @type {Record<string, string>} */
const SIGNS = {
  moved: 'M-2.7.1l1.9 2.1 3.4-4.2',                     // a tick
  jammed: 'M-2.8 0h5.6',                                // no entry
  stranded: 'M-2.2-2.2l4.4 4.4m0-4.4l-4.4 4.4',         // a cross
};

/**
 * Which figure a class list asks for.
 * @param {string} classes
 * @returns {Kind}
 */
export function kindOf(classes) {
  const words = classes.split(' ');
  if (words.includes('mister-x')) return 'mister-x';
  return words.includes('bobby') ? 'bobby' : 'pawn';
}

/**
 * Which sign it carries, if any.
 * @param {string} classes
 */
const stateOf = (classes) => classes.split(' ').find((word) => word in SIGNS) || '';

/**
 * The room that a piece takes around its foot: the figure, and its sign.
 * @param {string} classes
 * @param {number} size
 */
export function roomOf(classes, size) {
  const { box, sign } = FIGURES[kindOf(classes)];
  const boxes = stateOf(classes) ? [box, boxAround(sign, 5.4)] : [box];
  return boxes.map((each) => grown(each, size));
}

/**
 * The strokes of a figure, for the map and for the arrows at the rim. A sign in a disc is
 * a state that can be told without its colour.
 * @param {Kind} kind
 * @param {Pick<Piece, 'mark' | 'drawing'>} piece
 * @param {string} [state]
 */
export function figure(kind, { mark, drawing }, state = '') {
  const { body, trim, mark: [x, y, size], sign } = { ...FIGURES[kind], ...drawing };
  return [
    ...['contour', 'body'].map((name) => draw('path', { class: name, d: body })),
    ...(trim ? [draw('path', { class: 'trim', d: trim })] : []),
    write(mark, { class: 'mark', x, y, 'font-size': size }),
    ...(state ? [draw('g', { class: 'sign', transform: moveTo(sign) }, [
      draw('circle', { r: 4.9 }),
      draw('path', { d: SIGNS[state] }),
    ])] : []),
  ];
}

/**
 * A node for somebody on the map: a leash, a figure, and what is below it. A piece's is
 * still to be dressed.
 * @param {string} [name]
 * @param {Node[]} [figures]
 * @param {Node[]} [below]
 * @returns {PieceNode}
 */
export const pieceNode = (name = 'piece', figures = [], below = []) => draw('g', { class: name, role: 'img' }, [
  draw('path', { class: 'leash-edge' }),
  draw('path', { class: 'leash' }),
  draw('g', { class: 'figure' }, figures),
  ...below,
]);

/**
 * The node of a ghost.
 * @param {string} text  how long ago he was seen
 * @param {number} wide  half of that text
 */
export const ghostNode = (text, wide) => pieceNode('piece ghost', figure('mister-x', { mark: '?' }), [
  draw('rect', { class: 'age', x: -wide, y: 2, width: 2 * wide, height: 11, rx: 5.5 }),
  write(text, { class: 'age-text', y: 10.3, 'font-size': 8.6 }),
]);

/**
 * Give a piece's node the look that a paint asks for. What stands in it depends on the
 * piece alone, not on the past.
 * @param {PieceNode} node
 * @param {Piece} piece
 */
export function dress(node, piece) {
  const kind = kindOf(piece.class);
  const state = stateOf(piece.class);
  put(node, 'class', `piece ${piece.class}`);
  put(node, 'data-id', piece.id);
  put(node, 'data-at', piece.at);
  put(node, 'aria-label', piece.label);
  const drawn = [kind, piece.mark, state, piece.drawing?.body].join(' ');
  if (node.drawn === drawn) return;
  node.drawn = drawn;
  node.children[2].replaceChildren(...figure(kind, piece, state));
}

/**
 * A line from the foot to the station, where a piece could not stand right at it.
 * @param {PieceNode} node
 * @param {Point} foot
 * @param {Point & {radius: number}} station
 * @param {number} size
 */
export function leash(node, foot, station, size) {
  const far = distance(station, foot);
  const part = (far - station.radius) / far / size;
  const end = { x: (station.x - foot.x) * part, y: (station.y - foot.y) * part };
  for (const i of [0, 1]) put(node.children[i], 'd', far > station.radius + 1 ? `M0-1L${pair(end)}` : null);
}
