"""Mistakes in what a reply holds: types, names, units, days, letters, lists."""

from typing import Any

from contract import Json
from mistakes.table import Mistake, at, renamed, successes, without

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
    Mistake("status-as-text", "The status of an order is a text.", at("data.orderStatus", str, "getLoanDetails")),
    Mistake("status-unknown", "An order has a status that is not in the contract.", at("data.orderStatus", lambda _: 999, "getLoanDetails")),
    Mistake("status-differs", "The list of orders shows another status than the order.", at("data[].status", lambda status: 180 if status == 174 else status, "listOrders")),
    Mistake("amount-as-text", "Amounts are texts of digits.", at(f"{WAITING}[].totalAmount", str, "getInstalments")),
    Mistake("amount-with-dots", "Amounts are texts with dots.", at(f"{WAITING}[].totalAmount", dotted, "getInstalments")),
    Mistake("amount-with-sign", "Amounts are texts with a currency sign.", at(f"{WAITING}[].totalAmount", lambda amount: f"Rp{amount}", "getInstalments")),
    Mistake("amount-with-cents", "Amounts have two decimals.", at(f"{WAITING}[].totalAmount", lambda amount: amount + 0.5, "getInstalments")),
    Mistake("amount-in-cents", "Instalments are in the smallest unit.", at(f"{WAITING}[].totalAmount", lambda amount: amount * 100, "getInstalments")),
    Mistake("amount-of-a-hundredth", "Instalments are a hundredth of what they are.", at(f"{WAITING}[].totalAmount", lambda amount: amount // 100, "getInstalments")),
    Mistake("amount-negative", "What is owed is negative.", at(f"{WAITING}[].totalAmount", lambda amount: -amount, "getInstalments")),
    Mistake("account-in-cents", "A virtual account is for a hundred times the amount.", at("data.amount", lambda amount: amount * 100, "generateVirtualAccount")),
    Mistake("fee-as-text", "An extension's fee is a text with a currency sign.", at("data.delayShouldPayAmount", lambda fee: f"Rp{fee}", "getExtension")),
    Mistake("offer-in-cents", "An offer's amount is in the smallest unit.", at("data.amount", lambda amount: amount * 100, "getLoanConfirmation")),
    Mistake("flag-as-boolean", "Flags are true and false.", at("data.isDelay", lambda flag: flag == "1", "getLoanDetails")),
    Mistake("flag-as-word", "Flags are 'yes' and 'no'.", at("data.isScore", lambda flag: "yes" if flag == "1" else "no", "getLoanDetails", "getProblem")),
    Mistake("field-missing", "Instalments have no number.", at(f"{WAITING}[]", without("periodNo"), "getInstalments")),
    Mistake("field-null", "The name of a product is null.", at("data.productName", lambda _: None, "getLoanDetails")),
    Mistake("field-renamed", "A field is spelt in another way.", at("data", renamed("repayWaitCount", "repaywaitcount"), "getInstalments")),
    Mistake("nulls-left-out", "Every empty field is left out.", successes(deep)),
    Mistake("list-null", "An empty list is null.", at(f"{WAITING}", lambda entries: entries or None, "getInstalments")),
    Mistake("list-as-object", "A list is an object with numbers as keys.", at("data.orderList", lambda entries: {str(at): one for at, one in enumerate(entries)}, "initProblem")),
    Mistake("id-as-number", "The number of an order is a number.", at("data[].orderId", int, "listOrders")),
    Mistake("count-wrong", "One instalment more is said to wait than there are.", at("data.repayWaitCount", lambda count: count + 1, "getInstalments")),
    Mistake("instalments-backwards", "Instalments come the last first.", at(WAITING, reversed_list, "getInstalments")),
    Mistake("plans-backwards", "The plan of an offer comes the last first.", at("data.repay_plans", reversed_list, "getLoanConfirmation")),
    Mistake("complaints-backwards", "Complaints come the oldest first.", at("data[].list", reversed_list, "listProblems")),
    Mistake("orders-cut", "Only the first order is listed.", at("data", lambda orders: orders[:1], "listOrders")),
    Mistake("instalments-cut", "Half of the instalments are listed.", at(WAITING, first_half, "getInstalments")),
    Mistake("day-not-there", "An instalment is due on 30 February.", at(f"{WAITING}[].dueTime", lambda _: "2027-02-30", "getInstalments")),
    Mistake("day-other-order", "Days are written 27/11/2026.", at(f"{WAITING}[].dueTime", lambda day: "/".join(day.split("-")[::-1]), "getInstalments")),
    Mistake("day-as-number", "Days are milliseconds.", at(f"{WAITING}[].dueTime", lambda _: 1795219200000, "getInstalments")),
    Mistake("time-not-there", "A complaint was made at 25:61.", at("data[].list[].time", lambda time: f"{time[:10]} 25:61:00", "listProblems")),
    Mistake("text-misread", "Complaints were read as Latin-1.", at("data.content", misread, "getProblem")),
    Mistake("text-cut", "Complaints are cut after 50 letters.", at("data.content", lambda text: text[:50], "getProblem")),
    Mistake("text-escaped", "Complaints come with HTML escapes.", at("data.content", lambda text: text.replace("&", "&amp;").replace("<", "&lt;"), "getProblem")),
    Mistake("text-without-emoji", "Emoji in complaints become question marks.", at("data.content", lambda text: "".join("?" if letter > "\uffff" else letter for letter in text), "getProblem")),
    Mistake("text-on-one-line", "Line breaks in complaints become spaces.", at("data.content", lambda text: " ".join(text.split()), "getProblem")),
    Mistake("images-as-text", "Pictures are one text with commas.", at("data.images", ",".join, "getProblem")),
    Mistake("images-swapped", "Pictures come in another order.", at("data.images", reversed_list, "getProblem")),
    Mistake("link-without-scheme", "A link has no scheme.", at("data", lambda link: link.split("://")[1], "defineProductLink")),
    Mistake("other-complaint-answered", "The number of another complaint is answered.", at("data.problemId", lambda _: "7000000001", "getProblem")),
]
