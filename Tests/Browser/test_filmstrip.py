"""Pictures of steps over the slider of time travel, and the larger one of the step under the pointer."""

import pytest
from playwright.sync_api import expect

from conftest import device, until
from real_server import serving

server = serving("--in-memory")


def past(visit, **options):
    """A page that shows a step before the last one, with all pictures of the strip drawn."""
    page = visit("?screen=/fails-twice", **options)
    device(page).get_by_role("button", name="Retry").wait_for()
    page.keyboard.press("[")
    page.get_by_role("slider", name="Step").wait_for()
    return page


def point_at(page, part):
    slider = page.get_by_role("slider", name="Step").bounding_box()
    page.mouse.move(slider["x"] + slider["width"] * part, slider["y"] + slider["height"] / 2)


def test_each_step_has_a_picture_where_it_lies_on_the_slider(visit):
    page = past(visit, width=1440, height=900)
    of = int(page.get_by_role("slider", name="Step").get_attribute("max"))
    pictures = page.locator(".filmstrip > .session-picture")
    expect(pictures).to_have_count(of)
    expect(pictures.last).to_contain_text("Retry")
    expect(pictures.first).not_to_contain_text("Retry")
    slider, strip = page.get_by_role("slider", name="Step").bounding_box(), pictures.last.bounding_box()
    assert abs(strip["x"] + strip["width"] / 2 - (slider["x"] + slider["width"] - 8)) <= 2
    pictures.first.dispatch_event("click", {"clientX": slider["x"] + 8, "bubbles": True})
    expect(page.get_by_role("slider", name="Step")).to_have_value("1")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".filmstrip")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024), (1280, 800), (1440, 900)])
def test_the_step_under_the_pointer_is_shown_larger(visit, width, height):
    page = past(visit, width=width, height=height)
    preview = page.locator(".film-preview")
    expect(preview).to_be_hidden()
    of = page.get_by_role("slider", name="Step").get_attribute("max")
    for part, step in [(0.02, "1"), (0.98, of)]:
        point_at(page, part)
        expect(preview).to_contain_text(f"Step {step} of {of}")
        box = preview.bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width
        assert 110 <= preview.locator(".session-picture").bounding_box()["width"] <= 125
    expect(preview).to_contain_text("Retry")
    page.mouse.move(5, 5)
    expect(preview).to_be_hidden()


def test_a_step_that_has_a_picture_is_not_fetched_again(visit):
    page = visit("?screen=/fails-twice", width=1440, height=900, new=True)
    device(page).get_by_role("button", name="Retry").wait_for()
    page.keyboard.press("[")
    expect(page.locator(".filmstrip > .session-picture").last).to_contain_text("Retry")
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/steps/" in request.url else None)
    for part in range(0, 21):
        point_at(page, part / 20)
    expect(page.locator(".film-preview")).to_contain_text("Retry")
    assert asked == []


def test_the_strip_follows_steps_that_are_taken_meanwhile(visit, server):
    page = past(visit, width=1440, height=900)
    pictures = page.locator(".filmstrip > .session-picture")
    before = pictures.count()
    watcher = visit(page.url.split("/")[-1].split("&step")[0], context=page.context)
    device(watcher).get_by_role("button", name="Retry").click()
    until(page, f"document.querySelectorAll('.filmstrip > .session-picture').length > {before}")
