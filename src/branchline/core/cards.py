"""Card colours as small integers: eight colours and the locomotive."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green")
N_COLOURS: Final = 8
LOCOMOTIVE: Final = 8
"""The wild card, as an index into hands, deck and discards."""
N_CARDS: Final = 9
GRAY: Final = 8
"""The colour of a track that any single colour may pay for."""

CARD_NAMES: Final = (*COLOURS, "locomotive")
TRACK_COLOURS: Final = (*COLOURS, "gray")
