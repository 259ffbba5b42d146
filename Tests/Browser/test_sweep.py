"""Fault sweeps on the page: the form, the matrix as it fills, and the state of a check."""

import re

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays", scope="function")


def begin(page, faults=("no connection", "10 s delay"), controllers=()):
    """Opens the form, and starts a sweep with these faults, under these controllers beside the recorded one."""
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    choices = dialog.get_by_role("group", name="Faults").get_by_role("checkbox")
    expect(choices).to_have_count(5)
    for choice in choices.all():
        choice.uncheck()
    expect(dialog.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    for fault in faults:
        dialog.get_by_label(fault).check()
    for controller in controllers:
        dialog.get_by_label(controller).check()
    dialog.get_by_role("button", name="Start", exact=True).click()
    return dialog


def test_a_session_is_swept_and_a_press_opens_the_moment(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    dialog = begin(page)
    expect(dialog.get_by_role("status")).to_contain_text("1 of 2 checks failed")
    expect(dialog.get_by_role("button", name="GET /about, 10 s delay: fine")).to_be_visible()
    expect(dialog.locator(".sweep-found > li")).to_have_count(1)
    expect(dialog.locator(".sweep-found")).to_contain_text('After pressing button "Close" the screen is empty.')
    found = dialog.get_by_role("button", name="GET /about, no connection: blank")
    found.focus()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("button", name="GET /about, 10 s delay: fine")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    swept = page.url
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".panel[data-part=timeline]")).to_contain_text('tap "Close"')
    expect(page.locator(".panel[data-part=timeline]")).to_contain_text("no connection (1 of 1)")
    expect(page).not_to_have_url(re.compile("sweep"))
    moment = page.get_by_text("Opened from a fault sweep, after: no connection at GET /about")
    expect(moment).to_be_visible()
    page.reload()
    expect(moment).to_be_visible()
    assert page.url.split("&")[0] != swept.split("&")[0]
    page.go_back()
    expect(page.get_by_role("dialog", name="Fault sweep")).to_contain_text("1 of 2 checks")


