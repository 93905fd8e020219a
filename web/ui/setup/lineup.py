"""The upper part of the setup: the edition, and who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from sy_core.registry import EDITION_IDS
from sy_core.terms import Side
from ui.kit.forms import Options, choice, entry, segments
from ui.kit.html import Attributes, Child, Html, classes, el
from ui.setup.draft import Draft, cast_of, is_here, led_by
from ui.setup.party import crew_of, edition_of
from ui.table.figures import CHARACTERS, FIGURES
from ui.table.seating import COLOURS, DRIVERS, HUMAN, LONGEST_NAME
from ui.words import Words

TWO = 2


def editions(words: Words, draft: Draft) -> Html:
    """Every edition with a sentence on what makes it different."""
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "game-title"},
        el("h2", {"id": "game-title"}, words("setup.game")),
        [
            el(
                "fieldset",
                {"class": "editions"},
                el("legend", None, words(f"game.{game}")),
                [_edition(words, draft, edition) for edition in found],
            )
            for game, found in EDITION_IDS.items()
        ],
    )


def _edition(words: Words, draft: Draft, edition: str) -> Html:
    chosen = edition == draft.edition
    radio: Attributes = {
        "type": "radio",
        "name": "edition",
        "id": f"edition-{edition}",
        "value": edition,
        "checked": chosen,
        "data-change": "setup.edition",
        "aria-describedby": f"edition-{edition}-what",
    }
    return el(
        "div",
        {"class": classes("edition", is_chosen=chosen)},
        el("input", radio),
        el("label", {"for": f"edition-{edition}"}, words(f"edition.{edition}")),
        el(
            "p",
            {"class": "hint", "id": f"edition-{edition}-what"},
            words(f"edition.{edition}.what"),
        ),
    )


@dataclass(frozen=True, slots=True)
class OwnBots:
    """Bots that somebody has written, and on which chairs they sit."""

    options: Options
    drivers: tuple[str, ...]
    """Who plays on each chair, as a value of the options."""


def players(
    words: Words, draft: Draft, faces: ModuleType | None, bots: OwnBots | None = None
) -> Html:
    """How many play, what that makes of them, and everybody's name."""
    counts = [(str(n), str(n)) for n in edition_of(draft).players]
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "players-title"},
        el("h2", {"id": "players-title"}, words("setup.players")),
        segments(
            "players", words("setup.count"), counts, str(draft.players), "setup.players"
        ),
        el("p", {"class": "lineup", "role": "status"}, lineup(words, draft)),
        None if draft.where else _cast(words, draft, bots),
        el(
            "div",
            {"class": "chairs"},
            [
                _chair(words, draft, chair, faces, bots)
                for chair in range(draft.players)
            ],
        ),
        el("p", {"class": "hint"}, words("setup.names")),
    )


def _cast(words: Words, draft: Draft, bots: OwnBots | None) -> Html:
    casts = ("people", "detectives", "mister_x", "nobody")
    named = [(cast, words(f"cast.{cast}")) for cast in casts]
    intent = "workshop.cast" if bots else "setup.cast"
    return segments("cast", words("cast.title"), named, cast_of(draft), intent)


def lineup(words: Words, draft: Draft) -> str:
    """Who hunts, in words."""
    crew = crew_of(draft)
    said = [words("lineup.detectives", n=sum(crew.pawns))]
    if len(crew.pawns) == 1:
        said.append(words("lineup.both"))
    elif max(crew.pawns) == TWO:
        said.append(words("lineup.two_each"))
    else:
        said.append(words("lineup.one_each"))
    if crew.bobbies:
        said.append(words("lineup.bobbies", n=crew.bobbies))
    return " ".join(said)


def _chair(
    words: Words,
    draft: Draft,
    chair: int,
    faces: ModuleType | None,
    bots: OwnBots | None,
) -> Html:
    role = words("setup.player", number=chair) if chair else words("role.mister_x")
    named = entry(
        f"name-{chair}",
        role,
        draft.names[chair],
        intent="setup.name",
        arg=chair,
        maxlength=LONGEST_NAME,
        placeholder=words("setup.name"),
    )
    looks = [_looks(words, draft, pawn) for pawn in led_by(draft, chair)]
    return el(
        "div",
        {"class": classes("chair", is_x=chair == 0)},
        named,
        _look(_face(draft, chair, faces, bots), _driver(words, draft, chair, bots)),
        looks,
    )


def _looks(words: Words, draft: Draft, pawn: int) -> list[Child]:
    """What a detective's piece looks like: its colour and its figure."""
    colour, figure = draft.colours[pawn], draft.figures[pawn]
    dot = el("span", {"class": f"dot {colour}", "aria-hidden": "true"})
    colours = [(each, words(f"colour.{each}")) for each in COLOURS]
    figures = [(each, words(f"figure.{each}")) for each in FIGURES]
    portrait = _portrait(figure, colour)
    return [
        _look(dot, _one_of("colour", words("setup.colour"), colours, colour, pawn)),
        _look(
            portrait, _one_of("figure", words("setup.figure"), figures, figure, pawn)
        ),
    ]


def _one_of(what: str, label: str, options: Options, chosen: str, pawn: int) -> Html:
    """One of all colours, or of all figures, for a detective's piece."""
    return choice(
        f"{what}-{pawn}", label, options, chosen, intent=f"setup.{what}", arg=pawn
    )


def _look(picture: Child, choices: Child) -> Child:
    if choices is None:
        return None
    shown = classes("look", has_picture=picture is not None)
    return el("div", {"class": shown}, picture, choices)


def _portrait(figure: str, colour: str) -> Child:
    if figure not in CHARACTERS:
        return None
    frame: Attributes = {
        "class": f"portrait {colour}",
        "viewBox": "-10 -28 20 30",
        "aria-hidden": "true",
    }
    character = CHARACTERS[figure]
    band = el("path", {"class": "band", "d": character.band})
    return el("svg", frame, el("path", {"d": character.body}), band)


def _face(
    draft: Draft, chair: int, faces: ModuleType | None, bots: OwnBots | None
) -> Child:
    """Who plays there, if it is a computer; faces come a little later than all else.

    Nobody knows that of a bot.
    """
    driver = bots.drivers[chair] if bots else draft.drivers[chair]
    known = driver in DRIVERS and driver != HUMAN
    if faces is None or not known or not is_here(draft, chair):
        return None
    face: Html = faces.face(driver, Side.DETECTIVES if chair else Side.MISTER_X)
    return face


def _driver(words: Words, draft: Draft, chair: int, bots: OwnBots | None) -> Child:
    if len(DRIVERS) == 1 or not is_here(draft, chair):  # the other device knows
        return None
    options = [(driver, words(f"driver.{driver}")) for driver in DRIVERS]
    return choice(
        f"driver-{chair}",
        words("setup.driver"),
        [*options, *(bots.options if bots else ())],
        bots.drivers[chair] if bots else draft.drivers[chair],
        intent="workshop.driver" if bots else "setup.driver",
        arg=chair,
    )
