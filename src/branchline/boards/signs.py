"""Signs beside routes, drawn: a coin with a toll, or plates with the companies of a track."""

from __future__ import annotations

from html import escape

from branchline.boards.drawn_board import Sign

COIN = 8.0
"""Radius of a sign that is one number."""
PLATE = 13.0
"""Height of the plate that every word of another sign has."""
LETTERS, NUMBER = 10.5, 13.5
"""The sizes of words and numbers: the font's figures are small."""


def is_coin(badges: tuple[str, ...]) -> bool:
    """Return whether a sign is a single number, drawn as a coin."""
    return len(badges) == 1 and badges[0].isdigit()


def sign_size(badges: tuple[str, ...]) -> tuple[float, float]:
    """Return width and height of a sign."""
    if is_coin(badges):
        return 2 * COIN, 2 * COIN
    return sum(map(plate_width, badges)), PLATE


def plate_width(word: str) -> float:
    """Return the width of the plate of a word."""
    return max(14.0, 4.4 + sum(9.2 if letter in "MW&" else 6.2 for letter in word))


def draw_sign(sign: Sign, badges: tuple[str, ...]) -> str:
    """Return the sign of a route: a coin with its number, or a plate for each word."""
    if is_coin(badges):
        inside = (
            f'<circle r="{COIN - 0.7:g}" cy="1.2" fill="#2c1d12" fill-opacity=".35"/>'
            f'<circle r="{COIN - 0.7:g}" fill="#f0c75e" stroke="#7a5410" stroke-width="1.4"/>'
            f'<circle r="{COIN - 2.4:g}" fill="none" stroke="#b98a2c" stroke-width=".7"/>'
            f'<text class="small" font-size="{NUMBER:g}" y="4.2">{escape(badges[0])}</text>'
        )
    else:
        wide, high = sign_size(badges)
        x = -wide / 2
        inside = ""
        for word in badges:
            plate = plate_width(word)
            inside += (
                f'<rect x="{x + 0.6:.1f}" y="{-high / 2 + 0.6:.1f}" width="{plate - 1.2:.1f}" '
                f'height="{high - 1.2:.1f}" rx="2.6" fill="#fbf3df" stroke="#6b4a30" '
                f'stroke-width="1"/><text class="small" font-size="{LETTERS:g}" '
                f'x="{x + plate / 2:.1f}" y="3.7">{escape(word)}</text>'
            )
            x += plate
    return f'<g transform="translate({sign.x:g} {sign.y:g})rotate({sign.turn:g})">{inside}</g>'
