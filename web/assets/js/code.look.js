// How the workshop's editor looks: in the colours of the page, whichever theme it has.

const FONT = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace';

const SHEET = {
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: FONT, lineHeight: '1.5', minHeight: '20rem', maxHeight: 'min(34rem, 70vh)' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-cursor, .cm-dropCursor': { borderInlineStartColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--code-chosen)',
  },
  '.cm-gutters': { color: 'var(--ink-2)', backgroundColor: 'var(--sheet-2)', borderInlineEnd: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'var(--code-line)' },
  '.cm-activeLineGutter': { color: 'var(--ink)', backgroundColor: 'var(--code-line)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--code-line)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--code-chosen)' },
  '.cm-foldPlaceholder': { color: 'var(--ink-2)', backgroundColor: 'var(--sheet-2)', borderColor: 'var(--line)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--sheet-2)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-tooltip': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--dark-ink)', backgroundColor: 'var(--dark)' },
};

/** @param {any} cm  the editor's modules */
export function look({ EditorView, HighlightStyle, syntaxHighlighting, tags }) {
  const style = HighlightStyle.define([
    { tag: [tags.keyword, tags.controlKeyword, tags.operatorKeyword, tags.self], color: 'var(--violet)' },
    { tag: [tags.string, tags.special(tags.string)], color: 'var(--green)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--orange)' },
    { tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
    { tag: [tags.definition(tags.className), tags.className], color: 'var(--blue)', fontWeight: '600' },
    { tag: [tags.function(tags.definition(tags.variableName)), tags.function(tags.variableName)], color: 'var(--blue)' },
    { tag: tags.invalid, color: 'var(--accent)' },
  ]);
  return [EditorView.theme(SHEET), syntaxHighlighting(style)];
}
