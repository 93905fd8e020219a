"""The languages of the page: ``make words`` writes this, from ``web/words``."""

from types import MappingProxyType
from typing import Final

LANGUAGES: Final = MappingProxyType(
    {
        "en": "English",
        "bg": "Български",
        "cs": "Čeština",
        "de": "Deutsch",
        "fr": "Français",
        "hu": "Magyar",
        "it": "Italiano",
        "nl": "Nederlands",
        "pl": "Polski",
        "sk": "Slovenčina",
    }
)
"""By code, as their speakers call them."""
RIGHT_TO_LEFT: Final = frozenset[str]()
