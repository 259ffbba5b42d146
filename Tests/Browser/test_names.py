"""Names of sessions, set in the list and in the header, by mouse and by keyboard."""

import json
import urllib.request

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def opened(visit):
    def opened(**options):
        page = visit("?screen=/about", **options)
        expect(device(page).get_by_role("heading").first).to_be_visible()
        return page
    return opened


def watch_of(page, server):
    session = device(page).get_attribute("data-session")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session}") as answer:
        return json.load(answer)["session"]["watch"]


def name_of(page, server):
    with urllib.request.urlopen(f"{server.address}api/sessions?watch={watch_of(page, server)}") as answer:
        return json.load(answer)[0].get("name")


def own_row(page):
    return page.locator(".session-row", has=page.locator(".session-here"))


def shown(page):
    return page.locator(".session-name-button")


def field(page):
    return page.get_by_role("textbox", name="Name of the session")


def test_the_header_has_a_name_that_was_given_by_the_menu_and_keeps_it(opened, server):
    page = opened()
    expect(shown(page)).to_be_hidden()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Rename session…").click()
    expect(field(page)).to_be_focused()
    field(page).fill("Checkout")
    page.keyboard.press("Enter")
    expect(shown(page)).to_have_text("Checkout")
    expect(shown(page)).to_be_focused()
    assert page.title().startswith("Checkout · ")
    assert name_of(page, server) == "Checkout"
    page.reload()
    expect(shown(page)).to_have_text("Checkout")
    with page.expect_response("**/api/sessions"):
        page.locator("[data-part=startOver]").click()
    expect(shown(page)).to_be_hidden()  # another session


def test_a_double_click_edits_and_escape_leaves_the_name(opened, server):
    page = opened()
    page.locator(".crumb").dblclick()
    field(page).fill("First")
    page.keyboard.press("Enter")
    expect(shown(page)).to_have_text("First")
    shown(page).click()
    expect(field(page)).to_have_value("First")
    field(page).fill("Second")
    page.keyboard.press("Escape")
    expect(shown(page)).to_have_text("First")
    shown(page).click()
    field(page).fill("")
    page.keyboard.press("Enter")
    expect(shown(page)).to_be_hidden()
    assert name_of(page, server) is None


def test_keys_that_are_typed_into_a_name_are_no_shortcuts(opened, server):
    page = opened()
    page.locator(".crumb").dblclick()
    expect(field(page)).to_be_focused()
    page.keyboard.type("R ?[/")
    expect(field(page)).to_have_value("R ?[/")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(field(page)).to_have_count(0)


def test_a_row_of_the_list_is_renamed_and_the_header_follows(opened, server):
    page = opened()
    page.get_by_role("button", name="All sessions").click()
    own_row(page).get_by_role("button", name="Rename… ").click()
    expect(field(page)).to_be_focused()
    field(page).fill("In the list")
    page.keyboard.press("Enter")
    name = own_row(page).locator(".session-name > b")
    expect(name).to_have_text("In the list")
    expect(own_row(page).locator("[data-cell=screen]")).to_contain_text("About")  # the screen is still listed
    expect(page.locator(".sessions")).to_be_visible()
    name.dblclick()
    field(page).fill("By double-click")
    page.keyboard.press("Escape")
    expect(name).to_have_text("In the list")
    expect(page.locator(".sessions")).to_be_visible()  # Escape closed only the field
    name.dblclick()
    field(page).fill("By double-click")
    page.get_by_role("searchbox", name="Filter").last.click()
    expect(name).to_have_text("By double-click")
    page.get_by_role("searchbox", name="Filter").last.fill("by double")
    expect(page.locator(".session-row:visible")).to_have_count(1)
    page.get_by_role("button", name="Close").last.click()
    expect(shown(page)).to_have_text("By double-click")


def test_the_list_stays_as_it_is_while_a_name_is_edited(opened, server):
    page = opened()
    page.get_by_role("button", name="All sessions").click()
    own_row(page).get_by_role("button", name="Rename… ").click()
    field(page).fill("Half")
    with page.expect_response("**/api/sessions", timeout=20_000):
        pass
    expect(field(page)).to_have_value("Half")
    expect(field(page)).to_be_focused()


def test_who_only_watches_cannot_rename(opened, server):
    page = opened()
    page.goto(f"{server.address}?watch={watch_of(page, server)}")
    expect(page.locator(".view-only")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Rename session…")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".crumb").dblclick()
    expect(field(page)).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390, 720, 1024, 1440])
def test_a_long_name_fits(opened, server, width):
    page = opened(width=width, locale="pt-BR")
    watch = watch_of(page, server)
    request = urllib.request.Request(f"{server.address}api/sessions/{watch}", method="PATCH", headers={"Content-Type": "application/json"},
                                     data=json.dumps({"name": "The basket is empty after the second Retry on the slow network"}).encode())
    assert urllib.request.urlopen(request).status == 200
    page.reload()
    expect(shown(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bar = page.locator(".bar").bounding_box()
    box = shown(page).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= bar["y"] + bar["height"]
