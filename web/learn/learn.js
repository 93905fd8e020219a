/* What a chapter adds to its text: tasks that a board answers (tasks.js), what was solved
 * (solved.js), and a way to the next chapter. From chapter to chapter only the text
 * changes; the board stays, so that Python has to start once and not in every chapter.
 */

import { all, board, focus, one } from './page.js';
import { chooseEdition, chosenEdition, showSolved } from './solved.js';
import { act, readTasks } from './tasks.js';

/** What is taken from another chapter's page: all but the board. */
const PARTS = ['.bar', '.contents', '.prose', '.questions', '.neighbours', '.foot'];

// The only texts that become markup here are chapters of ours; nothing in them runs.
const doors = { createHTML: (/** @type {string} */ text) => text };
const policy = window.trustedTypes?.createPolicy('sy-learn', doors) ?? doors;

// Here the list of chapters would push the text down.
const narrow = window.matchMedia?.('(width < 1100px)');

/** @returns {HTMLDetailsElement | null} */
const contents = () => document.querySelector('.contents details');

/** A chapter has come. */
const open = () => {
  // The game links to the rules of its own edition.
  const [, edition] = /^#edition-(\w+)$/.exec(location.hash) || [];
  if (edition && document.getElementById(`edition-${edition}`)) chooseEdition(edition);
  const radios = /** @type {HTMLInputElement[]} */ (all('input[name=edition]'));
  for (const radio of radios) radio.checked = radio.value === (chosenEdition() || '2013');
  const folding = contents();
  if (folding && narrow?.matches) folding.open = false;
  /** @type {HTMLElement | null | undefined} */
  const here = folding?.querySelector('[aria-current]');
  // Beside the text it is as high as the window: the last chapters lie below.
  if (folding && here) folding.scrollTop = here.offsetTop - folding.clientHeight / 2;
  readTasks();
  showSolved();
};

// ---- to another chapter

/** @param {URL} url */
const isChapter = (url) => board && url.origin === location.origin
  && /\/learn\/[a-z]+\/(?!index)[a-z-]+\.html$/.test(url.pathname);

/**
 * Take another chapter's text.
 * @param {Document} next
 */
const turnPage = (next) => {
  for (const part of PARTS) one(part).replaceWith(one(part, next));
  for (const old of all('link[rel=alternate]')) old.remove();
  document.head.append(...all('link[rel=alternate]', next));
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.body.dataset.page = next.body.dataset.page;
  one('#try').textContent = one('#try', next).textContent;
  one('sy-board').lang = one('sy-board', next).lang;
};

/** @param {URL} url */
const turnTo = async (url) => {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    turnPage(new DOMParser().parseFromString(policy.createHTML(await answer.text()), 'text/html'));
    open();
    return true;
  } catch {
    location.assign(url);       // the plain way still works
    return false;
  }
};

/**
 * @param {MouseEvent} event
 * @param {HTMLAnchorElement} link
 */
const follow = async (event, link) => {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const url = new URL(link.href);
  if (!plain || event.defaultPrevented || url.hash || !isChapter(url)) return;
  event.preventDefault();
  if (!await turnTo(url)) return;
  history.pushState(null, '', url);
  scrollTo(0, 0);
  focus(one('h1'));
};

document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  /** @type {HTMLElement | null} */
  const button = target.closest('[data-act]');
  /** @type {HTMLAnchorElement | null} */
  const link = target.closest('a[href]');
  if (link) follow(event, link);
  else if (button) act(button);
});
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'edition') chooseEdition(target.value);
});
if (board) {
  const { theme } = document.documentElement.dataset;
  if (theme && theme !== 'auto') board.setAttribute('theme', theme);
  addEventListener('popstate', () => {
    const url = new URL(location.href);
    if (isChapter(url)) turnTo(url);
  });
}
// A tablet that is turned: beside the text there is room for it.
narrow?.addEventListener?.('change', () => {
  const folding = contents();
  if (folding) folding.open = !narrow.matches;
});
open();
