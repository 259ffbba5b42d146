"""The order in which views are painted, read from pixels, including views without interaction."""

import pytest
from conftest import device, session_of, until
from pixels import Pixels
from playwright.sync_api import expect

RED, GREEN, BLUE = (255, 0, 0), (0, 128, 0), (0, 0, 255)


def node(name, kind, frame, colour=None, *children, **props):
    style = {"style": {"background-color": f"rgb{colour}"}} if colour else {}
    return {"kind": kind, "id": name, "props": {"frame": frame, **style, **props}, "children": list(children)}


BAR = [0, 0, 393, 155]


def bar():
    return node("v801", "navigationbar", BAR, RED)


def content():
    """A view under the bar of a navigation controller, down to its large title."""
    return node("v802", "view", [0, 0, 393, 852], BLUE, belowBar=True)


def paint(page, server, *operations):
    """Lets the server send changes of the tree."""
    session = session_of(page, server)
    with session.lock:
        for operation in operations:
            session.emit("patch", {"ops": [operation]})


def insert(parent, child, before=None):
    return {"op": "insert", "parent": parent, "before": before, "node": child}


def colours(page, *heights):
    """Returns the colours at the middle of the screen, at heights in points."""
    screen = device(page)
    pixels = Pixels(screen.screenshot())
    factor = pixels.height / screen.evaluate("(screen) => screen.offsetHeight")
    return [pixels.at(pixels.width / 2, height * factor) for height in heights]


@pytest.fixture
def controller(visit, server):
    """A page whose window has only the view of a navigation controller."""
    page = visit(reduced_motion="reduce")
    view = node("v800", "view", [0, 0, 393, 852], None, bar(), content(), covers=True)
    paint(page, server, insert(session_of(page, server).app.window["id"], view))
    device(page).locator("[data-view=v802]").wait_for()
    return page


def test_a_navigation_bar_lies_over_its_content(controller):
    assert colours(controller, 80, 140, 400) == [RED, RED, BLUE]


@pytest.mark.parametrize("kind", ["view", "blur"])
def test_what_comes_later_in_the_controllers_view_lies_over_the_bar(controller, server, kind):
    paint(controller, server, insert("v800", node("v803", kind, [0, 0, 393, 852], GREEN, covers=True)))
    device(controller).locator("[data-view=v803]").wait_for()
    assert colours(controller, 80, 140, 400) == [GREEN] * 3


def test_what_comes_before_the_bar_lies_below_the_content(controller, server):
    paint(controller, server, insert("v800", node("v804", "view", [0, 0, 393, 852], GREEN), before="v801"))
    device(controller).locator("[data-view=v804]").wait_for()
    assert colours(controller, 80, 140, 400) == [RED, RED, BLUE]
    paint(controller, server, {"op": "move", "id": "v804", "parent": "v800", "before": None})
    until(controller, "document.querySelector('[data-view=v800]').lastElementChild.dataset.view === 'v804'")
    assert colours(controller, 80, 140, 400) == [GREEN] * 3


def test_what_comes_after_a_bar_of_the_apps_own_lies_over_it(visit, server):
    page = visit(reduced_motion="reduce")
    picture = node("v812", "view", [0, 0, 393, 852], GREEN, type="HeroView")
    view = node("v810", "view", [0, 0, 393, 852], BLUE, {**bar(), "id": "v811"}, picture)
    paint(page, server, insert(session_of(page, server).app.window["id"], view))
    device(page).locator("[data-view=v812]").wait_for()
    assert colours(page, 80, 400) == [GREEN, GREEN]


def test_a_plain_view_after_a_bar_of_the_apps_own_lies_over_it(visit, server):
    page = visit(reduced_motion="reduce")
    own = {**bar(), "id": "v811", "props": {**bar()["props"], "frame": [0, 59, 393, 44]}}
    cover = node("v812", "view", [0, 0, 393, 852], GREEN)
    view = node("v810", "view", [0, 0, 393, 852], BLUE, own, cover)
    paint(page, server, insert(session_of(page, server).app.window["id"], view))
    device(page).locator("[data-view=v812]").wait_for()
    assert colours(page, 80, 400) == [GREEN, GREEN]


def test_the_content_of_a_bar_that_is_shown_later_lies_below_it(visit, server):
    page = visit(reduced_motion="reduce")
    hidden = bar()
    hidden["props"]["barHidden"] = True
    view = node("v800", "view", [0, 0, 393, 852], None, hidden, content(), covers=True)
    paint(page, server, insert(session_of(page, server).app.window["id"], view))
    device(page).locator("[data-view=v802]").wait_for()
    assert colours(page, 80, 140, 400) == [BLUE] * 3
    paint(page, server, {"op": "set", "id": "v801", "props": {"barHidden": None}})
    until(page, "!document.querySelector('[data-view=v801]').hasAttribute('data-bar-hidden')")
    assert colours(page, 80, 140, 400) == [RED, RED, BLUE]


