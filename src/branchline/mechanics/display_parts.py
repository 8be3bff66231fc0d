"""What a mechanic tells people, as plain data: messages by id, lines, purchases, choices.

Nothing here is in any language. A message is an id and arguments; the edge (a terminal, a browser)
turns numbers into names and finds the words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, Protocol

from branchline.core.game import Game
from branchline.message import Message


class Payment(NamedTuple):
    """Cards to pay: so many of a card, locomotives, substitutes for locomotives, spaces saved.

    Substitutes of `each` cards, if that is not 0, stand for cards of the colour, not locomotives.
    """

    card: int = -1
    cards: int = 0
    locomotives: int = 0
    substitutes: int = 0
    saved: int = 0
    each: int = 0


def payment_of(game: Game, row: int) -> Payment:
    """Return a payment by its row in the table of payments."""
    prices = game.prices
    cards = int(prices.row_cards[row])
    substitutes = int(prices.row_substitutes[row])
    return Payment(
        int(prices.row_card[row]) if cards else -1,
        cards,
        int(prices.row_locomotives[row]),
        substitutes,
        int(prices.row_less[row]),
        int(prices.row_rate[row]) if substitutes else 0,
    )


NO_COUNTS: Final[Mapping[str, int]] = MappingProxyType({})


class ActionParts(NamedTuple):
    """What an action of a mechanic says: its kind, the things it is about by number, a payment.

    Ids are named by what they number: `place`, `track`, `card`, or a kind of the mechanic's own
    (see `Display.names`). `counts` are how many of something it is about, as far as that is known.
    The notation writes the kind, the ids in order and the payment; `says` replaces what it would
    write of the payment, and says what tells apart actions that differ in counts.
    """

    kind: str
    ids: dict[str, int]
    payment: Payment | None = None
    says: str = ""
    counts: Mapping[str, int] = NO_COUNTS


class UsableTracks(NamedTuple):
    """Tracks of other seats that serve a seat's tickets: `now`, and `later` at `more` places."""

    now: list[int]
    later: list[int]
    more: int


Value = int | str | Payment | Message | list[str | Message]
"""An argument of a message; a list is told, as in "Wales and Ireland".

Arguments named `card`, `track`, `ticket`, `place`, `seat` or like a kind of `Display.names` are
numbers of such things and are shown by name.
"""


def message(name: str, **arguments: Value) -> Message:
    """Return a message."""
    return Message(name, arguments)


Emphasis = Literal["plain", "strong", "faint", "marked"]


class PanelText(NamedTuple):
    """A text of a line, with how much it stands out."""

    message: Message
    emphasis: Emphasis = "plain"


class CardCount(NamedTuple):
    """A card of a line, with how many of it if that matters."""

    card: int
    number: int | None = None


Item = tuple[PanelText | CardCount, ...]
"""What stays together on a line."""


class PanelLine(NamedTuple):
    """A line that people are shown: items side by side, after a label if it has one."""

    items: Sequence[Item]
    label: Message | None = None


class Column(NamedTuple):
    """A further column of the table of players: a value for each seat."""

    heading: Message
    values: Sequence[int]


class Purchase(NamedTuple):
    """Something that can be bought with locomotives."""

    kind: str
    """The kind of thing, as in the ids of the actions that buy it."""
    item: int
    name: str
    price: int
    left: int
    owners: Sequence[int]
    effect: Message
    """What it does."""
    brief_effect: Message | None
    """The same in the least room; None if the name says it."""
    refusal: Message | None = None
    """Why it cannot be bought now, cards aside."""


class CardChoice(NamedTuple):
    """A decision that is a choice of cards from the hand, whatever their order.

    The engine takes the cards one by one in rising order.
    """

    purpose: Message
    left: int
    """How many are still to be chosen."""
    laid: Sequence[int]
    """Number of each card chosen already."""
    spare: Sequence[int]
    """How many of each card may be chosen."""
    first_action: int
    """The action that chooses the first card; those of the others follow."""
    refusal: Message
    """What to say of a choice that the engine does not take."""


class Question(NamedTuple):
    """What a pending decision asks."""

    lines: Sequence[PanelLine]
    title: str = ""
    """The name of what asks, if it has one."""
    asked: Message | None = None
    """What is to be done, where that is a claim."""


class Shortcut(NamedTuple):
    """A key for an action that needs nothing to be chosen."""

    key: str
    action: int
    brief: Message
    """The key and what it does, for the line of what is possible."""
    meaning: Message | None = None
    """The same for the help page, if it belongs there."""


class SeatKnowledge(Protocol):
    """What one seat knows of the position, as a display may ask."""

    @property
    def seat(self) -> int:
        """The seat; -1 for a spectator."""

    @property
    def hand(self) -> Sequence[int]:
        """Number of each card in its hand."""

    @property
    def tickets(self) -> Sequence[int]:
        """The tickets it keeps."""

    @property
    def mechanics(self) -> Mapping[str, Mapping[str, Any]]:
        """What each mechanic shows of itself."""
