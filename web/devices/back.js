// Coming back without codes. As long as two devices are connected they agree on their next
// connection: each opens a door, an offer that stands as long as its page lives, and tells the
// other where it is; and each has told the other by which key, certificate included, it is going
// to come. A page that is reloaded, or a phone that has slept, knocks at the other's door. If
// both pages are gone there is no door any more. But each still knows the other's key: one opens a
// door for it, and a single code tells the other where that is.
//
//   createBack(game, traveller)  a way to travel, once there has been another:
//     invite() -> a code           then the other's come(that code), and no code back
//
// It is the greeter of every connection of its game. Who knocks: whoever is here anew, and of two
// who have only lost each other, Mister X.

import { createLive, NEXT } from './connection.js';
import { createKey, keyText } from './keys.js';
import { readSignal } from './signal.js';
import { createWaysBack } from './waysback.js';

/**
 * @import { Greeter, Key, Outcome, Signal, Traveller, Way, WayBack, WayFault, WayState } from './types'
 *
 * @typedef {ReturnType<typeof createLive>} Live
 * @typedef {object} Game
 * @property {string} name  what this device calls it, site and part included
 * @property {boolean} knocks  whether it is for this side to look for the other
 * @property {string} store  the name of a database
 * @property {IDBFactory} [databases]
 */

/** Milliseconds between two knocks, and for how long one is expected to open. */
const PAUSE = 2000;
const PATIENCE = 300_000;
/** What nobody does by accident: whoever did it is not let in again. */
const HOSTILE = new Set(['flood', 'nonsense']);

/**
 * Only one window of a device comes back; another waits until that one is gone.
 * @param {string} name
 * @param {AbortSignal} over
 * @param {() => void} act
 */
function whenAlone(name, over, act) {
  const hold = () => {
    act();
    return new Promise((done) => { over.addEventListener('abort', done); });
  };
  if (navigator.locks) navigator.locks.request(name, { signal: over }, hold).catch(() => {});
  else act();
}

/**
 * @param {Game} game
 * @param {Traveller} traveller
 */
