"""Screens of the decisions that mechanics ask for in the midst of a turn, or before the first."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from scripts.gallery_stage import SCREENS, Screen, Show, Stage

from branchline import map_ids
from branchline.maps import load_map
from branchline.play.match import Match
from tests.browser.moments import build
from tests.browser.positions import Wanted

MECHANICS: Final = (
    "city_markers",
    "passengers",
    "terrain_cards",
    "ticket_decks",
    "visitor",
)
"""Mechanics with a phase of their own; shares and tunnels have screens elsewhere."""


def is_asked_by(mechanic: str) -> Wanted:
    """Return what tells whether the first seat has to choose in the phase of a mechanic."""

    def is_asked(match: Match) -> bool:
        return 0 in match.to_act and match.view(0).phase == mechanic and len(match.actions(0)) > 1

    return is_asked


def decision_of(mechanic: str, which: str, variant: str | None) -> Show:
    """Return how to show a decision."""
    wanted = is_asked_by(mechanic)

    def show(stage: Stage) -> None:
        stage.sit(which, wanted, variant, build)
        expect(stage.page.locator(".decide button").first).to_be_visible()

    return show


def table_with(mechanic: str) -> tuple[str, str | None]:
    """Return the first map and variant that have a mechanic."""
    return next(
        (which, variant)
        for which in map_ids()
        for variant in (None, *load_map(which).variants)
        if mechanic in load_map(which, variant).mechanics
    )


for _mechanic in MECHANICS:
    SCREENS.append(Screen(f"decision-{_mechanic}", decision_of(_mechanic, *table_with(_mechanic))))
