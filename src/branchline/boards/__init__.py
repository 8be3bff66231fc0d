"""Boards: from a map file and geography to a finished drawing.

Making a board runs in steps, one or two files each, on plain arrays of board units (a space is
about 40 units long):

1. `project`: places from latitude and longitude to the plane (or `force`: from their tracks).
2. scale (`network.scale_of`): as large as the median track needs for its spaces.
3. `relax`: places shift a little, until every track has room for its spaces.
4. `warp`: the land shifts with its places, so that coast cities stay on the coast.
5. `candidates`, `curves`: each route gets a curve; ferries look for water, no two routes overlap.
6. `spaces`: wagons' spaces at equal distances, parallel tracks side by side.
7. `labels`: the names of places, clear of spaces and of one another; `names` of seas and lands.
8. `terrain`, `paint`: relief, rivers, borders and coast become the base map.

The results are a `Board` (`board.json`), the base map (`board.svg`) and its relief
(`board.webp`), kept in the map's folder. Making them needs the extra ``branchline[boards]``;
loading and drawing them (`load_drawing`, `draw.draw`) needs nothing.
"""

from __future__ import annotations

from branchline.boards.drawn_board import BoardError, DrawnBoard
from branchline.boards.files import Drawing, load_drawing

__all__ = ["BoardError", "Drawing", "DrawnBoard", "load_drawing"]
