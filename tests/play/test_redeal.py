"""Re-dealt states hold to what everybody knows of the ticket decks."""

from __future__ import annotations

import pytest

from branchline.core.chance import Dice
from branchline.core.state import ASKED, FIRST, OVER
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.maps.load import load_map_text
from branchline.play.playout import play_out
from branchline.play.redeal import Redealer, redeal
from branchline.play.view import view_of
from tests.tables import check_conserved, game_of, tried_tables


@pytest.mark.parametrize("players", [2, 3, 5])
def test_EU2_every_seat_is_offered_one_long_ticket_and_keeps_no_more(players: int) -> None:
    game = game_of("europe", None, players)
    (long, _), (_, _) = game.ticket_rules.deals
    for seed in range(40):
        dice = Dice(seed)
        s = game.start(dice)
        play_out(game, s, dice, seed * 3)
        again = redeal(game, view_of(game, s, 0), dice)
        for seat in range(1, players):
            first = seat * game.most_offered
            offers = list(again.offers[first : first + again.n_offers[seat]])
            if again.phase == FIRST:
                assert len([ticket for ticket in offers if ticket in long]) == 1
            else:
                assert not any(ticket in long for ticket in offers)
            assert sum(ticket in long for ticket in again.members(again.kept, seat)) <= 1


@pytest.mark.parametrize(("which", "variant", "players"), tried_tables())
def test_a_position_and_its_view_are_dealt_alike(
    which: str, variant: str | None, players: int
) -> None:
    """So nothing enters a deal but what the seat may know."""
    game = game_of(which, variant, players)
    redealer = Redealer(game)
    for seed in range(6):
        dice = Dice(seed)
        s = game.start(dice)
        play_out(game, s, dice, seed * 17)
        for seat in range(players):
            view = view_of(game, s, seat)
            before = s.key()
            again = redealer.deal(s, seat, Dice(seed))
            assert s.key() == before
            assert again.key() == redeal(game, view, Dice(seed)).key()
            assert view_of(game, again, seat) == view
            check_conserved(game, again)


@pytest.mark.parametrize(
    ("which", "said", "instead"),
    [
        pytest.param("europe", '"out"', '"under"', id="rejected long tickets under the pile"),
        pytest.param("europe", '"out"', '"shuffled"', id="rejected long tickets in the pile"),
        pytest.param(
            "germany",
            'rejected = "under" }\n',
            'rejected = "pile" }\nmechanics.ticket_discards = {}\n',
            id="two decks to choose from, and an open discard pile",
        ),
    ],
)
def test_tickets_of_several_decks_may_go_elsewhere(which: str, said: str, instead: str) -> None:
    text = load_map(which).text
    assert said in text
    game = build_game(load_map_text(text.replace(said, instead)), 3)
    redealer = Redealer(game)
    for seed in range(6):
        dice = Dice(seed)
        s = game.start(dice)
        while s.phase != OVER:
            seat = int(s.turn) % 3
            view = view_of(game, s, seat)
            again = redeal(game, view, Dice(seed))
            assert view_of(game, again, seat) == view
            assert again.key() == redealer.deal(s, seat, Dice(seed)).key()
            check_conserved(game, again)
            check_conserved(game, s)
            play_out(game, s, dice, 9)


@pytest.mark.parametrize(("which", "variant", "players"), tried_tables())
def test_B19_a_pending_decision_shows_others_nothing_hidden(
    which: str, variant: str | None, players: int
) -> None:
    game = game_of(which, variant, players)
    for seed in range(3):
        dice = Dice(seed)
        s = game.start(dice)
        while s.phase != OVER:
            if s.phase >= ASKED:
                for seat in range(players):
                    view = view_of(game, s, seat)
                    assert view_of(game, redeal(game, view, Dice(seed)), seat) == view
            game.apply(s, game.sample(s, dice), dice)


def test_every_hidden_card_is_dealt_as_often_as_its_number_says() -> None:
    game = game_of("usa", None, 2)
    dice = Dice(1)
    s = game.start(dice)
    play_out(game, s, dice, 24)
    view = view_of(game, s, 0)
    redealer = Redealer(game)
    hidden = [int(s.deck[card] + s.hands[9 + card] - s.known[9 + card]) for card in range(9)]
    drawn = view.hand_sizes[1] - sum(view.known[1])
    held = [0] * 9
    deals = 2000
    for seed in range(deals):
        again = redealer.deal(s, 0, Dice(seed))
        for card in range(9):
            held[card] += int(again.hands[9 + card] - s.known[9 + card])
    for card in range(9):
        assert held[card] / deals == pytest.approx(drawn * hidden[card] / sum(hidden), rel=0.15)
