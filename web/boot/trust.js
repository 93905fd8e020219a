/* The only doors for text that becomes markup or script. The page's policy (Trusted Types,
 * docs/adr/0008-content-security-policy.md) has the browser refuse every other one.
 */

import { release } from './page.js';

/** @param {string} address */
const whole = (address) => new URL(address, location.href).href;

// Folders of ours, the worker that keeps the site, and what makes boards of other pages.
const SCRIPTS = [release.app, release.pyodide, release.pyscript, './sw.js', './sy-embed.js'].map(whole);
// What our markup never has (ui/kit/html.py escapes whatever is no markup of ours).
const NEVER = /<\/?(?:script|iframe|frame|object|embed|base|meta|link|template)\b/i;

const doors = {
  /** @param {string} text */
  createHTML: (text) => {
    if (NEVER.test(text)) throw new TypeError('This is no markup of the page');
    return text;
  },
  /** @param {string} address */
  createScriptURL: (address) => {
    const found = whole(address);
    if (!SCRIPTS.some((own) => found.startsWith(own))) throw new TypeError(`${address} is no script of the page`);
    return found;
  },
};

/** @type {typeof doors} */
const policy = window.trustedTypes ? window.trustedTypes.createPolicy('sy', doors) : doors;

/**
 * Markup that Python has drawn, as an element may take it.
 * @param {string} text
 */
export const markup = (text) => policy.createHTML(text);

/**
 * The address of a script of ours, as an element or a worker may take it.
 * @param {string} address
 */
export const script = (address) => policy.createScriptURL(address);
