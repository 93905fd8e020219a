"""Reading gettext's PO files."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from sy_core.po import Entry, PoError, catalogue, read_po

ROOT = Path(__file__).parents[2]
HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: nplurals={forms}; plural={plural};\\n"
"""
TEMPLATE = (
    HEADER.format(language="en", forms=2, plural="(n != 1)")
    + """
#. play with a remark
msgctxt "log.title"
msgid "Travel log"
msgstr ""

#. play
msgctxt "rounds"
msgid "{n} round"
msgid_plural "{n} rounds"
msgstr[0] ""
msgstr[1] ""
"""
)
CZECH = HEADER.format(
    language="cs", forms=3, plural="(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2"
)
ROUNDS = 'msgctxt "rounds"\nmsgid "{n} round"\nmsgid_plural "{n} rounds"\n'


def file(*entries):
    """A Czech file with these entries."""
    return read_po("\n".join([CZECH, *entries]))


def test_a_template_is_the_english_catalogue():
    """Its texts are those that others translate."""
    words = catalogue(read_po(TEMPLATE))

    assert words.language == "en"
    assert words("log.title") == "Travel log"
    assert [words("rounds", n=n) for n in (1, 2)] == ["1 round", "2 rounds"]


def test_a_translation_has_its_own_forms():
    """As many as its header says."""
    czech = file(
        f"{ROUNDS}"
        'msgstr[0] "{n} kolo"\nmsgstr[1] "{n} kola"\nmsgstr[2] "{n} kol"\n'
    )
    words = catalogue(czech, read_po(TEMPLATE))

    assert czech.forms == 3
    assert [words("rounds", n=n) for n in (1, 2, 5)] == ["1 kolo", "2 kola", "5 kol"]


@pytest.mark.parametrize(
    "entry",
    [
        "",
        'msgctxt "log.title"\nmsgid "Travel log"\nmsgstr ""\n',
        '#, fuzzy\nmsgctxt "log.title"\nmsgid "Travel log"\nmsgstr "Deník"\n',
        '#,fuzzy,x\nmsgctxt "log.title"\nmsgid "Travel log"\nmsgstr "Deník"\n',
        f'{ROUNDS}msgstr[0] "{{n}} kolo"\nmsgstr[1] "{{n}} kola"\n',
    ],
)
def test_what_is_missing_is_said_in_english(entry):
    """Not there, empty, of an older text, or not in all forms."""
    words = catalogue(file(entry), read_po(TEMPLATE))

    assert words("log.title") == "Travel log"
    assert [words("rounds", n=n) for n in (2, 5)] == ["2 rounds", "5 rounds"]


def test_an_entry_says_which_part_it_belongs_to():
    """By the first word that is said about it."""
    first, second = read_po(TEMPLATE).entries

    assert first == Entry("log.title", "play", ("Travel log",), ("",), is_fuzzy=False)
    assert second.english == ("{n} round", "{n} rounds")
    assert second.is_missing


def test_long_texts_go_on_from_line_to_line():
    """With breaks and quotation marks of their own."""
    (entry,) = file(
        'msgctxt "a"\nmsgid ""\n"one\\n"\n  "\\"two\\""\nmsgstr "x"\n'
    ).entries

    assert entry.english == ('one\n"two"',)


def test_what_is_obsolete_is_passed_over():
    """With whatever was said of it."""
    (entry,) = file(
        '#, fuzzy\n#~ msgctxt "old"\n#~ msgid "a"\n#~ msgstr "b"\n',
        'msgctxt "new"\nmsgid "a"\nmsgstr "b"\n',
    ).entries

    assert entry.key == "new"
    assert not entry.is_fuzzy


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ('msgctxt "a"\nmsgid "b"\nmsgstr "c"\n', 1),
        ('msgid ""\nmsgstr ""\nnonsense\n', 3),
        ('"stray"\n', 1),
        ('msgid ""\nmsgstr ""\n\n"stray"\n', 4),
        ('msgid ""\nmsgstr "\\q"\n', 2),
        ('msgid ""\n', 1),
        ('msgstr ""\n', 1),
        ('msgid ""\nmsgstr ""\nmsgid "a"\nmsgstr "b"\n', 3),
    ],
)
def test_what_is_no_po_file_is_refused_with_its_line(text, line):
    """Empty, without a header, nonsense, badly quoted, or half an entry."""
    with pytest.raises(PoError, match=f"line {line}: ") as refused:
        read_po(text)

    assert refused.value.where == line


def test_a_file_must_say_its_forms():
    """Else nobody knows which one a number takes."""
    file = read_po('msgid ""\nmsgstr ""\n"Language: cs\\n"\n')

    with pytest.raises(PoError, match="Plural-Forms"):
        _ = file.plural


FILES = sorted(
    path
    for folder in ("src", "web")
    for ending in ("po", "pot")
    for path in (ROOT / folder).rglob(f"*.{ending}")
)


@pytest.mark.native_only
@pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.name}"
)
def test_files_are_read_as_translators_tools_read_them(path):
    """Every catalogue of the project, entry by entry."""
    polib = import_module("polib")  # where there is no Pyodide
    theirs = polib.pofile(str(path), check_for_duplicates=True)
    ours = read_po(path.read_text(encoding="utf-8"))

    assert ours.header == theirs.metadata
    assert [
        (it.key, it.english, it.texts, it.is_fuzzy, it.part) for it in ours.entries
    ] == [
        (
            it.msgctxt,
            (it.msgid, it.msgid_plural) if it.msgid_plural else (it.msgid,),
            tuple(it.msgstr_plural.values()) if it.msgid_plural else (it.msgstr,),
            it.fuzzy,
            it.comment.split()[0],
        )
        for it in theirs
    ]
