"""Lets time pass for the codes that were sent:

    python3 later.py <file of the database> <seconds>"""

import sys

from store import Store

database, seconds = sys.argv[1:]
store = Store(database)
for table in ("records", "bindings"):
    store.run(f"update {table} set sent = datetime(sent, ?)", f"-{int(seconds)} seconds")
