"""Boot and wiring only: what is to be seen and done lives in the package ``ui``."""

from bundle import open_bundle
from pyscript import window

# app.zip was unpacked: the opener, and the game in two blocks.
bundle = open_bundle()
window.sy.stage("game")

try:
    from ui.boot import start

    start(window, bundle)
except Exception as error:
    window.sy.fail(f"{type(error).__name__}: {error}")
    raise
