"""The list of pending retries: the actions of its buttons, their notes, and that nothing is queued without a
connection."""

import re

import pytest
from conftest import arrive, device, open_failing, session_of
from playwright.sync_api import expect
from real_server import RealServer

ALONE = "This button runs the retry, but does not press the app’s button. An error view stays until the app removes it."
CUT = "Not connected. Retry works again when the connection is back."


def retry_of(page, name="Retry GET /fails-twice"):
    return page.locator(".retries").get_by_role("button", name=name)


def draw_the_error_as_an_app_would(page, server):
    """Removes the retry buttons that the server reports."""
    session = session_of(page, server)
    with session.lock:
        session.emit("patch", {"retryButtons": []})


def test_the_only_pending_retry_is_run_by_the_apps_own_button(visit, server):
    page = open_failing(visit)
    button = device(page).get_by_role("button", name="Retry").get_attribute("data-view")
    expect(page.locator(".retries")).not_to_contain_text(ALONE)
    retry_of(page).click()
    expect(page.locator(".retries")).to_contain_text("r2")
    pressed = session_of(page, server).inputs[-1]
    assert (pressed["type"], pressed["view"]) == ("tap", button)


def test_a_retry_without_a_known_button_says_that_the_error_view_stays(visit, server):
    page = open_failing(visit)
    draw_the_error_as_an_app_would(page, server)
    expect(retry_of(page)).to_have_accessible_description(ALONE)
    expect(page.get_by_text(ALONE)).to_be_visible()
    retry_of(page).click()
    expect(page.locator(".retries")).to_contain_text("r2")
    assert session_of(page, server).inputs[-1]["type"] == "retry"


def test_of_several_retries_each_runs_alone_and_says_so(visit, server):
    page = open_failing(visit)
    session = session_of(page, server)
    with session.lock:
        session.emit("patch", {"retries": [*session.app.retries, {**session.app.retries[0], "id": "r9"}]})
    expect(retry_of(page)).to_have_count(2)
    expect(retry_of(page).first).to_have_accessible_description(ALONE)
    retry_of(page).first.click()
    expect(page.locator(".retries")).to_contain_text("r2")
    assert session.inputs[-1]["type"] == "retry"


def test_a_retry_is_off_while_the_page_is_not_connected(visit, server):
    page = open_failing(visit)
    session = session_of(page, server)
    count = len(session.inputs)
    server.cut()
    expect(retry_of(page)).to_be_disabled()
    expect(retry_of(page)).to_have_accessible_description(CUT)
    expect(page.locator(".retries").get_by_text(CUT)).to_be_visible()
    retry_of(page).dispatch_event("click")
    page.keyboard.press("r")
    expect(page.get_by_role("status").filter(has_text=CUT)).to_be_visible()
    server.restore()
    expect(retry_of(page)).to_be_enabled()
    expect(page.locator(".retries")).not_to_contain_text(CUT)
    retry_of(page).click()
    expect(page.locator(".retries")).to_contain_text("r2")
    assert len(session.inputs) == count + 1, "nothing was queued"


def test_the_device_cannot_be_changed_while_the_page_is_not_connected(visit, server):
    page = visit()
    session = session_of(page, server)
    count = len(session.inputs)
    scheme = page.get_by_role("button", name="Dark", exact=True)
    server.cut()
    expect(scheme).to_be_disabled()
    server.restore()
    expect(scheme).to_be_enabled()
    scheme.click()
    expect(scheme).to_have_attribute("aria-pressed", "true")
    assert len(session.inputs) == count + 1


@pytest.fixture
def kennel():
    """The real server, whose sample app has a controller that draws its own error view."""
    running = RealServer("--in-memory", "--no-delays")
    yield running
    assert running.stop() == 0


def succeed_alone(visit, kennel):
    """Runs the retry of the list until the screen loads. The app leaves its error view there, because its own button
    was not pressed."""
    page = arrive(visit(), kennel, "?screen=/fails-twice&controller=ErrorKinds")
    retry = page.locator(".retries").get_by_role("button", name="Retry GET /fails-twice")
    expect(page.locator(".retries")).to_contain_text("r1")
    retry.click()
    expect(page.locator(".retries")).to_contain_text("r2")
    retry.click()
    expect(page.locator(".retries")).to_contain_text("No pending retries")
    expect(page.locator(".crumb")).to_contain_text("fails-twice")
    expect(page.locator(".retries").get_by_text(ALONE)).to_be_visible()
    return page


def test_a_retry_that_succeeds_alone_still_says_that_the_error_view_stays(visit, kennel):
    page = succeed_alone(visit, kennel)
    page.get_by_role("button", name=re.compile("Language")).click()
    expect(page.locator(".retries")).to_contain_text("Uma tela de erro fica até que o app a remova.")
    page.get_by_role("button", name=re.compile("Idioma")).click()
    device(page).get_by_role("button").last.click()
    expect(page.locator(".retries")).not_to_contain_text(ALONE)
    expect(page.locator(".retries")).to_contain_text("No pending retries")


def test_another_session_says_nothing_of_an_error_view_that_stays(visit, kennel):
    page = succeed_alone(visit, kennel)
    session = device(page).get_attribute("data-session")
    page.locator(".screen-link[data-path='/about']").click()
    expect(device(page).get_by_role("heading", name="About")).to_be_visible()
    assert device(page).get_attribute("data-session") != session
    expect(page.locator(".retries")).to_contain_text("No pending retries")
    expect(page.locator(".retries")).not_to_contain_text(ALONE)
