"""Context menus of rows: by a secondary click, a long press, and the menu key. The real server and the sample."""

from conftest import device
from fingers import at_rest
from playwright.sync_api import expect
from real_server import serving
from test_rows import button, row, texts, wishes  # noqa: F401: a fixture

server = serving("--in-memory", "--no-delays")


def test_the_other_button_of_a_mouse_opens_the_menu_of_a_row(wishes):  # noqa: F811
    page = wishes()
    row(page, "Mudguards").click(button="right")
    menu = device(page).get_by_role("alertdialog")
    expect(menu).to_contain_text("Mudguards")
    button(page, "Put first").click()
    expect(menu).to_have_count(0)
    expect(row(page, "Mudguards")).to_be_visible()
    at_rest(page)
    assert texts(page)[0] == ["Mudguards", "Panniers", "A brighter lamp"]
    expect(page.locator(".step-title").filter(has_text="long-presses")).to_have_count(1)


def test_a_finger_that_stays_opens_it_too(wishes):  # noqa: F811
    page = wishes(has_touch=True)
    box = row(page, "A brighter lamp").bounding_box()
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    button(page, "Delete").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    at_rest(page)
    button(page, "Delete").click()
    expect(row(page, "A brighter lamp")).to_have_count(0)


def test_the_key_for_menus_opens_it_where_the_focus_is(wishes):  # noqa: F811
    page = wishes()
    cell = row(page, "Panniers").locator("[aria-haspopup=menu]")
    cell.focus()
    page.keyboard.press("Shift+F10")
    expect(device(page).get_by_role("alertdialog")).to_contain_text("Panniers")
    page.keyboard.press("Escape")
    expect(device(page).get_by_role("alertdialog")).to_have_count(0)
