"""Paying by card, by alipay and by virtual account, and the borrower's cards."""

import sqlite3
from datetime import datetime, timedelta

from calls import Call, flag, order_of, serves
from contract import Json
from loans import owed, phone_of, waiting
from store import day, new_code, now

MINUTES = 5
MOST_TRIES = 5
BANKS = {"BCA": "70012", "BRI": "88810", "MANDIRI": "89508"}
MARKETS = {"ALFAMART": "88120", "INDOMARET": "88340"}
# These banks confirm the holder's phone before they let a card be bound.
ASKING = ("BRI",)


def require_amount(call: Call, order: sqlite3.Row, amount: int) -> None:
    """In the smallest unit, as cards are charged."""
    if not 0 < amount <= owed(call, order) * 100:
        raise call.refuse("Jumlahnya tidak sesuai tagihan.", "This amount is not owed.")


def pay(call: Call, order: sqlite3.Row, amount: int) -> None:
    """Pays the oldest instalments first."""
    left = amount // 100
    for one in waiting(call, order):
        if left >= one["amount"]:
            change = "update instalments set paid = ? where order_id = ? and period = ?"
            call.store.run(change, day(), order["id"], one["period"])
        else:
            change = "update instalments set amount = amount - ? where order_id = ? and period = ?"
            call.store.run(change, left, order["id"], one["period"])
        left -= min(left, one["amount"])
        if left == 0:
            return


@serves("listRepaymentWays")
def list_repayment_ways(call: Call) -> Json:
    order = order_of(call, call.fields.query["orderId"])
    token = f"rt-{call.store.next_number('visit'):08}"
    call.store.add("visits", token=token, order_id=order["id"])
    cards = call.store.all("select * from cards where borrower = ? order by id", call.own["id"])
    return {"data": {"alipay": "1", "repayToken": token, "bankCards": [card_shown(card) for card in cards]}}


def card_shown(card: sqlite3.Row) -> Json:
    return {"id": card["id"], "bankName": card["bank"], "cardNo": card["number"], "bankCode": card["bank"]}


def card_of(call: Call, number: str) -> sqlite3.Row:
    card = call.store.one("select * from cards where id = ? and borrower = ?", number, call.own["id"])
    if card is None or card["number"] != call.form["cardNo"]:
        raise call.refuse("Kartu tidak ditemukan.", "There is no such card.")
    return card


def visit_of(call: Call, order: sqlite3.Row, token: str) -> sqlite3.Row:
    visit = call.store.one("select * from visits where token = ? and order_id = ?", token, order["id"])
    if visit is None:
        raise call.refuse("Mulai lagi dari pesanan.", "Begin again from the order.")
    return visit


def accept(call: Call, token: str) -> None:
    """Takes the one payment that a token is good for."""
    if call.store.run("update visits set is_paid = 1 where token = ? and is_paid = 0", token) == 0:
        raise call.refuse("Pembayaran ini sudah diajukan.", "This payment was sent before.", "duplicatePayment")


@serves("commitRepayment")
def commit_repayment(call: Call) -> Json:
    form = call.form
    order = order_of(call, form["orderId"])
    card = card_of(call, form["cardId"])
    visit = visit_of(call, order, form["repayToken"])
    if visit["is_paid"]:
        raise call.refuse("Pembayaran ini sudah diajukan.", "This payment was sent before.", "duplicatePayment")
    require_amount(call, order, form["amount"])
    record = f"rr-{call.store.next_number('record'):08}"
    if not card["wants_code"]:
        accept(call, visit["token"])
        add_record(call, record, None)
        pay(call, order, form["amount"])
        return {"data": {"needValid": "0", "repayRecordId": record}}
    void_records(call, visit["token"])
    code = new_code()
    add_record(call, record, code)
    call.store.send_sms(code)
    return {"data": {"needValid": "1", "repayRecordId": record}}


def add_record(call: Call, record: str, code: str | None) -> None:
    form = call.form
    call.store.add("records", id=record, token=form["repayToken"], code=code, amount=form["amount"], sent=now())


def void_records(call: Call, token: str) -> None:
    call.store.run("update records set is_void = 1 where token = ?", token)


@serves("confirmRepayment")
def confirm_repayment(call: Call) -> Json:
    form = call.form
    order = order_of(call, form["orderId"])
    record = record_of(call, order, form["repaymentRecordId"])
    if record["is_paid"]:
        raise call.refuse("Pembayaran ini sudah diajukan.", "This payment was sent before.", "duplicatePayment")
    require_code(call, record, form["verifyCode"])
    accept(call, record["token"])
    pay(call, order, record["amount"])
    return {}


