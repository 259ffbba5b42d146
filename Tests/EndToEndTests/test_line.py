"""The connection between page and server: reloaded, shared, cut, silent, and a server that is restarted."""

import re
import signal

import pytest
from playwright.sync_api import expect

from kennel_server import acts, find, states
from page import (
    connection, device, drawn_states, expect_timeline_states, heading, retry_button, session_of, timeline_states, until)
from scripted_bff import Gate, push_view, screen

PANELS = re.compile(r"/js/side-side\.\w+\.js$")  # a joined file of the server


def test_reloading_keeps_the_session_and_asks_nothing(visit, kennel, bff):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", screen("b", "Second"))
    page = visit(f"?bff={bff.address}&screen=/a")
    device(page).get_by_role("button", name="Go").click()
    expect(heading(page, "B")).to_be_visible()
    session = kennel.session(session_of(page))
    before = (session_of(page), drawn_states(page, session), acts(session.snapshot()))
    assert page.url.endswith(f"?session={before[0]}")
    page.reload()
    expect(heading(page, "B")).to_be_visible()
    expect(device(page).get_by_text("Second")).to_be_visible()
    expect(page.locator(".step[data-kind=success]")).to_have_count(4)
    assert (session_of(page), drawn_states(page, session), acts(session.snapshot())) == before
    assert bff.requests == ["/a", "/b"]
    device(page).get_by_role("button", name="Back").click()
    expect(heading(page, "A")).to_be_visible()


def test_an_error_outlives_a_reload_and_its_retry_still_works(visit, bff):
    bff.on("/a", 500, screen("a", title="There"))
    page = visit(f"?bff={bff.address}&screen=/a")
    expect(retry_button(page)).to_be_visible()
    page.reload()
    expect(retry_button(page)).to_be_visible()
    retry_button(page).click()
    expect(heading(page, "There")).to_be_visible()
    assert bff.asked("/a") == 2


def test_two_tabs_on_one_session_agree(visit, kennel, bff):
    gate = Gate(screen("b", "Second"))
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", 500, gate)
    one = visit(f"?bff={bff.address}&screen=/a")
    two = visit(f"?session={session_of(one)}", context=one.context)
    other = visit(f"?session={session_of(one)}")  # another browser
    device(one).get_by_role("button", name="Go").click()
    for page in (one, two, other):
        expect(device(page).get_by_role("alertdialog", name="Error")).to_be_visible()
    retry_button(two).click()
    assert gate.arrived.wait(5)
    for page in (one, two, other):
        expect(device(page).get_by_role("progressbar")).to_be_visible()
        expect(retry_button(page)).to_be_hidden()
    gate.open()
    for page in (one, two, other):
        expect(heading(page, "B")).to_be_visible()
    device(other).get_by_role("button", name="Back").click()
    for page in (one, two, other):
        expect(heading(page, "A")).to_be_visible()
        expect(device(page).get_by_role("progressbar")).to_be_hidden()
    states = [[entry["n"], entry["state"]] for entry in kennel.session(session_of(one)).snapshot()["states"]]
    for page in (one, two, other):
        expect_timeline_states(page, states)
    assert bff.requests == ["/a", "/b", "/b"]


def follow(page):
    """Records every state of the connection, so that the test detects a reload or a wrong state."""
    return page.evaluate_handle("""() => { const seen = []; const element = document.querySelector('.connection')
        const look = () => { if (seen.at(-1) !== element.dataset.state) seen.push(element.dataset.state) }
        look(); new MutationObserver(look).observe(element, { attributes: true }); return seen }""")


