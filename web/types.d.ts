// Names that our scripts share through the page.

import type { BoardOfPage } from './board/types';

declare global {
  interface Window {
    /** What the start of the page leaves (boot/start.js), and what later scripts add. */
    sy?: Sy;
  }

  interface Sy {
    /** board/board.js */
    board?: BoardOfPage;
  }
}
