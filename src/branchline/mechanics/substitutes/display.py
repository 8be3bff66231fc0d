"""Substitutes as people see them: what they make, and the cards being chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from branchline.core.cards import N_CARDS
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    CardChoice,
    Payment,
    SeatKnowledge,
    message,
    payment_of,
)
from branchline.mechanics.marked_tracks import in_words
from branchline.mechanics.substitutes.rules import LAID, LEFT, LOWEST, ROW, TRACK, Substitutes
from branchline.message import Message


class SubstitutesDisplay(Display):
    """Shows the choice of cards; cards laid are public."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.substitutes = cast(Substitutes, rules)

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Say how many cards make a locomotive and where, and where they make up the colour."""
        told = [message("summary-substitutes", cards=params["cards"])]
        if "only_on" in params:
            where = in_words(params["only_on"])
            told = [message("summary-substitutes-only-on", cards=params["cards"], where=where)]
        if "for_colour" in params:
            tracks: list[str | Message] = ["–".join(p) for p in params["for_colour"]["tracks"]]
            cards = params["for_colour"]["cards"]
            told.append(message("summary-substitutes-for-colour", tracks=tracks, cards=cards))
        return told

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return how many cards make a locomotive for each seat, and what is being paid for."""
        chosen = self.substitutes
        shown: Shown = {"rate": [int(game.rate(s, each)) for each in range(game.players)]}
        if s.phase != chosen.phase:
            return shown
        item = int(chosen.item(s))
        cards = range(N_CARDS)
        return {
            **shown,
            "left": int(chosen.get(s, LEFT)),
            "each": int(chosen.colour_rate(game, s)),
            "lowest": int(chosen.get(s, LOWEST)),
            "laid": [int(chosen.get(s, LAID + card)) for card in cards],
            "reserved": [int(n) for n in chosen.count_taken(game, s)],
            "row": int(chosen.get(s, ROW)),
            "track": int(chosen.get(s, TRACK)) if item < 0 else -1,
            "item": item,
            "mechanic": chosen.buyer(game, s).name if item >= 0 else "",
        }

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say which card is chosen."""
        return ActionParts("substitute", {"card": action - int(self.substitutes.action)})

    def card_choice(self, game: Game, view: SeatKnowledge) -> CardChoice | None:
        """Return the cards to choose and what for."""
        shown = view.mechanics[self.rules.name]
        if not shown.get("left"):
            return None
        reserved, lowest = shown["reserved"], shown["lowest"]
        return CardChoice(
            purpose=self.purpose(game, view),
            left=shown["left"],
            laid=shown["laid"],
            spare=[
                view.hand[card] - reserved[card] if card >= lowest else 0 for card in range(N_CARDS)
            ],
            first_action=int(self.substitutes.action),
            refusal=message("substitutes-leave-no-claim"),
        )

    def purpose(self, game: Game, view: SeatKnowledge) -> Message:
        """Return what the cards are chosen for, and the payment they are part of."""
        from branchline.mechanics.registry import declarations

        shown = view.mechanics[self.rules.name]
        row = shown["row"]
        if shown["item"] < 0:
            payment = payment_of(game, row)
            return message("substitutes-to-claim", track=shown["track"], payment=payment)
        [rules] = [each for each in game.mechanics if each.name == shown["mechanic"]]
        seller = declarations()[shown["mechanic"]].display(rules)
        bought = seller.purchases(view.mechanics[shown["mechanic"]])[shown["item"]]
        payment = Payment(locomotives=bought.price - row, substitutes=row)
        return message("substitutes-to-buy", item=bought.name, payment=payment)

    def payment_notes(self, view: SeatKnowledge, payments: Sequence[Payment]) -> list[Message]:
        """Return how many cards make a locomotive or one of the colour, where a payment has one."""
        made = [payment.each for payment in payments if payment.substitutes]
        rate = view.mechanics[self.rules.name]["rate"][view.seat]
        notes = [message("substitutes-in-payment", count=rate)] if 0 in made else []
        for_colour = sorted({each for each in made if each})
        return notes + [message("sets-in-payment", count=each) for each in for_colour]
