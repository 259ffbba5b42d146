"""Drawing of the device: positions of views, their order, symbols, and the edges of the screen."""

import re

import pytest
from conftest import device, session_of, until
from layout import Box
from playwright.sync_api import expect


def put(page, server, build):
    """Draws another screen over the present one."""
    session = session_of(page, server)
    with session.lock:
        app = session.app
        screen = app.node(
            "view", {"covers": True, "style": {"background-color": "var(--system-background)"}}, *build(app), box=Box(layer=True))
        app.insert(app.window, screen)
        app.flush()
    device(page).locator(f"[data-view={screen['id']}]").wait_for()
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")


def change(page, server, view, **props):
    session = session_of(page, server)
    with session.lock:
        session.emit("patch", {"ops": [{"op": "set", "id": view, "props": props}]})


def box(page, locator):
    """Returns the frame of an element, in points of the device."""
    scale = float(page.locator(".phone").evaluate("(phone) => phone.style.getPropertyValue('--scale')"))
    found, origin = locator.bounding_box(), device(page).bounding_box()
    return [round(length / scale, 1) for length in (found["x"] - origin["x"], found["y"] - origin["y"], found["width"], found["height"])]


def test_a_symbol_in_an_image_view_is_a_picture_in_the_tint(visit, server):
    page = visit()
    nodes = []

    def build(app):
        nodes.extend(app.node("image", {"name": f"symbol:{name}", "label": name}) for name in ("star", "info.circle.fill", "unheard.of"))
        return nodes

    put(page, server, build)
    star, info, other = (device(page).locator(f"[data-view={node['id']}] img") for node in nodes)
    for drawn in (star, info):
        expect(drawn).to_have_attribute("src", re.compile("^data:image/svg"))
        expect(drawn).to_have_css("mask-image", re.compile("^url\\(\"data:image/svg"))
        expect(drawn).to_have_css("background-color", "rgb(0, 122, 255)")
        expect(drawn).to_have_js_property("naturalWidth", 24)
        expect(drawn).not_to_have_attribute("data-missing", "")
    expect(other).to_have_attribute("data-missing", "")
    change(page, server, nodes[2]["id"], name="symbol:star")
    expect(other).not_to_have_attribute("data-missing", "")
    change(page, server, nodes[0]["id"], style={"--tint-color": "rgb(1, 2, 3)"})
    expect(star).to_have_css("background-color", "rgb(1, 2, 3)")


def test_of_a_template_only_the_shape_is_seen_in_the_tint_or_a_colour_of_its_own(visit, server):
    page = visit()
    dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10'%3E%3Ccircle cx='5' cy='5' r='5'/%3E%3C/svg%3E"
    nodes = []

    def build(app):
        nodes.append(app.node("image", {"src": dot, "tint": "tint", "fit": "fill", "frame": [0, 0, 40, 40]}))
        nodes.append(app.node("image", {"src": dot, "tint": "rgb(4, 5, 6)", "frame": [0, 50, 40, 40]}))
        nodes.append(app.node("button", {"image": dot, "tint": "tint", "label": "Dot", "frame": [0, 100, 40, 40]}))
        nodes.append(app.node("image", {"src": dot, "frame": [0, 150, 40, 40]}))
        return nodes

    put(page, server, build)
    template, own, button, plain = (device(page).locator(f"[data-view={node['id']}] img") for node in nodes)
    expect(template).to_have_css("background-color", "rgb(0, 122, 255)")
    expect(template).to_have_css("mask-size", "100% 100%")
    expect(own).to_have_css("background-color", "rgb(4, 5, 6)")
    expect(button).to_have_css("background-color", "rgb(0, 122, 255)")
    expect(plain).to_have_css("mask-image", "none")
    change(page, server, nodes[0]["id"], tint=None)
    expect(template).to_have_css("mask-image", "none")


def test_a_picture_in_its_own_size_has_points_whatever_its_pixels_are(visit, server):
    page = visit()
    dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='60'%3E%3Ccircle cx='5' cy='5' r='5'/%3E%3C/svg%3E"
    nodes = []

    def build(app):
        nodes.append(app.node("image", {"src": dot, "fit": "none", "density": 2, "at": "right top", "frame": [0, 0, 40, 40]}))
        nodes.append(app.node("image", {"src": dot, "fit": "none", "density": 2, "tint": "tint", "frame": [0, 50, 40, 40]}))
        return nodes

    put(page, server, build)
    plain, shape = (device(page).locator(f"[data-view={node['id']}] img") for node in nodes)
    expect(plain).to_have_js_property("naturalWidth", 40)
    expect(plain).to_have_css("object-position", "100% 0%")
    assert "2dppx" in shape.evaluate("it => getComputedStyle(it).maskImage"), "a shape is as dense as the picture"
    change(page, server, nodes[0]["id"], fit="contain", at=None, density=None)
    expect(plain).to_have_css("object-position", "50% 50%")
    expect(plain).not_to_have_attribute("srcset", re.compile(""))
    expect(plain).to_have_js_property("naturalWidth", 80)


