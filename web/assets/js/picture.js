// The board as it is shown, as a picture: SVG that needs nothing else, or PNG drawn from it.
// Whatever the page's styles say is written on the elements themselves. Nothing is fetched.

const SVG = 'http://www.w3.org/2000/svg';
// What elements hand down, and what they do not; the latter with what is usual
const INHERITED = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'paint-order',
  'visibility',
];
/** @type {Record<string, string>} */
const OWN = { opacity: '1' };
// Pixels along the longer side of a PNG: enough for a sheet of paper
const LONGEST = 2400;

/**
 * Write the styles of an element and all that is in it on its copy; what is not shown goes.
 * @param {Element} node
 * @param {Element} copy
 * @param {CSSStyleDeclaration | null} above
 */
function write(node, copy, above) {
  const style = getComputedStyle(node);
  if (style.display === 'none') {
    copy.remove();
    return;
  }
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (!above || value !== above.getPropertyValue(name)) copy.setAttribute(name, value);
    else copy.removeAttribute(name);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== usual) copy.setAttribute(name, value);
  }
  for (const name of ['class', 'role', 'tabindex', 'style', 'aria-hidden', 'aria-label']) copy.removeAttribute(name);
  if (style.textTransform === 'uppercase' && !node.children.length) copy.textContent = node.textContent?.toUpperCase() || '';
  const inside = [...node.children];
  const copies = [...copy.children];
  inside.forEach((child, i) => write(child, copies[i], style));
  if (node instanceof SVGUseElement) unfold(node, copy);
}

/**
 * What is drawn a second time in another colour is drawn for its own sake.
 * @param {SVGUseElement} node
 * @param {Element} copy
 */
function unfold(node, copy) {
  const drawn = node.ownerDocument.querySelector(node.href.baseVal);
  const group = document.createElementNS(SVG, 'g');
  const style = getComputedStyle(node);
  group.setAttribute('stroke', style.getPropertyValue('--bus'));
  group.setAttribute('stroke-width', style.getPropertyValue('--bus-width'));
  for (const child of drawn?.children || []) {
    const again = /** @type {Element} */ (child.cloneNode(true));
    again.removeAttribute('id');
    again.removeAttribute('class');
    group.append(again);
  }
  copy.replaceWith(group);
}

/** The part of the board that is in sight, as an SVG that stands alone. */
function drawing() {
  const frame = /** @type {HTMLElement} */ (document.querySelector('#board-frame'));
  const isTiles = document.documentElement.dataset.board === 'hunting';
  const svg = /** @type {SVGSVGElement} */ (frame.querySelector(isTiles ? '#grid svg' : '#board svg'));
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  // Which piece is in hand is no part of the position.
  const held = [...svg.querySelectorAll('.is-picked')];
  for (const node of held) node.classList.remove('is-picked');
  write(svg, copy, null);
  for (const node of held) node.classList.add('is-picked');
  const view = window.sy?.board?.view();
  const { x, y, width: w, height: h } = svg.viewBox.baseVal;
  const box = { x, y, w, h };
  if (view) {
    box.x = Math.max(x, x - view.x / view.k);
    box.y = Math.max(y, y - view.y / view.k);
    box.w = Math.min(x + w, x + (view.width - view.x) / view.k) - box.x;
    box.h = Math.min(y + h, y + (view.height - view.y) / view.k) - box.y;
  }
  copy.setAttribute('viewBox', [box.x, box.y, box.w, box.h].map((n) => n.toFixed(1)).join(' '));
  const k = LONGEST / Math.max(box.w, box.h);
  const size = { width: Math.round(box.w * k), height: Math.round(box.h * k) };
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  return { text: new XMLSerializer().serializeToString(copy), ...size };
}

/**
 * Offer it as a file.
 * @param {string} name
 * @param {Blob} blob
 */
function download(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * @param {string} text
 * @param {number} width
 * @param {number} height
 */
async function painted(text, width, height) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return /** @type {Promise<Blob | null>} */ (new Promise((done) => { canvas.toBlob(done, 'image/png'); }));
}

/**
 * @param {string} kind  svg or png
 */
export async function take(kind) {
  const { text, width, height } = drawing();
  if (kind === 'svg') {
    download('scotland-yard.svg', new Blob([text], { type: 'image/svg+xml' }));
    return;
  }
  const blob = await painted(text, width, height);
  if (blob) download('scotland-yard.png', blob);
}
