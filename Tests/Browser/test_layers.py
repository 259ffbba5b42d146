"""Outlines of layers, and animations that begin with their views."""

import pytest
from conftest import device
from layout import Box
from playwright.sync_api import expect
from test_drawing import change, put

RED = {"fill": "none", "stroke": "rgb(255, 0, 0)", "stroke-width": "4px", "stroke-linecap": "round"}


def draw(frames, number=1):
    return {"n": number, "frames": frames, "duration": 60_000}


def half_way(drawn):
    """Pauses animations in their middle."""
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


def test_an_outline_in_a_layer_of_no_size_is_drawn(visit, server):
    page = visit()
    view, drawn = placed(page, server, outline="M2 2H98", style=RED)
    change(page, server, view, frame=None)
    expect(drawn).to_have_css("width", "0px")
    drawing = drawn.locator(":scope > svg")
    expect(drawing).to_have_css("width", "1px")
    expect(drawing).to_have_css("height", "1px")


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


IMAGE = 'url("data:image/svg+xml;base64,PHN2Zy8+")'


def test_a_view_is_cut_to_pieces(visit, server):
    page = visit()
    pieces = [
        {"frame": [1, 2, 30, 20], "image": IMAGE},
        {"frame": [40, 0, 10, 10], "image": "linear-gradient(90deg, rgb(0, 0, 0) 0%, rgba(0, 0, 0, 0) 100%)"},
        {"frame": [60, 0, 24, 24], "symbol": "star.fill"},
        {"frame": [0, 0, 5, 5], "src": "https://elsewhere.example/spy.png"},
        {"frame": [0, 0, 5, 5], "image": "url(https://elsewhere.example/spy.png)"},
    ]
    view, drawn = placed(page, server, mask=pieces)
    expect(drawn).to_have_css("mask-size", "30px 20px, 10px 10px, 24px 24px, 5px 5px, 5px 5px")
    expect(drawn).to_have_css("mask-position", "1px 2px, 40px 0px, 60px 0px, 0px 0px, 0px 0px")
    image = drawn.evaluate("(element) => getComputedStyle(element).maskImage")
    assert image.startswith(IMAGE) and image.count("data:image/svg+xml,") == 1 and "elsewhere" not in image
    assert image.count("linear-gradient") == 3
    change(page, server, view, mask=[])
    expect(drawn).to_have_css("mask-size", "0px 0px")
    change(page, server, view, mask=None, style={"mask-image": "linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0))"})
    expect(drawn).to_have_css("mask-size", "auto")
    expect(drawn).to_have_css("mask-image", "linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0))")


def test_an_outline_goes_over_into_another(visit, server):
    page = visit()
    motion = draw([{"at": 0, "d": 'path("M0 0L10 0")'}, {"at": 1, "d": 'path("M0 0L30 20")'}])
    view, drawn = placed(page, server, outline="M0 0L30 20", style=RED, motions=[motion])
    path = drawn.locator(":scope > svg > path")
    page.wait_for_function("(element) => element?.getAnimations().length === 1", arg=path.element_handle())
    half_way(path)
    expect(path).to_have_css("d", 'path("M 0 0 L 20 10")')
    change(page, server, view, motions=None)
    expect(path).to_have_css("d", 'path("M 0 0 L 30 20")')


def test_what_a_view_is_cut_to_goes_over_into_another_outline(visit, server):
    page = visit()
    motion = draw([{"at": 0, "clip-path": 'path("M0 0L10 0L0 10Z")'}, {"at": 1, "clip-path": 'path("M0 0L30 0L0 30Z")'}])
    _, drawn = placed(page, server, style={"clip-path": 'path("M0 0L30 0L0 30Z")'}, motions=[motion])
    page.wait_for_function("(element) => element.getAnimations().length === 1", arg=drawn.element_handle())
    half_way(drawn)
    expect(drawn).to_have_css("clip-path", 'path("M 0 0 L 20 0 L 0 20 Z")')


def test_colours_of_a_gradient_and_their_places_move(visit, server):
    page = visit()
    style = {
        "background-image": "linear-gradient(var(--fill-angle), var(--fill-color-0) var(--fill-at-0), rgb(0, 0, 0) 100%)",
        "--fill-angle": "90deg", "--fill-color-0": "rgb(1, 1, 1)", "--fill-at-0": "5%",
    }
    colors = draw([{"at": 0, "--fill-color-0": "rgb(0 0 0 / 1)"}, {"at": 1, "--fill-color-0": "rgb(200 100 0 / 1)"}])
    places = draw([
        {"at": 0, "--fill-angle": "0deg", "--fill-at-0": "0%"}, {"at": 1, "--fill-angle": "90deg", "--fill-at-0": "100%"}], number=2)
    view, drawn = placed(page, server, style=style, motions=[colors, places])
    page.wait_for_function("(element) => element.getAnimations().length === 2", arg=drawn.element_handle())
    half_way(drawn)
    expect(drawn).to_have_css("background-image", "linear-gradient(45deg, rgb(100, 50, 0) 50%, rgb(0, 0, 0) 100%)")
    change(page, server, view, motions=None)
    expect(drawn).to_have_css("background-image", "linear-gradient(90deg, rgb(1, 1, 1) 5%, rgb(0, 0, 0) 100%)")


def test_a_view_is_larger_by_what_its_motion_says(visit, server):
    page = visit()
    nothing, more = {"width": "0px", "left": "0px"}, {"width": "40px", "left": "-20px"}
    _, drawn = placed(page, server, motions=[{**draw([{"at": 0, **nothing}, {"at": 1, **more}]), "adds": True}])
    page.wait_for_function("(element) => element.getAnimations().length === 1", arg=drawn.element_handle())
    half_way(drawn)
    expect(drawn).to_have_css("width", "120px")
    expect(drawn).to_have_css("left", "-10px")
