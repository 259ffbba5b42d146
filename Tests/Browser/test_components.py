"""The components page: each component alone on the device, in states, with controls. The real server, in a real browser."""

import base64
import json
import re

import pytest
from conftest import arrive, device, person, tab, until
from engines import expect as expect_in, in_three_engines
from playwright.sync_api import expect
from real_server import RealServer, serving

server = serving()


#: The width of the component, whose label is the last one.
WIDTH = "Array.from(document.querySelectorAll('[data-testid=device] [data-kind=label]')).at(-1).offsetWidth"


def chosen(page):
    return page.locator(".component-title")


def state(page):
    return page.locator("#document-state")


def control(page, name):
    """The control of a property, by its path: `style.size.width`."""
    return page.locator("#property-" + name.replace(".", "-"))


def row(page, name):
    return page.locator(f'.property[data-path="{name}"]')


def choose(page, name):
    page.get_by_role("navigation", name="Components").get_by_role("link", name=name, exact=True).click()


def pick(page, name):
    page.get_by_role("group", name="States").get_by_role("button", name=name, exact=True).click()


def shows(page, words):
    expect(device(page).get_by_text(words, exact=True).first).to_be_visible()


def document_of(page):
    return json.loads(page.get_by_role("textbox", name="JSON").input_value())


def test_a_chosen_component_is_alone_on_the_device_in_one_session(visit):
    page = visit("?components")
    expect(chosen(page)).to_have_text("beagle:button")
    shows(page, "Reserve")
    session = device(page).get_attribute("data-session")
    choose(page, "listView")
    expect(chosen(page)).to_have_text("beagle:listView")
    shows(page, "2. Mula")
    expect(device(page).get_by_text("Reserve")).to_have_count(0)
    expect(state(page)).to_have_text("No errors")
    assert device(page).get_attribute("data-session") == session
    expect(page.get_by_role("link", name="listView", exact=True)).to_have_attribute("aria-current", "page")
    expect(page.locator(".crumb b")).to_have_text("Components")


@in_three_engines
def test_in_each_browser_the_device_follows_the_list_the_states_and_the_controls(visit):
    page = visit("?components#component=beagle:text")
    control(page, "text").fill("Typed words")
    expect_in(device(page).get_by_text("Typed words", exact=True)).to_be_visible()
    expect_in(page.locator(".document-state")).to_have_text("No errors")
    page.get_by_role("button", name="Empty texts").click()
    expect_in(control(page, "text")).to_have_value("")
    page.locator(".component-link", has_text="tabBar").click()
    expect_in(device(page).get_by_text("Rides", exact=True)).to_be_visible()
    control(page, "items").fill("[")
    expect_in(row(page, "items").locator(".property-wrong").first).to_have_text("Not valid JSON at line 1, column 2.")


