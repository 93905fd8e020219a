/* Before anything is painted: the theme chosen in the game. Without it, or without
 * storage, the style sheet follows the device. And whichever page of the site is
 * visited first, all of it is kept for offline play, where the browser allows that.
 */

const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
const root = document.documentElement;

root.dataset.script = 'on';
try {
  const site = `sy ${new URL('../../', src).pathname} `;
  const kept = localStorage.getItem(`${site}settings`) || localStorage.getItem('sy:settings');
  const { theme } = JSON.parse(kept || '{}') || {};
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
} catch { /* storage is forbidden, or holds something else */ }

if (window === window.top) addEventListener('load', () => {
  // The only script that these pages start by its address.
  const doors = { createScriptURL: (/** @type {string} */ name) => new URL(`../../${name}`, src).href };
  const policy = window.trustedTypes?.createPolicy('sy-look', doors) ?? doors;
  try {
    navigator.serviceWorker.register(policy.createScriptURL('sw.js'), { updateViaCache: 'none' }).catch(() => {});
  } catch { /* no https, or forbidden */ }
});
