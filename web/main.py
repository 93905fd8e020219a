"""Boot and wiring only: what is to be seen and done lives in the package ``ui``."""

import sys

from pyscript import window

# app.zip was unpacked to one archive of byte code; Python imports from it directly.
sys.path.insert(0, "./game.zip")
window.sy.stage("game")

from ui.boot import start  # noqa: E402

start(window)
