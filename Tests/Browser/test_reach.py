"""The page by keyboard, by screen reader, and in the other language."""

import re

import pytest
from playwright.sync_api import expect

from conftest import device, open_failing, session_of, until


def listen(page):
    """Records the texts of the live regions from now on."""
    page.evaluate("""() => { window.said = []
        for (const region of document.querySelectorAll('[data-part=polite], [data-part=assertive]')) {
            new MutationObserver(() => window.said.push(`${region.getAttribute('role')}: ${region.textContent.trim()}`))
                .observe(region, { childList: true, characterData: true, subtree: true })
        } }""")


@pytest.mark.parametrize("width", [390, 1440])
def test_a_panel_is_one_tab_after_its_tab(visit, width):
    page = visit(width=width)
    page.get_by_role("tab", name="Timeline").click()
    page.keyboard.press("Tab")
    expect(page.locator(".panel[data-part=timeline]").get_by_role("searchbox")).to_be_focused()
    page.get_by_role("tab", name="Network").click()
    page.locator(".request").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".panel[data-part=network]").get_by_role("searchbox")).to_be_focused()


def test_on_a_narrow_page_what_is_opened_is_one_tab_after_its_tab(visit):
    page = visit(width=390)
    page.get_by_role("tab", name="Open").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Screen", exact=True)).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Open")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.get_by_role("tabpanel", name="Open")).to_have_count(0)


def test_who_is_in_the_form_stays_there_when_the_screens_come(browser, server, visit):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    held = []
    context.route("**/api/screens", lambda route: held.append(route))
    page = visit(context=context)
    page.get_by_label("Screen", exact=True).focus()
    page.keyboard.type("/ho")
    for route in held:
        route.continue_()
    page.locator(".screen-link").first.wait_for()
    page.keyboard.type("me")
    expect(page.get_by_label("Screen", exact=True)).to_be_focused()
    expect(page.get_by_label("Screen", exact=True)).to_have_value("/home")
    expect(page.locator("form select[name=controller] option")).not_to_have_count(0)
    context.close()