@pytest.mark.parametrize(("kind", "props", "changed"), [
    ("image", {"src": "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"}, {"src": None}),
    ("label", {"text": "Unread"}, {"text": "Read"}),
    ("label", {"text": "Unread", "label": "Unread messages"}, {"label": None}),
    ("label", {"text": "Unread", "lines": [[0, 0, "Unread"]]}, {"text": "Read it", "lines": [[0, 0, "Read"], [0, 20, "it"]]}),
    ("button", {"title": "Unread"}, {"title": "Read"}),
    ("button", {"image": "symbol:plus"}, {"image": "symbol:minus"}),
])
def test_subviews_are_drawn_over_the_content_also_after_it_changes(visit, server, kind, props, changed):
    page = visit()
    badge = {"kind": "view", "id": "v902", "props": {"frame": [30, 0, 20, 20], "style": {"background-color": "rgb(255, 0, 0)"}}}
    insert(page, server, {"kind": kind, "id": "v901", "props": {"frame": [40, 200, 100, 44], **props}, "children": [badge]})
    inside = device(page).locator("[data-view=v901] > [data-view=v902]")
    expect(inside).to_be_visible()
    inside.evaluate("(view) => { view.isTheSame = true }")
    change(page, server, "v901", **changed)
    expect(inside).to_be_visible()
    assert inside.evaluate("(view) => view.isTheSame && view.parentElement.lastElementChild === view")
    assert inside.evaluate("(view) => { const { left, top } = view.getBoundingClientRect(); const at = document.elementsFromPoint(left + 5, top + 5);"
                           " return at[0] === view }")
    ops = [{"op": "remove", "id": "v902"}, {"op": "insert", "parent": "v901", "before": None, "node": {**badge, "id": "v903"}}]
    session_of(page, server).emit("patch", {"ops": ops})
    expect(device(page).locator("[data-view=v901] > [data-view=v903]")).to_be_visible()
    expect(inside).to_have_count(0)


def test_an_image_view_without_an_image_is_clear(visit, server):
    page = visit()
    insert(page, server, {"kind": "image", "id": "v901", "props": {"frame": [40, 200, 100, 44]}})
    insert(page, server, {"kind": "image", "id": "v902", "props": {"frame": [40, 300, 100, 44], "name": "unheard of"}})
    empty, missing = (device(page).locator(f"[data-view={view}] img") for view in ("v901", "v902"))
    expect(missing).to_have_attribute("data-missing", "")
    expect(empty).to_be_attached()
    expect(empty).not_to_have_attribute("data-missing", "")
    expect(empty).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_a_view_of_any_kind_is_where_the_server_says_and_as_large(visit, server):
    words = {"text": "Far more words than there is room for", "title": "Far more words than there is room for", "pages": 3, "page": 0}
    page = None
    for kind in ("view", "label", "button", "image", "scroll", "stack", "textfield", "textview", "toggle", "spinner", "navigationbar",
                 "tabbar", "tabs", "pages", "pagecontrol", "alert", "form", "blur", "webview", "placeholder"):
        page = visit(page=page, reduced_motion="reduce")
        frames = {}

        def build(app):
            inner = app.node(kind, words)
            outer = app.node("view", {}, inner)
            frames.update({inner["id"]: [10, 20, 61, 33], outer["id"]: [30.5, 140, 200, 100]})
            return [outer]

        put(page, server, build)
        for view, frame in frames.items():
            change(page, server, view, frame=frame)
        inner, outer = frames
        expect(device(page).locator(f"[data-view={outer}]"), kind).to_have_css("left", "30.5px")
        assert box(page, device(page).locator(f"[data-view={inner}]")) == [40.5, 160, 61, 33], kind


def test_nothing_in_a_screen_lies_over_what_covers_it(visit, server):
    page = visit()

    def build(app):
        pages = app.node("pages", {"page": 0}, app.node("view", {}), app.node("view", {}), box=Box(grows=True))
        error = app.node("blur", {"effect": "light", "role": "alertdialog", "label": "Error"}, app.text("Error"), box=Box(layer=True))
        return [pages, error]

    put(page, server, build)
    button = device(page).locator(".turn[data-step='1']")
    button.wait_for()
    assert button.evaluate("""(button) => { const { left, top, width, height } = button.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2).closest('[role=alertdialog]') !== null }""")


