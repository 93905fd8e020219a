/* What a chapter adds to its text: tasks that a board answers, and what was solved.
 *
 * It knows boards only through the public element <sy-board>: attributes in, events
 * out (docs/embed.md). A task is data in its section:
 *
 *   board   attributes of the board
 *   goal    what must hold of a move: each member equals the fact of that name, or is
 *           a list that holds it; the facts are those of facts() below. A list of such
 *           goals: one of them must hold
 *   fail    what, if the goal does not hold, makes a move a mistake at once
 *   misses  mistakes that have words of their own, by name
 *   moves   after how many moves a task is decided at the latest; one unless told
 *
 * From chapter to chapter only the text changes; the board stays, so that Python has to
 * start once and not in every chapter.
 */

const board = document.querySelector('sy-board');
const all = (selector) => [...document.querySelectorAll(selector)];

// ---- what is remembered: solved tasks and the edition; storage may be forbidden

const KEY = 'sy:learn';
const kept = (() => {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) || '{}') || {};
    const solved = Array.isArray(found.solved) ? found.solved.map(String) : [];
    return { solved: new Set(solved), edition: String(found.edition || '') };
  } catch (e) {
    return { solved: new Set(), edition: '' };
  }
})();
const keep = () => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ solved: [...kept.solved], edition: kept.edition }));
  } catch (e) { /* then only until the page is closed */ }
};

/** Ticks in the table of contents and at tasks, and how many there are. */
const showSolved = () => {
  for (const entry of all('[data-tasks]')) {
    const wanted = entry.dataset.tasks.split(' ');
    const done = wanted.filter((id) => kept.solved.has(id)).length;
    entry.querySelector('.done').hidden = done < wanted.length;
  }
  for (const line of all('.progress')) {
    const tasks = new Set(all('[data-tasks]').flatMap((entry) => entry.dataset.tasks.split(' ')));
    const done = [...tasks].filter((id) => kept.solved.has(id)).length;
    line.textContent = line.dataset.words.replace('{done}', done).replace('{all}', tasks.size);
    line.hidden = false;
  }
};

// ---- the tasks of the chapter

let tasks = [];
let current = null;
let made = 0;                 // moves since the board began
let ready = false;            // the board has begun once
let late = false;             // it was given something else while it started

/** What a task may ask about a move. */
const facts = ({ move, pawn, from, to, ticket, round, outcome }) => ({
  move, pawn, from, to, ticket, round,
  rides: ticket ? ticket.split('+').length : 0,
  winner: outcome ? outcome.winner : null,
  reason: outcome ? outcome.reason : null,
});
const holds = (wanted, known) => Object.entries(wanted).every(
  ([name, value]) => (Array.isArray(value) ? value.includes(known[name]) : value === known[name]),
);
const judge = (task, known) => {
  if ([].concat(task.goal).some((goal) => holds(goal, known))) return 'right';
  const decided = made >= (task.moves || 1) || (task.fail && holds(task.fail, known));
  if (!decided) return '';
  const miss = Object.entries(task.misses || {}).find(([, wanted]) => holds(wanted, known));
  return miss ? `wrong ${miss[0]}` : 'wrong';
};

const offer = (task, ...acts) => {
  for (const button of task.section.querySelectorAll('[data-act]')) {
    button.hidden = !acts.includes(button.dataset.act);
  }
};
const say = (task, when) => {
  for (const text of task.section.querySelectorAll('.said')) {
    text.hidden = text.dataset.when !== when;
  }
  task.section.dataset.state = when ? when.split(' ')[0] : 'open';
};

/** The board takes a task's attributes, and loses those that the task has none of. */
const NAMES = ['position', 'record', 'game', 'edition', 'players', 'layout', 'seed', 'seat', 'mode',
  'computer', 'level', 'highlight', 'focus', 'parts'];
const show = (task) => {
  const changed = NAMES.filter((name) => board.getAttribute(name) !== (task.board[name] ?? null));
  for (const name of changed) {
    if (name in task.board) board.setAttribute(name, task.board[name]);
    else board.removeAttribute(name);
  }
  if (!ready) late ||= changed.length > 0;
  else if (!changed.length) board.reset();
  board.dataset.state = 'waiting';
};

