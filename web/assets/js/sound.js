// Short sounds, made on the spot: no files. Off unless the player switches them on.
//
//   sy.sound('move' | 'dice' | 'end')

/** @typedef {[hertz: number, start: number, length: number]} Note  times in seconds */

/** @type {Record<string, Note[] | undefined>} */
const TUNES = {
  move: [[392, 0, 0.09]],
  dice: [[180, 0, 0.04], [220, 0.06, 0.04], [160, 0.12, 0.04], [240, 0.19, 0.05]],
  end: [[392, 0, 0.14], [494, 0.15, 0.14], [587, 0.3, 0.28]],
};
const LOUDNESS = 0.07;

/** @type {AudioContext | undefined} */
let known;

/**
 * @param {AudioContext} audio
 * @param {Note} note
 */
function play(audio, [hertz, start, length]) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const from = audio.currentTime + start;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(LOUDNESS, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}

window.sy ||= {};
window.sy.sound = (name) => {
  const Audio = window.AudioContext || window.webkitAudioContext;
  const tune = TUNES[name];
  if (!Audio || !tune) return;
  const audio = known ??= new Audio();
  audio.resume();
  tune.forEach((note) => play(audio, note));
};
