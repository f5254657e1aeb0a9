"""The mistakes that the server can make, each by its name."""

from mistakes.asked import ASKED
from mistakes.envelopes import ENVELOPES
from mistakes.keeping import KEEPING
from mistakes.money import MONEY
from mistakes.network import NETWORK
from mistakes.people import PEOPLE
from mistakes.table import Mistake
from mistakes.values import VALUES

GROUPS: dict[str, list[Mistake]] = {
    "envelopes": ENVELOPES,
    "values": VALUES,
    "requests": ASKED,
    "people": PEOPLE,
    "money": MONEY,
    "keeping": KEEPING,
    "network": NETWORK,
}
MISTAKES = {mistake.name: mistake for mistakes in GROUPS.values() for mistake in mistakes}


def make(name: str) -> None:
    MISTAKES[name].make()
