"""Environments for learning and research: standard doors to the engine.

* `aec(map, players=3)`: a PettingZoo environment, agents taking turns.
* `single(map, opponents="greedy")`: a Gymnasium environment, one agent against bots.
* `vector(map, games=256)`: many games at once, in arrays that are written in place.
* `spiel(map, players=2)`: an OpenSpiel game with explicit chance nodes.
* `layout(map, players=2)`: what the numbers of an observation mean.

All of them share one observation (`branchline.env.observe`), one numbering of actions
(`branchline.core.actions`) and the same rewards (`branchline.env.rewards`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.maps import load_map, map_ids

if TYPE_CHECKING:
    from branchline.env.games import Games
    from branchline.env.gymnasium_env import GymnasiumEnv
    from branchline.env.observation_layout import Layout
    from branchline.env.pettingzoo_env import PettingZooEnv

__all__ = ["MissingExtra", "aec", "layout", "names", "single", "spiel", "vector"]


class MissingExtra(ImportError):  # noqa: N818 - it names what was wrong
    """A library that an environment needs is not installed."""


@contextmanager
def extra(which: str) -> Iterator[None]:
    """Say what to install where a library of an extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        remedy = f"pip install 'branchline[{which}]'"
        raise MissingExtra(f"{error.name} is not installed; run: {remedy}") from error


def aec(
    map: str | Path,  # noqa: A002 - the word people use
    players: int = 2,
    *,
    variant: str | None = None,
    reward: str = "margin",
    shaping: float = 0.0,
    render_mode: str | None = None,
) -> PettingZooEnv:
    """Return a PettingZoo AEC environment of a map."""
    with extra("env"):
        from branchline.env.pettingzoo_env import PettingZooEnv
    return PettingZooEnv(
        map, players, variant=variant, reward=reward, shaping=shaping, render_mode=render_mode
    )


def single(
    map: str | Path,  # noqa: A002 - the word people use
    players: int = 2,
    opponents: str | Sequence[str] = "greedy",
    *,
    seat: int | None = None,
    variant: str | None = None,
    reward: str = "margin",
    shaping: float = 0.0,
    render_mode: str | None = None,
) -> GymnasiumEnv:
    """Return a Gymnasium environment of a map: one agent against bots."""
    with extra("env"):
        from branchline.env.gymnasium_env import GymnasiumEnv
    return GymnasiumEnv(
        map,
        players,
        opponents,
        seat=seat,
        variant=variant,
        reward=reward,
        shaping=shaping,
        render_mode=render_mode,
    )


def vector(
    map: str | Path,  # noqa: A002 - the word people use
    games: int = 256,
    players: int = 2,
    *,
    variant: str | None = None,
    reward: str = "margin",
    shaping: float = 0.0,
    seed: int | None = None,
    processes: int = 1,
    groups: int = 1,
) -> Games:
    """Return many games of a map that are stepped at once, by this process or several others."""
    with extra("env"):
        from branchline.env.games import Games
    return Games(
        map,
        games,
        players,
        variant=variant,
        reward=reward,
        shaping=shaping,
        seed=seed,
        processes=processes,
        groups=groups,
    )


def spiel(
    map: str | Path,  # noqa: A002 - the word people use
    players: int = 2,
    *,
    variant: str | None = None,
    reward: str = "rank",
) -> Any:
    """Return an OpenSpiel game of a map; `pyspiel.load_game("python_branchline")` does as well."""
    with extra("openspiel"):
        from branchline.env.openspiel import make
    return make(map, players, variant, reward)


def layout(
    map: str | Path,  # noqa: A002 - the word people use
    players: int = 2,
    *,
    variant: str | None = None,
) -> Layout:
    """Return what the numbers of an observation mean."""
    with extra("env"):
        from branchline.env.settings import EnvSettings
    return EnvSettings(map, players, variant, "margin", 0.0).layout


def names() -> list[str]:
    """Return the versioned names of all environments: every map in every variant."""
    with extra("env"):
        from branchline.env.settings import name_of
    return [
        name_of(which, variant)
        for which in map_ids()
        for variant in (None, *load_map(which).variants)
    ]
