"""Texts by key."""

from __future__ import annotations

import pytest

from sy_core.catalogue import Catalogue

POLISH = "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
WORDS = Catalogue(
    "pl",
    POLISH,
    {
        "hello": "Cześć",
        "brace": "{}",
        "turn": "Teraz gra: {name}",
        "rounds": ("{n} runda", "{n} rundy", "{n} rund"),
    },
)


def test_a_text_is_found_by_its_key():
    """A text that leaves nothing open is said as it is."""
    assert (WORDS("hello"), WORDS("brace")) == ("Cześć", "{}")


def test_names_are_filled_in():
    """By their names, in any order."""
    assert WORDS("turn", name="Mister X") == "Teraz gra: Mister X"


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "0 rund"), (1, "1 runda"), (2, "2 rundy"), (5, "5 rund"), (22, "22 rundy")],
)
def test_a_number_decides_the_form(number, told):
    """By the language's own rule."""
    assert WORDS("rounds", n=number) == told


def test_a_key_that_nobody_knows_is_an_error():
    """A missing text is found by the first test that asks for it."""
    with pytest.raises(KeyError, match="nonsense"):
        WORDS("nonsense")


def test_more_texts_may_be_added():
    """What was there before stays as it was."""
    more = WORDS.with_texts({"hello": "Hej", "bye": "Pa"})

    assert (more("hello"), more("bye"), WORDS("hello")) == ("Hej", "Pa", "Cześć")
    assert (more.language, more.plural) == ("pl", POLISH)
