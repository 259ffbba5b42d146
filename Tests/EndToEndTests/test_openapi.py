"""The description of the HTTP interface is valid OpenAPI, and agrees with the server that sends it."""

import re

from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator


def test_the_description_is_valid_openapi(kennel):
    description = kennel.ask("GET", "/api/openapi.json").json
    assert description["openapi"].startswith("3.1.")
    OpenAPIV31SpecValidator(description).validate()


def test_the_server_knows_every_path_and_refuses_every_other_method(kennel):
    description = kennel.ask("GET", "/api/openapi.json").json
    assert len(description["paths"]) > 35
    for path, operations in description["paths"].items():
        address = re.sub(r"{\w+}", "x", path)
        other = next(method for method in ("PATCH", "PUT") if method.lower() not in operations)
        answer = kennel.ask(other, address, {})
        assert answer.status == 405, path
        allowed = {method.lower() for method in re.split(r", *", answer.headers["allow"])}
        assert allowed - {"head"} == set(operations), path


def test_the_description_of_inputs_accepts_what_the_server_accepts(kennel):
    schema = kennel.ask("GET", "/api/openapi.json").json["paths"]["/api/sessions/{id}/inputs"]["post"]["requestBody"]
    inputs = Draft202012Validator(schema["content"]["application/json"]["schema"])
    for accepted in (
        {"type": "tap", "view": "v1"}, {"type": "tap", "view": "v1", "x": 1.5, "y": 2, "key": "k"}, {"type": "back"},
        {"type": "device", "appearance": "dark"}, {"type": "notes", "notes": [{"step": 1, "text": "x"}]},
        {"type": "held", "request": "q1", "do": "release", "status": 503}, {"type": "row", "view": "v1", "places": -1},
    ):
        assert inputs.is_valid(accepted), accepted
    for refused in (
        {"type": "tap"}, {"type": "tap", "view": "1"}, {"type": "shake"}, {"type": "back", "view": "v1"},
        {"type": "slide", "view": "v1", "part": 2}, {"type": "response", "request": "q1"},
    ):
        assert not inputs.is_valid(refused), refused
        assert kennel.open().send(**refused).status == 400, refused
