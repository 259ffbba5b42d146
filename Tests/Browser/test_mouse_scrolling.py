"""A mouse scrolls what it drags, as a finger does, except views that handle drags themselves."""

import pytest
from conftest import device, session_of, until, waits
from fingers import flick, follow, straight


def node(name, kind, frame, *children, **props):
    return {"kind": kind, "id": name, "props": {"frame": frame, **props}, "children": list(children)}


def long_list():
    """A list with a button, a strip, a field and views with gestures above ninety lines."""
    strip = node("v702", "scroll", [0, 60, 393, 80], *(
        node(f"v73{number}", "label", [number * 120, 20, 100, 22], text=f"card {number}") for number in range(10)),
        axis="horizontal", content=[1200, 80])
    lines = (node(f"v8{number:02}", "label", [16, 380 + number * 30, 361, 22], text=f"line {number}") for number in range(90))
    return node(
        "v700", "scroll", [0, 60, 393, 792],
        node("v701", "button", [16, 8, 361, 44], title="Press"), strip,
        node("v703", "textfield", [16, 150, 361, 44], value="a text to select", label="Field"),
        node("v704", "view", [16, 210, 361, 60], gestures="longPress", label="Held", role="img"),
        node("v705", "view", [16, 290, 361, 60], gestures="touch", label="Drawn", role="img"),
        *lines, axis="vertical", content=[393, 3100])


VIEWS = {"list": "v700", "button": "v701", "strip": "v702", "field": "v703", "held": "v704", "drawn": "v705"}


@pytest.fixture
def sent():
    """The inputs that the page has sent."""
    return []


@pytest.fixture
def screen(visit, server, sent):
    """A page that shows the list, and its views by their names."""
    page = visit(reduced_motion="no-preference")
    session = session_of(page, server)
    around = node("v699", "view", [0, 0, 393, 852], long_list(), covers=True, style={"background-color": "#fff"})
    with session.lock:
        session.emit("patch", {"ops": [{"op": "insert", "parent": session.app.window["id"], "node": around}]})
    page.on("request", lambda request: sent.append(request.post_data_json) if request.url.endswith("/inputs") else None)
    found = {name: device(page).locator(f"[data-view={view}]") for name, view in VIEWS.items()}
    found["list"].wait_for()
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")
    return page, found


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, locator, dx, dy, by=follow, **options):
    x, y = middle(locator)
    by(page, straight((x, y), (x + dx, y + dy), 8), **options)


def place(locator):
    return locator.evaluate("(view) => [view.scrollLeft, view.scrollTop]")


def taps(sent):
    return [one for one in sent if one["type"] == "tap"]


def gestures(sent):
    return [(one["gesture"], one["phase"]) for one in sent if one["type"] == "gesture"]


def test_what_is_dragged_follows_the_mouse_and_the_app_is_told_where_it_rests(screen, sent):
    page, views = screen
    scale = float(page.locator(".phone").evaluate("(phone) => phone.style.getPropertyValue('--scale')"))
    line = device(page).get_by_text("line 10", exact=True)
    x, y = middle(line)
    follow(page, straight((x, y), (x, y - 120), 12), hold=True)
    assert abs(place(views["list"])[1] - 120 / scale) < 2
    assert abs(middle(line)[1] - (y - 120)) < 2
    page.mouse.move(x, y - 60)
    assert abs(place(views["list"])[1] - 60 / scale) < 2
    waits(page, lambda: [one for one in sent if one["type"] == "scroll"])
    page.mouse.up()
    assert taps(sent) == []


def test_a_quick_drag_goes_on_and_a_press_stops_it(screen, sent):
    page, views = screen
    drag(page, device(page).get_by_text("line 12", exact=True), 0, -160, by=flick)
    let_go = place(views["list"])[1]
    until(page, f"document.querySelector('[data-view=v700]').scrollTop > {let_go + 60}")
    x, y = middle(views["list"])
    page.mouse.move(x, y)
    page.mouse.down()
    stopped = place(views["list"])[1]
    page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    assert place(views["list"])[1] == stopped
    page.mouse.up()


def test_a_quick_drag_stops_at_once_where_motion_is_reduced(screen):
    page, views = screen
    page.emulate_media(reduced_motion="reduce")
    drag(page, device(page).get_by_text("line 12", exact=True), 0, -160, by=flick)
    let_go = place(views["list"])[1]
    page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    assert place(views["list"])[1] == let_go > 100


def test_a_drag_that_begins_on_a_button_scrolls_and_presses_nothing(screen, sent):
    page, views = screen
    drag(page, views["button"], 0, -120)
    assert place(views["list"])[1] > 60
    assert taps(sent) == []
    page.mouse.move(*middle(views["list"]))
    page.mouse.wheel(0, -2000)
    until(page, "document.querySelector('[data-view=v700]').scrollTop === 0")
    views["button"].click()
    waits(page, lambda: taps(sent))


def test_a_strip_scrolls_sideways_and_the_list_around_it_down(screen):
    page, views = screen
    drag(page, views["strip"], -150, 10)
    assert place(views["strip"])[0] > 100 and place(views["list"])[1] == 0
    drag(page, views["strip"], 10, -100)
    assert place(views["list"])[1] > 60


def test_a_field_selects_its_text(screen):
    page, views = screen
    field = views["field"].locator("input")
    box = field.bounding_box()
    y = box["y"] + box["height"] / 2
    follow(page, straight((box["x"] + 2, y), (box["x"] + 120, y + 3), 8))
    assert field.evaluate("(field) => field.selectionEnd - field.selectionStart") > 3
    assert place(views["list"]) == [0, 0]


def test_a_view_that_is_held_keeps_the_mouse(screen, sent):
    page, views = screen
    x, y = middle(views["held"])
    page.mouse.move(x, y)
    page.mouse.down()
    waits(page, lambda: gestures(sent) == [("longPress", "began")])
    page.mouse.move(x, y - 60, steps=6)
    page.mouse.up()
    waits(page, lambda: ("longPress", "ended") in gestures(sent))
    assert place(views["list"]) == [0, 0]


def test_a_view_that_hears_touches_is_told_that_they_scroll(screen, sent):
    page, views = screen
    drag(page, views["drawn"], 0, -100)
    waits(page, lambda: len(gestures(sent)) > 1)
    assert gestures(sent)[0] == ("touch", "began")
    assert gestures(sent)[-1] == ("touch", "cancelled")
    assert place(views["list"])[1] > 60


def test_at_its_end_nothing_scrolls(screen, sent):
    page, views = screen
    drag(page, device(page).get_by_text("line 3", exact=True), 0, 100)
    assert place(views["list"]) == [0, 0]
    assert taps(sent) == []
