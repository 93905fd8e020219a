/* What the first screen says, before Python is there: in every language, for the page has
 * to speak at once. The build writes it into the page, from the catalogues in web/words.
 */

import { element } from './page.js';

/** @type {Record<string, Record<string, string>>} */
export const WORDS = JSON.parse(element('boot-words').textContent);

/**
 * Whether there are words in a language: names that every object has are no languages.
 * @param {string} language
 */
export const known = (language) => Object.keys(WORDS).includes(language);
