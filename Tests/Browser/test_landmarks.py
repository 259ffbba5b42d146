"""The page for screen readers: landmarks, headings, lists, contrast, and the tab order."""

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")

# The contrast of text with its background, as WCAG 2.2 defines it.
CONTRAST = """(element) => {
    const light = (colour) => {
        const [red, green, blue] = colour.match(/[\\d.]+/g).map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    let ground = element, opacity = 1
    for (let at = element; at; at = at.parentElement) opacity *= getComputedStyle(at).opacity
    while (/rgba\\(0, 0, 0, 0\\)/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement
    const [one, other] = [light(getComputedStyle(element).color), light(getComputedStyle(ground).backgroundColor)].sort()
    return opacity < 1 ? 0 : (other + 0.05) / (one + 0.05)
}"""


@pytest.mark.parametrize("width", [390, 1440])
def test_what_happened_is_a_landmark(visit, width):
    page = visit("?screen=/home", width=width)
    happened = page.get_by_role("region", name="What happened")
    expect(happened.get_by_role("tablist", name="Panels")).to_be_visible()
    expect(happened.get_by_role("heading", name="Pending retries")).to_have_count(1)
    for tab in ("Timeline", "Navigation", "Network", "Tree"):
        happened.get_by_role("tab", name=tab).click()
        expect(happened.get_by_role("tabpanel", name=tab)).to_be_visible()
    expect(page.get_by_role("region", name="Open")).to_have_count(1 if width > 1100 else 0)


def test_the_landmark_is_named_in_portuguese(visit):
    expect(visit("?screen=/home", locale="pt-BR").get_by_role("region", name="O que aconteceu")).to_have_count(1)


@pytest.mark.parametrize(("tab", "name", "whole", "item"), [("Timeline", "Steps", "list", "listitem"), ("Network", "Network", "grid", "row")])
def test_a_list_in_blocks_has_nothing_but_its_items(visit, tab, name, whole, item):
    page = visit("?screen=/home")
    page.get_by_role("tab", name=tab).click()
    page.get_by_role(whole, name=name, exact=True).get_by_role(item).nth(3).wait_for()
    client = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in client.send("Accessibility.getFullAXTree")["nodes"]}

    def inside(node):
        for child in (nodes[one] for one in node["childIds"] if one in nodes):
            if child["ignored"] or child["role"]["value"] in ("none", "rowgroup"):
                yield from inside(child)
            else:
                yield child["role"]["value"]

    lists = [node for node in nodes.values() if node.get("role", {}).get("value") == whole and node["name"]["value"] == name]
    assert [set(inside(node)) for node in lists] == [{item}]
    parents = page.evaluate("""() => Array.from(document.querySelectorAll('.panels li:not([role])'),
        (item) => item.parentElement.tagName).filter((name) => !/^[OU]L$/.test(name))""")
    assert parents == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_views_that_are_hidden_can_be_read_in_the_tree(visit, scheme):
    page = visit("?screen=/home", color_scheme=scheme)
    page.get_by_role("tab", name="Tree").click()
    row = page.locator(".tree-row[data-state=unseen]").first
    row.wait_for()
    expect(row).to_have_css("font-style", "italic")
    for part in row.locator("> :not(.tree-indent, .tree-fold)").all():
        assert part.evaluate(CONTRAST) >= 4.5


def test_dialogs_bring_no_banner_of_their_own(visit):
    page = visit("?screen=/home&sessions")
    page.get_by_role("dialog", name="Sessions").locator(".session-row").first.wait_for()
    expect(page.locator("dialog :is(header, footer)")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    page.get_by_role("dialog", name="Fault sweep").get_by_role("checkbox").first.wait_for()
    expect(page.locator("dialog :is(header, footer)")).to_have_count(0)


LEVELS = """() => Array.from(document.querySelectorAll('h1, h2, h3, h4'))
    .filter((element) => element.checkVisibility()).map((element) => Number(element.tagName[1]))"""


def has_no_gaps(levels):
    return levels[:1] == [1] and all(level <= before + 1 for before, level in zip(levels, levels[1:]))


def test_headings_of_a_comparison_have_no_gaps(visit, server):
    page = visit("compare.html?compare=CustomError&with=default&screen=/failures/500", wait=False)
    page.locator(".differences > li").first.wait_for()
    assert has_no_gaps(page.evaluate(LEVELS))


def test_headings_beside_what_is_held_have_no_gaps(visit):
    page = visit("?screen=/home&faults=hold+/home", width=390, height=900)
    page.get_by_role("button", name="1 paused").click()
    page.locator(".held-title").wait_for()
    assert has_no_gaps(page.evaluate(LEVELS))


def test_a_device_alone_has_a_heading_that_is_heard_and_not_seen(visit):
    page = visit("?screen=/home&embed")
    expect(page.get_by_role("heading", name="Kennel", level=1)).to_have_count(1)
    expect(page.locator(".bar")).to_have_css("clip-path", "inset(50%)")
    expect(page.locator(".bar :is(a, button, select):visible")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_choices_look_like_choices_in_forced_colours(visit):
    page = visit("?screen=/home", forced_colors="active")
    assert page.locator("[data-part=controller]").evaluate("(select) => getComputedStyle(select).appearance") == "auto"
    for select in page.locator("select.input").all():
        assert select.evaluate("(select) => getComputedStyle(select).appearance") == "auto"


def test_buttons_of_the_form_are_reached_in_the_order_in_which_they_stand(visit):
    page = visit("?screen=/home")
    page.locator("[data-part=open] [name=decoding]").focus()
    reached = []
    for _ in range(2):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("[document.activeElement.textContent, document.activeElement.getBoundingClientRect().x]"))
    assert [name for name, _ in reached] == ["Compare…", "Open"]
    assert reached[0][1] < reached[1][1]


def test_the_focus_goes_from_a_request_that_is_let_go_to_the_next_and_then_to_its_row(visit):
    page = visit("?screen=/home&faults=1+hold+/home&faults=hold+/home/offer", height=1000)
    held = page.locator(".held")
    page.get_by_role("button", name="1 paused").click()
    expect(held).to_have_count(1)
    release = held.get_by_role("button", name="Continue", exact=True)
    release.press("Enter")
    expect(page.locator(".request").first).to_be_focused()
    expect(held).to_contain_text("/home/offer")
    release.focus()
    page.keyboard.press("Enter")
    expect(held).to_have_count(0)
    expect(page.locator(".request", has_text="/home/offer")).to_be_focused()
    assert device(page).get_by_text("Looking for today's offer…").count() == 0
