"""The device: drawing, presses, and the focus."""

import re

import pytest

from conftest import device, open_failing, session_of, taps, until, waits
from engines import expect, in_chromium, in_three_engines

pytestmark = in_three_engines


def focused(page):
    return page.evaluate("document.activeElement.textContent || document.activeElement.tagName")


def test_first_visit_opens_the_home_screen_and_names_the_session(visit, server):
    page = visit()
    expect(device(page).get_by_role("heading", name="Roda")).to_be_visible()
    identifier = device(page).get_attribute("data-session")
    assert page.url == f"{server.address}?session={identifier}"


def test_a_deep_link_becomes_the_address_of_its_session(visit, server):
    page = visit("?screen=/bikes&controller=CustomError")
    expect(device(page).get_by_text("Dueto")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?session=[^&]+$"))
    assert session_of(page, server).configuration == {"screen": "/bikes", "controller": "CustomError"}


def test_loading_is_a_progressbar_and_what_it_covers_is_inert(visit):
    page = visit("?screen=/slow")
    expect(device(page).get_by_role("progressbar", name="Loading")).to_be_visible()
    covered = page.evaluate("document.querySelector('[data-kind=navigationbar]').inert")
    assert covered is True


def test_the_error_view_is_a_dialog_with_retry_and_cancel(visit):
    page = open_failing(visit)
    dialog = device(page).get_by_role("alertdialog", name="Error")
    expect(dialog.get_by_role("button")).to_have_text(["Retry", "Cancel"])
    expect(device(page).get_by_role("progressbar")).to_have_count(0)


def test_a_double_click_on_retry_is_one_input(visit, server):
    page = open_failing(visit)
    device(page).get_by_role("button", name="Retry").dblclick()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    assert len(taps(page, server)) == 1


def test_retry_says_that_it_is_under_way(visit):
    page = open_failing(visit)
    retry = device(page).get_by_role("button", name="Retry")
    retry.click()
    busy = device(page).get_by_role("button", name="Retrying…")
    expect(busy).to_have_attribute("aria-disabled", "true")


def test_two_retries_bring_the_screen_and_the_focus_to_its_heading(visit):
    page = open_failing(visit)
    device(page).get_by_role("button", name="Retry").press("Enter")
    until(page, "document.activeElement.textContent === 'Retry'")
    device(page).get_by_role("button", name="Retry").press("Enter")
    expect(device(page).get_by_role("heading", name="Fails twice").first).to_be_focused()


def test_focus_is_never_on_the_body_between(visit):
    page = open_failing(visit)
    page.evaluate("""() => { window.lost = 0; new MutationObserver(() => { if (document.activeElement === document.body) window.lost++ })
        .observe(document.querySelector('[data-testid=device]'), { childList: true, subtree: true, attributes: true }) }""")
    device(page).get_by_role("button", name="Retry").focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement.textContent === 'Retry'")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.getAttribute('role') === 'heading'")
    assert page.evaluate("window.lost") == 0


def test_a_key_held_down_is_one_press(visit, server):
    page = visit()
    device(page).get_by_role("button", name="Basket").focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(device(page).get_by_role("heading", name="Basket")).to_be_visible()
    assert len(taps(page, server)) == 1


def test_cancel_leaves_things_as_they_are(visit):
    page = visit()
    device(page).get_by_text("Fails twice").click()
    device(page).get_by_role("button", name="Cancel").click()
    expect(device(page).get_by_role("alertdialog")).to_have_count(0)
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    assert focused(page) == "Roda"


def test_a_push_moves_focus_to_the_new_heading_and_back_is_a_button(visit):
    page = visit()
    device(page).get_by_role("button", name="Garça").press("Enter")
    expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_focused()
    device(page).get_by_role("button", name="Back").click()
    expect(device(page).get_by_role("heading", name="Roda")).to_be_visible()
    expect(device(page).get_by_text("It took a while")).to_have_count(0)


def test_an_alert_takes_the_focus_and_leaves_the_rest_inert(visit):
    page = visit()
    device(page).get_by_text("Is it free today?").click()
    expect(device(page).get_by_role("alertdialog", name="Two left")).to_be_visible()
    expect(device(page).get_by_role("button", name="Ok")).to_be_focused()
    assert device(page).get_by_text("Is it free today?").evaluate("element => Boolean(element.closest('[inert]'))")
    page.keyboard.press("Enter")
    expect(device(page).get_by_role("alertdialog")).to_have_count(0)
    assert not device(page).get_by_text("Is it free today?").evaluate("element => Boolean(element.closest('[inert]'))")


