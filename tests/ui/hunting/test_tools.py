"""Dice and buttons: what is offered, and how it is told apart."""

from __future__ import annotations

from support.hunting.scenes import in_pursuit, laid, on_turn, play
from support.ui.hunting_tables import scene_of, seen, session_of
from support.ui.markup import Reader
from sy_core.hunting import Ride
from sy_core.terms import Station, Ticket
from ui.hunting.panels import PANELS
from ui.table.curtain import Showing
from ui.table.offers import Choice

OPENING = "D1@14 D2@9 @1"


def tools(state, showing=Showing.TABLE, choice=None):
    session = session_of(state, showing)
    return Reader(PANELS.tools.draw(scene_of(session, choice=choice or Choice())))


def dice(page):
    return [
        (n.text, "is-useless" in n.attributes["class"])
        for n in page.all("li")
        if "die-place" in n.attributes.get("class", "")
    ]


def test_before_a_roll_there_is_one_button():
    page = tools(play(laid(), OPENING))

    assert [n.text for n in page.all("button")] == ["Roll 3 dice"]
    assert len(page.doing("play.roll")) == 1


def test_rolled_dice_are_cubes_with_their_faces_in_front():
    page = tools(play(laid(), f"{OPENING} *TBX"))
    fronts = [n for n in page.nodes if "side-front" in n.attributes.get("class", "")]

    assert [n.attributes["class"][-5:] for n in fronts] == ["die-T", "die-B", "die-X"]
    sides = [n for n in page.nodes if "side " in n.attributes.get("class", "")]
    assert len(sides) == 6 * 3


def test_a_die_of_no_use_says_so():
    """From 14 only taxis lead anywhere."""
    page = tools(play(laid(), f"{OPENING} *TBX"))

    assert dice(page) == [("Taxi", False), ("Busno use", True), ("Xno use", True)]


def test_choosing_a_space_does_not_roll_the_dice_again():
    """The dice tumble whenever they are drawn: they must be the same text."""
    session = session_of(play(laid(), f"{OPENING} *TBX"))
    before = PANELS.tools.draw(scene_of(session))
    after = PANELS.tools.draw(scene_of(session, choice=Choice(target=Station(13))))

    assert before == after


def test_a_chip_may_be_spent_even_if_a_die_fits():
    page = tools(play(laid(), f"{OPENING} *TBX"))

    assert [n.text for n in page.doing("play.offer", "again")] == [
        "Roll again (3 chips)"
    ]


def test_who_cannot_move_may_stay():
    page = tools(play(laid(), f"{OPENING} *XXX"))

    assert [n.text for n in page.doing("play.offer")] == [
        "Red stays",
        "Roll again (3 chips)",
    ]


def test_a_single_detective_player_names_who_stays():
    """R52: with two players the detective chooses between both pawns."""
    page = tools(play(laid(2), f"{OPENING} *XXX"))

    assert [n.text for n in page.doing("play.offer")][:2] == ["Red stays", "Blue stays"]


def test_mister_x_sees_which_dice_help_him():
    page = tools(on_turn(laid(), 5, "13 20", "TB"), Showing.SECRET)

    assert dice(page) == [("Taxi", False), ("Busno use", True)]


def test_others_see_the_played_dice_without_a_judgement():
    """Whether a die helps him depends on where he is."""
    page = tools(on_turn(laid(), 5, "13 20", "TB"))

    assert dice(page) == [("Taxi", False), ("Bus", False)]
    assert page.all("button") == []


def test_the_double_is_armed_by_a_button_and_taken_back():
    state = on_turn(laid(), 1, "13 20", "TT")
    first = Ride(Ticket.TAXI, Station(2))
    armed = tools(state, Showing.SECRET, Choice(armed=1, taken=(first,)))

    off = tools(state, Showing.SECRET).doing("play.double")[0]
    on = armed.doing("play.double")[0]
    assert off.attributes["aria-pressed"] == "false"
    assert on.attributes["aria-pressed"] == "true"
    assert "2" in armed.doing("play.untake")[0].text


def test_stuck_mister_x_may_stay():
    page = tools(on_turn(laid(), 5, "13 20", "U"), Showing.SECRET)

    assert [n.text for n in page.doing("play.offer", "-")] == ["Stay where you are"]


def test_a_chip_names_the_die_and_warns_of_detectives():
    scene = seen(on_turn(laid(), 1, "2 20", "T"), Showing.SECRET)
    told = {
        offer.key: Reader(PANELS.tools.chip(scene, offer)).all("span")[0].text
        for offer in scene.offers
    }

    assert told["T3"] == "Taxi die"
    assert told["X3"] == "Black ticket"
    assert told["T2"] == "Taxi dieruns into Red: you lose"
    assert told["H11"] == "Helicopter"


def test_placing_and_hiding_have_chips():
    placing, hiding = seen(laid()), seen(play(laid(), "D1@14 D2@9"), Showing.SECRET)

    assert "Start here" in PANELS.tools.chip(placing, placing.offers[0])
    assert "Hide here" in PANELS.tools.chip(hiding, hiding.offers[0])


def test_behind_the_curtain_there_is_no_button():
    state = play(laid(), "D1@14 D2@9")

    assert PANELS.tools.draw(seen(state, Showing.CURTAIN)) == ""


def test_a_jam_in_a_full_house_is_told_with_and_without_chips():
    state = in_pursuit(laid(), 1, "14 9", "XXX")
    without = in_pursuit(laid(), 1, "14 9", "XXX", chips=0)

    assert "chip" in PANELS.prompts.prompt(seen(state))
    assert "chip" not in PANELS.prompts.prompt(seen(without))
