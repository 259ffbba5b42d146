"""The timeline of a long session begins at its newest entry, and shows every input. The real server and the sample."""

import pytest
from conftest import until
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")

ROTATE = """async (count) => {
    const { session } = document.querySelector('[data-testid=device]').dataset
    for (let n = 1; n <= count; n += 1) {
        const body = JSON.stringify({ type: 'device', direction: n % 2 ? 'rightToLeft' : 'leftToRight' })
        await fetch(`api/sessions/${session}/inputs`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    }
}"""
#: Changes the height of rows, as a font may that is loaded late.
GIVE_ROWS = """(height) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`.step { line-height: ${height}px !important }`)
    document.adoptedStyleSheets = [sheet]
}"""
HAS_ALL = "() => document.querySelectorAll('.step-group:not([hidden]) > .step').length >= 130"
IS_AT_END = """() => {
    const { scrollTop, scrollHeight, clientHeight } = document.querySelector('[data-part=timeline] > .scroller')
    return scrollTop > 0 && scrollHeight - scrollTop - clientHeight < 1
}"""


@pytest.fixture
def changed(visit):
    """A page whose device changed so often that the timeline has several blocks."""
    page = visit("?screen=/about", width=1440, height=900)
    expect(page.locator(".step").first).to_be_visible()
    page.evaluate(ROTATE, 130)
    until(page, HAS_ALL)
    return page


def test_inputs_that_caused_nothing_stay_listed_in_a_long_session(changed):
    page = changed
    unseen = "() => document.querySelectorAll('.list-block[hidden] .step-group:not([hidden])').length"
    assert page.evaluate(unseen) == 0
    page.reload()
    until(page, HAS_ALL)
    assert page.evaluate(unseen) == 0


def test_the_timeline_begins_at_its_end_though_its_rows_get_their_height_late(changed):
    page = changed
    page.reload()
    until(page, HAS_ALL)
    until(page, IS_AT_END)
    page.evaluate(GIVE_ROWS, 27)
    until(page, IS_AT_END)
    page.get_by_role("tab", name="Network").click()
    page.evaluate(GIVE_ROWS, 31)
    page.get_by_role("tab", name="Timeline").click()
    until(page, IS_AT_END)


def test_a_reader_who_went_back_in_the_timeline_stays_there(changed):
    page = changed
    page.reload()
    until(page, HAS_ALL)
    until(page, IS_AT_END)
    page.locator("[data-part=timeline] > .scroller").hover()
    page.mouse.wheel(0, -900)
    until(page, f"!({IS_AT_END})()")
    row = page.locator(".step:visible").nth(60)
    row.scroll_into_view_if_needed()
    before = row.bounding_box()["y"]
    count = page.locator(".step").count()
    page.evaluate(ROTATE, 1)
    until(page, f"document.querySelectorAll('.step').length > {count}")
    assert not page.evaluate(IS_AT_END)
    # The browser keeps the visible rows in place, whatever the rows above do.
    assert abs(row.bounding_box()["y"] - before) < 1
