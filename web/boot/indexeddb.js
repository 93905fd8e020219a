/* PyScript opens IndexedDB for a package cache that we do not use, and never starts
 * where that is forbidden (sandboxed and third-party frames, cookies off). It gets one
 * that lives in memory.
 */

const answer = (result) => {
  const request = {};
  Promise.resolve().then(() => request.onsuccess && request.onsuccess({ target: { result } }));
  return request;
};
const storeOf = (entries) => ({
  count: () => answer(entries.size),
  clear: () => answer(entries.clear()),
  delete: (key) => answer(void entries.delete(key)),
  get: (key) => answer(entries.get(key)),
  getKey: (key) => answer(entries.has(key) ? key : undefined),
  getAllKeys: () => answer(Array.from(entries.keys())),
  put: (value, key) => answer(void entries.set(key, value)),
});

/** From now on, whoever asks for a database gets one that is gone with the page. */
export const keepDatabasesInMemory = () => {
  const databases = new Map();
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    value: {
      open(name) {
        if (!databases.has(name)) databases.set(name, new Map());
        const transaction = () => ({ objectStore: () => storeOf(databases.get(name)) });
        return answer({ close() {}, objectStoreNames: ['entries'], transaction });
      },
    },
  });
};
