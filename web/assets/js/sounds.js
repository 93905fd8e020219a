// The sounds of the game, made on the spot: no files (docs/sound.md).
//
// All of them are in D, soft at the beginning and short; what stands apart is Mister X's
// black ticket, which takes the minor third. Loaded by effects.js when somebody wants sound.

/**
 * @typedef {'pluck' | 'bell' | 'horn' | 'breath' | 'knock'} Instrument
 *
 * One tone or breath: by what, at which pitch, when, how long, how loud, to which pitch.
 * Times in seconds, pitches in hertz; for breaths the middle of what is let through.
 * @typedef {[by: Instrument, hertz: number, start: number, length: number, loudness: number, to?: number]} Note
 */

const [A2, D3, A3, D4, F4, FIS4, A4, B4, D5, E5, FIS5, A5, D6] = [
  110, 146.83, 220, 293.66, 349.23, 369.99, 440, 493.88, 587.33, 659.26, 739.99, 880, 1174.66];

/**
 * Each sound, and after how many seconds the next one may begin.
 * @type {Record<string, {span: number, notes: Note[]} | undefined>}
 */
export const SOUNDS = {
  // Two short toots, a friendly horn.
  taxi: { span: 0.3, notes: [['pluck', FIS5, 0, 0.14, 0.5], ['pluck', A5, 0.11, 0.2, 0.5]] },
  // The bell by the door, twice.
  bus: { span: 0.42, notes: [['bell', B4, 0, 0.26, 0.42], ['bell', B4, 0.16, 0.34, 0.42]] },
  // A train comes by below: air, and a falling hum.
  underground: {
    span: 0.5,
    notes: [['breath', 240, 0, 0.5, 0.9, 620], ['breath', 520, 0.1, 0.45, 0.5, 180], ['horn', D3, 0.02, 0.5, 0.3, A2]],
  },
  // A ship's horn from the river.
  ferry: { span: 0.6, notes: [['horn', D3, 0, 0.62, 0.42], ['horn', A3, 0.03, 0.58, 0.26]] },
  // Over the roofs.
  helicopter: {
    span: 0.55,
    notes: [0, 1, 2, 3, 4, 5].map((beat) => /** @type {Note} */ (['breath', 210 + 18 * beat, beat * 0.085, 0.14, 2.2])),
  },
  // Somebody goes somewhere, and nobody knows how.
  step: { span: 0.26, notes: [['pluck', A3, 0, 0.13, 0.36], ['pluck', D4, 0.12, 0.16, 0.32]] },
  black: {
    span: 0.55,
    notes: [['bell', D4, 0, 0.52, 0.34], ['bell', F4, 0.06, 0.5, 0.3], ['horn', D3, 0, 0.46, 0.34, A2]],
  },
  // He shows himself: up the chord, and a last look back.
  reveal: {
    span: 0.85,
    notes: [['bell', D4, 0, 0.4, 0.36], ['bell', A4, 0.13, 0.4, 0.36], ['bell', D5, 0.26, 0.4, 0.36],
      ['bell', FIS5, 0.39, 0.55, 0.36], ['bell', A4, 0.39, 0.55, 0.2]],
  },
  dice: {
    span: 0.42,
    notes: [['knock', 900, 0, 0.08, 4], ['knock', 1250, 0.07, 0.07, 3], ['knock', 780, 0.15, 0.08, 3.6],
      ['knock', 1080, 0.25, 0.07, 2.6], ['knock', 860, 0.33, 0.09, 2]],
  },
  // Two ticks of a clock.
  clock: { span: 0.4, notes: [['knock', 1500, 0, 0.06, 3], ['knock', 1100, 0.22, 0.07, 3]] },
  // A page is turned, a curtain drawn.
  page: { span: 0.22, notes: [['breath', 600, 0, 0.3, 0.9, 1500]] },
  caught: {
    span: 1.2,
    notes: [['bell', A4, 0, 0.3, 0.36], ['bell', D5, 0.13, 0.3, 0.36], ['bell', FIS5, 0.26, 0.34, 0.36],
      ['bell', A5, 0.42, 0.8, 0.34], ['bell', D5, 0.42, 0.8, 0.24], ['bell', D6, 0.56, 0.7, 0.14], ['horn', D3, 0.42, 0.6, 0.22]],
  },
  // Steps away, lower and lower, and one note that stays in the air.
  escaped: {
    span: 1.2,
    notes: [['pluck', E5, 0, 0.22, 0.42], ['pluck', D5, 0.15, 0.22, 0.4], ['pluck', B4, 0.3, 0.22, 0.38],
      ['pluck', A4, 0.45, 0.26, 0.36], ['bell', FIS4, 0.62, 0.7, 0.3], ['bell', D4, 0.62, 0.7, 0.3], ['bell', E5, 0.8, 0.5, 0.12]],
  },
};
const VOLUME = 0.4;
/** More at once would be a noise: the oldest gives way. */
const AT_ONCE = 3;
/** Seconds in which a sound fades that is broken off. */
const FADE = 0.03;
/** Milliseconds after which a sound that was kept back is no longer to be heard. */
const STALE = 500;

/**
 * Loudness over time: a soft beginning, a long or a short end, and nothing left of it.
 * @param {BaseAudioContext} audio
 * @param {Note} note
 * @param {number} at
 * @param {{attack: number, sustained?: boolean}} shape
 */
function envelope(audio, [, , start, length, loudness], at, { attack, sustained = false }) {
  const gain = audio.createGain();
  const from = at + start;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + attack);
  if (sustained) gain.gain.setValueAtTime(loudness, from + length * 0.55);
  gain.gain.exponentialRampToValueAtTime(loudness / 400, from + length - 0.01);
  gain.gain.linearRampToValueAtTime(0, from + length);
  return gain;
}

