// Markdown to HTML, for markdown.py: texts by name as JSON in, the same as HTML out.
// With --strange they are not ours: HTML in them is text, and links lead to pages only.
import { text } from 'node:stream/consumers';
import { rendered } from '../../../web/assets/js/markdown.js';

/** @type {Record<string, string>} */
const texts = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(rendered(texts, { isStrange: process.argv.includes('--strange') })));
