"""Write the frozen behaviour the tests compare with: perft counts, golden games, their positions.

Run it only after a deliberate change of the rules, and look at what changed:

    python scripts/freeze.py [perft] [games] [positions] [MAP ...]

Without names it writes all of them; if maps are named, such as a new one, only theirs. A change
of the order in which actions are drawn at random alters the counts of `perft`, which begin with
random moves; the golden games must then replay as they are, and what is legal in their positions
must not change.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from branchline import Match, load, new_game  # noqa: E402
from branchline.bots import make_bot  # noqa: E402
from branchline.core.actions import BLIND_ACTION  # noqa: E402
from branchline.maps import map_ids  # noqa: E402
from branchline.maps.readers import purchases_of  # noqa: E402
from tests.golden.positions import count_positions  # noqa: E402
from tests.perft.test_perft import count  # noqa: E402
from tests.tables import tables  # noqa: E402

SKIPS = ((0, 3), (30, 2), (70, 2), (110, 2))
"""Random moves before the count, and how deep it then goes."""


def tables_of(maps: set[str]) -> list[tuple[str, str | None, int]]:
    """Return the tables of some maps."""
    return [table for table in tables() if table[0] in maps]


def freeze_perft(folder: Path, maps: set[str]) -> None:
    """Write the counts of every table, one file a map."""
    files: dict[str, list[dict[str, object]]] = {}
    for which, variant, players in tables_of(maps):
        for skip, depth in SKIPS:
            case = {"variant": variant, "players": players, "skip": skip, "depth": depth}
            nodes = count(which, variant, players, skip, depth)
            files.setdefault(which, []).append({**case, "nodes": nodes})
    for which, cases in files.items():
        lines = ",\n".join(" " + json.dumps(case) for case in cases)
        (folder / f"{which}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{which}: {len(cases)} counts")


def freeze_games(folder: Path, maps: set[str]) -> None:
    """Write a game of every table among the simple bots, one in which every mechanic shows."""
    for which, variant, players in tables_of(maps):
        matches = (play(which, variant, players, seed) for seed in range(40))
        match = min(matches, key=lambda match: (len(unseen(match)), len(match.moves)))
        name = "-".join([which, *([variant] if variant else []), str(players)])
        match.save(folder / f"{name}.json")
        print(f"{name}: {len(match.moves)} moves, not seen: {unseen(match) or 'nothing'}")


def freeze_positions(folder: Path, maps: set[str]) -> None:
    """Write what is legal in the positions of the golden games."""
    paths = sorted(folder.glob("*.json"))
    found = json.loads((folder / "counts" / "positions.json").read_text(encoding="utf-8"))
    found = {path.stem: found[path.stem] for path in paths if path.stem in found}
    for path in paths:
        if path.stem.split("-")[0] in maps:
            found[path.stem] = count_positions(load(path))
    found = dict(sorted(found.items()))
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(found[name])}" for name in found)
    (folder / "counts" / "positions.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    print(f"{len(found)} games, {sum(each['positions'] for each in found.values())} positions")


def play(which: str, variant: str | None, players: int, seed: int) -> Match:
    """Play a game among simple bots."""
    match = new_game(which, players, seed, variant=variant)
    names = ["greedy", "random", "greedy", "greedy", "random", "greedy"][:players]
    bots = [make_bot(name, match.game, seed + seat) for seat, name in enumerate(names)]
    bought: set[str] = set()
    while not match.over:
        seat = match.seat
        legal = match.actions(seat)
        new = purchase(match, legal, bought, seed)
        match.play(bots[seat].choose(match.view(seat), legal) if new is None else new, seat)
    return match


def purchase(match: Match, legal: list[int], bought: set[str], seed: int) -> int | None:
    """Return an action towards purchases that nobody has made yet, the dearest first.

    Every other seat saves up for them for a while; the seed decides when.
    """
    view, notation = match.view(match.seat), match.notation
    things = purchases_of(notation.displays, view.mechanics)
    if not things or len(match.moves) < 5 * seed or match.seat % 2:
        return None
    if view.phase == "turn":
        own = [action for action in legal if action >= match.game.mechanic_action]
        ids = {action: notation.parts(action, view).ids for action in own}
        for thing in sorted(things, key=lambda thing: (-thing.price, -thing.item)):
            buying = [action for action in own if ids[action].get(thing.kind) == thing.item]
            if thing.name not in bought and buying:
                bought.add(thing.name)
                return buying[0]
    saving = len(match.moves) < 60 + 5 * seed and len(bought) < len(things)
    return BLIND_ACTION if saving and BLIND_ACTION in legal else None


def unseen(match: Match) -> set[str]:
    """Return the kinds of event, purchases by name, that a match does not show."""
    names = match.notation.names
    wanted = set()
    for kind in match.game.event_kinds:
        things = [name for field in kind.fields for name in names.get(field, ())]
        if things and "price" in kind.fields:
            wanted |= {f"{kind.name} {thing}" for thing in things}
        else:
            wanted.add(kind.name)
    for move in (match.setup, *match.moves):
        for event in move.events:
            wanted.discard(event.kind)
            for field in names.keys() & event.numbers.keys():
                wanted.discard(f"{event.kind} {names[field][event.numbers[field]]}")
    return wanted


PARTS = {
    "perft": (freeze_perft, ROOT / "tests" / "perft"),
    "games": (freeze_games, ROOT / "tests" / "golden"),
    "positions": (freeze_positions, ROOT / "tests" / "golden"),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    known = [*PARTS, *map_ids()]
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names = set(parser.parse_args().names)
    unknown = names - set(known)
    if unknown:
        parser.error(f"nothing is called {', '.join(sorted(unknown))}; use {', '.join(known)}")
    maps = names - PARTS.keys() or set(map_ids())
    for part, (freeze, folder) in PARTS.items():
        if part in names or not names & PARTS.keys():
            freeze(folder, maps)


if __name__ == "__main__":
    main()
