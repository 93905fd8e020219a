// The key by which a device is going to come: a certificate, of which the private half stays with
// the browser, and a name and a password of ICE.

import { signalIn } from './sdp.js';
import { textOf } from './signal.js';

/** @import { Key, WayBack } from './types' */

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

/** @returns {Promise<Pick<WayBack, 'certificate' | 'key'>>} */
export async function createKey() {
  const certificate = await RTCPeerConnection.generateCertificate(CURVE);
  const peer = new RTCPeerConnection({ certificates: [certificate] });
  peer.createDataChannel('key');
  const { sdp = '' } = await peer.createOffer();
  peer.close();
  const signal = signalIn(sdp);
  if (!signal) throw new Error('no key');
  const { ufrag, pwd, fingerprint } = signal;
  return { certificate, key: { ufrag, pwd, fingerprint } };
}

/**
 * What the other is told of it.
 * @param {Key} key
 */
export const keyText = (key) => textOf({ ...key, setup: 'active', addresses: [] });
