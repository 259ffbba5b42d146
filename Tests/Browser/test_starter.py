"""Tests of the app that `kennel new` creates, in a real browser."""

from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", program="StarterApp")


def button(page, name):
    return device(page).get_by_role("button", name=name, exact=True)


def test_its_component_its_scene_and_its_controller(visit):
    page = visit("")
    expect(device(page).get_by_text("New", exact=True)).to_be_visible()
    button(page, "Say hello").click()
    expect(device(page).get_by_text("Hello, Ada!")).to_be_visible()
    expect(page.locator(".step").filter(has_text="openNativeRoute to HelloViewController")).to_have_count(1)
    button(page, "Done").click()
    button(page, "Offers").click()
    expect(device(page).get_by_text("That did not work")).to_be_visible()
    button(page, "Try again").click()
    expect(device(page).get_by_text("Two for the price of one.")).to_be_visible()
    expect(button(page, "Try again")).to_have_count(0)
