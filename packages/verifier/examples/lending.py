"""A lender's server: orders with instalments, payments by card, numbers to pay to, complaints. See README.md.

python3 lending.py [port] starts it."""

import random
import sys
import time

from api import Call, Json, Refusal, serve, serves

# A code pays for five minutes, and five wrong ones may be tried.
CODE_SECONDS = 300
CODE_TRIES = 5

PRODUCT = {"productId": "dana", "productName": "Dana Satu", "productLogo": None}
BANKS = {"BCA": "70012", "BRI": "88810"}
SHOPS = {"ALFAMART": "88120", "INDOMARET": "88340"}
WORDS = {174: "Waktunya membayar", 180: "Terlambat", 200: "Lunas"}

CARDS = "/api/v1/youmi/youmi-api/service/loan/"
# Patterns of fields, as the contract has them.
ID, MAYBE, FLAG = r"[0-9A-Za-z_-]{1,64}", r"[0-9A-Za-z_-]{0,64}", r"[01]"


class Bank:
    """Everything that the server knows. A real one keeps it in a database."""

    def __init__(self) -> None:
        self.ahead = 0
        self.sms = ""
        self.borrowers = {
            "sari": {"token": "token-of-sari", "userId": "4001", "sessionId": "session-of-sari"},
            "budi": {"token": "token-of-budi", "userId": "4002", "sessionId": "session-of-budi"},
        }
        self.orders = {
            "8001": {"of": "sari", "instalments": self.instalments(4, waiting=3)},
            "8002": {"of": "sari", "instalments": self.instalments(-4, waiting=2, paid=1)},
            "8003": {"of": "sari", "instalments": self.instalments(0, waiting=0, paid=3)},
            "8101": {"of": "budi", "instalments": self.instalments(4, waiting=3)},
        }
        self.cards = {
            "9001": {"of": "sari", "bank": "BRI", "number": "5221841120539001", "wants_code": True},
            "9002": {"of": "sari", "bank": "BCA", "number": "5379412098769002", "wants_code": False},
            "9101": {"of": "budi", "bank": "BCA", "number": "5379412098769101", "wants_code": False},
        }
        self.complaints = {
            "7001": {"of": "sari", "time": "2026-01-07 09:00:00", "content": "Saya sudah membayar."},
            "7101": {"of": "budi", "time": "2026-01-08 09:00:00", "content": "Kode tidak datang."},
        }
        # The token of a visit is good for one payment. A record is a payment, and waits for its code.
        self.visits: dict[str, Json] = {}
        self.records: dict[str, Json] = {}
        self.keys: dict[tuple, tuple] = {}

    def now(self) -> float:
        return time.time() + self.ahead

    def day(self, after: int = 0) -> str:
        return time.strftime("%Y-%m-%d", time.localtime(self.now() + after * 86400))

    def instalments(self, first: int, waiting: int, paid: int = 0) -> list[Json]:
        days = [self.day(first + 30 * at) for at in range(-paid, waiting)]
        paid_on = days[:paid] + [None] * waiting
        return [{"no": at + 1, "amount": 820000, "due": days[at], "paid": paid_on[at]} for at in range(len(days))]


def own(call: Call, things: Json, name: str = "orderId", code: int = 9999) -> Json:
    """What is the borrower's own. That another borrower has something with this number is not told."""
    found = things.get(call.fields[name])
    if found is None or found["of"] != call.borrower or call.fields.get("productId", "dana") != "dana":
        raise Refusal("Tidak ditemukan.", code)
    return found


def of_borrower(call: Call, things: Json) -> Json:
    return {key: one for key, one in things.items() if one["of"] == call.borrower}


def waiting(order: Json) -> list[Json]:
    return [one for one in order["instalments"] if one["paid"] is None]


def owed(order: Json) -> int:
    return sum(one["amount"] for one in waiting(order))


