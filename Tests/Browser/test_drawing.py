"""How the device draws: titles that keep their room, what lies over what, symbols, and the edges of the glass."""

import pytest
from conftest import device, session_of, until
from playwright.sync_api import expect


def put(page, server, build):
    """Draws a screen over the one that is there."""
    session = session_of(page, server)
    with session.lock:
        app = session.app
        screen = app.node("view", {"covers": True, "style": {
            "position": "absolute", "inset": "0", "background-color": "var(--system-background)"}}, *build(app))
        app.insert(app.window, screen)
        app.flush()
    device(page).locator(f"[data-view={screen['id']}]").wait_for()
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")


def bar(app, title, left=(), right=()):
    buttons = [[app.node("button", {"title": name, **({"label": "Back"} if side == "left" else {})}) for name in names]
               for side, names in (("left", left), ("right", right))]
    return app.node("navigationbar", {}, *buttons[0], app.node("label", {"text": title, "heading": 1}), *buttons[1])


def box(page, locator):
    """Where something is, in the device's own points."""
    scale = float(page.locator(".phone").evaluate("(phone) => phone.style.getPropertyValue('--scale')"))
    found, origin = locator.bounding_box(), device(page).bounding_box()
    return {"left": (found["x"] - origin["x"]) / scale, "width": found["width"] / scale}


@pytest.mark.parametrize("title, left, right", [
    ("How to find the second-hand bicycles", [""], []), ("Presses", ["Garage"], ["Edit"]),
    ("Where the title is long", ["Everything before"], ["Save"]), ("Two of them", ["Garage"], ["Edit", "Save"]),
    ("A title far longer than there is room for on the screen of any telephone", ["Garage"], ["Edit"]),
])
def test_a_title_has_the_room_that_the_buttons_leave(visit, server, title, left, right):
    page = visit()
    put(page, server, lambda app: [bar(app, title, left, right)])
    shown = device(page).locator("[data-kind=navigationbar]").last
    heading = box(page, shown.get_by_role("heading"))
    buttons = [box(page, button) for button in shown.get_by_role("button").all()]
    for button in buttons:
        apart = button["left"] + button["width"] <= heading["left"] + .5 or heading["left"] + heading["width"] <= button["left"] + .5
        assert apart, (heading, buttons)
    needed = shown.get_by_role("heading").evaluate("(heading) => heading.scrollWidth")
    free = 393 - 16 - sum(44 if number < len(left) else button["width"] for number, button in enumerate(buttons))
    assert heading["width"] >= min(needed, free) - 1
    if len(right) < 2 and needed < 150:
        assert abs(heading["left"] + heading["width"] / 2 - 393 / 2) < 1


def test_nothing_in_a_screen_lies_over_what_covers_it(visit, server):
    page = visit()

    def build(app):
        wheel = app.node("refresh", {})
        scroll = app.node("scroll", {"axis": "vertical", "style": {"flex": "1 1 0"}}, wheel, app.text("Pulled down"))
        error = app.node("blur", {"effect": "light", "role": "alertdialog", "label": "Error", "style": {
            "position": "absolute", "inset": "0"}}, app.text("Error"))
        return [scroll, error]

    put(page, server, build)
    button = device(page).locator(".refresh-button")
    button.wait_for()
    assert button.evaluate("""(button) => { const { left, top, width, height } = button.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2).closest('[role=alertdialog]') !== null }""")


def test_a_symbol_is_drawn_in_the_colour_of_the_words_and_called_by_its_name(visit, server):
    page = visit()
    put(page, server, lambda app: [
        app.node("button", {"image": "symbol:plus", "label": "Add", "style": {"color": "rgb(1, 2, 3)"}}),
        app.node("button", {"image": "symbol:unheard.of", "label": "Other"})])
    path = device(page).get_by_role("button", name="Add").locator("path")
    expect(path).to_have_attribute("d", "M12 4v16M4 12h16")
    assert path.evaluate("(path) => getComputedStyle(path).stroke") == "rgb(1, 2, 3)"
    expect(device(page).get_by_role("button", name="Other").locator("[data-missing]")).to_be_attached()


def test_a_button_has_six_points_above_and_below_its_words(visit, server):
    page = visit()
    put(page, server, lambda app: [
        app.node("button", {"title": "Go", "style": {"font-size": "15px", "line-height": "18px", "flex": "none"}}),
        app.node("button", {"title": "Go", "style": {"line-height": "18px", "flex": "none", "padding": "10px", "--room": "0px"}}),
        app.node("button", {"title": "Go", "style": {"height": "20px", "flex": "none"}})])
    heights = [button.evaluate("(button) => button.offsetHeight") for button in device(page).get_by_role("button", name="Go", exact=True).all()]
    assert heights == [30, 38, 20]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_home_indicator_stands_out_without_blending(visit, scheme):
    page = visit()
    if scheme == "dark":
        page.get_by_role("button", name="Dark").click()
    drawn = page.locator(".home-indicator").evaluate(
        "(bar) => { const { backgroundColor, mixBlendMode } = getComputedStyle(bar); return [backgroundColor, mixBlendMode] }")
    assert drawn == ["rgb(0, 0, 0)" if scheme == "light" else "rgb(255, 255, 255)", "normal"]


def test_what_is_behind_a_sheet_is_dimmed_and_not_black(visit):
    page = visit()
    device(page).get_by_text("Check out").click()
    sheet = device(page).locator("[data-presentation=sheet]")
    sheet.wait_for()
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")
    behind = sheet.evaluate("(sheet) => { const { backgroundColor, backgroundImage } = getComputedStyle(sheet.parentElement); return [backgroundColor, backgroundImage] }")
    assert behind[0] == "rgb(255, 255, 255)" and "gradient" in behind[1]
