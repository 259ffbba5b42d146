"""Takes the README's pictures from a running server: `KENNEL_URL=http://127.0.0.1:8080/ python pictures.py`."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).resolve().parents[2] / "Public" / "screenshots"

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", color_scheme="light")
    page.goto(os.environ["KENNEL_URL"] + "?screen=/home")
    device = page.get_by_test_id("device")
    device.get_by_role("img").first.wait_for()
    page.get_by_role("combobox", name="Fault", exact=True).select_option("delay")
    page.get_by_label("Count").fill("")
    page.get_by_label("Path").fill("/fails-twice*")
    page.get_by_label("Milliseconds").fill("4000")
    page.get_by_role("button", name="Add rule").click()
    FOLDER.mkdir(exist_ok=True)
    device.get_by_text("Things that go wrong").click()
    device.get_by_role("heading", name="Things that go wrong").wait_for()
    page.wait_for_timeout(900)
    device.get_by_text("Fails twice").first.click()
    device.get_by_role("progressbar").wait_for()
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / "loading.png")
    for attempt in range(2):
        retry = device.get_by_role("button", name="Retry")
        retry.wait_for()
        page.wait_for_timeout(500)
        if attempt == 0:
            page.screenshot(path=FOLDER / "error.png")
        retry.click()
        device.get_by_role("progressbar").wait_for()
    device.get_by_role("heading", name="Fails twice", level=1).wait_for()
    page.wait_for_timeout(900)
    page.screenshot(path=FOLDER / "success.png")
    page.locator(".step[data-kind=error]").first.click()
    page.get_by_text("Recording: step").wait_for()
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / "recording.png")
    browser.close()
