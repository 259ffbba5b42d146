"""`kennel dev`: sources change while pages are open, and the pages keep their state. The compiler is a fast stand-in.
"""

import base64
import json
import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kennel_server import PROGRAM, ROOT, EventReader, facts, find, runs, settled, states, texts
from page import device, retry_button, timeline_states
from scripted_bff import Gate
from supervised import CRASHING_APP, Supervised, report


@pytest.fixture
def supervise(tmp_path):
    """Starts `dev`, and ends it after the test."""
    servers = []

    def supervise(program=PROGRAM, *options, **settings):
        servers.append(Supervised(tmp_path, program, *options, **settings))
        return servers[-1].start()
    yield supervise
    for server in servers:
        server.end()


@pytest.fixture
def supervised(supervise):
    return supervise()


def counting(server, times=3):
    """Returns a session with a few inputs and nothing pending."""
    session = server.open(screen="/start")
    view = find(session.until(lambda now: find(now, "Count") and settled(now)), "Count")
    for _ in range(times):
        assert session.send(type="tap", view=view).status == 202
    session.until(lambda now: f"counted {times}" in texts(now))
    return session


def states_told(stream, last):
    """Returns the states of the build until the last one is the given state. Skips reports of progress."""
    told = []
    while not told or told[-1] != last:
        news = report(stream.next("build"))
        if "progress" not in news:
            told.append(news["state"])
    return told


def test_a_page_follows_the_sources_and_never_loses_its_stream(supervised, visit):
    page = visit("?screen=/fails-twice", at=supervised)
    expect(retry_button(page)).to_be_visible()
    seen = timeline_states(page)
    streams = []
    page.on("request", lambda request: streams.append(request.url) if "events" in request.url else None)
    supervised.write("cannotCompile")
    expect(page.locator(".card-title")).to_have_text("Build failed")
    expect(page.locator(".build-errors li")).to_have_count(1)
    expect(page.get_by_text("Sources/App/App.swift:3:5")).to_be_visible()
    expect(page.get_by_text("cannot find 'bike' in scope")).to_be_visible()
    late = visit("?screen=/about", at=supervised)
    expect(late.get_by_text("Sources/App/App.swift:3:5")).to_be_visible()
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    supervised.write("works again")
    expect(page.get_by_text("Session restored: ")).to_be_visible()
    expect(page.locator(".build-errors")).to_have_count(0)
    assert timeline_states(page) == seen
    retry_button(page).click()
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    assert streams == []


@pytest.mark.parametrize("source, words", [
    ("endsAtOnce", "did not start as a Kennel app"), ("isNoApp", "is not a Kennel app")])
def test_a_build_that_does_not_run_replaces_nothing(supervised, visit, source, words):
    page = visit("?screen=/about", at=supervised)
    supervised.write(source)
    expect(page.locator(".card-title")).to_have_text("The new build does not start")
    expect(page.locator(".build-errors")).to_contain_text(words)
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    expect(device(page).get_by_role("heading", name="About")).to_be_visible()
    assert words in supervised.said and "The new build does not run" in supervised.said
    supervised.write("works")
    expect(page.locator(".build-errors")).to_have_count(0)


def test_every_reader_goes_on_in_the_new_build(supervise):
    server = supervise(CRASHING_APP)
    session = counting(server)
    before = facts(session.snapshot())
    owner = session.stream()
    watcher = EventReader(server, f"/api/events?session={session.watch}")
    epoch = report(owner.next("snapshot"))["epoch"]
    watcher.next("snapshot")
    server.build("works again")
    fresh = report(owner.next("snapshot"))
    assert fresh["epoch"] == epoch + 1 and fresh["restored"]["inputs"] == before["input"]
    assert "differsFrom" not in fresh["restored"] and facts(session.snapshot()) == before
    assert report(watcher.next("snapshot"))["data"]["session"]["id"] == session.watch
    session.tap("Count")
    assert report(owner.next("patch"))["input"] == before["input"] + 1
    assert report(watcher.next("patch"))["data"]["input"] == before["input"] + 1
    step = server.ask("GET", f"{session.path}/steps/2")
    server.build("works once more")
    again = server.ask("GET", f"{session.path}/steps/2")
    for answer in (step, again):
        assert answer.status == 200
    assert again.json["snapshot"]["tree"] == step.json["snapshot"]["tree"]


def test_what_is_under_way_stays_under_way(supervise, bff):
    gate = Gate({"_beagleComponent_": "beagle:screenComponent",
                 "child": {"_beagleComponent_": "beagle:text", "text": "at last"}})
    bff.on("/slow", gate)
    server = supervise(CRASHING_APP)
    session = server.open(screen="/slow", bff=bff.address)
    assert gate.arrived.wait(10)
    for round in range(2):
        server.build(f"works {round}")
    assert states(session.snapshot()) == ["started", "started", "started"]
    gate.open()
    session.until(lambda now: "at last" in texts(now))
    assert bff.asked("/slow") == 1


