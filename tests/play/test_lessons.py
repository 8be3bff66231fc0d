"""Lessons: their scripts are legal, their boards true to a packaged map, their words there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline.boards import load_drawing
from branchline.bots import find_bot, make_bot
from branchline.locales import has_message, say
from branchline.maps import MapData, check_map, load_map, map_ids
from branchline.maps.files import MAP_FILE
from branchline.play.lessons import Lesson, lesson_ids, load_lesson

TARGETS = Path(__file__).parents[2] / "web" / "src" / "lib" / "lessonTargets.ts"

every_lesson = pytest.mark.parametrize("lesson", [load_lesson(each) for each in lesson_ids()])


def test_there_is_a_lesson_and_its_map_is_none_to_choose() -> None:
    assert lesson_ids()
    assert not set(lesson_ids()) & set(map_ids())
    for lesson in map(load_lesson, lesson_ids()):
        assert lesson.data.id == lesson.id
        assert lesson.data.id not in map_ids()


@every_lesson
def test_the_game_goes_to_its_end_and_the_person_wins(lesson: Lesson) -> None:
    assert lesson.match.over
    assert lesson.match.score_sheet().winners() == [lesson.script.person]


@every_lesson
def test_the_steps_lead_from_the_opening_through_all_moves_of_the_person(lesson: Lesson) -> None:
    script = lesson.script
    ends = [step.until for step in script.steps if step.until]
    assert ends == sorted(set(ends))
    assert script.opening < ends[0]
    own = {n for n, move in enumerate(lesson.moves, 1) if move.seat == script.person}
    assert {number for number in own if number > script.opening} <= set(ends)
    assert lesson.moves[script.opening].seat == script.person  # nobody has to wait at first


@every_lesson
def test_every_spot_is_known_to_the_client(lesson: Lesson) -> None:
    known = set(re.findall(r"^  (\w+): \(", TARGETS.read_text("utf-8"), flags=re.MULTILINE))
    assert {"tickets", "build", "end"} <= known
    for step in lesson.script.steps:
        assert step.spots
        assert set(step.spots) <= known, step


def words(lesson: Lesson, step: str, part: str = "") -> str:
    """Return the id of a message of a lesson."""
    return f"lesson-{lesson.id.replace('_', '-')}-{step}{part}"


@every_lesson
def test_every_step_has_its_words_and_three_minutes_are_enough(lesson: Lesson) -> None:
    letters = 0
    for step in lesson.script.steps:
        assert has_message(words(lesson, step.say, "-title"))
        assert has_message(words(lesson, step.say))
        letters += len(say(words(lesson, step.say)))
    read = letters / 5 / 200 * 60  # at 200 words a minute, in seconds
    assert read < 120  # the rest is for doing it


@every_lesson
def test_the_numbers_told_at_the_end_are_those_of_the_score_sheet(lesson: Lesson) -> None:
    sheet, person = lesson.match.score_sheet(), lesson.script.person
    told = set(map(int, re.findall(r"\d+", say(words(lesson, lesson.script.steps[-1].say)))))
    assert {sheet.total(seat) for seat in range(lesson.match.players)} <= told
    assert {line.points for line in sheet.lines(person)} <= told


def ways(data: MapData) -> list[tuple[str, ...]]:
    """Return the tracks of a map as facts that can be compared."""
    name = [place.name for place in data.places]
    tracks = [(*sorted((name[t.a], name[t.b])), str(t.length), str(t.colour)) for t in data.tracks]
    return sorted(tracks)


@every_lesson
def test_places_tracks_and_tickets_are_cut_from_a_packaged_map(lesson: Lesson) -> None:
    names = {place.name for place in lesson.data.places}
    whole = [load_map(each) for each in map_ids()]
    sources = [data for data in whole if names <= {place.name for place in data.places}]
    if not sources:
        pytest.skip("the map it is cut from has been taken out")
    source = sources[0]
    inside = [way for way in ways(source) if {way[0], way[1]} <= names]
    assert ways(lesson.data) == inside
    assert lesson.data.points == source.points
    place = {each.name: (each.lat, each.lon) for each in source.places}
    assert all(place[each.name] == (each.lat, each.lon) for each in lesson.data.places)
    tickets = {(ticket.text, ticket.legs[0].points) for ticket in source.tickets}
    assert {(ticket.text, ticket.legs[0].points) for ticket in lesson.data.tickets} <= tickets


@every_lesson
def test_the_map_is_sound_and_its_board_is_drawn(lesson: Lesson) -> None:
    assert check_map(lesson.folder / MAP_FILE) == []
    drawing = load_drawing(lesson.data)
    assert drawing is not None
    assert len(drawing.board.tracks) == len(lesson.data.tracks)


@every_lesson
def test_the_opponent_plays_the_script_and_goes_on_where_it_ends(lesson: Lesson) -> None:
    bot = make_bot(f"lesson:{lesson.id}", lesson.match.game, 7)
    asked = 0
    for match, move in lesson.positions():
        if move.seat != lesson.script.person:
            assert bot.choose(match.view(move.seat), match.actions(move.seat)) == move.action
            asked += 1
            others = [each for each in match.actions(move.seat) if each != move.action]
            assert not others or bot.choose(match.view(move.seat), others) in others
    assert asked > 3


def test_there_is_no_opponent_without_a_lesson() -> None:
    with pytest.raises(ValueError, match="lesson:nothing"):
        find_bot("lesson:nothing")


@every_lesson
def test_chance_follows_the_script_only_as_long_as_the_game_does(lesson: Lesson) -> None:
    moves = lesson.moves
    for number, move in enumerate(moves):
        chance = lesson.chance_of(moves[:number], move.seat, move.action)
        assert chance is not None
        assert tuple(chance.script) == move.chance
        assert lesson.chance_of(moves[:number], move.seat, move.action + 1) is None
    assert lesson.chance_of(moves, 0, 0) is None
    assert lesson.chance_of(moves[1:3], moves[2].seat, moves[2].action) is None
