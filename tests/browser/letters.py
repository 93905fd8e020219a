"""Two people with a device each: their hands, and the letters between them."""

from __future__ import annotations

import base64
import json

from browser.table import Table
from sy_core.classic.board import LONDON_2013, distances
from sy_core.devices.sides.mister_x import MisterXSide
from sy_core.halves.verbs import halves_of
from ui.devices.kept import DRIVERS, FAR, TRAVEL, Pending, id_of, read_side
from ui.devices.remote import dealt, new_remote
from ui.saves.format import Save, write_save
from ui.saves.summary import summary_of

KEPT = """(end) => {
  const at = `${sy.site}game:two-`;
  const [name] = Object.keys(localStorage)
    .filter((key) => key.startsWith(at) && key.endsWith(end));
  return name && JSON.parse(localStorage[name]).record;
}"""
BRING = """([name, text]) => {
  localStorage.setItem(`${sy.site}game:${name}`, text);
  location.hash = '#home';
}"""
# Everything that this device has of its own, by where it is; not what was fetched.
EVERYTHING = """async () => {
  const answer = (asked) => new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
  const journal = [];
  for (const { name } of await syDatabases.databases()) {
    const opened = await answer(syDatabases.open(name));
    for (const store of opened.objectStoreNames) {
      const kept = opened.transaction(store).objectStore(store);
      journal.push(await answer(kept.getAll()), await answer(kept.getAllKeys()));
    }
    opened.close();
  }
  const texts = (value) => value && typeof value === 'object'
    ? Object.values(value).flatMap(texts) : [String(value)];
  const fields = [...document.querySelectorAll('input, textarea')];
  return {
    local: Object.entries(localStorage).flat().join(),
    session: Object.entries(sessionStorage).flat().join(),
    journal: texts(journal).join(),
    page: [document.documentElement.outerHTML, document.title, document.cookie,
      location.href, window.name, ...texts(history.state),
      ...fields.map((field) => field.value)].join(),
  };
}"""


def stored(side, travel=FAR):
    """A side as the page keeps it: its name there, and the text."""
    count = side.base.setup.players
    notes = {DRIVERS: ",".join(["human"] * count), TRAVEL: travel}
    if dealt(side):
        session = new_remote(side, notes, 1)
        summary, record = summary_of(session), session.record()
    else:
        pending = Pending(id_of(side), side, notes)
        summary, record = pending.summary, pending.record()
    return id_of(side), write_save(Save("", 1, 1, summary, record))


