"""Opens the app of Beagle 1.9 that was imported from `Tests/Fixtures/ios`. `KENNEL_PROGRAM` is its program.

Its screens are made by builders, its component only declares how it is decoded, its navigation controller stores the
retry of a failure, and its static variables belong to one session.
"""

from playwright.sync_api import expect, sync_playwright

from kennel_server import KennelServer, find, states, texts
from headless import headless_chromium
from page import device, heading
from scripted_bff import ScriptedBFF, screen

COUNTER = {"_beagleAction_": "beagle:openNativeRoute", "route": "counter", "data": {"desk": "right"}}
STAMP = {"_beagleComponent_": "custom:stamp", "id": "soup", "ink": "Rye and soup", "onPress": [COUNTER]}


def ask_again(session):
    """A screen that fails twice, each time in another way, and succeeds with the second retry."""
    session.until(lambda now: {"Take a number", "Closed on Mondays"} <= set(texts(now)) and find(now, "Today"))
    session.tap("Today")
    session.until(lambda now: find(now, "Nobody answers. Ask again"))
    session.tap("Nobody answers. Ask again")
    session.until(lambda now: find(now, "That was no answer. Ask again"))
    session.tap("That was no answer. Ask again")
    now = session.until(lambda now: "Rye and soup" in texts(now) and not find(now, "Asking"))
    failed = ["started", "finished", "error"]
    assert states(now)[4:13] == [*failed, *failed, "started", "finished", "success"], states(now)


def take_numbers(session, *numbers):
    """Each session counts in a class variable, and stores the count in the form store of Beagle 1.x."""
    for number in numbers:
        session.tap("Take one")
        session.until(lambda now: f"Number {number}, 1 desk" in texts(now))


def miss_an_outlet(session):
    """An outlet without a connection in the nib is reported, and ends the session that uses it, with file and line."""
    session.tap("In the window")
    now = session.until(lambda now: "Six rolls" in texts(now))
    said = [entry["message"] for entry in now["log"] if entry["kind"] == "error"]
    nib = "PosterViewController"
    assert said == [f'The nib "{nib}" connects nothing with the outlet "price" of {nib}'], said
    answer = session.send(type="tap", view=find(now, "For how much?"))
    assert answer.status >= 400 and "PosterViewController.swift:14" in answer.json["detail"], answer


def click_through(server, bff):
    """The same path in a browser: a failure, the app's own retry button, a number."""
    bff.on("/today", 500, screen("today", STAMP))
    expect.set_options(timeout=15000)
    with sync_playwright() as playwright:
        browser = headless_chromium(playwright)
        page = browser.new_page()
        page.goto(f"{server.address}?bff={bff.address}")
        expect(heading(page, "Kiosk")).to_be_visible()
        device(page).get_by_role("button", name="Today").click()
        device(page).get_by_role("button", name="Nobody answers. Ask again").click()
        expect(heading(page, "Today")).to_be_visible()
        device(page).get_by_text("Rye and soup").click()
        expect(heading(page, "Counter")).to_be_visible()
        device(page).get_by_role("button", name="Take one").click()
        expect(device(page).get_by_text("Number 41, 1 desk")).to_be_visible()
        browser.close()


def open_an_old_import():
    bff = ScriptedBFF().on("/today", 500, b"soup", screen("today", STAMP))
    server = KennelServer().start()
    try:
        session, other, third = [server.open(bff=bff.address) for _ in range(3)]
        ask_again(session)
        session.tap("Rye and soup")  # a custom component of the app, which leads to a native screen
        take_numbers(session, 41, 42)
        other.tap("At the counter")
        take_numbers(other, 41)
        miss_an_outlet(third)
        # Static variables are restored with the process, and other sessions do not see the crash.
        assert server.ask("POST", f"{session.path}/restart").status == 204
        take_numbers(session, 43)
        take_numbers(other, 42)
        click_through(server, bff)
        server.check_replays()
        print("The imported app of Beagle 1.9 runs, and its sessions replay")
    finally:
        server.stop()
        bff.close()


if __name__ == "__main__":
    open_an_old_import()
