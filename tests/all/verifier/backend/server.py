"""A backend as another team would write it from the contract for servers alone, with a database:

    python3 server.py <rupya.server-3.1.openapi.json> <file of the database> [--mistake NAME ...]

It prints its address. `list_mistakes.py` prints the mistakes that it can make."""

import argparse
import json
import threading
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qsl, urlsplit

# Each of these serves its operations.
import complaints  # noqa: F401
import payments  # noqa: F401
import promotion  # noqa: F401
from calls import Call, handle
from contract import Contract, Fields, Json, Operation, Refusal
from store import Store


class Backend:
    """Answers requests, one after another."""

    def __init__(self, contract: Contract, store: Store):
        self.contract = contract
        self.store = store
        self.lock = threading.Lock()

    def answer(self, method: str, target: str, headers: Message, raw: bytes) -> tuple[int, Json | str]:
        address = urlsplit(target)
        operation = self.contract.operations.get((method, address.path))
        if operation is None:
            return 404, {"error": "no such path"}
        query = dict(parse_qsl(address.query, keep_blank_values=True))
        with self.lock:
            borrower = self.borrower_of(operation, query, headers)
            if borrower is None and operation.session != "none":
                return 401, {}
            market = borrower["market"] if borrower else query.get("market", "id")
            call = Call(operation, Fields(), self.store, market, borrower, query)
            try:
                call.fields = self.contract.read(operation, address.query, headers, raw)
                reply = self.once(call, headers["Idempotency-Key"])
            except Refusal as refusal:
                reply = self.failure(operation, refusal)
        return 200, reply

    def borrower_of(self, operation: Operation, query: dict[str, str], headers: Message) -> Any:
        if operation.session == "none":
            return None
        found = self.store.one("select * from borrowers where token = ?", query.get("token", ""))
        if found or operation.session == "token":
            return found
        card = (headers["userId"], headers["sessionId"])
        return self.store.one("select * from borrowers where user_id = ? and session_id = ?", *card)

    def once(self, call: Call, key: str | None) -> Json | str:
        """What came with a key is done once, and answered the same whenever it comes again."""
        if key is None or not call.operation.is_keyed:
            return self.success(call)
        place = (str(call.borrower and call.borrower["id"]), call.operation.id, key)
        request = json.dumps([call.fields.query, call.form], sort_keys=True)
        sql = "select request, reply from keys where owner = ? and operation = ? and key = ?"
        before = self.store.one(sql, *place)
        if before and before["request"] != request:
            raise Refusal("invalidRequest", "This key was sent with another request.")
        if before:
            return json.loads(before["reply"])
        try:
            reply = self.success(call)
        except Refusal as refusal:
            reply = self.failure(call.operation, refusal)
        row = dict(zip(("owner", "operation", "key"), place))
        self.store.add("keys", **row, request=request, reply=json.dumps(reply))
        return reply

    def success(self, call: Call) -> Json | str:
        payload = handle(call)
        return payload if isinstance(payload, str) else {"code": call.operation.success, "message": "success", **payload}

    def failure(self, operation: Operation, refusal: Refusal) -> Json:
        return {"code": operation.failures[refusal.name], "message": str(refusal), "data": None}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body in one packet.
    wbufsize = 65536
    backend: Backend

    def answer(self) -> None:
        raw = self.rfile.read(int(self.headers.get("content-length", 0)))
        self.send(*self.backend.answer(self.command, self.path, self.headers, raw))

    do_GET = do_POST = answer

    def send(self, status: int, reply: Json | str) -> None:
        is_picture = isinstance(reply, str)
        body = reply.encode() if isinstance(reply, str) else json.dumps(reply, ensure_ascii=False).encode()
        self.send_bytes(status, "image/svg+xml" if is_picture else "application/json", body)

    def send_bytes(self, status: int, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class Server(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A client that went away, or a mistake that broke the server: its connection is closed."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("contract")
    parser.add_argument("database")
    parser.add_argument("--mistake", action="append", default=[])
    parser.add_argument("--port", type=int, default=0)
    options = parser.parse_args()
    if options.mistake:
        from mistakes import make

        for name in options.mistake:
            make(name)
    Handler.backend = Backend(Contract(options.contract), Store(options.database))
    server = Server(("127.0.0.1", options.port), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    # The mistakes change this module, not the one that was started.
    import server

    server.main()
