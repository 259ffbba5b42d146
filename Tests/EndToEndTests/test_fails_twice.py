"""The main path: a screen fails, the page shows the error, Retry runs on the server, and the screen appears."""

import pytest
from playwright.sync_api import expect

from page import (
    CONTROLLERS, cancel_button, device, drawn_states, expect_settled_focus, heading, retry_button, session_of)
from scripted_bff import Gate, screen

TITLES = {"": "Error", "CustomError": "That did not work", "CustomLoading": "Error", "Legacy": "Error",
          "ErrorKinds": "No connection", "ColouredBar": "Error"}

ONCE = ["error", "finished"]
AGAIN = ["started", "error", "finished"]
FINALLY = ["started", "success", "finished"]


@pytest.mark.parametrize("controller", CONTROLLERS)
def test_two_retries_bring_the_screen(visit, kennel, bff, controller):
    gates = [Gate((500, b"{}")), Gate((500, b"{}")), Gate(screen("there", "Here it is.", title="There"))]
    bff.on("/screen", *gates)
    page = visit(f"?bff={bff.address}&screen=/screen&controller={controller}")
    loading = device(page).get_by_role("progressbar")
    title = device(page).get_by_text(TITLES[controller], exact=True)

    expect(loading).to_be_visible()
    expect(title).to_be_hidden()
    gates[0].open()
    expect(title).to_be_visible()
    expect(loading).to_be_hidden()

    retry_button(page).click()
    expect(loading).to_be_visible()
    expect(title).to_be_hidden()
    gates[1].open()
    expect(title).to_be_visible()
    expect(loading).to_be_hidden()

    retry_button(page).click()
    expect(loading).to_be_visible()
    gates[2].open()
    expect(heading(page, "There")).to_be_visible()
    expect(device(page).get_by_text("Here it is.")).to_be_visible()
    expect(loading).to_be_hidden()
    expect(title).to_be_hidden()
    expect_settled_focus(page)
    assert bff.asked("/screen") == 3

    told = [state for _, state in drawn_states(page, kennel.session(session_of(page)))]
    assert told == ["started"] * 3 + ONCE + AGAIN + FINALLY
    states = [entry["state"] for entry in kennel.session(session_of(page)).snapshot()["states"]]
    assert states == told


def test_the_sample_fails_twice_under_every_controller(visit):
    page = visit("?screen=/failures")
    for number, controller in enumerate(CONTROLLERS[1:]):
        device(page).get_by_role("button", name=controller).click()
        for attempt in (1, 2):
            expect(page.locator(".step[data-kind=error]")).to_have_count(2 * number + attempt)
            retry_button(page).click()
        expect(heading(page, controller)).to_be_visible()
        expect(device(page).get_by_text("The third answer is this screen.")).to_be_visible()
        device(page).get_by_role("button", name="Close").click()
        expect(heading(page, "Things that go wrong")).to_be_visible()
    expect(page.locator(".retries")).to_contain_text("No pending retries")


@pytest.mark.parametrize("controller", CONTROLLERS)
def test_a_retry_that_fails_at_once_shows_the_error_again(visit, kennel, controller):
    page = visit(f"?screen=http://[bad&controller={controller}")
    # ErrorKinds shows no button for an invalid link.
    if controller == "ErrorKinds":
        return expect(device(page).get_by_text("This link leads nowhere.")).to_be_visible()
    for attempt in range(1, 4):
        expect(retry_button(page)).to_be_enabled()
        expect(device(page).get_by_text(TITLES[controller], exact=True)).to_have_count(1)
        retry_button(page).click()
        expect(page.locator(".step[data-kind=error]")).to_have_count(attempt + 1)
    expect(retry_button(page)).to_be_visible()
    expect_settled_focus(page)


@pytest.mark.parametrize("controller", CONTROLLERS)
def test_cancel_leaves_things_as_they_are(visit, kennel, bff, controller):
    bff.on("/screen", 500)
    page = visit(f"?bff={bff.address}&screen=/screen&controller={controller}")
    cancel_button(page).click()
    expect(device(page).get_by_text(TITLES[controller], exact=True)).to_be_hidden()
    expect(device(page).get_by_role("progressbar")).to_be_hidden()
    expect_settled_focus(page)
    assert bff.asked("/screen") == 1
    snapshot = kennel.session(session_of(page)).snapshot()
    assert [entry["state"] for entry in snapshot["states"]] == ["started"] * 3 + ONCE
    assert snapshot["retries"] == []


def test_cancelled_navigation_stays_where_it_was(visit, kennel):
    page = visit("?screen=/failures")
    device(page).get_by_role("button", name="Server error").click()
    expect(device(page).get_by_role("alertdialog", name="Error")).to_be_visible()
    device(page).get_by_role("button", name="Cancel").click()
    expect(device(page).get_by_role("alertdialog")).to_be_hidden()
    expect(heading(page, "Things that go wrong")).to_be_visible()
    device(page).get_by_role("button", name="Not found").click()
    expect(device(page).get_by_text("The server answered 404")).to_be_visible()


def test_a_double_click_on_retry_is_one_request(visit, bff):
    gate = Gate(screen("there", title="There"))
    bff.on("/screen", 500, gate)
    page = visit(f"?bff={bff.address}&screen=/screen")
    retry_button(page).dblclick()
    assert gate.arrived.wait(5)
    page.keyboard.press("Enter")
    gate.open()
    expect(heading(page, "There")).to_be_visible()
    assert bff.asked("/screen") == 2


@pytest.mark.parametrize("controller", ["CustomError", "Legacy"])
def test_a_double_click_on_an_apps_own_retry_is_one_request_and_no_complaint(visit, bff, controller):
    gate = Gate(screen("there", title="There"))
    bff.on("/screen", 500, gate)
    page = visit(f"?bff={bff.address}&screen=/screen&controller={controller}")
    retry_button(page).dblclick()
    assert gate.arrived.wait(5)
    gate.open()
    expect(heading(page, "There")).to_be_visible()
    assert bff.asked("/screen") == 2
    expect(page.locator("[data-part=toast]")).to_have_text("")


def test_focus_goes_from_error_to_error_to_heading(visit):
    page = visit("?screen=/fails-twice")
    lost = page.evaluate_handle("""() => { const lost = []; const look = () => {
        if (document.activeElement === document.body) lost.push(performance.now()); requestAnimationFrame(look) }
        document.querySelector('[data-testid=device] [role=alertdialog] button')?.focus(); look(); return lost }""")
    expect(retry_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    expect(retry_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(heading(page, "Fails twice")).to_be_focused()
    assert lost.json_value() == []


def test_each_failure_is_announced_with_its_attempt(visit):
    page = visit("?screen=/fails-twice")
    alert = page.locator("[data-part=assertive]")
    expect(alert).to_contain_text("failed: The server answered 500")
    retry_button(page).click()
    expect(alert).to_contain_text("failed again, attempt 2")
    retry_button(page).click()
    expect(heading(page, "Fails twice")).to_be_visible()
    expect(page.locator("[data-part=polite]")).to_have_text("Fails twice is shown")
