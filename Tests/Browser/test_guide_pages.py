"""The guides at /docs/ fit a phone, and request no missing file."""

from pathlib import Path

import pytest
from real_server import serving

server = serving("--in-memory")

PAGES = sorted(file.name for file in (Path(__file__).resolve().parents[2] / "Public" / "docs").iterdir())


@pytest.mark.parametrize("name", PAGES)
def test_a_guide_fits_a_phone_and_asks_for_nothing_that_is_missing(browser, server, name):
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page, missing = context.new_page(), []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"{server.address}docs/{name}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.locator("link[rel=icon]").get_attribute("href").startswith("data:image/svg+xml")
    assert missing == []
    context.close()
