"""Less common uses of the page, with the real server: focus, faults, several tabs, and lost connections."""

import re

import pytest
from playwright.sync_api import expect

from conftest import device, until, waits
from real_server import RealServer
from test_sample import states_of

CONTROLLERS = ["", "CustomError", "CustomLoading", "Legacy", "ErrorKinds", "ColouredBar"]
RETRY = re.compile("^(Retry|Try again)$")
# The sample responds at once here, except for the rule of this link.
SLOW = "?screen=/failures/slow&faults=delay+3000+/failures/slow"


@pytest.fixture(scope="module")
def server(port):
    server = RealServer("--no-delays", port=port)
    yield server
    server.stop()


def steps(page, kind):
    return page.locator(f".step[data-kind={kind}]")


def test_the_first_visit_names_the_sample(visit):
    page = visit()
    expect(page.locator(".crumb")).to_have_text("sample/home")
    expect(page.get_by_label("Backend (BFF)")).to_have_value("")
    expect(page.get_by_role("link", name="Home")).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("controller", CONTROLLERS)
def test_the_keyboard_stays_on_retry_and_ends_on_the_heading(visit, controller):
    page = visit(f"?screen=/fails-twice&controller={controller}")
    for _ in range(2):
        retry = device(page).get_by_role("button", name=RETRY)
        retry.wait_for()
        identifier = retry.get_attribute("data-view")
        retry.press("Enter")
        until(page, f"!document.querySelector('[data-testid=device] [data-view={identifier}]')")
        assert page.evaluate("document.activeElement !== document.body")
    expect(device(page).get_by_role("heading", name="Fails twice")).to_be_focused()
    expect(steps(page, "success")).to_have_count(1)
    expect(page.locator(".retries .badge")).to_have_text("0")


def test_what_loading_covers_is_inert(visit):
    page = visit(SLOW)
    expect(device(page).get_by_role("progressbar")).to_be_visible()
    assert page.evaluate("document.querySelector('[data-testid=device] [data-kind=navigationbar]').inert")


def test_a_double_click_on_retry_is_one_input(visit):
    page = visit("?screen=/failures/500")
    device(page).get_by_role("button", name="Retry").dblclick()
    expect(steps(page, "error")).to_have_count(2)
    # The effects of the other press would be reported before those of a third.
    device(page).get_by_role("button", name="Retry").click()
    expect(steps(page, "error")).to_have_count(3)
    expect(steps(page, "input").filter(has_text="Retry")).to_have_count(2)


def test_a_fault_bites_the_next_request_and_retry_gets_the_real_answer(visit):
    page = visit()
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_contain_text("0 of 1 used")
    device(page).get_by_role("button", name="Basket").click()
    device(page).get_by_role("button", name="Retry").click()
    expect(device(page).get_by_role("heading", name="Basket")).to_be_visible()
    expect(page.locator(".rule")).to_contain_text("1 of 1 used")
    expect(page.locator(".step-fault")).to_contain_text("status 500 (1 of 1)")


def test_a_snapshot_tells_the_story_as_the_events_did(visit):
    page = visit("?screen=/bikes")
    expect(device(page).get_by_role("heading", name="Bicycles")).to_be_visible()
    device(page).get_by_text("Garça").first.click()
    expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
    # Steps are drawn after the screen. Each screen has a timer at the end of its transition, and nothing follows the
    # last one.
    expect(page.locator(".step", has_text="analytics: screen /bikes/garca")).to_be_attached()
    until(page, "document.querySelectorAll('.step[data-kind=timer]').length >= document.querySelectorAll('.step[data-kind=success]').length")
    story = "Array.from(document.querySelectorAll('.step'), (row) => [row.dataset.n, row.textContent])"
    told = page.evaluate(story)
    page.reload()
    until(page, f"{story}.length === {len(told)}")
    assert page.evaluate(story) == told


def test_eight_tabs_with_eight_sessions(visit):
    pages = [visit()]
    for _ in range(7):
        pages.append(visit(context=pages[0].context))
    for page in pages:
        device(page).get_by_role("button", name="Basket").click()
    for page in pages:
        expect(device(page).get_by_role("heading", name="Basket")).to_be_visible()
        expect(page.locator(".connection")).to_have_text("live")


def test_offline_and_online_again(visit, server):
    page = visit(SLOW)
    page.context.set_offline(True)
    expect(page.locator(".connection")).to_have_text("reconnecting")
    waits(page, lambda: "success" in states_of(server, page))
    page.context.set_offline(False)
    expect(page.locator(".connection")).to_have_text("live")
    expect(device(page).get_by_role("heading", name="Slow")).to_be_visible()
    expect(steps(page, "success")).to_have_count(1)


def test_the_exchange_shows_where_decoding_failed(visit):
    page = visit("?screen=/failures/broken-json&panel=network")
    page.locator(".request").first.click()
    expect(page.locator(".exchange .body-error")).to_be_visible()


def test_a_session_that_never_was(visit):
    page = visit("?session=aaaaaaaaaaaaaaaaaaaaaa", wait=False)
    expect(page.get_by_text("This session no longer exists")).to_be_visible()


def test_a_step_in_which_a_response_came_late_is_named_after_it(visit):
    page = visit("?screen=/about&faults=delay+300+/about")
    expect(steps(page, "success")).to_have_count(1)
    steps(page, "success").click()
    expect(page.locator(".recording-label")).to_have_text("response to GET /about 200")
    page.keyboard.press("Escape")
    expect(page.locator(".connection")).to_have_text("live")
