"""A press hits the view under the pointer: the area of a control is its bounds, by mouse and by touch."""

import time

import pytest
from conftest import device, session_of, until
from layout import INDICATOR, STATUS_BAR, Box

CONTROLS = "button, [data-tap], input, textarea, [role=tab], [role=switch], a[href]"


def column(app, *children, **box):
    return app.node("view", {}, *children, box=Box(**box))


def tapped(app, kind, words, height, **props):
    """Returns a control of a given height, without space before the next one."""
    box = Box(height=height)
    if kind == "view":
        return app.node("view", {"tap": True, "style": {"overflow": "hidden"}, **props}, app.text(words), box=box)
    return app.node(kind, {"title": words, **props}, box=box)


def stacked(app):
    """Returns a screen with controls of every kind in a column, and the input that a press on each sends."""
    presses = []

    def means(node, **sent):
        presses.append((node["id"], sent or {"type": "tap", "view": node["id"]}))
        return node

    bar = app.node(
        "navigationbar", {}, means(app.node("button", {"title": "Garage", "label": "Back"})),
        app.node("label", {"text": "Presses", "heading": 1}), means(app.node("button", {"title": "One"})),
        means(app.node("button", {"title": "Two"})), box=Box(top=STATUS_BAR))
    buttons = [means(tapped(app, "button", f"Button {number}", 22)) for number in range(3)]
    alone = [column(app, means(tapped(app, "button", f"Alone {number}", 22))) for number in range(3)]
    touchables = [means(tapped(app, "view", f"Touchable {number}", 20)) for number in range(3)]
    fields = [app.node("textfield", {"label": f"Field {number}", "value": ""}) for number in range(2)]
    for field in fields:
        means(field, type="focus", view=field["id"])
    switches = [means(app.node("toggle", {"tap": True, "label": f"Switch {number}"}, box=Box(width=51, height=31))) for number in range(2)]
    tabs = app.node("tabs", {"role": "tablist"}, *[
        app.node("view", {"role": "tab", "tap": True}, app.text(name), box=Box(grows=True)) for name in "ABC"], box=Box(across=True))
    for number, tab in enumerate(tabs["children"]):
        means(tab, type="tab", view=tabs["id"], index=number)
    cells = [app.node("view", {"role": "listitem"}, means(tapped(app, "view", f"Cell {number}", 24))) for number in range(6)]
    scroll = app.node("scroll", {"axis": "vertical", "role": "list"}, *cells, box=Box(height=60))
    under = means(tapped(app, "button", "Under the list", 22))
    pages = app.node("pages", {"page": 0}, *[app.node("view", {}, app.text(f"page {n}")) for n in range(2)], box=Box(height=40))
    dots = app.node("pagecontrol", {"pages": 2, "page": 0, "role": "img"})
    below = means(tapped(app, "button", "Under the pages", 22))
    content = column(
        app, column(app, *buttons), *alone, *touchables, *fields, *switches, tabs, scroll, under, pages, dots, below, grows=True)
    bottom = app.node("tabbar", {"role": "tablist"}, *[
        app.node("button", {"title": name, "role": "tab"}, box=Box(grows=True)) for name in ("Map", "Rides")],
        box=Box(across=True, pad=(0, 0, INDICATOR, 0)))
    for number, tab in enumerate(bottom["children"]):
        means(tab, type="tab", view=bottom["id"], index=number)
    screen = app.node("view", {"covers": True, "style": {"background-color": "#fff"}}, bar, content, bottom, box=Box(layer=True))
    hidden = {cell["children"][0]["id"] for cell in cells[3:]}
    return screen, [press for press in presses if press[0] not in hidden]


def alert(app):
    buttons = [app.node("button", {"title": name}) for name in ("One", "Two", "Three")]
    panel = app.node("alert", {"label": "Many", "role": "alertdialog"}, app.text("Many"), *buttons)
    cover = app.node("view", {"presentation": "alert", "covers": True}, panel, box=Box(layer=True, centred=True))
    return cover, [(button["id"], {"type": "alert", "view": panel["id"], "button": number}) for number, button in enumerate(buttons)]


def surrounded(app):
    """Returns a view that recognizes taps around fields and a button, which take the taps on them."""
    fields = [app.node(kind, {"label": kind, "value": ""}, box=Box(height=40)) for kind in ("textfield", "textview")]
    button = app.node("button", {"title": "Calculate"}, box=Box(height=40))
    words = app.text("Around", box=Box(height=40))
    around = app.node("view", {"tap": True, "covers": True}, *fields, button, words, box=Box(layer=True, pad=(STATUS_BAR, 0, 0, 0)))
    presses = [(field["id"], {"type": "focus", "view": field["id"]}) for field in fields]
    return around, presses + [(button["id"], {"type": "tap", "view": button["id"]}), (words["id"], {"type": "tap", "view": around["id"]})]


