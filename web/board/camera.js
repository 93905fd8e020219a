// The camera: which part of the sheet is in sight, how large.
//
// The SVG is laid out at its full size for the current scale and only shifted by a
// transform, on a layer of its own: a pan is one change for the compositor and paints
// nothing. While zooming, the finished picture is stretched by the same transform;
// when the movement rests, the SVG is laid out at the new scale, so text is crisp.

import { MARGIN, aim } from './aim.js';
import { along, between, boxAround, distance, length } from './geometry.js';
import { createRoom } from './room.js';
import { still } from './svg.js';
import { areRoomy } from './targets.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { CameraState, Point } from './types'
 *
 * @typedef {ReturnType<typeof createCamera>} Camera
 */

/** Zoom of a key, a button or a double tap. */
export const ZOOM_STEP = 1.6;

// CSS pixels that the sheet's edge may leave the frame's
const SLACK = 48;
// Milliseconds without movement until it counts as rest
const REST = 160;
// How fast a thrown map slows down, per millisecond
const FRICTION = 0.0045;

/** @param {number} t */
const ease = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * Keep the sheet in the frame; a sheet smaller than the frame stays in its middle, as far as
 * that is not hidden at the far end. From what hides it only now it can be drawn out.
 * @param {number} at
 * @param {number} size  of the sheet
 * @param {[space: number, hidden: number]} frame
 * @param {boolean} [onlyNow]
 */
function hold(at, size, [space, hidden], onlyNow) {
  const spare = space - size;
  if (spare < 0) return between(spare - hidden - SLACK, at, SLACK);
  const clear = Math.min(spare / 2, spare - hidden);
  return onlyNow ? between(clear, at, spare / 2) : clear;
}

/**
 * @param {Sheet} sheet
 * @param {HTMLElement} frame
 * @param {HTMLElement | undefined} deck
 * @param {(resting: boolean) => void} moved  called after every change of the view
 */
