"""Prints the mistakes that the server can make, as JSON."""

import json

from mistakes import GROUPS

print(
    json.dumps(
        [
            {"group": group, "name": one.name, "says": one.says, "options": one.options, "remark": one.remark}
            for group, mistakes in GROUPS.items()
            for one in mistakes
        ]
    )
)
