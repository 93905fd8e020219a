// Keys, focus and screen readers: from one lit station to the next, zoom, choosing.

import { ZOOM_STEP } from './camera.js';
import { send } from './taps.js';

/**
 * @import { Ground } from './gestures.js'
 * @import { Station } from './types'
 */

const LIT = '.station.is-lit';
/** @type {Record<string, [x: number, y: number] | undefined>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, number | undefined>} */
const ZOOMS = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, _: 1 / ZOOM_STEP };

/** @param {Ground} ground */
export function listenToKeys({ frame, sheet, camera, home, touched, on }) {
  /**
   * The station that an event happened on.
   * @param {Event} event
   * @param {string} selector
   */
  const stationOf = ({ target }, selector) => {
    /** @type {SVGGElement | null | undefined} */
    const node = /** @type {Element} */ (target).closest?.(selector);
    return node ? sheet.find(node.dataset.s) : undefined;
  };

  // A screen reader's activation comes as a click without a pointer.
  on(frame, 'click', (/** @type {MouseEvent} */ event) => {
    if (event.detail === 0) send(stationOf(event, LIT));
  });

  on(document, 'keydown', (/** @type {KeyboardEvent} */ event) => {
    const idle = document.activeElement === document.body || !document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(idle || frame.contains(/** @type {Node} */ (event.target))) || !frame.clientWidth) return;
    if (key(event)) event.preventDefault();
  });

  /**
   * Answers whether the key means something here.
   * @param {KeyboardEvent} event
   */
  function key(event) {
    const station = stationOf(event, LIT);
    const way = WAYS[event.key];
    const zoom = ZOOMS[event.key];
    if (station && way) step(station, way);
    else if (station && (event.key === 'Enter' || event.key === ' ')) {
      if (!event.repeat) send(station);
    } else if (zoom) {
      touched();
      camera.zoomSmoothly(zoom);
    } else if (event.key === '0') home();
    else return false;
    return true;
  }

  /**
   * Focus the nearest lit station in a direction; what lies askew counts as farther.
   * @param {Station} from
   * @param {[x: number, y: number]} way
   */
  function step(from, [dx, dy]) {
    let best = null;
    let least = Infinity;
    for (const s of sheet.stations) {
      if (s === from || !s.node.classList.contains('is-lit')) continue;
      const along = (s.x - from.x) * dx + (s.y - from.y) * dy;
      const aside = Math.abs((s.x - from.x) * dy) + Math.abs((s.y - from.y) * dx);
      if (along <= 0) continue;
      const askew = aside > along * 2;        // only when nothing lies straight ahead
      const cost = along + aside * 1.6 + (askew ? 5000 : 0);
      if (cost < least) [best, least] = [s, cost];
    }
    if (best) best.node.focus({ preventScroll: true });
  }

  on(frame, 'focusin', (event) => {
    const station = stationOf(event, '.station:focus-visible');
    if (station) camera.reveal(station);
  });

  // Browsers scroll a clipped box to what has focus; the camera does that here.
  on(frame, 'scroll', () => { frame.scrollTop = frame.scrollLeft = 0; });
}
