// Names that our scripts share through the page.

import type { BoardOfPage } from './board/types';
import type { Start } from './boot/types';

declare global {
  /** What the start of the page leaves (boot/start.js), and what later scripts add. */
  var sy: Partial<Sy> | undefined;

  interface Window {
    /** An older Safari's. */
    webkitAudioContext?: typeof AudioContext;
    /** TypeScript does not know it yet. What it makes is as good as the text it is made of. */
    trustedTypes?: { createPolicy<Doors>(name: string, doors: Doors): Doors };
  }

  interface HTMLElementTagNameMap {
    'sy-board': SyBoardElement;
  }

  /** A board in any page: sy-embed.js, docs/embed.md. */
  interface SyBoardElement extends HTMLElement {
    /** Its attributes, as in the board's address. */
    readonly parameters: string;
    load(): void;
    reset(): void;
    mark(...stations: (number | string)[]): void;
    look(...stations: (number | string)[]): void;
  }

  /** What its event "verdict" tells. */
  interface SyBoardVerdict {
    verdict: 'right' | 'wrong';
    /** The name of the mistake. */
    miss: string | null;
  }

  interface Sy extends Start {
    /** board/board.js */
    board: BoardOfPage;
    /** assets/js/attention.js: keyboard and screen reader. */
    attention: {
      address(node: Element): string, hold(): void, acted(node: Element): void, rest(wanted: string): void,
      anew(): void, say(text: string): void,
    };
    /** assets/js/frame.js: hand a message to the page that holds this one. */
    frame: { post(json: string): void, alone: boolean };
    /** assets/js/offline.js: let a new release take over. */
    switchRelease(): Promise<void>;
  }
}
