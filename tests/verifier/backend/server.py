"""A backend as another team would begin it, from the contract for servers alone:

    python3 server.py <rupya.server-3.1.openapi.json>

It prints its address. It answers the contract's examples, and makes three mistakes (see MISTAKES)."""

import json
import re
import sys
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

CONTRACT = json.load(open(sys.argv[1], encoding="utf-8"))
TOKEN, USER, SESSION = "team-token", "team-user", "team-session"
MOST_BYTES = 15 * 1024 * 1024
MOST_OWED = 109000000


def resolve(node):
    while "$ref" in node:
        target = CONTRACT
        for part in node["$ref"][2:].split("/"):
            target = target[part]
        node = target
    return node


OPERATIONS = {
    (method.upper(), path): operation
    for path, item in CONTRACT["paths"].items()
    for method, operation in item.items()
}


def fits(schema, value):
    """Whether a value is what a schema allows: of JSON Schema what this contract's requests use."""
    schema = resolve(schema)
    if "const" in schema and value != schema["const"]:
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if "if" in schema and not fits(schema.get("then" if fits(schema["if"], value) else "else", {}), value):
        return False
    if not all(fits(part, value) for part in schema.get("allOf", [])):
        return False
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        known = schema.get("additionalProperties", True) is not False or set(value) <= set(properties)
        present = set(schema.get("required", [])) <= set(value)
        return known and present and all(fits(properties[name], value[name]) for name in properties if name in value)
    if schema.get("type") == "integer" and not isinstance(value, int):
        return False
    if isinstance(value, int):
        return schema.get("minimum", value) <= value <= schema.get("maximum", value)
    length = len(value)
    return schema.get("minLength", 0) <= length <= schema.get("maxLength", length) and (
        "pattern" not in schema or re.search(schema["pattern"], value) is not None
    )


def typed(schema, text):
    is_number = resolve(schema).get("type") == "integer" and re.fullmatch(r"-?[0-9]+", text)
    return int(text) if is_number else text


def read_body(headers, raw):
    """The fields of a form, and the files among them by name."""
    if headers.get_content_type() != "multipart/form-data":
        return parse_qsl(raw.decode(), keep_blank_values=True), {}
    head = f"Content-Type: {headers['content-type']}\r\n\r\n".encode()
    parts = BytesParser().parsebytes(head + raw).get_payload()
    fields = [(part.get_param("name", header="content-disposition"), part.get_filename() or "") for part in parts]
    return fields, {name: part for (name, _), part in zip(fields, parts)}


class Backend(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body in one packet.
    wbufsize = 65536

    def answer(self):
        raw = self.rfile.read(int(self.headers.get("content-length", 0)))
        address = urlsplit(self.path)
        operation = OPERATIONS.get((self.command, address.path))
        if operation is None:
            return self.send(404, {"error": "no such path"})
        query = parse_qsl(address.query, keep_blank_values=True)
        fields, files = read_body(self.headers, raw)
        status, reply = MISTAKES.get(operation["operationId"], honest)(operation, query, fields, files, self.headers)
        return self.send(status, reply)

    do_GET = do_POST = answer

    def send(self, status, reply):
        is_picture = isinstance(reply, str)
        body = reply.encode() if is_picture else json.dumps(reply).encode()
        self.send_response(status)
        self.send_header("content-type", "image/svg+xml" if is_picture else "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Says nothing."""


def has_session(operation, query, headers):
    is_card = headers.get("userId") == USER and headers.get("sessionId") == SESSION
    kind = operation["x-session"]
    return kind == "none" or dict(query).get("token") == TOKEN or (kind == "card" and is_card)


def honest(operation, query, fields, files, headers):
    if not has_session(operation, query, headers):
        return 401, {}
    content = next(iter(operation.get("requestBody", {}).get("content", {}).values()), {})
    parameters = {found["name"]: found for found in map(resolve, operation["parameters"]) if found["in"] == "query"}
    schemes = CONTRACT["components"]["securitySchemes"]
    session = {schemes[name]["name"] for needed in operation["security"] for name in needed}
    properties = resolve(content.get("schema", {})).get("properties", {})
    form = {name: typed(properties.get(name, {}), text) for name, text in fields}
    asked = {name: typed(parameters[name]["schema"], text) for name, text in query if name in parameters}
    wrong = (
        len(dict(query)) < len(query)
        or len(dict(fields)) < len(fields)
        or not set(dict(query)) <= set(asked) | session
        or any(found.get("required") and name not in asked for name, found in parameters.items())
        or not all(fits(parameters[name]["schema"], value) for name, value in asked.items())
        or (fields and not content)
        or (content and not fits(content["schema"], form))
    )
    if wrong:
        return 200, {"code": 400, "message": "Wrong request", "data": None}
    if not 0 < form.get("amount", MOST_OWED) <= MOST_OWED:
        return 200, {"code": 9999, "message": "Nobody owes this", "data": None}
    for part in files.values():
        if len(part.get_payload(decode=True)) > MOST_BYTES or part.get_content_maintype() != "image":
            return 200, {"code": 9999, "message": "Not a picture of at most 15 MB", "data": None}
    replies = next(iter(operation["responses"]["200"]["content"].values()))["examples"]
    own = {name: found["examples"] for name, found in parameters.items() if "examples" in found}
    bodies = content.get("examples", {})

    def matches(name):
        in_query = all(examples[name]["value"] == asked.get(field) for field, examples in own.items() if name in examples)
        return in_query and (name not in bodies or bodies[name]["value"] == form)

    likely = [name for name in replies if name not in ("invalidRequest", "other-failure")]
    found = next((name for name in likely if matches(name)), "orderNotFound" if "orderNotFound" in replies else likely[0])
    return 200, replies[found]["value"]


def code_of_another_form(*request):
    status, reply = honest(*request)
    return status, {**reply, "code": "0"} if reply.get("code") == "00" else reply


def without_a_field(*request):
    status, reply = honest(*request)
    data = reply.get("data")
    return status, {**reply, "data": {name: data[name] for name in data if name != "content"}} if data else reply


def for_anybody(operation, query, *rest):
    return honest(operation, [*(pair for pair in query if pair[0] != "token"), ("token", TOKEN)], *rest)


MISTAKES = {
    "listFaq": code_of_another_form,
    "getProblem": without_a_field,
    "getInstalments": for_anybody,
}

server = ThreadingHTTPServer(("127.0.0.1", 0), Backend)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
