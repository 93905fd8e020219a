"""What is not looked at is not painted: the map takes longer than all the rest."""

from __future__ import annotations

GROUND = """#map :is(#ground, #streets, #river, #parks, #names, #taxi, #bus,
  #underground, #ferry, #frame, #compass, #legend) { visibility: hidden }"""
"""What nobody taps: it keeps its place, and stations and pieces are painted."""
BOARD = "#board-frame > :is(#board, #grid) { content-visibility: hidden }"
"""The board itself: as large as before, but not laid out either."""
_LEAVE_OUT = """(styles) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}"""


def leave_out(page, styles):
    """Have only this not painted until the page is left; an empty text: nothing."""
    page.evaluate(_LEAVE_OUT, styles)
