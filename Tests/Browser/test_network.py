"""The filter of requests: text, method, outcome and bodies; and their positions on the time axis."""

import re

import pytest
from playwright.sync_api import expect

from conftest import session_of
from cut_off import cut_off
from figures import fill


def rows(page):
    return page.locator(".request:visible")


def network(page):
    return page.get_by_role("tabpanel", name=re.compile("^(Network|Rede)$"))


@pytest.fixture
def many(visit, server):
    """A page that shows the requests of a session, among them six of different kinds."""
    def many(**options):
        page = visit("?screen=/home", **options)
        session = session_of(page, server)
        with session.lock:
            for number, (method, path, more) in enumerate([
                ("GET", "/bikes?city=Lisboa", {"status": 200}), ("POST", "/orders", {"status": 201}), ("GET", "/gone", {"status": 404}),
                ("GET", "/breaks", {"status": 500, "fault": "status 500 (1)"}),
                ("DELETE", "/lost", {"phase": "failed", "error": {"kind": "networkError", "message": "The connection was lost."}}),
                ("GET", "/slow", {"phase": "pending"}),
            ]):
                session.entry("request", {"id": f"x{number}", "method": method, "url": f"http://sample{path}", "phase": "done", "duration": 20, **more})
        page.locator("#tab-network").click()
        expect(network(page).get_by_text("/slow")).to_be_visible()
        return page
    return many


def test_requests_are_found_by_words(many):
    page = many()
    whole = rows(page).count()
    field = network(page).get_by_role("searchbox")
    field.fill("lisboa")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("/bikes")
    field.fill("connection was")
    expect(rows(page)).to_contain_text("/lost")
    field.fill("404")
    expect(rows(page)).to_contain_text("/gone")
    field.fill("nothing like it")
    expect(rows(page)).to_have_count(0)
    expect(network(page)).to_contain_text("No request matches.")
    field.fill("")
    expect(rows(page)).to_have_count(whole)


@pytest.mark.parametrize("outcome, path", [
    ("4xx", "/gone"), ("5xx", "/breaks"), ("No response", "/lost"), ("Pending", "/slow"), ("Faults and edits", "/breaks")])
def test_requests_are_found_by_their_outcome(many, outcome, path):
    page = many()
    network(page).get_by_label("Outcome").select_option(outcome)
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text(path)


def test_only_failed_requests_are_listed(many):
    page = many()
    network(page).get_by_label("Outcome").select_option("Failed")
    expect(rows(page)).to_contain_text(["/gone", "/breaks", "/lost"])


def test_requests_are_found_by_their_method(many):
    page = many()
    network(page).get_by_label("Method", exact=True).select_option("POST")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("/orders")
    network(page).get_by_label("Outcome").select_option("4xx")
    expect(rows(page)).to_have_count(0)


@pytest.mark.parametrize("kind, paths", [("Images", ["/logo.png?x=1"]), ("Other", ["/terms.html"]), ("JSON", ["/home", "/bikes"])])
def test_requests_are_found_by_their_kind(many, server, kind, paths):
    page = many()
    session = session_of(page, server)
    with session.lock:
        for number, (path, purpose) in enumerate([("/logo.png?x=1", "other"), ("/terms.html", "webView")]):
            session.entry("request", {"id": f"k{number}", "method": "GET", "url": f"http://sample{path}", "purpose": purpose, "phase": "done", "status": 200, "duration": 9})
    expect(network(page).get_by_text("/terms.html")).to_be_visible()
    network(page).get_by_role("button", name=kind, exact=True).click()
    expect(network(page).get_by_role("button", name=kind, exact=True)).to_have_attribute("aria-pressed", "true")
    for path in paths:
        expect(rows(page).filter(has_text=path)).not_to_have_count(0)
    everything = page.locator(".request").count()
    assert rows(page).count() < everything
    network(page).get_by_role("button", name="All", exact=True).click()
    expect(rows(page)).to_have_count(everything)


def column(page, name):
    return network(page).get_by_role("columnheader", name=name)


def expect_paths(page, *paths):
    expect(page.locator(".request:visible .request-url")).to_have_text(paths)


