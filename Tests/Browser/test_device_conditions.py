"""The conditions of the device: settings, events of the system and the location are inputs of the session."""

import re

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--in-memory", "--no-delays")


def opened(page):
    page.get_by_role("button", name="Device conditions").click()
    return page.get_by_role("dialog", name="Device conditions")


def last_input(page):
    return page.locator(".step[data-kind=input] .step-title").last


@pytest.mark.parametrize("width, height, scheme", [(390, 844, "dark"), (1280, 800, "light")])
def test_settings_are_chosen_and_said_in_the_timeline(visit, width, height, scheme):
    page = visit("?screen=/home", width=width, height=height, color_scheme=scheme)
    panel = opened(page)
    panel.get_by_label("Contrast").select_option("increased")
    panel.get_by_label("Notifications", exact=True).select_option("denied")
    expect(page.get_by_role("button", name="Device conditions")).to_have_attribute("data-state", "on")
    page.reload()
    expect(device(page)).to_be_visible()
    panel = opened(page)
    expect(panel.get_by_label("Contrast")).to_have_value("increased")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = panel.bounding_box()
    assert box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= height


def test_an_app_goes_to_the_background_and_is_opened_from_the_home_screen(visit):
    page = visit("?screen=/home")
    panel = opened(page)
    panel.get_by_role("button", name="Go to the home screen").click()
    expect(device(page).get_by_text("is in the background")).to_be_visible()
    expect(last_input(page)).to_have_text("changes the device: app in the background")
    expect(panel.get_by_role("button", name="Open the app")).to_be_visible()
    page.keyboard.press("Escape")
    device(page).get_by_role("button", name="Open", exact=True).click()
    expect(device(page).get_by_text("is in the background")).to_have_count(0)


def test_events_of_the_system_are_sent_and_said(visit):
    page = visit("?screen=/home")
    panel = opened(page)
    panel.get_by_role("button", name="Memory warning").click()
    expect(last_input(page)).to_have_text("receives a memory warning")
    panel.get_by_label("URL that opens the app").fill("shop://cart")
    panel.get_by_role("button", name="Open URL").click()
    expect(last_input(page)).to_have_text("receives the URL shop://cart")
    panel.get_by_role("button", name="Send notification").click()
    expect(last_input(page)).to_have_text("receives the notification “Kennel”")
    panel.get_by_label("Latitude").fill("-23.55")
    panel.get_by_label("Longitude").fill("-46.63")
    panel.get_by_role("button", name="Set location").click()
    expect(last_input(page)).to_have_text("changes the device: location -23.55, -46.63")


def test_a_wrong_url_or_payload_is_said_at_its_field(visit):
    page = visit("?screen=/home")
    panel = opened(page)
    field = panel.get_by_label("URL that opens the app")
    field.fill("not a url")
    panel.get_by_role("button", name="Open URL").click()
    assert field.evaluate("field => field.validationMessage").startswith("A URL begins with a scheme")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("shop://cart")
    panel.get_by_role("button", name="Open URL").click()
    expect(last_input(page)).to_have_text("receives the URL shop://cart")
    payload = panel.get_by_label("Push notification (JSON)")
    payload.fill("{bad")
    panel.get_by_role("button", name="Send notification").click()
    assert payload.evaluate("field => field.validationMessage").startswith("This is not a JSON object")


def test_a_message_is_shown_in_the_panel_that_would_cover_it(visit):
    page = visit("?screen=/home")
    panel = opened(page)
    panel.get_by_label("Date and time", exact=True).fill("2290-01-01T00:00:00")
    panel.get_by_role("button", name="Set date and time").click()
    expect(panel.locator(".toast")).to_contain_text("Action rejected")
    assert panel.locator(".toast").evaluate(
        "toast => { const { x, y } = toast.getBoundingClientRect(); return toast.contains(document.elementFromPoint(x + 8, y + 8)) || getComputedStyle(toast).pointerEvents === 'none' }")


def test_the_home_screen_of_a_dark_device_is_dark(visit):
    page = visit("?screen=/home")
    opened(page).get_by_role("button", name="Go to the home screen").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Dark").click()
    expect(device(page).locator('[data-kind="blur"]').last).to_have_attribute("data-effect", "dark")


