"""Sliders are dragged, and moved with keys. The real server and the sample."""

import pytest
from conftest import device, until
from fingers import at_rest, follow, straight
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


@pytest.fixture
def fitting(visit):
    """A page that shows the screen with the slider, after all animations."""
    def fitting(**options):
        page = visit("?screen=/scenes", **options)
        device(page).get_by_text("Fit a bicycle", exact=True).locator("visible=true").first.click()
        expect(slider(page)).to_be_visible()
        at_rest(page)
        until(page, "document.querySelector('[role=slider]').hasAttribute('aria-valuenow')")
        return page
    return fitting


def slider(page):
    return device(page).get_by_role("slider", name="Saddle")


def shows(page, text):
    expect(device(page).get_by_text(text, exact=True)).to_be_visible()


def thumb(page):
    """Returns the center of the thumb, in pixels of the page."""
    return page.evaluate("""() => {
      const element = document.querySelector('[role=slider]')
      const box = element.getBoundingClientRect()
      const { left, top } = getComputedStyle(element, '::after')
      const scale = box.width / element.offsetWidth
      return [box.left + (parseFloat(left) + 14) * scale, box.top + (parseFloat(top) + 14) * scale]
    }""")


def drag(page, way, touch):
    """Drags the thumb to the right by a number of points, with the mouse or a finger."""
    x, y = thumb(page)
    follow(page, straight((x, y), (x + way, y), 6), touch)


@pytest.mark.parametrize("touch", [False, True])
def test_the_thumb_follows_the_finger_and_the_app_hears_of_it(fitting, touch):
    page = fitting(has_touch=touch)
    shows(page, "Saddle at 85 cm")
    expect(slider(page)).to_have_attribute("aria-valuenow", "50")
    expect(slider(page)).to_have_attribute("aria-valuetext", "85 cm")
    drag(page, 1000, touch)
    shows(page, "Saddle at 110 cm")
    expect(slider(page)).to_have_attribute("aria-valuenow", "100")
    drag(page, -1000, touch)
    shows(page, "Saddle at 60 cm")
    expect(slider(page)).to_have_attribute("aria-valuetext", "60 cm")
    expect(page.locator(".step-title").filter(has_text='slides "Saddle" to 0 %').first).to_be_visible()


def test_a_press_on_the_track_changes_nothing(fitting):
    page = fitting()
    x, y = thumb(page)
    page.mouse.click(x + 60, y)
    slider(page).press("ArrowRight")
    shows(page, "Saddle at 88 cm")  # only the key moves the slider to 87.5


def test_keys_move_it_by_steps_and_to_its_ends(fitting):
    page = fitting()
    for key, words in [("ArrowLeft", "Saddle at 83 cm"), ("Home", "Saddle at 60 cm"), ("PageUp", "Saddle at 70 cm"), ("End", "Saddle at 110 cm")]:
        slider(page).press(key)
        shows(page, words)


def test_where_lines_begin_on_the_right_it_grows_to_the_left(fitting):
    page = fitting()
    session = device(page).get_attribute("data-session")
    page.request.post(f"{server_of(page)}/api/sessions/{session}/inputs", data={"type": "device", "direction": "rightToLeft"})
    expect(slider(page)).to_be_visible()
    slider(page).press("ArrowLeft")
    shows(page, "Saddle at 88 cm")
    until(page, "document.querySelector('[role=slider]').style.getPropertyValue('--track-way') === 'to left'")
    drag(page, -1000, touch=False)
    shows(page, "Saddle at 110 cm")


def server_of(page):
    return page.evaluate("location.origin")
