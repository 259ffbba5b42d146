"""The command palette finds screens, controllers, sessions, steps, requests, texts and commands."""

import re

import pytest
from playwright.sync_api import expect

from conftest import device, open_failing


def palette(page, typed=None):
    page.keyboard.press("ControlOrMeta+k")
    line = page.get_by_role("combobox", name="Command menu")
    expect(line).to_be_focused()
    if typed is not None:
        line.fill(typed)
    return page.get_by_role("dialog", name="Command menu")


def options(page):
    return page.get_by_role("listbox", name="Results").get_by_role("option")


def chosen(page):
    return page.locator("[role=option][aria-selected=true]")


def test_a_screen_is_found_and_opened(visit):
    page = visit()
    palette(page, "twice")
    expect(chosen(page)).to_contain_text("Fails twice")
    expect(chosen(page).locator("mark")).to_have_text("twice")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()


def test_keys_go_through_what_is_found_and_the_line_keeps_the_focus(visit):
    page = visit()
    shown = palette(page)
    line = shown.get_by_role("combobox")
    expect(options(page).nth(0)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options(page).nth(1)).to_have_attribute("aria-selected", "true")
    expect(line).to_have_attribute("aria-activedescendant", options(page).nth(1).get_attribute("id"))
    expect(line).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(options(page).last).to_have_attribute("aria-selected", "true")
    expect(options(page).last).to_be_in_viewport()
    page.keyboard.press("ArrowDown")
    expect(options(page).first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("PageDown")
    expect(options(page).nth(8)).to_have_attribute("aria-selected", "true")
    line.fill("nothing is called like that")
    expect(shown).to_contain_text("No matches")
    expect(shown.get_by_role("status")).to_have_text("0 found")
    page.keyboard.press("Enter")
    expect(shown).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "ControlOrMeta+k", "beside"])
def test_it_is_put_away_and_the_focus_is_where_it_was(visit, way):
    page = visit()
    page.get_by_role("button", name="Help").focus()
    shown = palette(page)
    if way == "beside":
        page.mouse.click(5, 5)
    else:
        page.keyboard.press(way)
    expect(shown).to_have_count(0)
    expect(page.get_by_role("button", name="Help")).to_be_focused()


def test_it_opens_while_somebody_types_and_its_letters_are_no_keys(visit, server):
    page = open_failing(visit)
    page.keyboard.press("/")
    page.keyboard.type("net")
    palette(page)
    page.keyboard.type("r?[")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_value("net")
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.locator(".retries .badge")).to_have_text("1")


def test_it_opens_again_while_it_is_about_to_go(visit):
    page = visit()
    palette(page, "filter timeline")
    page.evaluate("""() => {
        const press = (key, options) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }))
        press('Enter')
        press('k', { ctrlKey: true })
    }""")
    line = page.get_by_role("combobox", name="Command menu")
    expect(line).to_be_focused()
    expect(line).to_have_value("")


def test_commands_have_their_keys_and_run(visit):
    page = open_failing(visit)
    palette(page, "press retry")
    expect(chosen(page).locator("kbd")).to_have_text("R")
    page.keyboard.press("Enter")
    expect(page.locator(".retries")).to_contain_text("r2")
    palette(page, "filter timeline")
    page.keyboard.press("Enter")
    expect(page.get_by_role("searchbox")).to_be_focused()
    palette(page, "help")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Kennel")).to_contain_text("Command menu")


def test_a_button_that_is_off_is_no_command(visit, server):
    page = visit()
    palette(page, "start over")
    expect(chosen(page)).to_contain_text("Start over")
    expect(chosen(page)).to_contain_text("New session of the same screen")
    page.keyboard.press("Escape")
    page.locator("[data-part=startOver]").evaluate("button => { button.disabled = true }")
    palette(page, "start over")
    expect(options(page).filter(has_text="Start over")).to_have_count(0)


def test_a_controller_is_chosen(visit):
    page = visit("?screen=/fails-twice")
    palette(page, "customerr")
    expect(chosen(page)).to_contain_text("Controller")
    page.keyboard.press("Enter")
    expect(page.locator("select[data-part=controller]")).to_have_value("CustomError")


def test_steps_states_and_requests_are_found(visit):
    page = open_failing(visit)
    palette(page, "get fails")
    found = options(page).filter(has=page.locator(".palette-kind", has_text="Request"))
    expect(found).to_contain_text("500")
    found.click()
    expect(page.locator("#tab-network")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".exchange-name")).to_contain_text("/fails-twice")
    expect(page.locator(".request[aria-current]")).to_be_focused()
    palette(page, "error network")
    options(page).filter(has=page.locator(".palette-kind", has_text="State")).click()
    expect(page.locator("#tab-timeline")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".step[data-kind=error]")).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile(r"step=\d"))
    palette(page, "now")
    options(page).filter(has_text="Back to now").click()
    expect(page).not_to_have_url(re.compile("step="))
    palette(page, "opens /fails")
    expect(chosen(page)).to_contain_text("Step")


def test_a_text_on_the_screen_is_pointed_out(visit):
    page = open_failing(visit)
    palette(page, "retry")
    found = options(page).filter(has=page.locator(".palette-kind", has_text="On the screen")).filter(has_text=re.compile("Retry"))
    found.first.click()
    expect(page.locator("[data-part=outline]")).to_be_visible()
    expect(device(page).get_by_role("button", name="Retry")).to_be_focused()
    expect(page.locator("[data-part=outline]")).to_be_hidden()


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_it_fits_and_has_a_button(visit, width):
    page = visit(width=width)
    page.get_by_role("button", name="Command menu").click()
    shown = page.get_by_role("dialog", name="Command menu")
    expect(options(page).first).to_be_visible()
    box = shown.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert shown.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


def test_it_speaks_portuguese(visit):
    page = visit(locale="pt-BR")
    page.keyboard.press("ControlOrMeta+k")
    shown = page.get_by_role("dialog", name="Menu de comandos")
    shown.get_by_role("combobox").fill("ajuda")
    expect(chosen(page)).to_contain_text("Comando")
    expect(shown.get_by_role("status")).to_contain_text("encontrados")


def test_a_pointer_at_rest_chooses_nothing(visit):
    page = visit()
    page.mouse.move(720, 300)
    palette(page)
    expect(options(page).first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options(page).nth(1)).to_have_attribute("aria-selected", "true")
    box = options(page).nth(3).bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 8)
    page.mouse.move(box["x"] + 44, box["y"] + 9)
    expect(options(page).nth(3)).to_have_attribute("aria-selected", "true")
