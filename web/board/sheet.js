// What is drawn on a board, read once from its SVG: stations, number plates, lines.
// Nothing here asks for layout, so it also works while the board is hidden.

/**
 * @typedef {{x: number, y: number}} Point  in units of the drawing
 * @typedef {{x0: number, y0: number, x1: number, y1: number}} Box
 * @typedef {{id: string, node: SVGGElement, base: string, x: number, y: number,
 *            radius: number, plate: Box}} Station
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Make an SVG element.
 * @param {string} name
 * @param {Record<string, string|number>} [attributes]
 * @param {Node[]} [children]
 * @returns {any}
 */
export function draw(name, attributes = {}, children = []) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** Set or remove an attribute, but only where that changes something. */
export function put(node, name, value) {
  if (value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

/** Whether movement is unwelcome, by the page's setting or else the system's. */
export function still() {
  const wish = document.documentElement.dataset.motion;
  if (wish === 'full' || wish === 'reduced') return wish === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Common part of two boxes, as an area. */
export function common(a, b) {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Where an element's own origin lies on the sheet; only transforms count. */
function origin(node, svg) {
  let matrix = svg.createSVGMatrix();
  for (let up = node; up && up !== svg; up = up.parentNode) {
    const list = up.transform && up.transform.baseVal;
    for (let i = list ? list.numberOfItems - 1 : -1; i >= 0; i--) {
      matrix = list.getItem(i).matrix.multiply(matrix);
    }
  }
  return matrix;
}

const number = (node, name) => Number(node.getAttribute(name)) || 0;

/** The box of a station's number, around the station's centre. */
function plateOf(node, x, y) {
  const plate = node.querySelector('.plate');
  if (plate && plate.hasAttribute('width')) {
    const left = x + number(plate, 'x');
    const top = y + number(plate, 'y');
    return { x0: left, y0: top, x1: left + number(plate, 'width'), y1: top + number(plate, 'height') };
  }
  return { x0: x - 11, y0: y - 7, x1: x + 11, y1: y + 7 };
}

/**
 * Read a board.
 * @param {SVGSVGElement} svg
 */
export function readSheet(svg) {
  const frame = svg.viewBox.baseVal;
  const box = { x: frame.x, y: frame.y, w: frame.width || 1000, h: frame.height || 1000 };
  /** @type {Map<string, Station>} */
  const stations = new Map();
  for (const node of svg.querySelectorAll('.station[data-s]')) {
    const { e: x, f: y } = origin(node, svg);
    const disc = node.querySelector('circle.disc');
    stations.set(node.dataset.s, {
      id: node.dataset.s, node, base: node.getAttribute('class'), x, y,
      radius: (disc && number(disc, 'r')) || 12, plate: plateOf(node, x, y),
    });
  }
  return {
    svg, box, stations, line: lines(svg), close: (ids) => close(svg, ids), unit: letterHeight(svg),
  };
}

/** @typedef {ReturnType<typeof readSheet>} Sheet */

/** Height of the numbers in units of the drawing: what "readable" is measured by. */
function letterHeight(svg) {
  const text = svg.querySelector('.station text');
  return (text && parseFloat(getComputedStyle(text).fontSize)) || 12;
}

/**
 * Lines by their two ends. The lookup gives the drawn path from *a* to *b*, the
 * shortest unless a mode is asked for, and whether it runs backwards.
 * @param {SVGSVGElement} svg
 */
function lines(svg) {
  /** @type {Map<string, {path: SVGPathElement, back: boolean}[]>} */
  const found = new Map();
  const add = (a, b, way) => found.set(`${a} ${b}`, [...(found.get(`${a} ${b}`) || []), way]);
  for (const path of svg.querySelectorAll('path[data-a][data-b]')) {
    const { a, b } = path.dataset;
    add(a, b, { path, back: false });
    add(b, a, { path, back: true });
  }
  return (a, b, mode) => {
    const all = (found.get(`${a} ${b}`) || []).filter(({ path }) => !path.closest('.is-closed'));
    const fitting = all.filter(({ path }) => path.dataset.mode === mode);
    return (fitting.length ? fitting : all)
      .map(({ path, back }) => apart(path.cloneNode(), back))
      .sort((p, q) => p.length - q.length)[0] || null;
  };
}

/** A way by a copy that stands nowhere: of what is drawn, asking has all laid out first. */
const apart = (path, back) => ({ path, back, length: path.getTotalLength() });

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

/**
 * A group to draw into: the sheet's own where it has one, else a new one.
 * @param {SVGSVGElement} svg
 * @param {string} id
 * @param {Element|null} before
 */
export function group(svg, id, before) {
  const old = svg.querySelector(`#${id}`);
  if (old) return old;
  const made = draw('g', { id });
  svg.insertBefore(made, before);
  return made;
}
