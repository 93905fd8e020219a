"""Boot and wiring only: what is to be seen and done lives in the package ``ui``."""

from pyscript import window

from bundle import open_bundle

# app.zip was unpacked: the opener, and the game as one block of byte code.
open_bundle(lambda: window.sy.later().to_bytes())
window.sy.stage("game")

try:
    from ui.boot import start

    start(window)
except Exception as error:
    window.sy.fail(f"{type(error).__name__}: {error}")
    raise