def require_owed(amount: int, order: Json) -> None:
    if not 0 < amount <= owed(order):
        raise Refusal("Jumlahnya tidak sesuai tagihan.")


def status_of(call: Call, order: Json) -> int:
    left = waiting(order)
    return 200 if not left else 180 if left[0]["due"] < call.bank.day() else 174


def owed_text(order: Json) -> str:
    return "Rp" + f"{owed(order):,}".replace(",", ".")


@serves("/v3/order/list")
def list_orders(call: Call) -> list[Json]:
    listed = []
    for key, order in of_borrower(call, call.bank.orders).items():
        status = status_of(call, order)
        shown = {"status": status, "statusText": WORDS[status], "amount": owed_text(order), "time": None}
        listed.append({**PRODUCT, "orderId": key, **shown})
    return listed


@serves("/v3/loan-details/loan-details", productId=ID, orderId=ID)
def get_loan_details(call: Call) -> Json:
    order = own(call, call.bank.orders, code=404)
    return {
        **PRODUCT,
        "orderStatus": status_of(call, order),
        "noticeStatusText": WORDS[status_of(call, order)],
        "noticeDesText": None,
        "recProducts": None,
        "userOrderDetail": {"detail": [{"text": "Sisa pinjaman", "value": owed_text(order)}]},
        **{"isDelay": "0", "isScore": "0"},
    }


@serves("/v3/loan-play-detail", productId=ID, orderId=ID)
def get_instalments(call: Call) -> Json:
    order = own(call, call.bank.orders)
    left = [instalment(call, one) for one in waiting(order)]
    done = [instalment(call, one) for one in order["instalments"] if one["paid"]]
    plan = {"repayWaitDetail": left, "repayYetDetail": done}
    return {**PRODUCT, "repayPlanDetail": plan, "repayWaitCount": len(left), "note": None}


def instalment(call: Call, one: Json) -> Json:
    status = 3 if one["paid"] else 2 if one["due"] < call.bank.day() else 1
    texts = {"canClick": "0" if one["paid"] else "1", "periodStatus": status, "repayDes": None, "check": "0"}
    return {"periodNo": one["no"], "totalAmount": one["amount"], "dueTime": one["due"], "at": one["paid"], **texts}


@serves(CARDS + "repayment-way", success="00", query={"orderId": ID})
def list_repayment_ways(call: Call) -> Json:
    own(call, call.bank.orders)
    token = f"visit-{len(call.bank.visits) + 1}"
    call.bank.visits[token] = {"order": call.fields["orderId"], "is_paid": False}
    cards = [
        {"id": key, "bankName": card["bank"], "cardNo": card["number"], "bankCode": card["bank"]}
        for key, card in of_borrower(call, call.bank.cards).items()
    ]
    return {"alipay": "0", "repayToken": token, "bankCards": cards}


@serves(
    CARDS + "repayment-commit",
    success="00",
    **{"amount": r"[0-9]{1,14}", "orderId": ID, "repayToken": r"[0-9A-Za-z_-]{1,128}"},
    **{"cardId": ID, "cardNo": r"[0-9* ]{4,23}", "bankName": r".{1,60}", "bankCode": r"[0-9A-Za-z_-]{1,32}"},
    **{"couponId": MAYBE, "sendMsg": FLAG},
)
def commit_repayment(call: Call) -> Json:
    """Pays, or sends a code that confirms the payment."""
    order, card = own(call, call.bank.orders), own(call, call.bank.cards, "cardId")
    visit = call.bank.visits.get(call.fields["repayToken"])
    if visit is None or visit["order"] != call.fields["orderId"] or card["number"] != call.fields["cardNo"]:
        raise Refusal("Mulai lagi dari pesanan.")
    if visit["is_paid"]:
        raise Refusal("Pembayaran ini sudah diajukan.", 800005)
    # Cards are charged in hundredths.
    amount = int(call.fields["amount"]) // 100
    require_owed(amount, order)
    for older in call.bank.records.values():
        older["is_void"] = older["is_void"] or older["visit"] is visit
    code = f"{random.randrange(10**6):06}"
    record = {"visit": visit, "code": code, "amount": amount, "at": call.bank.now(), "tries": 0, "is_void": False}
    name = f"record-{len(call.bank.records) + 1}"
    call.bank.records[name] = record
    if card["wants_code"]:
        call.bank.sms = code
    else:
        pay(call, order, record)
    return {"needValid": "1" if card["wants_code"] else "0", "repayRecordId": name}


