"""Tabs, pages, lazy parts and pulling to refresh: the real server in a real browser."""

import json
import re

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import serving
from test_lists import component, inputs, open_session, set_context

server = serving()


@pytest.fixture
def show(visit, server):
    def show(document, **options):
        query = f"?session={open_session(server, document)[0]}"
        return visit(query, **options)
    return show


def text(words, **members):
    return component("text", text=words, **members)


def linked():
    """Tabs, pages and dots linked through one context. Each page shows when it first appeared."""
    def page(name):
        return component("container", children=[
            text(f"page {name}"), component("button", text=f"Press {name}", onPress=[set_context("global", name, path="pressed")])],
            onInit=[set_context("p", "@{concat(p.seen, '" + name + "')}", path="seen")])
    return component("screenComponent", navigationBar={"title": "Linked"}, child=component(
        "container", context={"id": "p", "value": {"at": 0, "seen": ""}}, style={"flex": {"grow": 1}}, children=[
            component("tabBar", items=[{"title": name} for name in ("Map", "Rides", "Stations")], currentTab="@{p.at}",
                      onTabSelection=[set_context("p", "@{onTabSelection}", path="at"), set_context("global", "@{onTabSelection}", path="tab")]),
            component("pageView", children=[page("A"), page("B"), page("C")], currentPage="@{p.at}",
                      onPageChange=[set_context("p", "@{onPageChange}", path="at"), set_context("global", "@{onPageChange}", path="page")]),
            component("pageIndicator", numberOfPages=3, currentPage="@{p.at}"),
            text("tab:@{global.tab} page:@{global.page} seen:@{p.seen} pressed:@{global.pressed}")]))


def tab(page, name):
    return device(page).get_by_role("tab", name=name)


def says(page, words):
    expect(device(page).get_by_text(words, exact=True)).to_be_visible()


def resting(page):
    """Waits until no page moves."""
    until(page, "!document.querySelector('[data-kind=pages]').getAnimations({ subtree: true }).some((animation) => 'transitionProperty' in animation === false)")


def across(page):
    box = device(page).locator("[data-kind=pages]").bounding_box()
    return box["x"], box["y"] + box["height"] * .7, box["width"]


def drag(page, way, steps=8, flicks=True):
    device(page).get_by_role("button", name="Next page").wait_for()
    x, y, width = across(page)
    start = x + width * (.8 if way < 0 else .2)
    page.mouse.move(start, y)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(start + way * width * step / steps, y)
    if not flicks:
        page.mouse.move(start + way * width - (1 if way > 0 else -1), y) # the distance counts, not the speed
    page.mouse.up()


def touch(page, points):
    """Presses a finger at the first point and lifts it at the last."""
    devtools = page.context.new_cdp_session(page)
    for kind, at in [("touchStart", points[0])] + [("touchMove", point) for point in points[1:]]:
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tab_turns_the_page_and_the_page_does_not_answer(show):
    page = show(linked())
    says(page, "page A")
    expect(tab(page, "Map")).to_have_attribute("aria-selected", "true")
    tab(page, "Rides").click()
    says(page, "page B")
    says(page, "tab:1 page: seen:AB pressed:")
    expect(tab(page, "Rides")).to_have_attribute("aria-selected", "true")
    expect(device(page).get_by_role("img", name="page 2 of 3")).to_be_visible()
    expect(device(page).get_by_text("page A")).not_to_be_visible()


def test_the_chosen_tab_chosen_again_fires_again(show, server):
    page = show(linked())
    tab(page, "Map").click()
    says(page, "tab:0 page: seen:A pressed:")
    assert inputs(server, page, "tab")[0]["detail"]["index"] == 0


