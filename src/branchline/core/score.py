"""The score sheet: named lines per seat, and who wins (B16, B18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from branchline.core.arrays import POW, WORD, longer, lowest_bit, vec, zeros
from branchline.core.graph import Network, network_of

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State

TRACKS_LINE: Final = 0
TICKET_LINE: Final = 1
CORE_LINES: Final = ("tracks", "ticket")
COMPLETED: Final = "completed_tickets"
COMPLETED_POINTS: Final = "completed_ticket_points"
PATH_LENGTH: Final = "path_length"
SEAT: Final = 0  # the numbers of a line, one after another
LINE: Final = 1
TICKET: Final = 2
POINTS: Final = 3
NUMBERS: Final = 4
MANY_LINES: Final = 32
"""How many lines a sheet has room for at first."""


class Line(NamedTuple):
    """One line of a score sheet: its name, its points, and the ticket it is about (or -1)."""

    name: str
    points: int
    ticket: int = -1


@mypyc_attr(acyclic=True)
class Sheet:
    """The final score of a game, line by line."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.networks: list[Network] = []
        self._n_lines: i64 = 0
        self._numbers: vec[i64] = zeros(NUMBERS * MANY_LINES)
        self.totals: vec[i64] = zeros(game.players)
        self.completed: vec[i64] = zeros(game.players * game.board.ticket_words)
        self.n_completed: vec[i64] = zeros(game.players)
        self.completed_points: vec[i64] = zeros(game.players)
        # Further figures by name and seat: what breaks ties (the higher the better), what is shown.
        self.tie_breakers: dict[str, list[int]] = {}
        self.measures: dict[str, list[int]] = {}

    def add(self, seat: i64, line: i64, points: i64, ticket: i64 = -1) -> None:
        """Add a line and its points."""
        at = NUMBERS * self._n_lines
        if at == len(self._numbers):
            self._numbers = longer(self._numbers)
        numbers = self._numbers
        numbers[at + SEAT] = seat
        numbers[at + LINE] = line
        numbers[at + TICKET] = ticket
        numbers[at + POINTS] = points
        self._n_lines += 1
        self.totals[seat] += points

    def set_apart(self, seat: i64, line: i64, points: i64) -> None:
        """Give part of what a seat scored during the game, with its tracks, a line of its own."""
        at: i64 = 0
        while self._numbers[at + SEAT] != seat or self._numbers[at + LINE] != TRACKS_LINE:
            at += NUMBERS
        self._numbers[at + POINTS] -= points
        self.totals[seat] -= points
        self.add(seat, line, points)

    @property
    def numbers(self) -> list[int]:
        """All lines as numbers, four apiece: seat, kind of line, ticket or -1, points."""
        return list(self._numbers[: NUMBERS * self._n_lines])

    def is_completed(self, seat: i64, ticket: i64) -> bool:
        """Return whether a seat has completed a ticket it kept."""
        word = self.completed[seat * self.game.board.ticket_words + ticket // WORD]
        return word & POW[ticket % WORD] != 0

    def lines(self, seat: int) -> list[Line]:
        """Return a seat's lines in the order they were scored."""
        names = self.game.line_names
        numbers = self.numbers
        return [
            Line(names[numbers[at + LINE]], numbers[at + POINTS], numbers[at + TICKET])
            for at in range(0, len(numbers), NUMBERS)
            if numbers[at + SEAT] == seat
        ]

    def total(self, seat: int) -> int:
        """Return a seat's final score."""
        return self.totals[seat]

    def tie_breaker(self, name: str, seat: int) -> int:
        """Return a figure that breaks ties, the higher the better."""
        if name == COMPLETED:
            return self.n_completed[seat]
        if name == COMPLETED_POINTS:
            return self.completed_points[seat]
        if name == PATH_LENGTH:
            return self.networks[seat].longest()
        return self.tie_breakers[name][seat]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Return what a seat is ranked by: its total, then the map's tie-breakers."""
        return (self.total(seat), *(self.tie_breaker(name, seat) for name in self.game.ties))

    def ranks(self) -> list[int]:
        """Return each seat's rank, 1 for first; equal seats share a rank (B18)."""
        standings = [self.standing(seat) for seat in range(self.game.players)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def winners(self) -> list[int]:
        """Return the seats ranked first; tie-breakers are looked at only where there is a tie."""
        leader: i64 = 0
        ties: i64 = 0
        for seat in range(1, self.game.players):
            if self.totals[seat] > self.totals[leader]:
                leader = seat
                ties = 0
            elif self.totals[seat] == self.totals[leader]:
                ties += 1
        if ties == 0:
            return [leader]
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]


def score(game: Game, s: State) -> Sheet:
    """Score a position as if the game ended now."""
    board = game.board
    sheet = Sheet(game)
    for seat in range(game.players):
        network = network_of(board, s.owned, seat)
        sheet.networks.append(network)
        sheet.add(seat, TRACKS_LINE, s.points[seat])
        for mechanic in game.joining:
            mechanic.join(game, s, seat, network)
        score_tickets(game, s, seat, network, sheet)
    for mechanic in game.scoring:
        mechanic.score(game, s, sheet)
    return sheet


def score_tickets(game: Game, s: State, seat: i64, network: Network, sheet: Sheet) -> None:
    """Score every ticket of a seat (B16): the best completed leg, or minus the smallest."""
    for word in range(game.board.ticket_words):
        at = seat * game.board.ticket_words + word
        kept = s.kept[at]
        while kept != 0:
            bit = lowest_bit(kept)
            kept &= kept - 1
            points = ticket_points(game, network.label, word * WORD + bit)
            if points > 0:
                sheet.completed[at] |= POW[bit]
                sheet.n_completed[seat] += 1
                sheet.completed_points[seat] += points
            sheet.add(seat, TICKET_LINE, points, word * WORD + bit)


def ticket_points(game: Game, label: vec[i64], ticket: i64) -> i64:
    """Return what a ticket is worth with places joined as their labels say."""
    board = game.board
    best: i64 = 0
    least: i64 = 0
    for leg in range(board.first_leg[ticket], board.first_leg[ticket + 1]):
        points = board.leg_points[leg]
        if least == 0 or points < least:
            least = points
        if points > best and is_joined(game, label, leg):
            best = points
    if best == 0:
        best = -least
    return best


def is_joined(game: Game, label: vec[i64], leg: i64) -> bool:
    """Return whether some place a leg starts from is joined to some place it leads to."""
    board = game.board
    places = board.leg_places
    for start in range(board.leg_from[leg], board.leg_to[leg]):
        for end in range(board.leg_to[leg], board.leg_end[leg]):
            if label[places[start]] == label[places[end]]:
                return True
    return False


def lead(points: vec[i64], seat: i64) -> i64:
    """Return a seat's points less the best of the others'."""
    best: i64 = -(2**40)
    n: i64 = len(points)
    for other in range(n):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
