"""The dice game beside and on its tiles, as the table asks for it."""

from __future__ import annotations

from typing import Final

from ui.hunting.board import absent_lines, board
from ui.hunting.cards import cards
from ui.hunting.log import log
from ui.hunting.prompts import head, prompt
from ui.hunting.story import ending, motive, news
from ui.hunting.tools import chip, tools
from ui.hunting.whynot import refusal_at, why_not
from ui.table.panels import Panels

PANELS: Final = Panels(
    board=board,
    absent_lines=absent_lines,
    first_on_route=1,
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
