"""The OpenSpiel game passes OpenSpiel's own tests and deals by the rules' odds."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from branchline import WrongSeat, env
from branchline.core.chance import Script
from branchline.env.game_tree import GameNode
from branchline.env.openspiel import RailwayObserver
from branchline.play.match import Match
from tests.env.tables import Table, all_tables

ISLET = Path(__file__).parent.parent / "cli" / "islet.toml"


def walked(game: Any, seed: int, decisions: int) -> Any:
    """Return a state of a random game, with a decision to make, or the end."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
            continue
        if decisions == 0:
            break
        decisions -= 1
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("table", all_tables())
def test_open_spiels_random_simulations_pass(table: Table) -> None:
    which, variant, players = table
    game = env.spiel(which, players, variant=variant)
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("table", all_tables())
def test_they_pass_with_margins_as_well(table: Table) -> None:
    which, variant, players = table
    game = env.spiel(which, players, variant=variant, reward="margin")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_has_the_odds_of_the_deck() -> None:
    game = env.spiel("usa")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(0)
    odds = dict(state.chance_outcomes())
    assert odds == pytest.approx({**dict.fromkeys(range(8), 12 / 110), 8: 14 / 110})
    state.apply_action(8)
    assert dict(state.chance_outcomes())[8] == pytest.approx(13 / 109)


def test_a_tree_walks_through_the_same_positions_as_a_match() -> None:
    game = env.spiel("europe", 3)
    node: GameNode = walked(game, 5, 200).node
    match = Match(node.settings.data, 3, 0, setup=Script(node.path[: setup_length(node)]))
    at = setup_length(node)
    path = node.path
    twin = GameNode(node.settings)
    for step in path[:at]:
        twin.happen(step)
    while at < len(path):
        action = path[at]
        at += 1
        twin.decide(action)
        first = at
        while twin.at_chance:
            twin.happen(path[at])
            at += 1
        match.play(action, chance=Script(path[first:at]))
        assert twin.position.key() == match.state.key()
        assert [line.replace("Player ", "") for line in match.log(1)][-1]
        assert len(twin.log(1)) == len(match.log(1))


def setup_length(node: GameNode) -> int:
    """Return how many chance results the deal takes."""
    fresh, n = GameNode(node.settings), 0
    while fresh.at_chance:
        fresh.happen(node.path[n])
        n += 1
    return n


def test_states_are_copied_and_pickled() -> None:
    game = env.spiel("uk", 2, variant="advanced")
    state = walked(game, 3, 60)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert str(again) == str(state)
    assert again.node.position.key() == state.node.position.key()


def test_information_states_tell_what_observations_forget() -> None:
    game = env.spiel("poland")
    state = walked(game, 1, 40)
    for player in range(2):
        tensor = np.array(state.information_state_tensor(player))
        assert tensor.shape == (game.information_state_tensor_size(),)
        observation = np.array(state.observation_tensor(player))
        assert (tensor[: len(observation)] == observation).all()
        assert tensor[len(observation) :].any()
        assert state.observation_string(player) in state.information_state_string(player)
        other = "seat 1 is dealt a card" if player == 0 else "seat 0 is dealt a card"
        assert other in state.information_state_string(player)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_observers_leave_out_what_is_not_asked_for() -> None:
    game = env.spiel("usa")
    none = pyspiel.PrivateInfoType.NONE
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=none)
    )
    assert isinstance(public, RailwayObserver)
    assert "hand" not in public.dict
    assert "trains" in public.dict
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="ask for SINGLE_PLAYER or NONE"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="leave them out"):
        game.make_py_observer(None, {"x": 1})
    with pytest.raises(WrongSeat, match="players run from 0 to 1"):
        public.set_from(walked(game, 1, 3), 2)


def test_games_are_found_by_name() -> None:
    game = pyspiel.load_game("python_branchline(map=uk,players=3,reward=margin)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 3011
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize(
    ("decisions", "events"), [(3, 10), pytest.param(500, 400, marks=pytest.mark.slow)]
)
def test_playthroughs_are_made_and_repeat(
    decisions: int, events: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    monkeypatch.setattr("branchline.env.game_tree.DECISIONS_A_SEAT", decisions)
    monkeypatch.setattr("branchline.env.openspiel.EVENTS_A_SEAT", events)
    name = f"python_branchline(map={ISLET})"
    text = playthrough(name, None, seed=1)
    assert "IsChanceNode() = True" in text
    assert "Returns() = [" in text
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if is_action(line)]
    assert playthrough(name, actions) == text


def is_action(line: str) -> bool:
    """Tell whether a line of a playthrough says which action was taken."""
    return line.startswith("action: ")


def test_a_long_game_is_scored_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.env.game_tree.DECISIONS_A_SEAT", 10)
    game = env.spiel("usa", reward="margin")
    state = walked(game, 1, 1000)
    assert state.is_terminal()
    assert state.node.decisions == 20
    assert sum(state.returns()) == 0
