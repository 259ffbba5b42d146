"""Apps in separate processes: misbehaviour affects only its own session."""

import json
import os
import random
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kennel_server import PROGRAM, EventReader, facts, find, runs, settled, texts
from scripted_bff import hang
from page import device, expect_no_sideways_scroll, is_inert, retry_button, session_of

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))


@pytest.fixture
def start(own_kennel):
    """Starts the app that can misbehave in every way, in a number of processes."""
    def start(worlds, *options):
        return own_kennel(
            "--worlds", str(worlds), "--inputs-per-second", "10000", *options, program=CRASHING_APP)
    return start


def opened(server):
    """Returns a session on the screen with a button for each misbehaviour."""
    session = server.open(screen="/ways")
    session.until(lambda now: find(now, "Count") and settled(now))
    return session


def count(session, times):
    """Taps several times, and expects each tap to be counted."""
    counted = lambda now: [int(text.split()[1]) for text in texts(now) if text.startswith("counted")]
    [before] = counted(session.until(counted))  # its process may have been killed just now
    view = find(session.snapshot(), "Count")
    for _ in range(times):
        assert session.send(type="tap", view=view).status == 202
    session.until(lambda now: f"counted {before + times}" in texts(now))


def recover(session, way):
    """Recovers a session from a crash, and returns its snapshot."""
    answer = session.server.ask("POST", f"{session.path}/recovery", {"way": way}, timeout=60)
    assert answer.status == 200, answer
    return answer.json["phase"]


def world_processes(server):
    """Returns the processes that the server started for its apps."""
    children = subprocess.run(
        ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True).stdout.split()
    return [int(child) for child in children if b"\0world\0" in command(child)]


