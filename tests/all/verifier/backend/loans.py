"""Orders, their instalments, extensions, and the offers that become orders."""

import sqlite3
from datetime import date

from calls import Call, flag, money, order_of, serves
from contract import Json
from products import PRODUCTS, Product, open_products, product_of, recommendation
from store import day, now

# The stages of an order before there is anything to pay.
EARLY = {"review": 21, "rejected": 110, "sending": 151}


def waiting(call: Call, order: sqlite3.Row) -> list[sqlite3.Row]:
    sql = "select * from instalments where order_id = ? and paid is null order by period"
    return call.store.all(sql, order["id"])


def paid(call: Call, order: sqlite3.Row) -> list[sqlite3.Row]:
    sql = "select * from instalments where order_id = ? and paid is not null order by period"
    return call.store.all(sql, order["id"])


def owed(call: Call, order: sqlite3.Row) -> int:
    """All that may be paid on an order."""
    total = sum(one["amount"] for one in waiting(call, order))
    if total == 0 or order["stage"] in EARLY:
        raise call.refuse("Tidak ada tagihan.", "Nothing is owed.")
    return total


def status_of(call: Call, order: sqlite3.Row) -> int:
    left = waiting(call, order)
    is_indonesian = PRODUCTS[order["product"]].market == "id"
    if order["stage"] in EARLY:
        return EARLY[order["stage"]]
    if not left:
        return 200 if is_indonesian else 4
    if left[0]["due"] < day():
        return 180 if is_indonesian else 5
    if order["stage"] == "collecting" and is_indonesian:
        return 170
    return 174 if is_indonesian else 3


WORDS = {
    21: ("Sedang ditinjau", "Under review"),
    110: ("Belum disetujui", "Not approved"),
    151: ("Dana sedang dikirim", "The money is on its way"),
    170: ("Sedang ditagih", "Being collected"),
    174: ("Waktunya membayar", "Repayment is open"),
    180: ("Terlambat", "Overdue"),
    200: ("Lunas", "Paid off"),
    3: ("Waktunya membayar", "Repayment is open"),
    4: ("Lunas", "Paid off"),
    5: ("Terlambat", "Overdue"),
}


def words_of(call: Call, status: int) -> str:
    return call.say(*WORDS[status])


def lines_of(call: Call, order: sqlite3.Row) -> list[tuple[str, str]]:
    left = waiting(call, order)
    if not left or order["stage"] in EARLY:
        return [(call.say("Tanggal pengajuan", "Applied on"), order["made"][:10])]
    return [
        (call.say("Tagihan", "To pay"), money(left[0]["amount"], call.market)),
        (call.say("Jatuh tempo", "Due date"), left[0]["due"]),
        (call.say("Sisa pinjaman", "Left to pay"), money(sum(one["amount"] for one in left), call.market)),
    ]


def phone_of(call: Call) -> str:
    return call.say("021-5095-0100", "080-4718-0100")


@serves("getLoanDetails")
def get_loan_details(call: Call) -> Json:
    order = order_of(call, call.form["orderId"], call.form["productId"])
    call.store.run("update borrowers set last_read = ? where id = ?", order["id"], call.own["id"])
    status = status_of(call, order)
    data = {
        "orderStatus": status,
        "noticeStatusText": words_of(call, status),
        "noticeDesText": call.say("Lihat rincian di bawah.", "See the details below."),
        "recProducts": [recommendation(one, call) for one in open_products(call.market)],
        "productName": PRODUCTS[order["product"]].name,
        "productLogo": None,
        "userOrderDetail": {"detail": [{"text": text, "value": value} for text, value in lines_of(call, order)]},
        "isDelay": flag(extension_of(order)),
        "isScore": flag(order["wants_score"]),
        "telephone": phone_of(call),
        "h5Url": None,
        "inside": 1,
        "playeduL": None,
        "reyMsg": None,
    }
    return {"data": data}


@serves("saveGoogleScore")
def save_google_score(call: Call) -> Json:
    sql = "update orders set wants_score = 0 where id = ? and borrower = ? and wants_score = 1"
    if call.store.run(sql, call.own["last_read"], call.own["id"]) == 0:
        raise call.refuse("Tidak ada yang dinilai.", "There is nothing to rate.")
    return {}


@serves("listOrders")
def list_orders(call: Call) -> Json:
    orders = call.store.all("select * from orders where borrower = ? order by made desc, id desc", call.own["id"])
    listed = []
    for order in orders:
        status = status_of(call, order)
        left = waiting(call, order)
        listed.append(
            {
                "orderId": order["id"],
                "productId": order["product"],
                "productName": PRODUCTS[order["product"]].name,
                "productLogo": None,
                "status": status,
                "statusText": words_of(call, status),
                "amount": money(left[0]["amount"], call.market) if left else None,
                "time": left[0]["due"] if left else order["made"][:10],
            }
        )
    return {"data": listed}


