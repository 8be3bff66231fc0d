"""Terrain cards as people see them: face up, held by every seat, and what is asked (AF16)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    Column,
    Item,
    PanelLine,
    PanelText,
    Question,
    SeatKnowledge,
    Shortcut,
    message,
)
from branchline.mechanics.terrain_cards.rules import ROW, TerrainCards
from branchline.message import Message

MOST_WILD = 60
"""More locomotives than anybody can discard to double a track."""


class TerrainDisplay(Display):
    """Shows all terrain cards but the order of the deck."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.terrain = cast(TerrainCards, rules)

    def names(self) -> dict[str, list[str]]:
        """Return the types, and numbers of terrain cards and of locomotives."""
        cards = [str(n) for n in range(self.terrain.most_price + 1)]
        wild = [str(n) for n in range(MOST_WILD + 1)]
        return {"terrain": self.terrain.types, "terrain_count": cards, "wild_count": wild}

    def summary(self, params: Mapping[str, Any]) -> list[Message]:
        """Return what terrain cards are for, with what doubling costs by length."""
        told = {"factor": params["factor"], "price": price_by_length(params["price"])}
        return [Message("summary-terrain-cards", told)]

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the cards face up (-1 for a gap), held and discarded, and what may be doubled.

        `doubling` lists the ways to double the track in question, by terrain cards and
        locomotives. Only the seat that is asked is shown them: they tell of its hand (B19).
        """
        rules, types = self.terrain, range(self.terrain.n_types)
        seats = range(game.players)
        track = int(rules.track_asked(s))
        ways = []
        if track >= 0 and seat == s.seat:
            row = int(s.slots[rules.slot + ROW])
            prices = range(rules.most_price + 1)
            ways = [
                [cards, int(rules.wild(game, s, s.seat, track, cards))]
                for cards in prices
                if rules.can_double(game, s, track, row, cards)
            ]
        return {
            "face_up": [int(s.slots[rules.shown_slot(i)]) - 1 for i in range(rules.face_up)],
            "deck": int(rules.deck_size(s)),
            "discarded": [int(s.slots[rules.discard_slot(each)]) for each in types],
            "held": [[int(rules.held(s, of, each)) for each in types] for of in seats],
            "count": [sum(int(rules.held(s, of, each)) for each in types) for of in seats],
            "track": track,
            "doubling": ways,
        }

    def path_inputs(self, shown: Shown, seat: int) -> object:
        """Return that no way depends on terrain cards."""
        return ()

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say a pick or an answer."""
        number = action - int(self.terrain.action)
        cards = number - int(self.terrain.n_types) - 2
        if cards >= 0:
            ways = dict(shown.get("doubling", ()))
            wild = {"wild_count": ways[cards]} if cards in ways else {}
            return ActionParts("double_points", {"terrain_count": cards, **wild})
        if cards == -1:
            return ActionParts("no_double", {})
        if number == self.terrain.n_types:
            return ActionParts("draw_terrain", {})
        return ActionParts("take_terrain", {"terrain": number})

    def columns(self, shown: Shown) -> list[Column]:
        """Return how many terrain cards everybody holds."""
        return [Column(message("column-terrain"), shown["count"])]

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return the cards face up, and those of every seat."""
        shown = view.mechanics[self.rules.name]
        items: list[Item] = [
            (PanelText(message("terrain-face-up", terrain=each), "strong"),)
            for each in shown["face_up"]
            if each >= 0
        ]
        items.append((PanelText(message("terrain-deck", count=shown["deck"]), "faint"),))
        lines = [PanelLine(items, message("terrain"))]
        for seat, held in enumerate(shown["held"]):
            told: list[Item] = [
                (PanelText(message("terrain-held", terrain=each, count=count)),)
                for each, count in enumerate(held)
                if count
            ]
            if told:
                lines.append(PanelLine(told, message("terrain-of", seat=seat)))
        return lines

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Ask whether to double."""
        track = view.mechanics[self.rules.name]["track"]
        terrain = int(self.terrain.type_of[track])
        points = int(game.points[game.board.length[track]])
        asked = message(
            "terrain-question", track=track, terrain=terrain, points=points * self.terrain.factor
        )
        return Question([PanelLine([(PanelText(asked),)])])

    def shortcuts(self, game: Game) -> list[Shortcut]:
        """Return keys for the picks."""
        first, deck = int(self.terrain.action), int(self.terrain.n_types)
        found = []
        for number in range(deck):
            key = f"c{number + 1}"
            brief = message("key-terrain", key=key, terrain=number)
            meaning = message("action-take-terrain", terrain=number)
            found.append(Shortcut(key, first + number, brief, meaning))
        drawing = message("key-terrain-deck"), message("action-draw-terrain")
        return [*found, Shortcut("cd", first + deck, *drawing)]


def price_by_length(price: Mapping[int, int]) -> str:
    """Return what tracks cost by their length; neighbours that cost the same are told together.

    >>> price_by_length({1: 1, 2: 1, 3: 1, 4: 2, 6: 2})
    '1–3: 1 · 4: 2 · 6: 2'
    """
    lengths = sorted(price)
    told = []
    for (_, cards), group in groupby(
        enumerate(lengths), lambda each: (each[1] - each[0], price[each[1]])
    ):
        numbers = [length for _, length in group]
        few, many = numbers[0], numbers[-1]
        told.append(f"{few}–{many}: {cards}" if many > few else f"{few}: {cards}")
    return " · ".join(told)
