"""Closing and reloading at any moment: the game goes on where it was."""

from __future__ import annotations

from browser.chrome import ready
from browser.scripts import Mirror, short_game


def test_reload_at_every_ply(table):
    """Behind the curtain in mid-choice, on hand-back, in the pursuit, at the end."""
    start, moves = short_game()
    mirror, handed_over = Mirror(start), False
    table.open(start)
    for text in moves:
        if mirror.x_acts:
            table.hold()
        table.tap(table.seen()["lit"][0])
        again(table)
        check(table, mirror)
        handed = table.play(text)
        mirror.apply(text)
        if handed and handed_over:  # once is enough
            table.hand_back()
        elif handed:
            again(table)
            handed_over = True
    again(table)
    check(table, mirror)
    assert table.text(".result h2") == "The detectives win"


def again(table):
    table.page.reload()
    ready(table.page)


def check(table, mirror):
    seen = table.seen()
    assert seen["screen"] == "play"
    assert seen["moves"] == mirror.moves
    if mirror.outcome:
        assert seen["showing"] == "table"
    elif mirror.x_acts:
        assert seen["showing"] == "pass"
        assert seen["lit"] == []
    else:
        assert seen["showing"] == "table"
        assert seen["lit"] == mirror.targets()
    pursuers = mirror.game.view_for(mirror.state, "spectator").pursuers
    assert [seen["pieces"][f"D{n}"] for n in range(1, len(pursuers) + 1)] == list(
        pursuers
    )
