"""The client and the description of the HTTP interface, `GET /api/openapi.json`, agree."""

import ast
import asyncio
import dataclasses
import inspect
import json
import re

import httpx
import pytest
from conftest import CLIENT, ROOT
from jsonschema import Draft202012Validator

import kennel_client as kennel
from kennel_client import endpoints, values
from kennel_client._decoding import decode, members, unknown_members
from kennel_client._stream import ServerSentEvent
from kennel_client.problems import KINDS, URN, Problem, problem
from kennel_client.server import ClientOptions
from kennel_client.session import DeviceChanges


@pytest.fixture(scope="session")
def description(kennel_server):
    return httpx.get(f"{kennel_server.url}/api/openapi.json", trust_env=False).json()


def operations(description):
    return {f"{method.upper()} {path}": operation for path, methods in description["paths"].items()
            for method, operation in methods.items()}


def test_every_endpoint_is_called_or_left_out_with_a_reason(description):
    called = [str(endpoint) for endpoint in endpoints.CALLED]
    assert sorted(called + list(endpoints.LEFT_OUT)) == sorted(operations(description))
    assert all(len(reason) > 5 for reason in endpoints.LEFT_OUT.values())


def test_every_endpoint_in_the_list_is_used():
    used = set()
    for file in (CLIENT / "kennel_client").glob("*.py"):
        used |= set(re.findall(r"endpoints\.([A-Z_]+)", file.read_text()))
    names = {name for name, value in vars(endpoints).items() if isinstance(value, endpoints.Endpoint)}
    assert used - {"JSON"} == names


def test_queries_and_bodies_are_those_of_the_description(description):
    for endpoint in endpoints.CALLED:
        operation = operations(description)[str(endpoint)]
        parameters = operation.get("parameters", [])
        assert set(endpoint.query) <= {each["name"] for each in parameters if each["in"] == "query"}, endpoint
        content = operation.get("requestBody", {}).get("content", {None: None})
        assert [endpoint.sends] == list(content), endpoint


def test_every_type_of_problem_is_an_exception_with_its_members(description):
    schema = description["components"]["schemas"]["Problem"]
    assert {URN + kind for kind in KINDS} == set(schema["properties"]["type"]["enum"])
    assert all(each.advice and each.__doc__ for each in KINDS.values())
    details = {name: 7 if each.get("type") == "integer" else "x" for name, each in schema["properties"].items()}
    for kind, type_ in KINDS.items():
        found = problem("GET /x", 400, {**details, "type": URN + kind})
        assert type(found) is type_ and type_.advice.rstrip(".") in str(found)
        assert [name for name in details if name != "type" and not hasattr(found, name)] == []
    assert type(problem("GET /x", 400, {"type": "about:blank", "title": "No"})) is Problem


@pytest.fixture
def sent(monkeypatch):
    """The inputs that the client would send. They are collected and not sent."""
    found = []

    async def answer(self, endpoint, **arguments):
        found.append((endpoint, arguments.get("json")))
        return {"input": 1}
    monkeypatch.setattr("kennel_client._http.HTTPClient.json", answer)
    return found


def test_every_input_that_the_client_sends_is_one_of_the_description(description, sent):
    schema = operations(description)["POST /api/sessions/{id}/inputs"]["requestBody"]["content"]["application/json"]
    inputs = Draft202012Validator(schema["schema"])
    session = kennel.Server("http://127.0.0.1:1").attach("x")

    class Answering:
        """Finds without a server."""

        clock = staticmethod(lambda timeout: None)

        async def until(self, awaited, find, timeout, **options):
            button = {"id": "v9", "kind": "button", "props": {"title": "OK"}}
            alert = {"id": "v8", "kind": "alert", "children": [button]}
            tree = {"id": "v7", "kind": "textfield", "props": {"label": "Name"}, "children": [alert]}
            retries = (values.Retry("r1", "remoteScreen", "GET /x", 1, 0),)
            session = values.SessionFacts("x", "live")
            return find(values.Snapshot(1, 1, session, tree=tree, retries=retries))
    session.waiter = Answering()

    async def send_all():
        field = session.get_by_id("v7")
        for action in (
            field.tap(), field.type("x", submit=True), field.focus(), field.blur(), field.press_return(),
            field.long_press(), *(field.swipe(each) for each in ("left", "right", "up", "down")),
            field.swipe_row("leading", whole=True), field.swipe_row("back"), field.move_row(-1),
            field.scroll_to(1, 2.5), field.pull_to_refresh(), field.slide_to(0.5), field.choose_tab(1),
            field.choose_page(0),
            session.get_by_id("v9").tap(), session.answer_alert("OK"), session.press_back(), session.swipe_back(),
            session.drag_sheet_down(), session.retry(), session.add_note(1, "x"),
            session.set_device(kennel.Device(
                "phone", 400, 800, kennel.SafeArea(1, 2, 3, 4), None, "large", "leftToRight", "dark", "pt-BR",
                "reduced", "fatal", kennel.Location(1, 2), "increased", "bold", "reduced", "low", "background",
                "allowed", "denied")),
            session.send_memory_warning(), session.open_url("shop://cart"),
            session.send_notification({"aps": {"alert": "Hello"}}),
            session.release("q1", status=200, headers={"A": "b"}, body="x", method="GET", url="http://a"),
            session.drop("q1"), session.fail("q1"),
        ):
            await action
    asyncio.run(send_all())
    bodies = [body if endpoint is endpoints.INPUT else {"type": "held", "request": "q1", **body}
              for endpoint, body in sent]
    for body in bodies:
        assert inputs.is_valid(body), (body, [error.message for error in inputs.iter_errors(body)])
    wanted = {each["title"] for each in schema["schema"]["oneOf"]}
    assert wanted - {body["type"] for body in bodies} == {"scrollEnd"}, "a page sends it for a list that it draws"


