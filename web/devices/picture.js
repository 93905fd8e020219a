// A code in a picture that somebody has chosen, dropped or pasted.

import { textsIn } from './reader.js';

/** @import { Outcome, ScanFault } from './types' */

const LARGEST_FILE = 25_000_000;
/** More than any message has: a code may hold almost three thousand. */
const LONGEST_TEXT = 3000;

/**
 * What of some texts is meant.
 * @param {string[]} texts
 * @returns {Outcome<'none' | 'several' | 'too_long'>}
 */
export function theOne(texts) {
  if (texts.length !== 1) return { fault: texts.length ? 'several' : 'none', text: '' };
  const [text] = texts;
  return text.length > LONGEST_TEXT ? { fault: 'too_long', text: '' } : { fault: '', text };
}

/**
 * @param {Blob} file
 * @returns {Promise<Outcome<ScanFault>>}
 */
export async function readPicture(file) {
  if (file.size > LARGEST_FILE) return { fault: 'too_large', text: '' };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { fault: 'no_picture', text: '' };
  try {
    return theOne(await textsIn(picture, picture, 'thorough'));
  } catch {
    return { fault: 'not_fetched', text: '' };
  } finally {
    picture.close();
  }
}

/**
 * The picture among some files, if there is one.
 * @param {Iterable<File> | null | undefined} files
 */
const pictureIn = (files) => [...files ?? []].find((file) => file.type.startsWith('image/'));

/**
 * Have somebody choose a picture. A browser allows that only within a tap.
 * @param {(outcome: Outcome<ScanFault>) => void} told  unless nothing is chosen
 * @returns {() => void}  nobody wants to know any more
 */
export function choosePicture(told) {
  const chooser = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*' });
  const over = new AbortController();
  chooser.addEventListener('change', () => tellOf(chooser.files?.[0], told, over.signal));
  chooser.click();
  return () => over.abort();
}

/**
 * Read pictures that are dropped or pasted anywhere. Whatever else is, is not our business.
 * @param {(outcome: Outcome<ScanFault>) => void} told
 * @returns {() => void}  nobody wants to know any more
 */
export function watchPictures(told) {
  const over = new AbortController();
  /** @param {DragEvent | ClipboardEvent} event */
  const take = (event) => {
    const carried = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const file = pictureIn(carried?.files);
    if (!file) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tellOf(file, told, over.signal);
  };
  // Before the page's own listener, to whom a dropped file is a game.
  const how = { capture: true, signal: over.signal };
  document.addEventListener('drop', take, how);
  document.addEventListener('paste', take, how);
  return () => over.abort();
}

/**
 * @param {File | undefined} file
 * @param {(outcome: Outcome<ScanFault>) => void} told
 * @param {AbortSignal} over
 */
async function tellOf(file, told, over) {
  const outcome = file && await readPicture(file);
  if (outcome && !over.aborted) told(outcome);
}
