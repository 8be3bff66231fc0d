"""A person at the keyboard: shows a decision, reads lines, returns an action."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from branchline.cli.terminal import offers as offering
from branchline.cli.terminal.builder import Builder
from branchline.cli.terminal.card_choice import CardPicker, choice_asked
from branchline.cli.terminal.glyphs import bold
from branchline.cli.terminal.guide import show_guide
from branchline.cli.terminal.news import news
from branchline.cli.terminal.panels import answer_text, answers, question_lines, shortcuts
from branchline.cli.terminal.prompts import QUIT, Leave, ask, number, numbers
from branchline.cli.terminal.screen import draw, hand_lines, row_lines
from branchline.cli.terminal.status import claim_status, picks, turn_status
from branchline.cli.terminal.tickets import ticket_texts
from branchline.cli.terminal.track_lists import show_board
from branchline.cli.terminal.tracks import find_tracks, no_such_track, why_not_claim, why_not_track
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.core.cards import LOCOMOTIVE
from branchline.core.state import GAP, ROW_SIZE
from branchline.locales import say
from branchline.maps.schema import fold
from branchline.play.match import Match
from branchline.play.notation import NotationError

Save = Callable[[str], None]


class Person:
    """One decision of one seat, asked at the keyboard."""

    def __init__(self, console: Console, match: Match, seat: int, save: Save) -> None:
        self.console = console
        self.match = match
        self.seat = seat
        self.save = save
        self.view = match.view(seat)
        self.legal = match.actions(seat)
        self.builder = Builder(console, match, self.view)
        self.options: list[int] = []  # the numbered answers on the screen, if any
        choice = choice_asked(match, self.view)
        self.picker = CardPicker(match, self.view, choice) if choice is not None else None
        game = match.game
        claims = any(game.claim_action <= action < game.mechanic_action for action in self.legal)
        self.must_claim = claims and self.view.phase != "turn"

    def print(self, text: str | Text) -> None:
        """Print a line."""
        self.console.print(Text(text) if isinstance(text, str) else text)

    def decide(self) -> list[int]:
        """Return the action this person chooses; of cards chosen one by one, all at once."""
        self.show()
        while True:
            self.print(self.status())
            line = ask()
            word, _, rest = line.partition(" ")
            if self.picker is not None and fold(line) != "log":
                found = self.picker.read(line)
                if isinstance(found, list):
                    return found
                if found is not None:
                    self.print(found or Text(say("noted"), "dim"))
                    continue
            if not line or self.common(fold(word), rest.strip()):
                continue
            action = self.read(fold(word), rest.strip(), line)
            if action is not None:
                return [action]

    # What is shown

    def show(self) -> None:
        """Show what there is to decide."""
        view = self.view
        if view.phase == "second card":
            for line in (*row_lines(view, self.legal, self.console.width), *self.hand()):
                self.print(line)
            return
        if view.phase in ("turn", "first tickets"):
            draw(self.console, self.match, view, self.legal)
        if view.phase in ("keep", "first tickets"):
            self.print(Text(say("tickets-offered"), "bold"))
            texts = ticket_texts(self.match, view, view.offers, self.console.width - 4)
            for place, text in enumerate(texts, 1):
                self.print(bold(f"{place:3} ").append_text(text))
        elif self.picker is not None:
            for line in self.picker.lines(self.console.width):
                self.print(line)
        elif self.must_claim:
            for line in (*question_lines(self.match, view, self.console.width), *self.hand()):
                self.print(line)
        elif view.phase not in ("turn", "second card"):
            for line in question_lines(self.match, view, self.console.width):
                self.print(line)
            self.options = answers(self.match, view, self.legal)
            for place, action in enumerate(self.options, 1):
                line = bold(f"{place:3} ")
                self.print(line.append_text(answer_text(self.match, view, action)))

    def hand(self) -> list[Text]:
        """Return the lines of the hand."""
        return hand_lines(self.view, self.console.width)

    def status(self) -> Text:
        """Say exactly what is allowed now."""
        view, legal = self.view, self.legal
        if view.phase in ("keep", "first tickets"):
            fewest = min(bin(action - KEEP_ACTION).count("1") for action in legal)
            example = " ".join(str(i + 1) for i in range(fewest))
            text = say("keep-some", fewest=fewest, example=example)
        elif view.phase == "second card":
            text = say("second-card", keys=picks(legal))
        elif view.phase == "turn":
            text = turn_status(self.match, view, legal, self.console.width)
        elif self.picker is not None:
            text = self.picker.status()
        elif self.must_claim:
            text = claim_status(self.match, view, legal)
        else:
            text = say("type-a-number", most=len(self.options))
        return Text(text, "bold")

    # What is typed

    def common(self, word: str, rest: str) -> bool:
        """Do what can be asked for at any time; tell whether it was that."""
        if word in ("?", "help"):
            show_guide(self.console, self.match)
        elif word in ("m", "map", "board"):
            show_board(self.console, self.match, self.view, rest)
        elif word in ("h", "hand", "show"):
            draw(self.console, self.match, self.view, self.legal)
            if self.view.phase != "turn":
                self.show()
        elif word in ("l", "log"):
            for line in news(self.match, self.seat, 0):
                self.print(line)
        elif word == "save":
            self.save(rest)
        elif word in ("q", "quit", "exit"):
            raise Leave(QUIT)
        else:
            return False
        return True

    def read(self, word: str, rest: str, line: str) -> int | None:
        """Return the action that a line asks for, or say what is wrong with it."""
        phase = self.view.phase
        if phase in ("keep", "first tickets"):
            return self.read_keep(rest if word == "keep" else line)
        if self.picker is not None:
            self.print(say("not-cards", typed=repr(line)))
            return None
        if word in ("b", "build") and (phase == "turn" or self.must_claim):
            return self.builder.claim(offering.claims(self.match, self.legal), rest)
        keys = {key.key: key.action for key in shortcuts(self.match, self.legal)}
        if fold(line) in keys:
            return keys[fold(line)]
        if self.must_claim:
            return self.read_notation(line)
        if phase == "turn" and word == "s":
            offers = offering.others(self.match, self.view, self.legal)
            return self.builder.other(offers, rest)
        if phase in ("turn", "second card"):
            return self.read_turn(word, rest, line)
        chosen = number(word, len(self.options))
        return self.options[chosen - 1] if chosen else self.read_notation(line)

    def read_keep(self, text: str) -> int | None:
        """Return the choice of tickets that a line makes."""
        n = len(self.view.offers)
        chosen = numbers(text, n)
        if chosen is None:
            self.print(say("not-a-choice", typed=repr(text), most=n))
            return None
        action = KEEP_ACTION + sum(1 << (each - 1) for each in chosen)
        if action not in self.legal:
            self.print(say("too-few-tickets", count=len(chosen)))
            return None
        return action

    def read_turn(self, word: str, rest: str, line: str) -> int | None:
        """Return the draw, or other action, that a line asks for."""
        keys = {"d": BLIND_ACTION, "deck": BLIND_ACTION, "draw": BLIND_ACTION}
        keys |= {"t": TICKETS_ACTION, "tickets": TICKETS_ACTION}
        keys |= {"p": PASS_ACTION, "pass": PASS_ACTION}
        keys |= {str(slot + 1): slot for slot in range(ROW_SIZE)}
        draws = offering.ticket_draws(self.match, self.legal)
        if draws and keys.get(word) == TICKETS_ACTION:
            return self.builder.other(offering.others(self.match, self.view, draws), rest)
        action = None if rest else keys.get(word)
        if action is None:
            return self.read_notation(line)
        if action not in self.legal:
            self.print(self.why_not(action))
            return None
        return action

    def why_not(self, action: int) -> str:
        """Say why a key does nothing now."""
        if action < ROW_SIZE and self.view.row[action] == GAP:
            return say("row-place-is-empty", place=action + 1)
        if action < ROW_SIZE and self.view.row[action] == LOCOMOTIVE:
            return say("locomotive-only-first")
        if action == PASS_ACTION:
            return say("pass-only-if-stuck")
        if self.view.phase == "second card":
            return say("draw-the-second")
        return say("deck-is-empty" if action == BLIND_ACTION else "no-tickets-left")

    def read_notation(self, line: str) -> int | None:
        """Return the action that a text in full notation says, if it is legal."""
        word, _, rest = line.partition(" ")
        if fold(word) == "claim" and (self.view.phase == "turn" or self.must_claim):
            tracks = find_tracks(self.match, rest)
            if tracks:
                return self.claim_one(tracks)
        try:
            action = self.match.notation.action(line)
        except NotationError:
            problem = no_such_track(self.match, rest) if fold(word) == "claim" else None
            self.print(problem or say("not-a-move", typed=repr(line)))
            return None
        if action in self.legal:
            return action
        game = self.match.game
        if game.claim_action <= action < game.mechanic_action:
            self.print(why_not_claim(self.match, self.view, self.legal, action))
        else:
            self.print(say("not-possible", move=self.match.notation.text(action)))
        return None

    def claim_one(self, tracks: list[int]) -> int | None:
        """Return the claim of one of some parallel tracks, or say why there is none."""
        twins = {self.match.data.tracks[track] for track in tracks}
        found = offering.claims(self.match, self.legal)
        near = [offer for offer in found if self.match.data.tracks[offer.track] in twins]
        if len(near) == 1:
            return self.builder.pay(near[0])
        if near:
            return self.builder.claim(near, "")
        for track in tracks:
            self.print(why_not_track(self.match, self.view, track))
        return None
