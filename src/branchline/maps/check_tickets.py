"""Checks of the tickets: rules, decks, and whether every ticket can be completed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from branchline.maps.check_board import distances
from branchline.maps.shape import (
    DEFAULT_DECK,
    DEFAULT_SET,
    MOST_OFFERED,
    MOST_TICKETS,
    rejected,
)
from branchline.mechanics.advice import advise, quote
from branchline.mechanics.declaration import Problem
from branchline.mechanics.kinds import sound
from branchline.mechanics.registry import decks_to_choose
from branchline.message import Message


def deals(doc: dict[str, Any]) -> dict[str, int]:
    """Return how many first tickets are dealt from each deck; a variant may make it none."""
    deal = doc["tickets"]["first"]["deal"]
    return dict(deal) if isinstance(deal, dict) else {DEFAULT_DECK: deal}


def legs(card: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the legs of a ticket card: for a plain card, its only one."""
    return list(card["legs"]) if "legs" in card else [{"to": card["to"], "points": card["points"]}]


def cards_in_play(doc: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Return the ticket cards that `tickets.sets` and `tickets.ends_in` let in, with positions."""
    rules = doc["tickets"]
    sets, ends = rules.get("sets"), rules.get("ends_in")
    return [
        (i, card)
        for i, card in sound(rules["cards"])
        if (sets is None or card.get("set", DEFAULT_SET) in sets)
        and (ends is None or {card["from"], *(leg["to"] for leg in legs(card))} & set(ends))
    ]


def check_keeping(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that nobody must keep more than is offered, or is offered too many."""
    first, later = doc["tickets"]["first"], doc["tickets"]["later"]
    offered = sum(deals(doc).values())
    if offered > MOST_OFFERED:
        problem = Message("map-too-many-offered", {"most": MOST_OFFERED})
        yield "tickets.first.deal", first["deal"], problem
    for key, keep, most in (
        ("first", first["keep"], offered),
        ("later", later["keep"], later["draw"]),
    ):
        if keep > most:
            yield f"tickets.{key}.keep", keep, Message("map-keep-too-many", {"most": most})


def check_rejected(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that the map uses the mechanic that takes its rejected tickets."""
    for key in ("first", "later"):
        where = doc["tickets"][key]["rejected"]
        needs = rejected().get(where, "")
        if needs and needs not in doc.get("mechanics", {}):
            problem = Message("map-rejected-needs", {"mechanic": needs})
            yield f"tickets.{key}.rejected", where, problem


def check_ends(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that tickets name places and areas of the board."""
    known = [*(place["name"] for place in doc["places"]), *doc.get("areas", {})]
    names = set(known)
    tickets = doc.get("tickets", {})
    for i, card in sound(tickets.get("cards", ())):
        ends = [("from", card["from"])]
        if "legs" in card:
            ends += [(f"legs[{j}].to", leg["to"]) for j, leg in enumerate(card["legs"])]
        else:
            ends.append(("to", card["to"]))
        for key, name in ends:
            if name not in names:
                problem = advise(Message("map-unknown-end"), name, known)
                yield f"tickets.cards[{i}].{key}", name, problem
    for i, name in enumerate(tickets.get("ends_in", ())):
        if name not in names:
            yield f"tickets.ends_in[{i}]", name, advise(Message("map-unknown-end"), name, known)


def check_sets(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that the sets in play have cards."""
    tickets = doc["tickets"]
    there = {card.get("set", DEFAULT_SET) for _, card in sound(tickets["cards"])}
    for i, name in enumerate(tickets.get("sets", ())):
        if name not in there:
            yield f"tickets.sets[{i}]", name, advise(Message("map-unknown-set"), name, there)


def check_use(games: list[dict[str, Any]]) -> Iterator[Problem]:
    """Check that every ticket card is in play in one of the games: the base or a variant."""
    used = {id(card) for doc in games for _, card in cards_in_play(doc)}
    sets = {name for doc in games for name in doc["tickets"].get("sets", ())}
    for i, card in enumerate(games[0]["tickets"]["cards"]):
        if id(card) not in used:
            name = card.get("set", DEFAULT_SET)
            problem = advise(Message("map-unused-ticket"), name, sets)
            yield f"tickets.cards[{i}].set", name, problem


def check_decks(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that decks are dealt or drawn from, and are large enough for it."""
    if chosen := decks_to_choose(doc.get("mechanics", {})):
        yield from check_decks_to_choose(doc, chosen)
        return
    dealt, drawn = deals(doc), doc["tickets"]["later"].get("deck", DEFAULT_DECK)
    most = doc["players"][1]
    sizes: dict[str, int] = {}
    for i, card in cards_in_play(doc):
        deck = card.get("deck", DEFAULT_DECK)
        if deck not in sizes and deck not in {*dealt, drawn}:
            problem = advise(Message("map-unused-deck"), deck, {*dealt, drawn})
            yield f"tickets.cards[{i}].deck", deck, problem
        sizes[deck] = sizes.get(deck, 0) + card.get("copies", 1)
    if sum(sizes.values()) > MOST_TICKETS:
        counts = {"tickets": sum(sizes.values()), "most": MOST_TICKETS}
        yield "tickets.cards", None, Message("map-too-many-tickets", counts)
    if drawn not in sizes:
        yield "tickets.later.deck", drawn, advise(Message("map-unknown-deck"), drawn, sizes)
    for deck, count in dealt.items():
        if count * most > sizes.get(deck, 0):
            counts = {"dealt": count, "players": most, "needed": count * most}
            counts["there"] = sizes.get(deck, 0)
            problem = Message("map-too-few-tickets", {"deck": quote(deck), **counts})
            yield "tickets.first.deal", doc["tickets"]["first"]["deal"], problem


def check_decks_to_choose(doc: dict[str, Any], chosen: Sequence[str]) -> Iterator[Problem]:
    """Check the decks from which players say how many tickets they draw."""
    first, later = doc["tickets"]["first"], doc["tickets"]["later"]
    if isinstance(first["deal"], dict):
        yield "tickets.first.deal", first["deal"], Message("map-decks-are-chosen")
    if "deck" in later:
        yield "tickets.later.deck", later["deck"], Message("map-decks-are-chosen")
    sizes = dict.fromkeys(chosen, 0)
    for i, card in cards_in_play(doc):
        deck = card.get("deck", DEFAULT_DECK)
        if deck not in sizes:
            problem = advise(Message("map-unused-deck"), deck, chosen)
            yield f"tickets.cards[{i}].deck", deck, problem
            return
        sizes[deck] += card.get("copies", 1)
    for deck, size in sizes.items():
        if size == 0:
            there = {card.get("deck", DEFAULT_DECK) for _, card in cards_in_play(doc)}
            yield "tickets.cards", deck, advise(Message("map-unknown-deck"), deck, there)
    there_are, count, most = sum(sizes.values()), sum(deals(doc).values()), doc["players"][1]
    if there_are > MOST_TICKETS:
        counts = {"tickets": there_are, "most": MOST_TICKETS}
        yield "tickets.cards", None, Message("map-too-many-tickets", counts)
    if count * most > there_are:
        counts = {"dealt": count, "players": most, "needed": count * most, "there": there_are}
        decks = " + ".join(map(quote, chosen))
        yield "tickets.first.deal", count, Message("map-too-few-tickets", {"deck": decks, **counts})


def check_paths(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that a ticket joins two different places that a player's trains can join."""
    areas, trains = doc.get("areas", {}), doc["trains"]
    reach: dict[str, dict[str, int]] = {}
    for i, card in sound(doc["tickets"]["cards"]):
        start = card["from"]
        starts = areas.get(start, [start])
        if start not in reach:
            reach[start] = distances(doc, starts)
        for j, leg in enumerate(legs(card)):
            key = f"tickets.cards[{i}]." + (f"legs[{j}].to" if "legs" in card else "to")
            ends = areas.get(leg["to"], [leg["to"]])
            spaces = [reach[start][name] for name in ends if name in reach[start]]
            if set(starts) & set(ends):
                yield key, leg["to"], Message("map-ticket-is-loop")
            elif not spaces:
                yield key, leg["to"], Message("map-no-way", {"start": start})
            elif min(spaces) > trains:
                counts = {"needed": min(spaces), "trains": trains}
                yield key, leg["to"], Message("map-way-too-long", {"start": start, **counts})
