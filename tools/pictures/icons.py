"""Draw the app's icons as PNG from the two SVGs: ``python -m tools.pictures.icons``.

Chromium draws them; the results are kept in ``web/assets/icons``, because the build
does without a browser. Run this again when an SVG changes.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import sync_playwright

from tools.site import chromium
from tools.site.paths import WEB

ICONS: Final = WEB / "assets" / "icons"
# Apple's devices round the corners themselves, and want no transparency.
DRAWN: Final = (
    ("icon", "icon-192", 192),
    ("icon", "icon-512", 512),
    ("maskable", "maskable-192", 192),
    ("maskable", "maskable-512", 512),
    ("maskable", "apple-touch-icon", 180),
)
PAGE: Final = "<style>body{{margin:0}}svg{{display:block;width:{0}px}}</style>{1}"


def main() -> None:
    """Draw them all."""
    with sync_playwright() as it:
        browser = chromium.launched(it)
        for source, name, size in DRAWN:
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (ICONS / f"{source}.svg").read_text(encoding="utf-8")
            page.set_content(PAGE.format(size, drawing))
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            print(f"{name}.png, {size} pixels")
        browser.close()


if __name__ == "__main__":
    main()
