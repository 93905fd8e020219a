"""A sealed log at one device: before the end nothing leaves, then all is checked."""

from __future__ import annotations

import json
import re

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader
from support.ui.seals import KEY, changed, sealed_and_over, sealed_table
from support.ui.tables import at_table, finished_classic, open_secret, running_classic
from sy_core.devices import alone, sealed_record
from sy_core.devices.letters.faults import LetterFault
from sy_core.devices.seal import GAME_ID
from sy_core.devices.seal import KEY as KEY_LENGTH
from sy_core.devices.verdict import Cheat, Fault, Sound
from sy_core.registry import CLASSIC
from ui.app import App
from ui.saves.keys import GAME
from ui.seals.notes import KEY_BYTES, PIECES, SEAL_KEY
from ui.seals.opening import fingerprints
from ui.seals.wording import sentence
from ui.setup.reuse import draft_of, last_draft
from ui.table.notes import fitting
from ui.words import Words
from ui.words.languages import LANGUAGES


def brought(record):
    """A fresh page that has imported a record."""
    app = App(FakePage())
    app.start()
    app.do("home.file", "", record)
    return app


def opened_here(app):
    """… and opened it."""
    (entry,) = app.store.list_games()
    app.do("home.open", entry.id)
    return app


def taken_away(app):
    """Every record that can be saved as a file."""
    (entry,) = app.store.list_games()
    for intent, arg in (
        *(("play.export", "full"), ("play.export", "table"), ("seal.save", "")),
        *(("replay.open", ""), ("replay.export", ""), ("home.export", entry.id)),
        *(("home.export_full", entry.id), ("home.export_table", entry.id)),
    ):
        app.page.downloads.clear()
        app.do(intent, arg)
        yield from app.page.downloads.values()


# ---- sealing a game


def test_a_log_is_sealed_if_that_was_agreed_on():
    """With a key that only this game has; the next setup begins with it, too."""
    app = App(FakePage())
    app.do("setup.seal", value="true")
    app.do("setup.go")
    first = app.session.notes[SEAL_KEY]
    app.do("setup.again")

    assert re.fullmatch(f"[0-9a-f]{{{2 * KEY_BYTES}}}", first)
    assert app.session.notes[SEAL_KEY] != first
    assert last_draft(app.store).seal
    assert draft_of(app.session).seal


def test_nothing_is_sealed_unless_somebody_wants_it():
    """Off by default; nobody is told anything of seals then."""
    app = App(FakePage())
    app.do("setup.go")
    app.do("play.menu")

    assert SEAL_KEY not in app.session.notes
    assert not Reader(app.page.markup).doing("seal.open")


def test_the_page_knows_the_seals_of_the_game():
    """It loads what makes them later, so these numbers stand in two places."""
    assert KEY_BYTES == GAME_ID + KEY_LENGTH
    notes = sealed_record.seal_notes("x" * sealed_record.PIECE * 32)
    assert tuple(notes) == PIECES
    assert len(PIECES) == sealed_record.MOST_PIECES


def test_a_seal_makes_room_for_itself_in_a_record():
    """Notes of others that do not fit in are left out first."""
    crowd = {f"other{number}": "x" for number in range(64)}

    assert "seal" in fitting({**crowd, "seal": "alone1"})


# ---- while the game goes on


def shown_and_sent(app):
    """All that was drawn, said, painted, copied and saved."""
    page = app.page
    return "\n".join(
        [
            *(page.markup, *page.said, *page.boards, page.title, *page.routes),
            *(text for pair in page.copies for text in pair),
            *page.downloads.values(),
        ]
    )


def test_the_key_leaves_in_nothing_before_the_end():
    """No dialog, link, record or message has it; only the stored game does."""
    app = sealed_table(running_classic(""))
    (entry,) = app.store.list_games()
    open_secret(app)
    seen = []
    for intent, arg in (
        *(("play.menu", ""), ("seal.open", ""), ("seal.copy", ""), ("share.open", "")),
        *(("share.copy", "record"), ("share.copy", "position"), ("seal.save", "")),
        *(("play.export", "full"), ("play.export", "table"), ("home.export", entry.id)),
        *(("home.export_full", entry.id), ("home.export_table", entry.id)),
        *(("replay.export", ""), ("app.go", "home"), ("app.go", "setup")),
    ):
        app.do(intent, arg)
        seen.append(shown_and_sent(app))

    assert KEY in app.page.browser.texts[GAME + entry.id]
    assert len(app.page.downloads) == 4
    for part in (KEY, KEY[: 2 * GAME_ID], KEY[2 * GAME_ID :], SEAL_KEY, "alone1"):
        assert not [text for text in seen if part in text]


