"""Complaints with their pictures, and the chatbot."""

import json
import sqlite3

from calls import Call, flag, order_of, require_picture, serves
from contract import Json
from loans import lines_of, status_of, words_of
from products import PRODUCTS
from store import now

COLLECTION = 1
TYPES = {1: ("Penagihan", "Debt collection"), 2: ("Pembayaran", "Repayment"), 3: ("Pinjaman", "Loan"), 4: ("Akun", "Account")}
SON_TYPES = {1: ("Kata kasar", "Rude words"), 2: ("Menghubungi keluarga", "Called my family")}


def order_shown(call: Call, order: sqlite3.Row) -> Json:
    return {
        "orderNo": order["id"],
        "productName": PRODUCTS[order["product"]].name,
        "productLogo": None,
        "status": words_of(call, status_of(call, order)),
        "isShow": flag(order["collection"]),
        "list": [{"title": title, "value": value} for title, value in lines_of(call, order)],
    }


def form_of(call: Call, order: sqlite3.Row) -> Json:
    orders = call.store.all("select * from orders where borrower = ? order by made desc, id desc", call.own["id"])
    return {
        "problemType": [{"value": value, "title": call.say(*words)} for value, words in TYPES.items()],
        "problemSonType": [{"value": value, "title": call.say(*words)} for value, words in SON_TYPES.items()],
        "orderDetail": order_shown(call, order),
        "orderList": [order_shown(call, one) for one in orders],
    }


@serves("initProblem")
def init_problem(call: Call) -> Json:
    return {"data": form_of(call, order_of(call, call.form["orderId"]))}


@serves("initProblemLocal")
def init_problem_local(call: Call) -> Json:
    order = order_of(call, call.form["orderNo"])
    return {"data": {**form_of(call, order), "problemStatus": "0"}}


@serves("uploadProblemImage")
def upload_problem_image(call: Call) -> Json:
    content = call.fields.files.get("problemImage", b"")
    require_picture(call, content)
    url = f"https://files.example.test/complaints/{call.store.next_number('picture')}.png"
    call.store.add("pictures", url=url, borrower=call.own["id"], bytes=content)
    return {"data": {"url": url}}


@serves("saveProblem")
def save_problem(call: Call) -> Json:
    form = call.form
    order = order_of(call, form["orderNo"])
    kind = int(form["problemType"])
    if kind not in TYPES or (kind == COLLECTION and not order["collection"]):
        raise call.refuse("Jenis keluhan ini tidak bisa dipilih.", "This kind cannot be chosen.")
    images = form["problemImage"].split(",") if form["problemImage"] else []
    sql = "select 1 from pictures where url = ? and borrower = ?"
    if not all(call.store.one(sql, url, call.own["id"]) for url in images):
        raise call.refuse("Unggah gambarnya lagi.", "Upload the picture again.")
    add_complaint(call, kind, images)
    return {}


def add_complaint(call: Call, kind: int, images: list[str]) -> None:
    form = call.form
    call.store.add(
        "complaints",
        id=f"7{call.store.next_number('complaint'):09}",
        borrower=call.own["id"],
        order_id=form["orderNo"],
        type=kind,
        son_type=int(form["problemSonType"] or 0) or None,
        content=form["problemDetail"],
        images=json.dumps(images),
        time=now(),
    )


@serves("listProblems")
def list_problems(call: Call) -> Json:
    rows = call.store.all("select * from complaints where borrower = ? order by time desc, id desc", call.own["id"])
    tabs = (
        (("Semua", "All"), rows),
        (("Menunggu", "Waiting"), [row for row in rows if row["answer"] is None]),
        (("Terjawab", "Answered"), [row for row in rows if row["answer"] is not None]),
    )
    return {
        "data": [
            {"title": call.say(*words), "value": at, "list": [listed(call, row) for row in found]}
            for at, (words, found) in enumerate(tabs)
        ]
    }


def listed(call: Call, row: sqlite3.Row) -> Json:
    return {"id": row["id"], "time": row["time"], "type": call.say(*TYPES[row["type"]]), "content": row["content"]}


