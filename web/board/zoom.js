// Buttons for zoom, in the corner of the frame above right.

import { ZOOM_STEP } from './camera.js';
import { button, draw, put } from './svg.js';

/**
 * @import { Board, CameraState, Size, Words } from './types'
 *
 * @typedef {keyof Words} Name
 */

// CSS pixels: length and breadth of the buttons
const LONG = 136;
const BROAD = 44;

/** @type {Record<Name, string>} */
const ICONS = {
  zoomIn: 'M-7 0H7M0-7V7',
  zoomOut: 'M-7 0H7',
  recentre: 'M-9 0h4M5 0h4M0-9v4M0 5v4M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0z',
};

/**
 * @param {Board} board
 * @param {AbortSignal} signal
 */
export function createZoom({ frame, camera, home, touched }, signal) {
  const box = document.createElement('div');
  box.className = 'board-tools';
  frame.append(box);
  // The buttons are in a row
  let lying = false;

  /**
   * @param {Name} name
   * @param {() => void} action
   */
  const made = (name, action) => {
    const node = button(`board-tool ${name}`, '-12 -12 24 24', [draw('path', { d: ICONS[name] })]);
    node.addEventListener('click', action, { signal });
    box.append(node);
    return node;
  };
  /** @param {number} factor */
  const by = (factor) => () => {
    touched();
    camera.zoomSmoothly(factor);
  };
  const buttons = {
    zoomIn: made('zoomIn', by(ZOOM_STEP)),
    zoomOut: made('zoomOut', by(1 / ZOOM_STEP)),
    recentre: made('recentre', home),
  };

  return {
    /** @param {Words} words */
    labels(words) {
      for (const name of /** @type {Name[]} */ (Object.keys(buttons))) {
        const word = words[name];
        if (!word) continue;
        put(buttons[name], 'aria-label', word);
        put(buttons[name], 'title', word);
      }
    },
    /** Find their place in a frame of a new size. */
    settle() {
      lying = camera.makeRoom(LONG + 12);
      box.classList.toggle('is-row', lying);
    },
    /**
     * The corner that they take.
     * @returns {Size}
     */
    corner: () => (lying ? { w: LONG + 8, h: BROAD + 8 } : { w: BROAD + 8, h: LONG + 8 }),
    /**
     * Which of them can do something.
     * @param {CameraState} state
     */
    limits({ k, whole, closest }) {
      buttons.zoomOut.disabled = k <= whole * 1.01;
      buttons.zoomIn.disabled = k >= closest * 0.99;
    },
    end: () => box.remove(),
  };
}