@pytest.mark.parametrize("damage", ['"moves', "version"])
def test_the_key_does_not_leave_with_a_damaged_game_either(damage):
    """What cannot be read is handed out as it is stored, but for that."""
    app = sealed_table()
    (entry,) = app.store.list_games()
    text = app.page.browser.texts[GAME + entry.id]
    page = FakePage()
    page.browser.texts[GAME + entry.id] = text.replace(damage, "&", 1)
    text = App(page).store.export_text(entry.id)

    assert SEAL_KEY in text
    assert not re.search("[0-9a-f]{20}", text)


def test_fingerprints_are_those_that_were_promised():
    """The root, his start and every entry."""
    app = sealed_table()
    root, start, first = fingerprints(app.session).splitlines()
    own = alone.OwnSeal(bytes.fromhex(KEY)[:6], bytes.fromhex(KEY)[6:])
    promises = own.promises(CLASSIC, app.session.state)

    assert root == own.root(CLASSIC, app.session.state).hex()
    assert (start, first) == (f"0 {promises[0].hex()}", f"1 {promises[1].hex()}")


def test_fingerprints_tell_nothing_but_promises():
    """Two games that look the same differ in what looks like chance, and nowhere."""
    shown = []
    for x_start, ride in ((74, "T58"), (76, "T59")):
        state = CLASSIC.new_game(
            *("1983", 4),
            x_start=x_start,
            starts=[26, 94, 141],
            rules={"free_starts": True},
        )
        for text in (ride, "D1T15"):
            state = CLASSIC.apply(state, CLASSIC.parse_move(text))
        app = sealed_table(state)
        app.do("seal.open")
        shown.append((fingerprints(app.session), app.page.regions["dialog"]))
    (one, here), (two, there) = shown

    assert one.splitlines()[0] == two.splitlines()[0]
    assert one != two
    assert re.sub("[0-9a-f]{40}", "", here) == re.sub("[0-9a-f]{40}", "", there)


@pytest.mark.parametrize(
    ("came_of_it", "key", "focus"),
    [("yes", "share.copied", "copy-seal"), ("no", "seal.by_hand", "seal-text")],
)
def test_fingerprints_are_copied(came_of_it, key, focus):
    """What came of it is told where one is."""
    app = sealed_table()
    app.do("seal.open")
    app.do("seal.copy")
    app.do("share.copied", "seal", came_of_it)

    assert app.page.copies == [("seal", fingerprints(app.session))]
    assert app.words(key) in app.page.regions["dialog"]
    assert app.words("seal.title") in app.page.regions["dialog"]
    assert app.page.focused[-1] == focus


def test_a_key_that_is_none_seals_nothing():
    """A stored game that somebody has tampered with is a game without a seal."""
    app = sealed_and_over(key="not a key")
    app.do("play.menu")

    assert not Reader(app.page.markup).doing("seal.open")
    assert "seal" not in json.loads(app.store.export_text(app.session.id))["notes"]


# ---- when it is over


def test_every_record_of_a_finished_game_carries_its_seal():
    """From the menu, the replay, the list and the dialog; whole ones are sound."""
    app = sealed_and_over()
    records = [*taken_away(app)]
    whole = [text for text in records if '"redacted"' not in text]

    assert (len(records), len(whole)) == (7, 5)
    for record in whole:
        assert isinstance(sealed_record.audit_record(record), Sound)
        assert SEAL_KEY not in record


def test_who_shares_a_finished_game_sees_that_it_is_sound():
    """As it was checked, with the record that proves it; it stands at the end, too."""
    app = sealed_and_over()
    entries = len(app.session.view.trail)
    app.do("share.open")
    said = f"Sealed and sound. Entries compared: {entries}."

    assert said in app.page.regions["dialog"]
    assert Reader(app.page.markup).doing("seal.save")
    assert said in app.page.regions["bar"]


def test_it_is_checked_when_the_end_has_been_seen():
    """Until then there is room for it."""
    app = sealed_and_over()
    before = Reader(app.page.regions["bar"]).all("p", id="seal-found")[0].text
    app.do("seal.check")
    app.render()

    assert before == "…"
    assert "Sealed and sound." in app.page.regions["bar"]


