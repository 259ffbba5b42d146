"""The positions of the device and the panels at each width, and the splitters between them."""

import pytest
from playwright.sync_api import expect

from conftest import device, until


def box(page, selector):
    return page.locator(selector).bounding_box()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, height", [(720, 900), (768, 1024), (1024, 768), (1100, 800), (1190, 800)])
def test_device_and_panels_are_beside_each_other(visit, width, height, scheme):
    page = visit(width=width, height=height, color_scheme=scheme)
    expect(page.get_by_role("tab", name="Timeline")).to_have_attribute("aria-selected", "true")
    phone, panels, retries = box(page, ".phone"), box(page, ".panels"), box(page, ".retries")
    assert phone["x"] + phone["width"] <= panels["x"]
    assert panels["width"] >= 360 and phone["width"] >= 260
    for part in (phone, panels, retries):
        assert part["y"] + part["height"] <= height
    expect(page.locator(".step").first).to_be_in_viewport(ratio=0.9)
    page.get_by_role("tab", name="Open").click()
    expect(page.get_by_label("Screen", exact=True)).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".step").first).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_on_a_wide_page_the_form_stands_beside_both(visit, width):
    page = visit(width=width, height=900)
    expect(page.get_by_role("tab", name="Open")).to_be_hidden()
    side, phone, panels = box(page, ".side"), box(page, ".phone"), box(page, ".panels")
    assert side["x"] + side["width"] <= phone["x"] and phone["x"] + phone["width"] <= panels["x"]


@pytest.mark.parametrize("width, height", [(360, 740), (390, 844)])
def test_on_a_phone_the_device_comes_first_and_is_as_wide_as_fits(visit, width, height):
    page = visit(width=width, height=height)
    phone = box(page, ".phone")
    assert phone["width"] >= 0.85 * width
    assert phone["y"] + phone["height"] <= height
    assert phone["y"] + phone["height"] <= page.get_by_role("tablist", name="Panels").bounding_box()["y"]


@pytest.mark.parametrize("guide", [False, True])
def test_in_one_column_the_retries_are_near_the_device(visit, guide):
    page = visit("?screen=/fails-twice", width=390, height=844, guide=guide)
    retry = page.locator(".retries").get_by_role("button", name="Retry GET /fails-twice")
    retry.wait_for()
    if guide:
        page.locator(".guide").wait_for()
    top = page.get_by_role("tablist", name="Panels").bounding_box()["y"]
    retries = box(page, ".retries")
    assert box(page, ".stage")["y"] < retries["y"] and abs(retries["y"] + retries["height"] - top) <= 1
    page.set_viewport_size({"width": 768, "height": 844})
    until(page, "document.querySelector('.panels').getBoundingClientRect().bottom <= document.querySelector('.retries').getBoundingClientRect().top")


def test_a_tablet_on_a_phone_leaves_no_gap(visit):
    page = visit(width=390, height=844)
    page.locator("[data-part=deviceSize]").select_option(label="iPad") if page.locator("[data-part=deviceSize] option", has_text="iPad").count() \
        else page.locator("[data-part=deviceSize]").select_option("landscape")
    until(page, "document.querySelector('.phone').dataset.size !== 'phone'")
    until(page, """(() => { const [room, phone] = ['.room', '.phone'].map((name) => document.querySelector(name).getBoundingClientRect())
        return room.height < phone.height + 40 })()""")


