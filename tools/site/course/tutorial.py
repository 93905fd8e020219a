"""The tutorial and the published docs as files of the site: in ``learn``, ``docs``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Final

from tools.site.course import lessons, pages
from tools.site.course.book import Book, texts
from tools.site.offline import digest
from tools.site.pages import documents
from tools.site.pages.frontend import ASSETS
from tools.site.pages.markdown import rendered
from tools.site.pages.minify import Kind, joined, minified
from tools.site.pages.reading import reading_page

APP: Final = ("05-colours", "10-base", "15-segments")
# The look of the app, then what is only in the course.
STYLES: Final = (
    *(ASSETS / "css" / f"{name}.css" for name in APP),
    *(lessons.LEARN / f"{name}.css" for name in ("book", "tasks", "boards", "course")),
)
SCRIPTS: Final[Mapping[str, Kind]] = {"look.js": "worker", "learn.js": "module"}


def site() -> dict[str, bytes]:
    """Every file by its path in the site."""
    files = {
        "learn.css": joined("css", STYLES).text.encode(),
        **_scripts(),
        **{path.name: path.read_bytes() for path in sorted(lessons.CODE.glob("*.py"))},
    }
    home = f"learn/files-{digest(files)}"
    return {
        **{f"{home}/{name}": data for name, data in files.items()},
        **_course({"files": f"../../{home}/"}),
        "learn/index.html": _door({"files": f"../{home}/"}),
        **documents.documents({"files": f"../{home}/"}),
    }


def _scripts() -> dict[str, bytes]:
    sources = (joined(kind, [lessons.LEARN / name]) for name, kind in SCRIPTS.items())
    short = zip(SCRIPTS, minified(sources), strict=True)
    return {name: text.encode() for name, text in short}


def books() -> dict[str, Book]:
    """The course in every language."""
    course = lessons.course()
    words = {code: lessons.words(code) for code in lessons.LANGUAGES}
    chapters = {
        code: {name: lessons.chapter(code, name) for name in course.chapters}
        for code in lessons.LANGUAGES
    }
    sources = {
        f"{code} {key}": text
        for code in lessons.LANGUAGES
        for chapter in chapters[code].values()
        for key, text in texts(chapter, words[chapter.language]).items()
    }
    sources |= {f"{code} intro": said["intro"] for code, said in words.items()}
    html = rendered(sources)
    made = {
        code: Book(course, words[code], chapters[code], _of(html, code))
        for code in lessons.LANGUAGES
    }
    english = made[lessons.SOURCE]
    return {code: replace(book, source=english) for code, book in made.items()}


def _of(html: Mapping[str, str], code: str) -> dict[str, str]:
    """The texts of one language, by their names without it."""
    start = f"{code} "
    return {
        key.removeprefix(start): text
        for key, text in html.items()
        if key.startswith(start)
    }


def _course(blanks: Mapping[str, str]) -> dict[str, bytes]:
    made: dict[str, str] = {}
    for code, book in books().items():
        made[f"learn/{code}/index.html"] = pages.framed(
            book, pages.contents_page(book), "index", book.word("brand"), blanks
        )
        for name in book.course.chapters:
            body = pages.chapter_page(book, name, blanks["files"])
            made[f"learn/{code}/{name}.html"] = pages.framed(
                book, body, name, book.title(name), blanks
            )
    return {path: text.encode() for path, text in made.items()}


def _door(blanks: Mapping[str, str]) -> bytes:
    """The page in front of the languages."""
    links = "".join(
        f'<li lang="{code}"><a class="button large" hreflang="{code}"'
        f' href="{code}/index.html">{escape(lessons.words(code)["course"])}</a></li>'
        for code in lessons.LANGUAGES
    )
    title = "Learn the game · Scotland Yard"
    return reading_page("door", {**blanks, "title": title, "links": links}).encode()
