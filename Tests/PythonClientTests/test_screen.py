"""Reads the screen, finds elements, and uses them as a person does."""

import re

import httpx
import pytest

import kennel_client as kennel
from kennel_client.locators import matches
from kennel_client.problems import NoSheet, NowhereBack, SameDevice
from kennel_client.screen import read_screen


@pytest.mark.kennel(screen="/fails-twice")
async def test_a_tap_waits_for_the_app_and_the_next_finder_for_what_it_caused(kennel_session):
    step = await kennel_session.get_by_role("button", name="Retry").tap()
    assert step == 4
    await kennel_session.get_by_role("button", name="Retry").tap()
    heading = await kennel_session.get_by_role("heading", name="Fails twice").wait()
    assert heading.heading == 1 and heading.kind == "label" and heading.frame.y > 59
    assert (await kennel_session.screen()).text.splitlines()[1] == f'- "Here it is." {await id_of(kennel_session)}'


async def id_of(session):
    return (await session.get_by_text("Here it is.", exact=True).wait()).id


@pytest.mark.kennel(screen="/fails-twice")
async def test_the_screen_has_roles_names_and_what_lies_in_what(kennel_session):
    screen = await kennel_session.screen()
    dialog = next(element for element in screen if element.role == "alertdialog")
    assert (dialog.name, dialog.type, dialog.kind) == ("Error", "BeagleErrorView", "blur")
    buttons = [element for element in dialog.walk() if element.role == "button"]
    assert [button.name for button in buttons] == ["Retry", "Cancel"]
    assert dialog in screen.ancestors(buttons[0])
    assert screen.alert is None, "the app's own error view is no alert"
    assert "Loading" not in screen.text, "what the dialog covers cannot be read"


@pytest.mark.kennel(screen="/home")
async def test_a_row_is_called_what_is_in_it_and_takes_the_taps_on_its_labels(kennel_session):
    row = await kennel_session.get_by_role("button", name="Garça City").wait()
    assert row.kind == "view" and row.name == "Garça City R$ 18 a day"
    await kennel_session.get_by_role("button", name="Garça").get_by_text("R$ 18 a day").tap()
    await kennel_session.get_by_role("heading", name="Garça").wait()
    await kennel_session.press_back()
    await kennel_session.get_by_role("heading", name="Roda").wait()


@pytest.mark.kennel(screen="/home")
async def test_finders_choose_by_place_label_identifier_and_type(kennel_session):
    buttons = kennel_session.get_by_role("button")
    assert await buttons.count() > 10
    assert (await buttons.first.wait()).name == "Basket"
    assert (await buttons.last.wait()).name.startswith("Things that go wrong")
    assert (await buttons.nth(1).wait()).name == "Search bicycles"
    assert await kennel_session.get_by_label("a bicycle ON green").is_visible()
    assert await kennel_session.get_by_label(re.compile("^A bicycle")).count() == 1
    assert not await kennel_session.get_by_label("A bicycle", exact=True).is_visible()
    basket = await buttons.first.wait()
    assert await kennel_session.get_by_id(basket.id).text() == "Basket"
    assert await kennel_session.get_by_identifier("nothing").count() == 0
    assert await kennel_session.get_by_type("LoadingView").count() == 0
    assert await kennel_session.get_by_role("button", disabled=True).count() == 0
    assert await buttons.nth(500).count() == 0


@pytest.mark.kennel(screen="/search")
async def test_a_field_is_typed_into_and_submitted(kennel_session):
    field = kennel_session.get_by_label("Name, kind or place")
    assert await field.value() == "" and (await field.wait()).role == "textbox"
    await field.type("city", submit=True)
    assert await field.value() == "city"
    await kennel_session.get_by_role("button", name="Garça").wait()
    await field.type("gravel")
    assert (await field.wait(where=lambda element: element.value == "gravel")).kind == "textfield"
    await field.focus()
    await field.blur()
    await field.press_return()
    assert await kennel_session.get_by_role("button", name="Pedrisco").is_visible()


