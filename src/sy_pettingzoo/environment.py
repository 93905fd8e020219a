"""One table of either game as an environment of PettingZoo, in turns (AEC).

The environment is the referee: it holds the state. Agents get observations, which are
made from views alone, and the mask of what the one who is to move may do.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sy_core.move import Move
from sy_core.protocols import State
from sy_core.registry import game_named
from sy_core.terms import MISTER_X, SPECTATOR, Side
from sy_pettingzoo.actions import Actions, turns
from sy_pettingzoo.games import own_of
from sy_pettingzoo.observing import layout, observed

Observation: TypeAlias = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
Seen: TypeAlias = "spaces.Dict[object]"

AGENTS: Final = (Side.MISTER_X.value, Side.DETECTIVES.value)
SEATS: Final = {Side.MISTER_X.value: MISTER_X, Side.DETECTIVES.value: SPECTATOR}
"""One mind leads all detectives: it knows what a spectator does."""


class ScotlandYard(AECEnv):
    """Two agents, ``mister_x`` and ``detectives``; the winner gets 1, the other -1.

    An action that the mask forbids is a ValueError.
    """

    metadata: ClassVar[dict[str, object]] = {
        "name": "scotland_yard_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "2013",
        players: int | None = None,
        rules: Mapping[str, int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.game = game_named(edition)
        most = max(self.game.editions[edition].players)
        self._setup = (edition, players or most, dict(rules or {}))
        self._rng = Random()  # noqa: S311
        self._deal(Random(0))  # noqa: S311
        table = self._state.table
        own = own_of(table)
        view = self.game.view_for(self._state, SPECTATOR)
        self.layout = layout(view)
        """Where in an observation each part stands, by name."""
        self.actions = {
            Side.MISTER_X.value: Actions(own.legs(table), own.others(table)),
            Side.DETECTIVES.value: Actions((), own.pawn_moves(table)),
        }
        """What each agent's numbers mean."""
        self.possible_agents = list(AGENTS)
        size = len(observed(view))
        self._spaces = {agent: self._space(agent, size) for agent in AGENTS}

    def _space(self, agent: str, size: int) -> tuple[Seen, spaces.Discrete]:
        count = len(self.actions[agent])
        seen = spaces.Box(0, 255, (size,), np.uint8)
        mask = spaces.Box(0, 1, (count,), np.int8)
        both = spaces.Dict({"observation": seen, "action_mask": mask})
        return both, spaces.Discrete(count)

    def observation_space(self, agent: str) -> Seen:
        """A dictionary of ``observation`` and ``action_mask``."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions that there can be at this table."""
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        """Deal a new game; the same seed deals the same, and rolls the same dice."""
        del options
        if seed is not None:
            self._rng = Random(seed)  # noqa: S311
        self._deal(self._rng)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in AGENTS}
        self._go_on()

    def _deal(self, rng: Random) -> None:
        edition, players, rules = self._setup
        self._state: State = self.game.new_game(edition, players, rng=rng, rules=rules)
        self._taken: tuple[Move, ...] = ()

    def step(self, action: int | None) -> None:
        """Make the move, or the leg, of the agent who is to move."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._mask[action]:
            raise ValueError(f"the mask forbids {action} to {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move, goes_on = self.actions[agent].read(int(action))
        if goes_on:
            self._taken += (move,)
        else:
            legs = (*self._taken, move)
            turn = self.game.double(legs) if self._taken else move
            self._state, self._taken = self.game.apply(self._state, turn), ()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let chance have its way; then somebody is to move, or the game is over."""
        game = self.game
        while game.is_chance(self._state):
            self._state = game.apply(self._state, game.roll(self._state, self._rng))
        ended = game.outcome(self._state)
        if ended is not None:
            self.rewards = {a: 1.0 if a == ended.winner else -1.0 for a in AGENTS}
            self.terminations = dict.fromkeys(AGENTS, True)
            self.infos = {agent: {"reason": ended.reason.value} for agent in AGENTS}
            return
        flees = game.to_move(self._state)[0] == MISTER_X
        self.agent_selection = AGENTS[0] if flees else AGENTS[1]
        self._mask = self.actions[self.agent_selection].mask(
            *turns(game, self._state, self._taken)
        )

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows, and what it may do if it is to move."""
        mine = agent == self.agent_selection and not self.terminations[agent]
        view = self.game.view_for(self._state, SEATS[agent])
        taken = self._taken if SEATS[agent] == MISTER_X else ()
        mask = self._mask.copy() if mine else self.actions[agent].none()
        return {"observation": observed(view, taken), "action_mask": mask}

    def render(self) -> str | None:
        """The position as the detectives know it, as text (docs/sharing.md)."""
        if self.render_mode is None:
            return None
        return self.game.position_text(self.game.view_for(self._state, SPECTATOR))

    def close(self) -> None:
        """Nothing is open."""


def raw_env(
    edition: str = "2013",
    players: int | None = None,
    rules: Mapping[str, int] | None = None,
    render_mode: str | None = None,
) -> ScotlandYard:
    """The environment by itself: a forbidden action is an error."""
    return ScotlandYard(edition, players, rules, render_mode)


def env(
    edition: str = "2013",
    players: int | None = None,
    rules: Mapping[str, int] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The same in PettingZoo's wrappers: who does what is forbidden has lost."""
    bare = raw_env(edition, players, rules, render_mode)
    ended = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
