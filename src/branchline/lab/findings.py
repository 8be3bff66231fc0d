"""What a study found, as plain values for JSON and for the page: every figure with its interval."""

from __future__ import annotations

import math
from typing import Any, Final

from branchline.core.cards import TRACK_COLOURS
from branchline.lab.game_sums import FARTHEST, TENTHS
from branchline.lab.intervals import (
    Figure,
    deviation_of,
    difference,
    figure,
    mean_of,
    quantile_of,
    ratio_of,
    share,
    shifted,
    won_share,
)
from branchline.lab.luck_sums import STAGES, THOUSAND
from branchline.lab.resistance import conductances, resistances, ticket_resistances
from branchline.lab.study import StudyPlan, StudyState, widest
from branchline.lab.study_jobs import STYLES, VALUE
from branchline.lab.sums import WIN, Sums
from branchline.lab.ticket_worths import suggested_price, ticket_worths
from branchline.lab.watched_games import ODDITIES
from branchline.play.notation import Notation

FORMAT: Final = "branchline-lab"
VERSION: Final = 1
DEAD: Final = 0.02
"""A track is dead if surely fewer games than this see it built."""
CONTESTED: Final = 0.1
"""A track is contested if in surely more of its claims another player had planned it."""
ROUNDING: Final = 1e-9
"""Figures that differ by less than this part of themselves are the same."""

Findings = dict[str, Any]


def findings_of(plan: StudyPlan, state: StudyState) -> Findings:
    """Return all that a study found."""
    table, sums = plan.table, state.sums
    data, players = table.data, table.players
    tickets = ticket_findings(plan, sums)
    tracks = track_findings(plan, sums)
    return {
        "format": FORMAT,
        "version": VERSION,
        "map": {
            "id": data.id,
            "name": data.name,
            "variant": data.variant,
            "rules": data.rules_hash,
        },
        "players": players,
        "seed": table.seed,
        "games": sums["games"][0],
        "rounds": state.rounds,
        "precision": {"asked": plan.precision, "reached": widest(sums)},
        "tickets": tickets,
        "prices": price_findings(tickets),
        "tracks": tracks,
        "places": place_findings(plan, sums),
        "lengths": group_findings(plan, sums, "length"),
        "colours": group_findings(plan, sums, "colour"),
        "lines": line_findings(plan, sums),
        "mechanics": mechanic_findings(plan, sums),
        "seats": seat_findings(sums, players),
        "first_seat": first_seat_findings(sums, players),
        "game": {name: mean_of(sums[name]) for name in ("turns", "score", "winner_score", "margin")}
        | {name: mean_of(sums[name]) for name in ("tickets_kept", "tickets_done")},
        "decided": decided_findings(sums),
        "luck": ratio_of(sums["luck"]) if "luck" in sums else None,
        "styles": style_findings(sums),
        "oddities": oddity_findings(sums, state),
        "value": value_findings(sums, players),
    }


def ticket_findings(plan: StudyPlan, sums: Sums) -> list[dict[str, Any]]:
    """Return what was found of each ticket: its price against what it is worth."""
    table = plan.table
    game = table.game
    hardness = ticket_resistances(game, resistances(conductances(game)))
    worths = ticket_worths(sums, table.players)
    found = []
    for number, ticket in enumerate(table.data.tickets):
        offered, kept, done, won = (
            sums[f"ticket_{name}"][number] for name in ("offered", "kept", "done", "won")
        )
        points = max(leg.points for leg in ticket.legs)
        completion = share(done, kept)
        wins = won_share(won, kept)
        found.append(
            {
                "ticket": number,
                "name": ticket.text,
                "points": points,
                "goals": len(ticket.legs),
                "resistance": hardness[number] if math.isfinite(hardness[number]) else None,
                "kept": share(kept, offered),
                "completion": completion if kept else None,
                "win_share": wins if kept else None,
                "win_lift": shifted(wins, 1 / table.players) if kept else None,
                "worth": worths[number],
                "suggested": suggested_price(points, worths[number], completion["value"]),
            }
        )
    return found


def price_findings(tickets: list[dict[str, Any]]) -> dict[str, Any]:
    """Return how well prices follow what tickets ask for: correlations over the tickets."""
    pairs = {
        "resistance": [(t["points"], t["resistance"]) for t in tickets if t["resistance"]],
        "completion": [(t["points"], t["completion"]["value"]) for t in tickets if t["completion"]],
        "suggested": [(t["points"], t["suggested"]["value"]) for t in tickets if t["suggested"]],
    }
    return {name: correlation(some) for name, some in pairs.items()}


