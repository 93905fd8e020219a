// A text as a QR code: SVG markup, dark on light in every theme, with its quiet zone.
//
//   code(text)   { fault, text: markup }; fault is 'too_long' where no camera could read it
//
// Loaded when a code is to be shown. Whoever puts it into the page gives it a name for
// screen readers: to them it is a picture that tells nothing.

import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** @import { Outcome } from './types' */

/** Modules around a code that have to be light (ISO 18004). */
const QUIET = 4;
/** Up to version 25: finer ones are hard to read off a screen. */
const LONGEST = 990;

/**
 * @param {string} text
 * @returns {Outcome<'too_long'>}
 */
export function code(text) {
  if (new TextEncoder().encode(text).length > LONGEST) return { fault: 'too_long', text: '' };
  const drawn = generate(text, { minCorrectionLevel: correction.M });
  const side = drawn.size + 2 * QUIET;
  const box = [-QUIET, -QUIET, side, side];
  const [x, y, width, height] = box;
  return {
    fault: '',
    text: `<svg class="code" viewBox="${box.join(' ')}" shape-rendering="crispEdges" aria-hidden="true">`
      + `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`
      + `<path d="${toSvgPath(drawn)}" fill="#000"/></svg>`,
  };
}
