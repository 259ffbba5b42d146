"""The comparison of two devices, with the real server and the sample app."""

import re
import urllib.request
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect
from real_server import serving

server = serving("--no-delays")


@pytest.fixture
def compare(visit):
    def compare(query, **options):
        page = visit(query, wait=False, **options)
        for side in ("left", "right"):
            half(page, side).get_by_test_id("device").locator("[data-kind=window]").first.wait_for()
        return page
    return compare


def half(page, side):
    return page.locator(".compare-device").nth(0 if side == "left" else 1).content_frame


def first(page):
    return page.locator(".compare-first")


def test_what_is_pressed_on_one_is_pressed_on_the_other_and_the_first_difference_is_named(compare):
    page = compare("?compare=CustomError&with=ErrorKinds&screen=/fails-twice")
    expect(first(page)).to_contain_text("At the opening: CustomError shows ")
    expect(first(page)).to_contain_text("ErrorKinds shows ")
    half(page, "left").get_by_role("button", name="Try again").click()
    page.wait_for_function("""async (id) => {
        const told = await (await fetch(`/api/comparisons/${id}`)).json()
        return told.moments === 2 && !told.busy
    }""", arg=parse_qs(urlsplit(page.url).query)["comparison"][0])
    # Both have failed again. The next press on either device ends both.
    half(page, "right").get_by_role("button", name="Try again").click()
    for side in ("left", "right"):
        expect(half(page, side).get_by_text("Here it is.")).to_be_visible()
    assert "comparison=" in page.url


def test_reloading_keeps_the_two_sessions_and_starting_over_opens_others(compare, server):
    page = compare("?compare=CustomError&with=default&screen=/fails-twice")
    half(page, "left").get_by_role("button", name="Try again").wait_for()
    sessions = [half(page, side).get_by_test_id("device").get_attribute("data-session") for side in ("left", "right")]
    page.reload()
    for side, session in zip(("left", "right"), sessions):
        expect(half(page, side).get_by_test_id("device")).to_have_attribute("data-session", session)
    page.get_by_role("button", name="Start over").click()
    expect(half(page, "left").get_by_test_id("device")).not_to_have_attribute("data-session", sessions[0])


def test_a_comparison_that_found_no_server_begins_once_there_is_one(visit, server):
    page = visit(wait=False)
    is_gone = [True]
    page.route("**/api/**", lambda route: route.abort() if is_gone else route.continue_())
    page.goto(f"{server.address}?compare=CustomError&with=default&screen=/about")
    expect(page.get_by_text("The server does not respond.")).to_be_visible()
    is_gone.clear()
    half(page, "left").get_by_role("heading", name="About", exact=True, level=1).wait_for()
    expect(page.get_by_text("The server does not respond.")).to_have_count(0)


def test_another_controller_is_chosen_on_either_side(compare):
    page = compare("?compare=CustomError&screen=/fails-twice")
    right = page.get_by_label("Controller on the right")
    expect(right).to_have_value("default")
    right.select_option("ErrorKinds")
    expect(first(page)).to_contain_text("ErrorKinds")
    expect(page.get_by_label("Controller on the right")).to_have_value("ErrorKinds")
    expect(page.get_by_label("Controller on the left")).to_have_value("CustomError")


def test_what_cannot_be_compared_says_why_and_lets_a_person_choose(visit):
    page = visit("?compare=Legacy&with=Legacy&screen=/home", wait=False)
    expect(first(page)).to_have_text("Both sides are the same, Legacy. Change \"controller\", \"app\" or \"faults\" of one.")
    page.get_by_label("Controller on the right").select_option("default")
    half(page, "right").get_by_test_id("device").locator("[data-kind=window]").first.wait_for()


def test_the_first_sentence_is_what_the_server_says_in_the_words_of_the_page(compare):
    page = compare("?compare=CustomError&with=default&screen=/fails-twice")
    expect(first(page)).to_contain_text('Default shows the error view "Error", ')
    expect(page.locator(".difference li", has_text="error view")).to_have_count(1)
    said = page.evaluate('''async (id) => (await (await fetch(`/api/comparisons/${id}`)).json()).differences[0].sentence''',
                         parse_qs(urlsplit(page.url).query)["comparison"][0])
    assert first(page).text_content().startswith(f"At the opening: {said.split(', Default')[0]}")