def correlation(pairs: list[tuple[float, float]]) -> Figure | None:
    """Return how far two figures go together, with Fisher's interval.

    None for too few pairs, and where one of the figures is always the same.
    """
    n = len(pairs)
    if n < 4:
        return None
    xs, ys = [x for x, _ in pairs], [y for _, y in pairs]
    mx, my = math.fsum(xs) / n, math.fsum(ys) / n
    sxy = math.fsum((x - mx) * (y - my) for x, y in pairs)
    sxx, syy = (math.fsum((v - m) ** 2 for v in vs) for vs, m in ((xs, mx), (ys, my)))
    if any(each <= n * (ROUNDING * m) ** 2 for each, m in ((sxx, mx), (syy, my))):
        return None
    r = max(-0.999999, min(0.999999, sxy / math.sqrt(sxx * syy)))
    low, high = (math.tanh(math.atanh(r) + each * 1.959964 / math.sqrt(n - 3)) for each in (-1, 1))
    return {"value": r, "low": low, "high": high, "n": n, "error": (1 - r * r) / math.sqrt(n - 1)}


def track_findings(plan: StudyPlan, sums: Sums) -> list[dict[str, Any]]:
    """Return what was found of each track: how often it is built, when, and by whom.

    When it is built lies between 0 and 1, so it cannot vary more than a share does.
    """
    table = plan.table
    games = sums["games"][0]
    notation = Notation(table.data, table.game)
    found = []
    for number, track in enumerate(table.data.tracks):
        alike, usable = interchangeable(plan, number)
        claims, won, rivals, tenths = (
            sum(sums[f"track_{name}"][each] for each in alike)
            for name in ("claims", "won", "rivals", "tenths")
        )
        built, contested = share(claims / usable, games), share(rivals, claims)
        found.append(
            {
                "track": number,
                "name": notation.tracks[number],
                "length": track.length,
                "colour": TRACK_COLOURS[track.colour],
                "built": built,
                "when": share(tenths / TENTHS, claims) if claims else None,
                "contested": contested if claims else None,
                "win_lift": shifted(won_share(won, claims), 1 / table.players) if claims else None,
                "dead": built["high"] < DEAD,
                "fought_over": claims > 0 and contested["low"] > CONTESTED,
            }
        )
    return found


def interchangeable(plan: StudyPlan, track: int) -> tuple[list[int], int]:
    """Return the tracks of a route that look the same, and how many of them can be taken.

    Nobody cares which of them is built, so they are counted together.
    """
    board = plan.table.game.board
    route = int(board.route_of[track])
    members = board.route_tracks[route]
    alike = [each for each in members if board.colour[each] == board.colour[track]]
    return alike, max(1, min(len(alike), int(board.route_limit[route])))


def place_findings(plan: StudyPlan, sums: Sums) -> list[dict[str, Any]]:
    """Return in how many games each place is touched."""
    games = sums["games"][0]
    return [
        {
            "place": number,
            "name": plan.table.data.places[number].name,
            "touched": share(count, games),
            "never": count == 0,
        }
        for number, count in enumerate(sums["places"])
    ]


def group_findings(plan: StudyPlan, sums: Sums, key: str) -> list[dict[str, Any]]:
    """Return how much the tracks of each length, or of each colour, are used."""
    tracks = plan.table.data.tracks
    games = sums["games"][0]
    names = sorted({getattr(track, key) for track in tracks})
    all_claims = max(1, sum(sums["track_claims"]))
    found = []
    for name in names:
        members = [i for i, track in enumerate(tracks) if getattr(track, key) == name]
        claims = sum(sums["track_claims"][i] for i in members)
        won = sum(sums["track_won"][i] for i in members)
        found.append(
            {
                key: TRACK_COLOURS[name] if key == "colour" else name,
                "tracks": len(members),
                "use": share(claims, games * len(members)),
                "of_claims": share(claims, all_claims),
                "win_lift": shifted(won_share(won, claims), 1 / plan.table.players)
                if claims
                else None,
            }
        )
    return found


