"""Technologies as people see them: the supply, who owns what, and what each would open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from branchline.core.arrays import POW
from branchline.core.claim import leave_open
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.score import Sheet
from branchline.core.state import State
from branchline.mechanics.base import FixedPartsDisplay, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    PanelLine,
    PanelText,
    Payment,
    Purchase,
    Question,
    SeatKnowledge,
    Shortcut,
    message,
)
from branchline.mechanics.technologies.cards import A_RIVAL_CLAIM, FIRST_OF_TWO, PATH_BET
from branchline.mechanics.technologies.effect_messages import brief_effect_of, effect_of
from branchline.mechanics.technologies.rules import BOUGHT, UNDER_WAY, Technologies
from branchline.message import Message


class TechnologiesDisplay(FixedPartsDisplay):
    """Shows technologies; all about them is public (B19)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.technologies = cast(Technologies, rules)
        self._named: dict[int, list[str]] = {}
        """The names of technologies, by masks of them that were asked for."""
        cards = self.technologies.cards
        self._effects = [(effect_of(card), brief_effect_of(card)) for card in cards]

    def names(self) -> dict[str, list[str]]:
        """Return the names of the technologies."""
        return {"technology": [card.name for card in self.technologies.cards]}

    def left(self, s: State, number: int) -> int:
        """Return how many copies of a technology can still be had."""
        t = self.technologies
        gone = t.until_shuffle & POW[number] != 0 and s.shuffles > 0
        return 0 if gone else int(s.slots[t.supply_slot(number)])

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the supply and who owns what."""
        t, seats = self.technologies, range(game.players)
        return {
            "supply": [
                {
                    "name": card.name,
                    "price": card.price,
                    "left": self.left(s, number),
                    "owners": [each for each in seats if t.has(s, each, number)],
                }
                for number, card in enumerate(t.cards)
            ],
            "points": [
                sum(s.slots[t.points_slot(each, number)] for number in range(t.n_cards))
                for each in seats
            ],
            "bought": bool(t.get(s, BOUGHT)),
            "under_way": int(t.get(s, UNDER_WAY)),
        }

    def fixed_parts(self, game: Game, action: int) -> ActionParts:
        """Say which technology is bought how, or what is done with one."""
        t = self.technologies
        number = action - int(t.action)
        if number < t.blind:
            technology, substitutes = t.buys[number]
            payment = Payment(
                locomotives=t.cards[technology].price - substitutes, substitutes=substitutes
            )
            return ActionParts("buy", {"technology": technology}, payment)
        return ActionParts("draw blind" if number == t.blind else "stop", {})

    def missing(self, game: Game, s: State, seat: int, track: int) -> list[str]:
        """Return the technologies a seat lacks to claim a track."""
        t = self.technologies
        lacking = int(t.needs[track] & ~t.owned(s, seat))
        names = self._named.get(lacking)
        if names is None:
            names = [card.name for number, card in enumerate(t.cards) if lacking >> number & 1]
            self._named[lacking] = names
        return names

    def purchases(self, shown: Shown) -> list[Purchase]:
        """Return all technologies (one of them may be bought in a turn, UK7)."""
        refusal = message("technologies-one-a-turn") if shown["bought"] else None
        return [
            Purchase(
                kind="technology",
                item=number,
                name=card.name,
                price=card.price,
                left=entry["left"],
                owners=entry["owners"],
                effect=self._effects[number][0],
                brief_effect=self._effects[number][1],
                refusal=refusal,
            )
            for number, (card, entry) in enumerate(
                zip(self.technologies.cards, shown["supply"], strict=True)
            )
        ]

    def path_inputs(self, shown: Shown, seat: int) -> object:
        """Return, for every technology, whether it can be had and whether the seat has it."""
        return [(each["left"] > 0, seat in each["owners"]) for each in shown["supply"]]

    def opens(self, game: Game, s: State, seat: int) -> dict[int, list[int]]:
        """Return the free tracks that each technology still to be had would open by itself."""
        t = self.technologies
        owned = t.owned(s, seat)
        free = s.copy()
        leave_open(game, free, seat)
        opened: dict[int, list[int]] = {}
        for track in free.members(free.open, seat):
            opened.setdefault(int(t.needs[track] & ~owned), []).append(track)
        return {
            int(number): opened[POW[number]]
            for number in range(t.n_cards)
            if POW[number] in opened and self.left(s, number) and not t.has(s, seat, number)
        }

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Say what can be done without technologies, and how they are bought."""
        told = [
            message(
                "summary-technologies",
                spaces=params["free_length"],
                home=list(params["home"]),
            )
        ]
        exempt = ", ".join(f"{a}–{b}" for a, b in params.get("exempt", ()))
        if exempt:
            told.append(message("summary-technologies-exempt", tracks=exempt))
        return told

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Say which claim a technology asks for at once."""
        t, under_way = self.technologies, view.mechanics[self.rules.name]["under_way"]
        asked = message("technology-claim-second")
        if under_way == A_RIVAL_CLAIM:
            asked = message("technology-claim-rival")
        elif under_way == FIRST_OF_TWO:
            asked = message("technology-claim-first")
        number = int(t.right_of_way if under_way == A_RIVAL_CLAIM else t.two_claims)
        card = t.cards[number]
        told = message("technology-at-once", technology=number, effect=effect_of(card))
        return Question([PanelLine([(PanelText(told, "strong"),)])], card.name, asked)

    def shortcuts(self, game: Game) -> list[Shortcut]:
        """Return keys to draw several blind cards and to claim no second track."""
        t = self.technologies
        stop = int(t.action + t.stop)
        found = [Shortcut("x", stop, message("technologies-key-stop"))]
        if t.drawer >= 0:
            drawer = int(t.drawer)
            count = t.cards[drawer].number
            blind = Shortcut(
                "dd",
                int(t.action + t.blind),
                message("technologies-key-blind", count=count),
                message("technologies-help-blind", count=count, technology=drawer),
            )
            found.append(blind)
        return found

    def turn_goes_on(self, shown: Shown) -> bool:
        """Return whether a technology has been bought this turn."""
        return bool(shown["bought"])

    def payment_notes(self, view: SeatKnowledge, payments: Sequence[Payment]) -> list[Message]:
        """Return what saves a card, where a payment has one saved."""
        saver = int(self.technologies.saver)
        if saver < 0 or not any(payment.saved for payment in payments):
            return []
        return [message("technologies-in-payment", technology=saver)]

    def tracks_behind(self, game: Game, s: State, sheet: Sheet, seat: int, line: str) -> list[int]:
        """Return the longest path, for a bet on it."""
        t = self.technologies
        number = t.find(PATH_BET)
        if number < 0 or line != game.line_names[t.lines[number]]:
            return []
        return sheet.networks[seat].longest_trail()