@pytest.mark.parametrize("how", ["cut", "silence"])
def test_a_line_that_breaks_and_comes_back_misses_no_state(visit, kennel, bff, line, how):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", 500, 500, screen("b", "Second"))
    wire = line(kennel)
    page = visit(f"?bff={bff.address}&screen=/a", at=wire)
    expect(connection(page)).to_have_text("live")
    seen = follow(page)
    session = kennel.session(session_of(page))
    getattr(wire, how)()
    # Meanwhile another client causes two failures and a success.
    session.tap("Go")
    session.tap("Retry")
    session.until(lambda now: states(now).count("error") == 2)
    session.tap("Retry")
    session.until(lambda now: states(now)[-4:] == ["success", "finished"] * 2)
    if how == "cut":
        expect(connection(page)).to_have_text("reconnecting")
        assert page.evaluate("document.querySelector('[data-testid=device]').inert")
    wire.restore()
    expect(heading(page, "B")).to_be_visible(timeout=30000)
    expect(connection(page)).to_have_text("live")
    expect(page.locator(".step[data-kind=success]")).to_have_count(4)
    told = [[entry["n"], entry["state"]] for entry in session.snapshot()["states"]]
    assert timeline_states(page) == told
    assert seen.json_value() == (["live", "reconnecting", "live"] if how == "cut" else ["live"])
    device(page).get_by_role("button", name="Back").click()
    expect(heading(page, "A")).to_be_visible()


def test_a_press_while_the_line_is_down_is_kept_or_refused_and_never_doubled(visit, kennel, bff, line):
    bff.on("/a", 500, screen("a", title="There"))
    wire = line(kennel)
    page = visit(f"?bff={bff.address}&screen=/a", at=wire)
    expect(retry_button(page)).to_be_visible()
    wire.cut()
    retry_button(page).click()
    expect(connection(page)).to_have_text("reconnecting")
    wire.restore()
    expect(connection(page)).to_have_text("live", timeout=30000)
    expect(heading(page, "There")).to_be_visible()
    assert bff.asked("/a") == 2


def test_offline_is_said_and_online_catches_up(visit, kennel, bff):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", screen("b"))
    page = visit(f"?bff={bff.address}&screen=/a")
    session = kennel.session(session_of(page))
    expect(connection(page)).to_have_text("live")
    page.context.set_offline(True)
    expect(connection(page)).to_have_text("reconnecting")
    session.tap("Go")
    session.until(lambda now: states(now)[-4:] == ["success", "finished"] * 2)
    page.context.set_offline(False)
    expect(heading(page, "B")).to_be_visible()
    expect(connection(page)).to_have_text("live")
    expect(page.locator(".step[data-kind=success]")).to_have_count(4)
    assert timeline_states(page) == [[entry["n"], entry["state"]] for entry in session.snapshot()["states"]]


def test_a_server_that_stalls_is_waited_for(visit, own_kennel, bff):
    bff.on("/a", 500, screen("a", title="There"))
    server = own_kennel()
    page = visit(f"?bff={bff.address}&screen=/a", at=server)
    expect(retry_button(page)).to_be_visible()
    server.freeze()
    retry_button(page).click()
    expect(device(page).get_by_role("button", name="Retrying…")).to_be_visible()
    server.thaw()
    expect(heading(page, "There")).to_be_visible()
    assert bff.asked("/a") == 2


def test_a_server_that_was_killed_and_is_back_has_forgotten_and_says_so(visit, own_kennel):
    server = own_kennel()
    page = visit("?screen=/about", at=server)
    other = visit("?screen=/bikes", at=server, context=page.context)
    page.evaluate("window.isTheSamePage = true")
    for tab, name in ((page, "About"), (other, "Bicycles")):
        expect(heading(tab, name)).to_be_visible()
    server.kill()
    for tab in (page, other):
        expect(connection(tab)).to_have_text("reconnecting")
        expect(tab.get_by_text("Connection lost.")).to_be_visible()
        expect(device(tab).get_by_role("heading").first).to_be_visible()
        assert tab.evaluate("document.querySelector('[data-testid=device]').inert")
    server.start()
    for tab, name in ((page, "About"), (other, "Bicycles")):
        expect(tab.get_by_text("This session no longer exists")).to_be_visible(timeout=30000)
        tab.get_by_role("button", name="Open again").click()
        expect(heading(tab, name)).to_be_visible()
        expect(connection(tab)).to_have_text("live")
        expect(tab.get_by_text("This session no longer exists")).to_be_hidden()
    assert page.evaluate("window.isTheSamePage"), "the page reloaded itself"


