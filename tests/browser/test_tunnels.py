"""Tunnels in a browser: what was laid, which cards count, and who answers."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from branchline.play.match import Match
from tests.browser.looking import shot, violations
from tests.browser.playing import Person
from tests.browser.positions import BRUNEL, collect, game_until
from tests.browser.rooms import sit
from tests.browser.serving import Server
from tests.browser.visiting import Visits

MAP = "europe"
WATCH = """\
window.opened = 0;
new MutationObserver(() => {
  if (document.querySelector("dialog[open]")) window.opened++;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def digger(match: Match, seat: int, dice: random.Random) -> int:
    """Build tunnels as soon as one can; else collect."""
    legal = match.actions(seat)
    tunnels = [
        action
        for action in legal
        if match.notation.text(action).startswith("claim") and is_tunnel(match, action)
    ]
    return dice.choice(tunnels) if tunnels else collect(match, seat, dice)


def is_tunnel(match: Match, action: int) -> bool:
    """Tell whether a claim is one of a tunnel."""
    track = int(match.game.track_of[action - match.game.claim_action])
    return bool(match.data.tracks[track].get("tunnel", False))


def asked(match: Match) -> bool:
    """Tell whether the first seat is to answer a tunnel that it can pay."""
    return (
        list(match.to_act) == [0] and match.view(0).phase == "tunnels" and len(match.actions(0)) > 1
    )


def test_the_matching_cards_are_marked_and_the_laid_ones_shown(
    visits: Visits, server: Server
) -> None:
    position = game_until(server, MAP, asked, choose=digger)
    shown = position.match.view(0).mechanics["tunnels"]
    page = visits.open(reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("You laid")
    expect(dialog.locator(".payment .g").first).to_be_visible()
    expect(dialog.locator("figure")).to_have_count(len(shown["revealed"]))
    expect(dialog.locator("figure.hit")).to_have_count(shown["surcharge"])
    expect(dialog).to_contain_text("Giving up returns your cards")
    shot(page, "tunnel")
    assert violations(page) == []
    dialog.locator(".ways button.main").first.click()
    expect(page.locator(f"svg [data-track='{shown['track']}']")).to_have_count(1)


def collected(match: Match) -> bool:
    """Tell whether the first seat is on turn with many cards."""
    view = match.view(0)
    return list(match.to_act) == [0] and view.phase == "turn" and sum(view.hand) > 25


def test_a_bot_that_plays_for_one_answers_tunnels_itself(visits: Visits, server: Server) -> None:
    position = game_until(server, MAP, collected, rival=BRUNEL)
    page = visits.open(reduced_motion=True)
    sit(page, position.room, position.tokens[0])
    Person(page).wait()
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.evaluate(WATCH)
    expect(page.locator(".log ol")).to_contain_text("You lay")
    expect(page.locator(".log ol")).to_contain_text("the tunnel reveals")
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    assert page.evaluate("window.opened") == 0
