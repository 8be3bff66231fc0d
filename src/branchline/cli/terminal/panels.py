"""What a map's mechanics add to the screen: columns, lines, and decisions of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from branchline.cli.mechanic_names import mechanic_name
from branchline.cli.terminal.glyphs import as_label, card, flow, paint
from branchline.cli.terminal.purchases import purchases_panel
from branchline.cli.terminal.wording import wording
from branchline.locales import has_message
from branchline.mechanics.display_parts import (
    CardCount,
    Emphasis,
    Item,
    PanelLine,
    PanelText,
    Question,
    Shortcut,
)
from branchline.message import Message
from branchline.play.closed import public_state
from branchline.play.match import Match
from branchline.play.view import View

STYLES: Final[dict[Emphasis, str]] = {
    "plain": "",
    "strong": "bold",
    "faint": "dim",
    "marked": "reverse",
}
GAP: Final = 3


def extra_columns(match: Match, view: View) -> dict[str, list[str]]:
    """Return further columns of the table of players, by heading."""
    return {
        wording(match, view, column.heading).plain: [str(value) for value in column.values]
        for display in match.notation.displays
        if display.rules.name in view.mechanics
        for column in display.columns(view.mechanics[display.rules.name])
    }


def panels(match: Match, view: View, legal: Sequence[int], width: int) -> list[Text]:
    """Return the lines that the map's mechanics show in every turn."""
    public = public_state(match.game, view)
    lines = [
        text
        for display in match.notation.displays
        for line in display.panel(match.game, public, view)
        for text in line_texts(match, view, line, width)
    ]
    return lines + purchases_panel(match, view, legal, width)


def line_texts(match: Match, view: View, line: PanelLine, width: int) -> list[Text]:
    """Return a line of a mechanic, on as many lines of the screen as it needs."""
    items = [item_text(match, view, item) for item in line.items]
    if line.label is None:
        return [Text(" ").join(items)]
    cards = all(isinstance(part, CardCount) for item in line.items for part in item)
    label = as_label(wording(match, view, line.label).plain)
    return flow(label, items, width, 1 if cards else GAP)


def item_text(match: Match, view: View, item: Item) -> Text:
    """Return what stays together on a line."""
    return Text(" ").join(part_text(match, view, part) for part in item)


def part_text(match: Match, view: View, part: PanelText | CardCount) -> Text:
    """Return words with their emphasis, or a card."""
    if isinstance(part, CardCount):
        return card(part.card, part.number)
    text = wording(match, view, part.message)
    text.stylize(STYLES[part.emphasis])
    return text


def question(match: Match, view: View) -> Question:
    """Return what the mechanic that waits for a decision asks."""
    asking = (each for each in match.notation.displays if each.rules.name == view.phase)
    found = (each.question(match.game, view) for each in asking)
    heading = Message("decide-something", {"mechanic": mechanic_name(view.phase)})
    unknown = Question([PanelLine([(PanelText(heading, "strong"),)])])
    return next((each for each in found if each is not None), unknown)


def question_lines(match: Match, view: View, width: int) -> list[Text]:
    """Say what the mechanic that waits for a decision is asking."""
    lines = question(match, view).lines
    return [text for line in lines for text in line_texts(match, view, line, width)]


def answers(match: Match, view: View, legal: Sequence[int]) -> list[int]:
    """Return the answers in the order people want them: to pay is what they came for."""
    return sorted(legal, key=lambda action: match.notation.parts(action, view).payment is None)


def answer_text(match: Match, view: View, action: int) -> Text:
    """Return an answer to a mechanic in words that say what it costs."""
    said = match.notation.parts(action, view)
    name = said.kind.replace("_", "-").replace(" ", "-")
    for message in (f"answer-{name}", f"action-{name}"):
        if has_message(message):
            paid = {"payment": said.payment} if said.payment is not None else {}
            return wording(match, view, Message(message, {**said.ids, **said.counts, **paid}))
    return paint(match.notation.text(action))


def shortcuts(match: Match, legal: Sequence[int]) -> list[Shortcut]:
    """Return the keys of mechanics' actions that are possible now."""
    displays = match.notation.displays
    keys = (key for each in displays for key in each.shortcuts(match.game))
    return [key for key in keys if key.action in legal]
