"""Refusals: why a command or a request was not carried out, as messages in any language."""

from __future__ import annotations

from typing import Final, Self

from branchline.locales import say
from branchline.server.http_messages import Problem
from branchline.server.messages import Detail, Reason, Refused

WHOLE: Final = {"refusal-map", "refusal-no-token"}
"""Details that say everything by themselves; clients, too, show them without their reason."""


class Refusal(Exception):  # noqa: N818 - it names what was wrong
    """A command that changes nothing, and why.

    >>> print(Refusal("too large", "refusal-most-bytes", bytes=100))
    That is too long. (at most 100 bytes)
    """

    def __init__(self, reason: Reason, detail: str | None = None, **args: str | int) -> None:
        """Refuse for a reason; `detail` is the id of a message that has these arguments."""
        super().__init__(reason, detail)
        self.reason: Reason = reason
        self.detail = None if detail is None else Detail(detail, args)

    @classmethod
    def of(cls, reason: Reason, detail: Detail | None) -> Self:
        """Return a refusal that another server sent."""
        refusal = cls(reason)
        refusal.detail = detail
        return refusal

    def __str__(self) -> str:
        reason = say(f"refused-{self.reason.replace(' ', '-')}")
        if self.detail is None:
            return reason
        detail = say(self.detail.id, **self.detail.args)
        if self.detail.id in WHOLE:
            return detail
        return say("refused-detail", reason=reason, detail=detail)

    def to_command(self, command: str) -> Refused:
        """Return the answer to a command, by its id; empty if it has none."""
        return Refused(command, self.reason, self.detail)

    def to_request(self) -> Problem:
        """Return the answer to a request over HTTP."""
        return Problem(self.reason, self.detail)