async def test_the_types_of_values_have_every_member_that_the_server_sends(kennel_server):
    async with kennel_server.session(screen="/fails-twice", faults="/fails-twice: pause on response once") as session:
        paused = await session.wait_until_held()
        held = await kennel_server._http.json(endpoints.HELD, id=session.id)
        await session.release(paused, status=503)
        await session.get_by_role("button", name="Retry").wait()
        await session.set_device(language="pt-BR", motion="reduced", exceptions="fatal",
                                 location=kennel.Location(1, 2))
        await session.add_note(1, "x")
        await session.rename("A name")
        await session.take_control("Ana")
        sweep = await session.sweep(faults=["500"])
        await sweep.wait()
        comparison = await session.compare(controller="CustomError")
        await comparison.wait()
        http, id = kennel_server._http, session.id
        view = (await session.get_by_role("button", name="Retry").wait()).id
        assert unknown_members(tuple[values.HeldRequest, ...], held) == [] and held
        for type_, endpoint, parameters in (
            (values.Snapshot, endpoints.SNAPSHOT, {}), (values.Step, endpoints.STEP, {"n": 2}),
            (values.FaultScript, endpoints.FAULTS, {}), (values.RequestDetails, endpoints.REQUEST, {"q": "q1"}),
            (values.Layout, endpoints.LAYOUT, {"v": view}),
        ):
            found = await http.json(endpoint, id=id, **parameters)
            assert unknown_members(type_, found) == [] and decode(type_, found) is not None, endpoint
        for type_, endpoint, parameters in (
            (tuple[values.AppBuild, ...], endpoints.APPS, {}),
            (tuple[values.AvailableScreen, ...], endpoints.SCREENS, {}),
            (tuple[values.AvailableController, ...], endpoints.CONTROLLERS, {}),
            (tuple[values.SessionListing, ...], endpoints.SESSIONS, {}),
            (values.SweepReport, endpoints.SWEEP, {"sweep": sweep.id}),
            (values.ComparisonReport, endpoints.COMPARISON, {"comparison": comparison.id}),
        ):
            found = await http.json(endpoint, **parameters)
            assert found and unknown_members(type_, found) == [], endpoint
            assert decode(type_, found)


def test_recorded_events_of_the_wire_are_read():
    read = 0
    for folder in (ROOT / "Tests/Fixtures/wire").iterdir():
        for name in ("start", "snapshot"):
            snapshot = json.loads((folder / f"{name}.json").read_text())
            assert unknown_members(values.Snapshot, snapshot) == [], folder
            assert decode(values.Snapshot, snapshot).seq == snapshot["seq"]
        for event in json.loads((folder / "events.json").read_text()):
            value = ServerSentEvent("1.1", event["event"], event["data"]).value
            if isinstance(value, kennel.StateEntry | kennel.RequestEntry | kennel.LogEntry):
                assert unknown_members(type(value), event["data"]) == [], event
                read += 1
    assert read > 20


def test_changes_of_a_device_are_its_members():
    fields = {field.name for field in dataclasses.fields(kennel.Device)} - {"scale"}
    assert DeviceChanges.__annotations__.keys() == fields
    options = inspect.signature(kennel.Server).parameters.keys() - {"url", "token"}
    assert ClientOptions.__annotations__.keys() == options


def test_values_say_which_member_is_wrong():
    with pytest.raises(ValueError, match="/session lacks phase"):
        decode(values.Snapshot, {"epoch": 1, "seq": 1, "session": {"id": "x"}})
    with pytest.raises(ValueError, match="/line is str, not int"):
        decode(values.EntryError, {"message": "x", "line": "1"})
    with pytest.raises(ValueError, match="the value is list, not dict"):
        decode(values.Retry, [])
    assert members(kennel.Device(text_size="large", safe_area=kennel.SafeArea())) == {
        "textSize": "large", "safeArea": {"top": 0, "left": 0, "bottom": 0, "right": 0}}


def test_every_public_name_has_a_docstring():
    missing = []
    for file in (CLIENT / "kennel_client").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                is_public = not node.name.startswith("_") and not file.name.startswith("_")
                if is_public and ast.get_docstring(node) is None and node.name not in INNER:
                    missing.append(f"{file.name}: {node.name}")
    assert missing == []


#: Nested functions.
INNER = {"find", "holds", "inputs", "check"}
