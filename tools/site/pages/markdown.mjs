// Markdown to HTML, for markdown.py: texts by name as JSON in, the same as HTML out.
import { text } from 'node:stream/consumers';
import { Marked } from 'marked';

/**
 * The anchor that a heading gets on the usual Markdown sites.
 * @param {string} heading
 */
const anchor = (heading) => heading.replaceAll('`', '').toLowerCase()
  .replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text: plain }) {
      return `<h${depth} id="${anchor(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** @type {Record<string, string>} */
const texts = JSON.parse(await text(process.stdin));
const pages = Object.entries(texts).map(([name, source]) => [name, marked.parse(source)]);
process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