def test_a_large_title_lies_over_the_content_and_under_what_covers_the_screen(visit, server):
    page = visit(reduced_motion="reduce")
    at = """([bar, part]) => { const { left, right, bottom } = document.querySelector(`[data-view=${bar}]`).getBoundingClientRect()
        return document.elementFromPoint((left + right) / 2, bottom - 10).closest(part) !== null }"""
    bar = {"kind": "navigationbar", "id": "v911", "props": {"frame": [0, 0, 393, 155]}, "children": [
        {"kind": "label", "id": "v912", "props": {"text": "Bicycles", "frame": [16, 108, 361, 40]}}]}
    content = {"kind": "view", "id": "v913", "props": {"frame": [0, 0, 393, 852], "belowBar": True, "style": {"background-color": "#fff"}}}
    cover = {"kind": "view", "id": "v914", "props": {"frame": [0, 0, 393, 852], "style": {"background-color": "#fff"}}}
    screen = {"kind": "view", "id": "v910", "props": {"frame": [0, 0, 393, 852]}, "children": [bar, content]}
    session = session_of(page, server)
    for node, part in ((screen, "[data-view=v911]"), (cover, "[data-view=v914]")):
        with session.lock:
            session.emit("patch", {"ops": [{"op": "insert", "parent": session.app.window["id"], "node": node}]})
        device(page).locator(f"[data-view={node['id']}]").wait_for()
        until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")
        assert page.evaluate(at, ["v911", part])


def test_what_scrolls_goes_as_far_as_its_content_and_stands_where_the_server_says(visit, server):
    page = visit()
    scroll = {"kind": "scroll", "id": "v900", "props": {
        "frame": [0, 200, 393, 300], "content": [393, 1000], "axis": "vertical", "y": 120}, "children": [
            {"kind": "label", "id": "v901", "props": {"text": "Above", "frame": [0, 150, 393, 22]}},
            {"kind": "view", "id": "v902", "props": {"frame": [0, 5000, 393, 22], "hidden": True}}]}
    session = session_of(page, server)
    with session.lock:
        session.emit("patch", {"ops": [{"op": "insert", "parent": session.app.window["id"], "node": scroll}]})
    view = device(page).locator("[data-view=v900]")
    expect(view).to_have_js_property("scrollTop", 120)
    assert view.evaluate("({ scrollHeight, scrollWidth }) => [scrollWidth, scrollHeight]") == [393, 1000]
    assert box(page, device(page).get_by_text("Above"))[1] == 230
    change(page, server, "v900", content=[393, 400], y=None)
    expect(view).to_have_js_property("scrollHeight", 400)
    expect(view).to_have_js_property("scrollTop", 0)


def test_the_wheel_turns_in_the_room_that_the_server_leaves_above_what_is_fetched_again(visit, server):
    page = visit(reduced_motion="reduce")
    nodes = []

    def build(app):
        nodes.extend([app.node("refresh", {}), app.text("First")])
        return [app.node("scroll", {"axis": "vertical"}, *nodes, box=Box(grows=True))]

    put(page, server, build)
    wheel, first = device(page).locator(".wheel"), device(page).get_by_text("First", exact=True)
    wheel.wait_for(state="attached")
    assert box(page, wheel)[1::2] == [0, 0] and box(page, first)[1] == 0
    change(page, server, nodes[0]["id"], refreshing=True)
    change(page, server, nodes[1]["id"], frame=[0, 60, 393, 22])
    expect(first).to_have_css("top", "60px")
    assert box(page, wheel)[1::2] == [0, 60] and box(page, first)[1] == 60


def test_a_symbol_is_drawn_in_the_colour_of_the_words_and_called_by_its_name(visit, server):
    page = visit()
    put(page, server, lambda app: [
        app.node("button", {"image": "symbol:plus", "label": "Add", "style": {"color": "rgb(1, 2, 3)"}}),
        app.node("button", {"image": "symbol:house.circle", "label": "Home"}),
        app.node("button", {"image": "symbol:info.circle.fill", "label": "About"}),
        app.node("button", {"image": "symbol:unheard.of", "label": "Other"})])
    path = device(page).get_by_role("button", name="Add").locator("path")
    expect(path).to_have_attribute("d", "M12 4v16M4 12h16")
    assert path.evaluate("(path) => getComputedStyle(path).stroke") == "rgb(1, 2, 3)"
    # The nearest known symbol is drawn. A filled one has its inner lines in the background colour.
    expect(device(page).get_by_role("button", name="Home").locator("path")).to_have_count(1)
    whole, sign = (device(page).get_by_role("button", name="About").locator("path").nth(place) for place in range(2))
    assert whole.evaluate("(path) => getComputedStyle(path).fill") == "rgb(0, 122, 255)"
    assert sign.evaluate("(path) => getComputedStyle(path).stroke") == "rgb(255, 255, 255)"
    expect(device(page).get_by_role("button", name="Other").locator("[data-missing]")).to_have_attribute("title", "unheard.of")


