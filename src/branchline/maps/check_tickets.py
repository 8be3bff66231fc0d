"""Checks of the tickets: rules, decks, and whether every ticket can be completed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from branchline.maps.check_board import Problem, distances, sound
from branchline.maps.errors import advise, show
from branchline.maps.shape import DEFAULT_DECK, DEFAULT_SET, MOST_OFFERED, MOST_TICKETS


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
        yield "tickets.first.deal", first["deal"], f"at most {MOST_OFFERED} tickets at once"
    for key, keep, most in (
        ("first", first["keep"], offered),
        ("later", later["keep"], later["draw"]),
    ):
        if keep > most:
            yield f"tickets.{key}.keep", keep, f"only {most} are offered; keep at most {most}"


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
                hint = advise("unknown place or area", name, known)
                yield f"tickets.cards[{i}].{key}", name, hint
    for i, name in enumerate(tickets.get("ends_in", ())):
        if name not in names:
            yield f"tickets.ends_in[{i}]", name, advise("unknown place or area", name, known)


def check_sets(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that the sets in play have cards."""
    tickets = doc["tickets"]
    there = {card.get("set", DEFAULT_SET) for _, card in sound(tickets["cards"])}
    for i, name in enumerate(tickets.get("sets", ())):
        if name not in there:
            yield f"tickets.sets[{i}]", name, advise("no ticket card is of this set", name, there)


def check_use(games: list[dict[str, Any]]) -> Iterator[Problem]:
    """Check that every ticket card is in play in one of the games: the base or a variant."""
    used = {id(card) for doc in games for _, card in cards_in_play(doc)}
    sets = {name for doc in games for name in doc["tickets"].get("sets", ())}
    for i, card in enumerate(games[0]["tickets"]["cards"]):
        if id(card) not in used:
            name = card.get("set", DEFAULT_SET)
            hint = advise("no game uses this ticket; see tickets.sets and ends_in", name, sets)
            yield f"tickets.cards[{i}].set", name, hint


def check_decks(doc: dict[str, Any]) -> Iterator[Problem]:
    """Check that decks are dealt or drawn from, and are large enough for it."""
    dealt, drawn = deals(doc), doc["tickets"]["later"].get("deck", DEFAULT_DECK)
    most = doc["players"][1]
    sizes: dict[str, int] = {}
    for i, card in cards_in_play(doc):
        deck = card.get("deck", DEFAULT_DECK)
        if deck not in sizes and deck not in {*dealt, drawn}:
            hint = advise("nobody is dealt tickets of this deck", deck, {*dealt, drawn})
            yield f"tickets.cards[{i}].deck", deck, hint
        sizes[deck] = sizes.get(deck, 0) + card.get("copies", 1)
    if sum(sizes.values()) > MOST_TICKETS:
        yield (
            "tickets.cards",
            None,
            f"{sum(sizes.values())} tickets in play, at most {MOST_TICKETS}",
        )
    if drawn not in sizes:
        yield "tickets.later.deck", drawn, advise("no ticket card is of this deck", drawn, sizes)
    for deck, count in dealt.items():
        if count * most > sizes.get(deck, 0):
            hint = f"dealing {count} to each of {most} players takes {count * most} tickets"
            there = f"the deck {show(deck)} has {sizes.get(deck, 0)}"
            yield "tickets.first.deal", doc["tickets"]["first"]["deal"], f"{hint}, but {there}"


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
                yield key, leg["to"], "the ticket ends where it starts"
            elif not spaces:
                yield key, leg["to"], f"no tracks lead here from {start}"
            elif min(spaces) > trains:
                hint = f"the shortest way from {start} takes {min(spaces)} trains"
                yield key, leg["to"], f"{hint}, a player has {trains}"
