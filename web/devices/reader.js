// Who reads codes: the browser itself where it can (BarcodeDetector), else our own decoder,
// which is fetched then. A browser that promises and fails is not asked again.

/** @import { Detector, DetectorMaker } from './types' */

const QR = 'qr_code';
/** Pixels along the longer side, beyond which nothing is gained. */
const LARGEST = { thorough: 2000, quick: 1100 };

/** @type {Promise<Detector | null> | undefined} */
let detector;
/** @type {Promise<typeof import('./decode.js')> | undefined} */
let decoder;

/** @returns {Promise<Detector | null>} */
async function findDetector() {
  /** @type {DetectorMaker | undefined} */
  const Maker = /** @type {any} */ (globalThis).BarcodeDetector;
  try {
    // Some have the name and read nothing.
    if (!Maker || !(await Maker.getSupportedFormats()).includes(QR)) return null;
    return new Maker({ formats: [QR] });
  } catch {
    return null;
  }
}

/** Beside this script, whichever folder that is. */
const fetchDecoder = () => /** @type {Promise<typeof import('./decode.js')>} */ (
  import(new URL('decode.js', import.meta.url).href));

/**
 * What the browser finds; null if it cannot.
 * @param {CanvasImageSource} source
 */
async function detected(source) {
  const own = await (detector ??= findDetector());
  if (!own) return null;
  try {
    return (await own.detect(source)).map((each) => each.rawValue);
  } catch {
    detector = Promise.resolve(null);
    return null;
  }
}

/** @type {HTMLCanvasElement | undefined} */
let sheet;

/**
 * @param {CanvasImageSource} source
 * @param {{width: number, height: number}} size
 * @param {number} largest
 */
export function pixelsOf(source, { width, height }, largest) {
  sheet ??= document.createElement('canvas');
  const scale = Math.min(1, largest / Math.max(width, height));
  sheet.width = Math.max(1, Math.round(width * scale));
  sheet.height = Math.max(1, Math.round(height * scale));
  const context = sheet.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  // What is clear counts as paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(source, 0, 0, sheet.width, sheet.height);
  return context.getImageData(0, 0, sheet.width, sheet.height);
}

/** Have our own decoder fetched, where it will be needed: the camera takes its time, too. */
export async function getReady() {
  if (!await (detector ??= findDetector())) await (decoder ??= fetchDecoder());
}

/**
 * The texts of all codes in a picture or a frame, each once. Breaks where our decoder
 * cannot be fetched.
 * @param {CanvasImageSource} source
 * @param {{width: number, height: number}} size
 * @param {'thorough' | 'quick'} how
 */
export async function textsIn(source, size, how) {
  const own = await detected(source);
  // A picture is looked at once: whatever the browser does not find in it, we look for.
  if (own && (own.length || how === 'quick')) return [...new Set(own)];
  const { textsIn: decoded } = await (decoder ??= fetchDecoder().catch((error) => {
    decoder = undefined;
    throw error;
  }));
  return [...new Set(await decoded(pixelsOf(source, size, LARGEST[how]), how === 'thorough'))];
}
