"""A position is set up by hand; what no game can come to is told at once."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from support.ui.tables import at_table, finished_classic, open_secret, running_classic
from sy_core.registry import CLASSIC, EDITION_IDS
from sy_core.sharing import position_text, read_position
from sy_core.terms import MISTER_X, SPECTATOR
from ui.app import App
from ui.editor.facts import letter_of
from ui.editor.party import OF_DEALS
from ui.editor.text import draft_of, text_of
from ui.setup.party import edition_of

EDITIONS = [edition for ids in EDITION_IDS.values() for edition in ids]
PUZZLE = "A_2013_at-57.59.75.108_log-o.o.U46.T_x-46.61"
DICE = "A_hunting-expert_tiles-DEABCF_light-AD_at-14.9_go-use_log-A.T.T4_hand-TTB"


def editing(text="", page=None):
    """A fresh page with the editor open."""
    app = App(page or FakePage())
    app.start()
    app.do("editor.open", text)
    return app


def status(app):
    """What is said of the position."""
    found = Reader(app.page.regions["bar"]).all("p", id="editor-status")
    return found[0].text


def beside(app, part):
    """What is said to be wrong beside a part of the form."""
    page = Reader(app.page.markup)
    return [n.text for n in page.all("p", id=f"editor-{part}-fault")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_begins_with_a_sound_deal(edition):
    app = editing()
    app.do("editor.edition", value=edition)

    assert app.page.flags["screen"] == "editor"
    assert app.editor.draft.edition == edition
    assert app.editor.problem is None
    assert faults(app.page.markup) == []


def test_a_station_is_tapped_typed_or_dragged_to():
    app = editing(PUZZLE)
    app.do("editor.piece", "D2")
    app.do("editor.station", "60")
    app.do("editor.place", value="58")
    app.do("editor.drop", "D1", "45")
    app.do("editor.drop", "X", "47")

    assert app.editor.text == "A_2013_at-45.58.75.108_log-o.o.U46.T_x-46.47"


def rules_in(app):
    """House rules that can be chosen now."""
    return {
        node.attributes["data-arg"]
        for node in Reader(app.page.markup).nodes
        if node.attributes.get("data-change") == "editor.rule"
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_house_rule_of_an_edition_is_chosen_there(edition):
    """But those about dealing: what is set up is not dealt."""
    app = editing()
    app.do("editor.edition", value=edition)
    offered = set()
    for players in edition_of(app.editor.draft).players:
        app.do("editor.players", value=str(players))
        offered |= rules_in(app)
        for name in rules_in(app):  # one is asked for only where another holds
            app.do("editor.rule", name, "1")
        offered |= rules_in(app)

    known = edition_of(app.editor.draft).choices
    assert offered == {name for name in known if name not in OF_DEALS}


def test_a_tile_dragged_onto_another_changes_places_with_it():
    """Pieces go along; without the tick a drag moves pieces only."""
    app = editing(DICE)
    app.do("editor.drop", "14", "9")
    before = app.editor.draft
    app.do("editor.lay", value="true")
    app.do("editor.drop", "14", "9")

    one, other = letter_of(14), letter_of(9)
    swapped = str.maketrans({one: other, other: one})
    assert before.tiles == "DEABCF"
    assert app.editor.draft.tiles == "DEABCF".translate(swapped)
    assert app.editor.draft.at == before.at


def test_a_tap_on_another_piece_takes_that_one_in_hand():
    app = editing(PUZZLE)
    app.do("editor.station", "75")

    assert app.editor.piece == "D3"
    assert app.editor.text == PUZZLE


def test_what_was_done_is_undone_and_done_again():
    app = editing(PUZZLE)
    app.do("editor.drop", "D1", "45")
    app.do("editor.count", "black", "2")
    done = app.editor.text
    app.do("editor.undo")
    app.do("editor.undo")
    undone = app.editor.text
    app.do("editor.redo")
    app.do("editor.redo")

    assert undone == PUZZLE
    assert app.editor.text == done


def test_what_no_game_can_come_to_stays_and_is_told_where_it_is():
    """Nothing can be taken away until it is mended."""
    app = editing(PUZZLE)
    app.do("editor.drop", "D1", "59")

    assert app.editor.draft.at[:2] == (59, 59)
    assert status(app) == app.words("editor.fault.occupied")
    assert beside(app, "pieces") == [status(app)]
    assert status(app) in app.page.said
    assert Reader(app.page.markup).doing("editor.picture") == []
    assert Reader(app.page.markup).doing("editor.play") == []


@pytest.mark.parametrize(
    ("text", "verb", "arg", "value", "fault"),
    [
        (PUZZLE, "drop", "D1", "61", "caught"),
        (PUZZLE, "drop", "X", "128", "journey.entry"),
        (PUZZLE, "sign", "0", "T", None),
        (PUZZLE, "sign", "2", "T", None),
        (PUZZLE, "go", "", "caught", "end"),
        (DICE, "tile", "0", "I", "underground"),
        (DICE, "side", "A", "false", "light"),
        (DICE, "drop", "D1", "4", "caught"),
        (DICE, "go", "", "escaped", "end"),
    ],
)
def test_each_fault_has_words_of_its_own(text, verb, arg, value, fault):
    app = editing(text)
    app.do(f"editor.{verb}", arg, value)

    if fault is None:
        assert app.editor.problem is None
    elif fault in ("underground", "light"):
        told = {"underground": 3, "light": 2}[fault]
        key = f"setup.error.{fault}"
        assert status(app) == app.words(key, **{fault: told})
    else:
        shown = app.words(f"editor.fault.{fault}", entry=app.editor.problem.about)
        assert status(app) == shown


def test_turns_are_added_and_the_reveal_asks_where_he_was():
    app = editing("A_2013_at-57.59.75.108")
    for _ in range(3):
        app.do("editor.turn")
    asked = status(app)
    app.do("editor.piece", "e2")
    app.do("editor.station", "46")
    app.do("editor.turn")

    assert asked == app.words("editor.fault.log.entry", entry=3)
    assert app.editor.text == "A_2013_at-57.59.75.108_log-T.T.T46.T"


def test_his_way_is_said_backwards_from_where_he_is():
    """Text knows no gaps: an earlier station is open when all later ones are said."""
    app = editing("A_2013_at-57.59.75.108_log-T.T")
    before = Reader(app.page.markup).all("button", id="editor-at-0")[0]
    app.do("editor.drop", "X", "61")
    app.do("editor.piece", "e0")
    app.do("editor.place", value="62")

    assert "disabled" in before.attributes
    assert app.editor.text == "A_2013_at-57.59.75.108_log-T.T_x-62.61"


def test_a_ticket_that_lies_face_down_is_mister_xs_own_knowledge():
    """R29: in an open log. A black one lies open: then nothing is hidden any more."""
    app = editing("A_beginners_at-157.118.67_go-pursuit_log-B140.B133.o_x-141")
    (control,) = Reader(app.page.markup).all("select", id="editor-hidden-2")
    app.do("editor.hidden", "2", "T")
    hidden = app.editor.text
    app.do("editor.hidden", "0", "T")
    app.do("editor.hidden", "2", "X")
    again = app.editor.text
    app.do("editor.sign", "2", "X")

    assert control.attributes["data-change"] == "editor.hidden"
    assert hidden.endswith(".T141")
    assert again == hidden
    assert app.editor.text.endswith(".141")
    assert not Reader(app.page.markup).all("select", id="editor-hidden-2")


def test_a_text_or_a_link_is_pasted_and_an_unsound_one_refused():
    app = editing()
    app.do("editor.text", value=f" https://here.example/#position={PUZZLE}&seat=all ")
    taken = app.editor.text
    app.do("editor.text", value="A_2013_at-1.1")

    told = Reader(app.page.markup).all("p", id="editor-text-error")[0].text
    assert taken == app.editor.text == PUZZLE
    assert app.words("embed.why.occupied") in told


def test_of_a_pasted_game_the_last_moment_is_taken():
    app = editing()
    app.do("editor.text", value="record=A_1983_deal-26.94.141_moves-T.D1T15.D2T95")

    assert app.editor.draft.at == (15, 95, 141)
    assert app.editor.draft.moved == ("D1", "D2")


def test_a_position_is_played_on_and_kept():
    app = editing(PUZZLE)
    app.do("editor.play", "together")

    assert app.screen == "play"
    assert app.session.state == read_position(PUZZLE).state()
    assert app.store.entry(app.session.id) is not None


def test_lines_for_a_page_and_a_link_are_copied():
    app = editing(PUZZLE)
    app.do("editor.copy", "embed")
    app.do("editor.copy", "link")

    copied = dict(app.page.copies)
    assert copied["link"] == f"https://here.example/sy/#position={PUZZLE}"
    script, board = copied["embed"].splitlines()
    assert script.startswith('<script src="https://here.example/sy/sy-embed.js"')
    assert board == f'<sy-board position="{PUZZLE}"></sy-board>'


def test_from_a_running_game_comes_what_is_on_the_screen():
    """The editor has no curtain: Mister X's own screen does not lead there."""
    app = at_table(CLASSIC, running_classic())
    seen = position_text(CLASSIC, CLASSIC.view_for(app.session.state, SPECTATOR))
    app.do("share.edit")
    guarded = at_table(CLASSIC, running_classic("T58 D1T15 D2T95 D3T142"))
    open_secret(guarded)
    guarded.do("share.open")

    assert app.editor.text == seen
    assert app.editor.draft.x == ()
    assert Reader(guarded.page.markup).doing("share.edit") == []
    guarded.do("share.edit")
    assert guarded.editor is None


