"""Boot and wiring only: what is to be seen and done lives in the package ``ui``."""

import sys

from pyscript import window

import sy_core

window.sy.stage("game")
status = window.document.getElementById("boot-status")
status.textContent = (
    f"Python {sys.version.split()[0]}: {len(sy_core.EDITIONS)} editions ready"
)
window.sy.ready()
