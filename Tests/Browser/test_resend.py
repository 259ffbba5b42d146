"""Requests that a user sends again from the network panel: the new response, its differences, and why it is refused."""

import json
import re

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def shown(visit):
    """A page that shows the first request of the sample's home."""
    def shown(query="?screen=/home", **options):
        page = visit(query, **{"width": 1440, "height": 1000, **options})
        page.locator("#tab-network").click()
        page.locator(".request", has_text="/home").first.click()
        expect(page.locator(".exchange h3").last).to_be_visible()
        return page
    return shown


def button(page, way="resend"):
    return page.locator(f".exchange [data-resend={way}]")


def status(page):
    return page.locator(".resend-status")


def edit(page, **values):
    button(page, "editAndResend").click()
    for name, value in values.items():
        page.locator(f".resend-form [name={name}]").fill(value)
    page.get_by_role("button", name="Send", exact=True).click()


def differences(page):
    return page.get_by_role("list", name="Differences to the recorded response").get_by_role("listitem")


def refuse(page, problem, status=429):
    """Has the server refuse to resend, with a problem of this type."""
    page.route("**/resend", lambda route: route.fulfill(
        status=status, content_type="application/problem+json",
        body=json.dumps({"type": f"urn:kennel:problem:{problem}", "title": "Refused", "status": status, "detail": "The detail."})))


def test_a_request_is_resent_and_the_app_is_not_involved(shown):
    page = shown()
    steps, requests = page.locator(".step").count(), page.locator(".request").count()
    with page.expect_request("**/resend") as sent:
        button(page).click()
    assert sent.value.post_data is None, "it goes as it was"
    expect(status(page)).to_have_text(re.compile(r"^New response: 200, .* The new response is the same as the recorded one\.$"))
    expect(page.locator(".exchange")).to_contain_text("The app does not get the new response, no fault rule applies, and nothing is recorded.")
    expect(page.get_by_role("heading", name="New response")).to_be_visible()
    expect(page.get_by_role("heading", name="New request")).to_have_count(0)
    expect(button(page)).to_be_focused()
    assert page.locator(".request").count() == requests and page.locator(".step").count() == steps


def test_the_new_response_stands_beside_the_recorded_one(shown):
    page = shown()
    button(page).click()
    recorded = page.get_by_role("heading", name="Recorded response").bounding_box()
    new = page.get_by_role("heading", name="New response").bounding_box()
    assert recorded["y"] == new["y"] and recorded["x"] < new["x"]


def test_an_edited_request_is_sent_with_its_edits_only(shown):
    page = shown()
    url = page.locator(".exchange-name").first.inner_text().removeprefix("GET ")
    with page.expect_request("**/resend") as sent:
        edit(page, url=url.replace("/home", "/rides"))
    assert sent.value.post_data_json == {"url": url.replace("/home", "/rides")}
    expect(status(page)).to_contain_text(re.compile(r"\d+ differences to the recorded response\."))
    expect(differences(page).filter(has_text="Body navigationBar.title")).to_have_text('Body navigationBar.titleRecorded: "Roda"New: "Your rides"')
    expect(differences(page).filter(has_text="navigationBar.showBackButton")).to_contain_text("New: absent")
    expect(page.get_by_role("heading", name="New request")).to_be_visible()
    expect(device(page)).to_contain_text("Popular this week")


def test_the_method_the_headers_and_the_body_can_be_edited(shown):
    page = shown()
    with page.expect_request("**/resend") as sent:
        edit(page, method="post", headers="X-Try: 2\nContent-Type: application/json", body='{"a": 1}')
    assert sent.value.post_data_json == {
        "method": "POST", "headers": {"X-Try": "2", "Content-Type": "application/json"}, "body": '{"a": 1}'}
    expect(status(page)).to_contain_text("New response:")


@pytest.mark.parametrize("field, value, words", [
    ("method", "g3t", "A method is a word such as GET or POST."), ("url", "/home", "Write the whole URL, beginning with http:// or https://."),
    ("headers", "no colon", "A header is written “Name: value”, not “no colon”."),
])
def test_a_field_that_cannot_be_sent_says_how_to_write_it(shown, field, value, words):
    page = shown()
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/resend") else None)
    edit(page, **{field: value})
    expect(page.locator(".resend-form .step-message")).to_have_text(words)
    assert sent == []
    page.locator(f".resend-form [name={field}]").press_sequentially(" ")
    expect(page.locator(".resend-form .step-message")).to_be_empty()


