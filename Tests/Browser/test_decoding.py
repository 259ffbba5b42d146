"""Strict and lenient decoding, chosen for a session: the real server, in a real browser."""

from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving()


def panel(page):
    return page.locator("[data-part=timeline]")


def test_strict_is_chosen_in_the_panel_and_the_error_stands_beside_its_line(visit):
    page = visit("?screen=/failures/strict")
    expect(device(page).get_by_text("2207", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="JSON decoding").select_option("strict")
    page.locator(".form").get_by_role("button", name="Open").click()
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    source = panel(page).get_by_role("figure", name="Source")
    expect(source.locator(".source-place")).to_have_text("child.children[1].text · line 9, column 53")
    expect(source.locator("[data-state=wrong]")).to_contain_text('"text": 2207')
    expect(source.locator(".source-why")).to_contain_text("Found 2207")


def test_a_link_opens_strictly_and_a_copied_one_does_too(visit):
    page = visit("?screen=/failures/strict&decoding=strict")
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    expect(page.get_by_role("combobox", name="JSON decoding")).to_have_value("strict")
    page.get_by_role("button", name="Share").click()
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    page.get_by_role("button", name="Copy link to a new session").click()
    assert page.evaluate("window.copied").endswith("?screen=/failures/strict&decoding=strict")


def test_a_wrong_value_is_shown(visit):
    page = visit("?screen=/failures/wrong-type")
    source = panel(page).get_by_role("figure", name="Source")
    expect(source.locator(".source-why")).to_contain_text('Found ["a list","is not a component"]')
    expect(source.locator(".source-place")).to_contain_text("children[1].child")
    mark = source.locator(".body-error").bounding_box()
    place = panel(page).bounding_box()
    assert place["x"] < mark["x"] < place["x"] + place["width"]


def test_where_the_answer_is_a_long_line_only_the_part_around_the_error_is_shown(visit):
    page = visit("?screen=/failures/wrong-type", width=390)
    page.get_by_role("tab", name="Timeline").click()
    source = panel(page).get_by_role("figure", name="Source")
    expect(source.locator("[data-state=wrong]")).to_contain_text("…")
    assert len(source.locator("[data-state=wrong]").inner_text()) < 70
