"""A screen of its own: its pixels as a file, and hands that press keys and buttons.

Xvfb keeps its picture in a file that can be read at any moment, and the X server's test
extension makes input that no program can tell from a person's.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from browser.drivers import Missing

WIDTH = 1100
HEIGHT = 820
KEYS = {"Control": 0xFFE3, "Tab": 0xFF09, "Space": 0x20}
"""Their names in X11."""
HEADER = 25
"""Numbers at the beginning of the file, each of four bytes, the high one first."""


class Screen:
    """A running Xvfb; ``with`` ends it."""

    def __init__(self):
        program = shutil.which("Xvfb")
        if program is None:
            raise Missing("Xvfb (on Debian: apt-get install xvfb)")
        self._folder = tempfile.TemporaryDirectory(prefix="sy-screen-")
        read, write = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        picture = ("-screen", "0", size, "-fbdir", self._folder.name)
        self._process = subprocess.Popen(
            [program, "-displayfd", str(write), *picture, "-nolisten", "tcp"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.name = f":{told.readline().strip()}"
        self._open_picture()
        self._open_hands()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._x.XCloseDisplay(self._display)
        self._pixels.close()
        self._process.terminate()
        self._process.wait(20)
        self._folder.cleanup()

    # ---- pixels

    def _open_picture(self):
        path = Path(self._folder.name, "Xvfb_screen0")
        with path.open("rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(f">{HEADER}I", self._pixels[: HEADER * 4])
        self._line = header[12]
        self._begin = header[0] + 12 * header[19]

    def picture(self):
        """Everything that is to be seen now: four bytes a pixel, line by line."""
        return self._pixels[self._begin : self._begin + HEIGHT * self._line]

    def at(self, offsets):
        """Single pixels, by their place in a picture: quick enough to miss nothing."""
        pixels, begin = self._pixels, self._begin
        return [pixels[begin + o : begin + o + 3] for o in offsets]

    def offset(self, x, y):
        """A pixel's place in a picture."""
        return y * self._line + 4 * x

    # ---- hands

    def _open_hands(self):
        self._x = _library("X11")
        self._test = _library("Xtst")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(self.name.encode()))

    def move(self, x, y):
        """The pointer goes there."""
        self._test.XTestFakeMotionEvent(self._display, 0, round(x), round(y), 0)
        self._x.XFlush(self._display)

    def button(self, *, down):
        """The left button of the mouse."""
        self._test.XTestFakeButtonEvent(self._display, 1, int(down), 0)
        self._x.XFlush(self._display)

    def key(self, name, *, down):
        """A key."""
        code = self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(KEYS[name]))
        self._test.XTestFakeKeyEvent(self._display, int(code), int(down), 0)
        self._x.XFlush(self._display)

    def click(self, x, y):
        """A click with the mouse."""
        self.move(x, y)
        for down in (True, False):
            self.button(down=down)
            time.sleep(0.03)


def _library(name):
    found = ctypes.util.find_library(name)
    if found is None:
        raise Missing(f"lib{name}")
    return ctypes.CDLL(found)
