"""Names of inputs in the timeline: visible names in the language of the page instead of ids."""

import json
import urllib.request

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")

ALERT = {"_beagleAction_": "beagle:alert", "title": "Two left", "message": "Free today", "labelOk": "Take one"}
DOCUMENT = {"_beagleComponent_": "beagle:container", "children": [
    {"_beagleComponent_": "beagle:button", "text": "Is it free?", "onPress": [ALERT]}]}


def post(server, path, **body):
    request = urllib.request.Request(server.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def opened(server, **wishes):
    return post(server, "api/sessions", **wishes)["id"]


def inputs(page):
    return page.locator(".step[data-kind=input] .step-title")


@pytest.mark.parametrize("locale, words", [("en-GB", 'presses "Take one" in the alert'), ("pt-BR", 'aperta "Take one" no alerta')])
def test_a_button_of_an_alert_has_its_title(visit, server, locale, words):
    page = visit(f"?session={opened(server, screen_json=json.dumps(DOCUMENT))}", locale=locale)
    device(page).get_by_role("button", name="Is it free?").click()
    device(page).get_by_role("button", name="Take one").click()
    expect(inputs(page).last).to_have_text(words)
    page.reload()  # the same after a reload, when the alert is gone
    expect(inputs(page).last).to_have_text(words)


@pytest.mark.parametrize("locale, retry, resume", [
    ("en-GB", "runs retry r1 · /about", "continues request GET /about"),
    ("pt-BR", "executa a nova tentativa r1 · /about", "continua a requisição GET /about"),
])
def test_a_retry_and_a_paused_request_have_the_name_of_what_they_load(visit, server, locale, retry, resume):
    rules = [{"path": "/about", "fault": "status", "status": 500, "count": 1}, {"path": "/about", "fault": "hold", "side": "answer", "after": 1}]
    session = opened(server, screen="/about", faults={"rules": rules})
    page = visit(f"?session={session}&panel=timeline", locale=locale)
    page.locator(".retry").wait_for()
    post(server, f"api/sessions/{session}/inputs", type="retry", retry="r1")
    expect(inputs(page).last).to_have_text(retry)
    page.locator(".held-mark").click()
    page.locator(".held .fault-end > button").first.click()
    page.locator("#tab-timeline").click()
    expect(inputs(page).last).to_have_text(resume)
