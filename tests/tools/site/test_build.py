"""What ``make site`` makes."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import tarfile
import zipfile

import pytest

from support.zstd import zstd
from ui.words.languages import LANGUAGES

pytestmark = [pytest.mark.native_only, pytest.mark.slow]

ADDRESS = re.compile(rb"""https?://[^\s"'`)<>\\]*""")
TEXT = (".html", ".css", ".js", ".mjs", ".json", ".svg", ".webmanifest")
# Says where each part comes from; for readers, who are no pages.
PARTS = "sbom.cdx.json"
# Names, not addresses: nothing is ever fetched from a namespace.
NAMESPACES = {b"http://www.w3.org/2000/svg", b"http://www.w3.org/1999/xlink"}
# What stands in PyScript and Pyodide but is never asked for: other interpreters and
# package indexes that our configuration does not use, hints in messages and comments,
# and pieces from which addresses would be built. tests/browser sees every request.
KNOWN = {
    "pyscript": {
        b"http://",
        b"http://0.0.0.0",
        b"https://",
        b"https://cdn.jsdelivr.net/npm/@micropython/micropython-webassembly-pyscript@${e}/micropython.mjs",
        b"https://cdn.jsdelivr.net/pyodide/v${e}/full/pyodide.mjs",
        b"https://developer.mozilla.org/en-US/docs/Web/HTML/Element/{tag}",
        b"https://docs.pyscript.net/latest/faq/#sharedarraybuffer",
        b"https://github.com/pyscript/pyscript/issues/257#issuecomment-1119595062",
        b"https://micropython.org/pi/v2",
        b"https://packages.pyscript.net/?q=${r}",
        b"https://pyscript.github.io/docs/2023.11.2/user-guide/workers/",
        b"https://raw.githubusercontent.com/",
    },
    "pyodide": {b"https://cdn.jsdelivr.net/pyodide/v${U}/full/", b"https://${t}"},
}


# Where marked sends whoever finds a fault in it, and what begins a bare address in
# Markdown; the template of a lesson page.
IN_LESSONS = {
    b"http://",
    b"https://github.com/markedjs/marked",
    b"https://github.com/markedjs/marked.",
}


def foreign(name, data):
    """Addresses in a file that are neither names nor known."""
    known = next(
        (KNOWN[key] for key in KNOWN if name.startswith(f"vendor/{key}-")),
        IN_LESSONS if name.endswith(("/lesson.js", "/lesson.json")) else set(),
    )
    return sorted(set(ADDRESS.findall(data)) - NAMESPACES - known)


def test_two_builds_are_equal_to_the_byte(files, tmp_path):
    """Whoever builds the same sources gets the same site."""
    from tools.site import build  # noqa: PLC0415

    again = build.site(tmp_path)

    assert {name for name in files if files[name] != again.get(name)} == set()
    assert again.keys() == files.keys()


def test_nothing_refers_to_another_origin(files):
    """The site needs nothing but itself."""
    strays = {
        name: found
        for name, data in files.items()
        if name.endswith(TEXT) and name != PARTS and (found := foreign(name, data))
    }

    assert strays == {}


def test_the_finder_finds():
    """The test above can fail."""
    assert foreign("app-1/a.js", b'fetch("https://example.org/x")')
    assert foreign("vendor/pyodide-1/a.js", b"https://packages.pyscript.net/?q=${r}")


def test_no_path_of_this_machine_is_in_it(files):
    """Tracebacks name places in the browser, not on the machine of the build."""
    from tools.site import build  # noqa: PLC0415

    here = str(build.ROOT).encode()
    archives = [data for name, data in files.items() if name.endswith(".zip")]

    assert not [name for name, data in files.items() if here in data]
    assert not [
        name for data in archives for name, inner in unpacked(data) if here in inner
    ]


