"""The order in which a screen reader reads the screen, and what it says."""

import re

import pytest
from playwright.sync_api import expect

from conftest import device, session_of, until
from layout import Box


@pytest.fixture
def reading(visit):
    """Opens a page that shows what a screen reader says."""
    def reading(query="?screen=/home", **wishes):
        page = visit(query, **wishes)
        page.locator("[data-part=reader]").click()
        page.locator(".reader-summary:not(:empty)").wait_for()
        return page
    return reading


def entries(page):
    return page.locator(".reader > li")


def entry(page, text):
    return page.locator(".reader-entry", has_text=text).first


def marks(page):
    return page.locator(".reader-mark")


def cover(page, server, *build):
    """Draws another screen over the present one, and returns its views."""
    session = session_of(page, server)
    with session.lock:
        views = [make(session.app) for make in build]
        screen = session.app.node("view", {"covers": True, "style": {"background-color": "#fff"}}, *views, box=Box(layer=True, top=80))
        session.app.insert(session.app.window, screen)
        session.app.flush()
    device(page).locator(f"[data-view={screen['id']}]").wait_for()
    return views


def test_the_elements_are_listed_and_numbered_in_the_order_of_the_screen(reading):
    page = reading()
    expect(page.locator("#tab-tree")).to_have_attribute("aria-selected", "true")
    expect(entries(page).nth(0)).to_contain_text("Roda, heading")
    expect(entries(page).nth(1)).to_contain_text("Basket, button")
    expect(entries(page).nth(2)).to_contain_text("A bicycle at sunrise, image")
    expect(page.locator(".reader-summary")).to_have_text(f"{entries(page).count()} elements")
    numbers = [int(number) for number in marks(page).all_inner_texts()]
    assert numbers == sorted(numbers) and numbers[:3] == [1, 2, 3]
    assert 0 < len(numbers) < entries(page).count()  # what is scrolled away has no number on the device
    expect(entries(page).last.locator(".reader-away")).to_have_text("scrolled away")


def test_an_entry_outlines_its_view_by_pointer_and_by_keys(reading):
    page = reading()
    outline, basket = page.locator("[data-part=outline]"), device(page).get_by_role("button", name="Basket")
    entry(page, "Basket").hover()
    expect(outline).to_be_visible()
    assert abs(outline.bounding_box()["x"] - basket.bounding_box()["x"]) < 2
    page.mouse.move(5, 5)
    expect(outline).to_be_hidden()
    entry(page, "Roda").focus()
    page.keyboard.press("ArrowDown")
    expect(entry(page, "Basket")).to_be_focused()
    expect(outline).to_be_visible()
    page.keyboard.press("End")
    expect(entries(page).last.locator("button")).to_be_focused()
    expect(entries(page).last).to_be_in_viewport()
    assert page.locator(".reader-entry[tabindex='0']").count() == 1


def test_the_button_shows_the_tree_again_and_follows_the_panels(reading):
    page = reading()
    button = page.get_by_role("button", name="Screen reader order")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.get_by_role("tab", name="Timeline").click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(marks(page)).to_have_count(0)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(marks(page).first).to_be_visible()
    button.click()
    expect(page.locator(".tree-row").first).to_be_visible()
    expect(page.locator(".reader")).to_have_count(0)
    expect(marks(page)).to_have_count(0)
    page.get_by_role("button", name="Screen reader", exact=True).click()
    expect(entries(page).first).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_what_is_pressed_without_a_label_is_warned_of(reading, server):
    page = reading()
    cover(page, server, lambda app: app.button("", None, box=Box(width=44, height=44)), lambda app: app.node("view", {"tap": True}, box=Box(width=44, height=44)))
    expect(page.locator(".reader-summary")).to_have_text("1 element · 2 without a label")
    expect(entries(page)).to_have_text([
        re.compile("1button.*No label: VoiceOver says only the rest."), re.compile("–.*Can be pressed, but VoiceOver does not read it.")])
    expect(marks(page)).to_have_text(["1", "!"])


def test_a_change_of_the_screen_is_read_again_and_an_alert_is_read_alone(reading):
    page = reading()
    device(page).get_by_role("button", name="Is it free today?").click()
    expect(entries(page)).to_have_text(["1Two left", "2One at Praça do Pomar, one at the harbour.", "3Ok, button"])
    device(page).get_by_role("button", name="Ok").click()
    expect(entries(page).first).to_contain_text("Roda, heading")


def test_a_focused_entry_keeps_the_focus_when_the_screen_changes(reading, server):
    page = reading()
    entry(page, "Basket").focus()
    session = session_of(page, server)
    title = device(page).get_by_role("heading", name="Roda").get_attribute("data-view")
    with session.lock:
        session.emit("patch", {"ops": [{"op": "set", "id": title, "props": {"text": "Roda do Norte"}}]})
    expect(entries(page).first).to_contain_text("Roda do Norte")
    expect(entry(page, "Basket")).to_be_focused()


def test_numbers_follow_a_scrolled_list(reading):
    page = reading()
    first = marks(page).nth(2)
    before = first.bounding_box()["y"]
    device(page).locator("[data-kind=scroll]").evaluate("(scroll) => { scroll.scrollTop = 60 }")
    until(page, "document.querySelectorAll('.reader-mark')[2].getBoundingClientRect().y < %s" % (before - 20))


def test_a_view_that_is_selected_on_the_device_is_found_in_the_list(reading):
    page = reading()
    page.get_by_role("button", name="Select on the device").click()
    place = device(page).get_by_text("Popular this week").bounding_box()
    page.mouse.click(place["x"] + 5, place["y"] + 5)
    expect(entry(page, "Popular this week")).to_be_focused()


def test_an_earlier_step_is_read_too(reading):
    page = reading()
    device(page).get_by_role("button", name="Basket").click()
    expect(entries(page).first).to_contain_text("Back, button")
    page.locator("body").press("[")
    expect(page.locator(".recording")).to_be_visible()
    page.locator("body").press("[")
    expect(entries(page).first).to_contain_text("Roda, heading")


def test_the_words_are_in_portuguese(reading):
    page = reading(locale="pt-BR")
    expect(page.get_by_role("button", name="Ordem do leitor de tela")).to_have_attribute("aria-pressed", "true")
    expect(entries(page).nth(0)).to_contain_text("Roda, título")
    expect(entries(page).nth(1)).to_contain_text("Basket, botão")
    expect(page.locator(".reader-summary")).to_contain_text("elementos")


@pytest.mark.parametrize("width", [390, 1024])
def test_the_list_keeps_to_a_narrow_page(reading, width):
    page = reading(width=width, height=844)
    expect(entries(page).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_its_modules_are_loaded_when_it_is_first_shown(visit, server):
    page = visit("index.html?screen=/home", new=True)
    assert not [path for path in server.asked if "screen_reader" in path or "spoken" in path]
    page.locator("[data-part=reader]").click()
    expect(entries(page).first).to_be_visible()
    assert {"js/side/screen_reader.js", "styles/screen_reader.css"} <= set(server.asked)


PHOTO = """async () => {
  const { devicePhoto } = await import('/js/workspace/device_photo.js')
  const photo = await devicePhoto({ frame: document.querySelector('.phone'), window }, { hasFrame: false, density: 1 })
  return Array.from(new Uint8Array(await photo.arrayBuffer())).join()
}"""


def test_a_picture_of_the_device_has_no_numbers(reading):
    page = reading()
    numbered = page.evaluate(PHOTO)
    page.get_by_role("button", name="Screen reader order").click()
    expect(marks(page)).to_have_count(0)
    assert page.evaluate(PHOTO) == numbered
