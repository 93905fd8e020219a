"""What two devices need of a browser: codes shown and read, and ways to travel."""

from __future__ import annotations

import base64
from contextlib import ExitStack

import pytest

from browser.bare import Bare

LINK = f"https://example.org/scotland-yard/#d=1{'aB3_-xYz9' * 15}"
SHOW = """async ([text, side, turn, ground]) => {
  const { code } = await part('show');
  document.body.innerHTML = markup(code(text).text);
  document.body.style.cssText = `margin: 0; background: ${ground}`;
  document.querySelector('svg').style.cssText =
    `display: block; margin: 60px; width: ${side}px; transform: rotate(${turn}deg)`;
}"""
READ = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  return (await part('scan')).readPicture(new Blob([bytes], { type: 'image/png' }));
}"""
# A camera that sees what was last put before it, and what becomes of it.
CAMERA = """async (picture) => {
  const seen = document.createElement('canvas');
  Object.assign(seen, { width: 640, height: 640 });
  const pen = seen.getContext('2d');
  window.asked = 0;
  window.streams = [];
  window.light = () => streams.some((each) => each.active);
  if (picture) {
    const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
    const drawn = await createImageBitmap(new Blob([bytes]));
    pen.drawImage(drawn, 0, 0);
  } else pen.fillRect(0, 0, 640, 640);
  setInterval(() => pen.fillRect(0, 0, 1, 1), 30);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    asked += 1;
    window.wish = wish;
    streams.push(seen.captureStream(30));
    return streams.at(-1);
  };
}"""
SCAN = """async () => {
  const { createScan } = await part('scan');
  window.video = document.body.appendChild(document.createElement('video'));
  window.told = [];
  window.scanning = createScan(video, {
    found: (text) => told.push(text),
    ended: (why) => told.push(why),
    hinted: (what) => told.push(`hint ${what}`),
  });
}"""
HIDE = """
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  delete document.hidden;
"""
TOLD = "async () => { await until(() => told.length); return [told, light()]; }"
WAY = """async ([name, ...given]) => {
  const { createLive, createBeside } = await part(name);
  window.log = [];
  window.way = (createLive ?? createBeside)(...given, {
    heard: (text) => { log.push(text); return text !== 'nonsense'; },
    changed: (state, why) => log.push([state, why]),
  });
}"""

# The same, of a game at which the two may have been connected before.
BACK = """async (knocks) => {
  const { createLive, createBack } = await part('live');
  window.log = [];
  const traveller = {
    heard: (text) => { log.push(text); return text !== 'nonsense'; },
    changed: (state, why) => log.push([state, why]),
  };
  const game = { name: 'game 1', knocks, store: 'ways', databases: indexedDB };
  window.back = createBack(game, traveller);
  window.way = createLive(traveller, back.greeter());
}"""
AGREED = """() => new Promise((done) => {
  const look = () => {
    const asked = indexedDB.open('ways');
    asked.onsuccess = () => {
      const opened = asked.result;
      const ways = opened.transaction('ways').objectStore('ways').getAll();
      ways.onsuccess = () => {
        opened.close();
        const isNew = ways.result.some(({ at }) => at >= performance.timeOrigin);
        if (isNew) done(); else setTimeout(look, 20);
      };
    };
  };
  look();
})"""


@pytest.fixture(scope="module")
def bare(browser, folder):
    return Bare(browser, folder)


@pytest.fixture(scope="module")
def context(browser):
    """One profile for all but those who are to be strangers."""
    with browser.context({"width": 640, "height": 640}) as made:
        yield made


@pytest.fixture(scope="module")
def page(bare, context):
    """One for all tests of codes and cameras."""
    return bare.open(context)


def picture_of(page):
    return base64.b64encode(page.screenshot()).decode()


def until(page, what):
    page.evaluate(f"() => until(() => {what})")


# ---- codes


@pytest.mark.parametrize(
    ("side", "turn", "ground"),
    [
        (150, 0, "#f1e8d3"),
        (240, 90, "#f1e8d3"),
        (420, 0, "#171d21"),
        (360, 17, "#171d21"),
        (300, 200, "#000"),
    ],
)
def test_a_code_of_ours_is_read_off_the_screen(page, side, turn, ground):
    """Small or large, turned, on a light or a dark page: by the decoder we ship."""
    page.evaluate(SHOW, [LINK, side, turn, ground])

    assert page.evaluate(READ, picture_of(page)) == {"fault": "", "text": LINK}


def test_a_picture_without_one_code_says_what_it_lacks(page):
    """No code, two codes, no picture at all, one that nobody could send."""
    page.evaluate("() => document.body.replaceChildren()")
    empty = picture_of(page)
    page.evaluate(
        """async () => {
          const { code } = await part('show');
          document.body.innerHTML = markup(code('one').text + code('other').text);
          for (const each of document.querySelectorAll('svg')) {
            each.style.width = '250px';
          }
        }"""
    )
    two = picture_of(page)

    told = [page.evaluate(READ, each)["fault"] for each in (empty, two, "AAAA")]
    large = page.evaluate("async () => (await part('scan')).readPicture({ size: 3e7 })")

    assert told == ["none", "several", "no_picture"]
    assert large["fault"] == "too_large"


def test_a_picture_may_be_chosen_dropped_or_pasted(page, seen):
    """And is nobody else's business then; a text that is pasted is."""
    page.evaluate(
        """async (picture) => {
          const { choosePicture, watchPictures } = await part('scan');
          const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
          window.read = [];
          window.others = 0;
          const tell = ({ text }) => read.push(text);
          const stop = watchPictures(tell);
          document.onpaste = document.ondrop = () => { others += 1; };
          const how = { bubbles: true, cancelable: true };
          const carry = (...things) => {
            const carried = new DataTransfer();
            carried.items.add(...things);
            return carried;
          };
          window.act = () => {
            const file = new File([bytes], 'a.png', { type: 'image/png' });
            const clipboardData = carry('some words', 'text/plain');
            for (const event of [
              new DragEvent('drop', { ...how, dataTransfer: carry(file) }),
              new ClipboardEvent('paste', { ...how, clipboardData: carry(file) }),
              new ClipboardEvent('paste', { ...how, clipboardData }),
            ]) document.body.dispatchEvent(event);
          };
          window.choose = () => { stop(); choosePicture(tell); };
        }""",
        seen,
    )
    page.evaluate("act()")
    until(page, "read.length === 2")
    with page.expect_file_chooser() as asked:
        page.evaluate("choose()")
    picture = {"name": "a.png", "mimeType": "image/png"}
    asked.value.set_files({**picture, "buffer": base64.b64decode(seen)})
    until(page, "read.length === 3")
    page.evaluate("act()")

    assert page.evaluate("read") == [LINK] * 3
    assert page.evaluate("others") == 1 + 3


