// The thread of the veil (veil.js): it is told when to be black and when not.

/** @type {OffscreenCanvasRenderingContext2D | null} */
let pen = null;

onmessage = (/** @type {MessageEvent<{canvas?: OffscreenCanvas, down?: boolean}>} */ { data }) => {
  if (data.canvas) pen = data.canvas.getContext('2d');
  if (!pen) return;
  pen.clearRect(0, 0, 1, 1);
  if (data.down) {
    pen.fillStyle = '#20262b';
    pen.fillRect(0, 0, 1, 1);
  }
};
