// What a moment on stage is made of (staging.js): its card, its time, the map on its way.

/**
 * @typedef {object} Moment
 * @property {'moved' | 'shown' | 'caught' | 'escaped'} kind
 * @property {string} title
 * @property {string[]} lines
 * @property {number[]} entries
 * @property {number | null} at
 * @property {string[]} pieces
 * @property {string} colour
 * @property {{stations: number[], targets: number[]} | null} camera
 */

// Milliseconds from the beginning: the map sets out, whoever makes an entrance does, it goes back.
const OUT = 300;
export const ENTRANCE = 1000;
export const BACK = 2500;
// How much closer than usual the map comes
const CLOSE = 1.5;

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} name
 * @param {(Node | string)[]} children
 */
export function make(name, ...children) {
  const node = document.createElement('div');
  node.className = name;
  node.append(...children);
  return node;
}

/**
 * Where a node is, from the corner of the board's frame.
 * @param {Element} node
 */
export function inFrame(node) {
  const frame = byId('board-frame').getBoundingClientRect();
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top };
}

/**
 * What lies on these spaces of his log.
 * @param {number[]} entries
 */
export const laid = (entries) => entries.flatMap((number) => {
  const space = document.querySelector(`#log .log-grid > :nth-child(${number})`);
  const sign = space?.querySelector('.ticket, .die, .was');
  return space && sign ? [{ space, sign }] : [];
});

/**
 * Their pieces on the map.
 * @param {string[]} ids
 */
export const standing = (ids) => ids.flatMap((id) => {
  const wanted = id === 'ghost' ? '.piece.ghost' : `.piece[data-id="${id}"]`;
  return [...document.querySelectorAll(`#board-frame ${wanted} .figure`)];
});

/**
 * What is shown of it: a card over the map, rings around a station, and what flies above all.
 * @param {Moment} moment
 * @param {Element[]} signs  what lies on his log
 */
export function build({ kind, title, lines, colour }, signs) {
  const tickets = make('stage-tickets', ...signs.map((sign) => sign.cloneNode(true)));
  const words = make('stage-words', ...(title ? [make('stage-title', title)] : []), ...lines.map((line) => make('', line)));
  const card = make('stage-card', tickets, words);
  card.dir = document.documentElement.dir;               // the map around it has none
  const layer = make(`stage is-${kind} ${colour}`, card);
  const air = make('stage-air');
  for (const part of [layer, air]) part.setAttribute('aria-hidden', 'true');
  byId('board-frame').append(layer);
  document.body.append(air);
  return { card, tickets, layer, air };
}

/** What happens in its time, and can be called off at once. */
export function createTime() {
  /** @type {number[]} */
  const timers = [];
  /** @type {Animation[]} */
  const moving = [];
  return {
    /**
     * @param {number} wait
     * @param {() => void} action
     */
    later(wait, action) { timers.push(window.setTimeout(action, wait)); },
    /**
     * @param {Element} node
     * @param {Keyframe[]} frames
     * @param {KeyframeAnimationOptions} options
     */
    move(node, frames, options) { moving.push(node.animate(frames, { fill: 'backwards', ...options })); },
    stop() {
      timers.forEach(clearTimeout);
      moving.forEach((one) => one.cancel());
    },
  };
}

/**
 * The map goes to where it happens, and back. Whoever takes hold of it meanwhile, or has it go
 * elsewhere, is not called back.
 * @param {Moment} moment
 * @param {boolean} isStill
 * @param {ReturnType<typeof createTime>} time
 */
export function createCamera({ at, camera }, isStill, time) {
  const board = window.sy?.board;
  const place = () => JSON.stringify(board?.view());
  const home = () => { if (camera) board?.lookAt(camera.stations, 1, camera.targets); };
  let isAway = Boolean(camera && at !== null && !isStill);
  let there = '';
  function back() {
    if (isAway && (!there || there === place())) home();
    isAway = false;
  }
  if (isAway) {
    time.later(OUT, () => board?.lookAt([/** @type {number} */ (at)], CLOSE));
    time.later(ENTRANCE, () => { there = place(); });
    time.later(BACK, back);
  } else home();
  return { isAway: () => isAway, back, leave() { isAway = false; } };
}

