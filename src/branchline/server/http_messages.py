"""What is asked and answered over HTTP: the maps there are, new rooms, and seats in them."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, field

from branchline.review.messages import Review
from branchline.server.commands import Message, Token
from branchline.server.log_entries import SeatKind
from branchline.server.messages import Detail, Reason, RoomFacts, Sent, Update

DAY: Final = 86_400


class NewSeat(Message, frozen=True):
    """A seat of a new room: a person to invite, a bot by name, or open to anybody."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=64)] = ""
    bot: Annotated[str, Meta(max_length=32)] = ""


class NewRoom(Message, frozen=True):
    """A room to make."""

    map: Annotated[str, Meta(max_length=64)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    variant: Annotated[str, Meta(max_length=64)] | None = None
    first_seat: int = -1
    """The seat that starts; -1 leaves it to chance."""
    clock: Annotated[int, Meta(ge=5, le=14 * DAY)] | None = None
    """Seconds for each turn."""
    away: Annotated[int, Meta(ge=5, le=14 * DAY)] | None = 300
    """Seconds after which a bot plays for a person who has left others waiting."""
    spectators: bool = True
    quick_bots: bool = False
    """Whether bots move at once, without a pause that lets people follow or take a move back."""


class RoomTerms(Message, frozen=True):
    """A room to make on a map that comes along: as `NewRoom`, but for the map."""

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    variant: Annotated[str, Meta(max_length=64)] | None = None
    first_seat: int = -1
    quick_bots: bool = False


class MapRoom(Message, frozen=True):
    """A room to make on a map of one's own."""

    text: Annotated[str, Meta(max_length=300_000)]
    room: RoomTerms


class PlayOn(Message, frozen=True):
    """A wish to go on from a move of a finished game, in a new room and with new chances."""

    move: Annotated[int, Meta(ge=0)]
    """How many moves of the game are kept."""
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)] | None = None
    """Who plays; without it, those who played the game."""


class Join(Message, frozen=True):
    """A wish to take an open seat."""

    name: Annotated[str, Meta(max_length=64)] = ""


class Invitation(Sent, frozen=True):
    """A seat and the token that gives the right to play it."""

    seat: int
    token: str


class RoomMade(Sent, frozen=True):
    """A new room, and a token for every person's seat: to keep, or to send as a link."""

    room: str
    invitations: tuple[Invitation, ...]
    host: str = ""
    """The token of whoever made the room: the right to open the server to the local network."""


class RoomInfo(Sent, frozen=True):
    """A room as the holder of some tokens finds it."""

    room: str
    facts: RoomFacts
    seats: tuple[int, ...]
    """The seats whose tokens were shown."""
    acting: tuple[int, ...] = ()
    """Those of them that the game waits for."""
    to_act: tuple[int, ...] = ()
    """All seats that the game waits for."""
    totals: tuple[int, ...] = ()
    """Final points by seat, once the game is over."""
    ranks: tuple[int, ...] = ()
    """By seat, once the game is over; 1 has won."""


class OpenTables(Sent, frozen=True):
    """Rooms that wait for somebody to take an open seat, the newest first."""

    tables: tuple[OpenTable, ...]


class OpenTable(Sent, frozen=True):
    """A room with an open seat and somebody who waits there."""

    room: str
    facts: RoomFacts


class OpenNetwork(Message, frozen=True):
    """A wish of a room's host to open the server to the local network, or to close it again."""

    room: Annotated[str, Meta(max_length=64)]
    token: Token
    """The host's."""
    open: bool


class NetworkFacts(Sent, frozen=True):
    """Whether other devices can reach this server, and where."""

    address: str | None = None
    """What links for other devices begin with; None if only this machine can reach the server."""
    opened: bool = False
    """Whether that is a listener that was opened for the local network."""
    can_open: bool = False
    """Whether the asker, with a host's token, may open or close it."""


class WantedCode(Message, frozen=True):
    """A link to be shown as a QR code."""

    link: Annotated[str, Meta(max_length=300)]


