"""The page's texts where there is no page, in all languages, as the build has them."""

from __future__ import annotations

from tools.site import words
from ui.words import COMPLETE, KEPT, WHOLE
from ui.words.languages import LANGUAGES


def have_all_words() -> None:
    """As if every language had been fetched."""
    KEPT.update({language: words.texts(language) for language in LANGUAGES})
    COMPLETE.update(LANGUAGES)
    WHOLE.update(LANGUAGES)
