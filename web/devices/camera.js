// A code before the camera. The camera is asked for when somebody wants to scan, and let go
// at once: when a code is found, when it is closed, when the page is hidden, when the picture
// is taken off the screen.

import { isFramed } from './here.js';
import { theOne } from './picture.js';
import { getReady, pixelsOf, textsIn } from './reader.js';

/**
 * @import { ScanFault } from './types'
 *
 * @typedef {object} Watcher
 * @property {(text: string) => void} found
 * @property {(fault: ScanFault) => void} ended  without a code
 * @property {(fault: 'dark' | 'several') => void} [hinted]  it goes on
 */

const WISH = { audio: false, video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } };
/** Milliseconds between two looks, so that a phone stays cool. */
const PAUSE = 120;
/** Milliseconds of black until the camera is asked for once more, and until it is told. */
const BLACK = 2500;
/** Of 255: noise in the dark is less. */
const LIGHT = 24;

/**
 * What a browser says when there is no camera (getUserMedia), as a code.
 * @type {Record<string, ScanFault | undefined>}
 */
const REFUSALS = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no_camera',
  OverconstrainedError: 'no_camera',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** @returns {ScanFault | ''}  why a camera need not be asked for */
export function hindrance() {
  if (isFramed()) return 'framed';
  if (navigator.mediaDevices) return '';
  return window.isSecureContext ? 'no_camera' : 'insecure';
}

/** @param {HTMLVideoElement} video */
const sizeOf = (video) => ({ width: video.videoWidth, height: video.videoHeight });

/** @param {HTMLVideoElement} video */
function isBlack(video) {
  const { data } = pixelsOf(video, sizeOf(video), 24);
  return data.every((value, at) => at % 4 === 3 || value < LIGHT);
}

/** @param {MediaStream | null} stream */
const letGo = (stream) => stream?.getTracks().forEach((track) => track.stop());

/**
 * Scan until something is found or stops it. Only ever called because of a tap.
 * @param {HTMLVideoElement} video  in the page, and as large as one likes
 * @param {Watcher} watcher
 */
export function createScan(video, { found, ended, hinted = () => {} }) {
  /** @type {MediaStream | null} */
  let stream = null;
  let isOver = false;
  let isSecondTry = false;
  let lightAt = 0;
  /** @type {'' | 'dark' | 'several'} */
  let hint = '';

  const stop = () => {
    isOver = true;
    letGo(stream);
    video.srcObject = null;
    document.removeEventListener('visibilitychange', left);
    window.removeEventListener('pagehide', gone);
  };
  /** @param {ScanFault} why */
  const end = (why) => {
    if (isOver) return;
    stop();
    ended(why);
  };
  const gone = () => end('hidden');
  const left = () => {
    if (document.hidden || !video.isConnected) gone();
  };

  const open = async () => {
    letGo(stream);
    const given = await navigator.mediaDevices.getUserMedia(WISH);
    if (isOver) {            // closed while the browser was asking
      letGo(given);
      return;
    }
    stream = given;
    stream.getVideoTracks()[0].addEventListener('ended', () => { if (stream === given) end('ended'); });
    Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
    lightAt = performance.now();
    await video.play();
  };

  /** An installed app on an iPad may see nothing until it has asked a second time. */
  const minds = async () => {
    if (!isBlack(video)) lightAt = performance.now();
    else if (performance.now() - lightAt > BLACK) {
      if (isSecondTry) tell('dark');
      else {
        isSecondTry = true;
        await open();
      }
    }
  };
  /** @param {'dark' | 'several'} what  once, until there is something else to tell */
  const tell = (what) => {
    if (hint === what) return;
    hint = what;
    hinted(what);
  };

  const look = async () => {
    if (!video.videoWidth) return;
    const { fault, text } = theOne(await textsIn(video, sizeOf(video), 'quick'));
    if (isOver) return;
    if (!fault) {
      stop();
      found(text);
    } else if (fault === 'none') {
      await minds();
    } else {
      lightAt = performance.now();
      tell('several');
    }
  };

  const again = async () => {
    left();
    if (isOver) return;
    await look();
    setTimeout(() => again().catch(fail), PAUSE);
  };
  /** @param {Error} error */
  const fail = (error) => end(REFUSALS[error.name] ?? 'no_camera');

  const run = async () => {
    const ready = getReady().catch(() => end('not_fetched'));
    await open();
    await ready;
    await again();
  };

  const hindered = hindrance();
  if (hindered) {
    isOver = true;
    queueMicrotask(() => ended(hindered));
  } else {
    document.addEventListener('visibilitychange', left);
    window.addEventListener('pagehide', gone);
    run().catch(fail);
  }
  return { stop };
}
