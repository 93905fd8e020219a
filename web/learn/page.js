// Elements of a chapter's page.

/** The chapter's board; other pages of the course have none. */
export const board = document.querySelector('sy-board');

/**
 * @param {string} selector
 * @param {ParentNode} [within]
 */
export const all = (selector, within = document) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);

/**
 * The only one, or the first: the build has written it.
 * @param {string} selector
 * @param {ParentNode} [within]
 */
export const one = (selector, within = document) => /** @type {HTMLElement} */ (within.querySelector(selector));

/** @param {HTMLElement} heading */
export const focus = (heading) => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
