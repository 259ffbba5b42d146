"""Locators and checks of the page."""

import time

from playwright.sync_api import expect

CONTROLLERS = ["", "CustomError", "CustomLoading", "Legacy", "ErrorKinds", "ColouredBar"]

# Errors of the browser about requests that tests fail on purpose.
EXPECTED = ("ERR_", "the server responded with a status of")


def device(page):
    return page.get_by_test_id("device")


def session_of(page):
    return device(page).get_attribute("data-session")


def retry_button(page):
    """Returns the retry button, with either controller's title."""
    return device(page).get_by_role("button", name="Retry").or_(device(page).get_by_role("button", name="Try again"))


def cancel_button(page):
    return device(page).get_by_role("button", name="Cancel").or_(device(page).get_by_role("button", name="Close"))


def connection(page):
    return page.locator(".connection")


def heading(page, name):
    return device(page).get_by_role("heading", name=name, exact=True)


def timeline_states(page):
    """Returns the states in the timeline, in its order."""
    return page.evaluate("""() => Array.from(document.querySelectorAll(
        '.step[data-kind=started], .step[data-kind=success], .step[data-kind=error], .step[data-kind=finished]'),
        (row) => [Number(row.dataset.n), row.dataset.kind])""")


def drawn_states(page, session, timeout=8):
    """Returns `timeline_states`, once the timeline shows all states of the session."""
    end = time.monotonic() + timeout
    while len(timeline_states(page)) < len(session.snapshot()["states"]) and time.monotonic() < end:
        page.wait_for_timeout(20)
    return timeline_states(page)


def expect_timeline_states(page, states, timeout=8):
    """Waits for states in the timeline, which draws fast changes a little later than the device."""
    end = time.monotonic() + timeout
    while timeline_states(page) != states:
        assert time.monotonic() < end, (timeline_states(page), states)
        page.wait_for_timeout(20)


def until(page, expression, timeout=8):
    """Waits for a JavaScript condition. (Playwright's own way evaluates strings, which the page's policy forbids.)"""
    end = time.monotonic() + timeout
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(20)


def expect_no_sideways_scroll(page):
    wide = page.evaluate("""() => Array.from(document.querySelectorAll('body *'))
        .filter((element) => !element.closest('.unseen, .symbols, [data-part=ghosts]') && element.checkVisibility()
            && element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.scroller, pre'))
        .map((element) => `${element.tagName}.${element.className} ${element.getBoundingClientRect().right}`).slice(0, 5)""")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"), wide


def expect_settled_focus(page):
    assert page.evaluate("document.activeElement !== document.body && document.activeElement !== null"), "focus fell to body"




def is_inert(locator):
    """Returns whether an element is drawn, but can be neither focused nor read out."""
    return locator.evaluate("(element) => Boolean(element.closest('[inert]'))")
