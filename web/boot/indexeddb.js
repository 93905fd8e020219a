/* PyScript opens IndexedDB for a package cache that we do not use, and never starts
 * where that is forbidden (sandboxed and third-party frames, cookies off). It gets one
 * that lives in memory; our own journal has the browser's (journal.js), and so has whoever
 * asks for it here.
 */

/** @typedef {{onsuccess?: (event: {target: {result: unknown}}) => void}} Request */

/** @param {unknown} result */
const answer = (result) => {
  /** @type {Request} */
  const request = {};
  Promise.resolve().then(() => request.onsuccess && request.onsuccess({ target: { result } }));
  return request;
};
/**
 * @typedef {Map<IDBValidKey, unknown>} Entries
 * @param {Entries} entries
 */
const storeOf = (entries) => ({
  count: () => answer(entries.size),
  clear: () => answer(entries.clear()),
  /** @param {IDBValidKey} key */
  delete: (key) => answer(void entries.delete(key)),
  /** @param {IDBValidKey} key */
  get: (key) => answer(entries.get(key)),
  /** @param {IDBValidKey} key */
  getKey: (key) => answer(entries.has(key) ? key : undefined),
  getAllKeys: () => answer(Array.from(entries.keys())),
  /**
   * @param {unknown} value
   * @param {IDBValidKey} key
   */
  put: (value, key) => answer(void entries.set(key, value)),
});

// Not asked for what it gives: that may be forbidden.
const own = Object.getOwnPropertyDescriptor(window, 'indexedDB');

/** @returns {IDBFactory | undefined}  the browser's own; it may raise */
export const ownDatabases = () => own?.get?.call(window);

/** From now on, whoever asks for a database gets one that is gone with the page. */
export const keepDatabasesInMemory = () => {
  /** @type {Map<string, Entries>} */
  const databases = new Map();
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    value: {
      /** @param {string} name */
      open(name) {
        const entries = databases.get(name) || new Map();
        databases.set(name, entries);
        const transaction = () => ({ objectStore: () => storeOf(entries) });
        return answer({ close() {}, objectStoreNames: ['entries'], transaction });
      },
    },
  });
};