def test_a_build_that_crashes_on_replay_says_whose_session_and_where(supervise):
    server = supervise(CRASHING_APP)
    healthy = counting(server)
    guilty = server.open(screen="/fails", controller="Crashing")
    before = guilty.until(lambda now: "error" in states(now) and settled(now))
    stream, told = healthy.stream(), guilty.stream()
    server.build("crashes")
    now = report(told.next("snapshot"))
    while now["session"]["phase"] != "crashed":
        now = report(told.next("snapshot"))
    assert now["crash"]["input"] == 2 and now["crash"]["recorded"] >= 2
    assert any("CrashingNavigationController.swift" in frame.get("file", "") for frame in now["crash"]["frames"])
    states_told(stream, "ready")
    news = report(stream.next("build"))
    assert news["state"] == "serving"
    [stopped] = news["stopped"]
    assert (stopped["watch"], stopped["screen"]) == (guilty.watch, "/fails")
    assert "at input 2" in stopped["reason"] and "CrashingNavigationController.swift" in stopped["reason"]
    assert f"/?watch={guilty.watch}" in server.said and "1 of 2 sessions" in server.said
    healthy.tap("Count")
    # Its inputs are recorded, and the next build restores the session.
    server.build("works")
    assert facts(guilty.snapshot())["tree"] == before["tree"]
    assert guilty.snapshot()["session"]["phase"] == "live"


def test_what_changes_during_a_build_is_built_after_it(supervised):
    session = supervised.open(screen="/about")
    stream = session.stream()
    count = supervised.builds
    supervised.write("isSlow cannotCompile")
    states_told(stream, "building")
    while supervised.builds == count:
        time.sleep(0.02)
    supervised.write("works")
    (supervised.folder / "go").touch()
    assert states_told(stream, "serving") == ["failed", "building", "ready", "serving"]
    # The build folder is requested once, not after each build.
    assert supervised.builds > 1 and (supervised.folder / "places").read_text().count("asked") == 1


def test_sessions_that_are_put_aside_come_back_in_the_new_build(supervise, tmp_path):
    server = supervise(CRASHING_APP, "--data", str(tmp_path / "data"), "--idle", "1")
    session = counting(server)
    end = time.monotonic() + 20
    while server.ask("GET", "/api/sessions").json[0]["phase"] != "parked":
        assert time.monotonic() < end
        time.sleep(0.1)
    server.build("works again")
    assert server.said.count("runs 0 of 0 sessions") == 2
    assert "counted 3" in texts(session.snapshot())


def test_the_backend_of_the_app_is_the_new_builds(supervise):
    server = supervise(CRASHING_APP)
    session = counting(server)
    described = json.loads(subprocess.run([CRASHING_APP, "backend"], capture_output=True, check=True).stdout)
    answer = described["answers"]["/start"][0]
    answer["body"] = base64.b64encode(base64.b64decode(answer["body"]).replace(b"counted", b"tallied")).decode()
    described["screens"] = [{"path": "/start", "title": "Tallying", "note": "", "group": "New", "notes": {}}]
    (server.folder / "backend.json").write_text(json.dumps(described))
    server.build("serves")
    assert "counted 3" in texts(session.snapshot())
    server.open(screen="/start").until(lambda now: "tallied 0" in texts(now))
    assert [screen["title"] for screen in server.ask("GET", "/api/screens").json] == ["Tallying"]


def test_sessions_that_are_opened_during_a_swap_run_in_either_build(supervise):
    server = supervise(CRASHING_APP, "--in-memory")
    sessions = []
    for round in range(3):
        count = server.said.count("The new build runs")
        server.write(f"works {round}")
        while server.said.count("The new build runs") == count:
            sessions.append(server.open(screen="/start"))
            time.sleep(0.02)
    for session in sessions[::5] + sessions[-5:]:
        session.until(lambda now: "counted 0" in texts(now))
    assert server.is_running and " stopped" not in server.said


def test_nobody_stays_behind(supervise):
    server = supervise(CRASHING_APP)
    counting(server)
    server.build("works again")
    processes = server.descendants
    assert len(processes) >= 3
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    end = time.monotonic() + 15
    while any(runs(process) for process in processes):
        assert time.monotonic() < end, "processes outlive their server"
        time.sleep(0.05)


def test_a_world_process_that_is_killed_is_replaced_by_the_same_build(supervise):
    server = supervise(CRASHING_APP)
    session = counting(server)
    server.build("works again")
    for process in server.descendants:
        with suppress(ProcessLookupError):  # the processes of the former build are about to end
            os.kill(process, signal.SIGKILL)
    session.tap("Count")
    session.until(lambda now: "counted 4" in texts(now))


