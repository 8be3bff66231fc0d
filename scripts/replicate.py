"""Repeat the experiments of the play-testing literature with our engine.

    python scripts/replicate.py PAPERS [--games 2000] [--folder replications] [--write]

PAPERS is the folder with the published figures (silva-2017.json, witter-lyford-2020.json). What was
played is kept in the folder: run it again and it goes on where it stopped. Without `--write` the
tables are printed; with it they are put into docs/replications.md, between its marks.
"""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any

from branchline.arena.executor import Executor
from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.bots import make_bot
from branchline.bots.silva_bots import SilvaHungryBot
from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.seeds import scramble
from branchline.core.state import OVER
from branchline.lab.findings import correlation
from branchline.lab.intervals import Figure, share
from branchline.lab.report_parts import in_line
from branchline.lab.resistance import conductances, resistances, ticket_resistances
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.play.view import view_of

MAP = "usa"
AGENTS = {
    "Hungry": "silva-hungry",
    "Path": "silva-path",
    "OneStep": "silva-one-step",
    "LongRoute": "silva-long",
}
BATCH = 25
PAGE = Path(__file__).parent.parent / "docs/replications.md"
START, END = "<!-- figures -->", "<!-- end of figures -->"
MIX = tuple(AGENTS.values())
Sums = dict[str, list[int]]


@dataclass(frozen=True)
class Experiment:
    """Games among agents; with `alpha`, a track of n spaces scores alpha x n points.

    With `any_needed` Destination Hungry is read in the other way that its description allows.
    """

    players: int
    first: int
    games: int
    alpha: float = 0.0
    any_needed: bool = False


def game_for(experiment: Experiment) -> Game:
    data = load_map(MAP)
    if experiment.alpha:  # whole points: tenths of them would do as well
        points = {n: round(10 * experiment.alpha * n) for n in data.points}
        tickets = tuple(
            replace(t, legs=tuple(replace(leg, points=10 * leg.points) for leg in t.legs))
            for t in data.tickets
        )
        mechanics = {name: dict(each) for name, each in data.mechanics.items()}
        for each in mechanics.values():
            each.update({"points": 10 * each["points"]} if "points" in each else {})
        data = replace(data, points=points, tickets=tickets, mechanics=mechanics)
    return build_game(data, experiment.players)


def play(experiment: Experiment) -> Sums:
    """Play some games; all orders of the agents, or all ordered pairs of them, in turn."""
    SilvaHungryBot.any_needed = experiment.any_needed
    game = game_for(experiment)
    board = game.board
    orders = list(permutations(MIX, experiment.players))
    sums = {
        **{f"agent {name}": [0, 0] for name in MIX},
        "kept": [0] * int(board.n_tickets),
        "won": [0] * int(board.n_tickets),
        "done": [0] * int(board.n_tickets),
        "claims": [0] * int(board.n_tracks),
        "lengths": [0] * 7,
        "touched": [0] * int(board.n_places),
        "games": [experiment.games],
    }
    for number in range(experiment.first, experiment.first + experiment.games):
        names = orders[scramble(number) % len(orders)]
        dice = Dice(scramble(number) + 1)
        s = game.start(dice)
        bots = [make_bot(name, game, number * 8 + seat) for seat, name in enumerate(names)]
        while s.phase != OVER:
            seat = int(s.seat)
            game.apply(s, bots[seat].choose(view_of(game, s, seat), game.legal(s)), dice)
        sheet = game.score(s)
        winners = sheet.winners()
        for seat, name in enumerate(names):
            won = 12 // len(winners) if seat in winners else 0
            sums[f"agent {name}"][0] += 1
            sums[f"agent {name}"][1] += won
            for ticket in s.members(s.kept, seat):
                sums["kept"][ticket] += 1
                sums["won"][ticket] += won
                sums["done"][ticket] += int(sheet.is_completed(seat, ticket))
            for track in s.members(s.owned, seat):
                sums["claims"][track] += 1
                sums["lengths"][int(board.length[track])] += int(seat in winners)
        touched = {
            int(end[track])
            for seat in range(experiment.players)
            for track in s.members(s.owned, seat)
            for end in (board.track_a, board.track_b)
        }
        for place in touched:
            sums["touched"][place] += 1
    return sums


