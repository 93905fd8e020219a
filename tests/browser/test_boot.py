"""From the first request to the first screen."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from browser.chrome import HOLD, ready
from browser.fitting import CHOSEN, OVERFLOW
from browser.table import Table
from tools.site.words import texts
from ui.words import LANGUAGES

WATCHERS = """
window.watched = [];
const { observe } = MutationObserver.prototype;
MutationObserver.prototype.observe = function (target, options) {
  watched.push(target.nodeName + Object.keys(options));
  return observe.call(this, target, options);
};"""
STATIONS = "#stations > *"
NEW_GAME = "#boot [data-do='home.new']"
FAILED = "html[data-boot=failed]"
WASM = "**/*.wasm"
REST = "**/rest.block"
SELDOM = re.compile(r"seldom\.(block|json)$")
BREACHES = """addEventListener('securitypolicyviolation',
  (event) => console.error(event.violatedDirective, event.blockedURI))"""


@pytest.fixture
def fresh(browser):
    """A page of a new context; *held* keeps Python from coming until let go."""
    with ExitStack() as opened:
        yield lambda **options: opened.enter_context(
            browser.context(**options)
        ).new_page()


@pytest.fixture
def held(fresh, profile, browser):
    """The first screen for as long as one likes: the WebAssembly does not come."""

    def make(query="", **options):
        bare = not options.keys() - {"size", "settings"}
        new = (lambda **told: profile(**told).new_page()) if bare else fresh
        page, gate = new(**options), Gate()
        page.route(WASM, gate.asked)
        page.goto(browser.address + query, wait_until="domcontentloaded")
        return page, gate.opened

    return make


class Gate:
    """Requests wait until it is opened; whoever comes later goes through."""

    def __init__(self):
        self.waiting, self.is_open = [], False

    def asked(self, route):
        if self.is_open:
            route.continue_()
        else:
            self.waiting.append(route)

    def opened(self):
        self.is_open = True
        for route in self.waiting:
            route.continue_()


def words(page, selector):
    return page.locator(selector).inner_text()


def test_python_comes_up_under_the_strict_policy(fresh, browser, artifacts):
    """No exception to the policy, no error, no request beyond the site.

    And PyScript does not look through all that is drawn (``web/boot/standins.js``).
    """
    page = fresh(scripts=[f"{BREACHES};{WATCHERS}"])
    page.goto(browser.address, wait_until="commit")
    page.wait_for_selector("#boot-title")
    page.screenshot(path=artifacts / "boot-first-screen.png")
    ready(page)

    assert page.locator("#boot").count() == 0
    assert page.locator("#app *").count() > 0
    assert "#documentchildList,subtree,attributes" not in page.evaluate("watched")


def test_the_board_is_drawn_before_python_is_there(held):
    """The first screen needs neither WebAssembly nor Python."""
    page, _ = held()

    assert page.locator(STATIONS).count() >= 199
    assert page.locator("#boot h1").is_visible()


def test_a_page_that_breaks_off_raises_nothing(profile, browser):
    """A lost connection; or a frame that is taken away while it is read."""
    page = profile().new_page()
    whole = page.request.get(browser.address).text()
    there, again, _ = whole.partition('<p id="boot-again"')
    page.route(WASM, Gate().asked)
    page.route(
        browser.address,
        lambda route: route.fulfill(body=there, content_type="text/html"),
    )

    page.goto(browser.address, wait_until="domcontentloaded")

    assert again
    assert page.locator("#boot-status").count() == 1
    assert browser.faults == []


def test_who_waits_is_told_megabytes_in_their_own_numbers(held):
    """And in another language's, as soon as that is chosen."""
    page, _ = held(locale="de-DE")
    told = page.locator("#boot-bytes")

    expect(told).to_have_text(re.compile(r"^\d+,\d von \d+,\d MB$"))
    page.select_option("#boot-language", "en")
    expect(told).to_have_text(re.compile(r"^\d+\.\d of \d+\.\d MB$"))


def test_all_of_the_game_is_fetched_by_itself(profile, browser):
    """The dice game and computer players too: nothing can be missing later on."""
    page, asked = profile().new_page(), []
    page.goto(browser.address)
    page.evaluate("() => localStorage.setItem('sy:setup', '{\"edition\":\"hunting\"}')")
    with page.expect_response(REST):
        page.reload()
    ready(page)
    page.on("request", lambda request: asked.append(request.url))
    page.locator("#quick").click()
    page.wait_for_selector("html[data-screen=play]", state="attached")

    game = [url for url in asked if "/app-" in url]
    # What keeps the game on the device comes in an idle moment, before or after that;
    # sounds and the like come with the first table, which does without if they do not.
    later = ("/js/offline.js", "/js/effects.js", "/staging.js", "/staging.css")
    assert [url for url in game if not url.endswith(later)] == []


