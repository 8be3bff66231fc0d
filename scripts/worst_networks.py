"""Look for the networks whose longest path takes the most work, and keep the worst of each map.

The search anneals networks that one player can own, from many starts, and goes by the steps the
engine counts. It starts from the networks already kept, so a run never makes them easier:

    python scripts/worst_networks.py --seconds 60

A compiled engine tries far more networks in the same time.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic

from mypy_extensions import i64

from branchline.core.arrays import WORD, vec, words, zeros
from branchline.core.graph import Network
from branchline.maps import MapData, load_map, map_ids, routes

FILE = Path(__file__).resolve().parent.parent / "src/branchline/lab/worst_networks.json"
TRIES = 6000
"""Changes tried between two restarts."""
HOT, COLD = 0.4, 0.02
"""The temperature a restart begins and ends with, on the logarithm of the steps."""


@dataclass(frozen=True, slots=True)
class Found:
    """A network, by its tracks, with its longest path and the work of finding it."""

    tracks: tuple[int, ...]
    length: int
    steps: int


class Player:
    """The networks one player can own on a map."""

    def __init__(self, data: MapData) -> None:
        self.data = data
        self.track_a = vec[i64]([track.a for track in data.tracks])
        self.track_b = vec[i64]([track.b for track in data.tracks])
        self.length = vec[i64]([track.length for track in data.tracks])
        self.at: list[list[int]] = [[] for _ in data.places]
        for number, track in enumerate(data.tracks):
            self.at[track.a].append(number)
            self.at[track.b].append(number)
        self.rivals: dict[int, tuple[int, ...]] = {}
        """For each track: the tracks of its route, itself among them."""
        self.each: dict[int, int] = {}
        """For each track: how many of its route one player may own."""
        for route in routes(data):
            for number in route:
                self.rivals[number] = route
                self.each[number] = data.group_rules[data.tracks[number].group].per_player

    def may_own(self, tracks: Iterable[int]) -> bool:
        """Return whether the trains suffice for some tracks and no route has too many of them."""
        owned = set(tracks)
        return (
            owned <= self.each.keys()
            and self.spaces(owned) <= self.data.trains
            and all(len(owned.intersection(self.rivals[t])) <= self.each[t] for t in owned)
        )

    def spaces(self, owned: Iterable[int]) -> int:
        """Return the length of some tracks."""
        return sum(self.data.tracks[track].length for track in owned)

    def weigh(self, owned: Iterable[int]) -> Found:
        """Return some tracks as a network, its longest path found."""
        tracks = tuple(sorted(owned))
        mask = zeros(words(len(self.length)))
        for track in tracks:
            mask[track // WORD] |= 2 ** (track % WORD)
        network = Network(len(self.at), self.track_a, self.track_b, self.length, mask, 0, len(mask))
        return Found(tracks, int(network.longest()), int(network.steps))

    def extend(self, owned: set[int], chance: Random) -> None:
        """Add tracks that touch the others, short ones rather than long, while trains last."""
        spare = self.data.trains - self.spaces(owned)
        places = [place for track in owned for place in self.ends(track)]
        if not places:
            places.append(chance.randrange(len(self.at)))
        for _ in range(3 * self.data.trains):
            near = self.at[chance.choice(places)]
            if not near:
                continue
            track = min(
                chance.choice(near), chance.choice(near), key=lambda t: self.data.tracks[t].length
            )
            length = self.data.tracks[track].length
            taken = sum(rival in owned for rival in self.rivals[track])
            if track not in owned and length <= spare and taken < self.each[track]:
                owned.add(track)
                places += self.ends(track)
                spare -= length
                if spare == 0 or chance.random() < 1 / 50:
                    return

    def ends(self, track: int) -> tuple[int, int]:
        """Return the places a track joins."""
        return self.data.tracks[track].a, self.data.tracks[track].b

    def anneal(self, start: Found, chance: Random, stop: float) -> Found:
        """Return the worst network met on one slowly cooling walk."""
        now = best = start
        for step in range(TRIES):
            heat = HOT * (COLD / HOT) ** (step / TRIES)
            owned = set(now.tracks)
            owned.difference_update(
                chance.sample(now.tracks, min(chance.randint(1, 4), len(now.tracks)))
            )
            self.extend(owned, chance)
            new = self.weigh(owned)
            gain = math.log((new.steps + 1) / (now.steps + 1))
            if gain >= 0 or chance.random() < math.exp(gain / heat):
                now = new
                best = max(best, new, key=lambda found: found.steps)
            if monotonic() > stop:
                break
        return best


def search(which: str, kept: dict[str, list[int]], seed: int, seconds: float) -> Found:
    """Return the worst network found on a map; every third walk sets out from the worst so far."""
    stop = monotonic() + seconds
    player = Player(load_map(which))
    before = kept.get(which, [])
    best = player.weigh(before if player.may_own(before) else ())
    walk = 0
    while monotonic() < stop:
        chance = Random(f"{which} {seed} {walk}")  # noqa: S311 - a study, not a secret
        start = best
        if walk % 3:
            owned: set[int] = set()
            player.extend(owned, chance)
            start = player.weigh(owned)
        found = player.anneal(start, chance, stop)
        best = max(best, found, key=lambda found: found.steps)
        walk += 1
    print(f"{which}: {best.steps} steps after {walk} walks", flush=True)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Search the worst networks of every map.")
    parser.add_argument("maps", nargs="*", choices=[[], *map_ids()], help="all if none is named")
    parser.add_argument("--seconds", type=float, default=60, help="how long to search each map")
    parser.add_argument("--seed", type=int, default=1, help="where chance starts")
    parser.add_argument("--processes", type=int, default=1, help="maps to search at a time")
    options = parser.parse_args()
    stored = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    kept = {which: entry["tracks"] for which, entry in stored.items()}
    task = partial(search, kept=kept, seed=options.seed, seconds=options.seconds)
    with Pool(options.processes) as pool:
        worst = pool.map(task, options.maps or map_ids(), chunksize=1)
    for which, found in zip(options.maps or map_ids(), worst, strict=True):
        stored[which] = {"tracks": found.tracks, "length": found.length, "steps": found.steps}
    lines = [f" {json.dumps(which)}: {json.dumps(stored[which])}" for which in sorted(stored)]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
