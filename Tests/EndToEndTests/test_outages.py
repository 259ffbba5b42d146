"""Servers that cannot start processes for apps for a while: sessions wait, and nothing is lost."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kennel_server import PROGRAM, find, runs, settled, texts
from page import device
from scripted_bff import COUNTER

CRASHING_APP = Path(PROGRAM).with_name("CrashingApp")


def children(process):
    return [int(child) for child in
            subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True).stdout.split()]


def command(process):
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


class Program:
    """A program whose file can be moved away and back."""

    def __init__(self, folder):
        self.file, self.aside = folder / "App", folder / "App.aside"
        self.file.symlink_to(CRASHING_APP)

    def take_away(self, server):
        """Kills all its processes, and prevents new ones."""
        self.file.rename(self.aside)
        own = [process for process in children(server.process.pid) if bytes(self.file) in command(process)]
        processes = [forked for process in own for forked in children(process)] + own
        for process in processes:
            os.kill(process, signal.SIGKILL)
        while any(runs(process) for process in processes):
            time.sleep(0.01)

    def bring_back(self):
        self.aside.rename(self.file)


@pytest.fixture
def program(tmp_path):
    return Program(tmp_path)


def counted(number):
    return lambda now: now["session"]["phase"] == "live" and f"counted {number}" in texts(now)


@pytest.fixture(params=["2", "each"])
def session(own_kennel, program, request):
    """A session that counts its taps, in a shared process or in its own."""
    server = own_kennel("--app", f"old={program.file}", "--worlds", request.param, "--inputs-per-second", "10000")
    session = server.open(app="old", screen_json=COUNTER)
    session.until(lambda now: find(now, "Count") and settled(now))
    for _ in range(2):
        session.tap("Count")
    session.until(counted(2))
    yield session
    session.close()  # the server's own program cannot replay it


def refused(answer):
    assert answer.status == 503 and answer.is_problem, answer
    assert answer.json["type"].endswith(":no-process") and int(answer.headers["retry-after"]) >= 1
    assert "No such file" in answer.json["detail"]


def test_a_session_stands_still_while_its_program_is_gone_and_goes_on_by_itself(session, program):
    server = session.server
    view = find(session.snapshot(), "Count")
    stream = session.stream()
    stream.next("snapshot")
    program.take_away(server)
    refused(session.send(type="tap", view=view, key="third"))
    told = json.loads(stream.next("snapshot")["data"])
    assert told["session"]["phase"] == "waiting" and told["waiting"]["kind"] == "unavailable"
    assert "No such file" in told["waiting"]["reason"] and "tree" not in told
    refused(server.ask("POST", "/api/sessions", {"app": "old"}))
    refused(session.send(type="tap", view=view, key="third"))
    [listed] = [app for app in server.ask("GET", "/api/apps").json if app["name"] == "old"]
    assert listed["state"] != "ready"
    program.bring_back()
    back = session.until(counted(2), timeout=60)
    assert "waiting" not in back
    assert json.loads(stream.next("snapshot", timeout=60)["data"])["session"]["phase"] == "live"
    first, second = (session.send(type="tap", view=view, key="third") for _ in range(2))
    assert first.status == second.status == 202 and first.json == second.json
    session.until(counted(3))
    metrics = server.ask("GET", "/metrics").body.decode()
    assert 'kennel_requests_refused_total{reason="no-process"} 3' in metrics
    assert "kennel_session_crashes_total 0" in metrics
    assert not [line for line in session.snapshot()["log"] if "crash" in line["message"]]
    another = server.open(app="old", screen_json=COUNTER)
    assert another.snapshot()["session"]["phase"] == "live"
    another.close()
    stream.close()


def test_the_first_input_goes_on_once_there_is_a_program_again(session, program):
    view = find(session.snapshot(), "Count")
    program.take_away(session.server)
    refused(session.send(type="tap", view=view))
    program.bring_back()
    while (answer := session.send(type="tap", view=view, key="third")).status != 202:
        refused(answer)
    session.until(counted(3))
    assert [line["message"] for line in session.snapshot()["log"]].count('tap "Count"') == 3


@pytest.mark.parametrize("session", ["2"], indirect=True)
def test_the_page_says_that_a_session_stands_still_until_it_goes_on(session, program, visit):
    server = session.server
    page = visit(f"?session={session.name}", at=server)
    expect(device(page).get_by_text("counted 2")).to_be_visible()
    steps = page.locator(".step").count()
    program.take_away(server)
    device(page).get_by_role("button", name="Count").click()
    expect(page.locator(".card-title", has_text="The session is paused")).to_be_visible()
    expect(page.get_by_text("The server cannot start a process for the app")).to_be_visible()
    expect(device(page).get_by_text("counted 2")).to_be_visible()
    expect(page.locator(".step")).to_have_count(steps)
    late = visit(f"?session={session.name}", at=server, wait=False)
    expect(late.locator(".card-title", has_text="The session is paused")).to_be_visible()
    program.bring_back()
    for shown in (page, late):
        expect(device(shown).get_by_text("counted 2")).to_be_visible(timeout=60_000)
        expect(shown.locator(".card-title", has_text="The session is paused")).to_be_hidden()
    device(late).get_by_role("button", name="Count").click()
    expect(device(page).get_by_text("counted 3")).to_be_visible()
