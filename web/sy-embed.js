/* <sy-board>: a Scotland Yard board in any page. docs/embed.md says what it can do.
   A classic script: <script src="…/sy-embed.js" defer></script> */
'use strict';

const { href: HOME, origin: HERE } = new URL('.', /** @type {HTMLScriptElement} */ (document.currentScript).src);
const NAMES = ['game', 'edition', 'players', 'layout', 'position', 'record', 'seat', 'mode', 'lang',
  'theme', 'computer', 'level', 'seed', 'highlight', 'focus', 'parts', 'arrows', 'task', 'ask', 'right',
  'wrong', 'puzzle'];
const EVENTS = ['ready', 'move', 'end', 'refused', 'fault', 'verdict'];
const PATIENCE = 60_000;      // then a silent board lets the next one start
// Where nobody tells what is near, everything is.
const near = window.IntersectionObserver ? new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) if (isIntersecting) /** @type {SyBoard} */ (target).load();
}, { rootMargin: '300px' }) : { observe: (/** @type {Element} */ target) => /** @type {SyBoard} */ (target).load(), unobserve() {} };

// One after the other: each finds in the cache what the first fetched.
let line = Promise.resolve();
/** @param {(done: () => void) => void} start */
const inLine = (start) => {
  line = line.then(() => new Promise((done) => { start(done); setTimeout(done, PATIENCE); }));
};

/**
 * What a board is asked: the type of the request, and what else belongs to it.
 * @typedef {[type: 'hello' | 'set' | 'reset' | 'highlight' | 'focus',
 *            more?: {parameters: string} | {stations: number[]}]} Request
 */

/** @implements {SyBoardElement} */
class SyBoard extends HTMLElement {
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #asked = false;             // in line, or there
  #ready = false;
  #given = '';                // parameters it has
  /** @type {Request[]} */
  #waiting = [];              // words for later
  #done = () => {};
  /** @param {MessageEvent} event */
  #hear = (event) => this.#heard(event);
  // Several changes are one; names of mistakes are the author's own.
  #watch = new MutationObserver(() => this.#give());

  connectedCallback() {
    if (!this.shadowRoot) {
      // What stands inside is shown until the board is there.
      this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
      this.style.display ||= 'block';
      this.style.minHeight ||= '12rem';
    }
    window.addEventListener('message', this.#hear);
    this.#watch.observe(this, { attributes: true });
    near.observe(this);
  }

  disconnectedCallback() {
    window.removeEventListener('message', this.#hear);
    this.#watch.disconnect();
    near.unobserve(this);
    this.#frame?.remove();
    this.#frame = null;
    this.#asked = this.#ready = false;
    this.#waiting = [];
    this.#done();
  }

  /** Hand over what has changed, if a board is there to hear it. */
  #give() {
    const { parameters } = this;
    if (!this.#ready || parameters === this.#given) return;
    this.#given = parameters;
    this.#tell('set', { parameters });
  }

  /** The attributes, as in the board's address. */
  get parameters() {
    const misses = this.getAttributeNames().filter((name) => name.startsWith('wrong-'));
    return [...NAMES, ...misses].flatMap((name) => {
      const value = this.getAttribute(name);
      return value ? `${name}=${encodeURIComponent(value)}` : [];
    }).join('&');
  }

  /** Start now, in view or not. */
  load() {
    if (this.#asked) return;
    this.#asked = true;
    near.unobserve(this);
    inLine((done) => {
      this.#done = done;
      if (this.isConnected && this.#asked && !this.#frame) this.#start();
      else done();
    });
  }

  /** Begin again. */
  reset() { this.#tell('reset'); }

  /**
   * Let other stations stand out.
   * @param {(number | string)[]} stations
   */
  mark(...stations) { this.#tell('highlight', { stations: stations.map(Number) }); }

  /**
   * Bring stations into sight; none: the whole map.
   * @param {(number | string)[]} stations
   */
  look(...stations) { this.#tell('focus', { stations: stations.map(Number) }); }

  #start() {
    const frame = this.#frame = document.createElement('iframe');
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    frame.title = this.title || 'Scotland Yard';
    if (this.#alone) frame.setAttribute('sandbox', 'allow-scripts');
    frame.style.cssText = 'display:block;width:100%;height:100%;min-height:inherit;border:0';
    this.#given = this.parameters;
    // With an empty fragment the browser scrolls to the top of the frame, and the page with it.
    frame.src = `${HOME}embed.html${this.#given && `#${this.#given}`}`;
    root.append(frame);
    /** @type {HTMLSlotElement} */ (root.querySelector('slot')).hidden = true;
  }

  get #alone() { return this.hasAttribute('sandboxed'); }

  /** @param {Request} request */
  #tell(...request) {
    const [type, more] = request;
    if (!this.#ready && type !== 'hello') {
      this.#waiting.push(request);
      return;
    }
    // A sandboxed frame has no origin to be named.
    const to = this.#alone ? '*' : HERE;
    this.#frame?.contentWindow?.postMessage({ source: 'sy-host', version: 1, type, ...more }, to);
  }

  /** @param {MessageEvent} event */
  #heard({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (origin !== HERE && !(origin === 'null' && this.#alone)) return;
    if (data?.source !== 'sy-board' || data.version !== 1) return;
    if (data.type === 'hello') this.#tell('hello');
    if (data.type === 'height') this.#frame.style.height = `${data.height}px`;
    if (!EVENTS.includes(data.type)) return;
    if (data.type === 'ready' || data.type === 'fault') {
      this.#ready = true;
      this.#done();
      this.#give();
      this.#waiting.splice(0).forEach((words) => this.#tell(...words));
    }
    const { source: _, ...detail } = data;
    this.dispatchEvent(new CustomEvent(data.type, { detail, bubbles: true, composed: true }));
  }
}
customElements.define('sy-board', SyBoard);
