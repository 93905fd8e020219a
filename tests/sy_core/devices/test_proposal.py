"""What an invitation proposes is a game that can be set up."""

from __future__ import annotations

from random import Random

import pytest

from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.proposal import read_proposal, write_proposal
from sy_core.errors import Fault, SetupError, SetupFault
from sy_core.game import Setup
from sy_core.registry import GAMES

EDITIONS = [(game, name) for game in GAMES.values() for name in game.editions]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_edition_party_and_house_rule_can_be_proposed(game, edition):
    """What is read deals the same table as what was written."""
    for players in game.editions[edition].players:
        for name, values in game.editions[edition].choices.items():
            wanted = next((v for v in values if v not in (0, 2)), values[0])
            if name == "choose_light":
                continue
            setup = Setup(edition=edition, players=players, rules={name: wanted})

            found, read = read_proposal(write_proposal(game, setup))

            assert found is game
            dealt = game.set_up(setup, Random(5)).table
            assert game.set_up(read, Random(5)).table == dealt


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("classic", Setup(edition="2013", players=3, starts=(26, 29, 50, 91))),
        ("hunting", Setup(players=2, tiles="ABCDEF")),
        (
            "hunting",
            Setup(
                edition="hunting-expert",
                players=2,
                rules={"choose_light": 1},
                tiles="ABCDEF",
                light="AB",
            ),
        ),
    ],
)
def test_what_is_laid_by_hand_is_part_of_it(game, setup):
    """Both see it before they agree."""
    text = write_proposal(GAMES[game], setup)

    _, read = read_proposal(text)

    assert (read.starts, read.tiles, read.light) == (
        setup.starts,
        setup.tiles,
        setup.light,
    )


def test_mister_x_does_not_choose_his_card():
    """He draws it, and proves it at the end."""
    with pytest.raises(SetupError) as caught:
        write_proposal(GAMES["classic"], Setup(x_start=45))

    assert caught.value.code is SetupFault.DRAWN


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("", Fault.VERSION),
        ("A_2099_players-4", SetupFault.EDITION),
        ("A_2013_players-9", SetupFault.PLAYERS),
        ("A_2013_players-4_x-45", Fault.UNKNOWN),
        ("A_2013_players-4_house-nonsense", SetupFault.HOUSE_RULE),
        ("A_2013_players-4_tiles-ABC", SetupFault.OTHER_GAME),
        ("A_hunting_players-4_tiles-ABC", SetupFault.TILES),
    ],
)
def test_what_cannot_be_set_up_is_refused(text, about):
    """With the reason of the game."""
    with pytest.raises(LetterError) as caught:
        read_proposal(text)

    assert caught.value.code is LetterFault.SETUP
    assert caught.value.about == about