class QrCode(Sent, frozen=True):
    """A QR code, as the address of a picture that carries it inside."""

    picture: str


class MapSummary(Sent, frozen=True):
    """A map to choose."""

    id: str
    """What requests and rooms call it: a packaged map by its id, another with a hash besides."""
    name: str
    players: tuple[int, int]
    variants: tuple[str, ...]
    picture: str = ""
    """Address of a small picture of its board, or of the whole board; empty if none is drawn."""
    about: str = ""
    """One line on what is special, in the words of the map's author. A packaged map has none here:
    clients know it in every language, as the message `about-` and the map's id."""
    first_game: tuple[str, ...] = ()
    """The bots of the game it suggests to newcomers, one person against them; empty if none."""
    series: str = ""
    """Those of one series are shown together; the packaged maps are of "base" and "expansion"."""
    maker: str = ""
    """Who drew it, if a visitor left it here."""


class Options(Sent, frozen=True):
    """What a room can be made of."""

    maps: tuple[MapSummary, ...]
    bots: tuple[str, ...]
    """From the weakest to the strongest."""
    own_bots: tuple[str, ...] = ()
    """Bots that the server's owner added, by name."""
    lessons: tuple[str, ...] = ()
    """Lessons for newcomers, by id."""
    pictures: bool = False
    """Whether pictures as PNG and animations can be made here."""
    uploads: bool = False
    """Whether visitors may leave maps here."""


class NewLesson(Message, frozen=True):
    """A wish to be taught."""

    name: Annotated[str, Meta(max_length=64)] = ""


class LessonStep(Sent, frozen=True):
    """One thing to read or to do in a lesson."""

    say: str
    """The messages lesson-<id>-<say> and lesson-<id>-<say>-title tell it."""
    spots: tuple[str, ...] = ()
    """The control meant: the last of these that is there."""
    until: int = 0
    """The move with which the step ends, counted from 1; 0 if it is only to be read."""
    action: int = -1
    """That move, if it is the person's."""
    track: int = -1
    """The track that is claimed with it."""


class LessonFacts(Sent, frozen=True):
    """A lesson, as a client tells it."""

    id: str
    steps: tuple[LessonStep, ...]


class PlaceFacts(Sent, frozen=True):
    """A place of a map."""

    name: str
    kind: str
    label: str = ""
    region: str = ""
    lat: float | None = None
    lon: float | None = None


class TrackFacts(Sent, frozen=True):
    """A track between two places; `colour` is the number of a card, or 8 for gray."""

    a: int
    b: int
    length: int
    colour: int
    name: str
    route: int
    """Tracks of one route are parallel; the rule of their group limits them."""
    group: str
    symbols: int = 0
    """Locomotives that its payment must contain."""
    crosses: int = 0
    """Spaces that show a cross."""
    sign: str = ""
    """The message that says what is special about it; empty for a plain track."""


class LegFacts(Sent, frozen=True):
    """One way to complete a ticket: join any start to any end."""

    starts: tuple[int, ...]
    ends: tuple[int, ...]
    points: int


class TicketFacts(Sent, frozen=True):
    """A ticket."""

    text: str
    deck: str
    legs: tuple[LegFacts, ...]


class GroupFacts(Sent, frozen=True):
    """How many tracks of a route one player may own, and by players how many may be taken."""

    per_player: int
    tracks_by_players: dict[int, int]


class CardFacts(Sent, frozen=True):
    """The cards, and how they are drawn."""

    deck: tuple[int, ...]
    """Number of each card, the locomotives last."""
    row: int
    """Places of the row."""
    hand: int
    """Cards dealt to each player."""
    start_locomotives: int = 0
    """Locomotives each player begins with, besides."""
    sweep_at: int | None = None
    """This many locomotives in the row sweep it; None if it is never swept."""
    row_locomotive_ends: bool = True
    """Whether a locomotive from the row counts as both cards of a draw."""