@serves(CARDS + "repayment-confirm", success="00", orderId=ID, verifyCode=r"[0-9]{6}", repaymentRecordId=ID)
def confirm_repayment(call: Call) -> None:
    order = own(call, call.bank.orders)
    record = call.bank.records.get(call.fields["repaymentRecordId"])
    if record is None or record["visit"]["order"] != call.fields["orderId"]:
        raise Refusal("Mulai lagi dari pesanan.")
    if record["visit"]["is_paid"]:
        raise Refusal("Pembayaran ini sudah diajukan.", 800005)
    is_old = call.bank.now() - record["at"] > CODE_SECONDS
    if record["is_void"] or is_old or record["tries"] >= CODE_TRIES or record["code"] != call.fields["verifyCode"]:
        record["tries"] += 1
        raise Refusal("Kode verifikasi salah.", 800006)
    require_owed(record["amount"], order)
    pay(call, order, record)


def pay(call: Call, order: Json, record: Json) -> None:
    """Pays the oldest instalments first. A part of one makes it smaller."""
    record["visit"]["is_paid"] = True
    left = record["amount"]
    for one in waiting(order):
        part = min(left, one["amount"])
        left -= part
        if part == one["amount"]:
            one["paid"] = call.bank.day()
        else:
            one["amount"] -= part


@serves("/v3/init-pay-type", productId=ID, orderId=ID, pay_type=r"[12]")
def init_pay_type(call: Call) -> Json:
    own(call, call.bank.orders)
    banks = [{"bankName": key, "code": key, "methodList": None, "specificNum": number} for key, number in BANKS.items()]
    shops = [{"marketName": key, "code": key, "specificNum": number} for key, number in SHOPS.items()]
    if call.fields["pay_type"] == "1":
        return {"payType": 1, "bankList": banks, "marketList": None}
    return {"payType": 2, "bankList": None, "marketList": shops}


@serves(
    "/v3/generate-vcode",
    **{"productId": ID, "orderId": ID, "amount": r"[0-9]{1,12}", "payCode": r"[0-9A-Za-z_-]{0,32}"},
    **{"pay_type": r"[12]", "is_default": FLAG, "is_display": FLAG, "specific_num": MAYBE},
)
def generate_virtual_account(call: Call) -> Json:
    order = own(call, call.bank.orders)
    choices = BANKS if call.fields["pay_type"] == "1" else SHOPS
    choice = call.fields["payCode"] or next(iter(choices))
    # Here amounts are in whole units.
    require_owed(int(call.fields["amount"]), order)
    if choice not in choices:
        raise Refusal("Pilihan ini tidak ada.")
    # The same number whenever the borrower comes back.
    number = choices[choice] + call.fields["orderId"].rjust(11, "0")
    return {
        **{"amount": int(call.fields["amount"]), "vcode": number, "payCode": choice, "specificNum": choices[choice]},
        **{"payType": int(call.fields["pay_type"]), "payStep": None, "cardNo": None, "telephone": None},
    }


@serves("/user-problem/problem-list", card_session=False)
def list_problems(call: Call) -> list[Json]:
    shown = [{"id": key, "type": "Pembayaran", **one} for key, one in of_borrower(call, call.bank.complaints).items()]
    return [{"title": "Semua", "value": 0, "list": shown}]


if __name__ == "__main__":
    serve(Bank(), int(sys.argv[1]) if len(sys.argv) > 1 else 8700)
