"""The playground: the device follows a typed document. The real server, in a real browser."""

import json
import re

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import serving

server = serving()


def text(words):
    return json.dumps({"_beagleComponent_": "beagle:text", "text": words}, indent=2)


def editor(page):
    return page.locator("#document")


def state(page):
    return page.locator("#document-state")


def shows(page, words):
    expect(device(page).get_by_text(words, exact=True)).to_be_visible()


def write(page, words):
    editor(page).fill(words)


def test_the_device_follows_what_is_typed_in_one_session_under_one_controller(visit):
    page = visit("?playground&controller=CustomError")
    shows(page, "You pressed 0 times")
    session = device(page).get_attribute("data-session")
    for words in ["One", "Two"]:
        write(page, text(words))
        shows(page, words)
    expect(device(page).get_by_text("One", exact=True)).to_have_count(0)
    assert device(page).get_attribute("data-session") == session
    page.get_by_role("tab", name="Navigation").click()
    expect(page.locator("[data-part=navigation]").get_by_text("CustomErrorNavigationController")).to_be_visible()
    expect(page.locator("[data-part=controller]")).to_have_value("CustomError")


def test_an_error_is_marked_at_its_line_while_the_screen_stays(visit):
    page = visit("?playground")
    write(page, text("Fine"))
    shows(page, "Fine")
    write(page, '{\n  "_beagleComponent_": "beagle:text",\n  "text": { "not": "text" }\n}')
    expect(state(page)).to_contain_text("line 3, column 11 · text")
    expect(state(page)).to_contain_text("declarative text")
    expect(state(page)).to_contain_text('Found {"not":"text"}')
    expect(editor(page)).to_have_attribute("aria-invalid", "true")
    field, mark = editor(page).bounding_box(), page.locator(".code-mark").bounding_box()
    assert abs(mark["y"] - field["y"] - 10 - 2 * 19) < 2
    expect(page.locator(".code-wrong")).to_have_text("{")
    shows(page, "Fine")
    state(page).get_by_role("button", name="line 3, column 11").click()
    assert editor(page).evaluate("field => field.value.slice(field.selectionStart)").startswith('{ "not"')
    write(page, text("Mended"))
    shows(page, "Mended")
    expect(state(page)).to_have_text("No errors")
    expect(page.locator(".code-mark")).to_be_hidden()


def test_strict_reading_marks_what_lenient_reading_lets_pass(visit):
    page = visit("?playground")
    write(page, '{"_beagleComponent_": "beagle:text",\n "text": 2207}')
    shows(page, "2207")
    page.get_by_role("combobox", name="JSON decoding").locator("visible=true").select_option("strict")
    expect(state(page)).to_contain_text("line 2, column 10")
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    write(page, text("Strictly"))
    shows(page, "Strictly")
    expect(device(page).get_by_role("button", name="Retry")).to_have_count(0)


def test_run_shows_a_broken_document_as_the_app_would(visit):
    page = visit("?playground")
    write(page, '{"_beagleComponent_": 7}')
    expect(state(page)).to_contain_text("line 1")
    editor(page).press("Control+Enter")
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    expect(page.locator(".step[data-kind=error]").last).to_contain_text("declarative text")


def test_a_copied_link_carries_the_document_and_so_does_the_address(visit):
    page = visit("?playground&controller=Legacy")
    write(page, text("Carried · ação 🚲"))
    shows(page, "Carried · ação 🚲")
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    page.locator(".playground").get_by_role("button", name="Copy link").click()
    until(page, "Boolean(window.copied)")
    link = page.evaluate("window.copied")
    assert "?controller=Legacy&playground#" in link and "session" not in link
    other = visit(link[link.index("?"):])
    shows(other, "Carried · ação 🚲")
    assert editor(other).input_value() == text("Carried · ação 🚲")
    assert device(other).get_attribute("data-session") != device(page).get_attribute("data-session")
    session = device(page).get_attribute("data-session")
    page.reload()
    shows(page, "Carried · ação 🚲")
    assert device(page).get_attribute("data-session") == session


def test_a_long_document_is_packed_and_one_too_long_is_not_linked(visit):
    page = visit("?playground")
    many = [{"_beagleComponent_": "beagle:text", "text": f"Line {number}"} for number in range(400)]
    write(page, json.dumps({"_beagleComponent_": "beagle:container", "children": many}))
    until(page, "location.hash.startsWith('#z=')")
    assert len(page.evaluate("location.hash")) < 8_000
    page.evaluate("document.querySelector('.code-field').value = ''")
    noise = page.evaluate("Array.from(crypto.getRandomValues(new Uint8Array(40000)), (byte) => byte.toString(36)).join('')")
    write(page, text(noise))
    page.locator(".playground").get_by_role("button", name="Copy link").click()
    expect(page.locator("[data-part=toast]")).to_have_text("This document is too long for a link.")


@pytest.mark.parametrize("fragment, reason", [
    ("#z=AAAA", "it is damaged"), ("#json=%%%", "it is damaged"), ("#json=gICA", "it is not text"),
    ("#json=" + "A" * 30_000, "it is too long"),
])
def test_a_bad_link_says_so_and_an_example_is_shown(visit, fragment, reason):
    page = visit("?playground" + fragment, wait=False)
    expect(page.locator("[data-part=toast]")).to_contain_text(reason)
    shows(page, "You pressed 0 times")


