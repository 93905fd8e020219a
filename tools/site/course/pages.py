"""The course as pages: ``learn/en/movement.html`` and the like.

Everything can be read without a script; ``learn.js`` only adds what a board answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from tools.site.course import lessons
from tools.site.course.book import Book, Texts
from tools.site.course.lessons import EDITIONS, Block
from tools.site.course.tasks import tasks
from tools.site.pages.reading import reading_page
from tools.site.words import direction, files

USUAL: Final = "2013"
# Parts of the course in which the edition makes a difference.
WITH_EDITIONS: Final = ("classic",)
EMBED: Final = '<script defer src="../../sy-embed.js"></script>'


def chapter_page(book: Book, name: str, files: str) -> str:
    """The body of a chapter's page; *files* is the way to what goes with it."""
    parts = book.course.parts.items()
    (part,) = (each for each, chapters in parts if name in chapters)
    teller = book.teller(name)
    chapter = teller.chapters[name]
    prose = (
        program(block.code, files)
        if block.code
        else _block(teller, block, teller.html[f"{name} block {number}"])
        for number, block in enumerate(chapter.blocks)
    )
    return "\n".join(
        (
            '<div class="sheet">',
            contents(book, name),
            '<main id="main">',
            f'<article class="prose"{book.lang(name)}>',
            f'<p class="part">{teller.word(f"part_{part}")}</p>',
            f"<h1>{teller.title(name)}</h1>",
            f'<div class="lead">{teller.html[f"{name} lead"]}</div>',
            edition_switch(teller) if part in WITH_EDITIONS else "",
            *prose,
            "</article>",
            tasks(teller, chapter, book.lang(name)) if chapter.tasks else "",
            neighbours(book, name),
            "</main>",
            "</div>",
        )
    )


def program(name: str, files: str) -> str:
    """A program to be read, copied or saved."""
    text = (lessons.CODE / f"{name}.py").read_text(encoding="utf-8")
    return (
        f'<figure class="code"><figcaption><a href="{files}{name}.py" download>'
        f'{name}.py</a></figcaption><pre tabindex="0" lang="en" dir="ltr">'
        f"<code>{escape(text.rstrip(), quote=False)}</code></pre></figure>"
    )


def edition_switch(book: Book) -> str:
    """Radio buttons; the style sheet alone shows what belongs to the chosen one."""
    options = "".join(
        f'<label class="segment"><input type="radio" name="edition" value="{name}"'
        f' id="edition-{name}"{" checked" * (name == USUAL)}>'
        f"<span>{book.word(f'edition_{name}')}</span></label>"
        for name in EDITIONS
    )
    return (
        f'<fieldset class="editions"><legend>{book.word("edition")}</legend>'
        f'<div class="segment-row">{options}</div></fieldset>'
    )


def _block(book: Book, block: Block, html: str) -> str:
    if not block.editions:
        return html
    label = ", ".join(book.word(f"edition_{name}") for name in block.editions)
    look = "only"
    if block.is_note:
        label = book.word("rulebook")
        look = "only rulebook"
    return (
        f'<div class="{look}" data-editions="{" ".join(block.editions)}">'
        f'<p class="only-label">{label}</p>{html}</div>'
    )


def contents(book: Book, here: str) -> str:
    """The table of contents beside a chapter, folded away where room is short."""
    current = {here: ' aria-current="page"'}

    def line(name: str) -> str:
        return (
            f'<li{book.tracked(name)}><a href="{name}.html"{current.get(name, "")}>'
            f"{book.named(name)}</a>{book.tick()}</li>"
        )

    lists = "".join(
        f"<p>{part}</p><ol>{inner}</ol>" for part, inner in _parts(book, line)
    )
    title = book.word("contents")
    return (
        f'<nav class="contents" aria-label="{title}">'
        f"<details open><summary>{title}</summary>{lists}</details></nav>"
    )


def neighbours(book: Book, here: str) -> str:
    """The chapters before and after; after the last one, the game."""
    order = book.course.chapters
    at = order.index(here)
    links = [
        f'<a rel="{name[:4]}" class="button {name}" href="{order[at + step]}.html">'
        f"<span>{book.word(name)}</span> {book.named(order[at + step])}</a>"
        for step, name in ((-1, "previous"), (1, "next"))
        if 0 <= at + step < len(order)
    ]
    if at + 1 == len(order):
        play = book.word("play")
        links.append(f'<a class="button next" href="../../index.html">{play}</a>')
    said = "".join(links)
    return f'<nav class="neighbours" aria-label="{book.word("turn")}">{said}</nav>'


def contents_page(book: Book) -> str:
    """The first page of the course in one language."""

    def card(name: str) -> str:
        return (
            f'<li{book.tracked(name)}><a href="{name}.html">{book.named(name)}</a>'
            f'{book.tick()}<div class="quiet"{book.lang(name)}>'
            f"{book.html[f'{name} lead']}</div></li>"
        )

    lists = "".join(
        f'<section><h2>{title}</h2><ol class="cards">{inner}</ol></section>'
        for title, inner in _parts(book, card)
    )
    return (
        f'<main id="main" class="overview"><h1>{book.word("course")}</h1>'
        f'<div class="lead">{book.html["intro"]}</div>'
        f'<p class="progress" data-words="{book.word("progress")}" hidden></p>'
        f"{lists}</main>"
    )


def _parts(book: Book, line: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """The title of each part of the course, and a line for each of its chapters."""
    for part, chapters in book.course.parts.items():
        yield book.word(f"part_{part}"), "".join(map(line, chapters))


def framed(book: Book, body: str, page: str, title: str, blanks: Texts) -> str:
    """A whole page around its body; *page* is its file name without ending."""
    others = "".join(
        f'<link rel="alternate" hreflang="{code}" href="../{code}/{page}.html">'
        for code in lessons.LANGUAGES
    )
    script = f'<script type="module" src="{blanks["files"]}learn.js"></script>'
    embed = EMBED if "<sy-board" in body else ""
    words = ("brand", "course", "languages", "skip", "fan")
    return reading_page(
        "chapter",
        {
            **blanks,
            **{key: book.word(key) for key in words},
            "lang": book.word("language"),
            "dir": direction(book.words["language"]),
            "root": "../../",
            "connect": "connect-src 'self'; ",
            "title": f"{title} · {book.word('course')}",
            "head": f"{others}{script}{embed}",
            "page": page,
            "language_links": _languages(book.words["language"], page),
            "text": body,
        },
    )


def _languages(here: str, page: str) -> str:
    """The same page in every language."""
    current = {here: ' aria-current="true"'}
    names = {code: po.header["X-Language-Name"] for code, po in files().items()}
    return " ".join(
        f'<a href="../{code}/{page}.html" lang="{code}" hreflang="{code}"'
        f"{current.get(code, '')}>{names[code]}</a>"
        for code in lessons.LANGUAGES
    )
