"""The loop of a game in the terminal: people and bots in turn, to the end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from branchline.bots import Bot, make_bot
from branchline.bots.program import BotFailed
from branchline.cli.seats import HUMAN
from branchline.cli.terminal.news import news
from branchline.cli.terminal.person import Person
from branchline.cli.terminal.prompts import END, INTERRUPT, Leave, ask, confirm, forget_lines
from branchline.cli.terminal.sheet import show_sheet
from branchline.locales import say
from branchline.play.match import Match
from branchline.play.view import SPECTATOR

FAILED = "failed"
"""Why a game is left when a bot cannot go on."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class GameLoop:
    """A match with people and bots in its seats."""

    def __init__(
        self,
        console: Console,
        match: Match,
        kinds: Sequence[str],
        keep: Path | None = None,
        source: Path | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.kinds = list(kinds)
        self.keep = keep
        """Where the match is saved after every move, if anywhere."""
        self.source = source
        """The file the match came from or was last saved to."""
        self.bots: dict[int, Bot] = {
            seat: make_bot(kind, match.game, match.seed + seat + 1)
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }
        people = [seat for seat in range(match.players) if seat not in self.bots]
        self.shared = len(people) > 1
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        """Whose eyes the screen is for; with several people, whoever sits there now."""
        self.told = [len(match.moves)] * match.players
        self.saved = len(match.moves) if source else -1
        """How many moves are safe in a file."""

    def run(self) -> int:
        """Play to the end; return the exit code."""
        try:
            while not self.match.over:
                self.step()
            self.tell()
            show_sheet(self.console, self.match)
            self.offer_saving("save-to-replay")
        except (Leave, KeyboardInterrupt) as leave:
            return self.leave(leave.how if isinstance(leave, Leave) else INTERRUPT)
        except BotFailed as error:  # the game is not lost with it
            self.console.print(Text(str(error), "bold"), soft_wrap=True)
            return self.leave(FAILED) or 1
        finally:
            for bot in self.bots.values():
                bot.close()
        return 0

    def step(self) -> None:
        """Let the next seat act."""
        match = self.match
        seat = match.seat
        bot = self.bots.get(seat)
        if bot is not None:
            match.play(bot.choose(match.view(seat), match.actions(seat)), seat)
            if not self.shared and match.seat != seat:
                self.tell()
        else:
            if self.shared and seat != self.viewer:
                self.draw_curtain(seat)
            self.tell()
            for action in Person(self.console, match, seat, self.save_as).decide():
                match.play(action, seat)
            self.tell()
        self.autosave()

    def tell(self) -> None:
        """Print what the one at the screen has not been told yet."""
        seat = max(self.viewer, 0)
        for line in news(self.match, self.viewer, self.told[seat]):
            self.console.print(line)
        self.told[seat] = len(self.match.moves)

    def draw_curtain(self, seat: int) -> None:
        """Hide the screen until the next person is alone with it."""
        if self.viewer != SPECTATOR:
            ask(f"{say('hide-hand')} ")
        self.wipe()
        self.viewer = seat
        self.console.rule(Text(say("curtain"), "bold"), style="dim")
        ask(f"{say('show-hand', seat=self.match.seats[seat])} ")
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        forget_lines()
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
            return
        self.console.clear()
        self.console.file.write("\x1b[3J")
        self.console.file.flush()

    # Saving and leaving

    def autosave(self) -> None:
        """Save the match where it is kept."""
        if self.keep is None:
            return
        try:
            self.match.save(self.keep)
        except OSError as error:  # the game goes on; leaving it asks for another file
            self.print_message("cannot-save", file=str(self.keep), problem=str(error.strerror))
            self.keep = None
            return
        self.source = self.keep
        self.saved = len(self.match.moves)

    def save_as(self, name: str) -> None:
        """Save the match under a name (or where it was saved before) and say so."""
        if not name and self.source is None:
            self.print_message("save-where")
            return
        path = Path(name or str(self.source))
        try:
            path = path.expanduser()
            known = path in (self.source, self.keep)
            question = say("overwrite", file=str(path))
            if not known and path.exists() and not confirm(question):
                return
            self.match.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            self.print_message("cannot-save", file=repr(name), problem=str(why))
            return
        self.source = path
        self.saved = len(self.match.moves)
        self.print_message("saved", file=str(path))

    def print_message(self, message: str, **arguments: str) -> None:
        """Print a message on a line of its own, however long it is."""
        self.console.print(Text(say(message, **arguments)), soft_wrap=True)

    def offer_saving(self, question: str) -> None:
        """Ask, by a message, whether to save what is not saved, where somebody can answer."""
        if self.keep is not None or len(self.bots) == self.match.players:
            return
        if self.saved == len(self.match.moves):
            return
        while self.saved != len(self.match.moves):
            name = ask(f"{say(question, default=str(self.source or 'none'))} ")
            if name in say("answer-no").split() or not (name or self.source):
                return
            self.save_as(name)

    def leave(self, how: str) -> int:
        """Leave before the end, without losing the game if it can be helped."""
        self.console.print()
        if how != END:
            try:
                self.offer_saving("save-before-leaving")
            except Leave:
                self.console.print()
        if self.saved == len(self.match.moves) and self.source is not None:
            self.print_message("game-is-saved", file=str(self.source))
            if not self.match.over:
                seats = quote(",".join(self.kinds))
                command = f"branchline play -t --resume {self.source} --seats {seats}"
                self.print_message("go-on-with", command=command)
        else:
            self.print_message("game-not-saved")
        return INTERRUPTED if how == INTERRUPT else 0
