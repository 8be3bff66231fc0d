"""What the map studio asks and answers."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

MOST_TEXT: Final = 300_000
"""The longest text of a map, in characters; its bytes are counted when it is read."""

Text = Annotated[str, Meta(max_length=MOST_TEXT)]
Step = str | int
"""A key of a table, or a position in a list."""
Thing = Literal["place", "track", "ticket", "mechanic", "key", "file"]


class Field(Struct, frozen=True, omit_defaults=True):
    """A value of a map as a form shows it, made from the kind that checks it."""

    kind: str
    """int, number, text, flag, choice, list, named, table, choose (one of `fields`), anything."""
    key: str = ""
    label: str = ""
    """The message that names it; a form without it shows the key."""
    required: bool = False
    low: float | None = None
    high: float | None = None
    words: tuple[str, ...] = ()
    """What a choice is among; for a text, names that are there without being said."""
    pattern: str = ""
    names: tuple[str, ...] = ()
    """Where in the map the names stand of which a text is one, if it is (`Text.names`)."""
    is_new: bool = False
    """Whether it may be another name as well."""
    entry: Field | None = None
    """What a list or a named table holds."""
    keys: Field | None = None
    """What the keys of a named table are."""
    fields: tuple[Field, ...] = ()
    """What a table holds, or what may be chosen from."""
    when: tuple[str, str] | None = None
    """For a table that may be chosen: the key and word of a value that looks like it."""


class MechanicForm(Struct, frozen=True):
    """A mechanic: what a map says of it, and the keys it adds."""

    name: str
    title: str
    """The message that names it."""
    about: str
    """The message that says what it does, if there is one."""
    parameters: Field
    example: dict[str, Any]
    """What a map that begins to use it says."""
    place_keys: tuple[Field, ...]
    track_keys: tuple[Field, ...]
    ticket_keys: tuple[Field, ...]


class Forms(Struct, frozen=True):
    """Everything that a map may say, as forms."""

    map: Field
    mechanics: tuple[MechanicForm, ...]
    limits: dict[str, int]


class Edit(Struct, frozen=True, omit_defaults=True):
    """A change of a document: set what is at a path, add to the list there, or remove it."""

    do: Literal["set", "add", "remove"]
    path: tuple[Step, ...]
    value: Any = None


class Remedy(Struct, frozen=True, omit_defaults=True):
    """What puts a problem right."""

    label: str
    """The message on its button."""
    edits: tuple[Edit, ...]
    args: dict[str, str] = {}


class MapProblem(Struct, frozen=True, omit_defaults=True):
    """A problem of a map: at which thing, what is wrong, and what would put it right."""

    id: str
    text: str
    """What is wrong, in the asker's language."""
    thing: Thing
    number: int = -1
    """Which place, track or ticket."""
    name: str = ""
    """Which mechanic or key."""
    path: tuple[Step, ...] = ()
    line: int = 0
    remedies: tuple[Remedy, ...] = ()


class MapText(Struct, frozen=True, forbid_unknown_fields=True):
    """A map to look at."""

    text: Text


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A map to leave on a server for others."""

    text: Text
    maker: Annotated[str, Meta(max_length=64)] = ""


class Uploaded(Struct, frozen=True):
    """A map that was left, and the token by which it can be removed; empty if it was there."""

    key: str
    token: str


class Printing(Struct, frozen=True, forbid_unknown_fields=True):
    """A map to print."""

    text: Text
    paper: Annotated[str, Meta(max_length=16)]
    board: Annotated[str, Meta(max_length=64)] = ""
    """The board that was drawn of it, if one was."""


class Checked(Struct, frozen=True):
    """What is wrong with a map; nothing if it can be played."""

    problems: tuple[MapProblem, ...]
    key: str = ""
    """What rooms call it; empty while it cannot be played."""
    based_on: str = ""
    """The packaged board that it is a variant of, if it is one."""
    rules: str = ""
    """The hash of its rules; empty while it cannot be played."""


class Opened(Struct, frozen=True):
    """A map as the studio edits it."""

    document: dict[str, Any]
    dropped: int
    """Entries that could not be read at all."""
    problems: tuple[MapProblem, ...]
    based_on: str = ""


class FoundCity(Struct, frozen=True):
    """A city of a CSV file."""

    name: str
    lat: float | None
    lon: float | None


class FoundCities(Struct, frozen=True):
    """The cities of a CSV file, and the lines that name none."""

    cities: tuple[FoundCity, ...]
    skipped: tuple[int, ...]


class Preview(Struct, frozen=True):
    """The plain board of a map: its picture, and where everything is."""

    picture: str
    board: str


class BoardState(Struct, frozen=True, omit_defaults=True):
    """A board that is being drawn, or was."""

    job: str
    state: Literal["waiting", "drawing", "ready", "failed", "cancelled"]
    step: str = ""
    done: int = 0
    total: int = 1
    problem: str = ""
    """Why a board that is ready lies on an island, though its map asked for more."""


StudyKind = Literal["lab", "tune"]
Effort = Literal["quick", "usual", "thorough"]


class StudyWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A map to study in the lab, or to tune the bots for."""

    text: Text
    kind: StudyKind
    players: int
    effort: Effort = "usual"


class Measured(Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class TrackFigures(Struct, frozen=True):
    """How often a track is built, as a part of all games, and whether players fight over it."""

    a: str
    b: str
    length: int
    colour: str
    built: float
    dead: bool
    contested: bool


class TicketFigures(Struct, frozen=True):
    """A ticket of the document: its price, and at which it would be worth as much as others."""

    number: int
    points: int
    suggested: Measured | None
    surely: bool
    """Whether its price is surely another than the suggested one."""
    completed: float | None


class StudyFigures(Struct, frozen=True, omit_defaults=True):
    """What a study of a map found, or how well tuned bots play it."""

    players: int
    games: int
    tracks: tuple[TrackFigures, ...] = ()
    """In the order of the board."""
    tickets: tuple[TicketFigures, ...] = ()
    begin: Measured | None = None
    """How much more often than its fair share the first player wins."""
    compensation: Measured | None = None
    """Points for each of the others that would make up for it."""
    luck: Measured | None = None
    turns: Measured | None = None
    untouched: tuple[str, ...] = ()
    """Places that nobody ever reached."""
    share: float = 0.0
    """Of the games against untuned bots, those that tuned ones win."""


class StudyState(Struct, frozen=True, omit_defaults=True):
    """A study or tuning that is under way, or how it ended."""

    job: str
    kind: StudyKind
    state: Literal["working", "ready", "failed", "cancelled"]
    done: float = 0.0
    """From 0 to 1."""
    games: int = 0
    figures: StudyFigures | None = None


class StudyTerms(Struct, frozen=True):
    """Whether an asker may study maps here, and how well bots are tuned for one."""

    allowed: bool
    tuned: dict[int, float] = {}
    """By the number of players: which share of games they win against untuned ones."""
