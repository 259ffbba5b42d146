"""What a newcomer clicks through: the sample shop, and each kind of error. The real server, in a real browser."""

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import RealServer

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


@pytest.fixture(scope="module")
def server():
    server = RealServer()
    yield server
    assert server.stop() == 0


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
    button(page, "Refresh").click()
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
    field.fill("city")
    button(page, "Search").click()
    shows(page, "Garça")
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
