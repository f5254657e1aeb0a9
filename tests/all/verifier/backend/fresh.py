"""Makes new test borrowers, and writes a seeds file for one run of the verifier:

    python3 fresh.py <file of the database> <seeds.json>

What a run uses up is in it as often as a run asks for it."""

import json
import sys
from typing import Any

from products import PRODUCTS
from store import Store, day, now

# More than any run asks for of one value.
MANY = 40
PERIODS = 3
AMOUNT = {"id": 820000, "in": 6400}
NAMES = {"id": "Sari Lestari", "in": "Meera Iyer"}


class Borrower:
    def __init__(self, store: Store, market: str = "id"):
        self.store = store
        self.market = market
        self.id = store.next_number("borrower")
        self.product = "dana-1" if market == "id" else "loan-1"
        self.session = {
            "token": f"token-{self.id:06}",
            "userId": f"user-{self.id:06}",
            "sessionId": f"session-{self.id:06}",
        }
        row = {"id": self.id, "name": NAMES[market], "market": market, "phone": f"0812{self.id:08}"}
        store.add("borrowers", **row, token=self.session["token"], user_id=self.session["userId"], session_id=self.session["sessionId"])

    def order(self, first: int = 4, paid: int = 0, left: int = PERIODS, product: str = "", **row: Any) -> str:
        """An order whose next instalment is due in `first` days."""
        number = f"8{self.store.next_number('order'):017}"
        made = {"product": product or self.product, "stage": "open", "made": now(), **row}
        self.store.add("orders", id=number, borrower=self.id, **made)
        for period in range(1, paid + left + 1):
            due = day(first + 30 * (period - paid - 1))
            was_paid = due if period <= paid else None
            self.store.add("instalments", order_id=number, period=period, amount=AMOUNT[self.market], due=due, paid=was_paid)
        return number

    def orders(self, **row: Any) -> list[str]:
        return [self.order(**row) for _ in range(MANY)]

    def card(self, bank: str, wants_code: bool) -> str:
        key = f"9{self.store.next_number('card'):017}"
        self.store.add("cards", id=key, borrower=self.id, bank=bank, number=number_of(key), wants_code=wants_code)
        return key

    def complaint(self, order: str, **row: Any) -> str:
        count = self.store.next_number("complaint")
        number = f"7{count:09}"
        # Each a second after the one before.
        time = f"{day(-1)} {count // 3600 % 24:02}:{count // 60 % 60:02}:{count % 60:02}"
        made = {"type": 2, "content": "Saya sudah membayar.", "images": "[]", "time": time, **row}
        self.store.add("complaints", id=number, borrower=self.id, order_id=order, **made)
        return number


def number_of(card: str) -> str:
    return f"5{card[-15:]}"


def numbers(store: Store) -> list[str]:
    """Of cards that nobody has bound yet."""
    return [f"4{store.next_number('number'):015}" for _ in range(MANY)]


def phones(store: Store, count: int, is_registered: bool = False) -> list[str]:
    numbers = [f"139{store.next_number('phone'):08}" for _ in range(count)]
    for number in numbers if is_registered else []:
        store.add("registered", phone=number)
    return numbers


ANSWERED = {"answer": "Sudah kami catat."}
RATED = {**ANSWERED, "score": 5}
TOMORROW = {"extension": f"{day(1)} 23:59:59"}
YESTERDAY = {"extension": f"{day(-1)} 23:59:59"}


# The cards of the contract's examples.
BCA, BRI = 0, 1
CARDS = (("912340000000004417", "5379412098764417"), ("912340000000002205", "5221841120532205"))


def paying(store: Store) -> dict[str, Any]:
    """Situations in which somebody pays by card."""
    borrower = Borrower(store)
    asks, quiet = borrower.card("BRI", True), borrower.card("BCA", False)
    indian = Borrower(store, "in")
    theirs = indian.card("ICICI", True)

    def by(card: str, example: int = BCA) -> dict[str, Any]:
        key, number = CARDS[example]
        own = {"723421968459640174": borrower.orders(), key: card, number: number_of(card)}
        return {"session": borrower.session, "values": own}

    twice = {**by(quiet)["values"], **by(quiet, BRI)["values"]}

    return {
        "commitRepayment/payment-needs-code": by(asks),
        "commitRepayment/payment-needs-code-in": {
            "session": indian.session,
            "values": {
                "723421968459640003": indian.order(),
                "912340000000008820": theirs,
                "4315816620178820": number_of(theirs),
            },
        },
        "commitRepayment/payment-accepted": by(quiet, BRI),
        "commitRepayment/duplicatePayment": {"session": borrower.session, "values": twice},
        "confirmRepayment/payment-confirmed": by(asks),
        "confirmRepayment/wrongCode": by(asks),
        "confirmRepayment/duplicatePayment": by(asks),
        "journeys/repay-by-card": by(asks),
        "journeys/repay-by-card-too-late": by(asks),
        "journeys/repay-by-card-guessed": by(asks),
        "card-without-code": by(quiet),
    }


