/* Before anything is painted: the theme chosen in the game. Without it, or without
 * storage, the style sheet follows the device. */
(() => {
  'use strict';
  const root = document.documentElement;
  root.dataset.script = 'on';
  try {
    const { theme } = JSON.parse(localStorage.getItem('sy:settings') || '{}') || {};
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch (e) { /* storage is forbidden, or holds something else */ }
})();
