"""The database: everything that outlives a request."""

import random
import sqlite3
from datetime import date, datetime, timedelta
from typing import Any

TABLES = """
create table if not exists numbers (kind text primary key, last integer not null);
create table if not exists borrowers (
  id integer primary key, name text not null, market text not null, phone text not null,
  token text unique not null, user_id text unique not null, session_id text not null, last_read text);
create table if not exists orders (
  id text primary key, borrower integer not null references borrowers, product text not null, stage text not null,
  collection integer not null default 1, extension text, wants_score integer not null default 0, made text not null);
create table if not exists instalments (
  order_id text not null references orders, period integer not null, amount integer not null, due text not null,
  paid text, primary key (order_id, period));
create table if not exists cards (
  id text primary key, borrower integer not null references borrowers, bank text not null, number text not null,
  wants_code integer not null, unique (borrower, number));
create table if not exists visits (token text primary key, order_id text not null references orders, is_paid integer not null default 0);
create table if not exists records (
  id text primary key, token text not null references visits, code text, amount integer not null, sent text not null,
  tries integer not null default 0, is_void integer not null default 0);
create table if not exists accounts (
  order_id text not null, choice text not null, amount integer not null, number text not null, primary key (order_id, choice, amount));
create table if not exists pictures (url text primary key, borrower integer not null references borrowers, bytes blob not null);
create table if not exists complaints (
  id text primary key, borrower integer not null references borrowers, order_id text not null, type integer not null,
  son_type integer, content text not null, images text not null, time text not null, answer text, score integer);
create table if not exists captchas (sid text primary key, code text);
create table if not exists messages (phone text not null, purpose text not null, code text not null, primary key (phone, purpose));
create table if not exists registered (phone text primary key);
create table if not exists bindings (borrower integer not null, number text not null, code text not null, sent text not null,
  tries integer not null default 0, primary key (borrower, number));
create table if not exists keys (
  owner text not null, operation text not null, key text not null, request text not null, reply text not null,
  primary key (owner, operation, key));
create table if not exists events (operation text not null, fields text not null);
"""


class Store:
    def __init__(self, file: str):
        self.db = sqlite3.connect(file, check_same_thread=False, isolation_level=None, timeout=30)
        self.db.row_factory = sqlite3.Row
        self.db.execute("pragma synchronous = off")
        self.db.execute("pragma journal_mode = wal")
        self.db.executescript(TABLES)
        self.sms = f"{file}.sms"

    def one(self, sql: str, *values: Any) -> sqlite3.Row | None:
        return self.db.execute(sql, values).fetchone()

    def all(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        return self.db.execute(sql, values).fetchall()

    def run(self, sql: str, *values: Any) -> int:
        """Returns how many rows it changed."""
        return self.db.execute(sql, values).rowcount

    def add(self, table: str, **row: Any) -> None:
        names = ", ".join(row)
        self.db.execute(f"insert into {table} ({names}) values ({', '.join('?' * len(row))})", list(row.values()))

    def next_number(self, kind: str) -> int:
        sql = "insert into numbers values (?, 1) on conflict do update set last = last + 1 returning last"
        return self.db.execute(sql, [kind]).fetchone()[0]

    def send_sms(self, code: str) -> None:
        """The team's phone: a file, the last message last."""
        with open(self.sms, "a", encoding="ascii") as phone:
            phone.write(f"{code}\n")


def new_code() -> str:
    return str(random.randrange(100000, 1000000))


def now() -> str:
    return datetime.now().strftime("%Y-%m-%d %H:%M:%S")


def day(after: int = 0) -> str:
    return (date.today() + timedelta(days=after)).isoformat()
