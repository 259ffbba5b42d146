"""Kills two hundred servers: at the end of each record, and at random times."""

import json
import random
import re
import socket
import time

import pytest
from playwright.sync_api import expect

from kennel_server import find, texts
from page import device
from scripted_bff import COUNTER, Gate, push_view, screen


class Counting:
    """A session that counts its taps, and a client that records which of them were acknowledged."""

    def __init__(self, server):
        self.session = server.open(screen_json=COUNTER)
        self.view = find(self.session.snapshot(), "Count")
        self.sent = self.acknowledged = 0

    def tap(self, connection, times):
        """Sends taps, each with a unique key, without waiting for responses."""
        for _ in range(times):
            self.sent += 1
            body = json.dumps({"type": "tap", "view": self.view, "key": f"k{self.sent}"}).encode()
            connection.sendall(
                f"POST {self.session.path}/inputs HTTP/1.1\r\nHost: 127.0.0.1:{self.session.server.port}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)

    def hear(self, connection, atLeast=0):
        """Reads acknowledgements: the requested number, or until the connection ends."""
        heard, said = 0, b""
        while atLeast == 0 or heard < atLeast:
            try:
                data = connection.recv(65536)
            except OSError:
                break
            if not data:
                break
            said += data
            heard = len(re.findall(rb"HTTP/1\.1 202 ", said))
        self.acknowledged += heard

    def counted(self, snapshot, phases=("live",)):
        assert snapshot["session"]["phase"] in phases, self.session.send(type="tap", view=self.view)
        [text] = [text for text in texts(snapshot) if text.startswith("counted ")]
        return int(text.removeprefix("counted "))

    def check(self):
        """Expects each acknowledged tap exactly once, and each tap without a response at most once."""
        snapshot = self.session.snapshot()
        counted = self.counted(snapshot)
        assert self.acknowledged <= counted <= self.sent
        taps = [line for line in snapshot["log"] if line["message"] == 'tap "Count"']
        assert len(taps) == counted, "each tap is one input"
        assert snapshot["restored"]["inputs"] == snapshot["input"]
        assert "differsFrom" not in snapshot["restored"], "the rebuilt session emits what the one that died emitted"
        self.sent = self.acknowledged = counted


@pytest.mark.parametrize("seed", range(4))
def test_fifty_servers_die_and_nothing_acknowledged_is_lost(own_kennel, tmp_path, seed):
    chance = random.Random(f"kills {seed}")
    options = ("--data", str(tmp_path / "data"), "--inputs-per-second", "10000")
    server = own_kennel(*options)
    counting = Counting(server)
    for number in range(50):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
            times = chance.randrange(1, 9)
            counting.tap(connection, times)
            if number % 2:
                # At the end of a record nothing is pending.
                counting.hear(connection, atLeast=times)
                server.kill()
            else:
                # In the middle of a record, or at another time. How far the server got is not checked.
                time.sleep(chance.random() * 0.004)
                server.kill()
                counting.hear(connection)
        server = own_kennel(*options, port=server.port)
        counting.session.server = server
        counting.check()


def fill(counting):
    """Taps until the disk is full, and returns the response to the last tap."""
    while True:
        counting.sent += 1
        answer = counting.session.send(type="tap", view=counting.view)
        if answer.status != 202:
            return answer
        counting.acknowledged += 1
        assert counting.acknowledged < 2_000, "the disk never got full"


def test_a_full_disk_refuses_inputs_and_loses_none_that_was_taken(own_kennel, tmp_path):
    options = ("--data", str(tmp_path / "data"), "--inputs-per-second", "10000")
    server = own_kennel(*options, file_bytes=200_000)
    counting = Counting(server)
    answer = fill(counting)
    assert answer.is_problem and "cannot be written" in answer.json["detail"], answer
    # An input of the session itself, such as a timer, may also have to be recorded by now. Then the session waits for
    # space.
    counted = counting.counted(counting.session.snapshot(), phases=("live", "waiting"))
    assert counted == counting.acknowledged, "what was refused changed nothing"
    assert server.ask("GET", "/healthz").status == 200
    refused = server.ask("POST", "/api/sessions", {"screen_json": COUNTER})
    assert refused.status == 503 and refused.is_problem and "cannot be written" in refused.json["detail"], refused
    assert refused.headers["retry-after"] == "1"
    assert [entry["watch"] for entry in server.ask("GET", "/api/sessions").json] == [counting.session.watch]
    server.kill()
    counting.session.server = own_kennel(*options, port=server.port)
    counting.check()
    assert [entry["watch"] for entry in counting.session.server.ask("GET", "/api/sessions").json] == [counting.session.watch]
    assert counting.session.send(type="tap", view=counting.view).status == 202
    assert counting.session.server.ask("POST", "/api/sessions", {"screen_json": COUNTER}).status == 201


@pytest.mark.parametrize("worlds", ["0", "1"])
def test_a_session_waits_for_room_on_the_disk_and_goes_on_where_it_was(own_kennel, tmp_path, bff, visit, worlds):
    options = ("--data", str(tmp_path / "data"), "--inputs-per-second", "10000", "--worlds", worlds)
    server = own_kennel(*options, file_bytes=300_000)
    gate = Gate(screen("b", "Here after all", title="B"))
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", gate)
    session = server.open(bff=bff.address, screen="/a")
    page = visit(f"?session={session.name}", at=server)
    session.tap("Go")
    assert gate.arrived.wait(10)
    counting = Counting(server)
    assert fill(counting).status == 503
    before = session.snapshot()
    assert before["session"]["phase"] == "live"
    gate.open()
    still = session.until(lambda now: now["session"]["phase"] == "waiting")
    assert "cannot be written" in still["waiting"]["reason"]
    assert still["input"] == before["input"] and still["tree"] == before["tree"] and still["requests"] == before["requests"]
    refused = session.send(type="tap", view=find(still, "Go") or "v1")
    assert refused.status == 503 and refused.is_problem and "cannot be written" in refused.json["detail"], refused
    expect(page.locator(".card-title", has_text="The session is paused")).to_be_visible()
    expect(page.locator(".connection")).to_have_text("waiting")
    assert server.ask("GET", "/healthz").status == 200
    server.make_room()
    session.until(lambda now: "Here after all" in texts(now), timeout=40)
    assert session.snapshot()["session"]["phase"] == "live"
    expect(device(page).get_by_role("heading", name="B")).to_be_visible()
    expect(page.locator(".card-title", has_text="The session is paused")).to_be_hidden()
    expect(page.locator(".connection")).to_have_text("live")
    assert bff.asked("/b") == 1
    server.kill()
    session.server = counting.session.server = own_kennel(*options, port=server.port)
    assert "Here after all" in texts(session.snapshot())
    counting.check()