def test_the_form_is_used_with_keys(shown):
    page = shown()
    button(page, "editAndResend").press("Enter")
    form = page.get_by_role("form", name="Edit and resend")
    expect(form.get_by_label("Method")).to_be_focused()
    page.keyboard.press("Tab")
    expect(form.get_by_label("URL")).to_be_focused()
    page.keyboard.press("Tab")
    with page.expect_request("**/resend"):
        page.keyboard.press("Control+Enter")
    expect(status(page)).to_contain_text("is the same")
    expect(form.get_by_label("Headers (one per line)")).to_be_focused()
    form.get_by_role("button", name="Cancel").press("Enter")
    expect(form).to_have_count(0)
    expect(button(page, "editAndResend")).to_be_focused()


def test_the_form_keeps_its_text_when_the_language_changes_and_another_request_is_looked_at(shown):
    page = shown()
    button(page, "editAndResend").click()
    page.locator(".resend-form [name=method]").fill("PUT")
    page.locator("[data-part=language]").click()
    expect(page.get_by_role("form", name="Editar e reenviar").get_by_label("Método")).to_have_value("PUT")
    page.locator(".request").last.click()
    expect(page.locator(".resend-form")).to_have_count(0)
    page.locator(".request", has_text="/home").first.click()
    expect(page.locator(".resend-form [name=method]")).to_have_value("PUT")
    page.get_by_role("button", name="Enviar", exact=True).click()
    expect(status(page)).to_contain_text("Nova resposta:")


def test_a_fault_rule_does_not_apply_and_is_named(shown):
    page = shown("?screen=/home&faults=status+503+/home")
    button(page).click()
    expect(status(page)).to_contain_text("A fault rule changed the recorded response.")
    expect(differences(page).first).to_have_text("StatusRecorded: 503New: 200")


@pytest.mark.parametrize("problem, words", [
    ("too-many-inputs", "Not sent: eight requests wait for their responses. Send again when one has arrived."),
    ("not-driving", "Not sent: another user is in control. Take control, and send again."),
    ("unknown-request", "Not sent: the server no longer stores this request. Make the app send it again, and resend the new one."),
    ("malformed", "Not sent: The detail."), ("session-busy", "Not sent: The detail."),
])
def test_a_refusal_says_what_to_do(shown, problem, words):
    page = shown()
    refuse(page, problem)
    button(page).click()
    expect(status(page)).to_have_text(words)
    expect(page.get_by_role("heading", name="New response")).to_have_count(0)


def test_a_backend_that_does_not_respond_is_told(shown):
    page = shown()
    edit(page, url="http://127.0.0.1:9/home")
    expect(status(page)).to_contain_text("No response: ")
    expect(status(page)).to_contain_text("Check the URL, and that the backend runs. Then send again.")
    expect(differences(page).first).to_contain_text("StatusRecorded: 200")


def test_a_request_whose_body_is_cut_needs_the_whole_body(shown):
    page = shown()
    details = {"id": "q1", "method": "POST", "url": "http://sample/home", "status": 200,
               "request": {"headers": {"Authorization": "[authorization]"}, "body": '{"a', "bytes": 9000, "kept": 3, "truncated": True},
               "response": {"headers": {}, "bytes": 2, "body": "{}"}}
    page.route(re.compile(r"/requests/q1$"), lambda route: route.fulfill(json=details))
    page.locator(".request").last.click()
    page.locator(".request").first.click()
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".exchange")).to_contain_text("Only the beginning of the body is stored. To resend, use “Edit and resend” with the whole body.")
    button(page, "editAndResend").click()
    expect(page.locator(".resend-form")).to_contain_text("Write the whole body here.")
    expect(page.locator(".resend-form")).to_contain_text("Secrets are sent only to the recorded origin.")
    expect(page.locator(".resend-form [name=body]")).to_have_value('{"a')


def test_only_one_waits_for_its_response(shown):
    page = shown()
    held = []
    page.route("**/resend", lambda route: held.append(route))
    button(page).click()
    expect(status(page)).to_have_text("Waiting for the response…")
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    button(page).click(force=True)
    expect(page.locator("[data-part=toast]")).to_contain_text("The last one still waits for its response.")
    assert len(held) == 1
    held.pop().continue_()
    expect(status(page)).to_contain_text("New response: 200")
    expect(button(page)).not_to_have_attribute("aria-disabled", "true")


