"""Boot and wiring only: what is to be seen and done lives in the package ``ui``."""

import sys

from pyscript import window

# app.zip was unpacked to one archive of byte code; Python imports from it directly.
sys.path.insert(0, "./game.zip")
window.sy.stage("game")

try:
    from ui.boot import start

    start(window)
except Exception as error:
    window.sy.fail(f"{type(error).__name__}: {error}")
    raise
