// Who can reach a lit station: a mark in the colour of each detective, on a ring around it.

import { kindOf } from './shapes.js';
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

/** What the class of a station begins with that somebody can reach. */
const REACH = 'reach-';

/**
 * A mark with the letter of its detective; a bobby's is a square with its number.
 * @param {Piece} piece
 * @param {Point} at
 */
const bead = (piece, at) => draw('g', { class: `bead ${piece.class}`, transform: moveTo(at) }, [
  kindOf(piece.class) === 'bobby'
    ? draw('rect', { x: -BEAD, y: -BEAD, width: 2 * BEAD, height: 2 * BEAD, rx: 1.4 }) : draw('circle', { r: BEAD }),
  write(piece.mark, { class: 'mark', y: 2.9, 'font-size': 8 }),
]);

/**
 * Who can reach a station, in the order of the pieces.
 * @param {string} classes
 * @param {Piece[]} pieces
 */
const reaching = (classes, pieces) => pieces.filter(({ id }) => classes.split(' ').includes(REACH + id));

/**
 * @param {Sheet} sheet
 * @param {Spots} spots
 */
export function createReach({ svg, find }, spots) {
  const layer = group(svg, 'reach', group(svg, 'pieces'));
  const differs = createMemory();

  return {
    /**
     * Somebody alone needs no marks: the map has that colour.
     * @param {Record<string, string>} classes  of the stations
     * @param {Piece[]} pieces
     */
    paint(classes, pieces) {
      const who = reaching(Object.values(classes).join(' '), pieces);
      const colours = new Set(who.map((piece) => piece.class.split(' ')[1]));
      put(svg, 'data-reach', colours.size === 1 ? [...colours][0] : null);
      const made = Object.entries(who.length > 1 ? classes : {}).flatMap(([id, words]) => {
        const station = find(id);
        return station ? reaching(words, pieces).map((piece) => ({ piece, at: spots.ring(station, RING, BEAD) })) : [];
      });
      if (differs(made)) layer.replaceChildren(...made.map(({ piece, at }) => bead(piece, at)));
    },
    end: () => layer.remove(),
  };
}
