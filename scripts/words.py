"""The words of all languages: check them.

    python scripts/words.py check           every language there is
    python scripts/words.py check fr pl     some of them

A message that is missing is said in English meanwhile. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.word_checks import LOCALES, check, parsed  # noqa: E402

from branchline.locales.languages import LANGUAGES  # noqa: E402


def languages() -> list[str]:
    """Return the languages that have words."""
    return [each for each in LANGUAGES if any((LOCALES / each).rglob("*.ftl"))]


def main(arguments: list[str]) -> int:
    """Check languages; return the exit code."""
    if arguments[:1] != ["check"]:
        print(__doc__)
        return 2
    wrong = 0
    for language in arguments[1:] or languages():
        problems = check(language)
        wrong += len(problems)
        for problem in problems:
            print(f"{language}/{problem}")
        missing = sum(problem.what == "missing" for problem in problems)
        there = len(parsed(language)[0])
        print(f"{language}: {there} messages, {missing} missing, {len(problems)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
