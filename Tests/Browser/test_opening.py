"""Opening a screen: with the tab's fault rules, with a controller, from a link; and the texts of the buttons that
replace the session."""

import http.server
import json
import re
import threading
import urllib.parse
import urllib.request
from contextlib import nullcontext

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


def heading(page, name):
    return device(page).get_by_role("heading", name=name, exact=True, level=1)


def retry(page):
    return device(page).get_by_role("button", name=re.compile("^(Retry|Try again)$"))


def rules(page):
    return page.locator(".rule")


def takes_rules(response):
    """Returns whether a response is that to changed fault rules. Tests wait for it, because the page lists the rules
    before the server has them."""
    return response.url.endswith("/faults") and response.request.method == "PUT"


def add_rule(page, path="*", count="1", status="503", has_session=True):
    page.get_by_label("Count", exact=True).fill(count)
    page.get_by_label("Path").fill(path)
    page.get_by_label("Status code").fill(status)
    with page.expect_response(takes_rules) if has_session else nullcontext():
        page.get_by_role("button", name="Add rule").click()
    expect(rules(page).last).to_contain_text(f"{status}0 ")


def session_of(page):
    return device(page).get_attribute("data-session")


def expect_controller(page, name):
    """Expects a controller in the header. Its class is shown until the list of controllers has been loaded."""
    expect(page.locator(".pick option:checked")).to_have_text(name)


def link_of(page):
    """Returns the link that "Copy link to a new session" copies."""
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy link to a new session").click()
    return page.evaluate("window.copied")


# The rules belong to the tab.

def test_a_first_load_fails_from_the_page_and_start_over_makes_it_fail_again(visit, server):
    page = visit("?screen=/about")
    expect(heading(page, "About")).to_be_visible()
    add_rule(page)
    expect(page.get_by_text("These rules also apply to the next screen")).to_be_visible()
    for _ in range(2):  # used up in the first session, new in the second
        before = session_of(page)
        page.locator(".tools").get_by_role("button", name="Start over").click()
        expect(device(page)).not_to_have_attribute("data-session", before)
        expect(retry(page)).to_be_visible()
        expect(rules(page)).to_contain_text("1 of 1 used")
        expect(page.locator(".step-fault")).to_contain_text("status 503 (1 of 1)")
    retry(page).click()
    expect(heading(page, "About")).to_be_visible()


def test_two_controllers_are_tried_under_one_fault(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/about")
    page.locator(".pick select").select_option("CustomError")
    expect(device(page).get_by_text("That did not work")).to_be_visible()
    page.locator(".pick select").select_option("ErrorKinds")
    expect(retry(page)).to_be_visible()
    expect(device(page).get_by_text("That did not work")).to_have_count(0)
    expect(rules(page)).to_contain_text("1 of 1 used")


def test_rules_go_with_a_screen_that_is_chosen_and_a_form_that_is_sent(visit, server):
    page = visit("?screen=/about")
    add_rule(page, count="", path="/b*")
    page.get_by_role("link", name="Bicycles").click()
    expect(retry(page)).to_be_visible()
    page.get_by_label("Screen", exact=True).fill("/basket")
    page.locator("[data-part=open]").get_by_role("button", name="Open").click()
    expect(page.locator(".crumb")).to_have_text("sample/basket")
    expect(retry(page)).to_be_visible()
    expect(rules(page)).to_contain_text("/b* status 503")


def test_a_screen_of_the_list_is_opened_with_what_the_form_says(visit, server):
    page = visit("?screen=/about")
    form, basket = page.locator("[data-part=open]"), page.get_by_role("link", name="Basket")
    form.get_by_label("Controller").select_option("CustomError")
    form.get_by_label("JSON decoding").select_option("strict")
    expect(basket).to_have_attribute("href", "?screen=/basket&controller=CustomError&decoding=strict")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("api/sessions")) as opened:
        basket.click()
    asked = {name: opened.value.post_data_json.get(name) for name in ("screen", "controller", "decoding", "bff")}
    assert asked == {"screen": "/basket", "controller": "CustomError", "decoding": "strict", "bff": None}
    expect(heading(page, "Basket")).to_be_visible()
    expect_controller(page, "CustomError")
    expect(form.get_by_label("Controller")).to_have_value("CustomError")
    form.get_by_label("Backend").fill("http://127.0.0.1:9/")
    expect(basket).to_have_attribute("href", re.compile("bff=http%3A//127.0.0.1%3A9/&screen=/basket&"))
    form.get_by_label("Backend").fill("")
    form.get_by_label("Controller").select_option("")
    form.get_by_label("JSON decoding").select_option("lenient")
    page.get_by_role("link", name="About").click()
    expect(heading(page, "About")).to_be_visible()
    expect(form.get_by_label("Controller")).to_have_value("")
    expect(form.get_by_label("JSON decoding")).to_have_value("lenient")


