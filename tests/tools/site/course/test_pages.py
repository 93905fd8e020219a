"""The pages of the course: links that lead somewhere, sound markup, a strict policy."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from posixpath import dirname, join, normpath

import pytest

from tools.site.course import lessons
from tools.site.paths import ROOT

pytestmark = pytest.mark.native_only

VOID = {"meta", "link", "input", "img", "br", "hr"}
# Files that other parts of the site make.
ELSEWHERE = {"index.html", "sy-embed.js", "icons/icon.svg"}
# Screens of the game that a chapter leads to.
SCREENS = {"index.html#workshop"}


@dataclass
class Page(HTMLParser):
    """What a page holds, as far as tests ask."""

    tags: list = field(default_factory=list)
    open: list = field(default_factory=list)
    crossed: list = field(default_factory=list)

    def __post_init__(self):
        super().__init__()

    def __hash__(self):
        return id(self)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.crossed.append(tag)

    def all(self, key):
        """Every value of an attribute."""
        return [attrs[key] for _, attrs in self.tags if key in attrs]


@pytest.fixture(scope="session")
def pages(made):
    """Every page, read."""
    found = {}
    for name, data in made.items():
        if name.endswith(".html"):
            found[name] = Page()
            found[name].feed(data.decode())
    return found


def addresses(page):
    """Where a page leads or what it fetches."""
    return [*page.all("href"), *page.all("src")]


def test_every_link_leads_somewhere(made, pages):
    """A file of the site, and an anchor in it if one is named."""
    lost = []
    for name, page in pages.items():
        for address in addresses(page):
            path, _, anchor = address.partition("#")
            target = normpath(join(dirname(name), path)) if path else name
            if f"{target}#{anchor}" in SCREENS:
                continue
            there = target in made or target in ELSEWHERE
            ids = pages[target].all("id") if target in pages else []
            if not there or (anchor and anchor not in ids):
                lost.append(f"{name}: {address}")

    assert lost == []


def test_every_address_is_relative(pages):
    """So that any sub-path will do, and nothing is asked of anybody else."""
    strays = {
        name: address
        for name, page in pages.items()
        for address in addresses(page)
        if re.match(r"/|[a-z]+:", address)
    }

    assert strays == {}


def test_markup_is_sound(pages):
    """Every element is closed where it was opened, no id is given twice."""
    for name, page in pages.items():
        ids = page.all("id")

        assert page.crossed == [], name
        assert page.open == [], name
        assert len(ids) == len(set(ids)), name


def test_nothing_inline_needs_an_exception(pages):
    """The policy allows the site's own files and frames, nothing else."""
    for name, page in pages.items():
        (policy,) = (a["content"] for _, a in page.tags if "http-equiv" in a)
        scripts = [attrs for tag, attrs in page.tags if tag == "script"]

        assert policy.startswith("default-src 'none'; script-src 'self';"), name
        assert "unsafe" not in policy
        assert all("src" in attrs for attrs in scripts), name
        assert not [
            tag for tag, attrs in page.tags if tag == "style" or "style" in attrs
        ]
        assert not [key for _, attrs in page.tags for key in attrs if key[:2] == "on"]


@pytest.mark.parametrize("code", lessons.LANGUAGES)
def test_every_page_knows_itself_in_the_other_languages(pages, code):
    """Its own language, and links to the same page in all others."""
    for name, page in pages.items():
        if not name.startswith(f"learn/{code}/"):
            continue
        links = {
            attrs["hreflang"]: attrs["href"]
            for tag, attrs in page.tags
            if tag == "link" and attrs.get("rel") == "alternate"
        }
        file = name.rpartition("/")[2]

        spoken = {"lang": code, "dir": "ltr", "data-theme": "auto"}
        assert page.tags[0] == ("html", spoken)
        assert links == {other: f"../{other}/{file}" for other in lessons.LANGUAGES}


def test_every_ruling_is_published(made):
    """docs/rulings.html has an anchor for each, as the source has a heading."""
    source = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    headings = re.findall(r"^### ([RO]\d+)$", source, re.MULTILINE)
    html = made["docs/rulings.html"].decode()

    assert len(headings) > 60
    assert [h for h in headings if f'<h3 id="{h.lower()}">{h}</h3>' not in html] == []


def test_the_course_leads_to_many_rulings(pages):
    """What is cited is told in the docs; most of the rulings come up."""
    cited = {
        address.partition("#")[2]
        for name, page in pages.items()
        if name.startswith("learn/en/")
        for address in page.all("href")
        if "rulings.html#" in address
    }

    assert len(cited) > 40


def test_no_mark_is_left_over(made):
    """Every citation was understood, every blank filled, every fence read."""
    for name, data in made.items():
        if name.startswith("learn/") and name.endswith(".html"):
            prose = re.sub(r"<pre.*?</pre>", "", data.decode(), flags=re.DOTALL)
            text = re.sub(r"<[^>]*>", "", prose)

            assert not re.search(r"\{[RO]?\w*#?[\w-]*\}|:::|\{\{", text), name
