"""docs/editions.md says what the editions say."""

from __future__ import annotations

import pytest

from docs.edition_table import PAGE, in_page, table
from docs.pages import DOCS, anchors, text_of
from sy_core import EDITIONS
from sy_core.hunting.editions import EDITIONS as DICE_EDITIONS

pytestmark = pytest.mark.native_only

ALL = (*EDITIONS.values(), *DICE_EDITIONS.values())


def test_the_table_is_the_data():
    """Renew it as the docstring of edition_table.py says."""
    assert in_page(text_of(PAGE)) == table()


@pytest.mark.parametrize("edition", ALL, ids=lambda edition: edition.id)
def test_every_edition_names_a_section_that_exists(edition):
    """An edition's source is a page of docs/ and an anchor in it."""
    page, _, anchor = edition.source.partition("#")

    assert page.startswith("docs/")
    assert anchor in anchors(DOCS.parent / page)
