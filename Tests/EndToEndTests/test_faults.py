"""Fault rules made on the page: each kind of fault, its count, its mark on requests, and real responses afterwards."""

import pytest
from playwright.sync_api import expect

from page import connection, device, heading, retry_button, session_of
from scripted_bff import screen, push_view


def add_rule(page, fault, path="/b", count=1, amount=None):
    form = page.locator(".fault-form")
    form.get_by_label("Fault", exact=True).select_option(fault)
    form.get_by_label("Path").fill(path)
    form.get_by_label("Count").fill(str(count) if count else "")
    if amount:
        form.get_by_label("Status code" if fault == "status" else "Milliseconds").fill(str(amount))
    form.get_by_role("button", name="Add rule").click()


@pytest.fixture
def shop(visit, bff):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", screen("b", title="B"))
    return visit(f"?bff={bff.address}&screen=/a")


@pytest.mark.parametrize("fault, amount, words, sent", [
    ("status", 503, "The server answered 503", 0), ("noConnection", None, "onnect", 0), ("brokenBody", None, "", 0),
])
def test_a_fault_bites_once_and_the_real_answer_follows(shop, kennel, bff, fault, amount, words, sent):
    add_rule(shop, fault, amount=amount)
    rule = shop.locator(".rule")
    expect(rule).to_contain_text("0 of 1 used")
    device(shop).get_by_role("button", name="Go").click()
    expect(device(shop).get_by_role("alertdialog", name="Error")).to_contain_text(words)
    expect(rule).to_contain_text("1 of 1 used")
    expect(shop.locator(".step-fault")).to_have_count(1)
    assert bff.asked("/b") == sent
    request = kennel.session(session_of(shop)).snapshot()["requests"][-1]
    assert request["fault"]
    retry_button(shop).click()
    expect(heading(shop, "B")).to_be_visible()
    assert bff.asked("/b") == sent + 1
    expect(connection(shop)).to_have_text("live")  # a simulated failure does not affect the page's connection


def test_a_simulated_timeout_takes_as_long_as_a_real_one(shop, bff):
    add_rule(shop, "timeout")
    device(shop).get_by_role("button", name="Go").click()
    expect(device(shop).get_by_role("progressbar")).to_be_visible()
    expect(device(shop).get_by_role("alertdialog", name="Error")).to_be_visible()
    expect(shop.locator(".rule")).to_contain_text("1 of 1 used")
    assert bff.asked("/b") == 0
    retry_button(shop).click()
    expect(heading(shop, "B")).to_be_visible()


def test_a_delay_is_late_but_real(shop, bff):
    add_rule(shop, "delay", amount=3000)
    device(shop).get_by_role("button", name="Go").click()
    expect(device(shop).get_by_role("progressbar")).to_be_visible()
    assert bff.asked("/b") == 0
    expect(heading(shop, "B")).to_be_visible()
    assert bff.asked("/b") == 1


def test_the_first_two_fail_and_the_count_begins_when_a_request_starts(shop, bff):
    add_rule(shop, "status", path="/*", count=2, amount=500)
    device(shop).get_by_role("button", name="Go").click()
    for used in (1, 2):
        expect(shop.locator(".rule")).to_contain_text(f"{used} of 2 used")
        expect(shop.locator(".step[data-kind=error]")).to_have_count(used)
        retry_button(shop).click()
    expect(heading(shop, "B")).to_be_visible()
    assert bff.asked("/b") == 1


def test_a_rule_can_be_changed_and_removed(shop, bff):
    add_rule(shop, "status", count=None, amount=418)
    expect(shop.locator(".rule")).to_contain_text("418")
    shop.get_by_role("button", name="Edit /b").click()
    shop.locator(".fault-form").get_by_label("Status code").fill("502")
    shop.get_by_role("button", name="Save rule").click()
    expect(shop.locator(".rule")).to_contain_text("502")
    device(shop).get_by_role("button", name="Go").click()
    expect(device(shop).get_by_role("alertdialog", name="Error")).to_contain_text("502")
    shop.get_by_role("button", name="Remove /b").click()
    expect(shop.get_by_text("No rules: every request gets its real response.")).to_be_visible()
    retry_button(shop).click()
    expect(heading(shop, "B")).to_be_visible()


def test_faults_bite_only_their_own_session(shop, kennel, bff):
    add_rule(shop, "noConnection", path="*", count=None)
    expect(shop.locator(".rule")).to_have_count(1)
    other = kennel.open(bff=bff.address, screen="/b")
    snapshot = other.until(lambda now: now["states"] and now["states"][-1]["state"] == "finished")
    assert snapshot["states"][-2]["state"] == "success"


def test_two_tabs_see_the_same_rules(shop, visit):
    other = visit(f"?session={session_of(shop)}", context=shop.context)
    add_rule(shop, "status", amount=500)
    expect(other.locator(".rule")).to_contain_text("0 of 1 used")
    device(other).get_by_role("button", name="Go").click()
    for page in (shop, other):
        expect(page.locator(".rule")).to_contain_text("1 of 1 used")
