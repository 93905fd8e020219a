// A second window of the same game on the same computer: a BroadcastChannel between the two.
// Loaded when somebody wants it; the same interface as a live connection.
//
//   hindrance()                    why there can be none; empty: nothing known
//   createBeside(game, traveller, part)  a way to travel; begins at once
//
// Whoever comes says hello; whoever is alone at the game answers, and both are open. Windows
// with the same part in it, such as two of Mister X's, never are. A third
// window is told that the place is taken. Whoever leaves says bye; where there are locks, a
// window that dies without a word is missed as well.

import { isFramed } from './here.js';
import { createInlet, LONGEST } from './inlet.js';

/**
 * @import { Traveller, Way, WayFault, WayState } from './types'
 *
 * @typedef {{kind: 'hello' | 'here' | 'taken' | 'bye' | 'text', from: string, to?: string, text?: unknown}} Word
 */

/** @returns {WayFault | ''} */
export function hindrance() {
  if (isFramed()) return 'framed';
  return typeof BroadcastChannel === 'function' ? '' : 'unsupported';
}

/** @param {string} window */
const lockOf = (window) => `sy:beside:${window}`;

/** Of this window alone; crypto.randomUUID wants https. */
const ownName = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

/**
 * Hold a lock for as long as this window lives, or until it is let go. Nobody may hear of this
 * window before it has its lock: who asks for a lock that is free takes its owner for dead.
 * @param {string} name
 * @param {() => void} begin  when it is held, or cannot be
 * @returns {() => void}
 */
function holdLock(name, begin) {
  /** @type {() => void} */
  let letGo = () => {};
  const held = new Promise((/** @type {(value?: unknown) => void} */ done) => { letGo = () => done(); });
  const hold = () => {
    begin();
    return held;
  };
  if (navigator.locks) navigator.locks.request(lockOf(name), hold).catch(begin);
  else begin();
  return letGo;
}

/**
 * Call when the window with that name has died.
 * @param {string} name
 * @param {() => void} action
 */
function whenDead(name, action) {
  const over = new AbortController();
  navigator.locks?.request(lockOf(name), { signal: over.signal }, action).catch(() => {});
  return () => over.abort();
}

/**
 * @param {string} game  what both windows call it, site included
 * @param {Traveller} traveller
 * @param {string} [part]  what this window is in the game
 * @returns {Way}
 */
export function createBeside(game, { heard, changed }, part = '') {
  const channel = new BroadcastChannel(`sy:beside:${game}`);
  const own = `${part}/${ownName()}`;
  /** The other window. @type {string | null} */
  let other = null;
  let forget = () => {};
  /** @type {WayState} */
  let state = 'connecting';

  /**
   * @param {Word['kind']} kind
   * @param {Partial<Word>} [more]
   */
  const say = (kind, more) => channel.postMessage({ kind, from: own, ...more });
  /**
   * @param {WayState} next
   * @param {WayFault | ''} [why]
   */
  const become = (next, why = '') => {
    if (state === next || state === 'closed') return;
    state = next;
    changed(state, why);
  };
  /** @param {WayFault | ''} [why] */
  const end = (why = '') => {
    if (state === 'closed') return;
    leave();
    letGo();
    channel.close();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    become('closed', why);
  };
  const lose = () => {
    forget();
    other = null;
    become('lost');
  };
  const leave = () => {
    say('bye');
    if (other) lose();
  };
  /** @param {PageTransitionEvent} event */
  const comeBack = ({ persisted }) => { if (persisted) say('hello'); };

  /** @param {string} name */
  const meet = (name) => {
    other = name;
    forget = whenDead(name, lose);
    become('open');
  };
  const inlet = createInlet({ heard, cut: end });

  /** @type {Record<Word['kind'], (word: Word) => void>} */
  const WORDS = {
    hello: ({ from }) => {
      if (!other) meet(from);
      say(other === from ? 'here' : 'taken', { to: from });
    },
    here: ({ from, to }) => {
      if (to === own && !other) meet(from);
      else if (to === own && from !== other) say('taken', { to: from });
    },
    taken: ({ from, to }) => {
      if (to !== own) return;
      if (from === other) lose();
      else if (!other) end('taken');
    },
    bye: ({ from }) => { if (from === other) lose(); },
    text: ({ from, to, text }) => { if (from === other && to === own) inlet(text); },
  };

  /** @param {MessageEvent<Partial<Word> | null>} event */
  const hear = ({ data: word }) => {
    const from = word?.from;
    if (typeof from !== 'string' || (part && from.startsWith(`${part}/`))) return;
    if (word?.kind && Object.hasOwn(WORDS, word.kind)) {
      WORDS[word.kind](/** @type {Word} */ (word));
    }
  };
  const letGo = holdLock(own, () => {
    if (state === 'closed') return;
    channel.addEventListener('message', hear);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    say('hello');
  });

  return {
    state: () => state,
    send: (text) => {
      if (text.length > LONGEST) return 'too_long';
      if (state !== 'open') return 'closed';
      say('text', { to: other ?? '', text });
      return '';
    },
    close: () => end(),
  };
}
