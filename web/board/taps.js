// Which station a tap means, and telling the page of it.

import { ZOOM_STEP } from './camera.js';
import { distance } from './geometry.js';
import { targeted } from './targets.js';

/**
 * @import { Ground } from './gestures.js'
 * @import { Point, Station } from './types'
 */

// Milliseconds between the taps of a double tap
const TWICE = 320;
// CSS pixels between them
const NEAR = 32;

/**
 * @param {string} name
 * @param {unknown} [detail]
 */
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));

/**
 * Tell the page that a station was chosen.
 * @param {Station | undefined} station
 */
export function send(station) {
  if (station) tell('sy-station', { station: /^\d+$/.test(station.id) ? Number(station.id) : station.id });
}

/**
 * Answers with what to do when somebody taps.
 * @param {Ground} ground
 */
export function createTap({ sheet, camera, touched }) {
  // The last tap on empty map
  let last = { x: 0, y: 0, at: -Infinity };

  /**
   * The station that a tap means, if any.
   * @param {Point} at
   * @param {Element} target
   */
  function meant(at, target) {
    const { k } = camera.state();
    /** @param {Station} s */
    const far = (s) => distance(camera.toFrame(s), at);
    /** @type {SVGGElement | null} */
    const piece = target.closest('.piece');
    /** @type {SVGGElement | null} */
    const hit = target.closest('.station');
    const under = sheet.find(piece ? piece.dataset.at : hit?.dataset.s);
    const shown = sheet.stations.filter((s) => s.node.classList.contains('is-lit'));
    const lit = targeted(at, shown.map((s) => ({ ...camera.toFrame(s), station: s })))?.station;
    if (!lit) return under;
    // A finger right on something else means that, unless the lit one is as near.
    if (piece && under && far(lit) > lit.radius * k) return under;
    if (under && under !== lit && far(under) < under.radius * k && far(under) < far(lit) / 2) return under;
    return lit;
  }

  /**
   * @param {Point} at
   * @param {Element} target
   * @param {number} time
   */
  return (at, target, time) => {
    const station = meant(at, target);
    if (station) {
      send(station);
      return;
    }
    const twice = time - last.at < TWICE && distance(at, last) < NEAR;
    last = { ...at, at: twice ? -Infinity : time };
    if (twice) {
      const { k, closest, usual } = camera.state();
      touched();
      camera.zoomSmoothly(k > closest * 0.95 ? usual / k : ZOOM_STEP, at);
    } else tell('sy-empty');
  };
}