def test_lists_are_one_tab_stop_each(visit):
    page = open_failing(visit)
    links = page.locator(".screen-link")
    expect(page.locator(".screen-link[tabindex='0']")).to_have_count(1)
    expect(page.locator(".screen-link[tabindex='0']")).to_have_text(re.compile("Fails twice"))
    page.locator(".screen-link[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(links.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(links.nth(1)).to_be_focused()
    expect(page.locator(".screen-link[tabindex='0']")).to_have_count(1)
    page.locator(".panel-tools select").select_option("states")
    shown = page.evaluate("Array.from(document.querySelectorAll('.step[tabindex=\"0\"]')).filter((row) => row.checkVisibility()).length")
    assert shown == 1


def test_the_first_stops_skip_to_the_device_and_to_the_panels(visit):
    page = visit()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to the device")).to_be_focused()
    expect(page.get_by_role("button", name="Skip to the device")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(device(page)).to_be_focused()
    page.locator(".skip").last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Timeline")).to_be_focused()


def test_a_load_that_succeeds_is_announced_and_a_push_by_its_name(visit):
    page = visit()
    device(page).get_by_text("Popular this week").wait_for()
    until(page, "document.querySelector('[data-part=polite]').textContent === 'Roda is shown'")
    listen(page)
    device(page).get_by_role("button", name="Basket").click()
    until(page, "window.said.length >= 2")
    assert page.evaluate("window.said") == ["status: Loading Basket", "status: Basket is shown"]


def test_a_navigation_that_only_says_where_it_starts_is_named_by_its_request(visit, server):
    page = visit()
    device(page).get_by_text("Popular this week").wait_for()
    until(page, "document.querySelector('[data-part=polite]').textContent === 'Roda is shown'")
    listen(page)
    session = session_of(page, server)
    with session.lock:
        home = {"type": "BeagleScreenViewController", "url": "http://sample/home", "title": "Roda"}
        controller = "BeagleNavigationController"
        session.entry("state", {"state": "started", "controller": controller, "screen": home})
        session.entry("request", {"id": "q90", "purpose": "navigation", "method": "GET", "url": "http://sample/bikes/garca", "phase": "pending"})
        session.emit("patch", {})
        there = {"type": "BeagleScreenViewController", "url": "http://sample/bikes/garca", "title": "Garça"}
        for screen in (home, there):
            session.entry("state", {"state": "success", "controller": controller, "screen": screen})
            session.entry("state", {"state": "finished", "controller": controller, "screen": screen})
        session.emit("patch", {})
    until(page, "window.said.length >= 2")
    assert page.evaluate("window.said") == ["status: Loading /bikes/garca", "status: Garça is shown"]


def test_what_is_shown_is_named_in_crumb_title_and_list(visit):
    page = visit()
    expect(page.locator("[data-part=crumbScreen]")).to_have_text("home")
    device(page).get_by_role("button", name="Basket").click()
    expect(page.locator("[data-part=crumbScreen]")).to_have_text("basket")
    expect(page).to_have_title("basket — Kennel")
    expect(page.locator(".screen-link[aria-current]")).to_have_text(re.compile("^Basket"))
    device(page).get_by_role("button", name="Back").click()
    expect(page.locator("[data-part=crumbScreen]")).to_have_text("home")
    expect(page.locator(".screen-link[aria-current]")).to_have_attribute("data-path", "/home")


@pytest.mark.parametrize("query", ["", "&embed"])
@pytest.mark.parametrize("locale, words", [("en-GB", "View only"), ("pt-BR", "Só para ver")])
def test_a_link_that_only_looks_says_so_before_anything_is_pressed(visit, server, query, locale, words):
    page = visit()
    expect(page.locator(".view-only")).to_be_hidden()
    viewer = visit(f"?watch={session_of(page, server).watch}{query}", locale=locale)
    expect(viewer.locator(".view-only")).to_be_visible()
    expect(viewer.locator(".view-only")).to_contain_text(words)
    expect(viewer.locator(".view-only")).to_be_in_viewport()


def test_a_row_that_was_chosen_stays_in_sight(visit, server):
    page = visit()
    session = session_of(page, server)
    with session.lock:
        for number in range(50):
            session.entry("request", {"id": f"q{100 + number}", "method": "GET", "url": f"http://sample/{number}", "phase": "done", "status": 200, "duration": 1, "bytes": 2})
    page.get_by_role("tab", name="Network").click()
    row = page.locator(".request").last
    row.scroll_into_view_if_needed()
    row.click()
    expect(page.locator(".exchange")).to_be_visible()
    expect(row).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("width", [390, 1440])
def test_a_word_in_passing_leaves_the_slider_free(visit, width):
    page = open_failing(visit)
    page.set_viewport_size({"width": width, "height": 900})
    page.get_by_role("button", name="Time travel").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("r")
    toast = page.locator(".toast")
    expect(toast).to_have_attribute("data-state", "shown")
    low, high = toast.bounding_box(), page.locator(".recording").bounding_box()
    assert low["y"] + low["height"] <= high["y"]


def test_the_header_of_a_narrow_page_keeps_its_buttons_in_one_line(visit, server):
    page = visit(width=390, locale="pt-BR")
    server.cut()
    expect(page.locator(".connection")).to_have_text("reconectando")
    tops = {round(button.bounding_box()["y"]) for button in page.locator(".bar > .icon-button").all()}
    assert len(tops) == 1, tops


def test_the_tabs_of_a_narrow_playground_stand_in_one_line(visit):
    page = visit("?playground", width=390, locale="pt-BR", wait=False)
    expect(page.get_by_role("tab", name="Documento")).to_be_visible()
    until(page, """new Set(Array.from(document.querySelectorAll('.tabs > .tab'), (tab) => tab.offsetTop)).size === 1""")


def test_a_link_to_the_panel_of_a_narrow_page_shows_one_of_a_wide_page_too(visit):
    page = visit("?panel=open", width=390)
    expect(page.get_by_role("tab", name="Open")).to_have_attribute("aria-selected", "true")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.get_by_role("tabpanel", name="Timeline")).to_be_visible()
    page = visit("?panel=open")
    expect(page.get_by_role("tabpanel", name="Timeline")).to_be_visible()


@pytest.mark.parametrize("width", [390, 768])
def test_a_panel_that_is_chosen_begins_below_what_stays_above_it(visit, width):
    page = visit("?panel=timeline", width=width)
    page.get_by_role("tab", name="Open").click()
    field = page.get_by_label("Screen", exact=True)
    field.wait_for()
    assert field.bounding_box()["y"] >= page.get_by_role("tablist", name="Panels").bounding_box()["y"] + 40


def test_a_phone_on_its_side_leaves_no_gap_on_a_narrow_page(visit):
    page = visit(width=390)
    page.locator("[data-part=deviceSize]").select_option("landscape")
    expect(page.locator(".phone")).to_have_attribute("data-size", "landscape")
    room, phone = page.locator(".room").bounding_box(), page.locator(".phone").bounding_box()
    assert room["height"] < phone["height"] + 80


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
def test_labels_keep_clear_of_their_fields_and_fields_show_what_they_hold(visit, locale):
    page = visit(locale=locale)
    page.locator("[name=fault]").select_option("delay")
    assert page.evaluate("""() => Array.from(document.querySelectorAll('[data-part=open] .field'), (field) => {
        const range = document.createRange()
        range.selectNodeContents(field.firstElementChild)
        return field.lastElementChild.getBoundingClientRect().left - range.getBoundingClientRect().right })
        .filter((gap) => gap < 4)""") == []
    side = page.locator("[data-part=side]")
    assert side.evaluate("element => element.scrollWidth <= element.clientWidth")
    delay = page.locator("[name=delay]")
    delay.fill("600000")
    assert delay.evaluate("""(field) => { const pen = document.createElement('canvas').getContext('2d')
        pen.font = getComputedStyle(field).font
        return field.clientWidth - 16 - 18 >= pen.measureText(field.value).width }""")


def test_in_portuguese_the_timeline_has_no_english_verbs(visit, server):
    page = visit(locale="pt-BR")
    session = session_of(page, server)
    lines = [("note", "retry r1 runs: GET /x", {"type": "retryRuns", "retry": "r1", "subject": "GET /x"}),
             ("navigation", "pushView to /x", {"type": "navigated", "action": "pushView", "subject": "/x"}),
             ("timer", "timer t1 (animation)", {"type": "timer", "timer": "t1", "work": "animation"}),
             ("analytics", "records /x", {"type": "screen"}),
             ("note", "Something the app says", None)]
    with session.lock:
        for kind, message, detail in lines:
            session.entry("log", {"kind": kind, "level": "info", "message": message, "detail": detail or {}})
    titles = page.locator(".step-title")
    for words in ["r1 roda: GET /x", "pushView para /x", "temporizador t1: animação", "analytics: /x", "Something the app says"]:
        expect(titles.filter(has_text=words)).to_have_count(1)


def test_the_tree_of_the_page_has_its_landmarks_and_panels(visit):
    page = visit()
    snapshot = page.locator("body").aria_snapshot()
    for part in ["banner", "main", "tablist \"Panels\"", "tab \"Timeline\" [selected]", "tabpanel \"Timeline\"", "heading \"Open\" [level=2]"]:
        assert part in snapshot, part


def test_single_keys_can_be_switched_off_for_this_browser(visit, server):
    page = open_failing(visit)
    retries = lambda: [one for one in session_of(page, server).inputs if one["type"] == "tap"]  # noqa: E731
    page.keyboard.press("?")
    help = page.get_by_role("dialog", name="Kennel")
    switch = help.get_by_role("checkbox", name="Single-key shortcuts")
    expect(switch).to_be_checked()
    expect(switch).to_have_accessible_description("Space works while the device or the timeline has the focus.")
    switch.press(" ")
    help.get_by_role("button", name="Close").click()
    for key in ("r", "/", "p", "[", "?", " ", "b"):
        device(page).press(key)
    expect(help).to_have_count(0)
    expect(page.locator(".rule, .recording, .phone[data-picking]")).to_have_count(0)
    page.keyboard.press("Control+k")  # needs a modifier key, so it stays active
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    device(page).get_by_role("button", name="Retry").wait_for()
    page.get_by_role("button", name="Help").click()
    expect(switch).not_to_be_checked()
    assert retries() == []
    switch.check()
    help.get_by_role("button", name="Close").click()
    page.keyboard.press("r")
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
