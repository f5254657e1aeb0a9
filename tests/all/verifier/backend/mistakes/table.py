"""What a mistake is, and the ways to make one: each changes the right server in one place."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import server
from calls import HANDLERS, Call
from contract import Json, Operation, Refusal

Make = Callable[[], None]
Change = Callable[[Any], Any]


ALLOWED = "The contract allows it: the app reads it."


@dataclass(frozen=True)
class Mistake:
    name: str
    says: str
    make: Make
    # What the verifier is told besides, as a team would.
    options: tuple[str, ...] = ()
    # Why the verifier finds nothing of it, or more than three things.
    remark: str = ""


def replace(old: Callable[..., Any], new: Callable[..., Any]) -> Make:
    """Another function in place of one of the server's, wherever it is used."""

    def make() -> None:
        # A mistake may be made of the right function.
        for module in [one for key, one in sys.modules.items() if not key.startswith("mistakes")]:
            for name, value in list(vars(module).items()):
                if value is old:
                    setattr(module, name, new)
        for operation, handler in HANDLERS.items():
            if handler is old:
                HANDLERS[operation] = new

    return make


def method(owner: type, name: str, wrap: Callable[[Callable[..., Any]], Callable[..., Any]]) -> Make:
    """Another method of a class, made of the right one."""
    return lambda: setattr(owner, name, wrap(getattr(owner, name)))


def both(*makes: Make) -> Make:
    def make() -> None:
        for one in makes:
            one()

    return make


def successes(change: Callable[[Json], Any], *operations: str) -> Make:
    """Changes what is answered when it went well: in these operations, or in all."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def success(self: server.Backend, call: Call) -> Any:
            reply = right(self, call)
            is_meant = not operations or call.operation.id in operations
            return change(reply) if is_meant and isinstance(reply, dict) else reply

        return success

    return method(server.Backend, "success", wrap)


def failures(change: Callable[[Json, str], Any], *operations: str) -> Make:
    """Changes what is answered when it was refused; the change knows the failure's name."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def failure(self: server.Backend, operation: Operation, refusal: Refusal) -> Any:
            reply = right(self, operation, refusal)
            return change(reply, refusal.name) if not operations or operation.id in operations else reply

        return failure

    return method(server.Backend, "failure", wrap)


def everywhere(change: Callable[[Json], Any]) -> Make:
    return both(successes(change), failures(lambda reply, _: change(reply)))


def at(path: str, change: Change, *operations: str) -> Make:
    """Changes one place of a reply: `data.list[].time`."""
    return successes(lambda reply: changed(reply, path.split("."), change), *operations)


def changed(node: Any, path: list[str], change: Change) -> Any:
    if not path:
        return change(node)
    name, *rest = path
    if name.endswith("[]"):
        inner = node.get(name[:-2]) if isinstance(node, dict) else None
        return {**node, name[:-2]: [changed(one, rest, change) for one in inner]} if isinstance(inner, list) else node
    if not isinstance(node, dict) or name not in node:
        return node
    return {**node, name: changed(node[name], rest, change)}


def without(name: str) -> Callable[[Json], Json]:
    return lambda node: {key: value for key, value in node.items() if key != name} if isinstance(node, dict) else node


def renamed(old: str, new: str) -> Callable[[Json], Json]:
    return lambda node: {new if key == old else key: value for key, value in node.items()}


def statuses(change: Callable[[int, Any, str], int]) -> Make:
    """Another HTTP status, of the right one, the reply and the operation's id."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def send(self: server.Handler, status: int, reply: Any) -> None:
            right(self, change(status, reply, operation_of(self)), reply)

        return send

    return method(server.Handler, "send", wrap)


def operation_of(handler: server.Handler) -> str:
    found = handler.backend.contract.operations.get((handler.command, handler.path.split("?")[0]))
    return found.id if found else ""


def bodies(change: Callable[[server.Handler, str, bytes], None], *operations: str) -> Make:
    """Sends a reply in another way: in these operations, or in all."""

    def wrap(right: Callable[..., Any]) -> Callable[..., Any]:
        def send_bytes(self: server.Handler, status: int, kind: str, body: bytes) -> None:
            is_meant = status == 200 and (not operations or operation_of(self) in operations)
            if is_meant:
                change(self, kind, body)
            else:
                right(self, status, kind, body)

        return send_bytes

    return method(server.Handler, "send_bytes", wrap)


def write(handler: server.Handler, kind: str, body: bytes, status: int = 200, **headers: str) -> None:
    """A reply with other headers."""
    handler.send_response(status)
    if kind:
        handler.send_header("content-type", kind)
    told = {"content-length": str(len(body)), **{name.replace("_", "-"): value for name, value in headers.items()}}
    for name, value in told.items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(body)
