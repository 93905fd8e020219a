"""House rules as a form: grouped, each explained in a line, the default marked."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ui.kit.forms import choice, tick
from ui.kit.html import Child, Html, el
from ui.setup.draft import Draft
from ui.setup.rules import default_of, offered, rule
from ui.words import Words

GROUPS: Final = ("end", "mister_x", "tickets", "team", "start")
RULES: Final = MappingProxyType(
    {
        "rounds": "end",  # R2
        "longer": "end",  # R34
        "stranding_at_once": "end",  # R4
        "bobbies_prolong": "end",  # R3
        "blocked_stays": "end",  # R7
        "run_in": "mister_x",  # R39
        "appearances": "mister_x",  # R27
        "doubles_per_turn": "mister_x",  # R26
        "final_reveal": "mister_x",  # R14
        "one_black": "mister_x",  # R44
        "helicopter_in_double": "mister_x",  # R45
        "straight_helicopter": "mister_x",  # R48
        "pool": "tickets",  # R19
        "pool_taxis": "tickets",  # R1
        "strict_supply": "tickets",  # R5
        "bobby_keeper": "team",  # R18
        "free_starts": "start",  # O3
        "more_underground": "start",  # R54
        "choose_light": "start",  # R55
    }
)
"""Every house rule: its group; and its number in docs/rulings.md."""


def house_rules(words: Words, draft: Draft) -> Html:
    """The rules that make a difference with this edition and these players."""
    on_offer = offered(draft)
    groups: list[Child] = []
    for group in GROUPS:
        names = [n for n, g in RULES.items() if g == group and n in on_offer]
        fields = [_field(words, draft, name, on_offer[name]) for name in names]
        if fields:
            groups.append(_group(words, group, fields))
    return el("div", {"class": "house-rules"}, groups)


def agreements(words: Words, draft: Draft) -> Html:
    """What the players agree on beside the rules, in plain sight.

    Over two devices the log is sealed in any case, and what is not sent is taken back.
    """
    one_device = not draft.where
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "agreed"},
        el("h2", {"id": "agreed"}, words("rules.table")),
        _agreed(words, "take_back", on=draft.take_back) if one_device else None,
        _agreed(words, "notebook", on=draft.notebook),
        _agreed(words, "seal", on=draft.seal) if one_device else None,
    )


def count_changed(draft: Draft) -> int:
    """How many house rules differ from what the edition says."""
    differ = [n for n in offered(draft) if rule(draft, n) != default_of(draft, n)]
    return len(differ)


def _group(words: Words, group: str, fields: list[Html]) -> Html:
    title = el("h3", None, words(f"rules.{group}"))
    return el("section", {"class": "rule-group"}, title, fields)


def _field(words: Words, draft: Draft, name: str, values: tuple[int, ...]) -> Html:
    if all(isinstance(value, bool) for value in values):
        return _switch(words, draft, name)
    usual = default_of(draft, name)
    options = [(str(int(v)), _value(words, name, int(v), usual)) for v in values]
    return choice(
        f"rule-{name}",
        words(f"rule.{name}"),
        options,
        str(int(rule(draft, name))),
        intent="setup.rule",
        arg=name,
        hint=words(f"rule.{name}.why"),
    )


def _switch(words: Words, draft: Draft, name: str) -> Html:
    differs = rule(draft, name) != default_of(draft, name)
    mark = el("span", {"class": "changed"}, words("rules.changed")) if differs else None
    return tick(
        f"rule-{name}",
        [words(f"rule.{name}"), mark],
        [
            words(f"rule.{name}.why"),
            " ",
            _usual(words, on=bool(default_of(draft, name))),
        ],
        checked=bool(rule(draft, name)),
        intent="setup.rule",
        arg=name,
    )


def _agreed(words: Words, name: str, *, on: bool) -> Html:
    """What the players agree on beside the rules of the game."""
    return tick(
        f"rule-{name}",
        words(f"rule.{name}"),
        [words(f"rule.{name}.why"), " ", _usual(words, on=False)],
        checked=on,
        intent=f"setup.{name}",
    )


def _value(words: Words, name: str, value: int, usual: int) -> str:
    text = words(f"rule.{name}.{value}")
    return words("rules.default", value=text) if value == usual else text


def _usual(words: Words, *, on: bool) -> str:
    return words("rules.usually_on" if on else "rules.usually_off")
