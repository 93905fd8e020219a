"""Serve a folder as a static site: ``python -m tools.site.serve [folder]``.

Takes the port asked for or the next free one and prints the address. ``--prefix
/any/sub/path/`` serves the site there and nothing elsewhere, as hosts of project
pages do; ``404.html`` is shown for what is not there. Nothing is opened, nothing
leaves this machine.
"""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from tools.site.paths import ROOT

HOST: Final = "127.0.0.1"
PORT: Final = 8000
TRIES: Final = 100
FOR_EVER: Final = "public, max-age=31536000, immutable"


class Handler(SimpleHTTPRequestHandler):
    """Static files below one address, each with the type that browsers insist on."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - as the base class has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".zip": "application/zip",
    }

    def __init__(self, *args: object, prefix: str, directory: str) -> None:
        self.prefix = prefix
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer with a file."""
        if self._inside():
            super().do_GET()

    def do_HEAD(self) -> None:
        """Answer with what is known about a file."""
        if self._inside():
            super().do_HEAD()

    def _inside(self) -> bool:
        """Whether the request is for this site; the bare prefix leads into it."""
        path = unquote(urlsplit(self.path).path)
        if path.startswith(self.prefix):
            return True
        if path + "/" == self.prefix:
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", self.prefix)
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            self.send_error(HTTPStatus.NOT_FOUND)
        return False

    def translate_path(self, path: str) -> str:
        """The file behind an address; folders are never listed."""
        return super().translate_path("/" + path[len(self.prefix) :])

    def list_directory(self, path: object) -> None:
        """Say that there is nothing here."""
        del path
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(
        self, code: int, message: str | None = None, explain: str | None = None
    ) -> None:
        """For an address that leads nowhere: the site's own page, as hosts do."""
        page = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        data = page.read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", self.extensions_map[".html"])
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def end_headers(self) -> None:
        """Folders named after their contents may be kept; all else is asked for."""
        top = urlsplit(self.path).path.removeprefix(self.prefix).rpartition("/")[0]
        keep = "-" in top
        self.send_header("Cache-Control", FOR_EVER if keep else "no-cache")
        # A frame without an origin of its own asks as a stranger.
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep quiet: the address stays the last line on the screen."""


class Server(ThreadingHTTPServer):
    """One thread per connection; a browser that goes away is no error."""

    daemon_threads = True
    # Else a second server could take the same port and half of the requests.
    allow_reuse_port = False

    def handle_error(self, request: object, client_address: object) -> None:
        """Report everything but a closed connection."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int = 0, prefix: str = "/") -> Server:
    """A server for *folder*, not yet running; port 0 takes any free one."""
    handler = partial(Handler, prefix=prefix, directory=str(folder))
    for candidate in range(port, port + TRIES):
        try:
            return Server((HOST, candidate), handler)
        except OSError:
            continue
    raise OSError(f"no free port from {port} to {port + TRIES - 1}")


def address(running: Server, prefix: str = "/") -> str:
    """Where the site is to be found."""
    return f"http://localhost:{running.server_address[1]}{prefix}"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder for a while; the address."""
    running = server(folder)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield address(running)
    running.shutdown()
    running.server_close()


def main() -> int:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int, default=PORT, help="first port to try")
    parser.add_argument("--prefix", default="/", help="such as /any/sub/path/")
    chosen = parser.parse_args()
    prefix = f"/{chosen.prefix.strip('/')}/".replace("//", "/")
    try:
        running = server(chosen.folder.resolve(), chosen.port, prefix)
    except OSError as error:
        print(f"serve: {error}")
        return 1
    # A shell starts background jobs with Ctrl-C ignored: listen to it all the same.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print(f"Play at {address(running, prefix)}  (Ctrl-C ends)", flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print("\nGood-bye.")
    finally:
        running.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