def settled(page):
    """Waits until the late style sheets are loaded and no animation runs."""
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")
    until(page, "document.getAnimations().filter((animation) => animation.effect.getTiming().iterations === 1).length === 0")


def points(page, view):
    """Returns points of a control: the center of its visible part, and just inside its upper and lower edge."""
    return page.evaluate("""(view) => { const element = document.querySelector(`[data-view="${view}"]`)
        let { left, right, top, bottom } = element.getBoundingClientRect()
        for (let at = element.parentElement; at; at = at.parentElement) { if (getComputedStyle(at).overflowY === 'visible') continue
            const frame = at.getBoundingClientRect(); top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom) }
        const x = (left + right) / 2; return [[x, (top + bottom) / 2], [x, top + 2], [x, bottom - 2]] }""", view)


def sent(session, before, wanted):
    end = time.monotonic() + 3
    while time.monotonic() < end:
        found = [{name: value for name, value in entry.items() if name != "key"} for entry in session.inputs[before:]]
        if wanted in found:
            return [entry for entry in found if entry["type"] != "blur"]
        time.sleep(.01)
    return found


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
@pytest.mark.parametrize("build", [stacked, alert, surrounded])
def test_a_press_reaches_the_control_that_is_drawn_there(visit, server, pointer, build):
    page = visit(has_touch=pointer == "touch")
    session = session_of(page, server)
    with session.lock:
        screen, presses = build(session.app)
        session.app.insert(session.app.window, screen)
        session.app.flush()
    device(page).locator(f"[data-view={screen['id']}]").wait_for()
    settled(page)
    wrong = []
    for view, wanted in presses:
        for place, (x, y) in zip(("centre", "top", "bottom"), points(page, view)):
            before = len(session.inputs)
            if wanted["type"] == "focus":
                page.evaluate("document.activeElement.blur()")
            page.mouse.click(x, y) if pointer == "mouse" else page.touchscreen.tap(x, y)
            found = sent(session, before, wanted)
            if found != [wanted]:
                wrong.append((place, wanted, found))
    assert wrong == []


LOOK = """(controls) => {
    const screen = document.querySelector('[data-testid=device]'), trouble = []
    const name = (element) => `${element.dataset.kind ?? element.className} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}`
    const seen = (element) => { // what is left of its bounds by what clips it
        let { left, right, top, bottom } = element.getBoundingClientRect()
        for (let at = element.parentElement; at && at !== screen.parentElement; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at), frame = at.getBoundingClientRect()
            if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
            if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
        }
        return { left, right, top, bottom }
    }
    const shown = Array.from(screen.querySelectorAll(controls)).filter((element) => element.checkVisibility({ opacityProperty: true })
        && !element.closest('[inert], [aria-disabled=true]') && getComputedStyle(element).clipPath === 'none')
        .map((element) => ({ element, box: seen(element) })).filter(({ box }) => box.right - box.left > 4 && box.bottom - box.top > 4)
    for (const { element, box } of shown) {
        const { left, right, top, bottom } = box, x = (left + right) / 2, y = (top + bottom) / 2
        const sides = bottom - top < element.getBoundingClientRect().height - 1 ? {} // the middle may be a round corner
            : { left: [left + 2, y], right: [right - 2, y] }
        for (const [place, at] of Object.entries({ centre: [x, y], top: [x, top + 2], bottom: [x, bottom - 2], ...sides })) {
            const hit = document.elementFromPoint(...at)
            if (!element.contains(hit)) trouble.push(`${place} of ${name(element)} hits ${hit && name(hit)}`)
        }
        // A browser is asked for a whole pixel and snaps boxes to pixels, so where the device is scaled an edge reaches up to 2 further.
        for (const [place, at] of Object.entries({ above: [x, top - 3], below: [x, bottom + 3], before: [left - 3, y], behind: [right + 3, y] })) {
            if (element.contains(document.elementFromPoint(...at))) trouble.push(`${place} ${name(element)} is ${name(element)} still`)
        }
        for (const other of shown) {
            if (other.element.contains(element) || element.contains(other.element)) continue
            const across = Math.min(right, other.box.right) - Math.max(left, other.box.left)
            const along = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top)
            if (across > 1 && along > 1) trouble.push(`${name(element)} overlaps ${name(other.element)}`)
        }
    }
    return [shown.length, trouble]
}"""


def look(page, where, troubles):
    settled(page)
    count, trouble = page.evaluate(LOOK, CONTROLS)
    troubles += [f"{where}: {line}" for line in trouble]
    return count
