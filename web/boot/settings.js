/* Settings of the last visit; storage may be forbidden, or hold anything. */

import { embedded, site } from './page.js';
import { WORDS, known } from './words.js';

/**
 * What *action* makes of the storage; null where there is none.
 * @template T
 * @param {(storage: Storage) => T} action
 */
export const storage = (action) => { try { return embedded ? null : action(localStorage); } catch { return null; } };

/**
 * A text of this site; earlier releases did not tell copies of it apart.
 * @param {string} name
 */
const kept = (name) => storage((s) => s.getItem(site + name) || s.getItem(`sy:${name}`));

/** @type {{language?: unknown, theme?: unknown}} */
const settings = (() => {
  const address = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  if (embedded) return { language: address.get('lang'), theme: address.get('theme') };
  try { return JSON.parse(kept('settings') || '{}') || {}; } catch { return {}; }
})();

let spoken = (() => {
  const asked = known(String(settings.language)) ? String(settings.language) : navigator.language || 'en';
  const short = asked.toLowerCase().split('-')[0];
  return known(short) ? short : 'en';
})();
export const language = () => spoken;
export const words = () => WORDS[spoken];
/** @param {string} chosen */
export const speak = (chosen) => { spoken = chosen; };

export const theme = () => {
  if (settings.theme === 'light' || settings.theme === 'dark') return settings.theme;
  return window.matchMedia?.('(prefers-color-scheme: dark)')?.matches ? 'dark' : 'light';
};
