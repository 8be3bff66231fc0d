"""Sample arguments for every message: what its variables are, and values to try them with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from branchline.message import Message

NUMBERS_TRIED: Final = (0, 1, 2, 5, 22)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

NUMBERS: Final = frozenset(
    (
        "all",
        "best",
        "bytes",
        "cards",
        "characters",
        "count",
        "dealt",
        "decisions",
        "depth",
        "drawn",
        "each",
        "fair",
        "fewest",
        "first",
        "found",
        "free-length",
        "from",
        "games",
        "generation",
        "gift",
        "given",
        "hand",
        "held",
        "high",
        "index",
        "keep",
        "kept",
        "laid",
        "last",
        "least",
        "length",
        "line",
        "lines",
        "locomotives",
        "longest",
        "low",
        "margin",
        "mean",
        "measure",
        "missing",
        "more",
        "most",
        "move",
        "moves",
        "needed",
        "number",
        "offered",
        "one",
        "opponents",
        "own",
        "places",
        "players",
        "points",
        "processes",
        "protocol",
        "rank",
        "rate",
        "rejected",
        "reveal",
        "rivals",
        "round",
        "rounds",
        "row",
        "seconds",
        "shown",
        "size",
        "slot",
        "spaces",
        "spare",
        "speed",
        "stations",
        "step",
        "steps",
        "there",
        "ties",
        "times",
        "to",
        "tracks",
        "trains",
        "turns",
        "unused-points",
        "unused_points",
        "version",
    )
)
"""Variables that are numbers, unless another sample is given below."""
RED, LOCOMOTIVE = Message("card-red"), Message("card-locomotive")
PAYMENT: Final = [
    Message("cards-of", {"count": 2, "card": RED}),
    Message("locomotives-of", {"count": 1}),
]
KINDS: Final = [Message("mechanic-tunnels"), Message("mechanic-ferries")]
TECHNOLOGIES: Final = [Message("name-mechanical-stoker"), Message("name-propellers")]
REGIONS: Final = [Message("name-ireland"), Message("name-france")]
PEOPLE: Final = ["Ann", "Bo"]
ROUTE: Final = "Nashville–Pittsburgh"

SAMPLES: Final[dict[str, Any]] = {
    **dict.fromkeys(("seat", "name", "whom", "first"), "Ann"),
    **dict.fromkeys(("seats", "names", "people", "owners"), PEOPLE),
    **dict.fromkeys(("card", "colour"), RED),
    **dict.fromkeys(("technology", "item"), TECHNOLOGIES[0]),
    **dict.fromkeys(("where", "rules"), KINDS),
    **dict.fromkeys(("regions", "home"), REGIONS),
    **dict.fromkeys(("track", "ticket", "choice", "exempt"), ROUTE),
    "letters": ["A", "C"],
    "done": ["A", "C"],
    "address": "http://localhost:8000",
    "asked": Message("technology-claim-first"),
    "before": PAYMENT,
    "bot": "Brunel",
    "bots": ["easy", "hard"],
    "by": "Clara",
    "cost": [Message("cost-locomotives", {"count": 1})],
    "costs": [1, 2, 3],
    "detail": Message("refusal-seats-open"),
    "effect": Message("technology-does-ferries"),
    "level": Message("level-easy"),
    "lengths": [4, 5, 6],
    "borrowed": Message("borrowing-stations", {"count": 1}),
    "map": Message("name-switzerland"),
    "may": [Message("may-draw-two"), Message("may-claim")],
    "needs": TECHNOLOGIES,
    "order": [Message("tie-completed-tickets"), Message("tie-path-length")],
    "others": "59, 21",
    "payment": PAYMENT,
    "place": Message("name-germany"),
    "problem": Message("map-unknown-place"),
    "region": REGIONS[0],
    "routes": [ROUTE],
    "span": Message("span-days", {"count": 2}),
    "tickets": [ROUTE, "Dallas–Miami"],
    "types": [Message("name-desert"), Message("name-jungle")],
    "tie": Message("tie-path-length"),
    "wanted": Message("wanted-text"),
    "what": ROUTE,
}
SAMPLES_OF: Final[dict[str, dict[str, Any]]] = {
    "filter-by": {"cards": PAYMENT[0]},
    "lay-card": {"cards": PAYMENT[0]},
    "map-is-sound": {"tickets": 30},
    "rules-substitutes-for-colour": {"tracks": [ROUTE]},
    "lesson-substitutes-for-colour": {"tracks": [ROUTE]},
    "summary-substitutes-for-colour": {"tracks": [ROUTE]},
    "summary-technologies-exempt": {"tracks": [ROUTE]},
    "rules-substitutes-only-on": {"tracks": [ROUTE]},
    "keep-trains": {"left": 22},
    "wanted-deal": {"number": Message("wanted-int", {"low": "1", "high": "9"})},
    "no-track-between": {"first": "Dallas", "second": "Miami"},
    "replay-of": {},
    "tour-bonus": {"tickets": 2},
    "tour-bonus-or-more": {"tickets": 2},
    "map-too-many-tickets": {"tickets": 300},
    "rules-winner": {"ties": 2},
    "rules-company-shares-dummy": {"players": ["2", "3"]},
    "names-disagree": {"names": 2},
    "bots-disagree": {"bots": 2},
    "seats-disagree": {"seats": 2},
    "resumed-seats-disagree": {"seats": 2},
    "title-of": {"page": Message("name-switzerland")},
    "title-your-turn": {"page": Message("name-switzerland")},
}
"""For messages in which a variable is something else."""


@dataclass
class Use(Visitor):
    """How a message uses its variables."""

    shown: set[str] = field(default_factory=set)
    """Those it puts into its text."""
    chosen: dict[str, set[str]] = field(default_factory=dict)
    """Those it chooses by, with the keys it knows."""
    functions: list[ast.FunctionReference] = field(default_factory=list)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note a choice."""
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else key.value
            for variant in node.variants
        }
        if isinstance(node.selector, ast.VariableReference):
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable in the text."""
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note a function."""
        self.functions.append(node)
        self.generic_visit(node)

    @property
    def variables(self) -> set[str]:
        """All variables."""
        return self.shown | set(self.chosen)

    def is_number(self, variable: str) -> bool:
        """Return whether the message chooses by a number."""
        keys = self.chosen.get(variable, set())
        return any(key in {"one", "few", "many"} or key.isdigit() for key in keys)


