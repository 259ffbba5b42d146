"""The device tools: a choice is an input of the session, and every page shows it."""

import re

import pytest
from playwright.sync_api import expect

from conftest import device, session_of, until

SIZE, SCHEME = "[data-part=deviceSize]", "[data-part=deviceScheme]"
TEXT, DIRECTION = "[data-part=deviceText]", "[data-part=deviceDirection]"


@pytest.fixture
def second(visit, server):
    """Returns a function that opens the page of a viewer."""
    return lambda page: visit(f"?watch={session_of(page, server).watch}")


def test_a_turn_is_an_input_and_everybody_sees_it(visit, server, second):
    page = visit()
    watcher = second(page)
    page.locator(SIZE).select_option("landscape")
    for each in (page, watcher):
        expect(each.locator(".phone")).to_have_attribute("data-size", "landscape")
        expect(each.locator(SIZE)).to_have_value("landscape")
        assert device(each).evaluate("(screen) => [screen.offsetWidth, screen.offsetHeight]") == [852, 393]
    assert session_of(page, server).inputs[-1]["size"] == "landscape"
    expect(page.locator("[data-part=timeline]")).to_contain_text("changes the device: landscape")


@pytest.mark.parametrize("locale, words", [
    ("en-GB", ["changes the device: dark", "changes the device: text size AX2", "changes the device: right to left",
               "changes the device: language العربية", "changes the device: reduced motion", "changes the device: iPad mini"]),
    ("pt-BR", ["muda o aparelho: escuro", "muda o aparelho: tamanho do texto AX2", "muda o aparelho: da direita para a esquerda",
               "muda o aparelho: idioma العربية", "muda o aparelho: movimento reduzido", "muda o aparelho: iPad mini"]),
])
def test_the_timeline_names_what_was_chosen_as_the_tools_do(visit, locale, words):
    page = visit(locale=locale)
    page.locator(SCHEME).click()
    page.locator(TEXT).select_option("accessibility2")
    page.locator(DIRECTION).click()
    page.locator("[data-part=deviceLanguage]").select_option("ar")
    page.locator("[data-part=deviceMotion]").click()
    page.locator(SIZE).select_option("iPad mini")
    titles = page.locator(".step[data-kind=input] .step-title")
    expect(titles.last).to_have_text(words[-1])
    assert titles.all_text_contents()[-len(words):] == words


def test_dark_text_size_and_direction_are_the_session_s(visit, server, second):
    page = visit()
    watcher = second(page)
    page.locator(SCHEME).click()
    expect(watcher.locator(".phone")).to_have_attribute("data-scheme", "dark")
    page.locator(TEXT).select_option("accessibility2")
    expect(watcher.locator(TEXT)).to_have_value("accessibility2")
    page.locator(DIRECTION).click()
    expect(watcher.locator(".phone")).to_have_attribute("dir", "rtl")
    expect(page.locator(DIRECTION)).to_have_attribute("aria-pressed", "true")
    assert session_of(page, server).device["textSize"] == "accessibility2"


