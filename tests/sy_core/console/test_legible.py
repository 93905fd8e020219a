"""Text for terminals whose character set is small."""

from __future__ import annotations

from io import BytesIO, StringIO, TextIOWrapper

import pytest

from sy_core.console.app import run
from sy_core.console.languages import LANGUAGES
from sy_core.console.legible import legible
from sy_core.console.terminal import Streams

TEXT = "„Łódź“ \N{EN DASH} très œuvré, ß…"


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("utf-8", TEXT),
        (None, TEXT),
        ("cp1250", "„Łódź“ \N{EN DASH} tres oeuvré, ß…"),
        ("latin-1", '"Lódz" - très oeuvré, ß...'),
        ("ascii", '"Lodz" - tres oeuvre, ss...'),
    ],
)
def test_what_a_terminal_lacks_is_shown_by_something_like_it(encoding, shown):
    """Accents go first; a terminal that has everything is shown everything."""
    assert legible(TEXT, encoding) == shown


def test_what_is_like_nothing_else_is_a_question_mark():
    """One for each letter, so that columns stay."""
    assert legible("Мистър X", "ascii") == "?????? X"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_character_set_never_ends_a_game(language, encoding):
    """Screens, prompts and complaints get through, in every language."""
    source = StringIO("hello\nhelp\nmoves\n")
    out, err = (TextIOWrapper(BytesIO(), encoding=encoding) for _ in range(2))

    code = run(["--language", language, "--seed", "1"], Streams(source, out, err))

    for stream in (out, err):
        stream.flush()
        assert stream.buffer.getvalue()
    assert code == 1
