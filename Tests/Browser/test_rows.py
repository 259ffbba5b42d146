"""Rows of a table: swiped, edited and moved, with a mouse, a finger and keys. The real server and the sample."""

import time

import pytest
from conftest import device
from fingers import at_rest, follow, read_from_the_right, straight
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def wishes(visit):
    """A page that shows the list of wishes, which can be edited."""
    def wishes(**options):
        page = visit("?screen=/scenes", **options)
        device(page).get_by_text("Wishes", exact=True).locator("visible=true").first.click()
        expect(row(page, "Panniers")).to_be_visible()
        at_rest(page)
        expect(steps(page).filter(has_text="Wishes").first).to_be_visible()  # the panels load after the device
        return page
    return wishes


def row(page, text):
    return device(page).get_by_role("listitem").filter(has_text=text).locator("visible=true")


def button(page, name):
    return device(page).get_by_role("button", name=name, exact=True).locator("visible=true")


def texts(page):
    """Returns the texts of the rows of both sections. An empty section has no height, but exists."""
    lists = device(page).locator('[data-kind="scroll"]').locator("visible=true").locator(':scope > [role="list"]')
    return [[line.strip() for line in a_list.get_by_role("listitem").locator('[data-kind="label"]').all_inner_texts() if len(line.strip()) > 1]
            for a_list in lists.all()]


def read(page, wanted):
    """Waits until the rows have these texts, because the timeline shows an action before it is drawn."""
    end = time.monotonic() + 20
    while texts(page) != wanted:
        assert time.monotonic() < end, texts(page)
        page.wait_for_timeout(20)


def drag(page, locator, x, y, steps=8, touch=False, hold=False):
    """Drags from the center of an element by a distance."""
    box = locator.bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    follow(page, straight(start, (start[0] + x, start[1] + y), steps), touch, hold)


def steps(page):
    return page.locator(".step-title")


@pytest.mark.parametrize("touch", [False, True])
def test_a_row_is_drawn_aside_and_what_it_offers_is_done(wishes, touch):
    page = wishes(has_touch=touch)
    drag(page, row(page, "Panniers"), -110, 4, touch=touch)
    expect(button(page, "Put off")).to_be_visible()
    expect(button(page, "Delete")).to_be_visible()
    expect(steps(page).filter(has_text='swipes "Panniers" left')).to_have_count(1)
    at_rest(page)
    button(page, "Put off").click()
    expect(button(page, "Put off")).to_have_count(0)
    expect(row(page, "Panniers")).to_be_visible()
    assert texts(page) == [["A brighter lamp", "Mudguards"], ["A tandem", "Panniers"]]


def test_from_right_to_left_the_same_actions_are_at_the_left(wishes):
    page = wishes()
    read_from_the_right(page)
    drag(page, row(page, "Panniers"), 110, 4)
    expect(button(page, "Delete")).to_be_visible()
    expect(steps(page).filter(has_text='swipes "Panniers" right')).to_have_count(1)


def test_a_row_that_is_drawn_a_little_stays_and_is_not_pressed(wishes):
    page = wishes()
    before = steps(page).count()
    drag(page, row(page, "Panniers"), -20, 0)
    expect(row(page, "Panniers").locator("> *").first).to_have_css("translate", "none")
    assert steps(page).count() == before


def test_a_row_that_is_drawn_all_the_way_does_the_first(wishes):
    page = wishes()
    drag(page, row(page, "Mudguards"), 300, 0, steps=12)
    expect(row(page, "Mudguards")).to_contain_text("✓")
    expect(button(page, "Got it")).to_have_count(0)
    drag(page, row(page, "A brighter lamp"), -300, 0, steps=12)
    expect(row(page, "A brighter lamp")).to_have_count(0)


def test_a_row_goes_back_by_a_press_elsewhere(wishes):
    page = wishes()
    drag(page, row(page, "Panniers"), -110, 0)
    expect(button(page, "Delete")).to_be_visible()
    row(page, "Mudguards").click()
    expect(button(page, "Delete")).to_have_count(0)
    assert texts(page) == [["Panniers", "A brighter lamp", "Mudguards"], ["A tandem"]]


def test_what_a_row_offers_is_there_for_the_keyboard(wishes):
    page = wishes()
    actions = row(page, "Panniers").get_by_role("button", name="Actions", exact=True)
    actions.focus()
    expect(actions).to_have_css("clip-path", "none")
    actions.press("Enter")
    expect(button(page, "Delete")).to_be_visible()
    close = row(page, "Panniers").get_by_role("button", name="Close")
    expect(close).to_be_focused()
    close.press("Enter")
    expect(button(page, "Delete")).to_have_count(0)
    row(page, "Panniers").get_by_role("button", name="Leading actions").press("Enter")
    button(page, "Got it").press("Enter")
    expect(row(page, "Panniers")).to_contain_text("✓")


def test_rows_are_deleted_by_the_control_before_them(wishes):
    page = wishes()
    button(page, "Edit").click()
    expect(button(page, "Done")).to_be_visible()
    button(page, "Delete A tandem").click()
    button(page, "Delete").click()
    expect(row(page, "A tandem")).to_have_count(0)
    button(page, "Done").click()
    expect(button(page, "Delete Panniers")).to_have_count(0)
    assert texts(page) == [["Panniers", "A brighter lamp", "Mudguards"], []]


def test_rows_are_moved_by_a_handle(wishes):
    page = wishes()
    button(page, "Edit").click()
    at_rest(page)
    tall = row(page, "Panniers").bounding_box()["height"]
    start = row(page, "Panniers").bounding_box()["y"]
    drag(page, button(page, "Reorder Panniers"), 0, tall * 1.2, hold=True)
    assert row(page, "Panniers").bounding_box()["y"] == pytest.approx(start + tall * 1.2, abs=2)
    page.mouse.up()
    expect(steps(page).filter(has_text='moves "Panniers"')).to_have_count(1)
    assert texts(page) == [["A brighter lamp", "Panniers", "Mudguards"], ["A tandem"]]
    at_rest(page)
    target = row(page, "A tandem").bounding_box()["y"] - row(page, "Panniers").bounding_box()["y"]
    drag(page, button(page, "Reorder Panniers"), 0, target + tall * .7, steps=16)
    expect(steps(page).filter(has_text='moves "Panniers"')).to_have_count(2)
    assert texts(page) == [["A brighter lamp", "Mudguards"], ["A tandem", "Panniers"]]


def test_rows_are_moved_by_keys(wishes):
    page = wishes()
    button(page, "Edit").click()
    handle = button(page, "Reorder A tandem")
    handle.focus()
    handle.press("ArrowUp")
    expect(steps(page).filter(has_text='moves "A tandem"')).to_have_count(1)
    read(page, [["Panniers", "A brighter lamp", "Mudguards", "A tandem"], []])
    expect(handle).to_be_focused()
    handle.press("ArrowUp")
    expect(steps(page).filter(has_text='moves "A tandem"')).to_have_count(2)
    read(page, [["Panniers", "A brighter lamp", "A tandem", "Mudguards"], []])
