// The board: gestures, pieces and lit stations on an SVG map. Knows no rules.
//
//   sy.board.use(svg, frame, deck)  attach to a board in its frame; again when it changes.
//                               What stands in the parts of deck may lie over the frame
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
// Styles of the frame say what the map keeps clear of at all times: --covered is how much of
// it below, --aside how much zoom buttons take where they would hide a station.
// Lists and records may come as JSON text, which is what Python hands over most easily.
// It tells of taps by events on the document: 'sy-station' with detail.station, and
// 'sy-empty' for a tap beside all stations.
//
// The modules, in the order in which a tap passes through them, there and back:
//
//   gestures    who listens to what
//     pointers    fingers and the mouse: pan, pinch, throw, tap
//     wheel       the wheel, and a trackpad's pinch
//     keys        keys, focus and screen readers
//     taps        which station a tap means; tells the page, whose answer is a new look
//   targets     how far around a lit station a finger may come down
//   board       the names above
//   attach      one board: its parts, and what a new look changes
//     sheet       what is drawn: stations, number plates, lines
//     spots       where things stand so that nothing overlaps
//     pieces      made, moved along their lines, removed; shapes: how they are drawn
//     reach       marks of those who can reach a station
//     route       Mister X's way
//     notes       what a notebook says of stations
//     camera      which part of the sheet is in sight; room: how much of the frame is free;
//                 aim: where to look
//     stops       where the Tab key stops
//     zoom        its buttons
//     arrows      to pieces out of sight; rim: where at the rim of the frame
//   svg, geometry   elements and attributes; points and boxes
//   types.d.ts  the shapes of all that

import { attach } from './attach.js';

/**
 * @import { Attached } from './attach.js'
 * @import { Look, OrJson, Wish, Words } from './types'
 */

/** @type {Attached | null} */
let board = null;
/** @type {Words} */
let words = {};
/** @type {OrJson<Partial<Look>> | null} */
let last = null;                              // the last paint
/** @type {Partial<Look> | null} */
let waiting = null;                           // a paint that came before any board
/** @type {Wish | null} */
let wished = null;                            // a look that came before the board it is for

/**
 * Python hands over text; tests and pages may hand over values.
 * @template T
 * @param {OrJson<T>} value
 * @returns {T}
 */
const read = (value) => (typeof value === 'string' ? JSON.parse(value) : value);

window.sy ||= {};
window.sy.board = {
  use(svg, frame = /** @type {HTMLElement} */ (svg.parentElement), deck) {
    if (board?.svg === svg && board.frame === frame) return;
    board?.end();
    board = attach(svg, frame, deck, words);
    last = null;
    if (wished) board.look(wished);
    if (waiting) board.paint(waiting);
    waiting = null;
  },
  paint(json) {
    if (typeof json === 'string' && json === last) return;
    last = json;
    const next = read(json);
    if (board) {
      wished = null;
      board.paint(next);
    } else waiting = next;
  },
  lookAt(stations = [], closer = 1, targets = []) {
    wished = { ids: read(stations), closer, targets: read(targets) };
    board?.look(wished);
  },
  sees: (stations, targets) => Boolean(board?.sees(stations, targets)),
  centreOn(station) {
    board?.centre(station);
  },
  labels(next) {
    words = { ...words, ...read(next) };
    board?.labels(words);
  },
  view: () => board && board.view(),
};