def record_of(call: Call, order: sqlite3.Row, number: str) -> sqlite3.Row:
    sql = "select records.*, is_paid from records join visits using (token) where records.id = ? and order_id = ?"
    record = call.store.one(sql, number, order["id"])
    if record is None:
        raise call.refuse("Mulai lagi dari pesanan.", "Begin again from the order.")
    return record


def require_code(call: Call, record: sqlite3.Row, code: str) -> None:
    call.store.run("update records set tries = tries + 1 where id = ?", record["id"])
    if record["is_void"] or is_old(record) or record["tries"] >= MOST_TRIES or record["code"] != code:
        raise wrong_code(call)


def is_old(sent: sqlite3.Row) -> bool:
    return datetime.fromisoformat(sent["sent"]) < datetime.now() - timedelta(minutes=MINUTES)


def wrong_code(call: Call) -> Exception:
    return call.refuse("Kode verifikasi salah.", "The code is wrong.", "wrongCode")


@serves("startAlipay")
def start_alipay(call: Call) -> Json:
    order = order_of(call, call.form["orderId"])
    require_amount(call, order, call.form["amount"])
    return {"url": f"https://pay.example.test/alipay?order={order['id']}&amount={call.form['amount']}"}


@serves("initPayType")
def init_pay_type(call: Call) -> Json:
    order_of(call, call.form["orderId"], call.form["productId"])
    banks = [{"bankName": code, "code": code, "methodList": ["ATM"], "specificNum": BANKS[code]} for code in BANKS]
    markets = [{"marketName": code, "code": code, "specificNum": MARKETS[code]} for code in MARKETS]
    is_bank = call.form["pay_type"] == 1
    data = {"payType": call.form["pay_type"], "bankList": banks, "marketList": None}
    return {"data": data if is_bank else {**data, "bankList": None, "marketList": markets}}


@serves("generateVirtualAccount")
def generate_virtual_account(call: Call) -> Json:
    form = call.form
    order = order_of(call, form["orderId"], form["productId"])
    require_amount(call, order, form["amount"] * 100)
    choices, default = (BANKS, "BCA") if form["pay_type"] == 1 else (MARKETS, "ALFAMART")
    choice = form["payCode"] or default
    if choice not in choices:
        raise call.refuse("Pilihan ini tidak ada.", "There is no such choice.")
    number = account_number(call, order, choice)
    steps = ["1", "2", "3"]
    data = {
        "amount": form["amount"],
        "vcode": number,
        "cardNo": number[-9:],
        "payType": form["pay_type"],
        "payCode": choice,
        "payStep": [{"name": "ATM", "step": steps}] if form["pay_type"] == 1 else steps,
        "specificNum": choices[choice],
        "telephone": phone_of(call),
    }
    return {"data": data}


def account_number(call: Call, order: sqlite3.Row, choice: str) -> str:
    key = (order["id"], choice, call.form["amount"])
    found = call.store.one("select number from accounts where order_id = ? and choice = ? and amount = ?", *key)
    if found:
        return found["number"]
    number = f"{(BANKS | MARKETS)[choice]}{call.store.next_number('account'):011}"
    call.store.add("accounts", order_id=key[0], choice=key[1], amount=key[2], number=number)
    return number


@serves("saveBankInfo")
def save_bank_info(call: Call) -> Json:
    form = call.form
    require_new_card(call)
    if form["bankCode"] in ASKING:
        if "smsCode" not in form:
            code = new_code()
            binding = "insert or replace into bindings (borrower, number, code, sent) values (?, ?, ?, ?)"
            call.store.run(binding, call.own["id"], form["bankNumber"], code, now())
            call.store.send_sms(code)
            return {"data": {"needValid": "1", "card": None}}
        require_binding_code(call)
    number = f"9{call.store.next_number('card'):017}"
    row = {"id": number, "borrower": call.own["id"], "bank": form["bankCode"], "number": form["bankNumber"]}
    call.store.add("cards", **row, wants_code=0)
    card = call.store.one("select * from cards where id = ?", number)
    return {"data": {"needValid": flag(False), "card": card and card_shown(card)}}


def require_new_card(call: Call) -> None:
    sql = "select 1 from cards where borrower = ? and number = ?"
    if call.store.one(sql, call.own["id"], call.form["bankNumber"]):
        raise call.refuse("Kartu ini sudah terdaftar.", "This card is bound already.", "cardKnown")


def require_binding_code(call: Call) -> None:
    place = (call.own["id"], call.form["bankNumber"])
    call.store.run("update bindings set tries = tries + 1 where borrower = ? and number = ?", *place)
    sent = call.store.one("select code, sent, tries from bindings where borrower = ? and number = ?", *place)
    if sent is None or is_old(sent) or sent["tries"] > MOST_TRIES or sent["code"] != call.form["smsCode"]:
        raise wrong_code(call)
