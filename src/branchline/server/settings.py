"""What can be set when a server is started."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from branchline.bots import BOTS, is_lesson_bot, personality_of
from branchline.server.bot_moves import Advice, BotQuestion, advise, choose
from branchline.server.catalogue import OwnMap
from branchline.server.logs import LogFormat

SIMPLE_BOT: Final = "random"
"""The bot that moves when another fails: it cannot."""


def secret_seed() -> int:
    """Return a seed nobody can guess; every chance decision of a game gets a new one."""
    return secrets.randbits(62)


@dataclass(frozen=True)
class Settings:
    """The settings of a server; the defaults suit a person's own machine."""

    database: str = field(default=":memory:", repr=False)
    """Path of an SQLite file, or address of a PostgreSQL database; it may hold a password."""
    upgrade: bool = False
    """Whether a database of an earlier version may be upgraded."""
    origins: tuple[str, ...] = ()
    """Further origins that browsers may connect from; the server's own always may."""
    hosts: tuple[str, ...] = ()
    """The names this server goes by; none for any. Those of `origins` are always known."""
    own_maps: tuple[OwnMap, ...] = ()
    """Maps that are offered besides the packaged ones."""
    boards: Path | None = None
    """The folder in which drawn boards of such maps are kept; None to leave them plain."""
    studio_file: tuple[Path, str] | None = field(default=None, repr=False)
    """A map file that the studio may read and write, and the secret of the page that may."""
    allow_uploads: bool = False
    """Whether people may leave maps of their own here for others to play."""
    uploads_secret: str = field(default="", repr=False)
    """What lets the owner remove any of them; empty for nobody."""
    uploads_per_address: int = 20
    """Maps that one address may leave."""
    most_uploads: int = 500
    """Maps that all may leave."""
    own_bots: Mapping[str, str] = field(default_factory=dict)
    """Bots that are offered besides ours: by name, how each is found. Requests and logs have the
    names only."""
    fallback: str = "medium"
    """The bot that plays on for one of these that failed too often, or is no longer there."""
    neighbours: Path | None = None
    """The folder in which servers on this machine pass connections on to each other, if any do."""
    host: str = ""
    """The address this server listens on, if it is known."""
    lan_address: str = ""
    """This machine's address on the local network; empty to find it."""
    stand_in: str = "greedy"
    """The bot that plays for people who are away or out of time."""
    adviser: str = "expert"
    """The bot that gives hints: the strongest there is."""
    hint_seconds: float = 10.0
    """How long it may think about one."""
    hints_per_minute: float = 20.0
    """Hints one connection may ask for."""
    hints_per_address: float = 60.0
    """Hints a minute for all connections of one address."""
    bot_processes: int = 2
    bot_seconds: float = 10.0
    """How long a bot may think about one move."""
    bot_pause: float = 0.6
    """Seconds before a bot makes the easiest decisions, so that people can follow; hard ones take
    up to four times as long."""
    undo_seconds: float = 5.0
    """How long a bot waits while a person could still take a move back, if bots pause at all."""
    most_rooms: int = 2000
    """Rooms that may be awake at once; those that sleep do not count."""
    message_bytes: int = 8192
    """The largest message or request body a client may send."""
    messages_per_second: float = 20.0
    burst: int = 60
    """Messages a client may send at once before the rate counts."""
    chat_per_second: float = 2.0
    """Chat and the like of one seat, or of all who watch, in one room; moves do not count."""
    chat_burst: int = 60
    most_talk: int = 1000
    """How much of it there may be of each of them in all: the log keeps it for good."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies, whose word counts on where a request comes from."""
    most_connections: int = 10_000
    """Connections there may be at once, if there are files enough for them."""
    connections_per_address: int = 250
    """Connections one address may have at once."""
    header_seconds: float = 10.0
    """How long the head of a request may take to come."""
    body_seconds: float = 30.0
    """How long its body may take after that."""
    answer_seconds: float = 60.0
    """How long an answer waits for somebody to read on."""
    metrics_port: int | None = None
    """The port on which figures are told; None to tell none."""
    metrics_host: str = "127.0.0.1"
    """The address of that port."""
    log_format: LogFormat = "text"
    """How the server's log is written."""
    hello_seconds: float = 20.0
    """How long a client may be connected without saying who it is."""
    new_rooms_per_minute: float = 30.0
    """Rooms and joins from one address."""
    rooms_per_address: int = 200
    """Rooms made from one address that may be at work at once: in memory, and not over."""
    rooms_per_day: int = 2000
    """Rooms one address may make in a day."""
    own_map_rooms_per_day: int = 200
    """Those of them on maps of people's own: each carries its map."""
    costly_per_minute: float = 240.0
    """Requests that cost the processor something, such as steps of a replay, from one address."""
    costly_burst: int = 60
    """How many of them at once before the rate counts."""
    reviews_per_minute: float = 6.0
    """Reviews of games that one address may begin."""
    review_seconds: float = 5.0
    """How long an answer waits for the beginning of a review."""
    pictures_per_minute: float = 12.0
    """Pictures as PNG and animations that one address may have made."""
    records_per_day: int = 200
    """Games that one address may open from files in a day."""
    record_bytes: int = 2_000_000
    """The largest such file."""
    opened_days: float = 90.0
    """Games from files are removed after so long."""
    cache_bytes: int = 32 * 2**20
    """How much of what they found is kept."""
    presence_seconds: float = 0.3
    """How often the people of a room are told who is there, at most."""
    idle_seconds: float = 600.0
    """After so long without anybody or anything to do, a room leaves the memory."""
    unstarted_days: float = 30.0
    """A room whose game has not begun is removed after so long without a sign of life."""
    abandoned_days: float = 365.0
    """As is an unfinished game; finished ones are kept."""
    seed: Callable[[], int] = secret_seed
    choose: Callable[[BotQuestion], int] = choose
    """How a worker process finds a bot's move."""
    advise: Callable[[BotQuestion], Advice] = advise
    """How a worker process finds a hint."""

    def has_bot(self, name: str) -> bool:
        """Tell whether there is a bot of a name: ours, the owner's, or the one in a lesson."""
        ours = name in BOTS or personality_of(name) is not None
        return ours or name in self.own_bots or is_lesson_bot(name)
