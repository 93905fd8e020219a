// What is drawn on a board, read once from its SVG: stations, number plates, lines.
// Nothing here asks for layout, so it also works while the board is hidden.

import { boxAround } from './geometry.js';
import { put } from './svg.js';

/** @import { Box, Line, Point, Station, StationName } from './types' */

/** @typedef {ReturnType<typeof readSheet>} Sheet */

/**
 * Read a board.
 * @param {SVGSVGElement} svg
 */
export function readSheet(svg) {
  const frame = svg.viewBox.baseVal;
  const box = { x: frame.x, y: frame.y, w: frame.width || 1000, h: frame.height || 1000 };
  const stations = stationsOf(svg);
  const byName = new Map(stations.map((station) => [station.id, station]));
  return {
    svg,
    box,
    stations,
    /** @param {StationName | undefined} name */
    find: (name) => byName.get(String(name)),
    line: linesOf(svg),
    /** @param {string[]} ids */
    close: (ids) => close(svg, ids),
    unit: letterHeight(svg),
  };
}

/**
 * @param {SVGSVGElement} svg
 * @returns {Station[]}
 */
function stationsOf(svg) {
  /** @type {NodeListOf<SVGGElement>} */
  const nodes = svg.querySelectorAll('.station[data-s]');
  return Array.from(nodes, (node) => {
    const { e: x, f: y } = origin(node, svg);
    const disc = node.querySelector('circle.disc');
    return {
      id: String(node.dataset.s), node, base: node.classList.value, x, y,
      radius: (disc && number(disc, 'r')) || 12, plate: plateOf(node, { x, y }),
    };
  });
}

/**
 * Where an element's own origin lies on the sheet; only transforms count.
 * @param {SVGGraphicsElement} node
 * @param {SVGSVGElement} svg
 */
function origin(node, svg) {
  let matrix = svg.createSVGMatrix();
  for (let up = node; up && up !== svg; up = /** @type {SVGGraphicsElement} */ (up.parentNode)) {
    const list = up.transform?.baseVal;
    for (let i = list ? list.numberOfItems - 1 : -1; i >= 0; i--) {
      matrix = list.getItem(i).matrix.multiply(matrix);
    }
  }
  return matrix;
}

/**
 * @param {Element} node
 * @param {string} name
 */
const number = (node, name) => Number(node.getAttribute(name)) || 0;

/**
 * The box of a station's number, around the station's centre.
 * @param {SVGGElement} node
 * @param {Point} centre
 * @returns {Box}
 */
function plateOf(node, centre) {
  const plate = node.querySelector('.plate');
  if (!plate?.hasAttribute('width')) return boxAround(centre, 11, 7);
  const left = centre.x + number(plate, 'x');
  const top = centre.y + number(plate, 'y');
  return { x0: left, y0: top, x1: left + number(plate, 'width'), y1: top + number(plate, 'height') };
}

/**
 * Height of the numbers in units of the drawing: what "readable" is measured by.
 * @param {SVGSVGElement} svg
 */
function letterHeight(svg) {
  const text = svg.querySelector('.station text');
  return (text && parseFloat(getComputedStyle(text).fontSize)) || 12;
}

/**
 * Lines by their two ends. The lookup gives the drawn path from *a* to *b*, the
 * shortest unless a mode is asked for, and whether it runs backwards.
 * @param {SVGSVGElement} svg
 * @returns {(a: string, b: string, mode?: string) => Line | undefined}
 */
function linesOf(svg) {
  /** @type {Map<string, {path: SVGPathElement, back: boolean}[]>} */
  const found = new Map();
  /** @type {NodeListOf<SVGPathElement>} */
  const paths = svg.querySelectorAll('path[data-a][data-b]');
  for (const path of paths) {
    const { a, b } = path.dataset;
    for (const back of [false, true]) {
      const ends = back ? `${b} ${a}` : `${a} ${b}`;
      found.set(ends, [...(found.get(ends) || []), { path, back }]);
    }
  }
  return (a, b, mode) => {
    const all = (found.get(`${a} ${b}`) || []).filter(({ path }) => !path.closest('.is-closed'));
    const fitting = all.filter(({ path }) => path.dataset.mode === mode);
    return (fitting.length ? fitting : all)
      .map(({ path, back }) => apart(path, back))
      .sort((p, q) => p.length - q.length)[0];
  };
}

/**
 * A line by a copy that stands nowhere: of what is drawn, asking has all laid out first.
 * @param {SVGPathElement} drawn
 * @param {boolean} back
 */
function apart(drawn, back) {
  const path = /** @type {SVGPathElement} */ (drawn.cloneNode());
  return { path, back, length: path.getTotalLength() };
}

/**
 * The point after some share of a line.
 * @param {Line} line
 * @param {number} share
 */
export function pointAt({ path, back, length }, share) {
  return path.getPointAtLength(length * (back ? 1 - share : share));
}

/**
 * Leave out what another printing has: lines and whole layers, by their ids.
 * @param {SVGSVGElement} svg
 * @param {string[]} ids
 */
function close(svg, ids) {
  const text = ids.join(' ');
  if (svg.dataset.closed === text) return;
  put(svg, 'data-closed', text);
  for (const part of svg.querySelectorAll('.lines, .line')) {
    part.classList.toggle('is-closed', ids.includes(part.id));
  }
}
