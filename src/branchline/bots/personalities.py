"""Personalities: how bots of one level differ, by what they think more or less of than others."""

from __future__ import annotations

from typing import Final

from branchline.bots.brains.planner_weights import WEIGHTS

ADDED: Final[dict[str, dict[str, int]]] = {
    "hunter": {
        "offer_points": 20,
        "offer_trains": -30,
        "offer_full": 10,
        "tickets": -400,
        "ticket_turns": -300,
    },
    "racer": {
        "wait": -150,
        "patience": -200,
        "eager": 10,
        "points": -10,
        "tickets": 1500,
        "endgame": 300,
    },
    "blocker": {"block": 700, "other": -200},
    "builder": {"points": 20, "filler": 250, "slack": -300, "offer_points": 20},
}
"""What each adds to the weights of its level, in hundredths."""


def with_personality(weights: list[int], name: str) -> list[int]:
    """Return weights as a personality changes them, within their ranges."""
    added = ADDED[name]
    return [
        min(weight.high, max(weight.low, value + added[weight.name]))
        if weight.name in added
        else value
        for weight, value in zip(WEIGHTS, weights, strict=True)
    ]
