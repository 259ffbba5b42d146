"""A page that was loaded before its server was updated."""

import shutil

import pytest
from playwright.sync_api import expect

from kennel_server import ROOT, KennelServer
from page import connection, device, heading


@pytest.fixture
def updated(tmp_path):
    """Returns a server, and a function that stops it, changes a module of its page like an upgrade, and starts it
    again."""
    folder = tmp_path / "page"
    shutil.copytree(ROOT / "Public", folder)
    server = KennelServer("--data", str(tmp_path / "data"), "--public", str(folder)).start()

    def update(while_away=lambda: None):
        assert server.stop() == 0
        with (folder / "js" / "travel" / "travel.js").open("a") as file:
            file.write("// a later one\n")
        while_away()
        server.start()

    yield server, update
    server.kill()


@pytest.mark.parametrize(("locale", "words", "button"), [
    ("en-GB", "The server was updated.", "Reload"), ("pt-BR", "O servidor foi atualizado.", "Recarregar"),
])
def test_a_page_of_before_an_upgrade_says_so_and_is_loaded_anew(visit, updated, locale, words, button):
    server, update = updated
    page = visit("?screen=/about", at=server, locale=locale)
    expect(heading(page, "About")).to_be_visible()
    before = device(page).get_attribute("data-session")
    update()
    expect(page.locator(".card")).to_contain_text(words)
    page.get_by_role("button", name=button, exact=True).click()
    expect(connection(page)).to_have_attribute("data-state", "live")
    expect(page.locator(".card")).not_to_contain_text(words)
    expect(device(page)).to_have_attribute("data-session", before)
    page.locator(".steps").wait_for(state="attached")
    page.keyboard.press("[")
    expect(page.locator(".recording")).to_be_visible()


def test_a_module_that_is_no_longer_there_is_not_a_server_that_does_not_answer(browser, updated):
    server, update = updated
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(server.address + "?screen=/about")
    expect(heading(page, "About")).to_be_visible()
    page.locator(".steps").wait_for(state="attached")
    update()
    expect(connection(page)).to_have_attribute("data-state", "live")
    page.locator("[data-part=card]").evaluate("(card) => card.replaceChildren()")
    page.keyboard.press("[")
    expect(page.locator(".card")).to_contain_text("The server was updated.")
    expect(page.locator(".toast")).not_to_contain_text("does not respond")
    context.close()
