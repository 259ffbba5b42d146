"""Apps in processes of their own: what one does wrong is seen in its own session, and nowhere else."""

import json
import os
import random
import signal
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kennel_server import PROGRAM, facts, find, settled, texts

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))


@pytest.fixture
def start(own_kennel):
    """Starts the app that can go wrong in every way, in so many processes."""
    def start(worlds, *options):
        return own_kennel(
            "--worlds", str(worlds), "--inputs-per-second", "10000", *options, program=CRASHING_APP)
    return start


def opened(server):
    """A session on the screen with a button for each way to go wrong."""
    session = server.open(screen="/ways")
    session.until(lambda now: find(now, "Count") and settled(now))
    return session


def count(session, times):
    """Taps, and sees each counted."""
    before = next(int(text.split()[1]) for text in texts(session.snapshot()) if text.startswith("counted"))
    view = find(session.snapshot(), "Count")
    for _ in range(times):
        assert session.send(type="tap", view=view).status == 202
    session.until(lambda now: f"counted {before + times}" in texts(now))


def world_processes(server):
    """The processes that the server started for its apps."""
    children = subprocess.run(
        ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True).stdout.split()
    return [int(child) for child in children if b"\0world\0" in command(child)]


def command(process):
    """What a process was started with; nothing once it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.mark.parametrize("how, words", [
    ("trap", "GoWrong.swift"), ("index", "GoWrong.swift"), ("overflow", "GoWrong.swift"), ("loop", "did not come back"),
    ("memory", "allocate"), ("exit", "ended its process with status 0"), ("close", "ended its process"),
    ("garbage", "makes no sense"),
])
def test_nobody_else_notices_what_one_app_does_wrong(start, how, words):
    server = start(1, "--turn-limit", "3")
    others = [opened(server) for _ in range(10)]
    for session in others:
        count(session, 3)
    before = [facts(session.snapshot()) for session in others]
    streams = [session.stream() for session in others]
    guilty = opened(server)
    told = guilty.stream()
    view = find(guilty.snapshot(), how)
    answer = server.ask("POST", f"{guilty.path}/inputs", {"type": "tap", "view": view}, timeout=60)
    assert answer.status >= 400 and answer.is_problem, answer
    reason = json.loads(told.next("ended", timeout=60)["data"])["reason"]
    assert "its app crashed" in reason and words in reason, reason
    assert words in answer.json["detail"]

    assert [facts(session.snapshot()) for session in others] == before
    for session, stream in zip(others, streams):
        count(session, 2)
        patch = json.loads(stream.next("patch")["data"])
        assert patch["input"] == before[others.index(session)]["input"] + 1, "the stream goes on where it was"
        stream.close()
    assert server.is_running


def test_what_was_acknowledged_outlives_every_kill_of_a_world_process(start):
    server = start(2)
    sessions = [opened(server) for _ in range(12)]
    view = find(sessions[0].snapshot(), "Count")
    chance = random.Random(7)

    def tap(session):
        return [server.ask("POST", f"{session.path}/inputs", {"type": "tap", "view": view}, timeout=60).status
                for _ in range(2)]

    with ThreadPoolExecutor(len(sessions)) as pool:
        for _ in range(20):
            answers = [pool.submit(tap, session) for session in sessions]
            processes = world_processes(server)
            if processes:
                os.kill(chance.choice(processes), signal.SIGKILL)
            assert [answer.result() for answer in answers] == [[202, 202]] * len(sessions)
    for session in sessions:
        assert "counted 40" in texts(session.snapshot())


def test_steps_of_the_past_outlive_every_kill_of_a_world_process(start):
    server = start(2)
    session = opened(server)
    count(session, 5)
    last = session.snapshot()["input"]
    seen = {step: server.ask("GET", f"{session.path}/steps/{step}").json for step in range(1, last + 1)}
    chance = random.Random(3)
    for _ in range(12):
        processes = world_processes(server)
        if processes:
            os.kill(chance.choice(processes), signal.SIGKILL)
        step = chance.randint(1, last)
        answer = server.ask("GET", f"{session.path}/steps/{step}", timeout=60)
        assert answer.status == 200 and answer.json["snapshot"]["tree"] == seen[step]["snapshot"]["tree"]
    count(session, 1)


def test_a_step_that_crashes_the_app_is_told_and_those_before_it_are_shown(start, own_kennel):
    mended = own_kennel(program=CRASHING_APP, environment={"CRASHING_APP_IS_MENDED": "yes"})
    session = mended.open(screen="/fails", controller="Crashing")
    session.until(lambda now: "error" in [entry["state"] for entry in now["states"]])
    recording = mended.ask("GET", f"{session.path}/recording").body
    server = start(1)
    other = opened(server)
    shown = server.ask("POST", "/api/recordings", recording, {"Content-Type": "application/x-ndjson"}).json["id"]
    for _ in range(3):
        crashed = server.ask("GET", f"/api/sessions/{shown}/steps/2", timeout=60)
        assert crashed.status == 500 and crashed.json["type"].endswith(":step-crashed")
        assert "At input 2" in crashed.json["detail"] and "CrashingNavigationController.swift" in crashed.json["detail"]
    assert server.ask("GET", f"/api/sessions/{shown}/steps/1", timeout=60).status == 200
    count(other, 3)


def test_world_processes_end_with_their_server(start):
    server = start(2)
    opened(server)
    processes = world_processes(server)
    assert len(processes) >= 2
    server.kill()
    for process in processes:
        for _ in range(500):
            if not Path(f"/proc/{process}").exists():
                break
            threading.Event().wait(0.02)
        assert not Path(f"/proc/{process}").exists()
