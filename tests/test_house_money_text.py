"""Money and numbers become text in one place: no other module of the source puts a dollar sign or separators in."""

import ast
from pathlib import Path

import pytest

import gallery

SOURCE = Path(gallery.__file__).parent
FORMATTER = SOURCE / "texts" / "amounts.py"


def money_by_hand(tree: ast.AST) -> list[int]:
    """The lines that build money or grouped numbers by themselves."""
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for part, following in zip(node.values, [*node.values[1:], None], strict=True):
                if isinstance(part, ast.Constant) and str(part.value).endswith("$") and following is not None:
                    lines.append(node.lineno)
                if isinstance(part, ast.FormattedValue) and isinstance(part.format_spec, ast.JoinedStr):
                    spec = "".join(str(v.value) for v in part.format_spec.values if isinstance(v, ast.Constant))
                    if "," in spec or "_" in spec:
                        lines.append(node.lineno)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
            for side in (node.left, node.right):
                if isinstance(side, ast.Constant) and isinstance(side.value, str) and side.value.strip()[:1] == "$":
                    lines.append(node.lineno)
        elif (isinstance(node, ast.Constant) and isinstance(node.value, str) and "{:," in node.value) or (
            isinstance(node, ast.Attribute) and node.attr == "toCurrencyString"
        ):
            lines.append(node.lineno)
    return lines


def test_no_module_writes_money_by_hand() -> None:
    found = {
        str(path.relative_to(SOURCE)): lines
        for path in sorted(SOURCE.rglob("*.py"))
        if path != FORMATTER and (lines := money_by_hand(ast.parse(path.read_text("utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        'f"${cash}"',
        'f"cash: ${cash:d}"',
        'f"{cash:,}"',
        '"$" + str(cash)',
        'str(cash) + " $"',
        '"$%d" % cash',
        '"{:,}".format(cash)',
        "QLocale().toCurrencyString(cash)",
    ],
)
def test_money_by_hand_is_seen(line: str) -> None:
    assert money_by_hand(ast.parse(line)) == [1]


@pytest.mark.parametrize("line", ['f"{name}"', 'text.replace("$", "")', 'f"{share:.1f}"', '"a" + "b"', 'f"{word:>12}"'])
def test_other_text_is_let_be(line: str) -> None:
    assert money_by_hand(ast.parse(line)) == []


def test_the_formatter_itself_would_be_seen() -> None:
    assert money_by_hand(ast.parse(FORMATTER.read_text("utf-8"))) != []