def test_the_device_follows_the_controls(visit):
    page = visit("?components#component=beagle:text")
    control(page, "text").fill("Typed words")
    shows(page, "Typed words")
    control(page, "alignment").select_option("CENTER")
    control(page, "textColor").fill("#FF0000")
    row(page, "style").locator("summary").click()
    row(page, "style.size").locator("summary").first.click()
    row(page, "style.size.width").locator("summary").first.click()
    control(page, "style.size.width.value").fill("120")
    until(page, f"{WIDTH} === 120")
    component = document_of(page)["children"][0]
    assert component == {
        "_beagleComponent_": "beagle:text", "text": "Typed words", "alignment": "CENTER", "textColor": "#FF0000", "style": {"size": {"width": {"value": 120}}},
    }
    row(page, "style.size.width.value").get_by_role("button", name="Remove value").click()
    until(page, f"{WIDTH} > 120")
    assert "style" not in document_of(page)["children"][0]
    expect(row(page, "style").locator(".property-count").first).to_be_empty()
    expect(page.get_by_role("button", name="Default", exact=True)).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Reset").click()
    shows(page, "Garça is upright, quiet and patient.")
    expect(page.get_by_role("button", name="Default", exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_check_box_can_be_on_off_and_not_set(visit):
    page = visit("?components#component=beagle:button")
    box = control(page, "enabled")
    assert box.evaluate("box => box.indeterminate")
    box.check()
    assert document_of(page)["children"][0]["enabled"] is True
    box.uncheck()
    expect(device(page).get_by_role("button", name="Reserve")).to_be_disabled()
    row(page, "enabled").get_by_role("button", name="Remove enabled").click()
    expect(device(page).get_by_role("button", name="Reserve")).to_be_enabled()
    assert box.evaluate("box => box.indeterminate")


def test_required_properties_come_first_and_say_so_with_their_meaning(visit):
    page = visit("?components#component=beagle:text")
    expect(page.locator(".property").first).to_contain_text("required")
    expect(control(page, "text")).to_have_accessible_description(re.compile("The text"))
    expect(page.locator(".property-required")).to_have_count(1)


def test_states_change_the_component_and_its_address(visit):
    page = visit("?components#component=beagle:textInput")
    pick(page, "Error")
    shows(page, "This is no mail address.")
    assert page.evaluate("location.hash") == "#component=beagle:textInput&state=Error"
    pick(page, "Disabled")
    expect(device(page).get_by_role("textbox")).to_be_disabled()
    pick(page, "Right-to-left text")
    expect(control(page, "placeholder")).to_have_value(re.compile("[\u0600-\u06ff]"))
    page.reload()
    expect(control(page, "placeholder")).to_have_value(re.compile("[\u0600-\u06ff]"))
    expect(page.get_by_role("button", name="Right-to-left text")).to_have_attribute("aria-pressed", "true")


def test_back_returns_to_the_component_before(visit):
    page = visit("?components")
    choose(page, "text")
    shows(page, "Garça is upright, quiet and patient.")
    pick(page, "Centred")
    choose(page, "tabBar")
    shows(page, "Rides")
    page.go_back()
    expect(chosen(page)).to_have_text("beagle:text")
    expect(page.get_by_role("button", name="Centred")).to_have_attribute("aria-pressed", "true")
    shows(page, "Garça is upright, quiet and patient.")
    page.go_forward()
    shows(page, "Rides")


def test_a_copied_link_shows_the_same_values_and_context(visit):
    page = visit("?components#component=beagle:text")
    control(page, "text").fill("Hello @{person.name}")
    page.get_by_label("Name", exact=True).fill("person")
    page.get_by_label("Value", exact=True).fill('{"name": "Ana"}')
    shows(page, "Hello Ana")
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    page.locator(".components").get_by_role("button", name="Copy link").click()
    until(page, "Boolean(window.copied)")
    link = page.evaluate("window.copied")
    assert "components#" in link and "session" not in link
    other = visit(link[link.index("?"):])
    shows(other, "Hello Ana")
    expect(control(other, "text")).to_have_value("Hello @{person.name}")
    assert device(other).get_attribute("data-session") != device(page).get_attribute("data-session")


def test_a_context_changes_the_component_at_once(visit):
    page = visit("?components#component=beagle:text")
    expect(page.locator("#context-note")).to_contain_text("Not used by this component yet")
    row(page, "text").get_by_role("button", name="Expression for text").click()
    expect(control(page, "text")).to_have_value("@{example.text}")
    shows(page, "A text of the context")
    page.get_by_label("Value", exact=True).fill('{"text": "Changed"}')
    shows(page, "Changed")
    expect(page.locator("#context-note")).not_to_contain_text("Not used")
    page.get_by_label("Value", exact=True).fill('{"text": }')
    expect(page.locator("#context-wrong")).to_have_text("Not valid JSON at line 1, column 10.")
    shows(page, "Changed")
    page.get_by_label("Value", exact=True).fill('{"text": "Again"}')
    shows(page, "Again")
    row(page, "text").get_by_role("button", name="Expression for text").click()
    expect(control(page, "text")).to_have_value("Text")


def test_an_expression_replaces_a_number_and_a_check_box(visit):
    page = visit("?components#component=beagle:button")
    row(page, "enabled").get_by_role("button", name="Expression for enabled").click()
    expect(control(page, "enabled")).to_have_value("@{presses}")
    control(page, "enabled").fill("@{eq(presses, 1)}")
    expect(device(page).get_by_role("button", name="Reserve")).to_be_disabled()
    page.get_by_label("Value", exact=True).fill("1")
    expect(device(page).get_by_role("button", name="Reserve")).to_be_enabled()


def test_what_is_no_json_is_marked_and_the_device_stays(visit):
    page = visit("?components#component=beagle:tabBar")
    shows(page, "Map")
    control(page, "items").fill('[{"title": "Only"}')
    expect(row(page, "items").locator(".property-wrong").first).to_have_text("Not valid JSON at line 1, column 19.")
    expect(control(page, "items")).to_have_attribute("aria-invalid", "true")
    expect(state(page)).to_have_text("An entry is not valid. The device shows the last valid ones.")
    shows(page, "Map")
    control(page, "currentTab").fill("0")
    expect(row(page, "items").locator(".property-wrong").first).to_contain_text("Not valid JSON")
    control(page, "items").fill('[{"title": "Only"}]')
    shows(page, "Only")
    expect(state(page)).to_have_text("No errors")
    expect(row(page, "items").locator(".property-wrong").first).to_be_empty()


def test_an_error_of_the_server_stands_at_its_control_with_the_path_below(visit):
    page = visit("?components#component=beagle:tabBar")
    control(page, "items").fill('[{"title": 7, "icon": 3}]')
    expect(row(page, "items").locator(".property-wrong").first).to_contain_text("items[0]")
    expect(state(page)).to_contain_text("children[0].items[0]")
    expect(state(page)).to_have_attribute("data-state", "wrong")
    shows(page, "Map")
    state(page).get_by_role("button").first.click()
    expect(page.get_by_role("textbox", name="JSON")).to_be_focused()
    page.get_by_role("button", name="Reset").click()
    expect(state(page)).to_have_text("No errors")
    expect(page.locator(".property-wrong").filter(has_text="items[0]")).to_have_count(0)


def test_an_error_in_a_folded_group_unfolds_it(visit):
    page = visit("?components")
    values = {"text": "Wide", "style": {"size": {"width": {"value": "broad"}}}}
    fragment = page.evaluate("""async (shown) => {
        const { writeShown } = await import('./js/components/component_link.js')
        return writeShown(shown)
    }""", {"component": "beagle:text", "values": values})
    page = visit("?components" + fragment)
    expect(row(page, "style.size.width.value").locator(".property-wrong")).to_contain_text("expected a number, found a string")
    expect(control(page, "style.size.width.value")).to_be_visible()


def test_all_states_are_drawn_in_sessions_that_are_ended(visit):
    page = visit("?components#component=beagle:text")
    before = page.request.get(server_of(page) + "api/sessions").json()
    page.get_by_role("button", name="All states").click()
    dialog = page.get_by_role("dialog", name="beagle:text: All states")
    expect(dialog.locator(".gallery-card")).to_have_count(page.locator(".component-state").count())
    expect(dialog.locator("[data-state-name=stateLong]").get_by_text("Bicycles that are long")).to_be_attached()
    expect(dialog.get_by_role("status")).to_be_empty()
    assert len(page.request.get(server_of(page) + "api/sessions").json()) == len(before)
    dialog.get_by_role("button", name="Centred").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("group", name="States").get_by_role("button", name="Centred")).to_have_attribute("aria-pressed", "true")


def test_a_picture_of_a_state_waits_for_its_images(visit):
    page = visit("?components#component=beagle:image")
    page.get_by_role("button", name="All states").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-state-name=stateCropped] img")).to_be_attached()
    until(page, "document.querySelector('[data-state-name=stateCropped] img').naturalWidth > 0")


