/* The tasks of a chapter, which its board answers. A task is data in its section: the attributes
 * of the board, one of them the task itself (docs/tasks.md). The board judges; what is said of
 * an answer stands in the page.
 *
 * It knows boards only through the public element <sy-board>: attributes in, events
 * out (docs/embed.md).
 */

import { all, board, focus, one } from './page.js';
import { addSolved } from './solved.js';

/**
 * @typedef {object} Task  as above
 * @property {string} id  of its section
 * @property {HTMLElement} section  with its words and buttons
 * @property {Record<string, string>} board
 */

/** Attributes of a board that a task may have. */
const NAMES = ['position', 'record', 'game', 'edition', 'players', 'layout', 'seed', 'seat', 'mode',
  'computer', 'level', 'highlight', 'focus', 'parts', 'arrows', 'task'];

/** @type {Task[]} */
let tasks = [];
/** @type {Task | null} */
let current = null;
let ready = false;            // the board has begun once
let late = false;             // it was given something else while it started

// ---- what is shown of a task

/**
 * @param {Task} task
 * @param {string[]} acts  of the buttons that it has now, the main one first
 */
const offer = (task, ...acts) => {
  for (const button of all('[data-act]', task.section)) {
    const at = acts.indexOf(String(button.dataset.act));
    button.hidden = at < 0;
    button.classList.toggle('primary', at === 0 && acts[0] !== 'begin');
  }
};

/**
 * What leads on from a task that is decided.
 * @param {Task} task
 */
const mainOf = (task) => one('.primary:not([hidden])', task.section);

/**
 * The board says how it went, with the same way on: eyes and fingers are there.
 * @param {Task | null} task  none: it says nothing
 */
const tellOnBoard = (task) => {
  const verdict = one('.verdict');
  verdict.hidden = !task;
  if (!task) return;
  const { state } = task.section.dataset;
  const button = one('button', verdict);
  verdict.dataset.state = state;
  one('p', verdict).textContent = String(one('.questions').dataset[String(state)]);
  button.textContent = mainOf(task).textContent;
  // By keys: the next press goes on.
  if (state === 'right' && document.activeElement === board) button.focus({ preventScroll: true });
};

/**
 * @param {Task} task
 * @param {string} when
 */
const say = (task, when) => {
  for (const text of all('.said', task.section)) {
    text.hidden = text.dataset.when !== when;
  }
  task.section.dataset.state = when ? when.split(' ')[0] : 'open';
};

const isOpen = () => current?.section.dataset.state === 'open';

/**
 * The board takes a task's attributes, and loses those that the task has none of.
 * @param {SyBoardElement} element
 * @param {Task} task
 */
const show = (element, task) => {
  const changed = NAMES.filter((name) => element.getAttribute(name) !== (task.board[name] ?? null));
  for (const name of changed) {
    if (name in task.board) element.setAttribute(name, task.board[name]);
    else element.removeAttribute(name);
  }
  if (!ready) late ||= changed.length > 0;
  else if (!changed.length) element.reset();
  element.dataset.state = 'waiting';
};

/**
 * Work on a task from now on.
 * @param {Task} task
 */
const take = (task) => {
  current = task;
  for (const each of tasks) {
    each.section.classList.toggle('is-current', each === task);
    say(each, '');
    offer(each, ...(each === task ? [] : ['begin']));
  }
  tellOnBoard(null);
  if (board) show(board, task);
};

// ---- what happens

/** @param {Event} event */
const judged = (event) => {
  if (!current || !isOpen()) return;
  const { verdict, miss } = /** @type {CustomEvent<SyBoardVerdict>} */ (event).detail;
  say(current, miss ? `${verdict} ${miss}` : verdict);
  if (verdict === 'right') {
    addSolved(current.id);
    offer(current, current === tasks.at(-1) ? 'next_chapter' : 'next_task', 'again');
  } else {
    offer(current, 'again');
  }
  tellOnBoard(current);
};

/**
 * The board begins, perhaps again, perhaps by its own button.
 * @param {SyBoardElement} element
 */
const begun = (element) => {
  ready = true;
  if (late) {
    late = false;
    element.setAttribute('position', String(element.getAttribute('position')));
    return;
  }
  element.dataset.state = 'ready';
  if (current && !isOpen()) {
    say(current, '');
    offer(current);
    tellOnBoard(null);
  }
};

/**
 * A button of a task, or of the board.
 * @param {HTMLElement} button
 */
export const act = (button) => {
  if (button.dataset.act === 'main') {
    if (current) mainOf(current).click();
    return;
  }
  const at = tasks.findIndex(({ section }) => section.contains(button));
  const wanted = tasks[button.dataset.act === 'next_task' ? at + 1 : at];
  take(wanted);
  focus(one('h3', wanted.section));
  one('.board').scrollIntoView({ block: 'nearest' });
};

/** The tasks of a chapter that has come. */
export const readTasks = () => {
  current = null;
  tasks = all('.task').map((section) => ({
    section, id: section.id, ...JSON.parse(String(section.dataset.task)),
  }));
  if (board && tasks.length) take(tasks[0]);
};

/** @param {SyBoardElement} element */
const listenTo = (element) => {
  element.addEventListener('verdict', judged);
  element.addEventListener('ready', () => begun(element));
};
if (board) listenTo(board);