def test_a_panel_of_an_address_is_chosen_where_the_form_is_a_tab(visit):
    page = visit("?panel=open", width=1024)
    expect(page.get_by_role("tab", name="Open")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Tab")
    page.get_by_role("tab", name="Open").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Screen", exact=True)).to_be_focused()


def test_the_playground_has_its_editor_beside_the_device(visit):
    page = visit("?playground", width=1024, wait=False)
    page.locator(".code-field").wait_for()
    phone, code = box(page, ".phone"), box(page, ".code")
    assert phone["x"] + phone["width"] <= code["x"] and code["height"] > 200


@pytest.mark.parametrize("width", [360, 720, 1024, 1280, 1440])
@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
def test_the_tools_are_all_arranged_alike(visit, width, locale):
    page = visit(width=width, height=900, locale=locale)
    ways = page.evaluate("""() => Array.from(document.querySelectorAll('.tools > .button')).filter((tool) => tool.checkVisibility()).map((tool) => {
        const [icon, word] = ['.icon', '[data-t]'].map((name) => tool.querySelector(name).getBoundingClientRect())
        return icon.bottom <= word.top + 1 ? 'above' : icon.right <= word.left + 1 ? 'beside' : 'over' })""")
    assert len(ways) == 5 and len(set(ways)) == 1 and "over" not in ways, ways
    assert page.evaluate("""() => Array.from(document.querySelectorAll('.tools > .button'))
        .filter((tool) => tool.scrollWidth > tool.clientWidth).length""") == 0
    if ways[0] == "above":  # the line about it is in the tooltip
        assert all(page.locator(".tools > .button").evaluate_all("all => all.map((tool) => tool.title)"))


@pytest.mark.parametrize("width", [1024, 1440])
def test_the_panels_are_made_wider_and_stay_so(visit, width):
    page = visit(width=width, height=800)
    line = page.get_by_role("separator", name="Resize or fold the panels")
    before, at = box(page, ".panels"), line.bounding_box()
    page.mouse.move(at["x"] + 4, 300)
    page.mouse.down()
    page.mouse.move(at["x"] - 56, 310, steps=3)
    page.mouse.up()
    assert abs(box(page, ".panels")["width"] - before["width"] - 60) <= 2
    page.reload()
    page.locator(".step").first.wait_for()
    assert abs(box(page, ".panels")["width"] - before["width"] - 60) <= 2
    page.get_by_role("separator", name="Resize or fold the panels").dblclick()
    assert abs(box(page, ".panels")["width"] - before["width"]) <= 2


def test_a_line_between_parts_moves_by_keys_and_never_hides_one(visit):
    page = visit(width=1440, height=800)
    before = box(page, ".panels")["width"]
    line = page.get_by_role("separator", name="Resize or fold the panels")
    line.focus()
    share = int(line.get_attribute("aria-valuenow"))
    page.keyboard.press("ArrowLeft")
    assert abs(box(page, ".panels")["width"] - before - 16) <= 1
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    assert int(line.get_attribute("aria-valuenow")) > share
    page.keyboard.press("Enter")
    assert abs(box(page, ".panels")["width"] - before) <= 1
    at = line.bounding_box()
    page.mouse.move(at["x"] + 4, 300)
    page.mouse.down()
    page.mouse.move(10, 300, steps=2)
    page.mouse.up()
    assert device(page).bounding_box()["width"] > 150
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440


def test_the_form_is_made_wider_folded_and_brought_back(visit):
    page = visit(width=1440, height=800)
    line = page.get_by_role("separator", name="Resize or fold the form")
    before = box(page, ".side")["width"]
    at = line.bounding_box()
    page.mouse.move(at["x"] + 4, 300)
    page.mouse.down()
    page.mouse.move(at["x"] + 44, 310, steps=3)
    page.mouse.up()
    assert abs(box(page, ".side")["width"] - before - 40) <= 2
    line.focus()
    page.keyboard.press("ArrowLeft")
    assert abs(box(page, ".side")["width"] - before - 24) <= 2
    phone = box(page, ".phone")
    page.keyboard.press("Home")
    expect(page.get_by_label("Screen", exact=True)).to_be_hidden()
    assert box(page, ".phone")["height"] >= phone["height"]
    page.reload()
    page.locator(".step").first.wait_for()
    expect(page.get_by_label("Screen", exact=True)).to_be_hidden()
    page.set_viewport_size({"width": 1024, "height": 800})  # if the panel is a tab, the tab can be selected
    page.get_by_role("tab", name="Open").click()
    expect(page.get_by_label("Screen", exact=True)).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 800})
    line.dblclick()
    expect(page.get_by_label("Screen", exact=True)).to_be_visible()
    assert abs(box(page, ".side")["width"] - before) <= 2


