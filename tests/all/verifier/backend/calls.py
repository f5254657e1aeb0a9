"""A call: who asks what. Each operation is a function of it, which returns the payload or raises a refusal."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from contract import Fields, Json, Operation, Refusal
from store import Store


@dataclass
class Call:
    operation: Operation
    fields: Fields
    store: Store
    market: str
    borrower: sqlite3.Row | None
    query: dict[str, str]

    @property
    def form(self) -> Json:
        return self.fields.form

    @property
    def own(self) -> sqlite3.Row:
        if self.borrower is None:
            raise Refusal("sessionEnded", "")
        return self.borrower

    def say(self, indonesian: str, english: str) -> str:
        return indonesian if self.market == "id" else english

    def refuse(self, indonesian: str, english: str, name: str = "other") -> Refusal:
        return Refusal(name, self.say(indonesian, english))


Handler = Callable[[Call], Any]
HANDLERS: dict[str, Handler] = {}


def serves(operation: str) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        HANDLERS[operation] = handler
        return handler

    return add


def handle(call: Call) -> Any:
    """What an operation answers. Those that nothing is specified of only remember what came."""
    handler = HANDLERS.get(call.operation.id, record)
    return handler(call)


def record(call: Call) -> Json:
    for content in call.fields.files.values():
        require_picture(call, content)
    if "orderId" in call.form:
        order_of(call, call.form["orderId"])
    call.store.add("events", operation=call.operation.id, fields=repr({**call.fields.query, **call.form}))
    return {}


def order_of(call: Call, number: str, product: str | None = None) -> sqlite3.Row:
    """The borrower's own order; any other is not there."""
    found = call.store.one("select * from orders where id = ? and borrower = ?", number, call.own["id"])
    if found is None or (product is not None and found["product"] != product):
        name = "orderNotFound" if "orderNotFound" in call.operation.failures else "other"
        raise call.refuse("Pesanan tidak ditemukan.", "There is no such order.", name)
    return found


MOST_BYTES = 15 * 1024 * 1024
SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF", b"\x00\x00\x00\x18ftyp")


def require_picture(call: Call, content: bytes) -> None:
    if len(content) > MOST_BYTES:
        raise call.refuse("Gambar terlalu besar.", "The picture is too large.")
    if not content.startswith(SIGNATURES):
        raise call.refuse("Ini bukan gambar.", "This is no picture.")


def money(amount: int, market: str) -> str:
    text = f"{amount:,}"
    return f"Rp{text.replace(',', '.')}" if market == "id" else f"₹{text}"


def flag(value: Any) -> str:
    return "1" if value else "0"