class DealFacts(Sent, frozen=True):
    """The tickets offered to each player: so many of each deck, and the fewest to keep."""

    offered: dict[str, int]
    keep: int
    rejected: str
    """Where they go: `under` their deck, `shuffled` into it, `out` of the game, or where a mechanic
    says."""


class BoardFacts(Sent, frozen=True):
    """Addresses of the drawn board; they change with its content, so it may be cached forever."""

    svg: str
    """The whole board as a picture, with all it needs inside."""
    json: str
    """Where its places and the spaces of its tracks are."""
    pending: bool = False
    """Whether a better board is being drawn; asking again later gives its address."""


class MapFacts(Sent, frozen=True):
    """A map in one of its variants; views and events speak of places, tracks, tickets by number."""

    id: str
    name: str
    variant: str | None
    players: tuple[int, int]
    cards: tuple[str, ...]
    draw: CardFacts
    trains: int
    last_round_at: int
    """With so few trains left at the end of a turn, the last round begins."""
    points: dict[int, int]
    """By length of track."""
    first_tickets: DealFacts
    later_tickets: DealFacts
    ties: tuple[str, ...]
    """What breaks ties, in order."""
    places: tuple[PlaceFacts, ...]
    tracks: tuple[TrackFacts, ...]
    tickets: tuple[TicketFacts, ...]
    groups: dict[str, GroupFacts]
    mechanics: dict[str, dict[str, Any]]
    """The mechanics in force, each with the parameters of the map file; docs/protocol.md lists
    them."""
    names: dict[str, tuple[str, ...]]
    """Names of things that belong to mechanics, by the word that numbers them in actions and
    events."""
    board: BoardFacts | None = None
    words: dict[str, str] = field(default_factory=dict)
    """Messages of mechanics that no client comes with: a Fluent file for each language."""


class ReplayStep(Sent, frozen=True):
    """A finished game after some of its moves: what each seat knew then, all of it now public."""

    move: int
    moves: int
    seats: tuple[Update, ...]


class Race(Sent, frozen=True):
    """How the points of a finished game came together."""

    points: tuple[tuple[int, ...], ...]
    """Points on the board by seat: before the first move, then after every move."""
    totals: tuple[int, ...]
    """Final points by seat, with tickets and bonuses."""


class ReviewState(Sent, frozen=True):
    """The review of a finished game as far as it has come; None while it waits its turn."""

    review: Review | None = None


class PuzzleSummary(Sent, frozen=True):
    """A puzzle to choose; nothing here tells its solution."""

    id: str
    map: str
    variant: str | None
    players: int


class Puzzles(Sent, frozen=True):
    """The puzzles there are, in the order in which they are offered."""

    puzzles: tuple[PuzzleSummary, ...]


class PracticePosition(Sent, frozen=True):
    """A position to choose a move in, as the seat to act sees it."""

    id: str
    update: Update


class OwnPractice(Sent, frozen=True):
    """What there is to practise in a finished game, once its review is whole."""

    seat: int
    done: int = 0
    total: int = 0
    """Pieces of the review's work; 0 while it waits its turn."""
    moves: tuple[int, ...] | None = None
    """Moves of the seat with a clearly better one; None while the review is not whole."""


class PuzzleMove(Message, frozen=True):
    """The move that somebody chooses in a puzzle."""

    action: Annotated[int, Meta(ge=0, lt=2**31)]


class MissedMove(Message, frozen=True):
    """The move that somebody chooses in place of one of their own."""

    move: Annotated[int, Meta(ge=1)]
    """The number of the move in the game, counted from 1."""
    action: Annotated[int, Meta(ge=0, lt=2**31)]


class AnimationState(Sent, frozen=True):
    """How far an animation is; once it is ready it can be fetched."""

    done: int
    total: int
    """0 while it waits its turn."""
    ready: bool = False


class RoomOpened(Sent, frozen=True):
    """The room of a game that came as a file: its replay and review are there."""

    room: str


class Problem(Sent, frozen=True):
    """Why a request was refused."""

    reason: Reason
    detail: Detail | None = None
