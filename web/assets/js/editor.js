// Setting up a position by hand: pieces and tiles that are dragged on the board (ui/editor).
// Tells of it by an event on the document, 'sy-drop' with what was dragged (a piece, or one of
// the spaces of a tile) and the station where it was let go. Who drags nothing pans as ever.
// And Ctrl+Z undoes a step.
//
// It comes with the first editor, and so does its style.

const root = document.documentElement;
// CSS pixels: less than this is a tap
const DRAG = 8;
// CSS pixels that a finger may come down around the middle of a piece
const TARGET = 44;
// Units of the drawing: farther from a station than this nothing is dropped
const FAR = 60;
// Spaces along the side of a tile, and of a whole one
const TILE_SPACES = 4;
const TILE = 120;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * @typedef {object} Carried
 * @property {number} id  of the finger
 * @property {string} what
 * @property {SVGGElement} node  what follows the finger
 * @property {SVGSVGElement} svg
 * @property {{x: number, y: number}} from  where the finger came down, in CSS pixels
 * @property {string} rest  its transform at rest
 * @property {boolean} isMoving
 * @property {string} [tapped]  which station is meant if it does not
 */

/** @type {Carried | null} */
let carried = null;

const isEditing = () => root.dataset.screen === 'editor';
const laysTiles = () => Boolean(document.querySelector('#editor-status[data-lays="tiles"]'));

/**
 * Where something is in units of the drawing.
 * @param {SVGSVGElement} svg
 * @param {{x: number, y: number}} at  in CSS pixels
 */
function inDrawing(svg, { x, y }) {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint();
}

/**
 * The station nearest to a point of the drawing, if it is near enough.
 * @param {SVGSVGElement} svg
 * @param {{x: number, y: number}} point
 */
function nearest(svg, { x, y }) {
  /** @type {{name: string, far: number, at: {x: number, y: number}} | null} */
  let best = null;
  /** @type {NodeListOf<SVGGElement>} */
  const stations = svg.querySelectorAll('.station[data-s]');
  for (const node of stations) {
    const { e, f } = node.transform.baseVal.consolidate()?.matrix || { e: 0, f: 0 };
    const far = Math.hypot(e - x, f - y);
    if (far < (best?.far ?? FAR)) best = { name: String(node.dataset.s), far, at: { x: e, y: f } };
  }
  return best;
}

/**
 * The outline of the tile that a space lies on, to be carried about.
 * @param {SVGSVGElement} svg
 * @param {string} space
 */
function outline(svg, space) {
  const first = Math.floor((Number(space) - 1) / TILE_SPACES) * TILE_SPACES + 1;
  const spaces = Array.from({ length: TILE_SPACES }, (_, i) => svg.querySelector(`[data-s="${first + i}"]`));
  const [x, y] = [0, 1].map((axis) => spaces.reduce((sum, node) => {
    const { e, f } = /** @type {SVGGElement} */ (node).transform.baseVal.consolidate()?.matrix || { e: 0, f: 0 };
    return sum + (axis ? f : e) / TILE_SPACES;
  }, 0));
  const node = document.createElementNS(SVG, 'g');
  const rect = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x: x - TILE / 2, y: y - TILE / 2, width: TILE, height: TILE, rx: 6 })) {
    rect.setAttribute(name, String(value));
  }
  node.setAttribute('class', 'carried-tile');
  node.append(rect);
  return svg.appendChild(node);
}

/**
 * The piece that a finger is nearly on: each is a target of 44 by 44 pixels.
 * @param {SVGSVGElement} svg
 * @param {{x: number, y: number}} at
 */
function pieceNear(svg, { x, y }) {
  /** @type {SVGGElement | null} */
  let best = null;
  let least = Infinity;
  /** @type {NodeListOf<SVGGElement>} */
  const pieces = svg.querySelectorAll('.piece[data-id]');
  for (const piece of pieces) {
    const { left, right, top, bottom } = (piece.querySelector('.body') || piece).getBoundingClientRect();
    const far = [x - (left + right) / 2, y - (top + bottom) / 2];
    const isNear = Math.abs(far[0]) <= Math.max(TARGET, right - left) / 2 && Math.abs(far[1]) <= Math.max(TARGET, bottom - top) / 2;
    if (isNear && Math.hypot(...far) < least) [best, least] = [piece, Math.hypot(...far)];
  }
  return best;
}

