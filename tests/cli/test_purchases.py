"""What can be bought: what is shown of it, and how one buys."""

from __future__ import annotations

import re

import pytest

from branchline.cli.terminal.offers import TerminalOffer, claims, others
from branchline.cli.terminal.purchases import purchases_panel, tags
from branchline.cli.terminal.status import turn_status
from branchline.cli.terminal.wording import wording
from branchline.core.actions import PASS_ACTION
from branchline.core.cards import CARD_NAMES
from branchline.locales import has_message
from branchline.maps import load_map
from branchline.maps.readers import purchases_of
from branchline.mechanics.technologies import EFFECTS
from branchline.mechanics.technologies.rules import Technologies
from branchline.play.analysis import TicketState
from branchline.play.match import Match
from branchline.play.notation import payment_text
from branchline.play.tickets import TicketStates

from .typed_game import TypedGame, status_of


def test_the_panel_shows_all_there_is_to_know() -> None:
    typed = TypedGame("uk")
    typed.hold(loco=1, red=1)
    typed.own("Booster")
    screen = typed.type()
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
def test_the_panel_fits(width: int, players: int) -> None:
    names = ["Bartholomew", "Greedy 1", "Greedy 2", "Greedy 3"][:players]
    match = Match(load_map("uk", "advanced"), players, 1, seats=names)
    for each in range(players):
        for name in ("Superheated Steam Boiler", "Ireland/France Concession"):
            [shop] = [m for m in match.game.mechanics if isinstance(m, Technologies)]
            number = [card.name for card in shop.cards].index(name)
            match.state.slots[shop.slot + shop.n_cards + each] |= 2**number
    lines = purchases_panel(match, match.view(0), match.actions(), width)
    assert len(lines) == (9 if width >= 76 else 17)
    assert all(line.cell_len <= width for line in lines[1:])
    for thing in purchases_of(match.notation.displays, match.view(0).mechanics):
        assert any(thing.name[:12] in line.plain for line in lines)


def test_every_effect_has_its_words() -> None:
    match = Match(load_map("uk", "advanced"), 2, 1)
    view = match.view(0)
    things = purchases_of(match.notation.displays, view.mechanics)
    assert len(things) == 16
    assert all(len(wording(match, view, thing.effect).plain) <= 30 for thing in things)
    briefly = [thing.brief_effect for thing in things if thing.brief_effect is not None]
    assert all(len(wording(match, view, each).plain) <= 16 for each in briefly)
    assert len(briefly) > 12
    for effect in EFFECTS:
        for start in ("technology-does", "technology-briefly"):
            assert has_message(f"{start}-{effect.replace('_', '-')}")


def test_tags_tell_players_apart() -> None:
    assert tags(["Ann", "Bo"]) == ["A", "B"]
    assert tags(["Abe", "Ape"]) == ["1", "2"]


def test_buying_by_number_goes_on_with_the_turn() -> None:
    typed = TypedGame("uk")
    typed.hold(loco=2, red=4, yellow=2)
    screen = typed.type("s", "1", "1", "s", "b", "")
    assert "1  → Wales Concession           opens Wales                   ★1 or …" in screen
    assert "     Double Heading             +2 for each completed ticket  ★4" in screen
    assert "  1 ★ loco×1\n  2 4 cards as a ★ locomotive\n" in screen
    assert "You buy Wales Concession\n" in screen
    assert "Your turn goes on: 1–5 d draw" in screen
    assert "yours" in screen
    assert "★1: one a turn" in screen
    assert "Nothing of that kind is possible now." in screen
    assert typed.match.view(0).phase == "turn"


def test_buying_by_name_and_in_full() -> None:
    typed = TypedGame("uk")
    typed.hold(loco=2, red=4)
    assert "Propellers: how do you pay?" in typed.type("s prop", "", "s nonsense", "")
    typed.type("buy Propellers loco×2")
    assert "You buy Propellers\n" in typed.screen.getvalue()
    assert "buy Booster loco×2 is not possible now." in typed.type("buy Booster loco×2")


def texts(offer: TerminalOffer) -> tuple[str, ...]:
    """Return the payments of an offer as the notation writes them."""
    return tuple(payment_text(payment) for payment in offer.payments)


def test_payments_begin_with_the_fewest_substitutes() -> None:
    typed = TypedGame("uk")
    typed.hold(loco=2, red=9)
    offers = {
        offer.name: offer
        for offer in others(typed.match, typed.match.view(0), typed.match.actions())
    }
    assert texts(offers["Propellers"]) == ("loco×2", "loco×1+sub×1", "sub×2")
    assert texts(offers["Double Heading"]) == ("loco×2+sub×2",)
    track = next(o for o in claims(typed.match, typed.match.actions()) if o.name == "London–Dover")
    assert texts(track) == (
        *("red×2", "red×1+loco×1", "red×1+sub×1"),
        *("loco×2", "loco×1+sub×1", "sub×2"),
    )
    screen = typed.type("claim London-Dover", "nothing", "red", "sub", "")
    assert "  3 ■ red×1 and 4 other cards as a ★ locomotive" in screen
    assert "'nothing' is none of the payments." in screen
    assert screen.count("  4 ★ loco×2\n") == 2  # not where only red or substitutes are shown


def test_nobody_gives_cards_for_a_locomotive_unasked() -> None:
    typed = TypedGame("uk")
    typed.hold(red=4)
    screen = typed.type("claim Reading-London", "")
    assert "Number (1), or Enter to go back: " in screen
    assert typed.match.view(0).hand_sizes[0] == 4


def test_a_long_list_of_payments_is_cut() -> None:
    typed = TypedGame("uk", "advanced")
    typed.own("Diesel Power")
    typed.hold(**dict.fromkeys(CARD_NAMES[:8], 2), loco=2)
    screen = typed.type("claim London-Dover", "green", "all", "")
    assert "  1 ◆ pink×1, one card saved" in screen
    assert re.search(r"… and \d+ more: type all, or a colour to see fewer", screen)
    assert "less×1: a card saved by Diesel Power" in typed.type("b London", "")


def test_tickets_say_what_they_need() -> None:
    typed = TypedGame("uk")
    match = typed.match
    number = next(i for i, t in enumerate(match.data.tickets) if t.text == "Dublin–London")

    def state() -> TicketState:
        return TicketStates(match.data, match.game, match.view(0)).state_of(number, (number,))

    assert set(state().needs) >= {"Ireland/France Concession", "Propellers"}
    assert state().price >= 4
    assert "+ ★4" in typed.type()
    typed.own("Wales Concession", "Ireland/France Concession", "Propellers", "Mechanical Stoker")
    assert state().needs == ()


def test_buying_is_offered_even_when_one_can_only_pass() -> None:
    typed = TypedGame("uk")
    buys = [
        action for action in typed.match.actions() if action >= typed.match.game.mechanic_action
    ]
    status = turn_status(typed.match, typed.match.view(0), [PASS_ACTION, *buys], 80)
    assert re.search(r"^Your turn: nothing else is possible: p pass · s buy \(\d+\) · m", status)