def test_a_sheet_replaces_what_it_covers(visit):
    page = visit()
    device(page).get_by_text("Check out").click()
    expect(device(page).get_by_text("Pick up at")).to_be_visible()
    expect(device(page).get_by_text("Popular this week")).to_have_count(0)
    expect(device(page).locator("[data-presentation=sheet]")).to_have_count(1)
    device(page).get_by_role("button", name="Close").click()
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_ghost_is_outside_the_device_inert_and_hidden(visit):
    page = visit()
    page.evaluate("""() => { window.ghosts = []; new MutationObserver((changes) => { for (const change of changes)
        for (const node of change.addedNodes) if (node.className === 'ghost') window.ghosts.push([node.inert, node.getAttribute('aria-hidden'),
        Boolean(node.closest('[data-testid=device]'))]) }).observe(document.querySelector('.ghosts'), { childList: true }) }""")
    device(page).get_by_role("button", name="Garça").click()
    expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
    ghosts = page.evaluate("window.ghosts")
    assert ghosts and all(ghost == [True, "true", False] for ghost in ghosts)


@in_chromium  # the only engine here that can prefer reduced motion
def test_with_reduced_motion_nothing_slides(visit):
    page = visit(reduced_motion="reduce")
    page.evaluate("""() => { window.ghosts = 0; new MutationObserver(() => window.ghosts++)
        .observe(document.querySelector('.ghosts'), { childList: true }) }""")
    device(page).get_by_role("button", name="Garça").click()
    expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
    assert page.evaluate("window.ghosts") == 0


def test_typing_is_not_overwritten_and_the_caret_stays(visit, server):
    server.input_delay = 0.05
    page = visit()
    device(page).get_by_text("Check out").click()
    field = device(page).get_by_role("textbox", name="Name")
    field.click()
    page.keyboard.type("Caroline", delay=15)
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("XY", delay=15)
    expect(device(page).get_by_text("Hello, CaroXYline")).to_be_visible()
    assert field.input_value() == "CaroXYline"
    assert field.evaluate("element => element.selectionStart") == 6


def test_the_server_may_change_what_was_typed(visit):
    page = visit()
    device(page).get_by_text("Check out").click()
    field = device(page).get_by_role("textbox", name="Name")
    field.click()
    page.keyboard.type("ana!", delay=10)
    expect(field).to_have_value("ANA!")


def test_a_patch_of_other_views_keeps_selection_and_scroll(visit, server):
    page = visit()
    scroll = device(page).locator("[data-kind=scroll]")
    scroll.evaluate("element => { element.scrollTop = 120 }")
    device(page).get_by_text("Is it free today?").click()
    device(page).get_by_role("button", name="Ok").click()
    expect(device(page).get_by_role("alertdialog")).to_have_count(0)
    assert scroll.evaluate("element => Math.round(element.scrollTop)") == 120  # Firefox rounds to its own pixels


def test_a_style_that_would_fetch_is_refused(visit, server):
    page = visit()
    session = session_of(page, server)
    window = session.app.window["id"]
    session.emit("patch", {"ops": [{"op": "set", "id": window, "props": {"style": {
        "background-color": "rgb(1, 2, 3)", "background": "url(https://example.com/x)", "behavior": "none"}}}]})
    until(page, "document.querySelector('[data-kind=window]').style.backgroundColor === 'rgb(1, 2, 3)'")
    assert "url" not in page.locator("[data-kind=window]").get_attribute("style")


def test_text_is_never_markup(visit, server):
    page = visit()
    session = session_of(page, server)
    session.emit("patch", {"ops": [{"op": "insert", "parent": session.app.window["id"], "node": {
        "id": "v900", "kind": "label", "props": {"text": "<img src=x onerror=alert(1)><b>bold</b>", "frame": [0, 300, 393, 22]}}}]})
    expect(device(page).get_by_text("<b>bold</b>")).to_be_visible()
    expect(device(page).locator("b")).to_have_count(0)


