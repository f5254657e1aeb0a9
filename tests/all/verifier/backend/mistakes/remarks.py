"""Why the verifier finds nothing of a mistake, or more than three things."""

ALLOWED = "The contract allows it: the app reads it."

REMARKS = {
    "message-null": ALLOWED,
    "session-403": ALLOWED,
    "status-as-text": ALLOWED,
    "amount-as-text": ALLOWED,
    "list-null": ALLOWED,
    "amount-of-a-hundredth": "An instalment may be less than what is owed, and the order says its amount as a text. One that is too large can not be paid.",
    "gzip": "HTTP allows it.",
    "link-without-scheme": "A product's link is any text in the contract: the app opens it only as its own policy allows.",
    "busy-always": "A busy server breaks nothing: a note says so, and what it was asked counts as not tried.",
    "captcha-kept": "No trial sends the old text of a picture again.",
    "alipay-other-amount": "The address of a payment site is the server's own, and its site is not in the contract.",
    "keys-done-again": "No reply shows the second effect: the answer is the first one's.",
    "nulls-left-out": "Each empty field that is missing is told by its own name.",
    "failure-zero": "In half of the operations it is a success, in the others a wrong code.",
    "success-always": "As a payload, as a picture and as another code of success it is wrong, too.",
    "instalments-remembered": "Two journeys pay, and each read after it is an old one.",
    "pays-too-much": "One more than is owed and far more are told, in hundredths and in whole units.",
    "takes-anything": "What it then holds and breaks over is wrong, too.",
    "takes-long": "Where a pattern also says the length, the server still refuses: so each operation is told.",
    "takes-any-text": "Each rule is told, and each operation where the server breaks over what it took.",
    "codes-swapped": "Three codes of three operations are wrong.",
    "refuses-percent": "Two texts with a percent sign, and what people do with them, are told.",
    "lists-others-orders": "In this run the orders of everybody are also more than the contract allows in a list.",
}
