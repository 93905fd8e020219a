"""Boot and wiring only: what is to be seen and done lives in the package ``ui``."""

import sys

from pyscript import window

# app.zip was unpacked to one archive of byte code; Python imports from it directly.
sys.path.insert(0, "./game.zip")
window.sy.stage("game")

import sy_core  # noqa: E402

status = window.document.getElementById("boot-status")
status.textContent = (
    f"Python {sys.version.split()[0]}: {len(sy_core.EDITIONS)} editions ready"
)
window.sy.ready()
