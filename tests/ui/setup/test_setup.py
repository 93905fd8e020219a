"""Setting up: every edition, every number of players, faults told at their field."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from sy_core import errors
from sy_core.errors import SetupError
from sy_core.registry import CLASSIC, GAMES
from ui.app import REGIONS, App
from ui.saves.store import SETUP
from ui.setup import changes, lineup, rules, stations
from ui.setup.begin import SetupProblem, build
from ui.setup.draft import Draft, seating_of
from ui.setup.house_rules import GROUPS, RULES
from ui.setup.reuse import draft_of, from_text, to_text
from ui.table.curtain import Showing
from ui.words import Words
from ui.words.languages import LANGUAGES

UI = Path(__file__).parents[3] / "web" / "ui"
TABLES = [
    (edition, players)
    for game in GAMES.values()
    for edition, data in game.editions.items()
    for players in data.players
]


def an_app(**options):
    app = App(FakePage(**options))
    app.start()
    app.do("home.new")
    return app


def set_up(edition, players, **options):
    """The form, with an edition and a number of players chosen."""
    app = an_app(**options)
    app.do("setup.edition", "", edition)
    app.do("setup.players", "", str(players))
    return app


def a_draft(edition="2013", players=4):
    chosen = changes.with_edition(Draft(), edition)
    return changes.with_players(chosen, str(players))


@pytest.mark.parametrize(
    ("edition", "players", "language"),
    [(*table, language) for table, language in zip(TABLES, cycle(LANGUAGES))],
)
def test_every_table_can_be_set_up_and_started(edition, players, language):
    """In one language or another: none of them has a form of its own."""
    app = set_up(edition, players, language_wanted=language)
    assert faults(app.page.markup) == []

    app.do("setup.go")

    table = app.session.state.table
    assert app.screen == "play"
    assert (table.edition.id, table.players) == (edition, players)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_table_can_be_started_with_starts_chosen_by_hand(edition, players):
    app = set_up(edition, players)
    app.do("setup.hand", "", "hand")
    if edition in CLASSIC.editions:
        app.do("setup.hand_x", "", "hand")
    else:
        app.do("setup.draw")
    assert faults(app.page.markup) == []
    starts = app.setup.draft.starts

    app.do("setup.go")

    assert app.screen == "play"
    if edition in CLASSIC.editions:
        laid = app.session.state.table.starts
        assert [str(start) for start in laid] == list(starts[: len(laid)])


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_house_rule_on_offer_can_be_chosen_and_is_played_by(edition, players):
    draft = a_draft(edition, players)
    for name, values in rules.offered(draft).items():
        for value in values:
            changed = changes.with_rule(draft, name, str(int(value)))
            if name == "choose_light" and value:
                changed = changes.with_drawn_tiles(changed, Random(1))
            state = build(changed, Random(1))

            assert getattr(state.table.rules, name) == value


def test_every_house_rule_of_every_edition_has_its_place():
    known = {n for g in GAMES.values() for e in g.editions.values() for n in e.choices}

    assert known == set(RULES)
    assert set(RULES.values()) == set(GROUPS)


def test_no_field_has_the_name_of_a_region():
    """What a style says of the notebook at the table is not about a tick here."""
    skeleton = (UI / "browser" / "drawing.py").read_text(encoding="utf-8")
    regions = {node.attributes.get("id") for node in Reader(skeleton).nodes}
    fields = {node.attributes.get("id") for node in Reader(an_app().page.markup).nodes}

    assert {"notebook", "screen"} <= regions
    assert not regions & fields - {None}


def test_the_default_is_the_edition_of_2013_for_four():
    app = an_app()

    page = Reader(app.page.markup)
    checked = [n for n in page.nodes if "checked" in n.attributes]
    chosen = {n.attributes["name"]: n.attributes["value"] for n in checked[:3]}
    assert chosen == {"edition": "2013", "where": "one", "players": "4"}


@pytest.mark.parametrize(
    ("edition", "players", "said"),
    [
        ("2013", 2, "2 detectives hunt Mister X. One player leads them all. 2 bobbies"),
        (
            "2013",
            4,
            "3 detectives hunt Mister X. Every detective player leads one. 1 b",
        ),
        ("1983", 3, "4 detectives hunt Mister X. Every detective player leads two."),
        ("2013", 6, "5 detectives hunt Mister X. Every detective player leads one."),
    ],
)
def test_the_line_up_is_told_in_words(edition, players, said):
    told = lineup.lineup(Words("en"), a_draft(edition, players))

    assert told.startswith(said)


def test_another_edition_keeps_as_many_players_as_it_allows():
    draft = a_draft("2013", 2)

    assert changes.with_edition(draft, "1983").players == 3
    assert changes.with_edition(draft, "nonsense") == draft
    assert changes.with_players(draft, "17") == draft


def test_names_and_colours_reach_the_game():
    app = an_app()
    app.do("setup.name", "0", "  Anna \t Maria ")
    app.do("setup.colour", "0", "orange")
    app.do("setup.go")

    assert app.session.seating.name_of("mister_x") == "Anna Maria"
    assert app.session.seating.colours[:3] == ("orange", "blue", "green")


def test_no_two_detectives_have_the_same_colour():
    draft = changes.with_colour(Draft(), 0, "blue")

    assert draft.colours == ("blue", "red", "green", "violet", "orange")
    assert changes.with_colour(draft, 0, "pink") == draft


def test_whoever_likes_plays_with_a_character_instead_of_a_pawn():
    """A matter of taste, in every edition; each character is there once."""
    app = an_app()
    app.do("setup.figure", "1", "cloche")
    app.do("setup.figure", "0", "bowler")
    app.do("setup.figure", "2", "bowler")
    app.do("setup.figure", "1", "crown")
    app.do("setup.go")

    assert app.session.seating.figures[:3] == ("pawn", "cloche", "bowler")
    assert [
        "drawing" in piece
        for piece in json.loads(app.page.boards[-1])["pieces"]
        if piece["id"].startswith("D")
    ] == [False, True, True]


def test_typing_a_name_does_not_redraw_the_form():
    """What is typed is in the field; drawing it anew would lose the caret."""
    app = an_app()
    before = app.page.regions["screen"]
    for text in ("A", "An", "Anna"):
        app.do("setup.name", "1", text)
        assert app.page.regions["screen"] == before
    app.do("setup.players", "", "5")

    (box,) = Reader(app.page.markup).all("input", id="name-1")
    assert box.attributes["value"] == "Anna"


def test_every_seat_can_be_played_by_the_computer():
    app = an_app()
    app.do("setup.driver", "0", "constable")
    app.do("setup.go")

    assert changes.with_driver(Draft(), 0, "robot") == Draft()
    assert app.session.seating.driver_of("mister_x") == "constable"
    assert app.session.seating.driver_of("detective_1") == "human"


def test_the_choice_is_hidden_where_only_people_play(monkeypatch):
    app = an_app()
    assert Reader(app.page.markup).all("select", id="driver-0")
    monkeypatch.setattr(lineup, "DRIVERS", ("human",))
    app.render()

    assert not Reader(app.page.markup).all("select", id="driver-0")


def test_a_driver_on_offer_can_be_chosen(monkeypatch):
    monkeypatch.setattr(changes, "DRIVERS", ("human", "clever"))
    draft = changes.with_driver(Draft(), 0, "clever")
    state = build(draft, Random(1))

    assert seating_of(draft, state.table).driver_of("mister_x") == "clever"


def test_a_house_rule_is_marked_as_changed():
    app = an_app()
    app.do("setup.rule", "strict_supply", "true")

    assert "1 changed" in app.page.markup
    assert app.setup.draft.rules == (("strict_supply", 1),)
    app.do("setup.rule", "strict_supply", "false")
    assert app.setup.draft.rules == ()


@pytest.mark.parametrize(
    ("name", "text"), [("pool", "true"), ("pool_taxis", "false"), ("magic", "1")]
)
def test_rules_and_values_that_are_not_on_offer_change_nothing(name, text):
    assert changes.with_rule(a_draft("2013", 2), name, text) == a_draft("2013", 2)


def test_rules_that_make_no_difference_are_not_offered():
    six = rules.offered(a_draft("2013", 6))
    two = rules.offered(a_draft("2023", 2))

    assert "bobby_keeper" not in six
    assert "pool_taxis" not in six
    assert "pool" in two
    assert "pool_taxis" not in two
    pooled = changes.with_rule(a_draft("2023", 2), "pool", "true")
    assert "pool_taxis" in rules.offered(pooled)
    assert "more_underground" not in rules.offered(a_draft("hunting", 4))
    assert rules.offered(a_draft("2013", 3))["bobby_keeper"] == (0, 1, 2)


def test_take_back_is_written_into_the_game():
    app = an_app()
    app.do("setup.take_back", "", "true")
    app.do("setup.go")

    assert app.session.notes["take_back"] == "on"


def test_without_the_house_rule_nothing_is_written():
    app = an_app()
    app.do("setup.go")

    assert app.session.notes == {}


def test_a_start_card_taken_by_another_is_swapped():
    draft = changes.with_hand(Draft(), hand=True)
    first, second = draft.starts[:2]

    assert changes.with_start(draft, 0, second).starts[:2] == (second, first)


def test_mister_x_is_only_offered_cards_that_nobody_has():
    draft = changes.with_hand(a_draft("1983", 4), hand=True)
    draft = changes.with_hand_x(draft, hand=True)

    assert draft.x_start
    assert draft.x_start not in draft.starts
    assert not {str(card) for card in stations.x_cards(draft)} & set(draft.starts[:3])


@pytest.mark.parametrize(
    ("starts", "x_start", "where", "told"),
    [
        (("", "2", "3", "4"), "9", "starts[0]", "Please give the number of a station."),
        (
            ("1", "x", "3", "4"),
            "9",
            "starts[1]",
            "Please give the number of a station.",
        ),
        (("1", "2", "3", "999"), "9", "starts[3]", "There is no station 999"),
        (("1", "2", "2", "4"), "9", "starts", "Two pieces cannot start"),
        (("1", "2", "3", "4"), "", "x_start", "Please give the number of a station."),
        (("1", "2", "3", "4"), "4", "x_start", "already starts on station 4"),
        (("1", "2", "3", "4"), "0", "x_start", "There is no station 0"),
    ],
)
def test_faults_of_free_starts_are_told_at_the_field(starts, x_start, where, told):
    app = an_app()
    app.do("setup.rule", "free_starts", "true")
    app.do("setup.hand", "", "hand")
    app.do("setup.hand_x", "", "hand")
    for index, start in enumerate(starts):
        app.do("setup.start", str(index), start)
    app.do("setup.x_start", "", x_start)
    app.do("setup.go")

    field = where.replace("[", "-").rstrip("]")
    page = Reader(app.page.markup)
    shown = [n for n in page.nodes if n.attributes.get("role") == "alert"]
    assert app.screen == "setup"
    assert app.setup.problem.where == where
    assert any(told in n.text for n in shown)
    assert app.page.focused[-1] == field
    assert [n for n in page.nodes if n.attributes.get("id") == field]
    assert faults(app.page.markup) == []


@pytest.mark.parametrize(
    ("tiles", "light", "where", "told"),
    [
        ("ABC", "", "tiles", "Exactly 6 tiles are needed."),
        ("ABCDEE", "", "tiles", "A letter is given twice."),
        ("ABCDEZ", "", "tiles", "Only letters from A to I"),
        ("ACEGIB", "", "tiles", "Exactly 3 of the tiles must have the underground"),
        ("ABCDEF", "A", "light", "Exactly 2 tiles lie light side up."),
        ("ABCDEF", "AA", "light", "A letter is given twice."),
        ("ABCDEF", "AI", "light", "Only letters from A to I"),
    ],
)
def test_faults_of_tiles_are_told_at_the_field(tiles, light, where, told):
    app = an_app()
    app.do("setup.edition", "", "hunting-expert")
    app.do("setup.players", "", "2")
    app.do("setup.rule", "choose_light", "true")
    app.do("setup.tiles", "", tiles)
    app.do("setup.light", "", light)
    app.do("setup.go")

    assert app.setup.problem.where == where
    assert told in app.page.markup
    assert app.page.focused[-1] == where
    assert faults(app.page.markup) == []


def test_letters_can_be_typed_in_any_way():
    assert changes.with_tiles(Draft(), " a, b c\n").tiles == "ABC"


def test_an_unknown_fault_is_told_all_the_same(monkeypatch):
    def refuse(*_args, **_named):
        raise SetupError(errors.SetupFault.HOUSE_RULE, "rules.pool", "is odd")

    odd = replace(CLASSIC, set_up=refuse)
    monkeypatch.setattr("ui.setup.begin.game_of", lambda _draft: odd)

    with pytest.raises(SetupProblem) as found:
        build(Draft(), Random(1))

    assert found.value.in_words(Words("fr"))


def test_a_setup_is_remembered_without_mister_x_s_secret():
    app = an_app()
    app.do("setup.hand", "", "hand")
    app.do("setup.hand_x", "", "hand")
    app.do("setup.x_start", "", "172")
    app.do("setup.go")
    app.do("app.go", "setup")

    assert app.session.state.x_start == 172
    assert "172" not in app.store.read_text(SETUP)
    assert not Reader(app.page.markup).all("select", id="x_start")
    assert Reader(app.page.markup).all("select", id="starts-0")


def test_a_setup_can_be_put_back_to_the_usual():
    app = an_app()
    app.do("setup.edition", "", "1983")
    app.do("setup.reset")

    assert app.setup.draft == Draft()


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_remembered_setup_is_the_same_again(edition, players):
    draft = changes.with_name(a_draft(edition, players), 1, "Anna")
    draft = changes.with_colour(draft, 0, "violet")
    draft = changes.with_figure(draft, 1, "deerstalker")
    draft = replace(changes.with_hand(draft, hand=True), take_back=True)
    for name, values in sorted(rules.offered(draft).items()):
        draft = changes.with_rule(draft, name, str(int(values[-1])))

    assert from_text(to_text(draft)) == draft


@pytest.mark.parametrize(
    "text", [None, "", "rubbish", "[]", '{"edition": 5, "rules": [[1]], "names": 3}']
)
def test_an_unreadable_setup_is_the_usual_one(text):
    assert from_text(text) == Draft()


@given(
    st.dictionaries(
        st.sampled_from([*Draft.__slots__]),
        st.none() | st.booleans() | st.text(max_size=4) | st.lists(st.text(max_size=4)),
    )
)
def test_whatever_was_remembered_the_form_can_be_drawn(told):
    app = App(FakePage())
    app.page.browser.texts[SETUP] = json.dumps(told)
    app.start()
    app.do("home.new")

    assert faults(app.page.markup) == []


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_playing_again_takes_the_setup_of_the_game_on_the_table(edition, players):
    app = set_up(edition, players)
    app.do("setup.name", "1", "Ben")
    app.do("setup.take_back", "", "true")
    app.do("setup.go")
    before = app.session

    app.do("setup.again")

    assert app.session is not before
    assert draft_of(app.session) == draft_of(before)
    assert app.session.seating == before.seating
    assert app.session.state.table.rules == before.state.table.rules


def test_a_new_game_begins_at_the_table_and_says_what_will_happen():
    """Nobody is asked to hand it over who has not seen the board."""
    app = an_app()
    app.do("setup.go")

    assert app.session.showing is Showing.PASS
    assert "begins in secret" in app.page.regions["bar"]
    assert app.page.regions["curtain"] == ""


def test_drawn_starts_differ_from_game_to_game():
    app = an_app()
    drawn = set()
    for _ in range(5):
        app.do("setup.go")
        drawn.add((app.session.state.x_start, app.session.state.table.starts))
        app.do("app.go", "setup")

    assert len(drawn) > 1


def test_no_field_is_called_like_a_part_of_the_page():
    """Regions are found by their names; a field of that name would be filled."""
    app = App(FakePage())
    app.do("home.new")

    ids = {node.attributes.get("id") for node in Reader(app.page.markup).nodes}
    assert not ids & set(REGIONS)
