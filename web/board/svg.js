// Elements and attributes: made, set, put in order. And whether anything may move.

/** @import { Point } from './types' */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Make an SVG element.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} [attributes]
 * @param {Node[]} [children]
 */
export function draw(name, attributes = {}, children = []) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/**
 * Make a text.
 * @param {string} text
 * @param {Record<string, string | number>} attributes
 */
export function write(text, attributes) {
  const node = draw('text', attributes);
  node.textContent = text;
  return node;
}

/**
 * A point as SVG writes it.
 * @param {Point} point
 */
export const pair = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * A transform that puts something at a point.
 * @param {Point} point
 * @param {number} [size]
 */
export const moveTo = (point, size) => `translate(${pair(point)})${size ? ` scale(${size})` : ''}`;

/**
 * A text on a plate: half its width and half its height, the text's baseline and size.
 * @param {string} name
 * @param {string} text
 * @param {[wide: number, high: number, base: number, font: number]} measures
 * @param {string} transform
 */
export const tag = (name, text, [wide, high, base, font], transform) => draw('g', { class: name, transform }, [
  draw('rect', { x: -wide, y: -high, width: 2 * wide, height: 2 * high, rx: 3 }),
  write(text, { y: base, 'font-size': font }),
]);

/**
 * Set or remove an attribute, but only where that changes something.
 * @param {Element} node
 * @param {string} name
 * @param {string | number | null} value
 */
export function put(node, name, value) {
  if (value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

/**
 * A group to draw into: the drawing's own where it has one, else a new one.
 * @param {SVGSVGElement} svg
 * @param {string} id
 * @param {Node | null} [before]
 */
export function group(svg, id, before = null) {
  return svg.querySelector(`#${id}`) || svg.insertBefore(draw('g', { id }), before);
}

/**
 * Let these be a node's first children, in this order; who stands right is not touched.
 * @param {Element} parent
 * @param {Element[]} nodes
 */
export function arrange(parent, nodes) {
  nodes.forEach((node, i) => {
    if (parent.children[i] !== node) parent.insertBefore(node, parent.children[i] || null);
  });
}

/**
 * A button with a drawing of our own in it.
 * @param {string} name
 * @param {string} box
 * @param {Node[]} children
 */
export function button(name, box, children) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.append(draw('svg', { viewBox: box, 'aria-hidden': 'true', focusable: 'false' }, children));
  return made;
}

/** Tells whether a look differs from the last one: what stands there already costs nothing. */
export function createMemory() {
  let last = '';
  return (/** @type {unknown} */ look) => {
    const before = last;
    last = JSON.stringify(look);
    return last !== before;
  };
}

/** Whether movement is unwelcome, by the page's setting or else the system's. */
export function still() {
  const wish = document.documentElement.dataset.motion;
  if (wish === 'full' || wish === 'reduced') return wish === 'reduced';
  return Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)')?.matches);
}
