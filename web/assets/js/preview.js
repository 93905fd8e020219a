// The builder's preview (ui/builder): a board, as sy-embed.js makes it in any page.
//
//   preview(json)   its attributes from now on: [[name, value], …]
//
// The board follows without being loaded anew. What it finds wrong it tells by the hidden field
// #builder-heard, as if somebody had typed it there.

/** Attributes that are not the author's. */
const OURS = ['style', 'id'];

/** @type {Promise<unknown> | undefined} */
let element;

/** The script that other pages fetch, once. */
const withElement = () => element ??= new Promise((done, failed) => {
  const script = document.createElement('script');
  script.src = /** @type {Sy} */ (window.sy).script('./sy-embed.js');
  script.addEventListener('load', done);
  script.addEventListener('error', () => {
    element = undefined;        // asked for again with the next change
    failed(new Error('sy-embed.js'));
  });
  document.head.append(script);
});

/** @param {Event} event */
function told(event) {
  const field = /** @type {HTMLOutputElement | null} */ (document.getElementById('builder-heard'));
  const { reason = '', parameter = '' } = /** @type {CustomEvent} */ (event).detail;
  if (!field) return;
  field.value = JSON.stringify({ reason, parameter });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param {Element} place */
function fresh(place) {
  const board = document.createElement('sy-board');
  board.addEventListener('fault', told);
  board.addEventListener('ready', told);
  place.replaceChildren(board);
  return board;
}

/** @param {string} wish */
export async function preview(wish) {
  await withElement();
  const place = document.getElementById('builder-preview');
  if (!place) return;           // left meanwhile
  const wanted = new Map(/** @type {[string, string][]} */ (JSON.parse(wish)));
  const here = place.querySelector('sy-board');
  // A sandbox is chosen before a frame is loaded.
  const isSame = here && here.hasAttribute('sandboxed') === wanted.has('sandboxed');
  const board = isSame ? here : fresh(place);
  for (const name of board.getAttributeNames()) {
    if (!wanted.has(name) && !OURS.includes(name)) board.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
}
