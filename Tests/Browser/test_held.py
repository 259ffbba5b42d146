"""Fault rules that apply together, paused requests, and scripts: created, shown and decided on the page."""

import re

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def workshop(visit):
    """A page of the sample, tall enough for everything."""
    page = visit("?screen=/home", height=1000)
    expect(page.locator("[data-part=faults] form")).to_be_visible()
    return page


def hold(page, side="answer", path="*"):
    page.locator("[name=fault]").select_option("hold")
    page.locator("[name=side]").select_option(side)
    page.locator("[data-part=faults] [name=path]").fill(path)
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_have_count(1)


def open_screen(page, path):
    field = page.locator("[data-part=open] input").first
    field.fill(path)
    field.press("Enter")


def test_an_answer_is_held_edited_and_released(workshop):
    page = workshop
    hold(page)
    open_screen(page, "/rides")
    mark = page.get_by_role("button", name="1 paused")
    expect(mark).to_be_visible()
    mark.click()
    card = page.get_by_role("article", name="Paused on response · GET /rides")
    expect(card.locator("[name=body]")).to_have_value(re.compile("beagle:screenComponent"))
    card.locator("[name=status]").fill("503")
    card.locator("[name=body]").fill('{"no')
    expect(card).to_contain_text("Not valid JSON at line 1, column 5: unexpected end.")
    card.get_by_role("button", name="Continue with edits").click()
    expect(device(page)).to_contain_text("503")
    expect(card).to_have_count(0)
    expect(page.locator(".held-mark")).to_be_hidden()
    row = page.locator(".request", has_text="edited: was 200")
    row.click()
    expect(page.locator(".exchange")).to_contain_text("Original, before the edit")
    device(page).get_by_text("Retry").click()
    expect(device(page)).to_contain_text("Your rides")


def test_a_paused_body_of_json_is_formatted_coloured_and_judged_by_line_and_column(workshop):
    page = workshop
    hold(page)
    open_screen(page, "/rides")
    page.get_by_role("button", name="1 paused").click()
    card = page.get_by_role("article", name="Paused on response · GET /rides")
    body = card.get_by_label("Body")
    expect(body).to_have_value(re.compile(r'^\{\n  "'))
    expect(card.locator(".code-key").first).to_be_visible()
    assert body.bounding_box()["height"] > 300, "there is room for more of it"
    body.evaluate("(field) => { const at = field.value.split('\\n').slice(0, 3).join('\\n').length; field.focus(); field.setSelectionRange(at, at) }")
    page.keyboard.type("oops")
    expect(card.get_by_role("status")).to_have_text(re.compile("^Not valid JSON at line 3, column \\d+: unexpected “oops”.$"))
    expect(card.locator(".code-wrong")).to_have_text("oops")
    expect(body).to_have_attribute("aria-invalid", "true")
    for _ in "oops":
        page.keyboard.press("Backspace")
    expect(card.get_by_role("status")).to_be_empty()
    with page.expect_request("**/held/*") as decided:
        card.get_by_role("button", name="Continue", exact=True).click()
    assert decided.value.post_data_json == {"do": "release"}, "the body goes on as it came"
    expect(device(page)).to_contain_text("Your rides")
    expect(page.locator(".request", has_text="edited")).to_have_count(0)


@pytest.mark.parametrize("deed, words", [("Fail (no connection)", "connect"), ("Continue", "Your rides")])
def test_a_request_is_held_before_it_leaves(workshop, deed, words):
    page = workshop
    hold(page, "request")
    open_screen(page, "/rides")
    page.get_by_role("button", name="1 paused").click()
    card = page.get_by_role("article", name="Paused on request · GET /rides")
    expect(card.locator("[name=method]")).to_have_value("GET")
    card.get_by_role("button", name=deed, exact=True).click()
    expect(device(page)).to_contain_text(words)


