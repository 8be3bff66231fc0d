"""The words of all languages: check them, and write pages to read them.

    python scripts/words.py check           every language there is
    python scripts/words.py check fr pl     some of them
    python scripts/words.py page fr         all messages with sample arguments: build/words/

A message that is missing is said in English meanwhile. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if str(ROOT := Path(__file__).resolve().parent.parent) not in sys.path:  # started by its path
    sys.path.insert(0, str(ROOT))

from scripts.word_checks import LOCALES, check, parsed
from scripts.word_pages import write_pages
from scripts.word_tools import compared, linted

from branchline.locales.languages import LANGUAGES
from branchline.locales.word_files import ENGLISH


def languages() -> list[str]:
    """Return the languages that have words."""
    return [each for each in LANGUAGES if any((LOCALES / each).rglob("*.ftl"))]


def main() -> int:
    """Check languages, or write their pages; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("command", choices=["check", "page"])
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(languages()))
    options = parser.parse_args()
    chosen = options.languages or languages()
    unknown = set(chosen) - set(languages())
    if unknown:
        parser.error(f"no words in {', '.join(sorted(unknown))}")
    if options.command == "page":
        print(write_pages(chosen))
        return 0
    wrong = 0
    for language in chosen:
        problems = check(language)
        told = [str(problem) for problem in problems]
        told += linted() if language == ENGLISH else compared(language)
        wrong += len(told)
        for each in told:
            print(f"{language}/{each}")
        missing = sum(problem.what == "missing" for problem in problems)
        there = len(parsed(language)[0])
        print(f"{language}: {there} messages, {missing} missing, {len(told)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
