"""The methods of a session: reading, waiting, network faults, earlier steps, files, and checks such as sweeps."""

import asyncio
import contextlib
import json
import re

import pytest

import kennel_client as kennel
from kennel_client import faults
from kennel_client.problems import (
    Malformed, NoDocument, NoSuchStep, NotARecording, NotHeld, StaleRetry, UnknownApp, UnknownRequest, UnknownScript,
    UnknownSession, ViewOnly,
)
from kennel_client.session import is_address


async def test_what_can_be_opened_is_listed(kennel_server):
    apps = await kennel_server.apps()
    assert [(app.name, app.program, app.state) for app in apps] == [(None, "kennel", "ready")]
    assert "/fails-twice" in [screen.path for screen in await kennel_server.screens()]
    assert [each.id for each in await kennel_server.controllers() if each.default] == [None]
    with pytest.raises(UnknownApp, match=r"Server\.apps\(\) lists"):
        await kennel_server.controllers("nothing")


async def test_a_session_is_listed_renamed_attached_to_and_ended(kennel_server):
    async with kennel_server.session(screen="/about") as session:
        await session.rename("Checkout")
        listed, = await kennel_server.sessions(watch=session.watch)
        assert (listed.name, listed.screen, listed.phase) == ("Checkout", "/about", "live")
        assert len(await kennel_server.sessions(limit=1)) == 1
        driven = kennel_server.attach(session.id)
        assert (await driven.snapshot()).session.watch == session.watch
        with pytest.raises(ViewOnly):
            await kennel_server.attach(session.watch).press_back()
        other = kennel_server.attach(session.watch)
        await other.take_control(by="Ana")
        assert other.id != session.id and (await other.snapshot()).session.driver.by == "Ana"
        await other.restart()
        assert await other.get_by_role("heading", name="About").is_visible()
        await other.end()
    with pytest.raises(UnknownSession):
        await session.snapshot()


@pytest.mark.kennel(screen="/fails-twice")
async def test_states_requests_and_lines_are_typed(kennel_session):
    error = await kennel_session.wait_for_state("error")
    assert error.error.reason == "networkError" and error.screen.url == "/fails-twice" and error.retry == "r1"
    assert (await kennel_session.wait_for_state("error", url="/fails-*")) == error
    request = await kennel_session.wait_for_request("/fails-twice", phase="failed", status=500, method="GET")
    assert request.duration > 0 and str(request).startswith("request q1 GET http://127.0.0.1:")
    details = await kennel_session.request(request.id)
    assert details.request.headers["Beagle-Platform"] == "IOS" and json.loads(details.response.body)
    assert [each.id for each in await kennel_session.requests()] == ["q1"]
    assert [each.state for each in await kennel_session.states()][-2:] == ["error", "finished"]
    assert (await kennel_session.log())[0].message == "opens /fails-twice"
    assert "Step 2\n  request q1" in await kennel_session.timeline()
    with pytest.raises(UnknownRequest):
        await kennel_session.request("q9")
    with pytest.raises(kennel.WaitTimeout, match="a request /nothing.*The last entries are: .*state error"):
        await kennel_session.wait_for_request("/nothing", timeout=0.3)
    with pytest.raises(kennel.WaitTimeout, match="the state success"):
        await kennel_session.wait_for_state("success", controller="Other", timeout=0.3)


@pytest.mark.kennel(screen="/fails-twice")
async def test_a_retry_is_run(kennel_session):
    step = await kennel_session.retry()
    assert [each.id for each in await kennel_session.retries()] in ([], ["r2"])
    await kennel_session.wait_for_state("error", after=step)
    await kennel_session.retry("r2")
    await kennel_session.wait_for_state("success")
    with pytest.raises(kennel.WaitTimeout, match="Retries that can be run: none"):
        await kennel_session.retry(timeout=1.5)
    with pytest.raises(StaleRetry):
        await kennel_session.send({"type": "retry", "retry": "r9"})


@pytest.mark.kennel(screen="/home", faults="/home: 503 once")
async def test_fault_rules_are_text_or_typed(kennel_session):
    assert (await kennel_session.wait_for_request("/home", phase="failed")).status == 503
    assert (await kennel_session.faults()).rules[0].used == 1
    kept = await kennel_session.set_faults([faults.status("/home", 500, count=1), faults.delay("*", 20)])
    assert [rule.fault for rule in kept.rules] == ["status", "delay"]
    every = [
        faults.timeout("/a", 5, after=1), faults.no_connection("/a", chance=30, seed=7), faults.offline(),
        faults.malformed_body("/a"), faults.respond("/a", "{}", 404, "text/plain"), faults.throttle("/a", 400, 300, 50),
        faults.pause("/a", "request", expires=True), faults.pause("/a"),
    ]
    assert len((await kennel_session.set_faults(every)).rules) == len(every)
    text = (await kennel_session.faults()).text
    assert "pause on request" in text and "throttle 400 kbit/s" in text
    assert (await kennel_session.set_faults("")).rules == ()
    with pytest.raises(Malformed, match="fault-text|Line 1") as refused:
        await kennel_session.set_faults("/home: exploded")
    assert refused.value.line == 1 and refused.value.reason.startswith("fault-text")


