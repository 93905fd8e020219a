"""What each feature remembers while the page is open: all states, in one place.

A feature has a slot here, with the type of its state; who draws or changes that is
known to nobody but the feature itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sy_core.terms import Station
from ui.computer.thought import Thought
from ui.home.state import HomeState
from ui.kit.html import Html
from ui.offline.state import NOTHING, Offline
from ui.setup.state import SetupForm
from ui.table.scene import Scene
from ui.table.session import Session

if TYPE_CHECKING:  # loaded later, if at all
    from ui.builder.state import Builder
    from ui.clocks.state import Clock
    from ui.devices.state import Post
    from ui.editor.state import Editor
    from ui.effects.state import Noticed
    from ui.feed.state import Held
    from ui.notebook.state import Notebook
    from ui.puzzles.state import PuzzleRoom
    from ui.replay.state import Replay, Study
    from ui.saves.lease import Lease
    from ui.statistics.state import Statistics
    from ui.viewer.faults import ParameterFault
    from ui.workshop.state import Workshop


class States:
    """One slot for each feature; nothing is in them to begin with."""

    session: Session | None = None
    lease: Lease | None = None
    """Whether it is this tab that plays, where browsers have no locks."""
    scene: Scene | None = None
    """The look at the table that was drawn last."""
    thought: Thought | None = None
    """A computer's move that is on its way."""
    paused: bool = False
    """Whether computer players wait until they are asked."""
    home: HomeState = HomeState()
    position: tuple[str, Html] = ("", Html(""))
    """The small picture on the first screen, and of what it is one."""
    setup: SetupForm | None = None
    offline: Offline = NOTHING
    replay: Replay | None = None
    study: Study | None = None
    """What was found out about the game that is replayed."""
    notebook: Notebook | None = None
    """The notebook of the game on the table, once it was opened."""
    noticed: Noticed | None = None
    """The table as it was when it was last drawn: what differs is heard."""
    clock: Clock | None = None
    """The clock at the table, if the players wanted one."""
    post: Post | None = None
    """What goes to another device and comes from there."""
    asks_for_sound: bool = False
    shared: ParameterFault | None = None
    """What is wrong with the link that was opened."""
    inspected: Station | None = None
    """The station whose card is open."""
    feed: Held | None = None
    """What is being said beside the map."""
    editor: Editor | None = None
    """The position that is being set up."""
    builder: Builder | None = None
    """The board that an author puts together for another page."""
    statistics: Statistics | None = None
    """What was counted, once somebody looks at it."""
    puzzles: PuzzleRoom | None = None
    """The puzzle mode, once somebody has been there."""
    workshop: Workshop | None = None
    """Bots that are written and tried, once somebody has been there."""
