"""The release as the service worker knows it, and a new one made of an old one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess

import pytest

pytestmark = [pytest.mark.native_only, pytest.mark.slow]


def listed(worker):
    """The release that is written into a worker."""
    return json.loads(re.search(rb"^const RELEASE = (.*?);", worker, re.MULTILINE)[1])


@pytest.fixture
def folder(tmp_path):
    """A small site, made of the real worker."""
    from tools.site import offline  # noqa: PLC0415

    small = {
        "index.html": b"<p>build 12345</p>",
        "learn/index.html": b"12345",
        "app/a.js": b"1",
    }
    made = offline.with_worker(small, "0.1.0", "12345")
    for name, data in made.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    return tmp_path


def test_the_worker_keeps_every_file_of_the_site(files, release):
    """Whatever stands in dist/ is there offline, but for what no page asks for."""
    told = listed(files["sw.js"])

    assert {*files} - {*told["files"]} == {"sw.js", "release.json", ".nojekyll"}
    assert told["files"] == {
        name: [entry["size"], entry["sha256"]]
        for name, entry in release["files"].items()
    }
    assert (told["version"], told["build"]) == (release["version"], release["build"])


def test_the_version_is_that_of_the_package(release):
    """One number for the package, the page and the worker."""
    import sy_core  # noqa: PLC0415

    assert release["version"] == sy_core.__version__


def test_a_changed_byte_is_a_new_release(folder):
    """Of any file, deep ones as well; pages learn the name of their build."""
    from tools.site import offline  # noqa: PLC0415

    (folder / "app" / "a.js").write_bytes(b"2")
    build = offline.restamp(folder, "0.2.0")
    told = listed((folder / "sw.js").read_bytes())

    assert build != "12345"
    assert (told["version"], told["build"]) == ("0.2.0", build)
    assert (folder / "index.html").read_text() == f"<p>build {build}</p>"
    assert (folder / "learn" / "index.html").read_text() == build


def test_a_changed_worker_is_a_new_release(files, tmp_path, monkeypatch):
    """Its caches are named after the build: an old and a new one must not share one."""
    from tools.site import offline  # noqa: PLC0415

    before = offline.build_of(files)
    other = tmp_path / "sw.js"
    other.write_bytes(offline.SOURCE.read_bytes() + b"// changed")
    monkeypatch.setattr(offline, "SOURCE", other)

    assert offline.build_of(files) != before


def test_the_scripts_are_sound(files, tmp_path):
    """Node reads them as a browser would."""
    if not shutil.which("node"):
        pytest.skip("needs node")
    names = ("sw.js", *(name for name in files if name.endswith("/offline.js")))
    for number, name in enumerate(names):
        path = tmp_path / f"{number}.mjs"
        path.write_bytes(files[name])
        subprocess.run(["node", "--check", path], check=True, timeout=60)


def test_no_release_takes_over_by_itself(files):
    """Only a page may ask for it, and only if no other is open."""
    from tools.site import offline  # noqa: PLC0415

    assert files["sw.js"].count(b"skipWaiting") == 1
    assert "if (alone) worker.skipWaiting();" in offline.SOURCE.read_text()