def situations(store: Store, main: Borrower, indian: Borrower) -> dict[str, Any]:
    def only(borrower: Borrower, **values: Any) -> dict[str, Any]:
        return {"session": borrower.session, "values": values}

    several, several_indian = Borrower(store), Borrower(store, "in")
    several.order(left=0, paid=3)
    quiet = Borrower(store)
    waiting, answered, rated = Borrower(store), Borrower(store), Borrower(store)
    waiting.complaint(waiting.order())
    answered.complaint(answered.order(), **ANSWERED)
    rated.complaint(rated.order(), **RATED)
    uncomplaining, cardless, binding = Borrower(store), Borrower(store), Borrower(store)
    done = {"left": 0, "paid": 3, "wants_score": 1}
    return {
        "order-174-extendable": {"values": {"723421968459640174": main.orders(**TOMORROW)}},
        "order-180-extendable": {"values": {"723421968459640180": main.order(first=-4, **TOMORROW)}},
        "order-200-rate": {"values": {"723421968459640200": main.orders(**done)}},
        "order-3-extendable": {"values": {"723421968459640003": indian.order(paid=1, **TOMORROW)}},
        "order-4-rate": {"values": {"723421968459640004": indian.order(**done)}},
        "order-5-extendable": {"values": {"723421968459640005": indian.order(first=-2, **TOMORROW)}},
        "extension-expired": {"values": {"723421968459640174": main.order(**YESTERDAY)}},
        "instalments-one": {"values": {"723421968459640174": main.order(paid=2, left=1)}},
        "instalments-many": {"values": {"723421968459640174": main.order(paid=3, left=12)}},
        # In the other market this borrower has orders, too.
        "orders-several": only(several, **{"723421968459640174": several.order()}),
        "initProblem/problem-init-india": only(
            several_indian, **{"723421968459640005": several_indian.order(first=-2)}
        ),
        "listOrders/orders-india": only(several_indian),
        "orders-several,collection-not-allowed": only(quiet, **{"723421968459640174": quiet.order(collection=0)}),
        "complaint-waiting": only(waiting),
        "complaint-answered": only(answered),
        "complaint-scored": only(rated),
        "complaints-empty": only(uncomplaining, **{"723421968459640174": uncomplaining.order()}),
        "cards-none": only(cardless, **{"723421968459640180": cardless.order(first=-4)}),
        "confirmation-single": {"values": {"1001": "dana-2"}},
        "confirmation-pop": {"values": {"1001": "dana-3"}},
        "confirmation-india-pop": {"values": {"2001": "loan-2"}},
        "contracts-none": {"values": {"1001": "dana-4"}},
        "listFaq/faq-category-10": {},
        "listFaq/faq-question-11": {},
        "listFaq/faq-answer-22": {},
        "saveBankInfo/cardKnown": {},
        "orders-empty": only(Borrower(store)),
        "recommend-full": only(Borrower(store)),
        "sendSmsCode/alreadyRegistered": {"values": {"13800138000": phones(store, 1, True)}},
        "registerUser/alreadyRegistered": {"values": {"13800138000": phones(store, 1, True)}},
        "journeys/register": {"values": {"13912345678": phones(store, MANY)}},
        "journeys/virtual-account": {"values": {"723421968459640174": main.order()}},
        "journeys/bind-a-card": only(binding, **{"723421968459640174": binding.order()}),
        "journeys/bind-a-card-too-late": {},
        "journeys/bind-a-card-guessed": {},
        **paying(store),
    }


def seeds(store: Store) -> dict[str, Any]:
    main, indian, other = Borrower(store), Borrower(store, "in"), Borrower(store)
    known = main.card("MANDIRI", False)
    theirs = other.order(**TOMORROW)
    return {
        "session": main.session,
        "values": {
            "723421968459640021": main.order(stage="review"),
            "723421968459640110": main.order(stage="rejected"),
            "723421968459640151": main.order(stage="sending"),
            "723421968459640170": main.order(stage="collecting"),
            "723421968459640174": main.orders(),
            "723421968459640180": main.order(first=-4),
            "723421968459640200": main.order(paid=3, left=0),
            "723421968459640003": indian.orders(paid=1),
            "723421968459640004": indian.order(paid=3, left=0),
            "723421968459640005": indian.orders(first=-2, paid=2),
            "1001": "dana-1",
            "2001": "loan-1",
            "1101": "dana-5",
            "1102": "dana-2",
            "rupiah-kilat": "dana-5",
            "sahabat-dana": "dana-2",
            "rupya-swift": "loan-3",
            "8211004503": main.complaint(main.order()),
            "8211004502": [main.complaint(main.order(), **ANSWERED) for _ in range(MANY)],
            "8211004501": main.complaint(main.order(), **RATED),
            "8211004511": indian.complaint(indian.order()),
            "912340000000004417": known,
            "5379412098764417": number_of(known),
            "5379412098760126": numbers(store),
            "4315816620170377": numbers(store),
            "5221841120530743": numbers(store),
            "88": "88",
            "90": "90",
            "91": "91",
            "13912345678": phones(store, MANY),
            "13900139000": "13900139000",
            "081290014417": "081200000001",
            "+919820018820": "+919800000001",
            "12": "12",
            # What one instalment costs here, in the smallest unit and in the whole one.
            "109000000": str(AMOUNT["id"] * 100),
            "1090000": str(AMOUNT["id"]),
            # What three of them cost: nobody owes more.
            "327000000": str(PERIODS * AMOUNT["id"] * 100),
            "3270000": str(PERIODS * AMOUNT["id"]),
            "725000": str(AMOUNT["in"] * 100),
            "3000000": str(PRODUCTS["dana-1"].amount),
            "20000": str(PRODUCTS["loan-1"].amount),
        },
        "markets": {"in": {"session": indian.session}},
        "others": {
            "orderId": theirs,
            "orderNo": theirs,
            "problemId": other.complaint(theirs, **ANSWERED),
            "cardId": other.card("BCA", False),
        },
        "given": situations(store, main, indian),
    }


def main() -> None:
    database, file = sys.argv[1:]
    store = Store(database)
    store.db.execute("begin")
    told = seeds(store)
    store.db.execute("commit")
    with open(file, "w", encoding="utf-8") as text:
        json.dump(told, text, indent=2)


if __name__ == "__main__":
    main()