def looks(page):
    return page.locator(".compare-looks")


def test_devices_that_only_look_different_are_said_to(compare):
    page = compare("?compare=ColouredBar&with=default&screen=/home")
    expect(first(page)).to_have_text(
        "The same texts, states and requests, but navigation bar “Roda” and 2 more views look different.")
    expect(first(page)).to_have_attribute("data-state", "differs")
    bar = looks(page).locator(".difference", has_text="navigation bar “Roda”")
    expect(bar.locator("li", has_text="background")).to_have_text(["background: rgb(255, 59, 48)", "background: rgba(0, 0, 0, 0)"])
    expect(looks(page).locator(".difference", has_text="button “Basket”")).to_contain_text("text color: rgb(255, 255, 255)")


def test_devices_that_show_and_look_the_same_are_said_to_until_one_is_other(compare):
    page = compare("?compare=CustomError&with=default&screen=/about")
    same = "No differences in texts, states and requests so far. No differences in appearance."
    expect(first(page)).to_have_text(same)
    expect(looks(page)).to_be_hidden()
    half(page, "right").get_by_role("heading", name="About", exact=True, level=1).evaluate("heading => heading.style.color = 'red'")
    expect(first(page)).to_have_text("The same texts, states and requests, but heading “About” looks different.")
    half(page, "right").get_by_role("heading", name="About", exact=True, level=1).evaluate("heading => heading.style.color = ''")
    expect(first(page)).to_have_text(same)
    expect(looks(page)).to_be_hidden()


def test_rules_of_a_link_hold_on_both_sides(compare):
    page = compare("?compare=CustomError&with=default&screen=/home&faults=status+503+/home")
    half(page, "left").get_by_text("That did not work").wait_for()
    half(page, "right").get_by_role("button", name="Retry").wait_for()


@pytest.mark.parametrize("width", [390, 1440])
def test_it_fits_and_speaks_portuguese(compare, width):
    page = compare("?compare=CustomError&with=default&screen=/fails-twice", width=width, locale="pt-BR")
    expect(page.get_by_role("button", name="Recomeçar")).to_be_visible()
    expect(first(page)).to_have_text(re.compile(r'^Na abertura: CustomError mostra .*, Padrão mostra a tela de erro "Error", .* botão "Retry"'))
    expect(page.locator(".difference-show, .difference-time").first).to_have_text("Na abertura")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_session_that_is_gone_is_told(compare, server):
    page = compare("?compare=CustomError&with=default&screen=/fails-twice")
    session = half(page, "right").get_by_test_id("device").get_attribute("data-session")
    urllib.request.urlopen(urllib.request.Request(f"{server.address}api/sessions/{session}", method="DELETE"))
    expect(first(page)).to_have_text("One of the two sessions no longer exists.")


def test_two_sessions_of_the_list_are_compared_and_a_difference_shows_both_at_its_moment(visit):
    for controller in ("CustomError", "default"):
        page = visit(f"?screen=/fails-twice&controller={controller}")
        for attempt in (1, 2):
            page.wait_for_function("""async ([session, attempt]) => {
                const { retries } = await (await fetch(`/api/sessions/${session}`)).json()
                return retries[0]?.attempt === attempt
            }""", arg=[page.get_by_test_id("device").get_attribute("data-session"), attempt])
            page.get_by_test_id("device").get_by_role("button", name="Try again" if controller == "CustomError" else "Retry").click()
        expect(page.get_by_test_id("device").get_by_text("Here it is.")).to_be_visible()
    page.get_by_role("button", name="All sessions").click()
    chosen = page.locator(".session-row", has_text="/fails-twice")
    for index in (0, 1):
        chosen.nth(index).get_by_role("checkbox").check()
    page.locator(".session-pair").get_by_role("button", name="Compare").click()
    page.locator(".compare-first[data-state=differs]").wait_for()
    expect(first(page)).to_contain_text("At the opening: ")
    names = page.locator(".compare-name")
    assert sorted(names.all_text_contents()) == ["CustomError", "Default"]
    left = names.nth(0).text_content()
    # Both devices show the first difference.
    expect(half(page, "left").get_by_role("button", name="Try again" if left == "CustomError" else "Retry")).to_be_visible()
    expect(half(page, "right").get_by_role("button", name="Retry" if left == "CustomError" else "Try again")).to_be_visible()
    moments = page.locator(".difference-show")
    expect(moments.first).to_have_attribute("aria-current", "true")
    moments.last.click()
    expect(moments.last).to_have_attribute("aria-current", "true")
    # The live screen, under the shown earlier step, has the same text.
    expect(half(page, "left").get_by_test_id("device").get_by_text("Here it is.")).to_be_visible()


