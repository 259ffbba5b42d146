"""Folded inputs in the timeline: a typed text, a drag and a pinch are one row each, which can be unfolded."""

import json
import re

import pytest
from playwright.sync_api import expect

from conftest import device
from fingers import follow, point, room, scale, straight  # noqa: F401
from real_server import serving

server = serving("--in-memory")


def rows(page, words=""):
    return page.locator(".step:visible", has_text=words) if words else page.locator(".step:visible")


def spell(page, field, word):
    """Types letter by letter, each after the one before was reported, because the page combines letters that wait for
    the server."""
    for end in range(1, len(word) + 1):
        field.press(word[end - 1])
        expect(page.locator(".step-title", has_text=f'types "{word[:end]}" into').first).to_be_attached()


@pytest.fixture
def search(visit):
    def open_page(**options):
        page = visit("?screen=/search&panel=timeline", **options)
        field = device(page).get_by_role("textbox").first
        field.click()
        return page, field
    return open_page


def test_keys_typed_into_a_field_are_one_row_with_the_text(search):
    page, field = search()
    spell(page, field, "hill")
    expect(rows(page, 'types "hill" into')).to_have_count(1)
    expect(page.locator(".step:visible .step-title", has_text="types")).to_have_count(1)
    row = rows(page, 'types "hill" into')
    expect(row).to_have_attribute("aria-expanded", "false")
    expect(row.locator(".step-number")).to_have_text(re.compile(r"^\d+–\d+$"))


def test_a_row_is_unfolded_and_each_key_can_be_looked_at(search):
    page, field = search()
    spell(page, field, "hill")
    row = rows(page, 'types "hill" into')
    expect(row).to_be_visible()
    page.get_by_role("button", name="Show all 4 actions").click()
    titles = page.locator(".step:visible .step-title", has_text="types")
    expect(titles).to_have_count(4)
    assert [re.match(r'types "(\w+)"', title)[1] for title in titles.all_text_contents()] == ["h", "hi", "hil", "hill"]
    titles.nth(1).click()
    recorded = page.locator("[data-recording]").get_by_role("textbox").first
    expect(recorded).to_have_value("hi")
    page.get_by_role("button", name="Show one row for 4 actions").click()
    expect(titles).to_have_count(1)


def test_a_folded_row_shows_the_device_as_it_was_in_the_end(search):
    page, field = search()
    spell(page, field, "hill")
    rows(page, 'types "hill" into').click()
    expect(page.locator("[data-recording]").get_by_role("textbox").first).to_have_value("hill")
    expect(rows(page, 'types "hill" into')).to_have_attribute("aria-current", "step")
    expect(page.locator(".step:visible .step-title", has_text="types")).to_have_count(1)


def test_going_back_step_by_step_unfolds_only_while_inside(search):
    page, field = search()
    spell(page, field, "hill")
    rows(page, 'types "hill" into').click()
    expect(page).to_have_url(re.compile(r"step=\d+"))
    page.keyboard.press("[")
    titles = page.locator(".step:visible .step-title", has_text="types")
    expect(titles).to_have_count(4)
    expect(rows(page, 'types "hil" into')).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(titles).to_have_count(1)


