"""Where seats choose among ticket decks, discarded tickets return to the deck they came from."""

from __future__ import annotations

from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.state import KEEP, OVER, TURN, State
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.maps.load import load_map_text
from tests.tables import check_conserved

OWN_MAP = load_map("germany").text.replace(
    'rejected = "under" }\n', 'rejected = "pile" }\nmechanics.ticket_discards = {}\n'
)


def refillable(game: Game, s: State) -> list[int]:
    """Return the empty decks whose tickets lie on the discard pile."""
    aside = [ticket for mechanic in game.mechanics for ticket in mechanic.tickets_aside(s)]
    of_decks = {int(game.deck_of[ticket]) for ticket in aside}
    return [i for i, deck in enumerate(s.ticket_decks or ()) if not deck.size and i in of_decks]


def test_an_empty_deck_is_filled_with_its_own_discards_and_no_other_pile_comes_up() -> None:
    game = build_game(load_map_text(OWN_MAP), 3)
    dice = Dice(5)
    s = game.start(dice)
    dice.watch()
    shuffled = [kind.name for kind in game.event_kinds].index("tickets_shuffled")
    refills = 0
    while s.phase != OVER and s.turn < 200:
        legal = game.legal(s)
        draws = [action for action in legal if action >= game.mechanic_action]
        choice = draws[-1] if s.phase == TURN and draws else legal[0]
        seen = len(dice.events)
        was_choosing = s.phase == KEEP
        game.apply(s, choice, dice)
        check_conserved(game, s)
        assert s.pile_size == 0
        if was_choosing:
            assert refillable(game, s) == []
            refills += sum(event[0] == shuffled for event in dice.events[seen:])
    assert refills > 3