def test_what_no_camera_could_read_is_not_drawn(page):
    told = page.evaluate(
        "async () => (await part('show')).code('x'.repeat(1000)).fault"
    )

    assert told == "too_long"


# ---- the camera


@pytest.fixture
def seen(page):
    """A picture of a code."""
    page.evaluate(SHOW, [LINK, 420, 5, "#fff"])
    return picture_of(page)


def test_the_camera_is_let_go_when_a_code_is_found(page, seen):
    """And it is the one that looks away from its holder."""
    page.evaluate(CAMERA, seen)
    page.evaluate(SCAN)

    assert page.evaluate(TOLD) == [[LINK], False]
    assert page.evaluate("wish.video.facingMode") == "environment"
    assert page.evaluate("wish.audio") is False


@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("scanning.stop()", []),
        ("video.remove()", ["hidden"]),
        ("dispatchEvent(new Event('pagehide'))", ["hidden"]),
        (HIDE, ["hidden"]),
        (
            "streams[0].getTracks()[0].dispatchEvent(new Event('ended'))",
            ["ended"],
        ),
    ],
)
def test_the_camera_is_let_go_when_nobody_looks(page, act, told):
    """Closed, taken off the screen, left, hidden, unplugged."""
    page.evaluate(CAMERA, "")
    page.evaluate(SCAN)
    until(page, "video.videoWidth")
    page.evaluate(f"() => {{ {act} }}")
    until(page, "!light()")

    assert page.evaluate("told") == told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("NotAllowedError", "refused"),
        ("NotFoundError", "no_camera"),
        ("NotReadableError", "busy"),
    ],
)
def test_a_camera_that_is_not_to_be_had_is_told_by_a_code(page, name, told):
    page.evaluate(CAMERA, "")
    page.evaluate(
        """(name) => { navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('no', name);
        }; }""",
        name,
    )
    page.evaluate(SCAN)

    assert page.evaluate(TOLD) == [[told], False]


