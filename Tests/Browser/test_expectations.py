"""Expectations on steps: written and removed in the timeline, stored with the session, and checked by a replay."""

import subprocess

import pytest
from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--no-delays")


def opened(visit, **options):
    page = visit("?screen=/fails-twice&controller=CustomError", **options)
    expect(page.locator(".step[data-kind=error]")).to_have_count(1)
    return page


def begin(page):
    page.locator(".step[data-kind=error]").first.click()
    page.get_by_role("button", name="Expect a text").click()


def write(page, text, condition="shows"):
    begin(page)
    page.get_by_label("Condition", exact=True).select_option(condition)
    page.get_by_label("Text", exact=True).fill(text)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(expectation(page, text)).to_be_visible()


def expectation(page, text):
    return page.get_by_role("note").filter(has_text=text)


def session(page):
    return page.evaluate("new URL(location).searchParams.get('session')")


def test_an_expectation_is_written_shown_to_all_and_removed(visit):
    page = opened(visit)
    other = visit(f"?session={session(page)}")
    write(page, "Try again")
    expect(expectation(page, "Try again")).to_contain_text("Expects “Try again” on the screen")
    expect(expectation(other, "Try again")).to_be_visible()
    page.reload()
    expect(expectation(page, "Try again")).to_be_visible()
    write(page, "Cancel", "hides")
    expect(expectation(page, "Cancel")).to_contain_text("Expects no “Cancel” on the screen")
    expectation(page, "Try again").get_by_role("button", name="Remove expectation").click()
    expect(page.get_by_role("note")).to_have_count(1)
    expect(other.get_by_role("note")).to_have_count(1)


def test_the_form_offers_the_texts_of_the_step_and_says_whether_they_are_there(visit):
    page = opened(visit)
    begin(page)
    expect(page.locator(".step-expectation option[value]:not([value=shows], [value=hides])")).not_to_have_count(0)
    shown = page.locator(".step-expectation datalist option").first.get_attribute("value")
    expect(device(page)).to_contain_text(shown)
    text, condition = page.get_by_label("Text", exact=True), page.get_by_label("Condition", exact=True)
    status = page.locator(".step-note[data-state=edited] [role=status]")
    text.fill(shown)
    expect(status).to_contain_text("This is true after step")
    condition.select_option("hides")
    expect(status).to_contain_text("Replays fail until the app does it")
    text.fill("ß" * 251)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="at most 500 bytes")).to_be_visible()
    text.press("Escape")
    expect(page.locator(".step-note[data-state=edited]")).to_have_count(0)


def test_a_note_and_expectations_stay_together_and_are_found(visit):
    page = opened(visit)
    write(page, "Roda")
    page.locator(".step[data-kind=error]").first.click()
    page.get_by_role("button", name="Add note").click()
    page.get_by_role("textbox", name="Note on step").fill("Wrong wheel")
    page.get_by_role("button", name="Save note").click()
    expect(page.get_by_role("note")).to_have_count(2)
    page.get_by_label("Kind of entry").select_option("notes")
    expect(page.locator(".step[data-kind=error]").first).to_be_visible()
    page.get_by_label("Kind of entry").select_option("events")
    page.get_by_role("searchbox").first.fill("roda")
    expect(page.locator(".step[data-kind=error]").first).to_be_visible()


def test_a_viewer_sees_expectations_and_cannot_write_one(visit, server):
    page = opened(visit)
    write(page, "Roda")
    watch = page.request.get(f"{server.address}api/sessions/{session(page)}").json()["session"]["watch"]
    viewer = visit(f"?watch={watch}")
    expect(expectation(viewer, "Roda")).to_be_visible()
    expect(expectation(viewer, "Roda").get_by_role("button")).to_have_count(0)
    viewer.locator(".step[data-kind=error]").first.click()
    expect(viewer.get_by_role("button", name="Copy link to this step")).to_be_visible()
    expect(viewer.get_by_role("button", name="Expect a text")).to_have_count(0)


def test_a_replay_of_the_saved_recording_checks_the_expectation(visit, server, tmp_path):
    page = opened(visit)
    write(page, "Never shown")
    file = tmp_path / "expecting.kennel"
    file.write_bytes(page.request.get(f"{server.address}api/sessions/{session(page)}/recording").body())
    run = subprocess.run([server.program, "replay", file], capture_output=True, text=True, timeout=120)
    assert run.returncode == 1 and 'does not show "Never shown"' in run.stdout, run


def test_an_expectation_says_whether_it_holds(visit):
    page = opened(visit)
    write(page, "This text is nowhere")
    expect(expectation(page, "This text is nowhere")).to_have_attribute("data-outcome", "unmet")
    expect(expectation(page, "This text is nowhere")).to_contain_text("Not true after this step")
    write(page, "This text is nowhere either", condition="hides")
    expect(expectation(page, "nowhere either")).to_have_attribute("data-outcome", "met")


@pytest.mark.parametrize("width, locale", [(360, "pt-BR"), (1280, "en-GB"), (1280, "pt-BR"), (1440, "en-GB")])
def test_the_buttons_of_a_step_lie_beside_or_above_its_details(visit, width, locale):
    page = opened(visit, width=width, height=800, locale=locale)
    if width < 720:
        page.locator('.tab[data-panel="timeline"]').click()
    page.locator(".step[data-kind=error]").first.click()
    summary = page.locator(".step-summary")
    expect(summary).to_be_visible()
    lapped = page.evaluate(
        """() => {
          const box = (element) => element.getBoundingClientRect()
          const own = box(document.querySelector('.step-summary'))
          const buttons = [...document.querySelectorAll('.step-deeds > .button')].map(box)
          const laps = (one) => one.left < own.right && own.left < one.right && one.top < own.bottom && own.top < one.bottom
          return buttons.filter((one) => laps(one) || one.left < 0 || one.right > innerWidth).length
        }"""
    )
    assert lapped == 0
