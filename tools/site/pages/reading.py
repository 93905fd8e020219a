"""Pages to be read: lessons and documents, in the frame of ``web/learn/page.html``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.site.pages.page import fill
from tools.site.paths import WEB

LEARN: Final = WEB / "learn"
USUAL: Final = {"lang": "en", "dir": "ltr", "root": "../", "connect": "", "head": ""}


def reading_page(kind: str, blanks: Mapping[str, str]) -> str:
    """A whole page; *kind* names what stands in its frame: chapter, document, door.

    Blanks of the frame are ``title``, ``files`` (the folder of style and scripts), and
    unless they are as in an English document: ``lang``, ``dir``, ``root`` (the way to
    the site's own folder), ``connect`` (what its policy says of connections), ``head``
    (what else stands in its head).
    """
    values = {**USUAL, **blanks}
    body = fill((LEARN / f"{kind}.html").read_text(encoding="utf-8"), values)
    frame = (LEARN / "page.html").read_text(encoding="utf-8")
    return fill(frame, {**values, "body": body.strip()})
