"""Sessions survive their server: no acknowledged input is lost, and none is applied twice."""

import json
import random
import re
import sqlite3
import subprocess
import time

import pytest
from playwright.sync_api import expect

from kennel_server import PROGRAM, EventReader, facts, find, states, texts
from page import device, retry_button, timeline_states
from scripted_bff import hang, screen
from test_random_walk import press_something


@pytest.fixture
def recording(own_kennel, tmp_path):
    """Starts a server that records, at its former port if it had one."""
    def start(before=None, *options):
        return own_kennel("--data", str(tmp_path / "data"), *options, port=before.port if before else 0)
    return start


def again(recording, server, session):
    """Kills the server, and starts another one with the session."""
    server.kill()
    successor = recording(server)
    session.server = successor
    return successor


def test_an_error_and_its_old_retry_outlive_the_server(recording):
    server = recording()
    session = server.open(screen="/fails-twice")
    before = session.until(lambda now: find(now, "Retry"))
    server = again(recording, server, session)
    after = session.snapshot()
    assert facts(after) == facts(before)
    assert after["restored"]["inputs"] == before["input"] and "differsFrom" not in after["restored"]
    assert session.send(type="retry", retry=before["retries"][0]["id"]).status == 202
    session.until(lambda now: states(now).count("error") == 2)
    spent = session.send(type="retry", retry=before["retries"][0]["id"])
    assert spent.status == 409 and spent.json["type"] == "urn:kennel:problem:spent-retry"
    server = again(recording, server, session)
    # The third request succeeds, whichever servers have sent the others.
    session.tap("Retry")
    session.until(lambda now: "success" in states(now))
    assert states(session.snapshot()).count("error") == 2
    assert server.stop() == 0


def test_the_page_comes_back_by_itself_and_its_old_retry_works(recording, visit, bff):
    bff.on("/a", 500, screen("a", "Here now", title="A"))
    server = recording()
    page = visit(f"?bff={bff.address}&screen=/a", at=server)
    expect(retry_button(page)).to_be_visible()
    seen = timeline_states(page)
    server.kill()
    expect(page.locator(".connection")).to_have_attribute("data-state", "reconnecting")
    recording(server)
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    expect(page.get_by_text("Session restored: ")).to_be_visible()
    assert timeline_states(page) == seen
    retry_button(page).click()
    expect(device(page).get_by_role("heading", name="A")).to_be_visible()
    assert bff.asked("/a") == 2


def test_a_request_that_was_on_its_way_is_interrupted_and_can_be_retried(recording, bff):
    bff.on("/a", hang, screen("a", "Here now"))
    server = recording()
    session = server.open(bff=bff.address, screen="/a")
    assert states(session.until(lambda now: bff.asked("/a") == 1)) == ["started"] * 3
    again(recording, server, session)
    after = session.until(lambda now: "error" in states(now))
    assert after["requests"][0]["error"]["kind"] == "interrupted"
    assert bff.asked("/a") == 1
    session.tap("Retry")
    session.until(lambda now: "Here now" in texts(now))


@pytest.mark.parametrize("seed", range(4))
def test_whatever_was_acknowledged_survives_any_kill(recording, seed):
    """Kills servers during random presses. Acknowledged inputs are there, and the session continues from them."""
    chance = random.Random(f"kill {seed}")
    server = recording()
    session = server.open(screen="/home" if seed % 2 else "/failures")
    for _ in range(10):
        for _ in range(chance.randrange(1, 6)):
            press_something(session, session.snapshot(), chance)
        told = session.snapshot()
        server = again(recording, server, session)
        after = session.snapshot()
        assert after["input"] >= told["input"]
        assert "differsFrom" not in after["restored"]
        assert after["states"][:len(told["states"])] == told["states"]
        assert after["log"][:len(told["log"])] == told["log"]


def test_a_stopped_server_leaves_its_sessions_for_the_next(recording):
    server = recording()
    session = server.open(screen="/about")
    before = session.until(lambda now: "success" in states(now))
    alone, shared = session.stream(), EventReader(server, f"/api/events?session={session.name}")
    assert alone.next("snapshot") and shared.next("snapshot")
    assert server.stop() == 0
    for stream in (alone, shared):
        assert stream.next("stopping") and stream.next() is None
    session.server = recording(server)
    assert texts(session.snapshot()) == texts(before)


def test_a_closed_session_is_gone_for_good(recording):
    server = recording()
    session = server.open(screen="/about")
    session.until(lambda now: "success" in states(now))
    session.close()
    server.kill()
    server = recording(server)
    assert server.ask("GET", f"/api/sessions/{session.name}").status == 404
    assert server.ask("GET", "/api/sessions").json == []


def test_an_idle_session_is_put_aside_and_comes_back(recording):
    server = recording(None, "--idle", "1")
    session = server.open(screen="/about")
    before = session.until(lambda now: "success" in states(now))

    def listed():
        return {entry["watch"]: entry["phase"] for entry in server.ask("GET", "/api/sessions").json}

    end = time.monotonic() + 15
    while listed() != {session.watch: "parked"}:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert texts(session.snapshot()) == texts(before)
    assert listed() == {session.watch: "live"}


