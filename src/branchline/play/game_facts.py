"""What is worked out once for a game and asked at every move, for all who are shown it."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.arrays import vec
from branchline.core.game import Game
from branchline.maps.readers import displays_of
from branchline.mechanics.base import Display
from branchline.play.view import View


class GameFacts:
    """The displays of a game by what they have a say in, and the tracks at every place."""

    def __init__(self, game: Game) -> None:
        self.all: list[Display] = displays_of(game)
        self.gates: list[Display] = []
        """Those that can close tracks to a seat that lacks something."""
        self.selling: list[Display] = []
        """Those of which something can be bought."""
        self.opening: list[Display] = []
        """Those of which a purchase opens tracks."""
        self.lending: list[Display] = []
        """Those that let a seat use tracks of others."""
        self.rooted: list[Display] = []
        """Those by which the tracks of a seat must be joined to a place."""
        self.looping: list[Display] = []
        """Those that count loops."""
        for each in self.all:
            kind = type(each)
            if kind.missing is not Display.missing:
                self.gates.append(each)
            if kind.purchases is not Display.purchases:
                self.selling.append(each)
            if kind.opens is not Display.opens:
                self.opening.append(each)
            if kind.usable_tracks is not Display.usable_tracks:
                self.lending.append(each)
            if kind.root is not Display.root:
                self.rooted.append(each)
            if kind.on_loop is not Display.on_loop:
                self.looping.append(each)
        self.about_tracks: list[Display] = [
            each
            for each in self.all
            if each in self.gates
            or each in self.selling
            or each in self.opening
            or each in self.lending
            or each in self.rooted
        ]
        """Those that have a say in which tracks a seat can get or use."""

        board = game.board
        self.links: list[list[tuple[int, int]]] = [[] for _ in range(board.n_places)]
        """By place: where each of its tracks leads, and the track."""
        for track in range(board.n_tracks):
            a, b = int(board.track_a[track]), int(board.track_b[track])
            self.links[a].append((b, int(track)))
            self.links[b].append((a, int(track)))
        self.n_places: i64 = board.n_places
        # The links of a place are those from first_link[place] to first_link[place + 1].
        first, places, tracks = [0], [], []
        for links in self.links:
            for place, track in links:
                places.append(place)
                tracks.append(track)
            first.append(len(places))
        self.first_link: vec[i64] = vec[i64](first)
        self.link_place: vec[i64] = vec[i64](places)
        self.link_track: vec[i64] = vec[i64](tracks)

    def path_inputs(self, view: View) -> tuple[object, ...]:
        """Return what of the mechanics' state decides which tracks the seat can get or use."""
        found: list[object] = []
        for each in self.about_tracks:
            inputs = each.path_inputs(view.mechanics.get(each.rules.name, {}), view.seat)
            found.append((view.slots, view.shuffles, view.phase) if inputs is None else inputs)
        return tuple(found)
