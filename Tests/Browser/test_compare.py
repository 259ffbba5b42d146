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
