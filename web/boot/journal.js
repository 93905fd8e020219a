/* The journal: whatever is accepted is on disk before the next thing is.
 *
 * Browsers write localStorage to disk some seconds late: a browser that is killed loses
 * the last moves, and so does a device without power. So each text also goes into
 * IndexedDB, with strict durability, under the key that it has in localStorage, with a
 * number that grows (web/ui/saves/storage.py). An empty text stands for one that was
 * removed.
 *
 *   found              a promise of what differs from localStorage: [key, number, text]
 *   told()             the same, if it is known already, or else null: waiting for a promise
 *                      would give way to whatever else the browser has to do
 *   write(n, texts)    put [key, text] pairs on disk; at once, not when this task is over
 *   writes()           whether something is on its way
 *   whenWritten(act)   act when nothing is any more
 *
 * A fault of it never stops a game: where there is no database, or it is lost, or does not
 * answer in time, the page goes on with localStorage alone.
 */

import { embedded, site } from './page.js';
import { storage } from './settings.js';

/** @import { Found } from './types' */

const TEXTS = 'texts';
const OPENING = 5000;                         // milliseconds to wait for what it holds, at most
const WRITING = 1000;                         // and for one write

/** @type {IDBDatabase | null} */
let database = null;
let onTheWay = 0;
let hangs = false;
let isLate = false;
/** @type {(() => void)[]} */
const waiting = [];

const writes = () => onTheWay > 0 && !hangs;
const goOn = () => { while (waiting.length && !writes()) /** @type {() => void} */ (waiting.shift())(); };
const lose = () => { database = null; };

/**
 * The browser's own, before it is taken away from PyScript (indexeddb.js).
 * @returns {Promise<IDBDatabase>}
 */
const open = () => new Promise((done, fail) => {
  const request = window.indexedDB.open(site);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TEXTS));
  request.addEventListener('success', () => done(request.result));
  request.addEventListener('error', fail);
});

/**
 * @param {IDBDatabase} from
 * @returns {Promise<[IDBValidKey[], [number, string][]]>}
 */
const entriesOf = (from) => new Promise((done, fail) => {
  const texts = from.transaction(TEXTS).objectStore(TEXTS);
  const keys = texts.getAllKeys();
  const entries = texts.getAll();
  texts.transaction.addEventListener('complete', () => done([keys.result, entries.result]));
  texts.transaction.addEventListener('abort', fail);
});

/** @returns {Promise<Found[]>} */
const differing = async () => {
  const given = await open();
  const [keys, entries] = await entriesOf(given);
  if (isLate) throw new Error('nobody has read it');
  given.addEventListener('versionchange', () => { given.close(); lose(); });
  given.addEventListener('close', lose);
  database = given;
  return keys.flatMap((key, at) => {
    const [number, text] = entries[at];
    const kept = storage((s) => s.getItem(site + key)) || '';
    return kept === text ? [] : [[String(key), Number(number), String(text)]];
  });
};

/** @type {Promise<Found[]>} */
const late = new Promise((done) => { setTimeout(() => { isLate = true; done([]); }, OPENING); });
const known = embedded ? Promise.resolve([]) : Promise.race([late, differing().catch(() => [])]);
/** @type {Found[] | null} */
let told = null;
const found = known.then((entries) => { told = entries; return entries; });

/**
 * @param {IDBTransaction} transaction
 */
const follow = (transaction) => {
  onTheWay += 1;
  const patience = setTimeout(() => { hangs = true; goOn(); }, WRITING);
  const end = () => {
    clearTimeout(patience);
    onTheWay -= 1;
    hangs = false;
    goOn();
  };
  transaction.addEventListener('complete', end);
  transaction.addEventListener('abort', end);
};

/**
 * @param {number} number
 * @param {[key: string, text: string][]} texts
 */
const write = (number, texts) => {
  if (!database) return;
  try {
    const transaction = database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(TEXTS);
    texts.forEach(([key, text]) => store.put([number, text], key));
    follow(transaction);
    if (transaction.commit) transaction.commit();
  } catch {
    lose();
  }
};

export const journal = {
  found,
  told: () => told,
  write,
  writes,
  /** @param {() => void} action */
  whenWritten(action) { waiting.push(action); goOn(); },
};
