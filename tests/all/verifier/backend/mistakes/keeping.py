"""Mistakes in what is kept: effects that are lost, doubled or forgotten, old answers, and what comes twice under one key."""

import json
from collections.abc import Callable
from typing import Any

import complaints
from calls import HANDLERS, Call
from contract import Refusal
from mistakes.table import Make, Mistake, method, replace
from server import Backend


def nothing(*_: object) -> Any:
    return {}


def twice(call: Call, kind: int, images: list[str]) -> None:
    ADD(call, kind, images)
    ADD(call, kind, images)


def without_images(call: Call, kind: int, images: list[str]) -> None:
    ADD(call, kind, [])


ADD = complaints.add_complaint


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


REGISTER = HANDLERS["registerUser"]

KEEPING = [
    Mistake("complaint-lost", "A complaint that is sent is not kept.", replace(ADD, nothing)),
    Mistake("complaint-doubled", "A complaint that is sent is kept twice.", replace(ADD, twice)),
    Mistake("complaint-without-pictures", "The pictures of a complaint are lost.", replace(ADD, without_images)),
    Mistake("rating-lost", "The rating of a complaint is lost.", replace(HANDLERS["scoreProblem"], nothing)),
    Mistake("score-lost", "The rating of the app is lost.", replace(HANDLERS["saveGoogleScore"], nothing)),
    Mistake("registration-lost", "A visitor who registers is forgotten.", replace(HANDLERS["registerUser"], lambda call: (REGISTER(call), call.store.run("delete from registered where phone = ?", call.form["phone"]), {})[2])),
    Mistake("instalments-remembered", "Instalments are old ones.", remembered("getInstalments"), remark="Two journeys pay, and each read after it is an old one."),
    Mistake("cards-remembered", "The cards and the token are old ones.", remembered("listRepaymentWays")),
    Mistake("keys-unread", "What comes twice under one key is done twice.", keys(unread)),
    Mistake("keys-refused", "What comes twice under one key is refused.", keys(refused)),
    Mistake("keys-for-any-request", "A key answers any other request, too.", keys(for_any_request)),
    Mistake("keys-done-again", "What comes twice under one key is done twice, and answered the same.", keys(done_again), remark="No reply shows the second effect: the answer is the first one's."),
]
