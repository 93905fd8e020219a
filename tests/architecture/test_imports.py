"""What may import what."""

from __future__ import annotations

import graphlib
import sys

import pytest

from architecture.layers import layer_of, placed
from architecture.source import Module, imports, package, part_of

pytestmark = pytest.mark.native_only

MODULES = [pytest.param(module, id=module.name) for module in package()]


def test_every_part_has_its_place_in_the_layer_table() -> None:
    """A new module is placed on purpose, in tests/architecture/layers.py."""
    homeless = {module.part for module in package()} - placed()

    assert not homeless, f"give these a place in layers.py: {sorted(homeless)}"


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_leftward(module: Module) -> None:
    """A part imports only from its own layer and from those before it."""
    if module.part not in placed():
        pytest.fail(f"{module.part} has no place in layers.py")
    strays = [
        f"{module.place}:{found.line} imports {found.module}"
        for found in imports(module)
        if found.module.split(".")[0] == "sy_core"
        and (part := part_of(found.module)) != module.part
        and part in placed()
        and layer_of(part) > layer_of(module.part)
    ]

    assert not strays, "\n".join(strays)


@pytest.mark.parametrize("module", MODULES)
def test_only_the_standard_library_is_imported(module: Module) -> None:
    """sy_core needs nothing but Python."""
    allowed = {"sy_core", *sys.stdlib_module_names}
    foreign = [
        f"{module.place}:{found.line} imports {found.module}"
        for found in imports(module)
        if found.module.split(".")[0] not in allowed
    ]

    assert not foreign, "\n".join(foreign)


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports form a tree; imports for annotations only do not run."""
    graph = {
        module.name: {
            found.module
            for found in imports(module)
            if found.module.startswith("sy_core") and not found.typing_only
        }
        for module in package()
    }

    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        pytest.fail(" → ".join(reversed(error.args[1])))
