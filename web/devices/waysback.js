// What a device needs to come back to another one, kept over a reload. A certificate cannot
// be read by anybody, only stored by the browser: hence a database.

/** @import { WayBack } from './types' */

const STORE = 'ways';
/** Milliseconds; nobody waits for longer than a week. */
const LONGEST = 7 * 24 * 3600 * 1000;

/**
 * @param {IDBFactory} databases
 * @param {string} name
 * @returns {Promise<IDBDatabase>}
 */
const open = (databases, name) => new Promise((done, fail) => {
  const request = databases.open(name);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  request.addEventListener('success', () => done(request.result));
  request.addEventListener('error', fail);
  request.addEventListener('blocked', fail);
});

/**
 * @param {IDBObjectStore} ways
 * @param {number} before
 */
function forgetOld(ways, before) {
  const cursor = ways.openCursor();
  cursor.addEventListener('success', () => {
    const at = cursor.result;
    if (!at) return;
    if (!(at.value?.at > before)) at.delete();
    at.continue();
  });
}

/**
 * A browser without a database keeps nothing, and says so to nobody: codes are there still.
 * @param {IDBFactory | undefined} databases
 * @param {string} name
 */
export function createWaysBack(databases, name) {
  /**
   * @param {IDBTransactionMode} mode
   * @param {(ways: IDBObjectStore) => IDBRequest | void} act
   */
  const within = async (mode, act) => {
    if (!databases) return undefined;
    const database = await open(databases, name);
    try {
      return await new Promise((done, fail) => {
        const work = database.transaction(STORE, mode);
        const asked = act(work.objectStore(STORE));
        work.addEventListener('complete', () => done(asked?.result));
        work.addEventListener('abort', fail);
      });
    } finally {
      database.close();
    }
  };
  const quietly = () => undefined;

  return {
    /**
     * @param {string} game
     * @returns {Promise<WayBack | undefined>}
     */
    get: (game) => within('readonly', (ways) => ways.get(game)).catch(quietly),
    /**
     * @param {string} game
     * @param {WayBack} way
     */
    put: (game, way) => within('readwrite', (ways) => {
      forgetOld(ways, way.at - LONGEST);
      ways.put(way, game);
    }).catch(quietly),
    /** @param {string} game */
    forget: (game) => within('readwrite', (ways) => { ways.delete(game); }).catch(quietly),
  };
}
