"""Exports from the page: a menu of formats, each of which is a file, and an archive with all of them."""

import json
import re
import struct
import zipfile
import zlib
from xml.etree import ElementTree

import pytest
from conftest import device, until
from pixels import Pixels
from playwright.sync_api import expect
from real_server import serving

server = serving("--no-delays")


def failed(visit, query="?screen=/fails-twice&controller=CustomError", **options):
    page = visit(query, **options)
    expect(device(page).get_by_text("That did not work")).to_be_visible()
    return page


def menu(page):
    page.get_by_role("button", name="Export", exact=True).click()
    return page.get_by_role("dialog", name="Export")


def saved(page, form, folder):
    with page.expect_download() as download:
        menu(page).get_by_role("button", name=form, exact=True).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    expect(page.get_by_text(f"{file.name} saved")).to_be_visible()
    return file


def test_each_form_is_a_file(visit, tmp_path):
    page = failed(visit)
    steps = saved(page, "Steps to reproduce", tmp_path)
    assert steps.suffix == ".md" and "`GET /fails-twice` gets response 500" in steps.read_text()
    archive = saved(page, "Requests (HAR)", tmp_path)
    assert json.loads(archive.read_text())["log"]["entries"][0]["response"]["status"] == 500
    test = saved(page, "Swift test", tmp_path)
    assert test.name == "RecordedFailsTwiceTests.swift" and "@testable import SampleApp" in test.read_text()
    recording = saved(page, "Recording", tmp_path)
    assert recording.suffix == ".kennel" and json.loads(recording.read_text().splitlines()[0])["kennel"] == "recording"


def test_the_picture_reads_what_the_device_reads_and_needs_nothing_else(visit, tmp_path):
    page = failed(visit)
    picture = saved(page, "Picture as SVG", tmp_path)
    root = ElementTree.fromstring(picture.read_text())
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"That did not work", "Try again"} <= {text.strip() for text in texts}
    assert root.get("viewBox") == "0 0 393 852"
    references = [value for element in root.iter() for name, value in element.attrib.items() if name.endswith("href")]
    assert all(value.startswith("data:") for value in references)


def watch_name(page, server):
    """Returns the watch id of the session, which gives no control."""
    session = device(page).get_attribute("data-session")
    return page.request.get(f"{server.address}api/sessions/{session}").json()["session"]["watch"]


def test_a_picture_as_svg_has_the_bar_in_front_of_the_content_below_it(visit, tmp_path):
    page = visit("?screen=/bikes")
    expect(device(page).get_by_text("Dupla")).to_be_visible()
    drawn = saved(page, "Picture as SVG", tmp_path).read_text()
    assert drawn.index(">Dupla<") < drawn.index(">Bicycles<", drawn.index("</title>"))


def test_a_picture_is_the_screen_as_it_is_shown_and_named_by_session_and_step(visit, server, tmp_path):
    page = failed(visit)
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    until(page, "document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)")
    file = saved(page, "Picture of the device", tmp_path)
    assert re.fullmatch(rf"fails-twice-{re.escape(watch_name(page, server)[:8])}-step-\d+\.png", file.name)
    assert device(page).get_attribute("data-session")[:8] not in file.name
    picture = Pixels(file.read_bytes())
    assert (picture.width, picture.height) == (786, 1704)
    marks = page.locator(".status-marks").bounding_box()
    phone = page.locator(".phone-glass").bounding_box()
    factor = picture.width / phone["width"]
    left, top = (marks["x"] - phone["x"]) * factor, (marks["y"] - phone["y"]) * factor
    battery = [picture.at(left + marks["width"] * factor * share, top + marks["height"] * factor / 2) for share in (0.7, 0.8)]
    assert all(max(colour) < 60 for colour in battery), "the status bar is missing"
    button = device(page).get_by_role("button", name="Try again").bounding_box()
    x, y, width, height = ((button[side] - phone[at]) * factor if at else button[side] * factor
                           for side, at in (("x", "x"), ("y", "y"), ("width", None), ("height", None)))
    row = [picture.at(at, y + height / 2) for at in range(int(x), int(x + width))]
    assert len(set(row)) > 8, "the button's title is missing"


def test_a_picture_can_have_the_phone_around_it(visit, tmp_path):
    page = failed(visit)
    picture = Pixels(saved(page, "Picture with frame", tmp_path).read_bytes())
    assert (picture.width, picture.height) == (834, 1752)
    assert max(picture.at(picture.width / 2, 12)) < 40, "the case is missing"
    assert max(picture.at(picture.width / 2, 24 + 2 * 30)) < 40, "the island is missing"


def test_a_picture_of_the_past_is_named_by_its_step(visit, tmp_path):
    page = failed(visit)
    page.keyboard.press("[")
    bar = page.locator(".recording-title")
    bar.wait_for()
    step = re.search(r"\d+", bar.text_content())[0]
    assert saved(page, "Picture of the device", tmp_path).name.endswith(f"-step-{step}.png")