def run(executor: Executor, folder: Path, wanted: Experiment) -> Sums:
    """Play an experiment, or what is left of it; every batch is kept."""
    file = folder / f"{wanted.players}-players-{wanted.alpha:g}-{wanted.any_needed}.json"
    total: Sums = json.loads(file.read_text()) if file.exists() else {}
    done = total["games"][0] if total else 0
    firsts = range(done, wanted.games, BATCH)
    jobs = [replace(wanted, first=first, games=BATCH) for first in firsts]
    for part in executor.run(play, jobs):
        for name, numbers in part.items():
            known = total.setdefault(name, [0] * len(numbers))
            total[name] = [a + b for a, b in zip(known, numbers, strict=True)]
        part_file = file.with_suffix(".part")
        part_file.write_text(json.dumps(total))
        part_file.replace(file)
    return total


def shown(found: Figure) -> str:
    return f"{found['value']:.3f} ({found['low']:.3f}–{found['high']:.3f})"


def wins(sums: Sums, agent: str) -> Figure:
    n, won = sums[f"agent {agent}"]
    return share(won / 12, n)


def key(text: str) -> frozenset[str]:
    plain = text.upper().replace("É", "E").replace("–", "/")
    return frozenset(part.strip() for part in plain.split("/"))


def agreement(pairs: list[tuple[float, float]]) -> str:
    found = correlation(pairs)
    return "–" if found is None else in_line(found, 2)


def agents_table(witter: dict[str, Any], four: Sums, otherwise: Sums) -> list[str]:
    games = otherwise["games"][0]
    rows = [
        f"| agent | published (20,000 games) | ours | Hungry, other reading ({games:,} games) |",
        "|---|---|---|---|",
    ]
    for name, agent in AGENTS.items():
        published = witter["wins_by_strategy_20000_games"][name]
        ours = [shown(wins(sums, agent)) for sums in (four, otherwise)]
        rows.append(f"| `{agent}` | {published:.3f} | {ours[0]} | {ours[1]} |")
    return rows


def alpha_table(witter: dict[str, Any], sweeps: dict[float, Sums]) -> list[str]:
    sweep = witter["alpha_sweep_win_share"]
    heads = [part for agent in AGENTS.values() for part in (f"`{agent}`, published", "ours")]
    rows = ["| α | games | " + " | ".join(heads) + " |", "|---" * (len(heads) + 2) + "|"]
    for i, alpha in enumerate(sweep["alpha"]):
        cells = [
            part
            for name, agent in AGENTS.items()
            for part in (f"{sweep[name][i]:.3f}", shown(wins(sweeps[alpha], agent)))
        ]
        rows.append(f"| {alpha} | {sweeps[alpha]['games'][0]:,} | " + " | ".join(cells) + " |")
    return rows


def lengths_table(silva: dict[str, Any], sums: Sums) -> list[str]:
    total = sum(sums["lengths"])
    board = silva["board_route_lengths"]
    rows = ["| length | of all tracks | winners, published | winners, ours |", "|---|---|---|---|"]
    for length in range(1, 7):
        published = silva["winner_route_lengths_10000"][length - 1]
        ours = shown(share(sums["lengths"][length], total))
        rows.append(f"| {length} | {board[length - 1]:.3f} | {published:.3f} | {ours} |")
    return rows


def cities_table(silva: dict[str, Any], sums: Sums) -> list[str]:
    data, games = load_map(MAP), sums["games"][0]
    published = {key(name): n / 10_000 for name, n in silva["cities_ignored_of_10000"].items()}
    ours = {key(p.name): games - n for p, n in zip(data.places, sums["touched"], strict=True)}
    both = sorted(set(published) & set(ours), key=lambda each: -published[each])
    found = agreement([(published[k], ours[k] / games) for k in both])
    rows = [f"Correlation over {len(both)} cities: {found}.", ""]
    rows += ["| city | published | ours |", "|---|---|---|"]
    for each in both:
        (name,) = each
        rows.append(
            f"| {name.title()} | {published[each]:.3f} | {shown(share(ours[each], games))} |"
        )
    return rows


def tickets_table(witter: dict[str, Any], by_players: dict[int, Sums]) -> list[str]:
    data = load_map(MAP)
    published = {
        players: {key(k): v for k, v in witter[f"ticket_win_share_{players}p"].items()}
        for players in by_players
    }
    rows = []
    for players, sums in by_players.items():
        pairs = [
            (published[players][key(t.text)], sums["won"][i] / 12 / sums["kept"][i])
            for i, t in enumerate(data.tickets)
        ]
        noise = sum(
            share(won / 12, kept)["error"] ** 2
            for won, kept in zip(sums["won"], sums["kept"], strict=True)
        ) / len(pairs)
        theirs = spread([x for x, _ in pairs])
        ours = math.sqrt(max(0.0, spread([y for _, y in pairs]) ** 2 - noise))
        rows.append(
            f"- {players} players: correlation {agreement(pairs)} over {len(pairs)} tickets; "
            f"standard deviation between tickets {theirs:.3f} there, {ours:.3f} here (beyond what "
            "chance adds)."
        )
    heads = [p for n in by_players for p in (f"{n} players, published", f"{n} players, ours")]
    rows += ["", "| ticket | " + " | ".join(heads) + " |", "|---" * (len(heads) + 1) + "|"]
    for i, ticket in enumerate(data.tickets):
        cells = [
            part
            for players, sums in by_players.items()
            for part in (
                f"{published[players][key(ticket.text)]:.3f}",
                shown(share(sums["won"][i] / 12, sums["kept"][i])),
            )
        ]
        rows.append(f"| {ticket.text} | " + " | ".join(cells) + " |")
    return rows


