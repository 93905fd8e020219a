// Asking about a station: by a long press, a right click, or a key on it (i, ?, the menu key).
// Tells of it by an event on the document, 'sy-inspect' with the number; nothing: close the card.
// ui/inspector answers with a card, which is put beside its station here where there is room.
// And what keys do besides that at the beginning of a turn.

const LONG = 500;                             // milliseconds of a long press
const DRAG = 8;                               // CSS pixels: less than this is no pan
const GAP = 14;                               // CSS pixels between a card and its station, and the rim
const ROOMY = '(min-width: 47.5em) and (min-height: 35.0625em)';

/** @param {string} station */
const ask = (station) => document.dispatchEvent(new CustomEvent('sy-inspect', { detail: station }));

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 */
const closest = (target, selector) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest(selector) : null);

/**
 * The station that something happened on, or at whose piece.
 * @param {Event} event
 */
function stationOf({ target }) {
  const node = closest(target, '#board-frame :is(.piece[data-at], .station)');
  return node?.dataset.at || node?.dataset.s;
}

/** @param {HTMLElement} frame */
function listenToFingers(frame) {
  /** @type {{id: number, x: number, y: number, timer: number} | undefined} */
  let press;
  let isAsked = false;                        // what comes of this finger now is no tap

  function end() {
    clearTimeout(press?.timer);
    press = undefined;
  }

  /**
   * The board forgets this finger: it will not tap.
   * @param {string} station
   * @param {number} id
   */
  function inquire(station, id) {
    end();
    isAsked = true;
    frame.dispatchEvent(new PointerEvent('pointercancel', { pointerId: id }));
    ask(station);
  }

  frame.addEventListener('pointerdown', (event) => {
    const station = stationOf(event);
    const { pointerId: id, clientX: x, clientY: y } = event;
    const isFirst = !press && event.isPrimary && !event.button;
    end();
    isAsked = false;
    if (station && isFirst) press = { id, x, y, timer: setTimeout(() => inquire(station, id), LONG) };
  });
  frame.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId === press?.id && Math.hypot(clientX - press.x, clientY - press.y) >= DRAG) end();
  });
  for (const type of ['pointerup', 'pointercancel', 'wheel']) frame.addEventListener(type, end, { passive: true });
  frame.addEventListener('touchend', (event) => { if (isAsked) event.preventDefault(); });
  frame.addEventListener('contextmenu', (event) => {
    const station = stationOf(event);
    const { pointerId = -1, pointerType } = /** @type {PointerEvent} */ (event);
    if (!station) return;
    event.preventDefault();
    if (pointerType !== 'touch') inquire(station, pointerId);
  });
}

/**
 * Beside its station, as far as there is room in the frame and above what comes up in it.
 * @param {HTMLElement} frame
 * @param {HTMLElement} card
 */
function place(frame, card) {
  card.style.inset = '';
  const all = [...frame.querySelectorAll(`.station[data-s="${card.dataset.station}"]`)];
  const node = all.find((each) => each.getClientRects().length);
  if (!node || !matchMedia(ROOMY).matches) return;
  const room = frame.getBoundingClientRect();
  const at = node.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const tops = [...document.querySelectorAll('#tools > *, #bar > *')].map((part) => part.getBoundingClientRect().top);
  const lowest = Math.min(room.bottom, ...tops.filter((top) => top > room.top)) - height - GAP;
  const right = at.right + GAP;
  const left = right + width < room.right ? right : at.left - width - GAP;
  const x = Math.max(room.left + GAP, Math.min(left, room.right - width - GAP));
  const y = Math.max(room.top + GAP, Math.min(at.top + at.height / 2 - 40, lowest));
  card.style.inset = `${y}px auto auto ${x}px`;
}

/**
 * From the heading, where a turn begins, an arrow key leads to what is lit.
 * @param {HTMLElement} frame
 */
function enter(frame) {
  const lit = [...frame.querySelectorAll('.station.is-lit')].find((node) => node.getClientRects().length);
  /** @type {SVGElement | undefined} */ (lit)?.focus();
}

export function listenForQuestions() {
  const frame = document.getElementById('board-frame');
  const box = document.getElementById('inspector');
  if (!frame || !box) return;
  listenToFingers(frame);

  document.addEventListener('keydown', (event) => {
    const station = stationOf(event);
    if (station && /^[i?]$/.test(event.key)) ask(station);
    else if (event.key.startsWith('Arrow') && closest(event.target, '#title')) enter(frame);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (box.firstElementChild && !closest(target, '#inspector, #board-frame, [data-do], form')) ask('');
  });

  const settle = () => {
    const card = /** @type {HTMLElement | null} */ (box.firstElementChild);
    if (card && !frame.classList.contains('is-moving')) place(frame, card);
  };
  new MutationObserver(settle).observe(box, { childList: true });
  new MutationObserver(settle).observe(frame, { attributeFilter: ['class'] });
  window.addEventListener('resize', () => {
    settle();
    // The map is refitted at the end of this frame: then it is known where the station has come to.
    requestAnimationFrame(() => requestAnimationFrame(settle));
  });
}