ALERTS = """{"_beagleComponent_":"beagle:button","text":"Delete","onPress":[
  {"_beagleAction_":"beagle:confirm","title":"Sure?","message":"Nothing can be undone.",
   "labelOk":"Go on","labelCancel":"Stop"}]}"""


@pytest.mark.kennel(screen_json=ALERTS)
async def test_an_alert_is_answered_by_its_button_or_by_tapping_that(kennel_session):
    await kennel_session.get_by_role("button", name="Delete").tap()
    alert = (await kennel_session.screen()).alert
    assert alert.name == "Sure?" and alert.role == "alertdialog"
    with pytest.raises(kennel.WaitTimeout, match='The alert "Sure\\?" has the buttons .*Go on'):
        await kennel_session.answer_alert("OK", timeout=0.6)
    await kennel_session.answer_alert("go on")
    await kennel_session.get_by_role("alertdialog").wait_until_gone()
    await kennel_session.get_by_role("button", name="Delete").tap()
    await kennel_session.get_by_role("alertdialog").get_by_role("button", name="Stop", exact=True).tap()
    await kennel_session.get_by_role("alertdialog").wait_until_gone()
    assert [each.detail["type"] for each in await kennel_session.log() if each.kind == "input"] == [
        "opened", "tap", "alert", "tap", "alert"]
    with pytest.raises(kennel.WaitTimeout, match="No alert is shown"):
        await kennel_session.answer_alert("OK", timeout=0.6)


@pytest.mark.kennel(screen="/rides")
async def test_lists_are_scrolled_and_pulled(kennel_session):
    rows = kennel_session.get_by_role("listitem")
    before = await rows.count()
    assert before > 2
    await rows.first.scroll_to(y=40)
    scrolled = (await kennel_session.log())[-1]
    assert scrolled.detail["type"] == "scroll"
    with pytest.raises(kennel.WaitTimeout, match="stale-view"):
        await rows.first.pull_to_refresh(timeout=0.6)


@pytest.mark.kennel(screen="/home")
async def test_home_is_pulled_to_refresh(kennel_session):
    await kennel_session.get_by_role("heading", name="Popular").pull_to_refresh()
    await kennel_session.get_by_text("New today").wait()


@pytest.mark.kennel(screen="/bikes/garca")
async def test_pages_and_tabs_are_chosen(kennel_session):
    tab = await kennel_session.get_by_role("tab", selected=False).first.wait()
    await kennel_session.get_by_role("tab", name=tab.name, exact=True).tap()
    assert (await kennel_session.get_by_role("tab", selected=True).wait()).name == tab.name


@pytest.mark.kennel(screen="/home")
async def test_what_cannot_be_done_is_a_problem_that_says_so(kennel_session):
    with pytest.raises(NowhereBack, match="nowhere-back.*Go back only where"):
        await kennel_session.press_back()
    with pytest.raises(NowhereBack):
        await kennel_session.swipe_back()
    with pytest.raises(NoSheet):
        await kennel_session.drag_sheet_down()
    with pytest.raises(kennel.WaitTimeout, match="does not accept this input"):
        await kennel_session.get_by_role("heading", name="Roda").swipe("left", timeout=0.6)
    with pytest.raises(kennel.WaitTimeout, match="does not accept this input"):
        await kennel_session.get_by_role("button", name="Basket").long_press(timeout=0.6)
    for action in ("slide_to", "choose_tab", "choose_page", "move_row"):
        with pytest.raises(kennel.WaitTimeout, match="does not accept this input"):
            await getattr(kennel_session.get_by_role("button", name="Basket"), action)(1, timeout=0.6)
    with pytest.raises(kennel.WaitTimeout, match="does not accept this input"):
        await kennel_session.get_by_role("button", name="Basket").swipe_row("leading", timeout=0.6)


@pytest.mark.kennel(screen="/home")
async def test_several_elements_are_ambiguous(kennel_session):
    with pytest.raises(kennel.AmbiguousElement, match=r'matches \d+ elements: .*Choose one with exact=True'):
        await kennel_session.get_by_role("button").tap()


