"""Every screen of the browser client, and how to get there: what `gallery.py` goes through.

A new screen is one function with `@screen(...)` in one of the files named here.
"""

from scripts import (
    gallery_decisions,
    gallery_lessons,
    gallery_pages,
    gallery_reviews,
    gallery_studio,
    gallery_tables,
)
from scripts.gallery_stage import SCREENS, Screen, Stage

__all__ = [
    "SCREENS",
    "Screen",
    "Stage",
    "gallery_decisions",
    "gallery_lessons",
    "gallery_pages",
    "gallery_reviews",
    "gallery_studio",
    "gallery_tables",
]
