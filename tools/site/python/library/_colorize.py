"""The colours of tracebacks in a terminal: none, because a page is no terminal.

The library's own module builds dozens of dataclasses for its themes at every start,
a fifteenth of all the time that Python takes to come up. ``tests/site`` has an error
told with this one.
"""


class _Plain:
    """A theme, or a part of one: every colour is no text at all."""

    def __getattr__(self, _name: str) -> str:
        return ""


class _Theme:
    def __getattr__(self, _name: str) -> _Plain:
        return _Plain()


def can_colorize(*, file: object = None) -> bool:
    """Never."""
    del file
    return False


def get_theme(**_options: object) -> _Theme:
    """The theme without colours, whatever is asked for."""
    return _Theme()


def get_colors(*_wanted: object, **_options: object) -> _Plain:
    """The colours, all of them none."""
    return _Plain()


def decolor(text: str) -> str:
    """A text without colours: it has none."""
    return text
