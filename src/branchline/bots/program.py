"""A bot that is a separate program, in any language; it talks in lines of JSON.

The program reads one message a line from its input and answers those that ask:

* `{"type": "start", "version": 1, "seed": …, "players": …, "actions": …, "board": {…}}`
* `{"type": "choose", "view": {…}, "legal": [3, 5, …]}` asks; it answers `{"action": 5}`
* `{"type": "end"}` when its input is about to be closed.

The view has the fields of `branchline.play.view.View`. What it writes to its error output is shown.
"""

from __future__ import annotations

import contextlib
import json
import queue
import re
import shlex
import subprocess
import threading
from typing import Any, Final

import msgspec

from branchline.bots.base import Bot
from branchline.core.game import Game
from branchline.message import Message
from branchline.play.view import View

VERSION = 1
SECONDS = 10.0
"""How long a program may think about a move, or take to start."""
MOST_CHARACTERS: Final = 65_536
"""The longest line a program may write."""
MOST_LINES: Final = 16
"""Lines a program may write before anybody has read them."""
MOST_DEPTH: Final = 32
"""How deep an answer may be nested."""
BRACKETS: Final = re.compile(r"[\[\]{}]")


class BotFailed(ValueError):  # noqa: N818 - it says what happened
    """A bot from outside failed or broke the protocol."""


class BotTooSlow(BotFailed):
    """A bot from outside took too long."""


class BotChoseIllegally(BotFailed):
    """A bot from outside chose something that is not legal."""


def chose_illegally(name: str, action: object) -> BotFailed:
    """Return the error for a bot that chose something that is not legal."""
    said = {"name": repr(name), "action": repr(action)}
    return BotChoseIllegally(Message("bot-chose-illegally", said))


class ProgramBot(Bot):
    """Asks a program for every move; a wrong or late answer ends the game with an error."""

    def __init__(self, game: Game, seed: int, command: str, seconds: float = SECONDS) -> None:
        super().__init__(game, seed)
        self.command = command
        self.seconds = seconds
        self.lines: queue.Queue[str] = queue.Queue()
        self.has_flooded = False
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the command is the user's own
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError) as error:  # no such program, or an open quotation mark
            said = {"name": repr(command), "problem": str(error)}
            raise BotFailed(Message("bot-not-started", said)) from error
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()
        self.tell({"type": "start", "version": VERSION, "seed": seed, **facts(game)})

    def listen(self) -> None:
        """Put the program's lines in the queue, and an empty one at the end.

        A program that writes more than anybody asked for is stopped: what it wrote must be kept
        somewhere until it is read.
        """
        if self.process.stdout is not None:
            with contextlib.suppress(ValueError, OSError):  # closed, or no text at all
                while line := self.process.stdout.readline(MOST_CHARACTERS + 1):
                    if len(line) > MOST_CHARACTERS or self.lines.qsize() >= MOST_LINES:
                        self.has_flooded = True
                        self.process.kill()
                        break
                    self.lines.put(line)
        self.lines.put("")

    def check_flood(self) -> None:
        """Raise if the program was stopped because it wrote too much."""
        if self.has_flooded:
            limits = {"lines": MOST_LINES, "characters": MOST_CHARACTERS}
            raise BotFailed(Message("bot-flooded", {"name": repr(self.command), **limits}))

    def tell(self, message: dict[str, Any]) -> None:
        """Send the program a message."""
        self.check_flood()
        if self.process.stdin is None or self.process.poll() is not None:
            code = str(self.process.returncode)
            raise BotFailed(Message("bot-ended-with", {"name": repr(self.command), "code": code}))
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise BotFailed(Message("bot-not-listening", {"name": repr(self.command)})) from error

    def choose(self, view: View, legal: list[int]) -> int:
        """Return what the program answers, if it is legal."""
        self.tell({"type": "choose", "view": msgspec.to_builtins(view), "legal": legal})
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            self.close()
            limit = {"name": repr(self.command), "seconds": f"{self.seconds:g}"}
            raise BotTooSlow(Message("bot-too-slow", limit)) from None
        self.check_flood()
        if not line:
            raise BotFailed(Message("bot-ended", {"name": repr(self.command)}))
        return self.read(line, legal)

    def read(self, line: str, legal: list[int]) -> int:
        """Return the action of an answer."""
        if is_nested(line):
            self.close()
            said = {"name": repr(self.command), "depth": MOST_DEPTH}
            raise BotFailed(Message("bot-nested", said))
        try:
            action = json.loads(line)["action"]
        except (ValueError, TypeError, KeyError):
            self.close()
            said = {"name": repr(self.command), "line": repr(line.strip()[:80])}
            raise BotFailed(Message("bot-wrote-nonsense", said)) from None
        if isinstance(action, bool) or not isinstance(action, int) or action not in legal:
            self.close()
            raise chose_illegally(self.command, action)
        return action

    def close(self) -> None:
        """Ask the program to end, and kill it if it does not."""
        if self.process.poll() is None:
            with contextlib.suppress(BotFailed):
                self.tell({"type": "end"})
        with contextlib.suppress(OSError):  # what it never read is of no use any more
            if self.process.stdin is not None:
                self.process.stdin.close()
        if self.process.poll() is None:
            try:
                self.process.wait(timeout=0.5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.listener.join(1)
        if self.process.stdout is not None and not self.listener.is_alive():
            self.process.stdout.close()

    def __del__(self) -> None:
        if hasattr(self, "listener"):
            with contextlib.suppress(Exception):
                self.close()


def is_nested(line: str) -> bool:
    """Tell whether brackets in a line open one inside the other too often to be read safely.

    >>> is_nested('{"action": 5, "why": [[]]}'), is_nested("[" * 100_000)
    (False, True)
    """
    depth = deepest = 0
    for sign in BRACKETS.findall(line):
        depth += 1 if sign in "[{" else -1
        deepest = max(deepest, depth)
    return deepest > MOST_DEPTH


def facts(game: Game) -> dict[str, Any]:
    """Return the rules and the board as numbers."""
    board = game.board
    return {
        "players": int(game.players),
        "actions": int(game.n_actions),
        "claims": {"first": int(game.claim_action), "tracks": [int(t) for t in game.track_of]},
        "board": {
            "places": int(board.n_places),
            "tracks": [
                {
                    "a": int(board.track_a[t]),
                    "b": int(board.track_b[t]),
                    "length": int(board.length[t]),
                    "colour": int(board.colour[t]),
                }
                for t in range(board.n_tracks)
            ],
            "tickets": [
                [
                    {
                        "from": list(board.leg_places[board.leg_from[leg] : board.leg_to[leg]]),
                        "to": list(board.leg_places[board.leg_to[leg] : board.leg_end[leg]]),
                        "points": int(board.leg_points[leg]),
                    }
                    for leg in range(board.first_leg[t], board.first_leg[t + 1])
                ]
                for t in range(board.n_tickets)
            ],
        },
    }
