// Who can reach a lit station: a mark in the colour of each detective, on a ring around it.

import { createMemory, draw, group, moveTo, put, write } from './svg.js';

/**
 * @import { Sheet } from './sheet.js'
 * @import { Spots } from './spots.js'
 * @import { Piece, Point } from './types'
 */

// Radius of a mark
const BEAD = 5.4;
// … and of the ring
const RING = 18;

/** What the class of a station begins with that somebody of this colour can reach. */
const REACH = 'reach-';

/**
 * A mark with the letter of its detective; bobbies share a colour and get a square.
 * @param {string} colour
 * @param {string | undefined} letter
 * @param {Point} at
 */
function bead(colour, letter, at) {
  const parts = letter
    ? [draw('circle', { r: BEAD }), write(letter, { class: 'mark', y: 2.9, 'font-size': 8 })]
    : [draw('rect', { x: -4.2, y: -4.2, width: 8.4, height: 8.4, rx: 1.2 })];
  return draw('g', { class: `bead ${colour}`, transform: moveTo(at) }, parts);
}

/**
 * The colours that a station's classes name.
 * @param {string} classes
 */
const coloursOf = (classes) =>
  classes.split(' ').filter((word) => word.startsWith(REACH)).map((word) => word.slice(REACH.length));

/**
 * Letters by colour, in the order of the pieces; none where several share a colour.
 * @param {Piece[]} pieces
 */
function lettersOf(pieces) {
  /** @type {Map<string, string>} */
  const letters = new Map();
  for (const { class: words, mark } of pieces) {
    for (const word of words.split(' ')) letters.set(word, letters.has(word) ? '' : mark);
  }
  return letters;
}

/**
 * @param {Sheet} sheet
 * @param {Spots} spots
 */
export function createReach({ svg, find }, spots) {
  const layer = group(svg, 'reach', group(svg, 'pieces'));
  const differs = createMemory();

  return {
    /**
     * One colour alone needs no marks: the map says which it is.
     * @param {Record<string, string>} classes  of the stations
     * @param {Piece[]} pieces
     */
    paint(classes, pieces) {
      const letters = lettersOf(pieces);
      const order = [...letters.keys()];
      const colours = [...new Set(Object.values(classes).flatMap(coloursOf))];
      put(svg, 'data-reach', colours.length === 1 ? colours[0] : null);
      const made = Object.entries(colours.length > 1 ? classes : {}).flatMap(([id, words]) => {
        const station = find(id);
        return station ? coloursOf(words).sort((a, b) => order.indexOf(a) - order.indexOf(b))
          .map((colour) => ({ colour, letter: letters.get(colour), at: spots.ring(station, RING, BEAD) })) : [];
      });
      if (differs(made)) layer.replaceChildren(...made.map(({ colour, letter, at }) => bead(colour, letter, at)));
    },
    end: () => layer.remove(),
  };
}