def complaint_of(call: Call) -> sqlite3.Row:
    sql = "select * from complaints where id = ? and borrower = ?"
    found = call.store.one(sql, call.form["problemId"], call.own["id"])
    if found is None:
        raise call.refuse("Keluhan tidak ditemukan.", "There is no such complaint.")
    return found


@serves("getProblem")
def get_problem(call: Call) -> Json:
    row = complaint_of(call)
    son = SON_TYPES.get(row["son_type"])
    data = {
        "type": call.say(*TYPES[row["type"]]),
        "sonType": son and call.say(*son),
        "problemId": row["id"],
        "orderNo": row["order_id"],
        "content": row["content"],
        "images": json.loads(row["images"]),
        "disposeDetail": row["answer"],
        "disposeImages": None,
        "isScore": flag(row["answer"] is not None and row["score"] is None),
    }
    return {"data": data}


@serves("scoreProblem")
def score_problem(call: Call) -> Json:
    row = complaint_of(call)
    sql = "update complaints set score = ? where id = ? and answer is not null and score is null"
    if call.store.run(sql, call.form["score"], row["id"]) == 0:
        raise call.refuse("Keluhan ini tidak bisa dinilai.", "This complaint cannot be rated.")
    return {}


@serves("getContacts")
def get_contacts(call: Call) -> Json:
    return {"data": {"boemail": "help@example.test", "bophone": call.say("021-5095-0100", "1800-300-0100")}}


# The chatbot's tree: what it says at a node, and where it leads.
Node = tuple[tuple[str, str], tuple[int, ...]]
ROOT = 0
TREE: dict[int, Node] = {
    ROOT: (("Apa yang bisa saya bantu?", "How can I help?"), (10, 20)),
    10: (("Ada apa dengan penagihannya?", "What is it about the collection?"), (11, 12)),
    11: (("Siapa yang dihubungi?", "Who was called?"), (111, 112)),
    111: (("Kontak darurat hanya dihubungi sekali.", "An emergency contact is called once."), ()),
    112: (("Kirim keluhan dengan nomornya.", "Send a complaint with the number."), ()),
    12: (("Hanya pada jam kerja.", "Only in working hours."), ()),
    20: (("Apa tentang pembayaran?", "What about repayment?"), (21, 22)),
    21: (("Lewat mana?", "By what way?"), (211, 212)),
    211: (("Pilih Bank.", "Choose Bank."), ()),
    212: (("Pilih Mini Market.", "Choose Mini Market."), ()),
    22: (("Tercatat dalam 24 jam.", "It is recorded within 24 hours."), ()),
}
TITLES = {
    10: TYPES[1],
    20: TYPES[2],
    11: ("Keluarga dihubungi", "My family was called"),
    12: ("Jam berapa?", "At what time?"),
    21: ("Cara membayar", "How to pay"),
    22: ("Sudah membayar", "I have paid"),
    111: ("Kontak darurat", "Emergency contact"),
    112: ("Orang lain", "Somebody else"),
    211: ("Bank", "Bank"),
    212: ("Mini market", "Mini market"),
}


@serves("listFaq")
def list_faq(call: Call) -> Json:
    order_of(call, call.fields.query["orderNo"])
    node = TREE.get(int(call.fields.query["pid"]))
    if node is None:
        raise call.refuse("Pertanyaan tidak ditemukan.", "There is no such question.")
    words, below = node
    answers = [
        {"id": key, "title_local": call.say(*TITLES[key]), "title_local_alias": None, "action_type": 1} for key in below
    ]
    return {"data": {"question": call.say(*words), "answerList": answers}}


REPLIES = {
    1: ("Tulis keluhan Anda.", "Write your complaint."),
    2: ("Terima kasih.", "Thank you."),
    3: ("Terima kasih atas penilaian Anda.", "Thank you for your rating."),
    4: ("Pilih pertanyaan di atas.", "Choose a question above."),
}


@serves("recordFaq")
def record_faq(call: Call) -> Json:
    order_of(call, call.form["orderNo"])
    call.store.add("events", operation="recordFaq", fields=repr(call.form))
    return {"data": call.say(*REPLIES[call.form["type"]])}
