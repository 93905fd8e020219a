// A Signal as a short text and back: what one QR code carries so that two devices find each
// other. Bytes, then letters for links (base64url); some 140 letters in all.
//
//   1   version, and who speaks first       1   how many addresses
//   1+  length and letters of the name      1+  length and letters of the password
//   32  SHA-256 of the certificate          for each address: family, bytes, port (2)

import { LENGTHS, packed, unpacked } from './addresses.js';
import { ICE_NAME, ICE_PASSWORD, MOST_ADDRESSES } from './sdp.js';

/**
 * @import { Address, Signal, SignalFault } from './types'
 * @import { Family } from './addresses.js'
 */

const VERSION = 1;
const SETUPS = /** @type {const} */ (['actpass', 'active', 'passive']);
/** @type {Family[]} */
const FAMILIES = ['mdns', 'ipv6', 'ipv4'];
const FINGERPRINT = 32;
/** Longer than any that we write. */
const LONGEST = 400;

/** What is wrong with a code. */
class SignalError extends Error {
  /** @param {SignalFault} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @param {string} text */
const letters = (text) => [text.length, ...new TextEncoder().encode(text)];

/** @param {Address} address */
function bytesOf({ host, port }) {
  const found = packed(host);
  if (!found) throw new SignalError('no_address');
  return [FAMILIES.indexOf(found.family), ...found.bytes, port >> 8, port & 255];
}

/**
 * @param {Signal} signal
 * @returns {string}
 */
export function textOf({ setup, ufrag, pwd, fingerprint, addresses }) {
  const bytes = [
    VERSION << 4 | SETUPS.indexOf(setup),
    addresses.length,
    ...letters(ufrag),
    ...letters(pwd),
    ...fingerprint,
    ...addresses.flatMap(bytesOf),
  ];
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text */
function bytesIn(text) {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) throw new SignalError('not_a_code');
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new SignalError('damaged');
  }
}

/** @param {Uint8Array} bytes */
function createTaker(bytes) {
  let at = 0;
  /** @param {number} count */
  const take = (count) => {
    if (at + count > bytes.length) throw new SignalError('damaged');
    at += count;
    return bytes.subarray(at - count, at);
  };
  const number = () => take(1)[0];
  /** @param {RegExp} allowed */
  const name = (allowed) => {
    const text = String.fromCharCode(...take(number()));
    if (!allowed.test(text)) throw new SignalError('damaged');
    return text;
  };
  return { take, number, name, isAtEnd: () => at === bytes.length };
}

/**
 * @param {ReturnType<typeof createTaker>} taker
 * @returns {Address}
 */
function addressIn({ take, number }) {
  const family = FAMILIES[number()];
  if (!family) throw new SignalError('damaged');
  const host = unpacked({ family, bytes: [...take(LENGTHS[family])] });
  const [high, low] = take(2);
  if (!host) throw new SignalError('no_address');
  return { host, port: high << 8 | low };
}

/**
 * @param {string} text
 * @returns {Signal}
 */
function signalOf(text) {
  const taker = createTaker(bytesIn(text));
  const head = taker.number();
  if (head >> 4 !== VERSION) throw new SignalError('version');
  const setup = SETUPS[head & 15];
  const count = taker.number();
  if (!setup || count > MOST_ADDRESSES) throw new SignalError('damaged');
  const ufrag = taker.name(ICE_NAME);
  const pwd = taker.name(ICE_PASSWORD);
  const fingerprint = taker.take(FINGERPRINT).slice();
  const addresses = Array.from({ length: count }, () => addressIn(taker));
  if (!taker.isAtEnd()) throw new SignalError('damaged');
  return { setup, ufrag, pwd, fingerprint, addresses };
}

/**
 * A code as it was scanned or pasted. Only a key, of a device that is to come back, says nothing
 * of where it is.
 * @param {string} text
 * @param {'offer' | 'answer' | 'key'} wanted
 * @returns {{fault: SignalFault} | {fault: '', signal: Signal}}
 */
export function readSignal(text, wanted) {
  try {
    const signal = signalOf(text.trim());
    const isOffer = signal.setup === 'actpass';
    if (isOffer !== (wanted === 'offer')) return { fault: 'wrong_kind' };
    if (!signal.addresses.length !== (wanted === 'key')) return { fault: 'no_address' };
    return { fault: '', signal };
  } catch (error) {
    if (error instanceof SignalError) return { fault: error.code };
    throw error;
  }
}
