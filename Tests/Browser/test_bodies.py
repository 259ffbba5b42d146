"""Bodies in the network panel: images are shown as images, and long bodies as far as the server stores them."""

import json

import pytest
from playwright.sync_api import expect

from real_server import serving

server = serving("--in-memory")


def details(page, path):
    page.get_by_role("tab", name="Network").click()
    page.locator(".request", has_text=path).click()
    expect(page.locator(".exchange")).to_contain_text(path)
    return page.locator(".exchange")


def test_a_picture_is_seen_with_its_size(visit):
    page = visit()
    shown = details(page, "/images/hero.svg")
    picture = shown.locator("img.body-picture")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
    expect(shown.locator("figcaption")).to_contain_text("×")
    expect(shown.locator(".body")).to_contain_text("<svg")
    expect(shown).not_to_contain_text("kept")



@pytest.mark.parametrize("word, begins", [
    ("Copy URL", "http://"), ("Copy response", "<svg"), ("Copy as cURL", "curl http://"), ("Copy as fetch", 'await fetch("http://'),
    ("Copy as HAR", '{\n  "log": {')])
def test_a_request_is_copied_from_its_menu(visit, word, begins):
    page = visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Network").click()
    row = page.locator(".request", has_text="/images/hero.svg")
    row.click(button="right")
    page.get_by_role("menuitem", name=word).click()
    expect(page.locator(".toast")).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()").startswith(begins)


def test_somebody_who_only_looks_copies_too(visit, server):
    page = visit()
    watch = page.evaluate("async () => (await (await fetch('api/sessions')).json())[0].watch")
    page.goto(f"{server.address}?watch={watch}&panel=network")
    page.locator(".request", has_text="/images/hero.svg").click()
    page.get_by_role("button", name="Copy…").press("Enter")
    expect(page.get_by_role("menuitem")).to_have_text(["Copy URL", "Copy response", "Copy as cURL", "Copy as fetch", "Copy as HAR"])
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Copy…")).to_be_focused()


# A body of JSON is a tree.

@pytest.fixture
def bodies(visit):
    """A page with the details of a request whose response has a body."""
    def bodies(body, kind="application/json", **options):
        page = visit("?screen=/about&panel=network", **options)
        page.route("**/requests/*", lambda route: route.fulfill(json={
            "request": {"headers": {}, "bytes": 0}, "response": {"headers": {"Content-Type": kind}, "bytes": len(body), "body": body}}))
        page.locator(".request", has_text="/about").first.click()
        return page.get_by_label("Response: Body")
    return bodies


def row(tree, text):
    return tree.locator(".body-row", has_text=text)


def test_json_is_a_tree_that_folds(bodies):
    tree = bodies(json.dumps({"name": "Roda", "stations": [{"id": 12345678901234567890, "open": True}], "none": []}))
    expect(tree).to_have_attribute("role", "tree")
    expect(tree.get_by_role("treeitem")).to_have_count(7)
    expect(row(tree, "12345678901234567890").locator(".code-value")).to_have_text("12345678901234567890")
    stations = row(tree, "stations")
    stations.locator(".body-fold").click()
    expect(stations).to_have_attribute("aria-expanded", "false")
    expect(stations).to_have_text('"stations": […],')
    expect(row(tree, "open")).to_have_count(0)
    tree.focus()
    tree.page.keyboard.press("ArrowRight")
    expect(row(tree, "open")).to_be_visible()
    for key, text in [("ArrowDown", "{"), ("ArrowDown", '"id"'), ("ArrowLeft", "{"), ("ArrowLeft", "{…}"), ("ArrowLeft", "stations"), ("End", "none"), ("Home", "{")]:
        tree.page.keyboard.press(key)
        expect(tree.locator("[data-active]")).to_contain_text(text)
        assert tree.get_attribute("aria-activedescendant") == tree.locator("[data-active]").get_attribute("id")


def test_everything_is_folded_and_unfolded(bodies):
    tree = bodies(json.dumps({"a": {"b": {"c": 1}}, "d": [2]}))
    tree.page.get_by_role("button", name="Collapse all", exact=True).click()
    expect(tree.get_by_role("treeitem")).to_have_count(3)
    tree.page.get_by_role("button", name="Expand all").click()
    expect(row(tree, '"c": 1')).to_be_visible()


def test_a_text_is_found_in_a_body(bodies):
    tree = bodies(json.dumps({"first": {"inner": "Bell"}, "bell": 1, "other": "doorBELL"}))
    page = tree.page
    row(tree, "first").locator(".body-fold").click()
    tree.focus()
    page.keyboard.press("Control+f")
    field = page.get_by_role("searchbox", name="Find in body")
    expect(field).to_be_focused()
    field.fill("bell")
    count = page.locator(".body-count")
    expect(count).to_have_text("1 of 3")
    expect(tree.locator("[data-current]")).to_have_text("Bell")  # the collapsed parts are expanded
    expect(tree.locator("mark")).to_have_count(3)
    for key, text, words in [("Enter", "bell", "2 of 3"), ("Enter", "BELL", "3 of 3"), ("Enter", "Bell", "1 of 3"), ("Shift+Enter", "BELL", "3 of 3")]:
        page.keyboard.press(key)
        expect(count).to_have_text(words)
        expect(tree.locator("[data-current]")).to_have_text(text)
    page.get_by_role("button", name="Previous", exact=True).click()
    expect(count).to_have_text("2 of 3")
    field.fill("nowhere")
    expect(count).to_have_text("0 of 0")
    field.press("Escape")
    expect(field).to_be_hidden()
    expect(tree).to_be_focused()
    expect(page.locator(".exchange")).to_be_visible()


@pytest.mark.parametrize("make", [
    lambda: json.dumps([{"id": number, "name": f"bicycle {number}", "tags": ["a", "b"]} for number in range(90_000)]),
    lambda: "[" + ",".join(["1"] * 2_500_000) + ',"bicycle 89999"]',
    lambda: json.dumps({"picture": "QUJD" * 1_250_000, "name": "bicycle 89999"}),
    lambda: "words " * 850_000 + "bicycle 89999",
], ids=["objects", "numbers", "one string", "text"])
def test_five_megabytes_do_not_freeze_the_page(bodies, make):
    body = make()
    assert len(body) > 4_900_000
    tree = bodies(body)
    expect(tree.locator(".body-row").first).to_be_visible()
    page = tree.page
    page.evaluate("""() => { window.longest = 0; new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration) }).observe({ type: 'longtask' }) }""")
    assert tree.locator(".body-row").count() < 700
    tree.evaluate("(tree) => { tree.scrollTop = tree.scrollHeight / 2 }")
    tree.focus()
    page.keyboard.press("Control+f")
    page.get_by_role("searchbox", name="Find in body").fill("bicycle 89999")
    expect(page.locator(".body-count")).to_have_text("1 of 1")
    expect(tree.locator("[data-current]")).to_be_in_viewport()
    assert page.evaluate("window.longest") < 1500


def test_an_error_is_marked_in_its_row(visit):
    page = visit("?screen=/failures/broken-json&panel=network")
    page.locator(".request").first.click()
    wrong = page.locator(".exchange [data-state=wrong]")
    expect(wrong).to_be_visible()
    expect(wrong.locator("+ .body-error")).to_contain_text("▲")
