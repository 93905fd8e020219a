// What the page itself needs to make a page of a lesson (ui/builder/lesson.py).
//
//   lesson()       what every lesson is made with
//   lesson(json)   … and pieces of Markdown as HTML: {name: text, …}
//
// Both are told by the hidden field #lesson-heard, as if somebody had typed it there; nothing, if
// it cannot be fetched. HTML is text here: it goes into a file, never into this document.

import { rendered } from './markdown.js';

/** What the build has written, as text: it is read by Python. */
async function kit() {
  try {
    const answer = await fetch(`${window.sy?.base}js/lesson.json`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** @param {string} [texts] */
export async function lesson(texts) {
  const html = texts ? rendered(JSON.parse(texts), { isStrange: true }) : {};
  const told = { kit: await kit(), html };
  const field = /** @type {HTMLOutputElement | null} */ (document.getElementById('lesson-heard'));
  if (!field) return;           // left meanwhile
  field.value = JSON.stringify(told);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
