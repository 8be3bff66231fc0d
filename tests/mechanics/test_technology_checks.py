"""What is wrong with the technologies of a map file is named and explained."""

from __future__ import annotations

import tomllib

import pytest

from branchline.maps import load_map
from branchline.maps.check import check_document

TEXT = load_map("uk").text
KEY = "mechanics.technologies"


@pytest.mark.parametrize(
    ("old", "new", "key", "hint"),
    [
        ('home = ["England"]', 'home = ["Engand"]', f"{KEY}.home[0]", 'did you mean "England"?'),
        ('regions = ["Wales"]', 'regions = ["Wels"]', f"{KEY}.cards[0].regions[0]", '"Wales"?'),
        ('"Booster"', '"Propellers"', f"{KEY}.cards[6].name", "another technology has this name"),
        (
            '"ticket_points", number = 2',
            '"right_of_way"',
            f"{KEY}.cards[10].effect",
            "only one technology may have this effect",
        ),
        ('"New York"]]', '"Cork"]]', f"{KEY}.exempt[0]", "no track joins these two places"),
        (
            "[mechanics.substitutes]\ncards = 4\n",
            "",
            f"{KEY}.cards[6].effect",
            "the map does not use the mechanic substitutes, which this changes",
        ),
        (
            'effect = "ferries" }',
            'effect = "lengths", lengths = [3] }',
            "tracks[",
            "no technology opens ferries; add one, or make the track exempt",
        ),
        (
            "lengths = [4, 5, 6]",
            "lengths = [4, 5]",
            "tracks[",
            "no technology opens tracks of 6 spaces; add one, or make the track exempt",
        ),
        (
            'regions = ["Scotland"]',
            'regions = ["Wales"]',
            "tracks[",
            "no technology opens tracks to Scotland; add one, or make the track exempt",
        ),
    ],
)
def test_a_mistake_is_named_and_explained(old: str, new: str, key: str, hint: str) -> None:
    assert old in TEXT
    errors = check_document(tomllib.loads(TEXT.replace(old, new, 1)), "uk.toml")
    assert any(error.key.startswith(key) and hint in error.hint for error in errors), errors
