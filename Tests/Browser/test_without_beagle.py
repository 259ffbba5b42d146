"""The page of an app without Beagle hides everything about screens of a backend."""

import pytest
from playwright.sync_api import expect

import fake_server


@pytest.fixture
def without_beagle(monkeypatch):
    monkeypatch.setattr(fake_server, "CONTROLLERS", [])
    monkeypatch.setattr(fake_server, "SCREENS", [])


FIELDS = "[name=screen], [name=bff], [name=controller], [name=decoding], [data-part=controller]"
WORDS = ("Screens of the backend (BFF)", "Allowed backends", "Compare…", "sample")


def test_an_app_without_beagle_has_no_screens_and_controllers_to_choose(without_beagle, visit):
    page = visit()
    expect(page.locator("[data-part=open]").get_by_role("button", name="Open")).to_be_visible()
    expect(page.locator(FIELDS)).to_have_count(5)
    for field in page.locator(FIELDS).all():
        expect(field).to_be_hidden()
    for text in WORDS:
        expect(page.get_by_text(text, exact=True)).to_be_hidden()
    expect(page.get_by_role("heading", name="Make it fail")).to_be_visible()


def test_an_app_with_beagle_has_them(visit):
    page = visit()
    for field in page.locator(FIELDS).all():
        expect(field).to_be_visible()
    for text in WORDS:
        expect(page.get_by_text(text, exact=True)).to_be_visible()
