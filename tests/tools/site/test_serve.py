"""The little server behind ``make play``."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from signal import SIGINT

import pytest

pytestmark = pytest.mark.native_only

PREFIX = "/any/sub/path/"


@pytest.fixture
def folder(tmp_path):
    """A small site."""
    (tmp_path / "app-123").mkdir()
    (tmp_path / "index.html").write_text("hello")
    for name in ("a.wasm", "a.mjs", "a.js", "a.zip", "a.css"):
        (tmp_path / "app-123" / name).write_bytes(b"x")
    return tmp_path


@pytest.fixture
def at(folder):
    """The address of the site under a sub-path."""
    from tools.site import serve  # noqa: PLC0415

    running = serve.server(folder, prefix=PREFIX)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield serve.address(running, PREFIX)
    running.shutdown()
    running.server_close()


def get(address):
    with urllib.request.urlopen(address, timeout=20) as answer:
        return answer.read(), answer.headers


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.zip", "application/zip"),
    ],
)
def test_files_have_the_type_that_browsers_insist_on(at, name, kind):
    """Pyodide does not start from a .wasm of another type."""
    assert get(f"{at}app-123/{name}")[1]["Content-Type"] == kind


def test_the_page_is_asked_for_each_time_and_the_rest_is_kept(at):
    """A folder named after its contents never changes."""
    assert get(at)[0] == b"hello"
    assert get(at)[1]["Cache-Control"] == "no-cache"
    assert "immutable" in get(f"{at}app-123/a.js")[1]["Cache-Control"]


def test_the_bare_prefix_leads_into_the_site(at):
    """A slash is easily forgotten."""
    assert get(at.rstrip("/"))[0] == b"hello"


@pytest.mark.parametrize(
    "path", ["", "index.html", "any/", "any/sub/path/app-123/", "any/sub/path/../x"]
)
def test_there_is_nothing_elsewhere(at, path):
    """Not above the prefix, and no lists of folders."""
    with pytest.raises(urllib.error.HTTPError, match="404"):
        get(at.removesuffix(PREFIX) + "/" + path)


@pytest.mark.parametrize("path", ["nothing", "not/a/page", "app-123/gone.js"])
def test_what_is_not_there_is_told_by_the_sites_own_page(at, folder, path):
    """As hosts of project pages do: at the address that was asked for."""
    (folder / "404.html").write_text("no station here")
    with pytest.raises(urllib.error.HTTPError, match="404") as refused:
        get(at + path)

    assert refused.value.read() == b"no station here"
    assert refused.value.headers["Content-Type"] == "text/html; charset=utf-8"


def test_nobody_climbs_out(at, folder):
    """Dots do not lead above the folder."""
    (folder.parent / "secret.txt").write_text("secret")
    for climb in ("../secret.txt", "%2e%2e/secret.txt", "app-123/../../secret.txt"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(at + climb)


def test_a_taken_port_means_the_next_one(folder):
    """Two games at once are two addresses."""
    from tools.site import serve  # noqa: PLC0415

    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        running = serve.server(folder, port)
        running.server_close()

    assert running.server_address[1] > port


def test_it_says_where_and_ends_politely(folder):
    """One line with the address; Ctrl-C is no error."""
    from tools.site.paths import ROOT  # noqa: PLC0415

    asked = (folder, "--port", "8750", "--prefix", "a/b")
    with subprocess.Popen(
        [sys.executable, "-m", "tools.site.serve", *asked],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        said = running.stdout.readline()
        (address,) = re.findall(r"http://localhost:\d+/a/b/", said)
        page = get(address)[0]
        running.send_signal(SIGINT)
        rest = running.stdout.read()

    assert page == b"hello"
    assert running.returncode == 0
    assert "Traceback" not in rest
