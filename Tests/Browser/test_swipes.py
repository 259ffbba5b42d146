"""Screens that follow a finger or a mouse: back from the edge, and sheets downwards. The real server and the sample."""

import pytest
from conftest import device
from fingers import at_rest, follow, read_from_the_right, straight
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def two_deep(visit):
    """A page that shows the second of two screens."""
    def two_deep(**options):
        page = visit("?screen=/scenes", **options)
        device(page).get_by_text("A message", exact=True).locator("visible=true").first.click()
        expect(back(page)).to_be_visible()
        at_rest(page)
        return page
    return two_deep


def back(page):
    return device(page).get_by_role("button", name="Back", exact=True)


def drag(page, start, end, steps=8, hold=False, touch=False):
    """Drags from one point of the screen to another, in fractions of its size."""
    box = device(page).bounding_box()
    points = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in (start, end)]
    follow(page, straight(*points, steps), touch, hold)


def steps(page):
    return page.locator(".step-title")


@pytest.mark.parametrize("touch", [False, True])
def test_a_swipe_from_the_edge_goes_back_and_is_one_input(two_deep, touch):
    page = two_deep(has_touch=touch)
    drag(page, (0.02, 0.5), (0.8, 0.5), touch=touch)
    expect(back(page)).to_be_hidden()
    expect(device(page).get_by_text("A message", exact=True).locator("visible=true").first).to_be_visible()
    expect(steps(page).filter(has_text="swipes back")).to_have_count(1)
    expect(device(page).locator(".beneath")).to_have_count(0)


def test_the_screen_follows_the_finger_over_the_one_before_and_returns_when_it_is_let_go_early(two_deep):
    page = two_deep()
    drag(page, (0.02, 0.5), (0.4, 0.5), steps=20, hold=True)
    dragged = device(page).locator("[data-dragged]")
    expect(dragged).to_have_count(1)
    box, moved = device(page).bounding_box(), dragged.bounding_box()
    assert abs((moved["x"] - box["x"]) / box["width"] - 0.38) < 0.03
    # The covered screen is visible, but is neither read out nor pressed.
    expect(device(page).locator(".beneath").get_by_text("A message", exact=True)).to_have_count(1)
    assert device(page).locator(".beneath").evaluate("room => room.inert")
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2, steps=10)
    page.mouse.up()
    expect(device(page).locator(".beneath")).to_have_count(0)
    expect(back(page)).to_be_visible()
    expect(steps(page).filter(has_text="swipes back")).to_have_count(0)


def test_nothing_follows_from_elsewhere_or_where_there_is_no_way_back(two_deep):
    page = two_deep()
    drag(page, (0.3, 0.8), (0.9, 0.8), hold=True)
    expect(device(page).locator(".beneath")).to_have_count(0)
    page.mouse.up()
    back(page).click()
    expect(back(page)).to_be_hidden()
    drag(page, (0.02, 0.5), (0.8, 0.5), hold=True)
    expect(device(page).locator(".beneath")).to_have_count(0)
    page.mouse.up()
    expect(steps(page).filter(has_text="swipes back")).to_have_count(0)


def test_from_right_to_left_the_edge_is_the_right_one(two_deep):
    page = two_deep()
    read_from_the_right(page)
    drag(page, (0.02, 0.5), (0.8, 0.5), hold=True)
    expect(device(page).locator(".beneath")).to_have_count(0)
    page.mouse.up()
    drag(page, (0.98, 0.5), (0.2, 0.5), hold=True)
    expect(device(page).locator(".beneath")).to_have_count(1)
    page.mouse.up()
    expect(back(page)).to_be_hidden()


@pytest.fixture
def sheet(visit):
    def sheet(**options):
        page = visit("?screen=/basket", **options)
        device(page).get_by_role("button", name="Check out").click()
        expect(device(page).locator("[data-presentation=sheet]")).to_be_visible()
        at_rest(page)
        return page
    return sheet


@pytest.mark.parametrize("touch", [False, True])
def test_a_sheet_is_dragged_down(sheet, touch):
    page = sheet(has_touch=touch)
    drag(page, (0.5, 0.12), (0.5, 0.9), touch=touch)
    expect(device(page).locator("[data-presentation=sheet]")).to_have_count(0)
    expect(device(page).get_by_role("button", name="Check out")).to_be_visible()
    expect(steps(page).filter(has_text="drags the sheet down")).to_have_count(1)


def test_a_sheet_that_is_let_go_early_stays_and_escape_takes_it_away(sheet):
    page = sheet()
    drag(page, (0.5, 0.12), (0.5, 0.3), steps=20, hold=True)
    shown = device(page).locator("[data-presentation=sheet]")
    assert shown.bounding_box()["y"] > device(page).bounding_box()["y"] + device(page).bounding_box()["height"] * 0.2
    box = device(page).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2, steps=10)
    page.mouse.up()
    expect(device(page).locator(".beneath")).to_have_count(0)
    expect(shown).to_be_visible()
    expect(steps(page).filter(has_text="drags the sheet down")).to_have_count(0)
    shown.get_by_role("button").first.focus()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(steps(page).filter(has_text="drags the sheet down")).to_have_count(1)
