// What is remembered: solved tasks and the edition. Storage may be forbidden.

import { all, one } from './page.js';

// By the path of the site: copies of it keep apart what earlier releases kept in one.
const KEY = `sy ${new URL('../../', import.meta.url).pathname} learn`;
const EARLIER = 'sy:learn';

/** @returns {{solved: Set<string>, edition: string}} */
const found = () => {
  try {
    const { solved, edition } = JSON.parse(localStorage.getItem(KEY) || localStorage.getItem(EARLIER) || '{}') || {};
    return { solved: new Set(Array.isArray(solved) ? solved.map(String) : []), edition: String(edition || '') };
  } catch {
    return { solved: new Set(), edition: '' };
  }
};
const kept = found();

const keep = () => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ solved: [...kept.solved], edition: kept.edition }));
  } catch { /* then only until the page is closed */ }
};

/** The edition whose rules are read; empty: none was chosen yet. */
export const chosenEdition = () => kept.edition;

/** @param {string} edition */
export const chooseEdition = (edition) => {
  kept.edition = edition;
  keep();
};

/**
 * The tasks that an entry of the table of contents stands for.
 * @param {HTMLElement} entry
 */
const tasksOf = (entry) => String(entry.dataset.tasks).split(' ');
/** @param {string[]} ids */
const countSolved = (ids) => ids.filter((id) => kept.solved.has(id)).length;

/** Ticks in the table of contents and at tasks, and how many there are. */
export const showSolved = () => {
  const entries = all('[data-tasks]');
  for (const entry of entries) {
    const wanted = tasksOf(entry);
    one('.done', entry).hidden = countSolved(wanted) < wanted.length;
  }
  const tasks = [...new Set(entries.flatMap(tasksOf))];
  for (const line of all('.progress')) {
    line.textContent = String(line.dataset.words)
      .replace('{done}', String(countSolved(tasks))).replace('{all}', String(tasks.length));
    line.hidden = false;
  }
};

/** @param {string} id */
export const addSolved = (id) => {
  kept.solved.add(id);
  keep();
  showSolved();
};
