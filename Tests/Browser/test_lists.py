"""Lists, grids and views that are added later: the real server in a real browser."""

import json
import urllib.request

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import serving

server = serving()


def component(name, **members):
    return {"_beagleComponent_": f"beagle:{name}", **members}


def set_context(context, value, **members):
    return {"_beagleAction_": "beagle:setContext", "contextId": context, "value": value, **members}


def rows(*numbers):
    return [{"no": number, "name": f"Row {number}"} for number in numbers]


def open_session(server, document):
    """Opens a session with a document. Returns its id and its watch id."""
    body = json.dumps({"screen_json": json.dumps(document)}).encode()
    request = urllib.request.Request(
        f"{server.address}api/sessions", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
        return opened["id"], opened["watch"]


@pytest.fixture
def show(visit, server):
    """Shows a document in a new session."""
    def show(document, **options):
        query = f"?session={open_session(server, document)[0]}"
        return visit(query, **options)
    return show


def inputs(server, page, kind):
    """Returns the session's inputs of one type, from its log."""
    session = device(page).get_attribute("data-session")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session}") as answer:
        log = json.load(answer)["log"]
    return [entry for entry in log if (entry.get("detail") or {}).get("type") == kind]


def row():
    """A row that is high enough for a finger."""
    return component("text", id="row", text="@{item.name}", style={"size": {"height": {"value": 44, "type": "REAL"}}})


def long_list(count, **members):
    return component(
        "container", context={"id": "rows", "value": rows(*range(count))}, style={"flex": {"grow": 1}}, children=[
            component("button", text="More", onPress=[set_context("rows", "@{union(rows, rows)}")]),
            component("text", text="@{global.pages} pages", id="pages"),
            component(
                "listView", id="list", dataSource="@{rows}", style={"flex": {"grow": 1}}, templates=[{"view": row()}],
                onInit=[set_context("global", 0, path="pages")], **members)])


COUNT_PAGES = [set_context("global", "@{sum(global.pages, 1)}", path="pages")]


def listed(page):
    return device(page).get_by_role("list")


def test_a_list_is_a_list_of_items(show):
    page = show(long_list(3))
    expect(listed(page).get_by_role("listitem")).to_have_text(["Row 0", "Row 1", "Row 2"])
    cells = listed(page).get_by_role("listitem")
    assert cells.nth(1).bounding_box()["width"] == listed(page).bounding_box()["width"]
    assert page.locator("[data-identifier='row:1']").count() == 1


def test_a_list_that_fits_has_been_seen_at_once(show, server):
    page = show(long_list(3, onScrollEnd=COUNT_PAGES))
    expect(device(page).get_by_text("1 pages")).to_be_visible()
    device(page).get_by_role("button", name="More").click()
    expect(device(page).get_by_text("2 pages")).to_be_visible()
    assert len(inputs(server, page, "scrollEnd")) == 2


def test_the_end_of_a_long_list_is_told_when_it_is_seen_and_only_then(show, server):
    page = show(long_list(200, onScrollEnd=COUNT_PAGES))
    listed(page).evaluate("list => list.scrollTo(0, 3000)")
    expect(listed(page).get_by_text("Row 70", exact=True)).to_be_visible()
    page.wait_for_timeout(300)
    assert inputs(server, page, "scrollEnd") == [] and inputs(server, page, "scroll") == []
    listed(page).evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(device(page).get_by_text("1 pages")).to_be_visible()
    expect(listed(page).get_by_text("Row 199", exact=True)).to_be_in_viewport()
    assert len(inputs(server, page, "scrollEnd")) == 1


def test_a_threshold_is_reached_before_the_end(show):
    page = show(long_list(100, onScrollEnd=COUNT_PAGES, scrollEndThreshold=50))
    expect(device(page).get_by_text("0 pages")).to_be_visible()
    listed(page).evaluate("list => list.scrollTo(0, list.scrollHeight / 2)")
    expect(device(page).get_by_text("1 pages")).to_be_visible()


def test_a_list_that_scrolls_with_its_parent_is_seen_through_it(show):
    page = show(component("scrollView", children=[
        component("text", text="@{global.pages} pages"), long_list(60, onScrollEnd=COUNT_PAGES, useParentScroll=True)]))
    expect(device(page).get_by_text("0 pages").first).to_be_visible()
    assert listed(page).evaluate("list => list.scrollHeight === list.clientHeight && list.clientHeight >= 60 * 44")
    listed(page).evaluate("list => list.parentElement.closest('[data-kind=scroll]').scrollTo(0, 9999)")
    expect(device(page).get_by_text("1 pages").last).to_be_attached()