@serves("getInstalments")
def get_instalments(call: Call) -> Json:
    order = order_of(call, call.form["orderId"], call.form["productId"])
    left = waiting(call, order)
    data = {
        "productName": PRODUCTS[order["product"]].name,
        "repayPlanDetail": {
            "repayWaitDetail": [instalment(call, one, one is left[0]) for one in left],
            "repayYetDetail": [instalment(call, one, False) for one in paid(call, order)],
        },
        "repayWaitCount": len(left),
        "note": None,
    }
    return {"data": data}


def instalment(call: Call, row: sqlite3.Row, is_next: bool) -> Json:
    is_late = row["paid"] is None and row["due"] < day()
    status = 3 if row["paid"] else 2 if is_late else 1 if is_next else 0
    texts = {
        0: ("Belum jatuh tempo", "Not due yet"),
        1: ("Segera jatuh tempo", "Due soon"),
        2: ("Terlambat", "Overdue"),
        3: ("Lunas", "Paid"),
    }
    return {
        "periodNo": row["period"],
        "totalAmount": row["amount"],
        "canClick": flag(not row["paid"]),
        "periodStatus": status,
        "repayDes": call.say(*texts[status]),
        "dueTime": row["due"],
        "at": row["paid"],
        "check": flag(is_next),
    }


def extension_of(order: sqlite3.Row) -> bool:
    return order["extension"] is not None and order["extension"] >= now()


@serves("getExtension")
def get_extension(call: Call) -> Json:
    order = order_of(call, call.form["orderId"], call.form["productId"])
    left = waiting(call, order)
    if order["extension"] is None or not left:
        raise call.refuse("Pesanan ini tidak bisa diperpanjang.", "This order cannot be extended.")
    later = date.fromordinal(date.fromisoformat(left[0]["due"]).toordinal() + 14).isoformat()
    lines = [*lines_of(call, order), (call.say("Jatuh tempo baru", "New due date"), later)]
    data = {
        "productName": PRODUCTS[order["product"]].name,
        "productLogo": None,
        "delayShouldPayAmount": left[0]["amount"] * 3 // 10,
        "delayExpiryTime": order["extension"],
        "orderDetail": {"detail": [{"text": text, "value": value} for text, value in lines]},
        "telephone": phone_of(call),
    }
    return {"data": data}


@serves("getLoanConfirmation")
def get_loan_confirmation(call: Call) -> Json:
    product = product_of(call, call.form["productId"])
    plans = [
        {
            "title": call.say(f"Cicilan ke-{period}", f"Instalment {period}"),
            "amount": amount,
            "pay_time": due,
            "description": None,
        }
        for period, amount, due in plan_of(product)
    ]
    data = {
        "productLogo": None,
        "productName": product.name,
        "amount": product.amount,
        "periods": product.days,
        "termUnit": call.say("hari", "days"),
        "details": [{"text": call.say("Nama peminjam", "Borrower"), "value": call.own["name"]}],
        "detail1": [{"text": call.say("Dana yang diterima", "You get"), "value": money(product.amount, call.market)}],
        "detail2": [
            {
                "text": call.say("Total pembayaran", "You repay"),
                "value": money(sum(amount for _, amount, _ in plan_of(product)), call.market),
            }
        ],
        "repay_plans": plans,
        "firstPayTime": plans[0]["pay_time"],
        "firstPeriodDay": product.days // product.periods,
        "pRateDsc": call.say("3% per bulan", "3% a month"),
        "sendSms": "0",
        "isPopType": flag(product.pops),
        "popContent": None,
        "popTitle": call.say("Perjanjian", "Agreement") if product.pops else None,
        "popAgreementUrl": f"https://pages.example.test/agreements/{product.id}/0" if product.pops else None,
        "note": None,
        "sp_rate": None,
    }
    return {"data": data}


def plan_of(product: Product) -> list[tuple[int, int, str]]:
    """The period, amount and day of each instalment."""
    every = product.days // product.periods
    amount = product.amount * 109 // 100 // product.periods
    return [(period, amount, day(every * period)) for period in range(1, product.periods + 1)]


@serves("pushLoan")
def push_loan(call: Call) -> Json:
    product = product_of(call, call.form["productId"])
    offer = (product.amount, product.days, call.say("hari", "days"))
    if (call.form["amount"], call.form["periods"], call.form["termUnit"]) != offer:
        raise call.refuse("Penawaran ini sudah berubah.", "This offer has changed.")
    number = make_order(call, product)
    return {"data": {"lendDetailsUrl": f"rupya://loanDetails?productId={product.id}&orderId={number}"}}


def make_order(call: Call, product: Product) -> str:
    number = f"8{call.store.next_number('order'):017}"
    call.store.add("orders", id=number, borrower=call.own["id"], product=product.id, stage="sending", made=now())
    for period, amount, due in plan_of(product):
        call.store.add("instalments", order_id=number, period=period, amount=amount, due=due)
    return number
