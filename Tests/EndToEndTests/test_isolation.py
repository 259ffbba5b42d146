"""Sessions with a process of their own: what is static in an app is a session's own."""

import json
import os
import signal
import subprocess
import threading
from pathlib import Path

import pytest

from kennel_server import PROGRAM, find, runs, texts

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))


def made(session):
    """What the label says that counts how many of it there were."""
    return [text for text in texts(session.until(lambda now: texts(now))) if text.startswith("made")]


def forked(server):
    """The processes that were forked for sessions."""
    nurseries = children(server.process.pid, b"\0nursery\0")
    return [child for nursery in nurseries for child in children(nursery, b"")]


def children(parent, words):
    listed = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True).stdout.split()
    return [int(child) for child in listed if words in command(child)]


def command(process):
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def eventually(holds):
    for _ in range(500):
        if found := holds():
            return found
        threading.Event().wait(0.02)
    raise AssertionError("it never came so")


@pytest.fixture(params=["option", "app"])
def alone(own_kennel, request):
    """A server where every session has a process of its own, because the option says so or because the app does."""
    if request.param == "option":
        return own_kennel("--worlds", "each", program=CRASHING_APP)
    return own_kennel(program=CRASHING_APP, environment={"CRASHING_APP_IS_ALONE": "yes"})


def test_a_session_costs_the_server_no_thread(alone):
    def threads():
        return len(os.listdir(f"/proc/{alone.process.pid}/task"))
    made(alone.open(screen="/counted"))
    before = threads()
    for session in [alone.open(screen="/counted") for _ in range(30)]:
        assert made(session) == ["made 1"]
    assert threads() < before + 20
    assert len(forked(alone)) == 31


def test_static_variables_are_a_sessions_own(alone):
    sessions = [alone.open(screen="/counted") for _ in range(3)]
    assert [made(session) for session in sessions] == [["made 1"]] * 3
    assert len(forked(alone)) == 3
    assert alone.ask("POST", f"{sessions[0].path}/restart").status == 204
    assert made(sessions[0]) == ["made 1"], "a replay starts clean"
    last = sessions[0].snapshot()["input"]
    step = alone.ask("GET", f"{sessions[0].path}/steps/{last}").json
    assert "made 1" in json.dumps(step), "and so does travel"
    branch = alone.ask("POST", f"{sessions[0].path}/branches", {"step": last}).json
    assert made(alone.session(branch["id"])) == ["made 1"]


def test_a_shared_process_shares_them(own_kennel):
    server = own_kennel("--worlds", "1", program=CRASHING_APP)
    sessions = []
    for count in [1, 2]:  # which app is made first of two that are opened at once, nobody says
        sessions.append(server.open(screen="/counted"))
        assert made(sessions[-1]) == [f"made {count}"]
    for session in sessions:
        session.close()  # none of them would be the same when it is replayed


def test_a_process_ends_with_its_session_and_all_with_the_server(alone):
    sessions = [alone.open(screen="/counted") for _ in range(3)]
    for session in sessions:
        made(session)
    sessions[0].close()
    eventually(lambda: len(forked(alone)) == 2)
    processes = forked(alone)
    alone.kill()
    eventually(lambda: not any(runs(process) for process in processes))


def test_whatever_is_killed_no_input_is_lost(alone):
    sessions = [alone.open(screen="/start") for _ in range(4)]
    for session in sessions:
        session.tap("Count")

    def victims(target):
        for session in sessions:
            session.snapshot()  # who was answered by a process that was about to end has none now
        return forked(alone) if target == "process" else children(alone.process.pid, b"\0nursery\0")

    for target in ["process", "nursery", "process", "nursery"]:
        os.kill(eventually(lambda: victims(target))[0], signal.SIGKILL)
        for session in sessions:
            session.tap("Count")
    for session in sessions:
        assert "counted 5" in texts(session.snapshot())


@pytest.mark.parametrize("how, words", [
    ("trap", "GoWrong.swift"), ("loop", "did not come back"), ("memory", "allocate"), ("exit", "status 0"),
])
def test_nobody_else_notices_what_one_does_wrong(own_kennel, how, words):
    # To take all memory takes its time on a slow machine; only what never ends is to be stopped.
    limit = "3" if how == "loop" else "30"
    server = own_kennel("--worlds", "each", "--turn-limit", limit, program=CRASHING_APP)
    others = [server.open(screen="/counted") for _ in range(3)]
    guilty = server.open(screen="/ways")
    view = find(guilty.until(lambda now: find(now, how)), how)
    before = forked(server)
    answer = server.ask("POST", f"{guilty.path}/inputs", {"type": "tap", "view": view}, timeout=60)
    assert answer.status >= 400 and words in answer.json["detail"], answer
    assert [made(session) for session in others] == [["made 1"]] * 3
    assert len(set(forked(server)) & set(before)) == 3, "they are in the processes in which they were"
