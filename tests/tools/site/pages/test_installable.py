"""What makes the site an app: a checklist as Lighthouse would go through."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import struct

import pytest

from support.tags import start_tags
from ui.words.languages import LANGUAGES

pytestmark = [pytest.mark.native_only, pytest.mark.slow]

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def app(files):
    """The app's manifest."""
    return json.loads(files["manifest.webmanifest"])


def png_size(data):
    """Width and height of a picture, and whether it has an alpha channel."""
    assert data.startswith(PNG)
    width, height, _, colours = struct.unpack(">IIBB", data[16:26])
    return width, height, colours in (4, 6)


def links(page, rel):
    return [a for tag, a in page if tag == "link" and a.get("rel") == rel]


def metas(page, name):
    return [a for tag, a in page if tag == "meta" and a.get("name") == name]


def test_it_can_be_installed(app):
    """A name that fits below an icon, a start, a look, any way round."""
    assert app["name"]
    assert 0 < len(app["short_name"]) <= 15
    assert app["display"] == "standalone"
    assert app["orientation"] == "any"
    assert app["lang"] == "en"
    for colour in ("theme_color", "background_color"):
        assert re.fullmatch("#[0-9a-f]{6}", app[colour])


def test_it_starts_wherever_it_is_hosted(app):
    """Relative addresses: the same file serves any sub-path."""
    assert app["start_url"] == app["scope"] == "./"
    assert "id" not in app  # would be counted from the root of the host
    assert all(icon["src"].startswith("./icons/") for icon in app["icons"])


def test_the_icons_are_there_in_the_sizes_they_claim(app, files):
    """192 and 512 pixels, to be shown as they are and to be cut to any shape."""
    found = set()
    for icon in app["icons"]:
        data = files[icon["src"][2:]]
        if icon["type"] == "image/png":
            width, height, _ = png_size(data)
            assert icon["sizes"] == f"{width}x{height}"
            found.add((width, icon["purpose"]))
        else:
            assert (icon["type"], icon["sizes"]) == ("image/svg+xml", "any")
            assert data.startswith(b"<svg")

    assert found == {
        (size, purpose) for size in (192, 512) for purpose in ("any", "maskable")
    }


def test_a_maskable_icon_keeps_what_matters_in_the_middle(files):
    """Its ground goes to all edges, its picture stays in the circle of four fifths."""
    drawing = files["icons/maskable.svg"].decode()
    moved = re.search(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)", drawing)
    x, y, scale = map(float, moved.groups())
    corners = [(12, 30), (52, 30), (20, 13), (44, 13), (16.5, 49.5), (47.5, 49.5)]

    assert '<rect width="64" height="64" fill' in drawing
    for corner_x, corner_y in corners:
        far = (x + scale * corner_x - 32) ** 2 + (y + scale * corner_y - 32) ** 2
        assert far**0.5 <= 0.4 * 64


def test_apple_devices_find_their_icon(page, files):
    """180 pixels; the corners are cut by the device."""
    (link,) = links(page, "apple-touch-icon")

    assert png_size(files[link["href"][2:]])[:2] == (180, 180)


def test_the_page_names_manifest_and_icon(page, files):
    """By relative addresses."""
    (manifest,) = links(page, "manifest")
    (icon,) = links(page, "icon")

    assert manifest["href"][2:] in files
    assert icon["href"][2:] in files


def test_the_page_is_ready_for_small_screens(page):
    """Viewport, language, title, description, a colour for the frame in both themes."""
    (viewport,) = metas(page, "viewport")
    (html,) = (a for tag, a in page if tag == "html")
    themes = {a["media"] for a in metas(page, "theme-color")}

    assert "width=device-width" in viewport["content"]
    assert "user-scalable=no" not in viewport["content"]
    assert html["lang"] == "en"
    assert any(tag == "title" for tag, _ in page)
    assert metas(page, "description")
    assert themes == {f"(prefers-color-scheme: {t})" for t in ("light", "dark")}


# ---- 404.html


@pytest.fixture(scope="module")
def lost(files):
    """The page for addresses that lead nowhere."""
    text = files["404.html"].decode()
    return text, start_tags(text)