def test_dev_serves_the_program_of_a_package_in_another_folder(supervise):
    server = supervise(product="Rides")
    command = Path(f"/proc/{server.process.pid}/cmdline").read_text().split("\0")
    assert Path(command[0]).name == "Rides" and command[1:3] == ["dev", str(server.folder)]
    session = server.open(screen="/about")
    shown = texts(session.until(lambda now: texts(now) and settled(now)))
    server.build("works again")
    session.until(lambda now: texts(now) == shown)


def test_dev_waits_for_a_change_if_the_first_build_of_another_package_fails(tmp_path):
    server = Supervised(tmp_path, product="Rides")
    server.write("cannotCompile")
    server.launch()
    try:
        server.wait_for("Waiting for the next change")
        assert "cannot find 'bike' in scope" in server.said
        server.write("works")
        server.wait_until_ready()
    finally:
        server.end()


def ran(server, *arguments):
    """Runs a command that ends by itself, in another folder."""
    return subprocess.run(
        [server.program, *arguments], cwd=ROOT, env=server.environment, capture_output=True, text=True, timeout=30)


def test_run_builds_a_package_and_passes_its_arguments_on(tmp_path):
    server = Supervised(tmp_path, product="Rides")
    assert ran(server, "run", tmp_path, "--version").stdout.splitlines()[-1].startswith("Rides ")
    answer = ran(server, "run", tmp_path, "replay", "no.kennel")
    assert answer.returncode == 65 and "no.kennel" in answer.stdout
    server.write("cannotCompile")
    answer = ran(server, "run", tmp_path)
    assert answer.returncode == 1 and "cannot be built; the compiler's errors are above" in answer.stderr
    assert "cannot find 'bike' in scope" in answer.stdout


def test_test_runs_the_tests_of_a_package_where_kennel_was_built(tmp_path):
    server = Supervised(tmp_path, product="Rides")
    answer = ran(server, "test", tmp_path, "--filter", "Offers")
    assert answer.returncode == 7, answer.stderr
    words = (tmp_path / "tested").read_text().split()
    assert words[:3] == ["test", "--package-path", str(tmp_path)] and words[-2:] == ["--filter", "Offers"]
    assert words[words.index("--scratch-path") + 1] == str(Path(PROGRAM).resolve().parents[2])


def test_run_needs_a_package_with_one_program(tmp_path):
    server = Supervised(tmp_path, product="Rides")
    for arguments, words in [
            ((tmp_path / "no",), "there is no Package.swift in"),
            ((tmp_path, "--product", "Walks"), "the package has no executable Walks; it has Rides")]:
        answer = ran(server, "run", *arguments)
        assert answer.returncode == 1 and words in answer.stderr
    server.environment["PRODUCT"] = 'Rides","type":"executable"},{"name":"Walks'
    answer = ran(server, "run", tmp_path)
    assert answer.returncode == 1 and "the package has the executables Rides, Walks; choose one with --product" in answer.stderr


def test_the_link_in_a_package_means_that_package(tmp_path):
    kennel, app, path = tmp_path / "kennel", tmp_path / "App", tmp_path / "bin"
    for file, text in {
            kennel / "scripts/kennel": (ROOT / "scripts/kennel").read_text(),
            kennel / "scripts/setup": "#!/bin/sh\n",
            kennel / ".build/release/kennel": '#!/bin/sh\necho "$@"\n',
            path / "swift": '#!/bin/sh\necho "$@"\n'}.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)
    app.mkdir()
    (app / "kennel").symlink_to("../kennel/scripts/kennel")
    for program, arguments, passed in [
            (app / "kennel", ["dev", "--port", "9"], ["dev", str(app), "--port", "9"]),
            (app / "kennel", ["test"], ["test", str(app)]),
            (app / "kennel", ["run", "replay", "bug.kennel"], ["run", str(app), "replay", "bug.kennel"]),
            (app / "kennel", ["new", "../Rides"], ["new", "../Rides"]),
            (kennel / "scripts/kennel", ["dev", "--port", "9"], ["dev", "--port", "9"])]:
        answer = subprocess.run(
            [program, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=20,
            env={**os.environ, "PATH": f"{path}:{os.environ['PATH']}"})
        assert answer.stdout.split() == passed, answer.stderr
        assert f"--package-path {kennel}" in answer.stderr


def test_dev_says_what_it_lacks(tmp_path):
    for arguments, words in [
            ((), "there is no Package.swift here"), (("--worlds", "0"), "set --worlds to 1 or more")]:
        answer = subprocess.run([PROGRAM, "dev", *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=20)
        assert answer.returncode != 0 and words in answer.stderr
    assert not list(tmp_path.iterdir())