def test_one_change_that_cannot_be_drawn_does_not_stop_the_page(visit, server):
    page = visit()
    session = session_of(page, server)
    session.emit("patch", {"ops": [
        {"op": "set", "id": "v99999", "props": {"text": "?"}},
        {"op": "insert", "parent": session.app.window["id"], "node": {"id": "v901", "kind": "label", "props": {"text": "after", "frame": [0, 300, 393, 22]}}}]})
    expect(device(page).get_by_text("after")).to_be_visible()
    expect(page.get_by_text("Could not show an update")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_text("Could not show an update")).to_have_count(0)
    session.emit("patch", {"ops": [{"op": "set", "id": "v99999", "props": {"text": "?"}}]})
    page.get_by_role("button", name="Redraw").click()
    expect(page.get_by_text("Could not show an update")).to_have_count(0)
    expect(device(page).get_by_text("Popular this week")).to_be_visible()
    expect(device(page).get_by_text("after")).to_have_count(0)


@in_chromium  # in another language, which the WebKit of the tests cannot use
def test_a_covered_button_says_why_it_was_not_taken(visit, server):
    page = visit()
    server.refusals = [409]
    device(page).get_by_role("button", name="Basket").click()
    expect(page.locator(".toast")).to_contain_text("v9 is covered")
    page = visit(locale="pt-BR")
    server.refusals = [409]
    device(page).get_by_role("button", name="Basket").click()
    expect(page.locator(".toast")).to_have_text("Ação recusada: Há outra coisa por cima do elemento.")


def test_too_many_inputs_is_said_in_our_own_words(visit, server):
    page = visit()
    server.refusals = [429]
    device(page).get_by_role("button", name="Basket").click()
    expect(page.locator(".toast")).to_contain_text("Too many actions")


def test_a_view_only_link_sends_nothing(visit, server):
    page = visit()
    watch = session_of(page, server).watch
    viewer = visit(f"?watch={watch}")
    device(viewer).get_by_role("button", name="Basket").click()
    expect(viewer.locator(".toast")).to_contain_text("view-only")
    assert taps(page, server) == []


@in_chromium  # the only engine that reports responses and accepts a language
@pytest.mark.parametrize("locale, name", [("en-GB", "Take control"), ("pt-BR", "Assumir o controle")])
def test_control_can_be_taken_where_there_is_only_a_view(visit, server, locale, name):
    page = visit()
    control = page.get_by_role("button", name="Take control")
    expect(control).to_be_hidden()
    session = session_of(page, server)
    viewer = visit(f"?watch={session.watch}", locale=locale)
    viewer.get_by_role("button", name=name).click()
    expect(device(viewer)).to_have_attribute("data-session", session.id)
    expect(viewer.get_by_role("button", name=name)).to_be_hidden()
    assert viewer.url.endswith(f"?session={session.id}")
    with viewer.expect_response("**/inputs") as answer:
        device(viewer).get_by_role("button", name="Basket").click()
    assert answer.value.ok


def test_embedded_there_is_only_the_device(visit, server):
    page = visit()
    watch = session_of(page, server).watch
    alone = visit(f"?watch={watch}&embed")
    expect(device(alone).get_by_text("Popular this week")).to_be_visible()
    # The banner has only the heading of the page, which is read out and not visible.
    expect(alone.get_by_role("banner")).to_have_css("clip-path", "inset(50%)")
    expect(alone.get_by_role("banner").get_by_role("button")).to_have_count(0)
    expect(alone.get_by_role("tablist")).to_be_hidden()
    assert alone.url.endswith("&embed")


def test_the_device_has_its_own_light_and_dark(visit):
    page = visit(color_scheme="light")
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(page.locator(".phone-glass")).to_have_css("background-color", "rgb(0, 0, 0)")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")


@in_chromium
def test_what_was_pressed_looks_so_until_the_server_answers(visit):
    page = visit(new=True)
    held = []
    page.route("**/inputs", lambda route: held.append(route) if route.request.post_data_json["type"] == "tap" else route.continue_())
    button = device(page).get_by_role("button", name="Garça")
    button.click()
    expect(button).to_have_css("opacity", "0.55")
    waits(page, lambda: held)
    held[0].continue_()
    expect(button).to_have_css("opacity", "1")


@in_chromium
def test_what_the_server_refuses_looks_pressed_no_longer(visit):
    page = visit(new=True)
    page.route("**/inputs", lambda route: route.fulfill(status=409, json={"title": "Refused", "detail": "It is covered."}))
    button = device(page).get_by_role("button", name="Garça")
    button.click()
    expect(page.locator("[data-part=toast]")).to_contain_text("It is covered.")
    expect(button).to_have_css("opacity", "1")
