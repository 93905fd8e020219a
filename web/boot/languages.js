/* Another language can be chosen while the page loads: the first screen speaks it at once,
 * and Python hears of it when it is there.
 */

import { words } from './catalogues.js';
import { byId, root } from './page.js';
import { speakOut } from './progress.js';
import { language, speak } from './settings.js';
import { queue } from './taps.js';

/** The list of languages; there is none in a frame, which the host tells what to speak. */
export const offerLanguages = () => {
  const list = /** @type {HTMLSelectElement | null} */ (byId('boot-language'));
  if (!list || root.dataset.page === 'embed') return;
  list.value = language();
  list.addEventListener('change', () => {
    speak(list.value);
    speakOut();
    words(language(), 'first').catch(() => {});           // told when Python asks for it
    const earlier = queue.findIndex((tap) => tap.do === 'home.language');
    if (earlier >= 0) queue.splice(earlier, 1);           // only the last one is meant
    queue.push({ do: 'home.language', arg: language() });
  });
};
