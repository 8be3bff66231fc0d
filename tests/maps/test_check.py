"""Every mistake in a map file is found, named and explained, and found only once."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.maps import MapError, check_map, load_map

ISLE = Path(__file__).with_name("isle.toml").read_text("utf-8")
ANY = object()

HILL = '    { name = "Hill" },\n'
RED = 'length = 2, colour = "red" }'
FERRY = 'length = 2, colour = "gray", locomotives = 1 }'
TUNNEL = '    { a = "Łódka", b = "Hill", length = 3, colour = "gray", tunnel = true },\n'
TICKET = '{ from = "Port", to = "Hill", points = 5, deck = "regular" }'

FERRIES = 'cards = 3, only_on = "ferries"'
NORGE = '["Norge", "Hill"]'
MISTAKES = [
    # the file's shape
    ("format = 1", "format = 2", "format", 2, "format 1 only"),
    ("format = 1", 'format = "1"', "format", "1", "must be the number 1"),
    ("format = 1\n", "", "format", None, "missing"),
    ("trains = 12", "trians = 12", "trians", 12, 'did you mean "trains"?'),
    ("trains = 12", "trains = true", "trains", True, "must be a whole number from 1 to 60"),
    ("trains = 12", "trains = 61", "trains", 61, "from 1 to 60"),
    ("trains = 12", "trains = 12.0", "trains", 12.0, "must be a whole number"),
    ("trains = 12", "trains = 1979-05-27", "trains", ANY, "must be a whole number"),
    ("trains = 12", "trains = 0x" + "f" * 4000, "trains", ANY, "must be a whole number"),
    ('id = "isle"', 'id = "The Isle"', "id", "The Isle", "such as my_map"),
    ('name = "The Isle"\n', "", "name", None, "missing; must be printable text"),
    ('name = "The Isle"\n', 'name = "a\\u0000b"\n', "name", "a\0b", "printable"),
    ('name = "The Isle"\n', f'name = "{"x" * 61}"\n', "name", "x" * 61, "at most 60"),
    ("players = [2, 3]", "players = [3, 2]", "players", [3, 2], "write [2, 3]"),
    ("players = [2, 3]", "players = [1, 3]", "players[0]", 1, "from 2 to 8"),
    ("players = [2, 3]", "players = [2]", "players", [2], "a list of 2"),
    ("each_colour = 3", "each_color = 3", "cards.each_color", 3, 'did you mean "each_colour"?'),
    ("each_colour = 3, locomotives = 4", "each_colour = 1, locomotives = 4", "cards", ANY, "17"),
    ("points = { 1 = 1,", "points = { one = 1,", "points.one", "one", "whole number"),
    ("points = { 1 = 1,", "points = { 99 = 1, 1 = 1,", "points.99", "99", "from 1 to 60"),
    ("points = { 1 = 1,", "points = { 1 = -1,", "points.1", -1, "from 0 to 1000"),
    # places and areas
    (HILL, HILL + HILL, "places[3].name", "Hill", "places[2] has this name already"),
    (
        HILL,
        '    { name = "Hill", aliases = ["lodka"] },\n',
        "places[2].aliases[0]",
        "lodka",
        "places[1]",
    ),
    (HILL, '    { name = "Hill", kind = "town" },\n', "places[2].kind", "town", "city, country"),
    (HILL, '    { name = "Hill", lat = 91 },\n', "places[2].lat", 91, "from -90 to 90"),
    (HILL, '    { name = "Hill", lat = nan },\n', "places[2].lat", ANY, "from -90 to 90"),
    (HILL, '    { nmae = "Hill" },\n', "places[2].nmae", "Hill", 'did you mean "name"?'),
    (HILL, "    17,\n", "places[2]", 17, "must be a table with name"),
    (
        '["France 1", "France 2"]',
        '["France 1", "Frnce 2"]',
        "areas.France[1]",
        "Frnce 2",
        '"France 2"',
    ),
    (
        '["France 1", "France 2"]',
        '["France 1", "France 1"]',
        "areas.France[1]",
        "France 1",
        "twice",
    ),
    ("[areas]\n", '[areas]\nHill = ["Hill"]\n', "areas.Hill", ["Hill"], "a name of its own"),
    # tracks
    (RED, 'length = 4, colour = "red" }', "tracks[0].length", 4, "add 4 to [points]"),
    (RED, 'length = 13, colour = "red" }', "tracks[0].length", 13, "12 trains"),
    (RED, 'length = 0, colour = "red" }', "tracks[0].length", 0, "from 1 to 60"),
    (RED, 'length = -2, colour = "red" }', "tracks[0].length", -2, "from 1 to 60"),
    (RED, 'length = 2, colour = "rde" }', "tracks[0].colour", "rde", "did you mean red?"),
    (RED, 'length = 2, color = "red" }', "tracks[0].color", "red", 'did you mean "colour"?'),
    (RED, 'colour = "red" }', "tracks[0].length", None, "missing"),
    (RED, RED[:-2] + ', group = "dubble" }', "tracks[0].group", "dubble", 'did you mean "double"?'),
    (
        '{ a = "Port", b = "Łódka", ' + RED,
        '{ a = "Prot", b = "Łódka", ' + RED,
        "tracks[0].a",
        "Prot",
        '"Port"',
    ),
    (
        '{ a = "Port", b = "Łódka", ' + RED,
        '{ a = "Port", b = "Port", ' + RED,
        "tracks[0].b",
        "Port",
        "where it starts",
    ),
    (FERRY, FERRY.replace("1 }", "3 }"), "tracks[6].locomotives", 3, "2 spaces"),
    ("mechanics.ferries = {}\n", "", "tracks[6].locomotives", 1, "mechanics.ferries = {}"),
    ("mechanics.tunnels = { reveal = 3 }\n", "", "tracks[3].tunnel", True, "mechanics.tunnels ="),
    (TUNNEL, "", "tracks", None, "no track joins Hill, Norge, France 2 to the rest"),
    # groups
    ("{ 2 = 1, 3 = 2 }", "{ 2 = 1 }", "groups.double.tracks_by_players", None, "3 players"),
    (
        "{ 2 = 1, 3 = 2 }",
        "{ 2 = 1, 3 = 2, 9 = 2 }",
        "groups.double.tracks_by_players.9",
        "9",
        "from 2 to 8",
    ),
    ("groups.double", "groups.duoble", "groups.double", None, "parallel tracks such as tracks[1]"),
    (
        "groups.double = { per_player = 1",
        "groups.double = { per_player = 0",
        "groups.double.per_player",
        0,
        "from 1",
    ),
    # tickets
    ("draw = 2, keep = 1", "draw = 2, keep = 3", "tickets.later.keep", 3, "keep at most 2"),
    (
        "regular = 1 }, keep = 1",
        "regular = 1 }, keep = 3",
        "tickets.first.keep",
        3,
        "keep at most 2",
    ),
    (
        "{ long = 1, regular = 1 }",
        "{ long = 4, regular = 4 }",
        "tickets.first.deal",
        ANY,
        "at most 7",
    ),
    (
        "{ long = 1, regular = 1 }",
        "{ long = 2, regular = 1 }",
        "tickets.first.deal",
        ANY,
        '6 tickets, but the deck "long" has 4',
    ),
    ("{ long = 1, regular = 1 }", "8", "tickets.first.deal", 8, "from 1 to 7"),
    ('rejected = "out"', 'rejected = "away"', "tickets.first.rejected", "away", "under, out"),
    (
        'deck = "regular", draw',
        'deck = "reglar", draw',
        "tickets.later.deck",
        "reglar",
        'did you mean "regular"?',
    ),
    (
        TICKET,
        TICKET.replace("regular", "standard"),
        "tickets.cards[0].deck",
        "standard",
        "long, regular",
    ),
    (TICKET, TICKET.replace("Hill", "Hil"), "tickets.cards[0].to", "Hil", 'did you mean "Hill"?'),
    (
        TICKET,
        TICKET.replace("Port", "Pört"),
        "tickets.cards[0].from",
        "Pört",
        'did you mean "Port"?',
    ),
    (TICKET, TICKET.replace("Hill", "Port"), "tickets.cards[0].to", "Port", "ends where it starts"),
    (TICKET, TICKET.replace("points = 5", "points = 0"), "tickets.cards[0].points", 0, "from 1"),
    (TICKET, TICKET.replace(", points = 5", ""), "tickets.cards[0].points", None, "missing"),
    (
        'points = 4 }], deck = "regular" }',
        'points = 4 }], deck = "regular", set = "extar" }',
        "tickets.cards[2].set",
        "extar",
        '"extra"',
    ),
    ("tickets.first", "tickets.frist", "tickets.frist", ANY, 'did you mean "first"?'),
    ("tickets.cards", "tickets.crads", "tickets.crads", ANY, 'did you mean "cards"?'),
    (
        '{ to = "Norge", points = 2 }',
        '{ to = "Norwich", points = 2 }',
        "tickets.cards[2].legs[0].to",
        "Norwich",
        "unknown place or area",
    ),
    (
        '{ to = "Norge", points = 2 }',
        '{ to = "France 1", points = 2 }',
        "tickets.cards[2].legs[0].to",
        "France 1",
        "ends where it starts",
    ),
    (
        'deck = "long", copies = 4',
        'deck = "long", copies = 299',
        "tickets.cards",
        None,
        "at most 300",
    ),
    (
        'sets = ["standard"]',
        'sets = ["standrad"]',
        "tickets.sets[0]",
        "standrad",
        'did you mean "standard"?',
    ),
    ("trains = 12", "trains = 5", "tickets.cards[3].to", "Norge", "takes 6 trains, a player has 5"),
    # mechanics, ties and counts
    (
        "mechanics.ferries",
        "mechanics.fairies",
        "mechanics.fairies",
        {},
        'unknown mechanic; did you mean "ferries"?',
    ),
    ("{ reveal = 3 }", "{ revael = 3 }", "mechanics.tunnels.revael", 3, 'did you mean "reveal"?'),
    ("{ reveal = 3 }", "{}", "mechanics.tunnels.reveal", None, "missing"),
    ("{ reveal = 3 }", "{ reveal = 3, hide = 1 }", "mechanics.tunnels.hide", 1, "unknown key"),
    ("{ reveal = 3 }", "true", "mechanics.tunnels", True, "a table with reveal"),
    ("costs = [1, 2]", "costs = [1, 2, 3]", "mechanics.stations.costs", [1, 2, 3], "2 stations"),
    (
        "{ Norge = [5, 3] }",
        "{ Norg = [5, 3] }",
        "mechanics.country_cards.stacks.Norg",
        [5, 3],
        '"Norge"',
    ),
    (
        "{ Norge = [5, 3] }",
        "{ Hill = [5, 3] }",
        "mechanics.country_cards.stacks.Hill",
        [5, 3],
        "not a country",
    ),
    ("{ Norge = [5, 3] }", "{ Norge = [] }", "mechanics.country_cards.stacks.Norge", [], "1 to 20"),
    ('"fewest_stations"', '"longest_path"', "ties[1]", "longest_path", "mechanic longest_path"),
    ('"fewest_stations"', '"completed_tickets"', "ties[1]", "completed_tickets", "twice"),
    ('"fewest_stations"', '"luck"', "ties[1]", "luck", "one of completed_tickets"),
    ("tracks = 8", "tracks = 9", "counts.tracks", 9, "lists 8 tracks"),
    ("places = 6", "places = 5", "counts.places", 5, "lists 6 places"),
    ("tickets = 8", "tickets = 6", "counts.tickets", 6, "lists 8 tickets"),
    (
        "mechanics.ferries",
        'mechanics.locomotive_limits = { only_on = "stations" }\nmechanics.ferries',
        "mechanics.locomotive_limits.only_on",
        "stations",
        (
            "no mechanic that marks tracks; "
            "write one of company_shares, ferries, mountains, tolls, tunnels"
        ),
    ),
    *(
        (
            "mechanics.ferries",
            f"mechanics.substitutes = {{ {written} }}\nmechanics.ferries",
            f"mechanics.substitutes{key}" if key[0] == "." else key,
            value,
            hint,
        )
        for written, key, value, hint in (
            ("cards = 1", ".cards", 1, "a whole number from 2 to 20"),
            ('only_on = "ferries"', ".cards", None, "missing"),
            (
                'cards = 3, only_on = "stations"',
                ".only_on",
                "stations",
                "ferries, mountains, tolls, tunnels",
            ),
            ("cards = 3, only_on = 5", ".only_on", 5, "must be the name of a mechanic, or a list"),
            (f"{FERRIES}, for_color = {{}}", ".for_color", {}, '"for_colour"'),
            (
                f"{FERRIES}, for_colour = {{ cards = 4 }}",
                ".for_colour.tracks",
                None,
                "missing; must be a list of 1 to 50",
            ),
            (
                f'{FERRIES}, for_colour = {{ cards = 4, tracks = [["Hill"]] }}',
                ".for_colour.tracks[0]",
                ["Hill"],
                "a list of 2",
            ),
            (
                f'{FERRIES}, for_colour = {{ cards = 4, tracks = [["Hill", "Port"]] }}',
                ".for_colour.tracks[0]",
                ["Hill", "Port"],
                "no track joins these two places",
            ),
            (
                f"{FERRIES}, for_colour = {{ cards = 4, tracks = [{NORGE}, {NORGE}] }}",
                ".for_colour.tracks[1]",
                ["Norge", "Hill"],
                "stands in the list twice",
            ),
            (
                f'{FERRIES}, for_colour = {{ cards = 4, tracks = [["Hill", "Łódka"]] }}',
                "tracks[3]",
                "Łódka–Hill",
                "substitutes does not go with tunnels",
            ),
        )
    ),
    # variants
    (
        "tickets.first = { keep = 2 }",
        "tickets.first = { keep = 3 }",
        "variants.more.tickets.first.keep",
        3,
        "keep at most 2",
    ),
    (
        "mechanics.stations = false",
        "mechanics.stashuns = false",
        "variants.more.mechanics.stashuns",
        False,
        '"stations"',
    ),
    (
        'ties = ["longest_path"]',
        'ties = ["fewest_stations"]',
        "variants.more.ties[0]",
        "fewest_stations",
        "mechanic stations",
    ),
    ('ties = ["longest_path"]\n', "", "ties[1]", "fewest_stations", '(in the variant "more")'),
    (
        'ends_in = ["Port"]',
        'ends_in = ["Prot"]',
        "variants.port.tickets.ends_in[0]",
        "Prot",
        '"Port"',
    ),
    ("counts = { tickets = 5 }", "places = []", "variants.port.places", [], "unknown key"),
    ("[variants.port]", "[variants.Port]", "variants.Port", "Port", "small letters"),
]


def check(text: str, folder: Path) -> list[MapError]:
    file = folder / "isle.toml"
    file.write_text(text, "utf-8")
    return check_map(file)


def test_the_example_is_sound(tmp_path: Path) -> None:
    assert check(ISLE, tmp_path) == []


@pytest.mark.parametrize(("old", "new", "key", "value", "hint"), MISTAKES)
def test_a_mistake_is_named_and_explained(
    tmp_path: Path, old: str, new: str, key: str, value: object, hint: str
) -> None:
    assert old in ISLE
    text = ISLE.replace(old, new, 1)
    if not key.startswith("counts"):  # they would only say the same again
        text = "\n".join(line for line in text.split("\n") if not line.startswith("counts = "))
    errors = check(text, tmp_path)
    assert [error.key for error in errors] == [key]
    error = errors[0]
    assert error.file == str(tmp_path / "isle.toml")
    assert value is ANY or (error.value == value and type(error.value) is type(value))
    assert hint in error.hint
    assert str(error).startswith(f"{error.file}: {key}: ")
    assert len(str(error)) < 400 + len(error.file)
    with pytest.raises(MapError) as caught:
        load_map(tmp_path / "isle.toml")
    assert str(caught.value) == str(error)


def test_all_mistakes_are_found_at_once(tmp_path: Path) -> None:
    text = ISLE.replace('a = "Hill", b = "Norge"', 'a = "Hlil", b = "Norge"', 1)
    text = text.replace("trains = 12", "trains = 99").replace('colour = "red"', 'colour = "rd"')
    text = text.replace('to = "Hill"', 'to = "Hlil"').replace("reveal = 3", "reveal = 0")
    assert [error.key for error in check(text, tmp_path)] == [
        "trains",
        "mechanics.tunnels.reveal",
        "tracks[0].colour",
        "tracks[4].a",
        "tickets.cards[0].to",
    ]


@pytest.mark.parametrize(
    ("content", "key", "hint"),
    [
        (b"format = 1\nname = \n", "line 2, column 8", "not TOML: expected a value"),
        (b"format = 1\nformat = 1\n", "line 2, column 11", "not TOML"),
        (b"a = 1\n\xff\xfe\x00", "line 2", "UTF-8"),
        (b"a = " + b"[" * 4_000, "", "nested too deeply"),
        (b"a = " + b"9" * 4500, "", "not TOML"),
        (b"#\n" * 150_001, "", "too big"),
        (b"\n# " + b"-" * 5000, "line 2", "too long"),
    ],
)
def test_a_file_that_is_not_toml(tmp_path: Path, content: bytes, key: str, hint: str) -> None:
    file = tmp_path / "isle.toml"
    file.write_bytes(content)
    (error,) = check_map(file)
    assert (error.file, error.key, error.value) == (str(file), key, None)
    assert hint in error.hint


def test_locomotives_must_have_somewhere_to_go(tmp_path: Path) -> None:
    limits = 'mechanics.locomotive_limits = { only_on = "tunnels", sweep = false }'
    assert check(ISLE.replace("mechanics.ferries", f"{limits}\nmechanics.ferries"), tmp_path) == []
    text = ISLE.replace("mechanics.tunnels = { reveal = 3 }", limits).replace(", tunnel = true", "")
    (error,) = check(text, tmp_path)
    assert error.key == "mechanics.locomotive_limits.only_on"
    assert "add the mechanic tunnels" in error.hint


def test_too_much_of_everything(tmp_path: Path) -> None:
    for part, most in (("places", 300), ("tracks", 500)):
        listed = ISLE.replace(f"{part} = [\n", f"{part} = [\n" + "    {},\n" * most)
        (error,) = [e for e in check(listed, tmp_path) if e.key == part]
        assert f"to {most}" in error.hint


def test_nothing_at_all(tmp_path: Path) -> None:
    missing = [error.key for error in check("", tmp_path)]
    assert missing[:5] == ["format", "id", "name", "players", "trains"]
    assert missing[5:] == ["cards", "points", "tickets", "places", "tracks"]


def test_no_such_file_is_a_problem_too() -> None:
    (error,) = check_map("nowhere.toml")
    assert str(error) == "nowhere.toml: no such file"
