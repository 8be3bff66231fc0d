"""Every form of a mechanic in the map studio has words, not keys of the map file."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.locales import has_message
from branchline.locales.messages import Messages
from branchline.studio.forms import forms
from branchline.studio.messages import Field


def fields_in(field: Field | None) -> Iterator[Field]:
    """Yield a field and all within it."""
    if field is None:
        return
    yield field
    for inner in (field.entry, field.keys, *field.fields):
        yield from fields_in(inner)


def fields_of_mechanics() -> Iterator[Field]:
    """Yield all fields in the forms of mechanics."""
    for form in forms().mechanics:
        keys = (*form.place_keys, *form.track_keys, *form.ticket_keys)
        for top in (form.parameters, *keys):
            yield from fields_in(top)


def test_every_field_of_a_mechanic_has_a_name() -> None:
    nameless = []
    for field in fields_of_mechanics():
        general = f"form-{field.key.replace('_', '-')}"
        if field.key and not has_message(field.label) and not has_message(general):
            nameless.append(field.label)
    assert nameless == []


KINDS = ("form-word", "card", "colour", "level")
"""What the ids of words begin with that forms offer to choose from."""


def test_every_word_to_choose_from_is_translated() -> None:
    fields = [*fields_in(forms().map), *fields_of_mechanics()]
    # The words of a text are names that a map file uses, not a choice of the form.
    words = {word for field in fields if field.kind == "choice" for word in field.words}
    ids = {word: [f"{kind}-{word.replace('_', '-')}" for kind in KINDS] for word in words}
    has = Messages("en", left_out=()).has  # those of the browser, too
    assert words
    assert [word for word, found in ids.items() if not any(map(has, found))] == []
