"""The whole product: the real server with the sample app, in a real browser."""

import json
import re
import urllib.request

import pytest
from conftest import device, until
from pixels import Pixels
from playwright.sync_api import expect
from real_server import Wire, serving

CONTROLLERS = [
    ("", "Error", "Retry"), ("CustomError", "That did not work", "Try again"), ("CustomLoading", "Error", "Retry"),
    ("Legacy", "Error", "Try again"), ("ErrorKinds", "No connection", "Try again"), ("ColouredBar", "Error", "Retry"),
]
# The sample responds at once here, except for the rule of this link.
SLOW = "?screen=/failures/slow&faults=delay+3000+/failures/slow"

server = serving("--no-delays")


def button(page, name):
    return device(page).get_by_role("button", name=name, exact=True)


def shows(page, text):
    expect(device(page).get_by_text(text, exact=True)).to_be_visible()


def lacks(page, text):
    expect(device(page).get_by_text(text, exact=True)).to_have_count(0)


def states_of(server, page):
    session = device(page).get_attribute("data-session")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session}") as answer:
        return [entry["state"] for entry in json.load(answer)["states"]]


@pytest.mark.parametrize("controller, error, retry", CONTROLLERS)
def test_fails_twice(visit, server, controller, error, retry):
    page = visit(f"?screen=/fails-twice&controller={controller}")
    for attempt in range(1, 3):
        # The former error view is still visible for a moment, but does not react to presses any more.
        expect(page.locator(".step[data-kind=error]")).to_have_count(attempt)
        shows(page, error)
        button(page, retry).click()
    shows(page, "Here it is.")
    lacks(page, error)
    assert states_of(server, page).count("error") == 2


def test_loading_is_shown_while_the_controller_shows_it(visit, server):
    page = visit(SLOW)
    expect(device(page).get_by_role("progressbar")).to_be_visible()
    shows(page, "It took three seconds.")
    expect(device(page).get_by_role("progressbar")).to_have_count(0)


def test_custom_loading(visit, server):
    page = visit(SLOW + "&controller=CustomLoading")
    shows(page, "Pumping up the tyres…")
    shows(page, "It took three seconds.")
    lacks(page, "Pumping up the tyres…")


def test_cancel_leaves_things_as_they_are(visit, server):
    page = visit("?screen=/fails-twice")
    dialog = device(page).get_by_role("alertdialog", name="Error")
    expect(dialog).to_be_visible()
    button(page, "Cancel").click()
    expect(dialog).to_have_count(0)
    assert states_of(server, page).count("error") == 1


def test_reloading_keeps_the_session(visit, server):
    page = visit("?screen=/fails-twice")
    shows(page, "Error")
    session = device(page).get_attribute("data-session")
    page.reload()
    shows(page, "Error")
    assert device(page).get_attribute("data-session") == session
    assert f"session={session}" in page.evaluate("location.search")
    assert states_of(server, page).count("error") == 1
    button(page, "Retry").click()
    expect(device(page).get_by_text("Error", exact=True)).to_be_visible()


def test_eight_tabs_on_one_session_agree(visit, server):
    first = visit("?screen=/fails-twice")
    shows(first, "Error")
    session = device(first).get_attribute("data-session")
    tabs = [first] + [visit(f"?session={session}", context=first.context) for _ in range(7)]
    for tab in tabs:
        shows(tab, "Error")
    button(tabs[7], "Retry").click()
    for tab in tabs:
        expect(tab.get_by_text("attempt 2").first).to_be_attached()
    button(tabs[3], "Retry").click()
    for tab in tabs:
        shows(tab, "Here it is.")


def test_a_cut_wire_misses_no_state(visit, server):
    wire = Wire(server.port)
    page = visit("?screen=/fails-twice")
    shows(page, "Error")
    session = device(page).get_attribute("data-session")
    page.goto(f"{wire.address}?session={session}")
    shows(page, "Error")
    wire.cut()
    # Meanwhile another user presses the button.
    other = visit(f"?session={session}")
    button(other, "Retry").click()
    expect(other.get_by_text("attempt 2").first).to_be_attached()
    button(other, "Retry").click()
    shows(other, "Here it is.")
    wire.mend()
    shows(page, "Here it is.")
    timeline = page.locator("[data-part=timeline]")
    expect(timeline.get_by_text("error", exact=True)).to_have_count(2)


def test_walking_through_the_shop(visit, server):
    page = visit()
    expect(device(page).get_by_role("heading", name="Roda")).to_be_visible()
    images = device(page).get_by_role("img")
    expect(images.first).to_be_visible()
    expect(images.first).to_have_js_property("complete", True)
    assert images.first.evaluate("image => image.naturalWidth > 0")
    button(page, "See all bicycles").click()
    expect(device(page).get_by_role("heading", name="Bicycles")).to_be_visible()
    device(page).get_by_text("Mula", exact=True).click()
    button(page, "Put in the basket").click()
    dialog = device(page).get_by_role("alertdialog")
    expect(dialog).to_contain_text("Hire the Mula?")
    dialog.get_by_role("button", name="Put in").click()
    expect(device(page).get_by_role("heading", name="Basket")).to_be_visible()
    button(page, "Check out").click()
    expect(device(page).get_by_role("heading", name="Check out")).to_be_visible()
    button(page, "Not today").click()
    expect(device(page).get_by_role("heading", name="Basket")).to_be_visible()
    button(page, "Back").click()
    button(page, "Back to the start").click()
    expect(device(page).get_by_role("heading", name="Roda")).to_be_visible()