def test_the_arrow_keys_go_from_tab_to_tab(show):
    page = show(linked())
    tab(page, "Map").focus()
    page.keyboard.press("ArrowRight")
    expect(tab(page, "Rides")).to_be_focused()
    page.keyboard.press("End")
    expect(tab(page, "Stations")).to_be_focused()
    page.keyboard.press("Enter")
    says(page, "page C")
    expect(tab(page, "Stations")).to_be_focused()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_mouse_drags_the_next_page_in(show, server, motion):
    page = show(linked(), reduced_motion=motion)
    says(page, "page A")
    drag(page, -.6)
    says(page, "page B")
    says(page, "tab: page:1 seen:AB pressed:")
    expect(tab(page, "Rides")).to_have_attribute("aria-selected", "true")
    resting(page)
    expect(device(page).get_by_text("page A")).not_to_be_visible()
    drag(page, .6)
    says(page, "page A")
    says(page, "tab: page:0 seen:AB pressed:")
    assert [entry["detail"]["index"] for entry in inputs(server, page, "page")] == [1, 0]


def test_half_of_a_device_that_is_drawn_small_is_half_a_page(show):
    page = show(linked())
    says(page, "page A")
    drawn = device(page).locator("[data-kind=pages]").evaluate("(pages) => pages.getBoundingClientRect().width / pages.offsetWidth")
    assert drawn < .9
    drag(page, -.55, flicks=False)
    says(page, "page B")
    drag(page, .45, flicks=False)
    says(page, "page B")


def test_a_short_drag_and_one_past_the_end_change_nothing(show, server):
    page = show(linked())
    says(page, "page A")
    drag(page, .6)
    x, y, width = across(page)
    page.mouse.move(x + width / 2, y)
    page.mouse.down()
    for step in range(1, 8):
        page.mouse.move(x + width / 2 - step * 5, y)
        page.wait_for_timeout(60)
    page.mouse.up()
    resting(page)
    says(page, "page A")
    expect(device(page).get_by_text("page B")).not_to_be_visible()
    assert inputs(server, page, "page") == []


def test_a_drag_that_begins_on_a_button_does_not_press_it(show, server):
    page = show(linked())
    says(page, "page A")
    device(page).get_by_role("button", name="Next page").wait_for()
    box = device(page).get_by_role("button", name="Press A").bounding_box()
    start = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, 12):
        page.mouse.move(start[0] - step * 15, start[1])
    page.mouse.up()
    says(page, "page B")
    assert inputs(server, page, "tap") == []
    device(page).get_by_role("button", name="Press B").click()
    says(page, "tab: page:1 seen:AB pressed:B")


def test_a_finger_turns_the_page(show):
    page = show(linked(), width=393, height=852, has_touch=True)
    says(page, "page A")
    device(page).get_by_role("button", name="Next page").wait_for(state="attached")
    x, y, width = across(page)
    touch(page, [(x + width * (.9 - .08 * step), y) for step in range(10)])
    says(page, "page B")
    touch(page, [(x + width * (.2 + .08 * step), y) for step in range(9)])
    says(page, "page A")


def test_keys_and_buttons_turn_the_page(show):
    page = show(linked())
    following, previous = (device(page).get_by_role("button", name=name) for name in ("Next page", "Previous page"))
    says(page, "page A")
    expect(previous).to_have_attribute("aria-disabled", "true")
    following.click()
    says(page, "page B")
    following.press("Enter")
    says(page, "page C")
    expect(following).to_have_attribute("aria-disabled", "true")
    expect(following).to_be_focused()
    page.keyboard.press("ArrowLeft")
    says(page, "page B")
    says(page, "tab: page:1 seen:ABC pressed:")


def test_the_focus_stays_with_the_pages_when_its_own_has_gone(show):
    page = show(linked())
    device(page).get_by_role("button", name="Press A").focus()
    page.keyboard.press("ArrowRight")
    says(page, "page B")
    until(page, "document.activeElement.dataset.kind === 'pages'")


def test_arrows_may_be_left_to_the_keyboard(show):
    document = component("pageView", showArrow=False, children=[text("one"), text("two")], style={"flex": {"grow": 1}})
    page = show(document)
    says(page, "one")
    arrow = device(page).get_by_role("button", name="Next page")
    until(page, "getComputedStyle(document.querySelector('.turn[data-step=\"1\"]')).clipPath !== 'none'")
    arrow.press("Enter")
    says(page, "two")


