// Markdown to HTML, for the build (tools/site/pages) and for lessons that the page makes (lesson.js).

import { Marked } from 'marked';

/**
 * The anchor that a heading gets on the usual Markdown sites.
 * @param {string} heading
 */
const anchor = (heading) => heading.replaceAll('`', '').toLowerCase()
  .replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');

/** @param {string} source */
const escape = (source) => source.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Whether an address leads to a page, or beside this one: nothing that could run.
 * @param {string} address
 */
const isPlain = (address) => /^(https?:|mailto:)/i.test(address) || !/^[^/?#]*:/.test(address);

const ours = () => new Marked({
  renderer: {
    heading({ tokens, depth, text: plain }) {
      return `<h${depth} id="${anchor(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Texts that are not ours: HTML in them is text, and links lead to pages only. */
const strange = () => ours().use({
  renderer: {
    html: ({ text: source }) => escape(source),
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      return isPlain(href) ? `<a href="${escape(href)}">${inner}</a>` : inner;
    },
    image: ({ href, text: source }) => (isPlain(href)
      ? `<img src="${escape(href)}" alt="${escape(source)}">` : escape(source)),
  },
});

/**
 * Each text as HTML, by the same name; headings have anchors.
 * @param {Record<string, string>} texts
 * @param {{isStrange: boolean}} how
 * @returns {Record<string, string>}
 */
export function rendered(texts, { isStrange }) {
  const marked = isStrange ? strange() : ours();
  return Object.fromEntries(
    Object.entries(texts).map(([name, source]) => [name, marked.parse(source, { async: false })]),
  );
}
