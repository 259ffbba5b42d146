"""Layers that are drawn by themselves, and views that are in motion as they come."""

import pytest
from conftest import device
from layout import Box
from playwright.sync_api import expect
from test_drawing import change, put

RED = {"fill": "none", "stroke": "rgb(255, 0, 0)", "stroke-width": "4px", "stroke-linecap": "round"}


def draw(frames, number=1):
    return {"n": number, "frames": frames, "duration": 60_000}


def half_way(drawn):
    """Holds what is in motion in the middle of its way."""
    drawn.evaluate("(element) => element.getAnimations().forEach((it) => { it.pause(); it.currentTime = 30_000 })")


def placed(page, server, **props):
    nodes = []

    def build(app):
        nodes.append(app.node("view", props, box=Box(width=100, height=40)))
        return nodes

    put(page, server, build)
    return nodes[0]["id"], device(page).locator(f"[data-view={nodes[0]['id']}]")


def test_an_outline_is_filled_and_drawn_along_as_its_layer_says(visit, server):
    page = visit()
    view, drawn = placed(page, server, outline="M2 20H98", style={**RED, "stroke-dasharray": "6 2"})
    path = drawn.locator(":scope > svg > path")
    expect(path).to_have_attribute("d", "M2 20H98")
    expect(path).to_have_css("stroke", "rgb(255, 0, 0)")
    expect(path).to_have_css("stroke-dasharray", "6px, 2px")
    assert path.get_attribute("pathLength") is None
    change(page, server, view, outline="M2 30H98", style={"stroke-width": "8px"})
    expect(path).to_have_attribute("d", "M2 30H98")
    expect(path).to_have_css("stroke-width", "8px")
    change(page, server, view, outline=None)
    expect(path).to_have_count(0)


def test_a_line_is_drawn_as_far_as_its_motion_is(visit, server):
    page = visit()
    shares = {"--stroke-start": "0", "--stroke-end": "1"}
    motion = draw([{"at": 0, "--stroke-end": "0"}, {"at": 1, "--stroke-end": "1"}])
    view, drawn = placed(page, server, outline="M2 20H98", outlineParts=True, style={**RED, **shares}, motions=[motion])
    path = drawn.locator(":scope > svg > path")
    expect(path).to_have_attribute("pathLength", "1")
    page.wait_for_function("(element) => element.getAnimations().length === 1", arg=drawn.element_handle())
    half_way(drawn)
    expect(path).to_have_css("stroke-dasharray", "0.5px, 2px")
    starts = draw([{"at": 0, "--stroke-start": "0"}, {"at": 1, "--stroke-start": "0.5"}], number=2)
    change(page, server, view, motions=[motion, starts])
    expect(drawn).to_have_js_property("childElementCount", 1)
    page.wait_for_function("(element) => element.getAnimations().length === 2", arg=drawn.element_handle())
    half_way(drawn)
    expect(path).to_have_css("stroke-dasharray", "0.25px, 2px")
    expect(path).to_have_css("stroke-dashoffset", "-0.25px")
    change(page, server, view, motions=None)
    expect(path).to_have_css("stroke-dasharray", "1px, 2px")


@pytest.mark.parametrize("image", [
    "radial-gradient(50px 20px at 20% 30%, rgb(255, 0, 0) 0%, rgb(0, 0, 255) 100%)",
    "conic-gradient(from 90deg at 20% 30%, rgb(255, 0, 0) 0%, rgb(0, 0, 255) 100%)",
])
def test_colours_go_outwards_and_around(visit, server, image):
    page = visit()
    _, drawn = placed(page, server, style={"background-image": image})
    expect(drawn).to_have_css("background-image", image)


def test_a_layer_turns_about_its_anchor(visit, server):
    page = visit()
    _, drawn = placed(page, server, style={"transform-origin": "0% 100%", "transform": "matrix(0, 1, -1, 0, 0, 0)"})
    expect(drawn).to_have_css("transform-origin", "0px 40px")


def test_a_view_that_comes_is_seen_on_its_way(visit, server):
    page = visit()
    motion = draw([{"at": 0, "opacity": "0", "left": "200px"}, {"at": 1, "opacity": "1", "left": "0px"}])
    view, drawn = placed(page, server, motions=[motion])
    page.wait_for_function("(element) => element.getAnimations().length === 1", arg=drawn.element_handle())
    half_way(drawn)
    expect(drawn).to_have_css("opacity", "0.5")
    expect(drawn).to_have_css("left", "100px")
    change(page, server, view, motions=None)
    expect(drawn).to_have_css("opacity", "1")