def server_of(page):
    return page.evaluate("location.origin + '/'")


def test_the_search_finds_parts_of_names(visit):
    page = visit("?components")
    field = page.get_by_role("searchbox", name="Find a component")
    field.fill("view")
    links = page.get_by_role("navigation", name="Components").get_by_role("link")
    expect(links).to_have_text(["gridView", "listView", "pageView", "scrollview", "tabView", "webView"])
    field.fill("nothing of that")
    expect(page.locator(".component-none")).to_have_text("No matches")
    field.fill("touch")
    field.press("Enter")
    expect(chosen(page)).to_have_text("beagle:touchable")


def test_the_list_is_one_stop_for_the_keyboard(visit):
    page = visit("?components")
    page.get_by_role("searchbox", name="Find a component").press("ArrowDown")
    expect(page.get_by_role("link", name="button", exact=True)).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(chosen(page)).to_have_text("beagle:container")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Reset")).to_be_focused()


def test_a_viewer_sees_what_the_person_in_control_chooses(visit):
    page = visit("?components#component=beagle:text")
    control(page, "text").fill("Look at this")
    shows(page, "Look at this")
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy watch link").click()
    link = page.evaluate("window.copied")
    other = visit(link[link.index("?"):])
    expect(control(other, "text")).to_have_value("Look at this")
    expect(control(other, "text")).to_be_disabled()
    expect(other.locator(".component-notice")).to_contain_text("View only")
    choose(page, "tabBar")
    shows(other, "Account")
    expect(chosen(other)).to_have_text("beagle:tabBar")
    choose(other, "image")
    expect(other.locator("[data-part=toast]")).to_contain_text("view-only")
    expect(chosen(other)).to_have_text("beagle:tabBar")


