"""The terminal where any three cards are a locomotive on ferries, and any four fill a space."""

from __future__ import annotations

import pytest

from .typed_game import TypedGame


@pytest.mark.rule("NO7")
def test_a_ferry_is_paid_with_any_three_cards() -> None:
    typed = TypedGame("nordic")
    typed.hold(red=1, white=2, green=2)
    screen = typed.type("b Ålborg–Kristiansand", "1", "1")
    assert "■ red×1+sub×1" in screen
    assert "sub×1: 3 other cards of your choice as a locomotive" in screen
    assert "1 ■ red×1 and 3 other cards as a ★ locomotive" in screen
    assert "Choose 3 cards, such as white white green or wwg (? help)" in screen
    screen = typed.type("wgg")
    assert "for ■ 1 red with ○ 1 white and ▲ 2 green as a locomotive" in " ".join(screen.split())
    assert typed.match.view(0).hand[:8] == (0, 1, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("NO8")
def test_spaces_are_filled_with_any_four_cards() -> None:
    typed = TypedGame("nordic")
    typed.hold(green=7, red=5, blue=4)
    screen = typed.type("b murmansk", "1", "1")
    assert "▲ green×7+set×2" in screen
    assert "set×1: 4 other cards of your choice for a space" in " ".join(screen.split())
    assert "1 ▲ green×7 and 8 other cards for 2 spaces" in screen
    assert "Choose 8 cards, such as rrrrrbbb (? help)" in screen
    screen = " ".join(typed.type("red×5", "bbb").split())
    assert "You build Lieksa–Murmansk for ▲ 7 green with ▼ 3 blue and ■ 5 red for the" in screen
    assert typed.match.view(0).hand[:8] == (0, 0, 1, 0, 0, 0, 0, 0)
    assert typed.match.view(0).points[0] == 27


@pytest.mark.rule("NO8")
def test_thirty_six_cards_are_chosen_at_once() -> None:
    typed = TypedGame("nordic")
    typed.hold(pink=10, white=9, blue=9, yellow=9)
    screen = typed.type("b murmansk", "1", "set×9", "all")
    assert "36 cards for 9 spaces" in screen
    number = next(line for line in screen.splitlines() if "36 cards for 9 spaces" in line).split()[
        0
    ]
    screen = typed.type("b murmansk", "1", number, "pink×9 white×9 blue×9 yellow×9")
    assert "Choose 36 cards" in screen
    assert typed.match.view(0).hand[:8] == (1, 0, 0, 0, 0, 0, 0, 0)
    assert "You build Lieksa–Murmansk with" in screen


def test_the_guide_tells_both() -> None:
    screen = " ".join(TypedGame("nordic").type("?").split())
    assert "On ferries, any 3 cards can be played as a locomotive" in screen
    assert "Lieksa–Murmansk: any 4 cards fill a space" in screen
    assert "Locomotives can be played on tunnels and ferries only." in screen