def test_a_moment_of_a_replay_and_a_link_are_edited():
    app = at_table(CLASSIC, finished_classic())
    app.do("replay.open")
    app.do("replay.to", "2")
    moment = app.replay.stepper.now
    app.do("share.edit")
    linked = App(FakePage())
    linked.start(f"position={PUZZLE}")
    linked.do("shared.edit")

    told = position_text(CLASSIC, CLASSIC.view_for(moment, MISTER_X))
    assert app.editor.text == told
    assert linked.editor.draft.x[-1:] == ()


def test_the_editor_is_found_as_it_was_left_also_after_a_reload():
    app = editing(PUZZLE)
    app.do("editor.drop", "D1", "45")
    left = app.editor.text
    again = App(FakePage(link=app.page.link))
    again.start("editor")
    app.do("editor.close")
    app.do("editor.open")

    assert again.editor.text == left
    assert app.editor.text == left
    assert len(app.editor.drafts) == 2


def controls(app):
    """Everything that can be used, as intents with a value."""
    page, found = Reader(app.page.markup), []
    options = {}
    for at, node in enumerate(page.nodes):
        if node.tag == "select":
            rest = page.nodes[at + 1 :]
            end = next(
                (n for n, each in enumerate(rest) if each.tag != "option"), len(rest)
            )
            options[node.attributes["id"]] = [n.attributes["value"] for n in rest[:end]]
    for node in page.nodes:
        names = node.attributes
        arg = names.get("data-arg") or ""
        if node.tag == "select":
            found += [(names["data-change"], arg, v) for v in options[names["id"]]]
        elif names.get("type") == "radio":
            found.append((names["data-change"], arg, names["value"]))
        elif names.get("type") == "checkbox":
            found += [(names["data-change"], arg, v) for v in ("true", "false")]
        elif names.get("data-do", "").startswith("editor.") and "disabled" not in names:
            found.append((names["data-do"], arg, ""))
    away = ("close", "play", "build", "puzzle", "picture", "copy", "edition")
    return [each for each in found if each[0].removeprefix("editor.") not in away]


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_done_is_sound_or_told(edition):
    """Any use of any control leaves a draft that is a position, or words why not."""
    rng = Random(f"monkey {edition}")
    app = editing()
    app.do("editor.edition", value=edition)
    for step in range(30):
        verbs = {}
        for each in controls(app):
            verbs.setdefault(each[0], []).append(each)
        intent = rng.choice(verbs[rng.choice(sorted(verbs))])
        if rng.random() < 0.4:
            intent = ("editor.station", str(rng.randint(1, 199)), "")
        app.do(*intent)
        text = app.editor.text

        assert status(app)
        if text and step % 5 == 0:
            assert text_of(draft_of(text)) == text
            assert draft_of(text_of(app.editor.draft)) == draft_of(text)
    assert faults(app.page.markup) == []


def test_there_is_a_board_whatever_is_wrong_with_what_lies_on_it():
    """Who comes back finds it as it was left; who undoes, the board of that game."""
    app = editing(DICE)
    app.do("editor.tile", "0", "I")
    assert app.editor.problem is not None
    app.do("editor.close")
    app.do("editor.open")
    assert app.page.flags["board"] == "hunting"
    assert app.editor.problem is not None

    app.do("editor.edition", value="1983")
    assert app.page.flags["board"] == "classic"
    app.do("editor.undo")

    assert app.page.flags["board"] == "hunting"


def test_the_map_goes_to_what_is_chosen_or_typed_unless_it_is_in_sight():
    app = editing(PUZZLE)
    assert app.page.looks[-1] == [57, 59, 75, 108, 61]
    app.page.in_sight = {57, 61}
    for piece, seen in (("D1", None), ("D4", 108), ("X", None), ("e2", 46)):
        app.page.looks.clear()
        app.do("editor.piece", piece)
        assert app.page.looks == ([] if seen is None else [[seen]])

    app.do("editor.piece", "D1")
    app.do("editor.place", value="199")

    assert app.page.looks[-1] == [199]
