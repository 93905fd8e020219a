"""What stands beside the page: icons, a manifest, 404.html, lists of parts.

These keep their names from release to release, because others know them by name: the
device that installed the app, the host, readers.
"""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from typing import Final

from tools.site import words
from tools.site.pages import licences, page, sbom
from tools.site.paths import WEB

MANIFEST: Final = "manifest.webmanifest"
NOT_FOUND: Final = "404.html"
ICONS: Final = WEB / "assets" / "icons"


def extras() -> dict[str, bytes]:
    """Every such file by its path in the site."""
    return {
        MANIFEST: (WEB / MANIFEST).read_bytes(),
        NOT_FOUND: not_found().encode(),
        licences.NAME: licences.notice(),
        sbom.NAME: sbom.sbom(),
        **{
            f"icons/{path.name}": path.read_bytes()
            for path in sorted(ICONS.iterdir())
            if path.suffix in (".svg", ".png")
        },
    }


def not_found() -> str:
    """The page for addresses that lead nowhere; all it needs stands in itself."""
    source = (WEB / NOT_FOUND).read_text(encoding="utf-8")
    icon = (ICONS / "icon.svg").read_text(encoding="utf-8").strip()
    return page.fill(
        source,
        {
            "sections": words.lost(),
            "icon": icon.replace("<svg ", '<svg aria-hidden="true" ', 1),
            "style": _allowed("style", source),
            "script": _allowed("script", source),
        },
    )


def _allowed(tag: str, source: str) -> str:
    """The one element's contents, as a Content-Security-Policy names them."""
    (text,) = re.findall(rf"<{tag}>(.*?)</{tag}>", source, re.DOTALL)
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