async def test_the_device_is_changed(kennel_session):
    await kennel_session.set_device(appearance="dark", text_size="xxxLarge")
    await kennel_session.set_device(kennel.Device(size="small", location=kennel.Location(48.85, 2.35)))
    device = (await kennel_session.snapshot()).device
    assert (device.appearance, device.text_size, device.width) == ("dark", "xxxLarge", 375)
    assert device.location == kennel.Location(48.85, 2.35) and device.safe_area.bottom == 0
    with pytest.raises(SameDevice):
        await kennel_session.set_device(appearance="dark")


async def test_a_screen_of_json_has_switches_and_is_replaced(kennel_server):
    text = '{"_beagleComponent_":"beagle:text","text":"%s"}'
    async with kennel_server.session(screen_json=text % "One") as session:
        assert await session.get_by_text("One").is_visible()
        assert (await session.set_document(text % "Two")).error is None
        assert await session.get_by_text("Two").text() == "Two"
        assert (await session.document()).text == text % "Two"
        assert (await session.set_document("{", shows_broken=True)).error


def test_texts_match_in_part_and_in_any_case_or_as_a_whole():
    assert matches("retry", "  Retry\n now ", exact=False) and not matches("retry now", "Retry now", exact=True)
    assert matches("Retry now", "Retry  now", exact=True) and matches(re.compile("^R.t"), "Retry", exact=True)


def test_what_is_hidden_transparent_or_covered_is_not_on_the_screen():
    def label(text, **props):
        return {"id": f"v{len(text)}", "kind": "label", "props": {"text": text, "frame": [1, 2, 3, 4], **props}}
    tree = {"id": "v0", "kind": "window", "props": {"width": 100, "height": 200}, "children": [
        label("below"), label("front!", covers=True), label("hidden", hidden=True), label("hid", ariaHidden=True),
        label("clear..", style={"opacity": "0"}),
        {"id": "v9", "kind": "scroll", "props": {"frame": [0, 10, 50, 50], "y": 8}, "children": [label("row")]},
        {"id": "v10", "kind": "toggle", "props": {"label": "Wifi", "on": True, "enabled": False}},
        {"id": "v11", "kind": "slider", "props": {"part": 0.25}},
        {"id": "v12", "kind": "spinner", "props": {"animating": True}},
    ]}
    screen = read_screen(tree)
    assert screen.text.splitlines() == [
        '- "front!" v6', '- "row" v3', '- switch "Wifi" v10, disabled, on', "- slider v11, at 25 %",
        "- progressbar v12"]
    assert next(element for element in screen if element.text == "row").frame == kennel.Rect(1, 4, 3, 4)
    assert read_screen(None).text == "(an empty screen)" and list(read_screen(None)) == []


@pytest.mark.parametrize("screen", [
    "/home", "/bikes/garca", "/search", "/basket", "/rides", "/stations", "/scenes", "/about", "/failures",
    "/fails-twice",
])
async def test_the_screen_has_the_views_that_the_tools_of_language_models_list(kennel_server, screen):
    async with kennel_server.session(screen=screen) as session:
        found = await session.screen()
        async with httpx.AsyncClient(base_url=kennel_server.url, trust_env=False) as client:
            answer = await client.post("/mcp", json={
                "jsonrpc": "2.0", "id": 1, "method": "tools/call",
                "params": {"name": "read_screen", "arguments": {"session": session.id}}})
    listed = answer.json()["result"]["content"][0]["text"]
    assert ids_of(listed, "image") == ids_of(found.text, "img"), f"{listed}\n{found.text}"


def ids_of(lines, picture):
    """Returns the ids of the views in lines of text. Omits images, because the tools also list hidden images."""
    return {view for kind, view in re.findall(r"^ *- (?:(\w+)\b)?.*?\b(v\d+)(?:, .*)?$", lines, re.MULTILINE)
            if kind != picture}
