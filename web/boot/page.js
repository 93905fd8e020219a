/* The page as the build has written it: its elements, and where its files are. */

export const root = document.documentElement;
export const byId = (id) => document.getElementById(id);

/** A board in somebody else's page keeps nothing, and its address says how it looks. */
export const embedded = root.dataset.page === 'embed';

/** What the build says about this release, in attributes of this script's element. */
export const release = document.currentScript.dataset;

/** ?plain in the address: Python as it is published, and the sources (docs/page.md). */
export const plain = new URLSearchParams(location.search).has('plain');

const { always, memory, sources } = JSON.parse(byId('boot-sizes').textContent);
/** The bytes of every file that is fetched on the way to the first move, by its name. */
export const sizes = Object.assign(always, plain ? sources : memory);

/** The name of a file of this site; empty if it is none. */
export const nameOf = (url) => {
  const here = new URL('.', location.href).href;
  return String(url).startsWith(here) ? String(url).slice(here.length).split('?')[0] : '';
};
