"""Allowed backends: a link with a new backend needs a confirmation, and Kennel itself is never allowed."""

import json
import stat
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from page import connection, device, heading, retry_button
from scripted_bff import screen


def question(page):
    return page.locator(".card").get_by_text("Allow this backend?")


def test_a_foreign_link_is_a_question(visit, own_kennel, bff, tmp_path):
    bff.on("/there", screen("there", "From the other one"))
    server = own_kennel("--data", str(tmp_path), asks_about_backends=True)
    link = f"?bff={quote(bff.address, safe='')}&screen=/there"
    page = visit(link, at=server, wait=False)
    expect(question(page)).to_be_focused()
    expect(page.locator(".card code")).to_have_text(bff.address)
    assert bff.requests == []

    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Allow")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Requests to {bff.address} are not allowed")).to_be_focused()
    expect(connection(page)).to_have_text("no session")
    assert bff.requests == []
    page.get_by_role("button", name="Open the start screen").click()
    expect(heading(page, "Roda")).to_be_visible()
    expect(connection(page)).to_have_text("live")

    page = visit(link, at=server, wait=False)
    page.get_by_role("button", name="Allow").click()
    expect(device(page).get_by_text("From the other one")).to_be_visible()
    assert stat.S_IMODE((tmp_path / "confirmed-backends").stat().st_mode) == 0o600

    page = visit(link, at=server)
    expect(device(page).get_by_text("From the other one")).to_be_visible()
    server.stop()
    server.start()
    page = visit(link, at=server)
    expect(device(page).get_by_text("From the other one")).to_be_visible()


def test_the_question_in_portuguese_with_escape(visit, own_kennel, bff):
    server = own_kennel(asks_about_backends=True)
    page = visit(f"?bff={quote('http://bücher.example', safe='')}", at=server, wait=False, locale="pt-BR")
    expect(page.locator(".card")).to_contain_text("Permitir este backend?")
    expect(page.locator(".card code")).to_have_text("http://xn--bcher-kva.example")
    expect(page.locator(".card")).to_contain_text("O nome contém letras")
    page.keyboard.press("Escape")
    expect(page.locator(".card")).to_contain_text("Requisições a http://xn--bcher-kva.example não são permitidas")
    expect(connection(page)).to_have_text("nenhuma sessão")


def test_the_open_panel_asks_too_and_the_session_stays(visit, own_kennel, bff):
    bff.on("/there", screen("there", "From the other one"))
    server = own_kennel(asks_about_backends=True)
    page = visit(at=server)
    held = []
    page.route("**/api/screens", lambda route: held.append(route))
    page.reload()
    page.locator("input[name=bff]").fill(bff.address)
    page.locator("input[name=screen]").fill("/there")
    page.locator("input[name=screen]").press("Enter")
    expect(question(page)).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(question(page)).not_to_be_visible()
    expect(heading(page, "Roda")).to_be_visible()

    # The form's options may load late without replacing entered values.
    for late in held:
        late.continue_()
    expect(page.locator(".screen-link").first).to_be_visible()
    expect(page.locator("input[name=bff]")).to_have_value(bff.address)
    expect(page.locator("input[name=screen]")).to_have_value("/there")
    page.locator("input[name=screen]").press("Enter")
    page.get_by_role("button", name="Allow").click()
    expect(device(page).get_by_text("From the other one")).to_be_visible()


def test_a_backend_that_only_a_document_names_is_a_question(visit, own_kennel, bff):
    bff.on("/offer", screen("there", "From the other one"))
    server = own_kennel(asks_about_backends=True)
    document = {"_beagleComponent_": "beagle:screenComponent", "child": {
        "_beagleComponent_": "beagle:lazyComponent", "path": f"{bff.address}/offer",
        "initialState": {"_beagleComponent_": "beagle:text", "text": "Wait"}}}
    session = server.open(screen_json=json.dumps(document))
    page = visit(f"?session={session.name}", at=server)
    expect(question(page)).to_be_visible()
    expect(page.locator(".card code")).to_have_text(bff.address)
    page.locator(".card").get_by_role("button", name="Cancel").click()
    expect(question(page)).not_to_be_visible()
    assert bff.requests == []

    page.reload()
    page.get_by_role("button", name="Allow").click()
    expect(page.locator(".toast")).to_contain_text(f"{bff.address} is allowed now")
    expect(question(page)).not_to_be_visible()
    retry_button(page).click()
    expect(device(page).get_by_text("From the other one")).to_be_visible()


def test_what_was_confirmed_is_listed_and_forgotten_in_the_page(visit, own_kennel, bff):
    bff.on("/there", screen("there", "From the other one"))
    server = own_kennel(asks_about_backends=True)
    assert server.ask("POST", "/api/backends", {"origin": bff.address}).status == 204
    page = visit("?screen=/about", at=server, locale="pt-BR")
    page.get_by_text("Backends permitidos").click()
    expect(page.locator(".backends li").filter(has_text=bff.address)).to_be_visible()
    page.get_by_role("button", name=f"Remover {bff.address}").click()
    expect(page.locator(".backends li").filter(has_text=bff.address)).to_have_count(0)
    expect(page.locator(".backends")).to_contain_text("precisam da sua permissão")
    page.locator("input[name=screen]").fill(f"{bff.address}/there")
    page.locator("input[name=screen]").press("Enter")
    expect(page.locator(".card")).to_contain_text("Permitir este backend?")
    assert bff.requests == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]"])
def test_kennel_never_asks_itself(kennel, host):
    victim = kennel.open(screen="/about")
    itself = f"http://{host}:{kennel.port}"
    for body in ({"bff": itself, "screen": "/api/sessions"}, {"screen": f"{itself}/api/sessions"}):
        answer = kennel.ask("POST", "/api/sessions", body)
        assert answer.status == 403 and answer.is_problem
    assert kennel.ask("POST", "/api/backends", {"origin": itself}).status == 403
    victim.tap("Terms")


def test_documents_redirects_and_pictures_lead_nowhere_else(own_kennel, bff):
    server = own_kennel("--bff", bff.address, asks_about_backends=True)
    itself = f"http://localhost:{server.port}/api/sessions"
    bff.on("/moved", lambda handler: (
        handler.send_response(302), handler.send_header("Location", itself),
        handler.send_header("Content-Length", "0"), handler.end_headers()))
    session = server.open(screen="/moved")
    snapshot = session.until(lambda snapshot: any(state["state"] == "error" for state in snapshot["states"]))
    assert any("this Kennel server" in str(state) for state in snapshot["states"])

    bff.on("/picture", {
        "_beagleComponent_": "beagle:image",
        "path": {"_beagleImagePath_": "remote", "url": "http://169.254.169.254/latest"}})
    session = server.open(screen="/picture")
    session.until(
        lambda snapshot: any(request.get("error", {}).get("kind") == "forbiddenHost" for request in snapshot["requests"]))
