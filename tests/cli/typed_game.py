"""A match laid out as a test wants it, and a person at the keyboard who types given lines."""

from __future__ import annotations

import builtins
import io
from collections.abc import Callable, Iterable
from unittest.mock import patch

from rich.console import Console

from branchline.cli.seats import HUMAN
from branchline.cli.terminal.game_loop import GameLoop
from branchline.cli.terminal.prompts import Leave
from branchline.core.arrays import POW, WORD
from branchline.core.cards import CARD_NAMES, N_CARDS
from branchline.core.claim import open_tracks
from branchline.maps import load_map
from branchline.mechanics.technologies.rules import Technologies
from branchline.play.match import Match


class TypedGame:
    """Ann, a person, against Bo, a bot; it is Ann's turn."""

    def __init__(self, which: str, variant: str | None = None, seed: int = 5) -> None:
        data = load_map(which, variant)
        self.match = Match(data, 2, seed, seats=["Ann", "Bo"], first_seat=0)
        while self.match.view(0).phase == "first tickets":
            self.match.play(self.match.actions()[-1])
        self.screen = io.StringIO()
        console = Console(
            file=self.screen, width=80, height=24, markup=False, emoji=False, highlight=False
        )
        self.loop = GameLoop(console, self.match, [HUMAN, "random"])

    def hold(self, **cards: int) -> None:
        """Give Ann exactly these cards."""
        for number, name in enumerate((*CARD_NAMES[: N_CARDS - 1], "loco")):
            self.match.state.hands[number] = cards.get(name, 0)

    def own(self, *technologies: str) -> None:
        """Give Ann technologies."""
        state = self.match.state
        [shop] = [m for m in self.match.game.mechanics if isinstance(m, Technologies)]
        for name in technologies:
            number = [card.name for card in shop.cards].index(name)
            state.slots[shop.slot + number] -= 1
            state.slots[shop.slot + shop.n_cards] |= POW[number]
        open_tracks(self.match.game, state, 0)

    def take(self, seat: int, *tracks: str) -> None:
        """Give tracks to a seat."""
        for name in tracks:
            track = self.match.notation.tracks.index(name)
            at = seat * self.match.game.board.n_words + track // WORD
            self.match.state.owned[at] |= POW[track % WORD]
        for each in range(2):
            open_tracks(self.match.game, self.match.state, each)

    def type(self, *lines: str) -> str:
        """Type lines until they are used up; return what is shown meanwhile."""
        before = self.screen.tell()
        left = iter(lines)

        def answer(prompt: str = "") -> str:
            self.screen.write(prompt)
            line = next(left, None)
            if line is None:
                raise EOFError
            self.screen.write(f"{line}\n")
            return line

        with patch.object(builtins, "input", answer):
            try:
                while self.match.seat == 0:
                    self.loop.step()
            except Leave:
                pass
        return self.screen.getvalue()[before:]


def play_by_status(match: Match, kinds: Iterable[str], keys: Callable[[str], str]) -> str:
    """Play a whole game, typing what `keys` makes of the screen; return all that was shown."""
    screen = io.StringIO()
    console = Console(file=screen, width=80, height=24, markup=False, emoji=False, highlight=False)

    def answer(prompt: str = "") -> str:
        line = keys(screen.getvalue()[-400:] + prompt)
        screen.write(f"{prompt}{line}\n")
        return line

    with patch.object(builtins, "input", answer):
        assert GameLoop(console, match, list(kinds)).run() == 0
    return screen.getvalue()


def status_of(screen: str) -> str:
    """Return the last status line."""
    return screen.rstrip("> \n").rpartition("\n")[2]