def test_a_language_and_less_motion_are_the_session_s(visit, server, second):
    page = visit()
    watcher = second(page)
    page.get_by_role("combobox", name="Language of the device").select_option("ar")
    page.get_by_role("button", name="Reduce motion", exact=True).click()
    for each in (page, watcher):
        expect(each.locator(".phone")).to_have_attribute("dir", "rtl")
        expect(device(each)).to_have_attribute("lang", "ar")
        expect(each.locator(".phone")).to_have_attribute("data-motion", "reduced")
        expect(each.get_by_role("button", name="Reduce motion", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=timeline]")).to_contain_text("reduced motion")
    assert session_of(page, server).device["language"] == "ar"


def test_on_a_device_with_less_motion_screens_fade(visit):
    page = visit("?device=reduced")
    expect(page.locator(".phone")).to_have_attribute("data-motion", "reduced")
    expect(page.locator("[data-part=deviceMotion]")).to_have_attribute("aria-pressed", "true")
    page.evaluate("""() => { window.moved = []; const { animate } = Element.prototype
        Element.prototype.animate = function (frames, ...others) {
            window.moved.push(...frames.flatMap((frame) => Object.keys(frame))); return animate.call(this, frames, ...others) } }""")
    device(page).get_by_role("button", name="Garça").click()
    expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
    assert set(page.evaluate("window.moved")) == {"opacity"}


def test_who_only_looks_changes_nothing_and_is_told(visit, server, second):
    page = visit()
    watcher = second(page)
    watcher.locator(SIZE).select_option("small")
    expect(watcher.locator("[data-part=toast]")).to_contain_text("view-only")
    expect(watcher.locator(SIZE)).to_have_value("phone")
    assert session_of(page, server).device["size"] == "phone"


def test_the_next_session_of_the_tab_has_the_same_device_and_a_link_names_it(visit, server):
    page = visit()
    page.locator(SIZE).select_option("small")
    page.locator(SCHEME).click()
    expect(page.locator(".phone")).to_have_attribute("data-scheme", "dark")
    before = session_of(page, server)
    page.locator("[data-part=startOver]").click()
    expect(device(page)).not_to_have_attribute("data-session", before.id)
    expect(page.locator(SIZE)).to_have_value("small")
    again = session_of(page, server)
    assert (again.device["size"], again.device["appearance"], again.inputs) == ("small", "dark", [])
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    page.get_by_role("button", name="Share").click()
    page.locator("[data-share=fresh]").click()
    assert "device=small+dark" in page.evaluate("window.copied")


def test_a_link_opens_with_its_device(visit, server):
    page = visit("?screen=/bikes&device=landscape+dark")
    held = session_of(page, server).device
    assert (held["width"], held["appearance"]) == (852, "dark")
    expect(page).not_to_have_url(re.compile("device="))


def test_a_device_in_numbers_is_drawn_and_named(visit, server):
    page = visit("?device=320x480:20:0:10:0")
    assert device(page).evaluate("(screen) => [screen.offsetWidth, screen.offsetHeight]") == [320, 480]
    expect(page.locator(SIZE)).to_have_value("other")
    expect(page.locator(f"{SIZE} option:checked")).to_have_text("320 × 480")
    page.locator(SIZE).select_option("phone")
    expect(page.locator(".phone")).to_have_attribute("data-size", "phone")


def test_a_step_of_the_past_shows_the_device_of_then(visit, server):
    page = visit()
    expect(device(page).get_by_text("Popular this week")).to_be_visible()  # a later change would be another step
    page.locator(SIZE).select_option("landscape")
    expect(page.locator(".phone")).to_have_attribute("data-size", "landscape")
    step = session_of(page, server).input
    page.keyboard.press("[")
    expect(page.locator(".phone")).to_have_attribute("data-size", "phone")
    expect(page.locator(SIZE)).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator(".phone")).to_have_attribute("data-size", "landscape")
    assert session_of(page, server).input == step


@pytest.mark.parametrize("width", [390, 1440])
def test_the_tools_have_names_and_keep_to_the_page(visit, width):
    page = visit(width=width, locale="pt-BR")
    for name in ("Tamanho", "Tamanho do texto"):
        expect(page.get_by_role("combobox", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Da direita para a esquerda")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_named_device_is_chosen_and_turned(visit, server):
    page = visit()
    frame, sizes = page.locator("[data-part=frame]"), page.locator("[data-part=deviceSize]")
    sizes.select_option("iPad")
    expect(frame).to_have_attribute("data-size", "tablet")
    expect(sizes).to_have_value("iPad")
    expect(page.locator(".island")).to_be_hidden()
    assert device(page).evaluate("screen => [screen.offsetWidth, screen.offsetHeight]") == [820, 1180]
    page.get_by_role("button", name="Rotate").click()
    expect(sizes).to_have_value("other")
    assert device(page).evaluate("screen => [screen.offsetWidth, screen.offsetHeight]") == [1180, 820]
    sizes.select_option("phone")
    expect(frame).to_have_attribute("data-size", "phone")
    page.get_by_role("button", name="Rotate").click()
    until(page, "document.querySelector('[data-part=screen]').offsetWidth === 852")
    assert session_of(page, server).inputs[-1]["safeArea"] == {"top": 0, "left": 59, "bottom": 21, "right": 59}
    box = frame.bounding_box()
    room = page.locator("[data-part=room]").bounding_box()
    assert box["width"] <= room["width"] + 1 and box["height"] <= room["height"] + 1
