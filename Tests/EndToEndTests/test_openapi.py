"""The description of the HTTP interface: valid OpenAPI, and true of the server that sends it."""

import re

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
