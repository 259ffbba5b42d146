"""Gestures of two fingers, on a touch screen, a trackpad and with a mouse; and interactive transitions. The real
server and the sample.
"""

import re

import pytest
from conftest import device, until
from fingers import at_rest, follow, named, point, room, scale, straight
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


def shape(page, percent, degrees):
    """Expects the app's text about the size and rotation of the handlebar, within a tolerance."""
    sizes = "|".join(str(size) for size in range(percent - 4, percent + 5))
    turns = "|".join(str(turn) for turn in range(degrees - 2, degrees + 3))
    expect(device(page).get_by_text(re.compile(f"^({sizes}) percent, turned ({turns}) degrees$"))).to_be_visible()


def touch(page, *ways):
    """Puts several fingers down together, moves them over their points, and lifts them."""
    client = page.context.new_cdp_session(page)
    for number, points in enumerate(zip(*ways)):
        client.send("Input.dispatchTouchEvent", {
            "type": "touchMove" if number else "touchStart",
            "touchPoints": [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)],
        })
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_on_a_touch_screen_pinch_and_turn_and_drag_nothing(room):
    page = room(has_touch=True)
    (x, y), factor = point(page, "Handlebar", 40, 40), scale(page)
    one, two = 20 * factor, 40 * factor
    touch(page, straight((x - one, y), (x - two, y), 10), straight((x + one, y), (x + two, y), 10))
    shape(page, 200, 0)
    expect(page.locator(".step-title").filter(has_text='pinches "Handlebar"').first).to_be_visible()
    expect(page.locator(".step-title").filter(has_text=re.compile(r'drags? "Handlebar"'))).to_have_count(0)


def test_a_mouse_with_alt_is_two_fingers_that_are_seen(room):
    page = room()
    (x, y), factor = point(page, "Handlebar", 40, 40), scale(page)
    page.keyboard.down("Alt")
    page.mouse.move(x + 20 * factor, y)
    fingers = page.locator(".finger")
    expect(fingers).to_have_count(2)
    left, right = sorted(box["x"] + box["width"] / 2 for box in (fingers.nth(0).bounding_box(), fingers.nth(1).bounding_box()))
    assert abs((left + right) / 2 - x) < 1.5 and abs(right - left - 40 * factor) < 2
    page.mouse.down()
    page.mouse.move(x, y + 20 * factor, steps=12)
    page.mouse.move(x, y + 30 * factor, steps=6)
    page.mouse.up()
    page.keyboard.up("Alt")
    expect(fingers).to_have_count(0)
    shape(page, 150, 90)
    expect(page.locator(".step-title").filter(has_text=re.compile(r'drags? "Handlebar"'))).to_have_count(0)


def test_a_trackpad_pinches_and_the_page_is_not_made_larger(room):
    page = room()
    page.mouse.move(*point(page, "Handlebar", 40, 40))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -70)
    page.keyboard.up("Control")
    shape(page, 201, 0)
    assert page.evaluate("visualViewport.scale") == 1 and page.evaluate("devicePixelRatio") == 1
    page.mouse.move(*point(page, "Handlebar", 40, 40))
    page.keyboard.down("Alt")
    page.mouse.wheel(0, 100)
    page.keyboard.up("Alt")
    shape(page, 201, 57)


def test_the_page_says_how_two_fingers_are_made(room):
    page = room()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("Two-finger gesture, if the app supports one; with Shift, both fingers move together")).to_be_visible()


def card(page):
    return named(page, "Sizes")


TOP = "document.querySelector('[aria-label=Sizes][data-view]').getBoundingClientRect().top"


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_follows_the_finger_comes_back_when_let_go_early_and_goes_when_not(room, touch):
    page = room(has_touch=touch)
    device(page).get_by_role("button", name="Sizes").click()
    steps = page.locator(".step-title")
    expect(steps.filter(has_text="Sizes")).not_to_have_count(0)
    expect(steps.last).to_contain_text("timer")  # the timer after the tap has fired
    at_rest(page)
    client, factor = page.context.new_cdp_session(page), scale(page)

    def pull(way):
        """Drags the card down by a number of points, and holds it there."""
        x, y = point(page, "Sizes", 150, 20)
        points = straight((x, y), (x, y + way * factor), 12)
        if not touch:
            return follow(page, points, hold=True)
        for number, (x, y) in enumerate(points):
            client.send("Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def let_go():
        if touch:
            client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            page.mouse.up()

    top = card(page).bounding_box()["y"]
    pull(60)
    until(page, f"Math.abs({TOP} - {top + 60 * factor}) < {3 * factor}")
    let_go()
    until(page, f"Math.abs({TOP} - {top}) < 1")
    at_rest(page)
    pull(160)
    let_go()
    expect(card(page)).to_have_count(0)
    expect(named(page, "Handlebar")).to_be_visible()
