"""What a bot is: it is shown a view and the legal actions, and chooses one."""

from __future__ import annotations

from dataclasses import dataclass, field

from branchline.bots.policy import Policy
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.play.redeal import redeal
from branchline.play.view import View


@dataclass(frozen=True)
class Intent:
    """What a bot would work on in a seat's place: for hints."""

    tickets: tuple[int, ...] = ()
    """Tickets it means to complete, the most valuable first."""
    tracks: tuple[int, ...] = ()
    """Tracks it means to claim for them."""
    given_up: tuple[int, ...] = ()
    """Tickets it holds to be out of reach."""
    needs: tuple[int, ...] = field(default_factory=tuple)
    """Number of each card these tracks still ask for."""


class Bot:
    """A player by program; it knows the rules (`game`) and has dice of its own.

    To write a bot, subclass this and override `choose`.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        raise NotImplementedError

    def plan(self, view: View) -> Intent:
        """Return what the bot is working on; a bot without plans has none to tell."""
        return Intent()

    def close(self) -> None:
        """Give back what the bot holds, such as a program it runs."""


class PolicyBot(Bot):
    """A bot whose choices are made by a compiled policy.

    The policy is shown a state dealt anew from the view, so that the real one never reaches it.
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
