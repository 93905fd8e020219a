"""The page and its policy."""

from __future__ import annotations

import re

import pytest

pytestmark = [pytest.mark.native_only, pytest.mark.slow]

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval' '{digest}'",
    "style-src": "'self' '{digest}'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "font-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "sy",
}
DIGEST = re.compile("sha256-[A-Za-z0-9+/]{43}=")
NOT_RUN_BY_THE_BROWSER = {"application/json", "py"}


def test_the_policy_is_as_strict_as_decided(page):
    """docs/adr/0008: our own files, two digests, WebAssembly, nothing else."""
    (content,) = (
        attributes["content"]
        for tag, attributes in page
        if attributes.get("http-equiv") == "Content-Security-Policy"
    )

    told = dict(part.strip().split(" ", 1) for part in content.split(";"))
    assert {name: DIGEST.sub("{digest}", value) for name, value in told.items()} == (
        POLICY
    )


def test_the_policy_stands_before_everything_that_it_governs(page):
    """What comes before it would be free."""
    tags = [attributes.get("http-equiv") or tag for tag, attributes in page]
    before = tags[: tags.index("Content-Security-Policy")]

    assert set(before) <= {"html", "head", "meta"}


def test_one_script_and_one_style_stand_in_the_page(page):
    """Those of the first screen; no handler of events, no style of one element."""
    scripts = [
        attributes
        for tag, attributes in page
        if tag == "script"
        and "src" not in attributes
        and attributes.get("type") not in NOT_RUN_BY_THE_BROWSER
    ]
    styles = [tag for tag, _ in page if tag == "style"]
    of_elements = [tag for tag, attributes in page if "style" in attributes]
    handlers = [key for _, attributes in page for key in attributes if key[:2] == "on"]

    assert (len(scripts), len(styles)) == (1, 1)
    assert (of_elements, handlers) == ([], [])


def test_no_id_is_given_twice(page):
    """The map is part of the page, and shares its ids."""
    ids = [attributes["id"] for _, attributes in page if "id" in attributes]

    assert len(ids) == len(set(ids))


def test_a_blank_that_nobody_fills_is_an_error():
    """A slip in the page is found by the build, not by a player."""
    from tools.site.pages import page as template  # noqa: PLC0415

    assert template.fill("a {{b}} c", {"b": "x"}) == "a x c"
    with pytest.raises(KeyError):
        template.fill("{{unknown}}", {})
