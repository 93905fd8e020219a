"""The classic game beside the map, as the table asks for it."""

from __future__ import annotations

from typing import Final

from ui.classic.board import absent_lines, board
from ui.classic.cards import cards
from ui.classic.log import log
from ui.classic.prompts import head, prompt
from ui.classic.story import ending, motive, news
from ui.classic.tools import chip, tools
from ui.classic.whynot import refusal_at, why_not
from ui.table.panels import Panels

PANELS: Final = Panels(
    board=board,
    absent_lines=absent_lines,
    first_on_route=0,
    head=head,
    prompt=prompt,
    log=log,
    cards=cards,
    tools=tools,
    chip=chip,
    news=news,
    ending=ending,
    motive=motive,
    refusal_at=refusal_at,
    why_not=why_not,
)
