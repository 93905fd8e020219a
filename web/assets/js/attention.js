// Where the keyboard is, and what a screen reader is told.
//
//   sy.attention.hold()      something is going to be redrawn: whoever has the keyboard keeps it
//   sy.attention.acted(node) somebody has pressed something, also where that does not focus it
//   sy.attention.rest(id)    all is drawn: the keyboard goes to an element, or stays where it was;
//                            if that is gone, back to where it was before, or, with 'next', on to
//                            what comes next. What was said is told then, once and in order
//   sy.attention.anew()      something else is shown: done with what was there
//   sy.attention.say(text)   to be told; a blank takes it all back
//   sy.attention.address(node)  a selector that finds the same control after a redraw

// What comes next, the most pressing first; an open list is what somebody plays by.
const RESTS = [
  '#curtain button', '#bar .primary:enabled', '#roll', '.move-list[open] button', '.station.is-lit',
  '#tools button:enabled', '#title',
];
const MOST = 5;         // places where the keyboard was, sentences that are still there
const SOON = 150;       // milliseconds until a screen reader has met a dialog

/** @type {string[]} */
let trail = [];         // where the keyboard has been on this screen, the latest last
/** @type {string[]} */
let told = [];
let isAdrift = false;   // somebody has acted, or has had the keyboard, since the last rest

const isNowhere = () => document.activeElement === document.body || !document.activeElement;
const byId = (/** @type {string} */ id) => document.getElementById(id);

/** @param {Element} node */
function address(node) {
  const station = node.getAttribute('data-s');
  if (station) return `.station.is-lit[data-s="${station}"]`;
  const name = ['id', 'data-do', 'data-change', 'data-input'].find((each) => node.getAttribute(each));
  const named = (/** @type {string} */ each) => `[${each}=${JSON.stringify(node.getAttribute(each))}]`;
  return name ? named(name) + (node.hasAttribute('data-arg') ? named('data-arg') : '') : '';
}

/**
 * Not in a dialog, and no field that would bring up the keys of a phone.
 * @param {Element} node
 */
function remember(node) {
  const place = node.closest('dialog,input[type=text],#typed') ? '' : address(node);
  if (place) trail = [...trail.filter((each) => each !== place), place].slice(-MOST);
}

/**
 * Give something the keyboard; answers whether it could take it.
 * @param {Element | null} node
 */
function take(node) {
  /** @type {HTMLElement | null} */ (node)?.focus();
  const isText = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
  if (isText && node.readOnly) node.select();   // to be copied by hand
  return Boolean(node) && !isNowhere();
}

function forget() {
  const live = byId('live');
  if (live) live.textContent = '';
}

/** @param {string} name */
function tell(name) {
  const live = byId(name) || byId('live');
  for (const text of told.splice(0)) {
    const line = document.createElement('p');
    line.textContent = text;
    live?.append(line);
    if (live && live.childElementCount > MOST) live.firstElementChild?.remove();
  }
}

/** @type {Sy['attention']} */
const attention = {
  address,
  hold() { isAdrift ||= !isNowhere(); },
  acted(node) {
    isAdrift = true;
    remember(node);
  },
  rest(wanted) {
    take(byId(wanted));
    if (isAdrift && isNowhere()) {
      const places = wanted === 'next' ? RESTS : [...[...trail].reverse(), ...RESTS];
      places.some((place) => take(document.querySelector(place)));
    }
    isAdrift = false;
    // Behind an open dialog nothing is heard.
    if (byId('dialog-live')) setTimeout(tell, SOON, 'dialog-live');
    else tell('live');
  },
  anew() {
    trail = [];
    forget();
    if (isNowhere()) return;
    isAdrift = true;
    /** @type {HTMLElement} */ (document.activeElement).blur();
  },
  say(text) {
    if (text.trim()) told.push(text);
    else if (text) {
      told = [];
      forget();
    }
  },
};

/** From the start of the page on. */
export function attend() {
  window.sy ||= {};
  window.sy.attention = attention;
  document.addEventListener('focusin', ({ target }) => { if (target instanceof Element) remember(target); });
}
