"""The list of all sessions and recordings: its columns and its actions."""

import json
import re
import time
import urllib.request

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays", scope="function")


def waits_until_nobody_drives(server):
    """Waits until the server knows that the page of the user in control is closed."""
    def sessions():
        with urllib.request.urlopen(f"{server.address}api/sessions") as answer:
            return json.load(answer)

    end = time.monotonic() + 20
    while any(session["driver"]["here"] for session in sessions()):
        assert time.monotonic() < end
        time.sleep(0.05)


def row(page, name):
    return page.locator(".session-row", has=page.locator("b, [data-cell=screen] .quiet", has_text=re.compile(f"^{re.escape(name)}$")))


def test_sessions_are_listed_with_what_is_known_of_them(server, visit):
    failing = visit("?screen=/fails-twice&controller=CustomError")
    expect(device(failing)).to_contain_text("That did not work")
    page = visit("?screen=/home")
    page.get_by_role("button", name="All sessions").click()
    listed = page.get_by_role("dialog", name="Sessions")
    expect(listed.locator(".session-row")).to_have_count(2)
    other = row(page, "/fails-twice")
    expect(other).to_contain_text("CustomError")
    expect(other.locator("[data-cell=phase]")).to_have_text("live")
    expect(other.locator("[data-cell=error]")).to_contain_text("500")
    expect(other.locator("[data-cell=viewers]")).to_have_text(re.compile("1 ?someone has control"))
    expect(other.locator(".session-picture")).to_contain_text("That did not work")
    own = row(page, "/home")
    expect(own).to_contain_text("shown here")
    expect(own.locator("[data-cell=error]")).to_have_text("none")
    expect(own.locator(".session-picture img").first).to_have_js_property("complete", True)
    assert own.locator(".session-picture img").evaluate_all("all => all.filter(image => image.naturalWidth > 1).length") > 0
    listed.get_by_role("searchbox").fill("customerr")
    expect(page.locator(".session-row:visible")).to_have_count(1)
    listed.get_by_role("searchbox").fill("nothing like that")
    expect(listed).to_contain_text("No matching sessions")
    assert "sessions" in page.url
    page.keyboard.press("Escape")  # empties the filter
    expect(page.locator(".session-row:visible")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(page).not_to_have_url(re.compile("sessions$"))


def test_a_session_is_watched_taken_over_and_deleted(server, visit):
    visit("?screen=/hello")
    page = visit("?screen=/home")
    page.get_by_role("button", name="All sessions").click()
    row(page, "/hello").get_by_role("button", name="Watch").click()
    expect(page).to_have_url(re.compile(r"\?watch="))
    expect(page.locator(".view-only")).to_be_visible()
    page.get_by_role("button", name="All sessions").click()
    row(page, "/hello").get_by_role("button", name="Take over: ").click()
    expect(row(page, "/hello")).to_be_visible()  # a dialog asks first, because somebody has control
    row(page, "/hello").get_by_role("button", name="Take over without asking").click()
    expect(page).to_have_url(re.compile(r"\?session="))
    expect(page.locator(".view-only")).to_be_hidden()
    page.get_by_role("button", name="All sessions").click()
    row(page, "/home").get_by_role("button", name="Delete").click()
    expect(row(page, "/home")).to_have_count(1)
    row(page, "/home").get_by_role("button", name="Delete for good").click()
    expect(row(page, "/home")).to_have_count(0)
    expect(row(page, "/hello")).to_have_count(1)


def names(page):
    return page.locator(".session-row b").all_text_contents()


def test_many_are_deleted_at_once_and_asked_about_once(server, visit):
    for screen in ("/hello", "/hello", "/about"):
        visit(f"?screen={screen}").goto("about:blank")
    page = visit("?screen=/home&sessions")
    expect(page.locator(".session-row")).to_have_count(4)
    for choice in row(page, "/hello").get_by_role("checkbox").all():
        choice.check()
    row(page, "/about").get_by_role("checkbox").check()
    chosen = page.locator(".session-pair")
    expect(chosen).to_contain_text("3 selected.")
    expect(chosen.get_by_role("button", name="Compare")).to_be_hidden()
    chosen.get_by_role("button", name="Delete 3").dblclick()
    chosen.get_by_role("button", name="Delete 3 for good").click()
    expect(page.locator(".session-row")).to_have_count(1)
    expect(page.locator(".toast")).to_have_text("3 deleted")
    expect(chosen).to_be_hidden()
    with urllib.request.urlopen(f"{server.address}api/sessions") as answer:
        assert len(json.load(answer)) == 1


def test_the_list_is_sorted_by_a_column(server, visit):
    visit("?screen=/about")
    page = visit("?screen=/home&sessions")
    expect(page.locator(".session-row b")).to_have_text(["Roda", "About"])
    by_screen = page.get_by_role("columnheader", name="Screen")
    expect(page.get_by_role("columnheader", name="Opened")).to_have_attribute("aria-sort", "descending")
    by_screen.get_by_role("button").click()
    expect(by_screen).to_have_attribute("aria-sort", "ascending")
    expect(page.locator(".session-row b")).to_have_text(["About", "Roda"])
    by_screen.get_by_role("button").click()
    expect(by_screen).to_have_attribute("aria-sort", "descending")
    expect(page.locator(".session-row b")).to_have_text(["Roda", "About"])
    page.get_by_role("columnheader", name="Opened").get_by_role("button").click()
    page.get_by_role("columnheader", name="Opened").get_by_role("button").click()
    expect(page.locator(".session-row b")).to_have_text(["About", "Roda"])


def test_a_row_is_dense(server, visit):
    page = visit("?screen=/home&sessions", width=1440, height=900)
    expect(page.locator(".session-row b")).to_have_text("Roda")
    heights = page.locator(".session-row").evaluate_all("rows => rows.map(row => row.getBoundingClientRect().height)")
    assert max(heights) <= 60, heights
    assert page.get_by_role("dialog", name="Sessions").evaluate("list => list.scrollWidth <= list.clientWidth")


@pytest.mark.parametrize("width", [360, 901, 1000, 1024, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
def test_a_row_s_buttons_cover_nothing(server, visit, width, locale):
    visit("?screen=/catalogue?city=Lisboa&controller=CustomError")
    page = visit("?screen=/home&sessions", width=width, locale=locale)
    listed = page.locator(".sessions")
    expect(listed.locator(".session-row")).to_have_count(2)
    take = listed.locator(".session-tools > button").filter(has_text=re.compile("^(Take over|Assumir)$"))
    for _ in range(2):
        assert listed.evaluate("list => list.scrollWidth <= list.clientWidth")
        assert listed.locator("td").evaluate_all("all => all.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.dataset.cell)") == []
        assert listed.locator(".session-row").evaluate_all("""rows => rows.every((row) => {
            const tools = row.querySelector('.session-tools > button').getBoundingClientRect()
            const others = Array.from(row.querySelectorAll('[data-cell=viewers], [data-cell=opened]'), (cell) => cell.getBoundingClientRect())
            return others.every((cell) => cell.right <= tools.left + 1 || cell.bottom <= tools.top + 1) })""")
        if take.count():
            take.click()  # the longer title asks for a confirmation


def test_a_session_is_saved_from_the_list(server, visit):
    page = visit("?screen=/hello&sessions")
    with page.expect_download() as download:
        row(page, "/hello").get_by_role("button", name="Save").click()
    assert download.value.suggested_filename.endswith(".kennel")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_list_fits_and_new_sessions_come_into_it(server, visit, width):
    page = visit("?screen=/hello&sessions", width=width)
    listed = page.get_by_role("dialog", name="Sessions")
    expect(listed.locator(".session-row")).to_have_count(1)
    assert listed.evaluate("list => list.scrollWidth <= list.clientWidth")
    visit("?screen=/home")
    expect(listed.locator(".session-row")).to_have_count(2)
    expect(listed.locator(".session-row b").first).to_have_text("Roda")  # the title, once the screen was loaded
    expect(row(page, "/home")).to_have_count(1)
    sizes = listed.locator(".session-tools button, .sessions-head button").evaluate_all("all => all.map(button => button.getBoundingClientRect().height)")
    assert min(sizes) >= 24


def test_who_drives_is_named_apart_from_how_many_look(server, visit):
    page = visit("?screen=/hello&sessions", width=390, height=844)
    viewers = row(page, "/hello").locator("[data-cell=viewers]")
    expect(viewers).to_contain_text("you have control")
    until(page, "getComputedStyle(document.querySelector('[data-cell=viewers] > span'), '::before').content === '\" · \"'")


def test_a_session_that_somebody_drives_is_found_by_a_word_and_watched(server, visit):
    visit("?screen=/fails-twice&controller=CustomError")
    page = visit("?screen=/home")
    page.keyboard.press("ControlOrMeta+k")
    page.get_by_role("combobox", name="Command menu").fill("customerror live")
    page.locator(".palette-option[data-kind=session]").click()
    expect(page).to_have_url(re.compile(r"\?watch="))
    expect(page.get_by_role("button", name="Request control")).to_be_visible()


def test_another_session_is_found_by_a_word_and_driven(server, visit):
    visit("?screen=/fails-twice&controller=CustomError").goto("about:blank")
    waits_until_nobody_drives(server)
    page = visit("?screen=/home")
    own = device(page).get_attribute("data-session")
    page.keyboard.press("ControlOrMeta+k")
    page.get_by_role("combobox", name="Command menu").fill("customerror live")
    found = page.locator(".palette-option[data-kind=session]")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("/fails-twice")
    found.click()
    expect(page).to_have_url(re.compile(r"\?session="))
    expect(device(page)).not_to_have_attribute("data-session", own)
    expect(device(page)).to_be_focused()
    expect(device(page)).to_contain_text("That did not work")


def test_who_looks_is_told_how_many_do_and_who_drives(server, visit):
    driver = visit("?screen=/hello")
    session = device(driver).get_attribute("data-session")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session}") as answer:
        watch = json.load(answer)["session"]["watch"]
    page = visit(f"?watch={watch}")
    news = page.locator(".view-news")
    expect(page.locator(".view-only")).to_contain_text("View only")
    expect(news).to_have_text("2 viewers. The owner has control.")
    driver.close()
    expect(news).to_contain_text("1 viewer.")
    other = visit(f"?watch={watch}")
    other.get_by_role("textbox", name="Your name").fill("Ana")
    other.get_by_role("button", name="Take control").click()
    expect(news).to_contain_text("Ana has had control since")
    expect(page.locator(".step-title").last).to_have_text("Ana takes control")
    expect(other.locator(".view-only")).to_be_hidden()
    expect(other.get_by_role("button", name="Start over")).to_be_visible()
    page.get_by_role("button", name="Take over", exact=True).click()  # Ana has control
    page.get_by_role("button", name="Take over without asking").click()
    expect(page.locator(".view-only")).to_be_hidden()
    expect(news).to_be_hidden()
    expect(other.locator(".view-only")).to_be_visible()
    expect(other.locator(".view-news")).to_contain_text("Someone has had control since")


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_who_drives_sees_how_many_others_look(server, visit, width):
    driver = visit("?screen=/hello", width=width)
    session = device(driver).get_attribute("data-session")
    with urllib.request.urlopen(f"{server.address}api/sessions/{session}") as answer:
        watch = json.load(answer)["session"]["watch"]
    count = driver.locator(".viewer-count")
    expect(count).to_be_attached()
    expect(count).to_be_hidden()
    phone = driver.locator(".phone").bounding_box()
    page = visit(f"?watch={watch}")
    expect(page.locator(".view-news")).to_contain_text("2 viewers.")
    expect(count).to_have_text("1 viewer")
    assert driver.locator(".phone").bounding_box() == phone
    assert driver.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator(".viewer-count")).to_be_hidden()  # a client without control sees a notice below the device
    page.close()
    expect(count).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_device_is_presented_alone_with_a_code_of_the_link(server, visit, width):
    page = visit("?screen=/fails-twice", width=width)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Present with a QR code").click()
    shown = page.get_by_role("complementary", name="Presentation")
    expect(shown.get_by_role("img", name="QR code of the watch link")).to_be_visible()
    expect(shown).to_contain_text("?watch=")
    expect(shown).to_contain_text("works on this machine only")
    expect(shown).to_contain_text("1 viewer.")
    assert "session=" not in shown.inner_text()  # a watch link gives no control
    expect(page.get_by_role("tablist", name="Panels")).to_be_hidden()
    expect(device(page)).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    device(page).get_by_role("button", name="Retry").click()
    expect(device(page).get_by_role("button", name="Retry")).to_be_enabled()
    shown.get_by_role("button", name="End presentation").click()
    expect(shown).to_have_count(0)
    expect(page.get_by_role("tablist", name="Panels")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_be_focused()


def test_a_branch_says_where_and_when_it_began(server, visit):
    page = visit("?screen=/fails-twice")
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    session = device(page).get_attribute("data-session")
    request = urllib.request.Request(f"{server.address}api/sessions/{session}/branches", json.dumps({"step": 2}).encode(),
                                     {"Content-Type": "application/json"}, method="POST")
    with urllib.request.urlopen(request) as answer:
        branch = json.load(answer)
    page.get_by_role("button", name="All sessions").click()
    rows = page.locator(".session-row")
    expect(rows).to_have_count(2)
    its = page.locator(f".session-row[data-watch=\"{branch['watch']}\"]")
    expect(its).to_contain_text("Branch from step 2")
    expect(its.locator("[data-cell=opened]")).to_contain_text(re.compile(r"branched \d+ s ago"))
    expect(rows.first).to_have_attribute("data-watch", branch["watch"])
    expect(rows.last).not_to_contain_text("ranch")
