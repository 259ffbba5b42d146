"""Links: the page shows the screen, the controller, the backend or the session that its URL names."""

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from page import connection, device, heading, session_of
from scripted_bff import screen


def test_without_a_word_the_app_itself_opens(visit):
    page = visit()
    expect(heading(page, "Roda")).to_be_visible()
    expect(device(page).get_by_role("img", name="A bicycle on green hills at sunrise")).to_be_visible()
    assert page.url.endswith(f"?session={session_of(page)}")


def test_a_screen_and_a_controller(visit, kennel):
    page = visit("?screen=/about&controller=ColouredBar")
    expect(heading(page, "About")).to_be_visible()
    snapshot = kennel.session(session_of(page)).snapshot()
    assert snapshot["navigation"]["stacks"][0]["controller"] == "ColouredBarNavigationController"
    bar = device(page).locator("[data-kind=navigationbar]")
    assert bar.evaluate("(bar) => getComputedStyle(bar).backgroundColor") != "rgba(0, 0, 0, 0)"


def test_a_backend_of_ones_own(visit, bff):
    bff.on("/nested/first", screen("first", "From the other one"))
    page = visit(f"?bff={quote(bff.address, safe='')}&screen=/nested/first")
    expect(device(page).get_by_text("From the other one")).to_be_visible()
    expect(page.locator(".crumb")).to_contain_text(bff.address.removeprefix("http://"))


def test_a_whole_url_as_screen(visit, bff):
    bff.on("/there?x=1&y=%2F", screen("there", "By its whole URL"))
    page = visit(f"?screen={quote(bff.address + '/there?x=1&y=%2F', safe='')}")
    expect(device(page).get_by_text("By its whole URL")).to_be_visible()


def test_a_session_by_its_id(visit, kennel):
    session = kennel.open(screen="/about")
    page = visit(f"?session={session.name}")
    expect(heading(page, "About")).to_be_visible()
    assert session_of(page) == session.name


def test_who_only_watches_sees_everything_and_changes_nothing(visit, kennel):
    session = kennel.open(screen="/about")
    page = visit(f"?watch={session.watch}")
    expect(heading(page, "About")).to_be_visible()
    device(page).get_by_role("button", name="Terms").click()
    expect(page.get_by_text("This link is view-only.")).to_be_visible()
    expect(heading(page, "About")).to_be_visible()
    assert session.name not in page.content()
    session.tap("Terms")
    expect(heading(page, "Terms")).to_be_visible()


def test_control_is_taken_from_the_page_and_everybody_sees_it(visit, kennel):
    session = kennel.open(screen="/about")
    page = visit(f"?watch={session.watch}")
    page.get_by_role("button", name="Take control").click()
    expect(page.get_by_role("button", name="Take control")).to_be_hidden()
    expect(page.get_by_text("takes control", exact=True)).to_be_visible()
    device(page).get_by_role("button", name="Terms").click()
    expect(heading(page, "Terms")).to_be_visible()
    assert session_of(page).startswith(f"{session.watch}.")


def test_a_watch_link_needs_no_token_and_says_nothing_of_what_it_may_not(visit, own_kennel):
    token = "correct-horse-battery-staple"
    server = own_kennel("--token", token)
    opened = server.ask("POST", "/api/sessions", {"screen": "/about"}, {"Authorization": f"Bearer {token}"}).json
    page = visit(f"?watch={opened['watch']}", at=server)
    expect(heading(page, "About")).to_be_visible()
    for panel in ("Navigation", "Network", "Tree"):
        page.get_by_role("tab", name=panel).click()
        expect(page.get_by_role("tabpanel", name=panel)).to_be_visible()
    expect(page.locator(".toast")).to_be_hidden()
    expect(page.locator(".card")).to_have_attribute("data-state", "none")
    expect(page.get_by_role("button", name="Take control")).to_be_hidden()
    assert visit("", at=server, wait=False).get_by_text("A token is needed").is_visible()


def test_embedded_there_is_only_the_device(visit, kennel):
    session = kennel.open(screen="/about")
    page = visit(f"?session={session.name}&embed")
    expect(heading(page, "About")).to_be_visible()
    expect(page.locator("header.bar")).to_have_css("clip-path", "inset(50%)")  # its heading is only read out
    for part in (".tabs", ".side", ".panels"):
        expect(page.locator(part)).to_be_hidden()
    device(page).get_by_role("button", name="Terms").click()
    expect(heading(page, "Terms")).to_be_visible()


def test_a_controller_that_nobody_registered(visit, kennel):
    page = visit("?screen=/about&controller=Nobody")
    expect(heading(page, "About")).to_be_visible()
    snapshot = kennel.session(session_of(page)).snapshot()
    assert snapshot["navigation"]["stacks"][0]["controller"] == "BeagleNavigationController"
    assert any("Nobody" in entry["message"] for entry in snapshot["log"])
    expect(page.locator(".step", has_text="Nobody").last).to_be_visible()
    expect(page.locator("[data-part=note]")).to_contain_text("Nobody")


@pytest.mark.parametrize("query", ["?session=nobody", "?watch=nobody", "?session=..%2F..%2Fhealthz", "?session=%00"])
def test_a_session_that_never_was(visit, query):
    page = visit(query, wait=False)
    expect(page.get_by_text("This session no longer exists")).to_be_visible()
    page.get_by_role("button", name="Open again").click()
    expect(heading(page, "Roda")).to_be_visible()
    expect(connection(page)).to_have_text("live")


@pytest.mark.parametrize("query", ["?bff=nonsense", "?bff=file:///etc/passwd", "?bff=http://user:word@127.0.0.1/"])
def test_a_backend_that_cannot_be_one(visit, query):
    page = visit(query, wait=False)
    expect(page.get_by_text("Could not open the screen")).to_be_visible()
    expect(page.locator(".card-text")).not_to_be_empty()


def test_a_screen_sent_along_as_text(visit, kennel):
    session = kennel.open(screen_json=json.dumps(screen("sent", "Sent along", title="Sent")))
    page = visit(f"?session={session.name}")
    expect(heading(page, "Sent")).to_be_visible()
    expect(device(page).get_by_text("Sent along")).to_be_visible()


def test_a_script_in_a_document_is_text(visit, bff):
    sting = "<img src=x onerror=\"document.title='stung'\"><script>document.title='stung'</script>"
    bff.on("/a", screen("a", sting, title=sting))
    page = visit(f"?bff={bff.address}&screen=/a")
    expect(heading(page, sting)).to_be_visible()
    assert "stung" not in page.title()
