/* Texts of the page in a language, as the build has written them: those that a first move
 * needs ("first"), those of what few visits want ("seldom"), and all others ("rest"). Only those
 * of languages that somebody speaks are fetched here. With the seldom ones come their modules.
 */

import { plain, release } from './page.js';
import { watchedFetch } from './network.js';

const PAUSE = 2000;                           // milliseconds until something lost is asked for again

/** @type {Map<string, Promise<ArrayBuffer>>} */
const asked = new Map();
/** @type {Map<string, ArrayBuffer>} */
const came = new Map();

/** @param {string} name */
const fetched = async (name) => {
  const response = await watchedFetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.arrayBuffer();
};

/**
 * A file is fetched once; one that did not come can be asked for again.
 * @param {string} file
 */
const once = (file) => {
  const name = release.app + file;
  const found = asked.get(name) || fetched(name);
  asked.set(name, found);
  found.then((bytes) => came.set(file, bytes), () => asked.delete(name));
  return found;
};

/**
 * @param {string} language
 * @param {string} part
 */
const fileOf = (language, part) => `words/${language}.${part}.json`;
/** @param {ArrayBuffer} bytes */
const decoded = (bytes) => new TextDecoder().decode(bytes);
/**
 * @param {string} language
 * @param {string} part
 */
export const words = async (language, part) => decoded(await once(fileOf(language, part)));

/**
 * The same if it has come, or else null: waiting for a promise would give way to whatever
 * else the browser has to do, such as to draw a screen that is about to change.
 * @param {string} language
 * @param {string} part
 */
export const wordsTold = (language, part) => {
  const bytes = came.get(fileOf(language, part));
  return bytes ? decoded(bytes) : null;
};

/** @type {Promise<void> | null} */
let dressed = null;

/** The style of what few visits want; without it all of that works, too. */
const dress = () => {
  dressed ||= new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${release.app}css/seldom.css`;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      dressed = null;
      done();
    });
    document.head.append(link);
  });
  return dressed;
};

/**
 * What few visits want: a block of modules (none in the plain way, where all are there), and texts;
 * their style is there by then.
 * @param {string} language
 * @returns {Promise<[ArrayBuffer | null, string]>}
 */
export const seldom = async (language) => {
  const [block, texts] = await Promise.all([plain ? null : once('seldom.block'), words(language, 'seldom'), dress()]);
  return [block, texts];
};

/**
 * Asked for until it comes: the game goes on meanwhile, and waits where it must.
 * @param {string} language
 * @param {string} part
 */
export const wordsAtLast = async (language, part) => {
  for (;;) {
    try {
      return await words(language, part);
    } catch {
      await new Promise((done) => { setTimeout(done, PAUSE); });
    }
  }
};
