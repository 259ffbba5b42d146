"""Control of a session: requested, granted, taken, and taken back."""

import json
import urllib.error
import urllib.request

from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays", scope="function")


def ask(server, method, path, body=None):
    """Returns the status and the body of the response."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.address + path, data, {"Content-Type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def name_of(page):
    return device(page).get_attribute("data-session")


def watch_of(server, page):
    return ask(server, "GET", f"api/sessions/{name_of(page)}")[1]["session"]["watch"]


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def looks_on(page):
    expect(page.locator(".view-only")).to_be_visible()
    expect(page.get_by_role("button", name="Start over")).to_be_hidden()


def drives(page):
    expect(page.locator(".view-only")).to_be_hidden()
    expect(page.get_by_role("button", name="Start over")).to_be_visible()


def titles(page):
    return page.locator(".step-title")


def test_control_is_asked_for_and_handed_over(server, visit):
    driver = visit("?screen=/fails-twice")
    expect(device(driver)).to_contain_text("500")
    before = name_of(driver)
    viewer = visit(f"?watch={watch_of(server, driver)}")
    looks_on(viewer)
    viewer.get_by_role("textbox", name="Your name").fill("Ana")
    press(viewer, "Request control")
    expect(viewer.locator(".control")).to_contain_text("You have requested control.")
    expect(viewer.get_by_role("button", name="Request control")).to_be_hidden()
    card = driver.locator(".card")
    expect(card).to_contain_text("Ana requests control.")
    viewer.reload()  # the request for control survives a reload
    expect(viewer.locator(".control")).to_contain_text("You have requested control.")
    driver.reload()
    expect(card).to_contain_text("Ana requests control.")
    press(driver, "Give control")
    drives(viewer)
    expect(viewer.locator(".toast")).to_have_text("You have control.")
    looks_on(driver)
    expect(driver.locator(".toast")).to_have_text("You gave control to Ana; you are viewing.")
    expect(card).to_be_hidden()
    expect(driver.locator(".view-news")).to_contain_text("2 viewers. Ana has had control since")
    for page in (driver, viewer):
        expect(titles(page).filter(has_text="gives control to Ana")).to_have_count(1)
    device(viewer).get_by_role("button", name="Retry").click()
    expect(titles(driver).filter(has_text='tap "Retry"')).to_have_count(1)
    assert ask(server, "POST", f"api/sessions/{before}/inputs", {"type": "back"})[1]["type"].endswith("not-driving")
    driver.reload()  # the name of the former user in control
    looks_on(driver)
    expect(driver.locator(".view-news")).to_contain_text("Ana has had control")


def test_control_is_taken_from_whoever_drives_only_where_that_is_meant(server, visit):
    driver = visit("?screen=/hello")
    viewer = visit(f"?watch={watch_of(server, driver)}")
    expect(viewer.get_by_role("button", name="Request control")).to_be_visible()
    expect(viewer.get_by_role("button", name="Take control")).to_have_count(0)
    take = viewer.get_by_role("button", name="Take over")
    take.dblclick()
    expect(take).to_have_text("Take over without asking")
    drives(driver)
    take.click()
    drives(viewer)
    looks_on(driver)


def test_not_now_leaves_everything_as_it_is(server, visit):
    driver = visit("?screen=/hello")
    viewer = visit(f"?watch={watch_of(server, driver)}")
    press(viewer, "Request control")
    expect(driver.locator(".card")).to_contain_text("Someone requests control.")
    press(driver, "Not now")
    expect(driver.locator(".card")).to_be_hidden()
    drives(driver)
    looks_on(viewer)


def test_of_two_who_take_control_one_drives_and_a_double_click_takes_it_once(server, visit):
    driver = visit("?screen=/hello")
    watch = watch_of(server, driver)
    viewers = [visit(f"?watch={watch}") for _ in range(2)]
    for viewer, name in zip(viewers, ("Ana", "Bo"), strict=True):
        viewer.get_by_role("textbox", name="Your name").fill(name)
        viewer.get_by_role("button", name="Take over").evaluate("button => { button.click(); button.click(); button.click() }")
    taken = titles(driver).filter(has_text="takes control")
    expect(taken).to_have_count(2)
    last = taken.last.text_content().removesuffix(" takes control")
    assert sorted(taken.all_text_contents()) == ["Ana takes control", "Bo takes control"]
    loser, winner = viewers if last == "Bo" else reversed(viewers)
    looks_on(driver)
    looks_on(loser)
    drives(winner)
    expect(loser.locator(".view-news")).to_contain_text(f"{last} has had control")
    # A tab that does not know of the change yet gets an error with a sentence.
    answer = ask(server, "POST", f"api/sessions/{name_of(driver)}/restart", {})
    assert answer[0] == 403 and answer[1]["detail"].startswith(f"{last} has control of this session now."), answer


def test_the_list_says_who_drives_and_takes_control_by_its_name(server, visit):
    driver = visit("?screen=/hello")
    page = visit("?screen=/home")
    page.get_by_role("button", name="All sessions").click()
    row = page.locator(".session-row", has=page.locator("b", has_text="/hello"))
    expect(row.locator("[data-cell=viewers]")).to_contain_text("someone has control")
    row.get_by_role("button", name="Take over: ").click()
    row.get_by_role("button", name="Take over without asking").click()
    expect(device(page)).to_contain_text("404")
    drives(page)
    looks_on(driver)


def test_who_looks_on_is_shown_nothing_that_only_the_driver_can_press(server, visit):
    driver = visit("?screen=/hello")
    viewer = visit(f"?watch={watch_of(server, driver)}")
    looks_on(viewer)
    expect(viewer.get_by_role("button", name="Take over")).to_be_visible()
    shown = "Array.from(document.querySelectorAll('[hidden]')).filter((part) => part.checkVisibility()).map((part) => part.textContent)"
    assert viewer.evaluate(shown) == [], "what is hidden is not drawn all the same"
    expect(viewer.get_by_role("button", name="Restart server")).to_be_hidden()
    expect(viewer.get_by_role("button", name="Fault sweep")).to_be_hidden()
    assert driver.evaluate(shown) == []


def test_nobody_can_take_control_of_a_session_that_has_ended(server, visit):
    driver = visit("?screen=/hello")
    viewer = visit(f"?watch={watch_of(server, driver)}")
    looks_on(viewer)
    expect(viewer.get_by_role("button", name="Take over")).to_be_visible()
    urllib.request.urlopen(urllib.request.Request(f"{server.address}api/sessions/{name_of(driver)}", method="DELETE"))
    expect(viewer.locator(".connection")).to_have_text("ended")
    expect(viewer.locator(".control")).to_be_hidden()
    expect(viewer.locator(".view-news")).to_be_hidden()