def test_keys_unfold_and_fold(search):
    page, field = search()
    spell(page, field, "hill")
    row = rows(page, 'types "hill" into')
    row.focus()
    page.keyboard.press("ArrowRight")
    titles = page.locator(".step:visible .step-title", has_text="types")
    expect(titles).to_have_count(4)
    expect(rows(page, 'types "h" into')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(titles).to_have_count(1)


def test_the_filter_finds_each_key_and_everything_shows_all(search):
    page, field = search()
    spell(page, field, "hill")
    expect(rows(page, 'types "hill" into')).to_have_count(1)
    titles = page.locator(".step:visible .step-title", has_text="types")
    page.locator("[data-part=timeline] select").select_option("all")
    expect(titles).to_have_count(4)
    page.locator("[data-part=timeline] select").select_option("events")
    expect(titles).to_have_count(1)
    page.locator("[data-part=timeline]").get_by_role("searchbox").fill('types "hi" into')
    expect(titles).to_have_count(1)
    expect(titles).to_contain_text('"hi"')
    page.locator("[data-part=timeline]").get_by_role("searchbox").fill("")
    expect(titles).to_have_text([re.compile('"hill"')])


@pytest.mark.parametrize("locale, words, button", [
    ("en-GB", r'^drags "Handlebar" \((\d+)\)$', "Show all"), ("pt-BR", r'^arrasta "Handlebar" \((\d+)\)$', "Mostrar as")])
def test_a_drag_is_one_row_with_a_count(room, locale, words, button):
    page = room(locale=locale)
    (x, y), factor = point(page, "Handlebar", 40, 40), scale(page)
    follow(page, straight((x, y), (x + 90 * factor, y + 40 * factor), 6), False)
    (x, y) = point(page, "Handlebar", 40, 40)
    follow(page, straight((x, y), (x - 60 * factor, y), 6), False)
    folded = page.locator(".step:visible .step-title", has_text=re.compile(words))
    expect(folded).to_have_count(2)
    count = int(re.match(words, folded.first.text_content())[1])
    before = page.locator(".step:visible").count()
    page.get_by_role("button", name=f"{button} {count}").first.click()
    expect(page.locator(".step:visible")).to_have_count(before + count - 1)


def test_a_pinch_is_one_row(room):
    page = room()
    (x, y), factor = point(page, "Handlebar", 40, 40), scale(page)
    page.keyboard.down("Alt")
    page.mouse.move(x + 20 * factor, y)
    page.mouse.down()
    page.mouse.move(x, y + 40 * factor, steps=12)
    page.mouse.up()
    page.keyboard.up("Alt")
    folded = page.locator(".step:visible .step-title", has_text=re.compile(r'^(pinches|turns) "Handlebar" \(\d+\)$'))
    expect(folded).to_have_count(1)
    expect(page.locator(".step:visible .step-title", has_text="two fingers")).to_have_count(0)


def test_the_list_as_text_has_one_line_and_as_json_all_inputs(search):
    page, field = search()
    spell(page, field, "hill")
    expect(rows(page, 'types "hill" into')).to_have_count(1)
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    tools = page.locator("[data-part=timeline] .panel-tools")
    tools.get_by_role("button").nth(0).click()
    assert page.evaluate("window.copied").count("types ") == 1
    tools.get_by_role("button").nth(1).click()
    texts = [entry["detail"]["text"] for entry in json.loads(page.evaluate("window.copied")) if entry.get("detail", {}).get("type") == "text"]
    assert texts == ["h", "hi", "hil", "hill"]


def test_a_link_to_a_folded_timer_shows_it_for_as_long_as_it_is_looked_at(visit):
    page = visit("?screen=/home&panel=timeline")
    device(page).get_by_text("See all bicycles").click()
    device(page).get_by_role("heading", name="Bicycles").wait_for()
    timers = page.locator(".step[data-kind=timer]:visible")
    folded = timers.filter(has_text=re.compile(r"\+\d+ timer"))
    expect(folded).to_have_count(1)
    page.locator("[data-part=timeline] select").select_option("all")
    step = int(page.locator(".step[data-kind=timer]:visible").last.locator(".step-number").text_content())
    page.locator("[data-part=timeline] select").select_option("events")
    expect(folded).to_have_count(1)
    session = re.search(r"session=[^&]+", page.url)[0]
    page = visit(f"?{session}&panel=timeline&step={step}", page=page)
    chosen = page.locator(".step[data-kind=timer][aria-current]")
    expect(chosen).to_be_visible()
    expect(chosen.locator(".step-number")).to_have_text(str(step))
    page.get_by_role("button", name="Back to now").click()
    expect(folded).to_have_count(1)
