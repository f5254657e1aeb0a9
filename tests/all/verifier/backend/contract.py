"""What the contract for servers says of a request and of a reply's envelope."""

import json
import re
from dataclasses import dataclass, field
from email.message import Message
from email.parser import BytesParser
from typing import Any, Literal
from urllib.parse import parse_qsl

Json = dict[str, Any]


class Refusal(Exception):
    """A request that is understood and refused: by a failure's name in the contract, or as `other`."""

    def __init__(self, name: str, message: str):
        super().__init__(message)
        self.name = name


@dataclass(frozen=True)
class Operation:
    id: str
    session: Literal["none", "token", "card"]
    success: int | str
    failures: dict[str, int]
    parameters: dict[str, Json]
    body: Json | None
    is_multipart: bool
    is_keyed: bool


@dataclass
class Fields:
    """What came in a request: numbers as numbers, files by their field."""

    query: Json = field(default_factory=dict)
    form: Json = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)


class Contract:
    def __init__(self, file: str):
        with open(file, encoding="utf-8") as text:
            self.document: Json = json.load(text)
        self.operations = {
            (method.upper(), path): self.operation(told)
            for path, item in self.document["paths"].items()
            for method, told in item.items()
        }
        self.credentials = {told["name"] for told in self.document["components"]["securitySchemes"].values()}

    def resolve(self, node: Json) -> Json:
        while "$ref" in node:
            target: Any = self.document
            for part in node["$ref"][2:].split("/"):
                target = target[part]
            node = target
        return node

    def operation(self, told: Json) -> Operation:
        replies = told["responses"]["200"]["content"]
        schemas = [self.resolve(one) for one in self.resolve(replies["application/json"]["schema"]).get("oneOf", [])]
        failure = schemas[1] if schemas else self.resolve(replies["application/json"]["schema"])
        codes = failure["properties"]["code"]
        content = told.get("requestBody", {}).get("content", {})
        parameters = [self.resolve(one) for one in told["parameters"]]
        return Operation(
            id=told["operationId"],
            session=told["x-session"],
            success=schemas[0]["properties"]["code"]["enum"][0] if schemas else 0,
            failures=dict(zip(codes["x-enum-varnames"], codes["enum"])),
            parameters={one["name"]: one for one in parameters if one["in"] == "query"},
            body=self.resolve(next(iter(content.values()))["schema"]) if content else None,
            is_multipart="multipart/form-data" in content,
            is_keyed=any(one["name"] == "Idempotency-Key" for one in parameters),
        )

    def read(self, operation: Operation, query: str, headers: Message, raw: bytes) -> Fields:
        """Reads a request. Refuses one that the contract does not allow."""
        asked = parse_qsl(query, keep_blank_values=True)
        sent, files = read_body(headers, raw)
        properties = (operation.body or {}).get("properties", {})
        known = {name: one["schema"] for name, one in operation.parameters.items()}
        fields = Fields(
            query={name: self.typed(known.get(name, {}), text) for name, text in asked},
            form={name: self.typed(properties.get(name, {}), text) for name, text in sent},
            files=files,
        )
        repeated = len(fields.query) < len(asked) or len(fields.form) < len(sent)
        unknown = not set(fields.query) <= set(known) | self.credentials
        missing = any(one.get("required") and name not in fields.query for name, one in operation.parameters.items())
        wrong = not all(self.fits(schema, fields.query[name]) for name, schema in known.items() if name in fields.query)
        misread = sent and operation.body is None
        if repeated or unknown or missing or wrong or misread or not self.fits(operation.body or {}, fields.form):
            raise Refusal("invalidRequest", "The request is not one of the contract.")
        return fields

    def typed(self, schema: Json, text: str) -> int | str:
        is_number = self.resolve(schema).get("type") == "integer" and re.fullmatch(r"-?[0-9]+", text, re.ASCII)
        return int(text) if is_number else text

    def fits(self, schema: Json, value: Any) -> bool:
        """Whether a value is what a schema allows: of JSON Schema what this contract's requests use."""
        schema = self.resolve(schema)
        if "const" in schema and value != schema["const"] or "enum" in schema and value not in schema["enum"]:
            return False
        if "if" in schema:
            branch = "then" if self.fits(schema["if"], value) else "else"
            if not self.fits(schema.get(branch, {}), value):
                return False
        if not all(self.fits(part, value) for part in schema.get("allOf", [])):
            return False
        if isinstance(value, dict):
            properties = schema.get("properties", {})
            known = schema.get("additionalProperties", True) is not False or set(value) <= set(properties)
            present = set(schema.get("required", [])) <= set(value)
            inner = (self.fits(properties[name], value[name]) for name in properties if name in value)
            return known and present and all(inner)
        if schema.get("type") == "integer" and not isinstance(value, int):
            return False
        if isinstance(value, int):
            return schema.get("minimum", value) <= value <= schema.get("maximum", value)
        length = len(value)
        is_long_enough = schema.get("minLength", 0) <= length <= schema.get("maxLength", length)
        return is_long_enough and ("pattern" not in schema or re.search(schema["pattern"], value) is not None)


def read_body(headers: Message, raw: bytes) -> tuple[list[tuple[str, str]], dict[str, bytes]]:
    """The fields of a form, and the files among them by name."""
    if headers.get_content_type() != "multipart/form-data":
        return parse_qsl(raw.decode(), keep_blank_values=True), {}
    head = f"Content-Type: {headers['content-type']}\r\n\r\n".encode()
    parts: Any = BytesParser().parsebytes(head + raw).get_payload()
    named = [(str(part.get_param("name", header="content-disposition")), part) for part in parts]
    fields = [(name, part.get_filename() or "") for name, part in named]
    return fields, {name: part.get_payload(decode=True) for name, part in named}
