"""The endpoints for practice: puzzles, and moves that somebody missed in a finished game.

What is best is told only to one who has chosen a move.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.play.offers import offers_of
from branchline.play.telling import seen_by
from branchline.review import missed_moves, puzzles
from branchline.review.messages import PracticeAnswer, Review
from branchline.review.puzzles import Puzzle
from branchline.review.seat_reviews import seen_from
from branchline.server.address_limits import AddressLimits, host_of
from branchline.server.analysis_cache import AnalysisCache
from branchline.server.endpoints import Endpoints, answer, facts, public, takes_gzip
from branchline.server.http_messages import (
    MissedMove,
    OwnPractice,
    PracticePosition,
    PuzzleMove,
    Puzzles,
    PuzzleSummary,
)
from branchline.server.messages import News, Position, RoomFacts, SeatFacts, Update
from branchline.server.redaction import message_of, sent_view
from branchline.server.refusals import Refusal
from branchline.server.review_api import record_bytes
from branchline.server.reviews import Reviews
from branchline.server.rooms import Rooms

BOT = "hard"
"""Who plays in the games of puzzles."""


class PracticeApi(Endpoints):
    """Gives positions to choose a move in, and tells afterwards what is best."""

    def __init__(self, rooms: Rooms, limits: AddressLimits, reviews: Reviews) -> None:
        super().__init__(rooms, limits)
        self.reviews = reviews

    def routes(self) -> list[Route]:
        """Return the endpoints by their paths."""
        return [
            Route("/api/puzzles", self.guarded(self.puzzles)),
            Route("/api/puzzles/{puzzle}", self.guarded(self.puzzle)),
            Route("/api/puzzles/{puzzle}", self.guarded(self.solve), methods=["POST"]),
            Route("/api/rooms/{room}/practice", self.guarded(self.missed)),
            Route("/api/rooms/{room}/practice", self.guarded(self.choose), methods=["POST"]),
        ]

    async def puzzles(self, request: Request) -> Response:
        """Tell the puzzles there are."""
        found = await asyncio.to_thread(puzzles.all_puzzles)
        return facts(request, Puzzles(tuple(summary_of(each) for each in found)))

    async def puzzle(self, request: Request) -> Response:
        """Give the position of a puzzle."""
        puzzle = await self.puzzle_of(request)
        if puzzle is None:
            return no_such_puzzle()
        zipped = takes_gzip(request)

        def find() -> bytes:
            body = msgspec.json.encode(position_of(puzzle))
            return gzip.compress(body, mtime=0) if zipped else body

        key = ("puzzle", puzzle.id, zipped)
        return public(await self.limits.work.find(host_of(request), key, find), zipped=zipped)

    async def solve(self, request: Request) -> Response:
        """Tell what is best in a puzzle, to one who has chosen."""
        puzzle = await self.puzzle_of(request)
        if puzzle is None:
            return no_such_puzzle()
        chosen = await self.read(request, PuzzleMove)
        return answer(await told(lambda: puzzles.answered(puzzle, chosen.action)))

    async def puzzle_of(self, request: Request) -> Puzzle | None:
        """Return the puzzle that a request is about, or None if there is none."""
        return await asyncio.to_thread(puzzles.puzzle_by_id, request.path_params["puzzle"])

    async def missed(self, request: Request) -> Response:
        """Tell the moves of a seat that were missed; begin the review if nobody has asked yet."""
        room, match = await self.finished_game(request)
        seat = request.query_params.get("seat", "")
        if seat not in map(str, range(match.players)):
            raise Refusal("malformed")
        review = await self.reviews.known_of(room.name)
        if review is None and room.name not in self.reviews.working:
            record = await asyncio.to_thread(record_bytes, room, match)
            review = await self.reviews.begin(room.name, record, host_of(request))
        return answer(own_practice(review, int(seat)))

    async def choose(self, request: Request) -> Response:
        """Tell what would have been best at a move, to one who has chosen."""
        room, match = await self.finished_game(request)
        chosen = await self.read(request, MissedMove)
        review = await self.reviews.known_of(room.name)
        if review is None or not review.complete:
            raise Refusal("not now")
        if chosen.move > len(review.decisions):
            raise Refusal("malformed", "refusal-no-move-number")
        seat = review.decisions[chosen.move - 1].seat
        decision = seen_from(review, seat).decisions[chosen.move - 1]
        verdict = decision.verdict
        if verdict is None:
            raise Refusal("not now")
        return answer(
            await told(lambda: missed_moves.answered(match, decision, verdict, chosen.action))
        )


def no_such_puzzle() -> Response:
    """Return the answer to one who asks for a puzzle that is not there."""
    return answer(Refusal("malformed", "refusal-no-such-puzzle").to_request(), 404)


async def told(work: Callable[[], PracticeAnswer]) -> PracticeAnswer:
    """Return what is said of a choice; refuse one that the rules do not allow."""
    try:
        return await asyncio.to_thread(work)
    except ValueError:
        raise Refusal("illegal") from None


def summary_of(puzzle: Puzzle) -> PuzzleSummary:
    """Return what is told of a puzzle before it is solved."""
    return PuzzleSummary(puzzle.id, puzzle.map, puzzle.variant, puzzle.players)


def own_practice(review: Review | None, seat: int) -> OwnPractice:
    """Return what there is to practise for a seat, as far as its game is reviewed."""
    if review is None:
        return OwnPractice(seat)
    moves = missed_moves.missed_moves(review, seat) if review.complete else None
    return OwnPractice(seat, review.done, review.total, moves)


def position_of(puzzle: Puzzle) -> PracticePosition:
    """Return the position of a puzzle as the seat to act sees it, and what it has seen so far."""
    match, seat = puzzles.position_of(puzzle), puzzle.seat
    view = match.view(seat)
    analysis = AnalysisCache().of(match.data, match.game, match.facts, view)
    news = []
    for version, move in enumerate((match.setup, *match.moves), 1):
        seen = [event for each in move.events if (event := seen_by(each, seat)) is not None]
        if seen:
            news.append(News(version, 0, tuple(message_of(each) for each in seen)))
    position = Position(
        view=sent_view(view),
        actions=offers_of(match.notation, view, match.actions(seat)),
        can_undo=False,
        tickets=analysis.tickets,
        closed=analysis.closed,
        opens=analysis.opens,
    )
    seats = tuple(
        SeatFacts("human", "") if each == seat else SeatFacts("bot", "", BOT)
        for each in range(match.players)
    )
    room = RoomFacts(puzzle.map, puzzle.variant, match.data.name, "playing", seats)
    return PracticePosition(
        puzzle.id, Update(seat, 0, len(match.moves) + 1, room, tuple(news), position)
    )
