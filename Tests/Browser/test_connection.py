"""The connection between page and server: one stream for all tabs, interrupted and restored, restarted, gone."""

import re

import pytest
from playwright.sync_api import Error, expect

from conftest import device, open_failing, session_of, taps, until, waits


def state(page):
    return page.locator(".connection")


def test_the_indicator_says_live(visit):
    page = visit()
    expect(state(page)).to_have_text("live")


def test_a_cut_greys_the_page_and_a_restored_line_catches_up(visit, server):
    page = visit()
    session = session_of(page, server)
    server.cut()
    expect(state(page)).to_have_text("reconnecting")
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    assert page.evaluate("document.querySelector('[data-testid=device]').inert") is True
    with session.lock:
        session.entry("log", {"kind": "note", "level": "warning", "message": "said while nobody listened"})
        session.app.load("/bikes")
        session.app.flush()
    server.restore()
    expect(state(page)).to_have_text("live", timeout=12000)
    expect(device(page).get_by_text("Dueto")).to_be_visible()
    expect(page.locator(".steps").get_by_text("said while nobody listened")).to_have_count(1)
    assert page.evaluate("document.querySelector('[data-testid=device]').inert") is False


def test_controls_that_need_the_server_are_off_during_a_cut_and_say_why(visit, server):
    page = visit("?screen=/fails-twice", width=1440)
    device(page).get_by_role("button", name="Retry").wait_for()
    controls = [
        page.locator(".tools").get_by_role("button", name="Start over"), page.locator("[data-part=controller]"),
        page.locator("[data-part=open]").get_by_role("button", name="Open"), page.locator(".screen-link").first,
        page.get_by_role("button", name="Add rule"), page.locator(".retry").get_by_role("button"),
    ]
    sessions, inputs = len(server.sessions), len(session_of(page, server).inputs)
    server.cut()
    expect(state(page)).to_have_text("reconnecting")
    said = page.locator(".toast")
    for name in ("deviceScheme", "deviceSize"):
        expect(page.locator(f"[data-part={name}]")).to_be_disabled()
    for control in controls:
        expect(control).to_have_attribute("aria-disabled", "true")
        page.evaluate("document.querySelector('.toast').textContent = ''")
        control.click(force=True)
        expect(said).to_have_text("Not connected. This works again once the page is live.")
    page.evaluate("document.querySelector('.toast').textContent = ''")
    page.locator("[name=screen]").press("Enter")
    expect(said).to_have_text("Not connected. This works again once the page is live.")
    expect(page.locator("[name=screen]")).to_be_focused()
    expect(page.get_by_role("tab", name="Network")).not_to_have_attribute("aria-disabled", "true")
    server.restore()
    expect(state(page)).to_have_text("live", timeout=12000)
    for control in controls:
        expect(control).not_to_have_attribute("aria-disabled", "true")
    assert (len(server.sessions), len(session_of(page, server).inputs)) == (sessions, inputs)
    assert page.locator(".rule").count() == 0


def test_no_state_is_missed_or_doubled_over_a_cut(visit, server):
    page = visit()
    session = session_of(page, server)
    for _ in range(3):
        cut = set(server.streams)
        for stream in cut:
            stream.put(None)
        with session.lock:
            for state_name in ("started", "success", "finished"):
                session.app.state(state_name, "/bikes")
        waits(page, lambda: server.streams and not server.streams & cut)
    count = len(session.states)
    until(page, f"document.querySelectorAll('.step[data-kind=started], .step[data-kind=success], .step[data-kind=finished]').length >= {count}")
    numbers = page.evaluate("Array.from(document.querySelectorAll('.step'), (row) => Number(row.dataset.n))")
    assert sorted(numbers) == list(range(1, session.count + 1))


def test_a_short_cut_is_not_mentioned(visit, server):
    page = visit()
    page.evaluate("""() => { window.seen = new Set(); new MutationObserver(() => window.seen.add(document.querySelector('.connection').dataset.state))
        .observe(document.querySelector('.connection'), { attributes: true }) }""")
    for stream in list(server.streams):
        stream.put(None)
    page.wait_for_timeout(900)
    assert "reconnecting" not in page.evaluate("Array.from(window.seen)")


def test_focus_returns_after_a_cut(visit, server):
    page = visit()
    device(page).get_by_role("button", name="Basket").focus()
    server.cut()
    expect(state(page)).to_have_text("reconnecting")
    assert page.evaluate("document.activeElement !== document.body")
    server.restore()
    expect(state(page)).to_have_text("live", timeout=12000)
    expect(device(page).get_by_role("button", name="Basket")).to_be_focused()


def test_an_input_whose_answer_is_lost_is_sent_again_and_counts_once(visit, server):
    page = open_failing(visit)
    server.refusals = [0]
    # the first response is that to the second attempt
    with page.expect_response(lambda answer: answer.url.endswith("/inputs")):
        device(page).get_by_role("button", name="Retry").click()
    until(page, "document.querySelectorAll('.step[data-kind=request]').length === 2")
    assert len(taps(page, server)) == 1


