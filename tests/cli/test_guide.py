"""The help page: what every mechanic of a map means, and what its keys do."""

from __future__ import annotations

import pytest

from branchline.cli.mechanic_names import mechanic_names
from branchline.cli.terminal.guide import key_rows, map_rules
from branchline.cli.terminal.panels import answer_text, question_lines
from branchline.locales import has_message
from branchline.maps import load_map
from branchline.maps.readers import displays_of
from branchline.mechanics.base import Display
from branchline.mechanics.registry import NAMES
from branchline.play.match import Match
from tests.tables import tables

from .typed_game import TypedGame

MAPS = sorted({(which, variant or "") for which, variant, _ in tables()})


@pytest.mark.parametrize(("which", "variant"), MAPS)
def test_every_mechanic_is_explained(which: str, variant: str) -> None:
    match = Match(load_map(which, variant or None), 2, 1)
    for display in displays_of(match.game):
        for told in display.summary(match.data.mechanics[display.rules.name]):
            assert has_message(told.id), told
    assert len(map_rules(match)) > len(match.data.mechanics)


def test_what_the_most_passengers_score_is_told() -> None:
    told = " ".join(map(str, map_rules(Match(load_map("germany"), 2, 1))))
    assert "(20 · 10)" in told


def test_what_doubling_a_track_costs_is_told() -> None:
    told = " ".join(map(str, map_rules(Match(load_map("africa"), 2, 1))))
    assert "1–3: 1 · 4–6: 2" in told


def test_every_mechanic_has_a_name_for_people() -> None:
    assert all(has_message(f"mechanic-{name.replace('_', '-')}") for name in NAMES)
    assert mechanic_names(["grand_tour", "night_trains"]) == "grand tour, night trains"


def test_keys_are_those_of_the_map() -> None:
    plain = dict(key_rows(Match(load_map("usa"), 2, 1)))
    assert "s" not in plain
    assert "dd" not in plain
    stations = dict(key_rows(Match(load_map("europe"), 2, 1)))
    assert stations["s"] == "what else can I do on this map?"
    advanced = dict(key_rows(Match(load_map("uk", "advanced"), 2, 1)))
    assert advanced["dd"] == "draw 3 cards from the deck (with Water Tenders)"
    assert advanced["s"].startswith("what there is to buy")
    free = dict(key_rows(Match(load_map("switzerland"), 2, 1)))
    assert free["1 2 3 4 5"] == "take that card of the row"


def test_a_decision_without_words_is_still_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = TypedGame("uk")
    typed.hold(red=9)
    typed.match.play("buy Wales Concession sub×1")
    view = typed.match.view(0)
    for display in typed.match.notation.displays:
        monkeypatch.setattr(type(display), "question", Display.question)
    [heading] = question_lines(typed.match, view, 80)
    assert heading.plain == "Decide: substitutes"
    monkeypatch.setattr("branchline.cli.terminal.panels.has_message", lambda _: False)
    action = typed.match.notation.action("substitute red")
    assert answer_text(typed.match, view, action).plain == "substitute ■ red"
