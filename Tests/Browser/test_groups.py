"""The groups of the timeline: the effects of each input, on the page that showed them live and on one that is loaded
later."""

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")

#: The visible rows of each group, in the order of the page; the first is that of the input.
GROUPS = """() => Array.from(document.querySelectorAll('.step-group:not([hidden])'), (group) =>
    Array.from(group.querySelectorAll('.step'), (row) => row.checkVisibility() && row.innerText.replace(/\\s+/g, ' ')).filter(Boolean))"""


def pause(page, side, path="/rides"):
    page.locator("[name=fault]").select_option("hold")
    page.locator("[name=side]").select_option(side)
    page.locator("[data-part=faults] [name=path]").fill(path)
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule").first).to_be_visible()


def do_something_else(page):
    """Sends another input between a pause of requests and its end."""
    scheme = page.locator("[data-part=deviceScheme]")
    was = scheme.get_attribute("aria-pressed")
    scheme.click()
    expect(scheme).not_to_have_attribute("aria-pressed", was)


def decide(page, deed):
    page.get_by_role("button", name="1 paused").click()
    do_something_else(page)
    page.get_by_role("article").get_by_role("button", name=deed, exact=True).click()


def settled(page):
    page.get_by_role("tab", name="Timeline").click()
    # the end of its animation
    expect(page.locator(".step-group").last.locator(".step[data-kind=timer]").last).to_be_visible()
    expect(page.locator(".step[data-kind=request]", has_text="pending")).to_have_count(0)


def reloaded(page):
    page.reload()
    page.locator(".steps .step").first.wait_for()
    return page.evaluate(GROUPS)


@pytest.mark.parametrize("side", ["request", "answer"])
@pytest.mark.parametrize("deed, state", [("Continue", "success"), ("Fail (no connection)", "error")])
def test_what_a_continued_request_causes_stands_under_what_continued_it(visit, side, deed, state):
    page = visit("?screen=/home", height=1000)
    expect(device(page)).to_contain_text("Popular")
    pause(page, side)
    field = page.locator("[data-part=open] input").first
    field.fill("/rides")
    field.press("Enter")
    decide(page, deed)
    expect(page.locator(f".step[data-kind={state}]").first).to_be_attached()
    settled(page)
    live = page.evaluate(GROUPS)
    [decision] = [group for group in live if "request GET /rides" in group[0]]
    assert any(state in row for row in decision[1:]), "the effect stands after what continued the request"
    assert "GET /rides" in "".join(live[0]), "the request stays under what sent it"
    assert live.index(decision) == len(live) - 1
    assert reloaded(page) == live


def test_requests_that_a_continued_answer_causes_are_grouped_alike_after_a_reload(visit):
    page = visit("?screen=/rides", height=1000)
    expect(device(page)).to_contain_text("Your rides")
    pause(page, "answer", "/home")
    field = page.locator("[data-part=open] input").first
    field.fill("/home")
    field.press("Enter")
    decide(page, "Continue")
    expect(page.locator(".step", has_text="GET /home/offer").first).to_be_attached()
    settled(page)
    live = page.evaluate(GROUPS)
    [decision] = [group for group in live if "continues request" in group[0]]
    assert any("/images/hero.svg" in row for row in decision[1:])
    assert reloaded(page) == live
