"""Numbers as a language writes them."""

from __future__ import annotations

from functools import cache
from typing import Final

from branchline.locales import messages

MINUS: Final = "−"


def number(value: float, digits: int = 1, *, signed: bool = False) -> str:
    """Return a number as people read it in their language.

    >>> number(-1.25), number(3.0, 0, signed=True)
    ('−1.2', '+3')
    """
    text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    return text.replace("-", MINUS).replace(".", decimal_sign(messages().locale))


@cache
def decimal_sign(language: str) -> str:
    """Return what stands before the decimals in a language.

    >>> decimal_sign("de")
    ','
    """
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(language.replace("-", "_"))