def frames_of(png):
    """The frames of an animated PNG, each as a PNG of its own, with its time in milliseconds."""
    chunks, at = [], 8
    while at < len(png):
        length, = struct.unpack(">I", png[at:at + 4])
        kind, data = png[at + 4:at + 8], png[at + 8:at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + data)
        chunks.append((kind, data))
        at += length + 12
    header = dict(chunks)[b"IHDR"]
    frames, numbers = [], []
    for kind, data in chunks:
        if kind in (b"fcTL", b"fdAT"):
            numbers.append(struct.unpack(">I", data[:4])[0])
        if kind == b"fcTL":
            frames.append((1000 * struct.unpack(">H", data[20:22])[0] / struct.unpack(">H", data[22:24])[0], []))
        elif kind in (b"IDAT", b"fdAT"):
            frames[-1][1].append(data[4:] if kind == b"fdAT" else data)
    assert numbers == list(range(len(numbers)))
    assert struct.unpack(">I", dict(chunks)[b"acTL"][:4])[0] == len(frames)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return [(time, png[:8] + chunk(b"IHDR", header) + chunk(b"IDAT", b"".join(parts)) + chunk(b"IEND", b"")) for time, parts in frames]


def test_steps_are_a_moving_picture_of_what_each_showed(visit, tmp_path):
    page = failed(visit)
    device(page).get_by_role("button", name="Try again").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    dialog = menu(page)
    last = dialog.get_by_label("Last step").input_value()
    dialog.get_by_label("First step").fill("1")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Animated picture", exact=True).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.endswith(f"-from-1-to-{last}.png")
    frames = frames_of(file.read_bytes())
    assert 2 <= len(frames) <= int(last)
    assert [time for time, _ in frames] == [800] * (len(frames) - 1) + [2400]
    pictures = [Pixels(frame) for _, frame in frames]
    assert all((picture.width, picture.height) == (393, 852) for picture in pictures)
    assert all(one != other for (_, one), (_, other) in zip(frames, frames[1:])), "a step that changes nothing has a picture"
    assert len({frame for _, frame in frames}) >= 2
    expect(page.locator(".recording")).to_have_count(0)  # the page shows the present again


def test_a_moving_picture_leaves_the_step_that_was_shown(visit, tmp_path):
    page = failed(visit)
    page.keyboard.press("[")
    slider = page.get_by_role("slider", name="Step")
    slider.fill("2")
    expect(page.locator(".recording-title")).to_contain_text("Step 2 of")
    dialog = menu(page)
    dialog.get_by_label("First step").fill("1")
    dialog.get_by_label("Last step").fill("1")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Animated picture", exact=True).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert len(frames_of(file.read_bytes())) == 1
    expect(page.locator(".recording-title")).to_contain_text("Step 2 of")


# A browser whose canvas cannot be read after HTML was drawn on it, as in older versions of Safari, or after anything was.
UNREADABLE = """(isAny) => {
  const { drawImage } = CanvasRenderingContext2D.prototype
  const unreadable = new WeakSet()
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...others) {
    if (isAny || image.src?.includes('foreignObject')) unreadable.add(this.canvas)
    return drawImage.call(this, image, ...others)
  }
  const { toBlob } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toBlob = function (...others) {
    if (unreadable.has(this)) throw new DOMException('The operation is insecure.', 'SecurityError')
    return toBlob.call(this, ...others)
  }
}"""


def test_a_browser_that_cannot_read_drawn_html_draws_a_moving_picture_of_boxes_and_texts(visit, tmp_path):
    page = failed(visit)
    page.evaluate(UNREADABLE, False)
    dialog = menu(page)
    dialog.get_by_label("First step").fill("1")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Animated picture", exact=True).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    pictures = [Pixels(frame) for _, frame in frames_of(file.read_bytes())]
    assert len(pictures) >= 2
    assert all((picture.width, picture.height) == (393, 852) for picture in pictures)
    last = pictures[-1]
    assert len({tuple(last.at(x, y)) for x in range(0, 393, 4) for y in range(0, 852, 4)}) > 4, "the screen is empty"


def test_a_browser_that_can_draw_nothing_says_which_can(visit):
    page = failed(visit, locale="pt-BR")
    page.evaluate(UNREADABLE, True)
    page.get_by_role("button", name="Exportar", exact=True).click()
    page.get_by_role("dialog", name="Exportar").get_by_role("button", name="Imagem animada", exact=True).click()
    expect(page.locator("[data-part=toast]")).to_contain_text(
        "Não foi possível salvar: Este navegador não consegue desenhar a tela. Chrome, Edge, Firefox e Safari conseguem.")
    expect(page.locator(".recording")).to_have_count(0)


