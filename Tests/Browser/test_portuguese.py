"""Reports of the server on a page in Portuguese: in the page's texts, with the texts of the app unchanged."""

import re

from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


def test_what_changed_is_in_portuguese(visit):
    page = visit("?screen=/home", locale="pt-BR", width=1440)
    expect(device(page)).to_contain_text("Popular this week")
    page.locator(".step", has_text="GET /home").first.click()
    changes = page.locator(".changes")
    expect(changes).to_contain_text("O que mudou")
    expect(changes.locator(".group-name").first).to_have_text("Tela")
    expect(changes).to_contain_text("Popular this week")
    expect(changes).not_to_contain_text(re.compile(r"\b(label|spinner|button|image|Retries|pending|done) "))


def test_what_a_sweep_found_is_in_portuguese(visit):
    page = visit("?screen=/about&controller=CustomError", locale="pt-BR")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    page.get_by_role("button", name="Testar falhas", exact=True).click()
    dialog = page.get_by_role("dialog", name="Testar falhas")
    choices = dialog.get_by_role("group", name="Falhas").get_by_role("checkbox")
    expect(choices).to_have_count(5)
    for choice in choices.all():
        choice.uncheck()
    dialog.get_by_label("sem conexão").check()
    dialog.get_by_role("button", name="Iniciar", exact=True).click()
    expect(dialog.locator(".sweep-found")).to_contain_text('Após apertar botão "Close" a tela está vazia.')
