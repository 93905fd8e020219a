// A veil over Mister X's screen that can fall after the page has drawn its last frame.
//
// A page that is hidden draws no more, and Chromium shows its last frame again when it
// comes back, until there is a new one. A canvas with a thread of its own brings its own
// frames to the screen: it lies transparent over the open screen, and when the page is
// left that thread makes it black, without the page. One pixel, stretched, will do.

/** Frames until what is under the veil has surely been drawn anew. */
const FRAMES = 3;

export function createVeil() {
  /** @type {Worker | null} */
  let thread = null;
  let isHung = false;
  let isDown = false;

  /** @param {boolean} down */
  function tell(down) {
    if (isDown === down || !thread) return;
    isDown = down;
    thread.postMessage({ down });
  }

  /**
   * Lift it after so many frames.
   * @param {number} frames
   */
  function wait(frames) {
    requestAnimationFrame(() => {
      if (document.hidden) return;            // left again: it stays
      if (frames > 0) wait(frames - 1);
      else tell(false);
    });
  }

  /** @param {HTMLCanvasElement} canvas */
  function start(canvas) {
    const offscreen = canvas.transferControlToOffscreen();
    const { base, script } = /** @type {Sy} */ (window.sy);
    const made = new Worker(script(`${base}js/veil.worker.js`), { type: 'module' });
    made.postMessage({ canvas: offscreen }, [offscreen]);
    return made;
  }

  return {
    /** His screen has been opened: it is there, and not to be seen. */
    hang() {
      tell(false);
      if (isHung) return;
      isHung = true;
      try {
        thread = start(/** @type {HTMLCanvasElement} */ (document.getElementById('veil')));
      } catch { /* no such thread here: there is only the cover */ }
    },
    drop: () => tell(true),
    lift: () => wait(FRAMES),
  };
}
