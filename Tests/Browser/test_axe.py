"""axe-core finds nothing on the main states of the page, at three widths, in light and dark.

The rules for colors are not applied to the content of the device, which has the colors of iOS and of the app.
"""

from pathlib import Path

import axe_playwright_python
import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--no-delays")

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
WIDTHS = {390: 844, 1024: 800, 1440: 900}
COLORS = ["color-contrast", "link-in-text-block"]
SETTLED = """() => Promise.all(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().iterations !== Infinity)
  .map((animation) => animation.finished.catch(() => null))).then(() => null)"""
FIND = """async ([rules, hasDevice]) => {
  const about = hasDevice ? document : { exclude: [['.phone']] }
  const { violations } = await axe.run(about, { iframes: false, resultTypes: ['violations'], ...rules && { runOnly: rules } })
  const isOfApp = (id, target) => id === 'color-contrast' && document.querySelector(target)?.closest('.phone')
  return violations.flatMap(({ id, help, nodes }) => nodes.filter(({ target }) => !isOfApp(id, target[0])).map(({ target, html }) => `${id}: ${help}: ${target} ${html.slice(0, 200)}`))
}"""


def timeline(page):
    page.get_by_role("tab", name="Timeline").click()
    page.locator(".step[data-level=error]").first.click()
    expect(page.locator(".recording")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".recording")).to_have_count(0)


def network(page):
    page.get_by_role("tab", name="Network").click()
    page.locator(".request").first.click()
    page.locator("[data-resend=editAndResend]").click()
    url = page.locator(".resend-form [name=url]")
    url.fill(url.input_value().replace("/fails-twice", "/home"))
    url.press("Enter")
    expect(page.locator(".response-differences")).to_be_visible()


def tree(page):
    page.get_by_role("tab", name="Tree").click()
    page.locator(".tree-row").first.click()
    expect(page.locator(".account")).not_to_be_empty()


def screen_reader(page):
    page.get_by_role("button", name="Screen reader order").click()
    expect(page.locator(".reader-mark").first).to_be_visible()
    page.locator(".reader-entry").first.focus()


def navigation(page):
    page.get_by_role("tab", name="Navigation").click()
    expect(page.locator(".stack-name").first).to_be_visible()


def form(page):
    page.set_viewport_size({"width": 1024, "height": 800})
    page.get_by_role("tab", name="Open").click()
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_have_count(1)


def travel(page):
    page.locator("body").press("[")
    expect(page.locator(".recording")).to_be_visible()
    expect(page.locator(".changes")).not_to_be_empty()


def conditions(page):
    page.get_by_role("button", name="Device conditions").click()
    expect(page.get_by_role("dialog", name="Device conditions")).to_be_visible()


def help(page):
    page.locator("body").press("?")
    page.get_by_role("dialog").get_by_text("Glossary").click()
    expect(page.locator(".glossary")).to_be_visible()


def palette(page):
    page.keyboard.press("Control+k")
    expect(page.locator(".palette-option").first).to_be_visible()


def sessions(page):
    page.get_by_role("button", name="All sessions").click()
    expect(page.locator(".session-row").first).to_be_visible()


def sweep(page):
    page.get_by_role("button", name="Fault sweep").click()
    expect(page.locator("dialog[open]")).to_be_visible()


STATES = [timeline, network, tree, screen_reader, navigation, form, travel, conditions, help, palette, sessions, sweep]


def findings(page):
    """What axe-core finds at all widths. Colors are checked in both themes, everything else in one. The content of the
    device does not depend on the width, so it is checked at one.
    """
    found = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme, rules in (("light", None), ("dark", COLORS)):
            page.emulate_media(color_scheme=scheme)
            page.evaluate(SETTLED)
            for frame in page.frames:
                frame.evaluate(f"if (!window.axe) {{ {AXE} }}")
                found += [f"{width} {scheme} {words}" for words in frame.evaluate(FIND, [rules, width == 1440 and not rules])]
    return found


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_a_state_of_the_page(visit, state):
    page = visit("?screen=/fails-twice", width=1440, height=900, reduced_motion="reduce")
    device(page).get_by_role("button", name="Retry").wait_for()
    state(page)
    assert findings(page) == []


def test_the_introduction(visit):
    page = visit(width=1440, height=900, guide=True, reduced_motion="reduce")
    expect(page.locator(".guide-steps")).to_be_visible()
    assert findings(page) == []


def test_the_playground(visit):
    page = visit("?playground", width=1440, height=900, wait=False, reduced_motion="reduce")
    device(page).locator("[data-kind=window]").first.wait_for()
    expect(page.locator(".code-field")).to_be_visible()
    expect(page.locator("#tab-timeline")).to_be_visible()
    assert findings(page) == []


def test_the_comparison(visit):
    page = visit("?compare=ColouredBar&with=default&screen=/home&view=slider", width=1440, height=900, wait=False, reduced_motion="reduce")
    expect(page.locator(".compare-outline")).not_to_have_count(0)
    assert findings(page) == []