def test_steps_and_a_picture_are_copied_for_an_issue(visit, server):
    page = failed(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address.rstrip("/"))
    with page.expect_download() as download:
        menu(page).get_by_role("button", name="Copy for an issue").click()
    name = download.value.suggested_filename
    expect(page.get_by_text(f"Drop {name} into the issue")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("# Steps to reproduce: /fails-twice") and copied.endswith(f"![Picture of the device]({name})\n")


def test_one_file_holds_everything(visit, tmp_path):
    page = failed(visit)
    with zipfile.ZipFile(saved(page, "Everything in one file", tmp_path)) as file:
        assert file.testzip() is None
        assert sorted(name.rsplit(".", 1)[-1] for name in file.namelist()) == ["har", "kennel", "md", "png", "swift"]
        assert b"# Steps to reproduce" in next(file.read(name) for name in file.namelist() if name.endswith(".md"))


def test_one_file_has_the_notes_that_stand_on_steps(visit, server, tmp_path):
    page = failed(visit)
    session = device(page).get_attribute("data-session")
    note = "Failed *twice* — visto em São Paulo"
    answer = page.request.post(f"{server.address}api/sessions/{session}/inputs", data={
        "type": "notes", "notes": [{"step": 1, "text": note}]}, headers={"Origin": server.address.rstrip("/")})
    assert answer.status == 202, answer.text()
    expect(page.get_by_text(note)).to_be_visible()
    with zipfile.ZipFile(saved(page, "Everything in one file", tmp_path)) as file:
        assert file.testzip() is None
        parts = {name.rsplit(".", 1)[-1]: file.read(name).decode() for name in file.namelist() if not name.endswith(".png")}
    assert "> **Note:** Failed \\*twice\\* — visto em São Paulo" in parts["md"]
    assert f"// Note: {note}" in parts["swift"]
    assert note in json.dumps(json.loads(parts["har"]), ensure_ascii=False)
    inputs = [json.loads(line).get("input", {}) for line in parts["kennel"].splitlines()]
    assert [one["notes"] for one in inputs if one.get("type") == "notes"] == [[{"step": 1, "text": note}]]


def test_the_steps_are_copied(visit, server):
    page = failed(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address.rstrip("/"))
    menu(page).get_by_role("button", name="Copy steps").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").startswith("# Steps to reproduce: /fails-twice")


def test_the_menu_is_left_as_it_was_come_to_and_fits_a_phone(visit):
    page = failed(visit, width=390, height=844)
    opened = menu(page)
    expect(opened.get_by_role("button", name="Steps to reproduce")).to_be_focused()
    box = opened.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= 0 and box["y"] + box["height"] <= 844
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(page.get_by_role("button", name="Export", exact=True)).to_be_focused()
    menu(page).get_by_role("button", name="Close").click()
    expect(opened).to_have_count(0)


@pytest.mark.parametrize("width, height", [(1440, 900), (1024, 768), (390, 844)])
def test_the_menu_is_at_its_button_and_has_a_title(visit, width, height):
    page = failed(visit, width=width, height=height)
    opened = menu(page)
    expect(opened.get_by_role("heading", name="Export")).to_be_visible()
    menu_box, button = opened.bounding_box(), page.get_by_role("button", name="Export", exact=True).bounding_box()
    gap = max(button["y"] - menu_box["y"] - menu_box["height"], menu_box["y"] - button["y"] - button["height"])
    assert 0 <= gap <= 12, (menu_box, button)
    assert menu_box["x"] <= button["x"] + button["width"] / 2 <= menu_box["x"] + menu_box["width"]
    assert menu_box["x"] >= 0 and menu_box["x"] + menu_box["width"] <= width


def test_a_session_that_is_gone_is_said_to_be(visit, server):
    page = failed(visit)
    page.route("**/export/steps?*", lambda route: route.fulfill(
        status=503, content_type="application/problem+json", body='{"title":"No","detail":"Nothing can be played now."}'))
    menu(page).get_by_role("button", name="Steps to reproduce", exact=True).click()
    expect(page.get_by_text("Could not save: Nothing can be played now.")).to_be_visible()


def test_the_menu_speaks_portuguese(visit):
    page = failed(visit)
    page.locator("[data-part=deviceScheme]").click()
    page.locator("[data-part=deviceDirection]").click()
    expect(page.locator("[data-part=timeline]")).to_contain_text("right to left")
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Exportar", exact=True).click()
    steps = page.get_by_role("dialog", name="Exportar").get_by_role("button", name="Passos para reproduzir", exact=True)
    with page.expect_download() as waiting:
        steps.click()
    text = waiting.value.path().read_text()
    assert text.startswith("# Passos para reproduzir: ")
    assert "* Aparelho: iPhone, claro, tamanho de texto large, da esquerda para a direita, idioma en, movimento completo" in text
    assert "Mude o aparelho: escuro." in text and "Mude o aparelho: da direita para a esquerda." in text


def test_what_looks_like_a_secret_is_named_until_somebody_has_read_it(visit):
    page = failed(visit, "?screen=/fails-twice%3Fsig%3D5igned&controller=CustomError")
    card = page.locator("[data-part=card]")
    for language, export, form, words in (
            ("English", "Export", "Requests (HAR)", "query parameter sig of"),
            ("Português", "Exportar", "Tudo em um arquivo", "parâmetro sig de")):
        if language == "Português":
            page.get_by_role("button", name="Language").click()
        page.get_by_role("button", name=export, exact=True).click()
        with page.expect_download():
            page.get_by_role("dialog", name=export).get_by_role("button", name=form, exact=True).click()
        expect(card).to_contain_text(words)
        card.get_by_role("button", name=re.compile("Close|Fechar")).click()
        expect(card).not_to_contain_text(words)
