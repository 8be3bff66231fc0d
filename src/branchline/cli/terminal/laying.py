"""Choosing the cards that are played as locomotives: in any order, one or many at a time.

The engine takes them one by one in rising order. Here they are gathered until all are named, so
that nobody has to know.
"""

from __future__ import annotations

import re
from typing import Final, cast

from rich.text import Text

from branchline.cli.terminal.glyphs import LETTERS, SHORT_NAMES, bold, card, flow, paint
from branchline.cli.terminal.payments import in_words, rate
from branchline.cli.terminal.shelf import technologies
from branchline.core.cards import CARD_NAMES, N_CARDS
from branchline.core.chance import Dice
from branchline.maps.schema import fold
from branchline.mechanics.laying import reserved
from branchline.mechanics.shelf import BUYING, LAID, LOWEST, ROW, TRACK
from branchline.play.closed import public_state
from branchline.play.match import Match
from branchline.play.view import View

COUNTED: Final = re.compile(r"(.+?)[×x](\d)")
CLEAR: Final = ("x", "clear")
FEW: Final = 4
"""So many cards are spelt out in an example."""


class Laying:
    """The choice of substitute cards, kept here until it is whole."""

    def __init__(self, match: Match, view: View) -> None:
        found = technologies(match)
        if found is None:
            raise ValueError("only technologies ask for substitutes")
        self.match = match
        self.view = view
        state = public_state(match.game, view)
        self.first = int(found.action + found.choose)
        self.left = cast("int", view.mechanics["technologies"]["left_to_choose"])
        lowest = found.get(state, LOWEST)
        self.spare = [
            view.hand[each] - int(reserved(found, match.game, state, each)) if each >= lowest else 0
            for each in range(N_CARDS)
        ]
        """How many of each card may be chosen."""
        self.laid = [int(found.get(state, LAID + each)) for each in range(N_CARDS)]
        self.picked: list[int] = []
        number, row = int(found.get(state, BUYING)) - 1, int(found.get(state, ROW))
        if number >= 0:
            real = found.cards[number].price - row
            self.what = f"buy {found.cards[number].name}"
            self.payment = f"loco×{real}+sub×{row}" if real else f"sub×{row}"
        else:
            self.what = f"claim {match.notation.tracks[int(found.get(state, TRACK))]}"
            self.payment = match.notation.payment(row)

    @property
    def missing(self) -> int:
        """How many cards are still to be chosen."""
        return self.left - len(self.picked)

    def lines(self, width: int) -> list[Text]:
        """Show what the cards are for, and which there are to choose from."""
        cards = [card(each, n) for each, n in enumerate(self.laid) if n]
        choice = [
            Text(f"{LETTERS[each].lower()} ").append_text(card(each, n))
            for each, n in enumerate(self.spare)
            if n
        ]
        return [
            bold(f"To {self.what} you pay ").append_text(self.paid()),
            *(flow("Laid       ", cards, width) if cards else []),
            *flow("Choose     ", choice, width, 2),
        ]

    def paid(self) -> Text:
        """Return the payment in words."""
        return paint(in_words(self.payment, rate(self.view)))

    def status(self) -> str:
        """Say what is to be typed."""
        if self.picked:
            chosen = " ".join(SHORT_NAMES[each] for each in self.picked)
            return f"So far {chosen}: choose {self.missing} more, or x to start again (? help)"
        cards = "card" if self.left == 1 else "cards"
        example = "".join(LETTERS[each].lower() for each in self.example())
        if self.left <= FEW:
            example = f"{' '.join(SHORT_NAMES[each] for each in self.example())} or {example}"
        return f"Choose {self.left} {cards}, such as {example} (? help)"

    def example(self) -> list[int]:
        """Return cards that might be chosen: of those there are most of."""
        pool = [each for each, n in enumerate(self.spare) for _ in range(n)]
        return sorted(pool, key=lambda each: (-self.spare[each], each))[: self.left]

    def read(self, line: str) -> list[int] | str | None:
        """Return the actions of a choice made whole, or what to say; None if these are no cards."""
        if fold(line) in CLEAR:
            self.picked = []
            return f"Choose {self.left} cards anew."
        named = self.cards_of(line)
        if named is None:
            return None
        picked = sorted(self.picked + named)
        for each in picked:
            if picked.count(each) > self.spare[each]:
                return self.too_many(each)
        if len(picked) > self.left:
            return f"That is {len(picked)} cards; choose {self.left}."
        self.picked = picked
        if self.missing:
            return ""
        actions = [self.first + each for each in picked]
        if not self.possible(actions):
            self.picked = []
            return "With those gone you could not pay for the claim you buy it for: choose others."
        return actions

    def too_many(self, number: int) -> str:
        """Say why a card cannot be chosen so often."""
        name, spare, held = SHORT_NAMES[number], self.spare[number], self.view.hand[number]
        if spare < held:
            return f"Of your {held} {name} you can choose {spare or 'none'} here, by the payment."
        return f"You have {held or 'no'} {name}."

    def cards_of(self, line: str) -> list[int] | None:
        """Return the cards that a line names: by name, by letter, with or without a number."""
        out: list[int] = []
        words = fold(line).replace(",", " ").replace("+", " ").split()
        for word in words[1:] if words[:1] == ["substitute"] else words:
            counted = COUNTED.fullmatch(word)
            name, times = (counted[1], int(counted[2])) if counted else (word, 1)
            if name in CARD_NAMES:
                out += [CARD_NAMES.index(name)] * times
            elif name in SHORT_NAMES:
                out += [SHORT_NAMES.index(name)] * times
            elif all(letter.upper() in LETTERS for letter in name):
                out += [LETTERS.index(letter.upper()) for letter in name] * times
            else:
                return None
        return out or None

    def possible(self, actions: list[int]) -> bool:
        """Tell whether the engine will take the cards, one after the other."""
        game, state = self.match.game, self.match.state.copy()
        for action in actions[:-1]:
            if not game.is_legal(state, action):
                return False
            game.apply(state, action, Dice(0))
        return bool(game.is_legal(state, actions[-1]))
