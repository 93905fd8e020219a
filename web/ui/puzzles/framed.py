"""A puzzle in somebody's page: its board, its question, and why an answer is so."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sy_core.puzzles import Puzzle, PuzzleError, read_puzzle
from sy_core.puzzles.shipped import shipped
from ui.puzzles.looking import along_the_line, around_him
from ui.puzzles.rides import Ride, drawn
from ui.puzzles.solving import explain, parameters_of
from ui.puzzles.state import Solving
from ui.puzzles.wording import explained, question
from ui.table.scene import Scene
from ui.task.texts import TaskTexts
from ui.viewer.board import Board
from ui.viewer.faults import ParameterFault, excerpt
from ui.viewer.parameters import Parameters
from ui.words import Words


@dataclass(slots=True)
class FramedPuzzle:
    """What a frame has to know of the puzzle in it."""

    puzzle: Puzzle
    answered: Solving | None = None
    """With the answer that was given last."""

    def filled(self, wanted: Parameters, words: Words) -> Parameters:
        """The same parameters, with what the puzzle says in them."""
        asked = wanted.texts.ask or question(words, self.puzzle)
        its = parameters_of(self.puzzle)
        return replace(
            wanted,
            position=its.position,
            task=its.task,
            seat=its.seat,
            computer=its.computer,
            focus=wanted.focus or tuple(around_him(self.puzzle)),
            texts=replace(wanted.texts, ask=asked),
        )

    def explained(self, board: Board, texts: TaskTexts, words: Words) -> TaskTexts:
        """The answer has been given: show its line, and say it beside the author's."""
        solving = self.answered = Solving(self.puzzle, board, "")
        explain(solving)
        why = " ".join(explained(words, solving))
        return replace(
            texts,
            right=f"{texts.right} {why}".strip(),
            wrong=f"{texts.wrong} {why}".strip(),
        )

    def rides(self, scene: Scene, board: Board) -> list[Ride]:
        """What the answer leads to, to be drawn; nothing before there is one."""
        given = self.answered
        return [] if given is None or given.board is not board else drawn(scene, given)

    @property
    def ends(self) -> list[int]:
        """… and where that is."""
        return [] if self.answered is None else along_the_line(self.answered)


def named(text: str) -> FramedPuzzle:
    """A shipped puzzle by its name, or one that is written in the address itself."""
    if text in shipped():
        return FramedPuzzle(shipped()[text])
    try:
        return FramedPuzzle(read_puzzle(text))
    except PuzzleError as error:
        raise ParameterFault(
            "embed.fault.puzzle", "puzzle", str(error), value=excerpt(text)
        ) from error
