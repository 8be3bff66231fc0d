"""Ratings by maximum likelihood, intervals by bootstrap, and a sequential test.

The model is Plackett–Luce for first places: a seat wins with a chance in proportion to its bot's
strength. With two players that is Bradley–Terry. Strengths are found by Hunter's MM algorithm and
given as Elo figures around 0.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

PSEUDO = 0.5
"""Wins and losses added to every meeting, so that a bot that never wins has a rating at all."""
ROUNDS = 400
ELO = 400 / math.log(10)

Meeting = tuple[str, str]
Shares = Mapping[Meeting, Sequence[float]]
Array = np.ndarray[Any, Any]


def fit(bots: Sequence[str], won: Mapping[Meeting, tuple[float, int]], players: int) -> list[float]:
    """Return Elo ratings from the wins and games of every meeting's single bot."""
    number = {bot: i for i, bot in enumerate(bots)}
    strength = np.ones(len(bots))
    rest = players - 1
    games = [
        (number[a], number[b], wins + PSEUDO, n - wins + PSEUDO * rest)
        for (a, b), (wins, n) in won.items()
        if n
    ]
    for _ in range(ROUNDS):
        wins = np.zeros(len(bots))
        weight = np.zeros(len(bots))
        for a, b, mine, theirs in games:
            wins[a] += mine
            wins[b] += theirs
            share = (mine + theirs) / (strength[a] + rest * strength[b])
            weight[a] += share
            weight[b] += rest * share
        new = np.where(weight > 0, wins / np.maximum(weight, 1e-12), strength)
        new /= np.exp(np.log(new).mean())
        settled = np.abs(new / strength - 1).max() < 1e-7
        strength = new
        if settled:
            break
    return [float(x) for x in ELO * np.log(strength)]


def clusters(shares: Sequence[float], players: int) -> Array:
    """Return the shares summed over the games of each deal: these are not independent."""
    n = len(shares) // players * players
    if n == 0:
        return np.array(shares, float).reshape(-1, 1)
    return np.array(shares[:n], float).reshape(-1, players)


def interval(
    shares: Sequence[float], players: int, seed: int = 0, draws: int = 2000
) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of a win share, deals drawn whole."""
    deals = clusters(shares, players).mean(axis=1)
    rng = np.random.default_rng(seed)
    picks = rng.integers(0, len(deals), (draws, len(deals)))
    low, high = np.percentile(deals[picks].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def rate(
    bots: Sequence[str], shares: Shares, players: int, seed: int = 0, draws: int = 100
) -> dict[str, tuple[float, float, float]]:
    """Return each bot's rating with the ends of its 95 % interval."""
    rng = np.random.default_rng(seed)
    whole = {pair: (float(sum(found)), len(found)) for pair, found in shares.items()}
    ratings = fit(bots, whole, players)
    drawn = []
    deals = {pair: clusters(found, players) for pair, found in shares.items() if found}
    for _ in range(draws):
        sample = {}
        for pair, found in deals.items():
            picks = found[rng.integers(0, len(found), len(found))]
            sample[pair] = (float(picks.sum()), picks.size)
        drawn.append(fit(bots, sample, players))
    low, high = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
    return {bot: (ratings[i], float(low[i]), float(high[i])) for i, bot in enumerate(bots)}


def sequential(
    shares: Sequence[float], null: float, better: float, error: float = 0.05
) -> tuple[str, float]:
    """Return Wald's verdict on a win share, and the log of the likelihood ratio.

    `better`: the share is rather `better` than `null`; `no better`; or `undecided`. Shared wins
    count in part.
    """
    wins = sum(shares)
    losses = len(shares) - wins
    ratio = wins * math.log(better / null) + losses * math.log((1 - better) / (1 - null))
    bound = math.log((1 - error) / error)
    if ratio >= bound:
        return "better", ratio
    return ("no better", ratio) if ratio <= -bound else ("undecided", ratio)


def plot(ratings: Mapping[str, tuple[float, float, float]], title: str) -> str:
    """Return a picture (SVG) of ratings and their intervals, the strongest on top."""
    order = sorted(ratings, key=lambda bot: -ratings[bot][0])
    low = min(r[1] for r in ratings.values()) - 40
    high = max(r[2] for r in ratings.values()) + 40
    left, width, row = 150, 460, 28

    def x(value: float) -> float:
        return left + width * (value - low) / (high - low)

    step = 100 * max(1, round((high - low) / 800))
    bottom = 44 + row * len(order)
    lines = [
        f'<path d="M{x(tick):.1f} 40V{bottom}" stroke="#ccc"/>'
        f'<text x="{x(tick):.1f}" y="{bottom + 16}" text-anchor="middle">{tick}</text>'
        for tick in range(math.ceil(low / step) * step, int(high) + 1, step)
    ]
    for i, bot in enumerate(order):
        y = 56 + row * i
        middle, start, end = ratings[bot]
        lines.append(
            f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(bot)}</text>'
            f'<path d="M{x(start):.1f} {y}H{x(end):.1f}" stroke="#37b" stroke-width="4"/>'
            f'<circle cx="{x(middle):.1f}" cy="{y}" r="5" fill="#124"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="{bottom + 30}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="20" y="26" font-size="16">{escape(title)}</text>{"".join(lines)}</svg>\n'
    )


def escape(text: str) -> str:
    """Return a text that is safe in a picture."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
