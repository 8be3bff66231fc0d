"""Cards played as locomotives, and technologies that have to be used at once."""

from __future__ import annotations

import random
import re

import pytest

from branchline.bots import make_bot
from branchline.cli.terminal.card_choice import CardPicker, choice_asked
from branchline.cli.terminal.news import news
from branchline.cli.terminal.offers import claims, others
from branchline.core.cards import CARD_NAMES
from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.play.match import Match
from branchline.play.view import View

from .typed_game import TypedGame, status_of


def picker_of(match: Match, view: View) -> CardPicker:
    """Return what lets a seat choose cards."""
    choice = choice_asked(match, view)
    assert choice is not None
    return CardPicker(match, view, choice)


def test_choosing_cards_in_any_order() -> None:
    typed = TypedGame("uk")
    typed.hold(red=3, blue=2, white=2, black=1, loco=1)
    screen = typed.type("s propellers", "1", "red white")
    assert "To buy Propellers you pay ★ loco×1 and 4 other cards as a ★ locomotive" in screen
    assert "Choose     w  ○ white 2   b  ▼ blue 2   k  ● black 1   r  ■ red 3" in screen
    assert "Choose 4 cards, such as red red red white or rrrw (? help)" in screen
    assert status_of(screen) == "So far white red: choose 2 more, or x to start again (? help)"
    screen = typed.type("log", "?", "h", "m London", "zebra", "l", "bbb", "kkk", "x", "rbwrb")
    for words in (
        "You keep 5 tickets",
        "type names or letters: p pink, w white, b blue",
        "'zebra' names no cards.",
        "Of your 1 loco you can choose none here, by the payment.",
        "You have 2 blue.",
        "You have 1 black.",
        "Choose 4 cards anew.",
        "That is 5 cards; choose 4.",
    ):
        assert words in screen, words
    screen = typed.type("rbw", "substitute black")
    cards = "○ 1 white, ▼ 1 blue, ● 1 black, and ■ 1 red"
    assert f"You buy Propellers with {cards} as a" in " ".join(screen.split())
    assert typed.match.view(0).hand == (0, 1, 1, 0, 0, 0, 2, 0, 0)


@pytest.mark.parametrize("line", ["red×3 w", "redx3,white", "rrrw", "white red red r", "3"])
def test_ways_to_name_cards(line: str) -> None:
    typed = TypedGame("uk")
    typed.hold(red=3, white=2)
    typed.match.play("buy Wales Concession sub×1")
    picker = picker_of(typed.match, typed.match.view(0))
    cards = picker.read(line)
    if line == "3":
        assert cards is None
    else:
        assert cards == [picker.choice.first_action + each for each in (1, 6, 6, 6)]


def test_two_locomotives_for_a_track() -> None:
    typed = TypedGame("uk")
    typed.own("Booster")
    typed.hold(red=4, white=3)
    screen = typed.type("claim London-Dover", "sub×2", "5", "rrrrww")
    assert "To build London–Dover you pay 6 cards as 2 locomotives" in screen
    assert "Choose 6 cards, such as rrrrww (? help)" in screen
    assert "You build London–Dover with ○ 2 white and ■ 4 red as locomotives" in screen


def test_any_choice_the_engine_allows_can_be_typed() -> None:
    """Whatever cards random play chooses, in whatever order they are typed."""
    match = Match(load_map("uk", "advanced"), 2, 3)
    bots = [make_bot("random", match.game, seat) for seat in range(2)]
    mix = random.Random(1)  # noqa: S311 - a test
    laid = 0
    while not match.over and laid < 20:
        seat = match.seat
        legal = match.actions(seat)
        view = match.view(seat)
        if view.phase == "substitutes":
            picker = picker_of(match, view)
            choice = picker.choice
            state, actions = match.state.copy(), []
            for _ in range(choice.left):
                actions.append(mix.choice(match.game.legal(state)))
                if len(actions) < choice.left:
                    match.game.apply(state, actions[-1], Dice(0))
            names = [CARD_NAMES[action - choice.first_action] for action in actions]
            mix.shuffle(names)
            assert picker.read(" ".join(names)) == actions
            laid += 1
        elif view.phase == "turn":
            offered = {a for o in claims(match, legal) for a in o.actions}
            mine = others(match, view, legal)
            offered |= {a for o in mine for a in o.actions}
            twins = {data for data in match.data.tracks if match.data.tracks.count(data) > 1}
            assert offered <= set(legal)
            assert all(
                match.data.tracks[match.game.track_of[a - match.game.claim_action]] in twins
                for a in set(legal) - offered
                if a >= match.game.claim_action
            )
            assert all(offer.name for offer in mine)
        match.play(bots[seat].choose(view, legal), seat)
    assert laid == 20


def test_right_of_way() -> None:
    typed = TypedGame("uk")
    typed.take(1, "Leeds–Hull", "Dover–France East")
    typed.hold(red=3, black=1, yellow=1, loco=3)
    screen = typed.type("s right", "1", "yrrr", "krrr")
    assert "With those gone you could not pay for the track you buy it for" in screen
    assert "You buy Right of Way with ● 1 black and ■ 3 red as a locomotive" in screen
    assert "Right of Way: build beside a rival at once; then it goes back." in screen
    assert status_of(screen) == (
        "Right of Way: build a track of another player: b build (1) · m map · ? help"
    )
    screen = typed.type("m Leeds", "claim London-Dover", "claim Dover-France East", "d", "x", "s")
    for words in (
        "Bo · open to you",
        "London–Dover: not now: build a track of another player.",
        "Dover–France East: needs Ireland/France Concession and Propellers.",
        "'x' is no move.",
    ):
        assert words in screen, words
    screen = typed.type("b", "1")
    assert "You build Leeds–Hull for ◇ 1 yellow; return Right of Way" in screen
    assert typed.match.seat == 1


def test_two_claims_in_a_turn() -> None:
    for last, told in (("x", "You return Thermocompressor"), ("b 1 1", "You build ")):
        typed = TypedGame("uk", "advanced")
        typed.hold(red=4, blue=4, loco=1)
        screen = typed.type("s thermo", "1", "claim London-Dover", "1")
        assert "Thermocompressor: build the first track: b build (" in screen
        assert re.search(r"the second track: b build \(\d+\) · x stop · m map", screen)
        assert told in typed.type(last)
        assert typed.match.seat == 1


def test_several_blind_cards() -> None:
    typed = TypedGame("uk", "advanced")
    assert "'dd' is no move." in typed.type("dd")
    typed.own("Water Tenders")
    screen = typed.type("dd")
    assert "dd 3 blind" in screen
    assert typed.match.view(0).hand_sizes[0] == 8


def test_news_puts_substitutes_where_they_were_spent() -> None:
    typed = TypedGame("uk")
    typed.hold(red=5, white=1)
    typed.match.play("claim Reading–London sub×1")
    for name in ("white", "red", "red", "red"):
        typed.match.play(f"substitute {name}")
    told = [line.plain for line in news(typed.match, 1, 2)]
    assert told == ["Ann builds Reading–London with ○ 1 white and ■ 3 red as a locomotive"]