def spread(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return math.sqrt(sum((v - middle) ** 2 for v in values) / len(values))


def routes_lines(witter: dict[str, Any], by_players: dict[int, Sums]) -> list[str]:
    data = load_map(MAP)
    rows = ["| players | routes | correlation of claims a game |", "|---|---|---|"]
    for players, sums in by_players.items():
        ours: dict[frozenset[str], int] = {}
        for track, count in zip(data.tracks, sums["claims"], strict=True):
            ends = key(f"{data.places[track.a].name}/{data.places[track.b].name}")
            ours[ends] = ours.get(ends, 0) + count
        published = {key(k): v for k, v in witter[f"route_claims_{players}p"].items()}
        pairs = [(v, ours[k] / sums["games"][0]) for k, v in published.items() if k in ours]
        rows.append(f"| {players} | {len(pairs)} | {agreement(pairs)} |")
    return rows


def resistance_lines(witter: dict[str, Any], by_players: dict[int, Sums]) -> list[str]:
    data = load_map(MAP)
    game = build_game(data, 4)
    published = {key(k): v for k, v in witter["resistance_as_published"].items()}
    heads = ["computed with", "tickets", "ratio to the published values", "correlation with them"]
    heads += [f"with completion, {players} players" for players in by_players]
    rows = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for words, flag in (
        ("length as resistance (as usual)", False),
        ("length as conductance", True),
    ):
        ours = ticket_resistances(game, resistances(conductances(game, length_conducts=flag)))
        pairs = [(published[key(t.text)], ours[i]) for i, t in enumerate(data.tickets)]
        ratios = [ours / theirs for theirs, ours in pairs]
        cells = [words, str(len(pairs)), f"{min(ratios):.4f}–{max(ratios):.4f}", agreement(pairs)]
        for sums in by_players.values():
            completed = [d / k for d, k in zip(sums["done"], sums["kept"], strict=True)]
            cells.append(agreement(list(zip(ours, completed, strict=True))))
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("papers", type=Path)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--folder", type=Path, default=Path("replications"))
    add_executor_options(parser, processes=2)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    silva = json.loads((options.papers / "silva-2017.json").read_text(encoding="utf-8"))
    witter = json.loads((options.papers / "witter-lyford-2020.json").read_text(encoding="utf-8"))
    options.folder.mkdir(parents=True, exist_ok=True)
    with executor_of(options) as executor:
        play_some = partial(run, executor, options.folder)
        games, fewer = options.games, options.games // 2
        four, two = (play_some(Experiment(players, 0, games)) for players in (4, 2))
        otherwise = play_some(Experiment(4, 0, fewer, any_needed=True))
        alphas = witter["alpha_sweep_win_share"]["alpha"]
        sweeps = {alpha: play_some(Experiment(4, 0, fewer, alpha)) for alpha in alphas}
    both = {2: two, 4: four}
    games = four["games"][0]
    parts = {
        f"Win shares of the four agents (4 players, {games:,} games)": agents_table(
            witter, four, otherwise
        ),
        "Linear scoring: α points a space (4 players)": alpha_table(witter, sweeps),
        "Lengths of winners' tracks (4 players)": lengths_table(silva, four),
        "Cities nobody touches (4 players)": cities_table(silva, four),
        f"Win share by ticket ({two['games'][0]:,} and {games:,} games)": tickets_table(
            witter, both
        ),
        "Routes built": routes_lines(witter, both),
        "Effective resistance of tickets": resistance_lines(witter, both),
    }
    text = "\n\n".join(f"### {title}\n\n" + "\n".join(rows) for title, rows in parts.items())
    print(text)
    if options.write:
        page = PAGE.read_text(encoding="utf-8")
        before, after = page.split(START)[0], page.split(END)[1]
        PAGE.write_text(f"{before}{START}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
