"""What is added up over games among equal bots: tickets, tracks, places, seats, lines, lengths."""

from __future__ import annotations

from typing import Final

from branchline.core.game import Game
from branchline.lab.sums import WIN, Sums, moments, note
from branchline.lab.watched_games import WatchedGame

FARTHEST: Final = 150
"""Leads of the first player are counted one by one up to so many points."""
TENTHS: Final = 10


def empty_sums(game: Game) -> Sums:
    """Return sums in which nothing has been counted yet."""
    board = game.board
    tickets, tracks, places = int(board.n_tickets), int(board.n_tracks), int(board.n_places)
    players = int(game.players)
    return {
        "games": [0],
        **{f"ticket_{name}": [0] * tickets for name in ("offered", "kept", "done", "won")},
        "effects": [0] * ((tickets + 1) ** 2),
        "effect_of": [0] * (tickets + 1),
        "effect_noise": [0, 0],
        **{f"track_{name}": [0] * tracks for name in ("claims", "won", "rivals", "tenths")},
        "places": [0] * places,
        "seat_won": [0] * players,
        "seat_score": [0] * players,
        "first_lead": [0] * (2 * FARTHEST + 1),
        "turns": [0, 0, 0],
        "score": [0, 0, 0],
        "winner_score": [0, 0, 0],
        "margin": [0, 0, 0],
        "tickets_kept": [0, 0, 0],
        "tickets_done": [0, 0, 0],
        **{f"line:{name}": [0, 0, 0, 0, 0, 0] for name in game.line_names},
    }


def add_game(sums: Sums, game: Game, watched: WatchedGame) -> None:
    """Add a game to the sums."""
    s, sheet = watched.state, watched.sheet
    players = int(game.players)
    winners = sheet.winners()
    won = [WIN // len(winners) if seat in winners else 0 for seat in range(players)]
    totals = [int(sheet.total(seat)) for seat in range(players)]
    sums["games"][0] += 1
    note(sums, "turns", *moments(int(s.turn) + 1))
    add_tickets(sums, game, watched, won, totals)
    add_tracks(sums, game, watched, won)
    for seat in range(players):
        order = (seat - int(s.starter)) % players
        sums["seat_won"][order] += won[seat]
        sums["seat_score"][order] += totals[seat]
        note(sums, "score", *moments(totals[seat]))
    ranked = sorted(totals)
    note(sums, "winner_score", *moments(ranked[-1]))
    if players > 1:
        note(sums, "margin", *moments(ranked[-1] - ranked[-2]))
        add_first_lead(sums, totals, int(s.starter))
    add_lines(sums, game, watched, won)


def add_first_lead(sums: Sums, totals: list[int], starter: int) -> None:
    """Count the lead of whoever began over the best of the others."""
    best = max(total for seat, total in enumerate(totals) if seat != starter)
    lead = min(FARTHEST, max(-FARTHEST, totals[starter] - best))
    sums["first_lead"][FARTHEST + lead] += 1


def add_tickets(
    sums: Sums, game: Game, watched: WatchedGame, won: list[int], totals: list[int]
) -> None:
    """Count tickets, and gather what their worth is found by.

    A seat's points less the mean of the others' are compared with the tickets it holds less those
    the others hold; both times (players - 1), so that they are whole numbers. Who began counts like
    one more ticket.
    """
    s, sheet = watched.state, watched.sheet
    players = int(game.players)
    for _, ticket in watched.offered:
        sums["ticket_offered"][ticket] += 1
    held = [[int(ticket) for ticket in s.members(s.kept, seat)] for seat in range(players)]
    for seat, tickets in enumerate(held):
        done = [ticket for ticket in tickets if sheet.is_completed(seat, ticket)]
        for ticket in tickets:
            sums["ticket_kept"][ticket] += 1
            sums["ticket_won"][ticket] += won[seat]
        for ticket in done:
            sums["ticket_done"][ticket] += 1
        note(sums, "tickets_kept", *moments(len(tickets)))
        note(sums, "tickets_done", *moments(len(done)))
    if players < 2:
        return
    effects, effect_of = sums["effects"], sums["effect_of"]
    n = len(effect_of)
    for seat in range(players):
        lead = players * totals[seat] - sum(totals)
        row = {n - 1: players - 1 if seat == s.starter else -1}
        for other, tickets in enumerate(held):
            for ticket in tickets:
                row[ticket] = row.get(ticket, 0) + (players - 1 if other == seat else -1)
        for a, x in row.items():
            effect_of[a] += x * lead
            for b, y in row.items():
                effects[a * n + b] += x * y
        note(sums, "effect_noise", 1, lead * lead)


def add_tracks(sums: Sums, game: Game, watched: WatchedGame, won: list[int]) -> None:
    """Count claims: of each track, when, and by winners; and the places they touch."""
    board = game.board
    turns = int(watched.state.turn) + 1
    touched = set()
    for claim in watched.claims:
        sums["track_claims"][claim.track] += 1
        sums["track_won"][claim.track] += won[claim.seat]
        sums["track_rivals"][claim.track] += min(1, claim.rivals)
        sums["track_tenths"][claim.track] += TENTHS * claim.turn // turns
        touched |= {int(board.track_a[claim.track]), int(board.track_b[claim.track])}
    for place in touched:
        sums["places"][place] += 1


def add_lines(sums: Sums, game: Game, watched: WatchedGame, won: list[int]) -> None:
    """Add up each kind of line of the score sheets: its points, and those of winners."""
    for seat in range(int(game.players)):
        points: dict[str, int] = {}
        for line in watched.sheet.lines(seat):
            points[line.name] = points.get(line.name, 0) + int(line.points)
        for name in game.line_names:
            scored = points.get(name, 0)
            # count, points, square; how often any; winners (in parts of a win), their points
            numbers = (*moments(scored), int(scored != 0), won[seat], won[seat] * scored)
            note(sums, f"line:{name}", *numbers)
