"""Opens the app that was imported from `Tests/Fixtures/ios`, and uses its translated parts. `KENNEL_PROGRAM` is its
program."""

from playwright.sync_api import expect, sync_playwright

from kennel_server import ROOT, KennelServer, all_nodes, find, texts
from headless import headless_chromium
from page import device, heading, session_of

ASSETS = ROOT / "Tests" / "Fixtures" / "ios" / "Bakery" / "Assets.xcassets"
CRUST = "light-dark(#fff5e6, #33261a)"


def pictures(snapshot):
    """Returns the names and sizes of the images on the screen, in order."""
    return [(node["props"]["name"], node["props"]["frame"][2:]) for node in all_nodes(snapshot) if node["kind"] == "image"]


def field(snapshot):
    """Returns the id of the text field on the screen."""
    return next(node["id"] for node in all_nodes(snapshot) if node["kind"] == "textfield")


def ask_the_market(session):
    """A collection keeps its items when a request of its URLSession fails, and gets new ones with the next response."""
    session.fail({"path": "/stalls.json", "fault": "noConnection"})
    session.tap("Nearby")
    session.until(lambda now: {"Market, as it was", "Cheese", "Honey", "Flowers"} <= set(texts(now)))
    session.tap("Honey")
    session.until(lambda now: texts(now).count("Honey") == 2)
    session.tap("Back")
    session.until(lambda now: "Rye" in texts(now))
    session.fail({"path": "/stalls.json", "fault": "answer", "body": '["Olives", "Fish"]'})
    session.tap("Nearby")
    now = session.until(lambda now: {"Market", "Olives", "Fish"} <= set(texts(now)) and "Honey" not in texts(now))
    asked = [(it["url"], it["phase"]) for it in now["requests"]]
    assert asked == [("http://market.invalid/stalls.json", phase) for phase in ("failed", "done")], asked
    session.tap("Back")
    session.until(lambda now: "Rye" in texts(now))


def look_for_recipes(session):
    """Publishers: a typed text is requested after a pause, as a request of the session, and a failure becomes a value.
    """
    session.tap("Nearby")
    session.until(lambda now: find(now, "Recipes"))
    session.tap("Recipes")
    now = session.until(lambda now: "Nothing asked" in texts(now))
    for words in ("ry", "rye"):
        session.send(type="text", view=field(now), text=words)
    session.until(lambda now: "Nobody answers" in texts(now))
    asked = [it["url"] for it in session.snapshot()["requests"] if "recipes" in it["url"]]
    # On a slow machine, an intermediate text is requested too.
    assert asked[-1] == "http://market.invalid/recipes/rye.json", asked
    session.fail({"path": "/recipes/bun.json", "fault": "answer", "body": '[{"name": "Bun"}, {"name": "Roll"}]'})
    session.send(type="text", view=field(now), text="bun")
    session.until(lambda now: "Bun, Roll" in texts(now))
    session.tap("Back")
    session.tap("Back")
    session.until(lambda now: "Rye" in texts(now))


