"""The owner of fault rules, and changes of their list: switches, network conditions, repeated rules."""

import json
import re
import urllib.request
from pathlib import Path

import pytest
from conftest import device, waits
from cut_off import cut_off
from playwright.sync_api import expect
from real_server import serving
from test_opening import add_rule, heading, link_of, retry, rules, session_of

server = serving("--in-memory", "--no-delays")


def ask(server, method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.address + path, data, {"Content-Type": "application/json"}, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def rules_of(server, page):
    """Returns the active rules of the shown session on the server, as path and fault."""
    return [(rule["path"], rule["fault"]) for rule in ask(server, "GET", f"api/sessions/{session_of(page)}/faults")["rules"]]


def start_over(page):
    before = session_of(page)
    page.locator(".tools").get_by_role("button", name="Start over").click()
    expect(device(page)).not_to_have_attribute("data-session", before)


# Looking at another session does not change the tab's rules.

def someone_s(server, rules):
    """Opens a session with other fault rules in the place of another client."""
    return ask(server, "POST", "api/sessions", {"screen": "/about", "faults": {"rules": rules}})["id"]


def test_a_moment_of_a_sweep_keeps_its_fault_to_itself(visit, server):
    page = visit("?screen=/about&controller=CustomError")
    expect(heading(page, "About")).to_be_visible()
    page.locator(".tools").get_by_role("button", name="Fault sweep").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Start", exact=True).click()
    dialog.get_by_role("button", name="GET /about, no connection: blank").click()
    expect(rules(page)).to_contain_text("no connection1 of 1 used")
    expect(page.locator(".rules")).to_contain_text("this session only")
    page.get_by_role("link", name="About").click()
    expect(heading(page, "About")).to_be_visible()
    expect(retry(page)).to_have_count(0)
    expect(rules(page)).to_have_count(0)
    waits(page, lambda: rules_of(server, page) == [])


def test_a_link_to_a_session_leaves_the_tab_s_rules(visit, server):
    theirs = someone_s(server, [{"path": "/about", "fault": "status", "status": 418}])
    page = visit("?screen=/about")
    add_rule(page, path="/bikes")
    page.goto(f"{server.address}?session={theirs}")
    expect(rules(page)).to_contain_text("418")
    expect(page.locator(".rules")).to_contain_text("New sessions in this tab get: /bikes status 503 (1×).")
    page.reload()
    expect(page.locator(".rules")).to_contain_text("this session only")
    add_rule(page, path="/basket")
    waits(page, lambda: rules_of(server, page) == [("/about", "status"), ("/basket", "status")])
    start_over(page)
    expect(heading(page, "About")).to_be_visible()
    waits(page, lambda: rules_of(server, page) == [("/bikes", "status")])


def test_rules_of_a_session_are_taken_over_where_that_is_meant(visit, server):
    theirs = someone_s(server, [{"path": "/about", "fault": "noConnection"}])
    page = visit(f"?session={theirs}")
    expect(retry(page)).to_be_visible()
    assert page.locator(".rules").evaluate("it => it.scrollWidth <= it.clientWidth")
    page.get_by_role("button", name="Use these in new sessions").click()
    expect(page.locator(".rules")).not_to_contain_text("this session only")
    start_over(page)
    expect(retry(page)).to_be_visible()
    waits(page, lambda: rules_of(server, page) == [("/about", "noConnection")])


@pytest.mark.parametrize("locale, words", [
    ("en-GB", "/about custom response 200, * pause on request (timeout keeps running) (50 %, seed 7), …/last offline (2×), 1 more"),
    ("pt-BR", "/about resposta simulada 200, * pausar na requisição (tempo limite continua contando) (50 %, semente 7), …/last sem internet (2×), mais 1"),
])
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_tab_s_rules_are_said_in_words_beside_those_of_a_session(visit, server, width, locale, words):
    rules = [
        {"path": "/about", "fault": "answer", "status": 200, "body": json.dumps({"_beagleComponent_": "beagle:" + "x" * 300})},
        {"path": "*", "fault": "hold", "side": "request", "expires": True, "chance": 50, "seed": 7},
        {"path": "/catalogue" * 9 + "/last", "fault": "offline", "count": 2}, {"path": "/bikes", "fault": "timeout"},
    ]
    theirs = someone_s(server, [{"path": "/about", "fault": "noConnection"}, {"path": "/about", "fault": "delay", "delay": 1}])
    page = visit("?screen=/about", width=width, locale=locale)
    page.evaluate("rules => sessionStorage.setItem('kennel.faults', JSON.stringify(rules))", rules)
    page.goto(f"{server.address}?session={theirs}&panel=open")
    note = page.locator(".rule-end > .quiet")
    before, after = words.split("…")
    expect(note).to_contain_text(before)
    expect(note).to_contain_text(after)
    expect(note).not_to_contain_text("{")
    assert cut_off(page.locator(".rules")) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_going_on_from_a_step_without_faults_leaves_the_tab_s_rules(visit, server):
    page = visit("?screen=/about&faults=status+500+*")
    expect(retry(page)).to_be_visible()
    page.keyboard.press("[")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="Without faults").click()
    expect(page.locator(".origin")).to_be_visible()
    expect(rules(page)).to_have_count(0)
    expect(page.locator(".rules")).to_contain_text("New sessions in this tab get: * status 500.")
    start_over(page)
    expect(retry(page)).to_be_visible()
    expect(rules(page)).to_have_count(1)


