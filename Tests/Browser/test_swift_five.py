"""An app that is compiled as Swift 5, without a warning, and runs as one of Swift 6."""

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving
from test_painted import frames, painted

server = serving("--in-memory", program="SwiftFiveApp")


def test_its_card_is_as_large_as_words_that_came_later(visit, server):
    page = visit("")
    words = device(page).get_by_text("came in a later turn", exact=True)
    expect(words).to_be_visible()
    expect(device(page).get_by_role("heading", name="Later")).to_be_visible()
    tree, wrong = painted(server, page)
    assert wrong == {}
    places = frames(tree)
    left, top, width, height = places[words.evaluate("element => element.closest('[data-view]').dataset.view")]
    assert left == 30 and 120 < width < 200 and height < 30
    assert [left - 10, top - 10, width + 20, height + 20] in [pytest.approx(place, abs=0.01) for place in places.values()]