async def test_scripts_are_kept_under_a_name(kennel_server):
    await kennel_server.save_script("friday", "/about: 500 once")
    assert ("friday", 1) in [(each.name, each.rules) for each in await kennel_server.scripts()]
    assert (await kennel_server.script("friday")).text == "/about: 500 once"
    async with kennel_server.session(screen="/about", faults=faults.KeptScript("friday")) as session:
        await session.wait_for_request("/about", status=500)
        assert len((await session.set_faults(faults.KeptScript("friday"))).rules) == 1
    await kennel_server.save_script("friday", [faults.offline()])
    await kennel_server.delete_script("friday")
    with pytest.raises(UnknownScript):
        await kennel_server.script("friday")


async def test_the_network_has_conditions(kennel_session):
    await kennel_session.set_faults("/about: 500")
    for condition in faults.CONDITIONS:
        rules = (await kennel_session.set_network(condition)).rules
        assert [rule.path for rule in rules] == ["*", "/about"], condition
    assert [rule.path for rule in (await kennel_session.set_network(None)).rules] == ["/about"]


@pytest.mark.kennel(screen="/about", faults="/about: pause on response 3 times")
async def test_paused_requests_are_released_changed_dropped_or_failed(kennel_session):
    held = await kennel_session.wait_until_held("/about")
    assert held.held.side == "answer" and not held.is_under_way
    assert [each.id for each in await kennel_session.held()] == [held.id]
    step = await kennel_session.release(held, status=503, body='{"error":"closed"}')
    error = await kennel_session.wait_for_state("error", after=step - 1)
    assert "503" in error.error.message and (await kennel_session.requests())[0].edited.side == "answer"
    await kennel_session.retry()
    step = await kennel_session.fail((await kennel_session.wait_until_held()).id)
    await kennel_session.wait_for_state("error", after=step - 1)
    await kennel_session.retry()
    await kennel_session.drop(await kennel_session.wait_until_held())
    await kennel_session.wait_for_request("/about", phase="failed", after=step + 1, timeout=10)
    with pytest.raises(NotHeld, match=r"Session\.held\(\) lists"):
        await kennel_session.release("q1")


@pytest.mark.kennel(screen="/fails-twice")
async def test_events_are_followed_as_typed_values(kennel_session):
    kinds = []
    async with contextlib.aclosing(kennel_session.events()) as events:
        async for event in events:
            kinds.append(type(event))
            if len(kinds) == 1:
                assert isinstance(event, kennel.Snapshot)
                await kennel_session.retry()
            if isinstance(event, kennel.StateEntry) and event.state == "started":
                break
    assert {kennel.Snapshot, kennel.LogEntry, kennel.StateEntry} <= set(kinds)


@pytest.mark.kennel(screen="/about")
async def test_events_go_on_after_a_position_and_end_with_the_session(kennel_server, kennel_session):
    rest = await kennel_session.wait_for_rest()

    async def follow():
        return [event async for event in kennel_session.events(after=f"{rest.epoch}.{rest.seq}")]
    following = asyncio.create_task(follow())
    await kennel_session.set_device(appearance="dark")
    await kennel_session.wait_until("a dark device", lambda snapshot: snapshot.device.appearance == "dark")
    await kennel_session.end()
    events = await following
    assert isinstance(events[0], kennel.LogEntry) and isinstance(events[-1], kennel.Ended)
    assert any(isinstance(event, kennel.Patch) and event.changes["device"]["appearance"] == "dark" for event in events)


@pytest.mark.kennel(screen="/fails-twice")
async def test_the_past_is_looked_at_branched_and_replayed(kennel_session):
    await kennel_session.get_by_role("button", name="Retry").tap()
    await kennel_session.get_by_role("button", name="Retry").tap()
    last = await kennel_session.wait_for_rest()
    step = await kennel_session.step(2)
    assert (step.step, step.type) == (2, "response") and '+       button "Retry" v18' in step.changes.lines
    assert step.snapshot.session.phase == "recording" and step.of == last.input
    assert (await kennel_session.step(3, since=0)).changes.since == 0
    with pytest.raises(NoSuchStep):
        await kennel_session.step(99)
    assert await kennel_session.replay() == kennel.ReplayReport(last.input) and (await kennel_session.replay()).is_same
    async with await kennel_session.branch(2, faults=[faults.offline()]) as branch:
        await branch.get_by_role("button", name="Retry").tap()
        await branch.get_by_text("Internet connection appears to be offline").wait()
    with pytest.raises(kennel.KennelError, match="A branch takes rules"):
        await kennel_session.branch(2, faults="*: offline")
    await kennel_session.add_note(2, "It should say *Retry*")
    assert (await kennel_session.snapshot()).notes[0].step == 2
    await kennel_session.expect_text(2, "Roda")
    await kennel_session.expect_text(2, "Loading", is_shown=False)
    assert [(note.shows, note.hides) for note in (await kennel_session.snapshot()).notes[1:]] == [("Roda", None), (None, "Loading")]
    await kennel_session.remove_expectation(2, "Roda")
    assert [note.hides for note in (await kennel_session.snapshot()).notes[1:]] == ["Loading"]


