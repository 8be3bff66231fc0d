"""Shares: a claim brings a share of a company its track shows; most shares score (PA5 to PA12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from branchline.core.rules import Rules
from branchline.mechanics.advice import advise
from branchline.mechanics.company_shares.display import SharesDisplay
from branchline.mechanics.company_shares.drawing import track_marks
from branchline.mechanics.company_shares.observation import SharesObservation
from branchline.mechanics.company_shares.planning import SharesPlanning
from branchline.mechanics.company_shares.rules import Company, Shares
from branchline.mechanics.declaration import (
    Check,
    Declaration,
    Document,
    MapFacts,
    Params,
    Problem,
)
from branchline.mechanics.kinds import POINTS, Int, KnownKeys, List, Text, sound
from branchline.message import Message

ID = Text(8, "[a-z0-9]+", Message("wanted-id"))
NAMED = replace(ID, names=("mechanics.company_shares.companies.*.id",))
COMPANY = KnownKeys(
    {"id": ID, "name": Text(), "shares": Int(1, 60), "points": List(POINTS, 1, 8)},
)


def make(facts: MapFacts, params: Params) -> Rules:
    """Make the rules from the companies and what the tracks show of them."""
    numbers = {company["id"]: number for number, company in enumerate(params["companies"])}
    companies = [
        Company(each["id"], each["name"], each["shares"], each["points"])
        for each in params["companies"]
    ]
    shown = [[numbers[each] for each in track.get("companies", ())] for track in facts.tracks]
    return Shares(companies, shown, params.get("dummy_up_to", 0))


def check_companies(doc: Document, params: Params) -> Iterator[Problem]:
    """Check that every company has one id, and that tracks show companies there are."""
    ids = [company["id"] for company in params["companies"]]
    for i, each in enumerate(ids):
        if each in ids[:i]:
            yield f"mechanics.company_shares.companies[{i}].id", each, Message("map-listed-twice")
    for i, track in sound(doc["tracks"]):
        shown = track.get("companies", [])
        for n, each in enumerate(shown):
            key = f"tracks[{i}].companies[{n}]"
            if each not in ids:
                yield key, each, advise(Message("map-unknown-company"), each, ids)
            elif each in shown[:n]:
                yield key, each, Message("map-listed-twice")


MECHANIC = Declaration(
    name="company_shares",
    parameters=KnownKeys({"companies": List(COMPANY, 1, 20)}, {"dummy_up_to": Int(2, 8)}),
    make=make,
    example='{ companies = [{ id = "bo", name = "B & O", shares = 5, points = [9, 5] }] }',
    track_keys={"companies": List(NAMED, 1, 20)},
    checks=(Check(check_companies, ("tracks", "mechanics")),),
    display=SharesDisplay,
    observation=SharesObservation,
    planning=SharesPlanning,
    track_marks=track_marks,
)
