"""Moves a finger or the mouse over the page, from point to point."""

import time

import pytest
from conftest import device, until
from playwright.sync_api import expect


def at_rest(page):
    """Waits until no animation runs, because a moving view is not at its final position."""
    until(page, "document.querySelector('.phone-glass').getAnimations({ subtree: true }).every((one) => one.effect.getTiming().iterations === Infinity)")


@pytest.fixture
def room(visit):
    """A page that shows the sample's scene with the handlebar, after all animations."""
    def room(**options):
        page = visit("?screen=/scenes", **options)
        device(page).get_by_text("Fit a bicycle", exact=True).locator("visible=true").first.click()
        for view in ["Room", "Handlebar"]:
            expect(named(page, view)).to_be_visible()
        at_rest(page)
        return page
    return room


def named(page, name):
    return device(page).locator(f'[aria-label="{name}"]')


def scale(page):
    return page.evaluate("(() => { const screen = document.querySelector('[data-testid=device]'); return screen.getBoundingClientRect().width / screen.offsetWidth })()")


def point(page, name, x, y):
    """Returns a point of a view, in pixels of the page."""
    box, factor = named(page, name).bounding_box(), scale(page)
    return box["x"] + x * factor, box["y"] + y * factor


def read_from_the_right(page):
    """Sets the device to a right-to-left layout."""
    page.evaluate("""async () => {
        const session = document.querySelector('[data-testid=device]').dataset.session
        await fetch(`/api/sessions/${session}/inputs`, { method: 'POST', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ type: 'device', direction: 'rightToLeft' }) })
    }""")
    expect(page.locator(".phone[dir=rtl]")).to_have_count(1)


def straight(start, end, steps):
    """Returns the points of a line, including its ends."""
    (x, y), (to_x, to_y) = start, end
    return [(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(steps + 1)]


def follow(page, points, touch=False, hold=False):
    """Presses at the first point, moves over the others, and releases at the last one, unless it is held there."""
    if not touch:
        page.mouse.move(*points[0])
        page.mouse.down()
        for point in points[1:]:
            page.mouse.move(*point)
        if not hold:
            page.mouse.up()
        return
    client = page.context.new_cdp_session(page)
    for kind, (x, y) in zip(["touchStart"] + (len(points) - 1) * ["touchMove"], points):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    if not hold:
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def flick(page, points, touch=False):
    """Moves over the points with 20 ms between the time stamps of the events, however slow the machine is."""
    client, began = page.context.new_cdp_session(page), time.time()
    middle = len(points) - 1
    names = ["touchStart", *middle * ["touchMove"], "touchEnd"] if touch else ["mousePressed", *middle * ["mouseMoved"], "mouseReleased"]
    for number, (name, (x, y)) in enumerate(zip(names, [*points, points[-1]])):
        at = {"type": name, "timestamp": began + 0.02 * number}
        if touch:
            client.send("Input.dispatchTouchEvent", {**at, "touchPoints": [] if name == "touchEnd" else [{"x": x, "y": y}]})
        else:
            client.send("Input.dispatchMouseEvent", {**at, "x": x, "y": y, "button": "left", "clickCount": 1})
