"""A draft with another log, or another way of Mister X.

Where he is now stays where it is when a log is changed; the way that led there is
forgotten as far as it no longer fits the entries.
"""

from __future__ import annotations

from dataclasses import replace

from ui.editor.draft import (
    STAYED,
    UNKNOWN,
    Draft,
    Leg,
    Stop,
    legs_of,
    places_of_legs,
    station_at,
    stop_at,
    with_leg,
    x_station,
)
from ui.editor.facts import (
    has_open_log,
    is_marked,
    left_of,
    letter_of,
    most_legs,
    most_turns,
    showing_of,
    signs_of,
)
from ui.setup.party import is_classic


def settled(draft: Draft) -> Draft:
    """What must lie open does; what must not is Mister X's own knowledge.

    What is reckoned from the log is reckoned anew.
    """
    draft = replace(draft, supply=None, may=("", ""), x=draft.x[-_longest(draft) :])
    draft = _without_vain_tickets(_concealed(_with_counts_left(draft)))
    for entry, leg in enumerate(legs_of(draft)):
        showing = showing_of(draft, entry)
        stop = stop_at(draft, entry)
        if showing == "always" and leg.station is None and stop is not None:
            draft = with_leg(draft, entry, replace(leg, station=stop.station))
        elif showing == "never" and leg.station is not None:
            if entry == len(legs_of(draft)) - 1 and not draft.x:
                draft = replace(draft, x=(Stop(leg.station),))
            draft = with_leg(draft, entry, replace(leg, station=None))
    return draft


def _concealed(draft: Draft) -> Draft:
    """In an open log a marked entry conceals its ticket, unless that is black (R29)."""
    if not has_open_log(draft):
        return draft
    for entry, leg in enumerate(legs_of(draft)):
        if is_marked(draft, entry) and leg.sign not in ("X", UNKNOWN):
            draft = with_leg(draft, entry, replace(leg, sign=UNKNOWN))
    return draft


def _without_vain_tickets(draft: Draft) -> Draft:
    """A ticket is hidden only where the log does not tell it."""
    first = len(legs_of(draft)) - len(draft.x)
    stops = (
        stop if hides_ticket(draft, first + at) else replace(stop, ticket="")
        for at, stop in enumerate(draft.x)
    )
    return replace(draft, x=tuple(stops))


def hides_ticket(draft: Draft, entry: int) -> bool:
    """Whether Mister X alone can know the ticket of an entry (an open log's, R29)."""
    if entry < 0 or not has_open_log(draft) or stop_at(draft, entry) is None:
        return False
    return legs_of(draft)[entry].sign == UNKNOWN


def with_hidden_ticket(draft: Draft, entry: int, sign: str) -> Draft:
    """What Mister X knows of the ticket of an entry; nothing: he does not say."""
    if sign not in ("", *hidden_signs(draft)) or not hides_ticket(draft, entry):
        return draft
    at = len(draft.x) - (len(legs_of(draft)) - entry)
    stop = replace(draft.x[at], ticket=sign)
    return replace(draft, x=(*draft.x[:at], stop, *draft.x[at + 1 :]))


def hidden_signs(draft: Draft) -> tuple[str, ...]:
    """The tickets that can lie face down: a black one lies open."""
    return tuple(sign for sign in signs_of(draft) if sign in "TBU")


def _with_counts_left(draft: Draft) -> Draft:
    """No more special tickets than the log leaves."""
    left = left_of(draft)

    def fewer(name: str, count: int | None) -> int | None:
        return None if count is None or count >= left.get(name, 0) else count

    return replace(
        draft,
        black=fewer("black", draft.black),
        doubles=fewer("doubles", draft.doubles),
        helicopters=fewer("helicopters", draft.helicopters),
    )


def _longest(draft: Draft) -> int:
    """Stops that his way can have: an entry each, and his start in the classic game."""
    return max(1, len(legs_of(draft)) + is_classic(draft))


def with_x(draft: Draft, station: int | None) -> Draft:
    """Mister X somewhere else, or nobody knows where."""
    legs = legs_of(draft)
    if station is not None and not is_classic(draft) and len(legs) <= 1:
        hidden = Leg(letter_of(station))  # he has just hidden, on that tile
        return replace(draft, log=((hidden,),), x=(Stop(station),), may=("", ""))
    return with_station(draft, len(legs) - 1, station)


def with_station(draft: Draft, entry: int, station: int | None) -> Draft:
    """Another station at an entry, counted from 0; -1: his start.

    His own way is said without gaps, from where he is backwards.
    """
    draft = replace(draft, may=("", ""))
    if entry >= 0 and _lies_open(draft, entry):
        leg = replace(legs_of(draft)[entry], station=station)
        draft = with_leg(draft, entry, leg)
        if station is None or stop_at(draft, entry) is None:
            return _way_from(draft, entry + 1) if station is None else draft
    back = len(legs_of(draft)) - entry
    if station is None:
        return _way_from(draft, entry + 1)
    if not can_be_said(draft, entry):
        return draft
    way = [station_at(draft, n) for n in range(entry + 1, len(legs_of(draft)))]
    later = [stop_at(draft, n) for n in range(entry + 1, len(legs_of(draft)))]
    stops = (old or Stop(at or 0) for old, at in zip(later, way, strict=True))
    earlier = draft.x[:-back] if len(draft.x) > back else ()
    return replace(draft, x=(*earlier, Stop(station), *stops))