def test_a_black_camera_is_asked_for_once_more_and_then_told(page):
    """An installed app on an iPad may need the second time."""
    page.evaluate(CAMERA, "")
    page.evaluate(
        """() => {
          const now = performance.now.bind(performance);
          performance.now = () => 50 * now();
        }"""
    )
    page.evaluate(SCAN)
    told = page.evaluate(TOLD)
    page.evaluate("() => { delete performance.now; scanning.stop(); }")

    assert told == [["hint dark"], True]
    assert page.evaluate("asked") == 2
    assert page.evaluate("light()") is False


# ---- who reads


def test_a_browser_that_reads_codes_itself_fetches_no_decoder(bare, context, seen):
    """Until it fails: then ours is fetched."""
    asked, page = [], bare.open(context)
    page.on("request", lambda sent: asked.append(sent.url.rpartition("/")[2]))
    page.evaluate(
        """() => { window.BarcodeDetector = class {
          static getSupportedFormats = async () => ['qr_code'];
          async detect() {
            if (window.isBroken) throw new DOMException('no', 'NotSupportedError');
            return [{ rawValue: 'its own' }];
          }
        }; }"""
    )

    own = page.evaluate(READ, seen)["text"]
    fetched = [*asked]
    page.evaluate("() => { window.isBroken = true; }")
    ours = page.evaluate(READ, seen)["text"]

    assert (own, ours) == ("its own", LINK)
    assert (fetched, asked) == (["scan.js"], ["scan.js", "decode.js"])


# ---- live


@pytest.fixture(scope="module")
def devices(browser, bare):
    """Two that share nothing."""
    with ExitStack() as stack:
        yield [bare.open(stack.enter_context(browser.context())) for _ in range(2)]


@pytest.fixture
def strangers(devices):
    """Each has its end of a way."""
    for page in devices:
        page.evaluate(WAY, ["live"])
    yield devices
    for page in devices:
        page.evaluate("way.close()")


def connect(one, other):
    offer = one.evaluate("() => way.offer()")
    answer = other.evaluate("(code) => way.answer(code)", offer["text"])
    assert one.evaluate("(code) => way.accept(code)", answer["text"]) == ""
    for page in (one, other):
        until(page, "way.state() === 'open'")
    return offer["text"], answer["text"]


def test_two_devices_find_each_other_by_one_code_each(strangers):
    """Under the page's policy, without a request; the codes fit a picture."""
    one, other = strangers
    codes = connect(one, other)
    sent = [page.evaluate("way.send('é'.repeat(16384))") for page in strangers]
    for page in strangers:
        until(page, "log.length === 2")

    assert sent == ["", ""]
    assert one.evaluate("log") == [["open", ""], "é" * 16_384]
    assert one.evaluate("way.send('x'.repeat(16385))") == "too_long"
    assert max(map(len, codes)) <= 240

    other.evaluate("way.close()")
    until(one, "log.length === 3")
    assert one.evaluate("log[2]") == ["closed", "gone"]
    assert one.evaluate("way.send('x')") == "closed"


