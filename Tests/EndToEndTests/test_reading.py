"""App code that sends a blocking request in the middle of a turn: fault rules match it, recordings contain it, and
kills lose nothing."""

import json
import os
import signal
import subprocess
import threading
from pathlib import Path

import pytest

from kennel_server import PROGRAM, find, texts
from scripted_bff import Gate, hang

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))


def opened(server, bff):
    """A session with a button that blocks for the backend's response to `/read` and shows it, and a button that
    counts."""
    read = [{"_beagleAction_": "custom:goWrong", "how": "read", "url": f"{bff.address}/read"}]
    count = [{"_beagleAction_": "beagle:setContext", "contextId": "n", "value": "@{sum(n, 1)}"}]
    return server.open(screen_json=json.dumps({
        "_beagleComponent_": "beagle:screenComponent", "child": {
            "_beagleComponent_": "beagle:container", "context": {"id": "n", "value": 0}, "children": [
                {"_beagleComponent_": "beagle:text", "text": "counted @{n}"},
                {"_beagleComponent_": "beagle:button", "text": "Count", "onPress": count},
                {"_beagleComponent_": "beagle:button", "text": "Read", "onPress": read}]}}))


@pytest.fixture
def start(own_kennel):
    def start(*options):
        return own_kennel("--any-backend", *options, program=CRASHING_APP)
    return start


@pytest.mark.parametrize("worlds", ["0", "1"])
def test_rules_bite_it_and_the_network_panel_has_it(start, bff, worlds):
    bff.on("/read", said(404, b"gone away"))
    session = opened(start("--worlds", worlds, "--request-timeout", "2"), bff)
    ways = [
        ({"path": "/read", "fault": "noConnection", "count": 1}, "unread: 256", None),
        ({"path": "/read", "fault": "status", "status": 503, "count": 1}, '{"message":"simulated status 503"}', 503),
        ({"path": "/read", "fault": "timeout", "delay": 100, "count": 1}, "unread: 256", None),
        ({"path": "/read", "fault": "hold", "count": 1}, "unread: 256", None),
        ({"path": "/read", "fault": "delay", "delay": 100, "count": 1}, "gone away", 404),
    ]
    shown = "Read"
    for rule, text, status in ways:
        session.fail(rule)
        session.tap(shown)
        snapshot = session.snapshot()
        assert find(snapshot, text), rule
        request = snapshot["requests"][-1]
        assert request.get("status") == status and request["fault"] and request["phase"] == "failed", request
        shown = text
    assert bff.asked("/read") == 1
    assert any("cannot be held" in line["message"] for line in snapshot["log"])


def test_a_session_that_is_rebuilt_and_a_recording_elsewhere_have_the_answer_without_the_server(start, own_kennel, bff, tmp_path):
    bff.on("/read", said(200, "€ 42".encode()))
    data = ("--data", str(tmp_path / "data"))
    server = start(*data)
    session = opened(server, bff)
    session.tap("Read")
    assert find(session.snapshot(), "€ 42")
    file = tmp_path / "read.kennel"
    file.write_bytes(server.ask("GET", f"{session.path}/recording").body)
    server.kill()
    bff.close()
    again = start(*data).session(session.name)
    snapshot = again.snapshot()
    assert find(snapshot, "€ 42") and "differsFrom" not in snapshot["restored"]
    assert [(request["status"], request["url"]) for request in snapshot["requests"]] == [(200, f"{bff.address}/read")]
    done = subprocess.run([CRASHING_APP, "replay", str(file)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done
    assert bff.asked("/read") == 1


def test_a_world_that_is_killed_while_its_code_waits_is_made_again_and_reads_again(start, bff):
    gate = Gate((200, b"here at last", "text/plain"))
    bff.on("/read", gate, said(200, b"here at once"))
    server = start("--worlds", "1")
    session = opened(server, bff)
    for _ in range(3):
        session.tap("Count")
    tapping = threading.Thread(target=session.tap, args=("Read",))
    tapping.start()
    assert gate.arrived.wait(20)
    for world in world_processes(server):
        os.kill(world, signal.SIGKILL)
    tapping.join(20)
    gate.open()
    snapshot = session.snapshot()
    assert "counted 3" in texts(snapshot) and find(snapshot, "here at once") and snapshot["session"]["phase"] == "live"
    assert [request["phase"] for request in snapshot["requests"]] == ["done"]
    assert bff.asked("/read") == 2


@pytest.mark.parametrize("worlds, shown", [("1", "Read"), ("0", "unread: 256")])  # there the input is recorded first
def test_a_server_that_is_killed_while_code_waits_has_all_that_was_acknowledged(start, bff, tmp_path, worlds, shown):
    gate = Gate((200, b"too late", "text/plain"))
    bff.on("/read", gate)
    data = ("--worlds", worlds, "--data", str(tmp_path / "data"))
    server = start(*data)
    session = opened(server, bff)
    for _ in range(3):
        session.tap("Count")
    view = find(session.snapshot(), "Read")
    tapping = threading.Thread(target=lambda: attempt(lambda: session.send(type="tap", view=view)))
    tapping.start()
    assert gate.arrived.wait(20)
    server.kill()
    tapping.join(20)
    gate.open()
    again = start(*data).session(session.name)
    snapshot = again.snapshot()
    assert "counted 3" in texts(snapshot) and find(snapshot, shown) and "differsFrom" not in snapshot["restored"]
    again.tap("Count")
    now = again.until(lambda now: all(request["phase"] != "pending" for request in now["requests"]))
    assert "counted 4" in texts(now)
    assert [request["error"]["kind"] for request in now["requests"]] == ["interrupted"] * (worlds == "0")


def test_the_time_of_a_turn_is_not_that_of_what_it_waits_for(start, bff):
    bff.on("/read", hang)
    session = opened(start("--worlds", "1", "--turn-limit", "1", "--request-timeout", "3"), bff)
    session.tap("Read")
    snapshot = session.snapshot()
    assert find(snapshot, "unread: 256") and snapshot["session"]["phase"] == "live"
    assert snapshot["requests"][-1]["error"]["kind"] == "timeout"
    metrics = session.server.ask("GET", "/metrics").body.decode().splitlines()
    [took] = [float(line.split()[1]) for line in metrics if line.startswith("kennel_turn_seconds_sum")]
    assert took < 3


def said(status, body):
    return lambda handler: handler.reply(status, body, "text/plain")


def attempt(act):
    try:
        act()
    except OSError:
        pass


def world_processes(server):
    children = subprocess.run(
        ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True).stdout.split()
    return [int(child) for child in children if b"\0world\0" in Path(f"/proc/{child}/cmdline").read_bytes()]