def test_a_reader_who_comes_later_sees_the_same_page(show, visit, server):
    page = show(linked())
    tab(page, "Stations").click()
    says(page, "page C")
    page.reload()
    says(page, "page C")
    expect(tab(page, "Stations")).to_have_attribute("aria-selected", "true")
    expect(device(page).get_by_text("page A")).not_to_be_visible()
    drag(page, .6)
    says(page, "page B")


def test_many_tabs_scroll_the_chosen_one_into_sight(show):
    page = show(component("container", context={"id": "t", "value": 0}, children=[
        component("tabBar", items=[{"title": f"Station {number}"} for number in range(12)], currentTab="@{t}"),
        component("button", text="Last", onPress=[set_context("t", 11)])]))
    expect(tab(page, "Station 11")).not_to_be_in_viewport()
    device(page).get_by_role("button", name="Last").click()
    expect(tab(page, "Station 11")).to_be_in_viewport(ratio=.95)


def pulled():
    return component("screenComponent", navigationBar={"title": "Pull"}, child=component(
        "pullToRefresh", context={"id": "pull", "value": {"busy": False, "count": 0}}, isRefreshing="@{pull.busy}",
        color="#0A8", onPull=[
            set_context("pull", True, path="busy"), set_context("pull", "@{sum(pull.count, 1)}", path="count")],
        child=component("scrollView", children=[
            text("@{pull.count} times"),
            component("button", text="Done", onPress=[set_context("pull", False, path="busy")]),
            *(text(f"line {number}") for number in range(60))])))


def refreshing(page):
    return device(page).locator("[data-kind=refresh]")


def test_the_button_refreshes_until_the_context_says_otherwise(show, server):
    page = show(pulled())
    button = page.get_by_role("button", name="Refresh", exact=True)
    button.click()
    expect(refreshing(page)).to_have_attribute("data-refreshing", "")
    expect(device(page).get_by_role("status")).to_have_text("Refreshing")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(device(page).get_by_text("1 times")).to_be_visible()
    device(page).get_by_role("button", name="Done").click()
    expect(refreshing(page)).not_to_have_attribute("data-refreshing", "")
    assert len(inputs(server, page, "pull")) == 1
    expect(device(page).get_by_role("button", name="Refresh")).to_have_count(0)
    button.press("Enter")
    expect(refreshing(page)).to_have_attribute("data-refreshing", "")


def test_the_button_goes_with_what_it_refreshes_and_is_found_beside_a_device_alone(show, server):
    page = show(pulled())
    button = page.get_by_role("button", name="Refresh", exact=True)
    button.focus()
    size = page.locator(".phone").bounding_box()
    with page.expect_response("**/api/sessions"):
        page.locator("[data-path='/about']").click()
    expect(button).to_have_count(0)
    assert page.locator(".phone").bounding_box() == size
    assert page.evaluate("document.activeElement !== document.body")
    page.go_back()
    expect(button).to_be_visible()
    page.goto(page.url + "&embed")
    expect(button).to_have_count(1)
    until(page, "document.querySelector('.refreshes > button')?.getBoundingClientRect().width < innerWidth")
    for _ in range(3):
        page.keyboard.press("Tab")
        if button.evaluate("(button) => button === document.activeElement"):
            break
    expect(button).to_be_focused()
    button.press("Enter")
    expect(refreshing(page)).to_have_attribute("data-refreshing", "")


def test_a_mouse_refreshes_a_device_alone_by_a_button(show, server):
    page = show(pulled())
    page.get_by_role("button", name="Refresh", exact=True).wait_for()
    page.goto(page.url + "&embed")
    button = page.get_by_role("button", name="Refresh", exact=True)
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box["width"] >= 24 and box["height"] >= 24
    glass = page.locator(".phone-glass").bounding_box()
    assert box["x"] >= glass["x"] + glass["width"] or box["y"] >= glass["y"] + glass["height"]  # outside of the screen
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(refreshing(page)).to_have_attribute("data-refreshing", "")


