"""The maps as clients are told of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from branchline.boards.picture import can_make_pictures
from branchline.bots import LEVELS
from branchline.core.cards import CARD_NAMES
from branchline.core.deal import FIRST_CARDS
from branchline.core.game import FEW_TRAINS, Game
from branchline.core.state import ROW_SIZE
from branchline.core.table import NEVER
from branchline.locales import words_in
from branchline.maps import MapData
from branchline.maps.build import build_game
from branchline.maps.readers import marks_of
from branchline.maps.schema import routes
from branchline.mechanics.registry import declarations
from branchline.play.lessons import Lesson, Step, lesson_ids
from branchline.play.notation import Notation
from branchline.server.catalogue import Catalogue, key_of
from branchline.server.drawings import Drawings
from branchline.server.http_messages import (
    CardFacts,
    DealFacts,
    GroupFacts,
    LegFacts,
    LessonFacts,
    LessonStep,
    MapFacts,
    MapSummary,
    Options,
    PlaceFacts,
    TicketFacts,
    TrackFacts,
)


def options(
    catalogue: Catalogue, drawings: Drawings, own_bots: Iterable[str], *, uploads: bool = False
) -> Options:
    """Return the maps and bots there are; boards of one's own may take a second."""
    return Options(
        maps=tuple(
            MapSummary(
                key,
                data.name,
                data.players,
                data.variants,
                drawings.picture(key),
                data.about,
                data.first_game,
                data.series,
                catalogue.maker_of(key),
            )
            for key, data in catalogue.summaries()
        ),
        bots=LEVELS,
        own_bots=tuple(own_bots),
        lessons=lesson_ids(),
        pictures=can_make_pictures(),
        uploads=uploads,
    )


def lesson_facts(lesson: Lesson) -> LessonFacts:
    """Return the steps of a lesson, with what the moves that end them are about."""
    return LessonFacts(lesson.id, tuple(step_facts(lesson, each) for each in lesson.script.steps))


def step_facts(lesson: Lesson, step: Step) -> LessonStep:
    """Return a step of a lesson."""
    if not step.until:
        return LessonStep(step.say, step.spots)
    game, move = lesson.match.game, lesson.moves[step.until - 1]
    claims = game.claim_action <= move.action < game.mechanic_action
    return LessonStep(
        *(step.say, step.spots, step.until),
        action=move.action if move.seat == lesson.script.person else -1,
        track=int(game.track_of[move.action - game.claim_action]) if claims else -1,
    )


@lru_cache(maxsize=64)
def map_facts(data: MapData) -> MapFacts:
    """Return a map, but for where its board is found: that may change while a server runs."""
    game = build_game(data, data.players[0])
    notation = Notation(data, game)
    first, later = data.first, data.later
    return MapFacts(
        id=key_of(data),
        name=data.name,
        variant=data.variant,
        players=data.players,
        cards=CARD_NAMES,
        draw=cards_drawn(data, game),
        trains=data.trains,
        last_round_at=FEW_TRAINS,
        points=data.points,
        first_tickets=DealFacts(dict(first.deal), first.keep, first.rejected),
        later_tickets=DealFacts({later.deck: later.draw}, later.keep, later.rejected),
        ties=data.ties,
        places=tuple(
            PlaceFacts(p.name, p.kind, p.label, p.region, p.lat, p.lon) for p in data.places
        ),
        tracks=tracks_of(data, notation),
        tickets=tuple(
            TicketFacts(
                ticket.text,
                ticket.deck,
                tuple(LegFacts(leg.starts, leg.ends, leg.points) for leg in ticket.legs),
            )
            for ticket in data.tickets
        ),
        groups={
            name: GroupFacts(rule.per_player, rule.tracks_by_players)
            for name, rule in data.group_rules.items()
        },
        mechanics=data.mechanics,
        names={kind: tuple(names) for kind, names in notation.names.items()},
        words=added_words(data),
    )


def added_words(data: MapData) -> dict[str, str]:
    """Return the messages that mechanics of a map bring themselves, by language."""
    folders = [declarations()[name].words for name in data.mechanics]
    words: dict[str, str] = {}
    for folder in folders:
        for language, text in words_in(folder).items() if folder is not None else ():
            words[language] = f"{words.get(language, '')}{text}\n"
    return words


def cards_drawn(data: MapData, game: Game) -> CardFacts:
    """Return the cards of a map and how they are drawn."""
    return CardFacts(
        deck=tuple(game.cards),
        row=ROW_SIZE,
        hand=FIRST_CARDS,
        start_locomotives=data.start_locomotives,
        sweep_at=None if game.sweep_at >= NEVER else int(game.sweep_at),
        row_locomotive_ends=bool(game.row_locomotive_ends),
    )


def tracks_of(data: MapData, notation: Notation) -> tuple[TrackFacts, ...]:
    """Return the tracks of a map, with their names and routes."""
    marks = marks_of(data)
    route_of = {track: route for route, tracks in enumerate(routes(data)) for track in tracks}
    return tuple(
        TrackFacts(
            *(t.a, t.b, t.length, t.colour, name, route_of[number], t.group),
            symbols=marks[number].symbols,
            crosses=marks[number].crosses,
            sign=marks[number].legend,
        )
        for number, (t, name) in enumerate(zip(data.tracks, notation.tracks, strict=True))
    )
