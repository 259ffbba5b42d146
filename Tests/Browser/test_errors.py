"""The errors of the timeline: their number on the tab, and the buttons that choose the next one or show no others."""

import pytest
from playwright.sync_api import expect

from conftest import device, open_failing, session_of


def chosen(page):
    return page.locator(".step[aria-current]")


def test_the_tab_of_the_timeline_has_the_number_of_errors(visit):
    page = visit("?screen=/home")
    tab = page.get_by_role("tab", name="Timeline", exact=True)
    expect(tab).not_to_have_attribute("data-errors", "0")
    expect(page.get_by_role("button", name="Next error")).to_be_hidden()
    page = visit("?screen=/fails-twice", page=page)
    device(page).get_by_role("button", name="Retry").wait_for()
    expect(tab).to_have_attribute("aria-description", "2 errors")  # the response, and the error that the app made of it
    page.get_by_role("tab", name="Network").click()
    device(page).get_by_role("button", name="Retry").click()
    expect(tab).to_have_attribute("aria-description", "4 errors")
    expect(tab).to_have_attribute("data-errors", "4")


def test_errors_are_chosen_one_after_the_other(visit):
    page = open_failing(visit)
    device(page).get_by_role("button", name="Retry").click()
    page.get_by_label("Kind of entry").select_option("errors")
    errors = page.locator(".step:visible:not([data-kind=input])")
    expect(errors).to_have_count(4)
    numbers = errors.evaluate_all("rows => rows.map((row) => row.dataset.n)")
    page.get_by_label("Kind of entry").select_option("events")
    forth, back = page.get_by_role("button", name="Next error"), page.get_by_role("button", name="Previous error")
    for button, number in [*((forth, number) for number in [*numbers, numbers[0]]), *((back, number) for number in numbers[:0:-1])]:
        button.focus()
        page.keyboard.press("Enter")
        expect(chosen(page)).to_have_attribute("data-n", number)
        expect(button).to_be_focused()


def test_keys_go_from_error_to_error(visit):
    page = open_failing(visit)
    page.locator("#tab-network").click()
    page.locator("body").press("e")
    expect(chosen(page)).to_contain_text("500")
    expect(page.locator("#tab-timeline")).to_have_attribute("aria-selected", "true")
    first = chosen(page).get_attribute("data-n")
    page.keyboard.press("e")
    expect(chosen(page)).not_to_have_attribute("data-n", first)
    page.keyboard.press("Shift+E")
    expect(chosen(page)).to_have_attribute("data-n", first)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator("dt", has_text="⇧E")
    expect(keys).to_have_text("E⇧E")
    expect(keys.locator("+ dd")).to_have_text("Next and previous error in the timeline")


def test_the_key_for_errors_says_that_there_are_none(visit):
    page = visit("?screen=/home")
    page.locator("body").press("e")
    expect(page.locator(".toast")).to_have_text("The timeline has no errors.")


def test_an_exception_that_ends_the_app_on_ios_is_counted_and_chosen(visit, server):
    page = visit("?screen=/home")
    device(page).get_by_text("Popular this week").wait_for()
    session = session_of(page, server)
    reason = "attempt to insert row 3 into section 0, but there are only 2 rows"
    with session.lock:
        session.entry("log", {
            "kind": "error", "level": "error", "message": f"iOS would end the app here: NSInternalInconsistencyException, {reason}. The row is ignored.",
            "detail": {"type": "exception", "name": "NSInternalInconsistencyException", "reason": reason}})
    expect(page.get_by_role("tab", name="Timeline", exact=True)).to_have_attribute("aria-description", "1 error")
    page.locator("#tab-network").click()
    page.locator("body").press("e")
    expect(chosen(page)).to_contain_text("iOS would end the app here: NSInternalInconsistencyException")
    page.get_by_role("button", name="Show errors only").click()
    expect(page.locator(".step:visible:not([data-kind=input])")).to_have_count(1)
    expect(page.locator(".step:visible:not([data-kind=input])")).to_contain_text(reason)


def test_only_errors_are_shown_by_a_press_and_where_the_filter_hides_them(visit):
    page = open_failing(visit)
    only = page.get_by_role("button", name="Show errors only")
    only.click()
    expect(only).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Kind of entry")).to_have_value("errors")
    expect(page.locator(".step:visible:not([data-kind=input])")).to_have_count(2)
    expect(page.locator(".step[data-level=error]:visible")).to_have_count(2)
    only.click()
    expect(only).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".step:visible", has_text="started").first).to_be_visible()
    page.get_by_label("Filter", exact=True).fill("nothing says this")
    expect(page.locator(".step:visible:not([data-kind=input])")).to_have_count(0)
    page.get_by_role("button", name="Next error").click()
    expect(chosen(page)).to_contain_text("500")


@pytest.mark.parametrize("width", [320, 390, 720, 1280])
def test_the_buttons_are_large_enough_and_nothing_scrolls_sideways(visit, width):
    page = visit("?screen=/fails-twice&panel=timeline", width=width, height=800, locale="pt-BR")
    page.get_by_role("button", name="Próximo erro").wait_for()
    for button in page.locator(".error-jump > .button").all():
        box = button.bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tabs = page.get_by_role("tab").evaluate_all("tabs => new Set(tabs.filter((tab) => tab.checkVisibility()).map((tab) => tab.getBoundingClientRect().top)).size")
    assert tabs == 1 or width < 360


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_the_number_of_errors_is_not_under_the_header(visit, width):
    page = visit("?screen=/fails-twice", width=width, height=780)
    device(page).get_by_role("button", name="Retry").wait_for()
    tabs = page.locator(".tabs")
    expect(page.get_by_role("tab", name="Timeline", exact=True)).to_have_attribute("data-errors", "2")
    page.evaluate("window.scrollTo(0, document.querySelector('.tabs').getBoundingClientRect().top + scrollY + 200)")
    bar = page.locator(".bar").bounding_box()
    assert tabs.bounding_box()["y"] >= bar["y"] + bar["height"] - 1
