"""Make a page of a lesson: ``make lesson FILE=docs/lesson-template.md``.

Without an address the page is for the folder of the built site, ``dist``, and is
written there; ``--site https://example.org/scotland-yard/`` makes one that stands
anywhere and takes its boards from that site, and writes it beside the lesson.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from urllib.parse import urlsplit

from tools.lesson.page import BESIDE, page_of
from tools.site.build import DIST
from tools.site.words import texts
from ui.lesson.checking import check
from ui.lesson.reading import LessonError, read_lesson
from ui.words import COMPLETE, KEPT, WHOLE, Words

SOURCE = "en"
"""Faults are told to authors in this language."""


def main(arguments: list[str]) -> int:
    """Make the page, or say in one line why there is none."""
    asked = _asked(arguments)
    file = asked.file
    try:
        lesson = read_lesson(file.read_text(encoding="utf-8"))
        check(lesson)
    except LessonError as error:
        return _refuse(f"{file}:{error.line}: {error.in_words(_words())}")
    except (OSError, UnicodeDecodeError) as error:
        return _refuse(f"{file}: cannot be read ({error})")
    home = DIST if asked.site == BESIDE else file.parent
    out = asked.out or home / f"{file.stem}.html"
    if not out.parent.is_dir():
        return _refuse(f"{out.parent} is not there: make site builds it")
    out.write_text(page_of(lesson, asked.site), encoding="utf-8")
    print(f"lesson: {out}")
    return 0


def _words() -> Words:
    KEPT[SOURCE] = texts(SOURCE)
    COMPLETE.add(SOURCE)
    WHOLE.add(SOURCE)
    return Words(SOURCE)


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make lesson", description=__doc__)
    parser.add_argument("file", type=Path, help="the lesson, in Markdown")
    parser.add_argument("--site", type=_site, default=BESIDE, help="the site's address")
    parser.add_argument("--out", type=Path, help="the page to be written")
    return parser.parse_args(arguments)


def _site(text: str) -> str:
    """An address, or a way to the site from the folder of the page."""
    parts = urlsplit(text)
    if parts.scheme not in ("", "http", "https") or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(f"{text!r} is not the address of a site")
    if set(text) & set(" ;,'\"<>"):
        raise argparse.ArgumentTypeError(f"{text!r} holds signs that no address has")
    return text if text.endswith("/") else f"{text}/"


def _refuse(what: str) -> int:
    print(f"lesson: {what}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
