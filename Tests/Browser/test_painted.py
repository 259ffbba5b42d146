"""Painting follows the server's layout: every view of a screen has its frame, within half a point."""

import json
import time
import urllib.request

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

PAINTED = """() => {
  const screen = document.querySelector('.screen')
  const origin = screen.getBoundingClientRect()
  const scale = origin.width / screen.offsetWidth
  return Object.fromEntries(Array.from(screen.querySelectorAll('[data-view]'), (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [left - origin.left, top - origin.top, width, height].map((length) => length / scale)
    return [element.dataset.view, { points, seen: element.checkVisibility(), drawn: element.getAnimations().length === 0 }]
  }))
}"""

server = serving("--no-delays")


def frames(tree):
    """Returns the frame of each view on the screen, in points, by its name. Omits views that are rotated, scaled or
    hidden, and their subviews."""
    found = {}

    def walk(node, x, y):
        props = node.get("props", {})
        if props.get("hidden") or props.get("style", {}).get("transform") or node["kind"] == "refresh":
            return
        left, top, width, height = props.get("frame", [0, 0, 0, 0])
        found[node["id"]] = [x + left, y + top, width, height]
        for child in node.get("children", []):
            walk(child, x + left - props.get("x", 0), y + top - props.get("y", 0))

    for window in tree.get("children", []):
        walk(window, 0, 0)
    return found


def settled_tree(server, page):
    """Returns the server's tree, once all animations have ended."""
    page.wait_for_function("() => document.querySelector('.screen').getAnimations({ subtree: true }).every((a) => a.effect.getTiming().iterations === Infinity)")
    session = device(page).get_attribute("data-session")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session}") as answer:
        return json.load(answer)["tree"]


def is_painted(laid_out, painted):
    """Returns whether two frames agree. A line thinner than a point is painted as one point, so that it is visible on
    every screen."""
    return all(
        abs(one - other) <= 0.5 or index > 1 and 0 < one < 1 and abs(other - 1) < 0.01
        for index, (one, other) in enumerate(zip(laid_out, painted)))


def differences(page, tree):
    """Returns the views that are painted at other frames than the server's, with both frames."""
    expected = frames(tree)
    painted = page.evaluate(PAINTED)
    assert len(expected) > 3
    return {
        name: (place, painted[name]["points"]) for name, place in expected.items()
        if name in painted and painted[name]["seen"] and painted[name]["drawn"]
        and not is_painted(place, painted[name]["points"])
    }


def painted(server, page):
    """Returns the server's tree, and the views that are painted elsewhere, once the page has the newest patch."""
    end = time.monotonic() + 20  # for a busy machine
    while (wrong := differences(page, tree := settled_tree(server, page))) and time.monotonic() < end:
        page.wait_for_timeout(20)
    return tree, wrong


@pytest.mark.parametrize("screen", [
    "/home", "/bikes", "/bikes/garca", "/search", "/basket", "/rides", "/stations", "/scenes", "/about", "/failures",
    "/failures/kinds", "/fails-twice",
])
def test_every_view_is_painted_where_it_was_laid_out(visit, server, screen):
    page = visit(f"?screen={screen}")
    expect(device(page).locator("[data-view]").nth(4)).to_be_attached()
    assert painted(server, page)[1] == {}
