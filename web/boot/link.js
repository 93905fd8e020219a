/* A link to a position or a game: out of the address at once.
 *
 * It may say where Mister X is, and stands there for everybody to see until Python is up.
 * This tab knows it meanwhile; where it cannot, the address is left as it is. Python puts a
 * link back that says nothing hidden (ui/links).
 */

import { embedded } from './page.js';

const KEPT = 'sy:link';

export const hideLink = () => {
  const text = location.hash.slice(1);
  if (embedded || !/^(position|record)=/.test(text)) return;
  try {
    sessionStorage.setItem(KEPT, text);
    history.replaceState(null, '', '#shared');
  } catch { /* it is put away later */ }
};
