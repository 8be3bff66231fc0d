"""Digests of states: short fingerprints by which a record shows that it leads where it led."""

from __future__ import annotations

import hashlib
import json

import msgspec

from branchline.core.state import ASKED, State


def state_digest(s: State) -> str:
    """Return the fingerprint of a state.

    The decisions of all mechanics count as one phase, so that it does not depend on how a map's
    mechanics are numbered.
    """
    if is_asked(s):
        s = s.copy()
        s.phase = min(s.phase, ASKED)
        for depth in range(s.depth):
            s.pending[depth] = min(s.pending[depth], ASKED)
    return hashed(msgspec.json.encode(s.key()))  # numbers only: written as `fingerprint` does


def is_asked(s: State) -> bool:
    """Return whether a decision of a mechanic is to be made, now or after another."""
    return s.phase >= ASKED or any(phase >= ASKED for phase in s.pending[: s.depth])


def fingerprint(values: object) -> str:
    """Return the fingerprint of JSON values; version 1 took that of a state's key as it was."""
    return hashed(json.dumps(values, separators=(",", ":")).encode())


def hashed(text: bytes) -> str:
    """Return the fingerprint of a text."""
    return hashlib.blake2b(text, digest_size=8).hexdigest()
