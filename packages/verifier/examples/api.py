"""What all operations have in common: HTTP, their fields, who may call them, and the envelope of a reply."""

import json
import re
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, Optional
from urllib.parse import parse_qsl, urlsplit

Json = dict[str, Any]

# Any call may carry these in its query.
DEVICE = {"deviceId", "market", "appVersion", "token", "appType", "deviceName", "osVersion", "gid", "platform"}


class Refusal(Exception):
    """A request that is refused. The code says why, the text is for the borrower."""

    def __init__(self, text: str, code: int = 9999):
        super().__init__(text)
        self.reply: Json = {"code": code, "message": text, "data": None}


@dataclass
class Call:
    """Who asks what. `bank` is everything that the server knows."""

    borrower: str
    fields: dict[str, str]
    bank: Any


@dataclass
class Operation:
    handle: Callable[[Call], Any]
    # Its code of success: 0, or '00'. The contract says which.
    success: Any
    # Whether `userId` and `sessionId` are a session, as well as a token.
    takes_card_session: bool
    # A pattern for each field. All are required, and no others may come.
    query: dict[str, str]
    form: dict[str, str]


OPERATIONS: dict[str, Operation] = {}


def serves(path: str, success: Any = 0, card_session: bool = True, query: Optional[Json] = None, **form: str) -> Any:
    def add(handle: Callable[[Call], Any]) -> Callable[[Call], Any]:
        OPERATIONS[path] = Operation(handle, success, card_session, query or {}, form)
        return handle

    return add


def answer(path: str, query: str, headers: Any, body: str, bank: Any) -> tuple[int, Json]:
    """The HTTP status and the reply. Only an ended session has a status of its own; `code` tells the rest."""
    operation = OPERATIONS.get(path)
    if operation is None:
        return 404, {}
    asked, sent = parse_qsl(query, keep_blank_values=True), parse_qsl(body, keep_blank_values=True)
    borrower = borrower_of(operation, dict(asked), headers, bank)
    # First the session: a stranger is not told which fields are wrong.
    if borrower is None:
        return 401, {}
    try:
        if len(dict(asked)) < len(asked):
            raise Refusal("A parameter comes twice.", 400)
        check([(name, text) for name, text in asked if name not in DEVICE], operation.query)
        check(sent, operation.form)
        call = Call(borrower, dict(asked + sent), bank)
        return 200, once(headers["Idempotency-Key"], operation, path, call)
    except Refusal as refusal:
        return 200, refusal.reply


def borrower_of(operation: Operation, query: dict[str, str], headers: Any, bank: Any) -> Optional[str]:
    for name, own in bank.borrowers.items():
        is_card_session = (headers["userId"], headers["sessionId"]) == (own["userId"], own["sessionId"])
        if query.get("token") == own["token"] or (operation.takes_card_session and is_card_session):
            return name
    return None


def check(pairs: list[tuple[str, str]], patterns: dict[str, str]) -> None:
    """Refuses fields that are missing, unknown, wrong, or there twice."""
    names = sorted(name for name, _ in pairs)
    if names != sorted(patterns) or not all(re.fullmatch(patterns[name], text, re.DOTALL) for name, text in pairs):
        raise Refusal("Permintaan tidak dapat diproses.", 400)


def once(key: Optional[str], operation: Operation, path: str, call: Call) -> Json:
    """A request that comes again under one key gets the first reply, and does nothing."""
    if key is None:
        return reply(operation, call)
    name = (call.borrower, path, key)
    if name not in call.bank.keys:
        call.bank.keys[name] = (call.fields, reply(operation, call))
    fields, first = call.bank.keys[name]
    if fields != call.fields:
        raise Refusal("Another request came under this key.", 400)
    return first


def reply(operation: Operation, call: Call) -> Json:
    try:
        return {"code": operation.success, "message": "success", "data": operation.handle(call)}
    except Refusal as refusal:
        return refusal.reply


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body leave in one packet.
    wbufsize = 65536
    bank: Any = None
    lock = threading.Lock()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0))).decode("utf-8", "replace")
        # One call at a time: of two payments at the same moment, one is first.
        with self.lock:
            status, text = self.reply(body)
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def reply(self, body: str) -> tuple[int, str]:
        path, query = urlsplit(self.path)[2:4]
        # What only a test system has: it begins anew, tells the last SMS, and moves its clock.
        if path == "/test/reset":
            Handler.bank = type(self.bank)()
        if path == "/test/clock":
            self.bank.ahead += int(dict(parse_qsl(body))["seconds"])
        if path.startswith("/test/"):
            return 200, self.bank.sms
        status, reply = answer(path, query, self.headers, body, self.bank)
        return status, json.dumps(reply)

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


def serve(bank: Any, port: int) -> None:
    Handler.bank = bank
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
