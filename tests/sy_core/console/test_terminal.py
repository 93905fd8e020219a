"""Standard input and output."""

from __future__ import annotations

from io import StringIO

from sy_core.console.terminal import CLEAR, Streams


class Keyboard(StringIO):
    """A text stream that says it is a terminal."""

    def isatty(self):
        return True


class Interrupted(Keyboard):
    """Somebody presses Ctrl-C."""

    def readline(self, *_):
        raise KeyboardInterrupt


class Garbled(StringIO):
    """Bytes that are no text."""

    def readline(self, *_):
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")


def streams(source="", *, typed=False, shown=False):
    made = (Keyboard if typed else StringIO)(source)
    return Streams(made, Keyboard() if shown else StringIO(), StringIO())


def test_a_piped_line_is_read_without_a_prompt():
    """Scripts get no prompts in their output."""
    terminal = streams("T46\r\n")

    line = terminal.read_line("Mister X> ")

    assert line == "T46"
    assert terminal.target.getvalue() == ""


def test_a_typed_line_is_prompted_for():
    """Somebody sits there."""
    terminal = streams("T46\n", typed=True)

    terminal.read_line("Mister X> ")

    assert terminal.target.getvalue() == "Mister X> "


def test_the_end_of_piped_input_is_no_line():
    """An empty line is one, the end is none."""
    terminal = streams("\n")

    lines = [terminal.read_line(""), terminal.read_line("")]

    assert lines == ["", None]


def test_the_end_of_typed_input_finishes_the_line_of_the_prompt():
    """What comes next begins on a line of its own."""
    terminal = streams("", typed=True)

    line = terminal.read_line("> ")

    assert line is None
    assert terminal.target.getvalue() == "> \n"


def test_ctrl_c_ends_the_input():
    """Without a traceback."""
    terminal = Streams(Interrupted(), StringIO(), StringIO())

    assert terminal.read_line("> ") is None


def test_bytes_that_are_no_text_are_an_unknown_line():
    """Without a traceback."""
    terminal = Streams(Garbled(), StringIO(), StringIO())

    assert terminal.read_line("> ") == "?!"


def test_a_screen_is_cleared_with_all_that_has_scrolled_away():
    """Nobody scrolls back to Mister X's screen."""
    terminal = streams(shown=True)

    terminal.clear()

    assert terminal.target.getvalue() == CLEAR
    assert "\x1b[3J" in CLEAR


def test_a_file_gets_a_line_of_dashes_for_a_cleared_screen():
    """No control characters in files."""
    terminal = streams()

    terminal.clear()

    assert terminal.target.getvalue() == "-" * 80 + "\n"


def test_complaints_go_where_scripts_look_for_them():
    """Apart from the screens."""
    terminal = streams()
    terminal.write("a screen")

    terminal.complain("no")

    assert terminal.target.getvalue() == "a screen\n"
    assert terminal.troubles.getvalue() == "no\n"


def test_a_file_is_eighty_columns_wide():
    """Whatever the window is."""
    assert streams().width == 80


def test_a_window_is_as_wide_as_it_is_within_reason(monkeypatch):
    """No screen is drawn narrower than 80 columns or wider than 120."""
    widths = []
    for columns in ("40", "100", "300"):
        monkeypatch.setenv("COLUMNS", columns)
        widths.append(streams(shown=True).width)

    assert widths == [80, 100, 120]
