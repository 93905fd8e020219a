// Moments with a staging of their own: Mister X has moved, appears, is caught or gets away.
// ui/staging/moments.py says what is told of each; docs/staging.md how long it takes, and why.
//
//   play(json)   put it on stage, in the place of what is there; nothing: get ready
//
// Nothing waits for it, and nothing is hidden by it for long: any tap or key ends it, and means
// what it means anyway. Only on a map that is on its way a tap does no more than that: what lay
// under the finger is elsewhere by then. All of it is for eyes; the page has told it already.

import { still } from '../../board/svg.js';
import { BACK, build, byId, createCamera, createTime, ENTRANCE, inFrame, laid, make, standing } from './stagecraft.js';

/** @import { Moment } from './stagecraft.js' */

// A ticket rests before it flies, and flies; the next one follows. At last it all goes.
const REST = 420;
const FLIGHT = 620;
const NEXT = 380;
const AWAY = 240;
// What the board's styles take for his whole way
const WAY = 2600;
const RING = '0 0 0 4px var(--accent)';
const NO_RING = '0 0 0 4px transparent';

/**
 * How long it stands there: long enough to be read.
 * @param {Moment} moment
 */
const reading = ({ title, lines }) => Math.min(6000, 1900 + 42 * [title, ...lines].join(' ').length);

const root = document.documentElement;
let isDressed = false;

/** The style comes with the first table, as this does. */
function dress() {
  if (isDressed) return;
  isDressed = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${window.sy?.base}css/staging.css`;
  document.head.append(link);
}

/**
 * One moment, from its beginning to its end; answers with what ends it.
 * @param {Moment} moment
 */
function perform(moment) {
  const isStill = still();
  const over = new AbortController();
  const time = createTime();
  const { later, move } = time;
  const log = laid(moment.entries);
  const { card, tickets, layer, air } = build(moment, log.map(({ sign }) => sign));
  const camera = createCamera(moment, isStill, time);
  const out = camera.isAway() ? BACK - 100 : ENTRANCE;       // when his whole way begins to be drawn
  const stay = Math.max(reading(moment), /caught|escaped/.test(moment.kind) && !isStill ? out + WAY + 300 : 0);
  if (isStill) stand();
  else run();
  later(stay, end);
  listen();
  return end;

  function end() {
    over.abort();
    time.stop();
    layer.remove();
    air.remove();
  }

  /** Without motion: all of it is there at once, and goes at once. */
  function stand() {
    layer.classList.add('is-still');
    for (const { space } of log) move(space, [{ boxShadow: RING }, { boxShadow: RING }], { duration: stay });
    spotlight();
  }

  function run() {
    log.forEach(fly);
    move(card, [{ opacity: 0, transform: 'translateY(-14px) scale(.92)' }, { opacity: 1, transform: 'none' }], { duration: 220, easing: 'ease-out' });
    if (moment.at !== null) enter();
    later(stay - AWAY, () => move(layer, [{ opacity: 1 }, { opacity: 0 }], { duration: AWAY, fill: 'both' }));
  }

  /**
   * A ticket, from the card into its space of the log, or to the edge that hides it.
   * @param {{space: Element, sign: Element}} one
   * @param {number} index
   */
  function fly({ space, sign }, index) {
    const goal = sign.getBoundingClientRect();
    const from = tickets.children[index].getBoundingClientRect();
    const panel = byId('panel').getBoundingClientRect();
    const flyer = make('stage-flyer', sign.cloneNode(true));
    Object.assign(flyer.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
    air.append(flyer);
    const dx = goal.left - from.left;
    const dy = Math.min(Math.max(goal.top, panel.top), panel.bottom - goal.height) - from.top;
    const small = goal.width / (from.width || 1);
    const delay = REST + index * NEXT;
    move(flyer, [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 36}px) scale(${(1 + small) * 0.55}) rotate(9deg)`, offset: 0.45 },
      { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(${small})` },
    ], { delay, duration: FLIGHT, easing: 'cubic-bezier(.45,.05,.35,1)', fill: 'none' });
    move(sign, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + FLIGHT });
    move(space, [{ boxShadow: RING }, { boxShadow: RING, offset: 0.6 }, { boxShadow: NO_RING }], { delay: delay + FLIGHT, duration: 1100, fill: 'none' });
  }

  /** Mister X makes his entrance, and so does whoever catches him. */
  function enter() {
    for (const figure of standing(moment.pieces)) {
      const first = figure.closest('.mister-x') ? 0 : 1;
      move(figure, [{ transform: `scale(${first})` }, { transform: 'scale(1.5)', offset: 0.55 }, { transform: 'scale(1)' }], { delay: ENTRANCE, duration: 520, easing: 'ease-out' });
    }
    later(ENTRANCE, () => {
      for (const [index, ring] of spotlight().entries()) {
        move(ring, [{ opacity: 0.95, transform: 'scale(.25)' }, { opacity: 0, transform: 'scale(1)' }], { delay: index * 260, duration: 900, easing: 'ease-out' });
      }
    });
    draw();
  }

  /** Rings around the station where it happens. */
  function spotlight() {
    const station = document.querySelector(`#board-frame svg.is-board .station[data-s="${moment.at}"]`);
    if (!station) return [];
    const { x, y } = inFrame(station);
    const rings = [make('stage-ring'), make('stage-ring')];
    for (const ring of rings) Object.assign(ring.style, { left: `${x}px`, top: `${y}px` });
    layer.prepend(...rings);
    return rings;
  }

  /** His whole way, if the game is over. */
  function draw() {
    const [lines, stops, arrows] = ['.route-edge, .route-line', '.route-tag', '.route-arrow']
      .map((names) => [...document.querySelectorAll(`#board-frame :is(${names})`)]);
    const drawn = lines.flatMap((line) => line.getAnimations());
    for (const one of drawn) one.effect?.updateTiming({ delay: out, fill: 'backwards' });
    over.signal.addEventListener('abort', () => { for (const one of drawn) one.finish(); });
    stops.forEach((stop, i) => move(stop, [{ opacity: 0 }, { opacity: 1 }], { delay: out + WAY * i / stops.length, duration: 200 }));
    for (const arrow of arrows) move(arrow, [{ opacity: 0 }, { opacity: 1 }], { delay: out + WAY, duration: 300 });
  }

  /** @param {Event} event */
  function skip(event) {
    const onMap = event.type === 'pointerdown' && byId('board-frame').contains(/** @type {Node} */ (event.target));
    if (camera.isAway() && onMap) event.stopImmediatePropagation();
    camera.back();
    end();
  }

  function listen() {
    const ears = { capture: true, signal: over.signal };
    document.addEventListener('pointerdown', skip, ears);
    document.addEventListener('keydown', (event) => { if (!event.repeat) skip(event); }, ears);
    document.addEventListener('wheel', camera.leave, { ...ears, passive: true });
    window.addEventListener('resize', end, ears);
    // Somebody else looks, or at something else: the map is theirs.
    const watch = new MutationObserver(() => {
      if (root.dataset.screen === 'play' && /table|pass/.test(root.dataset.showing || '')) return;
      camera.leave();
      end();
    });
    watch.observe(root, { attributes: true, attributeFilter: ['data-screen', 'data-showing'] });
    over.signal.addEventListener('abort', () => watch.disconnect());
  }
}

/** Ends what is on stage. */
let clear = () => {};

/** @param {string} [json] */
export function play(json) {
  dress();
  if (!json) return;
  clear();
  clear = perform(JSON.parse(json));
}
