"""Choosing cards from the hand: in any order, one or many at a time.

The engine takes them one by one in rising order. Here they are gathered until all are named, so
that nobody has to know.
"""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from branchline.cli.terminal.glyphs import (
    LETTERS,
    card,
    card_named,
    flow,
    line_label,
    short_name,
)
from branchline.cli.terminal.wording import wording
from branchline.core.chance import Dice
from branchline.locales import say
from branchline.maps.schema import fold
from branchline.mechanics.display_parts import CardChoice
from branchline.play.match import Match
from branchline.play.view import View

COUNTED: Final = re.compile(r"(.+?)[×x](\d)")
CLEAR: Final = ("x", "clear")
FEW: Final = 4
"""So many cards are spelt out in an example."""


def choice_asked(match: Match, view: View) -> CardChoice | None:
    """Return the choice of cards that the mechanic of the view's phase asks for, if it does."""
    asking = (each for each in match.notation.displays if each.rules.name == view.phase)
    return next((each.card_choice(match.game, view) for each in asking), None)


class CardPicker:
    """A choice of cards, kept here until it is whole."""

    def __init__(self, match: Match, view: View, choice: CardChoice) -> None:
        self.match = match
        self.view = view
        self.choice = choice
        self.kind = match.notation.parts(choice.first_action).kind
        self.picked: list[int] = []

    @property
    def missing(self) -> int:
        """How many cards are still to be chosen."""
        return self.choice.left - len(self.picked)

    def lines(self, width: int) -> list[Text]:
        """Show what the cards are for, and which there are to choose from."""
        cards = [card(each, n) for each, n in enumerate(self.choice.laid) if n]
        spare = [
            Text(f"{LETTERS[each].lower()} ").append_text(card(each, n))
            for each, n in enumerate(self.choice.spare)
            if n
        ]
        purpose = wording(self.match, self.view, self.choice.purpose)
        purpose.stylize("bold")
        return [
            purpose,
            *(flow(line_label("label-laid"), cards, width) if cards else []),
            *flow(line_label("label-choose"), spare, width, 2),
        ]

    def status(self) -> str:
        """Say what to type."""
        if self.picked:
            chosen = " ".join(str(short_name(each)) for each in self.picked)
            return say("cards-so-far", chosen=chosen, count=self.missing)
        example = "".join(LETTERS[each].lower() for each in self.example())
        if self.choice.left > FEW:
            return say("choose-cards", count=self.choice.left, example=example)
        names = " ".join(str(short_name(each)) for each in self.example())
        return say("choose-few-cards", count=self.choice.left, names=names, letters=example)

    def example(self) -> list[int]:
        """Return cards that might be chosen: of those there are most of."""
        spare = self.choice.spare
        pool = [each for each, n in enumerate(spare) for _ in range(n)]
        return sorted(pool, key=lambda each: (-spare[each], each))[: self.choice.left]

    def read(self, line: str) -> list[int] | str | None:
        """Return the actions of a choice made whole, or what to say; None if these are no cards."""
        left = self.choice.left
        if fold(line) in CLEAR:
            self.picked = []
            return say("choose-cards-anew", count=left)
        named = self.cards_of(line)
        if named is None:
            return None
        picked = sorted(self.picked + named)
        for each in picked:
            if picked.count(each) > self.choice.spare[each]:
                return self.too_many(each)
        if len(picked) > left:
            return say("too-many-cards", count=len(picked), most=left)
        self.picked = picked
        if self.missing:
            return ""
        actions = [self.choice.first_action + each for each in picked]
        if not self.is_possible(actions):
            self.picked = []
            return wording(self.match, self.view, self.choice.refusal).plain
        return actions

    def too_many(self, number: int) -> str:
        """Say why a card cannot be chosen so often."""
        spare, held = self.choice.spare[number], self.view.hand[number]
        message = "cards-reserved" if spare < held else "cards-held"
        return say(message, held=held, card=short_name(number), spare=spare)

    def cards_of(self, line: str) -> list[int] | None:
        """Return the cards that a line names: by name, by letter, with or without a number."""
        out: list[int] = []
        words = fold(line).replace(",", " ").replace("+", " ").split()
        for word in words[1:] if words[:1] == [self.kind] else words:
            counted = COUNTED.fullmatch(word)
            name, times = (counted[1], int(counted[2])) if counted else (word, 1)
            number = card_named(name)
            if number is not None:
                out += [number] * times
            elif all(letter.upper() in LETTERS for letter in name):
                out += [LETTERS.index(letter.upper()) for letter in name] * times
            else:
                return None
        return out or None

    def is_possible(self, actions: list[int]) -> bool:
        """Return whether the engine will take the cards, one after the other."""
        game, state = self.match.game, self.match.state.copy()
        for action in actions[:-1]:
            if not game.is_legal(state, action):
                return False
            game.apply(state, action, Dice(0))
        return bool(game.is_legal(state, actions[-1]))