def test_the_time_zone_and_the_clock_are_set(visit):
    page = visit("?screen=/home", timezone_id="Europe/Berlin")
    panel = opened(page)
    zone, time = panel.get_by_label("Time zone"), panel.get_by_label("Date and time", exact=True)
    expect(zone).to_have_value("Europe/Berlin")
    expect(page.get_by_role("button", name="Device conditions")).to_have_attribute("data-state", "off")
    zone.fill("Asia/Tokyo")
    zone.press("Tab")
    expect(last_input(page)).to_have_text("changes the device: time zone Asia/Tokyo")
    zone.fill("Mars/Olympus")
    zone.press("Tab")
    assert not zone.evaluate("field => field.validity.valid")
    time.fill("2030-01-31T09:30:00")
    panel.get_by_role("button", name="Set date and time").click()
    expect(last_input(page)).to_have_text(re.compile(r"clock \d+ d .*ahead"))
    time.blur()
    expect(time).to_have_value(re.compile(r"2030-01-31T09:3\d"))
    panel.get_by_role("button", name="Use the real time").click()
    expect(last_input(page)).to_have_text("changes the device: clock on time")
    expect(panel.get_by_role("button", name="Use the real time")).to_be_disabled()


def test_every_time_zone_of_the_browser_is_known_to_the_server(visit):
    page = visit("?screen=/home")
    names = page.evaluate("Intl.supportedValuesOf('timeZone')")
    assert len(names) > 300
    session = page.evaluate("new URL(location.href).searchParams.get('session')")
    refused = page.evaluate(
        """async ([session, names]) => {
          const refused = []
          for (const timeZone of names) {
            const body = JSON.stringify({ type: 'device', timeZone })
            const { status } = await fetch(`api/sessions/${session}/inputs`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
            if (status !== 204 && status !== 200 && status !== 202) refused.push([timeZone, status])
          }
          return refused
        }""",
        [session, names],
    )
    assert refused == []


def test_the_device_moves_along_a_route(visit):
    page = visit("?screen=/home")
    panel = opened(page)
    field = panel.get_by_label("Route (points or GPX)")
    field.fill("1, 2\nnowhere")
    panel.get_by_role("button", name="Start the route").click()
    assert field.evaluate("field => field.validationMessage") == "Point 2 is not a latitude and a longitude."
    field.fill("10, 20\n10, 20.0001")
    panel.get_by_label("Speed (km/h)").fill("100")
    panel.get_by_role("button", name="Start the route").click()
    expect(last_input(page)).to_have_text("changes the device: location 10, 20.0001")
    expect(panel.get_by_role("button", name="Stop the route")).to_be_disabled()
    expect(panel.get_by_label("Longitude")).to_have_value("20.0001")


def test_permissions_are_chosen_for_each_framework(visit):
    page = visit("?screen=/home")
    panel = opened(page)
    panel.get_by_label("Camera").select_option("denied")
    expect(last_input(page)).to_have_text("changes the device: camera access denied")
    page.reload()
    expect(device(page)).to_be_visible()
    expect(opened(page).get_by_label("Camera")).to_have_value("denied")


def test_the_panel_is_in_the_language_of_the_page(visit):
    page = visit("?screen=/home", locale="pt-BR")
    page.get_by_role("button", name="Condições do aparelho").click()
    panel = page.get_by_role("dialog", name="Condições do aparelho")
    panel.get_by_role("button", name="Aviso de memória").click()
    expect(last_input(page)).to_have_text("recebe um aviso de memória")


def test_the_drawn_keyboard_is_hidden_in_this_browser(visit):
    page = visit("?screen=/search")
    keyboard = page.locator(".keyboard")
    page.get_by_test_id("device").locator("input").first.click()
    expect(keyboard).to_be_visible()
    switch = opened(page).get_by_role("checkbox", name="Draw the keyboard")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(keyboard).to_be_hidden()
    page.reload()
    page.get_by_test_id("device").locator("input").first.click()
    expect(keyboard).to_be_attached()
    expect(keyboard).to_be_hidden()
    page.keyboard.type("abc")
    expect(page.get_by_test_id("device").locator("input").first).to_have_value("abc")
    opened(page).get_by_role("checkbox", name="Draw the keyboard").check()
    page.keyboard.press("Escape")
    page.get_by_test_id("device").locator("input").first.click()
    expect(keyboard).to_be_visible()
