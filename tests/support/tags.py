"""The start tags of a page."""

from __future__ import annotations

from html.parser import HTMLParser


def start_tags(text: str) -> list[tuple[str, dict[str, str | None]]]:
    """Every start tag with its attributes, in order."""
    found = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag, attrs):
            found.append((tag, dict(attrs)))

    Reader().feed(text)
    return found