def unpacked(data):
    """Names and contents in an archive, and in archives inside it."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            inner = archive.read(name)
            yield name, inner
            if name.endswith(".zip"):
                yield from unpacked(inner)


def test_the_version_file_knows_every_file(files, release):
    """Sizes for the progress bar, digests for keeping files."""
    listed = {
        name: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for name, data in files.items()
        if name not in {"release.json", "sw.js", ".nojekyll"}
    }

    assert release["files"] == listed
    assert re.fullmatch(r"\d+\.\d+\.\d+", release["version"])
    assert release["build"].encode() in files["index.html"]


def test_everything_the_page_names_is_there(files, page):
    """And is named by a relative address, so that any sub-path will do."""
    named = {
        value
        for _, attributes in page
        for key in ("src", "href")
        if (value := attributes.get(key)) and not value.startswith("#")
    }
    (config,) = (json.loads(a["config"]) for _, a in page if "config" in a)
    named.add(config["interpreter"])

    assert all(name.startswith("./") for name in named)
    assert {name for name in named if name[2:] not in files} == set()


def test_the_bar_waits_only_for_files_that_are_there(files):
    """The sizes in the page are those of the files."""
    found = re.search(rb'id="boot-sizes">(.*?)</script>', files["index.html"])
    sizes = json.loads(found[1])

    assert sizes.keys() == {"always", "memory", "sources"}
    for some in sizes.values():
        assert some
        assert all(size == len(files[name]) for name, size in some.items())


def test_files_that_may_be_kept_for_ever_are_named_by_their_contents(files):
    """Only what others know by name keeps its name when something changes."""
    plain = {
        name
        for name in files
        if not re.match(r"(vendor/\w+|app|learn/files)-[0-9a-f]{10}/", name)
        and not re.match(r"(learn|docs)/.*\.(html|svg)$", name)
    }
    known = {
        *("404.html", "licences.txt", "sbom.cdx.json", "manifest.webmanifest"),
        *("release.json", "sw.js", ".nojekyll"),
    }

    pages = {"index.html", "embed.html", "sy-embed.js"}
    assert {name for name in plain if not name.startswith("icons/")} == pages | known


def test_a_change_changes_the_name():
    """One byte is enough; the order of files does not matter."""
    from tools.site import build  # noqa: PLC0415

    one = build.digest({"a": b"1", "b": b"2"})

    assert build.digest({"b": b"2", "a": b"1"}) == one
    assert build.digest({"a": b"1", "b": b"3"}) != one
    assert build.digest({"a": b"1b", "": b"2"}) != one


def named(files, name):
    """The one file of that name, in whichever folder."""
    (data,) = (data for path, data in files.items() if path.endswith(f"/{name}"))
    return data


def written(files):
    """The sources of the game."""
    tape = io.BytesIO(named(files, "sources.tar.bz2"))
    with tarfile.open(fileobj=tape) as archive:
        return {name: archive.extractfile(name).read() for name in archive.getnames()}


def test_the_game_travels_in_four_blocks_without_the_terminal(files):
    """First move, rest, few visits, somebody's bot; each module is in one of them."""
    blocks = [
        zstd.decompress(named(files, f"{name}.block"))
        for name in ("first", "rest", "seldom", "bench")
    ]
    sources = written(files)
    modules = [
        name.encode()
        for name in sources
        if name.endswith(".py") and name != "bundle.py"
    ]

    first, rest, seldom, bench = (
        {name for name in modules if name in block} for block in blocks
    )
    assert b"sy_core/classic/rules.py" in first
    assert b"sy_core/hunting/rules.py" in rest
    assert b"ui/about/screen.py" in seldom
    assert b"sy_core/bots/workshop.py" in bench
    assert sorted([*first, *rest, *seldom, *bench]) == sorted(modules)
    assert not [name for name in sources if name.startswith("sy_core/console")]


def test_the_sources_are_there_as_they_were_written(files):
    """For ?plain: nothing is left out, nothing is changed."""
    from tools.site.paths import ROOT, WEB  # noqa: PLC0415

    sources = written(files)
    homes = {"sy_core": ROOT / "src", "ui": WEB, "bundle.py": WEB / "boot"}

    assert sources
    for name, data in sources.items():
        assert (homes[name.partition("/")[0]] / name).read_bytes() == data, name


@pytest.fixture(scope="module")
def weight(files):
    """How much some files weigh on their way."""
    weights = {name: len(gzip.compress(data, 9)) for name, data in files.items()}
    return lambda names: sum(weights[name] for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_part_is_small(files, weight, language):
    """Besides Python and PyScript: 300 kB until a first move, 800 kB for a visit.

    The sources for ``?plain`` are only kept for the day when nothing else starts, and
    what few visits want is fetched by these.
    """
    from tools.site import build  # noqa: PLC0415

    first = build.until_first_move(files, language)
    visit = build.own_part(files, language)
    later = {name.rpartition("/")[2] for name in {*visit} - {*first}}

    assert later == {
        *("rest.block", "sources.tar.bz2", "offline.js", "sw.js"),
        *("computer.worker.js", "veil.worker.js", "effects.js", "sounds.js"),
        *("staging.js", "staging.css", f"{language}.rest.json"),
        *("show.js", "scan.js", "decode.js", "live.js", "beside.js"),
    }
    fallback = [name for name in visit if name.endswith("sources.tar.bz2")]
    assert weight(first) <= 300_000
    assert weight({*visit} - {*fallback}) <= 800_000
    assert weight(fallback) <= 420_000


def test_what_authors_put_into_their_pages_is_tiny(files):
    """Under 5 kB, as it is shipped, and it needs nothing else to be fetched."""
    script = files["sy-embed.js"]

    assert len(script) < 5_000
    assert b"import" not in script


def test_an_embedded_board_is_the_same_page_but_for_its_kind(files):
    """One set of files serves both, so whatever one has fetched the other has."""
    kind, other = b'data-page="embed"', b'data-page="app"'
    board = files["embed.html"].replace(kind, other, 1)

    assert board == files["index.html"]
