"""Technologies as numbers; all of it is public (B19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import POW, vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import TOP, Axis, Field, axis, byte, put_one, seat_after
from branchline.mechanics.technologies.rules import BOUGHT, UNDER_WAY, Technologies

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State

CLAIMS: Final = (
    "nothing",
    "a rival's track",
    "the first of two claims",
    "the second of two claims",
)


class TechnologiesObservation(Observation):
    """The supply, seat by seat what it owns and has scored, then what the turn asks for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.technologies: Technologies = cast(Technologies, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe the supply, who owns what, and the purchase or claim of this turn."""
        t = self.technologies
        seats = axis("seat", int(game.players))
        kinds = axis("technology", int(t.n_cards))
        copies = max(card.copies for card in t.cards)
        claims = Axis("word", tuple(range(len(CLAIMS))), CLAIMS)
        return [
            Field("technologies_left", (kinds,), copies, "copies that can still be bought"),
            Field("technologies", (seats, kinds), 1, "whether the seat owns it"),
            Field("technology_points", (seats, kinds), TOP, "points it has brought the seat"),
            Field("bought", (), 1, "whether a technology was bought this turn"),
            Field("claim_asked_for", (claims,), 1, "what a technology bought this turn asks for"),
            Field("paying_for_technology", (kinds,), 1, "the technology being paid for"),
        ]

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the supply, the seats, and the turn."""
        t = self.technologies
        n = t.n_cards
        for number in range(n):
            left: i64 = s.slots[t.supply_slot(number)]
            if s.shuffles > 0 and t.until_shuffle & POW[number] != 0:
                left = 0
            out[at + number] = byte(left)
        at += n
        for step in range(game.players):
            mask = t.owned(s, seat_after(s, seat, step))
            for number in range(n):
                out[at + number] = byte(mask & 1)
                mask >>= 1
            at += n
        for step in range(game.players):
            first = t.points_slot(seat_after(s, seat, step), 0)
            for number in range(n):
                out[at + number] = byte(s.slots[first + number])
            at += n
        out[at] = byte(t.get(s, BOUGHT))
        at = put_one(out, at + 1, len(CLAIMS), t.get(s, UNDER_WAY))
        chooser = game.chooser
        item: i64 = -1
        if chooser is not None:
            item = chooser.item_being_bought(game, s, t)
        return put_one(out, at, n, item)

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots, or follows from shuffles and decisions."""
        return True

    def slots_read(self, game: Game) -> list[Rules]:
        """Return this mechanic, and the one that says which technology is being paid for."""
        chooser = game.chooser
        return [self.rules] if chooser is None else [self.rules, chooser]
