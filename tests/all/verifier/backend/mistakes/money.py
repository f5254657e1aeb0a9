"""Mistakes that cost money: what is paid twice, not at all, or as another amount."""

import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

import loans
import payments
from calls import Call, HANDLERS
from mistakes.table import Make, Mistake, at, both, method, replace
from server import Backend


def unlocked(right: Callable[..., Any]) -> Callable[..., Any]:
    def init(self: Backend, *given: Any) -> None:
        right(self, *given)
        self.lock = contextlib.nullcontext()

    return init


def late(operation: str) -> Make:
    """Two at the same moment both find that nothing was paid."""

    def accept(call: Call, token: str) -> None:
        if call.operation.id == operation:
            time.sleep(0.1)
            call.store.run("update visits set is_paid = 1 where token = ?", token)
        else:
            right(call, token)

    right = payments.accept
    return both(method(Backend, "__init__", unlocked), replace(right, accept))


def nothing(*_: object) -> None:
    """Does nothing."""


def in_operation(operation: str, right: Callable[..., Any], wrong: Callable[..., Any]) -> Make:
    """A wrong function in one operation."""

    def chosen(call: Call, *given: Any) -> Any:
        return (wrong if call.operation.id == operation else right)(call, *given)

    return replace(right, chosen)


def pay_twice(call: Call, order: Any, amount: int) -> None:
    PAY(call, order, amount)
    PAY(call, order, amount)


def pay_first(call: Call, token: str) -> None:
    VOID(call, token)
    PAY(call, call.store.one("select * from orders where id = ?", call.form["orderId"]), call.form["amount"])


def amounts(is_right: Callable[[int, int], bool]) -> Callable[..., None]:
    def require_amount(call: Call, order: Any, amount: int) -> None:
        owed = sum(one["amount"] for one in payments.waiting(call, order)) * 100
        if not is_right(amount, owed):
            raise call.refuse("Jumlahnya tidak sesuai tagihan.", "This amount is not owed.")

    return require_amount


def without_void(call: Call, record: Any, code: str) -> None:
    if record["code"] != code:
        raise payments.wrong_code(call)


def without_code(call: Call, record: Any, code: str) -> None:
    if record["is_void"]:
        raise payments.wrong_code(call)


def same_record(call: Call) -> Any:
    reply = COMMIT(call)
    record = f"rr-{call.form['repayToken']}"
    call.store.run("delete from records where id = ?", record)
    call.store.run("update records set id = ? where id = ?", record, reply["data"]["repayRecordId"])
    return {"data": {**reply["data"], "repayRecordId": record}}


def same_token(call: Call) -> Any:
    """One token for all visits of an order."""
    reply = WAYS(call)
    token = f"rt-{call.fields.query['orderId']}"
    if call.store.one("select 1 from visits where token = ?", token) is None:
        call.store.add("visits", token=token, order_id=call.fields.query["orderId"])
    return {"data": {**reply["data"], "repayToken": token}}


def new_account(call: Call, order: Any, choice: str) -> str:
    return f"{(payments.BANKS | payments.MARKETS)[choice]}{call.store.next_number('account'):011}"


def order_lost(call: Call, product: Any) -> str:
    return f"8{call.store.next_number('order'):017}"


def order_doubled(call: Call, product: Any) -> str:
    MAKE(call, product)
    return MAKE(call, product)


def push_unchecked(call: Call) -> Any:
    product = loans.product_of(call, call.form["productId"])
    return {"data": {"lendDetailsUrl": f"rupya://loanDetails?productId={product.id}&orderId={MAKE(call, product)}"}}


PAY, ACCEPT, MAKE, VOID = payments.pay, payments.accept, loans.make_order, payments.void_records
COMMIT, WAYS = HANDLERS["commitRepayment"], HANDLERS["listRepaymentWays"]

MONEY = [
    Mistake("commits-at-once", "Two payments at the same moment are both made.", late("commitRepayment")),
    Mistake("confirms-at-once", "Two codes at the same moment both pay.", late("confirmRepayment")),
    Mistake("token-never-used-up", "A token pays as often as it comes.", replace(ACCEPT, nothing)),
    Mistake("token-the-same", "All visits of an order have one token.", replace(WAYS, same_token)),
    Mistake("record-the-same", "A new code has the record of the old one.", replace(COMMIT, same_record)),
    Mistake("code-not-read", "Any code confirms a payment.", replace(payments.require_code, without_code)),
    Mistake("code-old-good", "An old code still pays after a new one was sent.", replace(payments.require_code, without_void)),
    Mistake("code-lives-long", "A code is good for a day.", lambda: setattr(payments, "MINUTES", 24 * 60)),
    Mistake("code-tries-unlimited", "A code may be tried as often as one likes.", lambda: setattr(payments, "MOST_TRIES", 10**9)),
    Mistake("payment-lost", "A payment without a code pays nothing.", in_operation("commitRepayment", PAY, nothing)),
    Mistake("confirmed-lost", "A payment that is confirmed pays nothing.", in_operation("confirmRepayment", PAY, nothing)),
    Mistake("payment-doubled", "A payment pays two instalments.", replace(PAY, pay_twice)),
    Mistake("pays-before-the-code", "A payment that waits for its code has paid.", replace(payments.void_records, pay_first)),
    Mistake("pays-nothing", "A payment of 0 is made.", replace(payments.require_amount, amounts(lambda amount, owed: 0 <= amount <= owed))),
    Mistake("pays-too-much", "A payment may be more than is owed.", replace(payments.require_amount, amounts(lambda amount, _: amount > 0)), remark="One more than is owed and far more are told, in hundredths and in whole units."),
    Mistake("account-new-each-time", "The same account gets another number each time.", replace(payments.account_number, new_account)),
    Mistake("alipay-other-amount", "The payment site is for another amount.", at("url", lambda url: url.replace("amount=", "amount=1"), "startAlipay"), remark="The address of a payment site is the server's own, and its site is not in the contract."),
    Mistake("fee-changes", "The fee of an extension is another at each read.", at("data.delayShouldPayAmount", lambda fee: fee + random.randrange(1, 1000), "getExtension")),
    Mistake("loan-lost", "A loan that is taken makes no order.", replace(MAKE, order_lost)),
    Mistake("loan-doubled", "A loan that is taken makes two orders.", replace(MAKE, order_doubled)),
    Mistake("loan-unchecked", "A loan of any amount can be taken.", replace(HANDLERS["pushLoan"], push_unchecked)),
    Mistake("card-code-not-read", "Any code binds a card.", replace(payments.require_binding_code, nothing)),
    Mistake("card-bound-again", "A card that is bound already is bound again.", both(lambda: setattr(payments, "ASKING", ()), replace(payments.require_new_card, lambda call: call.store.run("delete from cards where borrower = ? and number = ?", call.own["id"], call.form["bankNumber"])))),
]