def test_a_request_whose_address_was_edited_says_what_the_app_asked_for(visit):
    page = visit("?screen=/home", width=1440, height=1000)
    expect(page.locator("[data-part=faults] form")).to_be_visible()
    hold(page, "request")
    open_screen(page, "/bikes")
    page.get_by_role("button", name="1 paused").click()
    card = page.get_by_role("article", name="Paused on request · GET /bikes")
    url = card.locator("[name=url]")
    url.fill(url.input_value().replace("/bikes", "/home"))
    card.get_by_role("button", name="Continue with edits").click()
    row = page.locator(".request", has=page.locator(".request-changes"))
    for _ in range(2):  # also after a reload, when the page knows only the sent request
        expect(row.locator(".request-changes")).to_contain_text("edited (was /bikes)")
        expect(row.locator(".request-url")).to_have_attribute("title", re.compile(r"edited \(was /bikes\)"))
        row.click()
        original = page.locator(".exchange-part", has_text="Original, before the edit")
        expect(original.locator("p").first).to_have_text(re.compile(r"^GET http://\S+/bikes$"))
        page.locator(".panel-tools").get_by_label("Path, method, status").fill("was nothing")
        expect(row).to_be_hidden()
        page.locator(".panel-tools").get_by_label("Path, method, status").fill("/bikes")
        expect(row).to_be_visible()
        page.get_by_role("tab", name="Timeline").click()
        said = page.locator(".step", has_text="GET /home").locator(".step-more", has_text="edited (was /bikes)")
        expect(said).to_be_visible()
        assert said.evaluate("(line) => line.scrollWidth <= line.clientWidth"), "nothing of it is cut off"
        expect(said.locator(".step-fault")).to_have_attribute("title", "edited (was /bikes)")
        page.reload()
        page.get_by_role("tab", name="Network").click()
    page.get_by_role("button", name="Language: English").click()
    expect(row).to_contain_text("editada (era /bikes)")


def test_an_edited_method_is_told_with_the_one_before(workshop):
    page = workshop
    hold(page, "request")
    open_screen(page, "/rides")
    page.get_by_role("button", name="1 paused").click()
    card = page.locator(".held")
    card.locator("[name=method]").fill("POST")
    card.get_by_role("button", name="Continue with edits").click()
    expect(page.locator(".request", has_text="POST").last).to_contain_text("edited (was GET /rides)")


def test_a_paused_request_speaks_the_language_that_the_page_is_switched_to(workshop):
    page = workshop
    hold(page)
    open_screen(page, "/rides")
    page.get_by_role("button", name="1 paused").click()
    card = page.locator(".held")
    card.locator("[name=status]").fill("503")
    card.locator("[name=body]").fill('{"no')
    page.get_by_role("button", name="Language: English").click()
    expect(page.locator(".held-mark")).to_have_text("1 em pausa")
    expect(page.get_by_role("region", name="Requisições pausadas")).to_be_visible()
    expect(page.get_by_role("article", name="Pausada na resposta · GET /rides")).to_be_visible()
    expect(card.locator(".held-title")).to_contain_text("Pausada na resposta")
    expect(card.get_by_label("Cabeçalhos (um por linha)")).to_be_visible()
    expect(card.get_by_label("Corpo")).to_have_value('{"no')
    expect(card.locator("[name=status]")).to_have_value("503")
    expect(card.get_by_role("status")).to_contain_text("JSON inválido na linha 1, coluna 5")
    for name in ("Continuar com edições", "Nunca responder", "Falhar (sem conexão)"):
        expect(card.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(card).not_to_contain_text(re.compile("Paused|Continue|Headers|Body"))


def test_a_press_on_a_request_makes_a_rule(workshop):
    page = workshop
    page.get_by_role("tab", name="Network").click()
    page.locator(".request").first.click()
    page.get_by_role("button", name="Delay 2 s").click()
    expect(page.locator(".rule")).to_contain_text("GET /home delay 2000 ms")
    page.get_by_role("button", name="Block (500)").click()
    expect(page.locator(".rule").first).to_contain_text("GET /home status 500")
    page.get_by_role("button", name="Start over").click()
    expect(device(page)).to_contain_text("500")
    expect(page.locator(".request").last).to_contain_text("delay 2000 ms (1) + status 500 (1)")


def test_a_menu_on_a_request_makes_a_rule(workshop):
    page = workshop
    page.get_by_role("tab", name="Network").click()
    request = page.locator(".request").first
    request.click(button="right")
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name="Block (500)")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(request).to_be_focused()
    request.click(button="right")
    expect(menu.get_by_role("menuitem", name="Block (500)")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".rules .rule")).to_contain_text("GET /home delay 2000 ms")
    request.click(button="right")
    menu.get_by_role("menuitem", name="Mock with this response").click()
    expect(page.locator(".rules .rule").first).to_contain_text("GET /home custom response")


