// Marks on the map that are no pieces: who can reach a station, Mister X's way, and what
// a notebook says of stations.

import { draw, group } from './sheet.js';

// Radius of a mark on a lit station's ring
const BEAD = 5.4;
// … and of that ring
const RING = 18;

/** A point as SVG writes it. */
const pair = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * @param {import('./sheet.js').Sheet} sheet
 * @param {ReturnType<import('./spots.js').createSpots>} spots
 */
export function createMarks(sheet, spots) {
  const { svg, stations } = sheet;
  const pieces = group(svg, 'pieces', null);
  const ground = svg.querySelector('#stations') || svg.firstChild;
  const below = group(svg, 'overlay', ground);
  const beads = group(svg, 'reach', pieces);
  const tags = group(svg, 'route-tags', pieces);
  const shades = group(svg, 'note-shades', ground);
  const notes = group(svg, 'notes', beads);
  const drawn = { route: '', beads: '', tags: '', notes: '' };

  /** Whether a layer has to be drawn anew: what stands there already costs nothing. */
  function differs(layer, look) {
    const text = JSON.stringify(look);
    if (text === drawn[layer]) return false;
    drawn[layer] = text;
    return true;
  }

  /** A mark with the letter of its detective; bobbies share a colour and get a square. */
  function bead(colour, letter, at) {
    const parts = letter
      ? [draw('circle', { r: BEAD }), draw('text', { class: 'mark', y: 2.9, 'font-size': 8 })]
      : [draw('rect', { x: -4.2, y: -4.2, width: 8.4, height: 8.4, rx: 1.2 })];
    if (letter) parts[1].textContent = letter;
    return draw('g', { class: `bead ${colour}`, transform: `translate(${pair(at)})` }, parts);
  }

  /**
   * Who can reach what. One colour alone needs no marks.
   * @param {Record<string, string>} classes  of the stations
   * @param {{class: string, mark: string}[]} who
   */
  function reach(classes, who) {
    const letters = new Map();
    for (const { class: words, mark } of who) {
      for (const word of words.split(' ')) letters.set(word, letters.has(word) ? '' : mark);
    }
    const by = Object.entries(classes).map(([id, words]) => [
      stations.get(id), words.split(' ').filter((w) => w.startsWith('reach-')).map((w) => w.slice(6)),
    ]);
    const colours = new Set(by.flatMap(([, list]) => list));
    const order = [...letters.keys()];
    const made = [];
    for (const [station, list] of by) {
      if (!station || colours.size < 2) continue;
      list.sort((a, b) => order.indexOf(a) - order.indexOf(b));
      for (const colour of list) made.push([colour, letters.get(colour), spots.ring(station, RING, BEAD)]);
    }
    if (differs('beads', made)) beads.replaceChildren(...made.map(([colour, letter, place]) => bead(colour, letter, place)));
  }

  /** Points along the line between two stations. */
  function between(a, b) {
    const way = sheet.line(a.id, b.id);
    if (!way) return [a, b];
    const count = Math.max(2, Math.ceil(way.length / 6));
    return Array.from({ length: count + 1 }, (_, i) => {
      const share = way.back ? 1 - i / count : i / count;
      return way.path.getPointAtLength(way.length * share);
    });
  }

  /** An arrowhead half way along some points. */
  function arrow(points) {
    const i = Math.floor(points.length / 2);
    const [p, q] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const turn = Math.atan2(q.y - p.y, q.x - p.x) * 180 / Math.PI;
    const m = points.length > 2 ? points[i] : { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    const at = `translate(${pair(m)}) rotate(${turn.toFixed(0)})`;
    return draw('path', { class: 'route-arrow', d: 'M-3.4-4.6L4.2 0l-7.6 4.6z', transform: at });
  }

  /**
   * Mister X's way: a line under the stations, a tag with the number of each move.
   * @param {(number|string)[]} way
   * @param {number} first  number of the first stop; 0 is the start
   * @param {number} size  of the tags
   */
  function route(way, first, size) {
    const stops = way.map((s) => stations.get(String(s))).filter(Boolean);
    const numbers = new Map();
    stops.forEach((s, i) => numbers.set(s, [...(numbers.get(s) || []), first + i]));
    if (differs('route', [first, stops.map((s) => s.id)])) {
      below.replaceChildren();
      const legs = stops.slice(1).map((s, i) => (s === stops[i] ? [] : between(stops[i], s)));
      const points = legs.flat();
      if (points.length) {
        const d = `M${points.map(pair).join('L')}`;
        below.append(
          draw('path', { class: 'route-edge', d, pathLength: 1 }),
          draw('path', { class: 'route-line', d, pathLength: 1 }),
          ...legs.filter((leg) => leg.length).map(arrow),
        );
      }
    }
    const made = [...numbers].map(([station, list]) => {
      const label = list.join('\u00b7');
      const wide = Math.max(7.5, label.length * 2.9 + 3.2);
      const box = { x0: -wide * size, y0: -6.5 * size, x1: wide * size, y1: 6.5 * size };
      return { label, wide, place: `translate(${pair(spots.stand(station, [box], size))}) scale(${size})` };
    });
    if (differs('tags', made)) tags.replaceChildren(...made.map(tag));
  }

  /** The number of a move at its stop. */
  function tag({ label, wide, place }) {
    const name = draw('text', { y: 3.5, 'font-size': 9.8 });
    name.textContent = label;
    return draw('g', { class: 'route-tag', transform: place }, [
      draw('rect', { x: -wide, y: -6.5, width: 2 * wide, height: 13, rx: 3 }), name,
    ]);
  }

  /**
   * A pencil mark: a cross for "not here", whose arms stand out from under the station so
   * that its number stays readable; a loop with a question mark for "perhaps here".
   */
  function pencil(station, kind) {
    const place = `translate(${pair(station)})`;
    const r = station.radius + 2;
    if (kind === 'no') {
      const a = r + 2;
      const d = `M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}`;
      return draw('g', { class: 'pencil no', transform: place }, [
        draw('path', { class: 'pencil-edge', d }), draw('path', { d }),
      ]);
    }
    const mark = draw('text', { x: r + 1, y: -r + 5, 'font-size': 15 });
    mark.textContent = '?';
    return draw('g', { class: 'pencil maybe', transform: place }, [
      draw('circle', { class: 'pencil-edge', r: r + 2.5 }), draw('circle', { r: r + 2.5 }), mark,
    ]);
  }

  /** How likely, in percent, beside its station. */
  function share(at, text, shade, size) {
    const wide = 3.1 * text.length + 3.6;
    const label = draw('text', { y: 3.4, 'font-size': 9.6 });
    label.textContent = text;
    const place = `translate(${pair(at)}) scale(${size})`;
    return draw('g', { class: `note-tag shade-${shade}`, transform: place }, [
      draw('rect', { x: -wide, y: -5.6, width: 2 * wide, height: 11.2, rx: 3 }), label,
    ]);
  }

  /**
   * A notebook's marks: a shade that is darker and wider the likelier a station is, its
   * number, and what was pencilled in.
   * @param {{at: number|string, shade: number, text: string, pencil: string}[]} list
   * @param {number} size  of the numbers
   */
  function note(list, size) {
    const found = list.map((it) => ({ ...it, station: stations.get(String(it.at)) })).filter((it) => it.station);
    const places = found.map(({ station, text }) => text
      && spots.ring(station, station.radius + 5.5 * size, 5.6 * size));
    if (!differs('notes', [list, size, places])) return;
    shades.replaceChildren(
      ...found.filter((it) => it.shade).map(({ station, shade }) => draw('circle', {
        class: `note-shade shade-${shade}`, cx: station.x, cy: station.y, r: station.radius + 5 + 1.5 * shade,
      })),
      ...found.filter((it) => it.pencil === 'no').map((it) => pencil(it.station, 'no')),
    );
    notes.replaceChildren(...found.flatMap(({ station, shade, text, pencil: kind }, i) => [
      ...(kind === 'maybe' ? [pencil(station, kind)] : []),
      ...(text ? [share(places[i], text, shade, size)] : []),
    ]));
  }

  return {
    reach,
    route,
    note,
    end() {
      shades.remove();
      notes.remove();
      beads.remove();
      tags.remove();
      below.replaceChildren();
    },
  };
}