export function createBack({ name: first, knocks, store, databases }, { heard, changed }) {
  const waysBack = createWaysBack(databases, store);
  const over = new AbortController();
  let name = first;
  /** @type {WayState} */
  let state = 'connecting';
  /** What has come back. @type {Live | null} */
  let link = null;
  /** Where the other may come. @type {Live | null} */
  let door = null;
  /** Where the other may come that is told by a code. @type {Live | null} */
  let called = null;
  /** Where we are knocking. @type {Live | null} */
  let trying = null;
  /** A code has said that the other is there. @type {Signal | null} */
  let told = null;
  /** Whether one led to nobody so far: it takes a code each way, unless that one is only slow. */
  let isStrange = false;
  /** @type {WayBack | undefined} */
  let way;
  let isNew = true;
  /** How many connections are open. */
  let open = 0;
  let until = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /**
   * @param {WayState} next
   * @param {WayFault | ''} [why]
   */
  const become = (next, why = '') => {
    if (state === next || state === 'closed') return;
    state = next;
    changed(state, why);
  };

  /**
   * A connection without codes, whichever side begins it.
   * @param {RTCCertificate} [certificate]
   */
  const connect = (certificate) => {
    const made = createLive({
      heard,
      changed: (next, why) => {
        if (next === 'open') arrive(made);
        if (next === 'lost' && link === made) become('lost');
        if (next === 'closed') depart(made, why);
      },
    }, createGreeter(), certificate ? [certificate] : []);
    return made;
  };
  /** @param {Live} made */
  const arrive = (made) => {
    if (door === made) door = null;
    if (called === made) called = null;
    if (trying === made) trying = null;
    told = null;
    isStrange = false;
    const before = link;
    link = made;
    if (before !== made) before?.close();
    become('open');
  };
  /**
   * @param {Live} made
   * @param {WayFault | ''} why
   */
  const depart = (made, why) => {
    if (door === made) door = null;
    if (link === made) {
      link = null;
      become('lost', why);
    }
    if (trying === made) {
      trying = null;
      if (told && why && !isStrange) giveUp();
      if (Date.now() < until) soon = setTimeout(knock, PAUSE);
    }
  };
  const giveUp = () => {
    isStrange = true;
    changed(state, 'unreachable');
  };

  const knock = () => {
    clearTimeout(soon);
    if (state === 'closed' || !way || open || trying || !(knocks || isNew)) return;
    trying = connect(way.certificate);
    trying.knock(told ?? way.door, way.key);
  };
  const look = () => {
    if (document.hidden) return;
    until = Date.now() + PATIENCE;
    knock();
  };
  /** @param {PageTransitionEvent} event */
  const comeBack = ({ persisted }) => {
    isNew ||= persisted;
    look();
  };

  const forget = () => {
    for (const each of [door, called]) each?.close();
    way = undefined;
    waysBack.forget(name);
  };

  /**
   * Let whoever has this key come.
   * @param {Live} made
   * @param {Key} key
   */
  const welcome = async (made, key) => {
    const outcome = await made.offer();
    if (!outcome.fault) await made.welcome(key);
    return outcome;
  };
  /** @returns {Promise<Outcome<WayFault>>}  where we are, for the one who knows us */
  const invite = async () => {
    way ??= await waysBack.get(name);
    if (!way?.theirs || isStrange || state === 'closed') return { fault: 'unsupported', text: '' };
    called?.close();
    called = connect();
    return welcome(called, way.theirs);
  };
  /**
   * @param {string} code  where the other is
   * @returns {Promise<WayFault | ''>}
   */
  const come = async (code) => {
    const read = readSignal(code, 'offer');
    if (read.fault) return read.fault;
    way ??= await waysBack.get(name);
    if (!way) return 'unsupported';
    trying?.close();
    told = read.signal;
    isStrange = false;
    isNew = true;
    look();
    return '';
  };

  /**
   * Of one connection: a key and a door each way, and no more.
   * @returns {Greeter}
   */
  const createGreeter = () => {
    /** @type {Way['send']} */
    let send = () => 'closed';
    /** @type {Pick<WayBack, 'certificate' | 'key'> | undefined} */
    let own;
    /** @type {Key | undefined} */
    let theirs;
    let isOpen = false;
    let wasOpen = false;
    let hasKey = false;
    let hasDoor = false;

    const tellKey = async () => {
      own = await createKey();
      send(NEXT + keyText(own.key));
    };
    /** @param {Key} key */
    const openDoor = async (key) => {
      theirs = key;
      door?.close();
      door = connect();
      const { text } = await welcome(door, key);
      if (text) send(NEXT + text);
    };
    /** @param {Signal} signal */
    const keep = (signal) => {
      if (!own) return;
      way = { ...own, theirs, door: signal, at: Date.now() };
      waysBack.put(name, way);
    };

    return {
      turned: (next, why, sender) => {
        const isNow = next === 'open';
        if (isNow !== isOpen) open += isNow ? 1 : -1;
        isOpen = isNow;
        if (isNow && !wasOpen) {
          wasOpen = true;
          isNew = false;
          send = sender;
          tellKey().catch(() => {});
        }
        if (HOSTILE.has(why)) forget();
        else if (wasOpen && !isNow) look();
      },
      heard: (text) => {
        const key = readSignal(text, 'key');
        const offer = readSignal(text, 'offer');
        if (!key.fault && !hasKey) {
          hasKey = true;
          openDoor(key.signal).catch(() => {});
          return true;
        }
        if (offer.fault || hasDoor || !own) return false;
        hasDoor = true;
        keep(offer.signal);
        return true;
      },
    };
  };

  const close = () => {
    clearTimeout(soon);
    over.abort();
    window.removeEventListener('online', look);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', look);
    for (const each of [door, called, trying, link]) each?.close();
    become('closed');
  };

  window.addEventListener('online', look);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', look);
  whenAlone(`${store}/${name}`, over.signal, async () => {
    const kept = await waysBack.get(name);
    way ??= kept;
    look();
  });

  return {
    state: () => state,
    /** @type {Way['send']} */
    send: (text) => link?.send(text) ?? 'closed',
    close,
    invite,
    come,
    /** The greeter of a connection that was made by codes. */
    greeter: createGreeter,
    /**
     * Another game is played on the same way.
     * @param {string} next
     */
    rename: (next) => {
      name = next;
      if (way) waysBack.put(name, way);
    },
  };
}
