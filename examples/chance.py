"""A bot as a program: it reads lines of JSON and answers with lines of JSON.

It needs nothing of ``sy_core``, so it could be written in any language:
``python -m sy_core.arena "program:python3 examples/chance.py" constable``.
"""

from __future__ import annotations

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        chosen = random.Random(asked["seed"]).choice(asked["legal"])  # noqa: S311
        print(json.dumps({"move": chosen}), flush=True)  # noqa: T201