def _way_from(draft: Draft, entry: int) -> Draft:
    """His way with nothing said before an entry."""
    kept = len(legs_of(draft)) - entry
    return replace(draft, x=draft.x[-kept:] if kept else ())


def _lies_open(draft: Draft, entry: int) -> bool:
    showing = showing_of(draft, entry)
    if showing == "may":
        said = legs_of(draft)[entry].station is not None
        return said or (has_open_log(draft) and stop_at(draft, entry) is None)
    return showing == "always"


def can_be_said(draft: Draft, entry: int) -> bool:
    """Whether the station of an entry can be said: there are no gaps after it."""
    if entry >= 0 and _lies_open(draft, entry):
        return True
    if entry < 0 and not is_classic(draft):
        return False
    later = range(entry + 1, len(legs_of(draft)))
    return all(station_at(draft, each) is not None for each in later)


def with_shown(draft: Draft, entry: int, *, shown: bool) -> Draft:
    """An entry in sight of the detectives, or not, where the rules leave it open."""
    if showing_of(draft, entry) != "may":
        return draft
    leg, station = legs_of(draft)[entry], station_at(draft, entry)
    if shown:
        return with_leg(draft, entry, replace(leg, station=station))
    hidden = with_leg(draft, entry, replace(leg, station=None))
    if station is None or stop_at(draft, entry) is not None:
        return hidden
    if entry == len(legs_of(draft)) - 1:
        return replace(hidden, x=(Stop(station),))
    return hidden


def with_turn(draft: Draft) -> Draft:
    """One more turn at the end of the log; where he is now stays."""
    if len(draft.log) >= most_turns(draft):
        return draft
    here = x_station(draft)
    if not draft.log and not is_classic(draft):
        start = letter_of(here) if here is not None else draft.tiles[:1]
        return settled(replace(draft, log=((Leg(start),),)))
    entry = len(legs_of(draft))
    grown = replace(draft, log=(*draft.log, (Leg(_usual_sign(draft, entry)),)))
    seen = entry > 0 and legs_of(draft)[-1].station is not None
    x = () if here is None or seen else (Stop(here),)  # he has gone on from there
    return settled(_as_shown(replace(grown, x=x), entry, here))


def _as_shown(draft: Draft, entry: int, station: int | None) -> Draft:
    """In an open log he is seen, unless the entry conceals him."""
    if not has_open_log(draft) or is_marked(draft, entry):
        return draft
    return with_leg(draft, entry, replace(legs_of(draft)[entry], station=station))


def _usual_sign(draft: Draft, entry: int) -> str:
    concealed = has_open_log(draft) and is_marked(draft, entry)
    return UNKNOWN if concealed else signs_of(draft)[0]


def without_turn(draft: Draft) -> Draft:
    """One turn less at the end of the log; he goes back as far as his way is known."""
    if not draft.log:
        return draft
    gone = len(draft.log[-1])
    back = draft.x[:-gone] if len(draft.x) > gone else draft.x[-1:]
    left = replace(draft, log=draft.log[:-1], x=back)
    if not left.log and not is_classic(draft):
        left = replace(left, x=())
    return settled(left)


def with_sign(draft: Draft, entry: int, sign: str) -> Draft:
    """Another ticket at an entry, or unknown, or stayed."""
    known = signs_of(draft) if is_classic(draft) or entry else tuple(draft.tiles)
    if sign not in known:
        return draft
    turn, _ = list(places_of_legs(draft))[entry]
    if sign == STAYED and len(draft.log[turn]) > 1:
        return draft
    return settled(with_leg(draft, entry, replace(legs_of(draft)[entry], sign=sign)))


def with_double(draft: Draft, turn: int) -> Draft:
    """A turn of two entries instead of one, or of one; his way begins at its end."""
    legs = draft.log[turn]
    double = len(legs) == 1
    if double and not can_double(draft, turn):
        return draft
    after = sum(len(each) for each in draft.log[turn + 1 :])
    other = (*legs, Leg(_usual_sign(draft, 0))) if double else legs[:1]
    log = (*draft.log[:turn], other, *draft.log[turn + 1 :])
    return settled(replace(draft, log=log, x=draft.x[-(after + 1) :]))


def can_double(draft: Draft, turn: int) -> bool:
    """Whether a turn may be a double at all."""
    legs = draft.log[turn]
    starts = not is_classic(draft) and turn == 0
    return not starts and len(legs) < most_legs(draft) and legs[0].sign != STAYED


def with_rounds(draft: Draft, rounds: int) -> Draft:
    """Another number of turns: unknown ones come and go before all others."""
    rounds = max(0, min(rounds, most_turns(draft)))
    missing = rounds - len(draft.log)
    unknown = ((Leg(UNKNOWN),),) * max(0, missing)
    log = (*unknown, *draft.log) if missing >= 0 else draft.log[-missing:]
    entries = sum(map(len, log))
    return settled(replace(draft, log=log, x=draft.x[-(entries + 1) :]))