/** Work on a task from now on. */
const take = (task) => {
  current = task;
  made = 0;
  for (const each of tasks) {
    each.section.classList.toggle('is-current', each === task);
    say(each, '');
    offer(each, ...(each === task ? [] : ['begin']));
  }
  show(task);
};

const moved = ({ detail }) => {
  if (!current || current.section.dataset.state !== 'open') return;
  made += 1;
  const verdict = judge(current, facts(detail));
  if (!verdict) return;
  say(current, verdict);
  if (verdict !== 'right') {
    offer(current, 'again');
    return;
  }
  kept.solved.add(current.id);
  keep();
  showSolved();
  const further = tasks[tasks.indexOf(current) + 1];
  offer(current, 'again', ...(further ? ['next_task'] : []));
};

/** The board begins, perhaps again, perhaps by its own button. */
const begun = () => {
  ready = true;
  made = 0;
  if (late) {
    late = false;
    board.setAttribute('position', board.getAttribute('position'));
    return;
  }
  board.dataset.state = 'ready';
  if (current && current.section.dataset.state !== 'open') {
    say(current, '');
    offer(current);
  }
};

const act = (button) => {
  const task = tasks.find(({ section }) => section.contains(button));
  const wanted = button.dataset.act === 'next_task' ? tasks[tasks.indexOf(task) + 1] : task;
  take(wanted);
  focus(wanted.section.querySelector('h3'));
  document.querySelector('.board').scrollIntoView({ block: 'nearest' });
};

const focus = (heading) => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

// ---- a chapter, when it comes

const open = () => {
  // The game links to the rules of its own edition.
  const [, edition] = /^#edition-(\w+)$/.exec(location.hash) || [];
  if (edition && document.getElementById(`edition-${edition}`)) {
    kept.edition = edition;
    keep();
  }
  for (const radio of all('input[name=edition]')) radio.checked = radio.value === (kept.edition || '2013');
  const folding = document.querySelector('.contents details');
  if (folding && matchMedia('(width < 1100px)').matches) folding.open = false;
  tasks = all('.task').map((section) => ({
    section, id: section.id, ...JSON.parse(section.dataset.task),
  }));
  if (board && tasks.length) take(tasks[0]);
  showSolved();
};

// ---- to another chapter: all but the board is taken from its page

const PARTS = ['.bar', '.contents', '.prose', '.questions', '.neighbours', '.foot'];
const isChapter = (url) => board && url.origin === location.origin
  && /\/learn\/[a-z]+\/(?!index)[a-z-]+\.html$/.test(url.pathname);

const turnTo = async (url) => {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(answer.status);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const parts = PARTS.map((name) => [document.querySelector(name), next.querySelector(name)]);
    for (const [old, fresh] of parts) old.replaceWith(fresh);
    for (const old of all('link[rel=alternate]')) old.remove();
    document.head.append(...next.querySelectorAll('link[rel=alternate]'));
    document.title = next.title;
    document.documentElement.lang = next.documentElement.lang;
    document.body.dataset.page = next.body.dataset.page;
    document.querySelector('#try').textContent = next.querySelector('#try').textContent;
    board.lang = next.querySelector('sy-board').lang;
    current = null;
    open();
    return true;
  } catch (e) {
    location.assign(url);       // the plain way still works
    return false;
  }
};

const follow = async (event, link) => {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const url = new URL(link.href);
  if (!plain || event.defaultPrevented || url.hash || !isChapter(url)) return;
  event.preventDefault();
  if (!await turnTo(url)) return;
  history.pushState(null, '', url);
  scrollTo(0, 0);
  focus(document.querySelector('h1'));
};

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-act]');
  const link = event.target.closest('a[href]');
  if (button) act(button);
  else if (link) follow(event, link);
});
document.addEventListener('change', ({ target }) => {
  if (target.name !== 'edition') return;
  kept.edition = target.value;
  keep();
});
if (board) {
  const { theme } = document.documentElement.dataset;
  if (theme !== 'auto') board.setAttribute('theme', theme);
  board.addEventListener('move', moved);
  board.addEventListener('ready', begun);
  addEventListener('popstate', () => { if (isChapter(new URL(location.href))) turnTo(location.href); });
}
open();
