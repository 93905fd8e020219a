// Shapes that the start of the page shares with whoever starts Python: the page itself, and
// a computer player's thread.

/** What is being compiled already. */
export interface Compiled {
  /** Python's code. */
  wasm?: Promise<WebAssembly.Module>;
  /** Its memory, as the build has kept it. */
  memory?: Promise<WebAssembly.Module>;
}

/** How to start Python: python.js tells of it. */
export interface PythonStart {
  base: string;
  pyodide: string;
  plain: boolean;
  compiled?: Compiled;
  refused?(error: unknown): void;
  rest?: Promise<ArrayBuffer> | null;
}

/** A tap that waits: the data attributes of what was tapped. */
export type Tap = Record<string, string | undefined>;

/** What the journal has otherwise than localStorage; an empty text: removed. */
export type Found = [key: string, number: number, text: string];

/** journal.js */
export interface Journal {
  found: Promise<Found[]>;
  told(): Found[] | null;
  write(number: number, texts: [key: string, text: string][]): void;
  writes(): boolean;
  whenWritten(action: () => void): void;
}

/** What start.js leaves in window.sy, told there. */
export interface Start extends PythonStart {
  site: string;
  journal: Journal;
  databases(): IDBFactory | undefined;
  version: string;
  build: string;
  language(): string;
  words(language: string, part: string): Promise<string>;
  wordsAtLast(language: string, part: string): Promise<string>;
  wordsTold(language: string, part: string): string | null;
  seldom(language: string): Promise<[modules: ArrayBuffer | null, texts: string]>;
  theme(): string;
  queue: Tap[];
  drain(): string;
  stage(name: string): void;
  ready(): void;
  fail(detail: unknown): void;
  effect(...wish: string[]): void;
  device(name: string): Promise<unknown>;
  workshop(name: string): Promise<unknown>;
  pyscriptIsRead(): void;
  markup(text: string): string;
  script(address: string): string;
}
