"""Non-interference: wherever Mister X hides, the page is the same for the others."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from browser.chrome import HOLD, boot
from browser.frames import Film, differ
from browser.scripts import cut, moves_of
from browser.table import Table, difference
from sy_core.registry import game_of
from sy_core.terms import MISTER_X, SPECTATOR

GAMES = {"1983-escaped": 40, "hunting-expert-3-escaped": 20}


def twins(name, least):
    """Two records that look alike to everybody but Mister X, and a move for each.

    The next decisions are the detectives'; then he makes a move that tells both
    times the same and shows him neither time.
    """
    moves = moves_of(name)
    for plies in range(least, len(moves)):
        record = cut(name, plies)
        game = game_of(record)
        state = game.load_record(record)
        if MISTER_X in game.to_move(state) or game.view_for(state, SPECTATOR).x_station:
            continue
        view = game.view_for(state, SPECTATOR)
        for seed in range(60):
            other = game.sample_state(view, Random(seed))
            if hidden(game, other) == hidden(game, state):
                continue
            assert game.view_for(other, SPECTATOR) == view
            rest = public_rest(game, state, other, moves[plies:])
            if rest:
                return game.write_record(state), game.write_record(other), rest
    raise AssertionError(name)


def hidden(game, state):
    return game.view_for(state, MISTER_X).x_station


def public_rest(game, one, two, moves):
    """The detectives' moves up to his turn, and his move in either game."""
    shared = []
    for text in moves:
        if MISTER_X in game.to_move(one):
            break
        if text.startswith("*") or not all(is_open(game, s, text) for s in (one, two)):
            return None  # dice are no player's choice
        shared.append(text)
        move = game.parse_move(text)
        one, two = game.apply(one, move), game.apply(two, move)
        if game.outcome(one) or game.outcome(two):
            return None
    own = like_moves(game, one, two) if MISTER_X in game.to_move(one) else None
    return (shared, own) if shared and own else None


def is_open(game, state, text):
    return text in {game.format_move(move) for move in game.legal_moves(state)}


def like_moves(game, one, two, *, shown=False):
    """A move for each of two Misters X that tells everybody the same."""
    for first, second in product(game.legal_moves(one), game.legal_moves(two)):
        if first.to is None or second.to is None:
            continue
        if first.ticket != second.ticket:
            continue
        after = game.apply(one, first), game.apply(two, second)
        seen = [game.view_for(state, SPECTATOR) for state in after]
        if seen[0] != seen[1] or seen[0].outcome:
            continue
        if (seen[0].x_station is not None) is shown:
            return game.format_move(first), game.format_move(second)
    return None


LISTEN = """() => {
  const { effect } = sy;
  window.syEffects = [];
  sy.effect = (...wish) => { syEffects.push(wish.join(' ')); effect(...wish); };
}"""
"""Notes what the device is asked to do: sounds, vibrations, a screen that stays on."""


@pytest.mark.parametrize("name", GAMES)
def test_the_document_does_not_depend_on_the_secret(table, name):
    """Compared at every step: markup, attributes, title, address, focus, scrolling.

    And all that was heard and felt so far.
    """
    first, second, (shared, texts) = twins(name, GAMES[name])
    told = []
    table.page.evaluate(LISTEN)
    for record, text in ((first, texts[0]), (second, texts[1])):
        table.start_afresh()
        told.append(documents(table, record, shared, text))
    for step in told[0]:
        for part in range(len(told[0][step])):
            one, two = told[0][step][part], told[1][step][part]
            if one != two:
                pytest.fail(f"{name}: {step}: {difference(one, two)}")


def documents(table, record, shared, text):
    found = {}

    def note(step):
        table.come_to_rest()
        table.page.wait_for_timeout(150)
        found[step] = [
            *table.document(),
            table.page.evaluate("syEffects.join()"),
        ]

    table.page.evaluate("syEffects.length = 0")
    table.open(record)
    # A table gets ready for its stagings last, perhaps in a later frame.
    table.page.wait_for_function("syEffects.includes('stage')")
    sound = table.page.locator("[data-do='sound.switch']")
    if sound.get_attribute("aria-pressed") == "false":
        sound.press("Enter")
    table.page.evaluate("syEffects.length = 0")
    table.page.evaluate("document.activeElement.blur()")
    table.page.keyboard.press("0")  # the map may still lie as the last game left it
    note("table")
    lit = table.seen()["lit"]
    if lit:
        table.tap(lit[0])
        note("choice")
        table.page.keyboard.press("Escape")
        table.tap(next(s for s in range(1, 30) if s not in lit))
        note("refusal")
    for move in shared:
        table.play(move)
    note("before it is passed")
    table.pass_on()
    note("curtain")
    table.switch_to("pl")
    note("curtain, in another language")
    table.switch_to("en")
    table.hold()
    own = table.seen()["lit"]
    table.tap(next(s for s in range(1, 30) if s not in own))
    table.page.keyboard.press("+")
    table.play(text)
    note("hand-back")
    table.hand_back()
    table.settle()
    # What is on stage is compared as it is asked for, and in films.
    table.page.wait_for_selector(".stage", state="attached")
    table.page.keyboard.press("Escape")
    table.page.wait_for_selector(".stage", state="detached")
    note("table again")
    table.go_home()
    table.page.click("#continue")
    note("continued")
    return found


