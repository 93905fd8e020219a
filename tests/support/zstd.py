"""``compression.zstd`` of Python 3.14, which the page runs on, for tests on older ones.

Whoever imports this can import ``compression.zstd`` afterwards.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace

__all__ = ["zstd"]

try:
    from compression import zstd
except ImportError:
    import zstandard as zstd

    sys.modules |= {"compression": SimpleNamespace(zstd=zstd), "compression.zstd": zstd}