def test_back_to_an_earlier_session_leaves_the_tab_s_rules(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/basket")
    first = session_of(page)
    start_over(page)
    page.get_by_role("button", name="Clear").click()
    expect(rules(page)).to_have_count(0)
    page.go_back()
    expect(device(page)).to_have_attribute("data-session", first)
    expect(rules(page)).to_have_count(1)
    start_over(page)
    expect(heading(page, "About")).to_be_visible()
    waits(page, lambda: rules_of(server, page) == [])


def test_a_link_that_opens_anew_has_the_rules_that_are_listed(visit, server):
    theirs = someone_s(server, [{"path": "/about", "fault": "noConnection"}])
    page = visit(f"?session={theirs}")
    expect(rules(page)).to_have_count(1)
    assert "faults=noConnection+/about" in link_of(page)


# A rule has a switch.

def test_a_rule_is_switched_off_and_on(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/about", count="")
    add_rule(page, path="/basket", count="")
    switch = page.get_by_role("checkbox", name="Use /about")
    switch.uncheck()
    expect(rules(page).first).to_have_attribute("data-state", "off")
    start_over(page)
    expect(heading(page, "About")).to_be_visible()
    expect(rules(page)).to_have_count(2)
    waits(page, lambda: rules_of(server, page) == [("/basket", "status")])
    page.reload()
    expect(switch).not_to_be_checked()
    switch.check()
    expect(rules(page).first).to_have_attribute("data-state", "armed")
    start_over(page)
    expect(retry(page)).to_be_visible()
    waits(page, lambda: rules_of(server, page) == [("/about", "status"), ("/basket", "status")])


def test_the_same_rule_once_more_begins_to_count_anew(visit, server):
    page = visit("?screen=/about")
    add_rule(page)
    start_over(page)
    expect(rules(page)).to_contain_text("1 of 1 used")
    add_rule(page)
    expect(rules(page)).to_have_count(1)
    expect(rules(page)).to_contain_text("0 of 1 used")


def test_a_request_that_is_failed_thrice_has_one_rule(visit, server):
    page = visit("?screen=/about&panel=network")
    expect(heading(page, "About")).to_be_visible()
    for _ in range(3):
        page.locator(".request", has_text="/about").first.click(button="right")
        page.get_by_role("menuitem", name="Block (500)").click()
        expect(page.locator(".toast")).to_have_text("Rule added: GET /about")
    expect(rules(page)).to_have_count(1)
    waits(page, lambda: rules_of(server, page) == [("GET /about", "status")])


def test_a_rule_is_for_requests_with_a_method(visit, server):
    page = visit("?screen=/about")
    form = page.locator(".fault-form")
    expect(form.get_by_label("Method of the requests")).to_have_value("")
    form.get_by_label("Method of the requests").select_option("POST")
    form.get_by_label("Path").fill("/about")
    form.get_by_role("button", name="Add rule").click()
    waits(page, lambda: rules_of(server, page) == [("POST /about", "status")])
    expect(rules(page)).to_contain_text("POST /about")
    rules(page).get_by_role("button", name="Edit").click()
    expect(form.get_by_label("Method of the requests")).to_have_value("POST")
    expect(form.get_by_label("Path")).to_have_value("/about")
    form.get_by_label("Method of the requests").select_option("ANY")
    form.get_by_role("button", name="Save rule").click()
    waits(page, lambda: rules_of(server, page) == [("/about", "status")])


def test_a_method_that_is_typed_is_chosen(visit, server):
    page = visit("?screen=/about")
    form = page.locator(".fault-form")
    form.get_by_label("Path").fill("LINK /about")
    form.get_by_role("button", name="Add rule").click()
    waits(page, lambda: rules_of(server, page) == [("LINK /about", "status")])
    rules(page).get_by_role("button", name="Edit").click()
    expect(form.get_by_label("Method of the requests")).to_have_value("LINK")
    expect(form.get_by_label("Path")).to_have_value("/about")


def test_two_rules_say_which_of_them_is_used(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/about")
    expect(page.locator(".rule-order")).to_have_count(0)
    add_rule(page, path="/a*")
    expect(page.locator(".rule-order")).to_contain_text("the first rule that matches")


def test_a_rule_says_which_other_one_wins(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/a*")
    add_rule(page, path="/about")
    add_rule(page, path="/basket")
    expect(rules(page).nth(1)).to_contain_text("If both match, rule 1 is used.")
    expect(page.locator(".rule-won")).to_have_count(1)
    page.get_by_role("checkbox", name="Use /a*").uncheck()
    expect(page.locator(".rule-won")).to_have_count(0)
    page.get_by_role("checkbox", name="Use /a*").check()
    rules(page).first.get_by_role("button", name="Edit").click()
    page.locator("[data-part=faults] [name=count]").fill("")
    page.get_by_role("button", name="Save rule").click()
    expect(rules(page).nth(1)).to_contain_text("Never used: rule 1 matches the same requests.")


def test_the_path_of_a_rule_is_one_of_the_session_s(visit, server):
    page = visit("?screen=/about")
    expect(heading(page, "About")).to_be_visible()
    field = page.locator("[data-part=faults] [name=path]")
    field.focus()
    offered = page.locator(f"#{field.get_attribute('list')} > option")
    assert "/about" in offered.evaluate_all("all => all.map(({ value }) => value)")


# Rules are put in order.

def three_rules(page, server):
    for path in ("/a", "/b", "/c"):
        add_rule(page, path=path)
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/a", "/b", "/c"])


def handle(page, number):
    return page.locator(".rule-handle").nth(number - 1)


def test_rules_are_moved_with_keys(visit, server):
    page = visit("?screen=/about")
    three_rules(page, server)
    handle(page, 1).focus()
    page.keyboard.press("ArrowDown")
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/b", "/a", "/c"])
    expect(page.get_by_text("/a is rule 2 of 3.")).to_be_attached()
    expect(handle(page, 2)).to_be_focused()
    page.keyboard.press("End")
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/b", "/c", "/a"])
    expect(handle(page, 3)).to_be_focused()
    page.keyboard.press("ArrowDown")
    rules(page).nth(1).get_by_role("button", name="Move up").press("Enter")
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/c", "/b", "/a"])


def box(page, locator):
    """Returns the frame of an element. The list is drawn again when the server has responded, which removes elements."""
    found = []
    waits(page, lambda: found.append(locator.bounding_box()) or found[-1] is not None)
    return found[-1]


def drag(page, number, over, part):
    """Drags the handle of a rule over another one: to its upper part (0.2) or its lower part (0.8)."""
    start, target = box(page, handle(page, number)), box(page, rules(page).nth(over - 1))
    page.mouse.move(start["x"] + 8, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(start["x"] + 8, target["y"] + target["height"] * part, steps=4)


def test_rules_are_dragged(visit, server):
    page = visit("?screen=/about")
    three_rules(page, server)
    handle(page, 1).scroll_into_view_if_needed()
    drag(page, 3, over=1, part=.2)
    expect(rules(page).first).to_have_attribute("data-drop-before", "")
    page.mouse.up()
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/c", "/a", "/b"])
    expect(rules(page)).to_contain_text(["/c", "/a", "/b"])
    drag(page, 1, over=3, part=.8)
    page.mouse.up()
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/a", "/b", "/c"])
    expect(rules(page)).to_contain_text(["/a", "/b", "/c"])
    drag(page, 1, over=3, part=.8)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)
    assert [path for path, _ in rules_of(server, page)] == ["/a", "/b", "/c"]


def test_one_rule_is_not_moved(visit, server):
    page = visit("?screen=/about")
    add_rule(page)
    expect(handle(page, 1)).to_have_count(0)


def test_a_rule_that_is_off_is_moved_in_its_place(visit, server):
    page = visit("?screen=/about")
    three_rules(page, server)
    page.get_by_role("checkbox", name="Use /b").uncheck()
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/a", "/c"])
    expect(page.get_by_role("checkbox", name="Use /b")).to_be_focused()
    handle(page, 2).focus()
    page.keyboard.press("Home")
    expect(rules(page).first).to_contain_text("/b")
    expect(rules(page).first).to_have_attribute("data-state", "off")
    page.get_by_role("checkbox", name="Use /b").check()
    waits(page, lambda: [path for path, _ in rules_of(server, page)] == ["/b", "/a", "/c"])


def test_rules_are_applied_to_the_first_requests_too(visit, server):
    page = visit("?screen=/about")
    expect(heading(page, "About")).to_be_visible()
    add_rule(page, path="/about")
    before = session_of(page)
    page.get_by_role("button", name="Apply and reload").click()
    expect(retry(page)).to_be_visible()
    expect(device(page)).not_to_have_attribute("data-session", before)
    expect(rules(page)).to_contain_text("1 of 1 used")


def test_rules_of_a_session_are_applied_as_they_are_listed(visit, server):
    theirs = someone_s(server, [{"path": "/about", "fault": "noConnection", "count": 1}])
    page = visit(f"?session={theirs}")
    expect(retry(page)).to_be_visible()
    retry(page).click()
    expect(heading(page, "About")).to_be_visible()
    page.get_by_role("button", name="Apply and reload").click()
    expect(retry(page)).to_be_visible()


# The replacement of the rules can be undone.

def open_script(page):
    page.locator(".fault-scripts > summary").click()


def network(page):
    return page.get_by_label("Network", exact=True).and_(page.locator("select"))


def test_the_condition_of_the_network_is_a_choice_beside_the_rules(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/home", count="2")
    expect(network(page)).to_have_value("none")
    network(page).select_option("Offline")
    expect(network(page)).to_have_attribute("data-state", "on")
    waits(page, lambda: rules_of(server, page) == [("*", "offline"), ("/home", "status")])
    network(page).select_option("Flaky")
    waits(page, lambda: rules_of(server, page) == [("*", "noConnection"), ("/home", "status")])
    expect(network(page)).to_have_attribute("title", "Network: * no connection")
    page.locator(".rule").first.get_by_role("button", name="Remove").click()
    expect(network(page)).to_have_value("none")
    expect(network(page)).to_have_attribute("data-state", "off")
    network(page).select_option("EDGE")
    expect(rules(page).first).to_contain_text("* slow network 240 kbit/s 400 ms")
    network(page).select_option("No throttling")
    waits(page, lambda: rules_of(server, page) == [("/home", "status")])


def test_the_condition_stays_for_the_next_session_and_after_a_reload(visit, server):
    page = visit("?screen=/about")
    network(page).select_option("Backend down")
    choose_screen = page.locator(".screen-link").first
    choose_screen.click()
    expect(network(page)).to_have_value("down")
    page.reload()
    expect(network(page)).to_have_value("down")


def test_another_bandwidth_is_entered_as_a_rule(visit, server):
    page = visit("?screen=/about")
    network(page).select_option("Custom…")
    expect(network(page)).to_have_value("none")
    bandwidth = page.locator("[name=bandwidth]")
    expect(bandwidth).to_be_focused()
    bandwidth.fill("64")
    page.locator("[data-part=faults] [name=delay]").fill("900")
    page.locator("[data-part=faults] [name=jitter]").fill("50")
    page.get_by_role("button", name="Add rule").click()
    expect(rules(page)).to_contain_text("* slow network 64 kbit/s 900 ms")
    waits(page, lambda: rules_of(server, page) == [("*", "throttle")])
    rule = ask(server, "GET", f"api/sessions/{session_of(page)}/faults")["rules"][0]
    assert (rule["bandwidth"], rule["delay"], rule["jitter"]) == (64, 900, 50)


def test_clear_is_undone(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/home", count="2")
    page.get_by_role("button", name="Clear").click()
    expect(rules(page)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(rules(page)).to_contain_text("/home status 503")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    waits(page, lambda: rules_of(server, page) == [("/home", "status")])


def test_a_script_that_was_applied_is_undone(visit, server):
    page = visit("?screen=/about")
    add_rule(page, path="/home", count="2")
    open_script(page)
    text = page.get_by_label("Script", exact=True)
    expect(text).not_to_have_value("")
    text.fill("/bikes: 404\n/basket: 404")
    page.get_by_role("button", name="Apply", exact=True).click()
    expect(page.locator(".rules .rule")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".rules .rule")).to_have_count(1)
    expect(page.locator(".rules .rule")).to_contain_text("/home status 503")
    expect(text).to_have_value(re.compile("/home"))
    waits(page, lambda: rules_of(server, page) == [("/home", "status")])


def test_a_saved_script_that_replaced_the_rules_is_undone(visit, server):
    ask(server, "PUT", "api/scripts/two", {"text": "/bikes: 404\n/basket: 404"})
    page = visit("?screen=/about")
    add_rule(page, path="/home", count="2")
    open_script(page)
    page.get_by_role("button", name="two", exact=True).click()
    expect(page.locator(".rules .rule")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".rules .rule")).to_have_count(1)
    expect(page.locator(".rules .rule")).to_contain_text("/home status 503")


def test_each_error_of_a_script_has_a_portuguese_message_with_all_facts_of_the_server_s_sentence():
    root = Path(__file__).resolve().parents[2]
    errors = (root / "Sources/Runtime/Wire/Faults/FaultTextError.swift").read_text()
    codes = {case: code or case for case, code in re.findall(r'^        case (\w+)(?: = "([\w-]+)")?$', errors, re.M)}
    sentences = dict(re.findall(r'^        case \.(\w+):\s+"(.+)"$', errors, re.M))
    assert sentences.keys() == codes.keys()
    words = (root / "Public/js/side/script_errors.js").read_text()
    messages = dict(re.findall(r"'fault-text-([\w-]+)': '([^']+)'", words))
    assert messages.keys() == set(codes.values())
    for case, code in codes.items():
        sentence = sentences[case].replace('\\"\\(word)\\"', "{word}").replace("\\(word)", "{word}")
        facts = re.findall(r'\\"[^"]*\\"|\\\([\w.]+\)|\d+', sentence)
        wanted = [f"{{{number}}}" for number in range(len(facts))] + ["{word}"] * ("{word}" in sentence)
        assert sorted(re.findall(r"\{\w+\}", messages[code])) == sorted(wanted), code
        assert not re.search(r"\d", re.sub(r"\{\d\}", "", messages[code])), code


@pytest.mark.parametrize("locale, mistake", [("en-GB", "A path starts with"), ("pt-BR", "Um caminho começa com")])
def test_a_path_that_no_rule_can_have_is_said_at_its_field(visit, locale, mistake):
    page = visit("?screen=/home", locale=locale)
    form = page.locator(".fault-form")
    field = form.locator("[name=path]")
    field.fill("nonsense here")
    form.locator(".fault-end .button").click()
    assert field.evaluate("field => field.validationMessage").startswith(mistake)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".rules .rule")).to_have_count(0)
    field.fill("/home")
    form.locator(".fault-end .button").click()
    expect(page.locator(".rules .rule")).to_have_count(1)