def test_a_small_link_that_unpacks_to_much_is_refused(visit):
    page = visit("?playground")
    bomb = page.evaluate("""async () => {
        const { writeFragment } = await import('./js/net/document_link.js')
        const packed = new Blob([new Uint8Array(4_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
        const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
        return '#z=' + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
    }""")
    assert len(bomb) < 24_000
    page.evaluate("(bomb) => { location.hash = bomb }", bomb)
    expect(page.locator("[data-part=toast]")).to_contain_text("too large")


@pytest.mark.parametrize("example, words", [
    ("Counter", "You pressed 0 times"), ("Card", "Upright, quiet and patient."), ("List", "2. Mula is out"), ("Form", "Send"),
    ("Tabs", "The map"),
])
def test_every_example_is_read(visit, example, words):
    page = visit("?playground")
    page.get_by_role("combobox", name="Examples").select_option(label=example)
    expect(device(page).get_by_text(words, exact=True).locator("visible=true").first).to_be_visible()
    expect(state(page)).to_have_text("No errors")


def test_the_keys_of_the_editor(visit):
    page = visit("?playground")
    field = editor(page)
    write(page, "")
    field.press_sequentially("{")
    field.press("Enter")
    field.press_sequentially('"a": [')
    field.press("Enter")
    field.press_sequentially("1")
    field.press("Enter")
    field.press_sequentially("]")
    field.press("Enter")
    field.press_sequentially("}")
    assert field.input_value() == '{\n  "a": [\n    1\n  ]\n}'
    field.press("Control+a")
    field.press("Tab")
    assert field.input_value() == '  {\n    "a": [\n      1\n    ]\n  }'
    field.press("Shift+Tab")
    assert field.input_value() == '{\n  "a": [\n    1\n  ]\n}'
    field.press("Control+z")
    assert field.input_value().startswith("  {")
    expect(field).to_be_focused()
    field.press("Escape")
    page.keyboard.press("Tab")
    expect(field).not_to_be_focused()


def test_a_person_who_only_looks_sees_the_document_and_cannot_change_it(visit):
    page = visit("?playground")
    write(page, text("Look"))
    shows(page, "Look")
    page.get_by_role("button", name="Share").click()
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    page.get_by_role("button", name="Copy watch link").click()
    link = page.evaluate("window.copied")
    other = visit(link[link.index("?"):])
    expect(editor(other)).to_have_value(text("Look"))
    expect(editor(other)).not_to_be_editable()
    expect(other.get_by_role("button", name="Run", exact=True)).to_have_count(0)


def test_an_answer_in_the_network_panel_is_edited_in_the_playground(visit):
    page = visit("?screen=/about")
    shows(page, "Roda is not a real shop.")
    page.get_by_role("tab", name="Network").click()
    page.locator(".request").first.click()
    page.get_by_role("button", name="Edit in the playground").click()
    expect(editor(page)).to_have_value(re.compile('"title": "About"'))
    shows(page, "Roda is not a real shop.")


def test_on_a_phone_the_editor_is_a_tab_under_the_device(visit):
    page = visit("?playground", width=390, height=844)
    expect(page.get_by_role("tab", name="Document")).to_have_attribute("aria-selected", "true")
    write(page, text("Small"))
    shows(page, "Small")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_playground_speaks_portuguese(visit):
    page = visit("?playground", locale="pt-BR")
    expect(page.get_by_role("button", name="Formatar")).to_be_visible()
    expect(page.locator("#document-state")).to_have_text("Nenhum erro")


def test_the_first_page_does_not_load_the_editor(visit):
    page = visit()
    loaded = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [name for name in loaded if "playground" in name or "editor" in name]


def test_what_nobody_knows_is_listed_with_its_line_and_a_guess_while_the_screen_is_shown(visit):
    page = visit("?playground")
    write(page, """{ "_beagleComponent_": "beagle:container", "children": [
  { "_beagleComponent_": "beagle:txt", "text": "One" },
  { "_beagleComponent_": "beagle:text", "text": "Two", "textColour": "#FF0000" }
] }""")
    shows(page, "Two")
    expect(state(page)).to_contain_text("No errors; 2 warnings")
    expect(state(page)).to_contain_text("Unknown component beagle:txt. Did you mean beagle:text?")
    expect(state(page)).to_contain_text("textColour is not used by any component. Did you mean textColor?")
    expect(page.locator(".code-doubt")).to_have_text(["2", "3"])
    expect(editor(page)).to_have_attribute("aria-invalid", "false")
    state(page).get_by_role("button", name="line 3, column 56").click()
    assert editor(page).evaluate("field => field.value.slice(field.selectionStart)").startswith('"textColour"')
    page.get_by_role("combobox", name="JSON decoding").locator("visible=true").select_option("strict")
    expect(state(page)).to_contain_text("2 warnings")
    write(page, text("Mended"))
    expect(state(page)).to_have_text("No errors")
    expect(page.locator(".code-doubt")).to_have_count(0)


@pytest.mark.parametrize("locale, none", [("en-GB", "No errors"), ("pt-BR", "Nenhum erro")])
@pytest.mark.parametrize("width, height", [(1440, 800), (768, 900), (390, 844)])
def test_embedded_the_editor_and_the_device_are_both_in_sight(visit, width, height, locale, none):
    page = visit("?playground&embed", width=width, height=height, locale=locale)
    shows(page, "You pressed 0 times")
    expect(state(page)).to_have_text(none)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    for part in (page.locator(".code-field"), state(page), device(page)):
        box = part.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= height and box["x"] + box["width"] <= width
    assert page.locator(".code-field").bounding_box()["height"] > 150
    write(page, text("Embedded"))
    shows(page, "Embedded")