def line_findings(plan: StudyPlan, sums: Sums) -> list[dict[str, Any]]:
    """Return what each kind of line of the score sheet brings, to all and to winners."""
    found = []
    for name in plan.table.game.line_names:
        n, points, squares, scored, winners, of_winners = sums[f"line:{name}"]
        mean = mean_of((n, points, squares))
        extra = of_winners / winners - mean["value"] if winners else 0.0
        # winners are a part of all: the error of what they have more is that of a part
        parts = winners / WIN
        error = mean["error"] * math.sqrt(n / parts - 1) if parts and n > parts else 0.0
        found.append(
            {
                "line": name,
                "points": mean,
                "scored": share(scored, n),
                "winners_more": figure(extra, error, n),
            }
        )
    return found


def mechanic_findings(plan: StudyPlan, sums: Sums) -> list[dict[str, Any]]:
    """Return what changes when a mechanic is there, against games without it."""
    found = []
    for name in plan.table.data.mechanics:
        before = f"without:{name}:"
        if before + "games" not in sums:
            found.append({"mechanic": name, "possible": False})
            continue
        changes = {
            key: difference(mean_of(sums[key]), mean_of(sums[before + key]))
            for key in ("score", "turns", "margin", "tickets_done")
        }
        found.append({"mechanic": name, "possible": True, **changes})
    return found


def seat_findings(sums: Sums, players: int) -> list[dict[str, Any]]:
    """Return how seats do by when their turn comes first.

    The points of one seat differ as those of all do.
    """
    games = sums["games"][0]
    error = deviation_of(sums["score"]) / math.sqrt(max(1, games))
    return [
        {
            "order": order + 1,
            "win_share": won_share(sums["seat_won"][order], games),
            "score": figure(sums["seat_score"][order] / max(1, games), error, games),
        }
        for order in range(players)
    ]


def first_seat_findings(sums: Sums, players: int) -> dict[str, Any] | None:
    """Return the advantage of beginning, and the points that make up for it.

    They are the lead that the first player exceeds in its fair share of the games.
    """
    if players < 2:
        return None
    games = sums["games"][0]
    advantage = shifted(won_share(sums["seat_won"][0], games), 1 / players)
    return {
        "advantage": advantage,
        "compensation": quantile_of(sums["first_lead"], 1 - 1 / players, -FARTHEST),
    }


def decided_findings(sums: Sums) -> dict[str, Any] | None:
    """Return when games are decided, as a part of their moves."""
    if "decided" not in sums:
        return None
    stages = [
        {"stage": stage / 100, "chance": part_of(mean_of(sums[f"chance:{stage}"], THOUSAND))}
        for stage in STAGES
    ]
    return {
        "favourite_from": part_of(mean_of(sums["decided"], THOUSAND)),
        "winner_chance": stages,
    }


def part_of(found: Figure) -> Figure:
    """Return a figure that lies between 0 and 1, as its interval has to."""
    return found | {"low": max(0.0, found["low"]), "high": min(1.0, found["high"])}


def style_findings(sums: Sums) -> list[dict[str, Any]]:
    """Return how often each style wins among the others, the best first."""
    found = []
    for style in STYLES:
        if f"style:{style}" in sums:
            n, won, score, squares = sums[f"style:{style}"]
            mean = mean_of((n, score, squares))
            found.append({"style": style, "win_share": won_share(won, n), "score": mean})
    return sorted(found, key=lambda each: -each["win_share"]["value"])


def oddity_findings(sums: Sums, state: StudyState) -> list[dict[str, Any]]:
    """Return how often odd things happen, and the files of some such games."""
    games = sums["games"][0]
    found = []
    for kind in ODDITIES:
        files = [file_of(kind, i) for i in range(sum(o.kind == kind for o in state.oddities))]
        count = sums.get(f"oddity:{kind}", [0])[0]
        found.append({"kind": kind, "games": share(count, games), "files": files})
    return found


def file_of(kind: str, number: int) -> str:
    """Return where an odd game is kept, within the folder of the report."""
    return f"games/{kind}-{number + 1}.json"


def value_findings(sums: Sums, players: int) -> dict[str, Any] | None:
    """Return how bots with a trained network play the map; None where there are none."""
    if f"{VALUE}:games" not in sums:
        return None
    of_value = {
        name.removeprefix(f"{VALUE}:"): each
        for name, each in sums.items()
        if name.startswith(f"{VALUE}:")
    }
    names = ("turns", "score", "winner_score", "margin", "tickets_kept", "tickets_done")
    return {
        "games": of_value["games"][0],
        "first_seat": first_seat_findings(of_value, players),
        **{name: mean_of(of_value[name]) for name in names},
    }
