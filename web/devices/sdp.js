// A session description (RFC 8866, RFC 8841) holds some thousand letters, nearly all of them
// the same for every data channel. What differs is a Signal; the rest is written here.

import { packed } from './addresses.js';

/** @import { Address, Signal } from './types' */

/** More would make the code too fine. */
export const MOST_ADDRESSES = 4;
/** Bytes that a message may have. */
const LARGEST_MESSAGE = 65_536;
/** Of host candidates, the first address first (RFC 8445, 5.1.2.1). */
const PRIORITY = 2_122_260_223;

/** What may stand in a name or a password of ICE: nothing that could begin another line. */
export const ICE_NAME = /^[A-Za-z0-9+/]{4,32}$/;
export const ICE_PASSWORD = /^[A-Za-z0-9+/]{22,64}$/;
const FINGERPRINT = /^sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/i;
const CANDIDATE = /^\S+ 1 udp (\d+) (\S+) (\d+) typ host/i;

/**
 * @param {string} sdp
 * @param {string} name
 */
const valuesOf = (sdp, name) => sdp.split(/\r?\n/)
  .filter((line) => line.startsWith(`a=${name}:`))
  .map((line) => line.slice(name.length + 3));

/**
 * Addresses at which this device can be reached from its own network, the best first.
 * @param {string} sdp
 * @returns {Address[]}
 */
function addressesIn(sdp) {
  return valuesOf(sdp, 'candidate')
    .flatMap((line) => {
      const [, priority, host, port] = CANDIDATE.exec(line) ?? [];
      return host && packed(host) ? [{ priority: Number(priority), host, port: Number(port) }] : [];
    })
    .sort((one, other) => other.priority - one.priority)
    .slice(0, MOST_ADDRESSES)
    .map(({ host, port }) => ({ host, port }));
}

/**
 * @param {string} sdp  as a browser has made it
 * @returns {Signal | null}  null if it is none that we can tell in short
 */
export function signalIn(sdp) {
  const [setup] = valuesOf(sdp, 'setup');
  const [ufrag = ''] = valuesOf(sdp, 'ice-ufrag');
  const [pwd = ''] = valuesOf(sdp, 'ice-pwd');
  const hex = FINGERPRINT.exec(valuesOf(sdp, 'fingerprint')[0] ?? '')?.[1];
  if (!hex || !ICE_NAME.test(ufrag) || !ICE_PASSWORD.test(pwd)) return null;
  if (setup !== 'actpass' && setup !== 'active' && setup !== 'passive') return null;
  const fingerprint = Uint8Array.from(hex.split(':'), (pair) => Number.parseInt(pair, 16));
  return { setup, ufrag, pwd, fingerprint, addresses: addressesIn(sdp) };
}

/**
 * @param {Signal} signal
 * @returns {string}  as a browser takes it
 */
export function sdpOf({ setup, ufrag, pwd, fingerprint, addresses }) {
  const hex = [...fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  return [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map(({ host, port }, at) => (
      `a=candidate:${at + 1} 1 udp ${PRIORITY - 256 * at} ${host} ${port} typ host`)),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${hex.join(':')}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    `a=max-message-size:${LARGEST_MESSAGE}`,
    '',
  ].join('\r\n');
}
