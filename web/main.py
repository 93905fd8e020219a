"""Boot and wiring only: what is to be seen and done lives in the package ``ui``."""

from bundle import open_bundle
from pyscript import window

modules = open_bundle(window.sy.rest)
window.sy.stage("game")

try:
    from ui.boot import start

    await start(modules)
except Exception as error:
    window.sy.fail(f"{type(error).__name__}: {error}")
    raise
