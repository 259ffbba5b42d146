"""Opens the app of Beagle 1.1 that was imported from the folder `Tests/Fixtures/Stall`. `KENNEL_PROGRAM` is its
program.

Its navigation controller knows only two states, and an alert of the app retries a screen that fails twice.
"""

from playwright.sync_api import expect, sync_playwright

from kennel_server import KennelServer, find, states, texts
from headless import headless_chromium
from page import device, heading
from scripted_bff import Gate, ScriptedBFF, screen

PLUMS = {"_beagleComponent_": "beagle:text", "text": "Plums and pears"}


def ask_again(session):
    """Every failure has an alert, and the loading dots are gone then."""
    for failures in (1, 2):
        now = session.until(lambda now: states(now).count("error") == failures and find(now, "Try again"))
        assert "The stall is closed" in texts(now) and not any("●" in text for text in texts(now)), texts(now)
        session.tap("Try again")
    now = session.until(lambda now: "Plums and pears" in texts(now))
    assert not any("●" in text for text in texts(now)), texts(now)


def click_through(server, bff):
    """The same path in a browser, which shows the dots while the second response is pending."""
    again = Gate(screen("stall", PLUMS))
    bff.on("/stall", 500, again)
    expect.set_options(timeout=15000)
    with sync_playwright() as playwright:
        browser = headless_chromium(playwright)
        page = browser.new_page()
        page.goto(f"{server.address}?bff={bff.address}")
        alert = device(page).get_by_role("alertdialog", name="The stall is closed")
        expect(alert).to_be_visible()
        device(page).get_by_role("button", name="Try again").click()
        expect(device(page).get_by_text("●●")).to_be_visible()
        again.open()
        expect(device(page).get_by_text("Plums and pears")).to_be_visible()
        expect(device(page).get_by_text("●")).to_have_count(0)
        browser.close()


def open_a_first_import():
    bff = ScriptedBFF().on("/stall", 500, 503, screen("stall", PLUMS))
    server = KennelServer().start()
    try:
        ask_again(server.open(bff=bff.address))
        click_through(server, bff)
        server.check_replays()
        print("The imported app of Beagle 1.1 runs, and its sessions replay")
    finally:
        server.stop()
        bff.close()


if __name__ == "__main__":
    open_a_first_import()
