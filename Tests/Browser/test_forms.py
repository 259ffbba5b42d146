"""Inputs, forms, web views and analytics, with the real server in a real browser."""

import http.server
import json
import re
import threading
import urllib.request
from pathlib import Path

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import serving

FORM = json.loads((Path(__file__).resolve().parents[1] / "Fixtures/conformance/C7-form.json").read_text())


class Pages(http.server.BaseHTTPRequestHandler):
    """A web server beside the backend. The path names its response."""

    def do_HEAD(self):
        self.answer()

    def do_GET(self):
        self.answer()
        self.wfile.write(b"<title>Rules</title><h1>Bike rules</h1>")

    def answer(self):
        self.server.heard.append(self.headers)
        broken = "broken" in self.path and not self.server.mended
        self.send_response(503 if broken else 200)
        self.send_header("Content-Type", "text/html")
        if "refuses" in self.path:
            self.send_header("X-Frame-Options", "DENY")
        self.end_headers()

    def log_message(self, *arguments):
        pass

server = serving()


@pytest.fixture
def web():
    web = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    web.mended = False
    web.heard = []
    threading.Thread(target=web.serve_forever, daemon=True).start()
    yield web
    web.shutdown()


def component(name, **members):
    return {"_beagleComponent_": f"beagle:{name}", **members}


def set_context(path, value, context="c"):
    return {"_beagleAction_": "beagle:setContext", "contextId": context, "path": path, "value": value}


def text_input(placeholder, **members):
    return component("textInput", placeholder=placeholder, **members)


@pytest.fixture
def show(visit, server):
    """Shows a document in a new session."""
    def show(document, bff=None, **options):
        body = json.dumps({"screen_json": json.dumps(document), "bff": bff}).encode()
        request = urllib.request.Request(
            f"{server.address}api/sessions", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            session = json.load(answer)["id"]
        return visit(f"?session={session}", **options)
    return show


def snapshot(server, page):
    session = device(page).get_attribute("data-session")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session}") as answer:
        return json.load(answer)


def field(page, name):
    return device(page).get_by_placeholder(name)


def test_a_form_refuses_tells_and_sends(show):
    page = show(FORM)
    box = device(page).locator("form input")
    expect(box).to_have_attribute("type", "email")
    device(page).get_by_role("button", name="Send").click()
    error = device(page).get_by_role("alert")
    expect(error).to_have_text("Required")
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(box).to_have_attribute("aria-describedby", error.get_attribute("id"))
    box.press_sequentially("a@b")
    expect(error).to_be_hidden()
    expect(box).not_to_have_attribute("aria-invalid", "true")
    device(page).get_by_role("button", name="Send").click()
    expect(device(page).get_by_role("alertdialog")).to_contain_text("Sent to a@b")


def test_typing_in_the_middle_keeps_the_caret(show):
    page = show(component("container", context={"id": "c", "value": {"t": "bike"}}, children=[
        text_input("Name", value="@{c.t}", onChange=[set_context("t", "@{onChange.value}")]),
        component("text", text="is @{c.t}")]))
    box = field(page, "Name")
    expect(box).to_have_value("bike")
    box.click()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    for letter in "rown-":
        page.keyboard.press(letter)
    expect(device(page).get_by_text("is brown-ike")).to_be_visible()
    assert box.evaluate("box => box.selectionStart") == 6


def test_focus_return_and_blur_are_told(show):
    events = {event: [set_context("log", f"@{{c.log}} {event}:@{{{event}.value}}")] for event in ("onFocus", "onChange", "onBlur")}
    page = show(component("container", context={"id": "c", "value": {"log": ""}}, children=[
        text_input("First", **events), text_input("Second"), component("text", text="log:@{c.log}")]))
    field(page, "First").click()
    page.keyboard.type("a")
    page.keyboard.press("Enter")
    expect(device(page).get_by_text("log: onFocus: onChange:a onBlur:a", exact=True)).to_be_visible()
    page.keyboard.type("b")
    field(page, "Second").click()
    expect(device(page).get_by_text(
        "log: onFocus: onChange:a onBlur:a onFocus:a onChange:ab onBlur:ab", exact=True)).to_be_visible()


