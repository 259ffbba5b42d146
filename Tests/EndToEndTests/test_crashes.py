"""Controllers that crash a server which runs apps in its own process, and a supervisor that restarts it: the other
sessions continue, and the server stays up."""

import http.client
import json
import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kennel_server import PROGRAM, EventReader, facts, find, settled, states, texts
from page import retry_button

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))
PLAIN = {"SWIFT_BACKTRACE": "enable=no"}  # takes seconds, and is not needed
MENDED = {**PLAIN, "CRASHING_APP_IS_MENDED": "yes"}


@pytest.fixture
def start(own_kennel, tmp_path):
    """Starts the app that can crash, at its former port if it had one."""
    def start(before=None, environment=PLAIN, **more):
        return own_kennel(
            "--worlds", "0", "--data", str(tmp_path / "data"), "--inputs-per-second", "10000", port=before.port if before else 0,
            program=CRASHING_APP, environment=environment, **more)
    return start


def died(server):
    """Returns whether the server ended with a signal."""
    return server.process.wait(timeout=15) < 0


def try_to(act):
    """Returns the response of the server, or None if it crashed before."""
    try:
        return act()
    except (OSError, http.client.HTTPException):
        return None


def come_back(server, sessions):
    """Reconnects every open tab at once. Returns the events that each received, or nothing if the server crashed
    before."""
    query = "&".join(f"session={session.name}" for session in sessions)
    stream = try_to(lambda: EventReader(server, f"/api/events?{query}"))
    if stream is None:
        return None
    told = {"snapshot": {}, "gone": {}}
    while sum(map(len, told.values())) < len(sessions):
        event = stream.next()
        if event is None:
            return None
        if event["event"] in told:
            data = json.loads(event["data"])
            told[event["event"]][data["session"]] = data
    stream.close()
    return told


def supervised(start, server, sessions, most):
    """Starts the server again whenever it crashes, while every page reconnects. It may crash `most` times."""
    server.kill()
    for deaths in range(most + 1):
        server = start(server)
        told = come_back(server, sessions)
        if told:
            for session in sessions:
                session.server = server
            return server, told, deaths
        assert died(server)
    raise AssertionError(f"the server ended more than {most} times")


def counting(server, times=3, **wanted):
    """Returns a session with a few inputs."""
    session = server.open(screen="/start", **wanted)
    view = find(session.until(lambda now: find(now, "Count")), "Count")
    for _ in range(times):
        assert session.send(type="tap", view=view).status == 202
    session.until(lambda now: f"counted {times}" in texts(now) and settled(now))
    return session


def failing(server):
    """Returns a session with an error and its Retry."""
    session = server.open(screen="/start")
    session.tap("Fail once")
    session.until(lambda now: find(now, "Retry") and settled(now))
    return session


def phases(server):
    return {entry["watch"]: entry["phase"] for entry in server.ask("GET", "/api/sessions").json}


def crash(server, button="Fail in the answer"):
    """Crashes the server from a session. Returns the session and the tap that did it."""
    session = counting(server, controller="Crashing")
    tap = {"type": "tap", "view": find(session.snapshot(), button), "key": "the last one"}
    answer = try_to(lambda: session.send(**tap))
    assert answer is None or answer.status == 202, answer
    assert died(server)
    return session, tap


def replay(file, environment):
    return subprocess.run(
        [CRASHING_APP, "replay", file], capture_output=True, text=True, timeout=60, env={**os.environ, **environment})


