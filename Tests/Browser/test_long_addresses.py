"""URLs with long queries and faults: each row of the timeline is one line and shows the whole URL when it is chosen.
In the list of requests, a fault has its own line."""

import re

import pytest
from playwright.sync_api import expect

from conftest import device, session_of

QUERY = "&".join(f"parameter{number}=value-{number}" for number in range(9))
ADDRESS = f"http://sample/catalogue/search?{QUERY}&page=last"


def heights(rows):
    return {round(row.bounding_box()["height"]) for row in rows.all()}


@pytest.fixture
def long(visit, server):
    """A page with rows of all kinds about one long URL, and one short request with a fault."""
    def open_page(**options):
        page = visit(**options)
        # the first screen, whose navigation would otherwise be logged later
        device(page).get_by_role("button", name="Basket").wait_for()
        session = session_of(page, server)
        screen = {"type": "remote", "url": ADDRESS}
        with session.lock:
            session.entry("state", {"state": "started", "controller": "BeagleNavigationController", "screen": screen})
            for number, fault in enumerate([None, "status 503 (1 of 2)"]):
                session.entry("request", {"id": f"z{number}", "method": "GET", "url": ADDRESS, "phase": "done", "status": 503,
                                          "duration": 40, "bytes": 2000, "fault": fault})
            session.entry("log", {"kind": "analytics", "level": "info", "message": f"records screen {ADDRESS[13:]}", "detail": {"type": "screen"}})
            session.entry("log", {"kind": "navigation", "level": "info", "message": f"pushView to {ADDRESS[13:]}",
                                  "detail": {"type": "navigated", "action": "pushView", "subject": ADDRESS[13:]}})
            session.emit("patch", {"retries": [
                {"id": "r1", "kind": "remoteScreen", "subject": f"GET {ADDRESS[13:]}", "attempt": 1, "since": 0}]})
            session.emit("patch", {"navigation": {"stacks": [{"presentation": "root", "controller": "BeagleNavigationController",
                                                             "screens": [screen]}], "alerts": []}})
        page.locator(".step", has_text="page=last").nth(4).wait_for(state="attached")
        return page
    return open_page


@pytest.mark.parametrize("width", [360, 768, 1024, 1100, 1190, 1440])
def test_each_row_of_the_timeline_is_one_line(long, width):
    page = long(width=width, height=900)
    page.get_by_role("tab", name="Timeline").click()
    rows = page.locator(".step", has_text="page=last")
    expect(rows).to_have_count(5)
    assert len(heights(rows)) == 1 and max(heights(rows)) <= 24, heights(rows)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [360, 1024, 1440])
def test_each_request_and_each_retry_is_short(long, width):
    page = long(width=width, height=900)
    page.get_by_role("tab", name="Network").click()
    rows = page.locator(".request:visible")
    expect(rows.filter(has_text="page=last")).to_have_count(2)
    plain, changed = rows.filter(has_not_text="status 503"), rows.filter(has_text="status 503")
    second_line = 20 if width < 400 else 0
    assert max(heights(plain)) < 30 + second_line and len(heights(plain)) == 1
    assert max(heights(changed)) < 50 + second_line
    retry = page.locator(".retry").bounding_box()
    assert retry["height"] < 40
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_end_of_an_address_is_seen_from_its_last_part_on_and_all_of_it_on_hover(long):
    page = long()
    title = page.locator(".step[data-kind=request] .step-title", has_text="page=last").first
    end = title.locator(".line-end")
    expect(end).to_have_attribute("data-text", "&page=last")
    expect(end).to_be_in_viewport(ratio=1)
    expect(title).to_have_attribute("title", f"GET {ADDRESS[13:]}")


def test_a_row_that_is_chosen_says_all_of_it(long):
    page = long()
    row = page.locator(".step[data-kind=request]", has_text="page=last").first
    one = row.bounding_box()["height"]
    row.click()
    expect(row).to_have_attribute("aria-current", "step")
    whole = row.locator(".step-title")
    assert row.bounding_box()["height"] > 2 * one
    assert whole.evaluate("element => element.scrollWidth <= element.clientWidth")


