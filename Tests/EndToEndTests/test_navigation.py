"""Navigation in the sample shop: screens are pushed and popped, dialogs appear, stacks are presented and dismissed."""

import re

import pytest
from playwright.sync_api import expect

from page import connection, device, expect_settled_focus, heading, is_inert, retry_button, session_of
from scripted_bff import pop_stack, pop_to_view, pop_view, push_stack, push_view, reset_application, reset_stack, screen


def tap(page, name):
    device(page).get_by_role("button", name=name).click()


def back(page):
    device(page).get_by_role("button", name="Back", exact=True).click()


def test_through_the_shop_and_out_again(visit, kennel):
    page = visit()
    expect(heading(page, "Roda")).to_be_visible()
    expect(device(page).get_by_role("button", name="Back")).to_be_hidden()
    tap(page, "See all bicycles")
    expect(heading(page, "Bicycles")).to_be_visible()
    expect(heading(page, "Roda")).to_be_hidden()
    expect(device(page).get_by_text("Popular this week")).to_be_hidden()
    expect_settled_focus(page)
    tap(page, "Dupla")
    expect(heading(page, "Dupla")).to_be_visible()
    expect(device(page).get_by_role("img", name="Dupla, a tandem bicycle")).to_be_visible()
    assert device(page).get_by_role("img", name="Dupla, a tandem bicycle").evaluate("(image) => image.naturalWidth > 0 || image.decode().then(() => true)")

    tap(page, "Is it free today?")
    alert = device(page).get_by_role("alertdialog", name="Two left")
    expect(alert).to_be_visible()
    expect(alert.get_by_role("button")).to_have_text(["Ok"])
    expect(alert.get_by_role("button", name="Ok")).to_be_focused()
    assert is_inert(device(page).get_by_role("button", name="Back", exact=True))
    assert is_inert(device(page).get_by_role("button", name="Put in the basket"))
    alert.get_by_role("button", name="Ok").click()
    expect(alert).to_be_hidden()
    expect_settled_focus(page)

    tap(page, "Put in the basket")
    confirm = device(page).get_by_role("alertdialog", name="Hire the Dupla?")
    expect(confirm.get_by_role("button")).to_have_count(2)
    confirm.get_by_role("button", name="Not now").click()
    expect(confirm).to_be_hidden()
    expect(heading(page, "Dupla")).to_be_visible()
    tap(page, "Put in the basket")
    confirm.get_by_role("button", name="Put in").click()
    expect(heading(page, "Basket")).to_be_visible()

    tap(page, "Check out")
    expect(heading(page, "Check out")).to_be_visible()
    expect(heading(page, "Basket")).to_be_hidden()
    expect(device(page).get_by_role("button", name="Back")).to_have_count(0)
    stacks = kennel.session(session_of(page)).snapshot()["navigation"]["stacks"]
    assert [stack["controller"] for stack in stacks] == ["BeagleNavigationController", "ColouredBarNavigationController"]
    tap(page, "Not today")
    expect(heading(page, "Basket")).to_be_visible()
    expect_settled_focus(page)
    back(page)
    expect(heading(page, "Dupla")).to_be_visible()
    tap(page, "Back to the start")
    expect(heading(page, "Roda")).to_be_visible()
    expect(device(page).get_by_role("button", name="Back")).to_be_hidden()


def test_starting_over_forgets_the_stacks(visit, kennel):
    page = visit("?screen=/basket")
    tap(page, "Check out")
    tap(page, "Hire both")
    device(page).get_by_role("alertdialog").get_by_role("button", name="Hire").click()
    expect(heading(page, "Done")).to_be_visible()
    tap(page, "Back to the shop")
    expect(heading(page, "Roda")).to_be_visible()
    stacks = kennel.session(session_of(page)).snapshot()["navigation"]["stacks"]
    assert [len(stack["screens"]) for stack in stacks] == [1]
    tap(page, "About Roda")
    expect(heading(page, "About")).to_be_visible()


