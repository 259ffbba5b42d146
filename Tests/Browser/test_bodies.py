"""Bodies in the network panel: images are shown as images, and long bodies as far as the server stores them."""

from playwright.sync_api import expect

from real_server import serving

server = serving("--in-memory")


def details(page, path):
    page.get_by_role("tab", name="Network").click()
    page.locator(".request", has_text=path).click()
    expect(page.locator(".exchange")).to_contain_text(path)
    return page.locator(".exchange")


def test_a_picture_is_seen_with_its_size(visit):
    page = visit()
    shown = details(page, "/images/hero.svg")
    picture = shown.locator("img.body-picture")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
    expect(shown.locator("figcaption")).to_contain_text("×")
    expect(shown.locator(".body")).to_contain_text("<svg")
    expect(shown).not_to_contain_text("kept")

