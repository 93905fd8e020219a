"""A small folder of catalogues, as a translator has one."""

from __future__ import annotations

import pytest

from tools.site.words import TEMPLATE, read

HEADER = """\
msgid ""
msgstr ""
"Language: {code}\\n"
"Plural-Forms: {forms};\\n"
"X-Language-Name: {name}\\n"
"X-Direction: ltr\\n"
"""
ENGLISH = HEADER.format(code="en", forms="nplurals=2; plural=(n != 1)", name="English")
ENTRIES = """
#. play
msgctxt "log.title"
msgid "Travel log"
msgstr ""

#. play: whose turn it is
msgctxt "turn"
msgid "{name} moves to {station}."
msgstr ""

#. play
msgctxt "left"
msgid "{n} ticket"
msgid_plural "{n} tickets"
msgstr[0] ""
msgstr[1] ""
"""
FORMS = "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)"
CZECH = (
    HEADER.format(code="cs", forms=FORMS, name="Čeština")
    + """
#. play
msgctxt "log.title"
msgid "Travel log"
msgstr "Tabulka jízd"

# Short, for it stands on a button.
#. play: whose turn it is
msgctxt "turn"
msgid "{name} moves to {station}."
msgstr "{name} táhne na {station}."

#. play
msgctxt "left"
msgid "{n} ticket"
msgid_plural "{n} tickets"
msgstr[0] "{n} jízdenka"
msgstr[1] "{n} jízdenky"
msgstr[2] "{n} jízdenek"
"""
)


class Folder:
    """A template and a Czech catalogue, to be changed and read."""

    def __init__(self, path):
        self.path = path
        self.template, self.czech = path / TEMPLATE, path / "cs.po"
        self.template.write_text(ENGLISH + ENTRIES, encoding="utf-8")
        self.czech.write_text(CZECH, encoding="utf-8")

    def change(self, path, before, after):
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after), encoding="utf-8")

    @property
    def entries(self):
        return {entry.key: entry for entry in read(self.czech).entries}


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path)