def test_a_form_that_is_dragged_small_is_folded(visit):
    page = visit(width=1440, height=800)
    line = page.get_by_role("separator", name="Resize or fold the form")
    at = line.bounding_box()
    page.mouse.move(at["x"] + 4, 300)
    page.mouse.down()
    page.mouse.move(40, 310, steps=3)
    page.mouse.up()
    expect(page.get_by_label("Screen", exact=True)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    line.press("ArrowRight")
    expect(page.get_by_label("Screen", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [768, 1024, 1440])
def test_the_panels_are_folded_and_brought_back(visit, width):
    page = visit("?screen=/home", width=width)
    before = box(page, ".stage")
    fold = page.get_by_role("button", name="Fold the panels")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(page.locator("#panel-timeline")).to_be_hidden()
    assert box(page, ".stage")["width"] > before["width"] + 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shown = page.get_by_role("button", name="Show the panels")
    expect(shown).to_be_focused()
    page.reload()
    expect(shown).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#panel-timeline")).to_be_hidden()
    shown.press("Enter")
    expect(page.locator("#panel-timeline")).to_be_visible()
    assert abs(box(page, ".stage")["width"] - before["width"]) <= 1


def test_the_line_before_the_panels_folds_them_by_keys_and_brings_them_back_by_a_double_click(visit):
    page = visit("?screen=/home", width=1280)
    line = page.get_by_role("separator", name="Resize or fold the panels")
    line.press("Home")
    expect(page.locator("#panel-timeline")).to_be_hidden()
    line.dblclick()
    expect(page.locator("#panel-timeline")).to_be_visible()


def test_folded_panels_come_back_when_one_is_opened(visit):
    page = visit("?screen=/home", width=1280)
    page.get_by_role("button", name="Fold the panels").click()
    page.keyboard.press("/")
    expect(page.get_by_role("tabpanel", name="Timeline").get_by_role("searchbox")).to_be_focused()
    expect(page.get_by_role("button", name="Fold the panels")).to_be_visible()


def test_on_a_phone_nothing_is_folded(visit):
    page = visit("?screen=/home", width=1280)
    page.get_by_role("button", name="Fold the panels").click()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#panel-timeline")).to_be_visible()
    expect(page.get_by_role("button", name="Show the panels")).to_be_hidden()


@pytest.mark.parametrize("size, least", [("phone", 280), ("landscape", 280)])
def test_a_phone_on_its_side_shows_a_device_that_can_be_used(visit, size, least):
    page = visit("?screen=/home", width=844, height=390)
    page.locator("[data-part=deviceSize]").select_option(size)
    until(page, "document.querySelector('[data-part=frame]').dataset.size === '%s'" % size)
    assert box(page, "[data-part=frame]")["width"] >= least
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight].join() === [innerWidth, innerHeight].join()")
    device(page).get_by_role("button", name="Basket").click()
    expect(device(page)).to_contain_text("Basket")
    page.locator(".device-tools").scroll_into_view_if_needed()
    expect(page.locator("[data-part=deviceSize]")).to_be_in_viewport()
    page.get_by_role("button", name="Fold the panels").click()
    until(page, "document.querySelector('[data-part=frame]').getBoundingClientRect().width >= 400")


def test_the_playground_does_not_fold_its_editor(visit):
    page = visit("?screen=/home", width=1024)
    page.get_by_role("button", name="Fold the panels").click()
    visit("?playground", page=page, wait=False)
    expect(page.locator(".code-field")).to_be_visible()
    expect(page.get_by_role("button", name="Show the panels")).to_be_hidden()
    page.get_by_role("separator", name="Resize or fold the panels").press("Home")
    expect(page.locator(".code-field")).to_be_visible()
