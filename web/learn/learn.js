/* What a chapter adds to its text: tasks that a board answers, and what was solved.
 *
 * It knows boards only through the public element <sy-board>: attributes in, events
 * out (docs/embed.md). A task is data in its section:
 *
 *   board   attributes of the board
 *   goal    what must hold of a move: each member equals the fact of that name, or is
 *           a list that holds it; the facts are those of facts() below. A list of such
 *           goals: one of them must hold
 *   fail    what, if the goal does not hold, makes a move a mistake; else any move
 *   misses  mistakes that have words of their own, by name
 *   moves   after how many moves a task is decided at the latest; one unless told
 */

const board = document.querySelector('sy-board');
const tasks = [...document.querySelectorAll('.task')].map((section) => ({
  section,
  id: section.id,
  ...JSON.parse(section.dataset.task),
}));

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

// ---- the edition: the style sheet shows its texts, here it is only remembered

for (const radio of document.querySelectorAll('input[name=edition]')) {
  if (radio.value === kept.edition) radio.checked = true;
  radio.addEventListener('change', () => {
    kept.edition = radio.value;
    keep();
  });
}

// ---- the table of contents: what is solved; folded where it would push the text away

const showSolved = () => {
  for (const entry of document.querySelectorAll('[data-tasks]')) {
    const wanted = entry.dataset.tasks.split(' ');
    const done = wanted.filter((id) => kept.solved.has(id)).length;
    entry.classList.toggle('is-solved', done === wanted.length);
    entry.querySelector('.done').hidden = done < wanted.length;
  }
  for (const line of document.querySelectorAll('.progress')) {
    const all = new Set([...document.querySelectorAll('[data-tasks]')]
      .flatMap((entry) => entry.dataset.tasks.split(' ')));
    const done = [...all].filter((id) => kept.solved.has(id)).length;
    line.textContent = line.dataset.words.replace('{done}', done).replace('{all}', all.size);
    line.hidden = false;
  }
};
const folding = document.querySelector('.contents details');
if (folding && matchMedia('(width < 1100px)').matches) folding.open = false;

// ---- the tasks

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

let current = null;
let made = 0;

const buttons = (task, ...names) => {
  for (const button of task.section.querySelectorAll('[data-act]')) {
    button.hidden = !names.includes(button.dataset.act);
  }
};
const say = (task, when) => {
  for (const text of task.section.querySelectorAll('.said')) {
    text.hidden = text.dataset.when !== when;
  }
  task.section.dataset.state = when ? when.split(' ')[0] : 'open';
};

const begin = (task) => {
  for (const other of tasks) {
    if (other === task) continue;
    other.section.classList.remove('is-current');
    say(other, '');
    buttons(other, 'begin');
  }
  const same = current === task;
  current = task;
  made = 0;
  task.section.classList.add('is-current');
  say(task, '');
  buttons(task);
  if (same) board.reset();
  else show(task);
};

/** The board takes a task's attributes, and loses those it has none of. */
const show = (task) => {
  const names = new Set(tasks.flatMap((each) => Object.keys(each.board)));
  for (const name of names) {
    const value = task.board[name];
    if (value === undefined) board.removeAttribute(name);
    else if (board.getAttribute(name) !== String(value)) board.setAttribute(name, value);
  }
};

const judge = (task, known) => {
  if ([].concat(task.goal).some((goal) => holds(goal, known))) return 'right';
  const decided = made >= (task.moves || 1) || (task.fail && holds(task.fail, known));
  if (!decided) return '';
  const miss = Object.entries(task.misses || {}).find(([, wanted]) => holds(wanted, known));
  return miss ? `wrong ${miss[0]}` : 'wrong';
};

const moved = (event) => {
  if (!current || current.section.dataset.state !== 'open') return;
  made += 1;
  const verdict = judge(current, facts(event.detail));
  if (!verdict) return;
  say(current, verdict);
  if (verdict !== 'right') {
    buttons(current, 'again');
    return;
  }
  kept.solved.add(current.id);
  keep();
  const further = tasks[tasks.indexOf(current) + 1];
  buttons(current, 'again', ...(further ? ['next_task'] : []));
  showSolved();
};

const act = (event) => {
  const button = event.target.closest('[data-act]');
  if (!button) return;
  const task = tasks.find(({ section }) => section.contains(button));
  const wanted = button.dataset.act === 'next_task' ? tasks[tasks.indexOf(task) + 1] : task;
  begin(wanted);
  const heading = wanted.section.querySelector('h3');
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.querySelector('.board').scrollIntoView({ block: 'nearest' });
};

if (board && tasks.length) {
  current = tasks[0];
  tasks[0].section.classList.add('is-current');
  for (const task of tasks) {
    say(task, '');
    buttons(task, ...(task === current ? [] : ['begin']));
  }
  board.addEventListener('move', moved);
  document.querySelector('.try').addEventListener('click', act);
}
showSolved();
