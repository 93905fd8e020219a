"""Scripts of ``web/devices`` without a browser: Node runs what asks for none."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

DEVICES = Path(__file__).parents[2] / "web" / "devices"


@pytest.fixture(scope="session")
def run():
    """Run lines of JavaScript that ``return`` something; names are imported from it."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs Node: make setup")

    def run(imports, lines, given=None):
        head = "".join(
            f"import {{ {names} }} from {json.dumps((DEVICES / file).as_uri())};\n"
            for file, names in imports.items()
        )
        script = (
            f"{head}const given = {json.dumps(given)};\n"
            f"const told = (() => {{ {lines} }})();\n"
            "process.stdout.write(JSON.stringify(told));\n"
        )
        done = subprocess.run(
            [node, "--no-warnings", "--input-type=module", "-e", script],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run
