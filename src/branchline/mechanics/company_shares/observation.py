"""Shares as numbers: how many are left, how many everybody holds, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8

from branchline.core.arrays import vec
from branchline.core.rules import Rules
from branchline.mechanics.base import Observation
from branchline.mechanics.fields import Field, axis, byte, seat_after
from branchline.mechanics.company_shares.rules import FOR_DUMMY, Shares

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.state import State


class SharesObservation(Observation):
    """The stacks; the shares and lowest numbers of every seat and the dummy; the question."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.shares: Shares = cast(Shares, rules)

    def fields(self, game: Game) -> list[Field]:
        """Describe all of them."""
        shares = self.shares
        companies = axis("company", int(shares.n_companies))
        seats = axis("seat", int(game.players))
        most = max(company.shares for company in shares.companies)
        fields = [
            Field("shares_left", (companies,), most, "shares left of each company"),
            Field("shares_held", (seats, companies), most, "shares of each seat"),
            Field("share_lowest", (seats, companies), most, "lowest number held, 0 for none"),
        ]
        if shares.dummy:
            fields.append(Field("shares_of_dummy", (companies,), most, "shares of the dummy"))
        fields.append(Field("share_offered", (companies,), 1, "companies to choose from now"))
        fields.append(Field("share_for_dummy", (), 1, "whether the dummy's share is asked for"))
        return fields

    def write(self, game: Game, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write all of them, the observing seat first."""
        shares = self.shares
        n = shares.n_companies
        for company in range(n):
            out[at + company] = byte(shares.left(s, company))
        at += n
        lowest = at + game.players * n
        for step in range(game.players):
            owner = seat_after(s, seat, step) + 1
            for company in range(n):
                out[at + step * n + company] = byte(shares.held(s, owner, company))
                out[lowest + step * n + company] = byte(shares.lowest(s, owner, company))
        at += 2 * game.players * n
        if shares.dummy > 0:
            for company in range(n):
                all_of_it = shares.held(s, shares.dummy, company)
                all_of_it += shares.held(s, shares.revealed, company)
                out[at + company] = byte(all_of_it)
            at += n
        asked = shares.track_asked(s) >= 0
        for company in range(n):
            out[at + company] = 1 if asked and shares.is_offered(s, company) else 0
        out[at + n] = byte(s.slots[shares.slot + FOR_DUMMY])
        return at + n + 1

    def only_slots(self) -> bool:
        """Say that everything written is kept in slots."""
        return True