/**
 * @param {BaseAudioContext} audio
 * @param {Note} note
 * @param {number} at
 * @param {OscillatorType} type
 * @param {number} [times]  of the note's own pitch
 */
function tone(audio, [, hertz, start, length, , to = hertz], at, type, times = 1) {
  const made = audio.createOscillator();
  made.type = type;
  made.frequency.setValueAtTime(hertz * times, at + start);
  made.frequency.linearRampToValueAtTime(to * times, at + start + length);
  made.start(at + start);
  made.stop(at + start + length);
  return made;
}

/**
 * @param {BaseAudioContext} audio
 * @param {BiquadFilterType} type
 * @param {number} hertz
 * @param {number} [q]
 */
function filter(audio, type, hertz, q = 0.7) {
  const made = audio.createBiquadFilter();
  made.type = type;
  made.frequency.value = hertz;
  made.Q.value = q;
  return made;
}

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** @param {BaseAudioContext} audio */
function noiseOf(audio) {
  const known = noises.get(audio);
  if (known) return known;
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  noises.set(audio, made);
  return made;
}

/**
 * Air through a gap that moves.
 * @param {BaseAudioContext} audio
 * @param {Note} note
 * @param {number} at
 * @param {number} q
 */
function air(audio, [, hertz, start, length, , to = hertz], at, q) {
  const source = audio.createBufferSource();
  const gap = filter(audio, 'bandpass', hertz, q);
  source.buffer = noiseOf(audio);
  gap.frequency.setValueAtTime(hertz, at + start);
  gap.frequency.linearRampToValueAtTime(to, at + start + length);
  source.start(at + start);
  source.stop(at + start + length);
  return source.connect(gap);
}

/**
 * How a note is played.
 * @type {Record<Instrument, (audio: BaseAudioContext, note: Note, at: number) => AudioNode>}
 */
const INSTRUMENTS = {
  pluck: (audio, note, at) => tone(audio, note, at, 'triangle')
    .connect(filter(audio, 'lowpass', 2400))
    .connect(envelope(audio, note, at, { attack: 0.012 })),
  bell: (audio, note, at) => {
    const shaped = envelope(audio, note, at, { attack: 0.01 });
    const above = audio.createGain();
    above.gain.value = 0.22;
    tone(audio, note, at, 'sine', 2.005).connect(above).connect(shaped);
    return tone(audio, note, at, 'sine').connect(shaped);
  },
  horn: (audio, note, at) => tone(audio, note, at, 'sawtooth')
    .connect(filter(audio, 'lowpass', 620))
    .connect(envelope(audio, note, at, { attack: 0.07, sustained: true })),
  breath: (audio, note, at) => air(audio, note, at, 1.1)
    .connect(envelope(audio, note, at, { attack: note[3] * 0.35 })),
  knock: (audio, note, at) => air(audio, note, at, 5)
    .connect(envelope(audio, note, at, { attack: 0.005 })),
};

/**
 * Write sounds into a context, one after the other; the answer: when the last one ends.
 * @param {BaseAudioContext} audio
 * @param {string[]} names
 * @param {number} at
 * @param {AudioNode} out
 */
export function write(audio, names, at, out) {
  let [next, end] = [at, at];
  for (const name of names) {
    const { span, notes } = SOUNDS[name] ?? { span: 0, notes: [] };
    for (const note of notes) {
      INSTRUMENTS[note[0]](audio, note, next).connect(out);
      end = Math.max(end, next + note[2] + note[3]);
    }
    next += span;
  }
  return end;
}

// ---- on this device

/** @type {AudioContext | undefined} */
let known;
/**
 * What is to be heard now, the oldest first.
 * @type {Set<GainNode>}
 */
const playing = new Set();
let isMuted = false;

function context() {
  if (known) return known;
  const Audio = window.AudioContext || window.webkitAudioContext;
  if (!Audio) return undefined;
  const made = known = new Audio();
  // Some browsers begin only within a tap; and a call or a lock ends it.
  const unlock = () => { if (!isMuted && made.state !== 'running') made.resume().catch(() => {}); };
  for (const type of ['pointerup', 'keydown']) document.addEventListener(type, unlock, { passive: true });
  return made;
}

/**
 * @param {AudioContext} audio
 * @param {GainNode} sound
 */
function fade(audio, sound) {
  playing.delete(sound);
  sound.gain.setValueAtTime(VOLUME, audio.currentTime);
  sound.gain.linearRampToValueAtTime(0, audio.currentTime + FADE);
  setTimeout(() => sound.disconnect(), 4 * FADE * 1000);
}

/**
 * Play sounds one after the other; none: only get ready.
 * @param {string[]} names
 */
export async function play(...names) {
  const audio = context();
  const asked = performance.now();
  isMuted = false;
  if (!audio) return;
  await audio.resume();
  if (isMuted || !names.length || performance.now() - asked > STALE) return;
  const out = audio.createGain();
  out.gain.value = VOLUME;
  out.connect(audio.destination);
  playing.add(out);
  const [oldest] = playing;
  if (playing.size > AT_ONCE) fade(audio, oldest);
  const end = write(audio, names, audio.currentTime + 0.01, out);
  setTimeout(() => { if (playing.delete(out)) out.disconnect(); }, (end - audio.currentTime) * 1000 + 100);
}

/** Not a note more, from now on. */
export function silence() {
  isMuted = true;
  if (!known) return;
  for (const sound of playing) fade(known, sound);
  const audio = known;
  setTimeout(() => { if (isMuted) audio.suspend().catch(() => {}); }, 4 * FADE * 1000);
}