def test_a_session_alone_is_compared_with_itself_under_another_controller(visit):
    page = visit("?screen=/fails-twice&controller=CustomError")
    expect(page.get_by_test_id("device").get_by_role("button", name="Try again")).to_be_visible()
    page.get_by_role("button", name="All sessions").click()
    page.locator(".session-row", has_text="shown here").get_by_role("checkbox").check()
    expect(page.locator(".session-pair")).to_contain_text("One selected")
    page.locator(".session-pair").get_by_role("button", name="Compare").click()
    page.get_by_label("Controller on the right").select_option("default")
    expect(first(page)).to_contain_text("as recorded shows ")
    expect(page.get_by_label("Controller on the left")).to_have_value("")
    expect(half(page, "right").get_by_role("button", name="Retry")).to_be_visible()


def box(page, side):
    """The place of a device on the page, by half a pixel."""
    part = half(page, side).locator("[data-part=frame]").bounding_box()
    return [round(2 * part[name]) for name in ("x", "y", "width", "height")]


def show(page, view):
    page.get_by_role("group", name="View").get_by_role("button", name=view, exact=True).click()


def outlines(page, side):
    return page.locator(f".compare-layer[data-side={side}] > .compare-outline")


@pytest.fixture
def coloured(compare):
    """Two devices whose navigation bars differ, with the outlines of three views."""
    def coloured(more="", **options):
        page = compare("?compare=ColouredBar&with=default&screen=/home" + more, **options)
        expect(outlines(page, "left")).to_have_count(3)
        return page
    return coloured


@pytest.mark.parametrize("width", [390, 768, 1440])
def test_one_device_lies_over_the_other(coloured, width):
    page = coloured(width=width)
    assert box(page, "left") != box(page, "right")
    for view in ("Overlay", "Slider", "Difference"):
        show(page, view)
        expect(page.get_by_role("button", name=view, exact=True)).to_have_attribute("aria-pressed", "true")
        assert box(page, "left") == box(page, "right")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    show(page, "Side by side")
    assert box(page, "left") != box(page, "right")


