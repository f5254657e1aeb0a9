"""Mistakes in reading a request: what is refused and is right, and what is taken and is not."""

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import calls
import contract
from contract import Contract, Json, Refusal
from mistakes.table import Mistake, method, replace


def schemas(relax: Callable[[Json], Json]) -> Any:
    """Reads requests by easier schemas."""

    def easier(node: Any) -> Any:
        if isinstance(node, list):
            return [easier(one) for one in node]
        return relax({key: easier(value) for key, value in node.items()}) if isinstance(node, dict) else node

    def read(right: Callable[..., Any]) -> Callable[..., Any]:
        def init(self: Contract, file: str) -> None:
            right(self, file)
            for one in self.operations.values():
                if one.body:
                    object.__setattr__(one, "body", easier(resolved(self, one.body)))
                object.__setattr__(one, "parameters", easier(resolved(self, one.parameters)))

        return init

    return method(Contract, "__init__", read)


def resolved(told: Contract, node: Any) -> Any:
    if isinstance(node, list):
        return [resolved(told, one) for one in node]
    if not isinstance(node, dict):
        return node
    return {key: resolved(told, value) for key, value in told.resolve(node).items()}


def lacking(*names: str) -> Callable[[Json], Json]:
    return lambda schema: {key: value for key, value in schema.items() if key not in names or isinstance(value, dict)}


def read_all(change: Callable[[list[tuple[str, str]]], list[tuple[str, str]]]) -> Any:
    """Reads the fields of every body in another way."""
    right = contract.read_body

    def read_body(headers: Any, raw: bytes) -> Any:
        fields, files = right(headers, raw)
        return change(fields), files

    return replace(right, read_body)


def refusing(is_refused: Callable[[str], bool]) -> Any:
    """Refuses free texts that look odd."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def read(self: Contract, *given: Any) -> Any:
            fields = right(self, *given)
            if any(is_refused(str(text)) for text in [*fields.form.values(), *fields.query.values()]):
                raise Refusal("invalidRequest", "Odd letters")
            return fields

        return read

    return method(Contract, "read", wrap)


def unchecked(is_kept: Callable[[Contract, Any, str], bool]) -> Any:
    """Drops parameters of the query before they are looked at."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def read(self: Contract, operation: Any, query: str, *given: Any) -> Any:
            kept = [pair for pair in query.split("&") if is_kept(self, operation, pair.split("=")[0])]
            return right(self, operation, "&".join(kept), *given)

        return read

    return method(Contract, "read", wrap)


def last_of_each(fields: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return list(dict(fields).items())


def is_known(told: Contract, operation: Any, name: str) -> bool:
    return name in operation.parameters or name in told.credentials


ASKED = [
    Mistake("takes-unknown", "A parameter that is not in the contract is not seen.", unchecked(is_known)),
    Mistake("takes-repeated", "Of a field that comes twice the last is taken.", read_all(last_of_each)),
    Mistake("takes-long", "Texts may have any length.", schemas(lacking("maxLength")), remark="Where a pattern also says the length, the server still refuses: so each operation is told."),
    Mistake("takes-any-text", "No text is looked at.", schemas(lacking("minLength", "maxLength", "pattern")), remark="Each rule is told, and each operation where the server breaks over what it took."),
    Mistake("takes-large-pictures", "A picture may have any size.", lambda: setattr(calls, "MOST_BYTES", 10**12)),
    Mistake("takes-no-pictures", "A picture may be any file.", lambda: setattr(calls, "SIGNATURES", b"")),
    Mistake("refuses-emoji", "A text with an emoji is invalid.", refusing(lambda text: any(letter > "\uffff" for letter in text))),
    Mistake("refuses-percent", "A text with a percent sign is invalid.", refusing(lambda text: "%" in text), remark="Two texts with a percent sign, and what people do with them, are told."),
    Mistake("reads-plus-as-space", "A plus sign is read as a space once too often.", read_all(lambda fields: [(name, text.replace("+", " ")) for name, text in fields])),
    Mistake("reads-percent-twice", "Percent signs are decoded twice.", read_all(lambda fields: [(name, unquote(text)) for name, text in fields])),
    Mistake("trims-numbers", "Leading zeros of codes and numbers are lost.", read_all(lambda fields: [(name, str(int(text)) if text.isascii() and text.isdigit() else text) for name, text in fields])),
]
