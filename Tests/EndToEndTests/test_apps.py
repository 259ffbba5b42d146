"""A server that opens sessions in its own build and in other builds."""

import subprocess
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from kennel_server import PROGRAM, KennelServer, texts
from page import device

OTHER = str(Path(PROGRAM).with_name("CrashingApp"))


@pytest.fixture
def server(own_kennel):
    return own_kennel("--app", f"old={OTHER}", "--no-delays")


def test_sessions_run_in_the_app_they_ask_for(server):
    listed = server.ask("GET", "/api/apps").json
    assert [(app["name"], app["program"], app["state"]) for app in listed] == [
        (None, "kennel", "ready"), ("old", "CrashingApp", "ready")]
    assert len({app["version"] for app in listed}) == 1

    own, old = server.open(screen="/about"), server.open(app="old", controller="Crashing")
    assert "app" not in own.snapshot()["session"]["configuration"]
    assert old.snapshot()["session"]["configuration"]["app"] == "old"
    controllers = {app: [entry["id"] for entry in server.ask("GET", f"/api/controllers?app={app}").json]
                   for app in ("", "old")}
    assert controllers["old"] == [None, "Crashing", "Fragile"]
    assert "Crashing" not in controllers[""] and len(controllers[""]) > 2
    assert server.ask("GET", "/api/screens?app=old").json == server.ask("GET", "/api/screens").json
    entries = {entry["watch"]: entry["app"] for entry in server.ask("GET", "/api/sessions").json}
    assert entries[own.watch] == "AppDelegate" and entries[old.watch] == "old"
    old.close()  # the server's own program cannot replay it


def test_an_app_that_is_not_there_is_refused(server):
    for answer in (
        server.ask("POST", "/api/sessions", {"app": "older"}), server.ask("GET", "/api/controllers?app=older"),
        server.ask("GET", "/api/screens?app=older"),
    ):
        assert answer.status == 404 and answer.is_problem
        assert answer.json["type"].endswith("unknown-app")
        assert '"older"' in answer.json["detail"] and '"old"' in answer.json["detail"]


def test_a_recording_keeps_its_app_and_needs_it(server, own_kennel):
    session = server.open(app="old", screen_json='{"_beagleComponent_":"beagle:text","text":"Hello"}')
    session.until(lambda now: "Hello" in texts(now))
    recording = server.ask("GET", f"{session.path}/recording").body
    kind = {"Content-Type": "application/x-ndjson"}
    opened = server.ask("POST", "/api/recordings", recording, kind)
    assert opened.status == 201
    assert server.session(opened.json["id"]).snapshot()["session"]["configuration"]["app"] == "old"
    session.close()  # the server's own program cannot replay it
    alone = own_kennel()
    refused = alone.ask("POST", "/api/recordings", recording, kind)
    assert refused.status == 404 and 'has no app "old"' in refused.json["detail"]
    assert alone.ask("GET", "/api/sessions").json == []


def test_a_recording_of_another_app_is_replayed_by_that_ones_program(server, tmp_path):
    session = server.open(app="old", screen_json='{"_beagleComponent_":"beagle:text","text":"Hello"}')
    session.until(lambda now: "Hello" in texts(now))
    file = tmp_path / "old.kennel"
    file.write_bytes(server.ask("GET", f"{session.path}/recording").body)
    session.close()  # the server's own program cannot replay it

    def replay(*arguments):
        return subprocess.run(
            [PROGRAM, "replay", str(file), *arguments], capture_output=True, text=True, timeout=120)
    refused = replay()
    assert refused.returncode == 65 and refused.stdout.startswith("unreadable: "), refused
    assert 'in the app "old"' in refused.stdout and "--app old=PROGRAM" in refused.stdout
    assert replay("--app", f"older={OTHER}").returncode == 65
    for more in ((), ("--worlds", "0"), ("--worlds", "each")):
        given = replay("--app", f"old={OTHER}", *more)
        assert given.returncode == 0 and given.stdout.startswith("same: "), given
    missing = replay("--app", "old=/nowhere/App")
    assert missing.returncode == 71 and "No such file" in missing.stdout, missing


def test_a_session_whose_app_is_gone_says_so(own_kennel, tmp_path):
    folder = ("--data", str(tmp_path / "data"))
    server = own_kennel("--app", f"old={OTHER}", *folder)
    session = server.open(app="old")
    server.stop()
    server = own_kennel(*folder)
    answer = server.ask("GET", session.path)
    assert "old" in answer.body.decode()


@pytest.mark.parametrize("program, words", [
    ("/nowhere/App", "No such file"), ("/bin/true", "did not start"), ("/bin/cat", "status 1"),
])
def test_a_program_that_is_no_app_is_refused_at_the_start(program, words):
    with pytest.raises(AssertionError, match=words):
        KennelServer("--app", f"old={program}").start()


def test_the_page_has_a_picker_where_there_is_more_than_one(server, kennel, visit):
    page = visit("?screen=/about", at=server)
    picker = page.locator("[data-part=app]")
    expect(picker.locator("option")).to_have_text(["This server’s", "old"])
    expect(picker).to_have_value("")
    picker.select_option("old")
    expect(page.locator(".pick select option[value=Crashing]")).to_be_attached()
    expect(picker).to_have_value("old")
    old = server.session(parse_qs(urlsplit(page.url).query)["session"][0])
    assert old.snapshot()["session"]["configuration"]["app"] == "old"
    old.close()
    page = visit("?app=old", at=server)
    expect(page.locator("[data-part=app]")).to_have_value("old")
    server.session(device(page).get_attribute("data-session")).close()
    page = visit("?screen=/about", at=kennel)
    expect(page.locator(".screen-link").first).to_be_visible()
    expect(page.locator("[data-part=app]")).to_have_count(0)
