"""Makes Python ready to be remembered (snapshot.mjs does that).

What is in memory now is there at every start. A page has no library beside it: all
modules that it will ask for are imported here, so that asking costs nothing.
"""

import gc
import importlib
import marshal
import sys
import zipimport
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType

# PyScript's own Python runs only where PyScript is, and what reads the game only where
# there is one: their code is kept at hand.
PYSCRIPT = "pyscript"


class Ready:
    """A finder and loader (PEP 451) of modules whose code is in memory already."""

    def __init__(self, codes: dict[str, tuple[bool, CodeType]]) -> None:
        self._codes = codes

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        """Where a module is: here, or nowhere."""
        if name not in self._codes:
            return None
        is_package, _ = self._codes[name]
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def create_module(self, _spec: ModuleSpec) -> None:
        """An ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        exec(self._codes[module.__name__][1], module.__dict__)


def get_ready(library: str, modules: list[str], own: dict[str, str]) -> None:
    """Import *modules*, take PyScript's from the *library*, and do without it.

    *own* are further modules to keep at hand, as sources.
    """
    for name in modules:
        importlib.import_module(name)
    codes = _codes_of_pyscript(library)
    for name, text in own.items():
        file = f"/home/pyodide/{name}.py"
        codes[name] = (False, compile(text, file, "exec", dont_inherit=True))
    sys.meta_path.insert(0, Ready(codes))
    # A module that is not there is to be missing in so many words. The current folder
    # is added again at every start.
    sys.path[:] = [path for path in sys.path if path not in {"", library}]
    sys.path_importer_cache.clear()
    gc.collect()
    gc.freeze()  # nothing of this is ever garbage: no need to look at it again


def _codes_of_pyscript(library: str) -> dict[str, tuple[bool, CodeType]]:
    archive = zipimport.zipimporter(library)
    names = [
        name
        for name in archive._get_files()  # type: ignore[attr-defined]  # noqa: SLF001
        if name.startswith(f"{PYSCRIPT}/") and name.endswith(".pyc")
    ]
    found = {}
    for name in sorted(names):
        code = marshal.loads(archive.get_data(name)[16:])
        dotted = name.removesuffix(".pyc").replace("/", ".")
        module = dotted.removesuffix(".__init__")
        found[module] = (module != dotted, code)
    return found