def test_a_controller_of_the_header_leaves_the_rest_of_the_form_as_it_was_entered(visit, server):
    page = visit("?screen=/about")
    form, before = page.locator("[data-part=open]"), session_of(page)
    form.get_by_label("Screen", exact=True).fill("/basket")
    form.get_by_label("JSON decoding").select_option("strict")
    page.locator(".pick select").select_option("CustomError")
    expect(device(page)).not_to_have_attribute("data-session", before)
    expect(form.get_by_label("Controller")).to_have_value("CustomError")
    expect(form.get_by_label("Screen", exact=True)).to_have_value("/basket")
    expect(form.get_by_label("JSON decoding")).to_have_value("strict")


def test_clear_takes_them_from_the_session_and_from_the_tab(visit, server):
    page = visit("?screen=/about")
    add_rule(page, count="")
    page.get_by_role("button", name="Clear").click()
    expect(rules(page)).to_have_count(0)
    expect(page.get_by_text("These rules also apply to the next screen")).to_have_count(0)
    page.locator(".tools").get_by_role("button", name="Start over").click()
    expect(heading(page, "About")).to_be_visible()
    expect(retry(page)).to_have_count(0)


def test_a_restart_keeps_the_rules_and_their_counts(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/basket", count="2")
    page.get_by_role("link", name="Basket").click()
    expect(rules(page)).to_contain_text("1 of 2 used")
    page.get_by_role("button", name="Restart server").click()
    expect(page.get_by_text("Session restored: ")).to_be_visible()
    expect(rules(page)).to_contain_text("1 of 2 used")
    retry(page).click()
    expect(rules(page)).to_contain_text("2 of 2 used")


def test_the_tab_keeps_them_over_a_visit_of_its_own_and_another_tab_has_none(visit, server):
    page = visit("?screen=/about")
    add_rule(page, count="")
    page.goto(server.address + "?screen=/about")
    expect(retry(page)).to_be_visible()
    other = visit("?screen=/about", context=page.context)
    expect(heading(other, "About")).to_be_visible()
    expect(rules(other)).to_have_count(0)


# A link contains the rules.

def test_a_link_carries_the_rules_and_opens_under_them(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/about", count="2")
    page.get_by_label("Fault", exact=True).select_option("noConnection")
    page.get_by_label("Path").fill("/home*,;&")
    page.get_by_role("button", name="Add rule").click()
    expect(rules(page)).to_have_count(2)
    link = link_of(page)
    query = urllib.parse.parse_qs(urllib.parse.urlsplit(link).query)
    assert query == {"screen": ["/about"], "faults": ["2 status 503 /about", "2 noConnection /home*,;&"]}
    other = visit("?" + link.partition("?")[2])
    expect(retry(other)).to_be_visible()
    expect(rules(other).first).to_contain_text("1 of 2 used")
    expect(rules(other).last).to_contain_text("/home*,;& no connection")


@pytest.mark.parametrize("text, words", [
    ("delay 20 /x", "/x delay 20 ms"), ("3 brokenBody *", "* malformed body"), ("timeout 40 /y", "/y timeout 40 ms"),
    ('[{"path":"/z","fault":"status","status":418,"count":4}]', "/z status 418"),
    ('{"rules":[{"path":"/z","fault":"noConnection","id":"f7","used":2}]}', "/z no connection"),
])
def test_rules_are_written_in_words_or_as_the_api_takes_them(visit, server, text, words):
    page = visit("?screen=/about&faults=" + urllib.parse.quote(text))
    expect(rules(page)).to_contain_text(words)


@pytest.mark.parametrize("text, why", [
    ("meteor *", "there is no fault \"meteor\""), ("status 999 *", "status"), ("0 status 500 *", "count"),
    ("often status 500 *", "is not a valid rule"), ("noConnection 5 *", "is not a valid rule"), ("[{", "Not valid JSON"), ("status 500", "is not a valid rule"),
])
def test_a_link_whose_rules_cannot_be_used_says_so_and_opens_without(visit, server, text, why):
    page = visit("?screen=/about&faults=" + urllib.parse.quote(text), wait=False)
    card = page.locator(".card")
    expect(card).to_contain_text("Invalid fault rules")
    expect(card).to_contain_text(why)
    card.get_by_role("button", name="Open without them").click()
    expect(heading(page, "About")).to_be_visible()
    expect(card).to_be_hidden()
    expect(page.get_by_text("No rules: every request gets its real response.")).to_be_visible()


def test_rules_can_be_set_where_no_session_is(visit, server):
    page = visit("?screen=/about&faults=meteor", wait=False)
    expect(page.locator(".card")).to_contain_text("Invalid fault rules")
    add_rule(page, has_session=False)
    page.get_by_role("link", name="About").click()
    expect(retry(page)).to_be_visible()
    expect(rules(page)).to_contain_text("1 of 1 used")


def test_the_device_alone_takes_only_the_rules_of_its_link(visit, server):
    page = visit("?screen=/about")
    add_rule(page, count="")
    page.goto(server.address + "?screen=/about&embed")
    expect(heading(page, "About")).to_be_visible()
    page.goto(server.address + "?screen=/about&embed&faults=status+500+*")
    expect(retry(page)).to_be_visible()


def test_who_only_looks_opens_their_own_without_the_rules_of_the_other(visit, server):
    page = visit("?screen=/about&faults=status+500+/home")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session_of(page)}") as answer:
        watch = json.load(answer)["session"]["watch"]
    looking = visit(f"?watch={watch}")
    looking.get_by_role("link", name="Home", exact=False).first.click()
    expect(heading(looking, "Roda")).to_be_visible()
    expect(rules(looking)).to_have_count(0)


# The screens are those of the session's backend.

class Other(http.server.BaseHTTPRequestHandler):
    """A backend that has every screen and lists none."""

    def do_GET(self):
        screen = {"_beagleComponent_": "beagle:screenComponent", "navigationBar": {"title": f"Other {self.path}"},
                  "child": {"_beagleComponent_": "beagle:text", "text": "From elsewhere"}}
        data = json.dumps(screen).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *arguments):
        pass


