"""Mistakes in what is kept: effects that are lost, doubled or forgotten, old answers, and what comes twice under one key."""

import json
from collections.abc import Callable
from typing import Any

import complaints
from calls import HANDLERS, Call
from contract import Json, Refusal
from mistakes.table import Make, Mistake, method, replace, requests
from server import Backend


def nothing(*_: object) -> Any:
    return {}


def twice(call: Call, kind: int, images: list[str]) -> None:
    ADD(call, kind, images)
    ADD(call, kind, images)


def without_images(call: Call, kind: int, images: list[str]) -> None:
    ADD(call, kind, [])


def of_another_kind(call: Call, kind: int, images: list[str]) -> None:
    ADD(call, 4, images)


ADD = complaints.add_complaint


def same_url(call: Call) -> Any:
    UPLOAD(call)
    url = f"https://files.example.test/complaints/{call.own['id']}.png"
    call.store.run("insert or ignore into pictures values (?, ?, '')", url, call.own["id"])
    return {"data": {"url": url}}


UPLOAD = HANDLERS["uploadProblemImage"]


def remembered(*operations: str) -> Make:
    """Answers a borrower's call as it was answered first."""
    answers: dict[str, Any] = {}

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def success(self: Backend, call: Call) -> Any:
            if call.operation.id not in operations:
                return right(self, call)
            key = repr((call.operation.id, call.own["id"], call.form, call.fields.query))
            if key not in answers:
                answers[key] = right(self, call)
            return answers[key]

        return success

    return method(Backend, "success", wrap)


def keys(wrong: Callable[..., Any]) -> Make:
    return method(Backend, "once", lambda right: lambda self, call, key: wrong(right, self, call, key))


def unread(_: Any, self: Backend, call: Call, key: str | None) -> Any:
    return self.success(call)


def refused(right: Any, self: Backend, call: Call, key: str | None) -> Any:
    if key and self.store.one("select 1 from keys where key = ?", key):
        raise Refusal("other", "This came before.")
    return right(self, call, key)


def for_any_request(right: Any, self: Backend, call: Call, key: str | None) -> Any:
    before = key and self.store.one("select reply from keys where key = ?", key)
    if before:
        self.store.run("update keys set request = ? where key = ?", json.dumps([call.fields.query, call.form], sort_keys=True), key)
    return right(self, call, key)




def done_again(right: Any, self: Backend, call: Call, key: str | None) -> Any:
    """Answers as before, and does it once more."""
    before = key and self.store.one("select 1 from keys where key = ?", key)
    reply = right(self, call, key)
    if before:
        self.success(call)
    return reply


def only_new(field: str) -> Callable[[Json], Json]:
    return lambda form: {**form, field: form[field].strip().lower()}


REGISTER = HANDLERS["registerUser"]

KEEPING = [
    Mistake("complaint-lost", "A complaint that is sent is not kept.", replace(ADD, nothing)),
    Mistake("complaint-doubled", "A complaint that is sent is kept twice.", replace(ADD, twice)),
    Mistake("complaint-without-pictures", "The pictures of a complaint are lost.", replace(ADD, without_images)),
    Mistake("complaint-of-another-kind", "A complaint is kept as one of another kind.", replace(ADD, of_another_kind)),
    Mistake("complaint-in-small-letters", "A complaint is kept in small letters.", requests(only_new("problemDetail"), "saveProblem")),
    Mistake("picture-overwritten", "Each picture of a borrower has the same address.", replace(UPLOAD, same_url)),
    Mistake("rating-lost", "The rating of a complaint is lost.", replace(HANDLERS["scoreProblem"], nothing)),
    Mistake("score-lost", "The rating of the app is lost.", replace(HANDLERS["saveGoogleScore"], nothing)),
    Mistake("record-lost", "What the chatbot is told is lost.", replace(HANDLERS["recordFaq"], lambda call: {"data": call.say(*complaints.REPLIES[call.form["type"]])})),
    Mistake("registration-lost", "A visitor who registers is forgotten.", replace(HANDLERS["registerUser"], lambda call: (REGISTER(call), call.store.run("delete from registered where phone = ?", call.form["phone"]), {})[2])),
    Mistake("orders-remembered", "The list of orders is an old one.", remembered("listOrders")),
    Mistake("order-remembered", "An order is an old one.", remembered("getLoanDetails")),
    Mistake("instalments-remembered", "Instalments are old ones.", remembered("getInstalments")),
    Mistake("complaints-remembered", "The list of complaints is an old one.", remembered("listProblems")),
    Mistake("complaint-remembered", "A complaint is an old one.", remembered("getProblem")),
    Mistake("cards-remembered", "The cards and the token are old ones.", remembered("listRepaymentWays")),
    Mistake("keys-unread", "What comes twice under one key is done twice.", keys(unread)),
    Mistake("keys-refused", "What comes twice under one key is refused.", keys(refused)),
    Mistake("keys-for-any-request", "A key answers any other request, too.", keys(for_any_request)),
    Mistake("keys-done-again", "What comes twice under one key is done twice, and answered the same.", keys(done_again)),
]