@pytest.mark.parametrize("path, words", [
    ("/failures/404", "404"), ("/failures/500", "500"), ("/failures/hang-up", "network"),
    ("http://127.0.0.1:1/closed", "network"), ("/failures/broken-json", "decoding"), ("/failures/wrong-type", "decoding"),
    ("http://[bad", "URL"), ("/failures/redirects", "redirect"), ("/failures/endless", "bytes"),
])
def test_every_failure_says_what_it_is(visit, path, words):
    page = visit(f"?screen={urllib.request.quote(path, safe='')}")
    shows(page, "Error")
    expect(page.locator("[data-part=timeline]")).to_contain_text(words)


def test_a_fallback_is_used_and_said(visit, server):
    page = visit("?screen=/failures/fallback")
    button(page, "Open").click()
    shows(page, "This screen came with the button.")
    expect(page.locator("[data-part=timeline]")).to_contain_text("fallback")


def test_what_lies_over_a_light_blur_is_dark_in_a_dark_phone_too(visit):
    page = visit("?screen=/about")
    page.locator("[data-part=deviceScheme]").click()
    clock = page.locator(".status-clock")
    expect(clock).to_have_css("color", "rgb(255, 255, 255)")
    page.goto(page.url.split("?")[0] + "?screen=/failures/404")  # the tab keeps its device
    button(page, "Retry").wait_for()
    expect(clock).to_have_css("color", "rgb(0, 0, 0)")
    # the blur fades in
    until(page, "!document.getAnimations().some(({ effect }) => effect.getComputedTiming().iterations !== Infinity)")
    assert min(Pixels(clock.screenshot()).at(0, 0)) > 150, "the blur does not lie under the clock"
    expect(button(page, "Retry")).to_have_css("color", "rgb(0, 122, 255)")
    button(page, "Cancel").click()
    expect(clock).to_have_css("color", "rgb(255, 255, 255)")


def test_what_is_picked_on_the_device_is_told_with_its_line_in_the_document(visit):
    page = visit("?screen=/home")
    page.keyboard.press("p")
    expect(page.locator(".phone[data-picking]")).to_be_visible()
    title = device(page).get_by_text("Popular this week", exact=True)
    expect(title).to_be_visible()
    # a later text moves what is below it
    expect(device(page).get_by_text("Looking for today's offer…")).to_have_count(0)
    box = title.bounding_box()
    page.mouse.click(box["x"] + 8, box["y"] + 8)
    account = page.locator(".account")
    expect(account.locator("h2")).to_contain_text("UILabel")
    style = dict(zip(account.locator("dt").all_inner_texts(), account.locator("dd").all_inner_texts()))
    assert style["font"] == "System 22 Bold"
    assert style["textColor"] == "#1e2421 (light), #f0ede6 (dark)"
    assert "color:" not in style.get("Other", "") and "font" not in style.get("Other", "")
    expect(account.locator("figcaption")).to_have_text(re.compile(r"^beagle:text · Line \d+ of /home$"))
    expect(account.locator("[data-state=named]")).to_have_text(re.compile('^ {0,2}"text": "Popular this week"'))
    row = page.get_by_role("treeitem").filter(has_text="Popular this week")
    expect(row.locator(".tree-kind")).to_have_text("UILabel")
    expect(row).to_contain_text(".shop-title")


@pytest.mark.parametrize("locale, scrolled, hidden", [
    ("en-GB", "Not on the screen: scrolled away in “UIScrollView", "Not on the screen: it is hidden."),
    ("pt-BR", "Fora da tela: rolada para fora em “UIScrollView", "Fora da tela: está oculta."),
])
def test_a_view_that_cannot_be_seen_says_why_in_the_inspector(visit, locale, scrolled, hidden):
    page = visit("?screen=/home&panel=tree", locale=locale)
    expect(device(page).get_by_text("Tuesday is tandem day")).to_be_visible()
    why = page.locator(".account-unseen")
    rows = page.get_by_role("treeitem")
    rows.filter(has_text="Things that go wrong").click()
    expect(why).to_contain_text(scrolled)
    device(page).get_by_text("Things that go wrong").scroll_into_view_if_needed()
    expect(page.locator(".account")).to_contain_text("UILabel")
    expect(why).to_be_empty()
    rows.filter(has_text="Popular this week").click()
    expect(why).to_contain_text(scrolled)
    page.locator(".tree-row[data-state=unseen]", has_text="UIView").first.click()
    expect(why).to_have_text(hidden)
