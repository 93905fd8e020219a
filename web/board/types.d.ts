// Shapes that the board's modules share.

import type { Camera } from './camera.js';
import type { Sheet } from './sheet.js';

/** In units of the drawing, or in CSS pixels of the frame. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Size {
  w: number;
  h: number;
}

/** A number on the map of London, a letter and a number on tiles. */
export type StationName = number | string;

export interface Station extends Point {
  id: string;
  node: SVGGElement;
  /** Its classes in the drawing. */
  base: string;
  radius: number;
  /** Around its number. */
  plate: Box;
}

/** A drawn line from one station to another; *back*: the path begins at the other. */
export interface Line {
  path: SVGPathElement;
  back: boolean;
  length: number;
}

/** A ride on the map, in the colour that its classes give it; one that "is-arrow" has a head. */
export interface DrawnRide {
  from: StationName;
  to: StationName;
  by: string;
  class: string;
}

/** How the board looks: what web/ui/table/paint.py describes. */
export interface Look {
  /** Who looks, and at which table: whoever comes next sees nobody on the way. */
  viewer: string;
  /** Extra classes by station. */
  stations: Record<string, string>;
  /** What a screen reader says of lit stations. */
  labels: Record<string, string>;
  /** Whether the others step back. */
  dim: boolean;
  pieces: Piece[];
  ghost: Ghost | null;
  /** Stations of Mister X's way. */
  route: StationName[];
  /** Number of its first stop; 0: the start. */
  routeFrom: number;
  /** Rides that are drawn, one by one. */
  rides: DrawnRide[];
  notes: Note[];
  /** Ids of lines, or of all lines of a mode, to be left out. */
  closed: string[];
}

export interface Piece {
  id: string;
  at: StationName;
  class: string;
  mark: string;
  label: string;
  /** The line it came on: "bus". */
  by?: string;
  /** Strokes of its own, within the room of its kind. */
  drawing?: { body: string; trim: string };
}

/** Mister X where he was last seen. */
export interface Ghost {
  at: StationName;
  age: number;
  label: string;
  text?: string;
}

/** What a notebook says of a station. */
export interface Note {
  at: StationName;
  shade: number;
  text: string;
  pencil: string;
}

export type Kind = 'pawn' | 'bobby' | 'mister-x';

/** Somebody who stands on the map, or is on the way to this foot. */
export interface Standing {
  piece: Piece;
  kind: Kind;
  station: Station;
  foot: Point;
}

/** Words of the zoom buttons. */
export type Words = Partial<Record<'zoomIn' | 'zoomOut' | 'recentre', string>>;

/** What the page wants to be looked at. */
export interface Wish {
  ids: StationName[];
  /** How much closer than usual it may go. */
  closer: number;
  /** Which stations will be tapped. */
  targets: StationName[];
}

/** The camera's scale (CSS pixels per unit) and offset, its frame and its limits. */
export interface CameraState extends Point {
  k: number;
  width: number;
  height: number;
  /** CSS pixels below that something lies over: anything, and what reaches from side to side. */
  covered: number;
  barred: number;
  whole: number;
  usual: number;
  closest: number;
}

/** What a gesture or a button can change. */
export interface Board {
  frame: HTMLElement;
  sheet: Sheet;
  camera: Camera;
  /** Back to the default view. */
  home: () => void;
  /** The player moved the map. */
  touched: () => void;
}

/** A value, or its JSON text. */
export type OrJson<T> = T | string;

/** The names of sy.board; board.js says what each does. */
export interface BoardOfPage {
  use(svg: SVGSVGElement, frame?: HTMLElement, deck?: HTMLElement): void;
  paint(look: OrJson<Partial<Look>> | null): void;
  lookAt(stations?: OrJson<StationName[]>, closer?: number, targets?: OrJson<StationName[]>): void;
  sees(stations: StationName[], targets: StationName[]): boolean;
  centreOn(station: StationName): void;
  labels(words: OrJson<Words>): void;
  view(): CameraState | null;
}
