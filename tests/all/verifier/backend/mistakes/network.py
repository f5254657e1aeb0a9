"""Mistakes below the JSON: how and when a reply arrives."""

import gzip
import time
from collections.abc import Callable
from typing import Any

from mistakes.table import Make, Mistake, bodies, method, write
from server import Handler

QUICK = ("--max-time", "4")
IMPATIENT = ("--patience", "5", "--max-time", "4")


def now_and_then(every: int, change: Callable[[Handler, str, bytes], None], *operations: str) -> Make:
    """One reply in so many."""
    count = 0

    def sometimes(handler: Handler, kind: str, body: bytes) -> None:
        nonlocal count
        count += 1
        if count % every == 0:
            change(handler, kind, body)
        else:
            write(handler, kind, body)

    return bodies(sometimes, *operations)


def reset(handler: Handler, *_: object) -> None:
    handler.close_connection = True
    handler.connection.shutdown(2)


def after(seconds: float) -> Callable[[Handler, str, bytes], None]:
    def late(handler: Handler, kind: str, body: bytes) -> None:
        time.sleep(seconds)
        write(handler, kind, body)

    return late


def dripping(handler: Handler, kind: str, body: bytes) -> None:
    handler.send_response(200)
    handler.send_header("content-type", kind)
    handler.send_header("content-length", str(len(body)))
    handler.end_headers()
    for byte in body:
        try:
            handler.wfile.write(bytes([byte]))
            handler.wfile.flush()
        except OSError:
            return
        time.sleep(0.3)


def status(code: int, text: bytes = b"<h1>Sorry</h1>") -> Callable[[Handler, str, bytes], None]:
    return lambda handler, *_: write(handler, "text/html", text, code)


def text(change: Callable[[bytes], bytes]) -> Callable[[Handler, str, bytes], None]:
    return lambda handler, kind, body: write(handler, kind, change(body) if kind == "application/json" else body)


def kind(of: str) -> Callable[[Handler, str, bytes], None]:
    return lambda handler, right, body: write(handler, of if right == "application/json" else right, body)


def length(more: int) -> Callable[[Handler, str, bytes], None]:
    def send(handler: Handler, kind: str, body: bytes) -> None:
        write(handler, kind, body, content_length=str(len(body) + more))
        handler.close_connection = True

    return send


def redirecting(handler: Handler, *_: object) -> None:
    write(handler, "", b"", 302, location="https://login.example.test/")


def moved(handler: Handler, *_: object) -> None:
    write(handler, "", b"", 308, location=f"/v4{handler.path}")


def redirect_without_session(right: Callable[..., Any]) -> Callable[..., Any]:
    def send(self: Handler, code: int, reply: Any) -> None:
        if code == 401:
            redirecting(self)
        else:
            right(self, code, reply)

    return send


def doubled_key(body: bytes) -> bytes:
    return body.replace(b'{"code"', b'{"message": "first", "code"', 1)


def latin(body: bytes) -> bytes:
    return body.decode().replace("Lihat rincian", "Voil\u00e0").encode("latin-1", "replace")


def long(body: bytes) -> bytes:
    return body[:-1] + b', "more": "' + b"x" * (9 * 1024 * 1024) + b'"}'


NETWORK = [
    Mistake("type-html", "JSON is sent as text/html.", bodies(kind("text/html"))),
    Mistake("type-none", "No reply says its type.", bodies(kind(""))),
    Mistake("page-for-json", "One operation answers an HTML page.", bodies(lambda handler, *_: write(handler, "text/html", b"<!doctype html><p>Hello"), "getContacts")),
    Mistake("body-empty", "One operation answers nothing.", bodies(text(lambda _: b""), "saveProblem")),
    Mistake("body-bom", "JSON begins with a byte order mark.", bodies(text(lambda body: b"\xef\xbb\xbf" + body))),
    Mistake("body-cut", "The JSON of one operation ends too early.", bodies(text(lambda body: body[:-9]), "getInstalments")),
    Mistake("body-latin-1", "A reply is in Latin-1.", bodies(text(latin), "getLoanDetails")),
    Mistake("key-twice", "A key comes twice in each reply.", bodies(text(doubled_key))),
    Mistake("body-long", "A reply has 9 MB.", bodies(text(long), "getContacts")),
    Mistake("gzip-broken", "A reply is said to be gzip and is not.", bodies(lambda handler, kind, body: write(handler, kind, body, content_encoding="gzip"), "listFaq")),
    Mistake("gzip-unsaid", "A reply is gzip and does not say so.", bodies(lambda handler, kind, body: write(handler, kind, gzip.compress(body)), "listFaq")),
    Mistake("gzip", "Replies are gzip, as they may be.", bodies(lambda handler, kind, body: write(handler, kind, gzip.compress(body), content_encoding="gzip")), remark="HTTP allows it."),
    Mistake("length-too-long", "A reply is shorter than it says.", bodies(length(20), "getContacts")),
    Mistake("redirect-login", "Without a session a login page is where one is sent.", method(Handler, "send", redirect_without_session)),
    Mistake("redirect-moved", "One operation has moved.", bodies(moved, "listCities")),
    Mistake("slow", "One operation answers after 4.5 seconds, where 4 is the limit.", bodies(after(4.5), "listCities"), QUICK),
    Mistake("silent", "One operation never answers.", bodies(after(7), "listCities"), IMPATIENT),
    Mistake("dripping", "One operation answers letter by letter.", bodies(dripping, "listCities"), IMPATIENT),
    Mistake("resets", "One operation breaks the connection.", bodies(reset, "listCities")),
    Mistake("resets-now-and-then", "Every seventh reply of a read breaks the connection.", now_and_then(7, reset, "getLoanDetails")),
    Mistake("errors-now-and-then", "Every fifth reply of a read is an error.", now_and_then(5, status(500), "getLoanDetails")),
    Mistake("busy-always", "One operation is always busy.", bodies(lambda handler, *_: write(handler, "", b"", 429, retry_after="1"), "listCities"), remark="A busy server breaks nothing: a note says so, and what it was asked counts as not tried."),
    Mistake("unavailable", "One operation answers 503 and no time.", bodies(status(503), "listCities")),
]
