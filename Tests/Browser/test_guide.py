"""The guide: one sentence, and three steps that act on the device and describe the result."""

import re

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory")


def guide(page):
    return page.locator(".guide")


def step(page, name):
    return guide(page).get_by_role("button", name=name, exact=True)


def seen(page):
    return guide(page).get_by_role("status")


def test_the_three_steps_do_what_they_say_and_tell_what_was_seen(visit, server):
    page = visit(guide=True)
    expect(guide(page).get_by_role("heading")).to_contain_text("Kennel runs an app’s Beagle screens on a server")
    step(page, "Make it fail").click()
    expect(device(page).get_by_role("progressbar")).to_be_visible()  # long enough to be visible
    expect(seen(page)).to_contain_text("shows its loading view")
    expect(device(page).get_by_role("alertdialog", name="Error")).to_be_visible()
    expect(seen(page)).to_contain_text("What happened: The server answered 500")

    step(page, "Retry").click()
    expect(device(page).get_by_role("progressbar")).to_be_visible()
    expect(seen(page)).to_contain_text("That was attempt 2")
    expect(guide(page).locator("[data-tone=main]")).to_have_text("Retry")  # the button that the sentence asks for

    again = step(page, "Retry")
    tick, words = (part.evaluate("part => getComputedStyle(part).color") for part in (again.locator(".icon"), again))
    assert tick == words  # the colour of text on the accent that fills the button

    session = device(page).get_attribute("data-session")
    step(page, "Restart server").click()
    expect(seen(page)).to_contain_text("replayed its")
    expect(seen(page)).to_contain_text("Retry still works")
    expect(guide(page).locator("[data-tone=main]")).to_have_text("Retry")
    assert device(page).get_attribute("data-session") == session

    step(page, "Retry").click()
    expect(device(page).get_by_role("heading", name="Fails twice", level=1)).to_be_visible()
    expect(seen(page)).to_contain_text("the retry loaded the screen")
    expect(seen(page)).to_contain_text("That was all.")


def test_what_came_of_it_is_what_happened_and_not_what_should_have(visit, server):
    page = visit("?screen=/about&faults=noConnection+/fails-twice", guide=True)
    step(page, "Retry").click()
    expect(seen(page)).to_contain_text("nothing to retry")
    expect(guide(page).locator("[data-tone=main]")).to_have_text("Make it fail")
    step(page, "Make it fail").click()
    expect(seen(page)).to_contain_text("What happened:")
    expect(seen(page)).not_to_contain_text("500")


def test_it_is_put_away_for_good_and_comes_back_when_asked_for(visit, server):
    page = visit(guide=True)
    guide(page).get_by_role("button", name="Don’t show again").click()
    expect(guide(page)).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    page.goto(server.address)
    page.locator(".screen-link").first.wait_for()
    expect(page.locator("body[data-guided]")).to_have_count(0)
    expect(guide(page)).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Show the introduction again").click()
    expect(step(page, "Make it fail")).to_be_visible()
    page.reload()
    expect(step(page, "Make it fail")).to_be_visible()


@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_put_away_it_leaves_no_room_behind_in_the_next_session(visit, server, width, height):
    page = visit("?screen=/about", guide=True, width=width, height=height)
    guide(page).get_by_role("button", name="Don’t show again").click()
    expect(guide(page)).to_have_count(0)
    before = page.locator(".phone").bounding_box()["width"]
    session = device(page).get_attribute("data-session")
    page.locator(".tools").get_by_role("button", name="Start over").click()
    expect(device(page)).not_to_have_attribute("data-session", session)
    expect(device(page).get_by_role("heading", name="About", exact=True, level=1)).to_be_visible()
    expect(page.locator("body[data-guided]")).to_have_count(0)
    assert page.locator(".phone").bounding_box()["width"] == before


