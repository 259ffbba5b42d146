"""The main path of a new user: the sample shop, and each kind of error. The real server, in a real browser."""

import re
import urllib.request

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

KINDS = [
    ("remoteScreen · networkError", None, "remote screen · network error", 1, "Here it is."),
    ("remoteScreen · decoding", None, "remote screen · decoding", 1, "Here it is."),
    ("remoteScreen · urlBuilderError", None, "remote screen · bad URL", 0, None),
    ("lazyLoad · networkError", None, "lazy load · network error", 1, "The part is here."),
    ("lazyLoad · decoding", None, "lazy load · decoding", 1, "The part is here."),
    ("lazyLoad · urlBuilderError", None, "lazy load · bad URL", 0, None),
    ("submitForm · networkError", "Send", "form · network error", 1, "The form arrived."),
    ("submitForm · decoding", "Send", "form · decoding", 1, "The form arrived."),
    ("submitForm · urlBuilderError", "Send", "form · bad URL", 0, None),
    ("action", None, "action", 2, "The card was accepted."),
    ("webView", None, "web view", 1, None),
    ("declarativeText", None, "declarative text", 0, None),
]

server = serving()


def press(page, name):
    device(page).get_by_text(name, exact=True).locator("visible=true").first.click()


def shows(page, text):
    expect(device(page).get_by_text(text, exact=True).locator("visible=true").first).to_be_visible()


def button(page, name):
    return device(page).get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("kind, then, words, retries, end", KINDS, ids=[kind[0] for kind in KINDS])
def test_the_page_names_each_kind_of_error(visit, kind, then, words, retries, end):
    page = visit("?screen=/failures/kinds")
    press(page, kind)
    if then:
        press(page, then)
    errors = page.locator(".step[data-kind=error]")
    for attempt in range(max(retries, 1)):
        expect(errors).to_have_count(attempt + 1)
        expect(errors.last).to_contain_text(words)
        expect(button(page, "Retry")).to_be_visible()
        if retries:
            button(page, "Retry").click()
    if end:
        shows(page, end)
    if retries:
        expect(button(page, "Retry")).to_have_count(0)


def test_home_has_lists_a_grid_and_a_part_that_comes_late(visit):
    page = visit("?screen=/home")
    shows(page, "Tuesday is tandem day")
    lists = device(page).get_by_role("list")
    expect(lists.first.get_by_role("listitem")).to_have_count(4)
    shows(page, "Children")
    page.get_by_role("button", name="Refresh", exact=True).click()
    shows(page, "New today: a bell that sings.")


def test_search_refuses_one_letter_and_follows_what_is_asked(visit):
    page = visit("?screen=/search")
    field = device(page).get_by_role("textbox")
    field.fill("c")
    button(page, "Search").click()
    shows(page, "Two letters at least")
    field.fill("hills")
    button(page, "Search").click()
    expect(device(page).get_by_text("Two letters at least")).to_be_hidden()
    shows(page, "No bicycle matches “hills”.")
    for suggested, name in (("gravel", "Pedrisco"), ("city", "Garça")):
        field.fill(suggested)
        button(page, "Search").click()
        shows(page, name)
        expect(device(page).get_by_text("No bicycle matches")).to_be_hidden()
    expect(device(page).get_by_text("Mula", exact=True)).to_have_count(0)


def test_a_bicycle_has_tabs_over_pages_and_opinions_that_come_late(visit):
    page = visit("?screen=/bikes/garca")
    shows(page, "R$ 18 a day")
    device(page).get_by_role("tab", name="Opinions").click()
    shows(page, "Left on time, and came back with bread.")
    expect(device(page).get_by_role("tab", name="Opinions")).to_have_attribute("aria-selected", "true")


