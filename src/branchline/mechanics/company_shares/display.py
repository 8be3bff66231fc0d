"""Shares as people see them: the stacks, who holds what, and the share to take (PA7)."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.company_shares.rules import FOR_DUMMY, LEAVE, TAKE, Shares
from branchline.mechanics.display_parts import (
    ActionParts,
    Column,
    Item,
    PanelLine,
    PanelText,
    Question,
    SeatKnowledge,
    message,
)


class SharesDisplay(Display):
    """Shows all shares: which were taken, and by whom, everybody has seen."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.shares = cast(Shares, rules)

    def names(self) -> dict[str, list[str]]:
        """Return the companies."""
        return {"company": [company.name for company in self.shares.companies]}

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the shares left, those held, and what is asked.

        `held` lists by company the numbers of every seat's shares; `dummy` the dummy's, and
        `revealed` those of them that count, once the game is over.
        """
        shares, companies = self.shares, range(self.shares.n_companies)

        def numbers(owner: int, company: int) -> list[int]:
            first, end = int(shares.first[company]), int(shares.first[company + 1])
            return [n - first + 1 for n in range(first, end) if shares.owner(s, n) == owner]

        track = int(shares.track_asked(s))
        seats = range(game.players)
        dummy, revealed = int(shares.dummy), int(shares.revealed)
        return {
            "left": [int(shares.left(s, company)) for company in companies],
            "held": [[numbers(each + 1, company) for each in seats] for company in companies],
            "count": [sum(int(shares.held(s, each + 1, c)) for c in companies) for each in seats],
            "dummy": [numbers(dummy, each) for each in companies] if dummy else [],
            "revealed": [numbers(revealed, each) for each in companies] if dummy else [],
            "offered": [each for each in companies if track >= 0 and shares.is_offered(s, each)],
            "for_dummy": bool(s.slots[shares.slot + FOR_DUMMY]),
        }

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say an answer."""
        number = action - int(self.shares.action)
        if number == LEAVE:
            return ActionParts("leave_share", {})
        company = number - TAKE
        if company < self.shares.n_companies:
            return ActionParts("take_share", {"company": company})
        return ActionParts("give_share", {"company": company - int(self.shares.n_companies)})

    def columns(self, shown: Shown) -> list[Column]:
        """Return how many shares everybody holds."""
        return [Column(message("column-shares"), shown["count"])]

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return a line for each company: shares left, points by rank, and who holds how many."""
        shown = view.mechanics[self.rules.name]
        lines = []
        for number, company in enumerate(self.shares.companies):
            points = " ".join(map(str, company.points))
            told = message("share-stack", count=shown["left"][number], points=points)
            items: list[Item] = [(PanelText(told, "faint"),)]
            for seat, held in enumerate(shown["held"][number]):
                if held:
                    words = message("shares-held", seat=seat, count=len(held), lowest=held[0])
                    items.append((PanelText(words, "marked" if seat == view.seat else "plain"),))
            dummy = shown["dummy"][number] + shown["revealed"][number] if shown["dummy"] else []
            if dummy:
                words = message("shares-of-dummy", count=len(dummy), lowest=min(dummy))
                items.append((PanelText(words),))
            label = message("share-company", company=number, sign=company.id.upper())
            lines.append(PanelLine(items, label))
        return lines

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Ask for a share, or for the dummy's."""
        asked = view.mechanics[self.rules.name]["for_dummy"]
        words = message("share-question-dummy" if asked else "share-question")
        return Question([PanelLine([(PanelText(words),)])])
