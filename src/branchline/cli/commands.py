"""The command `branchline`: its parts put together, and what happens when one fails."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from branchline.cli.help import Command, LazyCommand, Option
from branchline.cli.streams import open_streams, silence
from branchline.locales import language, say, speak
from branchline.locales.languages import LANGUAGES, known_language, language_of_system
from branchline.locales.word_files import ENGLISH

LANGUAGE = "--language"
"""The option that chooses a language, wherever it stands."""
DEBUG = "BRANCHLINE_DEBUG"
"""Set this variable to see the traceback of every error."""
COMMANDS = {
    "play": "branchline.cli.play:play",
    "serve": "branchline.cli.serve:serve",
    "maps": "branchline.cli.maps:maps",
    "check-map": "branchline.cli.maps:check_map_command",
    "replay": "branchline.cli.replay:replay",
    "review": "branchline.cli.review:review",
    "practice": "branchline.cli.practice:practice",
    "board": "branchline.cli.board:board",
    "studio": "branchline.cli.studio:studio",
    "simulate": "branchline.cli.simulate:simulate",
    "arena": "branchline.cli.arena:arena",
    "lab": "branchline.cli.lab:lab",
    "tune": "branchline.cli.tune:tune",
    "perft": "branchline.cli.perft:perft",
    "bench": "branchline.cli.bench:bench",
}
"""Where each command is; its module is imported when it is run. Its help is `help-<name>`."""
NEW_OBJECTS = 50_000
"""How many new objects Python lets come before it looks for garbage.

Usually it looks after 700: importing makes a hundred thousand and leaves none.
"""


class Commands(Command, click.Group):
    """The commands; what can go wrong in them is reported in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands, those that most people look for first."""
        return list(self.commands)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how to start at the end of the help."""
        formatter.write_paragraph()
        formatter.write_text(say("help-start"))

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; turn the errors people can cause into a message."""
        from branchline.maps import MapError
        from branchline.mechanics.registry import register_installed

        try:
            register_installed()  # a broken mechanic is told before anything is done
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except (MapError, ValueError, OSError) as error:
            if os.environ.get(DEBUG):
                raise
            raise click.ClickException(error_text(error)) from None


def error_text(error: Exception) -> str:
    """Return what an error says, on one line.

    >>> error_text(FileNotFoundError(2, "No such file or directory", "game.json"))
    'game.json: No such file or directory'
    """
    if isinstance(error, OSError) and error.strerror:
        text = error.strerror
        if error.filename:
            text = say("error-in", file=str(error.filename), problem=error.strerror)
    else:
        text = str(error) or type(error).__name__
    return " ".join(text.split())


def without_language(args: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the words of a command line without the language, which may stand anywhere, and it.

    >>> without_language(["play", "--language", "pl", "-t"])
    (['play', '-t'], 'pl')
    """
    left: list[str] = []
    found: str | None = None
    words = iter(args)
    for word in words:
        if word == "--":
            return [*left, word, *words], found
        if word == LANGUAGE:
            found = next(words, "")
        elif word.startswith(f"{LANGUAGE}="):
            found = word.partition("=")[2]
        else:
            left.append(word)
    return left, found


def choose_language(asked: str | None) -> None:
    """Speak the language that is asked for, else that of the system."""
    speak(language_of_system())
    if asked is not None:
        known = known_language(asked)
        if known is None:
            names = {"language": asked, "languages": ", ".join(LANGUAGES)}
            raise click.UsageError(say("language-unknown", **names))
        speak(known)
    if language() != ENGLISH:
        from branchline.cli.click_words import translate_click

        translate_click()


def show_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """Print the version and end, if asked to."""
    if asked:
        from branchline import COMPILED, __version__

        engine = "compiled" if COMPILED else "interpreted"
        click.echo(say("version", version=__version__, engine=engine))
        ctx.exit()


@click.group(
    cls=Commands,
    help="help-branchline",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    cls=Option,
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="option-version",
)
@click.option(
    LANGUAGE,
    cls=Option,
    metavar="TAG",
    expose_value=False,
    help="option-language",
    arguments={"languages": ", ".join(LANGUAGES)},
)
def group() -> None:
    """Gather the commands."""


for _name, _place in COMMANDS.items():
    group.add_command(LazyCommand(_name, _place))


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code; never with a traceback."""
    gc.set_threshold(NEW_OBJECTS)
    open_streams()
    try:
        code = run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        silence()
        code = 0
    sys.exit(code)


def run(args: Sequence[str] | None) -> int:
    """Run the command line; return its exit code."""
    try:
        words, asked = without_language(sys.argv[1:] if args is None else args)
        choose_language(asked)
        result = group.main(words, prog_name="branchline", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(f"\n{say('stopped')}", err=True)
        return 130
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        what = f"{type(error).__name__}: {error_text(error)}"
        click.echo(say("unexpected-error", error=what, variable=DEBUG), err=True)
        return 1
    return result if isinstance(result, int) else 0
