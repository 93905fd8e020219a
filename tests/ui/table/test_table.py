"""The table through the application, as taps would do it, without a browser."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from support.at_random import at_random
from support.ui.fakes import Browser, FakePage
from support.ui.tables import at_table, open_secret, running_classic
from sy_core import SPECTATOR, load_record
from sy_core.registry import CLASSIC, GAMES
from ui.app import App
from ui.saves.opening import open_new
from ui.saves.tabs import claim
from ui.settings.values import Settings
from ui.table import screen as play
from ui.table.curtain import Showing
from ui.table.seating import plain_seating
from ui.table.session import new_session
from ui.table.takeback import may_take_back
from ui.words.languages import LANGUAGES

LETTER = r'"ticket ticket-(\w)".*?class="ticket-letter"[^>]*>(.)<'


def opened(state, game=CLASSIC, page=None):
    """An application with a game on the table."""
    app = App(page or FakePage())
    table = state.table
    seating = plain_seating(table.seats, table.pawns)
    app.session = new_session("one", game, state, seating, 1)
    app.show("play")
    app.render()
    return app


def puzzle(x=74, starts=(1, 2, 3, 4), edition="2013", players=4, **rules):
    state = CLASSIC.new_game(
        edition, players, x_start=x, starts=starts, rules={"free_starts": True, **rules}
    )
    return opened(state)


def pursuit(**choices):
    """Mister X has gone from 74 to 46, and the detectives have the screen."""
    app = puzzle(**choices)
    open_secret(app)
    app.do("play.type", value="u 46")
    app.do("play.handback")
    return app


def tap(app, *stations):
    for station in stations:
        app.do("play.station", str(station))


def moves(app):
    return [CLASSIC.format_move(move) for move in app.session.state.moves]


def test_the_map_looks_at_whoever_moves_and_where_they_can_go():
    """And is told what will be tapped, which needs room for fingers."""
    app = pursuit()

    reachable = sorted({offer.to for offer in app.session.offers()})
    assert app.page.looks[-1] == [1, *reachable]
    assert app.page.targets == reachable


def test_the_map_stays_in_the_background_behind_the_curtain_and_comes_back_at_the_end():
    """So nothing but the pieces changes when it opens."""
    app = puzzle()
    dim = [json.loads(app.page.boards[-1])["dim"]]
    open_secret(app)
    app.do("play.type", value="u 46")
    dim.append(json.loads(app.page.boards[-1])["dim"])
    while not app.session.over:
        app.session.play(next(iter(CLASSIC.legal_moves(app.session.state))))
    app.render()
    dim.append(json.loads(app.page.boards[-1])["dim"])

    assert dim == [True, True, False]


@pytest.mark.parametrize(
    ("edition", "closed"),
    [
        ("1983", []),
        ("2013", ["taxi-13-14"]),
        ("2023", ["taxi-13-14"]),
        ("beginners", ["underground", "ferry", "taxi-13-14"]),
    ],
)
def test_the_map_shows_the_lines_of_the_board_that_is_played_on(edition, closed):
    """The taxi line 13-14 is on the board of 1983 only; beginners ride taxi and bus."""
    app = opened(CLASSIC.new_game(edition, 4, rng=Random(1)))

    assert json.loads(app.page.boards[-1])["closed"] == closed


def test_tiles_have_no_lines_to_leave_out():
    """The dice game is drawn as its tiles lie."""
    app = opened(
        GAMES["hunting"].new_game("hunting", 3, rng=Random(1)), GAMES["hunting"]
    )

    assert json.loads(app.page.boards[-1])["closed"] == []


def test_a_piece_says_what_it_rode_on_so_that_it_follows_that_line():
    app = pursuit()

    app.do("play.type", value="b 58")

    pieces = json.loads(app.page.boards[-1])["pieces"]
    assert [piece.get("by") for piece in pieces if piece["id"] in ("D1", "D2")] == [
        "bus",
        None,
    ]


def test_tickets_of_the_log_have_letters_of_their_own_where_words_do_not_fit():
    """Those of the cards: taxi and tube, bus and black begin alike."""
    log = {}
    for seed in range(5):
        rng = Random(seed)
        app = opened(CLASSIC.new_game("2013", 4, rng=rng))
        while not app.session.over:
            legal = [*CLASSIC.legal_moves(app.session.state)]
            app.session.play(rng.choice(legal))
        app.render()
        log |= dict(re.findall(LETTER, app.page.regions["log"]))

    assert log == {"T": "T", "B": "B", "U": "U", "X": "X"}


def test_another_game_is_looked_at_anew():
    """The map does not stay where the last game was played."""
    app = pursuit()
    state = CLASSIC.new_game("1983", 4, rng=Random(1))
    rng = Random(2)
    while CLASSIC.outcome(state) is None:
        state = CLASSIC.apply(state, rng.choice([*CLASSIC.legal_moves(state)]))
    seating = plain_seating(state.table.seats, state.table.pawns)
    open_new(app, new_session("two", CLASSIC, state, seating, 1))

    assert app.page.looks[-1] == sorted({s.station for s in app.session.view.trail})


def test_the_map_goes_to_whoever_is_next():
    app = pursuit(edition="1983", starts=(1, 2, 3))

    tap(app, 8, 8)

    assert app.page.looks[-1][0] == 2
    assert app.page.targets == sorted({int(o.to) for o in app.session.offers()})


def test_the_map_stays_where_the_next_one_is_in_sight():
    """One of them is enough where anybody may be next."""
    app = pursuit()
    before = len(app.page.looks)
    app.page.in_sight = {10, 20}

    tap(app, 8, 8)

    assert len(app.page.looks) == before


def test_the_map_goes_along_with_a_double():
    app = puzzle()
    open_secret(app)
    app.do("play.double")
    app.page.looks.clear()
    tap(app, 46)
    app.do("play.pick", "U46")
    app.do("play.confirm")

    assert app.page.looks
    assert app.page.targets == sorted({int(o.to) for o in app.session.offers()})


def test_a_tap_chooses_and_a_second_tap_confirms():
    app = pursuit()

    tap(app, 8)
    chosen = app.page.regions["bar"]
    tap(app, 8)

    assert "Taxi" in chosen
    assert moves(app)[-1] == "D1T8"


def test_with_several_tickets_one_is_picked_first():
    app = puzzle()
    open_secret(app)

    tap(app, 58)
    waiting = app.page.regions["bar"]
    app.do("play.pick", "B58")
    app.do("play.confirm")

    assert "disabled" in waiting
    assert moves(app) == ["B58"]


def test_without_asking_back_one_tap_moves():
    """Setting: confirm before move."""
    app = pursuit()
    app.change_settings(Settings(confirm=False))

    tap(app, 8)

    assert moves(app)[-1] == "D1T8"


def test_cancelling_takes_the_choice_back_step_by_step():
    app = puzzle()
    open_secret(app)
    app.do("play.double")
    tap(app, 46)
    app.do("play.pick", "U46")
    app.do("play.confirm")
    tap(app, 34)

    app.do("play.cancel")
    after_one = app.session.choice
    app.do("play.cancel")
    app.do("play.cancel")

    assert after_one.target is None
    assert len(after_one.taken) == 1
    assert app.session.choice.armed == 0
    assert moves(app) == []


def test_a_double_is_played_leg_by_leg():
    app = puzzle()
    open_secret(app)
    app.do("play.double")

    app.do("play.type", value="u46")
    app.do("play.type", value="b 34")

    assert moves(app) == ["U46+B34"]
    assert app.session.showing is Showing.HANDBACK


def test_the_first_leg_can_be_taken_back():
    app = puzzle()
    open_secret(app)
    app.do("play.double")
    app.do("play.type", value="u46")

    app.do("play.untake")

    assert app.session.choice.taken == ()
    assert app.session.choice.armed == 1


def test_tapping_a_pawn_chooses_it():
    app = pursuit()

    tap(app, 2)

    assert app.session.choice.pawn == "D2"
    assert "Blue" in app.page.regions["head"]


def test_tapping_a_card_centres_on_the_piece():
    app = pursuit()

    app.do("play.card", "D3")

    assert app.page.looks[-1] == [3]


@pytest.mark.parametrize(
    ("station", "words"),
    [
        (199, "No ride leads to station 199 from here."),
        (11, "Station 11 is occupied by Blue."),
    ],
)
def test_a_tap_that_is_not_open_says_why(station, words):
    app = pursuit(starts=(1, 10, 3, 4))
    app.do("play.type", value="d2 t11")
    tap(app, 3)

    tap(app, station)

    assert app.toast == words
    assert app.page.said[-1] == words


@pytest.mark.parametrize("text", ["nonsense", "q 7", "", "t46x"])
def test_typing_nonsense_is_answered_in_words(text):
    app = pursuit()

    app.do("play.type", value=text)

    assert "is not a move" in app.toast
    assert len(moves(app)) == 1


def test_typing_a_number_looks_there_and_says_why_it_is_not_lit():
    app = pursuit()

    app.do("play.type", value="150")

    assert app.page.looks[-1] == [150]
    why = "Nobody who is still to move can get to station 150."
    assert why in app.page.said[-1]
    assert why in app.page.regions["inspector"]
    assert app.toast == ""


@pytest.mark.parametrize(
    "text", ["red t 8", "Red taxi 8", "red 8", "ann t8", "ANN 8", "d1 taxi 8"]
)
def test_colours_names_and_tickets_can_be_typed(text):
    app = pursuit()
    chairs = app.session.seating.chairs
    named = (chairs[0], replace(chairs[1], name="Ann"), *chairs[2:])
    app.session.seating = replace(app.session.seating, chairs=named)

    app.do("play.type", value=text)

    assert moves(app) == ["U46", "D1T8"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["{red} t 8", "{red} {taxi} 8", "{red} 8"])
def test_they_can_be_typed_in_every_language(language, form):
    """Colours and tickets are called as on the screen."""
    app = pursuit()
    app.change_settings(Settings(language=language))
    red, taxi = app.words("colour.red"), app.words("ticket.T")

    app.do("play.type", value=form.format(red=red, taxi=taxi))

    assert moves(app) == ["U46", "D1T8"]


def test_a_name_of_a_letter_is_no_name():
    """Else nobody could ride a bus."""
    app = pursuit()
    chairs = app.session.seating.chairs
    named = (chairs[0], replace(chairs[1], name="T"), *chairs[2:])
    app.session.seating = replace(app.session.seating, chairs=named)

    app.do("play.type", value="t 8")

    assert moves(app) == ["U46", "D1T8"]


def test_typing_a_move_that_is_not_open_says_so():
    app = pursuit()

    app.do("play.type", value="d1 t 199")

    assert "not possible now" in app.toast


def test_the_list_offers_what_the_map_offers():
    app = pursuit()

    app.do("play.go", "D1T9")
    app.do("play.confirm")

    assert moves(app)[-1] == "D1T9"


def test_every_move_is_kept_before_anything_is_drawn():
    app = pursuit()

    tap(app, 8, 8)

    kept = app.store.record_of("one")
    assert load_record(kept) == app.session.state


@pytest.mark.parametrize(("storage", "word"), [("forbidden", "save"), ("full", "room")])
def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so(storage, word):
    app = pursuit()
    app.page.storage = storage

    tap(app, 8, 8)

    assert moves(app)[-1] == "D1T8"
    assert word in app.toast


def test_the_exported_record_of_the_detectives_holds_no_secret():
    app = pursuit()

    app.do("play.export", "table")
    app.do("play.export", "full")

    redacted, full = app.page.downloads.values()
    assert json.loads(redacted)["moves"] == ["U?"]
    assert json.loads(full)["moves"] == ["U46"]


def test_losing_focus_hides_everything_of_mister_x():
    app = puzzle()
    open_secret(app)
    open_text = "".join(app.page.regions.values()) + app.page.boards[-1]

    app.do("app.secret")

    text = "".join(app.page.regions.values())
    assert "at station 74" in open_text
    assert "74" not in text
    assert '"X"' not in app.page.boards[-1]


def test_going_back_in_history_closes_his_screen():
    app = puzzle()
    open_secret(app)

    app.do("app.route", "home")
    app.do("app.route", "play")

    assert app.session.showing is Showing.CURTAIN


def test_the_hand_back_screen_tells_exactly_the_public_facts():
    app = puzzle()
    open_secret(app)

    app.do("play.type", value="x 46")

    assert "with a black ticket" in app.page.regions["curtain"]
    assert "46" not in app.page.regions["curtain"]


@pytest.mark.parametrize(("edition", "told"), [("1983", True), ("2013", False)])
def test_a_played_double_card_goes_to_the_left_neighbour_in_1983(edition, told):
    """Nothing but a fact that players like to hear."""
    starts = (1, 2, 3) if edition == "1983" else (1, 2, 3, 4)
    app = puzzle(edition=edition, starts=starts)
    open_secret(app)
    app.do("play.double")
    app.do("play.type", value="u46")
    app.do("play.type", value="b34")

    news = app.page.regions["curtain"]

    assert "Mister X plays a double move." in news
    assert ("The played card goes to his left:" in news) is told


def test_appearing_takes_a_ticket_of_everybody():
    """R27, through its dialog."""
    app = puzzle(edition="1983", starts=(1, 2, 3), appearances=1)
    open_secret(app)
    app.do("play.type", value="u46")

    app.do("play.appear")
    for taking in ("D1T", "D2B", "D3U"):
        app.do("play.take", taking)
    app.do("play.appear_now")

    assert moves(app) == ["U46", "!D1T+D2B+D3U"]
    assert "46" in app.page.regions["curtain"]


def test_appearing_takes_only_what_he_likes():
    """R27: of each detective a ticket or none, and he may think again."""
    app = puzzle(edition="1983", starts=(1, 2, 3), appearances=2)
    open_secret(app)
    app.do("play.type", value="u46")

    app.do("play.appear")
    for taking in ("D1T", "D2B", "D1U", "D2-"):
        app.do("play.take", taking)
    app.do("play.appear_now")

    assert moves(app) == ["U46", "!D1U"]


def test_appearing_may_take_nothing():
    """R27: the button says so."""
    app = puzzle(edition="1983", starts=(1, 2, 3), appearances=1)
    open_secret(app)
    app.do("play.type", value="u46")

    app.do("play.appear")
    offered = app.page.regions["dialog"]
    app.do("play.appear_now")

    assert "Show yourself, take nothing" in offered
    assert moves(app) == ["U46", "!"]


def test_staying_hidden_is_a_button():
    app = puzzle(edition="1983", starts=(1, 2, 3), appearances=1)
    open_secret(app)
    app.do("play.type", value="u46")

    app.do("play.offer", ".")

    assert moves(app) == ["U46", "."]


def test_a_move_may_be_taken_back_if_it_told_nothing():
    """A house rule, written into the record."""
    app = pursuit()
    app.session.notes["take_back"] = "on"
    tap(app, 2, 20)
    app.do("play.confirm")
    offered = app.page.regions["tools"]

    app.do("play.takeback")

    assert "Take back" in offered
    assert moves(app) == ["U46"]
    assert app.session.notes["taken_back"] == "1"


@pytest.mark.parametrize(
    ("noted", "then"),
    [("x", "1"), ("-1", "1"), ("²", "1"), ("9" * 40, "1"), ("7", "8"), ("999", "999")],
)
def test_a_count_of_moves_taken_back_may_be_anything_in_a_record(noted, then):
    """Whoever brings the record wrote it: what is no count counts for nothing."""
    app = pursuit()
    app.session.notes.update(take_back="on", taken_back=noted)
    tap(app, 2, 20)
    app.do("play.confirm")

    app.do("play.takeback")

    assert moves(app) == ["U46"]
    assert app.session.notes["taken_back"] == then


def test_the_last_ride_of_a_round_can_be_taken_back_until_the_table_is_passed():
    """The table stays; behind the curtain it is too late."""
    app = pursuit()
    app.session.notes["take_back"] = "on"
    for ride in ("d1 t8", "d2 t10", "d3 t11", "p1 t3"):
        app.do("play.type", value=ride)
    before, beside = app.page.regions["bar"], app.page.regions["tools"]
    app.do("play.pass")
    passed = may_take_back(app.session)
    app.do("play.pass")
    app.do("play.takeback")

    assert "play.pass" in before
    assert "play.takeback" in before
    assert "play.takeback" not in beside
    assert not passed
    assert moves(app) == ["U46", "D1T8", "D2T10", "D3T11"]
    assert app.session.showing is Showing.TABLE


@pytest.mark.parametrize("note", ["x", "", "²", "-1", "9" * 1_900])
def test_a_note_of_moves_taken_back_that_is_no_number_begins_anew(note):
    """It came with a record from elsewhere, and stops nobody."""
    app = pursuit()
    app.session.notes.update(take_back="on", taken_back=note)
    tap(app, 2, 20)
    app.do("play.confirm")

    app.do("play.takeback")

    assert moves(app) == ["U46"]
    assert app.session.notes["taken_back"] == "1"


def test_a_move_that_told_something_stands():
    """He might have been there: the arrival ruled the station out."""
    app = pursuit(x=45, starts=(34, 2, 3, 4))
    app.session.notes["take_back"] = "on"

    app.do("play.type", value="d1 t47")

    assert "play.takeback" not in app.page.regions["tools"]


def test_a_second_tab_looks_on_until_it_takes_over():
    browser = Browser()
    first = pursuit()
    state = first.session.state
    one = opened(state, page=FakePage(browser=browser))
    two = opened(state, page=FakePage(browser=browser))

    claim(one, one.session)
    claim(two, two.session)
    looked_on = two.session.read_only
    two.do("play.takeover")

    assert looked_on
    assert not two.session.read_only
    assert one.session.read_only


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_non_interference_of_everything_that_is_drawn(game):
    """Equal public histories give equal regions, boards, titles and flags."""
    for edition in game.editions.values():
        rng = Random(f"draw {edition.id}")
        start = game.new_game(edition.id, edition.players[-1], rng=rng)
        for state in islice(at_random(game, start, rng), 40):
            if not getattr(state, "trail", ()):
                continue
            view = game.view_for(state, SPECTATOR)
            other = game.sample_state(view, rng)

            pages = [opened(each, game).page for each in (state, other)]

            assert pages[0].regions == pages[1].regions
            assert pages[0].boards == pages[1].boards
            assert pages[0].flags == pages[1].flags
            assert pages[0].title == pages[1].title


def caught(x="human", detectives="human"):
    """Red catches him at 74, in the first round."""
    app = puzzle(x=75, starts=(58, 1, 2, 3))
    open_secret(app)
    app.do("play.type", value="t74")
    app.do("play.handback")
    drivers = [x, *[detectives] * 3]
    pairs = zip(app.session.seating.chairs, drivers, strict=True)
    chairs = tuple(replace(chair, driver=driver) for chair, driver in pairs)
    app.session.play(CLASSIC.parse_move("D1T74"))
    app.session.seating = replace(app.session.seating, chairs=chairs)
    app.render()
    return app


def test_the_result_says_who_caught_him_and_where():
    app = caught()

    assert "Red catches Mister X at 74 in round 1!" in app.page.regions["bar"]


def test_every_piece_has_a_mark_on_its_badge():
    """Bobbies, too, who have no colour of their own; with two players there are two."""
    app = at_table(CLASSIC, CLASSIC.new_game("2013", 2, rng=Random(1)))
    marks = re.findall(r'class="badge[^>]*>([^<]*)<', app.page.regions["cards"])
    pieces = json.loads(app.page.boards[-1])["pieces"]

    assert marks == ["X", "R", "B", "1", "2"]
    assert [piece["mark"] for piece in pieces] == marks[1:]


def test_after_the_end_nobody_waits():
    """No card says so, and no piece is greyed, least of all the one that caught him."""
    app = caught()
    pieces = json.loads(app.page.boards[-1])["pieces"]

    assert "waiting" not in app.page.regions["cards"]
    assert "moved" not in app.page.regions["cards"]
    assert [p["class"] for p in pieces if p["id"] == "D1"] == ["pawn red over"]


@pytest.mark.parametrize(
    ("x", "detectives", "headline"),
    [
        ("human", "human", "The detectives win"),
        ("human", "inspector", "You lose"),
        ("inspector", "human", "You win!"),
        ("inspector", "inspector", "The detectives win"),
    ],
)
def test_whoever_plays_against_the_computer_is_told_as_you(x, detectives, headline):
    app = caught(x, detectives)

    assert f"<h2>{headline}</h2>" in app.page.regions["bar"]


def test_a_finished_game_shows_its_result_and_can_be_replayed():
    app = caught()
    result = app.page.regions["bar"]
    app.do("replay.open")
    app.do("replay.to", "0")

    assert "The detectives win" in result
    assert app.screen == "replay"
    assert "The start of the game" in app.page.regions["head"]
    app.do("replay.seat", value="detective_1")
    assert '"X"' not in app.page.boards[-1]
    app.do("replay.close")
    assert app.screen == "play"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_switching_the_language_keeps_the_game(language):
    app = pursuit()
    before = moves(app)

    app.change_settings(Settings(language=language))
    app.render()

    assert moves(app) == before
    assert app.page.language == language


def test_leaving_asks_back_only_if_the_game_could_not_be_kept():
    app = pursuit()
    kept = app.page.flags["unsaved"]
    app.page.storage = "full"

    tap(app, 8, 8)

    assert kept == "false"
    assert app.page.flags["unsaved"] == "true"


@pytest.mark.parametrize(
    ("game", "edition", "page"),
    [
        ("classic", "2023", "start.html#edition-2023"),
        ("hunting", "hunting-expert", "tiles.html"),
    ],
)
def test_the_menu_leads_to_the_rules_of_the_game_on_the_table(game, edition, page):
    """In a page of their own, so that the game stays open."""
    state = GAMES[game].new_game(edition, 4, rng=Random(1))
    app = opened(state, GAMES[game])

    _, menu = play.dialog(app, "menu")

    assert f'href="learn/en/{page}" target="_blank"' in menu


def viewer(app):
    return json.loads(app.page.boards[-1])["viewer"]


def test_the_board_is_told_whenever_somebody_else_looks():
    """It shows nobody on the way then; as long as the same one looks, it does."""
    app = puzzle()
    viewers = [viewer(app)]
    for intent in (
        *("play.pass", "play.open", "app.secret", "play.open", "play.type"),
        *("play.handback", "play.menu"),
    ):
        app.do(intent, value="u 46")
        viewers.append(viewer(app))
    table, curtain, his, handback = viewers[0], viewers[1], viewers[2], viewers[5]

    assert viewers == [table, curtain, his, curtain, his, handback, table, table]
    assert len({curtain, his, handback, table}) == 4


def test_nothing_stays_on_a_board_that_nobody_looks_at():
    """His screen was open when somebody went home."""
    app = puzzle()
    open_secret(app)
    app.do("app.go", "home")

    assert "pieces" not in json.loads(app.page.boards[-1])


@pytest.mark.parametrize("text", ["", "abc", "-1", "0", "200", "9" * 400, "²", "1.5"])
def test_a_tap_on_what_is_no_station_changes_nothing(text):
    """It comes from outside, and stops nobody."""
    app = at_table(CLASSIC, running_classic("T58"))
    before = dict(app.page.regions)

    app.do("play.station", text)

    assert app.page.regions == before
    assert app.toast == ""