def test_what_a_control_shows_is_in_the_middle_of_it(visit, server):
    drawn = "(view) => { const range = document.createRange(); range.selectNodeContents(view); return range.getBoundingClientRect().toJSON() }"
    page = None
    for kind, props in (("button", {"title": "Go"}), ("button", {"image": "symbol:plus"}), ("spinner", {"animating": True}),
                        ("pagecontrol", {"pages": 3, "page": 1})):
        page = visit(page=page)
        put(page, server, lambda app: [app.node(kind, {"identifier": "control", **props}, box=Box(height=90, above=80))])
        view = device(page).locator("[data-identifier=control]")
        until(page, "document.querySelector('[data-identifier=control]').matches(':not(:has(.sign:empty))')")
        outer, inner = view.bounding_box(), view.evaluate(drawn)
        for at, length in (("x", "width"), ("y", "height")):
            assert 0 < inner[length] <= outer[length], kind
            assert abs(inner[at] + inner[length] / 2 - outer[at] - outer[length] / 2) < 1, (kind, at, inner, outer)


def test_a_title_that_leads_back_gives_way_but_its_arrow_does_not(visit, server):
    page = visit()
    put(page, server, lambda app: [app.node("navigationbar", {}, app.node("button", {"title": "Everything before", "label": "Back"}))])
    back = device(page).get_by_role("button", name="Back").last
    for width, is_seen in ((170, True), (44, False)):
        change(page, server, back.get_attribute("data-view"), frame=[8, 0, width, 44])
        expect(back).to_have_css("width", f"{width}px")
        line = back.evaluate("""(back) => { const range = document.createRange(); range.selectNodeContents(back)
            return range.getBoundingClientRect().top < back.getBoundingClientRect().bottom }""")
        assert line is is_seen


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_home_indicator_stands_out_without_blending(visit, scheme):
    page = visit()
    if scheme == "dark":
        page.get_by_role("button", name="Dark").click()
    bar = page.locator(".home-indicator")
    expect(bar).to_have_css("background-color", "rgb(0, 0, 0)" if scheme == "light" else "rgb(255, 255, 255)")
    expect(bar).to_have_css("mix-blend-mode", "normal")


def test_what_is_behind_a_sheet_is_dimmed_and_not_black(visit):
    page = visit()
    device(page).get_by_text("Check out").click()
    sheet = device(page).locator("[data-presentation=sheet]")
    sheet.wait_for()
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")
    behind = sheet.evaluate("(sheet) => { const { backgroundColor, backgroundImage } = getComputedStyle(sheet.parentElement); return [backgroundColor, backgroundImage] }")
    assert behind[0] == "rgb(255, 255, 255)" and "gradient" in behind[1]


def insert(page, server, *views):
    """Adds views of given kinds, ids and properties to the window."""
    session = session_of(page, server)
    with session.lock:
        parent = session.app.window["id"]
        session.emit("patch", {"ops": [{"op": "insert", "parent": parent, "node": view} for view in views]})


def hear(page):
    """Returns a list of the inputs that the page sends from now on, whether the app accepts them or not."""
    inputs = []
    page.on("request", lambda request: inputs.append(request.post_data_json) if request.url.endswith("/inputs") else None)

    def heard(kind):
        for _ in range(500):
            found = [value for value in inputs if value["type"] == kind]
            if found:
                return found[-1]
            page.wait_for_timeout(20)
        raise AssertionError(f"no input {kind}: {inputs}")
    heard.count = lambda: len(inputs)
    return heard


def test_the_keyboard_lies_over_everything_and_its_key_is_the_return_key(visit, server):
    page = visit(reduced_motion="reduce")
    heard = hear(page)
    insert(page, server, {"kind": "textfield", "id": "v900", "props": {"frame": [0, 200, 393, 44], "label": "Name"}})
    root = device(page).locator("[data-kind=window]").first
    change(page, server, root.get_attribute("data-view"), keyboard=[0, 516, 393, 336], returnKey="done", typist="v900")
    keyboard = device(page).locator(".keyboard")
    keyboard.wait_for()
    assert box(page, keyboard) == [0, 516, 393, 336]
    field = device(page).get_by_role("textbox", name="Name")
    field.focus()
    key = keyboard.locator("button")
    expect(key).to_have_text("done")
    key.click()
    expect(field).to_be_focused()
    assert heard("return")["view"] == "v900"
    change(page, server, root.get_attribute("data-view"), returnKey=None)
    expect(key).to_be_hidden()
    change(page, server, root.get_attribute("data-view"), keyboard=None, typist=None)
    expect(keyboard).to_have_count(0)