@pytest.mark.parametrize("name", ["custom:Nobody", "beagle:nothing"])
def test_an_unknown_component_in_a_link_says_so_and_the_first_one_is_shown(visit_with, name):
    page = visit_with(answer_schema, f"?components#component={name}")
    expect(page.locator("[data-part=toast]")).to_have_text(f"This app has no component {name}.")
    expect(chosen(page)).to_have_text("beagle:button")
    shows(page, "Reserve")


@pytest.mark.parametrize("fragment, reason", [("#z=AAAA", "it is damaged"), ("#json=W10", "it names no component")])
def test_a_bad_link_says_so(visit, fragment, reason):
    page = visit("?components" + fragment)
    expect(page.locator("[data-part=toast]")).to_contain_text(reason)
    shows(page, "Reserve")


def test_the_document_is_copied_and_opened_in_the_playground(visit):
    page = visit("?components#component=beagle:text")
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    page.locator(".component-json").get_by_role("button", name="Copy document").click()
    until(page, "Boolean(window.copied)")
    component = json.loads(page.evaluate("window.copied"))["children"][0]
    page.evaluate("window.copied = ''")
    page.locator(".component-json").get_by_role("button", name="Copy component").click()
    until(page, "Boolean(window.copied)")
    assert json.loads(page.evaluate("window.copied")) == component == {"_beagleComponent_": "beagle:text", "text": "Garça is upright, quiet and patient."}
    page.get_by_role("link", name="Open in the playground").click()
    expect(page.locator("#document")).to_have_value(re.compile("Garça is upright"))
    shows(page, "Garça is upright, quiet and patient.")


def test_the_header_the_palette_and_a_short_address_lead_there(visit):
    page = visit()
    page.get_by_role("link", name="Components").click()
    shows(page, "Reserve")
    expect(page.get_by_role("banner").get_by_role("link", name="Components")).to_have_attribute("aria-current", "page")
    other = visit()
    other.keyboard.press("Control+k")
    other.get_by_role("combobox", name="Command menu").fill("components")
    other.get_by_role("option", name="Components").first.click()
    shows(other, "Reserve")


def test_the_palette_lists_the_components(visit):
    page = visit("?components")
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Command menu").fill("tabbar")
    page.locator(".palette-option").first.click()
    expect(chosen(page)).to_have_text("beagle:tabBar")
    shows(page, "Rides")


def test_the_device_tools_work_as_elsewhere(visit):
    page = visit("?components#component=beagle:text")
    shows(page, "Garça is upright, quiet and patient.")
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(page.locator("[data-part=frame]")).to_have_attribute("data-scheme", "dark")
    choose(page, "button")
    shows(page, "Reserve")
    expect(page.locator("[data-part=frame]")).to_have_attribute("data-scheme", "dark")


@pytest.mark.parametrize("width, height", [(390, 844), (768, 1024), (1024, 768), (1440, 900)])
def test_on_every_width_components_and_controls_are_reached(visit, width, height):
    page = visit("?components", width=width, height=height)
    if width < 1200:
        page.get_by_role("tab", name="Components").click()
    menu = page.get_by_role("combobox", name="Component", exact=True)
    if menu.is_visible():
        menu.select_option("beagle:text")
    else:
        choose(page, "text")
    control(page, "text").fill("Any width")
    shows(page, "Any width")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_page_speaks_portuguese(visit):
    page = visit("?components", locale="pt-BR")
    expect(page.get_by_role("button", name="Todos os estados")).to_be_visible()
    expect(page.locator("#document-state")).to_have_text("Nenhum erro")
    page.get_by_role("button", name="Idioma: Português").click()
    expect(page.get_by_role("button", name="All states")).to_be_visible()


