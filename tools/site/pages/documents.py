"""The rules and rulings as pages of the site: ``docs/*.md`` becomes ``docs/*.html``.

Lessons link to them. What a page links to and is not published stays as plain text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

from tools.site.pages.markdown import rendered
from tools.site.pages.reading import reading_page
from tools.site.paths import ROOT

DOCS: Final = ROOT / "docs"
PUBLISHED: Final = ("rulings", "rules", "editions", "hunting", "board")
PICTURES: Final = ("tiles.svg",)

_LINK: Final = re.compile(r'<a href="([^"]*)">(.*?)</a>', re.DOTALL)
_PICTURE: Final = re.compile(r'<img src="([^"]*)"')
_TITLE: Final = re.compile(r"<h1[^>]*>(.*?)</h1>", re.DOTALL)
_TAG: Final = re.compile(r"<[^>]*>")
_SCROLL: Final = '<div class="scroll" role="group" aria-label="Table" tabindex="0">'


def documents(blanks: Mapping[str, str]) -> dict[str, bytes]:
    """Every published page and picture by its path in the site."""
    sources = {
        name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in PUBLISHED
    }
    pages = {
        f"docs/{name}.html": reading_page(
            "document",
            {
                **blanks,
                "title": f"{_title(html)} · Scotland Yard",
                "text": _text(html, sources),
            },
        ).encode()
        for name, html in rendered(sources).items()
    }
    pictures = {f"docs/{name}": (DOCS / name).read_bytes() for name in PICTURES}
    return {**pages, **pictures}


def _title(html: str) -> str:
    found = _TITLE.search(html)
    if found is None:
        raise ValueError("a published page of docs/ has no title")
    return _TAG.sub("", found[1])


def _text(html: str, published: Mapping[str, str]) -> str:
    def linked(link: re.Match[str]) -> str:
        file, hash_, anchor = link[1].partition("#")
        stem = Path(file).stem
        if file and (file != f"{stem}.md" or stem not in published):
            return link[2]
        target = f"{stem}.html" if file else ""
        return f'<a href="{escape(target + hash_ + anchor)}">{link[2]}</a>'

    for shown in _PICTURE.findall(html):
        if shown not in PICTURES:
            raise ValueError(f"docs/{shown} is shown but not published")
    text = html.replace("<table>", f"{_SCROLL}<table>")
    # A corner above the names of rows is no heading.
    text = text.replace("<th></th>", "<td></td>")
    return _LINK.sub(linked, text.replace("</table>", "</table></div>"))


def source_files() -> list[Path]:
    """What these pages are made from and other parts of the site are not."""
    names = (*(f"{name}.md" for name in PUBLISHED), *PICTURES)
    return [DOCS / name for name in names]
