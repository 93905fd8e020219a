// What a notebook says of stations: how likely Mister X is there, and pencil marks.

import { createMemory, draw, group, moveTo, tag, write } from './svg.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { Spots } from './spots.js'
 * @import { Note, Station } from './types'
 */

// Units: half the height of a number
const HIGH = 5.6;

/**
 * "Not here": a cross whose arms stand out from under the station, so that its number
 * stays readable.
 * @param {Station} station
 */
function cross(station) {
  const a = station.radius + 4;
  const d = `M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}`;
  return draw('g', { class: 'pencil no', transform: moveTo(station) }, [
    draw('path', { class: 'pencil-edge', d }), draw('path', { d }),
  ]);
}

/**
 * "Perhaps here": a loop with a question mark.
 * @param {Station} station
 */
function loop(station) {
  const { radius } = station;
  const r = radius + 4.5;
  return draw('g', { class: 'pencil maybe', transform: moveTo(station) }, [
    draw('circle', { class: 'pencil-edge', r }), draw('circle', { r }),
    write('?', { x: radius + 3, y: 3 - radius, 'font-size': 15 }),
  ]);
}

/**
 * Darker and wider the likelier a station is.
 * @param {Station} station
 * @param {number} shade
 */
const disc = ({ x, y, radius }, shade) =>
  draw('circle', { class: `note-shade shade-${shade}`, cx: x, cy: y, r: radius + 5 + 1.5 * shade });

/**
 * @param {Sheet} sheet
 * @param {Spots} spots
 */
export function createNotes({ svg, find }, spots) {
  const below = group(svg, 'note-shades', svg.querySelector('#stations') || svg.firstChild);
  const above = group(svg, 'notes', svg.querySelector('#reach'));
  const differs = createMemory();

  return {
    /**
     * @param {Note[]} list
     * @param {number} size  of the numbers
     */
    paint(list, size) {
      const found = list.flatMap(({ at, ...note }) => {
        const station = find(at);
        if (!station) return [];
        // How likely, in percent, beside its station
        const place = note.text && moveTo(spots.ring(station, station.radius + 5.5 * size, HIGH * size), size);
        return [{ ...note, station, place }];
      });
      if (!differs([list, found.map(({ place }) => place)])) return;
      below.replaceChildren(
        ...found.flatMap(({ station, shade }) => (shade ? [disc(station, shade)] : [])),
        ...found.flatMap(({ station, pencil }) => (pencil === 'no' ? [cross(station)] : [])),
      );
      above.replaceChildren(...found.flatMap(({ station, shade, text, pencil, place }) => [
        ...(pencil === 'maybe' ? [loop(station)] : []),
        ...(text ? [tag(`note-tag shade-${shade}`, text, [3.1 * text.length + 3.6, HIGH, 3.4, 9.6], place)] : []),
      ]));
    },
    end() {
      below.remove();
      above.remove();
    },
  };
}
