"""The promises of README, followed step by step by a new user: two controllers that differ on the third retry, a
paused and edited response, a fault sweep, a link to its worst cell, and an export as a test.
"""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")
BODY = '{"_beagleComponent_":"beagle:text","text":"Open again at nine"}'


@pytest.fixture(params=[(390, 844, "dark"), (1440, 900, "light")], ids=["phone", "desk"])
def start(request, visit):
    """The first page, narrow in the dark appearance and wide in the light one."""
    width, height, scheme = request.param
    return visit("?screen=/failures/500", width=width, height=height, color_scheme=scheme, permissions=["clipboard-read", "clipboard-write"])


def fits(page):
    """Expects no horizontal scrolling, and controls beside the device that are large enough for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate("""() => Array.from(document.querySelectorAll('button, select, summary, a.button, input:not([type=checkbox])'))
        .filter((element) => element.checkVisibility() && !element.closest('[data-testid=device], .compare-device'))
        .map((element) => [element.textContent || element.name, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 24)
        .map(([words, { width, height }]) => `${words} ${width} × ${height}`)""")
    assert small == []


def half(page, side):
    return page.locator(".compare-device").nth(("left", "right").index(side)).content_frame


def compare_until_the_third_retry(page):
    """Compares two controllers from the Open panel. A press on one device is repeated on the other."""
    page.get_by_role("button", name="Compare…").click()
    page.get_by_label("Controller on the right").select_option("ErrorKinds")
    first = page.locator(".compare-first")
    expect(first).to_contain_text("ErrorKinds shows ")
    differs = page.locator(".differences > li")
    for count in (1, 2, 3):
        page.wait_for_function("""async ([id, moments]) => {
            const told = await (await fetch(`/api/comparisons/${id}`)).json()
            return told.moments === moments && !told.busy
        }""", arg=[parse_qs(urlsplit(page.url).query)["comparison"][0], count])
        half(page, "left").get_by_role("button", name="Retry").click()
        expect(differs.nth(count)).to_contain_text(f'After step {count}, tap "Retry"')
    expect(differs.nth(3)).to_contain_text("only ErrorKinds")
    expect(differs.nth(3)).to_contain_text("Look for a better spot, then try again.")


def open_the_first_alone(page):
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open this one").first.click()
    alone = opened.value
    expect(device(alone).get_by_role("button", name="Retry")).to_be_visible()
    expect(alone.get_by_role("tab", name="Network")).to_be_visible()
    return alone


def hold_the_next_answer_and_edit_it(page):
    opens = page.get_by_role("tab", name="Open", exact=True)
    if opens.is_visible():
        opens.click()
    page.get_by_role("combobox", name="Fault", exact=True).select_option("hold")
    page.get_by_label("Path").fill("/failures/*")
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_have_count(1)
    device(page).get_by_role("button", name="Retry").click()
    page.get_by_role("button", name="1 paused").click()
    card = page.get_by_role("article", name="Paused on response · GET /failures/500")
    expect(card.locator("[name=status]")).to_have_value("500")
    fits(page)
    card.locator("[name=status]").fill("200")
    card.locator("[name=body]").fill(BODY)
    card.get_by_role("button", name="Continue with edits").click()
    expect(device(page)).to_contain_text("Open again at nine")
    expect(page.locator(".request", has_text="edited: was 500")).to_have_count(1)


def sweep_and_copy_the_worst(page):
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    expect(dialog.get_by_role("checkbox").first).to_be_visible()
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("checks failed", timeout=60_000)
    dialog.get_by_role("button", name="Copy link").first.click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('cell=')")
    link = page.evaluate("navigator.clipboard.readText()")
    return dialog, link


def test_what_readme_promises(start, server, visit, tmp_path):
    compare_until_the_third_retry(start)
    fits(start)
    page = open_the_first_alone(start)
    hold_the_next_answer_and_edit_it(page)
    fits(page)
    dialog, link = sweep_and_copy_the_worst(page)
    fits(page)
    found = dialog.locator(".sweep-found > li").first.text_content()
    colleague = visit("?" + urlsplit(link).query)
    expect(colleague).to_have_url(re.compile(r"\?session="))
    expect(colleague.locator(".panel[data-part=timeline]")).to_contain_text("(1 of 1)")
    assert found
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Export", exact=True).click()
    fits(page)
    with page.expect_download() as download:
        page.get_by_role("dialog", name="Export").get_by_role("button", name="Swift test", exact=True).click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    test = (tmp_path / download.value.suggested_filename).read_text()
    assert "import KennelTesting" in test and "Open again at nine" in test