def test_return_in_the_last_field_sends_the_form(show):
    page = show(component("simpleForm", onSubmit=[{"_beagleAction_": "beagle:alert", "message": "Sent"}], children=[
        text_input("First"), text_input("Last"), text_input("Off", enabled=False)]))
    field(page, "First").press("Enter")
    field(page, "Last").press("Enter")
    expect(device(page).get_by_role("alertdialog")).to_have_count(1)
    expect(device(page).get_by_role("alertdialog")).to_contain_text("Sent")


def test_the_drawn_keys_write_for_a_pointer_and_stay_unheard(show):
    page = show(component("container", context={"id": "c", "value": {"t": ""}}, children=[
        text_input("Name", onChange=[set_context("t", "@{onChange.value}")]), component("text", text="is @{c.t}")]))
    field(page, "Name").click()
    keys = page.locator(".keyboard .key")
    # the server reports a keyboard, and a late module draws it
    expect(keys.get_by_text("return", exact=True)).to_be_visible()
    assert "".join(keys.all_text_contents()) == "qwertyuiopasdfghjkl⇧zxcvbnm⌫123return"
    key = lambda words: keys.get_by_text(words, exact=True)  # noqa: E731
    key("⇧").click()
    key("H").click()
    key("i").click()
    key("123").click()
    key("7").click()
    key("ABC").click()
    key("w").click()
    key("⌫").click()
    expect(device(page).get_by_text("is Hi7", exact=True)).to_be_visible()
    expect(field(page, "Name")).to_be_focused()
    expect(page.locator(".keyboard")).to_have_attribute("aria-hidden", "true")
    assert page.locator(".keyboard :is(button, [tabindex]):not([tabindex='-1'])").count() == 0
    key("return").click()
    expect(page.locator(".keyboard")).to_have_count(0)


def test_a_field_of_digits_has_their_keys(show):
    page = show(component("container", children=[text_input("Count", type="NUMBER"), text_input("Name")]))
    field(page, "Count").click()
    keys = page.locator(".keyboard .key")
    expect(keys.nth(11)).to_be_visible()
    assert "".join(keys.all_text_contents()) == "1234567890⌫"
    keys.get_by_text("4", exact=True).click()
    expect(field(page, "Count")).to_have_value("4")
    field(page, "Name").click()
    expect(keys.get_by_text("q", exact=True)).to_be_visible()


def test_a_field_of_an_address_has_its_signs_beside_the_space_bar(show):
    page = show(component("container", children=[text_input("Mail", type="EMAIL"), text_input("Name")]))
    field(page, "Mail").click()
    keys = page.locator(".keyboard .key")
    expect(keys.get_by_text("@", exact=True)).to_be_visible()
    for sign in "a@b.c":
        keys.get_by_text(sign, exact=True).click()
    expect(field(page, "Mail")).to_have_value("a@b.c")
    field(page, "Name").click()
    expect(keys.get_by_text("@", exact=True)).to_have_count(0)
    expect(keys.get_by_text("q", exact=True)).to_be_visible()


def test_each_type_is_the_field_it_should_be(show):
    page = show(component("container", children=[
        text_input(kind, type=kind) for kind in ("TEXT", "EMAIL", "PASSWORD", "NUMBER", "DATE")] + [
        text_input("off", enabled=False), text_input("read", readOnly=True, value="x"),
        text_input("old", disabled=True), text_input("unseen", hidden=True), component("text", text="below")]))
    for kind, type_, mode in [
        ("TEXT", "text", None), ("EMAIL", "email", None), ("PASSWORD", "password", None),
        ("NUMBER", "text", "numeric"), ("DATE", "text", "numeric"),
    ]:
        expect(field(page, kind)).to_have_attribute("type", type_)
        assert field(page, kind).get_attribute("inputmode") == mode
    expect(field(page, "off")).to_be_disabled()
    expect(field(page, "old")).to_be_disabled()
    expect(field(page, "read")).not_to_be_editable()
    expect(field(page, "unseen")).to_be_hidden()
    heights = [field(page, name).evaluate("box => box.offsetHeight") for name in ("unseen", "TEXT")]
    assert heights[0] == heights[1] > 0, "what is hidden keeps its room"