def test_who_only_looks_tells_nothing(visit, server):
    session, watch = open_session(server, long_list(200, onScrollEnd=COUNT_PAGES))
    viewer = visit(f"?watch={watch}")
    listed(viewer).evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(listed(viewer).get_by_text("Row 199", exact=True)).to_be_in_viewport()
    page = visit(f"?session={session}")
    expect(listed(page).get_by_text("Row 0", exact=True)).to_be_in_viewport()
    expect(device(page).get_by_text("0 pages")).to_be_visible()
    assert inputs(server, page, "scrollEnd") == []


def test_items_come_move_and_go_while_the_place_is_kept(show):
    order = [set_context("rows", rows(*numbers)) for numbers in ([2, 0, 3], [])]
    page = show(component("container", context={"id": "rows", "value": rows(0, 1, 2)}, children=[
        component("button", text="Mix", onPress=[order[0]]), component("button", text="Empty", onPress=[order[1]]),
        component("listView", key="no", dataSource="@{rows}", templates=[{"view": row()}])]))
    cells = listed(page).get_by_role("listitem")
    expect(cells).to_have_text(["Row 0", "Row 1", "Row 2"])
    cells.first.evaluate("cell => { cell.dataset.kept = 'yes' }")
    device(page).get_by_role("button", name="Mix").click()
    expect(cells).to_have_text(["Row 2", "Row 0", "Row 3"])
    expect(cells.nth(1)).to_have_attribute("data-kept", "yes")
    device(page).get_by_role("button", name="Empty").click()
    expect(cells).to_have_count(0)


def test_nested_lists_write_back(show):
    stations = [{"s": "north", "docks": ["k7", "k9"]}, {"s": "south", "docks": ["k3"]}]
    dock = component("button", id="dock", text="@{st.s}/@{dk}", onPress=[set_context("dk", "empty")])
    page = show(component("container", context={"id": "net", "value": stations}, children=[
        component("text", text="first: @{net[0].docks[1]}"),
        component("listView", dataSource="@{net}", key="s", iteratorName="st", templates=[{"view": component(
            "listView", dataSource="@{st.docks}", iteratorName="dk", direction="HORIZONTAL",
            templates=[{"view": dock}])}])]))
    device(page).get_by_role("button", name="north/k9").click()
    expect(device(page).get_by_text("first: empty")).to_be_visible()
    expect(device(page).locator("[data-identifier='dock:north:1']")).to_have_text("north/empty")
    first, second = (page.locator(f"[data-identifier='dock:north:{n}']").bounding_box() for n in (0, 1))
    assert first["y"] == second["y"] and first["x"] < second["x"]


@pytest.mark.parametrize("direction", ["VERTICAL", "HORIZONTAL"])
def test_a_grid_has_lanes_of_equal_size(show, direction):
    page = show(component(
        "gridView", spanCount=3, direction=direction, dataSource=[1, 2, 3, 4, 5, 6, 7],
        style={"size": {"height": {"value": 50, "type": "REAL"}}},
        templates=[{"view": component("text", text="item @{item}")}]))
    boxes = [cell.bounding_box() for cell in listed(page).get_by_role("listitem").all()]
    across, along = ("x", "y") if direction == "VERTICAL" else ("y", "x")
    size = "width" if direction == "VERTICAL" else "height"
    assert len({round(box[across]) for box in boxes}) == 3
    assert len({round(box[along]) for box in boxes}) == 3
    assert len({round(box[size]) for box in boxes}) == 1
    length = "height" if direction == "VERTICAL" else "width"
    assert boxes[0][along] + boxes[0][length] <= boxes[3][along] + 0.5


def test_children_are_added_before_after_and_instead(show):
    def add(mode):
        return {"_beagleAction_": "beagle:addChildren", "componentId": "basket", "mode": mode, "value": [
            component("text", text=f"{mode} for @{{rider}}"), component("text", text="lock")]}
    page = show(component("container", children=[
        *[component("button", text=mode, onPress=[add(mode)]) for mode in ("PREPEND", "APPEND", "REPLACE")],
        component("container", id="basket", context={"id": "rider", "value": "Ada"}, children=[
            component("text", text="bell")])]))
    basket = page.locator("[data-identifier=basket] > *")
    device(page).get_by_role("button", name="PREPEND").click()
    expect(basket).to_have_text(["PREPEND for Ada", "lock", "bell"])
    device(page).get_by_role("button", name="APPEND").click()
    expect(basket).to_have_text(["PREPEND for Ada", "lock", "bell", "APPEND for Ada", "lock"])
    device(page).get_by_role("button", name="REPLACE").click()
    expect(basket).to_have_text(["REPLACE for Ada", "lock"])


def test_a_thousand_rows_scroll_by_keyboard_to_the_last(show):
    page = show(long_list(1000))
    listed(page).focus()
    until(page, "document.activeElement.getAttribute('role') === 'list'")
    page.keyboard.press("End")
    expect(listed(page).get_by_text("Row 999", exact=True)).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(listed(page).get_by_text("Row 0", exact=True)).to_be_in_viewport()
