// Shapes that the parts of two devices share. Nobody reacts to words: what went wrong is a code.

/** Why there is no code, or no text of one. */
export type ScanFault =
  | 'framed'       // a board in somebody's page offers no devices
  | 'insecure'     // cameras want https
  | 'no_camera'
  | 'refused'      // by the person, the browser or the site's policy
  | 'busy'         // another program has the camera
  | 'ended'        // the camera was taken away
  | 'hidden'       // the page was left, or the picture taken off the screen
  | 'dark'         // nothing but black is seen: a hint, the camera goes on
  | 'several'      // more than one code in sight; with a camera only a hint
  | 'none'         // no code in the picture
  | 'no_picture'   // not a picture that this browser can open
  | 'too_large'
  | 'too_long'
  | 'not_fetched'; // what reads codes is not to be had: no network

/** What is wrong with a code of a live connection. */
export type SignalFault =
  | 'not_a_code'   // something else altogether
  | 'version'      // of a release that speaks otherwise
  | 'damaged'      // cut off, or changed
  | 'wrong_kind'   // an invitation where an answer is wanted, or the other way round
  | 'no_address';  // no address of a local network in it

/** Why a way to travel is closed, or was never open. */
export type WayFault =
  | SignalFault
  | 'framed'
  | 'unsupported'  // the browser has no such thing
  | 'no_network'   // this device has no address to be reached at
  | 'unreachable'  // both have all they need and do not find each other
  | 'gone'         // the other side has closed it
  | 'taken'        // two windows are at this game already
  | 'flood'        // the other side sends more, or longer, than any game needs
  | 'nonsense';    // the other side sends what is no message

/** What came of it: a text, or a code for what went wrong. */
export type Outcome<Fault extends string> = { fault: '', text: string } | { fault: Fault, text: '' };

/**
 * "lost" may come back by itself; "closed" never does.
 */
export type WayState = 'connecting' | 'open' | 'lost' | 'closed';

/** Who travels. */
export interface Traveller {
  /** A text has come. False: it means nothing; whoever sends several such is cut off. */
  heard(text: string): unknown;
  changed(state: WayState, why: WayFault | ''): void;
}

/** A way to travel: live, or to a second window. */
export interface Way {
  state(): WayState;
  /** Empty, or why it did not go out. */
  send(text: string): '' | 'closed' | 'too_long' | 'busy';
  close(): void;
}

/** What one side tells the other so that they find each other. */
export interface Signal {
  /** An offer, or who speaks first in an answer (RFC 8842). */
  setup: 'actpass' | 'active' | 'passive';
  ufrag: string;
  pwd: string;
  /** SHA-256 of the certificate. */
  fingerprint: Uint8Array;
  addresses: Address[];
}

/** By what a device is known that comes back; its certificate stays at home. */
export type Key = Pick<Signal, 'ufrag' | 'pwd' | 'fingerprint'>;

/** Agrees on the next connection while there is one. */
export interface Greeter {
  /** What has become of the connection, and how to say something on it. */
  turned(state: WayState, why: WayFault | '', send: Way['send']): void;
  /** False: it means nothing. */
  heard(text: string): boolean;
}

/** What brings a device back: the other's offer, which still stands, and its own key. */
export interface WayBack {
  certificate: RTCCertificate;
  key: Key;
  /** By what the other is known, should it be the one who comes. */
  theirs?: Key;
  door: Signal;
  /** When it was agreed on. */
  at: number;
}

export interface Address {
  host: string;
  port: number;
}

/** BarcodeDetector, of which TypeScript does not know. */
export interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
export interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}
