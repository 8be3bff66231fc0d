"""The build backend: setuptools, asked for Node only where the client has yet to be built."""

from __future__ import annotations

from collections.abc import Mapping

import client
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str | list[str] | None] | None


def node() -> list[str]:
    """Return the requirement for building the client, if it is to be built."""
    return [client.NODE] if client.is_needed() else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what building a wheel needs."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return what an editable installation needs."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what building a source distribution needs."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]
