// Around the map, in the frame: zoom buttons, and arrows to pieces out of sight.

import { draw, put } from './sheet.js';
import { FIGURES, figure } from './shapes.js';

// CSS pixels: a button is as large as a fingertip
const CHIP = 44;
// CSS pixels: length of the zoom buttons
const TOOLS = 136;
// CSS pixels between a chip and the rim
const EDGE = 2;

const ICONS = {
  zoomIn: 'M-7 0H7M0-7V7',
  zoomOut: 'M-7 0H7',
  recentre: 'M-9 0h4M5 0h4M0-9v4M0 5v4M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0z',
};

/** A button with a drawing of our own in it. */
function button(name, children, box) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.append(draw('svg', { viewBox: box, 'aria-hidden': 'true', focusable: 'false' }, children));
  return made;
}

/**
 * @param {HTMLElement} frame
 * @param {ReturnType<import('./view.js').createView>} view
 * @param {Record<keyof typeof ICONS, () => void>} actions
 * @param {(station: any) => void} centre
 * @param {AbortSignal} signal
 */
export function createRim(frame, view, actions, centre, signal) {
  const tools = document.createElement('div');
  tools.className = 'board-tools';
  const buttons = {};
  for (const [name, d] of Object.entries(ICONS)) {
    buttons[name] = button(`board-tool ${name}`, [draw('path', { d })], '-12 -12 24 24');
    buttons[name].addEventListener('click', actions[name], { signal });
    tools.append(buttons[name]);
  }
  const arrows = document.createElement('div');
  arrows.className = 'board-rim';
  frame.append(arrows, tools);
  /** @type {Map<string, {node: HTMLButtonElement, drawn: string, station: any}>} */
  const known = new Map();

  // The zoom buttons are in a row
  let lying = false;

  /** Where the ray from the middle to a point leaves the room that arrows have. */
  function exit(room, point) {
    const cx = (room.x0 + room.x1) / 2;
    const cy = (room.y0 + room.y1) / 2;
    const dx = point.x - cx;
    const dy = point.y - cy;
    const share = Math.min((room.x1 - cx) / Math.abs(dx || 1e-9), (room.y1 - cy) / Math.abs(dy || 1e-9));
    return { x: cx + dx * share, y: cy + dy * share, turn: Math.atan2(dy, dx) };
  }

  /** Places along the rim, clockwise from the corner at the tools, as one number. */
  function rimLine(room, corner) {
    const w = room.x1 - room.x0;
    const h = room.y1 - room.y0;
    const whole = 2 * (w + h);
    const flat = (p) => {
      if (p.x >= room.x1 - 0.5) return p.y - room.y0;
      if (p.y >= room.y1 - 0.5) return h + room.x1 - p.x;
      if (p.x <= room.x0 + 0.5) return h + w + room.y1 - p.y;
      return 2 * h + w + p.x - room.x0;
    };
    const round = (t) => {
      if (t <= h) return { x: room.x1, y: room.y0 + t };
      if (t <= h + w) return { x: room.x1 - (t - h), y: room.y1 };
      if (t <= 2 * h + w) return { x: room.x0, y: room.y1 - (t - h - w) };
      return { x: room.x0 + (t - 2 * h - w), y: room.y0 };
    };
    return { flat, round, from: corner.h, to: whole - corner.w };
  }

  /** Push places apart until none overlap, keeping their order; also around corners. */
  function spread(places, { round, from, to }) {
    const apart = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= CHIP;
    const push = (list, start, end, step) => {
      let last = null;
      for (const one of list) {
        one.t = step > 0 ? Math.max(one.t, start) : Math.min(one.t, start);
        while (last && (end - one.t) * step > 0
          && (!apart(round(one.t), round(last.t)) || (one.t - last.t) * step < 0)) one.t += step;
        last = one;
      }
    };
    places.sort((a, b) => a.t - b.t);
    push(places, from, to, 2);
    push([...places].reverse(), to, from, -2);
  }

  function chip({ piece, kind, station }) {
    const drawn = [piece.class, piece.mark].join(' ');
    let one = known.get(piece.id);
    if (!one || one.drawn !== drawn) {
      if (one) one.node.remove();
      const { box } = FIGURES[kind];
      const lift = -(box.y0 + box.y1) / 2;
      const look = draw('g', { class: `piece ${piece.class}` }, [
        draw('path', { class: 'rim-arrow', d: 'M14.5-7L21.5 0l-7 7z' }),
        draw('circle', { class: 'rim-disc', r: 15.5 }),
        draw('g', { transform: `scale(.84) translate(0 ${lift})` }, figure(kind, piece.mark, '')),
      ]);
      one = { node: button('rim-chip', [look], '-22 -22 44 44'), drawn, station };
      one.node.addEventListener('click', () => centre(known.get(piece.id).station), { signal });
      known.set(piece.id, one);
    }
    one.station = station;
    put(one.node, 'aria-label', piece.label);
    return one.node;
  }

  return {
    /** Words of the zoom buttons. */
    labels(words) {
      for (const [name, node] of Object.entries(buttons)) {
        if (words[name]) {
          put(node, 'aria-label', words[name]);
          put(node, 'title', words[name]);
        }
      }
    },

    /** Find the place of the zoom buttons in a frame of a new size. */
    settle() {
      lying = view.makeRoom(TOOLS + 12);
      tools.classList.toggle('is-row', lying);
    },

    /** Arrows for those out of sight; whoever left the board leaves here at once. */
    update(pieces) {
      const { width, height, covered } = view.state();
      const half = CHIP / 2 + EDGE;
      const room = { x0: half, y0: half, x1: width - half, y1: height - covered - half };
      const line = rimLine(room, lying ? { w: TOOLS + 8, h: CHIP + 8 } : { w: CHIP + 8, h: TOOLS + 8 });
      const away = [];
      for (const one of pieces) {
        const waist = { x: one.foot.x, y: one.foot.y - 10 };
        if (view.sees(waist, -6)) continue;
        const out = exit(room, view.toFrame(waist));
        away.push({ one, turn: out.turn, t: line.flat(out) });
      }
      const order = away.map(({ one }) => chip(one));
      spread(away, line);
      for (const { one, turn, t } of away) {
        const { node } = known.get(one.piece.id);
        const at = line.round(t);
        node.style.transform = `translate(${Math.round(at.x - CHIP / 2)}px, ${Math.round(at.y - CHIP / 2)}px)`;
        put(node.querySelector('.rim-arrow'), 'transform', `rotate(${Math.round(turn * 180 / Math.PI)})`);
      }
      for (const [id, { node }] of known) {
        if (order.includes(node)) continue;
        node.remove();
        known.delete(id);
      }
      order.forEach((node, i) => {
        if (arrows.children[i] !== node) arrows.insertBefore(node, arrows.children[i] || null);
      });
    },

    /** Which zoom buttons can do something. */
    limits({ k, whole, closest }) {
      buttons.zoomOut.disabled = k <= whole * 1.01;
      buttons.zoomIn.disabled = k >= closest * 0.99;
    },

    end() {
      arrows.remove();
      tools.remove();
    },
  };
}
