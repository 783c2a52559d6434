"""What every rule answers when it says no: a key and parameters. Words are made at the edge (texts)."""

from collections.abc import Mapping


class Refused(Exception):
    """A command, a file or an input was refused and nothing was changed.

    `key` names the reason (see the refusal keys of the command line); `params` are the values that a sentence needs:
    amounts in whole dollars, names and painting numbers as they are.
    """

    def __init__(self, key: str, **params: object) -> None:
        self.key = key
        self.params: Mapping[str, object] = params
        super().__init__(key, params)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key}({told})" if told else self.key
