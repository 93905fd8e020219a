// Reads QR codes off pixels, where the browser cannot. Fetched only when somebody scans.

import { decodeQRBatch } from 'qr/decode.js';

/** Milliseconds to spend on a picture that somebody has chosen, and on one of many frames. */
const PATIENCE = { thorough: 1500, quick: 30 };

/**
 * The texts of all codes in a picture.
 * @param {ImageData} pixels
 * @param {boolean} isThorough
 */
export async function textsIn(pixels, isThorough) {
  const [found] = await decodeQRBatch([pixels], {
    effort: isThorough ? Infinity : 2,
    timeLimit: isThorough ? PATIENCE.thorough : PATIENCE.quick,
    maxSize: { width: pixels.width, height: pixels.height },
  });
  return found.filter((each) => typeof each === 'string');
}