FILMED = {"2013-escaped": True, "hunting-2-escaped": False}
"""Stored games, and whether Mister X shows himself in the move that is filmed.

With his screen open before it, the first has him hidden on the map of London as well.
"""
SMALL = {"width": 760, "height": 620}
"""Not all of the map can be read: the camera goes where the action is."""
BLUR = "window.dispatchEvent(new Event('blur'))"


def hidden_twins(name, *, shown):
    """Records of two games in which he moves next, from different places, and moves."""
    for plies in range(4, len(moves_of(name))):
        record = cut(name, plies)
        game = game_of(record)
        state = game.load_record(record)
        view = game.view_for(state, SPECTATOR)
        if MISTER_X not in game.to_move(state) or view.x_station is not None:
            continue
        for seed in range(60):
            other = game.sample_state(view, Random(seed))
            if hidden(game, other) == hidden(game, state):
                continue
            texts = like_moves(game, state, other, shown=shown)
            if texts:
                return tuple(map(game.write_record, (state, other))), texts
    raise AssertionError(name)


def test_films_are_told_apart_by_a_single_faint_pixel(profile):
    """Rounding is no difference; whatever an eye could be shown is one."""
    page = profile({"width": 40, "height": 40}).new_page()
    pictures = []
    for shade in ("#000", "#010101", "#0a0a0a"):
        page.set_content(
            "<body style='margin:0;background:#000'>"
            f"<i style='position:fixed;width:1px;height:1px;background:{shade}'></i>"
        )
        pictures.append(page.screenshot())
    black, rounded, faint = pictures

    assert not differ(page, black, rounded)
    assert differ(page, black, faint)


@pytest.mark.parametrize("name", FILMED)
def test_no_frame_depends_on_the_secret(browser, profile, artifacts, name):
    """With all motion: the curtain falls; he moves, may show himself, hands back."""
    records, texts = hidden_twins(name, shown=FILMED[name])
    films = []
    for record, text in zip(records, texts, strict=True):
        with browser.context(SMALL, reduced_motion="no-preference") as context:
            page = context.new_page()
            page.clock.install()  # before the page's own scripts ask for the time
            table = Table(boot(page, browser.address))
            table.open(record)
            films.append(film(table, text))
    paper = profile().new_page()
    for scene, one in films[0].items():
        for number, pair in enumerate(zip(one, films[1][scene], strict=True)):
            if differ(paper, *pair):
                for which, picture in enumerate(pair):
                    at = artifacts / f"frame-{name}-{which}.png"
                    at.write_bytes(picture)
                pytest.fail(f"{name}: {scene}, picture {number}: see artifacts")


def film(table, text):
    """What everybody may see from the moment when his screen is left."""
    clock = Film(table.page)
    found = {}
    opened(table, clock)
    table.page.evaluate(BLUR)
    found["curtain"] = clock.frames(2)
    opened(table, clock)
    table.play(text)
    found["hand-back"] = clock.frames(3)
    table.hand_back()
    # The staging begins when the move is on disk and its script has come: in real time.
    table.page.wait_for_selector(".stage", state="attached")
    found["table"] = clock.frames(14)
    assert table.page.query_selector(".stage-card")
    found["staging"] = clock.frames(12, 320)
    assert not table.page.query_selector(".stage-card")
    return found


def opened(table, clock):
    """He has the screen, and everything has come to rest on it."""
    page = table.page
    clock.pass_by(100)
    table.pass_on()
    clock.pass_by(100)
    page.hover("#hold")
    page.mouse.down()
    clock.pass_by(HOLD + 50)
    page.mouse.up()
    assert table.showing == "secret"
    clock.pass_by(1500)