def test_what_lies_in_a_field_beside_its_words_is_drawn_and_pressed_while_the_caret_stays(visit, server):
    page = visit()
    heard = hear(page)
    insert(page, server, {
        "kind": "textfield", "id": "v900", "props": {"frame": [0, 200, 393, 44], "label": "Name", "placeholder": "Yours", "style": {"padding": "0px 40px 0px 30px", "--placeholder-text": "#ff0000"}},
        "children": [
            {"kind": "view", "id": "v901", "props": {"frame": [0, 12, 30, 20], "style": {"background-color": "#00ff00"}}},
            {"kind": "button", "id": "v902", "props": {"frame": [353, 2, 40, 40], "title": "Clear"}},
        ]})
    field = device(page).get_by_role("textbox", name="Name")
    assert box(page, field) == [0, 200, 393, 44]
    expect(field).to_have_css("padding-left", "30px")
    assert box(page, device(page).locator("[data-view=v901]")) == [0, 212, 30, 20]
    assert field.evaluate("(element) => getComputedStyle(element, '::placeholder').color") == "rgb(255, 0, 0)"
    # A view without interaction does not take the press.
    device(page).locator("[data-view=v901]").click(force=True)
    expect(field).to_be_focused()
    device(page).get_by_role("button", name="Clear").click()
    assert heard("tap")["view"] == "v902"
    expect(field).to_be_focused()


def test_the_status_bar_is_drawn_as_the_app_wants_it(visit, server):
    page = visit()
    root = device(page).locator("[data-kind=window]").first.get_attribute("data-view")
    clock = page.locator("[data-part=clock]")
    change(page, server, root, statusBar="light")
    expect(clock).to_have_css("color", "rgb(255, 255, 255)")
    change(page, server, root, statusBar="dark")
    expect(clock).to_have_css("color", "rgb(0, 0, 0)")
    change(page, server, root, statusBar="hidden")
    expect(clock).to_be_hidden()
    change(page, server, root, statusBar=None)
    expect(clock).to_be_visible()


def test_a_text_view_shows_the_server_s_lines_until_somebody_types(visit, server):
    page = visit()
    heard = hear(page)
    insert(page, server, {"kind": "textview", "id": "v900", "props": {
        "frame": [0, 200, 200, 100], "label": "Note", "value": "One two three", "style": {"padding": "8px 5px", "font-size": "17px"},
        "lines": [[5, 8, "One two"], [5, 28, "three"]]}})
    view = device(page).locator("[data-view=v900]")
    words, field = view.locator(".words"), device(page).get_by_role("textbox", name="Note")
    expect(words.locator(".segment")).to_have_text(["One two", "three"])
    expect(words).to_be_visible()
    expect(field).to_have_css("color", "rgba(0, 0, 0, 0)")
    field.focus()
    expect(words).to_be_hidden()
    expect(field).not_to_have_css("color", "rgba(0, 0, 0, 0)")
    field.fill("Four")
    typed = heard("text")
    assert (typed["view"], typed["text"]) == ("v900", "Four")
    change(page, server, "v900", value="Four", lines=[[5, 8, "Four"]])
    field.blur()
    expect(words).to_have_text("Four")
    expect(words).to_be_visible()


def insert_an_alert(page, server, **props):
    """Adds an alert or action sheet whose last button is Cancel."""
    insert(page, server, {"kind": "view", "id": "v900", "props": {
        "frame": [0, 0, 393, 852], "presentation": "alert", "covers": True}, "children": [
            {"kind": "alert", "id": "v901", "props": {"frame": [8, 700, 377, 122], "role": "alertdialog", "cancel": 1, **props},
             "children": [
                 {"kind": "button", "id": "v902", "props": {"title": "Apagar", "frame": [0, 0, 377, 57]}},
                 {"kind": "button", "id": "v903", "props": {"title": "Agora não", "frame": [0, 65, 377, 57]}}]}]})
    return device(page).get_by_role("alertdialog")


def test_beside_a_sheet_of_actions_is_its_cancel_button(visit, server):
    page = visit()
    heard = hear(page)
    insert_an_alert(page, server, cancelRoom=65)
    device(page).locator("[data-view=v900]").click(position={"x": 100, "y": 200})
    assert (heard("alert")["view"], heard("alert")["button"]) == ("v901", 1)


def test_escape_is_the_cancel_button_in_any_language_and_beside_an_alert_is_nothing(visit, server):
    page = visit()
    heard = hear(page)
    alert = insert_an_alert(page, server)
    device(page).locator("[data-view=v900]").click(position={"x": 100, "y": 200})
    alert.get_by_role("button", name="Apagar").press("Escape")
    assert heard("alert")["button"] == 1
    assert heard.count() == 1


def test_a_scroll_is_told_on_its_way_as_it_comes_near_to_rows_without_cells(visit, server):
    page = visit()
    heard = hear(page)
    insert(page, server, {"kind": "scroll", "id": "v900", "props": {
        "frame": [0, 200, 393, 300], "content": [393, 9000], "axis": "vertical", "filled": [0, 900]}})
    scroll = device(page).locator("[data-view=v900]")
    # It scrolls without a pause.
    scroll.evaluate("""(element) => { const go = () => { element.scrollTop += 10; if (!element.rests) requestAnimationFrame(go) }; go() }""")
    assert heard("scroll")["y"] > 900 - 1.5 * 300
    assert heard.count() == 1
    change(page, server, "v900", filled=[0, 6000])
    until(page, "document.querySelector('[data-view=v900]').scrollTop > 1000")
    assert heard.count() == 1
    change(page, server, "v900", filled=[900, 6000])
    for _ in range(500):
        if heard.count() == 2:
            break
        page.wait_for_timeout(20)
    assert heard("scroll")["y"] > 1000
    scroll.evaluate("(element) => { element.rests = true }")


