"""What a mechanic means to people, to learners and to planners: three base classes by reader.

The rules of a mechanic (`branchline.core.rules.Rules`) are all that play needs. Other code uses one
of these objects, each of which holds the rules it is about:

* `Display`: what people are shown: a view of its state, its actions by kind, ids and payment, why
  tracks are closed, whose tracks may be used, the tracks behind a line of the score sheet.
* `Observation`: the same state as numbers, for programs that learn.
* `Planning`: what the mechanic means to a bot that plans ahead. No rule depends on it.

A mechanic implements those it needs. All three may be subclassed by code that is not compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.display_parts import (
    ActionParts,
    CardChoice,
    Column,
    PanelLine,
    Payment,
    Purchase,
    Question,
    SeatKnowledge,
    Shortcut,
    UsableTracks,
)
from branchline.mechanics.fields import Field
from branchline.message import Message

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State
    from branchline.mechanics.survey import Survey

Shown = Mapping[str, Any]
"""What a view says about one mechanic."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Display:
    """What people are shown of a mechanic; this one has nothing to show."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules

    def names(self) -> dict[str, list[str]]:
        """Return the names of things of the mechanic's own, by kind, for notation and log."""
        return {}

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return what a seat (or, for -1, a spectator) may know."""
        return {}

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Return what one of the mechanic's actions says.

        `shown` is the mechanic's part of the view in which the action is possible, or empty: then
        the payment says only what follows from the action alone.
        """
        raise NotImplementedError

    def missing(self, game: Game, s: State, seat: int, track: int) -> list[str]:
        """Return the names of what a seat lacks to claim a track."""
        return []

    def purchases(self, shown: Shown) -> list[Purchase]:
        """Return what can be bought, in a fixed order, with what everybody knows of it."""
        return []

    def opens(self, game: Game, s: State, seat: int) -> dict[int, list[int]]:
        """Return, for each thing a seat may buy, the free tracks that having it would open."""
        return {}

    def usable_tracks(self, game: Game, s: State, seat: int) -> UsableTracks:
        """Return the tracks of others that a seat may use for its tickets."""
        return UsableTracks([], [], 0)

    def root(self, game: Game, s: State, seat: int) -> int:
        """Return the place that all tracks of a seat must be joined to, or -1 if there is none."""
        return -1

    def path_inputs(self, shown: Shown, seat: int) -> object:
        """Return all that `missing`, `purchases`, `opens`, `usable_tracks` and `root` go by.

        Given the mechanic's part of a view; who owns which track goes without saying. While it
        stays the same, what was found out about tracks and tickets is not worked out again. None
        stands for all numbers of all mechanics.
        """
        return None

    def on_loop(self, game: Game, network: Network, ticket: int) -> bool:
        """Return whether a ticket lies on a loop of the network, where loops count."""
        return False

    # What a screen shows

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Return what the mechanic means to a player, given its parameters.

        Unless there is more to say, that is one message named after the mechanic.
        """
        numbers = {name: value for name, value in params.items() if isinstance(value, int)}
        return [Message(f"summary-{self.rules.name.replace('_', '-')}", numbers)]

    def columns(self, shown: Shown) -> list[Column]:
        """Return further columns of the table of players."""
        return []

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return the lines shown in every turn; `s` holds what is public."""
        return []

    def question(self, game: Game, view: SeatKnowledge) -> Question | None:
        """Return what the mechanic's pending decision asks."""
        return None

    def card_choice(self, game: Game, view: SeatKnowledge) -> CardChoice | None:
        """Return the cards to choose, if that is what the mechanic's pending decision asks."""
        return None

    def shortcuts(self, game: Game) -> list[Shortcut]:
        """Return keys for actions of the mechanic."""
        return []

    def turn_goes_on(self, shown: Shown) -> bool:
        """Return whether the seat on turn has done something already and has its action left."""
        return False

    def payment_notes(self, view: SeatKnowledge, payments: Sequence[Payment]) -> list[Message]:
        """Return what explains the payments that a seat is offered."""
        return []

    # The end

    def tracks_behind(self, game: Game, s: State, sheet: Sheet, seat: int, line: str) -> list[int]:
        """Return the tracks of a seat that a line of the mechanic's on the sheet is about."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class FixedPartsDisplay(Display):
    """What people are shown of a mechanic whose actions say the same in all positions."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._fixed: dict[int, ActionParts] = {}
        """What has been said of actions, by their numbers."""

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Return what an action says, worked out once."""
        found = self._fixed.get(action)
        if found is None:
            found = self._fixed[action] = self.fixed_parts(game, action)
        return found

    def fixed_parts(self, game: Game, action: int) -> ActionParts:
        """Return what an action says in all positions."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """What a learner sees of a mechanic; this one has nothing to see."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules

    def fields(self, game: Game) -> list[Field]:
        """Return the fields that `write` fills, in order."""
        return []

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the fields as a seat sees them; return where the next ones start."""
        return at

    def only_slots(self) -> bool:
        """Return whether `write` reads nothing that changes but slots, shuffles and decisions.

        Then it is called only when the slots of a mechanic in `slots_read`, the number of shuffles,
        or the mechanic that asks for a decision have changed since the seat was last shown them.
        """
        return False

    def slots_read(self, game: Game) -> list[Rules]:
        """Return the mechanics whose slots `write` reads: its own."""
        return [self.rules]


@mypyc_attr(allow_interpreted_subclasses=True)
class Planning:
    """What a mechanic means to a bot that plans; this one changes no plan.

    Only what the seat may know of the position may be used: its own hand and tickets, and what is
    public.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules

    def survey(self, game: Game, s: State, seat: i64, survey: Survey) -> None:
        """Add what the mechanic changes in the cost and worth of tracks for a seat."""

    def keeps_survey(self) -> bool:
        """Return whether `survey` reads nothing that changes but tracks, own tickets and slots.

        Then it is called only when the owners of tracks, the tracks open to the seat, its tickets
        or the slots of a mechanic have changed since the seat was last surveyed.
        """
        return False

    def pursue(self, game: Game, s: State, survey: Survey) -> i64:
        """Return the turn action of the mechanic that serves the plan in the survey, or -1."""
        return -1

    def draw_tickets(self, game: Game, s: State, survey: Survey) -> i64:
        """Return the mechanic's way to draw tickets in a turn that serves the plan best, or -1."""
        return -1

    def pick(self, game: Game, s: State, survey: Survey, best: i64) -> i64:
        """Return the mechanic's pick of a draw if it is worth more than the best card, or -1.

        `best` is what that card is worth to the plan, in hundredths of a point; far below 0 if
        there is none. Asked on a turn that draws, and for its second card.
        """
        return -1

    def reply(self, game: Game, s: State, survey: Survey) -> i64:
        """Return the answer to the mechanic's decision that serves the plan, or -1 for a claim."""
        return -1

    def is_gamble(self, game: Game, track: i64) -> bool:
        """Return whether chance decides, once cards are laid, what a track costs."""
        return False

    def standing(self, game: Game, s: State, seat: i64) -> i64:
        """Return the points a seat would get from the mechanic now, as far as all can see."""
        return 0

    def features(
        self, game: Game, s: State, seat: i64, survey: Survey, out: vec[i64], at: i64
    ) -> i64:
        """Write figures that tell how well a seat stands from `out[at]` on; return their end.

        Figures are in thousandths of about their usual size. Their number must not vary.
        """
        return at