def test_a_wrong_code_changes_nothing(strangers):
    """One's own, an offer for an answer, half of one: the right one is still good."""
    one, other = strangers
    offer = one.evaluate("() => way.offer()")["text"]
    half = offer[: len(offer) // 2]

    told = [one.evaluate("(code) => way.accept(code)", each) for each in (offer, half)]
    told.append(other.evaluate("(code) => way.answer(code)", "https://x")["fault"])

    assert told == ["wrong_kind", "damaged", "not_a_code"]
    connect(one, other)


def test_who_is_not_there_is_not_waited_for_for_ever(strangers):
    one, other = strangers
    one.evaluate("() => { syTimes[30000] = 50; }")
    offer = one.evaluate("() => way.offer()")["text"]
    answer = other.evaluate("(code) => way.answer(code)", offer)["text"]
    other.evaluate("way.close()")
    one.evaluate("(code) => way.accept(code)", answer)
    until(one, "log.length")
    one.evaluate("() => { delete syTimes[30000]; }")

    assert one.evaluate("log") == [["closed", "unreachable"]]


@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("for (let at = 0; at < 300; at += 1) way.send('x')", "flood"),
        ("for (let at = 0; at < 9; at += 1) way.send('nonsense')", "nonsense"),
    ],
)
def test_who_floods_or_talks_nonsense_is_cut_off(strangers, act, told):
    one, other = strangers
    connect(one, other)
    other.evaluate(f"() => {{ {act} }}")
    until(one, "way.state() === 'closed'")

    assert one.evaluate("log.at(-1)") == ["closed", told]
    until(other, "way.state() === 'closed'")


@pytest.fixture
def met(browser, bare):
    """Mister X's device and the table's, connected; the next time is agreed on."""
    with ExitStack() as stack:
        pages = [bare.open(stack.enter_context(browser.context())) for _ in range(2)]
        for page, knocks in zip(pages, (True, False), strict=True):
            page.evaluate(BACK, knocks)
        connect(*pages)
        for page in pages:
            page.evaluate(AGREED)
        yield pages


@pytest.mark.parametrize("who", [0, 1])
def test_who_is_reloaded_is_back_without_a_code(met, bare, who):
    """Whichever of the two it is, and again after that."""
    stays, goes = met[1 - who], met[who]
    for times in (1, 2):
        goes.reload()
        bare.ready(goes).evaluate(BACK, who == 0)
        for page in met:
            until(page, "back.state() === 'open'")
        stays.evaluate("(text) => back.send(text)", f"hello {times}")
        until(goes, f"log.includes('hello {times}')")
        goes.evaluate(AGREED)

    assert stays.evaluate("log.filter(([state]) => state === 'open').length") == 3


# The next knock is given up at once, as if nobody had heard it.
UNHEARD = """() => {
  const later = setTimeout;
  let isNext = true;
  window.setTimeout = (act, wait) => {
    const isKnock = wait === 10_000 && isNext;
    isNext &&= !isKnock;
    return later(act, isKnock ? 0 : wait);
  };
}"""


def both_are_here_anew(met, bare):
    """Neither page has lived on; each has kept who the other is."""
    for page in met:
        page.goto("about:blank")
    for page, knocks in zip(met, (True, False), strict=True):
        page.goto(bare.address)
        bare.ready(page).evaluate(BACK, knocks)
    return met


def test_a_slow_device_is_knocked_at_again(met, bare):
    """It is told that nobody opens; a moment later somebody does."""
    stays, comes = both_are_here_anew(met, bare)
    code = stays.evaluate("() => back.invite()")["text"]
    comes.evaluate(UNHEARD)
    comes.evaluate("(code) => back.come(code)", code)
    until(comes, "log.some(([, why]) => why === 'unreachable')")
    for page in met:
        until(page, "back.state() === 'open'")


