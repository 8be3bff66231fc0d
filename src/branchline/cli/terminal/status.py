"""The status line: exactly what is allowed now."""

from __future__ import annotations

from branchline.cli.terminal import offers as offering
from branchline.cli.terminal.shelf import affordable, blind_cards, named
from branchline.core.actions import BLIND_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.core.state import ROW_SIZE
from branchline.mechanics import shelf
from branchline.play.match import Match
from branchline.play.view import View


def picks(legal: list[int]) -> str:
    """Return the keys that draw a card."""
    slots = [str(slot + 1) for slot in range(ROW_SIZE) if slot in legal]
    if len(slots) == ROW_SIZE:
        slots = [f"1–{ROW_SIZE}"]
    return " ".join([*slots, *(["d"] if BLIND_ACTION in legal else [])])


def turn_status(match: Match, view: View, legal: list[int], width: int) -> str:
    """Say what a turn may be."""
    parts = [f"{keys} draw"] if (keys := picks(legal)) else []
    if blind := blind_cards(match, legal):
        parts.append(f"dd {blind} blind")
    if TICKETS_ACTION in legal:
        parts.append("t tickets")
    tracks = len(offering.claims(match, legal))
    parts.append(f"b build ({tracks})" if tracks else "nothing to build yet")
    if PASS_ACTION in legal:
        parts = ["nothing else is possible: p pass"]
    parts += other_parts(match, legal)
    turn = "LAST ROUND, your final turn" if view.turns_left > 0 else "Your turn"
    if view.mechanics.get("technologies", {}).get("bought"):
        turn += " goes on" if turn == "Your turn" else ""
    text = f"{turn}: {' · '.join(parts)}"
    long = f"{text} · m map · ? help"
    return long if len(long) <= width else f"{text} · ?"


def other_parts(match: Match, legal: list[int]) -> list[str]:
    """Return what the key for the mechanics' own actions is about."""
    parts = []
    if technologies := len(affordable(match, legal)):
        parts.append(f"s buy ({technologies})")
    names = {
        match.game.owner(action).name.replace("_", " ")
        for action in legal
        if action >= match.game.mechanic_action
    } - {"technologies"}
    if names:
        parts.append(f"s {', '.join(sorted(names))}")
    return parts


def claim_status(match: Match, view: View, legal: list[int]) -> str:
    """Say which claim a technology asks for."""
    under_way = view.mechanics.get("technologies", {}).get("under_way")
    tracks = len(offering.claims(match, legal))
    if under_way == shelf.A_RIVAL_CLAIM:
        name = named(match, shelf.RIGHT_OF_WAY)
        start = f"{name}: claim a track of another player: b build ({tracks})"
    else:
        name = named(match, shelf.TWO_CLAIMS)
        first = under_way == shelf.FIRST_OF_TWO
        start = f"{name}: claim the {'first' if first else 'second'} track: b build ({tracks})"
        start += "" if first else " · x stop"
    return f"{start} · m map · ? help"
