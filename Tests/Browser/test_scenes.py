"""The sample's native scenes are drawn like screens of a backend. The real server, in a real browser."""

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory")


def button(page, name):
    return device(page).get_by_role("button", name=name, exact=True)


def field(page, name):
    return device(page).get_by_role("textbox", name=name, exact=True)


def shows(page, text):
    expect(device(page).get_by_text(text, exact=True).locator("visible=true").first).to_be_visible()


def open_scene(visit, link):
    page = visit("?screen=/scenes")
    device(page).get_by_text(link, exact=True).locator("visible=true").first.click()
    return page


def screens(page):
    page.get_by_role("tab", name="Navigation").click()
    return page.locator(".stack-screen")


@pytest.mark.parametrize("way", ["Go by segue", "Go by code"])
def test_both_ways_end_two_deep_with_the_same_text(visit, way):
    page = open_scene(visit, "A message")
    field(page, "Message").fill("Hey!")
    expect(button(page, way)).to_be_disabled()
    field(page, "Message").fill("Good morning")
    button(page, way).click()
    shows(page, "Good morning")
    shows(page, "2 words came.")
    expect(page.locator(".step").filter(has_text="HomeRouter.routeToDetail(segue:)")).to_have_count(1)
    data = page.locator(".step").filter(has_text="HomeRouter.passDataToDetail")
    expect(data).to_contain_text('message = "Good morning"')
    by_code = page.locator(".step").filter(has_text="HomeRouter.navigateToDetail")
    expect(by_code).to_have_count(1 if way == "Go by code" else 0)
    stack = screens(page)
    expect(stack).to_have_count(3)  # the list of scenes, Home, Detail
    expect(stack.first).to_contain_text("scene Detail · router DetailRouter")
    expect(stack.nth(1)).to_contain_text("scene Home · router HomeRouter")
    if way == "Go by segue":
        expect(stack.first).to_contain_text("segue Detail")
    button(page, "Back").click()
    expect(stack).to_have_count(2)


def test_an_order_is_made_listed_and_shown(visit):
    page = open_scene(visit, "Orders")
    rows = device(page).get_by_role("listitem")
    expect(rows).to_have_count(2)
    button(page, "New").click()
    button(page, "Order").click()
    shows(page, "Still needed: your name, a bicycle")
    field(page, "Your name").fill("Rosa")
    field(page, "Bicycle").fill("Jacaré")
    field(page, "Days").fill("3")
    button(page, "Order").click()
    expect(rows).to_have_count(3)
    rows.last.get_by_role("button").focus()
    page.keyboard.press("Enter")
    shows(page, "Order 3")
    expect(page.locator(".step").filter(has_text="passDataToShowOrder")).to_contain_text("Jacaré")


def test_data_comes_with_a_native_route(visit):
    page = open_scene(visit, "Order a Garça")
    expect(field(page, "Bicycle")).to_have_value("Garça")
    field(page, "Your name").fill("Rosa")
    button(page, "Order").click()
    shows(page, "Native scenes")


def test_parts_of_both_worlds_are_retried(visit):
    page = open_scene(visit, "Both worlds")
    shows(page, "started, started, started, error, finished")
    button(page, "Cancel").click()
    button(page, "Load the notice again").click()
    shows(page, "The tunnel is closed until Thursday.")
    button(page, "Open a screen of the backend").click()
    button(page, "Retry").click()
    shows(page, "Take the bridge until Thursday. The ferry carries bicycles at no cost.")
    expect(screens(page)).to_have_count(3)


def test_an_embedded_part_is_retried_by_the_stack(visit):
    page = open_scene(visit, "Both worlds")
    button(page, "Retry").click()
    shows(page, "The tunnel is closed until Thursday.")
    expect(button(page, "Load the notice again")).to_have_count(0)
