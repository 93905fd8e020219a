// Fingers and the mouse: pan, pinch, throw, tap.

import { along, distance } from './geometry.js';

/**
 * @import { Ground } from './gestures.js'
 * @import { Point } from './types'
 */

// CSS pixels: less than this is a tap
const DRAG = 8;

/**
 * Answers with a function that tells whether fingers are down.
 * @param {Ground} ground
 * @param {(at: Point, target: Element, time: number) => void} tap
 */
export function listenToPointers({ frame, camera, touched, on, inFrame, isOnMap }, tap) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  /** @type {Point & {target: Element}} */
  let start;                                  // where the first finger came down
  let dragging = false;
  // CSS pixels per millisecond
  let pace = { x: 0, y: 0, at: 0 };

  const spread = () => {
    const [a, b] = fingers.values();
    return { ...along(a, b, 0.5), d: Math.max(20, distance(a, b)) };
  };

  function grab() {
    dragging = true;
    frame.classList.add('is-held');
  }

  on(frame, 'pointerdown', (/** @type {PointerEvent} */ event) => {
    if (!isOnMap(event) || event.button > 0 || fingers.size === 2) return;
    camera.halt();
    const at = inFrame(event);
    fingers.set(event.pointerId, at);
    try { frame.setPointerCapture(event.pointerId); } catch { /* made by a test */ }
    if (fingers.size === 1) {
      start = { ...at, target: /** @type {Element} */ (event.target) };
      dragging = false;
      pace = { x: 0, y: 0, at: event.timeStamp };
    } else {
      grab();                                 // two fingers are never a tap
    }
  });

  /**
   * @param {PointerEvent} event
   * @param {Point} at
   */
  function pinch({ pointerId }, at) {
    const before = spread();
    fingers.set(pointerId, at);
    const after = spread();
    camera.pan(after.x - before.x, after.y - before.y);
    camera.zoom(after.d / before.d, after);
  }

  /**
   * @param {PointerEvent} event
   * @param {Point} old
   * @param {Point} at
   */
  function pan({ pointerId, timeStamp }, old, at) {
    fingers.set(pointerId, at);
    const time = Math.max(1, timeStamp - pace.at);
    const share = Math.min(1, time / 40);     // a mean over the last few moves
    pace = {
      x: pace.x + ((at.x - old.x) / time - pace.x) * share,
      y: pace.y + ((at.y - old.y) / time - pace.y) * share,
      at: timeStamp,
    };
    camera.pan(at.x - old.x, at.y - old.y);
  }

  on(frame, 'pointermove', (/** @type {PointerEvent} */ event) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const at = inFrame(event);
    if (fingers.size === 2) pinch(event, at);
    else {
      if (!dragging && distance(at, start) < DRAG) return;
      if (!dragging) grab();
      pan(event, old, at);
    }
    touched();
  });

  /** @param {PointerEvent} event */
  const lift = ({ pointerId, type, timeStamp }) => {
    if (!fingers.delete(pointerId)) return;
    if (fingers.size) {                       // one finger of two stays: go on panning
      pace = { x: 0, y: 0, at: timeStamp };
      return;
    }
    frame.classList.remove('is-held');
    if (type === 'pointerup' && !dragging) tap(start, start.target, timeStamp);
    else if (type === 'pointerup' && timeStamp - pace.at < 60) camera.fling(pace);
    dragging = false;
  };
  on(frame, 'pointerup', lift);
  on(frame, 'pointercancel', lift);
  on(frame, 'lostpointercapture', (/** @type {PointerEvent} */ { pointerId }) => fingers.delete(pointerId));
  return () => fingers.size > 0;
}
