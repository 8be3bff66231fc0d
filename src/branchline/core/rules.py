"""Where a mechanic's rules meet the engine: the hooks of play.

The rules of a mechanic own their state (numbers they reserved in `State.slots`, all of them
public), their decisions (action numbers they reserved) and their scoring. The engine calls only the
hooks that a mechanic overrides, so a map pays for what it uses. In order of a game:

* `prepare`: once, when a game is put together: change the rules every map shares.
* `reserve`: once, when prices can be made: reserve slots and actions, name lines and events.
* `setup`: fill the reserved slots of a new state.
* `before_turns`: when all first tickets are chosen; return True to ask for something before turn 1.
* `turn_actions`, `is_turn_action`, `act`: further actions a seat may choose on its turn.
* `count_turn_actions`, `turn_action`: the same actions by number, for those who have many of them.
* `second_picks`, `is_second_pick`: what else a seat may pick as the second card of a draw.
* `open_tracks`: close tracks that a seat may not claim yet.
* `substitute_rate`, `saves`: change what a seat pays.
* `before_claim`: step in when cards are laid for a track; return True to take the claim over.
* `claim_points`: change what a claim scores, and for whom.
* `after_claim`: when a track has been claimed and scored.
* `item_price`, `bought`, `can_still_use`: a purchase that is paid with chosen cards.
* `answers`, `is_answer`, `resolve`: a decision of the mechanic, asked with `Game.ask`.
* `reject_ticket`, `refill_pile`: collect rejected tickets, and make them the new ticket pile.
* `end_turn`: when a turn is about to end; return True to let it go on.
* `end_game`: when the game has ended: draw by chance what scoring needs.
* `join`: at the end, link further places of a seat's network for its tickets.
* `score`: at the end, add lines and tie-breakers to the score sheet.
* `cards_aside`: cards that are neither in a hand nor in deck, row or discards.
* `tickets_aside`: tickets that lie open on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import vec

if TYPE_CHECKING:
    from branchline.core.chance import Chance
    from branchline.core.game import Game
    from branchline.core.graph import Network
    from branchline.core.score import Sheet
    from branchline.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of a mechanic that changes nothing; each hook is documented in this module."""

    name: str = ""

    def __init__(self) -> None:
        # The compiled engine reads the name of an instance, where a class that is not compiled does
        # not put it: there it stays with the class.
        of_class: object = getattr(type(self), "name", None)
        if isinstance(of_class, str):
            self.name = of_class
        self.phase: i64 = 0
        """The phase in which this mechanic is asked."""
        self.slot: i64 = 0
        """Its first number in `State.slots`."""
        self.n_slots: i64 = 0
        self.action: i64 = 0
        """Its first action."""
        self.n_actions: i64 = 0
        self.claims_again: bool = False
        """Whether its `end_turn` may ask for a further claim; it is then called after the others,
        which may still have something to ask about the claim before."""

    def prepare(self, game: Game) -> None:
        """Change the rules that all maps share, for this game."""

    def reserve(self, game: Game) -> None:
        """Set `n_slots` and `n_actions`; add prices, lines of the score sheet and events."""

    def setup(self, game: Game, s: State, chance: Chance) -> None:
        """Fill the reserved slots of a new state."""

    def before_turns(self, game: Game, s: State, chance: Chance) -> bool:
        """React to the last choice of first tickets; True holds the first turn back.

        To ask seat by seat, set `s.seat`, ask with `Game.ask` and return True; after the last
        answer call `Game.begin`, which calls this again.
        """
        return False

    def turn_actions(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append this mechanic's legal turn actions; return the new n.

        What is in the array before them is not always complete, but n is 0 only if nothing else is
        legal.
        """
        return n

    def count_turn_actions(self, game: Game, s: State) -> i64:
        """Return how many actions `turn_actions` would append.

        A mechanic that overrides this and `turn_action` is not asked to list them when one is drawn
        at random; none of its turn actions may depend on n.
        """
        return 0

    def turn_action(self, game: Game, s: State, number: i64) -> i64:
        """Return one of the actions just counted, by number."""
        raise NotImplementedError

    def is_turn_action(self, game: Game, s: State, action: i64) -> bool:
        """Return whether one of this mechanic's actions is legal as a turn action."""
        return False

    def act(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Carry out one of this mechanic's turn actions."""

    def second_picks(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the actions that may stand for the second card of a draw (B5); return the new n.

        `act` carries them out and calls `Game.end_turn`. If the same actions may come first, they
        are turn actions as well, after which `ask_second` asks for the second pick.
        """
        return n

    def is_second_pick(self, game: Game, s: State, action: i64) -> bool:
        """Return whether one of this mechanic's actions may stand for the second card."""
        return False

    def open_tracks(self, game: Game, s: State, seat: i64) -> None:
        """Clear from `s.open` the tracks a seat may not claim yet."""

    def substitute_rate(self, game: Game, s: State, seat: i64, rate: i64) -> i64:
        """Return how many cards a seat plays as one locomotive, given the usual rate."""
        return rate

    def saves(self, game: Game, s: State, seat: i64) -> bool:
        """Return whether this mechanic lets a seat pay for one space less."""
        return False

    def before_claim(self, game: Game, s: State, track: i64, row: i64, chance: Chance) -> bool:
        """Step in before the payment `row` is made for a track; True takes the claim over."""
        return False

    def claim_points(self, game: Game, s: State, track: i64, points: i64, chance: Chance) -> i64:
        """Return what the seat on turn scores for a track it claims, given what it would without.

        What other seats score instead or besides, add to their `s.points`. The track is not theirs
        yet: `s.owned` is as it was before the claim.
        """
        return points

    def after_claim(self, game: Game, s: State, track: i64, chance: Chance) -> None:
        """React to a claim that has just been made."""

    def item_price(self, item: i64) -> i64:
        """Return the locomotives that an item of this mechanic costs."""
        return 0

    def bought(self, game: Game, s: State, item: i64, chance: Chance) -> None:
        """Hand over an item of this mechanic that has just been paid for."""

    def can_still_use(
        self, game: Game, s: State, item: i64, spent: vec[i64], lowest: i64, left: i64
    ) -> bool:
        """Return whether an item can be used once cards are spent on it.

        The cards `spent` are gone; `left` more, of cards from `lowest` on, will go by choice.
        """
        return True

    def answers(self, game: Game, s: State, acts: vec[i64], n: i64) -> i64:
        """Append the legal answers to this mechanic's pending decision; return the new n."""
        return n

    def is_answer(self, game: Game, s: State, action: i64) -> bool:
        """Return whether an action is a legal answer to the pending decision."""
        return False

    def resolve(self, game: Game, s: State, action: i64, chance: Chance) -> None:
        """Carry out an answer to the pending decision."""

    def reject_ticket(self, game: Game, s: State, seat: i64, ticket: i64, chance: Chance) -> None:
        """Take a rejected ticket that does not go under the pile."""

    def refill_pile(self, game: Game, s: State, chance: Chance) -> None:
        """Put tickets under the ticket pile, which is empty, if there are any."""

    def end_turn(self, game: Game, s: State, chance: Chance) -> bool:
        """React to the end of a turn; True keeps the turn going."""
        return False

    def end_game(self, game: Game, s: State, chance: Chance) -> None:
        """React to the end of the game, before it is scored."""

    def join(self, game: Game, s: State, seat: i64, network: Network) -> None:
        """Link further places of a seat's network by new labels, for its tickets only."""

    def score(self, game: Game, s: State, sheet: Sheet) -> None:
        """Add this mechanic's lines and tie-breakers."""

    def cards_aside(self, s: State) -> list[int]:
        """Return the cards that lie on the table in this mechanic's care."""
        return []

    def tickets_aside(self, s: State) -> list[int]:
        """Return the tickets that lie open on the table in this mechanic's care."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceOwners(Rules):
    """Rules by which places belong to seats; `Table.place_owners` names them to other mechanics."""

    def owner_of(self, s: State, place: i64) -> i64:
        """Return the seat that a place belongs to, or -1."""
        return -1

    def start_place(self, s: State, seat: i64) -> i64:
        """Return the place from which a seat starts, or -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChooser(Rules):
    """Rules that let a seat choose which cards it plays as locomotives."""

    def buy(
        self, game: Game, s: State, buyer: Rules, item: i64, substitutes: i64, chance: Chance
    ) -> None:
        """Collect the cards of some substitutes for an item of a buyer, then pay for it."""
        raise NotImplementedError

    def item_being_bought(self, game: Game, s: State, buyer: Rules) -> i64:
        """Return the item of a buyer that cards are being chosen for, or -1."""
        return -1
