"""Sessions in separate processes: static variables of an app belong to one session."""

import contextlib
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
    """Returns the text of the label that counts the instances."""
    return [text for text in texts(session.until(lambda now: texts(now))) if text.startswith("made")]


def forked(server):
    """Returns the forked processes that run a session by now, without those that wait for one."""
    nurseries = children(server.process.pid, b"\0nursery\0")
    return [child for nursery in nurseries for child in children(nursery, b"") if name(child) == "kennel-session"]


def children(parent, words):
    listed = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True).stdout.split()
    return [int(child) for child in listed if words in command(child)]


def command(process):
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def name(process):
    try:
        return Path(f"/proc/{process}/comm").read_text().strip()
    except OSError:
        return ""


def eventually(holds):
    for _ in range(500):
        if found := holds():
            return found
        threading.Event().wait(0.02)
    raise AssertionError("it never came so")


@pytest.fixture(params=["default", "option"])
def alone(own_kennel, request):
    """A server with a process for each session, by default or by the option."""
    if request.param == "default":
        return own_kennel(program=CRASHING_APP)
    return own_kennel("--worlds", "each", program=CRASHING_APP, environment={"CRASHING_APP_SHARES": "yes"})


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
    for count in [1, 2]:  # the order of two apps that are opened at once is undefined
        sessions.append(server.open(screen="/counted"))
        assert made(sessions[-1]) == [f"made {count}"]
    for session in sessions:
        session.close()  # a replay would not have the same values


def test_an_app_may_choose_that_sessions_share_processes(own_kennel):
    server = own_kennel(program=CRASHING_APP, environment={"CRASHING_APP_SHARES": "yes"})
    sessions = [server.open(screen="/counted") for _ in range(3)]
    for session in sessions:
        made(session)
    assert forked(server) == [] and children(server.process.pid, b"\0world\0")
    for session in sessions:
        session.close()  # a replay would not have the same values


def test_a_process_that_somebody_stopped_is_replaced_and_its_session_goes_on(own_kennel):
    server = own_kennel("--turn-limit", "1", program=CRASHING_APP)
    session, other = server.open(screen="/start"), server.open(screen="/start")
    for each in (session, other):
        each.tap("Count")
        each.until(lambda now: "counted 1" in texts(now))
    stopped = forked(server)
    assert len(stopped) == 2
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    for each in (session, other):
        each.tap("Count")  # it waits no longer than any request of these tests
        each.until(lambda now: "counted 2" in texts(now))
    assert not set(forked(server)) & set(stopped)
    [nursery], before = children(server.process.pid, b"\0nursery\0"), forked(server)
    os.kill(nursery, signal.SIGSTOP)
    assert server.ask("POST", "/api/sessions", {"screen": "/start"}, timeout=60).status == 201
    for each in (session, other):
        each.tap("Count")
    # The fork server ends before its forked processes, which respond until then.
    eventually(lambda: not any(runs(process) for process in [nursery, *before]))
    session.tap("Count")
    assert children(server.process.pid, b"\0nursery\0") not in ([], [nursery]), "another one is started for it"


def test_an_app_finds_no_secret_of_the_server_in_its_environment(own_kennel):
    secret = "s3cret-of-the-server-0123456789"
    for worlds in ("each", "2"):
        server = own_kennel(
            "--worlds", worlds, program=CRASHING_APP, environment={"KENNEL_SECRET": secret, "CRASHING_APP_KEY": "own"})
        made(server.open(screen="/counted"))
        started = forked(server) + children(server.process.pid, b"\0nursery\0") + children(server.process.pid, b"\0world\0")
        assert started
        for process in started:
            variables = Path(f"/proc/{process}/environ").read_bytes()
            assert b"CRASHING_APP_KEY=own" in variables
            assert b"KENNEL_" not in variables and secret.encode() not in variables


def temporary_folders(server):
    """Returns the temporary folders that a server has locked."""
    found = set()
    for entry in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed since it was listed
            found.add(os.readlink(entry))
    return {file for file in found if file.startswith("/tmp/kennel-")}


def test_what_a_killed_server_left_in_the_temporary_folder_is_gone_after_the_next_start(own_kennel):
    living, server = own_kennel(program=CRASHING_APP), own_kennel(program=CRASHING_APP)
    made(server.open(screen="/counted"))
    [folder] = temporary_folders(server)
    server.kill()
    assert Path(folder).is_dir(), "nobody was left to remove it"
    own_kennel(program=CRASHING_APP)
    assert not Path(folder).exists()
    [kept] = temporary_folders(living)
    assert Path(kept).is_dir()
    made(living.open(screen="/counted"))


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
            session.snapshot()  # a session whose process was about to end has none now
        return forked(alone) if target == "process" else children(alone.process.pid, b"\0nursery\0")

    for target in ["process", "nursery", "process", "nursery"]:
        os.kill(eventually(lambda: victims(target))[0], signal.SIGKILL)
        for session in sessions:
            session.tap("Count")
    for session in sessions:
        assert "counted 5" in texts(session.snapshot())


@pytest.mark.parametrize("how, words", [
    ("trap", "GoWrong.swift"), ("loop", "did not return"), ("memory", "allocate"), ("exit", "status 0"),
])
def test_nobody_else_notices_what_one_does_wrong(own_kennel, how, words):
    # Taking all memory needs time on a slow machine; only the endless loop should be stopped by the limit.
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
