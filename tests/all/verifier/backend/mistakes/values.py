"""Mistakes in what a reply holds: types, names, units, days, letters, lists."""

from typing import Any

from contract import Json
from mistakes.table import ALLOWED, Mistake, at, successes, without

WAITING = "data.repayPlanDetail.repayWaitDetail"


def dotted(amount: int) -> str:
    return f"{amount:,}".replace(",", ".")


def reversed_list(entries: list[Any]) -> list[Any]:
    return entries[::-1]


def first_half(entries: list[Any]) -> list[Any]:
    return entries[: (len(entries) + 1) // 2]


def misread(text: str) -> str:
    """UTF-8 that was read as Latin-1."""
    return text.encode().decode("latin-1")


def deep(reply: Json) -> Json:
    """Every empty value is left out."""
    return {key: deep(value) if isinstance(value, dict) else value for key, value in reply.items() if value is not None}


VALUES = [
    Mistake("status-as-text", "The status of an order is a text.", at("data.orderStatus", str, "getLoanDetails"), remark=ALLOWED),
    Mistake("status-unknown", "An order has a status that is not in the contract.", at("data.orderStatus", lambda _: 999, "getLoanDetails")),
    Mistake("status-differs", "The list of orders shows another status than the order.", at("data[].status", lambda status: 180 if status == 174 else status, "listOrders")),
    Mistake("amount-as-text", "Amounts are texts of digits.", at(f"{WAITING}[].totalAmount", str, "getInstalments"), remark=ALLOWED),
    Mistake("amount-with-dots", "Amounts are texts with dots.", at(f"{WAITING}[].totalAmount", dotted, "getInstalments")),
    Mistake("amount-in-cents", "Instalments are in the smallest unit.", at(f"{WAITING}[].totalAmount", lambda amount: amount * 100, "getInstalments")),
    Mistake("amount-of-a-hundredth", "Instalments are a hundredth of what they are.", at(f"{WAITING}[].totalAmount", lambda amount: amount // 100, "getInstalments"), remark="An instalment may be less than what is owed, and the order says its amount as a text. One that is too large can not be paid."),
    Mistake("amount-negative", "What is owed is negative.", at(f"{WAITING}[].totalAmount", lambda amount: -amount, "getInstalments")),
    Mistake("account-in-cents", "A virtual account is for a hundred times the amount.", at("data.amount", lambda amount: amount * 100, "generateVirtualAccount")),
    Mistake("flag-as-boolean", "Flags are true and false.", at("data.isDelay", lambda flag: flag == "1", "getLoanDetails")),
    Mistake("field-missing", "Instalments have no number.", at(f"{WAITING}[]", without("periodNo"), "getInstalments")),
    Mistake("field-null", "The name of a product is null.", at("data.productName", lambda _: None, "getLoanDetails")),
    Mistake("nulls-left-out", "Every empty field is left out.", successes(deep), remark="Each empty field that is missing is told by its own name."),
    Mistake("list-null", "An empty list is null.", at(f"{WAITING}", lambda entries: entries or None, "getInstalments"), remark=ALLOWED),
    Mistake("id-as-number", "The number of an order is a number.", at("data[].orderId", int, "listOrders")),
    Mistake("count-wrong", "One instalment more is said to wait than there are.", at("data.repayWaitCount", lambda count: count + 1, "getInstalments")),
    Mistake("instalments-backwards", "Instalments come the last first.", at(WAITING, reversed_list, "getInstalments")),
    Mistake("orders-cut", "Only the first order is listed.", at("data", lambda orders: orders[:1], "listOrders")),
    Mistake("instalments-cut", "Half of the instalments are listed.", at(WAITING, first_half, "getInstalments")),
    Mistake("day-not-there", "An instalment is due on 30 February.", at(f"{WAITING}[].dueTime", lambda _: "2027-02-30", "getInstalments")),
    Mistake("day-other-order", "Days are written 27/11/2026.", at(f"{WAITING}[].dueTime", lambda day: "/".join(day.split("-")[::-1]), "getInstalments")),
    Mistake("text-misread", "Complaints were read as Latin-1.", at("data.content", misread, "getProblem")),
    Mistake("text-cut", "Complaints are cut after 50 letters.", at("data.content", lambda text: text[:50], "getProblem")),
    Mistake("text-escaped", "Complaints come with HTML escapes.", at("data.content", lambda text: text.replace("&", "&amp;").replace("<", "&lt;"), "getProblem")),
    Mistake("text-without-emoji", "Emoji in complaints become question marks.", at("data.content", lambda text: "".join("?" if letter > "\uffff" else letter for letter in text), "getProblem")),
    Mistake("link-without-scheme", "A link has no scheme.", at("data", lambda link: link.split("://")[1], "defineProductLink"), remark="A product's link is any text in the contract: the app opens it only as its own policy allows."),
]
