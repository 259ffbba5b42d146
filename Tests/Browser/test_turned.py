"""Positions of presses in views with a transform."""

import pytest
from conftest import device, session_of
from layout import Box
from test_drawing import put

QUARTER = "matrix(0, 1, -1, 0, 0, 0)"


@pytest.mark.parametrize("outer, inner, origin, place, expected", [
    (None, None, None, (0.25, 0.5), (25, 20)),
    (None, QUARTER, None, (0.5, 0.25), (25, 20)),
    (None, "matrix(0, -1, 1, 0, 0, 0)", "0% 0%", (0.5, 0.25), (75, 20)),
    ("matrix(2, 0, 0, 2, 70, 80)", QUARTER, None, (0.75, 0.5), (50, 10)),
    (None, "matrix(-1, 0, 0, 2, 0, 30)", None, (0.25, 0.75), (75, 30)),
])
def test_a_press_says_where_in_what_is_turned_it_was(visit, server, outer, inner, origin, place, expected):
    """`place` is the relative position in the drawn view, `expected` the point in the view, whose size is 100 by 40."""
    page = visit()
    nodes = []

    def build(app):
        style = {"transform": inner, "transform-origin": origin, "background-color": "rgb(255, 0, 0)"}
        style = {name: value for name, value in style.items() if value}
        nodes.append(app.node("view", {"tap": True, "gestures": "tap", "style": style}, box=Box(width=100, height=40, above=30)))
        around = {"style": {"transform": outer}} if outer else {}
        return [app.node("view", around, nodes[0], box=Box(width=160, height=160, above=150))]

    put(page, server, build)
    view = nodes[0]["id"]
    found = device(page).locator(f"[data-view={view}]").bounding_box()
    page.mouse.click(found["x"] + found["width"] * place[0], found["y"] + found["height"] * place[1])
    inputs = []
    while not inputs:
        page.wait_for_timeout(20)
        inputs = [entry for entry in session_of(page, server).inputs if entry.get("view") == view]
    assert [entry["type"] for entry in inputs] == ["tap"]
    assert abs(inputs[0]["x"] - expected[0]) <= 2 and abs(inputs[0]["y"] - expected[1]) <= 2, inputs
