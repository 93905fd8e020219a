"""The language that nobody speaks: longer than English, and just as complete."""

from __future__ import annotations

import json

import pytest

from tools.site.words import fetched, texts
from tools.words.pseudo import LONGER, PLACEHOLDER, all_pseudo, pseudo

ENGLISH = [text for text in texts("en").texts.values() if isinstance(text, str)]


@pytest.mark.parametrize("text", ["Travel log", "Mister X is at station {station}."])
def test_a_text_is_longer_by_two_fifths(text: str) -> None:
    """Give or take a letter; what is filled in does not count."""
    said, longer = (PLACEHOLDER.sub("", each) for each in (text, pseudo(text)))

    assert abs(len(longer) - LONGER * len(said)) <= 2


def test_whatever_is_filled_in_keeps_its_name() -> None:
    for text in ENGLISH:
        assert PLACEHOLDER.findall(pseudo(text)) == PLACEHOLDER.findall(text)


def test_a_file_of_the_page_stays_whole() -> None:
    """The same keys, the same number of forms, and nothing left in English."""
    file = fetched()["words/en.first.json"].decode()
    before, after = json.loads(file), json.loads(all_pseudo(file))

    assert before["texts"].keys() == after["texts"].keys()
    assert after["texts"]["home.new"] != before["texts"]["home.new"]
    assert {**before, "texts": {}} == {**after, "texts": {}}


def test_no_site_is_built_with_it() -> None:
    """Players are offered languages that somebody speaks."""
    assert not any("pseudo" in name for name in fetched())
