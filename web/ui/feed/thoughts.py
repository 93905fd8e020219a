"""What computer players had in mind, in one sentence for each of their turns.

What one detective does alone says little: it looks for him where he hardly is, or goes
some way towards him. So a round has one sentence: its strongest reason if that is
worth one, else what they do together. Mister X's reasons are his own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from sy_core.knowledge import Turn
from sy_core.messages.motive import Motive
from sy_core.terms import MISTER_X
from ui.computer.reasons import sentence
from ui.feed.areas import area_of
from ui.feed.state import Said
from ui.table.reasoned import Reasoned
from ui.table.scene import Scene

Reasons = Mapping[int, Reasoned]
"""By the number of the move."""
LIKELY: Final = 0.2
"""How likely he has to be somewhere for that to be worth telling."""
ORDER: Final = (Motive.CUTS_OFF, Motive.SEARCHES, Motive.CATCHES)
"""What is worth a sentence of its own, the strongest last."""


def is_telling(reasoned: Reasoned) -> bool:
    """Whether a reason is worth a sentence of its own."""
    if reasoned.motive == Motive.SEARCHES:
        return _chance(reasoned) >= LIKELY
    return reasoned.motive in ORDER or reasoned.seat == MISTER_X


def thoughts(scene: Scene, reasons: Reasons) -> Iterator[Said]:
    """Sentences that may be read, one for each turn of either side, oldest first."""
    history = scene.view.history
    together: dict[int, Reasoned] = {}
    for number, event in enumerate(history):
        if isinstance(event, Turn):
            yield from _of_round(scene, together)
            together = {}
        reasoned = reasons.get(number)
        if reasoned is None:
            continue
        if reasoned.seat != MISTER_X:
            together[number] = reasoned
        elif text := sentence(scene, reasoned):
            yield Said(number, text)
    if MISTER_X in scene.view.to_move or scene.view.outcome is not None:
        yield from _of_round(scene, together)


def said_last(scene: Scene, reasons: Reasons) -> str:
    """What is to be said after the last event: a turn has ended with it."""
    last = len(scene.view.history) - 1
    told = [said.text for said in thoughts(scene, reasons) if said.number == last]
    return " ".join(told)


def _of_round(scene: Scene, together: Mapping[int, Reasoned]) -> Iterator[Said]:
    if not together:
        return
    telling = [reasoned for reasoned in together.values() if is_telling(reasoned)]
    if telling:
        text = sentence(scene, max(telling, key=_weight))
    elif len(together) == 1:
        text = sentence(scene, *together.values())
    else:
        text = _merged(scene, [*together.values()])
    yield Said(max(together), text)


def _merged(scene: Scene, reasons: list[Reasoned]) -> str:
    """What several do together, and in which part of the town."""
    words = scene.words
    aims = [r for r in reasons if r.motive in (Motive.CLOSES_IN, Motive.SEARCHES)]
    if not aims:
        return words("minds.regroup")
    areas = Counter(area_of(scene, _aim(reasoned)) for reasoned in aims)
    area, count = areas.most_common(1)[0]
    if area is None:
        return words("minds.close_in")
    if 2 * count <= len(aims):
        return words("minds.all_sides")
    return words(f"minds.close_in_on.{area}")


def _aim(reasoned: Reasoned) -> int:
    values = reasoned.values
    return int(str(values.get("target", values.get("to", 0))))


def _weight(reasoned: Reasoned) -> tuple[int, float]:
    return ORDER.index(Motive(reasoned.motive)), _chance(reasoned)


def _chance(reasoned: Reasoned) -> float:
    return float(str(reasoned.values.get("chance", 0)))
