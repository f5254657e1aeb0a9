"""The lender's products: those with offers, and those that are recommended."""

from dataclasses import dataclass

from calls import Call, money, serves
from contract import Json


@dataclass(frozen=True)
class Product:
    id: str
    market: str
    name: str
    amount: int
    days: int
    periods: int
    pops: bool = False
    agreements: int = 2


PRODUCTS = {
    product.id: product
    for product in (
        Product("dana-1", "id", "Dana Satu", 2400000, 91, 3),
        Product("dana-2", "id", "Dana Sekali", 2400000, 91, 1),
        Product("dana-3", "id", "Dana Baca", 2400000, 91, 3, pops=True),
        Product("dana-4", "id", "Dana Polos", 2400000, 91, 3, agreements=0),
        Product("dana-5", "id", "Dana Tetangga", 8000000, 180, 6),
        Product("loan-1", "in", "Loan One", 16000, 91, 3),
        Product("loan-2", "in", "Loan Read", 16000, 91, 3, pops=True),
        Product("loan-3", "in", "Loan Next", 40000, 180, 6),
    )
}
# What a borrower is led to after a refusal, or from a list.
OPEN = {"id": ("dana-5", "dana-2"), "in": ("loan-3",)}


def open_products(market: str) -> list[Product]:
    return [PRODUCTS[key] for key in OPEN[market]]


def product_of(call: Call, key: str) -> Product:
    found = PRODUCTS.get(key)
    if found is None or found.market != call.market:
        raise call.refuse("Produk tidak ditemukan.", "There is no such product.")
    return found


@serves("listContracts")
def list_contracts(call: Call) -> Json:
    product = product_of(call, call.form["productId"])
    titles = (call.say("Perjanjian Pinjaman", "Loan Agreement"), call.say("Data Pribadi", "Personal Data"))
    return {"data": [{"title": titles[at], "position": at} for at in range(product.agreements)]}


@serves("openContract")
def open_contract(call: Call) -> Json:
    product = product_of(call, call.form["productId"])
    if call.form["position"] >= product.agreements:
        raise call.refuse("Perjanjian tidak ditemukan.", "There is no such agreement.")
    return {"data": {"contract_url": f"https://pages.example.test/agreements/{product.id}/{call.form['position']}"}}


@serves("defineProductLink")
def define_product_link(call: Call) -> Json:
    return {"data": link_of(product_of(call, call.form["productKey"]))}


def link_of(product: Product) -> str:
    return f"https://products.example.test/{product.id}" if product.periods == 1 else f"rupya://product/{product.id}"


@serves("listRecommendedProducts")
def list_recommended_products(call: Call) -> Json:
    return {
        "data": [
            {
                "id": product.id,
                "productLogo": None,
                "productName": product.name,
                "buttonStatus": "1",
                "buttonText": call.say("Ajukan", "Apply"),
                "amountRange": money(product.amount, product.market),
                "amountRangeDes": call.say("Jumlah pinjaman", "Loan amount"),
                "loan_rate": call.say("0,1% per hari", "0.1% a day"),
                "productDesc": call.say("Cair dalam 2 jam", "Money within 2 hours"),
                "productTags": [[call.say("Cepat", "Fast")]],
            }
            for product in open_products(call.market)
        ]
    }


@serves("applyProduct")
def apply_product(call: Call) -> Json:
    return {"data": {"url": link_of(product_of(call, call.form["product_id"]))}}


def recommendation(product: Product, call: Call) -> Json:
    return {
        "logo": None,
        "name": product.name,
        "clickable": "1",
        "buttonText": call.say("Ajukan", "Apply"),
        "rangeTitle": money(product.amount, product.market),
        "rangeDes": call.say("Jumlah pinjaman", "Loan amount"),
        "rate": call.say("0,1% per hari", "0.1% a day"),
        "description": call.say("Cair dalam 2 jam", "Money within 2 hours"),
        "productKey": product.id,
    }


@serves("getJoinFailure")
def get_join_failure(call: Call) -> Json:
    product_of(call, call.form["productId"])
    listed = [recommendation(product, call) for product in open_products(call.market)]
    return {
        "competence": {
            "title": call.say("Pengajuan belum berhasil", "Your application did not go through"),
            "subtitle": call.say("Coba produk lain.", "Try another product."),
            "productList": listed,
            "redirectUrl": "rupya://home",
        }
    }


@serves("joinProduct")
def join_product(call: Call) -> Json:
    return {"competence": {"redirectUrl": link_of(product_of(call, call.form["productId"]))}}