@pytest.fixture
def partly(profile, browser):
    """A page that has what a first move needs; the rest comes when it is let go."""

    def make(edition="2013"):
        page, waiting = profile(times={HOLD: 30}).new_page(), []
        kept = json.dumps(json.dumps({"edition": edition}))
        page.add_init_script(
            "localStorage.getItem('sy:setup') ||"
            f" localStorage.setItem('sy:setup', {kept})"
        )
        gone = []

        def hold_back(route):
            route.continue_() if gone else waiting.append(route)

        def let_go():
            gone.append(True)  # it may not have been asked for yet
            for route in waiting:
                route.continue_()

        page.route(REST, hold_back)
        page.goto(browser.address, wait_until="domcontentloaded")
        return page, let_go

    return make


def test_a_first_move_needs_nothing_else(partly):
    """What is fetched for later is not waited for."""
    page, _ = partly()
    ready(page)
    table = Table(page)
    page.locator("#quick").click()
    page.wait_for_selector("html[data-screen=play]", state="attached")
    table.hold()
    page.locator("#list [data-do='play.go']").first.evaluate("(node) => node.click()")
    page.locator("#confirm").click()

    page.wait_for_selector("#handback")
    assert len(table.seen()["moves"]) == 1


def test_what_needs_the_rest_waits_for_it(partly):
    """It is told, and then done: no tap is lost, nothing fails."""
    page, let_go = partly()
    ready(page)
    page.locator("#new").click()
    expect(page.locator("#toast")).to_contain_text("still on its way")
    let_go()

    expect(page.locator("[name=edition][value=hunting]")).to_be_attached()
    expect(page.locator("#toast .toast")).to_have_count(0)


def test_a_game_that_needs_the_rest_is_begun_at_once(partly):
    """A quick start of the dice game, tapped on the very first screen."""
    page, let_go = partly("hunting")
    page.locator("#boot [data-do='home.quick']").click()
    expect(page.locator("#boot-status")).to_contain_text("Noted")
    let_go()
    ready(page)

    page.wait_for_selector("html[data-board=hunting]", state="attached")


def test_a_rest_that_was_lost_is_asked_for_again(profile, browser):
    """The network may vanish for a while; nobody has to do anything about that."""
    page, lost = profile().new_page(), []

    def first_time(route):
        lost.append(route)
        route.abort() if len(lost) == 1 else route.continue_()

    page.route(REST, first_time)
    page.goto(browser.address)
    ready(page)
    with page.expect_response(REST):
        page.locator("#solo-detectives").click()
    page.wait_for_selector("#log li", timeout=60_000)
    browser.faults.clear()


def test_what_few_visits_want_is_fetched_when_it_is_asked_for(profile, browser):
    """Not before; what is lost is told and can be asked for again."""
    page, asked = profile().new_page(), []

    def first_time(route):
        asked.append(route)
        route.abort() if len(asked) == 1 else route.continue_()

    page.route(SELDOM, first_time)
    page.goto(browser.address)
    ready(page)
    about = page.locator("[data-do='app.go'][data-arg=about]")
    expect(page.locator("#letter")).to_be_visible()  # all else is there
    assert asked == []
    about.click()
    expect(page.locator("#toast")).to_contain_text("could not be fetched")
    expect(page.locator("html")).to_have_attribute("data-screen", "home")
    about.click()

    expect(page.locator("main.about")).to_be_visible()
    browser.faults.clear()  # what was lost


def test_taps_made_meanwhile_are_kept(held):
    """A tap on the first screen is carried out as soon as somebody can."""
    page, let_go = held()
    page.locator(NEW_GAME).click()
    waiting = json.loads(page.evaluate("JSON.stringify(sy.queue)"))
    let_go()
    ready(page)

    assert waiting == [{"do": "home.new"}]
    assert page.evaluate("sy.queue.length") == 0
    page.wait_for_selector("html[data-screen=setup]", state="attached")


def test_a_key_is_as_good_as_a_tap(held):
    """Enter on a button of the first screen; twice is once."""
    page, _ = held()
    page.locator(NEW_GAME).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    assert json.loads(page.evaluate("JSON.stringify(sy.queue)")) == [{"do": "home.new"}]


@pytest.mark.parametrize(
    ("locale", "language", "said"),
    [
        ("de-CH", "de", "Neues Spiel"),
        ("fr-FR", "fr", "Nouvelle partie"),
        ("es-ES", "en", "New game"),
    ],
)
def test_the_first_screen_speaks_the_readers_language(held, locale, language, said):
    """English where the language is unknown."""
    page, _ = held(locale=locale)

    assert words(page, NEW_GAME) == said
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("#boot h1").is_visible()
    # The map is written in English; its words are silent until they are told.
    assert page.locator("#legend").is_visible() == (language == "en")