def killed_while_rebuilding(server, tmp_path):
    """Simulates that the process ended while it rebuilt its session."""
    server.kill()
    database = sqlite3.connect(tmp_path / "data" / "sessions.sqlite")
    with database:
        for rests, works in [("open", "restoring"), ("recording", "playing")]:
            database.execute("UPDATE session SET state = replace(state, ?, ?)", (rests, works))
    database.close()


def test_a_session_whose_rebuilding_was_interrupted_is_tried_once_more(recording, tmp_path):
    server = recording()
    session = server.open(screen="/about")
    before = session.until(lambda now: "success" in states(now))
    for _ in range(2):
        # The second time counts like the first, because the session was rebuilt in between.
        killed_while_rebuilding(server, tmp_path)
        server = session.server = recording(server)
        assert server.ask("GET", "/api/sessions").json[0]["phase"] == "parked"
        assert texts(session.snapshot()) == texts(before)


def test_many_that_were_interrupted_come_back_together(recording, tmp_path):
    server = recording()
    sessions = [server.open(screen="/about") for _ in range(12)]
    before = [session.until(lambda now: "success" in states(now)) for session in sessions]
    killed_while_rebuilding(server, tmp_path)
    server = recording(server)
    query = "&".join(f"session={session.name}" for session in sessions)
    stream = EventReader(server, f"/api/events?{query}")
    shown = [json.loads(stream.next("snapshot")["data"]) for _ in sessions]
    stream.close()
    assert sorted(snapshot["session"] for snapshot in shown) == sorted(session.name for session in sessions)
    for session, known in zip(sessions, before):
        session.server = server
        assert texts(session.snapshot()) == texts(known)
    server.kill()
    with sqlite3.connect(tmp_path / "data" / "sessions.sqlite") as database:
        assert database.execute("SELECT DISTINCT state FROM session").fetchall() == [("open",)]
    database.close()


def test_a_session_whose_rebuilding_ended_two_processes_is_set_aside(recording, visit, tmp_path):
    server = recording()
    session = server.open(screen="/about")
    session.until(lambda now: "success" in states(now))
    for _ in range(2):
        killed_while_rebuilding(server, tmp_path)
        server = recording(server)
    answer = server.ask("GET", f"/api/sessions/{session.name}")
    assert answer.status == 410 and "twice while it rebuilt this session" in answer.json["detail"]
    assert server.ask("GET", "/api/sessions").json[0]["phase"] == "quarantined"
    page = visit(f"?session={session.name}", at=server, wait=False)
    expect(page.get_by_text("The process ended twice while it rebuilt this session.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save recording").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name.startswith("kennel-about-")
    assert server.ask("GET", f"/api/sessions/{session.watch}/recording").body == saved.read_bytes()
    assert server.ask("GET", "/api/sessions").json[0]["phase"] == "quarantined", "nothing of it runs"
    assert replay(saved).returncode == 0
    lines = saved.read_text().splitlines()
    lines[1] = re.sub('"digest":"[0-9a-f]+"', '"digest":"0123456789abcdef"', lines[1])
    saved.write_text("\n".join(lines))
    differing = replay(saved)
    # On a slow machine, a timer of the opening is an input too.
    assert differing.returncode == 1 and re.search(r"input 1 of \d+", differing.stdout), differing
    assert server.ask("DELETE", f"/api/sessions/{session.watch}").status == 403
    assert server.ask("DELETE", f"/api/sessions/{session.name}").status == 204
    assert server.ask("GET", "/api/sessions").json == []
    assert server.ask("GET", f"/api/sessions/{session.name}").status == 404


def test_a_recording_whose_playing_ended_two_processes_can_still_be_saved(recording, tmp_path):
    server = recording()
    session = server.open(screen="/about")
    session.until(lambda now: "success" in states(now))
    file = server.ask("GET", f"{session.path}/recording").body
    session.close()
    opened = server.ask("POST", "/api/recordings", file, {"Content-Type": "application/x-ndjson"}).json
    kept = server.ask("GET", f"/api/sessions/{opened['id']}/recording").body
    for _ in range(2):
        killed_while_rebuilding(server, tmp_path)
        server = recording(server)
    assert server.ask("GET", f"/api/sessions/{opened['id']}").status == 410
    assert server.ask("GET", f"/api/sessions/{opened['id']}/recording").body == kept


def replay(file):
    return subprocess.run([PROGRAM, "replay", file], capture_output=True, text=True, timeout=60)


def test_two_servers_do_not_share_a_folder(recording):
    recording()
    with pytest.raises(AssertionError, match="is in use by another server"):
        recording()


def test_a_folder_that_cannot_be_used_is_named(own_kennel, tmp_path):
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file" / "data", "/proc/kennel"):
        with pytest.raises(AssertionError, match="cannot be created .* choose another with --data, or --in-memory"):
            own_kennel("--data", str(folder))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "sessions.sqlite").write_bytes(b"no database" * 1000)
    with pytest.raises(AssertionError, match="not a database"):
        own_kennel("--data", str(tmp_path / "data"))
