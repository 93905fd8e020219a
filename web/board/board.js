// The board: gestures, pieces and lit stations on an SVG map. Knows no rules.
//
//   sy.board.use(svg, frame)    attach to a board in its frame; again when it changes
//   sy.board.paint(json)        the look that web/ui/table/paint.py describes, text or object;
//                               null: as if nothing had been painted yet
//   sy.board.lookAt(stations)   bring them into sight; []: the whole map; a second
//                               argument says how much closer than usual it may go, a
//                               third one which of them will be tapped
//   sy.board.sees(stations, targets)  whether all of them are in sight, and targets
//                               have room for fingers
//   sy.board.centreOn(station)  put one into the middle
//   sy.board.labels(words)      {zoomIn, zoomOut, recentre}
//   sy.board.view()             scale and offset, for tests
//
// Styles of the frame say what the map keeps clear of: --covered is how much of it other
// things cover below, --aside how much zoom buttons take where they would hide a station.
// Lists and records may come as JSON text, which is what Python hands over most easily.
// It tells of taps by events on the document: 'sy-station' with detail.station, and
// 'sy-empty' for a tap beside all stations.

import { listen } from './gestures.js';
import { createMarks } from './marks.js';
import { createPieces } from './pieces.js';
import { createRim } from './rim.js';
import { put, readSheet } from './sheet.js';
import { createSpots } from './spots.js';
import { areRoomy, nearest } from './targets.js';
import { createView } from './view.js';

/**
 * @typedef {object} Paint
 * @property {Record<string, string>} stations  extra classes by station
 * @property {Record<string, string>} labels  what a screen reader says of lit stations
 * @property {boolean} dim  whether the others step back
 * @property {import('./pieces.js').Piece[]} pieces
 * @property {{at: number|string, age: number, label: string, text?: string}|null} ghost
 * @property {(number|string)[]} route
 * @property {number} [routeFrom]  number of the route's first stop; 0: the start
 * @property {{at: number|string, shade: number, text: string, pencil: string}[]} [notes]
 *   what a notebook says of stations
 * @property {string[]} [closed]  ids of lines, or of all lines of a mode, to be left out
 */

/** @type {Paint} */
const NOTHING = { stations: {}, labels: {}, dim: false, pieces: [], ghost: null, route: [], closed: [] };

