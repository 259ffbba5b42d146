"""Opens the app that was imported from `Tests/Fixtures/ios`, and uses what of it was translated: `KENNEL_PROGRAM` is it."""

from kennel_server import ROOT, KennelServer, all_nodes, texts

ASSETS = ROOT / "Tests" / "Fixtures" / "ios" / "Bakery" / "Assets.xcassets"
CRUST = "light-dark(#fff5e6, #33261a)"


def pictures(snapshot):
    """The names and sizes of the pictures on the screen, in order."""
    return [(node["props"]["name"], node["props"]["frame"][2:]) for node in all_nodes(snapshot) if node["kind"] == "image"]


def open_an_import():
    """Selectors of buttons, bar items, gestures, notifications and a timer; a singleton; a component of the app's own."""
    server = KennelServer().start()
    try:
        session, other = server.open(), server.open()
        session.until(lambda now: "Fresh from the oven" in texts(now))
        # What the project's catalogues and texts say.
        assert "Bakery" in texts(session.snapshot())
        now = session.until(lambda now: pictures(now) == [("bread", [48, 32]), ("Till/coin", [20, 20])])
        coin = server.ask("GET", f"{session.path}/pictures/Till%2Fcoin")
        assert coin.headers["content-type"] == "image/png", coin
        assert coin.body == (ASSETS / "Till" / "coin.imageset" / "coin@2x.png").read_bytes()
        fills = [node["props"].get("style", {}).get("background-color") for node in all_nodes(now)]
        assert CRUST in fills, fills
        session.tap("Nothing yet")
        session.until(lambda now: "Good morning" in texts(now))
        session.tap("Add a loaf")
        session.tap("Add another")
        seen = session.until(lambda now: "2 for 5.00" in texts(now))
        assert any("the basket holds 2" in entry["message"] for entry in seen["log"]), seen["log"]
        session.tap("Offers")
        session.until(lambda now: "Rye, today only" in texts(now))
        # The texts are those of the device's language.
        there = server.open(device={"language": "pt-BR"})
        there.until(lambda now: {"Padaria", "Toque no total para cumprimentar"} <= set(texts(now)))
        # What is static is a session's own: the basket of the other one is empty.
        other.tap("Add a loaf")
        other.until(lambda now: "1 for 2.50" in texts(now))
        server.check_replays()
        print("The imported app runs, and its sessions replay")
    finally:
        server.stop()


if __name__ == "__main__":
    open_an_import()
