"""Where the builder stands, for all that acts in it."""

from __future__ import annotations

from ui.builder.state import Builder
from ui.shell import Shell


def builder_of(shell: Shell) -> Builder:
    """The choices so far; none to begin with."""
    return shell.builder or Builder()


def home_of(shell: Shell) -> str:
    """The address of the folder that the site is in."""
    return shell.page.address().rpartition("/")[0] + "/"
