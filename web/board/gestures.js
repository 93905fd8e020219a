// Fingers, mouse, wheel and keys on the board.

import { targeted } from './targets.js';

// CSS pixels: less than this is a tap
const DRAG = 8;
// Milliseconds between the taps of a double tap
const TWICE = 320;
// CSS pixels between them
const NEAR = 32;
// Zoom of a key, a button or a double tap
const STEP = 1.6;

/**
 * @param {object} board
 * @param {HTMLElement} board.frame
 * @param {import('./sheet.js').Sheet} board.sheet
 * @param {ReturnType<import('./view.js').createView>} board.view
 * @param {() => void} board.home  back to the default view
 * @param {() => void} board.touched  the player moved the map
 * @param {AbortSignal} signal  ends it all
 */
export function listen({ frame, sheet, view, home, touched }, signal) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  // Where the first finger came down
  let start = null;
  let dragging = false;
  // CSS pixels per millisecond
  let pace = { x: 0, y: 0, at: 0 };
  // The last tap on empty map
  let last = { x: 0, y: 0, at: -Infinity };

  const on = (target, type, action, options = {}) =>
    target.addEventListener(type, action, { signal, ...options });
  const inFrame = (event) => {
    const edge = frame.getBoundingClientRect();
    return { x: event.clientX - edge.left, y: event.clientY - edge.top };
  };
  const ours = (target) => target === frame || sheet.svg.contains(target);
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, d: Math.max(20, Math.hypot(a.x - b.x, a.y - b.y)) };
  };

  // ---- fingers and mouse

  on(frame, 'pointerdown', (event) => {
    if (!ours(event.target) || event.button > 0 || fingers.size === 2) return;
    view.halt();
    const at = inFrame(event);
    fingers.set(event.pointerId, at);
    try { frame.setPointerCapture(event.pointerId); } catch { /* made by a test */ }
    if (fingers.size === 1) {
      start = { ...at, target: event.target };
      dragging = false;
      pace = { x: 0, y: 0, at: event.timeStamp };
    } else {
      grab();                                 // two fingers are never a tap
    }
  });

  function grab() {
    dragging = true;
    frame.classList.add('is-held');
  }

  on(frame, 'pointermove', (event) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const at = inFrame(event);
    if (fingers.size === 2) {
      const before = spread();
      fingers.set(event.pointerId, at);
      const after = spread();
      view.pan(after.x - before.x, after.y - before.y);
      view.zoom(after.d / before.d, after.x, after.y);
      touched();
      return;
    }
    if (!dragging) {
      if (Math.hypot(at.x - start.x, at.y - start.y) < DRAG) return;
      grab();
    }
    fingers.set(event.pointerId, at);
    const time = Math.max(1, event.timeStamp - pace.at);
    const share = Math.min(1, time / 40);     // a mean over the last few moves
    pace = {
      x: pace.x + ((at.x - old.x) / time - pace.x) * share,
      y: pace.y + ((at.y - old.y) / time - pace.y) * share,
      at: event.timeStamp,
    };
    view.pan(at.x - old.x, at.y - old.y);
    touched();
  });

  const lift = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size) {                       // one finger of two stays: go on panning
      pace = { x: 0, y: 0, at: event.timeStamp };
      return;
    }
    frame.classList.remove('is-held');
    if (event.type === 'pointerup' && !dragging) tap(start, start.target, event.timeStamp);
    else if (event.type === 'pointerup' && event.timeStamp - pace.at < 60) view.fling(pace.x, pace.y);
    dragging = false;
  };
  on(frame, 'pointerup', lift);
  on(frame, 'pointercancel', lift);
  on(frame, 'lostpointercapture', (event) => fingers.delete(event.pointerId));

  // ---- taps

  /** The station that a tap means, or null. */
  function meant(at, target) {
    const { k } = view.state();
    const far = (s) => { const p = view.toFrame(s); return Math.hypot(p.x - at.x, p.y - at.y); };
    const piece = target.closest && target.closest('.piece');
    const hit = target.closest && target.closest('.station');
    const under = sheet.stations.get((piece || hit || { dataset: {} }).dataset[piece ? 'at' : 's']);
    const shown = [...sheet.stations.values()].filter((s) => s.node.classList.contains('is-lit'));
    const found = targeted(at, shown.map((s) => ({ ...view.toFrame(s), station: s })));
    if (!found) return under || null;
    const lit = found.station;
    // A finger right on something else means that, unless the lit one is as near.
    if (piece && under && far(lit) > lit.radius * k) return under;
    if (under && under !== lit && far(under) < under.radius * k && far(under) < far(lit) / 2) return under;
    return lit;
  }

  function tap(at, target, time) {
    const station = meant(at, target);
    if (station) return send(station);
    const twice = time - last.at < TWICE && Math.hypot(at.x - last.x, at.y - last.y) < NEAR;
    last = { ...at, at: twice ? -Infinity : time };
    if (twice) {
      const { k, closest, usual } = view.state();
      touched();
      view.zoomSmoothly(k > closest * 0.95 ? usual / k : STEP, at.x, at.y);
    } else {
      document.dispatchEvent(new CustomEvent('sy-empty', { bubbles: true }));
    }
    return undefined;
  }

  function send(station) {
    const id = /^\d+$/.test(station.id) ? Number(station.id) : station.id;
    document.dispatchEvent(new CustomEvent('sy-station', { bubbles: true, detail: { station: id } }));
  }

  // A screen reader's activation comes as a click without a pointer.
  on(frame, 'click', (event) => {
    const node = event.target.closest('.station.is-lit');
    if (node && event.detail === 0) send(sheet.stations.get(node.dataset.s));
  });

  // ---- wheel, trackpad

  on(frame, 'wheel', (event) => {
    // In somebody else's page the wheel scrolls that page; with Ctrl it zooms.
    const guest = document.documentElement.dataset.page === 'embed';
    if (!ours(event.target) || (guest && !event.ctrlKey)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 32 : event.deltaMode === 2 ? 400 : 1;
    const amount = Math.max(-240, Math.min(240, event.deltaY * lines)) * (event.ctrlKey ? 0.01 : 0.0018);
    const at = inFrame(event);
    touched();
    view.zoom(Math.exp(-amount), at.x, at.y);
  }, { passive: false });

  // Safari on a Mac tells of a trackpad's pinch in its own way.
  let pinch = 1;
  on(frame, 'gesturestart', (event) => { event.preventDefault(); pinch = 1; }, { passive: false });
  on(frame, 'gesturechange', (event) => {
    event.preventDefault();
    if (fingers.size) return;                 // an iPad also sends its fingers
    const at = inFrame(event);
    view.zoom(event.scale / pinch, at.x, at.y);
    pinch = event.scale;
    touched();
  }, { passive: false });

  // ---- keys

  on(document, 'keydown', (event) => {
    const idle = document.activeElement === document.body || !document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(idle || frame.contains(event.target)) || !frame.clientWidth) return;
    if (key(event)) event.preventDefault();
  });

  function key(event) {
    const node = event.target.closest && event.target.closest('.station.is-lit');
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const zoom = { '+': STEP, '=': STEP, '-': 1 / STEP, _: 1 / STEP }[event.key];
    if (node && way) step(sheet.stations.get(node.dataset.s), way);
    else if (node && (event.key === 'Enter' || event.key === ' ')) {
      if (!event.repeat) send(sheet.stations.get(node.dataset.s));
    } else if (zoom) {
      touched();
      view.zoomSmoothly(zoom);
    } else if (event.key === '0') home();
    else return false;
    return true;
  }

  /** Focus the nearest lit station in a direction; what lies askew counts as farther. */
  function step(from, [dx, dy]) {
    let best = null;
    let least = Infinity;
    for (const s of sheet.stations.values()) {
      if (s === from || !s.node.classList.contains('is-lit')) continue;
      const along = (s.x - from.x) * dx + (s.y - from.y) * dy;
      const aside = Math.abs((s.x - from.x) * dy) + Math.abs((s.y - from.y) * dx);
      if (along <= 0) continue;
      const askew = aside > along * 2;        // only when nothing lies straight ahead
      const cost = along + aside * 1.6 + (askew ? 5000 : 0);
      if (cost < least) [best, least] = [s, cost];
    }
    if (best) best.node.focus({ preventScroll: true });
  }

  on(frame, 'focusin', (event) => {
    const node = event.target.closest('.station');
    const station = node && sheet.stations.get(node.dataset.s);
    if (station && node.matches(':focus-visible')) view.reveal(station);
  });

  // Browsers scroll a clipped box to what has focus; the camera does that here.
  on(frame, 'scroll', () => { frame.scrollTop = frame.scrollLeft = 0; });
}
