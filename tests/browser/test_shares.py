"""Shares of companies: the choice after building leaves the board its room, and is told."""

from __future__ import annotations

from playwright.sync_api import expect

from branchline.play.match import Match
from tests.browser.looking import violations
from tests.browser.moments import build
from tests.browser.positions import game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.watched_pages import Visits

MOST_HEIGHT = 110
"""Two lines of buttons, in pixels."""


def may_take_a_share(match: Match) -> bool:
    """Tell whether the first seat chooses a share of one of several companies."""
    offered = match.view(0).mechanics["company_shares"]["offered"]
    return list(match.to_act) == [0] and len(offered) > 1


def test_a_share_is_chosen_by_its_sign_in_little_room(visits: Visits, server: Server) -> None:
    position = game_until(server, "pennsylvania", may_take_a_share, choose=build)
    page = visits.open(device="phone", reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    shares = page.locator(".decide button.share")
    offered = position.match.view(0).mechanics["company_shares"]["offered"]
    expect(shares).to_have_count(len(offered))
    expect(page.locator(".status b")).to_have_text("Shares")
    expect(page.locator(".decide button").last).to_have_text("take no share")
    box = page.locator(".decide").bounding_box()
    assert box
    assert box["height"] <= MOST_HEIGHT
    assert violations(page) == []
    shares.first.click()
    expect(page.locator(".status b")).to_have_text("Dummy")  # two players choose one for it, too
    shares.first.click()
    expect(page.locator(".decide")).to_have_count(0)