def test_panels_that_were_on_their_way_when_the_server_died_come_with_the_next(browser, own_kennel, tmp_path):
    """The next server may start before the page notices that the first is gone."""
    options = ("--data", str(tmp_path / "data"))
    server = own_kennel(*options)
    context = browser.new_context()
    page = context.new_page()
    page.route(PANELS, lambda route: route.abort())
    with page.expect_console_message(lambda message: "panels could not be loaded" in message.text):
        page.goto(server.address + "?screen=/about")
    page.unroute(PANELS)
    server.kill()
    own_kennel(*options, port=server.port)
    expect(page.locator(".step").first).to_be_visible()
    context.close()


def test_a_server_that_is_told_to_stop_ends_streams_in_order(visit, own_kennel):
    server = own_kennel()
    page = visit("?screen=/about", at=server)
    plain = server.open().stream()
    assert plain.next("snapshot")
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=5) == 0
    assert plain.next("ended")
    assert plain.next() is None
    expect(page.get_by_text("This session has ended.")).to_be_visible()
    expect(page.get_by_text("the server is stopping")).to_be_visible()
    expect(heading(page, "About")).to_be_visible()
    page.get_by_role("button", name="Open again").click()
    expect(page.get_by_text("The server does not respond.")).to_be_visible()
    server.start()
    page.get_by_role("button", name="Try again").click()
    expect(heading(page, "About")).to_be_visible()
    expect(connection(page)).to_have_text("live")


def test_eight_tabs_with_eight_sessions_work_in_one_browser(visit, bff):
    first = visit("?screen=/about")
    tabs = [first]
    for number in range(1, 8):
        bff.on(f"/{number}", 500, screen(f"s{number}", title=f"Number {number}"))
        tabs.append(visit(f"?bff={bff.address}&screen=/{number}", context=first.context))
    assert len({session_of(tab) for tab in tabs}) == 8
    for number in range(7, 0, -1):
        retry_button(tabs[number]).click()
    for number in range(1, 8):
        expect(heading(tabs[number], f"Number {number}")).to_be_visible()
        expect(connection(tabs[number])).to_have_text("live")
    for tab in tabs[:4]:
        tab.close()
    expect(heading(tabs[7], "Number 7")).to_be_visible()
    assert tabs[7].evaluate("fetch('/healthz').then((answer) => answer.status)") == 200


def test_a_session_that_is_closed_is_said_to_have_ended(visit, kennel):
    page = visit("?screen=/about")
    name = session_of(page)
    assert kennel.session(name).close().status == 204
    expect(page.get_by_text("This session has ended.")).to_be_visible()
    page.get_by_role("button", name="Open again").click()
    expect(page.get_by_text("This session has ended.")).to_be_hidden()
    expect(heading(page, "About")).to_be_visible()
    assert session_of(page) != name
    page.go_back()
    expect(page.get_by_text("This session no longer exists")).to_be_visible()


def test_a_stream_resumes_where_it_was_cut(kennel, bff):
    bff.on("/a", 500, 500)
    session = kennel.open(bff=bff.address, screen="/a")
    session.until(lambda now: find(now, "Retry"))
    reader = session.stream()
    last = reader.next("snapshot")["id"]
    reader.close()
    session.tap("Retry")
    session.until(lambda now: states(now).count("error") == 2)
    again = session.stream(last=last)
    epoch, at = last.split(".")
    missed = [again.next()]
    while missed[-1]["event"] != "state" or '"finished"' not in missed[-1]["data"]:
        missed.append(again.next())
    assert [event["event"] for event in missed].count("state") == 3
    assert all(event["event"] != "snapshot" for event in missed)
    assert [event["id"] for event in missed] == [f"{epoch}.{int(at) + step}" for step in range(1, len(missed) + 1)]
    # A former life of the session cannot be resumed.
    assert session.stream(last=f"{int(epoch) + 7}.{at}").next()["event"] == "snapshot"
    assert session.stream(last="nonsense").next()["event"] == "snapshot"


def test_navigation_history_leads_back_to_the_session_before(visit):
    page = visit("?screen=/about")
    first = session_of(page)
    page.get_by_role("link", name="Stations").click()
    expect(heading(page, "Stations")).to_be_visible()
    page.go_back()
    expect(heading(page, "About")).to_be_visible()
    assert session_of(page) == first
    page.go_forward()
    expect(heading(page, "Stations")).to_be_visible()
    until(page, "document.querySelector('.connection').dataset.state === 'live'")
