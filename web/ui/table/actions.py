"""What the players do at the table: choose, confirm, take back, hand over.

Every accepted move goes through :func:`make_move`, which keeps it before anything
is drawn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sy_core.errors import SyError
from sy_core.terms import Pawn, Seat, Station
from ui.classic.whynot import why_not
from ui.computer.reasons import sentence
from ui.computer.turns import acting, settled
from ui.page import StorageError
from ui.saves.format import exported
from ui.saves.tabs import claim
from ui.table.appearance import appearance
from ui.table.camera import follow, look_at_action
from ui.table.curtain import Eyes
from ui.table.offers import NOTHING, Choice, Offer, at_target, picked, tapped
from ui.table.offers import settled as settle
from ui.table.panels import panels_of, scene_of
from ui.table.session import Reasoned
from ui.table.takeback import take_back
from ui.table.typed import read_typed

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


def _station(app: App, session: Session, arg: str) -> None:
    station = Station(int(arg))
    open_now = session.offers()
    if not open_now:
        return
    again = session.choice.target == station
    aimed = tapped(open_now, session.choice, station)
    if not at_target(open_now, aimed):
        _not_open(app, session, station)
    elif again and picked(open_now, session.choice) is not None:
        _confirm(app, session, "")
    else:
        session.choice = aimed
        if picked(open_now, aimed) is not None and not app.settings.confirm:
            _confirm(app, session, "")


def _not_open(app: App, session: Session, station: Station) -> None:
    """A tap on a pawn chooses it; on anything else it tells why not."""
    view = session.view
    ready = {offer.pawn for offer in session.offers()}
    for pawn, at in zip(view.table.pawns, view.pursuers, strict=False):
        if at == station and pawn in ready:
            session.choice = Choice(pawn=pawn)
            return
    app.refused(station, str(station))
    scene = scene_of(app, session)
    told = getattr(panels_of(scene), "why_not", None)
    app.tell(told(scene, station) if told else why_not(session, scene, station))


def _card(app: App, session: Session, arg: str) -> None:
    view = session.view
    pawn = Pawn(arg)
    if any(offer.pawn == pawn for offer in session.offers()):
        session.choice = NOTHING if session.choice.pawn == pawn else Choice(pawn=pawn)
    at = dict(zip(view.table.pawns, view.pursuers, strict=False)).get(pawn)
    if at is not None:
        app.page.look_at([at])


def _pick(app: App, session: Session, arg: str) -> None:
    session.choice = replace(session.choice, key=arg)
    if not app.settings.confirm:
        _confirm(app, session, "")


def _go(app: App, session: Session, arg: str) -> None:
    """An offer chosen from the list: as if tapped and its ticket picked."""
    offer = _offer(session, arg)
    if offer is not None:
        session.choice = replace(
            session.choice, pawn=offer.pawn, target=offer.to, key=offer.key
        )
        app.page.focus("confirm")


def _confirm(app: App, session: Session, _arg: str) -> None:
    offer = picked(session.offers(), session.choice)
    if offer is not None:
        _settle(app, session, offer)


def _offer_button(app: App, session: Session, arg: str) -> None:
    offer = _offer(session, arg)
    if offer is not None:
        _settle(app, session, offer)


def _offer(session: Session, key: str) -> Offer | None:
    return next((offer for offer in session.offers() if offer.key == key), None)


def _settle(app: App, session: Session, offer: Offer) -> None:
    session.choice, move = settle(session.game, session.choice, offer)
    if move is not None:
        make_move(app, session, move)
    else:
        follow(app, session)


def make_move(
    app: App, session: Session, move: Any, reasoned: Reasoned | None = None
) -> None:
    """Play a move, keep it, and tell everybody what became public."""
    if session.on_trial is not None:
        session.on_trial(move)
        return
    before = len(session.table_view.history)
    if session.eyes is Eyes.SECRET:
        app.hush()
    if reasoned is not None:
        session.reasons[len(session.state.moves)] = reasoned
    session.play(move)
    save(app, session)
    app.sound("end" if session.over else "move")
    scene = scene_of(app, session)
    if session.eyes is Eyes.TABLE:
        why = sentence(scene, reasoned) if reasoned is not None else ""
        app.page.say(" ".join([*panels_of(scene).news(scene, before), why]).strip())
    if session.over:
        look_at_action(app, session)
    else:
        follow(app, session)


def save(app: App, session: Session) -> None:
    """Keep the game; where that fails, say so and go on."""
    if not app.keeps:
        return
    try:
        app.store.save(session)
    except StorageError as error:
        app.tell(app.words("store.full" if error.full else "store.cannot_save"))


def _cancel(_app: App, session: Session, _arg: str) -> None:
    choice = session.choice
    if choice.target is not None:
        session.choice = replace(choice, target=None, key=None)
    elif choice.taken:
        session.choice = replace(choice, taken=choice.taken[:-1])
    else:
        session.choice = NOTHING


def _double(app: App, session: Session, _arg: str) -> None:
    most = scene_of(app, session).most_doubles
    armed = session.choice.armed
    session.choice = Choice(armed=0 if armed >= most else armed + 1)


def _untake(_app: App, session: Session, _arg: str) -> None:
    session.choice = Choice(armed=session.choice.armed, taken=session.choice.taken[:-1])


def _roll(app: App, session: Session, _arg: str) -> None:
    if session.read_only or session.eyes is not Eyes.TABLE or acting(session):
        return
    before = len(session.table_view.history)
    if session.roll():
        save(app, session)
        app.sound("dice")
        scene = scene_of(app, session)
        app.page.say(" ".join(panels_of(scene).news(scene, before)))
        follow(app, session)


def _open(app: App, session: Session, _arg: str) -> None:
    session.open_secret()
    look_at_action(app, session)
    app.page.focus("title")


def _handback(app: App, session: Session, _arg: str) -> None:
    session.hand_back()
    look_at_action(app, session)
    app.page.focus("title")


def _type(app: App, session: Session, text: str) -> None:
    """A typed move is played at once; a bare number looks there or taps."""
    try:
        answer = read_typed(session, text)
    except SyError:
        app.tell(app.words("type.unknown", text=text[:30]))
        return
    if isinstance(answer, int):
        app.page.look_at([answer])
        if at_target(session.offers(), Choice(target=Station(answer))):
            _station(app, session, str(answer))
    elif answer is None:
        app.tell(app.words("type.not_open", text=text[:30]))
    else:
        session.choice = replace(
            session.choice, pawn=answer.pawn, target=answer.to, key=answer.key
        )
        _confirm(app, session, "")


def _takeback(app: App, session: Session, _arg: str) -> None:
    if scene_of(app, session).may_take_back:
        take_back(session)
        save(app, session)
        app.tell(app.words("tool.taken_back"))


def _take(app: App, session: Session, arg: str) -> None:
    session.takings[arg[:-1]] = arg[-1]
    app.dialog = "play.appear"


def _appear(app: App, session: Session, _arg: str) -> None:
    session.takings = {}
    app.dialog = "play.appear"


def _appear_now(app: App, session: Session, _arg: str) -> None:
    app.dialog = ""
    make_move(app, session, appearance(session))


def _menu(app: App, _session: Session, _arg: str) -> None:
    app.dialog = "play.menu"


def _centre(app: App, session: Session, _arg: str) -> None:
    app.dialog = ""
    app.page.look_at(list(session.view.pursuers))


def _export(app: App, session: Session, arg: str) -> None:
    """The full record holds Mister X's secret; the other is safe to show around."""
    app.dialog = ""
    full = arg == "full"
    name = "scotland-yard.json" if full else "scotland-yard-detectives.json"
    app.page.download(name, exported(session, "", redacted=not full))


def _computer(app: App, session: Session, arg: str) -> None:
    """A computer's turn has come; only its own clock asks for this."""
    found = settled(app, session, arg)
    if found is None:
        return
    move, answer = found
    if answer is None:
        app.sound("dice")
        make_move(app, session, move)
    else:
        seat = Seat(arg)
        make_move(app, session, move, Reasoned(seat, answer.motive, answer.values))


def _takeover(app: App, session: Session, _arg: str) -> None:
    claim(app, session, steal=True)


HANDLERS = {
    "station": _station,
    "card": _card,
    "pick": _pick,
    "go": _go,
    "confirm": _confirm,
    "offer": _offer_button,
    "cancel": _cancel,
    "double": _double,
    "untake": _untake,
    "roll": _roll,
    "open": _open,
    "handback": _handback,
    "type": _type,
    "takeback": _takeback,
    "take": _take,
    "appear": _appear,
    "appear_now": _appear_now,
    "menu": _menu,
    "centre": _centre,
    "export": _export,
    "takeover": _takeover,
    "computer": _computer,
}
