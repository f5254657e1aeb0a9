"""Visitors who register: the landing page, its picture and its SMS."""

import random

from calls import Call, serves
from contract import Json
from store import new_code

TEMPLATES = {"88": "id", "90": "id", "91": "in"}
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


@serves("getChannelTemplate")
def get_channel_template(call: Call) -> Json:
    key = call.fields.query["templateId"]
    if key not in TEMPLATES:
        raise call.refuse("Halaman tidak ditemukan.", "There is no such page.")
    words = {
        "title": call.say("Dana cepat", "Fast money"),
        "subtitle": None,
        "banner": None,
        "buttonText": call.say("Daftar", "Register"),
        "downloadUrl": "https://products.example.test/app",
    }
    return {"data": {"id": key, "config": words}}


@serves("getCaptchaSession")
def get_captcha_session(call: Call) -> Json:
    sid = f"sid-{call.store.next_number('captcha'):08}"
    call.store.add("captchas", sid=sid)
    return {"data": {"sid": sid}}


@serves("getCaptchaImage")
def get_captcha_image(call: Call) -> str:
    code = new_captcha(call, call.fields.query["sid"])
    letters = "".join(f'<text x="{20 + 24 * at}" y="30">{letter}</text>' for at, letter in enumerate(code))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44">{letters}</svg>'


def new_captcha(call: Call, sid: str) -> str:
    code = "".join(random.choice(LETTERS) for _ in range(4))
    if call.store.run("update captchas set code = ? where sid = ?", code, sid) == 0:
        raise call.refuse("Muat ulang halamannya.", "Load the page again.")
    return code


def require_captcha(call: Call) -> None:
    found = call.store.one("select code from captchas where sid = ?", call.form["sid"])
    if found is None:
        raise call.refuse("Muat ulang halamannya.", "Load the page again.")
    if found["code"] != call.form["capcode"].upper():
        new_captcha(call, call.form["sid"])
        raise call.refuse("Kode gambar salah.", "The code of the picture is wrong.", "wrongCaptcha")


def require_new_phone(call: Call) -> None:
    if call.store.one("select 1 from registered where phone = ?", call.form["phone"]):
        raise call.refuse("Nomor ini sudah terdaftar.", "This number is registered.", "alreadyRegistered")


@serves("sendSmsCode")
def send_sms_code(call: Call) -> Json:
    require_captcha(call)
    require_new_phone(call)
    code = new_code()
    call.store.run("insert or replace into messages values (?, 'register', ?)", call.form["phone"], code)
    call.store.send_sms(code)
    return {}


@serves("registerUser")
def register_user(call: Call) -> Json:
    require_captcha(call)
    require_new_phone(call)
    require_sms(call, "register", call.form["smsCode"])
    call.store.add("registered", phone=call.form["phone"])
    return {}


def require_sms(call: Call, purpose: str, code: str) -> None:
    """A code is good once."""
    sql = "delete from messages where phone = ? and purpose = ? and code = ?"
    if call.store.run(sql, call.form["phone"], purpose, code) == 0:
        raise call.refuse("Kode SMS salah.", "The code of the SMS is wrong.")


@serves("sendLoginCode")
@serves("sendVoiceCode")
def send_login_code(call: Call) -> Json:
    code = new_code()
    call.store.run("insert or replace into messages values (?, 'login', ?)", call.form["phone"], code)
    call.store.send_sms(code)
    return {}


@serves("loginWithCode")
def login_with_code(call: Call) -> Json:
    require_sms(call, "login", call.form["smsCode"])
    return {}