def test_a_viewer_reads_why_nothing_can_be_resent(shown, visit, server):
    page = shown()
    watch = page.evaluate("fetch(`/api/sessions/${new URL(location).searchParams.get('session')}`).then((answer) => answer.json())")["session"]["watch"]
    page = shown(f"?watch={watch}")
    reason = "Only the user in control can resend requests."
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".resend-reason")).to_have_text(reason)
    button(page).click(force=True)
    expect(page.locator("[data-part=toast]")).to_contain_text(reason)
    page.locator(".request").first.click(button="right")
    item = page.get_by_role("menuitem", name="Edit and resend")
    expect(item).to_have_attribute("aria-disabled", "true")
    expect(item).to_contain_text(reason)


def test_an_earlier_step_sends_nothing(shown):
    page = shown()
    page.keyboard.press("[")
    expect(page.locator(".recording")).to_be_visible()
    page.locator(".request", has_text="/home").first.click()
    expect(page.locator(".resend-reason")).to_have_text("This is an earlier step. To resend, go back to now.")
    expect(button(page, "editAndResend")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".resend-reason")).to_have_count(0)


def test_a_recording_sends_nothing(shown):
    page = shown()
    session = page.evaluate("new URL(location).searchParams.get('session')")
    watch = page.evaluate("""async (session) => {
      const file = await fetch(`/api/sessions/${session}/recording`)
      const opened = await fetch('/api/recordings', { method: 'POST', body: await file.blob(), headers: { 'Content-Type': 'application/x-ndjson' } })
      return JSON.stringify([file.status, opened.status, await opened.text()])
    }""", session)
    status_of_file, status_of_opening, text = json.loads(watch)
    assert (status_of_file, status_of_opening) == (200, 201), text
    page = shown(json.loads(text)["url"].removeprefix("/"))
    expect(page.locator(".resend-reason")).to_have_text("A recording sends no requests. To resend, continue it as a session.")
    expect(button(page)).to_have_attribute("aria-disabled", "true")


def test_the_menu_of_a_request_resends_it(shown):
    page = shown()
    page.locator(".request").last.click(button="right")
    page.get_by_role("menuitem", name="Resend", exact=True).click()
    expect(status(page)).to_contain_text("New response: 200")
    expect(page.locator(".request").last).to_have_attribute("aria-current", "true")


def test_the_command_menu_resends_the_chosen_request(shown):
    page = shown()
    page.locator("#tab-timeline").click()
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Command menu").fill("edit and resend")
    expect(page.locator(".palette-option").first).to_have_text("CommandEdit and resendGET /home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("form", name="Edit and resend").get_by_label("Method")).to_be_focused()


@pytest.mark.parametrize("width", [390, 768, 1024])
def test_the_differences_fit_narrow_pages(shown, width):
    page = shown(width=width)
    url = page.locator(".exchange-name").first.inner_text().removeprefix("GET ")
    edit(page, url=url.replace("/home", "/rides"))
    expect(differences(page).first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.exchange'))")


def test_who_loses_and_takes_control_sees_whether_it_can_be_resent(shown):
    page = shown()
    watch = page.evaluate("fetch(`/api/sessions/${new URL(location).searchParams.get('session')}`).then((answer) => answer.json())")["session"]["watch"]
    taken = page.evaluate("""(watch) => fetch(`/api/sessions/${watch}/control`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"by":"Ana"}' })
      .then((answer) => answer.status)""", watch)
    assert taken < 300
    expect(page.locator(".resend-reason")).to_have_text("Only the user in control can resend requests.")
    expect(button(page)).to_have_attribute("aria-disabled", "true")


def test_a_body_of_json_is_edited_with_its_errors(shown):
    page = shown()
    details = {"id": "q1", "method": "POST", "url": "http://sample/home", "status": 200,
               "request": {"headers": {"Content-Type": "application/json"}, "body": '{"a":1}', "bytes": 7}, "response": {"headers": {}, "bytes": 2, "body": "{}"}}
    page.route(re.compile(r"/requests/q1$"), lambda route: route.fulfill(json=details))
    page.locator(".request").last.click()
    page.locator(".request").first.click()
    button(page, "editAndResend").click()
    form = page.get_by_role("form", name="Edit and resend")
    body = form.get_by_label("Body")
    expect(body).to_have_value('{\n  "a": 1\n}')
    body.fill('{"a": oops}')
    expect(form.get_by_role("status")).to_have_text("Not valid JSON at line 1, column 7: unexpected “oops”.")
    body.fill('{"a": 2}')
    expect(form.get_by_role("status")).to_be_empty()
    with page.expect_request("**/resend") as sent:
        body.press("Control+Enter")
    assert sent.value.post_data_json == {"body": '{"a": 2}'}
