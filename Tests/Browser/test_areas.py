"""No control of the sample's screens reaches over another: the real server in a real browser."""

import json
import urllib.request
from urllib.parse import quote

import pytest
from conftest import device
from real_server import serving
from test_presses import look

NATIVE = ["A message", "Orders", "Order a Garça", "Both worlds"]

server = serving()


@pytest.mark.parametrize("size", ["phone", "small", "landscape"])
def test_every_control_of_every_screen_is_pressed_where_it_is_drawn(visit, server, browser, size):
    with urllib.request.urlopen(f"{server.address}api/screens") as answer:
        paths = [screen["path"] for screen in json.load(answer)] + ["/checkout", "/receipt"]
    slow = {"/failures/time-out", "/failures/slow", "/failures/endless"}
    context = browser.new_context(viewport={"width": 1000, "height": 1000}, locale="en-GB")
    page, troubles, count = None, [], 0
    for path in paths:
        if path in slow:
            continue
        page = visit(f"?embed&device={size}&screen={quote(path, safe='')}", context=context, page=page)
        count += look(page, path, troubles)
        scroll = device(page).locator("[data-kind=scroll]:visible").first
        if scroll.count():
            scroll.evaluate("(element) => { element.scrollTop = 150 }")
            count += look(page, f"{path}, scrolled", troubles)
    for scene in NATIVE:
        page = visit(f"?embed&device={size}&screen=/scenes", context=context, page=page)
        device(page).get_by_text(scene, exact=True).click()
        device(page).get_by_role("button", name="Back", exact=True).wait_for()
        count += look(page, scene, troubles)
    context.close()
    assert troubles == []
    assert count > (100 if size == "phone" else 60) # a screen on its side shows fewer at a time