def test_the_header_keeps_the_name_of_the_backend(long):
    page = long(width=1280)
    host = page.locator("[data-part=crumbHost]")
    assert host.evaluate("element => element.scrollWidth <= element.clientWidth")
    expect(page.locator("[data-part=crumbScreen]")).to_contain_text("page=last")


def test_a_fault_is_on_the_line_of_its_request(long):
    page = long()
    row = page.locator(".step[data-kind=request]", has_text="status 503 (1 of 2)")
    baselines = row.evaluate("""(row) => ['.step-title', '.step-fault .line', '.step-end'].map((name) => {
        const mark = document.createElement('span')
        mark.style.cssText = 'display:inline-block'
        const text = row.querySelector(name)
        ;(text.querySelector('.line-start') ?? text).prepend(mark)
        const { bottom } = mark.getBoundingClientRect()
        mark.remove()
        return bottom })""")
    assert max(baselines) - min(baselines) < 0.6, baselines


def test_a_row_leaves_out_the_second_only_where_the_row_above_has_it(visit, server):
    page = visit("?panel=timeline")
    session = session_of(page, server)
    second = 50_000 - session.snapshot()["session"]["opened"] % 1000  # a time at which the clock shows a whole second
    times = [second + 400, second + 1100, second + 1200, second + 1300]
    with session.lock:
        session.entry("log", {"kind": "input", "level": "info", "message": "pulls to refresh", "input": 90, "time": second + 300, "detail": {"type": "pull"}})
        for time in times:
            session.entry("log", {"kind": "navigation" if time == times[2] else "note", "level": "info", "message": f"row at {time}", "input": 90, "time": time})
    rows = page.locator(".step", has_text="row at")
    expect(rows).to_have_count(4)
    lengths = [len(text) for text in rows.locator("time").all_text_contents()]
    assert lengths == [4, 12, 4, 4]
    page.locator("[data-part=timeline] select").select_option("navigation")
    expect(rows.filter(visible=True)).to_have_count(1)
    assert len(rows.filter(visible=True).locator("time").text_content()) == 12


def test_a_text_that_has_room_is_drawn_without_a_gap(visit, server):
    page = visit("?panel=timeline")
    session = session_of(page, server)
    with session.lock:
        session.entry("log", {"kind": "analytics", "level": "info", "message": "records screen /failures", "detail": {"type": "screen"}})
    title = page.locator(".step-title[data-cut=middle]", has_text="/failures").last
    title.wait_for()
    drawn, whole = title.evaluate("""(title) => {
        const drawn = Array.from(title.querySelectorAll('[data-text]'), (part) => part.getBoundingClientRect().width)
        const whole = document.createElement('span')
        whole.style.cssText = 'position: absolute; white-space: pre'
        whole.textContent = title.textContent
        title.append(whole)
        return [drawn[0] + drawn[1], whole.getBoundingClientRect().width] }""")
    assert abs(drawn - whole) < 1


def test_an_address_is_one_word_for_assistive_technology(long):
    page = long(width=1280)
    path = ADDRESS.removeprefix("http://sample")
    expect(page.locator(".step[data-kind=request]", has_text="page=last").first).to_have_accessible_name(re.compile(re.escape(f"GET {path} ")))
    page.get_by_role("tab", name="Network").click()
    expect(page.locator(".request:visible", has_text="page=last").first).to_have_accessible_name(re.compile(re.escape(f" {path} ")))


@pytest.mark.parametrize("text, end", [
    ("BeagleNavigationController · /fails-twice", " · /fails-twice"), ("GET /catalogue/bicycles/4711", "/bicycles/4711"),
    ("rules: /rides pause on response", " pause on response"), ("/images/2f8d0c1e9b7a4c6d8e0f1a2b3c4d5e6f", "0f1a2b3c4d5e6f")])
def test_no_word_and_no_part_of_an_address_is_cut_in_two(visit, text, end):
    page = visit()
    cut = page.evaluate("""async (text) => {
        const { oneLine } = await import('/js/elements/one_line.js')
        const { builders } = await import('/js/elements/elements.js')
        return Array.from(oneLine(builders(document).h, text).querySelectorAll('[data-text]'), (part) => part.dataset.text)
    }""", text)
    assert "".join(cut) == text
    assert cut[1] == end
