"""A double click on a button that creates something counts as one press."""

import json
import urllib.request

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def page(visit):
    page = visit("?screen=/rides")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    return page


def posts(page, path):
    found = []
    page.on("request", lambda request: found.append(request.url) if request.method == "POST" and path in request.url else None)
    return found


@pytest.mark.parametrize("button", ["Start over", "Open", "Basket"])
def test_one_session_is_opened(page, server, button):
    opened = posts(page, "/api/sessions")
    was = device(page).get_attribute("data-session")
    role = "link" if button == "Basket" else "button"
    page.get_by_role(role, name=button, exact=role == "button").first.dblclick()
    expect(device(page)).not_to_have_attribute("data-session", was)
    expect(device(page).get_by_role("heading").first).to_be_visible()
    page.get_by_role("tab", name="Network").dblclick()  # later than a second opening would have been requested
    assert len(opened) == 1
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".connection")).to_have_text("live")
    assert len(opened) == 3, "presses that are no double click all count"


def test_the_app_is_restarted_once_and_one_rule_is_added(page):
    restarts = posts(page, "/restart")
    page.get_by_role("button", name="Restart server").dblclick()
    expect(page.locator(".toast")).to_contain_text("Session restored: ")
    assert len(restarts) == 1
    page.get_by_role("button", name="Add rule").dblclick()
    expect(page.locator(".rule")).to_have_count(1)
    with urllib.request.urlopen(f"{page.url.split('?')[0]}api/sessions/{device(page).get_attribute('data-session')}") as answer:
        assert len(json.load(answer)["faults"]["rules"]) == 1
