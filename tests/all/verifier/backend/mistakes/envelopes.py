"""Mistakes in the envelope, the codes and the HTTP status."""

from mistakes.table import ALLOWED, Mistake, at, both, everywhere, failures, renamed, statuses, successes, without

WRITES = ("saveProblem", "scoreProblem", "saveGoogleScore", "registerUser", "recordFaq")


def is_refused(reply: object) -> bool:
    return isinstance(reply, dict) and reply.get("code") not in (0, "00", None)


ENVELOPES = [
    Mistake("no-message", "No reply has a `message`.", everywhere(without("message"))),
    Mistake("no-code", "No reply has a `code`.", everywhere(without("code"))),
    Mistake("code-200", "Every success has the code 200.", at("code", lambda _: 200)),
    Mistake("code-one-zero", "One operation succeeds with '0' in place of '00'.", at("code", lambda _: "0", "listFaq")),
    Mistake("code-spelt", "One operation succeeds with 'ok'.", at("code", lambda _: "ok", "getInstalments")),
    Mistake("data-renamed", "What was asked for is in `result`.", successes(renamed("data", "result"))),
    Mistake("data-in-a-list", "An order comes in a list of one.", at("data", lambda data: [data], "getLoanDetails")),
    Mistake("message-null", "The message of a success is null.", at("message", lambda _: None), remark=ALLOWED),
    Mistake("failure-code-422", "An invalid request is answered 422.", failures(lambda reply, name: {**reply, "code": 422} if name == "invalidRequest" else reply)),
    Mistake("failure-code-moved", "An order that is not there is answered 410.", failures(lambda reply, name: {**reply, "code": 410} if name == "orderNotFound" else reply)),
    Mistake("success-always", "Every refusal has the code of a success.", failures(lambda reply, _: {**reply, "code": 0}), remark="As a payload, as a picture and as another code of success it is wrong, too."),
    Mistake("refuses-all", "Everything is refused.", successes(lambda _: {"code": 9999, "message": "No", "data": None})),
    Mistake("http-400", "A refused request has HTTP status 400.", statuses(lambda status, reply, _: 400 if is_refused(reply) else status)),
    Mistake("http-201", "What was made has HTTP status 201.", statuses(lambda status, _, operation: 201 if status == 200 and operation in WRITES else status)),
    Mistake("http-500", "A refusal without a name has HTTP status 500.", statuses(lambda status, reply, _: 500 if isinstance(reply, dict) and reply.get("code") == 9999 else status)),
    Mistake("session-440", "A missing session has HTTP status 440.", statuses(lambda status, *_: 440 if status == 401 else status)),
    Mistake("session-200", "A missing session has HTTP status 200 and the code 401.", both(statuses(lambda status, *_: 200 if status == 401 else status))),
    Mistake("session-403", "A missing session has HTTP status 403, as it may.", statuses(lambda status, *_: 403 if status == 401 else status), remark=ALLOWED),
]