def test_who_only_watches_a_device_alone_has_no_button_to_refresh(show, server):
    page = show(pulled())
    page.get_by_role("button", name="Refresh", exact=True).wait_for()
    watch = page.evaluate(f"fetch('api/sessions/{device(page).get_attribute('data-session')}').then((answer) => answer.json()).then(({{ session }}) => session.watch)")
    page.goto(f"{server.address}?watch={watch}&embed")
    refreshing(page).wait_for(state="attached")
    expect(page.get_by_role("button", name="Refresh", exact=True)).to_have_count(0)


def test_a_mouse_pulls_the_content_down(show, server):
    page = show(pulled())
    expect(device(page).get_by_text("line 5", exact=True)).to_be_visible()
    box = device(page).locator("[data-kind=scroll]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 150

    page.get_by_role("button", name="Refresh", exact=True).wait_for()

    def pull(far):
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 11):
            page.mouse.move(x, y + far * step / 10)
        page.mouse.up()

    pull(60)
    until(page, "!document.querySelector('[data-kind=refresh]').hasAttribute('data-pulling')")
    assert inputs(server, page, "pull") == []
    pull(200)
    expect(refreshing(page)).to_have_attribute("data-refreshing", "")
    assert len(inputs(server, page, "pull")) == 1


def test_a_finger_pulls_only_from_the_top(show, server):
    page = show(pulled(), width=393, height=852, has_touch=True)
    expect(device(page).get_by_text("line 5", exact=True)).to_be_visible()
    box = device(page).locator("[data-kind=scroll]").bounding_box()
    page.get_by_role("button", name="Refresh", exact=True).wait_for(state="attached")
    down = [(box["x"] + 200, box["y"] + 120 + step * 25) for step in range(10)]
    page.evaluate("document.querySelector('[data-testid=device] [data-kind=scroll]').scrollTop = 900")
    touch(page, down)
    page.evaluate("document.querySelector('[data-testid=device] [data-kind=scroll]').scrollTop = 0")
    assert inputs(server, page, "pull") == []
    touch(page, down)
    expect(refreshing(page)).to_have_attribute("data-refreshing", "")


def lazy(path, waiting):
    return component("lazyComponent", path=path, initialState=text(waiting))


def test_a_lazy_part_comes_by_itself_and_fails_by_itself(show):
    page = show(component("container", children=[
        text("above"), lazy("/basket", "wait for the basket"), lazy("/failures/500", "wait for ever"), text("below")]))
    says(page, "wait for ever")
    expect(device(page).get_by_text("wait for the basket")).to_have_count(0)
    expect(page.locator(".step[data-kind=error]")).to_contain_text("lazy load")
    expect(page.locator(".retries .badge")).to_have_text("1")
    device(page).get_by_role("button", name="Retry").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    expect(page.locator(".step", has_text="GET /basket")).to_have_count(1)
    says(page, "wait for ever")


def test_what_a_screen_waits_for_ends_with_it(show):
    waiting = component("screenComponent", navigationBar={"title": "Waiting"}, child=lazy("/failures/slow", "slow"))
    page = show(component("screenComponent", navigationBar={"title": "First"}, child=component(
        "button", text="Go", onPress=[{"_beagleAction_": "beagle:pushView", "route": {"screen": waiting}}])))
    device(page).get_by_role("button", name="Go").click()
    says(page, "slow")
    device(page).get_by_role("button", name="Back").click()
    expect(page.locator(".step", has_text="GET /failures/slow")).to_contain_text("cancelled")


def test_a_route_is_fetched_before_it_is_needed(show):
    page = show(component("screenComponent", navigationBar={"title": "First"}, child=component(
        "button", text="Go", onPress=[{"_beagleAction_": "beagle:pushView", "route": {"url": "/basket", "shouldPrefetch": True}}])))
    expect(page.locator(".step", has_text="GET /basket")).to_contain_text("prefetch · 200")
    page.get_by_role("tab", name="Network").click()
    expect(page.locator(".request", has_text="/basket")).to_contain_text("200prefetch")
    page.get_by_role("tab", name="Timeline").click()
    device(page).get_by_role("button", name="Go").click()
    expect(device(page).get_by_role("heading", name="Basket")).to_be_visible()
    expect(page.locator(".step", has_text="GET /basket")).to_have_count(1)
