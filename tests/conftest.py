"""How long hypothesis searches, and where: one profile per occasion.

``HYPOTHESIS_PROFILE`` picks one; without it a CI run takes ``ci``, others take
``default``. No profile has a deadline: machines differ, rules do not. Tests should
not fix ``max_examples`` themselves, or the profiles lose their meaning.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Whole games are large inputs, and some strategies reject illegal setups: neither
# says anything about the rules, and a slow machine must not turn a run red.
PATIENT = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "default", max_examples=50, deadline=None, suppress_health_check=PATIENT
)
# The same examples every time, so that a green run can be repeated.
settings.register_profile(
    "ci", settings.get_profile("default"), derandomize=True, database=None
)
# A tenth of the speed, so a fifth of the examples; also for the further CPythons.
settings.register_profile("pyodide", settings.get_profile("ci"), max_examples=10)
settings.register_profile(
    "thorough", settings.get_profile("default"), max_examples=2_000
)

settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "default")
)
