"""Technologies: cards bought with locomotives that open tracks and score (UK6 to UK20)."""

from __future__ import annotations

from typing import Final

from branchline.core.rules import Rules
from branchline.mechanics.declaration import Check, Declaration, Fit, MapFacts, Params
from branchline.mechanics.kinds import (
    MOST_TRAINS,
    PLACE,
    POINTS,
    REGION,
    Choice,
    Flag,
    Int,
    Kind,
    KnownKeys,
    List,
    Pick,
    Text,
)
from branchline.mechanics.technologies import cards as effects
from branchline.mechanics.technologies.checks import check_technologies
from branchline.mechanics.technologies.display import TechnologiesDisplay
from branchline.mechanics.technologies.fitting import fitting
from branchline.mechanics.technologies.observation import TechnologiesObservation
from branchline.mechanics.technologies.planning import TechnologiesPlanning
from branchline.mechanics.technologies.reading import cards_of, gate_of, technology
from branchline.mechanics.technologies.rules import Technologies

MOST: Final = 20
"""The most technologies, regions or exempt tracks a map may name."""
EFFECTS: Final[dict[str, dict[str, Kind]]] = {
    effects.CONCESSION: {"regions": List(REGION, 1, MOST)},
    effects.LENGTHS: {"lengths": List(Int(1, MOST_TRAINS), 1, MOST_TRAINS)},
    effects.FERRIES: {},
    effects.SUBSTITUTE: {"number": Int(2, 20)},
    effects.TRACK_POINTS: {"number": POINTS},
    effects.FERRY_POINTS: {"number": POINTS},
    effects.TICKET_POINTS: {"number": POINTS},
    effects.RIGHT_OF_WAY: {},
    effects.TWO_CLAIMS: {},
    effects.BLIND_DRAW: {"number": Int(1, 20)},
    effects.TICKETS_BET: {"number": POINTS},
    effects.PATH_BET: {"number": POINTS},
    effects.SAVING: {},
}
_CARD: Final = KnownKeys(
    {
        "name": Text(),
        "copies": Int(1, 8),
        "price": Int(1, 9),
        "effect": Choice(tuple(EFFECTS)),
    },
    {"until_shuffle": Flag()},
)


def _card(value: object) -> Kind:
    """Return the shape of a technology card, which depends on its effect."""
    effect = value.get("effect") if isinstance(value, dict) else None
    more = EFFECTS.get(effect, {}) if isinstance(effect, str) else {}
    return KnownKeys({**_CARD.required, **more}, _CARD.optional)


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the cards and the tracks they open."""

    def end(place: int) -> tuple[str, str]:
        return facts.places[place].name, facts.places[place].region

    return Technologies(
        cards=[technology(card) for _, card in cards_of(params)],
        gates=[
            gate_of(params, (end(t.a), end(t.b)), t.length, t.get("locomotives", 0))
            for t in facts.tracks
        ],
        home=params["home"],
        free_length=params["free_length"],
    )


MECHANIC = Declaration(
    name="technologies",
    parameters=KnownKeys(
        {
            "home": List(REGION, 1, MOST),
            "free_length": Int(0, MOST_TRAINS),
            "cards": List(Pick(_card, _CARD.wanted), 1, MOST),
        },
        {
            "extra": List(Pick(_card, _CARD.wanted), 0, MOST),
            "exempt": List(List(PLACE, 2, 2), 0, MOST),
        },
    ),
    make=make,
    example=(
        '{ home = ["Home"], free_length = 3, cards = [{ name = "Boiler Lagging", copies = 4, '
        'price = 2, effect = "track_points", number = 1 }] }'
    ),
    checks=(Check(check_technologies, ("places", "tracks", "mechanics")),),
    fit=Fit(
        ("map-empty-region", "map-closed-region", "map-closed-length", "map-closed-ferries"),
        fitting,
    ),
    display=TechnologiesDisplay,
    observation=TechnologiesObservation,
    planning=TechnologiesPlanning,
)
