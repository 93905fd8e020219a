"""Buttons that both games have beside what can be tapped on the board."""

from __future__ import annotations

from ui.kit.html import Child, Html, button
from ui.table.curtain import Showing
from ui.table.scene import Scene


def double_button(scene: Scene, icon: Child = None) -> Html | None:
    """To play a double, or not after all."""
    if not scene.most_doubles:
        return None
    armed = scene.choice.armed > 0
    label = scene.words("tool.double_on" if armed else "tool.double")
    return button(
        label if icon is None else (icon, label),
        "play.double",
        class_="button tool",
        id="double",
        aria_pressed=str(armed).lower(),
    )


def untake_button(scene: Scene) -> Html | None:
    """To take back the first leg of a double."""
    taken = scene.choice.taken
    if not taken:
        return None
    label = scene.words("tool.untake", station=taken[-1].to)
    return button(label, "play.untake", class_="button tool")


def take_back_button(scene: Scene, *, passing: bool = False) -> Html | None:
    """To take back the last move, where that was agreed on.

    Before the table is *passing* to Mister X, it stands beside that button.
    """
    if not scene.may_take_back or passing != (scene.showing is Showing.PASS):
        return None
    label = scene.words("tool.take_back")
    return button(label, "play.takeback", class_="button tool")
