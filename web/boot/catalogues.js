/* Texts of the page in a language, as the build has written them: those that a first move
 * needs ("first"), and all others ("rest"). Only those of languages that somebody speaks are
 * fetched here.
 */

import { release } from './page.js';
import { watchedFetch } from './network.js';

const PAUSE = 2000;                           // milliseconds until something lost is asked for again

/** @type {Map<string, Promise<string>>} */
const asked = new Map();

/** @param {string} name */
const fetched = async (name) => {
  const response = await watchedFetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
};

/**
 * A file is fetched once; one that did not come can be asked for again.
 * @param {string} language
 * @param {string} part
 */
export const words = (language, part) => {
  const name = `${release.app}words/${language}.${part}.json`;
  const found = asked.get(name) || fetched(name);
  asked.set(name, found);
  found.catch(() => asked.delete(name));
  return found;
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