def use_of(message: ast.Message) -> Use:
    """Return how a message uses its variables, in its forms too."""
    use = Use()
    for part in (message.value, *(each.value for each in message.attributes)):
        if part is not None:
            use.visit(part)
    return use


def sample_of(message: str, variable: str, use: Use) -> Any:
    """Return a value for a variable of a message."""
    own = SAMPLES_OF.get(message, {})
    if variable in own:
        return own[variable]
    if use.is_number(variable) or variable in NUMBERS:
        return 5
    if variable in use.chosen:
        return sorted(use.chosen[variable])[0]
    return SAMPLES.get(variable, f"‹{variable}›")


def samples(message: str, use: Use) -> Iterator[dict[str, Any]]:
    """Give arguments for a message: every number that is tried, every choice, every such pair."""
    usual = {each: sample_of(message, each, use) for each in sorted(use.variables)}
    yield usual
    for variable, value in usual.items():
        if isinstance(value, int):
            yield from (usual | {variable: number} for number in NUMBERS_TRIED if number != value)
        elif variable in use.chosen:
            yield from (
                usual | {variable: key} for key in sorted(use.chosen[variable]) if key != value
            )
        elif isinstance(value, Message) and value.id.startswith("card-"):
            yield usual | {variable: LOCOMOTIVE}
