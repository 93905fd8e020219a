/* The plain way: the same page once more, with ?plain in its address.
 *
 * There Python starts as it is published, with its own library and with the game as it was
 * written: more to fetch, and several times as slow, but with nothing that could be refused.
 * What was tapped meanwhile is taken along.
 */

/** @import { Tap } from './types' */

const TAPS = 'sy:taps';
/**
 * @template T
 * @param {(storage: Storage) => T} action
 */
const session = (action) => { try { return action(sessionStorage); } catch { return null; } };

let gone = false;

/**
 * Begin anew in the plain way, with these taps; *why* is for the console.
 * @param {unknown} why
 * @param {Tap[]} taps
 */
export const goPlain = (why, taps) => {
  if (gone) return;
  gone = true;
  console.warn('Python could not start from memory:', why);
  session((s) => s.setItem(TAPS, JSON.stringify(taps)));
  const address = new URL(location.href);
  address.search += address.search ? '&plain' : '?plain';
  location.replace(address);
};

/**
 * What was tapped before it was gone this way.
 * @returns {Tap[]}
 */
export const tapsBefore = () => {
  const text = session((s) => s.getItem(TAPS));
  session((s) => s.removeItem(TAPS));
  try {
    const taps = JSON.parse(text || '[]');
    return Array.isArray(taps) ? taps.filter((tap) => tap?.do) : [];
  } catch {
    return [];
  }
};
