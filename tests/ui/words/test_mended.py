"""Wording that native readers have stumbled over does not come back."""

from __future__ import annotations

import re

import pytest

from ui.words import KEPT

CODE = r"\b[RO]\d{1,2}\b"
MENDED = {
    "en": r"\brides by |Fetching for offline|Back to the usual",
    "de": r"\bTafel\b|Meisterhirn|Gemächlich|[Ss]chwarze[sn]? Ticket|Aufzeichnung"
    r"|Französischer Druck|zum Üblichen|mit einem Tipp beginnt|, vor \{n\}$",
    "fr": r"\bva en (taxi|bus|métro)\b|bloc-notes|feuille de route|double coup"
    r"|Impression française|[Tt]ickets? noirs?",
    "hu": r"[Kk]ockás játék",
    "nl": r"[Ee]r zijn .* in\.",
    "bg": r"фигур|Фигур[^\u0430]|Фигурата",
}
ONCE = {
    "en": "Red rides by taxi to 39.",
    "de": "Wähle eine Tafel.",
    "fr": "Rouge va en taxi en 116.",
    "hu": "A kockás játékhoz.",
    "nl": "Er zijn meerdere klassen in.",
    "bg": "Покажи всички фигури",
}


def found(wanted, texts):
    """The texts in which there is what nobody wants, by their keys."""
    return {key: text for key, text in texts.items() if re.search(wanted, str(text))}


@pytest.mark.parametrize("language", MENDED)
def test_what_was_mended_stays_so(language):
    assert found(MENDED[language], KEPT[language].texts) == {}


@pytest.mark.parametrize("language", MENDED)
def test_it_would_be_found(language):
    assert found(MENDED[language], {"once": ONCE[language]})


@pytest.mark.parametrize("language", MENDED)
def test_no_sentence_of_a_player_has_a_code_in_it(language):
    """R4 and O3 are names of rulings; only the page of lessons explains them."""
    coded = found(CODE, KEPT[language].texts)

    assert {key for key in coded if not key.startswith("learn.")} == set()
    assert coded
