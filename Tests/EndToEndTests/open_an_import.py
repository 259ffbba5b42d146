"""Opens the app that was imported from `Tests/Fixtures/ios`, and uses what of it was translated: `KENNEL_PROGRAM` is it."""

from kennel_server import KennelServer, texts


def open_an_import():
    """Selectors of buttons, bar items, gestures, notifications and a timer; a singleton; a component of the app's own."""
    server = KennelServer().start()
    try:
        session, other = server.open(), server.open()
        session.until(lambda now: "Fresh from the oven" in texts(now))
        session.tap("Nothing yet")
        session.until(lambda now: "Good morning" in texts(now))
        session.tap("Add a loaf")
        session.tap("Add another")
        seen = session.until(lambda now: "2 for 5.00" in texts(now))
        assert any("the basket holds 2" in entry["message"] for entry in seen["log"]), seen["log"]
        session.tap("Offers")
        session.until(lambda now: "Rye, today only" in texts(now))
        # What is static is a session's own: the basket of the other one is empty.
        other.tap("Add a loaf")
        other.until(lambda now: "1 for 2.50" in texts(now))
        server.check_replays()
        print("The imported app runs, and its sessions replay")
    finally:
        server.stop()


if __name__ == "__main__":
    open_an_import()