def test_an_unknown_session_says_so_and_opens_again(visit, server):
    page = visit("?screen=/bikes")
    expect(device(page).get_by_text("Dueto")).to_be_visible()
    server.cut()
    expect(state(page)).to_have_text("reconnecting")
    server.forget()
    server.restore()
    expect(page.get_by_text("This session no longer exists")).to_be_visible(timeout=12000)
    expect(state(page)).to_have_text("gone")
    page.get_by_role("button", name="Open again").click()
    expect(state(page)).to_have_text("live")
    expect(device(page).get_by_text("Dueto")).to_be_visible()


def card(page):
    return page.locator(".card")


def start_over(page):
    page.locator(".tools").get_by_role("button", name="Start over").click()


def test_what_could_not_be_opened_is_opened_once_the_server_is_back(visit, server):
    page = visit()
    former = page.url
    server.cut()
    start_over(page)  # before the page notices
    expect(card(page)).to_contain_text(re.compile("The server does not respond|Connection lost"))
    expect(state(page)).to_have_text("reconnecting")
    server.restore()
    expect(state(page)).to_have_text("live", timeout=12000)
    expect(card(page)).to_be_hidden()
    page.wait_for_function("former => location.href !== former", arg=former)
    expect(state(page)).to_have_text("live")


def test_a_refused_opening_is_put_away(visit, server):
    page = visit()
    page.route("**/api/sessions", lambda route: route.fulfill(status=503, json={"title": "Full", "detail": "Full."}))
    start_over(page)
    expect(card(page)).to_contain_text("Full.")
    card(page).get_by_role("button", name="Close").click()
    expect(card(page)).to_be_hidden()
    expect(device(page)).to_be_focused()


def test_a_recording_that_was_refused_is_no_news_in_the_next_session(visit, server, tmp_path):
    page = visit()
    file = tmp_path / "notes.kennel"
    file.write_text("none")
    page.get_by_role("button", name="Share").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open recording…").click()
    chooser.value.set_files(file)
    expect(card(page)).to_contain_text("Could not open notes.kennel")
    start_over(page)
    expect(card(page)).to_be_hidden()


def test_a_link_to_a_session_that_never_was(visit, server):
    page = visit("?session=nobody", wait=False)
    expect(page.get_by_text("This session no longer exists")).to_be_visible()
    page.locator(".tools").wait_for()
    tools = page.locator(".tools .button, .device-tools :is(button, select)")
    expect(page.get_by_label("Text size")).to_have_value("large")
    assert tools.evaluate_all("all => all.length > 8 && all.every(tool => tool.disabled)")
    page.get_by_role("button", name="Open again").click()
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    until(page, "Array.from(document.querySelectorAll('.tools .button, .device-tools :is(button, select)')).every(tool => !tool.disabled)")


def test_a_session_that_went_takes_its_tools_with_it(visit, server):
    page = visit()
    server.cut()
    expect(state(page)).to_have_text("reconnecting")
    server.forget()
    server.restore()
    expect(state(page)).to_have_text("gone", timeout=12000)
    for name in ("Time travel", "Restart server", "Start over", "Fault sweep"):
        expect(page.locator(".tools").get_by_role("button", name=name)).to_be_disabled()
    expect(page.get_by_label("Text size")).to_be_disabled()
    expect(page.get_by_label("Text size")).to_have_value("large")


def test_an_ended_session_is_said_to_have_ended(visit, server):
    page = visit()
    session_of(page, server).emit("ended", {"reason": "closed"})
    expect(state(page)).to_have_text("ended")
    expect(page.get_by_text("This session has ended.")).to_be_visible()


def test_a_session_that_waits_for_room_says_so_until_it_goes_on(visit, server):
    page = visit()
    session = session_of(page, server)

    def stand(phase, waiting):
        session.epoch, session.phase, session.standing_still = session.epoch + "1", phase, waiting
        session.emit("snapshot", session.snapshot())

    stand("waiting", {"kind": "refused", "reason": "The input could not be recorded: the disk is full"})
    expect(state(page)).to_have_text("waiting")
    expect(page.locator(".card-title", has_text="The session is paused")).to_be_visible()
    expect(page.get_by_text("the disk is full")).to_be_visible()
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    stand("live", None)
    expect(state(page)).to_have_text("live")
    expect(page.locator(".card-title", has_text="The session is paused")).to_be_hidden()


def test_reloading_keeps_the_session_and_asks_nothing_again(visit, server):
    page = visit()
    session = session_of(page, server)
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    page.reload()
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    assert device(page).get_attribute("data-session") == session.id
    assert len(session.requests) == 1


def test_two_tabs_on_one_session_agree(visit, server):
    first = visit()
    second = visit(first.url.removeprefix(server.address), context=first.context)
    device(first).get_by_role("button", name="Garça").click()
    for page in (first, second):
        expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
        expect(page.locator(".step")).to_have_count(session_of(first, server).count)
    numbers = [page.evaluate("Array.from(document.querySelectorAll('.step'), (row) => row.dataset.n)") for page in (first, second)]
    assert numbers[0] == numbers[1]


