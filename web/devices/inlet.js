// What comes from the other side, held to what a game can need. Who sends more, longer, or
// no messages at all is cut off: a page that is flooded could not even say so.

/** @import { WayFault } from './types' */

/** Letters of a message; a whole game in messages has some thousand. */
export const LONGEST = 16_384;
/** Messages at once, and for every second: more than two computers in a hurry send. */
const AT_ONCE = 200;
const PER_SECOND = 20;
/** Messages without a meaning, until it is no accident any more. */
const STRIKES = 8;

/**
 * @param {object} ends
 * @param {(text: string) => unknown} ends.heard  false: it means nothing
 * @param {(why: WayFault) => void} ends.cut
 * @param {() => number} [ends.now]  milliseconds
 * @returns {(data: unknown) => void}
 */
export function createInlet({ heard, cut, now = () => performance.now() }) {
  let room = AT_ONCE;
  let strikes = 0;
  let last = now();
  let isCut = false;

  /** @param {WayFault} why */
  const end = (why) => {
    isCut = true;
    cut(why);
  };
  const mayCome = () => {
    const passed = (now() - last) / 1000;
    last = now();
    room = Math.min(AT_ONCE, room + passed * PER_SECOND) - 1;
    return room >= 0;
  };

  return (data) => {
    if (isCut) return;
    if (typeof data !== 'string') end('nonsense');
    else if (data.length > LONGEST || !mayCome()) end('flood');
    else if (heard(data) === false) {
      strikes += 1;
      if (strikes > STRIKES) end('nonsense');
    }
  };
}