def command(process):
    """Returns the command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.mark.parametrize("how, words", [
    ("trap", "GoWrong.swift"), ("index", "GoWrong.swift"), ("overflow", "GoWrong.swift"), ("loop", "did not return"),
    ("memory", "allocate"), ("killed", "signal 9, possibly because"), ("exit", "ended its process with status 0"), ("close", "ended its process"),
    ("garbage", "invalid message"),
])
def test_nobody_else_notices_what_one_app_does_wrong(start, how, words):
    # Only the endless loop should be stopped by the limit; taking all memory needs time on a busy machine.
    server = start(1, "--turn-limit", "3" if how == "loop" else "30")
    others = [opened(server) for _ in range(10)]
    for session in others:
        count(session, 3)
    before = [facts(session.snapshot()) for session in others]
    streams = [session.stream() for session in others]
    guilty = opened(server)
    told = guilty.stream()
    there = guilty.snapshot()
    answer = server.ask("POST", f"{guilty.path}/inputs", {"type": "tap", "view": find(there, how)}, timeout=60)
    assert answer.status == 409 and answer.is_problem and answer.json["type"].endswith(":crashed"), answer
    assert words in answer.json["detail"]
    crash = None
    while crash is None:
        crash = json.loads(told.next("patch", timeout=60)["data"]).get("crash")
    assert crash["label"] == f'tap "{how}"' and crash["input"] == there["input"] + 1
    assert words in crash["message"] or any(words in frame.get("file", "") for frame in crash["frames"])
    now = guilty.snapshot()
    assert now["session"]["phase"] == "crashed" and now["crash"] == crash and now["tree"] == there["tree"]
    assert recover(guilty, "before") == "live"
    count(guilty, 1)

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
    assert server.ask("DELETE", f"/api/sessions/{shown}").status == 204  # its replay would crash


def of_app(snapshot):
    """Returns the parts of a snapshot about the app, the same for every client."""
    return {name: value for name, value in facts(snapshot).items() if name != "session"}


def seen_by_watchers(session):
    """The same by the watch link, because the user in control gets a response that is made at the request."""
    return of_app(session.server.ask("GET", f"/api/sessions/{session.watch}", timeout=60).json)


@pytest.mark.parametrize("worlds", ["1", "each"])
def test_a_look_that_the_app_does_not_survive_fails_alone(own_kennel, tmp_path, worlds):
    trap = tmp_path / "trap"
    server = own_kennel("--worlds", worlds, program=CRASHING_APP, environment={"CRASHING_APP_TRAP": str(trap)})
    other, shy = opened(server), server.open(screen="/shy")
    shy.until(lambda now: find(now, "Count") and settled(now))
    count(other, 3)
    count(shy, 2)
    last = shy.snapshot()["input"]
    assert server.ask("GET", f"{shy.path}/steps/{last}", timeout=60).status == 200
    shy.fail()  # an input without viewers
    before = [seen_by_watchers(session) for session in (other, shy)]

    def trapped(path, kind):
        shy.fail()  # its world runs, and the cached response is outdated
        trap.touch()
        answer = server.ask("GET", path, timeout=60)
        assert answer.status == 500 and answer.is_problem and answer.json["type"].endswith(kind), answer
        assert not trap.exists()
        assert "Shy.swift" in answer.json["detail"] and "nobody was to look here" in answer.json["detail"]
        again = server.ask("GET", path, timeout=60)
        assert again.status == 200, again
        return again.json

    assert trapped(f"{shy.path}/steps/{last + 1}", ":step-crashed")["snapshot"]["tree"] == before[1]["tree"]
    assert trapped(shy.path, ":look-crashed")["tree"] == before[1]["tree"]
    recording = server.ask("GET", f"{shy.path}/recording").body
    shown = server.ask("POST", "/api/recordings", recording, {"Content-Type": "application/x-ndjson"}).json
    # its replay is loaded by now
    assert server.ask("GET", f"/api/sessions/{shown['id']}/steps/1", timeout=60).status == 200
    assert trapped(f"/api/sessions/{shown['id']}", ":look-crashed")["session"]["phase"] == "recording"

    assert of_app(other.snapshot()) == before[0] and shy.snapshot()["tree"] == before[1]["tree"]
    shy.fail()  # the cached response is outdated
    trap.touch()
    shared = EventReader(server, f"/api/events?session={shy.name}")
    gone = json.loads(shared.next("gone", timeout=60)["data"])
    assert gone["session"] == shy.name and gone["type"].endswith(":look-crashed")
    shared.close()
    for session in (other, shy):
        count(session, 1)


def test_a_process_that_is_killed_for_one_session_while_it_is_rebuilt_stops_that_one(own_kennel, tmp_path):
    trap = tmp_path / "trap"
    server = own_kennel(
        "--worlds", "1", "--data", str(tmp_path / "data"), program=CRASHING_APP,
        environment={"CRASHING_APP_KILLED": str(trap)})
    other, guilty = opened(server), opened(server)
    count(other, 3)
    before = facts(other.snapshot())
    pressed = guilty.send(type="tap", view=find(guilty.snapshot(), "killed"))
    assert pressed.status == 202, "there is memory for it"
    count(guilty, 2)
    trap.touch()
    [first, *_] = world_processes(server)
    os.kill(first, signal.SIGKILL)
    now = guilty.until(lambda now: now["session"]["phase"] == "crashed", timeout=60)
    assert now["crash"]["input"] == pressed.json["input"] and now["crash"]["recorded"] == pressed.json["input"] + 2
    assert "signal 9, possibly because" in now["crash"]["message"]
    assert facts(other.snapshot()) == before
    count(other, 1)
    trap.unlink()
    assert server.ask("POST", f"{guilty.path}/restart").status == 204
    guilty.until(lambda now: "counted 2" in texts(now))


def test_world_processes_end_with_their_server(start):
    server = start(2)
    opened(server)
    processes = world_processes(server)
    assert len(processes) >= 2
    server.kill()
    end = time.monotonic() + 10
    while running := [process for process in processes if runs(process)]:
        assert time.monotonic() < end, f"these go on: {running}"
        time.sleep(0.02)


def test_a_crash_is_seen_in_its_own_session_and_gone_on_from(start, visit, tmp_path):
    data = ("--data", str(tmp_path / "data"))
    server = start(2, *data)
    others = [opened(server) for _ in range(4)]
    pages = [visit(f"?session={session.name}&embed", at=server) for session in others]
    guilty = server.open(screen="/fails", controller="Fragile")
    page = visit(f"?session={guilty.name}", at=server)
    watcher = visit(f"?watch={guilty.watch}", at=server, width=390, height=844, locale="pt-BR")
    for attempt in (2, 3):
        retry_button(page).click()
        guilty.until(lambda now: now["retries"] and now["retries"][0]["attempt"] == attempt)
    retry_button(page).click()
    report = page.get_by_test_id("crash")
    expect(report.get_by_role("heading", name="The app crashed")).to_be_visible(timeout=60_000)
    expect(report).to_contain_text("FragileNavigationController.swift:14")
    expect(report).to_contain_text('tap "Retry"')  # and the animation after it, whose end ran the retry
    expect(page.get_by_test_id("springboard")).to_contain_text("The app crashed")
    assert is_inert(device(page))
    expect(page.locator(".step[data-kind=crash]")).to_have_count(1)

    for session, other in zip(others, pages):
        device(other).get_by_role("button", name="Count").click()
        expect(device(other).get_by_text("counted 1", exact=True)).to_be_visible()
        assert other.locator(".crash").count() == 0

    seen = watcher.get_by_test_id("crash")
    expect(seen).to_contain_text("FragileNavigationController.swift:14")
    expect(seen.get_by_role("button", name="Copiar relatório")).to_be_visible()
    assert seen.get_by_role("button", name="Tentar de novo").count() == 0
    expect_no_sideways_scroll(watcher)

    report.get_by_role("button", name="Try again").click()
    expect(page.locator(".step[data-kind=crash]")).to_have_count(2, timeout=60_000)
    expect(report).to_be_visible()
    page.reload()
    expect(report).to_contain_text("FragileNavigationController.swift:14")

    server.kill()
    server.start()
    guilty.server = server
    expect(page.locator(".connection")).to_have_attribute("data-state", "live", timeout=30_000)
    expect(report).to_contain_text("FragileNavigationController.swift:14")
    assert guilty.snapshot()["session"]["phase"] == "crashed"
    with page.expect_download() as download:
        report.get_by_role("button", name="Save recording").click()
    assert "FragileNavigationController.swift" in Path(download.value.path()).read_text()

    report.get_by_role("button", name="Continue from before the crash").click()
    expect(report).to_be_hidden()
    expect(retry_button(page)).to_be_visible()  # the state before the press, in a separate session
    assert not is_inert(device(page)) and session_of(page) != guilty.name
    retry_button(page).click()
    expect(report).to_contain_text("FragileNavigationController.swift:14", timeout=60_000)

    assert recover(guilty, "before") == "live"
    expect(watcher.get_by_test_id("crash")).to_be_hidden()
    assert len(guilty.snapshot()["retries"]) == 1, "it was not run, and can be"


@pytest.mark.parametrize("worlds", ["1", "each"])
def test_sessions_beside_one_that_takes_long_go_on_meanwhile(own_kennel, tmp_path, worlds):
    gate = tmp_path / "gate"
    server = own_kennel(
        "--worlds", worlds, "--turn-limit", "600", program=CRASHING_APP, environment={"CRASHING_APP_GATE": str(gate)})
    others, guilty = [opened(server) for _ in range(4)], opened(server)
    view = find(guilty.snapshot(), "slow")
    gate.touch()
    with ThreadPoolExecutor() as pool:
        try:
            slow = pool.submit(server.ask, "POST", f"{guilty.path}/inputs", {"type": "tap", "view": view}, timeout=120)
            for session in others:
                count(session, 2)
            new = opened(server)
            count(new, 1)
            assert not slow.done()
        finally:
            gate.unlink()
        assert slow.result().status == 202, "nothing is wrong with it"
    for session in [*others, new, guilty]:
        count(session, 1)


@pytest.mark.parametrize("worlds", ["1", "each"])
def test_a_look_that_does_not_come_back_is_seen_and_ended_and_fails_alone(own_kennel, tmp_path, worlds):
    trap = tmp_path / "trap"
    server = own_kennel(
        "--worlds", worlds, "--turn-limit", "1", program=CRASHING_APP, environment={"CRASHING_APP_TRAP": str(trap)})
    other, shy = opened(server), server.open(screen="/shy")
    shy.until(lambda now: find(now, "Count") and settled(now))
    count(other, 3)
    last = shy.snapshot()["input"]
    assert server.ask("GET", f"{shy.path}/steps/{last}", timeout=60).status == 200
    shy.fail()  # an input without viewers
    before = [seen_by_watchers(session) for session in (other, shy)]
    for path, kind in [(f"{shy.path}/steps/{last + 1}", ":step-crashed"), (shy.path, ":look-crashed")]:
        shy.fail()  # its world runs, and the cached response is outdated
        trap.write_text("loop")
        with ThreadPoolExecutor() as pool:
            look = pool.submit(server.ask, "GET", path, timeout=60)
            seen = {server.ask("GET", "/healthz").status}
            while not look.done():
                seen.add(server.ask("GET", "/healthz").status)
                wait([look], timeout=0.02)
        answer = look.result()
        assert answer.status == 500 and answer.json["type"].endswith(kind), answer
        assert "did not return within 1 s" in answer.json["detail"]
        assert 503 in seen, "it was seen while it hung"
        assert server.ask("GET", "/healthz").status == 200
    assert of_app(other.snapshot()) == before[0] and shy.snapshot()["tree"] == before[1]["tree"]
    for session in (other, shy):
        count(session, 1)


def files(process):
    """Returns the open files of a process, by descriptor."""
    found = {}
    for entry in Path(f"/proc/{process}/fd").iterdir():
        try:
            found[int(entry.name)] = os.readlink(entry)
        except OSError:
            pass  # closed meanwhile
    return found


def offspring(server):
    """Returns all descendants of the server: worlds, fork servers, and their processes."""
    found, waiting = [], [server.process.pid]
    while waiting:
        said = subprocess.run(["pgrep", "-P", str(waiting.pop())], capture_output=True, text=True).stdout.split()
        found += map(int, said)
        waiting += map(int, said)
    return found


@pytest.mark.parametrize("worlds", ["2", "each"])
def test_no_process_of_an_app_holds_a_file_of_the_server_or_of_another(own_kennel, bff, tmp_path, worlds):
    bff.on("/a", hang)
    server = own_kennel("--data", str(tmp_path / "data"), "--worlds", worlds, program=CRASHING_APP)
    waiting = server.open(bff=bff.address, screen="/a")
    waiting.until(lambda now: bff.asked("/a") == 1)
    stream = waiting.stream()
    sessions = [opened(server) for _ in range(4)]
    for process in offspring(server)[:2] if worlds == "2" else []:
        os.kill(process, signal.SIGKILL)  # others replace it, because port and journal exist now
    for session in sessions:
        count(session, 2)
    own = files(server.process.pid)
    listening = [line.split()[9] for line in Path("/proc/net/tcp").read_text().splitlines()[1:] if line.split()[3] == "0A"]
    assert any(f"socket:[{inode}]" in own.values() for inode in listening), "the port is seen"
    assert any(name.endswith("sessions.sqlite") for name in own.values()), "and the journal"
    processes = offspring(server)
    assert len(processes) >= (3 if worlds == "2" else 6)
    known = {name for name in own.values() if name.startswith(("socket:", "pipe:", "/")) and name != "/dev/null"}
    for process in processes:
        held = {name for number, name in files(process).items() if number > 2 and name != "/dev/null"}
        assert not held & known, f"{process} holds what is the server's"
        assert not any(name.startswith("/") for name in held), held
        known |= {name for name in held if name.startswith(("socket:", "pipe:"))}
    stream.close()
