"""What is said in English of the classic game alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.classic.view import PawnStatus

NOTATION: Final = """\
  Mister X     T46 taxi, B34 bus, U13 underground, X10 black ticket (and ferry);
               46 alone where one ticket fits; B34+X10 plays a double
  detectives   D1 T46, or T46 or 46 where only one can be meant; P1 T46 a bobby
  if asked     !D1T+D2B appear and take these tickets, ! take none;
               . stay hidden; - stay put"""

STATUSES: Final[Mapping[PawnStatus, str]] = MappingProxyType(
    {
        PawnStatus.MOVED: "has moved",
        PawnStatus.READY: "to move",
        PawnStatus.WAITING: "waits",
        PawnStatus.JAMMED: "sits out: pursuers on every target",
        PawnStatus.SAT_OUT: "sits out: could not move on its turn",
        PawnStatus.STRANDED: "sits out: no ticket fits here",
    }
)
