"""What the rules say of a draft, sound or not: as far as its edition and log tell."""

from __future__ import annotations

from collections.abc import Sequence

from sy_core.classic import deal as classic_deal
from sy_core.classic.editions.model import Edition as ClassicEdition
from sy_core.classic.editions.model import Log
from sy_core.classic.state import Table as ClassicTable
from sy_core.hunting import deal as hunting_deal
from sy_core.hunting.editions import DOUBLES, HELICOPTERS
from sy_core.hunting.editions import Edition as DiceEdition
from sy_core.hunting.layout import tile_of
from sy_core.hunting.state import Table as DiceTable
from sy_core.terms import Station
from ui.editor.draft import UNKNOWN, Draft, legs_of
from ui.setup.party import edition_of, is_classic


def classic_table(draft: Draft) -> ClassicTable:
    """The party of a classic game, nobody placed."""
    edition = edition_of(draft)
    assert isinstance(edition, ClassicEdition)
    rules = classic_deal.house_rules(edition, dict(draft.rules), draft.players)
    return ClassicTable(edition, draft.players, rules, ())


def dice_table(draft: Draft) -> DiceTable:
    """The party of a dice game, on its tiles."""
    edition = edition_of(draft)
    assert isinstance(edition, DiceEdition)
    rules = hunting_deal.house_rules(edition, dict(draft.rules))
    return DiceTable(edition, draft.players, rules, draft.tiles, draft.light)


def table_of(draft: Draft) -> ClassicTable | DiceTable:
    """Who plays, by which rules."""
    return classic_table(draft) if is_classic(draft) else dice_table(draft)


def stations_of(draft: Draft) -> Sequence[Station]:
    """All stations of the board, or spaces of the tiles."""
    if is_classic(draft):
        return classic_table(draft).edition.board.stations
    return dice_table(draft).layout.spaces


def has_open_log(draft: Draft) -> bool:
    """Whether stations lie open as a rule (the beginners' version)."""
    edition = edition_of(draft)
    return isinstance(edition, ClassicEdition) and edition.log is Log.OPEN


def most_turns(draft: Draft) -> int:
    """So many turns a log can hold."""
    if is_classic(draft):
        return classic_table(draft).rules.rounds
    return dice_table(draft).log_spaces


def is_marked(draft: Draft, entry: int) -> bool:
    """Whether an entry, counted from 0, is a circled one."""
    return entry + 1 in table_of(draft).marked


def showing_of(draft: Draft, entry: int) -> str:
    """Whether the station of an entry lies open: ``always``, ``never`` or ``may``.

    In the dice game a reveal lays open the whole way so far (R34).
    """
    table = table_of(draft)
    if isinstance(table, DiceTable):
        last = len(legs_of(draft))
        opened = max((n for n in table.marked if n <= last), default=0)
        return "always" if entry < opened else "never"
    if has_open_log(draft):
        return "may"
    if entry + 1 in table.marked:
        return "never" if legs_of(draft)[entry].sign == UNKNOWN else "always"
    return "may" if table.rules.appearances else "never"


def signs_of(draft: Draft) -> tuple[str, ...]:
    """What may lie on the log, as letters."""
    if not is_classic(draft):
        return ("T", "B", "U", "X", "H", "-")
    table = classic_table(draft)
    served = {
        ticket.value
        for rides in table.edition.board.rides.values()
        for ticket, ends in rides.items()
        if ends
    }
    stays = ("-",) if table.rules.blocked_stays else ()
    has = [sign for sign in "TBU" if sign in served]
    return (*has, *("X" * bool(table.crew.black)), UNKNOWN, *stays)


def most_legs(draft: Draft) -> int:
    """Entries of one turn: one, and one for each double that may be played in it."""
    if not is_classic(draft):
        return 1 + DOUBLES
    table = classic_table(draft)
    return 1 + (table.rules.doubles_per_turn if table.edition.doubles else 0)


def left_of(draft: Draft) -> dict[str, int]:
    """Special tickets and moves that the log leaves to Mister X."""
    signs = [leg.sign for leg in legs_of(draft)]
    doubled = sum(len(turn) - 1 for turn in draft.log)
    crew = table_of(draft).crew
    if is_classic(draft):
        doubles = classic_table(draft).edition.doubles
        left = {"black": crew.black - signs.count("X"), "doubles": doubles - doubled}
    else:
        tokens = signs[1:]
        left = {
            "black": crew.black - tokens.count("X"),
            "doubles": DOUBLES - doubled,
            "helicopters": HELICOPTERS - tokens.count("H"),
        }
    return {name: max(0, count) for name, count in left.items()}


def letter_of(station: int) -> str:
    """The tile that carries a space."""
    return tile_of(Station(station))


def usual_go(draft: Draft) -> str:
    """What comes next if nothing is said of it."""
    if is_classic(draft):
        return "x"
    if None in draft.at:
        return "place"
    return "roll" if draft.log else "hide"
