"""Pages in other languages: changing the language of one, and what is wrong with its texts then."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

from branchline.locales.messages import Messages
from branchline.maps import load_map, map_ids

SPEAK: Final = """\
async (language) => {
  const kept = JSON.parse(localStorage.getItem("branchline.settings") ?? "{}");
  localStorage.setItem("branchline.settings", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "branchline.settings" }));
  const spoken = () => document.documentElement.dataset.words === language;
  while (!spoken()) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
"""What another window does that changes the language: this one follows."""
TEXTS: Final = """\
() => {
  const found = [document.title];
  const spoken = ["aria-label", "title", "placeholder", "alt"];
  const walk = (node) => {
    for (const each of node.childNodes) {
      if (each.nodeType === Node.TEXT_NODE) found.push(each.textContent.trim());
      if (each.nodeType !== Node.ELEMENT_NODE) continue;
      if (["SCRIPT", "STYLE", "svg", "CODE", "KBD"].includes(each.tagName)) continue;
      if (each.matches("[lang], [data-board], .said, [role=alert], .aside[aria-live]")) continue;
      found.push(...spoken.map((name) => each.getAttribute(name) ?? ""));
      walk(each);
    }
  };
  walk(document.body);
  return found.filter(Boolean);
}"""
"""All that a page says: its texts, and what is read aloud or shown beside the pointer.

What people say stays as it is, and so does what was announced or refused before the language was
changed.
"""
OVERFLOWING: Final = """\
() => {
  const wide = document.documentElement.clientWidth;
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    const hidden = style.visibility === "hidden" || each.closest(".aside");
    return box.width > 2 && box.height > 2 && !hidden;
  };
  const says = (each) => [...each.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const scrolls = (each) => {
    for (let at = each; at; at = at.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const texts = [...document.querySelectorAll("body *")].filter((each) =>
    !each.closest("[data-board], svg") && says(each) && seen(each));
  const cut = texts.filter((each) => {
    const style = getComputedStyle(each);
    return style.display !== "inline" && each.scrollWidth > each.clientWidth + 1
      && (style.overflowX !== "visible" || style.borderTopStyle !== "none");
  });
  const outside = texts.filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return (left < -1 || right > wide + 1) && !scrolls(each);
  });
  const needed = (select) => {
    const alone = select.cloneNode(false);
    alone.append(select.selectedOptions[0].cloneNode(true));
    alone.style.cssText = "position: absolute; width: auto; min-width: 0; visibility: hidden";
    select.after(alone);
    const width = alone.offsetWidth;
    alone.remove();
    return width;
  };
  const choices = [...document.querySelectorAll("select")].filter(
    (each) => seen(each) && each.selectedOptions.length && needed(each) > each.offsetWidth + 1);
  const page = document.documentElement.scrollWidth > wide + 1 ? ["the page"] : [];
  const text = (each) => each.selectedOptions?.[0]?.text ?? each.textContent.trim();
  const told = (each) => `${each.tagName} ${each.className}: ${text(each)}`;
  return [...page, ...new Set([...cut, ...outside, ...choices].map(told))];
}"""
"""Texts that are cut, or that stand out of the screen."""
WORD: Final = re.compile(r"[A-Za-z]{3,}")
BOTS: Final = frozenset(WORD.findall(Messages("en", left_out=()).say("bot-names", {})))
UNTRANSLATED: Final = BOTS | frozenset(
    [
        "Ann",
        "Ben",
        "Bea",
        "Bot",
        "Easy",
        "Greedy",
        "Cleo",
        "Player",
        "http",
        "localhost",
        "Enter",
        "Esc",
        "PNG",
        "SVG",
        "TOML",
        "USA",
        "double",  # what a map of ours calls its double tracks
        "and",
    ]
)
"""Names of bots and people, addresses, keys; and what joins English lists."""


def speak(page: Page, language: str) -> None:
    """Change the language of an open page."""
    page.evaluate(SPEAK, language)


def names_on_maps() -> set[str]:
    """Return the words in the names of places."""
    places = (place for which in map_ids() for place in load_map(which).places)
    return {word for place in places for word in WORD.findall(place.name)}


def plain_english(page: Page, names: set[str]) -> list[str]:
    """Return what a page says that is not translated: without an accent, and no name."""
    texts: list[str] = page.evaluate(TEXTS)
    named = names | UNTRANSLATED
    return [
        text
        for text in texts
        if any(not is_tag(word) and word not in named for word in WORD.findall(text))
    ]


def is_tag(word: str) -> bool:
    """Tell whether a word is the tag of a place: the letters of its tickets, in their order."""
    return word.isupper() and list(word) == sorted(set(word))
