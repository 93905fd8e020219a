"""How it stands: a score with its interval, drawn and told, and every game."""

from __future__ import annotations

from typing import Final

from sy_core.terms import Side
from ui.kit.html import Attributes, Child, Html, button, el
from ui.words import Words
from ui.workshop.bench import Played
from ui.workshop.scoring import Score, score_of
from ui.workshop.state import Workshop

LISTED: Final = 40
"""So many games are listed, the latest first."""
WIDE: Final = 200
HIGH: Final = 14


def score_region(words: Words, now: Workshop) -> Html:
    """Nothing before the first run."""
    if not (now.running or now.results):
        return Html("")
    done = len(now.results)
    label = words("workshop.progress", done=done, all=now.wanted)
    bar: Attributes = {"value": done, "max": max(1, now.wanted), "aria-label": label}
    return el(
        "section",
        {"class": "card stack score", "aria-labelledby": "score-title"},
        el("h2", {"id": "score-title"}, words("workshop.score")),
        el("progress", bar) if now.running else None,
        el("p", {"class": "hint"}, label if now.is_up else words("workshop.starting")),
        _table(words, now) if done else None,
        el("p", {"class": "hint"}, words("workshop.interval")) if done else None,
        _games(words, now) if done else None,
    )


def _table(words: Words, now: Workshop) -> Html:
    rows = {
        side: score_of(now.results, side)
        for side in Side
        if any(each.side is side for each in now.results)
    }
    lines = [_line(words(f"role.{side}"), words, score) for side, score in rows.items()]
    if len(rows) > 1:
        total = score_of(now.results)
        lines.append(_line(words("statistics.both"), words, total))
    heads = (words("workshop.side"), words("statistics.won"), words("statistics.share"))
    return el(
        "table",
        {"class": "score-table"},
        el("thead", None, el("tr", None, [_head(head, "col") for head in heads])),
        el("tbody", None, lines),
    )


def _head(text: str, scope: str) -> Html:
    return el("th", {"scope": scope}, text)


def _line(name: str, words: Words, score: Score) -> Html:
    low, high = (round(100 * end) for end in score.interval)
    share = round(100 * score.share)
    told = words("workshop.percent", percent=share, low=low, high=high)
    count = words("workshop.of", won=score.wins, all=score.games)
    return el(
        "tr",
        None,
        _head(name, "row"),
        el("td", None, count),
        el("td", None, el("span", {"class": "won-share"}, told), _bar(score)),
    )


def _bar(score: Score) -> Html:
    """The interval on a line from none to all, with a dot at what was won."""
    low, high = score.interval
    middle = str(HIGH // 2)
    ground = {"x1": "0", "x2": str(WIDE), "y1": middle, "y2": middle}
    span = {"x1": f"{WIDE * low:.0f}", "x2": f"{WIDE * high:.0f}"}
    dot = {"cx": f"{6 + (WIDE - 12) * score.share:.0f}", "cy": middle, "r": "5"}
    return el(
        "svg",
        {"class": "interval", "viewBox": f"0 0 {WIDE} {HIGH}", "aria-hidden": "true"},
        el("line", {"class": "all", **ground}),
        el("line", {"class": "span", **ground, **span}),
        el("circle", dot),
    )


def _games(words: Words, now: Workshop) -> Html:
    numbered = [*enumerate(now.results)][-LISTED:]
    return el(
        "details",
        {"class": "games-played", "open": True},
        el("summary", None, words("workshop.played")),
        el("ol", None, [_game(words, n, each) for n, each in reversed(numbered)]),
    )


def _game(words: Words, number: int, game: Played) -> Html:
    result = "workshop.won_in" if game.won else "workshop.lost_in"
    facts = (
        words("workshop.game", number=number + 1),
        words(f"role.{game.side}"),
        words(result, round=game.rounds),
    )
    acts: list[Child] = [_act(words, words("workshop.watch"), "watch", number)]
    if not game.won:
        acts.append(_act(words, words("workshop.lost"), "lost", number))
        acts.append(_act(words, words("workshop.step"), "step", number))
    kind = "is-won" if game.won else "is-lost"
    return el(
        "li",
        {"class": kind, "value": number + 1},
        el("span", {"class": "game-facts"}, words("home.dot").join(facts)),
        el("span", {"class": "game-acts"}, acts),
    )


def _act(words: Words, text: str, verb: str, number: int) -> Html:
    name = words("workshop.game", number=number + 1)
    return button(
        text,
        f"workshop.{verb}",
        number,
        class_="button small",
        id=f"{verb}-{number}",
        aria_label=words("home.act_on", act=text, name=name),
    )