def test_404_needs_no_file_besides_itself(lost):
    """It is shown at any depth, where relative addresses lead nowhere."""
    text, tags = lost
    named = [a.get("src") or a.get("href") for tag, a in tags if tag != "a"]

    assert [name for name in named if name] == ["data:,"]
    assert "url(" not in text


def test_404_runs_nothing_but_its_own_script(lost):
    """The policy names its script and its style by their digests."""
    text, tags = lost
    (policy,) = (
        a["content"]
        for _, a in tags
        if a.get("http-equiv") == "Content-Security-Policy"
    )
    for tag in ("script", "style"):
        (inner,) = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(inner.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert "unsafe" not in policy


def test_404_leads_home_in_every_language_even_without_a_script(lost):
    """Right for an address in the game's own folder; further up by hand."""
    _, tags = lost
    ways = [a["href"] for tag, a in tags if tag == "a"]
    languages = [a["lang"] for _, a in tags if "lang" in a]

    assert ways == ["./"] * len(LANGUAGES) + ["../", "../../", "../../../"]
    assert languages == ["en", *LANGUAGES]


# ---- licences.txt


def test_the_notice_names_everything_that_is_bundled(files):
    """What PyScript's bundle was made of is told by its source map."""
    from tools.site.pages import licences  # noqa: PLC0415
    from tools.site.python import runtime  # noqa: PLC0415

    named = {part.package or part.name for part in licences.IN_PYSCRIPT}
    bundled = set()
    for name in files:
        chunk = runtime.PYSCRIPT / name.rpartition("/")[2]
        if name.startswith("vendor/pyscript-") and chunk.is_file():
            bundled |= licences.bundled(chunk)

    assert bundled
    assert bundled <= named


def test_the_notice_names_whatever_our_scripts_import_from_others():
    """What they import from elsewhere becomes part of them."""
    from tools.site.pages import licences  # noqa: PLC0415
    from tools.site.paths import WEB  # noqa: PLC0415

    ours = (*licences.IN_DEVICES, *licences.IN_SCRIPTS)
    named = {part.package for part in ours}
    foreign = re.compile(r"^import .* from '([^./].*)';", re.MULTILINE)
    imported = {
        name.partition("/")[0]
        for path in WEB.rglob("*.js")
        for name in foreign.findall(path.read_text(encoding="utf-8"))
    }

    assert imported == named


def test_the_notice_has_the_text_of_every_licence_it_names(files):
    """And the licence that each npm package declares is the one that is told."""
    from tools.site.pages import licences  # noqa: PLC0415

    have = {path.stem for path in licences.texts()} | {licences.PUBLIC_DOMAIN}
    for part in licences.PARTS:
        assert {*part.licence.split(",")[0].split(" or ")} <= have
        if part.package:
            told = licences.MODULES / part.package / "package.json"
            declared = json.loads(told.read_text(encoding="utf-8"))["license"]
            assert declared.strip("()").upper() == part.licence.upper()
        assert part.name in files["licences.txt"].decode()


# ---- sbom.cdx.json


def test_the_list_of_parts_is_one_that_every_reader_understands(files):
    """By the strict schema of CycloneDX, licences included."""
    from cyclonedx.schema import SchemaVersion  # noqa: PLC0415
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415

    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(
        files["sbom.cdx.json"].decode()
    )

    assert wrong is None


def test_the_list_of_parts_names_what_the_notice_names(files):
    """With versions, and with names by which advisories know them."""
    from tools.site.pages import licences  # noqa: PLC0415

    told = json.loads(files["sbom.cdx.json"])
    listed = {each["bom-ref"]: each for each in told["components"]}
    parts = licences.PARTS

    assert [*listed] == [part.package or part.name for part in parts]
    assert listed["pyodide"]["purl"] == f"pkg:npm/pyodide@{parts[0].version}"
    assert listed["@pyscript/core"]["purl"].startswith("pkg:npm/%40pyscript/core@")
    assert listed["CPython"]["version"] == licences.python_version()
    needed = {ref for each in told["dependencies"] for ref in each["dependsOn"]}
    assert needed == {*listed}


def test_the_list_of_parts_says_nothing_of_when_and_where_it_was_made(files):
    """Two builds of the same sources are equal."""
    told = json.loads(files["sbom.cdx.json"])

    assert not {"serialNumber", "signature"} & told.keys()
    assert told["metadata"].keys() == {"lifecycles", "component"}
