// The camera: which part of the sheet is in sight, how large.
//
// The SVG is laid out at its full size for the current scale and only shifted by a
// transform, on a layer of its own: a pan is one change for the compositor and paints
// nothing. While zooming, the finished picture is stretched by the same transform;
// when the movement rests, the SVG is laid out at the new scale, so text is crisp.

import { MARGIN, aim } from './aim.js';
import { still } from './sheet.js';
import { areRoomy } from './targets.js';

// CSS pixels: how high a number stands at the default zoom
const READABLE = 12;
// … and at the closest
const LARGEST = 44;
// CSS pixels that the sheet's edge may leave the frame's
const SLACK = 48;
// Milliseconds without movement until it counts as rest
const REST = 160;
// How fast a thrown map slows down, per millisecond
const FRICTION = 0.0045;

const between = (low, value, high) => Math.max(low, Math.min(value, high));
const ease = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * @param {import('./sheet.js').Sheet} sheet
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
  // CSS pixels that other things cover below
  let covered = 0;
  // … and that are kept free on the right for the zoom buttons
  let reserve = 0;
  // The corner above right that they take
  let corner = { w: 0, h: 0 };

  const room = () => ({ w: Math.max(40, width - reserve), h: Math.max(40, height - covered) });
  const said = (name) => parseFloat(getComputedStyle(frame).getPropertyValue(name)) || 0;
  const whole = () => Math.min(room().w / box.w, room().h / box.h);
  const usual = () => Math.max(whole(), READABLE / unit);
  const closest = () => Math.max(LARGEST / unit, whole() * 1.5);

  const isUnderTools = (place) => place.x > width - corner.w && place.y < corner.h;

  /** Keep the sheet in the frame; a sheet smaller than the frame stays in its middle. */
  function hold(at, size, space) {
    if (size <= space) return (space - size) / 2;
    return between(space - size - SLACK, at, SLACK);
  }

  function apply(resting) {
    k = between(whole(), k, closest());
    x = hold(x, box.w * k, room().w);
    y = hold(y, box.h * k, room().h);
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
      x = room().w / 2 - (sx - box.x) * s;
      y = room().h / 2 - (sy - box.y) * s;
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
      x: (room().w / 2 - x) / k + box.x,
      y: (room().h / 2 - y) / k + box.y,
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
      covered = said('--covered');
      if (laid) fly(k, kept.x, kept.y, false);
      return true;
    },
    /**
     * Keep room for buttons of some length in the corner above right, where they would
     * hide a station of the whole map. Answers whether they should lie in a row, above a
     * map that leaves room there.
     */
    makeRoom(length) {
      reserve = 0;
      const breadth = said('--aside');
      const scale = whole();
      const left = (room().w - box.w * scale) / 2;
      const top = (room().h - box.h * scale) / 2;
      const lying = top >= breadth;
      corner = lying ? { w: length, h: breadth } : { w: breadth, h: length };
      const isHidden = (s) => isUnderTools({
        x: left + (s.x + s.radius - box.x) * scale, y: top + (s.y - s.radius - box.y) * scale,
      });
      if (!lying && [...sheet.stations.values()].some(isHidden)) reserve = breadth;
      return lying;
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
    zoomSmoothly(factor, px = room().w / 2, py = room().h / 2) {
      const next = between(whole(), k * factor, closest());
      const at = this.toSheet(px, py);
      const here = middle();
      fly(next, at.x + (here.x - at.x) * (k / next), at.y + (here.y - at.y) * (k / next), true);
    },
    /** Bring points into sight; none: everything, if *targets* have room for fingers then. */
    show(points, smooth, closer = 1, targets = []) {
      const all = !points.length && areRoomy(targets, whole());
      const goal = all ? { scale: whole(), x: box.x + box.w / 2, y: box.y + box.h / 2 }
        : aim(points.length ? points : targets, targets, closer, { ...this.state(), room: room(), isUnderTools });
      fly(goal.scale, goal.x, goal.y, smooth);
    },
    /** Put one point into the middle, at least at a readable scale. */
    centre(point, smooth) {
      fly(Math.max(k, usual() * 0.95), point.x, point.y, smooth);
    },
    /** Pan just as far as needed to see a point well. */
    reveal(point) {
      const { w, h } = room();
      const at = this.toFrame(point);
      const dx = between(MARGIN, at.x, w - MARGIN) - at.x;
      const dy = between(MARGIN, at.y, h - MARGIN) - at.y;
      if (!dx && !dy) return;
      const here = middle();
      fly(k, here.x - dx / k, here.y - dy / k, true);
    },
    toFrame: (point) => ({ x: (point.x - box.x) * k + x, y: (point.y - box.y) * k + y }),
    toSheet: (px, py) => ({ x: (px - x) / k + box.x, y: (py - y) / k + box.y }),
    /** Whether a point is in sight, so many CSS pixels from the edge. */
    sees(point, margin) {
      const at = this.toFrame(point);
      return Math.min(at.x, at.y, width - at.x, height - covered - at.y) > margin;
    },
    isUnderTools,
    state: () => ({ k, x, y, width, height, covered, whole: whole(), usual: usual(), closest: closest() }),
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
