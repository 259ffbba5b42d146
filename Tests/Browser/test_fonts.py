"""The fonts of the device are those with which the server measures, at the same widths and positions."""

import re

import pytest

from conftest import device
from real_server import RealServer

WIDTH = """async ([font, text]) => {
  await document.fonts.load(`17px ${font}`)
  const span = Object.assign(document.createElement('span'), { textContent: text })
  Object.assign(span.style, { position: 'absolute', font: `17px ${font}`, letterSpacing: '-0.43px', whiteSpace: 'pre' })
  document.body.append(span)
  return span.getBoundingClientRect().width
}"""

DRAW = """async () => {
  const { drawLines } = await import('/js/device/text_lines.js')
  await document.fonts.load('17px Inter-Regular')
  const element = document.createElement('div')
  Object.assign(element.style, {
    position: 'fixed', left: '10px', top: '20px', width: '200px', height: '60px',
    fontFamily: 'Inter-Regular, sans-serif', fontSize: '17px', letterSpacing: '-0.43px' })
  document.body.append(element)
  drawLines(element, { text: 'One two', lines: [[0, 2.5, 'One'], [3.5, 23, 'two']] })
  return Array.from(element.children, (piece) => {
    const range = document.createRange()
    range.selectNodeContents(piece)
    const strut = piece.getBoundingClientRect()
    return [strut.left, strut.bottom, range.getBoundingClientRect().width]
  })
}"""


@pytest.fixture(scope="module")
def server(port):
    server = RealServer("--no-delays", port=port)
    yield server
    server.stop()


def test_the_device_is_drawn_in_the_font_of_the_server(visit):
    page = visit("?screen=/home")
    device(page).locator("[data-kind=label]").first.wait_for()
    family = device(page).evaluate("(element) => getComputedStyle(element).fontFamily")
    assert family.split(",")[0] == "Device"
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate("Array.from(document.fonts).filter((font) => font.status === 'loaded').map((font) => font.family)")
    assert "Device" in loaded


def test_letters_are_as_wide_as_the_server_finds_them(visit):
    """Compares advances of Inter, in 2816ths of an em, with its tracking at 17 points."""
    page = visit("?screen=/home")
    width = (2084 + 668) / 2816 * 17 - 2 * 0.43
    for font in ["Inter-Regular", "Device"]:
        assert abs(page.evaluate(WIDTH, [font, "Hi"]) - width) < 0.05
    assert page.evaluate(WIDTH, ["Inter-Bold", "Hi"]) > width + 0.5


def test_pieces_of_lines_stand_where_they_are_told(visit):
    page = visit("?screen=/home")
    one, two = page.evaluate(DRAW)
    assert [one[0], two[0]] == [10, 13.5]
    assert [one[1], two[1]] == [20 + 2.5 + 17, 20 + 23 + 17]  # the foot of the strut is the baseline
    assert 25 < one[2] < 35


def test_the_whole_font_is_loaded_with_the_first_letter_that_is_not_latin(visit):
    page = visit("?screen=/home")
    device(page).locator("[data-kind=label]").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert any(".latin." in name for name in loaded_fonts(page))
    page.evaluate(WIDTH, ["Inter-SemiBoldItalic", "Ação"])
    assert parts(page, "Inter-SemiBoldItalic") == {"latin"}
    page.evaluate("document.fonts.load('17px Inter-SemiBoldItalic', 'Ω')")
    assert parts(page, "Inter-SemiBoldItalic") == {"latin", "whole"}


def test_letters_of_both_parts_of_a_font_are_as_wide_as_in_one_file(visit):
    """The complete font has an address without a version, which no style sheet uses."""
    page = visit("?screen=/home")
    page.evaluate("""() => document.fonts.add(new FontFace('Whole', 'url("/fonts/Inter-Regular.woff2") format("woff2")'))""")
    for text in ["Ação nº 7: “não” – 100 €", "Zażółć gęślą jaźń", "AV To, Wa. fi 12:30", "e\u0301A\u0303o"]:
        assert abs(page.evaluate(WIDTH, ["Inter-Regular", text]) - page.evaluate(WIDTH, ["Whole", text])) < 0.01, text


def parts(page, font):
    """Returns the parts of a font that the page has loaded."""
    names = [name.split("/")[-1] for name in loaded_fonts(page)]
    return {"latin" if ".latin." in name else "whole" for name in names if name.startswith(f"{font}.")}


def loaded_fonts(page):
    return page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.woff2'))")


def test_a_font_that_is_none_is_not_found(visit):
    page = visit("?screen=/home")
    answer = page.request.get(page.url.split("?")[0] + "fonts/Nothing.woff2")
    assert answer.status == 404
    sheet = page.request.get(page.url.split("?")[0] + "fonts.css").text()
    address = re.search(r"fonts/Inter-Regular\.\w+\.woff2", sheet)[0]
    font = page.request.get(page.url.split("?")[0] + address)
    assert font.headers["content-type"] == "font/woff2"
    assert "immutable" in font.headers["cache-control"]