def test_a_password_is_seen_by_the_backend_alone(show, web, server):
    page = show(component("container", context={"id": "c", "value": {"word": ""}}, children=[
        text_input("Word", type="PASSWORD", value="@{c.word}", onChange=[set_context("word", "@{onChange.value}")]),
        component("button", text="Send", onPress=[{
            "_beagleAction_": "beagle:sendRequest", "url": "/in",
            "headers": {"X-Word": "@{c.word}"}}])]), bff=f"http://127.0.0.1:{web.server_port}")
    word = field(page, "Word")
    word.press_sequentially("Tiger-lily 9")
    device(page).get_by_role("button", name="Send").click()
    answered = "[...document.querySelectorAll('.step')].filter((step) => /in.*200/s.test(step.textContent)).length"
    until(page, f"{answered} === 1")
    assert [headers["X-Word"] for headers in web.heard] == ["Tiger-lily 9"]
    expect(word).to_have_value("Tiger-lily 9")
    page.reload()
    expect(word).to_have_value(re.compile("^[A-Z][a-z]{4}[!*][a-z]{4} [0-9]$"))
    everything = json.dumps(snapshot(server, page)) + page.locator("html").evaluate("(html) => html.outerHTML")
    assert "Tiger" not in everything and "lily" not in everything
    # As on iOS, new text replaces the old one.
    word.press_sequentially("Bear")
    expect(word).to_have_value("Bear")
    device(page).get_by_role("button", name="Send").click()
    until(page, f"{answered} === 2")
    assert web.heard[-1]["X-Word"] == "Bear"


def test_a_web_page_is_framed_in_a_sandbox_with_a_link_below(show, web, server):
    address = f"http://127.0.0.1:{web.server_port}/rules"
    page = show(component("container", style={"flex": {"grow": 1}}, children=[component("webView", url=address)]))
    frame = device(page).locator("iframe")
    expect(frame).to_have_attribute("src", address)
    expect(frame).to_have_attribute("sandbox", "allow-scripts allow-forms")
    expect(device(page).frame_locator("iframe").get_by_role("heading", name="Bike rules")).to_be_visible()
    link = device(page).get_by_role("link", name=f"127.0.0.1:{web.server_port}, opens in a new tab")
    with page.context.expect_page() as opened:
        link.click()
    opened.value.wait_for_load_state()
    assert opened.value.title() == "Rules"
    assert [(entry["method"], entry["purpose"]) for entry in snapshot(server, page)["requests"]] == [("HEAD", "webView")]


def test_a_web_page_that_refuses_frames_is_a_link(show, web):
    page = show(component("container", style={"flex": {"grow": 1}}, children=[
        component("webView", url=f"http://127.0.0.1:{web.server_port}/refuses")]))
    expect(device(page).get_by_text("This page opens only in a tab of its own.")).to_be_visible()
    expect(device(page).get_by_role("link")).to_have_count(1)
    expect(device(page).locator("iframe")).to_have_count(0)


def test_a_web_page_that_fails_comes_with_the_retry(show, web, server):
    page = show(component("container", style={"flex": {"grow": 1}}, children=[
        component("webView", url=f"http://127.0.0.1:{web.server_port}/broken")]))
    retry = device(page).get_by_role("button", name="Retry")
    retry.wait_for()
    errors = [entry["error"]["kind"] for entry in snapshot(server, page)["states"] if entry["state"] == "error"]
    assert errors == ["webView"]
    web.mended = True
    retry.click()
    expect(device(page).frame_locator("iframe").get_by_role("heading", name="Bike rules")).to_be_visible()


def test_records_are_quiet_lines_of_the_timeline(show, server):
    page = show(component("container", children=[component("button", id="go", text="Go", onPress=[
        {"_beagleAction_": "beagle:condition", "condition": True, "analytics": {"attributes": ["condition"]}}])]))
    device(page).get_by_role("button", name="Go").click()
    line = page.locator(".step[data-kind=analytics]").filter(has_text="analytics: beagle:condition onPress")
    expect(line).to_be_visible()
    page.get_by_label("Kind of entry").select_option("analytics")
    expect(page.locator(".step[data-kind=success]").first).to_be_hidden()
    expect(line).to_be_visible()
    record = snapshot(server, page)["analytics"][-1]
    assert record["attributes"] == {"condition": True}
    assert record["component"]["id"] == "go"