def test_it_works_by_keyboard_and_in_portuguese(visit, server):
    page = visit(guide=True, locale="pt-BR")
    step(page, "Fazer falhar").press("Enter")
    expect(seen(page)).to_contain_text("O que aconteceu: The server answered 500")
    step(page, "Fazer falhar").focus()
    page.keyboard.press("Tab")
    expect(step(page, "Tentar de novo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(seen(page)).to_contain_text("tentativa 2")
    page.get_by_role("button", name="Idioma").click()
    expect(seen(page)).to_contain_text("That was attempt 2")


@pytest.mark.parametrize("width, height", [(1440, 900), (1280, 800), (1100, 700), (768, 1024), (390, 844), (320, 640)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_covers_nothing(visit, server, width, height, scheme):
    page = visit(guide=True, width=width, height=height, color_scheme=scheme)
    expect(step(page, "Restart server")).to_be_visible()
    covered = page.evaluate("""() => {
        const { left, right, top, bottom } = document.querySelector('.guide').getBoundingClientRect()
        return Array.from(document.querySelectorAll('.phone, button, input, select, a, [role=tab]')).filter((other) => {
            if (other.closest('.guide') || !other.checkVisibility() || getComputedStyle(other.closest('.tabs') ?? other).position === 'sticky') return false
            const box = other.getBoundingClientRect()
            return box.left < right && box.right > left && box.top < bottom && box.bottom > top && !other.closest('.side, .screen, .scroller')
        }).map((other) => other.outerHTML.slice(0, 90))
    }""")
    assert covered == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if (width, height) != (320, 640):  # the sentence is visible without scrolling, under the device
        assert guide(page).get_by_role("heading").bounding_box()["y"] < height - 40


@pytest.mark.parametrize("query", ["?embed", "?playground"])
def test_it_is_not_where_it_has_nothing_to_tell(visit, server, query):
    page = visit(query, guide=True, wait=False)
    device(page).locator("[data-kind=window]").wait_for()
    expect(page.locator("body[data-guided]")).to_have_count(0)
    expect(guide(page)).to_have_count(0)


def test_who_only_looks_is_not_asked_to_try(visit, server):
    page = visit(guide=True)
    watch = page.evaluate("fetch('api/sessions').then((answer) => answer.json()).then((all) => all.at(-1).watch)")
    looking = visit(f"?watch={watch}", guide=True)
    looking.locator(".screen-link").first.wait_for()
    expect(looking.locator("body[data-guided]")).to_have_count(0)
    expect(guide(looking)).to_be_hidden()


NEVER_COVERED = ".guide, .slider, .tools .button, .device-tools .input, [role=tab], [data-part=deviceScheme]"


@pytest.mark.parametrize("width", [390, 768, 1280, 1440])
def test_a_word_in_passing_covers_nothing_that_is_pressed_or_read(visit, width):
    page = visit("?screen=/about", width=width, guide=True)
    page.locator(".guide").wait_for()
    page.locator(".tools").get_by_role("button", name="Restart server").click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Session restored: ")
    assert page.evaluate("""(covered) => {
        const toast = document.querySelector('.toast').getBoundingClientRect()
        return Array.from(document.querySelectorAll(covered)).filter((element) => {
            const box = element.getBoundingClientRect()
            return element.checkVisibility() && box.left < toast.right && toast.left < box.right
                && box.top < toast.bottom && toast.top < box.bottom
        }).map((element) => element.textContent) }""", NEVER_COVERED) == []


def test_a_restart_is_told_with_the_same_number_everywhere(visit):
    page = visit("?screen=/home", guide=True)
    guide(page).get_by_role("button", name="Make it fail").click()
    expect(guide(page).get_by_role("status")).to_contain_text("offers a retry")
    guide(page).get_by_role("button", name="Restart server").click()
    expect(guide(page).get_by_role("status")).to_contain_text("recorded actions")
    expect(page.locator(".toast")).to_contain_text("Session restored: ")
    told = [int(re.search(r"(\d+) (?:recorded )?actions", text)[1])
            for text in (guide(page).get_by_role("status").text_content(), page.locator(".toast").text_content())]
    assert told[0] == told[1]