def sees(page, server, message):
    """Returns whether a page receives the events of its session now, once each, and has missed none before."""
    session = session_of(page, server)
    with session.lock:
        session.entry("log", {"kind": "note", "level": "info", "message": message})
        count = session.count
    expect(page.locator(".steps").get_by_text(message)).to_have_count(1)
    numbers = page.evaluate("Array.from(document.querySelectorAll('.step'), (row) => Number(row.dataset.n))")
    assert sorted(numbers) == list(range(1, count + 1))


def test_the_first_tab_has_a_stream_of_its_own_and_the_others_share_one(visit, server):
    pages = [visit(new=True)]
    assert "js/net/stream_worker.js" not in server.asked
    for _ in range(7):
        pages.append(visit(context=pages[0].context))
    for page in pages:
        expect(state(page)).to_have_text("live")
    assert len({device(page).get_attribute("data-session") for page in pages}) == 8
    assert server.asked.count("js/net/stream_worker.js") == 1
    assert len(server.streams) == 2
    for page in pages:
        device(page).get_by_role("button", name="Garça").click()
        expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
        sees(page, server, "said to this tab")


def test_where_nothing_tells_the_first_tab_all_share_one_stream(browser, visit, server):
    """Locks exist only in secure contexts, and an `http` address on a local network is none."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("delete Navigator.prototype.locks")
    pages = [visit(context=context) for _ in range(3)]
    assert len(server.streams) == 1
    for page in pages:
        sees(page, server, "said to this tab")
    context.close()


def test_two_tabs_on_one_session_hear_everything_once(visit, server):
    first = visit()
    second = visit(first.url.removeprefix(server.address), context=first.context)
    sees(first, server, "one")
    sees(second, server, "two")
    expect(first.locator(".steps").get_by_text("two")).to_have_count(1)


def test_when_the_first_tab_is_closed_the_next_one_is_the_first(visit, server):
    first = visit()
    second = visit(context=first.context)
    first.close(run_before_unload=True)
    sees(second, server, "said after the first was closed")
    third = visit(context=second.context)
    sees(third, server, "said to the new first")
    assert server.asked.count("js/net/stream_worker.js") == 1
    waits(third, lambda: len(server.streams) == 2)


def test_when_the_first_tab_crashes_the_others_go_on_and_the_next_one_is_the_first(visit, server):
    first = visit()
    second = visit(context=first.context)
    with pytest.raises(Error):
        first.goto("chrome://crash")
    sees(second, server, "said after the first crashed")
    third = visit(context=second.context)
    sees(third, server, "said to the new first")
    waits(third, lambda: len(server.streams) == 2)


def test_a_frozen_first_tab_keeps_no_other_from_hearing_and_catches_up(visit, server):
    first = visit()
    second = visit(context=first.context)
    lifecycle = first.context.new_cdp_session(first)
    lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
    session = session_of(second, server)
    sees(second, server, "said while the first was frozen")
    lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
    sees(first, server, "said when it was back")
    assert session.readers


def test_when_the_shared_worker_ends_the_tabs_join_anew(browser, visit, server):
    """The worker runs in the process of some tab, which may crash."""
    pages = [visit()]
    pages += [visit(context=pages[0].context) for _ in range(2)]
    for page in pages:
        sees(page, server, "said before")
    tell = browser.new_browser_cdp_session()
    workers = [target for target in tell.send("Target.getTargets")["targetInfos"] if target["type"] == "shared_worker"]
    assert len(workers) == 1
    tell.send("Target.closeTarget", {"targetId": workers[0]["targetId"]})
    waits(pages[0], lambda: server.asked.count("js/net/stream_worker.js") > 1)
    for page in pages:
        expect(state(page)).to_have_text("live")
        sees(page, server, "said after")
    waits(pages[0], lambda: len(server.streams) == 2)


def test_a_tab_that_was_left_and_is_come_back_to_hears_again(visit, server):
    page = visit()
    page.goto("about:blank")
    page.wait_for_timeout(100)
    page.go_back()
    sees(page, server, "said after coming back")
    waits(page, lambda: len(server.streams) == 1)


def test_without_shared_workers_the_page_has_a_stream_of_its_own(browser, server, visit):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("delete window.SharedWorker")
    page = visit(context=context)
    device(page).get_by_role("button", name="Garça").click()
    expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
    context.close()


def test_offline_and_online_again(visit, server):
    page = visit()
    page.context.set_offline(True)
    expect(state(page)).to_have_text("reconnecting")
    page.context.set_offline(False)
    expect(state(page)).to_have_text("live")


def test_back_returns_to_the_session_before(visit, server):
    page = visit()
    before = device(page).get_attribute("data-session")
    page.get_by_role("link", name="Bicycles A list").click()
    expect(device(page).get_by_role("heading", name="Bicycles")).to_be_visible()
    page.go_back()
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    assert device(page).get_attribute("data-session") == before