def test_every_navigation_by_clicking(visit, bff):
    bff.on("/a", screen("a", actions=[("Push b", push_view("/b"))]))
    bff.on("/b", screen("b", actions=[("Push c", push_view("/c")), ("Pop b", pop_view)]))
    bff.on("/c", screen("c", actions=[
        ("To a", pop_to_view("/a")), ("Nowhere", pop_to_view("/z")), ("Stack", push_stack("/s")), ("Afresh", reset_stack("/r")),
    ]))
    bff.on("/s", screen("s", actions=[("Deeper", push_view("/t")), ("Leave", pop_stack)]))
    bff.on("/t", screen("t", actions=[("Leave from t", pop_stack), ("All anew", reset_application("/r"))]))
    bff.on("/r", screen("r", "Fresh"))
    page = visit(f"?bff={bff.address}&screen=/a")

    def walk(*steps):
        for name, title in steps:
            tap(page, name)
            expect(heading(page, title)).to_be_visible()
            expect(device(page).get_by_role("heading")).to_have_count(1)
            expect_settled_focus(page)

    walk(("Push b", "B"), ("Pop b", "A"), ("Push b", "B"), ("Push c", "C"), ("Nowhere", "C"), ("To a", "A"))
    walk(("Push b", "B"), ("Push c", "C"), ("Stack", "S"), ("Deeper", "T"), ("Back", "S"), ("Leave", "C"))
    walk(("Stack", "S"), ("Deeper", "T"), ("Leave from t", "C"), ("Afresh", "R"))
    expect(device(page).get_by_role("button", name="Back")).to_have_count(0)
    page.get_by_role("button", name="Start over").click()
    expect(heading(page, "A")).to_be_visible()
    walk(("Push b", "B"), ("Push c", "C"), ("Stack", "S"), ("Deeper", "T"), ("All anew", "R"))
    expect(device(page).get_by_text("Fresh")).to_be_visible()


def test_a_place_outside_of_the_app_is_offered_as_a_link(visit):
    page = visit("?screen=/about")
    tap(page, "Beagle's documentation")
    link = page.locator("[data-part=note]").get_by_role("link")
    expect(link).to_have_attribute("href", "https://docs.usebeagle.io")
    expect(link).to_have_attribute("target", "_blank")
    expect(heading(page, "About")).to_be_visible()
    tap(page, "Terms")
    expect(heading(page, "Terms")).to_be_visible()


FAILURES = [
    ("Slow", None), ("Not found", "404"), ("Server error", "500"), ("Hangs up", ""), ("Refused connection", ""),
    ("Never answers", "No complete response within"), ("Broken JSON", ""), ("Wrong type", ""), ("Unknown component", None),
    ("Bad URL", ""), ("Redirects for ever", ""), ("Endless answer", ""),
]


def test_each_failure_of_the_sample(visit, kennel):
    page = visit("?screen=/failures")
    errors = 0
    for name, words in FAILURES:
        device(page).get_by_role("button", name=re.compile(f"^{name}")).first.click()
        if words is None:
            expect(heading(page, name)).to_be_visible()
            back(page)
        else:
            dialog = device(page).get_by_role("alertdialog", name="Error")
            expect(dialog).to_contain_text(words)
            errors += 1
            expect(page.locator(".step[data-kind=error]")).to_have_count(errors)
            dialog.get_by_role("button", name="Cancel").click()
            expect(dialog).to_be_hidden()
        expect(heading(page, "Things that go wrong")).to_be_visible()
        expect(device(page).get_by_role("progressbar")).to_be_hidden()
        expect(connection(page)).to_have_text("live")
    reasons = [entry["error"].get("reason") for entry in kennel.session(session_of(page)).snapshot()["states"] if "error" in entry]
    assert reasons == ["networkError"] * 5 + ["decoding"] * 2 + ["urlBuilderError"] + ["networkError"] * 2
    # With a fallback
    device(page).get_by_role("button", name="With a fallback").click()
    expect(heading(page, "With a fallback")).to_be_visible()
    tap(page, "Open")
    expect(heading(page, "Fallback")).to_be_visible()
    expect(page.locator(".step[data-kind=error]")).to_have_count(errors)
    expect(page.locator(".step", has_text=re.compile("fallback", re.I)).last).to_be_visible()