def test_of_a_game_without_a_seal_nothing_is_said():
    app = at_table(CLASSIC, finished_classic())
    app.do("share.open")

    assert not Reader(app.page.regions["dialog"]).all("div", id="share-seal")
    assert not Reader(app.page.markup).all("p", id="seal-found")


def test_taking_back_and_other_players_do_not_break_the_seal():
    """Only rides of detectives are taken back, and no seat is part of it."""
    state = CLASSIC.new_game("2013", 3, x_start=45, starts=[26, 29, 94, 117])
    app = sealed_table(CLASSIC.apply(state, CLASSIC.parse_move("T46")))
    session = app.session
    session.notes["take_back"] = "on"
    before = fingerprints(session)
    session.play(CLASSIC.parse_move("D1T15"))
    app.do("play.takeback")
    session.reseat(session.seating.with_driver(1, "constable"))
    after = fingerprints(session)
    while not session.over:
        session.play(next(iter(CLASSIC.legal_moves(session.state))))
    app.do("share.open")

    assert session.notes["taken_back"] == "1"
    assert before == after
    assert fingerprints(session).startswith(before)
    assert "Sealed and sound." in app.page.regions["dialog"]


# ---- records that come from elsewhere


def test_a_sound_record_is_told_as_such():
    """When it comes, in the list, at its end and where it is shared."""
    app = brought(sealed_and_over().store.export_text("one"))
    said = "Sealed and sound. Entries compared: "
    told, listed = app.toast, app.page.markup
    opened_here(app).do("seal.check")
    app.do("share.open")

    assert said in told
    assert app.words("home.seal.sound") in listed
    assert said in app.page.regions["bar"]
    assert said in app.page.regions["dialog"]


def test_a_changed_station_is_told_with_what_was_sealed():
    """It is kept all the same: a replay may be of interest."""
    record, entry, claimed, true = changed(sealed_and_over().store.export_text("one"))
    app = brought(record)
    said = f"Entry {entry}: the record says {claimed}, but {true} was sealed."
    told, listed = app.home.problem, app.page.markup
    opened_here(app).do("share.open")

    assert told == f"The game was imported, but its seal does not hold. {said}"
    assert app.words("home.seal.unsound") in listed
    assert said in app.page.regions["dialog"]
    assert said in app.page.regions["bar"]
    assert not Reader(app.page.markup).doing("seal.save")


@pytest.mark.parametrize(
    ("seal", "reason"),
    [
        ("nonsense", "The seal cannot be read (not_ours)."),
        ("seal1AAAA", "The seal cannot be read (damaged)."),
    ],
)
def test_a_seal_that_is_none_is_told(seal, reason):
    record = CLASSIC.write_record(finished_classic(), {"seal": seal})
    app = brought(record)

    assert app.home.problem.endswith(reason)


def test_an_opened_seal_on_a_game_that_goes_on_does_not_hold():
    """It was cut off, or somebody played on."""
    whole = json.loads(sealed_and_over().store.export_text("one"))
    app = brought(json.dumps({**whole, "moves": whole["moves"][:5]}))

    assert "Stations in the record: " in app.home.problem


def test_what_only_this_device_may_note_is_not_taken_from_others():
    """Neither a key that somebody else knows, nor a verdict."""
    notes = {SEAL_KEY: KEY, "seal_checked": "sound", "seal": "nonsense"}
    app = brought(CLASSIC.write_record(finished_classic(), notes))
    session = app.store.load(app.store.list_games()[0].id, 1)

    assert session.notes == {"seal": "nonsense", "seal_checked": "not_ours"}


def test_whoever_kept_the_fingerprints_finds_them_in_the_record():
    """So that they can see that it is the game they watched."""
    running = sealed_table()
    kept = fingerprints(running.session)
    session = running.session
    while not session.over:
        session.play(next(iter(CLASSIC.legal_moves(session.state))))
    running.keep(session)
    app = opened_here(brought(running.store.export_text("one")))
    app.do("play.menu")
    app.do("seal.open")

    assert fingerprints(app.session).startswith(kept)
    assert kept in app.page.regions["dialog"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_told_in_every_language(language):
    """With entry, claimed and true where it has them."""
    words = Words(language)
    told = {sentence(words, Fault(code, 9, "84", "103", letter=3)) for code in Cheat}
    told |= {sentence(words, code) for code in LetterFault}
    start = sentence(words, Fault(Cheat.CHANGED_MIND, 0, "84", "103"))

    assert len(told) == len(Cheat) + len(LetterFault)
    assert "84" in start
    assert "103" in start
