"""A table to set up positions on: cards, tracks and tickets are put where a rule needs them.

A new table is bare: the first tickets are chosen, but all hands are empty, nobody has a ticket,
and the row shows pink, white, blue, yellow and orange. Every card is always somewhere, so giving
a card takes it from the deck, and `play` checks that no card is lost.

Chance is given in words, in the order in which it is asked for: `play("take 1", "red")` takes the
first card of the row, and a red card follows it. What is not said must not be asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

from mypy_extensions import i64

from branchline import View
from branchline.core.arrays import POW, WORD, vec
from branchline.core.cards import CARD_NAMES, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice, Script
from branchline.core.claim import open_tracks
from branchline.core.deal import lay_pile
from branchline.core.game import Game
from branchline.core.score import Sheet
from branchline.core.state import GAP, OVER, TURN, State
from branchline.maps import MapData, load_map
from branchline.maps.build import build_game
from branchline.maps.schema import squeeze
from branchline.play.notation import Notation
from branchline.play.telling import Event, read_event
from branchline.play.view import view_of

CARDS = {**{name: card for card, name in enumerate(CARD_NAMES)}, "loco": LOCOMOTIVE}
GAP_NAME = "gap"


@cache
def notation_of(data: MapData, players: int) -> Notation:
    """Return the words of a game; making them is the slow part of setting a table up."""
    return Notation(data, build_game(data, players, first_seat=0))


class Table:
    """One game, its position, and words for both."""

    def __init__(
        self,
        map_id: str = "usa",
        players: int = 2,
        *,
        variant: str | None = None,
        data: MapData | None = None,
    ) -> None:
        self.data: MapData = data or load_map(map_id, variant)
        self.notation: Notation = notation_of(self.data, players)
        self.game: Game = self.notation.game
        dice = Dice(1)
        self.state: State = self.game.start(dice)
        while self.state.phase != TURN:
            self.game.apply(self.state, self.first_choice(), dice)
        self._clear()

    def first_choice(self) -> int:
        """Return what the seat to act answers before the first turn."""
        return self.game.legal(self.state)[0]

    def _clear(self) -> None:
        """Take back everything that was dealt and chosen."""
        s = self.state
        for i in range(len(s.hands)):
            s.hands[i] = 0
            s.known[i] = 0
        for card in range(N_CARDS):
            s.deck[card] = self.game.cards[card]
            s.discard[card] = 0
        for i in range(len(s.row)):
            s.row[i] = GAP
        for i in range(len(s.kept)):
            s.kept[i] = 0
        s.shuffles = 0
        self.row("pink", "white", "blue", "yellow", "orange")
        self._lay_pile(self.game.ticket_rules.pile)
        self._lay_decks(())

    # Cards

    def _count(self) -> None:
        """Bring the sizes in line with the cards."""
        s = self.state
        assert min(s.deck) >= 0, "a card was given that the deck does not hold"
        s.deck_size = sum(s.deck)
        s.discard_size = sum(s.discard)
        s.row_locomotives = list(s.row).count(LOCOMOTIVE)

    def hand(self, seat: int, **cards: int) -> None:
        """Give a seat exactly these cards, unseen by the others."""
        s = self.state
        for card in range(N_CARDS):
            s.deck[card] += s.hands[seat * N_CARDS + card]
            s.hands[seat * N_CARDS + card] = 0
            s.known[seat * N_CARDS + card] = 0
        for name, n in cards.items():
            s.deck[CARDS[name]] -= n
            s.hands[seat * N_CARDS + CARDS[name]] = n
        self._count()

    def row(self, *cards: str) -> None:
        """Lay out the row; `gap` is a place with no card."""
        s = self.state
        for slot, name in enumerate(cards):
            if s.row[slot] != GAP:
                s.deck[s.row[slot]] += 1
            s.row[slot] = GAP if name == GAP_NAME else CARDS[name]
            if name != GAP_NAME:
                s.deck[CARDS[name]] -= 1
        self._count()

    def discards(self, **cards: int) -> None:
        """Move cards from the deck to the discards."""
        for name, n in cards.items():
            self.state.deck[CARDS[name]] -= n
            self.state.discard[CARDS[name]] += n
        self._count()

    def deck(self, hoarder: int = 1, **cards: int) -> None:
        """Leave exactly these cards in the deck; the hoarder takes the others in hand."""
        s = self.state
        for card, name in enumerate(CARD_NAMES):
            left = cards.get("loco" if card == LOCOMOTIVE else name, 0)
            assert left <= s.deck[card], f"the deck has too few {name} cards"
            s.hands[hoarder * N_CARDS + card] += s.deck[card] - left
            s.deck[card] = left
        self._count()

    def box_deck(self) -> None:
        """Take what is left of the deck out of the game."""
        for card in range(N_CARDS):
            self.state.deck[card] = 0
        self._count()

    def cards_of(self, seat: int) -> dict[str, int]:
        """Return the cards in a hand."""
        return named(self.state.hands[seat * N_CARDS : (seat + 1) * N_CARDS])

    def known_of(self, seat: int) -> dict[str, int]:
        """Return the cards that everybody knows a seat to hold."""
        return named(self.state.known[seat * N_CARDS : (seat + 1) * N_CARDS])

    def in_deck(self) -> dict[str, int]:
        """Return the cards of the deck."""
        return named(self.state.deck)

    def in_discards(self) -> dict[str, int]:
        """Return the cards of the discard pile."""
        return named(self.state.discard)

    def in_row(self) -> list[str]:
        """Return the cards of the row."""
        names = ["loco" if c == LOCOMOTIVE else CARD_NAMES[c] for c in self.state.row if c != GAP]
        return names + [GAP_NAME] * (len(self.state.row) - len(names))

    def all_cards(self) -> list[int]:
        """Return how many of each card there are, wherever they lie."""
        s = self.state
        totals = [0] * N_CARDS
        for card in range(N_CARDS):
            held = sum(s.hands[seat * N_CARDS + card] for seat in range(self.game.players))
            totals[card] = held + s.deck[card] + s.discard[card] + list(s.row).count(card)
        for mechanic in self.game.mechanics:
            for card in mechanic.cards_aside(s):
                totals[card] += 1
        return totals

    # Tracks

    def track(self, name: str) -> int:
        """Return a track by its name; of parallel tracks, the first if the name is of them all."""
        wanted = squeeze(name)
        names = [squeeze(each) for each in self.notation.tracks]
        alike = [
            i for i, each in enumerate(names) if each == wanted or each.startswith(f"{wanted}[")
        ]
        return alike[0]

    def track_between(self, a: str, b: str) -> str:
        """Return the name of the (first) track between two places."""
        ends = {self.data.find_place(a), self.data.find_place(b)}
        return next(
            name
            for name, track in zip(self.notation.tracks, self.data.tracks, strict=True)
            if {track.a, track.b} == ends
        )

    def path(self, seat: int, *places: str) -> None:
        """Give a seat a track from each of these places to the next."""
        self.own(seat, *(self.track_between(a, b) for a, b in pairwise(places)))

    def own(self, seat: int, *tracks: str, trains: bool = True) -> None:
        """Give tracks to a seat as if it had claimed them, with or without using its trains."""
        s = self.state
        for track in map(self.track, tracks):
            length = self.game.board.length[track]
            s.owned[seat * self.game.board.n_words + track // WORD] |= POW[track % WORD]
            s.points[seat] += self.game.points[length]
            if trains:
                s.trains[seat] -= self.game.trains_for[track]
                assert s.trains[seat] >= 0, "too few trains for these tracks"
        for each in range(self.game.players):
            open_tracks(self.game, s, each)

    def owns(self, seat: int, track: str) -> bool:
        """Tell whether a seat owns a track."""
        return self.track(track) in self.view(seat).owned[seat]

    def close_board(self, *left: str) -> None:
        """Give every track to the last seat, without using trains, except those named."""
        keep = {self.track(name) for name in left}
        names = [name for i, name in enumerate(self.notation.tracks) if i not in keep]
        self.own(int(self.game.players) - 1, *names, trains=False)

    # Tickets

    def ticket(self, name: str) -> int:
        """Return the first ticket with this text, such as `Boston–Miami`."""
        texts = [squeeze(ticket.text) for ticket in self.data.tickets]
        return texts.index(squeeze(name))

    def tickets(self, seat: int, *names: str) -> None:
        """Give a seat exactly these tickets, of the pile or of a deck no longer in play."""
        s = self.state
        words = self.game.board.ticket_words
        for word in range(words):
            s.kept[seat * words + word] = 0
        for ticket in map(self.ticket, names):
            s.kept[seat * words + ticket // WORD] |= POW[ticket % WORD]
        given = [
            ticket
            for seat in range(self.game.players)
            for ticket in view_of(self.game, s, seat).tickets
        ]
        self._lay_pile([t for t in self.game.ticket_rules.pile if t not in given])
        self._lay_decks(given)

    def pile(self, *names: str) -> None:
        """Leave exactly these tickets in the pile, in unknown order."""
        self._lay_pile([self.ticket(name) for name in names])

    def _lay_pile(self, tickets: Iterable[int]) -> None:
        self.state.batches = 0
        lay_pile(self.state, vec[i64](list(tickets)))

    def _lay_decks(self, given: Iterable[int]) -> None:
        """Lay out the decks among which seats choose, if there are any, without some tickets."""
        away = set(given)
        rules = self.game.ticket_rules
        self.lay_decks(*([t for t in deck if t not in away] for deck in rules.split))

    def lay_decks(self, *decks: Sequence[int]) -> None:
        """Leave exactly these tickets in the decks among which seats choose."""
        s = self.state
        for laid, tickets in zip(s.ticket_decks or [], decks, strict=True):
            laid.head, laid.size, laid.front = 0, len(tickets), len(tickets)
            for at, ticket in enumerate(tickets):
                laid.tickets[at] = ticket
                laid.batch[at] = 0

    def tickets_of(self, seat: int) -> list[str]:
        """Return the tickets a seat has kept."""
        return [self.data.tickets[t].text for t in self.view(seat).tickets]

    def offered(self, seat: int) -> list[str]:
        """Return the tickets a seat is to choose from."""
        return [self.data.tickets[t].text for t in self.view(seat).offers]

    def in_pile(self) -> list[list[str]]:
        """Return the tickets of the pile, batch by batch from the top."""
        return [
            [self.data.tickets[ticket].text for ticket in batch]
            for batch in self.state.ticket_batches()
        ]

    # Playing

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def phase(self) -> str:
        """What the seat to act is asked."""
        return self.view(self.seat).phase

    def turn(self, seat: int) -> None:
        """Make it a seat's turn."""
        assert self.state.phase == TURN, "a turn is not over yet"
        self.state.seat = seat

    def legal(self) -> list[str]:
        """Return the legal actions in words."""
        return [self.notation.text(action) for action in self.game.legal(self.state)]

    def payments(self, track: str) -> set[str]:
        """Return the payments with which a track may be claimed."""
        start = f"claim {self.notation.tracks[self.track(track)]} "
        return {text.removeprefix(start) for text in self.legal() if text.startswith(start)}

    def draws(self) -> list[str]:
        """Return the legal picks of a card."""
        return [text for text in self.legal() if text.startswith("take") or text == "draw"]

    def can(self, text: str) -> bool:
        """Tell whether an action is legal; both ways to ask must agree."""
        action = self.notation.action(text)
        legal = self.game.is_legal(self.state, action)
        assert legal == (action in self.game.legal(self.state)), f"{text}: two answers"
        return legal

    def play(self, text: str, *chance: str) -> list[Event]:
        """Play a legal action with these chance results, all of them; return what happened."""
        assert self.can(text), f"{text} is not legal"
        cards = self.all_cards()
        script = self.script(*chance)
        script.watch()
        self.game.apply(self.state, self.notation.action(text), script)
        script.finish()
        assert self.all_cards() == cards, "cards were lost or made"
        return [read_event(self.notation, raw) for raw in script.events]

    def script(self, *chance: str) -> Script:
        """Return chance results given as cards and tickets."""
        return Script(
            [CARDS[word] if word in CARDS else self.ticket(word) for word in chance],
        )

    def stations(self, seat: int, *cities: str) -> None:
        """Let a seat build its stations, paid with locomotives, and empty its hand."""
        for cost, city in enumerate(cities, 1):
            self.turn(seat)
            self.hand(seat, loco=cost)
            self.play(f"station {city} loco×{cost}")

    # Looking

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return view_of(self.game, self.state, seat)

    def score(self) -> Sheet:
        """Return the score sheet."""
        return self.game.score(self.state)

    def line(self, seat: int, name: str) -> int:
        """Return the points a seat scores under a name."""
        return sum(line.points for line in self.score().lines(seat) if line.name == name)

    def ticket_points(self, seat: int, ticket: str) -> int:
        """Return what a ticket scores its owner."""
        number = self.ticket(ticket)
        [points] = [line.points for line in self.score().lines(seat) if line.ticket == number]
        return points

    def longest(self, seat: int) -> int:
        """Return the length of a seat's longest path."""
        return self.score().measures["longest_path"][seat]

    def level_totals(self) -> None:
        """Change the track points so that all seats have the same total."""
        totals = self.score().totals
        for seat in range(self.game.players):
            self.state.points[seat] += max(totals) - totals[seat]


def named(counts: Iterable[int]) -> dict[str, int]:
    """Return the cards of which there are some, by name."""
    names = [*CARD_NAMES[:LOCOMOTIVE], "loco"]
    return {name: n for name, n in zip(names, counts, strict=True) if n}
