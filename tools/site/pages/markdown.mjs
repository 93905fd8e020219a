// Markdown to HTML, for markdown.py: texts by name as JSON in, the same as HTML out.
// With --strange they are not ours: HTML in them is text, and links lead to pages only.
import { text } from 'node:stream/consumers';
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

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text: plain }) {
      return `<h${depth} id="${anchor(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

if (process.argv.includes('--strange')) {
  marked.use({
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
}

/** @type {Record<string, string>} */
const texts = JSON.parse(await text(process.stdin));
const pages = Object.entries(texts).map(([name, source]) => [name, marked.parse(source)]);
process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