def test_columns_sort_the_list(many, server):
    page = many()
    session = session_of(page, server)
    with session.lock:
        for number, (path, status, size, took) in enumerate([("/s/b", 200, 900, 30), ("/s/a", 404, 5_000, 20), ("/s/c", 201, 70, 10)]):
            session.entry("request", {"id": f"s{number}", "method": "GET", "url": f"http://sample{path}", "phase": "done", "status": status, "bytes": size, "duration": took})
    network(page).get_by_role("searchbox").fill("/s/")
    expect(rows(page)).to_have_count(3)
    expect(column(page, "Start")).to_have_attribute("aria-sort", "ascending")
    for name, ascending in [("Path", "abc"), ("Status", "bca"), ("Size", "cba"), ("Time", "cab"), ("Start", "bac"), ("Method", "bac"), ("Type", "bac")]:
        head = column(page, name)
        if head.get_attribute("aria-sort") is None:
            head.get_by_role("button").click()
        expect(head).to_have_attribute("aria-sort", "ascending")
        expect_paths(page, *(f"/s/{letter}" for letter in ascending))
    head = column(page, "Size")
    head.get_by_role("button").click()
    head.get_by_role("button").press("Enter")
    expect(head).to_have_attribute("aria-sort", "descending")
    expect_paths(page, "/s/a", "/s/b", "/s/c")
    with session.lock:
        session.entry("request", {"id": "s9", "method": "GET", "url": "http://sample/s/d", "phase": "done", "status": 200, "bytes": 1_000, "duration": 9})
    expect(rows(page)).to_have_count(4)
    expect_paths(page, "/s/a", "/s/d", "/s/b", "/s/c")
    head.get_by_role("button").click()
    expect(column(page, "Start")).to_have_attribute("aria-sort", "ascending")
    expect_paths(page, "/s/b", "/s/a", "/s/c", "/s/d")


def test_a_row_keeps_the_focus_while_requests_are_sorted(many, server):
    page = many()
    column(page, "Path").get_by_role("button").click()
    rows(page).first.focus()
    page.keyboard.press("End")
    expect(rows(page).last).to_be_focused()
    expect(rows(page).last).to_contain_text("/slow")
    with (session := session_of(page, server)).lock:
        session.entry("request", {"id": "a1", "method": "GET", "url": "http://sample/aa", "phase": "done", "status": 200, "duration": 9})
    expect(rows(page).first).to_contain_text("/aa")
    expect(rows(page).last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.locator(".exchange")).to_contain_text("/aa")


def test_a_request_that_ends_keeps_its_row(many, server):
    page = many()
    with (session := session_of(page, server)).lock:
        session.entry("request", {"id": "x5", "method": "GET", "url": "http://sample/slow", "phase": "done", "status": 202, "duration": 9}, number=session.requests["x5"]["n"])
    slow = network(page).get_by_role("row").filter(has_text="/slow")
    expect(slow).to_contain_text("202")
    expect(slow.get_by_role("gridcell")).to_have_count(7)


def test_a_row_has_two_lines_on_a_phone(many):
    page = many(width=390)
    row = rows(page).filter(has_text="/gone")
    path, status, duration = (row.locator(f".request-{name}").bounding_box() for name in ("path", "status", "duration"))
    assert abs(path["y"] - status["y"]) < 3 and duration["y"] > path["y"] + 15
    assert row.bounding_box()["height"] >= 44
    expect(column(page, "Time").get_by_role("button")).to_be_visible()


def test_requests_are_found_by_their_bodies(many):
    page = many()
    field = network(page).get_by_role("searchbox")
    field.fill("on fire")  # this text is in the bodies of the failed requests
    expect(rows(page)).to_have_count(0)
    network(page).get_by_role("button", name="Search in bodies").click()
    expect(rows(page)).to_have_count(2)
    expect(network(page).locator("[role=status]")).to_contain_text("bodies searched")
    field.fill("beagle-platform: ios")
    expect(network(page).get_by_text("/orders")).to_be_visible()
    network(page).get_by_role("button", name="Search in bodies").click()
    expect(rows(page)).to_have_count(0)