def test_the_first_page_does_not_load_the_components(visit):
    page = visit()
    loaded = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [name for name in loaded if "component_" in name or "components_page" in name]


STARS = {
    "type": "object", "required": ["rating"], "properties": {
        "rating": {"anyOf": [{"type": "integer"}, {"$ref": "#/$defs/expression"}]}, "id": {"type": "string"}, "style": {"$ref": "#/$defs/Style"},
    },
}


def answer_schema(browser_page, route):
    """Answers for the app's own types, as a server does that knows the sample's `custom:Stars`."""
    schema = browser_page.request.get(route.request.url.split("/api/")[0] + "/api/schema").json()
    choices = schema["$defs"]["component"]["properties"]["_beagleComponent_"]["anyOf"]
    choices[0]["enum"].append("custom:Stars")
    schema["$defs"]["custom:Stars"] = STARS
    route.fulfill(json=schema)


@pytest.fixture
def visit_with(browser, complaints, server):
    """Opens the page with another answer for the schema of a session's app."""
    pages = []

    def visit_with(answer, query):
        context = person(browser)
        pages.append(context)
        page = tab(context, complaints)
        page.route("**/api/sessions/*/schema", lambda route: answer(page, route))
        return arrive(page, server, query)

    yield visit_with
    for context in pages:
        context.close()


def test_the_components_of_the_app_are_listed_with_controls_of_their_own(visit_with):
    page = visit_with(answer_schema, "?components")
    group = page.get_by_role("region", name="This app")
    expect(group.get_by_role("link")).to_have_text(["Stars"])
    choose(page, "Stars")
    shows(page, "★★★☆☆")
    control(page, "rating").fill("5")
    shows(page, "★★★★★")
    control(page, "rating").fill("1.5")
    expect(row(page, "rating").locator(".property-wrong")).to_have_text("Not a whole number.")
    page.reload()
    expect(control(page, "rating")).to_have_value("5")
    shows(page, "★★★★★")


def test_a_link_to_a_component_of_the_app_waits_for_its_schema(visit_with):
    page = visit_with(answer_schema, "?components#component=custom:Stars")
    expect(chosen(page)).to_have_text("custom:Stars")
    expect(control(page, "rating")).to_have_value("3")
    shows(page, "★★★☆☆")


def test_a_server_that_cannot_list_the_apps_components_says_so_and_beagles_are_there(visit_with):
    page = visit_with(lambda page, route: route.fulfill(status=404, json={"type": "urn:kennel:problem:unknown-route", "detail": "Nothing"}), "?components")
    expect(page.get_by_role("region", name="This app")).to_contain_text("Update Kennel to see them")
    choose(page, "text")
    shows(page, "Garça is upright, quiet and patient.")


def test_a_link_with_values_is_shown_although_the_apps_components_cannot_be_read(visit_with):
    fragment = "#json=" + base64.urlsafe_b64encode(json.dumps({"component": "custom:Stars", "values": {"rating": 4}}).encode()).decode().rstrip("=")
    page = visit_with(lambda page, route: route.fulfill(status=500, json={"type": "urn:kennel:problem:look-crashed", "detail": "It crashed"}), "?components" + fragment)
    shows(page, "★★★★☆")
    expect(chosen(page)).to_have_text("custom:Stars")
    expect(page.locator(".properties")).to_contain_text("The properties of this component are not known.")
    assert document_of(page)["children"][0] == {"_beagleComponent_": "custom:Stars", "rating": 4}


def test_an_app_whose_types_cannot_be_read_says_why_and_can_be_asked_again(visit_with):
    failures = iter([True])

    def answer(page, route):
        if next(failures, False):
            route.fulfill(status=500, json={"type": "urn:kennel:problem:look-crashed", "detail": "custom:Shy crashed the app"})
        else:
            answer_schema(page, route)

    page = visit_with(answer, "?components")
    group = page.get_by_role("region", name="This app")
    expect(group).to_contain_text("The components of this app could not be read: custom:Shy crashed the app")
    shows(page, "Reserve")
    group.get_by_role("button", name="Try again").click()
    expect(group.get_by_role("link", name="Stars")).to_be_visible()


