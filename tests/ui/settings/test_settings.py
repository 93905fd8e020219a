"""Settings apply at once and last; about tells what has to be told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from ui.app import App
from ui.words.languages import LANGUAGES

MAP = Path(__file__).parents[3] / "web" / "board" / "map.svg"


def an_app(screen="settings", **options):
    app = App(FakePage(**options))
    app.start()
    app.do("app.go", screen)
    return app


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", ["settings", "about"])
def test_the_screens_are_sound_for_everybody(screen, language):
    app = an_app(screen, language_wanted=language)

    assert faults(app.page.markup) == []


@pytest.mark.parametrize(
    ("verb", "value", "kept"),
    [
        ("theme", "dark", "dark"),
        ("language", "fr", "fr"),
        ("motion", "reduced", "reduced"),
        ("confirm", "false", False),
        ("sound", "true", True),
        ("patterns", "true", True),
        ("awake", "false", False),
        ("buzz", "false", False),
        ("idle", "300", 300),
    ],
)
def test_every_setting_applies_at_once_and_lasts(verb, value, kept):
    app = an_app()

    app.do(f"settings.{verb}", "", value)

    assert getattr(app.settings, verb) == kept
    assert getattr(an_app(browser=app.page.browser).settings, verb) == kept


def test_sound_is_off_until_wanted():
    app = an_app()

    (box,) = Reader(app.page.markup).all("input", id="sound")
    assert "checked" not in box.attributes


@pytest.mark.parametrize(("verb", "value"), [("theme", "pink"), ("colour", "red")])
def test_what_is_no_choice_changes_nothing(verb, value):
    app = an_app()
    before = app.settings

    app.do(f"settings.{verb}", "", value)

    assert app.settings == before


def test_another_language_is_spoken_at_once():
    app = an_app()
    app.do("settings.language", "", "de")

    assert "Einstellungen" in app.page.markup
    assert app.page.language == "de"
    assert app.screen == "settings"


@pytest.mark.native_only
def test_the_maps_legend_speaks_the_language_too():
    """Every word that is written on the map is handed over."""
    drawn = re.findall(r'data-word="(\w+)"', MAP.read_text(encoding="utf-8"))
    app = an_app()
    english = dict(app.page.labels)
    app.do("settings.language", "", "de")

    assert [english[word] for word in drawn] == ["Taxi", "Bus", "Underground", "Ferry"]
    assert [app.page.labels[w] for w in drawn] == ["Taxi", "Bus", "U-Bahn", "Fähre"]


def test_theme_motion_and_patterns_reach_the_document():
    app = an_app()
    app.do("settings.theme", "", "dark")
    app.do("settings.patterns", "", "true")

    assert app.page.flags["theme"] == "dark"
    assert app.page.flags["patterns"] == "true"


def test_from_a_game_there_is_a_way_back_to_it():
    app = an_app("home")
    app.do("app.go", "settings")
    assert not Reader(app.page.markup).doing("app.go", "play")
    app.do("home.quick")
    app.do("app.go", "settings")

    assert Reader(app.page.markup).doing("app.go", "play")


def test_where_nothing_can_be_saved_settings_still_apply():
    app = an_app(storage="forbidden")
    app.do("settings.theme", "", "dark")

    assert app.page.flags["theme"] == "dark"
    assert app.toast


def test_about_says_whose_game_this_is_not_and_how_far_secrecy_goes():
    text = an_app("about").page.markup

    assert "not affiliated with, or endorsed by, Ravensburger" in text
    assert "developer tools" in text
    assert "Version 0" in text


def test_nothing_can_be_done_in_about():
    app = an_app("about")
    app.do("about.anything")

    assert app.screen == "about"
