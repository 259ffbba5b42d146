"""The panels beside the device: opening, fault rules, and the timeline."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import device, open_failing, session_of, until
from fake_server import PUBLIC


def steps(page):
    return page.locator(".step")


def test_the_timeline_shows_every_state_with_its_controller(visit):
    page = open_failing(visit)
    rows = page.locator(".step[data-kind=started], .step[data-kind=error], .step[data-kind=finished]")
    expect(rows).to_have_count(5)
    error = page.locator(".step[data-kind=error]")
    expect(error).to_contain_text("remote screen · network error")
    expect(error).to_contain_text("BeagleNavigationController · Fails twice")
    expect(error).to_contain_text("The server answered 500.")
    expect(error).to_contain_text("retry r1")


def test_an_input_owns_what_it_caused(visit):
    page = open_failing(visit)
    groups = page.locator(".step-group")
    expect(groups.nth(0).locator(".step-title").first).to_have_text("opens /fails-twice")
    expect(groups.nth(0).locator(".step[data-kind=request]")).to_contain_text("500")


def test_arrow_keys_move_the_chosen_step(visit):
    page = open_failing(visit)
    steps(page).first.focus()
    page.keyboard.press("End")
    expect(steps(page).last).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowUp")
    expect(steps(page).nth(-2)).to_be_focused()
    expect(page).to_have_url(re.compile(r"step=\d+"))
    page.keyboard.press("Home")
    expect(steps(page).first).to_have_attribute("aria-current", "step")


def test_the_filter_finds_by_text_and_by_kind(visit):
    page = open_failing(visit)
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("network error")
    expect(page.locator(".step[data-kind=error]")).to_be_visible()
    expect(page.locator(".step[data-kind=request]")).to_be_hidden()
    page.get_by_role("searchbox").fill("")
    page.locator(".panel-tools select").select_option("requests")
    expect(page.locator(".step[data-kind=request]")).to_be_visible()
    expect(page.locator(".step[data-kind=error]")).to_be_hidden()


def test_new_entries_leave_a_reader_where_they_are(visit, server):
    page = visit()
    session = session_of(page, server)
    with session.lock:
        for number in range(120):
            session.entry("log", {"kind": "note", "level": "info", "message": f"note {number}"})
    expect(page.get_by_text("note 119")).to_be_attached()
    scroller = page.locator(".panel[data-part=timeline] .scroller")
    scroller.evaluate("element => { element.scrollTop = 100 }")
    with session.lock:
        session.entry("log", {"kind": "note", "level": "info", "message": "one more"})
    expect(page.get_by_text("one more")).to_be_attached()
    assert scroller.evaluate("element => element.scrollTop") == 100


def test_of_many_pending_retries_the_oldest_are_listed_and_all_counted(visit, server):
    page = visit()
    session = session_of(page, server)
    listed = [{"id": f"r{number}", "kind": "remoteScreen", "subject": "GET /none", "attempt": 1, "since": 0}
              for number in range(1, 101)]
    with session.lock:
        session.emit("patch", {"retries": listed, "pendingRetries": 5000})
    retries = page.locator(".retries")
    expect(retries.locator(".badge")).to_have_text("5000")
    expect(retries.locator(".retry")).to_have_count(100)
    expect(retries).to_contain_text("Only the oldest 100 are listed.")
    with session.lock:
        session.emit("patch", {"retries": listed[:1]})
    expect(retries.locator(".badge")).to_have_text("1")
    expect(retries).not_to_contain_text("Only the oldest")


def test_r_presses_retry(visit, server):
    page = open_failing(visit)
    page.keyboard.press("r")
    expect(page.locator(".retries")).to_contain_text("r2")


def test_r_runs_the_newest_retry_where_the_app_draws_its_errors(visit, server):
    page = visit()
    session = session_of(page, server)
    with session.lock:
        session.emit("patch", {"retries": [
            {"id": f"r{number}", "kind": "remoteScreen", "subject": "GET /none", "attempt": 1, "since": 0}
            for number in (7, 8, 9)]})
    expect(page.locator(".retries .retry")).to_have_count(3)
    with page.expect_request("**/inputs") as sent:
        page.keyboard.press("r")
    assert sent.value.post_data_json["retry"] == "r9"


def test_a_fault_rule_bites_and_is_counted(visit, server):
    page = visit()
    page.get_by_label("Count").fill("2")
    page.get_by_label("Status code").fill("503")
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_contain_text("0 of 2 used")
    device(page).get_by_role("button", name="Basket").click()
    expect(device(page).get_by_role("alertdialog", name="Error")).to_be_visible()
    expect(page.locator(".rule")).to_contain_text("1 of 2 used")
    expect(page.locator(".step-fault")).to_contain_text("status 503 (1 of 2)")


def test_another_rule_keeps_the_count_of_the_first_and_rules_can_go(visit, server):
    page = visit()
    page.get_by_role("button", name="Add rule").click()
    device(page).get_by_role("button", name="Basket").click()
    expect(page.locator(".rule")).to_contain_text("1 of 1 used")
    page.get_by_label("Path").fill("/bikes")
    page.get_by_label("Fault", exact=True).select_option("delay")
    page.get_by_label("Milliseconds").fill("1500")
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_have_count(2)
    expect(page.locator(".rule").first).to_contain_text("1 of 1 used")
    expect(page.locator(".rule").last).to_contain_text("/bikes delay 1500 ms")
    page.get_by_role("button", name="Edit /bikes").click()
    page.get_by_label("Milliseconds").fill("20")
    page.get_by_role("button", name="Save rule").click()
    expect(page.locator(".rule").last).to_contain_text("20 ms")
    page.get_by_role("button", name="Remove *").click()
    expect(page.locator(".rule")).to_have_count(1)


def test_choosing_a_screen_opens_a_session(visit, server):
    page = visit()
    before = device(page).get_attribute("data-session")
    page.get_by_role("link", name="Fails twice").click()
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    assert device(page).get_attribute("data-session") != before
    expect(page.get_by_role("link", name="Fails twice")).to_have_attribute("aria-current", "true")
    expect(page.locator(".crumb")).to_have_text("sample/fails-twice")


def test_the_controller_picker_opens_the_screen_anew(visit, server):
    page = visit("?screen=/bikes")
    page.locator(".pick select").select_option("CustomError")
    until(page, "document.querySelector('.step-where')?.textContent.includes('CustomErrorNavigationController')")
    assert session_of(page, server).configuration == {"screen": "/bikes", "controller": "CustomError"}


def test_navigation_shows_the_stacks(visit):
    page = visit("?panel=navigation")
    device(page).get_by_role("button", name="Garça").click()
    screens = page.locator(".stack-screen")
    expect(screens).to_have_count(2)
    expect(screens.first).to_contain_text("Garça")
    expect(screens.first).to_contain_text("visible")
    device(page).get_by_text("Check out").click()
    expect(page.locator(".stack")).to_have_count(2)
    expect(page.locator(".stack").last).to_contain_text("sheet ColouredBarNavigationController")


def test_network_shows_an_exchange(visit):
    page = open_failing(visit)
    page.get_by_role("tab", name="Network").click()
    page.locator(".request").first.click()
    expect(page.locator(".exchange")).to_contain_text("The kitchen is on fire")
    expect(page.locator(".exchange")).to_contain_text("Beagle-Platform")
    expect(page).to_have_url(re.compile("panel=network"))


def test_something_on_the_device_is_picked(visit, server):
    page = visit("?screen=/bikes")
    before = len(session_of(page, server).inputs)
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Select on the device")).to_have_attribute("aria-pressed", "true")
    label = device(page).get_by_text("Dueto", exact=True)
    box = label.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(page.locator("[data-part=outline]")).to_be_visible()
    expect(page.locator(".tree-row[data-pointed]")).to_contain_text("Dueto")
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page.locator(".tree-row:focus")).to_contain_text("Dueto")
    expect(page.locator(".tree-row:focus")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Select on the device")).to_have_attribute("aria-pressed", "false")
    assert len(session_of(page, server).inputs) == before  # nothing was pressed
    label.click()
    expect(device(page).get_by_role("button", name="Back")).to_be_visible()


def test_a_pick_ends_with_escape_and_opens_what_was_folded(visit):
    page = visit("?screen=/bikes")
    page.get_by_role("tab", name="Tree").click()
    root = page.locator(".tree-row").first
    root.locator(".tree-fold").click()
    expect(page.locator(".tree-row")).to_have_count(1)
    pick = page.get_by_role("button", name="Select on the device")
    pick.click()
    page.keyboard.press("Escape")
    expect(pick).to_have_attribute("aria-pressed", "false")
    pick.click()
    box = device(page).get_by_text("Dueto", exact=True).bounding_box()
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page.locator(".tree-row:focus")).to_contain_text("Dueto")


def test_the_tree_outlines_a_view_and_folds(visit):
    page = visit("?panel=tree")
    rows = page.get_by_role("treeitem")
    expect(rows.first).to_contain_text("window")
    expect(rows.first.locator(".tree-frame")).to_have_text("0, 0 · 393 × 852")
    expect(rows.filter(has_text="Basket").locator(".tree-frame")).to_have_text(re.compile(r"^\d+, 59 · [\d.]+ × 44$"))
    page.get_by_role("treeitem").filter(has_text="Popular this week").hover()
    expect(page.locator(".outline")).to_be_visible()
    count = rows.count()
    rows.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(rows).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(rows).to_have_count(count)


def test_a_row_of_the_tree_stays_in_sight_of_what_is_told_of_it(visit):
    page = visit("?panel=tree", height=620)
    row = page.get_by_role("treeitem").last
    row.click()
    expect(page.locator(".account")).not_to_be_empty()
    expect(row).to_be_focused()
    until(page, """(() => { const [row, account] = ['.tree-row:focus', '.account'].map((name) => document.querySelector(name).getBoundingClientRect())
        return row.bottom <= account.top + 1 })()""")


def test_tabs_move_with_the_arrow_keys(visit):
    page = visit()
    page.get_by_role("tab", name="Timeline").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Navigation")).to_have_attribute("aria-selected", "true")
    page.go_back()
    expect(page.get_by_role("tab", name="Timeline")).to_have_attribute("aria-selected", "true")


def test_keys_into_a_field_that_hides_its_text_are_one_row_without_the_text(visit, server):
    page = visit()
    session = session_of(page, server)
    with session.lock:
        for number in range(5):
            session.entry("log", {"kind": "input", "level": "info", "message": 'types into "Word"', "input": 90 + number,
                                  "detail": {"type": "text", "view": "v9", "sequence": number}})
    row = page.locator(".step:visible", has_text='types into "Word"')
    expect(row).to_have_count(1)
    expect(row.locator(".step-number")).to_have_text("90–94")
    expect(row.locator(".step-title")).to_have_text('types into "Word"')


def test_what_an_input_causes_stays_with_it_when_keys_are_folded(visit, server):
    page = visit()
    session = session_of(page, server)
    def types(number, text):
        session.entry("log", {"kind": "input", "level": "info", "message": 'types into "Name"', "input": number,
                              "detail": {"type": "text", "view": "v9", "text": text}})
    with session.lock:
        types(90, "a")
        types(91, "ab")
        session.entry("request", {"id": "z1", "method": "GET", "url": "http://sample/found?ab", "phase": "done", "status": 200, "input": 91})
        types(92, "abc")
        types(93, "abcd")
    titles = page.locator(".step:visible .step-title")
    expect(titles.filter(has_text="types")).to_have_text(['types "ab" into "Name"', 'types "abcd" into "Name"'])
    expect(titles.filter(has_text="/found?ab")).to_have_count(1)
    shown = titles.all_text_contents()
    assert shown.index("GET /found?ab") == shown.index('types "ab" into "Name"') + 1
    page.get_by_role("button", name="Show all 2 actions").first.click()
    expect(titles.filter(has_text="types")).to_have_count(3)


def test_portuguese_is_complete_and_remembered(visit):
    page = visit(locale="pt-BR")
    expect(page.get_by_role("tab", name="Linha do tempo")).to_be_visible()
    expect(page.locator(".connection")).to_have_text("ao vivo")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    for word in ("Timeline", "Screen", "Make it fail", "Pending", "Controller", "Start over", "Open"):
        expect(page.locator("body").get_by_text(word, exact=True)).to_have_count(0)
    page.get_by_role("button", name="Idioma").click()
    expect(page.get_by_role("tab", name="Timeline")).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name="Timeline")).to_be_visible()


def test_every_refusal_of_an_input_has_words_of_its_own_in_portuguese():
    problems = (PUBLIC.parent / "Sources/Server/KennelHTTP/Messages/InputRejection+Problem.swift").read_text()
    obstacles = (PUBLIC.parent / "Sources/Runtime/Wire/Names/InputRejection.swift").read_text().split("enum Obstacle")[1]
    named = (PUBLIC.parent / "Sources/Server/KennelHTTP/Messages/ProblemKind.swift").read_text()
    names = {case: name or case for case, name in re.findall(r'^    case (\w+)(?: = "([\w-]+)")?$', named, re.M)}
    kinds = {names[case] for case in re.findall(r"ProblemDetails\(\s*\d+, kind: \.(\w+)", problems)}
    kinds |= {f"view-{name}" for name in re.findall(r"^        case (\w+)$", obstacles, re.M)}
    assert {"spent-retry", "view-covered", "not-recorded"} <= kinds
    words = (PUBLIC / "js" / "words" / "portuguese.js").read_text()
    assert [kind for kind in kinds - {"malformed"} if f"'problem_{kind}': '" not in words] == []


def test_help_lists_the_keys(visit):
    page = visit()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Press Retry")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_load_is_announced_once_and_an_error_with_its_attempt(visit):
    page = visit()
    until(page, "document.querySelector('[data-part=polite]').textContent === 'Roda is shown'")
    page.evaluate("""() => { window.said = []; for (const region of document.querySelectorAll('[data-part=polite], [data-part=assertive]'))
        new MutationObserver(() => window.said.push(`${region.getAttribute('role')}: ${region.textContent.trim()}`)).observe(region, { childList: true, characterData: true, subtree: true }) }""")
    device(page).get_by_text("Fails twice").click()
    device(page).get_by_role("button", name="Retry").click()
    until(page, "window.said.length >= 4")
    assert page.evaluate("window.said") == [
        "status: Loading Fails twice", "alert: Fails twice failed: The server answered 500.",
        "status: Loading Fails twice", "alert: Fails twice failed again, attempt 2: The server answered 500."]


@pytest.mark.parametrize("width", [320, 390, 768, 1000, 1100, 1440])
def test_nothing_scrolls_sideways(visit, width):
    page = visit(width=width, height=800)
    expect(page.get_by_role("tab", name="Timeline")).to_be_visible()
    for tab in ("Timeline", "Navigation", "Network", "Tree"):
        page.get_by_role("tab", name=tab).click()
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, tab


def test_on_a_narrow_page_the_sides_are_tabs_under_the_device(visit):
    page = visit(width=390, height=844)
    expect(page.get_by_role("tab", name="Open")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_label("Screen", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Timeline").click()
    expect(page.get_by_label("Screen", exact=True)).to_be_hidden()
    box, tabs = device(page).bounding_box(), page.get_by_role("tablist").bounding_box()
    assert box["y"] + box["height"] < tabs["y"]


def test_every_control_has_a_name_and_is_large_enough(visit):
    page = open_failing(visit)
    small = page.evaluate("""() => Array.from(document.querySelectorAll('button, a, input, select')).filter((control) => {
        if (!control.checkVisibility() || control.closest('[data-testid=device], .step, .request')) return false
        const { width, height } = control.getBoundingClientRect()
        const name = control.getAttribute('aria-label') || control.textContent.trim() || control.labels?.length || control.placeholder
        return width < 24 || height < 24 || !name
    }).map((control) => control.outerHTML.slice(0, 120))""")
    assert small == []


def test_what_is_being_entered_survives_a_snapshot_and_another_language(visit, server):
    page = visit("?screen=/slow")
    form = page.locator("[data-part=open] form")
    form.locator("[name=screen]").fill("/basket")
    form.locator("[name=decoding]").select_option("strict")
    session = session_of(page, server)
    with session.lock:
        session.emit("snapshot", session.snapshot() | {"faults": {"rules": [{"id": "1", "path": "/seen", "fault": "timeout", "count": 1}]}})
    expect(page.get_by_text("/seen")).to_be_visible()
    page.get_by_role("button", name="Language: English").click()
    expect(form.locator("[name=screen]")).to_have_value("/basket")
    expect(form.locator("[name=decoding]")).to_have_value("strict")
    form.get_by_role("button", name="Abrir", exact=True).click()
    expect(device(page)).not_to_have_attribute("data-session", session.id)
    opened = session_of(page, server).configuration
    assert (opened["screen"], opened["decoding"]) == ("/basket", "strict")
    page.get_by_role("link", name="Fails twice").click()
    expect(form.locator("[name=screen]")).to_have_value("/fails-twice")


def test_forced_colours_keep_everything_visible(visit):
    page = visit(forced_colors="active")
    expect(device(page).get_by_role("button", name="Basket")).to_be_visible()


NOTE_WHEN_DRAWN = """new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-testid=device] [data-kind=window]')) return
    window.drawnAt ??= performance.now()
    observer.disconnect()
}).observe(document, { subtree: true, childList: true })"""


def test_the_page_weighs_little_before_the_app_is_there(browser, server, files):
    """Counts requests until the device is drawn, each file compressed as the server sends it."""
    context = browser.new_context()
    context.add_init_script(NOTE_WHEN_DRAWN)
    page = context.new_page()
    page.goto(server.address)
    device(page).locator("[data-kind=label]").first.wait_for()
    names = page.evaluate("performance.getEntriesByType('resource').filter((entry) => entry.responseEnd < drawnAt).map((entry) => entry.name)")
    paths = [name.removeprefix(server.address) for name in names if "/api/" not in name and "/fonts" not in name]
    context.close()
    weight = sum(len(gzip.compress(files(path)[2], 9)) for path in ["", *paths])
    assert len(paths) == 2, paths  # its style sheet and its modules; the fonts are not counted
    assert weight <= 40 * 1024, weight


def test_what_is_pressed_before_the_panels_are_there_is_pressed_when_they_are(visit):
    page = visit(new=True)
    held = []
    page.route("**/js/side-side.*", lambda route: held.append(route))
    for pressed, shown in [("#tab-network", "#panel-network"), ("#tab-timeline", "#panel-timeline"), ("[data-part=language]", "html[lang=pt-BR]")]:
        with page.expect_request("**/js/side-side.*"):
            page.reload()
        page.locator(pressed).click()
        held.pop().continue_()
        expect(page.locator(shown)).to_be_visible()


def test_the_page_asks_for_little_before_and_after_its_panels(browser, server):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    asked = []
    context.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    page = context.new_page()
    with page.expect_response("**/api/screens"):
        page.goto(server.address)
    page.locator(".steps").wait_for(state="attached")
    context.close()
    asked = [path for path in asked if not path.startswith(("data:", "fonts"))]
    assert len(asked) <= 20, "\n".join(asked)


def test_a_second_visit_has_the_joined_files_already(visit, server):
    first = visit(new=True)
    before = list(server.asked)
    visit(context=first.context)
    again = server.asked[len(before):]
    assert any(path.startswith("js/main.") for path in before)
    assert not set(again) & {path for path in before if path.count(".") > 1}, again


def test_the_page_works_from_its_own_modules_too(visit, server):
    page = visit("index.html?screen=/bikes", new=True)
    assert {"js/main.js", "js/device/renderer.js", "js/side/side.js", "js/side/timeline.js", "styles/device.css"} <= set(server.asked)
    assert not [path for path in server.asked if path.count(".") > 1]
    device(page).get_by_text("Dueto").click()
    page.get_by_role("tab", name="Network").click()
    expect(page.get_by_role("tabpanel", name="Network")).to_be_visible()
    page.reload()
    expect(device(page)).to_be_visible()
    assert "/index.html?" in page.url


@pytest.fixture
def timers(visit, server):
    """A page in which an input has four timers, with another entry between the third and the fourth."""
    page = visit()
    session = session_of(page, server)

    def tell(kind, message):
        with session.lock:
            session.input += kind in ("input", "timer")
            session.entry("log", {"kind": kind, "level": "info", "message": message, "detail": {"type": kind}})
            return session.input

    tell("input", "pulls to refresh")
    steps = [tell("timer", f"timer t{number}") for number in range(1, 4)]
    tell("navigation", "pushView to /bikes")
    steps.append(tell("timer", "timer t4"))
    page.locator(".step", has_text="t4").wait_for(state="attached")
    return page, page.locator(".step[data-kind=timer]:visible"), steps, tell


def test_timers_of_an_input_are_one_row_until_they_are_unfolded(timers):
    page, rows, steps, tell = timers
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("+3 timers")
    tell("input", "pulls to refresh")
    tell("timer", "timer t5")
    expect(rows).to_have_count(2)
    expect(rows.last).not_to_contain_text("timers")
    page.get_by_role("button", name="Show all 4 timers").click()
    expect(rows).to_have_count(5)
    expect(rows.first).not_to_contain_text("timers")
    assert [int(number) for number in rows.locator(".step-number").all_text_contents()[1:4]] == steps[1:]
    page.get_by_role("button", name="Show one row for 4 timers").click()
    expect(rows).to_have_count(2)


def test_timers_are_unfolded_and_folded_by_keys(timers):
    page, rows, *_ = timers
    rows.focus()
    page.keyboard.press("ArrowRight")
    expect(rows).to_have_count(4)
    expect(rows.first).to_be_focused()
    rows.nth(2).focus()
    page.keyboard.press("ArrowLeft")
    expect(rows).to_have_count(1)
    expect(rows).to_be_focused()


def test_folded_timers_are_found_by_the_filter_and_shown_with_everything(timers):
    page, rows, *_ = timers
    kinds = page.get_by_label("Kind of entry")
    kinds.select_option("all")
    expect(rows).to_have_count(4)
    kinds.select_option("events")
    expect(rows).to_have_count(1)
    search = page.get_by_role("searchbox", name="Filter").first
    search.fill("t3")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("timer t3")
    search.fill("")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("+3 timers")


def test_copied_timers_are_all_of_those_that_a_row_stands_for(timers):
    page, rows, *_ = timers
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy as JSON").click()
    expect(page.locator(".toast")).to_contain_text("copied")
    copied = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert [entry["message"] for entry in copied if entry.get("kind") == "timer"] == [f"timer t{number}" for number in range(1, 5)]


def test_the_time_of_a_lost_connection_has_24_hours(visit, server):
    page = visit()
    server.cut()
    card = page.locator("[data-part=card]")
    expect(card).to_contain_text(re.compile(r"\b\d\d:\d\d:\d\d\b"))
    expect(card).not_to_contain_text(re.compile(r"\b[AP]M\b", re.IGNORECASE))


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
def test_each_fault_can_be_read_in_its_field(visit, locale):
    page = visit(locale=locale, width=1440)
    names = page.locator("[name=fault] option").evaluate_all("all => all.map(({ value }) => value)")
    assert len(names) >= 7
    for name in names:
        field = page.locator("[name=fault]")
        field.select_option(name)
        assert page.locator("[name=fault]").evaluate("""(field) => { const pen = document.createElement('canvas').getContext('2d')
            pen.font = getComputedStyle(field).font
            return field.clientWidth - 8 - 22 + 1 >= pen.measureText(field.selectedOptions[0].text).width }"""), name
    side = page.locator("[data-part=side]")
    assert side.evaluate("element => element.scrollWidth <= element.clientWidth")
