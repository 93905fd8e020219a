"""Packages of Python come with the digests of all their files, as those of Node do."""

from __future__ import annotations

import re
import tomllib

import pytest

from tools import hashes, setup

pytestmark = pytest.mark.native_only

FILES = sorted(setup.REQUIREMENTS.glob("*.txt"))
TEXT = f"""\
# Why it is here.
-r other.txt
Some_Thing==1.2 \\
    --hash=sha256:{"0" * 64}
other==3
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_package_has_hashes(path):
    """Pip refuses whatever has another digest, and whatever is not listed."""
    text = path.read_text(encoding="utf-8")

    assert hashes.pins(text)
    assert hashes.missing(text) == []


def test_a_package_without_a_hash_is_found():
    """The finder finds."""
    assert hashes.missing(TEXT) == ["other"]


def test_renewing_keeps_what_was_written_by_hand():
    """Comments, order and spelling stay; old hashes go."""
    told = {
        "some-thing": [f"--hash=sha256:{digit * 64}" for digit in "ab"],
        "other": [f"--hash=sha256:{'c' * 64}"],
    }

    renewed = hashes.renew(TEXT, told)

    assert renewed == (
        "# Why it is here.\n-r other.txt\n"
        f"Some_Thing==1.2 \\\n    --hash=sha256:{'a' * 64} \\\n"
        f"    --hash=sha256:{'b' * 64}\n"
        f"other==3 \\\n    --hash=sha256:{'c' * 64}\n"
    )
    assert hashes.read(renewed) == told
    assert hashes.renew(renewed, told) == renewed


def test_every_installation_asks_for_hashes():
    """Nothing is installed that is not listed: pip looks for nothing else."""
    source = (setup.ROOT / "tools" / "setup.py").read_text(encoding="utf-8")
    asking = re.findall(r'"pip", "--quiet", "(?:install|download)"', source)

    assert asking
    assert len(asking) == source.count('"--no-deps", "--require-hashes"')


def test_the_wheel_is_built_by_what_has_hashes():
    """The build system that others use is the one that is tested here."""
    told = tomllib.loads((setup.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = (setup.REQUIREMENTS / "build.txt").read_text(encoding="utf-8")

    assert set(told["build-system"]["requires"]) <= set(hashes.pins(listed))
