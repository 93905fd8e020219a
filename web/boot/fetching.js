/* Has everything fetched and started, in an order that lets the board be painted first.
 *
 * Python needs the page's only thread for a second or two. Its code comes and is compiled
 * on other threads meanwhile; it begins when the board is painted.
 */

import { nameOf, plain, release, sizes } from './page.js';
import { addressOf, watchedFetch } from './network.js';
import { compileStreaming } from './streaming.js';
import { script } from './trust.js';

/** @import { Compiled } from './types' */

const SCRIPTS = ['board.js', 'js/frame.js', 'js/curtain.js'];

/** Address of the folder with Python itself. */
export const pyodide = new URL(release.pyodide, location.href).href;

/**
 * Promises of Python's compiled code and of its memory, for python.js to begin with.
 * @type {Compiled}
 */
export const compiled = {};

/** @param {string} name */
const compile = (name) => {
  const found = compileStreaming(watchedFetch(name));
  found.catch(() => {});                      // told already, or told by python.js
  return found;
};
/**
 * Pyodide asks for its code itself; it is compiled already, or about to be.
 * @param {RequestInfo | URL} request
 */
export const atHand = (request) => {
  const url = addressOf(request);
  return compiled.wasm && url === `${pyodide}pyodide.asm.wasm` ? new Response() : null;
};

/**
 * @param {'script' | 'link'} tag
 * @param {object} properties
 */
const add = (tag, properties) => {
  document.head.append(Object.assign(document.createElement(tag), properties));
};
/**
 * @param {string} src
 * @param {boolean} [async]
 */
const run = (src, async = false) => add('script', { type: 'module', async, src: script(src) });
/**
 * What will be asked for and fits, before anybody asks.
 * @param {RegExp} fits
 */
const fetchAhead = (fits) => Object.keys(sizes).filter((name) => fits.test(name)).forEach((href) => {
  if (href.endsWith('js')) add('link', { rel: 'modulepreload', href });
  if (/(zip|bz2|block)$/.test(href)) add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
});

export const fetchPython = () => fetchAhead(/\.mjs$/);

/** Everything else, each as soon as it has what it needs. */
export const startAll = () => {
  if (!plain) {
    compiled.wasm = compile(nameOf(`${pyodide}pyodide.asm.wasm`));
    compiled.memory = compile(nameOf(`${pyodide}memory.wasm`));
  }
  run(`${release.pyodide}python.mjs`, true);
  fetchAhead(/\.(js|zip|bz2|block)$/);
  // Switched on when Python draws: now it would only have the board drawn again.
  add('link', { rel: 'stylesheet', id: 'app-style', media: 'print', href: `${release.app}app.css` });
  // One after the other: PyScript runs the game, which needs what stands before it.
  SCRIPTS.forEach((name) => run(release.app + name));
  run(release.pyscript);
};
