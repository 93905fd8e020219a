"""A course in one language, as its pages need it, and marks that many pages share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Final, TypeAlias

from tools.site.course.lessons import Chapter, Course
from tools.site.pages.documents import PUBLISHED

Texts: TypeAlias = Mapping[str, str]

_CITED: Final = re.compile(r"\{([RO]\d+a?|(?:" + "|".join(PUBLISHED) + r")#[\w-]+)\}")


@dataclass(frozen=True, slots=True)
class Book:
    """All chapters in one language; *html* holds their texts, by ``texts``' names."""

    course: Course
    words: Texts
    chapters: Mapping[str, Chapter]
    html: Texts
    source: Book | None = None
    """The English one, which tells the chapters that are not translated yet."""

    def word(self, key: str) -> str:
        """A text around the chapters, fit for markup."""
        return escape(self.words[key])

    def title(self, name: str) -> str:
        """The heading of a chapter, fit for markup."""
        return escape(self.chapters[name].title)

    def teller(self, name: str) -> Book:
        """The book in whose language a chapter is told."""
        is_own = self.chapters[name].language == self.words["language"]
        return self if is_own or self.source is None else self.source

    def lang(self, name: str) -> str:
        """An attribute, where a chapter is told in another language than its page."""
        teller = self.teller(name)
        return "" if teller is self else f' lang="{teller.word("language")}"'

    def named(self, name: str) -> str:
        """The heading of a chapter as markup."""
        lang = self.lang(name)
        return f"<span{lang}>{self.title(name)}</span>" if lang else self.title(name)

    def tracked(self, chapter: str) -> str:
        """An attribute: the tasks whose solution ticks off a chapter."""
        return tracked(task.id for task in self.chapters[chapter].tasks)

    def tick(self) -> str:
        """The sign that something is solved; a script shows it."""
        return (
            '<span class="done" hidden><span aria-hidden="true">✓</span>'
            f'<span class="visually-hidden">{self.word("solved")}</span></span>'
        )


def tracked(tasks: Iterable[str]) -> str:
    """An attribute: the tasks whose solution ticks something off."""
    return f' data-tasks="{" ".join(tasks)}"'


def cited(text: str, words: Texts) -> str:
    """The text with its citations as links to the published docs."""

    def link(found: re.Match[str]) -> str:
        page, hash_, anchor = found[1].partition("#")
        label = "§" if hash_ else page
        about = words["see_rules"] if hash_ else words["ruling"].format(page)
        target = f"{page}.html#{anchor}" if hash_ else f"rulings.html#{page.lower()}"
        return (
            f'<a class="cite" href="../../docs/{target}" hreflang="en"'
            f' aria-label="{escape(about)}">{escape(label)}</a>'
        )

    return _CITED.sub(link, text)


def texts(chapter: Chapter, words: Texts) -> dict[str, str]:
    """Every piece of Markdown of a chapter by a name for it."""
    found = {"lead": chapter.lead}
    found |= {
        f"block {n}": block.text
        for n, block in enumerate(chapter.blocks)
        if not block.code
    }
    for task in chapter.tasks:
        found[f"task {task.id}"] = task.question
        found |= {f"task {task.id} {key}": text for key, text in task.said.items()}
    return {f"{chapter.id} {key}": cited(text, words) for key, text in found.items()}