class Device(Table):
    """One of the two, as somebody uses it.

    *whose* is how the page marks what it keeps of a side: two windows share it all.
    """

    def __init__(self, page, whose):
        super().__init__(page)
        self.whose = whose

    def bring(self, side, travel=FAR):
        """Have a game that was begun earlier, and nothing else; open it."""
        self.start_afresh()
        self.add(side, travel)

    def add(self, side, travel=FAR):
        """Have a game that was begun earlier, and open it."""
        name, text = stored(side, travel)
        self.page.evaluate("location.hash = '#about'")
        self.page.wait_for_selector("html[data-screen=about]", state="attached")
        self.page.evaluate(BRING, [name, text])
        self.page.wait_for_selector("html[data-screen=home]", state="attached")
        # By key: the list may be drawn anew between a finger's coming and going.
        self.page.locator(f"[data-do='home.open'][data-arg='{name}']").first.press(
            "Enter"
        )
        self.page.wait_for_selector(
            "html:is([data-screen=play], [data-screen=devices])", state="attached"
        )

    def side(self):
        """This device's side, as it is kept."""
        self.settle()
        return read_side(self.page.evaluate(KEPT, self.whose))[0]

    def everything(self):
        """All texts on this device that are not the site's own, by place."""
        self.settle()
        return self.page.evaluate(EVERYTHING)

    # ---- letters

    def invite(self, where="far", here="detectives"):
        """Propose a game as the form has it."""
        self.click("#new")
        self.page.wait_for_selector("html[data-screen=setup]", state="attached")
        self.click(f"label:has(#where-{where})")
        self.click(f"label:has(#here-{here})")
        self.click("#go")
        return self.letter()

    def letter(self):
        """The link on the screen, once its code is drawn."""
        self.page.wait_for_selector("#letter-code svg")
        return self.page.input_value("#letter-link")

    def send(self):
        """Everything is decided: write the letter."""
        self.click("#send-letter")
        return self.letter()

    def shown_again(self):
        """The last letter once more, as long as nothing has come."""
        self.open_curtain()
        if self.screen != "devices":
            self.click("#bar [data-do='devices.letters']:visible")
        return self.letter()

    def open_curtain(self):
        """Letters are read and written behind it, on Mister X's own device."""
        if self.screen == "play" and self.showing == "curtain":
            self.hold()

    def to_letters(self):
        """Where letters are read."""
        self.open_curtain()
        if self.screen != "devices":
            self.click("#got-letter")
            self.page.wait_for_selector("html[data-screen=devices]", state="attached")

    def paste(self, text):
        self.to_letters()
        self.page.fill("#letter-text", text)
        self.click(".letter-paste button")

    def open_link(self, link):
        """As if another program had handed it over."""
        self.page.evaluate("(link) => { location.href = link; }", link)

    def read_picture(self, picture):
        self.to_letters()
        with self.page.expect_file_chooser() as chooser:
            self.click("[data-do='devices.picture']")
        chooser.value.set_files(
            {"name": "a.png", "mimeType": "image/png", "buffer": picture}
        )

    def at_table(self):
        """Until the letter is read and the table is in sight."""
        self.page.wait_for_selector("html[data-screen=play]", state="attached")

    def to_table(self):
        """Back from the letters, once there is a table."""
        self.page.wait_for_selector(
            "html[data-screen=play], .post > .button.large", state="attached"
        )
        if self.screen == "devices":
            self.click(".post > .button.large")
        self.at_table()

    def told(self, selector=".letter-in [role]"):
        """What is said of the last letter."""
        return self.page.inner_text(selector)

    def picture(self):
        """The code as a camera sees it."""
        self.letter()
        return self.page.locator("#letter-code").screenshot()


def by_link(reader, sender):
    """A letter travels as a link that is opened."""
    reader.open_link(sender.letter())


def by_paste(reader, sender):
    """In somebody's message, with other words around it."""
    reader.paste(f"My turn: {sender.letter()} - see you")


def by_code(reader, sender):
    """A picture is taken of the code on the screen."""
    reader.read_picture(sender.picture())


WAYS = (by_link, by_code, by_paste)


# ---- who plays


def nearest(side, goal=None, *, apart=False):
    """The move that brings the two sides together soonest, or *apart*; as text.

    Mister X's own, or with a *goal* one of the table's.
    """
    game = side.base.game
    if isinstance(side, MisterXSide):
        state = side.state
        others = state.pursuers
        legal = [move for move in game.legal_moves(state) if len(move.legs) == 1]
    else:
        others = {goal}
        legal = halves_of(game).legal_moves(side.public.half)

    def far(move):
        if move.to is None:
            return 0
        return min(distances(LONDON_2013, move.to)[other] for other in others)

    return game.format_move((max if apart else min)(legal, key=far))


def has_to_move(device):
    """Whether somebody at the table has to move before the letter is written."""
    public = device.side().public
    return not (public.half.waits or public.half.is_over or public.must_roll)


# ---- a secret


def forms_of(key):
    """Every way in which bytes may stand in a text."""
    # In base64 it depends on what is before them; the ends also on what is behind.
    shifted = {
        base64.urlsafe_b64encode(bytes(shift) + key).decode()[start:-4]
        for shift, start in enumerate((0, 2, 3))
    }
    return {
        key.hex(),
        key.decode("latin-1"),
        *(json.dumps(key.decode("latin-1"), ensure_ascii=a)[1:-1] for a in (0, 1)),
        ",".join(map(str, key)),
        *shifted,
        *(each.replace("-", "+").replace("_", "/") for each in shifted),
    }


def found(device, needles):
    """Where on a device one of some texts is."""
    texts = device.everything()
    return {place for place, text in texts.items() if any(n in text for n in needles)}
