"""Takes the README's pictures: `KENNEL=.build/release/kennel python pictures.py`."""

import shutil
import socket
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from conftest import put_guide_away
from real_server import RealServer

FOLDER = Path(__file__).resolve().parents[2] / "Public" / "screenshots"


def take(page, name, after=900):
    """Waits until no animation runs, then takes a screenshot."""
    page.wait_for_timeout(after)
    page.screenshot(path=FOLDER / f"{name}.png")


def fail(page, fault, path, **values):
    """Adds a rule to the fault script."""
    page.get_by_role("combobox", name="Fault", exact=True).select_option(fault)
    page.get_by_label("Path").fill(path)
    for label, value in values.items():
        page.get_by_label(label.replace("_", " ").capitalize()).fill(value)
    page.get_by_role("button", name="Add rule").click()


def failure_and_retry(page, device):
    fail(page, "delay", "/fails-twice*", count="", milliseconds="4000")
    device.get_by_text("Things that go wrong").click()
    device.get_by_role("heading", name="Things that go wrong").wait_for()
    page.wait_for_timeout(900)
    device.get_by_text("Fails twice").first.click()
    device.get_by_role("progressbar").wait_for()
    take(page, "loading", after=400)
    for attempt in range(1, 3):
        # The former error view is still visible for a moment, but does not react to presses any more.
        expect(page.locator(".step[data-kind=error]")).to_have_count(attempt, timeout=20_000)
        retry = device.get_by_role("button", name="Retry")
        retry.wait_for()
        page.wait_for_timeout(500)
        if attempt == 1:
            take(page, "error", after=0)
        retry.click()
        device.get_by_role("progressbar").wait_for()
    device.get_by_role("heading", name="Fails twice", level=1).wait_for()
    take(page, "success")


def crash_and_past(page, device, start, server):
    page.get_by_role("button", name="Clear").click()  # otherwise the rule would apply to the next screen
    page.locator(".rule").wait_for(state="detached")
    page.goto(server.address + "?screen=/fails-twice")
    device.get_by_role("button", name="Retry").wait_for()
    server.process.kill()
    server.process.wait()
    server = start()
    page.get_by_text("Session restored: ").wait_for()
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    take(page, "restored", after=400)
    device.get_by_role("button", name="Retry").click()
    second = page.locator(".step").filter(has_text="attempt 2").first
    second.wait_for()
    device.get_by_role("button", name="Retry").click()
    device.get_by_role("heading", name="Fails twice", level=1).wait_for()
    page.get_by_text("Session restored: ").wait_for(state="hidden")
    second.click()
    page.get_by_role("button", name="Continue from here").wait_for()
    take(page, "step")
    fail(page, "timeout", "/fails-twice", count="1")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_text("With the faults set now").click()
    page.locator(".origin", has_text="Branched from").wait_for()
    device.get_by_role("button", name="Retry").click()
    page.locator(".step").filter(has_text="timed out").first.wait_for(timeout=20_000)
    take(page, "branch")
    return server


def hold(page, device, server):
    page.goto(server.address + "?screen=/fails-twice")
    device.get_by_role("button", name="Retry").wait_for()
    fail(page, "hold", "/fails-twice", count="1")
    page.locator(".rule[data-state=armed]").wait_for()
    device.get_by_role("button", name="Retry").click()
    page.get_by_role("button", name="1 paused").click()
    page.get_by_role("article", name="Paused on response").wait_for()
    take(page, "hold")


def compare(page, server):
    page.goto(server.address + "?screen=/failures/500")
    page.get_by_role("button", name="Compare…").click()
    page.get_by_label("Controller on the right").select_option("ErrorKinds")
    for count in range(1, 4):
        page.locator(".differences > li").nth(count - 1).wait_for()
        retry = page.locator(".compare-device").first.content_frame.get_by_role("button", name="Retry")
        page.wait_for_timeout(1500)  # the press on one device has reached the other
        retry.click()
    expect(page.locator(".differences > li")).to_have_count(4)
    take(page, "compare")


def sweep(page, device, server):
    page.goto(server.address + "?screen=/failures&controller=ErrorKinds")
    device.get_by_text("ErrorKinds").click()
    for attempt in range(1, 3):
        expect(page.locator(".step[data-kind=error]")).to_have_count(attempt, timeout=20_000)
        page.wait_for_timeout(900)
        device.get_by_role("button", name="Try again").click()
    device.get_by_role("heading", name="ErrorKinds", level=1).wait_for()
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    dialog.get_by_role("checkbox").first.wait_for()
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("checks failed", timeout=60_000)
    take(page, "sweep")


with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    def start():
        return RealServer("--port", str(port), "--data", data)

    server = start()
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", color_scheme="light")
    put_guide_away(context)
    page = context.new_page()
    page.goto(server.address + "?screen=/home")
    device = page.get_by_test_id("device")
    device.get_by_role("img").first.wait_for()
    FOLDER.mkdir(exist_ok=True)
    failure_and_retry(page, device)
    server = crash_and_past(page, device, start, server)
    hold(page, device, server)
    compare(page, server)
    sweep(page, device, server)
    browser.close()
    server.stop()
