"""The table in the terminal: people and bots in turn, to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from branchline.bots import Bot, make_bot
from branchline.cli.seats import HUMAN
from branchline.cli.terminal.ask import END, INTERRUPT, Leave, ask, confirm, forget_lines
from branchline.cli.terminal.news import news
from branchline.cli.terminal.person import Person
from branchline.cli.terminal.sheet import show_sheet
from branchline.play.match import Match
from branchline.play.view import SPECTATOR

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class Table:
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
            self.offer_saving("Save the game, to replay it?")
        except (Leave, KeyboardInterrupt) as leave:
            return self.leave(leave.how if isinstance(leave, Leave) else INTERRUPT)
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
            ask("Press Enter to hide your hand: ")
        self.wipe()
        self.viewer = seat
        self.console.rule(Text("Curtain", "bold"), style="dim")
        ask(f"{self.match.seats[seat]}, press Enter to see your hand: ")
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
            self.console.print(Text(f"Cannot save in {self.keep}: {error.strerror}."))
            self.keep = None
            return
        self.source = self.keep
        self.saved = len(self.match.moves)

    def save_as(self, name: str) -> None:
        """Save the match under a name (or where it was saved before) and say so."""
        if not name and self.source is None:
            self.console.print("Say where: save FILE")
            return
        path = Path(name or str(self.source))
        try:
            path = path.expanduser()
            known = path in (self.source, self.keep)
            if not known and path.exists() and not confirm(f"{path} exists. Overwrite it?"):
                return
            self.match.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            self.console.print(Text(f"Cannot save in {name!r}: {why}."))
            return
        self.source = path
        self.saved = len(self.match.moves)
        self.console.print(Text(f"Saved in {path}."), soft_wrap=True)

    def offer_saving(self, question: str) -> None:
        """Ask whether to save what is not saved, where somebody can answer."""
        if self.keep is not None or len(self.bots) == self.match.players:
            return
        if self.saved == len(self.match.moves):
            return
        default = f" [{self.source}]" if self.source else ""
        while self.saved != len(self.match.moves):
            name = ask(f"{question} File name{default}, or n: ")
            if name in ("n", "no") or not (name or self.source):
                return
            self.save_as(name)

    def leave(self, how: str) -> int:
        """Leave before the end, without losing the game if it can be helped."""
        self.console.print()
        if how != END:
            try:
                self.offer_saving("Save the game before you go?")
            except Leave:
                self.console.print()
        if self.saved == len(self.match.moves) and self.source is not None:
            self.console.print(Text(f"The game is saved in {self.source}."), soft_wrap=True)
            if not self.match.over:
                seats = ",".join(self.kinds)
                command = f"branchline play -t --resume {self.source} --seats {seats}"
                self.console.print(Text(f"Go on with: {command}"), soft_wrap=True)
        else:
            self.console.print("Goodbye. The game is not saved.")
        return INTERRUPTED if how == INTERRUPT else 0
