"""The shelf of technologies: what is shown of it, and how one buys."""

from __future__ import annotations

import re

import pytest

from branchline.cli.terminal.offers import claims, others
from branchline.cli.terminal.shelf import BRIEFLY, IN_WORDS, shelf_panel, tags, technologies
from branchline.cli.terminal.status import turn_status
from branchline.cli.terminal.ways import way_of
from branchline.core.actions import PASS_ACTION
from branchline.core.cards import CARD_NAMES
from branchline.maps import load_map
from branchline.play.match import Match

from .desk import Desk, status_of


def test_the_shelf_shows_all_there_is_to_know() -> None:
    desk = Desk("uk")
    desk.hold(loco=1, red=1)
    desk.own("Booster")
    screen = desk.type()
    for words in (
        "▸ buy now (s)",
        "Mechanical Stoker 3□ ",
        "Superheated Steam Boiler 4–6□ ★2×4",
        "✓ Booster 3 cards=★ ",
        "★2×3 A",
        "Boiler Lagging +1 a track",
        "Right of Way rival track   ★4×1",
    ):
        assert words in screen, words
    assert re.search(r"▸[ →]Wales Concession", screen)
    assert not re.search(r"▸[ →]Propellers", screen)
    assert status_of(screen).startswith("Your turn: 1–5 d draw · t tickets · b build (")
    assert "s buy (4) · m map · ? help" in screen
    assert max(map(len, screen.splitlines())) <= 80
    assert len(screen.splitlines()) <= 24


@pytest.mark.parametrize("width", [40, 60, 76, 80, 100, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shelf_fits(width: int, players: int) -> None:
    names = ["Bartholomew", "Greedy 1", "Greedy 2", "Greedy 3"][:players]
    match = Match(load_map("uk", "advanced"), players, 1, seats=names)
    for each in range(players):
        for name in ("Superheated Steam Boiler", "Ireland/France Concession"):
            shop = technologies(match)
            assert shop is not None
            number = shop.labels["technology"].index(name)
            match.state.slots[shop.slot + shop.n_cards + each] |= 2**number
    lines = shelf_panel(match, match.view(0), match.actions(), width)
    assert len(lines) == (9 if width >= 76 else 17)
    assert all(line.cell_len <= width for line in lines[1:])
    for card in technologies(match).cards if technologies(match) else []:  # type: ignore[union-attr]
        assert any(card.name[:12] in line.plain for line in lines)


def test_every_effect_has_its_words() -> None:
    shop = technologies(Match(load_map("uk", "advanced"), 2, 1))
    assert shop is not None
    effects = {card.effect for card in shop.cards}
    assert effects == set(BRIEFLY) == set(IN_WORDS)
    assert all(len(IN_WORDS[card.effect](card)) <= 30 for card in shop.cards)


def test_tags_tell_players_apart() -> None:
    assert tags(["Ann", "Bo"]) == ["A", "B"]
    assert tags(["Abe", "Ape"]) == ["1", "2"]


def test_buying_by_number_goes_on_with_the_turn() -> None:
    desk = Desk("uk")
    desk.hold(loco=2, red=4, yellow=2)
    screen = desk.type("s", "1", "1", "s", "b", "")
    assert "1  → Wales Concession           opens Wales                    ★1 or …" in screen
    assert "     Double Heading             +2 for each completed ticket   ★4" in screen
    assert "  1 ★ loco×1\n  2 4 cards as a ★ locomotive\n" in screen
    assert "You buy Wales Concession\n" in screen
    assert "Your turn goes on: 1–5 d draw" in screen
    assert "yours" in screen
    assert "★1: one a turn" in screen
    assert "Nothing of that kind is possible now." in screen
    assert desk.match.view(0).phase == "turn"


def test_buying_by_name_and_in_full() -> None:
    desk = Desk("uk")
    desk.hold(loco=2, red=4)
    assert "Propellers: how do you pay?" in desk.type("s prop", "", "s nonsense", "")
    desk.type("buy Propellers loco×2")
    assert "You buy Propellers\n" in desk.screen.getvalue()
    assert "buy Booster loco×2 is not possible now." in desk.type("buy Booster loco×2")


def test_ways_to_pay_begin_with_the_fewest_substitutes() -> None:
    desk = Desk("uk")
    desk.hold(loco=2, red=9)
    offers = {offer.name: offer for offer in others(desk.match, desk.match.actions())}
    assert offers["Propellers"].payments == ("loco×2", "loco×1+sub×1", "sub×2")
    assert offers["Double Heading"].payments == ("loco×2+sub×2",)
    track = next(o for o in claims(desk.match, desk.match.actions()) if o.name == "London–Dover")
    assert track.payments == (
        *("red×2", "red×1+loco×1", "red×1+sub×1"),
        *("loco×2", "loco×1+sub×1", "sub×2"),
    )
    screen = desk.type("claim London-Dover", "nothing", "red", "sub", "")
    assert "  3 ■ red×1 and 4 other cards as a ★ locomotive" in screen
    assert "'nothing' is none of the payments." in screen
    assert screen.count("  4 ★ loco×2\n") == 2  # not where only red or substitutes are shown


def test_nobody_gives_cards_for_a_locomotive_unasked() -> None:
    desk = Desk("uk")
    desk.hold(red=4)
    screen = desk.type("claim Reading-London", "")
    assert "Number (1), or Enter to go back: " in screen
    assert desk.match.view(0).hand_sizes[0] == 4


def test_a_long_list_of_payments_is_cut() -> None:
    desk = Desk("uk", "advanced")
    desk.own("Diesel Power")
    desk.hold(**dict.fromkeys(CARD_NAMES[:8], 2), loco=2)
    screen = desk.type("claim London-Dover", "green", "all", "")
    assert "  1 ◆ pink×1, one card saved" in screen
    assert re.search(r"… and \d+ more: type all, or a colour to see fewer", screen)
    assert "less×1: a card saved by Diesel Power" in desk.type("b London", "")


def test_tickets_say_what_they_need() -> None:
    desk = Desk("uk")
    view = desk.match.view(0)
    number = next(i for i, t in enumerate(desk.match.data.tickets) if t.text == "Dublin–London")
    way = way_of(desk.match, view, number)
    assert way is not None
    assert set(way.needs) >= {"Ireland/France Concession", "Propellers"}
    assert "+ ★4" in desk.type()
    desk.own("Wales Concession", "Ireland/France Concession", "Propellers", "Mechanical Stoker")
    way = way_of(desk.match, desk.match.view(0), number)
    assert way is not None
    assert way.needs == ()


def test_buying_is_offered_even_when_one_can_only_pass() -> None:
    desk = Desk("uk")
    buys = [action for action in desk.match.actions() if action >= desk.match.game.mechanic_action]
    status = turn_status(desk.match, desk.match.view(0), [PASS_ACTION, *buys], 80)
    assert re.search(r"^Your turn: nothing else is possible: p pass · s buy \(\d+\) · m", status)
