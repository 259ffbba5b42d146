"""The JSON Schema of documents, with the components, actions and operations of an app."""

from pathlib import Path

from kennel_server import PROGRAM, texts

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))
LABEL = '{"_beagleComponent_":"beagle:text","text":"Still here"}'


def test_a_session_describes_the_types_of_its_app(kennel):
    session = kennel.open(screen_json=LABEL)
    own = kennel.ask("GET", f"{session.path}/schema").json["$defs"]
    general = kennel.ask("GET", "/api/schema").json["$defs"]
    assert own["custom:Stars"]["type"] == "object" and own["custom:Stars"]["properties"]
    assert {"custom:Stars", "beagle:text"} <= set(own["component"]["properties"]["_beagleComponent_"]["anyOf"][0]["enum"])
    assert "custom:Pay" in own["action"]["properties"]["_beagleAction_"]["anyOf"][0]["enum"]
    assert {"inReais", "sum"} <= set(own["operation"]["enum"])
    assert not any(name.startswith("custom:") for name in general) and "inReais" not in general["operation"]["enum"]
    assert own["beagle:text"] == general["beagle:text"]


def test_only_the_client_in_control_gets_the_schema(kennel):
    session = kennel.open(screen_json=LABEL)
    watch = session.snapshot()["session"]["watch"] if "watch" in session.snapshot()["session"] else session.watch
    answer = kennel.ask("GET", f"/api/sessions/{watch}/schema")
    assert answer.status == 403 and answer.json["type"].endswith("view-only"), answer


def test_a_type_that_traps_ends_the_request_and_not_the_session(own_kennel):
    server = own_kennel(program=CRASHING_APP, environment={"SWIFT_BACKTRACE": "enable=no"})
    session = server.open(screen_json=LABEL)
    answer = server.ask("GET", f"{session.path}/schema", timeout=60)
    assert answer.status == 500 and answer.json["type"].endswith("look-crashed"), answer
    assert texts(session.snapshot()) == ["Still here"]