@pytest.mark.parametrize(("appearance", "effect", "frame", "colour"), [
    ("dark", "light", [0, 0, 393, 852], "rgb(0, 0, 0)"),
    ("dark", "light", [0, 300, 393, 200], "rgb(255, 255, 255)"),
    ("light", "dark", [0, 0, 393, 852], "rgb(255, 255, 255)"),
    ("light", "dark", [0, 300, 393, 200], "rgb(0, 0, 0)"),
])
def test_the_status_bar_stands_out_from_the_blur_under_it(visit, server, appearance, effect, frame, colour):
    page = visit(f"?device={appearance}", reduced_motion="reduce")
    until(page, "document.querySelector('.phone').dataset.scheme === '%s'" % appearance)
    window = session_of(page, server).app.window["id"]
    paint(page, server, insert(window, node("v820", "blur", frame, effect=effect, covers=True)))
    device(page).locator("[data-view=v820]").wait_for()
    expect(page.locator(".status-clock")).to_have_css("color", colour)
    cover = node("v821", "view", [0, 0, 393, 852], GREEN, covers=True)
    paint(page, server, insert(window, cover))
    usual = "rgb(255, 255, 255)" if appearance == "dark" else "rgb(0, 0, 0)"
    expect(page.locator(".status-clock")).to_have_css("color", usual)


def alert_over_stripes(page, server):
    """An alert with two buttons over black and white stripes."""
    stripes = (node(f"v85{number}", "view", [0, 380 + number * 8, 393, 4], (0, 0, 0)) for number in range(10))
    button = node("v861", "button", [0, 100, 135, 44], title="No")
    other = node("v862", "button", [135, 100, 135, 44], title="Yes")
    ground = node("v850", "view", [0, 0, 393, 852], (255, 255, 255), *stripes)
    alert = node("v860", "alert", [61, 340, 270, 144], None, button, other, label="Sure?")
    around = node("v859", "view", [0, 0, 393, 852], None, alert, covers=True, presentation="alert")
    for child in (ground, around):
        paint(page, server, insert(session_of(page, server).app.window["id"], child))
    drawn = device(page).locator("[data-view=v860]")
    drawn.wait_for()
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")
    return Pixels(drawn.screenshot())


@pytest.mark.parametrize("density", [1, 2, 3])
def test_what_lies_under_an_alert_cannot_be_read(visit, server, density):
    page = visit(reduced_motion="reduce", new=True, device_scale_factor=density)
    pixels = alert_over_stripes(page, server)
    column = [pixels.at(pixels.width * 0.9, y)[0] for y in range(int(pixels.height * 0.1), int(pixels.height * 0.6))]
    assert max(column) - min(column) < 24


@pytest.mark.parametrize(("density", "height"), [(1, 900), (1, 800), (2, 900), (3, 700)])
def test_hairlines_of_an_alert_are_seen_at_any_size(visit, server, density, height):
    page = visit(reduced_motion="reduce", new=True, device_scale_factor=density, width=1440, height=height)
    pixels = alert_over_stripes(page, server)
    column = [pixels.at(pixels.width * 0.1, y)[0] for y in range(int(pixels.height * 0.62), int(pixels.height * 0.78))]
    assert max(column) - min(column) > 25
    row = [pixels.at(x, pixels.height * 0.95)[0] for x in range(int(pixels.width * 0.45), int(pixels.width * 0.55))]
    assert max(row) - min(row) > 25


@pytest.mark.parametrize(("density", "height"), [(1, 900), (1, 800), (2, 900), (3, 700)])
def test_hairlines_of_an_app_are_seen_at_any_size(visit, server, density, height):
    page = visit(reduced_motion="reduce", new=True, device_scale_factor=density, width=1440, height=height)
    thin = 1 / 3
    rows = [node(f"v87{number}", "view", [0, 10 + number * 20.3, 300, thin], (0, 0, 0)) for number in range(8)]
    columns = [node(f"v88{number}", "view", [10 + number * 30.3, 200, thin, 100], (0, 0, 0)) for number in range(8)]
    ground = node("v870000", "view", [40, 300, 320, 320], (255, 255, 255), *rows, *columns)
    paint(page, server, insert(session_of(page, server).app.window["id"], ground))
    drawn = device(page).locator("[data-view=v870000]")
    drawn.wait_for()
    pixels = Pixels(drawn.screenshot())
    factor = pixels.width / 320

    def ink(places):
        """Returns the thickness of a line in pixels, even if it is spread over two pixels."""
        return sum(255 - pixels.at(*place)[0] for place in places) / 255

    for number in range(8):
        y = (10 + number * 20.3) * factor
        assert ink((150 * factor, y + away) for away in range(-3, 4)) > 0.6, f"row {number}"
        x = (10 + number * 30.3) * factor
        assert ink((x + away, 250 * factor) for away in range(-3, 4)) > 0.6, f"column {number}"
