// The wheel, and a trackpad's pinch.

import { between } from './geometry.js';

/** @import { Ground } from './gestures.js' */

/**
 * @param {Ground} ground
 * @param {() => boolean} isHeld  by fingers
 */
export function listenToWheel({ frame, camera, touched, on, inFrame, isOnMap }, isHeld) {
  on(frame, 'wheel', (/** @type {WheelEvent} */ event) => {
    // In somebody else's page the wheel scrolls that page; with Ctrl it zooms.
    const guest = document.documentElement.dataset.page === 'embed';
    if (!isOnMap(event) || (guest && !event.ctrlKey)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 32 : event.deltaMode === 2 ? 400 : 1;
    const amount = between(-240, event.deltaY * lines, 240) * (event.ctrlKey ? 0.01 : 0.0018);
    touched();
    camera.zoom(Math.exp(-amount), inFrame(event));
  });

  // Safari on a Mac tells of a trackpad's pinch in its own way.
  let pinch = 1;
  on(frame, 'gesturestart', (event) => {
    event.preventDefault();
    pinch = 1;
  });
  on(frame, 'gesturechange', (/** @type {MouseEvent & {scale: number}} */ event) => {
    event.preventDefault();
    if (isHeld()) return;                     // an iPad also sends its fingers
    camera.zoom(event.scale / pinch, inFrame(event));
    pinch = event.scale;
    touched();
  });
}
