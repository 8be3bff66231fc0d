"""A language for tests, made of English: letters get accents and texts get longer.

So what is not translated shows, and what has too little room. `web/src/lib/pseudo.ts` makes the
same of the words of the browser.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀçđéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ"
LONGER: Final = "aeintouyAEINTOUY"
LETTERS: Final = {
    ord(plain): accented + (accented.lower() if plain in LONGER else "")
    for plain, accented in zip(PLAIN, ACCENTED, strict=True)
}


def pseudo(text: str) -> str:
    """Return a text with accents, longer by about two fifths.

    >>> pseudo("Take red")
    'Ţţááķéé ŕééđ'
    """
    return text.translate(LETTERS)


class Pseudo(Transformer):
    """Changes the texts of messages, and leaves all that stands in braces."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        """Change a text."""
        return TextElement(pseudo(node.value))


def pseudo_words(text: str) -> str:
    """Return a file of English messages in the language for tests."""
    return FluentSerializer().serialize(Pseudo().visit(FluentParser().parse(text)))
