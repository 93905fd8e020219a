// The camera: which part of the sheet is in sight, how large.
//
// The SVG is laid out at its full size for the current scale and only shifted by a
// transform, on a layer of its own: a pan is one change for the compositor and paints
// nothing. While zooming, the finished picture is stretched by the same transform;
// when the movement rests, the SVG is laid out at the new scale, so text is crisp.

import { still } from './board-sheet.js';
import { areRoomy } from './board-targets.js';

// CSS pixels: how high a number stands at the default zoom
const READABLE = 12;
// … and at the closest
const LARGEST = 44;
// CSS pixels kept free around what is looked at
const MARGIN = 56;
// CSS pixels that the sheet's edge may leave the frame's
const SLACK = 48;
// Milliseconds without movement until it counts as rest
const REST = 160;
// How fast a thrown map slows down, per millisecond
const FRICTION = 0.0045;

const between = (low, value, high) => Math.max(low, Math.min(value, high));
const ease = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * @param {import('./board-sheet.js').Sheet} sheet
 * @param {HTMLElement} frame
 * @param {(resting: boolean) => void} moved  called after every change of the view
 */
export function createView(sheet, frame, moved) {
  const { svg, box, unit } = sheet;
  let width = 0;
  let height = 0;
  // CSS pixels per unit
  let k = 1;
  // Where the sheet's corner is, in CSS pixels
  let x = 0;
  let y = 0;
  // The scale that the SVG is laid out for
  let laid = 0;
  let timer = 0;
  // The animation under way
  let running = 0;
  let insets = { top: 0, right: 0, bottom: 0, left: 0 };
  // … and on the right for the zoom buttons
  let reserve = 0;

  const room = () => ({
    w: Math.max(40, width - insets.left - insets.right - reserve),
    h: Math.max(40, height - insets.top - insets.bottom),
  });
  const whole = () => Math.min(room().w / box.w, room().h / box.h);
  const usual = () => Math.max(whole(), READABLE / unit);
  const closest = () => Math.max(LARGEST / unit, whole() * 1.5);

  /** Keep the sheet in the frame; a sheet smaller than the frame stays in its middle. */
  function hold(at, size, from, space) {
    if (size <= space) return from + (space - size) / 2;
    return between(from + space - size - SLACK, at, from + SLACK);
  }

  function apply(resting) {
    k = between(whole(), k, closest());
    x = hold(x, box.w * k, insets.left, room().w);
    y = hold(y, box.h * k, insets.top, room().h);
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

  function rest() {
    clearTimeout(timer);
    apply(true);
  }

  function soon() {
    apply(false);
    clearTimeout(timer);
    timer = setTimeout(rest, REST);
  }

  function stop() {
    cancelAnimationFrame(running);
    running = 0;
  }

  /** The map glides on a little when it was thrown, at CSS pixels per millisecond. */
  function fling(vx, vy) {
    if (still() || Math.hypot(vx, vy) < 0.25) return;
    let before = performance.now();
    const step = (now) => {
      const time = Math.max(0, now - before);
      const slower = Math.exp(-FRICTION * time);
      before = now;
      vx *= slower;
      vy *= slower;
      x += vx * time;
      y += vy * time;
      running = Math.hypot(vx, vy) > 0.03 ? requestAnimationFrame(step) : 0;
      soon();
    };
    running = requestAnimationFrame(step);
  }

  /** Go to a scale with a point of the sheet in the middle of the free room. */
  function fly(scale, px, py, smooth) {
    stop();
    if (!width) return undefined;             // not to be seen yet
    const goal = between(whole(), scale, closest());
    const place = (s, sx, sy) => {
      k = s;
      x = insets.left + room().w / 2 - (sx - box.x) * s;
      y = insets.top + room().h / 2 - (sy - box.y) * s;
    };
    if (!smooth || still() || !laid) {
      place(goal, px, py);
      return rest();
    }
    const from = { k, ...middle() };
    const start = performance.now();
    const way = Math.hypot(px - from.x, py - from.y) * Math.min(k, goal);
    const time = between(220, 180 + way * 0.35 + 160 * Math.abs(Math.log(goal / k)), 650);
    const step = (now) => {
      const t = between(0, (now - start) / time, 1);
      const e = ease(t);
      place(from.k * (goal / from.k) ** e, from.x + (px - from.x) * e, from.y + (py - from.y) * e);
      running = t < 1 ? requestAnimationFrame(step) : 0;
      if (running) apply(false);
      else rest();
    };
    running = requestAnimationFrame(step);
    return undefined;
  }

  /** The point of the sheet in the middle of the free room. */
  function middle() {
    return {
      x: (insets.left + room().w / 2 - x) / k + box.x,
      y: (insets.top + room().h / 2 - y) / k + box.y,
    };
  }

  return {
    /** Take the frame's size; the middle stays in the middle. False: nothing to see. */
    measure() {
      const { clientWidth, clientHeight } = frame;
      if (!clientWidth || !clientHeight) return false;
      if (clientWidth === width && clientHeight === height) return true;
      const kept = middle();
      width = clientWidth;
      height = clientHeight;
      if (laid) fly(k, kept.x, kept.y, false);
      return true;
    },
    setInsets(next) {
      const kept = middle();
      insets = { ...insets, ...next };
      if (laid) fly(k, kept.x, kept.y, false);
    },
    /**
     * Keep room for buttons of some width and length in the corner above right, where
     * they would hide a station of the whole map. Answers whether they should lie in a
     * row, above a map that leaves room there.
     */
    makeRoom(breadth, length) {
      reserve = 0;
      const scale = whole();
      const left = insets.left + (room().w - box.w * scale) / 2;
      const top = insets.top + (room().h - box.h * scale) / 2;
      if (top - insets.top >= breadth) return true;
      const hidden = [...sheet.stations.values()].some((s) =>
        left + (s.x + s.radius - box.x) * scale > width - insets.right - breadth
        && top + (s.y - s.radius - box.y) * scale < insets.top + length);
      if (hidden) reserve = breadth;
      return false;
    },
    /** Shift by CSS pixels. */
    pan(dx, dy) {
      stop();
      x += dx;
      y += dy;
      soon();
    },
    /** Zoom by a factor about a point of the frame. */
    zoom(factor, px, py) {
      stop();
      const next = between(whole(), k * factor, closest());
      x = px - (px - x) * (next / k);
      y = py - (py - y) * (next / k);
      k = next;
      soon();
    },
    /** The same, but seen to happen. */
    zoomSmoothly(factor, px = insets.left + room().w / 2, py = insets.top + room().h / 2) {
      const next = between(whole(), k * factor, closest());
      const at = this.toSheet(px, py);
      const here = middle();
      fly(next, at.x + (here.x - at.x) * (k / next), at.y + (here.y - at.y) * (k / next), true);
    },
    /**
     * Bring points into sight, at most so much *closer* than usual. Where *targets* will
     * be tapped, they get room for fingers, all is readable, and if not all of it fits
     * then, the first point is in the middle.
     */
    show(points, smooth, closer = 1, targets = []) {
      if (!points.length) return fly(whole(), box.x + box.w / 2, box.y + box.h / 2, smooth);
      const xs = points.map((p) => p.x);
      const ys = points.map((p) => p.y);
      const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
      const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
      const { w, h } = room();
      const fits = Math.min((w - 2 * MARGIN) / (x1 - x0 || 1), (h - 2 * MARGIN) / (y1 - y0 || 1));
      let scale = between(whole(), Math.min(usual() * closer, fits), closest());
      let at = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
      // Where all of it can nearly be read anyway, seeing everybody counts for more.
      if (targets.length && scale < usual() * (whole() < usual() * 0.7 ? 0.9 : 0.7)) {
        scale = usual();
        [at] = points;
      }
      while (scale < closest() && !areRoomy(targets, scale)) scale *= 1.04;
      return fly(scale, at.x, at.y, smooth);
    },
    /** Put one point into the middle, at least at a readable scale. */
    centre(point, smooth) {
      fly(Math.max(k, usual() * 0.95), point.x, point.y, smooth);
    },
    /** Pan just as far as needed to see a point well. */
    reveal(point) {
      const { w, h } = room();
      const at = this.toFrame(point);
      const dx = between(insets.left + MARGIN, at.x, insets.left + w - MARGIN) - at.x;
      const dy = between(insets.top + MARGIN, at.y, insets.top + h - MARGIN) - at.y;
      if (!dx && !dy) return;
      const here = middle();
      fly(k, here.x - dx / k, here.y - dy / k, true);
    },
    toFrame: (point) => ({ x: (point.x - box.x) * k + x, y: (point.y - box.y) * k + y }),
    toSheet: (px, py) => ({ x: (px - x) / k + box.x, y: (py - y) / k + box.y }),
    /** What is free of overlays, in CSS pixels of the frame. */
    window: () => ({
      x0: insets.left, y0: insets.top, x1: width - insets.right, y1: height - insets.bottom,
    }),
    state: () => ({ k, x, y, width, height, whole: whole(), usual: usual(), closest: closest() }),
    get ready() { return laid > 0; },
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
