"""Playback of steps, the step before a step, the position of its press, and marks for interruptions of the session."""

import re

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--no-delays")


def bar(page):
    return page.locator(".recording")


def at(page, step):
    expect(bar(page)).to_contain_text(re.compile(rf"\bstep {step} of \d+", re.IGNORECASE))


def pressed(visit, **options):
    """A page whose load failed and was retried. The device shows the step of the press."""
    page = visit("?screen=/fails-twice&controller=CustomError", **options)
    device(page).get_by_role("button", name="Try again").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    if options.get("width", 1440) < 1100:
        page.get_by_role("tab", name="Timeline").click()
    page.locator(".step[data-kind=input]", has_text="Try again").click()
    expect(bar(page)).to_be_visible()
    return page


def test_steps_are_played_to_the_end_and_a_step_of_ones_own_stops_them(visit):
    page = pressed(visit)
    page.get_by_label("Speed").select_option("idle")
    slider = page.get_by_role("slider", name="Step")
    last = slider.get_attribute("max")
    slider.fill("1")
    at(page, 1)
    bar(page).get_by_role("button", name="Play").click()
    expect(slider).to_have_value(last)
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()
    bar(page).get_by_role("button", name="Play").click()  # from the end, it begins again
    expect(bar(page).get_by_role("button", name="Stop")).to_be_visible()
    page.keyboard.press("[")
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()


def test_space_plays_what_is_over_and_holds_nothing(visit):
    page = pressed(visit)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("slider", name="Step").fill("1")
    at(page, 1)
    page.keyboard.press("Space")
    expect(bar(page).get_by_role("button", name="Stop")).to_be_visible()
    page.keyboard.press("Space")
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()
    expect(page.locator(".rule")).to_have_count(0)


def test_what_was_before_is_seen_while_a_key_is_held_and_where_it_was_pressed(visit):
    page = pressed(visit)
    expect(page.locator(".press-ring")).to_be_visible()
    before = page.locator(".screen[data-earlier]")
    button = before.get_by_text("Try again", exact=True)
    assert button.count() == 1
    expect(button).to_be_hidden()
    page.keyboard.down("b")
    expect(button).to_be_visible()
    ring, box = page.locator(".press-ring").bounding_box(), button.bounding_box()
    assert ring["x"] - 8 <= box["x"] and box["x"] + box["width"] <= ring["x"] + ring["width"] + 8
    assert ring["y"] - 8 <= box["y"] and box["y"] + box["height"] <= ring["y"] + ring["height"] + 8
    page.keyboard.up("b")
    expect(button).to_be_hidden()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".press-ring, .screen[data-earlier]")).to_have_count(0)


def test_a_branch_is_an_entry_with_the_way_back(visit):
    page = pressed(visit)
    first = page.evaluate("new URL(location).searchParams.get('session')")
    page.get_by_role("slider", name="Step").fill("2")
    at(page, 2)
    bar(page).get_by_role("button", name="Continue from here").click()
    entry = page.locator(".step-item", has=page.locator(".step[data-kind=pause]"))
    expect(entry).to_contain_text("Continued here")
    expect(entry).to_contain_text("Branched from step 2 of fails-twice")
    device(page).get_by_role("button", name="Try again").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    expect(entry).to_have_count(1)  # the server's entry replaced the one that the page showed at once
    page.get_by_label("Kind of entry").select_option("messages")
    expect(entry).to_contain_text("Branched from step 2 of fails-twice")
    entry.get_by_role("link", name="fails-twice").click()
    at(page, 2)
    page.wait_for_url(lambda url: first in url and "step=2" in url)


def test_a_step_after_a_restart_says_so_without_the_panels(visit):
    page = visit("?screen=/fails-twice")
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    page.get_by_role("button", name="Restart server", exact=True).click()
    expect(page.locator(".step[data-kind=pause]")).to_be_visible()
    device(page).get_by_role("button", name="Retry").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    page.locator(".step[data-kind=pause]").click()
    expect(bar(page).locator(".recording-label")).to_contain_text("Server restarted")
    alone = visit(page.url.split("/")[-1] + "&embed", context=page.context)
    expect(bar(alone).locator(".recording-label")).to_contain_text("restart")


def test_a_restart_is_a_mark_and_a_branch_says_where_it_began(visit):
    page = visit("?screen=/fails-twice")
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    page.get_by_role("button", name="Restart server", exact=True).click()
    expect(page.locator(".step[data-kind=pause]")).to_be_visible()
    device(page).get_by_role("button", name="Retry").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    page.keyboard.press("[")
    expect(page.locator(".slider-mark[data-kind=pause]")).to_have_count(1)
    page.get_by_role("slider", name="Step").fill("2")
    at(page, 2)
    bar(page).get_by_role("button", name="Continue from here").click()
    expect(page.locator(".origin")).to_contain_text("Branched from step 2")
    expect(bar(page)).to_have_count(0)
    page.keyboard.press("[")
    expect(page.locator(".slider-mark[data-kind=branch]")).to_have_count(1)


@pytest.mark.parametrize("width", [390, 1440])
def test_the_bar_fits_and_its_controls_are_large_enough(visit, width):
    page = pressed(visit, width=width, height=844)
    for control in bar(page).locator(":is(button, select):visible:not(.session-picture *)").all():
        box = control.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] >= 24, box
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_going_on_from_a_step_that_is_played_stops_there(visit):
    page = visit("?screen=/fails-twice&faults=status+500+/none")
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    page.wait_for_timeout(2000)  # of the session's time, which playback repeats
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(page.locator(".step", has_text="dark")).to_be_visible()
    page.get_by_role("button", name="Time travel").click()
    page.get_by_role("slider", name="Step").fill("3")
    at(page, 3)
    bar(page).get_by_role("button", name="Play").click()
    expect(bar(page).get_by_role("button", name="Stop")).to_be_visible()
    bar(page).get_by_role("button", name="Continue from here").click()
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()
    at(page, 3)
    expect(bar(page).get_by_role("group", name="Continue from step 3")).to_be_visible()
