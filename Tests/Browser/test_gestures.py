"""Gestures of fingers on views that recognize more than taps. The real server and the sample."""

import re

import pytest
from conftest import device
from fingers import flick, follow, named, point, room, scale, straight
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


def near(page, words, x, y):
    """Expects the app's text with a position. The drawn phone is scaled, so a point more or less is accepted."""
    places = [f"{left}, {top}" for left in range(x - 2, x + 3) for top in range(y - 2, y + 3)]
    expect(device(page).get_by_text(re.compile(f"^{words} ({'|'.join(places)})$"))).to_be_visible()


def drag(page, start, way, touch=False, by=follow):
    """Presses at a point of the page, and drags by a number of points of the screen."""
    factor = scale(page)
    by(page, straight(start, (start[0] + way[0] * factor, start[1] + way[1] * factor), 6), touch)


def test_a_tap_says_where_it_was_and_a_key_has_no_place(room):
    page = room()
    page.mouse.click(*point(page, "Room", 200, 30))
    near(page, "Tapped at", 200, 30)
    named(page, "Room").press("Enter")
    width = page.evaluate("document.querySelector('[aria-label=Room]').offsetWidth")
    near(page, "Tapped at", round(width / 2), 110)


@pytest.mark.parametrize("touch", [False, True])
def test_what_is_dragged_follows_and_is_told_where_it_is_dropped(room, touch):
    page = room(has_touch=touch)
    drag(page, point(page, "Handlebar", 40, 40), (120, 60), touch)
    near(page, "Dropped at", 200, 160)
    drag(page, point(page, "Handlebar", 30, 50), (-50, -80), touch)
    near(page, "Dropped at", 150, 80)
    titles = page.locator(".step-title")
    expect(titles.filter(has_text=re.compile(r'^drags "Handlebar" \(\d+\)$'))).to_have_count(2)
    expect(titles.filter(has_text='drops "Handlebar"')).to_have_count(2)
    expect(titles.filter(has_text='tap "Room"')).to_have_count(0)


def test_a_finger_that_stays_holds_and_is_let_go_elsewhere(room):
    page = room()
    page.mouse.move(*point(page, "Room", 220, 40))
    page.mouse.down()
    near(page, "Held at", 220, 40)
    page.mouse.move(*point(page, "Room", 240, 60))
    page.mouse.up()
    near(page, "Let go at", 240, 60)
    expect(page.locator(".step-title").filter(has_text='tap "Room"')).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True])
def test_a_swipe_goes_the_way_that_is_heard(room, touch):
    page = room(has_touch=touch)
    drag(page, point(page, "Room", 220, 60), (0, 90), touch, by=flick)  # no view recognizes this drag
    drag(page, point(page, "Room", 220, 150), (4, -90), touch, by=flick)
    near(page, "Swiped up at", 220, 150)
    expect(page.locator(".step-title").filter(has_text="swipes")).to_have_count(1)


@pytest.mark.parametrize("touch", [False, True])
def test_a_view_that_hears_touches_is_drawn_on(room, touch):
    page = room(has_touch=touch)
    drag(page, point(page, "Sketch", 60, 30), (120, 60), touch)
    near(page, "Drawn at", 180, 90)
    expect(named(page, "Sketch").locator("img")).to_be_visible()
    page.get_by_label("Kind of entry").select_option("all")  # shows each input of a drag
    titles = page.locator(".step-title")
    expect(titles.filter(has_text='puts a finger on "Sketch"')).to_have_count(1)
    expect(titles.filter(has_text='lifts the finger from "Sketch"')).to_have_count(1)