def test_a_key_holds_every_request_and_lets_them_go(workshop):
    page = workshop
    page.locator("body").press(" ")
    page.get_by_role("tab", name="Timeline").press(" ")  # scrolls, or presses the focused element
    device(page).press(" ")
    expect(page.locator(".rules .rule")).to_have_count(1)
    expect(page.locator(".rules .rule")).to_contain_text("* pause on request")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".held-mark")).to_have_text("1 paused")
    page.get_by_role("button", name="Start over").press(" ")  # presses that button, and pauses nothing
    expect(page.locator(".held-mark")).to_have_text("1 paused")
    device(page).press(" ")
    expect(page.locator(".rules .rule")).to_have_count(0)
    expect(page.locator(".held-mark")).to_be_hidden()
    expect(device(page)).to_contain_text("Popular this week")


def test_a_button_pauses_every_request_and_continues_them(workshop):
    page = workshop
    button = page.get_by_role("button", name="Pause requests")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(button).to_have_attribute("title", "Pause every request before it is sent (Space)")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".toast")).to_have_text("Every request is paused. Press the button again to continue.")
    expect(page.locator(".rules .rule")).to_contain_text("* pause on request")
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("button", name="Pause requests, 1 waiting")).to_have_text("1")
    page.locator(".rules .rule").get_by_role("checkbox").uncheck()
    expect(button).to_have_attribute("aria-pressed", "false")
    page.locator(".rules .rule").get_by_role("checkbox").check()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(page.locator(".rules .rule")).to_have_count(0)
    expect(page.get_by_role("button", name="Pause requests", exact=True)).to_be_visible()
    expect(device(page)).to_contain_text("Popular this week")


def test_the_palette_pauses_every_request(workshop):
    page = workshop
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Command menu").fill("pause req")
    option = page.get_by_role("option", name="Pause requests")
    expect(option).to_have_count(1)
    expect(option).to_contain_text("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pause requests")).to_have_attribute("aria-pressed", "true")


def test_the_button_names_its_key_while_single_keys_act(workshop):
    page = workshop
    page.get_by_role("button", name="Help").click()
    page.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    expect(page.locator("[data-part=pause]")).to_have_attribute("title", "Pause every request before it is sent")
    page.keyboard.press("Escape")
    page.locator("[data-part=pause]").click()
    expect(page.locator(".toast")).to_have_text("Every request is paused. Press the button again to continue.")


def test_a_key_pressed_while_a_session_is_on_its_way_is_meant_for_that(workshop):
    page = workshop
    device(page).press(" ")
    expect(page.locator(".rules .rule")).to_contain_text("* pause on request")
    asked, before = [], page.url
    page.route("**/api/sessions", lambda route: asked.append(route) if route.request.method == "POST" else route.continue_())
    with page.expect_request("**/api/sessions"):
        page.get_by_role("button", name="Start over").click()
    device(page).press(" ")
    asked.pop().continue_()
    expect(page).not_to_have_url(before)
    expect(page.locator(".rules .rule")).to_have_count(0)
    expect(device(page)).to_contain_text("Popular this week")
    expect(page.locator(".held-mark")).to_be_hidden()


def test_a_phone_without_a_network_shows_an_airplane(workshop):
    page = workshop
    signal, airplane = page.locator(".status-signal"), page.locator(".status-away")
    expect(signal).to_be_visible()
    expect(airplane).to_be_hidden()
    page.locator("[data-part=network-conditions]").select_option("Offline")
    expect(airplane).to_be_visible()
    expect(signal).to_be_hidden()
    page.get_by_role("button", name="Clear").click()
    expect(signal).to_be_visible()


def test_scripts_are_text_kept_by_name(workshop):
    page = workshop
    page.get_by_text("Script", exact=True).click()
    page.locator("[data-part=network-conditions]").select_option("Flaky")
    text = page.get_by_label("Script", exact=True)
    expect(text).to_have_value("*: no connection 30 % seed 7")
    text.fill("/rides: 700")
    page.get_by_role("button", name="Apply", exact=True).click()
    expect(page.locator(".fault-scripts")).to_contain_text('Line 1, "/rides: 700": there is no status 700.')
    text.fill("/rides: 503 once, then 10 ms slow")
    page.get_by_role("button", name="Apply", exact=True).click()
    expect(page.locator(".rules .rule")).to_have_count(2)
    page.get_by_label("Script name").fill("rides fail")
    page.get_by_role("button", name="Save as").click()
    expect(page.locator(".fault-scripts .rule-list")).to_contain_text("rides fail")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".rules .rule")).to_have_count(0)
    page.goto(page.url.split("?")[0] + "?screen=/rides&faults=rides+fail")
    expect(device(page)).to_contain_text("503")
    expect(page.locator(".rules .rule").first).to_contain_text("1 of 1 used")
    page.get_by_role("button", name="Reset counter /rides").click()
    expect(page.locator(".rules .rule").first).to_contain_text("0 of 1 used")
    page.get_by_text("Script", exact=True).click()
    page.get_by_role("button", name="Delete rides fail").click()
    expect(page.locator(".fault-scripts")).to_contain_text("No saved scripts")


