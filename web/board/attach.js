// One board, from being attached to being left: its parts, and what they do together.

import { createArrows } from './arrows.js';
import { createCamera } from './camera.js';
import { between, boxAround } from './geometry.js';
import { listen } from './gestures.js';
import { createNotes } from './notes.js';
import { createPieces } from './pieces.js';
import { createReach } from './reach.js';
import { createRoute } from './route.js';
import { readSheet } from './sheet.js';
import { createSpots } from './spots.js';
import { createStops } from './stops.js';
import { put } from './svg.js';
import { areRoomy, nearest } from './targets.js';
import { createZoom } from './zoom.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { Look, Station, StationName, Wish, Words } from './types'
 *
 * @typedef {ReturnType<typeof attach>} Attached
 */

/** @type {Look} */
const NOTHING = {
  viewer: '', stations: {}, labels: {}, dim: false, pieces: [], ghost: null, route: [], routeFrom: 0, rides: [], notes: [], closed: [],
};

/**
 * A screen reader finds lit stations and pieces; the rest is told in the page's words.
 * @param {Sheet} sheet
 */
function hide({ svg, stations }) {
  put(svg, 'role', 'group');
  for (const layer of svg.children) {
    if (layer.id !== 'pieces' && !layer.querySelector('.station')) put(layer, 'aria-hidden', 'true');
  }
  for (const { node } of stations) put(node, 'aria-hidden', 'true');
}

/**
 * One station's classes and words.
 * @param {Station} station
 * @param {string | undefined} extra
 * @param {string | undefined} label
 */
function light({ node, base }, extra, label) {
  const isSilent = label === undefined;
  put(node, 'class', extra ? `${base} ${extra}` : base);
  put(node, 'aria-hidden', isSilent ? 'true' : null);
  put(node, 'role', isSilent ? null : 'button');
  if (isSilent) put(node, 'tabindex', null);
  put(node, 'aria-label', isSilent ? null : label);
}

/**
 * Those who act, and where they can go.
 * @param {Look} look
 */
function actors({ pieces, stations, route }) {
  const acting = pieces.filter((p) => / (ready|is-picked|mister-x)\b/.test(` ${p.class}`));
  return [...(acting.length ? acting : pieces).map((p) => p.at), ...Object.keys(stations), ...route];
}

/**
 * Hear of every change of a size; where nobody tells of it, of the window's.
 * @param {(HTMLElement | undefined)[]} nodes
 * @param {AbortSignal} signal  ends it
 * @param {() => void} changed
 */