def test_a_sweep_goes_on_once_the_server_is_back(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    is_gone = [True]
    page.route(re.compile("/api/sweeps/"), lambda route: route.abort() if is_gone else route.continue_())
    dialog = begin(page)
    expect(dialog.get_by_role("status")).to_have_text("The server does not respond.")
    is_gone.clear()
    expect(dialog.get_by_role("status")).to_contain_text("1 of 2 checks failed")


def test_a_session_can_be_swept_before_the_other_controllers_are_known(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    held, waits = [], [True]
    page.route("**/api/controllers*", lambda route: held.append(route) if waits else route.continue_())
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    choices = dialog.get_by_role("group", name="Controllers").get_by_role("checkbox")
    expect(choices).to_have_count(1)
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("checks failed")
    waits.clear()
    for route in held:
        route.continue_()
    dialog.get_by_role("button", name="New fault sweep").click()
    expect(choices.nth(1)).to_be_attached()
    expect(choices.first).to_be_checked()


def test_several_orders_of_answers_are_tried_and_a_cell_tells_in_how_many_it_went_wrong(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    orders = dialog.get_by_label("Response orderings")
    expect(orders).to_have_value("1")
    orders.fill("0")
    dialog.get_by_role("button", name="Start", exact=True).click()
    assert not orders.evaluate("field => field.validity.valid")
    expect(dialog.locator(".sweep-cell")).to_have_count(0)
    orders.fill("3")
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("of 15 checks failed")
    expect(dialog.get_by_role("button", name="GET /about, no connection: blank, in 3 of 3 orderings")).to_contain_text("3/3")
    expect(dialog.get_by_role("button", name="GET /about, 10 s delay: fine", exact=True)).to_be_visible()


def test_controllers_are_tabs_and_a_link_leads_to_the_moment_of_a_try(server, visit):
    page = visit("?screen=/about")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    dialog = begin(page, faults=["malformed body"], controllers=["ErrorKinds"])
    expect(dialog.get_by_role("status")).to_contain_text("of 2 checks failed")
    tabs = dialog.get_by_role("tab")
    expect(tabs).to_have_text(["as recorded", "ErrorKinds"])
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(dialog.locator(".sweep-cell")).to_have_count(1)
    other = visit(f"?{page.url.split('?')[1]}&cell=1")
    expect(other.locator(".panel[data-part=timeline]")).to_contain_text("malformed body (1 of 1)")
    expect(other.locator(".panel[data-part=timeline]")).to_contain_text("ErrorKindsNavigationController")


def test_a_colleague_is_sent_a_link_to_what_was_found(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(device(page).get_by_role("heading").first).to_be_visible()
    session = device(page).get_attribute("data-session")
    dialog = begin(page)
    copy = dialog.get_by_role("button", name="Copy link: blank, GET /about, no connection")
    copy.click()
    expect(copy).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert session not in link and "cell=0" in link
    other = visit(link.removeprefix(server.address))
    expect(other.locator(".panel[data-part=timeline]")).to_contain_text('tap "Close"')
    assert device(other).get_attribute("data-session") != session


@pytest.mark.parametrize("width", [390, 1440])
def test_the_matrix_fits_and_speaks_portuguese(server, visit, width):
    page = visit("?screen=/about&controller=CustomError")
    page.set_viewport_size({"width": width, "height": 844})
    expect(device(page).get_by_role("heading").first).to_be_visible()
    page.get_by_role("button", name=re.compile("Language")).click()
    page.get_by_role("button", name="Testar falhas", exact=True).click()
    dialog = page.get_by_role("dialog", name="Testar falhas")
    dialog.get_by_role("button", name="Iniciar", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("4 de 5 verificações falharam")
    expect(dialog.get_by_role("button", name="GET /about, sem conexão: em branco")).to_be_visible()
    assert dialog.evaluate("it => it.scrollWidth <= it.clientWidth")


def progress(page, **change):
    """Lets the page receive a sweep in a given state."""
    def answer(route):
        answered = route.fetch()
        route.fulfill(response=answered, json={**answered.json(), **change})

    page.unroute(re.compile("/api/sweeps/"))
    page.route(re.compile("/api/sweeps/[^/]+$"), answer)


def test_the_focus_stays_in_the_dialog_while_a_sweep_starts_runs_and_ends(server, visit):
    page = visit("?screen=/about")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    start = dialog.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_focused()
    begun = []
    page.on("request", lambda request: begun.append(request) if request.method == "POST" and request.url.endswith("/api/sweeps") else None)
    progress(page, phase="running")
    start.evaluate("button => { button.click(); button.click() }")
    stop = dialog.get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    assert len(begun) == 1, "a second press begins no other sweep"
    expect(dialog.get_by_role("heading", name="Fault sweep")).to_be_focused()
    page.keyboard.press("Tab")
    expect(stop).to_be_focused()
    progress(page)
    expect(dialog.get_by_role("button", name="New fault sweep")).to_be_focused()
    page.keyboard.press("Enter")
    expect(start).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_escape_closes_a_dialog_wherever_the_focus_is(server, visit):
    page = visit("?screen=/about")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    expect(dialog).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_focus_stays_on_a_check_while_others_are_added(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    dialog = begin(page)
    expect(dialog.get_by_role("status")).to_contain_text("1 of 2 checks failed")
    later = {"controller": None, "request": "GET /later", "fault": "network"}
    tries = page.evaluate("async () => (await (await fetch(`api/sweeps/${new URLSearchParams(location.search).get('sweep')}`)).json()).tries")
    progress(page, phase="running", tries=tries)
    page.reload()
    cell = dialog.get_by_role("button", name="GET /about, 10 s delay: fine")
    cell.focus()
    progress(page, phase="running", tries=[*tries, later])
    expect(dialog.locator("tbody tr")).to_have_count(2)
    expect(cell).to_be_focused()
    expect(cell).to_have_attribute("tabindex", "0")
    expect(dialog.locator(".sweep-cell[tabindex='0']")).to_have_count(1)


def test_a_sweep_counts_on_the_checks_of_controllers_that_come_later(server, visit):
    page = visit("?screen=/about")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    dialog = begin(page, faults=["malformed body"])
    expect(dialog.get_by_role("status")).to_contain_text("of 1 checks failed")
    progress(page, phase="running", cells=70, done=15, duration=3000, remaining=3000 * (140 - 15) // 15)
    page.reload()
    expect(dialog.get_by_role("status")).to_have_text("15 of about 140, about 25 s left")
    expect(dialog.get_by_role("progressbar")).to_have_attribute("max", "140")
    progress(page, phase="running", cells=140, done=75, duration=15000, remaining=15000 * (140 - 75) // 75)
    expect(dialog.get_by_role("status")).to_have_text("75 of 140, about 13 s left")


def close_while_it_runs(page):
    """A running sweep whose dialog was closed. The server's response is kept at 65 of 210 checks."""
    expect(device(page).get_by_role("heading").first).to_be_visible()
    progress(page, phase="running", done=65, cells=210, remaining=None)
    dialog = begin(page)
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_closed_sweep_is_counted_on_its_button_and_found_again(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    close_while_it_runs(page)
    expect(page).not_to_have_url(re.compile("sweep"))
    running = page.get_by_role("button", name="Fault sweep · 65 of 210", exact=True)
    expect(running).to_be_visible()
    page.reload()
    expect(running).to_be_visible()
    page.get_by_role("button", name=re.compile("Language")).click()
    expect(page.get_by_role("button", name="Testar falhas · 65 de 210", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("Idioma")).click()
    page.keyboard.press("Control+k")
    page.locator(".palette input").fill("fault sweep")
    page.get_by_role("option", name=re.compile("Fault sweep · 65 of 210")).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    expect(dialog.get_by_role("progressbar")).to_have_attribute("value", "65")
    expect(dialog.get_by_role("button", name="Start", exact=True)).to_be_hidden()
    page.keyboard.press("Escape")
    progress(page)
    idle = page.get_by_role("button", name="Fault sweep", exact=True)
    expect(idle).to_be_visible()
    idle.click()
    expect(dialog.get_by_role("status")).to_contain_text("1 of 2 checks failed")
    dialog.get_by_role("button", name="New fault sweep").click()
    expect(dialog.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    idle.click()
    expect(dialog.get_by_role("status")).to_contain_text("1 of 2 checks failed")


def test_a_sweep_that_the_server_no_longer_has_leaves_the_form(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    close_while_it_runs(page)
    gone = {"type": "kennel:unknown-sweep", "title": "There is no such sweep", "status": 404, "detail": "No sweep is called that."}
    page.route(re.compile("/api/sweeps/[^/]+$"), lambda route: route.fulfill(status=404, content_type="application/problem+json", json=gone))
    page.get_by_role("button", name=re.compile("^Fault sweep")).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    expect(dialog.get_by_role("button", name="Start", exact=True)).to_be_focused()
    expect(dialog.get_by_role("status")).to_have_text("No sweep is called that.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    expect(dialog.get_by_role("button", name="Start", exact=True)).to_be_focused()
    expect(dialog.locator(".sweep-status")).to_be_empty()


def test_another_session_has_no_sweep_yet(server, visit):
    page = visit("?screen=/about&controller=CustomError")
    close_while_it_runs(page)
    page.locator("[data-part=startOver]").click()
    idle = page.get_by_role("button", name="Fault sweep", exact=True)
    expect(idle).to_be_visible()
    idle.click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    page.go_back()
    expect(page.get_by_role("button", name="Fault sweep · 65 of 210", exact=True)).to_be_visible()