@pytest.mark.parametrize("path, words", [("/failures/broken-json", "That"), ("/stations/garden", "That")])
def test_a_controllers_own_error_takes_the_screen(visit, path, words):
    page = visit(f"?screen={path}&controller=CustomError")
    expect(device(page).get_by_text("That did not work")).to_be_visible()
    retry_button(page).click()
    if path == "/stations/garden":
        expect(heading(page, "Botanic garden")).to_be_visible()
    else:
        expect(page.locator(".step[data-kind=error]")).to_have_count(2)
        expect(retry_button(page)).to_be_visible()


def test_error_kinds_are_told_apart(visit):
    page = visit("?screen=/failures/broken-json&controller=ErrorKinds")
    alert = device(page).get_by_role("alertdialog", name="We made a mistake")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_be_hidden()
    expect_settled_focus(page)


def test_dialog_buttons_have_their_default_names(visit, bff):
    bff.on("/a", screen("a", actions=[
        ("Alert", {"_beagleAction_": "beagle:alert", "title": "T", "message": "M"}),
        ("Confirm", {"_beagleAction_": "beagle:confirm", "title": "T", "message": "M",
                     "onPressOk": {"_beagleAction_": "beagle:alert", "title": "Pressed ok", "message": "M"},
                     "onPressCancel": {"_beagleAction_": "beagle:alert", "title": "Pressed cancel", "message": "M"}}),
    ]))
    page = visit(f"?bff={bff.address}&screen=/a")
    tap(page, "Alert")
    dialog = device(page).get_by_role("alertdialog")
    expect(dialog.get_by_role("button")).to_have_text(["Ok"])
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    for name, title in (("Ok", "Pressed ok"), ("Cancel", "Pressed cancel")):
        tap(page, "Confirm")
        for either in ("Cancel", "Ok"):
            expect(dialog.get_by_role("button", name=either, exact=True)).to_be_visible()
        dialog.get_by_role("button", name=name, exact=True).click()
        expect(device(page).get_by_role("alertdialog", name=title)).to_be_visible()
        dialog.get_by_role("button", name="Ok").click()
        expect(dialog).to_be_hidden()
    expect_settled_focus(page)


def test_choosing_screen_controller_and_backend_by_hand(visit, bff):
    bff.on("/mine", screen("mine", title="Mine"))
    page = visit()
    form = page.locator("[data-part=open] form")
    form.get_by_label("Screen").fill("/mine")
    form.get_by_label("Backend (BFF)").fill(bff.address)
    form.get_by_label("Controller").select_option("Legacy")
    form.get_by_role("button", name="Open").click()
    expect(heading(page, "Mine")).to_be_visible()
    expect(page.locator("[data-part=navigation]")).to_be_attached()
    page.get_by_role("tab", name="Navigation").click()
    expect(page.locator("[data-part=navigation]")).to_contain_text("LegacyNavigationController")
    form.get_by_label("Backend (BFF)").fill("")  # the sample's own backend
    form.get_by_label("Screen").fill("/stations")
    form.get_by_role("button", name="Open").click()
    expect(heading(page, "Stations")).to_be_visible()
    page.locator("header").get_by_label("Controller").select_option("ColouredBar")
    expect(page.locator("[data-part=navigation]")).to_contain_text("ColouredBarNavigationController")
    expect(heading(page, "Stations")).to_be_visible()


def test_buttons_that_stand_close_do_not_take_each_others_presses(visit, bff):
    names = ["One", "Two", "Three"]
    bff.on("/a", screen("a", actions=[
        (name, {"_beagleAction_": "beagle:alert", "title": f"This was {name}", "message": ""}) for name in names]))
    page = visit(f"?bff={bff.address}&screen=/a")
    expect(device(page).get_by_role("progressbar")).to_have_count(0)
    for name in names:
        box = device(page).get_by_role("button", name=name).bounding_box()
        for at in (3, box["height"] / 2, box["height"] - 3):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + at)
            dialog = device(page).get_by_role("alertdialog", name=f"This was {name}")
            dialog.get_by_role("button", name="Ok").click()
            expect(dialog).to_be_hidden()
    box = device(page).get_by_role("button", name="Three").bounding_box()
    # a click beside a control does not press it
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] + 8)
    device(page).get_by_role("button", name="One").click()  # the effect of the former press has arrived by then
    expect(device(page).get_by_role("alertdialog")).to_have_count(1)
    expect(device(page).get_by_role("alertdialog", name="This was One")).to_be_visible()
