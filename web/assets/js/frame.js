// A board inside another page: what it hears from its host, and what it says.
//
//   sy.frame.post(json)   hand a message to the host
//   sy.frame.alone        whether there is none: somebody has opened the board's address
//   'sy-host'             event on the document: the host asks for something (JSON text)
//
// The board says "hello" to whoever holds its frame, and nothing else until a page has
// answered: from then on it speaks to the origin of that answer only. Requests count
// only if they come from the page that holds the frame. docs/embed.md tells it all.

/** @typedef {{type: string} & Record<string, unknown>} Message  docs/embed.md lists them */

const root = document.documentElement;
const VERSION = 1;
const LONGEST = 40_000;         // characters of a request
const KEPT = 100;               // messages that wait for an answer

if (root.dataset.page === 'embed') {
  const host = window.parent === window ? null : window.parent;
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  /** @type {Message[]} */
  const waiting = [];
  /** @type {string | null} */
  let origin = null;            // of the page that answered

  /**
   * @param {Message} message
   * @param {string} to
   */
  const send = (message, to) => host && host.postMessage({ source: 'sy-board', version: VERSION, ...message }, to);

  /** @param {Message} message */
  const post = (message) => {
    if (!host) return;
    if (origin !== null) send(message, origin);
    else if (waiting.push(message) > KEPT) waiting.shift();
  };

  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (!host || source !== host) return;
    if (!data || typeof data !== 'object' || data.source !== 'sy-host' || data.version !== VERSION) return;
    if (data.type === 'hello') {
      // A host without an origin of its own (a file, a sandbox) cannot be named.
      const to = from === 'null' ? '*' : from;
      origin = to;
      waiting.splice(0).forEach((message) => send(message, to));
      return;
    }
    let text = '';
    try { text = JSON.stringify(data); } catch { return; }      // no plain values
    if (origin !== null && text.length <= LONGEST) {
      document.dispatchEvent(new CustomEvent('sy-host', { detail: text }));
    }
  });

  let told = 0;
  const measure = () => {
    const height = Math.ceil(app.getBoundingClientRect().height);
    if (root.dataset.boot !== 'ready' || height === told) return;
    told = height;
    post({ type: 'height', height });
  };
  if (window.ResizeObserver) new ResizeObserver(measure).observe(app);
  else new MutationObserver(measure).observe(app, { childList: true, subtree: true });
  new MutationObserver(measure).observe(root, { attributeFilter: ['data-boot'] });

  window.sy ||= {};
  window.sy.frame = { post: (text) => post(JSON.parse(text)), alone: !host };
  send({ type: 'hello' }, '*');
}
