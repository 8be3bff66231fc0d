"""The numbering of actions: a fixed range per map, the same in every position.

In this order::

    0 to 4                 take the card in that place of the row
    5                      draw the top card of the deck
    6                      draw tickets
    7                      pass (only when nothing else is legal)
    8 to 8 + 2**k - 1      keep those of the offered tickets whose bits are set; k is the most
                           tickets ever offered, bit 0 the offered ticket with the lowest number
    then, track by track   claim the track, one number per payment
    then, by mechanic      the actions of each mechanic
"""

from __future__ import annotations

from typing import Final

ROW_ACTION: Final = 0
BLIND_ACTION: Final = 5
TICKETS_ACTION: Final = 6
PASS_ACTION: Final = 7
KEEP_ACTION: Final = 8