def test_one_code_is_enough_if_both_pages_are_gone(met, bare):
    """Only where it is must be told, and by one."""
    stays, comes = both_are_here_anew(met, bare)
    code = stays.evaluate("() => back.invite()")["text"]
    told = comes.evaluate("(code) => back.come(code)", code)
    for page in met:
        until(page, "back.state() === 'open'")
    stays.evaluate("back.send('hello')")
    until(comes, "log.includes('hello')")

    assert told == ""
    assert len(code) <= 240


def test_a_code_of_somebody_we_do_not_know_is_told_as_unreachable(met, strangers):
    """A door that opens for another: then it takes a code each way again."""
    gone, comes = met
    comes.evaluate("() => { syTimes[10000] = 300; }")
    gone.goto("about:blank")
    until(comes, "way.state() === 'closed'")
    foreign = strangers[0].evaluate("() => way.offer()")["text"]
    comes.evaluate("(code) => back.come(code)", foreign)
    until(comes, "log.some(([, why]) => why === 'unreachable')")

    assert comes.evaluate("() => back.invite()") == {"fault": "unsupported", "text": ""}


def test_two_that_have_only_lost_each_other_find_each_other(met):
    """Neither page was left, as when a phone has slept."""
    met[1].evaluate("way.close()")
    for page in met:
        until(page, "back.state() === 'open'")
    met[0].evaluate("back.send('hello')")
    until(met[1], "log.includes('hello')")

    assert met[1].evaluate("back.state()") == "open"


def test_who_was_cut_off_does_not_come_back(met):
    """Nonsense is no accident: there is no door any more."""
    met[0].evaluate("for (let at = 0; at < 9; at += 1) way.send('nonsense')")
    for page in met:
        until(page, "way.state() === 'closed'")
    met[0].wait_for_timeout(1000)

    assert met[1].evaluate("log.at(-1)") == ["closed", "nonsense"]
    assert met[1].evaluate("back.state()") == "connecting"


# ---- a second window


@pytest.fixture(scope="module")
def windows(bare, context):
    """Three, side by side."""
    return [bare.open(context) for _ in range(3)]


@pytest.fixture
def sit_down(windows):
    """Bring the next window to the game."""
    rest = iter(windows)

    def come(page=None):
        page = page or next(rest)
        page.evaluate(WAY, ["beside", "game 1"])
        return page

    yield come
    for page in windows:
        page.evaluate("window.way?.close()")


def test_a_second_window_finds_the_first_and_a_third_finds_no_place(sit_down):
    one, other = sit_down(), sit_down()
    for page in (one, other):
        until(page, "way.state() === 'open'")
    third = sit_down()
    until(third, "way.state() === 'closed'")
    one.evaluate("way.send('hello')")
    until(other, "log.length === 2")

    assert other.evaluate("log") == [["open", ""], "hello"]
    assert third.evaluate("log") == [["closed", "taken"]]


# Without a word: then only its lock tells.
@pytest.mark.parametrize("silence", ["", "BroadcastChannel.prototype.postMessage = 0;"])
def test_a_window_that_goes_is_missed_until_another_comes(sit_down, bare, silence):
    one, other = sit_down(), sit_down()
    until(one, "way.state() === 'open'")
    with other.expect_navigation():
        other.evaluate(f"() => {{ {silence} location.reload(); }}")
    until(one, "way.state() === 'lost'")
    sent = one.evaluate("way.send('x')")
    sit_down(bare.ready(other))
    until(one, "way.state() === 'open'")

    assert sent == "closed"
    assert one.evaluate("log") == [["open", ""], ["lost", ""], ["open", ""]]


# ---- a board in somebody's page


def test_a_frame_offers_no_devices(bare, context):
    frame = bare.framed(context)
    told = frame.evaluate(
        """() => Promise.all(['scan', 'live', 'beside'].map(
          async (name) => (await part(name)).hindrance()))"""
    )

    assert told == ["framed"] * 3
