/* A room for somebody's bot; the build writes this script into room.html, whose policy forbids
 * all that could leave it (docs/adr/0018-a-room-that-can-reach-nothing.md).
 *
 * The same document stands twice, one within the other:
 *
 *   hall   of our origin, so that the service worker brings it, without a network as well. It makes
 *          a cell of itself and hands on what it is sent, once.
 *   cell   sandboxed: of no origin, so that nothing that this site keeps is there. It starts the
 *          worker in which Python runs. The worker comes from a blob and so has this policy.
 *
 * What is sent: every file that it takes, and two ports: one for the worker, which tells by it
 * what becomes of its jobs, and one for the cell, which tells when the worker has died. No message of
 * the worker's own is listened to.
 */

/** @typedef {Record<string, ArrayBuffer>} Files */

/** @param {MessageEvent<Files>} event */
const openCell = ({ data, ports }) => {
  const cell = document.createElement('iframe');
  cell.setAttribute('sandbox', 'allow-scripts');
  cell.srcdoc = document.documentElement.outerHTML;
  cell.addEventListener('load', () => {
    cell.contentWindow?.postMessage(data, '*', [...ports, ...Object.values(data)]);
  }, { once: true });
  document.documentElement.append(cell);
};

/** @param {MessageEvent<Files>} event */
const startWorker = ({ data, ports: [port, keeper] }) => {
  const script = new Blob([data['inside.js']], { type: 'text/javascript' });
  // Not as a module: Chromium starts none from a blob where there is no origin.
  const worker = new Worker(URL.createObjectURL(script));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    keeper.postMessage('died');
  });
  worker.postMessage(data, [port, ...Object.values(data)]);
};

const act = self.origin === 'null' ? startWorker : openCell;

/** @param {MessageEvent<Files>} event */
const hear = (event) => {
  if (event.source !== parent) return;
  removeEventListener('message', hear);
  act(event);
};
addEventListener('message', hear);
