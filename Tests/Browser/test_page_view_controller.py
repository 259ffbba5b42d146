"""Page view controllers. The real server and the sample."""

import pytest
from conftest import device
from fingers import at_rest, follow, straight
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def tour(visit):
    """A page that shows the first stop, after all animations."""
    def tour(**options):
        page = visit("?screen=/scenes", **options)
        device(page).get_by_text("A tour", exact=True).locator("visible=true").first.click()
        sees(page, "The harbour")
        at_rest(page)
        return page
    return tour


def sees(page, name):
    """Expects exactly one stop to be visible."""
    expect(device(page).get_by_text(name, exact=True)).to_be_visible()
    others = [other for other in ("The harbour", "The tunnel", "The lighthouse") if other != name]
    for other in others:
        expect(device(page).get_by_text(other, exact=True).locator("visible=true")).to_have_count(0)


def draw(page, part, touch=False):
    """Drags the visible page to a side, by a fraction of its width."""
    box = device(page).locator("[data-kind=slides]").bounding_box()
    start = (box["x"] + box["width"] * (0.5 - part / 2), box["y"] + box["height"] / 3)
    follow(page, straight(start, (start[0] + box["width"] * part, start[1]), 6), touch)


@pytest.mark.parametrize("touch", [False, True])
def test_a_page_is_drawn_aside_and_the_next_one_comes(tour, touch):
    page = tour(has_touch=touch)
    draw(page, -0.7, touch)
    sees(page, "The tunnel")
    expect(device(page).get_by_text("You came from the harbour.")).to_be_visible()
    expect(device(page).get_by_role("img", name="page 2 of 3")).to_have_count(0)
    draw(page, -0.7, touch)
    sees(page, "The lighthouse")
    draw(page, -0.7, touch)  # there is no such page
    at_rest(page)
    sees(page, "The lighthouse")
    draw(page, 0.7, touch)
    sees(page, "The tunnel")


def test_keys_and_buttons_turn_pages_too(tour):
    page = tour()
    pages = device(page).locator("[data-kind=slides]")
    pages.focus()
    page.keyboard.press("ArrowRight")
    sees(page, "The tunnel")
    at_rest(page)
    page.keyboard.press("ArrowLeft")
    sees(page, "The harbour")
    at_rest(page)
    pages.get_by_role("button", name="Next page").focus()
    page.keyboard.press("Enter")
    sees(page, "The tunnel")
    at_rest(page)
    device(page).get_by_role("button", name="Rewind").click()
    sees(page, "The harbour")
