// The workshop's editor (ui/workshop): a text area with an editor of PyScript's over it, if that comes.
//
//   code()                        the editor on the text area that is there now
//   code('line', '12')            there goes the keyboard
//   code('example', 'greedy')     a bot to begin from; what was fetched is told by #workshop-heard
//
// The text area stays where the text is: what is typed in the editor is put into it and told as if it had been
// typed there. Without the editor, which is fetched when it is first wanted, one types in it.
//
// The policy of the page allows no style elements. In a shadow root the editor makes style sheets without one.

import { look } from './code.look.js';

const CODE = 'workshop-code';
/** Milliseconds without a key until what was typed is told. */
const PAUSE = 350;
/** After these a name of the API is completed; the rest is what each has. */
const KNOWN = {
  view: ['seat', 'table', 'round', 'phase', 'to_move', 'pursuers', 'statuses', 'black', 'doubles', 'outcome', 'x_station',
    'known_start', 'trail', 'history', 'last_seen', 'route'],
  budget: ['spend()', 'nodes', 'milliseconds', 'used'],
  game: ['deduce(view)', 'sample_state(view, rng)', 'legal_moves(state)', 'apply(state, move)', 'outcome(state)',
    'view_for(state, seat)', 'format_move(move)'],
  move: ['pawn', 'ticket', 'to', 'legs', 'kind'],
};

/** @type {Promise<any> | undefined} */
let parts;

/** The editor's modules; what they keep to themselves is known by what it has. */
async function fetched() {
  /** @type {HTMLScriptElement | null} */
  const start = document.querySelector('script[data-pyscript]');
  const home = new URL('.', new URL(String(start?.dataset.pyscript), location.href)).href;
  const found = await import(`${home}editor.js`);
  const having = (/** @type {object} */ module, /** @type {string} */ name) =>
    Object.values(module).find((each) => Object(each) === each && name in each);
  return {
    ...found.setup,
    ...found.state,
    ...found.commands,
    ...found.python,
    ...having(found.view, 'keymap'),
    ...having(found.language, 'indentUnit'),
    tags: having(found.language, 'controlKeyword'),
  };
}

const withParts = () => parts ??= fetched().catch((error) => {
  parts = undefined;            // asked for again with the next text area
  throw error;
});

/** @type {{area: HTMLTextAreaElement, view: any, tell: () => void} | undefined} */
let open;

const textArea = () => /** @type {HTMLTextAreaElement | null} */ (document.getElementById(CODE));

/**
 * Tells what was typed: after a pause, or at once when somebody does something else.
 * @param {HTMLTextAreaElement} area
 */
function createTelling(area) {
  /** @type {number | undefined} */
  let timer;
  const tell = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    tell,
    later(/** @type {string} */ text) {
      area.value = text;
      clearTimeout(timer);
      timer = setTimeout(tell, PAUSE);
    },
  };
}

/** @param {any} context  of the editor's completion */
function completed(context) {
  const found = context.matchBefore(/\w+\.\w*/u);
  const [name, part = ''] = found ? found.text.split('.') : [];
  const names = KNOWN[/** @type {keyof typeof KNOWN} */ (name)];
  if (!names) return null;
  const options = names.map((label) => ({ label, type: label.endsWith(')') ? 'method' : 'property' }));
  return { from: found.to - part.length, options, validFor: /^\w*$/u };
}

/**
 * @param {any} cm  the editor's modules
 * @param {HTMLTextAreaElement} area
 * @param {(text: string) => void} changed
 */
const extensions = (cm, area, changed) => [
  cm.basicSetup,
  cm.keymap.of([cm.indentWithTab]),
  cm.indentUnit.of('    '),
  cm.python(),
  cm.pythonLanguage.data.of({ autocomplete: completed }),
  look(cm),
  cm.EditorView.lineWrapping,
  cm.EditorState.readOnly.of(area.readOnly),
  cm.EditorView.contentAttributes.of({
    tabindex: '0',
    'aria-label': area.labels[0]?.textContent || '',
    'aria-description': document.getElementById(`${CODE}-hint`)?.textContent || '',
  }),
  cm.EditorView.updateListener.of((/** @type {any} */ update) => {
    if (update.docChanged) changed(update.state.doc.toString());
  }),
];

/** @param {HTMLTextAreaElement} area */
async function put(area) {
  const cm = await withParts();
  if (area !== textArea() || open?.area === area) return;
  const telling = createTelling(area);
  const place = document.createElement('div');
  place.className = 'code-editor';
  place.dir = 'ltr';
  const root = place.attachShadow({ mode: 'open' });
  const had = document.activeElement === area;
  const view = new cm.EditorView({
    doc: area.value, extensions: extensions(cm, area, telling.later), parent: root, root,
  });
  area.after(place);            // not before it is sure that one can type in it
  area.hidden = true;
  open?.view.destroy();
  open = { area, view, tell: telling.tell };
  place.addEventListener('focusout', telling.tell);
  if (had) view.focus();
}

/** @param {number} number  of the line, from 1 */
function goTo(number) {
  const area = textArea();
  if (open && open.area === area) {
    const { doc } = open.view.state;
    const line = doc.line(Math.max(1, Math.min(number, doc.lines)));
    open.view.dispatch({ selection: { anchor: line.from, head: line.to }, scrollIntoView: true });
    open.view.focus();
  } else if (area) {
    const lines = area.value.split('\n');
    const from = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
    area.focus();
    area.setSelectionRange(from, from + (lines[number - 1] || '').length);
  }
}

/** @param {string} name */
async function bring(name) {
  let text = '';
  try {
    const answer = await fetch(`${window.sy?.base}examples/${name}.py`);
    if (answer.ok) text = await answer.text();
  } catch { /* told as nothing */ }
  const field = /** @type {HTMLOutputElement | null} */ (document.getElementById('workshop-heard'));
  if (!field) return;
  field.value = JSON.stringify({ name, text });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

// Before anybody hears of a tap, all that was typed is told.
document.addEventListener('click', () => open?.tell(), { capture: true });

/**
 * @param {string} [verb]
 * @param {string} [what]
 */
export async function code(verb, what = '') {
  if (verb === 'line') goTo(Number(what));
  else if (verb === 'example') await bring(what);
  const area = textArea();
  if (area && open?.area !== area) await put(area);
}