def insert_a_header_in_a_list(page, server):
    insert(page, server, {"kind": "scroll", "id": "v900", "props": {
        "frame": [0, 200, 393, 300], "content": [393, 2000], "axis": "vertical", "y": 120}, "children": [
            {"kind": "label", "id": "v901", "props": {"text": "Head", "frame": [0, 50, 393, 28], "pins": [50, 400, 10]}},
            {"kind": "view", "id": "v902", "props": {"frame": [0, 78, 393, 350], "style": {"background-color": "red"}}}]})


def test_a_header_that_was_scrolled_at_once_is_in_its_place(visit, server):
    page = visit(new=True)
    held = []
    page.route("**/js/device-pins.*", lambda route: held.append(route))
    with page.expect_request("**/js/device-pins.*"):
        insert_a_header_in_a_list(page, server)
    scroll, head = device(page).locator("[data-view=v900]"), device(page).locator("[data-view=v901]")
    expect(head).to_have_css("top", "130px")
    scroll.evaluate("(element) => { element.scrollTop = 200 }")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    held[0].continue_()
    expect(head).to_have_css("top", "210px")


def test_a_header_stays_in_sight_between_its_places(visit, server):
    page = visit()
    insert_a_header_in_a_list(page, server)
    scroll, head = device(page).locator("[data-view=v900]"), device(page).locator("[data-view=v901]")
    for offset, top in [(120, 130), (20, 50), (1000, 400), (200, 210)]:
        scroll.evaluate("(element, offset) => { element.scrollTop = offset }", offset)
        expect(head).to_have_css("top", f"{top}px")
    change(page, server, "v901", frame=[0, 60, 393, 28])
    expect(head).to_have_css("top", "210px")
    assert head.evaluate("""(head) => { const { left, top } = head.getBoundingClientRect()
        return document.elementFromPoint(left + 5, top + 5).closest('[data-view]').dataset.view }""") == "v901"
    change(page, server, "v901", pins=None)
    expect(head).to_have_css("top", "60px")


def test_a_footer_stays_in_sight_at_the_lower_edge(visit, server):
    page = visit()
    insert(page, server, {"kind": "scroll", "id": "v900", "props": {
        "frame": [0, 200, 393, 300], "content": [393, 2000], "axis": "vertical"}, "children": [
            {"kind": "view", "id": "v902", "props": {"frame": [0, 50, 393, 850], "style": {"background-color": "red"}}},
            {"kind": "label", "id": "v901", "props": {"text": "Foot", "frame": [0, 272, 393, 28], "pins": [50, 900, -28, 1]}}]})
    scroll, foot = device(page).locator("[data-view=v900]"), device(page).locator("[data-view=v901]")
    expect(foot).to_have_css("top", "272px")
    for offset, top in [(100, 372), (1000, 900), (0, 272)]:
        scroll.evaluate("(element, offset) => { element.scrollTop = offset }", offset)
        expect(foot).to_have_css("top", f"{top}px")


def test_what_lies_on_the_keyboard_is_pressed_while_the_caret_stays(visit, server):
    page = visit(reduced_motion="reduce")
    heard = hear(page)
    insert(page, server, {"kind": "textfield", "id": "v900", "props": {"frame": [0, 200, 393, 44], "label": "Name"}},
           {"kind": "view", "id": "v901", "props": {"frame": [0, 472, 393, 44], "keepsCaret": True}, "children": [
               {"kind": "button", "id": "v902", "props": {"frame": [300, 0, 80, 44], "title": "Done", "tap": True}}]})
    field = device(page).get_by_role("textbox", name="Name")
    field.click()
    device(page).get_by_role("button", name="Done").click()
    assert heard("tap")["view"] == "v902"
    expect(field).to_be_focused()


