"""What a catalogue says of its language, from what Unicode's CLDR and gettext know."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError
from babel.messages.plurals import get_plural


def header(code: str) -> dict[str, str]:
    """The header of a new catalogue; ValueError if nobody knows that language."""
    try:
        locale = Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        raise ValueError(
            f"no language {code!r} is known: a code such as 'pl' is wanted; for a"
            " language that has none, copy words.pot and write its header by hand"
        ) from None
    name = locale.get_display_name(locale) or code
    return {
        "Project-Id-Version": "Scotland Yard",
        "Language": code,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": get_plural(locale).plural_forms,
        "X-Direction": locale.text_direction,
        "X-Language-Name": name[0].upper() + name[1:],
    }
