"""What a bot is: it is shown a view and the legal actions, and chooses one."""

from __future__ import annotations

from dataclasses import dataclass, field

from branchline.bots.brains.policy import Policy
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.play.redeal import redeal
from branchline.play.view import View


@dataclass(frozen=True)
class Intent:
    """What a bot would work on if it had the seat; used for hints."""

    tickets: tuple[int, ...] = ()
    """Tickets it wants to complete, the most valuable first."""
    tracks: tuple[int, ...] = ()
    """Tracks it wants to claim for them."""
    given_up: tuple[int, ...] = ()
    """Tickets it considers out of reach."""
    needs: tuple[int, ...] = field(default_factory=tuple)
    """How many of each card these tracks still need."""


class Bot:
    """A program that plays a seat; it knows the rules (`game`) and has dice of its own.

    To write a bot, subclass this and override `choose`.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        raise NotImplementedError

    def plan(self, view: View) -> Intent:
        """Return what the bot is working on; nothing unless a bot overrides this."""
        return Intent()

    def close(self) -> None:
        """Release what the bot holds, such as a program it runs."""


class PolicyBot(Bot):
    """A bot whose choices are made by a compiled policy.

    The policy is given a state re-dealt from the view: the real one never reaches it.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.policy = self.make_policy()

    def make_policy(self) -> Policy:
        """Return the policy that decides."""
        raise NotImplementedError

    def choose(self, view: View, legal: list[int]) -> int:
        """Return the policy's choice."""
        s = redeal(self.game, view, Dice(0))
        s.seat = view.seat
        return int(self.policy.decide(s, self.dice))
