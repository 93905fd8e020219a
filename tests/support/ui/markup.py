"""Reading markup in tests: what a page offers, and whether it is sound."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

CONTROLS = ("button", "input", "select", "a", "summary")


@dataclass
class Node:
    tag: str
    attributes: dict[str, str | None]
    text: str = ""
    inside: list[str] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    """Its texts, one by one."""


class Reader(HTMLParser):
    """All elements of a markup in order."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.nodes: list[Node] = []
        self._open: list[Node] = []
        self.feed(markup)

    def handle_starttag(self, tag, attrs):
        node = Node(tag, dict(attrs), inside=[n.tag for n in self._open])
        self.nodes.append(node)
        if tag not in ("input", "br", "hr", "img", "path", "circle"):
            self._open.append(node)

    def handle_endtag(self, tag):
        if self._open and self._open[-1].tag == tag:
            self._open.pop()

    def handle_data(self, data):
        for node in self._open:
            node.text += data
            node.pieces.append(data)

    def all(self, tag, **wanted):
        return [n for n in self.nodes if n.tag == tag and has(n, wanted)]

    def doing(self, intent, arg=None):
        found = [n for n in self.nodes if n.attributes.get("data-do") == intent]
        return [n for n in found if arg is None or n.attributes.get("data-arg") == arg]


def has(node, wanted):
    return all(
        node.attributes.get(name.rstrip("_").replace("_", "-")) == value
        for name, value in wanted.items()
    )


def faults(markup):
    """What a screen reader or a strict policy would stumble over."""
    page = Reader(markup)
    ids = [n.attributes["id"] for n in page.nodes if "id" in n.attributes]
    labelled = {n.attributes.get("for") for n in page.all("label")}
    told = [f"two ids {name}" for name in set(ids) if ids.count(name) > 1]
    for node in page.nodes:
        names = node.attributes
        if "style" in names or any(name.startswith("on") for name in names):
            told.append(f"inline style or handler: {node}")
        if node.tag == "button" and not (node.text.strip() or names.get("aria-label")):
            told.append(f"nameless: {node}")
        boxed = "label" in node.inside or "aria-label" in names
        if node.tag in ("input", "select") and not boxed:
            told += [] if names.get("id") in labelled else [f"no label: {node}"]
        for name in ("aria-describedby", "aria-labelledby", "for"):
            missing = set((names.get(name) or "").split()) - set(ids)
            told += [f"{name} points nowhere: {missing}"] if missing else []
    return told + heading_faults(page)


def heading_faults(page):
    levels = [int(n.tag[1]) for n in page.nodes if n.tag in ("h1", "h2", "h3", "h4")]
    told = [] if levels.count(1) == 1 else [f"{levels.count(1)} main headings"]
    steps = zip([0, *levels], levels, strict=False)
    return told + [f"from h{a} to h{b}" for a, b in steps if b > a + 1]