def test_another_language_is_spoken_at_once_and_by_python_too(held):
    """Before Python is there, on phones and a tablet: what is said fits everywhere."""
    page, let_go = held(size={"width": 360, "height": 640})
    for language in (*LANGUAGES, "hu"):
        page.select_option("#boot-language", language)
        said = texts(language).texts
        assert words(page, NEW_GAME) == said["boot.new"]
        assert page.locator("html").get_attribute("lang") == language
        name = page.locator("#boot-language").get_attribute("aria-label")
        assert name == said["home.language"]
        for width, height in CHOSEN[::-1]:  # the smallest last: it is the next one's
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OVERFLOW) == [], f"{language} {width}"
    let_go()
    ready(page)

    expect(page.locator("#language")).to_have_value("hu")
    expect(page.locator("#new")).to_have_text(texts("hu").texts["home.new"])


def test_the_language_of_the_settings_comes_first(held):
    """Whoever chose a language gets it from the first word on."""
    page, _ = held(locale="de-DE", settings={"language": "fr"})

    assert words(page, NEW_GAME) == "Nouvelle partie"


@pytest.mark.parametrize(
    ("stored", "system", "shown"),
    [
        ("dark", "light", "dark"),
        ("light", "dark", "light"),
        ("auto", "dark", "dark"),
        ("nonsense", "light", "light"),
    ],
)
def test_the_theme_is_there_before_the_first_paint(held, stored, system, shown):
    """The script that sets it stands in the head, before any content."""
    page, _ = held(color_scheme=system, settings={"theme": stored})

    assert page.locator("html").get_attribute("data-theme") == shown


WATCHED = """addEventListener('DOMContentLoaded', () => {
  const bar = document.getElementById('boot-bar');
  window.seen = [];
  new MutationObserver(() => seen.push(bar.value)).observe(bar, { attributes: true });
})"""


def test_the_bar_counts_bytes_and_never_goes_back(fresh, browser):
    """Bytes first, then stages, up to the end."""
    page = fresh(scripts=[WATCHED])
    slowly = {"offline": False, "latency": 0, "uploadThroughput": -1}
    page.context.new_cdp_session(page).send(
        "Network.emulateNetworkConditions", {**slowly, "downloadThroughput": 4_000_000}
    )
    page.goto(browser.address)
    ready(page)

    seen = page.evaluate("seen")
    assert seen == sorted(seen)
    assert len(set(seen)) > 10
    assert seen[-1] == 1000


def test_a_lost_file_is_told_in_words_with_a_retry(profile, browser):
    """The network may vanish in the middle; the button loads the page again."""
    page = profile().new_page()
    page.route("**/memory.wasm", lambda route: route.abort())
    page.goto(browser.address)
    page.wait_for_selector(FAILED, state="attached")
    assert "could not be fetched" in words(page, "#boot-status")
    page.unroute("**/memory.wasm")
    with page.expect_navigation(wait_until="commit"):
        page.locator("#boot-again button").click()
    browser.faults.clear()

    ready(page)


@pytest.mark.parametrize("name", ["constructor", "__proto__", "toString"])
def test_a_name_that_every_object_has_is_no_language(held, name):
    """Addresses may say anything; only what we have written ourselves is looked up."""
    page, _ = held(f"embed.html#lang={name}&theme={name}")

    # Which of the two it is says how far the start has come.
    assert words(page, "#boot-status") in ("Fetching the game", "Starting Python")
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("html").get_attribute("data-theme") == "light"


def test_endless_patience_is_no_alarm(held):
    """More seconds than the browser's clock can count would be none at all."""
    page, _ = held("?patience=1e300")
    page.wait_for_timeout(200)

    assert page.locator("html").get_attribute("data-boot") == "loading"


def test_silence_is_told_in_words_and_forgotten_if_it_ends(held):
    """Nothing moves for too long: the watchdog says so, and may be mistaken."""
    page, let_go = held("?patience=2")
    page.wait_for_selector(FAILED, state="attached")
    assert "unusually long" in words(page, "#boot-status")
    assert page.locator("#boot-again button").is_visible()
    let_go()

    ready(page)


def test_without_scripts_there_are_words(fresh, browser):
    """In every language, because nothing can choose one; nothing else is promised."""
    page = fresh(java_script_enabled=False, color_scheme="dark")
    page.goto(browser.address)

    assert page.locator("noscript").inner_text().count("JavaScript") == len(LANGUAGES)
    assert not page.locator(
        "#boot :is(button, select, progress, #boot-status):visible"
    ).count()
    expect(page.locator("body")).to_have_css("background-color", "rgb(23, 29, 33)")
    page.goto("about:blank")
    browser.faults.clear()  # scripts that were not fetched, of course


def test_it_starts_in_a_frame_that_may_keep_nothing(profile, browser):
    """A sandboxed frame has no origin and no storage; the policy holds there too."""
    page = profile().new_page()
    address = f"{browser.address}frame.html"
    frame = f'<iframe sandbox="allow-scripts" src="{browser.address}"></iframe>'
    page.route(
        address, lambda route: route.fulfill(content_type="text/html", body=frame)
    )
    page.goto(address)
    inner = page.frame_locator("iframe")

    inner.locator("html[data-boot=ready]").wait_for(state="attached", timeout=60_000)
