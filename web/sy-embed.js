/* <sy-board>: a Scotland Yard board in any page. docs/embed.md says what it can do.
   A classic script: <script src="…/sy-embed.js" defer></script> */
(() => {
  'use strict';
  const { href: HOME, origin: HERE } = new URL('.', document.currentScript.src);
  const NAMES = ['game', 'edition', 'players', 'layout', 'position', 'record', 'seat', 'mode', 'lang',
    'theme', 'computer', 'level', 'seed', 'highlight', 'focus', 'parts'];
  const EVENTS = ['ready', 'move', 'end', 'refused', 'fault'];
  const PATIENCE = 60_000;      // then a silent board lets the next one start
  const near = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) target.load();
  }, { rootMargin: '300px' });

  // One after the other: each finds in the cache what the first fetched.
  let line = Promise.resolve();
  const inLine = (start) => { line = line.then(() => new Promise((done) => { start(done); setTimeout(done, PATIENCE); })); };

  class SyBoard extends HTMLElement {
    static observedAttributes = NAMES;
    #frame = null;
    #asked = false;             // in line, or there
    #ready = false;
    #given = '';                // parameters it has
    #waiting = [];              // words for later
    #next = 0;
    #done = () => {};
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      if (!this.shadowRoot) {
        // What stands inside is shown until the board is there.
        this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
        this.style.display ||= 'block';
        this.style.minHeight ||= '12rem';
      }
      window.addEventListener('message', this.#hear);
      near.observe(this);
    }

    disconnectedCallback() {
      window.removeEventListener('message', this.#hear);
      near.unobserve(this);
      this.#frame?.remove();
      this.#frame = null;
      this.#asked = this.#ready = false;
      this.#waiting = [];
      this.#done();
    }

    attributeChangedCallback() {
      clearTimeout(this.#next); // several are one change
      this.#next = setTimeout(() => this.#give());
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
      return NAMES.filter((name) => this.getAttribute(name))
        .map((name) => `${name}=${encodeURIComponent(this.getAttribute(name))}`).join('&');
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

    /** Let other stations stand out. */
    mark(...stations) { this.#tell('highlight', { stations: stations.map(Number) }); }

    /** Bring stations into sight; none: the whole map. */
    look(...stations) { this.#tell('focus', { stations: stations.map(Number) }); }

    #start() {
      const frame = this.#frame = document.createElement('iframe');
      frame.title = this.title || 'Scotland Yard';
      if (this.#alone) frame.setAttribute('sandbox', 'allow-scripts');
      frame.style.cssText = 'display:block;width:100%;height:100%;min-height:inherit;border:0';
      this.#given = this.parameters;
      frame.src = `${HOME}embed.html#${this.#given}`;
      this.shadowRoot.append(frame);
      this.shadowRoot.querySelector('slot').hidden = true;
    }

    get #alone() { return this.hasAttribute('sandboxed'); }

    #tell(type, more) {
      if (!this.#ready && type !== 'hello') return void this.#waiting.push([type, more]);
      // A sandboxed frame has no origin to be named.
      const to = this.#alone ? '*' : HERE;
      this.#frame?.contentWindow?.postMessage({ source: 'sy-host', version: 1, type, ...more }, to);
    }

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
})();