@pytest.mark.parametrize("button, last", [("Fail in the answer", "response"), ("Fail in the tap", "tap")])
def test_only_the_session_that_ends_its_process_is_set_aside(start, tmp_path, button, last):
    """The last input may not have been acknowledged, because the process crashed as it applied it."""
    server = start()
    innocent = [counting(server), failing(server)]
    before = [session.snapshot() for session in innocent]
    guilty, tap = crash(server, button)
    server, told, deaths = supervised(start, server, [innocent[0], guilty, innocent[1]], most=2)
    assert deaths == 2, "it is tried twice"

    assert list(told["gone"]) == [guilty.name]
    assert "ended twice while it rebuilt this session" in told["gone"][guilty.name]["detail"]
    for session, known in zip(innocent, before):
        after = session.snapshot()
        assert facts(after) == facts(known)
        assert after["restored"]["inputs"] == known["input"] and "differsFrom" not in after["restored"]
    innocent[0].tap("Count")
    innocent[0].until(lambda now: "counted 4" in texts(now))
    assert innocent[1].send(type="retry", retry=before[1]["retries"][0]["id"]).status == 202
    innocent[1].until(lambda now: "Here after all" in texts(now))

    assert phases(server) == {innocent[0].watch: "live", innocent[1].watch: "live", guilty.watch: "quarantined"}
    for answer in (server.ask("GET", guilty.path), guilty.send(**tap)):
        assert answer.status == 410 and answer.is_problem, answer
    saved = tmp_path / "saved.kennel"
    saved.write_bytes(server.ask("GET", f"{guilty.path}/recording").body)
    inputs = [json.loads(line)["input"] for line in saved.read_text().splitlines()[1:-1]]
    assert inputs[-1]["type"] == last
    assert [given.get("view") for given in inputs].count(tap["view"]) == 1
    crashed = replay(saved, PLAIN)
    assert crashed.returncode == 1 and "crashed: " in crashed.stdout, "it does the same to whoever replays it"
    assert replay(saved, MENDED).returncode == 0

    assert guilty.close().status == 204
    assert phases(server) == {innocent[0].watch: "live", innocent[1].watch: "live"}
    assert server.ask("GET", guilty.path).status == 404
    assert server.stop() == 0
    server = start(server)
    assert set(phases(server).values()) == {"parked"}
    assert come_back(server, innocent)["gone"] == {}


def test_a_session_that_ends_its_process_as_it_is_opened_is_set_aside(start):
    """The client that opened a session may not get a response, but the list has the session."""
    server = start()
    innocent = failing(server)
    before = innocent.snapshot()
    try_to(lambda: server.ask("POST", "/api/sessions", {"screen": "http://[bad", "controller": "Crashing"}))
    assert died(server)
    server = start(server)
    [watch] = set(phases(server)) - {innocent.watch}
    guilty = server.session(watch)
    server, told, _ = supervised(start, server, [guilty, innocent], most=2)
    assert list(told["gone"]) == [watch]
    assert facts(innocent.snapshot()) == facts(before)
    assert guilty.close().status == 403
    control = server.ask("POST", f"{guilty.path}/control", {})
    assert control.status == 200 and control.json["watch"] == watch, control
    assert server.session(control.json["id"]).close().status == 204
    assert phases(server) == {innocent.watch: "live"}


def test_who_is_only_near_when_others_end_the_process_is_never_set_aside(start):
    """One session takes long to rebuild, and several others crash the process, one after the other."""
    server = start()
    innocent = [counting(server, times=600), counting(server), failing(server)]
    before = [session.snapshot() for session in innocent]
    guilty = []
    for _ in range(3):
        guilty.append(crash(server)[0])
        server = start(server)
    long, *others = innocent
    server, told, _ = supervised(start, server, [long, *guilty, *others], most=2 * len(guilty))
    assert sorted(told["gone"]) == sorted(session.name for session in guilty)
    for session, known in zip(innocent, before):
        assert facts(session.snapshot()) == facts(known)


def test_a_session_whose_app_was_mended_in_time_goes_on(start):
    server = start()
    guilty, tap = crash(server, "Fail in the tap")
    server = start(server)
    assert come_back(server, [guilty]) is None and died(server)
    server = guilty.server = start(server, MENDED)
    after = guilty.until(lambda now: find(now, "Retry"))
    assert "differsFrom" not in after["restored"] and states(after)[-1] == "error"
    again = guilty.send(**tap)
    assert again.status == 202 and again.json["input"] == after["input"], "it is there, and once"


def test_pages_outlive_it_and_the_one_concerned_says_why_it_stopped(start, visit):
    server = start()
    innocent = failing(server)
    guilty = counting(server, controller="Crashing")
    pages = [visit(f"?session={session.name}", at=server) for session in (innocent, guilty)]
    try_to(lambda: guilty.tap("Fail in the answer"))
    for _ in range(2):
        assert died(server)
        server = start(server, may_end_early=True)  # the pages are still open, and reconnect before anything else
    assert died(server)
    server = start(server)
    expect(pages[1].get_by_text("The process ended twice while it rebuilt this session.")).to_be_visible()
    expect(pages[0].locator(".connection")).to_have_attribute("data-state", "live")
    retry_button(pages[0]).click()
    expect(pages[0].get_by_text("Here after all")).to_be_visible()
    assert server.is_running