def test_what_comes_is_sifted_too_and_a_choice_stays_in_another_language(many, server):
    page = many()
    network(page).get_by_role("searchbox").fill("orders")
    session = session_of(page, server)
    with session.lock:
        session.entry("request", {"id": "y1", "method": "GET", "url": "http://sample/home", "phase": "done", "status": 200, "duration": 5})
        session.entry("request", {"id": "y2", "method": "PATCH", "url": "http://sample/orders/1", "phase": "pending"})
    expect(rows(page)).to_have_count(2)
    expect(network(page).get_by_label("Method", exact=True).get_by_role("option", name="PATCH")).to_be_attached()
    page.get_by_role("button", name="Language").click()
    expect(page.locator("#tab-network")).to_have_text("Rede")
    expect(rows(page)).to_have_count(2)
    expect(page.get_by_role("tabpanel", name="Rede").get_by_role("searchbox")).to_have_value("orders")


def test_a_bar_shows_when_a_request_ran(many, server):
    page = many()
    session = session_of(page, server)
    with session.lock:
        for number, took in enumerate([400, 100]):
            session.entry("request", {"id": f"z{number}", "method": "GET", "url": f"http://sample/timed/{number}", "phase": "done", "status": 200,
                                      "time": 50_000 + 400 * (number + 1), "duration": took})
    network(page).get_by_role("searchbox").fill("timed")
    expect(rows(page)).to_have_count(2)
    first, second = (rows(page).nth(number).locator(".request-bar").bounding_box() for number in range(2))
    line = rows(page).nth(0).locator(".request-line").bounding_box()
    assert abs(first["x"] - line["x"]) < 1 and abs(first["width"] - line["width"] / 2) < 1.5
    assert abs(second["x"] + second["width"] - line["x"] - line["width"]) < 1.5 and abs(second["width"] - line["width"] / 8) < 1.5
    assert "+50" in rows(page).nth(0).locator(".request-bar").get_attribute("title")


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_the_list_and_its_fields_fit(many, width):
    page = many(width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert all(row["width"] > 60 for row in (url.bounding_box() for url in page.locator(".request-url:visible").all()))


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
@pytest.mark.parametrize("width", [360, 390, 720, 768, 1024, 1280, 1440, 1920])
def test_tools_are_never_cut_off(many, width, locale):
    page = many(width=width, locale=locale)
    choose(page, "/gone")
    expect(page.locator(".exchange .panel-tools")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert cut_off(network(page)) == []
    page.locator("#tab-timeline").click()
    expect(page.locator("[data-part=timeline] .step").last).to_be_visible()
    assert cut_off(page.locator("[data-part=timeline]")) == []


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
@pytest.mark.parametrize("width", [360, 768, 1280, 1920])
def test_the_path_of_a_changed_request_is_seen(many, server, width, locale):
    page = many(width=width, locale=locale)
    session = session_of(page, server)
    with session.lock:
        session.entry("request", {
            "id": "z1", "method": "DELETE", "url": "http://sample/orders/2024", "phase": "done", "status": 503, "duration": 1234, "bytes": 20_400,
            "purpose": "prefetch", "fault": "delay 2000 ms (1) + held answer (1) + broken body (1 of 2)", "edited": {"status": 500, "bytes": 34_000},
        })
        session.emit("patch", {"retries": [{"id": "r1", "kind": "remoteScreen", "subject": "GET /orders/2024", "attempt": 1, "since": 0}]})
    row = rows(page).filter(has_text="/orders/2024")
    expect(row).to_be_visible()
    path = row.locator(".request-url")
    assert path.evaluate("it => it.scrollWidth <= it.clientWidth")
    for part in ["DELETE http://sample/orders/2024", "503", "2000 ms (1)", "(1 of 2)", "500, 34"]:
        assert part in path.get_attribute("title")
    changes = row.locator(".step-fault")
    expect(changes).to_have_count(2)
    assert changes.evaluate_all("all => all.every((it) => it.scrollWidth <= it.clientWidth)")
    assert cut_off(network(page)) == []
    retry = page.locator(".retry-words > .line")
    assert retry.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert cut_off(page.locator(".retries")) == []


def test_the_end_of_a_long_path_is_seen_where_room_is_shortest(many, server):
    page = many(width=320)
    session = session_of(page, server)
    with session.lock:
        session.entry("request", {
            "id": "z1", "method": "GET", "url": f"http://sample/{'catalogue/' * 9}summer/last", "phase": "done", "status": 503,
            "duration": 1234, "bytes": 20_400, "purpose": "prefetch", "fault": "status 503 (1)"})
    path = rows(page).filter(has_text="summer/last").locator(".request-url")
    path.wait_for()
    box, start, end = path.bounding_box(), path.locator(".line-start").bounding_box(), path.locator(".line-end").bounding_box()
    assert box["width"] >= 72 and start["width"] > 24
    assert end["x"] + end["width"] <= box["x"] + box["width"] + 0.5 and end["width"] > 24


@pytest.mark.parametrize("panel, row, kinds", [("timeline", ".step", ["input", "request", "state", "state"]), ("network", ".request", ["request"])])
def test_ten_thousand_lines_are_all_there(visit, server, panel, row, kinds):
    session = server.open({"screen": "/home"})
    fill(session, kinds)
    page = visit(f"?session={session.id}&panel={panel}")
    whole = page.locator(f"[data-part={panel}]")
    expect(whole.locator(row).last).to_be_attached()
    if panel == "timeline":
        expect(whole.locator(row).last).to_be_in_viewport()
    assert whole.locator(row).count() > 9_900
    whole.get_by_role("searchbox").fill("bikes/7777")
    shown = whole.locator(f"{row}:visible", has_text="bikes/7777")
    expect(shown).to_have_count(1)
    expect(shown).to_be_in_viewport()
    whole.get_by_role("searchbox").fill("")
    expect(whole.locator(row).last).to_be_visible()
    whole.locator(f"{row}:visible").first.focus()
    page.keyboard.press("End")
    expect(whole.locator(row).last).to_be_focused()
    expect(whole.locator(row).last).to_be_in_viewport()


def choose(page, path):
    row = rows(page).filter(has_text=path)
    row.click()
    expect(row).to_have_attribute("aria-current", "true")
    expect(page.locator(".exchange")).to_be_visible()
    return row


def test_the_details_go_with_their_row(many):
    page = many()
    choose(page, "/gone")
    network(page).get_by_role("searchbox").fill("nothing has this")
    expect(page.locator(".exchange")).to_be_hidden()
    network(page).get_by_role("searchbox").fill("")
    expect(rows(page).filter(has_text="/gone")).to_be_visible()
    expect(page.locator(".exchange")).to_be_hidden()
    expect(page.locator(".request[aria-current]")).to_have_count(0)


def test_the_details_are_closed_by_hand(many):
    page = many()
    row = choose(page, "/gone")
    page.locator(".exchange").get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".exchange")).to_be_hidden()
    expect(row).to_be_focused()