/** One board, from being attached to being left. */
function attach(svg, frame, words) {
  // First of all: reading asks for styles, and later these would be worked out again.
  svg.classList.add('is-board');
  frame.classList.add('board-frame');
  const sheet = readSheet(svg);
  const spots = createSpots(sheet);
  const pieces = createPieces(sheet, spots);
  const marks = createMarks(sheet, spots);
  const over = new AbortController();
  let painted = NOTHING;
  let untouched = true;                       // the player has not moved the map yet
  let asked = null;                           // what the page wanted to be looked at

  // A screen reader finds lit stations and pieces; the rest is told in the page's words.
  put(svg, 'role', 'group');
  for (const layer of svg.children) {
    if (layer.id !== 'pieces' && !layer.querySelector('.station')) put(layer, 'aria-hidden', 'true');
  }
  for (const { node } of sheet.stations.values()) put(node, 'aria-hidden', 'true');

  const view = createView(sheet, frame, (resting) => {
    frame.classList.toggle('is-moving', !resting);
    rim.update(pieces.list());
    if (resting) {
      rim.limits(view.state());
      resize();
    }
  });
  const rim = createRim(frame, view, {
    zoomIn: () => { untouched = false; view.zoomSmoothly(1.6); },
    zoomOut: () => { untouched = false; view.zoomSmoothly(1 / 1.6); },
    recentre: () => home(true),
  }, (station) => { untouched = false; view.centre(station, true); }, over.signal);
  rim.labels(words);
  listen({ frame, sheet, view, home: () => home(true), touched: () => { untouched = false; } }, over.signal);

  const at = (ids) => ids.map((id) => sheet.stations.get(String(id))).filter(Boolean);

  const seen = new ResizeObserver(() => {
    const { width, height } = view.state();
    if (!view.measure()) return;
    const now = view.state();
    rim.settle();
    if (!untouched || (width === now.width && height === now.height)) return;
    if (asked) look(false);
    else home(false);
  });
  seen.observe(frame);
  if (view.measure()) {
    rim.settle();
    home(false);
  }

  /** Those who act, where they can go; tiles, and a map that can be read, simply whole. */
  function home(smooth) {
    asked = null;
    untouched = true;
    const acting = painted.pieces.filter((p) => / (ready|is-picked|mister-x)\b/.test(` ${p.class}`));
    const those = [...(acting.length ? acting : painted.pieces).map((p) => p.at),
      ...Object.keys(painted.stations), ...painted.route];
    const { whole, usual } = view.state();
    const isSmall = usual > whole && !svg.classList.contains('tiles');
    show(isSmall ? those : [], smooth, 1, Object.keys(painted.labels));
  }

  function show(ids, smooth, closer, targets) {
    view.show(at(ids), smooth, closer, at(targets));
  }

  const look = (smooth) => show(asked.ids, smooth, asked.closer, asked.targets);

  /** On a small map the pieces grow; their spots are searched anew. */
  function resize() {
    const wanted = Math.min(2.2, Math.max(1.12, Math.round(5 * 0.8 / view.state().k) / 5));
    if (wanted === pieces.size) return;
    pieces.setSize(wanted);
    settle(true);
  }

  /** Everything whose place depends on everything else. */
  function settle(instant) {
    spots.clear(Object.keys(painted.stations));
    pieces.paint(painted.pieces, painted.ghost, instant);
    marks.reach(painted.stations, painted.pieces);
    marks.note(painted.notes || [], pieces.size);
    marks.route(painted.route, painted.routeFrom || 0, pieces.size);
    if (view.ready) rim.update(pieces.list());
  }

  /** One station's classes and words. */
  function light(station, extra, label) {
    put(station.node, 'class', extra ? `${station.base} ${extra}` : station.base);
    put(station.node, 'aria-hidden', label === undefined ? 'true' : null);
    put(station.node, 'role', label === undefined ? null : 'button');
    put(station.node, 'tabindex', label === undefined ? null : 0);
    put(station.node, 'aria-label', label === undefined ? null : label);
  }

  function paint(next) {
    const before = painted;
    painted = next ? { ...NOTHING, ...next } : NOTHING;
    const focused = document.activeElement && document.activeElement.closest('.station');
    for (const id of new Set([...Object.keys(before.stations), ...Object.keys(before.labels),
      ...Object.keys(painted.stations), ...Object.keys(painted.labels)])) {
      const station = sheet.stations.get(id);
      if (station) light(station, painted.stations[id], painted.labels[id]);
    }
    sheet.close(painted.closed);
    svg.classList.toggle('is-dim', Boolean(painted.dim));
    svg.classList.toggle('has-route', painted.route.length > 0);
    const reach = new Set(Object.values(painted.stations).join(' ').match(/reach-[\w-]+/g));
    put(svg, 'data-reach', reach.size === 1 ? [...reach][0].slice(6) : null);
    // Where Mister X leaves the screen, nobody else may be seen to make room, and the
    // map must not stay where he was looking.
    const hid = (p) => p.pieces.some(({ class: words }) => words.includes('mister-x'));
    const secret = hid(before) && !hid(painted);
    settle(secret || before === NOTHING);
    if (secret || (before === NOTHING && !asked)) home(false);
    if (focused && svg.contains(focused) && !focused.hasAttribute('tabindex')) {
      focused.blur();
      if (!secret) refocus(focused.dataset.s);
    }
  }

  /** The keyboard stays on the map when its station goes out: on the nearest lit one. */
  function refocus(id) {
    const from = sheet.stations.get(id);
    const [lit] = nearest(from, at(Object.keys(painted.labels)));
    if (lit) lit.node.focus({ preventScroll: true });
  }

  return {
    svg,
    frame,
    paint,
    look(wanted) {
      asked = wanted;
      untouched = true;
      // If nothing is to be seen yet, then as soon as there is.
      if (view.measure()) look(true);
    },
    centre(id) {
      const [station] = at([id]);
      if (station && view.measure()) view.centre(station, true);
      untouched = false;
    },
    sees: (ids, targets) => at(ids).every((s) => view.sees(s, s.radius) && !view.isUnderTools(view.toFrame(s)))
      && areRoomy(at(targets), view.state().k),
    labels: rim.labels,
    view: view.state,
    end() {
      over.abort();
      seen.disconnect();
      paint(null);
      pieces.end();
      marks.end();
      rim.end();
      view.end();
      svg.classList.remove('is-board');
      frame.classList.remove('board-frame', 'is-moving', 'is-held');
    },
  };
}

let board = null;
let words = {};
let last = null;                              // the text of the last paint
let waiting = null;                           // a paint that came before any board

/** Python hands over text; tests and pages may hand over values. */
const read = (value) => (typeof value === 'string' ? JSON.parse(value) : value);

const sy = window.sy || (window.sy = {});
sy.board = {
  use(svg, frame = svg.parentElement) {
    if (board && board.svg === svg && board.frame === frame) return;
    if (board) board.end();
    board = attach(svg, frame, words);
    last = null;
    if (waiting) board.paint(waiting);
    waiting = null;
  },
  paint(json) {
    if (typeof json === 'string' && json === last) return;
    last = json;
    const next = read(json);
    if (board) board.paint(next);
    else waiting = next;
  },
  lookAt(stations = [], closer = 1, targets = []) {
    if (board) board.look({ ids: read(stations), closer, targets: read(targets) });
  },
  sees: (stations, targets) => Boolean(board && board.sees(stations, targets)),
  centreOn(station) {
    if (board) board.centre(station);
  },
  labels(next) {
    words = { ...words, ...read(next) };
    if (board) board.labels(words);
  },
  view: () => (board ? board.view() : null),
};