def test_the_way_of_showing_is_in_the_address(coloured):
    page = coloured()
    show(page, "Difference")
    assert parse_qs(urlsplit(page.url).query)["view"] == ["difference"]
    page.reload()
    expect(page.get_by_role("button", name="Difference", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Black is equal.")).to_be_visible()
    assert page.locator(".compare-device").nth(1).evaluate("(frame) => getComputedStyle(frame).mixBlendMode") == "difference"
    show(page, "Side by side")
    assert "view" not in parse_qs(urlsplit(page.url).query)


def test_the_opacity_of_the_upper_device_is_chosen(coloured):
    page = coloured("&view=overlay")
    slider = page.get_by_label("Opacity of the right device")
    slider.press("Home")
    expect(page.locator(".compare-device").nth(1)).to_have_css("opacity", "0")
    slider.press("End")
    expect(page.locator(".compare-device").nth(1)).to_have_css("opacity", "1")
    show(page, "Slider")
    expect(slider).to_be_hidden()


def test_the_divider_is_moved_by_keys_and_by_dragging(coloured):
    page = coloured("&view=slider")
    divider = page.get_by_role("slider", name="Divider between left and right")
    phone = half(page, "left").locator("[data-part=frame]").bounding_box()
    middle = divider.bounding_box()["x"] + 12
    assert abs(middle - phone["x"] - phone["width"] / 2) < 2
    divider.press("ArrowRight")
    expect(divider).to_have_attribute("aria-valuenow", "52")
    divider.press("Home")
    expect(divider).to_have_attribute("aria-valuenow", "0")
    page.mouse.move(divider.bounding_box()["x"] + 12, phone["y"] + 300)
    page.mouse.down()
    page.mouse.move(phone["x"] + phone["width"] * 3 / 4, phone["y"] + 300, steps=4)
    page.mouse.up()
    expect(divider).to_have_attribute("aria-valuenow", "75")
    # The left device is seen and pressed before the line, the right one behind it.
    at = """([x, y]) => document.elementFromPoint(x, y) === document.querySelectorAll('.compare-device')[0]"""
    assert page.evaluate(at, [phone["x"] + phone["width"] / 2, phone["y"] + 300]) is True
    assert page.evaluate(at, [phone["x"] + phone["width"] * 7 / 8, phone["y"] + 300]) is False


def test_what_differs_is_outlined_where_it_is_shown(coloured):
    page = coloured()
    button = half(page, "right").get_by_role("button", name="Basket").bounding_box()
    places = outlines(page, "right").evaluate_all("(boxes) => boxes.map((box) => { const { x, y } = box.getBoundingClientRect(); return [Math.round(x), Math.round(y)] })")
    assert [round(button["x"]), round(button["y"])] in places
    page.get_by_role("button", name="Outline differences").click()
    expect(outlines(page, "right")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Outline differences")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Outline differences").click()
    expect(outlines(page, "right")).to_have_count(3)


def test_devices_that_lie_over_each_other_are_used_together(coloured):
    page = coloured("&view=overlay")
    half(page, "right").get_by_role("button", name="Basket").click()
    for side in ("left", "right"):
        expect(half(page, side).get_by_role("heading", name="Basket")).to_be_visible()


@pytest.fixture
def recorded(visit, server):
    """The comparison of a session with itself under another controller, at its end."""
    def recorded(more="", **options):
        page = visit("?screen=/fails-twice&controller=CustomError")
        device = page.get_by_test_id("device")
        device.get_by_role("button", name="Try again").wait_for()
        watch = page.evaluate("fetch(`/api/sessions/${new URL(location).searchParams.get('session')}`).then((answer) => answer.json())")["session"]["watch"]
        page = visit(f"?compare=session:{watch}&with=session:{watch},default{more}", wait=False, **options)
        expect(page.get_by_role("slider", name="Step of both recordings")).to_be_visible()
        return page
    return recorded


@pytest.mark.parametrize("view", ["", "&view=overlay"])
def test_one_slider_shows_two_recordings_at_the_same_step(recorded, view):
    page = recorded(view)
    slider = page.get_by_role("slider", name="Step of both recordings")
    loaded = []
    page.on("framenavigated", lambda frame: loaded.append(frame.url) if frame.parent_frame else None)
    slider.press("Home")
    for side in ("left", "right"):
        expect(half(page, side).locator(".recording-title")).to_contain_text("Step 1 of ")
        expect(half(page, side).get_by_test_id("device").get_by_text("again")).to_have_count(0)
    slider.press("End")
    expect(half(page, "left").get_by_test_id("device").get_by_role("button", name="Try again")).to_be_attached()
    expect(half(page, "right").get_by_test_id("device").get_by_role("button", name="Retry")).to_be_attached()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step (\d+) of \1$"))
    if view:
        assert box(page, "left") == box(page, "right")


def test_what_differs_at_a_step_of_two_recordings_is_outlined(recorded):
    page = recorded()
    expect(outlines(page, "left")).not_to_have_count(0)
    page.get_by_role("slider", name="Step of both recordings").press("Home")
    expect(outlines(page, "left")).to_have_count(0)


def test_a_controller_that_the_app_does_not_have_is_said(visit):
    page = visit("?compare=default&with=Nope&screen=/home", wait=False)
    expect(page.get_by_role("alert")).to_have_text("This app has no controller “Nope”. Its default controller runs here.")
