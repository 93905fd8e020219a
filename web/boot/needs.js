/* What nothing here can do without. Where a browser lacks it, that is said, in words and by
 * name, and nothing else is tried. This comes before everything else, so it asks for next to
 * nothing itself.
 */

import { whenParsed } from './moments.js';
import { WORDS, known } from './words.js';

// By our scripts, by PyScript or by Pyodide: tools/without/series.py tries them all.
const NEEDED = [
  'WebAssembly.compile', 'WebAssembly.instantiate', 'WebAssembly.Module', 'WebAssembly.Instance',
  'WebAssembly.Memory', 'WebAssembly.Global', 'fetch', 'Request', 'Response', 'Headers', 'URL',
  'URLSearchParams', 'TextDecoder', 'TextEncoder', 'CustomEvent', 'MessageChannel', 'MutationObserver',
  'customElements', 'EventTarget', 'requestAnimationFrame', 'cancelAnimationFrame', 'AbortController',
  'performance.now', 'crypto.getRandomValues', 'Proxy', 'Reflect', 'FinalizationRegistry', 'BigInt',
  'BigInt64Array', 'Atomics', 'Object.fromEntries', 'Array.prototype.at', 'Array.prototype.flatMap',
  'structuredClone', 'queueMicrotask', 'Blob', 'getComputedStyle', 'scrollTo', 'history.pushState',
  'Element.prototype.closest', 'Element.prototype.replaceChildren',
  'SVGGeometryElement.prototype.getTotalLength', 'SVGGraphicsElement.prototype.getBBox',
  'SVGSVGElement.prototype.createSVGMatrix',
];

/** @param {string} path */
const isMissing = (path) => {
  /** @type {any} */
  let at = window;
  try { for (const name of path.split('.')) at = at[name]; } catch { return true; }
  return at === undefined || at === null;
};

/** Where Trusted Types are in force, but nobody can make any. */
const takesNoMarkup = () => {
  try { document.createElement('p').innerHTML = ' '; } catch { return true; }
  return false;
};

/** The reader's language, as far as it can be told without asking for anything. */
const language = () => {
  const [, asked] = /[?&#]lang=(\w+)/.exec(location.href) || [];
  /** @type {unknown} */
  let kept;
  const folder = location.pathname.replace(/[^/]*$/, '');
  try { kept = JSON.parse(localStorage.getItem(`sy ${folder} settings`) || '{}').language; } catch { /* none */ }
  const [spoken] = String(navigator.language).toLowerCase().split('-');
  return [asked, String(kept), spoken].find((each) => each && known(each)) || 'en';
};

/**
 * @param {string} key
 * @param {string} detail
 */
const say = (key, detail) => {
  const words = WORDS[language()];
  const { documentElement: root } = document;
  root.dataset.boot = 'failed';
  whenParsed(() => {
    const status = document.getElementById('boot-status');
    const told = document.getElementById('boot-detail');
    if (!status || !told) return;
    root.lang = language();
    /** @type {NodeListOf<HTMLElement>} */
    const others = document.querySelectorAll('#boot [data-words]');
    others.forEach((each) => { each.textContent = words[String(each.dataset.words)]; });
    status.textContent = words[key];
    document.getElementById('boot-language')?.setAttribute('hidden', '');  // nobody would hear
    told.textContent = detail;
    told.hidden = false;
  });
};

// Until the start has left its name, an error can only be its own.
window.addEventListener('error', ({ message }) => { if (!window.sy && message) say('broken', message); });

const missing = NEEDED.filter(isMissing);
if (!('noModule' in HTMLScriptElement.prototype)) missing.push('JavaScript modules');
if (!window.trustedTypes && takesNoMarkup()) missing.push('trustedTypes');
if (missing.length) {
  window.sy = {};
  say('lacks', missing.join(', '));
  throw new Error(`This browser lacks ${missing.join(', ')}`);
}