def test_a_script_is_completed_with_keys(workshop):
    page = workshop
    page.get_by_text("Script", exact=True).click()
    text = page.get_by_label("Script", exact=True)
    text.press_sequentially("/hom")
    options = page.get_by_role("listbox", name="Paths and faults").get_by_role("option")
    expect(options.first).to_have_text(re.compile("^/home"))
    expect(text).not_to_have_attribute("aria-activedescendant", re.compile("."))
    page.keyboard.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    assert text.get_attribute("aria-activedescendant") == options.first.get_attribute("id")
    page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile("^/home[^:]*: $"))
    page.keyboard.type("malf")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(text).to_have_value(re.compile(": malformed body$"))
    page.keyboard.type(" on")
    expect(options).to_have_text(["once", "only the 1st"])
    page.keyboard.press("Escape")
    expect(options.first).to_be_hidden()
    page.keyboard.press("Control+ ")
    options.first.click()
    page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile(": malformed body once\n$"))
    page.get_by_role("button", name="Apply", exact=True).click()
    expect(page.locator(".rules .rule")).to_contain_text("malformed body")


def test_help_explains_words_and_scripts(workshop):
    page = workshop
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Kennel · Version")
    dialog.get_by_text("Glossary").click()
    expect(dialog.locator(".glossary")).to_contain_text("Fault sweep")
    dialog.get_by_text("Grammar of fault scripts").click()
    expect(dialog.locator(".grammar")).to_contain_text('"malformed" [ "body" ]')
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_the_glossary_is_as_long_in_both_languages(modules):
    english, portuguese = modules.evaluate("""async () => {
        const { inEnglish, inPortuguese } = await import('/js/side/glossary.js')
        return [Object.keys(inEnglish), Object.keys(inPortuguese)] }""")
    assert 10 < len(english) == len(portuguese) <= 28


def test_a_rule_added_before_the_server_has_answered_for_another_keeps_both(workshop):
    page, on_their_way = workshop, []
    page.route("**/faults", lambda route: on_their_way.append(route), times=1)
    for status in ("500", "404"):
        page.locator("[name=status]").fill(status)
        page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rules .rule")).to_have_count(2)
    with page.expect_response(lambda answer: answer.request.post_data.count("404") == 1):
        on_their_way[0].continue_()
    expect(page.locator(".rules .rule")).to_contain_text(["status 500", "status 404"])


def test_a_rule_changed_before_the_server_has_answered_for_it_stays_one(workshop):
    page, on_their_way = workshop, []
    page.route("**/faults", lambda route: on_their_way.append(route), times=1)
    page.locator("[name=status]").fill("500")
    page.get_by_role("button", name="Add rule").click()
    page.locator(".rules .rule").get_by_role("button", name="Edit").click()
    page.locator("[name=status]").fill("502")
    with page.expect_response(lambda answer: "502" in answer.request.post_data):
        page.get_by_role("button", name="Save rule").click()
        on_their_way[0].continue_()
    expect(page.locator(".rules .rule")).to_have_count(1)
    expect(page.locator(".rules .rule")).to_contain_text("status 502")


def test_a_rule_that_the_server_refuses_is_not_listed(workshop):
    page = workshop
    page.route("**/faults", lambda route: route.fulfill(status=500, body="{}"))
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(".rules .rule")).to_have_count(0)


def test_a_rule_is_edited_left_and_moved(workshop):
    page = workshop
    for status in ("500", "404"):
        page.locator("[name=status]").fill(status)
        page.get_by_role("button", name="Add rule").click()
    rules = page.locator(".rules .rule")
    expect(rules).to_have_count(2)
    rules.nth(1).get_by_role("button", name="Move up").click()
    expect(rules.first).to_contain_text("status 404")
    rules.first.get_by_role("button", name="Edit").click()
    page.locator("[name=status]").fill("410")
    page.get_by_role("button", name="Cancel", exact=True).first.click()
    expect(page.get_by_role("button", name="Add rule")).to_be_visible()
    expect(rules.first).to_contain_text("status 404")
    rules.first.get_by_role("button", name="Edit").click()
    page.locator("[name=status]").fill("410")
    page.get_by_role("button", name="Save rule").click()
    expect(rules.first).to_contain_text("status 410")