function watchSizes(nodes, signal, changed) {
  if (!window.ResizeObserver) {
    window.addEventListener('resize', changed, { signal });
    return;
  }
  const observer = new ResizeObserver(changed);
  for (const node of nodes) if (node) observer.observe(node);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/**
 * @param {SVGSVGElement} svg
 * @param {HTMLElement} frame
 * @param {HTMLElement | undefined} deck
 * @param {Words} words
 */
export function attach(svg, frame, deck, words) {
  // First of all: reading asks for styles, and later these would be worked out again.
  svg.classList.add('is-board');
  frame.classList.add('board-frame');
  const sheet = readSheet(svg);
  const spots = createSpots(sheet);
  const pieces = createPieces(sheet, spots);
  const reach = createReach(sheet, spots);
  const route = createRoute(sheet, spots);
  const notes = createNotes(sheet, spots);
  const over = new AbortController();
  const stops = createStops(frame, over.signal);
  let painted = NOTHING;
  let untouched = true;                       // the player has not moved the map yet
  /** @type {Wish | null} */
  let asked = null;                           // what the page wanted to be looked at
  let isWish = false;                         // … and has asked for since the last paint
  let isNew = true;                           // whoever looks now has not seen a frame yet
  hide(sheet);
  beginAnew();

  const camera = createCamera(sheet, frame, deck, (resting) => {
    frame.classList.toggle('is-moving', !resting);
    point();
    if (resting) {
      zoom.limits(camera.state());
      resize();
    }
  });
  const board = { frame, sheet, camera, home: () => home(true), touched };
  const arrows = createArrows(board);
  const zoom = createZoom(board, over.signal);
  zoom.labels(words);
  listen(board, over.signal);

  watchSizes([frame, deck], over.signal, () => refit());
  // A window can have other styles for a frame that is as large as it was.
  window.addEventListener('resize', () => refit(true), { signal: over.signal });

  function refit(anew = false) {
    const { width, height } = camera.state();
    if (!camera.measure(anew)) return;
    const now = camera.state();
    const chosen = at(Object.keys(painted.stations).filter((id) => /is-chosen/.test(painted.stations[id])));
    if (!anew && width === now.width && height === now.height) {
      camera.clear(chosen.length || !untouched ? chosen : at(Object.keys(painted.labels)));
      return;
    }
    zoom.settle();
    if (untouched) look(false);
    if (chosen.length) camera.reveal(chosen[0]);
  }
  if (camera.measure()) {
    zoom.settle();
    look(false);
  }

  function touched() { untouched = false; }

  function point() { arrows.update(pieces.list(), zoom.corner(), at(Object.keys(painted.labels))); }

  /** @param {StationName[]} ids */
  function at(ids) { return ids.flatMap((id) => sheet.find(id) || []); }

  /**
   * At what was asked for; else at those who act. Tiles, and a map that can be read, simply whole.
   * @param {boolean} smooth
   */
  function look(smooth) {
    untouched = true;
    const { whole, usual } = camera.state();
    const isSmall = usual > whole && !svg.classList.contains('tiles');
    const { ids, closer, targets } = asked
      || { ids: isSmall ? actors(painted) : [], closer: 1, targets: Object.keys(painted.labels) };
    camera.show(at(ids), smooth, closer, at(targets));
  }

  /** @param {boolean} smooth */
  function home(smooth) {
    asked = null;
    look(smooth);
  }

  /** On a small map the pieces grow; their spots are searched anew. */
  function resize() {
    const wanted = between(1.12, Math.round(5 * 0.8 / camera.state().k) / 5, 2.2);
    if (wanted === pieces.size()) return;
    pieces.setSize(wanted);
    settle(true);
  }

  /**
   * Everything whose place depends on everything else.
   * @param {boolean} instant
   */
  function settle(instant) {
    spots.clear(Object.keys(painted.stations));
    pieces.paint(painted.pieces, painted.ghost, instant);
    reach.paint(painted.stations, painted.pieces);
    notes.paint(painted.notes, pieces.size());
    route.paint(painted.route, painted.routeFrom, pieces.size());
    route.rides(painted.rides);
    if (camera.isReady()) point();
  }

  /**
   * Somebody else looks. Whatever moved would tell where it comes from: nothing does until
   * a frame was drawn, and what the one before looked at is forgotten.
   */
  function beginAnew() {
    isNew = true;
    if (!isWish) asked = null;
    requestAnimationFrame(() => { isNew = false; });
  }

  /** All of the map is worked out anew: when it comes forward at the end, what led there is shown first. */
  function dim() { svg.classList.toggle('is-dim', painted.dim); }

  /** @param {Partial<Look> | null} next */
  function paint(next) {
    const before = painted;
    painted = next ? { ...NOTHING, ...next } : NOTHING;
    const changed = before === NOTHING || before.viewer !== painted.viewer;
    const isDim = svg.classList.contains('is-dim');
    if (changed) {
      beginAnew();
      camera.forget();
    }
    /** @type {SVGGElement | null | undefined} */
    const focused = document.activeElement?.closest('.station');
    for (const id of new Set([before, painted].flatMap((p) => Object.keys({ ...p.stations, ...p.labels })))) {
      const station = sheet.find(id);
      if (station) light(station, painted.stations[id], painted.labels[id]);
    }
    stops.settle(at(Object.keys(painted.labels)), at(painted.pieces.map((piece) => piece.at)));
    sheet.close(painted.closed);
    if (isDim && !painted.dim && !changed) requestAnimationFrame(() => setTimeout(dim));
    else dim();
    svg.classList.toggle('has-route', painted.route.length > 0);
    settle(isNew);
    if (changed) look(false);
    isWish = false;
    if (focused && svg.contains(focused) && !focused.hasAttribute('tabindex')) {
      focused.blur();
      if (!changed) refocus(sheet.find(focused.dataset.s));
    }
  }

  /**
   * The keyboard stays on the map when its station goes out: on the nearest lit one.
   * @param {Station | undefined} from
   */
  function refocus(from) {
    const [lit] = from ? nearest(from, at(Object.keys(painted.labels))) : [];
    lit?.node.focus({ preventScroll: true });
  }

  return {
    svg,
    frame,
    paint,
    /** @param {Wish} wish */
    look(wish) {
      asked = wish;
      isWish = true;
      untouched = true;
      // If nothing is to be seen yet, then as soon as there is.
      if (camera.measure()) look(!isNew);
    },
    /** @param {StationName} id */
    centre(id) {
      const [station] = at([id]);
      if (station && camera.measure()) camera.centre(station);
      touched();
    },
    /**
     * @param {StationName[]} ids
     * @param {StationName[]} targets
     */
    sees: (ids, targets) => areRoomy(at(targets), camera.state().k)
      && at(ids).every((s) => camera.sees(s, s.radius) && !camera.isTaken(boxAround(camera.toFrame(s), 1))),
    labels: zoom.labels,
    view: camera.state,
    end() {
      over.abort();
      paint(null);
      for (const part of [pieces, reach, route, notes, arrows, zoom, camera]) part.end();
      svg.classList.remove('is-board');
      frame.classList.remove('board-frame', 'is-moving', 'is-held');
    },
  };
}
