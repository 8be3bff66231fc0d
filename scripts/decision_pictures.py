"""Draw one decision of the bots for docs/bots.md: the plans of a position, and its moves compared.

    python scripts/decision_pictures.py

The position is reached by value bots from a fixed seed, so that the pictures can be made again.
Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import argparse
import io
import math
from dataclasses import dataclass
from html import escape
from pathlib import Path

from PIL import Image

from branchline import load_map
from branchline.boards import load_drawing
from branchline.boards.claims import claims_of
from branchline.boards.draw import draw
from branchline.boards.picture import png_of
from branchline.bots import make_bot
from branchline.bots.brains.plan_kinds import N_KINDS, may_differ
from branchline.bots.brains.rollout_search import RolloutSearch, SearchLimits
from branchline.bots.brains.value_network import POINTS
from branchline.bots.brains.value_policy import ValuePolicy
from branchline.bots.search_bots import make_value_policy
from branchline.core.actions import BLIND_ACTION
from branchline.core.cards import CARD_NAMES
from branchline.core.chance import Dice
from branchline.core.state import TURN
from branchline.mechanics.survey import OPEN as CAN_BUILD
from branchline.play.match import Match

MAP = "usa"
SEED = 21
DECISION = 34
"""After how many moves of the game a decision is looked for."""
PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
PLANS_SHOWN = 4
WIDTH = 720
GAP = 12
TRIES = 240
"""Deals from which every move is played on."""
SHOWN_MOVES = 8
COLOURS = ("#d2402f", "#1f6fb5", "#2e8b57", "#8a4fbf", "#c77f0a")
"""One for each ticket of the plan; the last for tracks that merely score."""
BAR, DOT = "#c9d8c5", "#b4552d"


@dataclass(frozen=True)
class Move:
    """A move that was weighed: in words, by the network, and by playing on with its error."""

    text: str
    looked: float
    played: float
    error: float


def reach_position() -> Match:
    """Return the game at the decision that is shown."""
    match = Match(load_map(MAP), 2, SEED, seats=("Ann", "Ben"))
    bots = [make_bot("value", match.game, SEED + seat) for seat in range(2)]
    while len(match.moves) < DECISION or match.state.phase != TURN or match.seat != 0:
        seat = match.to_act[0]
        match.play(match.notation.text(bots[seat].choose(match.view(seat), match.actions(seat))))
    return match


def plans_of(policy: ValuePolicy, match: Match) -> list[dict[int, int]]:
    """Return the different plans of a position: each track with the ticket it is for, or -1."""
    s, planner = match.state, policy.planner
    planner.prepare(s, s.seat)
    n_open, kept_survey = planner.plan.n_open, planner.plan.kept_survey
    kinds = [kind for kind in range(N_KINDS) if may_differ(kind, n_open, kept_survey)]
    found: list[dict[int, int]] = []
    for kind in kinds:
        planner.kind = kind
        planner.prepare(s, s.seat)
        plan = planner.plan
        tracks = {
            track: int(plan.tracks_for[track]) - 1
            for track in range(match.game.board.n_tracks)
            if plan.survey.planned[track] == 1 and plan.survey.kind[track] == CAN_BUILD
        }
        if tracks and all(set(tracks) != set(other) for other in found):
            found.append(tracks)
    planner.kind = 0
    return found


def draw_plan(match: Match, tracks: dict[int, int], width: int) -> Image.Image:
    """Return the board with a plan on it; every ticket has its colour."""
    data = match.data
    drawing = load_drawing(data)
    if drawing is None:
        raise SystemExit(f"{MAP} has no board")
    tickets = sorted(match.view(0).tickets)
    colour = {ticket: COLOURS[i % (len(COLOURS) - 1)] for i, ticket in enumerate(tickets)}
    parts = []
    for track, ticket in tracks.items():
        for x, y, turn, length in drawing.board.tracks[track].spaces:
            parts.append(
                f'<rect x="{-length / 2 - 6}" y="-17" width="{length + 12}" height="34" rx="9"'
                f' fill="none" stroke="{colour.get(ticket, COLOURS[-1])}" stroke-width="9"'
                f' transform="translate({x} {y}) rotate({turn})"/>'
            )
    for ticket in tickets:
        for leg in data.tickets[ticket].legs:
            for place in (*leg.starts, *leg.ends):
                mark = drawing.board.places[place]
                parts.append(
                    f'<circle cx="{mark.x}" cy="{mark.y}" r="30" fill="none"'
                    f' stroke="{colour[ticket]}" stroke-width="10"/>'
                )
    picture = draw(data, drawing, claims_of(match), framed=False)
    return Image.open(
        io.BytesIO(png_of(picture.replace("</svg>", "".join(parts) + "</svg>"), width))
    )


def weigh(policy: ValuePolicy, match: Match) -> list[Move]:
    """Return the moves that were tried, in points ahead of or behind the best by the network."""
    s = match.state
    policy.evaluate(s, Dice(SEED))
    values = list(policy.values)
    order = sorted(range(len(values)), key=lambda i: -values[i])[:SHOWN_MOVES]
    search = RolloutSearch(match.game, policy, SearchLimits(), 0.0)
    moves = [int(policy.moves[i]) for i in order]
    leads: list[list[float]] = [[] for _ in moves]
    for number in range(TRIES):
        deal = search.redealer.deal(s, s.seat, Dice(SEED + number))
        ends = [search.play_on(deal.copy(), s.seat, move, Dice(7919 * number)) for move in moves]
        for i, end in enumerate(ends):
            leads[i].append((end - ends[0]) * POINTS)
    found = []
    for i, move in enumerate(moves):
        mean = sum(leads[i]) / TRIES
        spread = sum((each - mean) ** 2 for each in leads[i]) / TRIES
        looked = (values[order[i]] - values[order[0]]) * POINTS
        found.append(Move(name_of(match, move), looked, mean, math.sqrt(spread / TRIES)))
    return found


def name_of(match: Match, move: int) -> str:
    """Return a move as the chart names it: cards by their colours, not by their slots."""
    if move < BLIND_ACTION:
        return f"take {CARD_NAMES[match.view(0).row[move]]} from the row"
    return "draw from the deck" if move == BLIND_ACTION else match.notation.text(move)


def chart_of(moves: list[Move]) -> str:
    """Return a chart of the moves: a bar for the network, a dot with its error for playing on."""
    row, left, scale = 34, 330, 30.0
    low = min(min(move.looked, move.played - move.error) for move in moves)
    high = max(max(move.looked, move.played + move.error) for move in moves)
    zero = left - low * scale
    width, height = zero + high * scale + 60, row * len(moves) + 64
    box = f"0 0 {width:.0f} {height}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" viewBox="{box}">',
        '<rect width="100%" height="100%" fill="#fffdf6"/><g font-size="14">',
        f'<path d="M{zero:.1f} 10V{height - 44}" stroke="#8d8068"/>',
    ]
    for number, move in enumerate(moves):
        y = 14 + row * number
        x = zero + min(0.0, move.looked) * scale
        at, error = zero + move.played * scale, move.error * scale
        long = max(abs(move.looked) * scale, 2)
        line = f"M{at - error:.1f} {y + 12}H{at + error:.1f}"
        parts += [
            f'<text x="12" y="{y + 17}">{escape(move.text)}</text>',
            f'<rect x="{x:.1f}" y="{y + 3}" width="{long:.1f}" height="18" rx="4" fill="{BAR}"/>',
            f'<path d="{line}" stroke="{DOT}" stroke-width="2.5"/>',
            f'<circle cx="{at:.1f}" cy="{y + 12}" r="5.5" fill="{DOT}"/>',
        ]
    y = height - 18
    parts += [
        f'<rect x="12" y="{y - 13}" width="30" height="16" rx="4" fill="{BAR}"/>',
        f'<text x="50" y="{y}">one turn ahead, by the network</text>',
        f'<circle cx="290" cy="{y - 5}" r="5.5" fill="{DOT}"/>',
        f'<text x="302" y="{y}">played on for two turns, ± one standard error</text></g></svg>\n',
    ]
    return "".join(parts)


def main() -> None:
    match = reach_position()
    policy = make_value_policy(match.game, N_KINDS)
    if policy is None:
        raise SystemExit(f"{MAP} has no network")
    view = match.view(0)
    print("hand", view.hand, "row", view.row, "trains", view.trains, "points", view.points)
    print("tickets", [match.data.tickets[t] for t in view.tickets])
    plans = plans_of(policy, match)
    print(len(plans), "different plans")
    pictures = [draw_plan(match, plan, WIDTH) for plan in plans[:PLANS_SHOWN]]
    wide, high = (each + GAP for each in pictures[0].size)
    size = (2 * wide - GAP, (len(pictures) + 1) // 2 * high - GAP)
    sheet = Image.new("RGB", size, "#fffdf6")
    for number, picture in enumerate(pictures):
        sheet.paste(picture.convert("RGB"), (number % 2 * wide, number // 2 * high))
    sheet.save(PICTURES / "decision-plans.webp", quality=80, method=6)
    moves = weigh(policy, match)
    for move in moves:
        print(move)
    (PICTURES / "decision-moves.svg").write_text(chart_of(moves), encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    ).parse_args()
    main()
