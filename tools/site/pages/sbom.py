"""What the site is made of, for programs: ``sbom.cdx.json``, a CycloneDX list.

It names what ``licences.txt`` names. Nothing in it depends on when or where it is made,
so that two builds of the same sources have the same list.
"""

from __future__ import annotations

import json
import tomllib
from typing import Final, TypeAlias
from urllib.parse import quote

from tools.site.pages import licences
from tools.site.paths import ROOT

NAME: Final = "sbom.cdx.json"
FORMAT: Final = "1.6"
OURS: Final = "scotland-yard"
# What the notice says in words, as SPDX writes it.
EXPRESSIONS: Final = {
    "Apache-2.0, with the LLVM exception": "Apache-2.0 WITH LLVM-exception",
    "MIT or Apache-2.0": "MIT OR Apache-2.0",
}

Json: TypeAlias = "str | int | list[Json] | dict[str, Json]"


def sbom() -> bytes:
    """The whole list."""
    python, script = licences.IN_PYODIDE, licences.IN_PYSCRIPT
    devices = (*licences.IN_DEVICES, *licences.IN_SCRIPTS)
    whole: Json = {
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT,
        "version": 1,
        "metadata": {
            "lifecycles": [{"phase": "build"}],
            "component": _ours(),
        },
        "components": [_component(part) for part in licences.PARTS],
        "dependencies": [
            _needs(OURS, [_ref(each) for each in (python[0], script[0], *devices)]),
            _needs(_ref(python[0]), [_ref(part) for part in python[1:]]),
            _needs(_ref(script[0]), [_ref(part) for part in script[1:]]),
        ],
    }
    return (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()


def _ours() -> Json:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = told["project"]
    return {
        "type": "application",
        "bom-ref": OURS,
        "name": "Scotland Yard",
        "version": project["version"],
        "licenses": [{"license": {"id": project["license"]}}],
    }


def _component(part: licences.Part) -> Json:
    version = licences.version_of(part)
    said: dict[str, Json] = {
        "type": "library",
        "bom-ref": _ref(part),
        "name": part.package or part.name,
        "copyright": part.owner,
        "licenses": [_licence(part.licence)],
        "externalReferences": [{"type": "website", "url": part.source}],
    }
    if version:
        said["version"] = version
    if part.package:
        said["purl"] = f"pkg:npm/{quote(part.package)}@{version}"
    return said


def _licence(said: str) -> Json:
    if said in EXPRESSIONS:
        return {"expression": EXPRESSIONS[said]}
    return {"license": {"name" if said == licences.PUBLIC_DOMAIN else "id": said}}


def _needs(ref: str, others: list[str]) -> Json:
    return {"ref": ref, "dependsOn": [*others]}


def _ref(part: licences.Part) -> str:
    """The name by which the list refers to *part* within itself."""
    return part.package or part.name