@pytest.fixture
def other():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other) as backend:
        threading.Thread(target=backend.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{backend.server_port}"
        backend.shutdown()


def test_under_another_backend_no_screen_of_the_sample_is_offered(visit, server, other):
    page = visit(f"?bff={other}&screen=/one")
    expect(heading(page, "Other /one")).to_be_visible()
    expect(page.locator("[data-part=screens]")).to_contain_text("This backend (BFF) does not list its screens.")
    expect(page.locator(".screen-link")).to_have_count(0)
    page.get_by_label("Screen", exact=True).fill("/two")
    page.locator("[data-part=open]").get_by_role("button", name="Open", exact=True).click()
    expect(heading(page, "Other /two")).to_be_visible()
    page.get_by_label("BFF").fill("")
    page.get_by_label("Screen", exact=True).fill("/about")
    page.locator("[data-part=open]").get_by_role("button", name="Open", exact=True).click()
    expect(heading(page, "About")).to_be_visible()
    expect(page.get_by_role("link", name="About")).to_have_attribute("aria-current", "true")
    page.go_back()
    expect(heading(page, "Other /two")).to_be_visible()
    expect(page.locator(".screen-link")).to_have_count(0)


def test_the_list_of_screens_is_said_to_load_until_it_has_come(visit, server, browser):
    context = browser.new_context()
    page = context.new_page()
    held = []
    page.route("**/api/screens", lambda route: held.append(route))
    page.goto(f"{server.address}?screen=/about")
    expect(page.locator("[data-part=screens]")).to_contain_text("Loading the list of screens…")
    expect(page.locator("[data-part=screens]")).not_to_contain_text("does not list")
    for route in held:
        route.continue_()
    expect(page.get_by_role("link", name="About")).to_be_visible()
    context.close()


# A malformed request is reported at its field, without a retry.

def test_an_address_that_is_no_backend_is_said_at_its_field(visit, server):
    page = visit("?screen=/about")
    field = page.get_by_label("BFF")
    field.fill("ftp://foo")
    page.locator("[data-part=open]").get_by_role("button", name="Open", exact=True).click()
    expect(field).to_be_focused()
    until(page, "document.querySelector('[name=bff]').validationMessage.includes('http or https')")
    expect(page.locator(".card")).to_be_hidden()
    field.fill("")
    page.locator("[data-part=open]").get_by_role("button", name="Open", exact=True).click()
    expect(heading(page, "About")).to_be_visible()
    assert page.evaluate("document.querySelector('[name=bff]').validationMessage") == ""


def test_a_link_to_what_is_no_backend_leads_to_the_start_screen(visit, server):
    page = visit("?bff=ftp://foo", wait=False)
    expect(page.locator(".card")).to_contain_text("needs an http or https address")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    page.get_by_role("button", name="Open the start screen").click()
    expect(heading(page, "Roda")).to_be_visible()


# The header names the running screen and controller.

def test_a_controller_chosen_on_the_cold_page_runs(visit, server):
    page = visit()
    expect(heading(page, "Roda")).to_be_visible()
    expect_controller(page, "Default")
    expect(page.locator(".pick select")).to_have_attribute("title", "BeagleNavigationController")
    page.locator(".pick select").select_option("CustomError")
    expect(page.locator(".step-where").first).to_contain_text("CustomErrorNavigationController")
    expect(page.locator(".pick select")).to_have_attribute("title", "CustomErrorNavigationController")
    expect_controller(page, "CustomError")
    expect(heading(page, "Roda")).to_be_visible()
    page.reload()
    expect(page.locator(".pick select")).to_have_attribute("title", "CustomErrorNavigationController")
    expect_controller(page, "CustomError")


def test_a_controller_that_is_unknown_is_not_named(visit, server):
    page = visit("?screen=/about&controller=Nobody")
    expect(page.locator(".pick select")).to_have_attribute("title", "BeagleNavigationController")
    expect_controller(page, "Default")
    expect(page.locator(".note")).to_contain_text("Nobody")


def test_a_controller_that_could_not_be_opened_is_not_named(visit, server):
    page = visit("?screen=/about")
    page.route("**/api/sessions", lambda route: route.fulfill(status=503, json={"title": "Full", "detail": "Full."}))
    page.locator(".pick select").select_option("Legacy")
    expect(page.locator(".card")).to_contain_text("Full.")
    expect_controller(page, "Default")


def test_the_header_names_the_controller_in_front_too_and_that_of_then(visit, server):
    page = visit("?screen=/failures")
    device(page).get_by_role("button", name="ColouredBar").click()
    for attempt in (1, 2):
        expect(page.locator(".step[data-kind=error]")).to_have_count(attempt)
        retry(page).click()
    expect(page.locator(".pick-front")).to_have_text("› ColouredBar")
    page.keyboard.press("[")
    expect(page.locator(".recording")).to_be_visible()
    page.locator(".step").first.click()
    expect(page.locator(".pick-front")).to_have_text("")
    page.keyboard.press("Escape")
    expect(page.locator(".pick-front")).to_have_text("› ColouredBar")


def test_on_a_phone_the_header_names_it_too(visit, server):
    page = visit("?screen=/about&controller=ErrorKinds", width=390, height=844)
    expect(page.locator(".pick select")).to_be_visible()
    expect_controller(page, "ErrorKinds")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# Four different words for four actions.

@pytest.mark.parametrize("locale, notes", [
    ("en-GB", {"Open": "Opens in a new session", "Start over": "New session of the same screen", "Restart server": "from its recording", "Time travel": "any earlier step"}),
    ("pt-BR", {"Abrir": "Abre em uma nova sessão", "Recomeçar": "Nova sessão desta tela", "Reiniciar servidor": "da gravação", "Voltar no tempo": "passo anterior"}),
])
@pytest.mark.parametrize("width", [1440, 390])
def test_each_word_has_a_line_that_says_what_becomes_of_what_is_there(visit, server, locale, notes, width):
    page = visit("?screen=/about", locale=locale, width=width)
    for word, note in notes.items():
        button = page.locator(".tools, [data-part=open]").get_by_role("button", name=word, exact=True)
        expect(button).to_have_accessible_description(re.compile(note))
        if width == 390 and word not in ("Open", "Abrir"):  # narrow columns have the texts in tooltips
            expect(button).to_have_attribute("title", re.compile(note))
        else:
            expect(page.get_by_text(re.compile(note))).to_be_visible()