def test_the_basket_is_filled_and_paid_for_at_the_third_attempt(visit):
    page = visit("?screen=/bikes/mula")
    button(page, "Put in the basket").click()
    button(page, "Put in").click()
    shows(page, "Mula, one day")
    shows(page, "R$ 42")
    button(page, "Check out").click()
    button(page, "Leave a note at the counter").click()
    shows(page, "We need a name")
    device(page).get_by_role("textbox", name="Your name").fill("Ana")
    device(page).get_by_role("textbox", name="Telephone").fill("2207")
    button(page, "Leave a note at the counter").click()
    shows(page, "The counter is busy")
    button(page, "Ok").click()
    button(page, "Leave a note at the counter").click()
    shows(page, "Noted at the counter.")
    button(page, "Pay by card").click()
    for _ in range(2):
        button(page, "Retry").click()
    shows(page, "Thank you!")


def test_a_page_of_the_web_is_shown_inside(visit):
    page = visit("?screen=/stations/web")
    frame = device(page).frame_locator("iframe")
    expect(frame.get_by_role("heading", name="How to get there")).to_be_visible()


def test_the_apps_own_pictures_and_screens(visit):
    page = visit("?screen=/receipt")
    button(page, "Unlock the Garça").click()
    shows(page, "Before you ride")
    device(page).get_by_role("switch").click()
    shows(page, "Unlocked. Have a good ride.")
    pictures = device(page).locator("img[data-name=wheel]")
    assert pictures.first.evaluate("image => image.complete && image.naturalWidth > 0")


def luminance(colour):
    channels = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= .04045 else ((part + .055) / 1.055) ** 2.4 for part in channels)
    return .2126 * red + .7152 * green + .0722 * blue


def contrast(locator, part=None):
    """Returns the contrast of an element's text with the background that is painted behind it."""
    words, ground = locator.evaluate("""(element, part) => {
        let at = element
        while (getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement
        return [getComputedStyle(element, part).color, getComputedStyle(at).backgroundColor] }""", part)
    lighter, darker = sorted((luminance(words), luminance(ground)), reverse=True)
    return (lighter + .05) / (darker + .05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_shop_can_be_read_in_light_and_dark(visit, scheme):
    page = visit("?screen=/bikes/garca")
    if scheme == "dark":
        page.get_by_role("button", name="Dark").click()
    shows(page, "R$ 18 a day")
    for words in (device(page).get_by_role("tab", name="About"), device(page).get_by_text("R$ 18 a day"), button(page, "Back to the start")):
        assert contrast(words) > 4.5
    page.goto(page.url.split("?")[0] + "?screen=/search")
    field = device(page).get_by_role("textbox")
    field.wait_for()
    assert contrast(field) > 4.5
    ground = field.evaluate("(field) => getComputedStyle(field.closest('[data-kind=view][style*=background]')).backgroundColor")
    assert (luminance(ground) < .1) == (scheme == "dark")


def test_the_list_of_rides_leaves_room_for_how_many_there_are(visit):
    page = visit("?screen=/rides")
    shows(page, "20 rides")
    words, screen = device(page).get_by_text("20 rides").bounding_box(), device(page).bounding_box()
    assert words["y"] + words["height"] <= screen["y"] + screen["height"] * .96 + 1
    assert device(page).get_by_role("list").evaluate("(list) => list.scrollHeight > list.clientHeight")


def test_pictures_are_whole_on_a_phone_that_lies(visit):
    page = visit("?screen=/home")
    page.get_by_label("Size", exact=True).select_option("landscape")
    expect(page.locator("[data-part=frame]")).to_have_attribute("data-size", "landscape")
    hero = device(page).get_by_role("img").first
    hero.evaluate("(image) => image.decode()")
    size = hero.evaluate("(image) => [image.clientWidth / image.clientHeight, image.currentSrc]")
    with urllib.request.urlopen(size[1]) as answer:
        drawing = answer.read().decode()
    # Without its own aspect ratio, the image has that of its view, so that nothing is cropped.
    assert drawing.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">') and size[0] > 4