export function createCamera(sheet, frame, deck, moved) {
  const { svg, box } = sheet;
  const room = createRoom(sheet, frame, deck);
  // CSS pixels per unit
  let k = 1;
  // Where the sheet's corner is, in CSS pixels
  let x = 0;
  let y = 0;
  // The scale that the SVG is laid out for
  let laid = 0;

  /** @returns {CameraState} */
  const state = () => ({ k, x, y, ...room.state() });
  /** @param {Point} point */
  const toFrame = (point) => ({ x: (point.x - box.x) * k + x, y: (point.y - box.y) * k + y });
  /** @param {Point} at */
  const toSheet = (at) => ({ x: (at.x - x) / k + box.x, y: (at.y - y) / k + box.y });
  const centreOfRoom = () => ({ x: room.free().w / 2, y: room.free().h / 2 });
  /** The point of the sheet in the middle of the free room. */
  const middle = () => toSheet(centreOfRoom());

  /** @param {boolean} resting */
  function apply(resting) {
    k = room.possible(k);
    const spaces = room.spaces();
    x = hold(x, box.w * k, spaces.x);
    y = hold(y, box.h * k, spaces.y, true);
    if (resting && laid !== k) {
      laid = k;
      svg.style.width = `${box.w * k}px`;
      svg.style.height = `${box.h * k}px`;
    }
    if (resting) {                            // whole device pixels keep lines sharp
      const dots = window.devicePixelRatio || 1;
      x = Math.round(x * dots) / dots;
      y = Math.round(y * dots) / dots;
    }
    const stretch = laid === k ? '' : ` scale(${k / laid})`;
    svg.style.transform = `translate(${x}px, ${y}px)${stretch}`;
    moved(resting);
  }

  let timer = 0;
  function rest() {
    clearTimeout(timer);
    apply(true);
  }

  function soon() {
    apply(false);
    clearTimeout(timer);
    timer = setTimeout(rest, REST);
  }

  // The animation under way
  let running = 0;
  function stop() {
    cancelAnimationFrame(running);
    running = 0;
  }

  /**
   * The map glides on a little when it was thrown, at CSS pixels per millisecond.
   * @param {Point} pace
   */
  function fling(pace) {
    let { x: vx, y: vy } = pace;
    let before = performance.now();
    if (still() || length(vx, vy) < 0.25) return;
    /** @param {number} now */
    const step = (now) => {
      const time = Math.max(0, now - before);
      const slower = Math.exp(-FRICTION * time);
      before = now;
      vx *= slower;
      vy *= slower;
      x += vx * time;
      y += vy * time;
      running = length(vx, vy) > 0.03 ? requestAnimationFrame(step) : 0;
      soon();
    };
    running = requestAnimationFrame(step);
  }

  /**
   * A scale with a point of the sheet in the middle of the free room.
   * @param {number} scale
   * @param {Point} point
   */
  function place(scale, point) {
    const centre = centreOfRoom();
    k = scale;
    x = centre.x - (point.x - box.x) * k;
    y = centre.y - (point.y - box.y) * k;
  }

  /**
   * Go there.
   * @param {number} scale
   * @param {Point} point
   * @param {boolean} smooth
   */
  function fly(scale, point, smooth) {
    stop();
    if (!state().width) return;                       // not to be seen yet
    const goal = room.possible(scale);
    if (!smooth || still() || !laid) {
      place(goal, point);
      rest();
      return;
    }
    const from = { k, ...middle() };
    const start = performance.now();
    const way = distance(point, from) * Math.min(k, goal);
    const time = between(220, 180 + way * 0.35 + 160 * Math.abs(Math.log(goal / k)), 650);
    /** @param {number} now */
    const step = (now) => {
      const t = between(0, (now - start) / time, 1);
      const e = ease(t);
      place(from.k * (goal / from.k) ** e, along(from, point, e));
      running = t < 1 ? requestAnimationFrame(step) : 0;
      if (running) apply(false);
      else rest();
    };
    running = requestAnimationFrame(step);
  }

  /**
   * Pan just as far as needed to see a point well.
   * @param {Point} point
   */
  function reveal(point) {
    const { w, h } = room.free();
    const at = toFrame(point);
    const dx = between(MARGIN, at.x, w - MARGIN) - at.x;
    const dy = between(MARGIN, at.y, h - MARGIN) - at.y;
    if (!dx && !dy) return;
    const here = middle();
    fly(k, { x: here.x - dx / k, y: here.y - dy / k }, true);
  }

  return {
    /** @param {boolean} [anew]  Take the frame's size; the middle stays, and all of it whole. False: nothing to see. */
    measure(anew = false) {
      const kept = middle();
      const isWhole = k <= state().whole * 1.01;
      const change = room.measure(anew);
      if (change && laid) fly(isWhole ? 0 : k, kept, false);
      return change !== null;
    },
    /**
     * Something else lies over the frame: these stay in sight, the rest where it is.
     * @param {Point[]} points
     */
    clear(points) {
      if (!laid) return;
      if (!running) rest();
      const hidden = points.find((p) => room.isTaken(boxAround(toFrame(p), MARGIN / 2)));
      if (hidden) reveal(hidden);
    },
    makeRoom: room.makeRoom,
    /**
     * Shift by CSS pixels.
     * @param {number} dx
     * @param {number} dy
     */
    pan(dx, dy) {
      stop();
      x += dx;
      y += dy;
      soon();
    },
    /**
     * Zoom by a factor about a place in the frame.
     * @param {number} factor
     * @param {Point} at
     */
    zoom(factor, at) {
      stop();
      const next = room.possible(k * factor);
      x = at.x - (at.x - x) * (next / k);
      y = at.y - (at.y - y) * (next / k);
      k = next;
      soon();
    },
    /**
     * The same, but seen to happen.
     * @param {number} factor
     * @param {Point} [at]
     */
    zoomSmoothly(factor, at = centreOfRoom()) {
      const next = room.possible(k * factor);
      fly(next, along(toSheet(at), middle(), k / next), true);
    },
    /**
     * Bring points into sight; none: everything, if *targets* have room for fingers then.
     * @param {Point[]} points
     * @param {boolean} smooth
     * @param {number} closer
     * @param {Point[]} targets
     */
    show(points, smooth, closer, targets) {
      const { whole } = state();
      const all = !points.length && areRoomy(targets, whole);
      const goal = all ? { scale: whole, x: box.x + box.w / 2, y: box.y + box.h / 2 }
        : aim(points.length ? points : targets, targets, closer, room);
      fly(goal.scale, goal, smooth);
    },
    /**
     * Put one point into the middle, at least at a readable scale.
     * @param {Point} point
     */
    centre(point) {
      const goal = aim([point], [point], Math.max(k / state().usual, 0.95), room);
      fly(goal.scale, goal, true);
    },
    reveal,
    toFrame,
    /**
     * Whether a point is in sight, so many CSS pixels from the edge.
     * @param {Point} point
     * @param {number} margin
     */
    sees(point, margin) {
      const at = toFrame(point);
      const { width, height, barred } = state();
      return Math.min(at.x, at.y, width - at.x, height - barred - at.y) > margin;
    },
    isTaken: room.isTaken,
    forget: room.forget,
    state,
    isReady: () => laid > 0,
    fling,
    /** A finger came down: whatever moves stands still. */
    halt() {
      if (!running) return;
      stop();
      soon();
    },
    end() {
      stop();
      clearTimeout(timer);
      svg.style.width = svg.style.height = svg.style.transform = '';
    },
  };
}
