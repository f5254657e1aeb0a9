"""Mistakes about who asks: sessions, and what belongs to another borrower."""

from collections.abc import Callable
from typing import Any

import calls
import complaints
import payments
import promotion
from calls import Call
from mistakes.table import Make, Mistake, method, replace
from server import Backend
from store import Store


def sessions(find: Callable[..., Any]) -> Make:
    """Finds the borrower of a call in another way, by the store, the operation, the query and the headers; the right way first."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def borrower_of(self: Backend, operation: Any, query: dict[str, str], headers: Any) -> Any:
            if operation.session == "none":
                return None
            return right(self, operation, query, headers) or find(self.store, operation, query, headers)

        return borrower_of

    return method(Backend, "borrower_of", wrap)


def anybody(store: Store) -> Any:
    return store.one("select * from borrowers order by id limit 1")


def card_unknown(right: Callable[..., Any]) -> Callable[..., Any]:
    def borrower_of(self: Backend, operation: Any, query: dict[str, str], headers: Any) -> Any:
        return right(self, operation, query, {"userId": None, "sessionId": None})

    return borrower_of


def any_order(*operations: str) -> Make:
    right = calls.order_of

    def order_of(call: Call, number: str, product: str | None = None) -> Any:
        found = call.store.one("select * from orders where id = ?", number)
        return found if found and call.operation.id in operations else right(call, number, product)

    return replace(right, order_of)


def any_complaint(*operations: str) -> Make:
    right = complaints.complaint_of

    def complaint_of(call: Call) -> Any:
        found = call.store.one("select * from complaints where id = ?", call.form["problemId"])
        return found if found and call.operation.id in operations else right(call)

    return replace(right, complaint_of)


def any_card(call: Call, key: str) -> Any:
    found = call.store.one("select * from cards where id = ?", key)
    if found is None:
        raise call.refuse("Kartu tidak ditemukan.", "There is no such card.")
    return found


def lists(table: str) -> Make:
    """Lists what all borrowers have."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def select(self: Store, sql: str, *values: Any) -> Any:
            is_list = sql.startswith(f"select * from {table} where borrower = ?")
            return right(self, sql.replace("where borrower = ?", ""),) if is_list else right(self, sql, *values)

        return select

    return method(Store, "all", wrap)


def captcha_kept(call: Call) -> None:
    found = call.store.one("select code from captchas where sid = ?", call.form["sid"])
    if found is None or found["code"] != call.form["capcode"].upper():
        raise call.refuse("Kode gambar salah.", "The code of the picture is wrong.", "wrongCaptcha")


def nothing(*_: object) -> None:
    """Looks at nothing."""


ORDERS = {
    "getLoanDetails": "An order",
    "getInstalments": "The instalments of an order",
    "getExtension": "The extension of an order",
    "listRepaymentWays": "The cards for an order",
    "saveProblem": "A complaint about an order",
}

PEOPLE = [
    Mistake("no-session-anywhere", "No call looks at the session.", sessions(lambda store, *_: anybody(store))),
    Mistake("no-session-here", "One call does not look at the session.", sessions(lambda store, operation, *_: anybody(store) if operation.id == "getInstalments" else None)),
    Mistake("any-token", "Any token is good.", sessions(lambda store, _, query, __: anybody(store) if query.get("token") else None)),
    Mistake("any-card-session", "With a `userId` any `sessionId` is good.", sessions(lambda store, operation, _, headers: store.one("select * from borrowers where user_id = ?", headers["userId"]) if operation.session == "card" else None)),
    Mistake("no-card-session", "A session of `userId` and `sessionId` is not known.", method(Backend, "borrower_of", card_unknown)),
    *(Mistake(f"others-{operation}", f"{what} of another borrower is answered.", any_order(operation)) for operation, what in ORDERS.items()),
    Mistake("others-getProblem", "Another borrower's complaint can be read.", any_complaint("getProblem")),
    Mistake("others-cards", "Another borrower's card can be charged.", replace(payments.card_of, any_card)),
    Mistake("lists-others-orders", "The list of orders has those of everybody.", lists("orders"), remark="In this run the orders of everybody are also more than the contract allows in a list."),
    Mistake("lists-others-complaints", "The list of complaints has those of everybody.", lists("complaints")),
    Mistake("captcha-unread", "Any text is good for the picture.", replace(promotion.require_captcha, nothing)),
    Mistake("captcha-kept", "After a wrong text the picture's code stays the same.", replace(promotion.require_captcha, captcha_kept), remark="No trial sends the old text of a picture again."),
    Mistake("sms-unread", "Anybody registers with any code.", replace(promotion.require_sms, nothing)),
    Mistake("registers-twice", "A number that is registered can be registered again.", replace(promotion.require_new_phone, nothing)),
]