def test_where_lines_begin_on_the_right_frames_are_counted_from_the_left_all_the_same(visit, server):
    page = visit("?device=rightToLeft")
    heard = hear(page)
    insert(page, server, {"kind": "scroll", "id": "v900", "props": {
        "frame": [0, 200, 393, 300], "content": [1000, 300], "axis": "horizontal"}, "children": [
            {"kind": "view", "id": "v901", "props": {"frame": [900, 0, 100, 100]}}]},
        {"kind": "pages", "id": "v910", "props": {"frame": [0, 500, 393, 200], "page": "0", "mirrored": True}, "children": [
            {"kind": "view", "id": f"v91{place}", "props": {"frame": [0, 0, 393, 200], "hidden": place > 1}} for place in (1, 2)]},
        {"kind": "navigationbar", "id": "v920", "props": {"frame": [0, 59, 393, 44], "mirrored": True}, "children": [
            {"kind": "button", "id": "v921", "props": {"frame": [300, 0, 85, 44], "label": "Back"}}]})
    expect(page.locator(".phone")).to_have_attribute("dir", "rtl")
    scroll = device(page).locator("[data-view=v900]")
    scroll.evaluate("(element) => { element.scrollLeft = 1000 }")
    assert scroll.evaluate("(element) => element.scrollLeft") == 607
    after = device(page).get_by_role("button", name="Next page")
    assert box(page, after)[0] < 100
    device(page).locator("[data-view=v910]").press("ArrowLeft")
    assert heard("page")["index"] == 1
    back = device(page).locator("[data-view=v921]")
    assert back.evaluate("(button) => getComputedStyle(button).direction + getComputedStyle(button, '::before').scale") == "rtl-1 1"


def test_a_change_that_repeats_is_drawn_until_the_next_one(visit, server):
    page = visit()
    nodes = []

    def build(app):
        nodes.append(app.node("view", {"style": {"background-color": "rgb(1, 2, 3)"}}, box=Box(width=40, height=40)))
        return nodes

    put(page, server, build)
    view = device(page).locator(f"[data-view={nodes[0]['id']}]")
    session = session_of(page, server)

    def blink(**timing):
        with session.lock:
            op = {"op": "set", "id": nodes[0]["id"], "props": {"style": {"opacity": "0.2"}}, "duration": 60_000, **timing}
            session.emit("patch", {"ops": [op]})

    def drawn():
        return view.evaluate("(view) => view.getAnimations().map((a) => [String(a.effect.getTiming().iterations), a.effect.getTiming().direction])")

    blink(repeats=True, reverses=True)
    expect(view).to_have_js_property("style.opacity", "0.2")
    assert drawn() == [["Infinity", "alternate"]]
    change(page, server, nodes[0]["id"], style={"opacity": "0.5"})
    expect(view).to_have_js_property("style.opacity", "0.5")
    assert drawn() == []
    blink(reverses=True)
    expect(view).to_have_js_property("style.opacity", "0.2")
    assert drawn() == [["2", "alternate"]]


def test_a_change_is_drawn_at_the_pace_it_has(visit, server):
    page = visit()
    nodes = []

    def build(app):
        nodes.append(app.node("view", {"style": {"background-color": "rgb(1, 2, 3)"}}, box=Box(width=40, height=40)))
        return nodes

    put(page, server, build)
    view = device(page).locator(f"[data-view={nodes[0]['id']}]")
    session = session_of(page, server)

    def drawn(opacity, **timing):
        with session.lock:
            props = {"style": {"opacity": opacity}}
            session.emit("patch", {"ops": [{"op": "set", "id": nodes[0]["id"], "props": props, "duration": 60_000, **timing}]})
        expect(view).to_have_js_property("style.opacity", opacity)
        if "spring" in timing:
            page.wait_for_function("(view) => view.getAnimations().at(-1).effect.getTiming().easing.startsWith('linear(')", arg=view.element_handle())
        return view.evaluate("(view) => view.getAnimations().at(-1).effect.getTiming().easing")

    def way(opacity, **spring):
        """Returns the progress of an animation, from 0 to 1, at ten times."""
        drawn(opacity, **spring)
        return view.evaluate("""(view) => {
            const animation = view.getAnimations().at(-1)
            animation.pause()
            return Array.from({ length: 10 }, (_, number) => {
                animation.currentTime = (number + 1) * 5_999
                return animation.effect.getComputedTiming().progress
            })
        }""")

    assert drawn("0.1") == "ease-in-out"
    assert drawn("0.2", curve=[0.42, 0, 1, 1]) == "cubic-bezier(0.42, 0, 1, 1)"
    assert drawn("0.3", spring=[0.5, 0]).startswith("linear(0 0%, ")
    swinging, still = way("0.4", spring=[0.5, 0]), way("0.5", spring=[1, 0])
    assert max(swinging) > 1.1 and abs(swinging[-1] - 1) < 0.01
    assert max(still) <= 1.0001 and still == sorted(still) and still[-1] > 0.99
    thrown = way("0.6", spring=[1, 0.5])  # moves half of the distance each second, for sixty seconds
    assert max(thrown) > 1.1 and abs(thrown[-1] - 1) < 0.02


MOTIONS = """(view) => view.getAnimations().map((animation) => {
    const { duration, delay, iterations, direction, easing, fill } = animation.effect.getTiming()
    const frames = animation.effect.getKeyframes().map(({ computedOffset, easing, composite, offset, ...look }) => [computedOffset, easing, look])
    return { duration, delay, iterations: String(iterations), direction, easing, fill, composite: animation.effect.composite, frames }
})"""


