"""Which Chromium to use, and how it is to behave: no request leaves this machine."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
_EXCEPT: Final = "EXCLUDE localhost , EXCLUDE 127.0.0.1 , EXCLUDE *.local"
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever should try to leave finds no address to go to. Names of devices in the
    # same network are asked for in that network only.
    f"--host-resolver-rules=MAP * ~NOTFOUND , {_EXCEPT}",
)


def find() -> str | None:
    """The program, ``$CHROMIUM`` first; None if there is none."""
    named = os.environ.get("CHROMIUM")
    candidates = (named,) if named else NAMES
    return next(filter(None, map(shutil.which, candidates)), None)


def require() -> str:
    """The program, or a clear word about what is missing."""
    if found := find():
        return found
    raise RuntimeError(
        "Chromium is needed for this: install it (on Debian: apt-get install"
        " chromium), or name it in the environment variable CHROMIUM"
    )


def launched(it: Playwright) -> Browser:
    """A browser that behaves so."""
    return it.chromium.launch(executable_path=require(), args=list(ARGUMENTS))
