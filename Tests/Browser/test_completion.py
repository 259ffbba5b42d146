"""Completions in the editor of the playground, and the description of the member at the caret."""

import pytest
from conftest import until
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def write(visit):
    """Writes a text into the editor, with a bar at the position of the caret."""
    def write(text, **options):
        with_schema = visit("?playground", **options)
        field = with_schema.get_by_role("textbox", name="Document")
        expect(field).to_have_attribute("aria-controls", "code-choices")  # the schema is loaded
        field.fill(text.replace("|", "", 1))
        field.evaluate("(field, at) => field.setSelectionRange(at, at)", text.index("|"))
        return with_schema, field
    return write


def choices(page):
    return page.get_by_role("listbox", name="Completions").get_by_role("option")


def test_components_are_offered_by_their_names(write):
    page, field = write('{"_beagleComponent_": "|"}')
    page.keyboard.type("butt")
    expect(choices(page).first).to_have_text("beagle:button")
    page.keyboard.press("Enter")
    expect(field).to_have_value('{"_beagleComponent_": "beagle:button"}')
    expect(choices(page)).to_have_count(0)


def test_members_are_offered_with_type_and_meaning_but_for_those_that_are_there(write):
    page, field = write('{"_beagleComponent_": "beagle:text", "text": "a", |}')
    page.keyboard.press("Control+Space")
    names = choices(page).locator("span:first-child").all_text_contents()
    assert "alignment" in names and "textColor" in names and "style" in names and "onPress" not in names and "text" not in names
    page.keyboard.type('"ali')
    expect(choices(page).first).to_contain_text("LEFT | RIGHT | CENTER")
    expect(page.locator(".code-about")).to_contain_text("alignment")
    page.keyboard.press("Tab")
    expect(choices(page)).to_have_count(3)  # its possible values
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(field).to_have_value('{"_beagleComponent_": "beagle:text", "text": "a", "alignment": "RIGHT"}')


def test_what_is_inside_is_offered_too(write):
    page, field = write('{"_beagleComponent_": "beagle:container", "children": [], "style": {"flex": {"|"}}}')
    page.keyboard.type("justify")
    expect(choices(page).first).to_contain_text("justifyContent")
    page.keyboard.press("Enter")
    expect(choices(page).filter(has_text="SPACE_BETWEEN")).to_have_count(1)


def test_contexts_and_operations_are_offered_in_expressions(write):
    page, field = write('{"_beagleComponent_": "beagle:text", "context": {"id": "basket", "value": 1}, "text": "|"}')
    page.keyboard.type("@{bas")
    expect(choices(page).first).to_contain_text("basket")
    expect(choices(page).first).to_contain_text("context")
    page.keyboard.press("Escape")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("capit")
    expect(choices(page).first).to_contain_text("capitalize")
    page.keyboard.press("Enter")
    expect(field).to_have_value('{"_beagleComponent_": "beagle:text", "context": {"id": "basket", "value": 1}, "text": "@{capitalize()"}')


def test_escape_closes_the_list_and_tab_indents_again(write):
    page, field = write('{"|"}')
    page.keyboard.type("_beag")
    expect(choices(page).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(choices(page)).to_have_count(0)
    page.keyboard.press("Tab")
    expect(field).to_be_focused()
    expect(field).to_have_value('{"_beag  "}')


def test_the_caret_and_the_pointer_are_told_what_a_member_means(write):
    page, field = write('{"_beagleComponent_": "beagle:button", "te|xt": "a"}')
    expect(page.locator(".code-about")).to_contain_text("text: text | expression")
    box = field.bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 300)
    page.mouse.move(box["x"] + 12 + 45 * 7.5, box["y"] + 18)
    expect(field).to_have_attribute("title", "text: text | expression — The title of the button.")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_list_stays_inside_the_editor(write, width):
    page, field = write("\n" * 12 + '{"_beagleComponent_": "beagle:text", |}', width=width)
    page.keyboard.press("Control+Space")
    until(page, """(() => {
        const [list, room] = ['.code-choices', '.code-body'].map((one) => document.querySelector(one).getBoundingClientRect())
        return list.top >= room.top - 1 && list.bottom <= room.bottom + 1
    })()""")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_examples_are_shown_as_pictures(write, server):
    page, field = write("{|}")
    page.get_by_role("button", name="Gallery").click()
    shown = page.get_by_role("dialog", name="Examples")
    expect(shown.locator(".gallery-card")).to_have_count(6)
    expect(shown.locator(".gallery-card", has_text="Counter").locator(".session-picture [data-kind=label]").first).to_be_attached()
    shown.locator(".gallery-card", has_text="Tabs").click()
    expect(shown).to_have_count(0)
    assert "beagle:tab" in field.input_value()
