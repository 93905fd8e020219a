// A live connection of two devices in one network: a WebRTC data channel without any server.
// Each side shows one code to the other, or both agreed on it while they were connected before
// (back.js).
//
//   hindrance()            why there can be none; empty: nothing known
//   createLive(traveller)  a way to travel, and how to begin it:
//     one side             offer() -> its code        then accept(the other's code)
//     the other            answer(that code) -> its own code
//   later, without codes:
//     who stayed           offer(), then welcome(the other's key), while they were connected
//     who comes back       knock(that offer, its own key)
//
// The browsers' own channel is reliable and in order; nobody else can read it, for the codes
// hold the digests of both certificates. What was open and is lost may come back by itself
// within half a minute (a phone that slept for a moment); after that a new connection is needed.

import { isFramed } from './here.js';
import { createInlet, LONGEST } from './inlet.js';
import { sdpOf, signalIn } from './sdp.js';
import { readSignal, textOf } from './signal.js';

/** @import { Greeter, Key, Outcome, Signal, Traveller, Way, WayFault, WayState } from './types' */

/** How texts begin that are about the next connection, and not about the game. */
export const NEXT = 'next:';

/** Milliseconds for finding one's own addresses; they are there at once or never. */
const GATHERING = 3000;
/** Milliseconds for finding each other, once this side has both codes. */
const FINDING = 30_000;
/** Milliseconds for finding a device that may not be there. */
const KNOCKING = 10_000;
/** Bytes that may wait to be sent. */
const WAITING = 262_144;

/** @returns {WayFault | ''} */
export function hindrance() {
  if (isFramed()) return 'framed';
  return typeof RTCPeerConnection === 'function' ? '' : 'unsupported';
}

/** @param {RTCPeerConnection} peer */
const gathered = (peer) => new Promise((/** @type {(value?: unknown) => void} */ done) => {
  const look = () => { if (peer.iceGatheringState === 'complete') done(); };
  peer.addEventListener('icegatheringstatechange', look);
  setTimeout(done, GATHERING);
  look();
});

/**
 * @param {RTCPeerConnection} peer
 * @returns {Promise<Outcome<WayFault>>}  our own code
 */
async function ownCode(peer) {
  try {
    await peer.setLocalDescription();
  } catch {                // closed meanwhile
    return { fault: 'gone', text: '' };
  }
  await gathered(peer);
  const signal = signalIn(peer.localDescription?.sdp ?? '');
  if (!signal) return { fault: 'unsupported', text: '' };
  return signal.addresses.length ? { fault: '', text: textOf(signal) } : { fault: 'no_network', text: '' };
}

/**
 * @param {string} sdp  a description of our own
 * @param {Key} key  with which we are expected
 */
const withKey = (sdp, { ufrag, pwd }) => sdp
  .replaceAll(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${ufrag}`)
  .replaceAll(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${pwd}`);

/**
 * @param {Traveller} traveller
 * @param {Greeter | null} [greeter]  agrees on the next connection
 * @param {RTCCertificate[]} [certificates]  by which we are known; else new ones
 */
export function createLive({ heard, changed }, greeter = null, certificates = []) {
  const peer = new RTCPeerConnection({ iceServers: [], certificates });
  // Both sides make it, so nobody has to tell of it, and any other channel is none of ours.
  const channel = peer.createDataChannel('game', { negotiated: true, id: 0 });
  /** @type {WayState} */
  let state = 'connecting';
  let wasOpen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;

  /**
   * @param {WayState} next
   * @param {WayFault | ''} [why]
   */
  const become = (next, why = '') => {
    if (state === next || state === 'closed') return;
    state = next;
    changed(state, why);
    greeter?.turned(state, why, send);
  };
  /** @param {WayFault | ''} [why] */
  const end = (why = '') => {
    clearTimeout(patience);
    window.removeEventListener('pagehide', close);
    peer.close();
    become('closed', why);
  };
  const close = () => end();

  const opened = () => {
    clearTimeout(patience);
    wasOpen = true;
    become('open');
  };
  /** Until it was open once, a failure may only mean that the other side has not scanned yet. */
  const moved = () => {
    const now = peer.connectionState;
    if (!wasOpen) return;
    if (now === 'connected' && channel.readyState === 'open') become('open');
    if (now === 'disconnected') become('lost');
    if (now === 'failed') end('unreachable');
  };
  /** @type {Way['send']} */
  const send = (text) => {
    if (text.length > LONGEST) return 'too_long';
    if (state !== 'open' || channel.readyState !== 'open') return 'closed';
    if (channel.bufferedAmount > WAITING) return 'busy';
    channel.send(text);
    return '';
  };
  const inlet = createInlet({
    heard: (text) => (text.startsWith(NEXT) ? greeter?.heard(text.slice(NEXT.length)) : heard(text)),
    cut: end,
  });
  channel.addEventListener('open', opened);
  channel.addEventListener('close', () => end('gone'));
  channel.addEventListener('message', (event) => inlet(event.data));
  peer.addEventListener('connectionstatechange', moved);
  peer.addEventListener('datachannel', () => end('nonsense'));
  window.addEventListener('pagehide', close);

  /**
   * @param {string} code
   * @param {'offer' | 'answer'} type
   * @returns {Promise<WayFault | ''>}
   */
  const take = async (code, type) => {
    const read = readSignal(code, type);
    if (read.fault) return read.fault;
    try {
      await peer.setRemoteDescription({ type, sdp: sdpOf(read.signal) });
      return '';
    } catch {
      return 'damaged';
    }
  };

  return {
    /** @returns {Promise<Outcome<WayFault>>}  a code for the other side */
    offer: () => ownCode(peer),
    /**
     * @param {string} code  the other side's offer
     * @returns {Promise<Outcome<WayFault>>}  a code for the other side
     */
    answer: async (code) => {
      const fault = await take(code, 'offer');
      return fault ? { fault, text: '' } : ownCode(peer);
    },
    /**
     * @param {string} code  the other side's answer; a wrong one changes nothing
     * @returns {Promise<WayFault | ''>}
     */
    accept: async (code) => {
      const fault = await take(code, 'answer');
      if (!fault) patience = setTimeout(() => end('unreachable'), FINDING);
      return fault;
    },
    /**
     * Whoever has this key may come, whenever that is.
     * @param {Key} key
     */
    welcome: async (key) => {
      /** @type {Signal} */
      const signal = { ...key, setup: 'active', addresses: [] };
      await peer.setRemoteDescription({ type: 'answer', sdp: sdpOf(signal) });
    },
    /**
     * Come to where we are expected. Browsers choose names and passwords of their own, but take
     * others in a description; one that does not is not back by itself, and no more than that.
     * @param {Signal} door
     * @param {Key} key
     */
    knock: async (door, key) => {
      patience = setTimeout(() => end('unreachable'), KNOCKING);
      try {
        await peer.setRemoteDescription({ type: 'offer', sdp: sdpOf(door) });
        const { sdp = '' } = await peer.createAnswer();
        await peer.setLocalDescription({ type: 'answer', sdp: withKey(sdp, key) });
      } catch {
        end('unsupported');
      }
    },
    state: () => state,
    send,
    close,
  };
}
