"""Toasts of the page are visible and announced over every modal dialog, and after it."""

import re

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")

#: Returns whether the toast is in front at its center. It gets pointer events for the check.
IS_IN_FRONT = """toast => {
    toast.style.pointerEvents = 'auto'
    const { left, top, width, height } = toast.getBoundingClientRect()
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    toast.style.pointerEvents = ''
    return toast.contains(front)
}"""


def all_sessions(page):
    page.get_by_role("button", name="All sessions").click()


def sweep(page):
    page.get_by_role("button", name="Fault sweep", exact=True).click()


def help_(page):
    page.get_by_role("button", name="Help").click()


def commands(page):
    page.keyboard.press("Control+K")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("opens", [all_sessions, sweep, help_, commands])
def test_a_notice_is_over_the_dialog_and_part_of_it(visit, opens, width):
    page = visit("?screen=/about", width=width)
    expect(device(page).get_by_role("heading").first).to_be_visible()
    opens(page)
    dialog = page.get_by_role("dialog").last
    expect(dialog).to_be_visible()
    page.evaluate("""async () => {
        const { Notices } = await import('/js/workspace/notices.js')
        const { builders } = await import('/js/elements/elements.js')
        const [toast, card] = ['toast', 'card'].map((name) => document.querySelector(`[data-part=${name}]`))
        new Notices({ parts: { toast, card }, document, ...builders(document) }).toast('This is said.')
    }""")
    said = dialog.get_by_role("status").filter(has_text="This is said.")
    expect(said).to_be_visible()
    expect(said).to_be_in_viewport(ratio=1)
    assert said.evaluate(IS_IN_FRONT)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="This is said.")).to_be_visible()
    assert page.locator(".toast").evaluate(IS_IN_FRONT)


def test_what_became_of_a_session_is_said_in_the_list(visit):
    visit("?screen=/hello").goto("about:blank")
    page = visit("?screen=/home&sessions")
    row = page.locator(".session-row", has_text="/hello").first
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("dialog", name="Sessions").get_by_role("status").filter(has_text=re.compile("deleted", re.I))).to_be_visible()
