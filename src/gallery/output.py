"""What the command line prints: seen out at once; a full disk behind a pipe or a redirection is a refusal."""

import contextlib
import os
import sys

import click

from gallery.refusal import Refused


def say(text: str) -> None:
    """Prints a text and a line's end. Refuses `no_output`; a reader who went away is a BrokenPipeError, and no fault."""
    try:
        click.echo(text)
    except BrokenPipeError:
        raise
    except OSError as fault:
        raise Refused("no_output", detail=str(fault.strerror)) from fault


def let_go() -> None:
    """What could not be written is given up: Python would try again at its end, complain in its own words and exit with 120."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            # A stream that is no file has nothing to be tried again.
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