def test_another_session_opens_without_the_details_of_the_one_before(many, server):
    page = many()
    first = page.locator(".request").first
    first.click()
    expect(page.locator(".exchange")).to_be_visible()
    before = session_of(page, server).id
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-testid=device]")).not_to_have_attribute("data-session", before)
    expect(rows(page).filter(has_text="/home")).not_to_have_count(0)
    expect(page.locator(".exchange")).to_be_hidden()


def test_list_and_details_share_the_room_as_one_likes(many):
    page = many()
    choose(page, "/gone")
    line = page.get_by_role("separator", name="Resize the details")
    before, at = page.locator(".exchange").bounding_box()["height"], line.bounding_box()
    page.mouse.move(at["x"] + 40, at["y"] + 4)
    page.mouse.down()
    page.mouse.move(at["x"] + 40, at["y"] + 84, steps=3)
    page.mouse.up()
    after = page.locator(".exchange").bounding_box()["height"]
    assert abs(before - after - 80) <= 2
    choose(page, "/breaks")
    assert abs(page.locator(".exchange").bounding_box()["height"] - after) <= 2
    for _ in range(60):
        line.press("ArrowUp")
    assert rows(page).filter(has_text="/breaks").bounding_box()["height"] > 20
    assert page.locator("[data-part=network] .scroller").bounding_box()["height"] >= 60


def test_the_mark_of_paused_requests_leads_to_the_panel_and_its_address(many, server):
    page = many()
    page.locator("#tab-timeline").click()
    session = session_of(page, server)
    with session.lock:
        session.entry("request", {"id": "h1", "method": "GET", "url": "http://sample/held", "phase": "pending", "held": {"side": "answer", "since": 0}})
    page.get_by_role("button", name="1 paused").click()
    expect(page.locator("#tab-network")).to_have_attribute("aria-selected", "true")
    assert "panel=network" in page.url
    page.go_back()
    expect(page.locator("#tab-timeline")).to_have_attribute("aria-selected", "true")
