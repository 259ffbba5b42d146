"""The line between page and server: one stream for all tabs, cut and restored, restarted, gone."""

import time

from playwright.sync_api import expect

from conftest import device, open_failing, session_of, taps, until


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
    time.sleep(0.6)
    server.restore()
    expect(state(page)).to_have_text("live", timeout=12000)
    expect(device(page).get_by_text("Dueto")).to_be_visible()
    expect(page.locator(".steps").get_by_text("said while nobody listened")).to_have_count(1)
    assert page.evaluate("document.querySelector('[data-testid=device]').inert") is False


def test_no_state_is_missed_or_doubled_over_a_cut(visit, server):
    page = visit()
    session = session_of(page, server)
    for _ in range(3):
        for stream in list(server.streams):
            stream.put(None)
        with session.lock:
            for state_name in ("started", "success", "finished"):
                session.app.state(state_name, "/bikes")
        time.sleep(0.3)
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
    device(page).get_by_role("button", name="Retry").click()
    until(page, "document.querySelectorAll('.step[data-kind=request]').length === 2")
    page.wait_for_timeout(600)
    assert len(taps(page, server)) == 1


def test_an_unknown_session_says_so_and_opens_again(visit, server):
    page = visit("?screen=/bikes")
    expect(device(page).get_by_text("Dueto")).to_be_visible()
    server.cut()
    expect(state(page)).to_have_text("reconnecting")
    server.forget()
    server.restore()
    expect(page.get_by_text("This session is no longer here")).to_be_visible(timeout=12000)
    expect(state(page)).to_have_text("gone")
    page.get_by_role("button", name="Open again").click()
    expect(state(page)).to_have_text("live")
    expect(device(page).get_by_text("Dueto")).to_be_visible()


def test_a_link_to_a_session_that_never_was(visit, server):
    page = visit("?session=nobody", wait=False)
    expect(page.get_by_text("This session is no longer here")).to_be_visible()
    page.get_by_role("button", name="Open again").click()
    expect(device(page).get_by_text("Popular this week")).to_be_visible()


def test_an_ended_session_is_said_to_have_ended(visit, server):
    page = visit()
    session_of(page, server).emit("ended", {"reason": "closed"})
    expect(state(page)).to_have_text("ended")
    expect(page.get_by_text("This session has ended.")).to_be_visible()


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
    numbers = [page.evaluate("Array.from(document.querySelectorAll('.step'), (row) => row.dataset.n)") for page in (first, second)]
    assert numbers[0] == numbers[1]


def test_eight_tabs_with_eight_sessions_work_and_share_one_stream(visit, server):
    pages = [visit()]
    for _ in range(7):
        pages.append(visit(context=pages[0].context))
    for page in pages:
        expect(state(page)).to_have_text("live")
    assert len({device(page).get_attribute("data-session") for page in pages}) == 8
    assert len(server.streams) == 1
    for page in pages:
        device(page).get_by_role("button", name="Garça").click()
        expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()


def test_a_closed_tab_is_no_longer_listened_for(visit, server):
    first = visit()
    second = visit(context=first.context)
    gone = device(second).get_attribute("data-session")
    second.close(run_before_unload=True)
    first.wait_for_timeout(300)
    third = visit(context=first.context)
    expect(state(third)).to_have_text("live")
    first.wait_for_timeout(300)
    assert not server.sessions[gone].readers


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
