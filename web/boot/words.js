/* What the first screen says, before Python is there: in every language, for the page has
 * to speak at once. The build writes it into the page, from the catalogues in web/words.
 */

// Nothing is imported here: needs.js says in these words what is missing, before any script that
// might miss it.
const told = /** @type {HTMLElement} */ (document.getElementById('boot-words'));

/** @type {Record<string, Record<string, string>>} */
export const WORDS = JSON.parse(told.textContent);

/**
 * Whether there are words in a language: names that every object has are no languages.
 * @param {string} language
 */
export const known = (language) => Object.keys(WORDS).includes(language);