def no_document(page):
    page.route("**/api/sessions/*/document", lambda route: route.fulfill(
        status=404, json={"type": "urn:kennel:problem:no-document", "detail": "No document"}))


def no_controller(page):
    page.route("**/api/controllers?*", lambda route: route.fulfill(json=[]))


@pytest.mark.parametrize("prepare", [no_document, no_controller])
def test_an_app_without_beagle_says_what_to_do(visit_with, prepare):
    def answer(page, route):
        prepare(page)
        answer_schema(page, route)

    page = visit_with(answer, "?components")
    expect(page.locator(".component-notice")).to_contain_text("This app shows no Beagle screens")


def test_without_a_schema_the_page_says_so(browser, complaints, server):
    context = person(browser)
    page = tab(context, complaints)
    page.route("**/schema", lambda route: route.fulfill(status=503, json={"type": "urn:kennel:problem:stopping", "detail": "The server is stopping"}))
    arrive(page, server, "?components")
    expect(page.locator(".component-notice")).to_contain_text("The components could not be loaded: The server is stopping")
    context.close()


@pytest.fixture
def crashing_app():
    running = RealServer("--in-memory", program="CrashingApp")
    yield running
    running.process.terminate()
    assert running.process.wait(timeout=10) == 0


def test_after_a_component_that_crashes_the_app_another_one_is_shown_in_a_new_session(browser, complaints, crashing_app):
    context = person(browser)
    page = arrive(tab(context, complaints), crashing_app, "?components#component=beagle:container")
    shows(page, "Two")
    session = device(page).get_attribute("data-session")
    control(page, "onInit").fill('[{"_beagleAction_": "custom:goWrong", "how": "trap"}]')
    expect(state(page)).to_contain_text("Showing this component crashed the app", timeout=30_000)
    expect(page.get_by_test_id("crash")).to_be_visible()
    choose(page, "text")
    shows(page, "Garça is upright, quiet and patient.")
    expect(page.get_by_test_id("crash")).to_be_hidden()
    expect(state(page)).to_have_text("No errors")
    assert device(page).get_attribute("data-session") != session
    context.close()


def test_values_survive_the_end_of_a_server_that_records_in_memory(browser, complaints):
    first = RealServer("--in-memory")
    context = person(browser)
    page = arrive(tab(context, complaints), first, "?components#component=beagle:text")
    control(page, "text").fill("Still here")
    shows(page, "Still here")
    first.process.kill()
    first.process.wait()
    control(page, "text").fill("Typed while nobody answers")
    expect(state(page)).to_contain_text("The server does not respond.")
    second = RealServer("--in-memory", port=first.port)
    page.get_by_role("button", name="Open again").click()
    shows(page, "Typed while nobody answers")
    expect(state(page)).to_have_text("No errors")
    context.close()
    assert second.stop() == 0


def test_a_viewer_without_the_token_is_told_that_the_link_shows_the_device_only(browser, complaints):
    running = RealServer("--in-memory", "--token", "a-token-of-a-test-with-32-letters")
    base, _, token = running.address.partition("?token=")
    owner, viewer = person(browser), person(browser)
    page = tab(owner, complaints)
    page.goto(f"{base}?token={token or 'a-token-of-a-test-with-32-letters'}")
    device(page).locator("[data-kind=window]").wait_for()
    page.goto(base + "components#component=beagle:text")
    shows(page, "Garça is upright, quiet and patient.")
    watch = page.evaluate("fetch('api/sessions/' + new URLSearchParams(location.search).get('session')).then((r) => r.json()).then((s) => s.session.watch)")
    other = tab(viewer, complaints)
    other.goto(f"{base}?watch={watch}&components")
    shows(other, "Garça is upright, quiet and patient.")
    expect(other.locator(".component-notice")).to_contain_text("This link shows the device only")
    expect(other.locator(".component-title")).to_be_hidden()
    for context in (owner, viewer):
        context.close()
    running.process.terminate()
    assert running.process.wait(timeout=10) == 0
