"""Ways to pay that leave cards open: where a game offers them, and opening them on a page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from branchline.play.match import Match
from tests.browser.moments import claimed_track, claims
from tests.browser.positions import Position
from tests.browser.rooms import sit

FERRY = "Vaasa–Umeå"
"""A ferry of the Nordic board, where any three cards make a locomotive."""


def offers(match: Match, start: str, part: str) -> list[str]:
    """Return the claims on offer to the first seat that begin so and have a part."""
    if list(match.to_act) != [0]:
        return []
    texts = (match.notation.text(action) for action in match.actions(0))
    return [text for text in texts if text.startswith(f"claim {start}") and part in text]


def open_payments(page: Page, position: Position, track: str) -> None:
    """Open the ways to pay for a track from the list of what can be built."""
    sit(page, position.room, position.tokens[0])
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    page.keyboard.press("b")
    page.locator("dialog[open] .tracks button").filter(has_text=track).first.click()
    ask = page.locator(".ask")
    expect(ask).to_contain_text(track)
    if ask.get_by_role("button", name="Other way").count():
        ask.get_by_role("button", name="Other way").click()
    else:
        ask.locator("button.main").click()
    expect(page.locator("dialog[open] footer")).to_be_visible()


def owes_any_cards(match: Match) -> bool:
    """Tell whether the first seat can pay for the ferry, but not with a locomotive."""
    alone = offers(match, FERRY, "sub×1")
    return bool(alone) and sum(match.view(0).hand) > 6 and not match.view(0).hand[8]


def ask_about(page: Page, match: Match) -> int:
    """Choose the track with most ways to pay from the list of what can be built; return it."""
    expect(page.locator(".game[data-acting=true]")).to_be_visible()
    tracks = [claimed_track(match, action) for action in claims(match)]
    track = max(tracks, key=tracks.count)
    page.keyboard.press("b")
    page.locator(f"dialog[open] .tracks button[data-track='{track}']").first.click()
    expect(page.locator(".ask")).to_be_visible()
    return track
