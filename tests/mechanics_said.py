"""What the mechanics of all maps say: their events, kinds of actions, lines of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from branchline.core.events import CORE_EVENTS
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.score import CORE_LINES
from branchline.maps import MapData, load_map, map_ids
from branchline.maps.build import build_game
from branchline.maps.readers import displays_of, marks_of, overriding
from branchline.mechanics.registry import declarations


@dataclass
class Said:
    """The words that a mechanic adds to a game."""

    events: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    lines: set[str] = field(default_factory=set)
    things: dict[str, list[str]] = field(default_factory=dict)
    """Names of things of its own, by their kind."""
    asks: bool = False
    """Whether it asks for decisions in a phase of its own."""


def all_maps() -> list[MapData]:
    """Return every packaged map, and every variant of it."""
    plain = [load_map(each) for each in map_ids()]
    return [*plain, *(load_map(data.id, name) for data in plain for name in data.variants)]


@cache
def said_by_mechanics() -> dict[str, Said]:
    """Return what every registered mechanic says, on all maps and variants together."""
    said = {name: Said() for name in declarations()}
    for data in all_maps():
        game = build_game(data, data.players[0])
        for display in displays_of(game):
            rules, each = display.rules, said[display.rules.name]
            each.events |= {game.event_kinds[i].name for i in numbers(rules, "event")}
            each.lines |= {game.line_names[i] for i in numbers(rules, "line")}
            actions = range(rules.action, rules.action + rules.n_actions)
            each.kinds |= {display.parts(game, action, {}).kind for action in actions}
            each.things |= display.names()
            each.asks |= overriding([rules], Rules, "answers") != []
        check_all_are_found(game, said)
    return said


def legends() -> set[str]:
    """Return the messages that tell what is special about tracks."""
    return {marks.legend for data in all_maps() for marks in marks_of(data) if marks.legend}


def numbers(rules: Rules, what: str) -> list[int]:
    """Return the events or lines that rules have added to a game, which they keep as attributes."""
    found: list[int] = []
    for name in dir(rules):
        if name == what or name.endswith(f"_{what}"):
            found.append(int(getattr(rules, name)))
        elif name == f"{what}s":
            found += [int(each) for each in getattr(rules, name)]
    return found


def check_all_are_found(game: Game, said: dict[str, Said]) -> None:
    """Check that no event and no line of a game is overlooked."""
    for of_game, of_core, found in (
        ({kind.name for kind in game.event_kinds}, {kind.name for kind in CORE_EVENTS}, "events"),
        (set(game.line_names), set(CORE_LINES), "lines"),
    ):
        told = {name for each in said.values() for name in getattr(each, found)}
        assert of_game - of_core <= told