def walk_the_scenes(session):
    """Walks through the scenes of the storyboard: tabs, a list, an embedded scene, a stored note, a designed table."""
    shown = ("Shop", "Settings", "Loaves")
    session.until(lambda now: "Open until six" in texts(now) and all(find(now, it) for it in shown))
    session.tap("Loaves")
    session.until(lambda now: {"Rye", "Spelt", "Sourdough"} <= set(texts(now)))
    ask_the_market(session)
    look_for_recipes(session)
    # Sold items are stored and fetched again. The list shows items that are sold while it is visible.
    session.tap("Sold")
    session.until(lambda now: "250 cents at Front" in texts(now))
    session.tap("Sell a cake")
    sold = ["1200 cents at Front", "250 cents at Front"]
    session.until(lambda now: [it for it in texts(now) if "cents at" in it] == sold)
    session.tap("Back")
    session.until(lambda now: "Rye" in texts(now))
    session.tap("Spelt")
    # The price comes from a nib, a file and the Info.plist; the maker comes from the embedded scene.
    now = session.until(lambda now: {"Spelt", "€2.50", "No note yet", "Baked by Ida"} <= set(texts(now)))
    card = next(node for node in all_nodes(now) if node["props"].get("type") == "CardView")
    assert card["props"]["style"]["border-radius"] == "12px", card
    # 393 points are between the edges; the card keeps 20 from each.
    assert card["props"]["frame"][0] == 20 and card["props"]["frame"][2] == 353, card
    session.tap("Baked by Ida")
    session.until(lambda now: "Baked by Ida, with love" in texts(now))
    session.tap("Put it in the basket")
    session.until(lambda now: find(now, "In the basket: 1"))
    session.tap("Write a note")
    now = session.until(lambda now: find(now, "Keep the note"))
    answer = session.send(type="text", view=field(now), text="The dark one")
    assert answer.status == 202, answer
    session.tap("Keep the note")
    session.until(lambda now: "The dark one" in texts(now) and not find(now, "Keep the note"))
    session.tap("Settings")
    session.until(lambda now: {"BAKING", "Baking"} & set(texts(now)) and {"Slice it", "Dark"} <= set(texts(now)))
    session.tap("Crust")
    now = session.until(lambda now: "Crackling" in texts(now))
    # Only the basket logs warnings.
    bad = [it["message"] for it in now["log"] if it["level"] in ("error", "warning") and "basket" not in it["message"]]
    assert bad == [], bad


def click_through(server):
    """Scenes of the storyboard and a collection, in a browser."""
    expect.set_options(timeout=15000)
    with sync_playwright() as playwright:
        browser = headless_chromium(playwright)
        page = browser.new_page()
        page.goto(server.address)
        device(page).get_by_role("button", name="Add a loaf").click()
        expect(device(page).get_by_text("1 for 2.50")).to_be_visible()
        server.session(session_of(page)).fail({"path": "/stalls.json", "fault": "noConnection"})
        device(page).get_by_role("button", name="Loaves").click()
        device(page).get_by_role("button", name="Nearby").click()
        expect(heading(page, "Market, as it was")).to_be_visible()
        device(page).get_by_text("Honey", exact=True).click()
        expect(heading(page, "Honey")).to_be_visible()
        browser.close()


def open_an_import():
    """Selectors of buttons, bar items, gestures, notifications and a timer; a singleton; a custom component of the
    app."""
    server = KennelServer().start()
    try:
        session, other = server.open(), server.open()
        session.until(lambda now: "Fresh from the oven" in texts(now))
        # Images and texts come from the project's catalogues.
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
        for words in ("the basket has 2 rye and spelt since 20", "the basket went from 1 to 2"):
            assert any(words in entry["message"] for entry in seen["log"]), seen["log"]
        session.tap("Offers")
        session.until(lambda now: "Rye, today only" in texts(now))
        dark = server.open(device={"appearance": "dark"})
        night = dark.until(lambda now: pictures(now))
        addresses = [node["props"]["src"] for node in all_nodes(night) if node["kind"] == "image"]
        assert addresses == ["pictures/bread%7Edark", "pictures/Till%2Fcoin"], addresses
        night = server.ask("GET", f"{dark.path}/{addresses[0]}")
        assert night.body == (ASSETS / "bread.imageset" / "bread-dark.svg").read_bytes()
        # The texts are in the language of the device.
        there = server.open(device={"language": "pt-BR"})
        there.until(lambda now: {"Padaria", "Toque no total para cumprimentar"} <= set(texts(now)))
        there.until(lambda now: "Aberto até as seis" in texts(now) and find(now, "Pães"))
        walk_the_scenes(server.open())
        # Static variables belong to one session: the other session's basket is empty.
        other.tap("Add a loaf")
        other.until(lambda now: "1 for 2.50" in texts(now))
        click_through(server)
        server.check_replays()
        print("The imported app runs, and its sessions replay")
    finally:
        server.stop()


if __name__ == "__main__":
    open_an_import()