def test_what_moves_of_a_view_is_drawn_while_it_is_told(visit, server):
    page = visit()
    nodes = []

    def build(app):
        spin = {"n": 0, "frames": [{"at": 0, "rotate": "0rad"}, {"at": 1, "rotate": "6.283rad"}], "duration": 2000,
                "times": "endless", "curve": [0, 0, 1, 1], "adds": True}
        nodes.append(app.node("view", {"motions": [spin]}, box=Box(width=40, height=40)))
        return nodes

    put(page, server, build)
    view = device(page).locator(f"[data-view={nodes[0]['id']}]")
    page.wait_for_function("(view) => view.getAnimations().length === 1", arg=view.element_handle())
    [spin] = view.evaluate(MOTIONS)
    assert spin["duration"] == 2000 and spin["iterations"] == "Infinity" and spin["composite"] == "add"
    assert spin["easing"] == "cubic-bezier(0, 0, 1, 1)" and spin["frames"][1] == [1, "linear", {"rotate": "6.283rad"}]
    view.evaluate("(view) => { view.getAnimations()[0].spins = true }")
    blink = {"n": 1, "frames": [{"at": 0, "opacity": "1"}, {"at": 0.25, "opacity": "0"}, {"at": 1, "opacity": "1"}],
             "duration": 60_000, "delay": 100, "times": 2, "reverses": True, "jumps": True, "stays": True}
    shade = {"n": 2, "frames": [{"at": 0, "background-color": "rgb(1 2 3 / 1)", "spring": [0.5, 0]}, {"at": 1, "background-color": "rgb(0 0 0 / 0)"}],
             "duration": 60_000}
    change(page, server, nodes[0]["id"], motions=[{**blink}, {**shade}, {"n": 0, "frames": [], "duration": 1}])
    page.wait_for_function("(view) => view.getAnimations().length === 3", arg=view.element_handle())
    assert view.evaluate("(view) => view.getAnimations().filter((animation) => animation.spins).length") == 1, "it goes on"
    blinking = next(motion for motion in view.evaluate(MOTIONS) if "opacity" in motion["frames"][0][2])
    assert (blinking["iterations"], blinking["direction"], blinking["fill"], blinking["delay"]) == ("4", "alternate", "both", 100)
    assert blinking["frames"][1] == [0.25, "steps(1)", {"opacity": "0"}]
    shaded = next(motion for motion in view.evaluate(MOTIONS) if "backgroundColor" in motion["frames"][0][2])
    assert shaded["frames"][0][1].startswith("linear(0 0%")
    change(page, server, nodes[0]["id"], motions=None)
    page.wait_for_function("(view) => view.getAnimations().length === 0", arg=view.element_handle())


def test_where_less_motion_is_wanted_only_looks_change(visit, server):
    page = visit(reduced_motion="reduce")
    nodes = []

    def build(app):
        both = [{"n": 0, "frames": [{"at": 0, "rotate": "0rad"}, {"at": 1, "rotate": "6rad"}], "duration": 60_000},
                {"n": 1, "frames": [{"at": 0, "opacity": "0"}, {"at": 1, "opacity": "1"}], "duration": 60_000}]
        nodes.append(app.node("view", {"motions": both}, box=Box(width=40, height=40)))
        return nodes

    put(page, server, build)
    view = device(page).locator(f"[data-view={nodes[0]['id']}]")
    page.wait_for_function("(view) => view.getAnimations().length > 0", arg=view.element_handle())
    assert [list(motion["frames"][0][2]) for motion in view.evaluate(MOTIONS)] == [["opacity"]]


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize(("front", "pressed"), [
    ({"kind": "label", "props": {"text": "Over it"}}, "v900"),
    ({"kind": "image", "props": {"src": "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"}}, "v900"),
    ({"kind": "view", "props": {"untouchable": True}, "children": [{"kind": "button", "id": "v909", "props": {"title": "In it", "frame": [0, 0, 300, 44]}}]}, "v900"),
    ({"kind": "label", "props": {"text": "Over it", "touchable": True, "tap": True}}, "v901"),
    ({"kind": "view", "props": {}}, None),
])
def test_a_press_goes_to_what_is_behind_views_without_touches(visit, server, front, pressed, touch):
    page = visit(has_touch=touch)
    heard = hear(page)
    frame = [40, 200, 300, 44]
    insert(page, server, {"kind": "button", "id": "v900", "props": {"title": "Buy", "frame": frame}})
    insert(page, server, {**front, "id": "v901", "props": {"frame": frame, **front["props"]}})
    device(page).locator("[data-view=v901]").wait_for(state="attached")
    x, y, width, height = box_of(device(page).locator("[data-view=v901]"))
    place = (x + width / 2, y + height / 2)
    if touch:
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)
    if pressed:
        assert heard("tap")["view"] == pressed
    else:
        page.wait_for_timeout(200)
        assert heard.count() == 0


def box_of(locator):
    found = locator.bounding_box()
    return found["x"], found["y"], found["width"], found["height"]
