"""The feed beside the map: the newest event in sight, the rest of them behind a tap.

Below it stands what computers had in mind, or what one of them says; it stays for as
long as it takes to read it, however quickly they move.
"""

from __future__ import annotations

from typing import Final

from sy_core.terms import Side
from ui.feed.faces import face
from ui.feed.lines import Line, badge_of, lines, newest
from ui.feed.remarks import fresh, lead, remarks, speakers
from ui.feed.state import Held, Said
from ui.feed.thoughts import thoughts
from ui.kit.html import Child, Html, button, el
from ui.shell import Shell
from ui.table.notes import BOT, COACH
from ui.table.reasoned import Reasoned
from ui.table.scene import Scene
from ui.table.session import Session

READ: Final = 2_500
"""Milliseconds for which a sentence stays at least."""


def regions(shell: Shell, session: Session, scene: Scene) -> dict[str, Html]:
    """The newest event; and in games with computers a row for what these say."""
    who = speakers(scene.seating)
    if not who:
        return {"computers": _opener(_headline(scene), "feed")}
    is_bots = BOT in session.notes  # nobody knows its face
    said = _held(shell, scene, _said(shell, session, scene))
    speaker = said.speaker if said and said.speaker else who[0]
    now = el("span", {"class": "feed-newest"}, _headline(scene))
    return {
        "computers": _opener((None if is_bots else _face(speaker), now), "feed"),
        "computer-said": _quoted(scene, said)
        if said
        else el("span", {"class": "feed-said"}),
    }


def peek(scene: Scene) -> Html:
    """The newest event in the head of a phone's panel; the rest is behind it."""
    return _opener(_headline(scene), "feed-peek")


def _opener(shown: Child, name: str) -> Html:
    """What opens the rest; nothing where there is nothing to tell."""
    return button(shown, "feed.open", class_=name, id=name) if shown else Html("")


def rows(shell: Shell, session: Session, scene: Scene) -> Html:
    """The last events, the newest first, each with what belongs to it."""
    told = lines(scene)
    first = told[0].number if told else 0
    extras: dict[int, list[Said]] = {}
    for said in (
        *thoughts(scene, _reasons(session, scene)),
        *_remarks(shell, session, scene),
    ):
        if said.number >= first or not told:
            extras.setdefault(said.number, []).append(said)
    found: list[Html] = [_extra(scene, said) for said in extras.pop(-1, ())]
    for line in told:
        found.append(_row(scene, line))
        found += [_extra(scene, said) for said in extras.get(line.number, ())]
    label = {"class": "feed-rows", "aria-label": scene.words("feed.title")}
    return el("ul", label, found[::-1])


def _headline(scene: Scene) -> str:
    """The newest event; before there is one, who plays."""
    line = newest(scene)
    if line is not None:
        return line.text
    who = speakers(scene.seating)
    if not who:
        return ""
    side, _, level = who[0].partition(".")
    name = lead(scene.seating, Side(side)) or scene.words(f"person.{level}")
    return scene.words(f"feed.meet.{side}", name=name)


def _said(shell: Shell, session: Session, scene: Scene) -> Said | None:
    """The last thought, or a remark of this round if there is nothing newer."""
    remark = fresh(scene) if _may_remark(shell, session) else None
    *_, thought = [None, *thoughts(scene, _reasons(session, scene))]
    if remark and thought:
        return thought if thought.number > remark.number else remark
    return remark or thought


def _held(shell: Shell, scene: Scene, wanted: Said | None) -> Said | None:
    """What stands there: what stood there before, if nobody could have read it yet."""
    held = shell.feed
    if held is None or held.viewer != scene.viewer:
        if held is not None:
            held.off()
        held = shell.feed = Held(scene.viewer)
    before = held.said
    if wanted == before:
        return before
    is_newer = before and wanted and wanted.number >= before.number
    if is_newer and not held.is_read:
        held.has_more = True
        return before
    held.off()
    held.said = wanted
    held.is_read = wanted is None
    if wanted is not None:
        held.off = shell.page.after(READ, lambda: _read(shell, held))
    return wanted


def _read(shell: Shell, held: Held) -> None:
    """Time enough has passed; what waits may come."""
    held.is_read = True
    if held.has_more and shell.feed is held and shell.screen == "play":
        held.has_more = False
        shell.render()


def _reasons(session: Session, scene: Scene) -> dict[int, Reasoned]:
    """Not for a table on which moves are only tried."""
    return {} if scene.aside else session.reasons


def _remarks(shell: Shell, session: Session, scene: Scene) -> list[Said]:
    return [*remarks(scene)] if _may_remark(shell, session) else []


def _may_remark(shell: Shell, session: Session) -> bool:
    """In a guided game only the coach speaks; somebody's bot says nothing."""
    silent = COACH in session.notes or BOT in session.notes
    return shell.settings.remarks and not silent


def _face(speaker: str) -> Html | None:
    if not speaker:
        return None
    side, _, level = speaker.partition(".")
    return face(level, Side(side))


def _row(scene: Scene, line: Line) -> Html:
    colour, mark = badge_of(scene, line)
    badge = {"class": f"badge {colour}", "aria-hidden": "true"}
    return el("li", None, el("span", badge, mark), el("span", None, line.text))


def _extra(scene: Scene, said: Said) -> Html:
    return el("li", {"class": "is-said"}, _face(said.speaker), _quoted(scene, said))


def _quoted(scene: Scene, said: Said | None) -> Html:
    """A remark in quotation marks, a thought as it is; its room, if there is none."""
    if said is None or not said.speaker:
        return el("span", {"class": "feed-said"}, said.text if said else None)
    name = scene.words(f"person.{said.speaker.partition('.')[2]}")
    text: Child = (
        el("span", {"class": "visually-hidden"}, f"{name}: "),
        el("q", None, said.text),
    )
    return el("span", {"class": "feed-said"}, text)
