"""What a worker process runs: a bot that chooses a move, or advises a person.

A worker imports no other module of the server but `own_bots`, and knows nothing but the
`BotQuestion`.
"""

from __future__ import annotations

from dataclasses import dataclass

from branchline.bots import make_bot
from branchline.bots.brains.simple_plan import make_simple_plan
from branchline.core.actions import KEEP_ACTION
from branchline.core.game import Game
from branchline.maps import MapData, load_map, load_map_text
from branchline.maps.games import game_of, game_of_text
from branchline.play.view import View
from branchline.review.messages import Fact, HintedMove, MoveHint
from branchline.server.own_bots import give_back, take_bot

SECONDS = 10.0
REVIEWER = "expert"
"""The bot whose hints come from what reviews games: with reasons, and the next best moves."""


@dataclass(frozen=True)
class BotQuestion:
    """A decision to make: the map and its players, the bot, and what its seat may know."""

    map: str
    variant: str | None
    players: int
    bot: str
    seed: int
    view: View
    legal: tuple[int, ...]
    text: str | None = None
    """The map file, for a map that is not packaged."""
    own: bool = False
    """Whether `bot` says how to find a bot of the owner's, such as module:Class."""
    table: str = ""
    """Differs from table to table; a bot of the owner's is asked again for the same one."""
    seconds: float = SECONDS
    """How long it may take."""


def choose(question: BotQuestion) -> int:
    """Return the action a bot chooses."""
    if not question.own:
        return make_bot(question.bot, game_for(question), question.seed).choose(*asked(question))
    key = (question.table, question.view.seat, question.bot)
    bot = take_bot(key, game_for(question), question.seed, question.seconds)
    try:
        action = bot.choose(*asked(question))
    except BaseException:
        bot.close()
        raise
    give_back(key, bot)
    return action


def game_for(question: BotQuestion) -> Game:
    """Return the game that a question is about."""
    if question.text is not None:
        return game_of_text(question.text, question.variant, question.players)
    return game_of(question.map, question.variant, question.players)


def data_for(question: BotQuestion) -> MapData:
    """Return the map that a question is about."""
    if question.text is not None:
        return load_map_text(question.text, question.variant)
    return load_map(question.map, question.variant)


def asked(question: BotQuestion) -> tuple[View, list[int]]:
    """Return what a bot is shown: the view of its seat and its legal actions."""
    return question.view, list(question.legal)


@dataclass(frozen=True)
class Advice:
    """What a bot would do on a seat, and the tickets and tracks it has in mind."""

    action: int
    tickets: tuple[int, ...] = ()
    tracks: tuple[int, ...] = ()
    reason: tuple[Fact, ...] = ()
    others: tuple[HintedMove, ...] = ()
    """The next best, where the reviewer gave the advice."""


def advise(question: BotQuestion) -> Advice:
    """Return what a bot would do, and why."""
    game = game_for(question)
    bot = make_bot(question.bot, game, question.seed)
    if question.bot == REVIEWER:
        from branchline.review.hints import adviser_for  # workers alone need what it takes

        found = adviser_for(data_for(question), game).hint(*asked(question))
    else:
        found = MoveHint(bot.choose(*asked(question)))
    action = found.action
    tickets, tracks = purpose(game, question.view, action)
    is_claim = game.claim_action <= action < game.mechanic_action
    if is_claim and not tracks:  # no ticket's shortest way; it may still be on the way planned
        intent = bot.plan(question.view)
        if game.track_of[action - game.claim_action] in intent.tracks:
            tickets, tracks = intent.tickets, intent.tracks
    elif tickets and not KEEP_ACTION <= action < game.mechanic_action:
        intent = bot.plan(question.view)  # what draws and the like are for, it knows best itself
        tickets, tracks = intent.tickets or tickets, intent.tracks or tracks
    return Advice(action, tickets, tracks, found.reason, found.others)


def purpose(game: Game, view: View, action: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the tickets that an action serves and the tracks they still lack.

    A claim serves the tickets whose way it is on, a choice of tickets those kept; anything else
    serves all that can still be completed.
    """
    tickets = view.tickets
    if KEEP_ACTION <= action < game.claim_action:
        tickets = tuple(t for i, t in enumerate(view.offers) if action - KEEP_ACTION >> i & 1)
    plans = {ticket: make_simple_plan(game, view, (ticket,)) for ticket in tickets}
    served = {ticket: plan.tracks for ticket, plan in plans.items() if plan.tracks}
    if game.claim_action <= action < game.mechanic_action:
        track = int(game.track_of[action - game.claim_action])
        served = {ticket: tracks for ticket, tracks in served.items() if track in tracks}
    return tuple(served), tuple(sorted(set().union(*served.values())))
