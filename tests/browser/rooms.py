"""Rooms made over the API, for tests whose point is not the making of rooms."""

from __future__ import annotations

import json
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

HUMAN: dict[str, str] = {"kind": "human"}


def bot(name: str = "greedy") -> dict[str, str]:
    """Return a seat for a bot."""
    return {"kind": "bot", "bot": name, "name": "Brunel"}


def make_room(
    origin: str, which: str, *seats: dict[str, str], **more: Any
) -> tuple[str, list[str]]:
    """Return a new room, and the tokens of its people."""
    named = [
        {**seat, "name": name} if seat == HUMAN else seat
        for seat, name in zip(seats, ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"), strict=False)
    ]
    request = urllib.request.Request(  # noqa: S310 - loopback
        f"{origin}/api/rooms",
        json.dumps({"map": which, "seats": named, **more}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        made = json.load(answer)
    return made["room"], [each["token"] for each in made["invitations"]]


LIGHT = "/icon.svg"
"""A file of the server that is quickly shown: one has to be there to keep something."""


def sit(page: Page, room: str, *tokens: str, guide: bool = False) -> None:
    """Let a page have seats of a room, and open it; without advice for beginners unless wanted."""
    if page.url == "about:blank":
        page.goto(LIGHT)
    page.evaluate(
        """([room, tokens, guide]) => {
            localStorage.setItem("branchline.tokens", JSON.stringify({ [room]: tokens }));
            localStorage.setItem("branchline.settings", JSON.stringify({ guide }));
        }""",
        [room, list(tokens), guide],
    )
    loaded = urlsplit(page.url).path == "/"
    page.goto(f"/#/room/{room}")
    if loaded:  # else only the part after the hash has changed
        page.reload()