@pytest.mark.kennel(screen="/fails-twice")
async def test_a_session_is_written_to_files(kennel_server, kennel_session, tmp_path):
    await kennel_session.wait_for_rest()
    file = await kennel_session.save_recording(tmp_path / "made" / "bug.kennel")
    assert json.loads(file.read_text().splitlines()[0])["kennel"] == "recording"
    assert (await kennel_session.save_export("steps", tmp_path / "steps.md")).read_text().startswith("# Steps")
    assert json.loads(await kennel_session.export("har"))["log"]["entries"][0]["response"]["status"] == 500
    assert "import MyApp" in await kennel_session.export("test", module="MyApp")
    assert (await kennel_session.export("steps", language="pt")).startswith("# Passos")
    async with await kennel_server.open_recording(file) as opened:
        assert (await opened.screen()).text == (await kennel_session.screen()).text
        assert (await opened.snapshot()).session.phase == "recording"
        with pytest.raises(kennel.Problem, match=r"branch it at a step"):
            await opened.get_by_role("button", name="Retry").tap()
    with pytest.raises(NotARecording, match="Line 1"):
        await kennel_server.open_recording(b"nothing\n")


@pytest.mark.kennel(screen="/home")
async def test_pictures_and_layouts_are_read(kennel_session):
    picture = await kennel_session.wait_for_request("*.svg", phase="done")
    assert b"<svg" in await kennel_session.image(picture.id)
    view = await kennel_session.get_by_label("A bicycle on green hills").wait()
    assert (await kennel_session.layout(view.id)).placing
    with pytest.raises(NoDocument):
        await kennel_session.document()


@pytest.mark.kennel(screen="/fails-twice")
async def test_a_sweep_finds_what_is_wrong(kennel_session):
    await kennel_session.wait_for_rest()
    sweep = await kennel_session.sweep(faults=["500", "network"], controllers=[None], seeds=1)
    report = await sweep.wait()
    assert report.is_over and report.done == report.cells > 0
    assert any("After pressing button \"Cancel\" the screen is empty." in each for each in report.findings)
    async with await sweep.open_try(0) as opened:
        assert (await opened.snapshot()).session.phase == "live"
    await sweep.stop()
    with pytest.raises(kennel.WaitTimeout, match="the end of the sweep"):
        await (await kennel_session.sweep(seeds=20)).wait(timeout=0)


@pytest.mark.kennel(screen="/fails-twice")
async def test_recorded_steps_are_compared_under_another_controller(kennel_session):
    await kennel_session.wait_for_rest()
    comparison = await kennel_session.compare(controller="CustomError")
    report = await comparison.wait()
    assert report.differences and report.differences[0].subject in ("screen", "states")
    await comparison.stop()


async def test_two_sessions_do_the_same(kennel_server):
    comparison, left, right = await kennel_server.compare(
        {"controller": "CustomError"}, {"faults": "*: offline"}, screen="/fails-twice",
        device=kennel.Device(appearance="dark"))
    assert (await left.snapshot()).device.appearance == "dark"
    await left.wait_for_state("error")
    await right.get_by_text("offline").wait()
    report = await comparison.wait()
    assert report.left.name == "CustomError" and report.left.id == left.id and report.differences
    await left.end()
    await right.end()


def test_a_url_is_meant_by_its_path_as_a_whole_or_by_a_pattern():
    url = "https://bff.example.com/bikes/1?page=2"
    for wanted in ("/bikes/1", "/bikes/*", "*", "/bikes/1?page=2", "https://bff.example.com/*", re.compile("bikes")):
        assert is_address(wanted, url), wanted
    for unwanted in ("/bikes", "/bikes/1?page=3", "http://*", re.compile("^bikes"), "/[b]ikes/1"):
        assert not is_address(unwanted, url), unwanted

async def test_a_request_is_sent_again_without_the_app(kennel_server):
    async with kennel_server.session(screen="/fails-twice") as session:
        before = await session.wait_for_rest()
        again = await session.resend("q1", headers={"X-Try": "2"})
        assert again.exchange.method == "GET" and again.exchange.response is not None and again.error is None
        assert again.exchange.request.headers == {"X-Try": "2"}
        lost = await session.resend("q1", url="http://127.0.0.1:9/none")
        assert lost.error is not None and lost.exchange.response is None
        assert (await session.snapshot()).input == before.input


async def test_system_events_reach_the_app(kennel_session):
    await kennel_session.send_memory_warning()
    await kennel_session.open_url("shop://cart")
    step = await kennel_session.send_notification({"aps": {"alert": {"title": "Ready"}}})
    assert (await kennel_session.step(step)).label == 'receives the notification "Ready"'
    await kennel_session.set_device(app="background")
    await kennel_session.get_by_role("button", name="Open").tap()
    assert (await kennel_session.snapshot()).device.app is None