/**
 * The tile under a finger.
 * @param {SVGSVGElement} svg
 * @param {{x: number, y: number}} from
 */
function tileUnder(svg, from) {
  const space = nearest(svg, inDrawing(svg, from));
  return space && { what: space.name, node: outline(svg, space.name), rest: '' };
}

/**
 * The piece under a finger, and which station is meant if it stays there.
 * @param {SVGSVGElement} svg
 * @param {{x: number, y: number}} from
 * @param {PointerEvent} event
 */
function pieceUnder(svg, from, { target, pointerType }) {
  const hit = /** @type {SVGGElement | null} */ (/** @type {Element} */ (target).closest('.piece[data-id]'));
  const node = hit || (pointerType === 'mouse' ? null : pieceNear(svg, from));
  const tapped = hit?.dataset.at || nearest(svg, inDrawing(svg, from))?.name;
  return node && { what: String(node.dataset.id), node, rest: node.getAttribute('transform') || '', tapped };
}

/** @param {PointerEvent} event */
function grab(event) {
  if (!isEditing() || carried || !event.isPrimary || event.button > 0) return;
  const svg = event.target instanceof Element && event.target.closest('#board-frame svg.map');
  if (!(svg instanceof SVGSVGElement)) return;
  const from = { x: event.clientX, y: event.clientY };
  const found = laysTiles() ? tileUnder(svg, from) : pieceUnder(svg, from, event);
  if (!found) return;
  carried = { id: event.pointerId, svg, from, isMoving: false, ...found };
  event.stopPropagation();                    // the map stays where it is
  event.preventDefault();
}

/** @param {PointerEvent} event */
function drag(event) {
  if (carried?.id !== event.pointerId) return;
  const { svg, from, node, rest } = carried;
  const to = { x: event.clientX, y: event.clientY };
  carried.isMoving ||= Math.hypot(to.x - from.x, to.y - from.y) >= DRAG;
  if (!carried.isMoving) return;
  event.stopPropagation();
  const [a, b] = [inDrawing(svg, from), inDrawing(svg, to)];
  node.setAttribute('transform', `translate(${b.x - a.x} ${b.y - a.y}) ${rest}`);
  node.classList.add('is-carried');
  aim(svg, b);
}

/**
 * Show which station would be meant.
 * @param {SVGSVGElement} svg
 * @param {{x: number, y: number} | null} point
 */
function aim(svg, point) {
  const meant = point && nearest(svg, point)?.name;
  for (const node of svg.querySelectorAll('.is-aimed')) node.classList.remove('is-aimed');
  if (meant) svg.querySelector(`.station[data-s="${meant}"]`)?.classList.add('is-aimed');
}

/** @param {PointerEvent} event */
function drop(event) {
  if (carried?.id !== event.pointerId) return;
  const { svg, node, rest, what, isMoving, tapped } = carried;
  const isTile = node.classList.contains('carried-tile');
  const meant = nearest(svg, inDrawing(svg, { x: event.clientX, y: event.clientY }));
  carried = null;
  aim(svg, null);
  if (isTile) node.remove();
  else node.setAttribute('transform', rest);
  node.classList.remove('is-carried');
  if (event.type !== 'pointerup') return;
  event.stopPropagation();
  if (isMoving) {
    if (meant) document.dispatchEvent(new CustomEvent('sy-drop', { detail: { what, station: meant.name } }));
  } else if (tapped) {
    document.dispatchEvent(new CustomEvent('sy-station', { detail: { station: Number(tapped) } }));
  }
}

/**
 * Ctrl+Z and Ctrl+Y, as everywhere; in a field with text in it they are the field's own.
 * @param {KeyboardEvent} event
 */
function step(event) {
  const key = event.key.toLowerCase();
  if (!isEditing() || event.altKey || !(event.ctrlKey || event.metaKey) || !'zy'.includes(key)) return;
  const { target } = event;
  if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value && target.type !== 'checkbox' && target.type !== 'radio') return;
  const isBack = key === 'z' && !event.shiftKey;
  document.getElementById(isBack ? 'editor-undo' : 'editor-redo')?.click();
  event.preventDefault();
}

document.addEventListener('keydown', step);
document.addEventListener('pointerdown', grab, { capture: true });
document.addEventListener('pointermove', drag, { capture: true });
document.addEventListener('pointerup', drop, { capture: true });
document.addEventListener('pointercancel', drop, { capture: true });
