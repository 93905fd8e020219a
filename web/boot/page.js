/* The page as the build has written it: its elements, and where its files are. */

export const root = document.documentElement;
/**
 * An element; null if it is not parsed yet.
 * @param {string} id
 */
export const byId = (id) => document.getElementById(id);
/**
 * An element of a page that is parsed.
 * @param {string} id
 */
export const element = (id) => /** @type {HTMLElement} */ (byId(id));

/** A board in somebody else's page keeps nothing, and its address says how it looks. */
export const embedded = root.dataset.page === 'embed';

/** How the names of all begin that this site keeps: other copies of it have other paths. */
export const site = `sy ${new URL('.', location.href).pathname} `;

/** What the build says about this release, in attributes of this script's element. */
export const release = /** @type {Record<string, string>} */ (
  /** @type {HTMLScriptElement} */ (document.currentScript).dataset
);

/** ?plain in the address: Python as it is published, and the sources (docs/page.md). */
export const plain = new URLSearchParams(location.search).has('plain');

const { always, memory, sources } = JSON.parse(element('boot-sizes').textContent);
/**
 * The bytes of every file that is fetched on the way to the first move, by its name.
 * @type {Record<string, number>}
 */
export const sizes = Object.assign(always, plain ? sources : memory);
/**
 * Whether a file is one of them.
 * @param {string} name
 */
export const isAwaited = (name) => Object.keys(sizes).includes(name);

/**
 * The name of a file of this site; empty if it is none.
 * @param {string} url
 */
export const nameOf = (url) => {
  const here = new URL('.', location.href).href;
  return String(url).startsWith(here) ? String(url).slice(here.length).split('?')[0] : '';
};
