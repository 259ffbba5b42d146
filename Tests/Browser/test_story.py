"""Recordings end to end, with the real server in a real browser: fail, go back, branch, save, open, step through."""

import json
import re
from datetime import datetime

import pytest
from conftest import device, until
from playwright.sync_api import expect
from real_server import RealServer
from test_recordings import open_file, saved
from test_travel import bar, posts, rows, says_step


@pytest.fixture(scope="module", params=["--in-memory", "--data"])
def server(request, tmp_path_factory, port):
    folder = [tmp_path_factory.mktemp("journal")] if request.param == "--data" else []
    server = RealServer(request.param, *folder, "--no-delays", port=port)
    yield server
    assert server.stop() == 0


# The times in the timeline, of inputs and of requests. A row omits the seconds if the row above has the same.
CLOCKS = """() => {
  const times = (kind) => Array.from(document.querySelectorAll(`.step[data-kind=${kind}] .step-time`))
  const shown = (time) => Array.from(time.closest('.step-group').querySelectorAll('.step-time'))
  const whole = (time) => shown(time).slice(0, shown(time).indexOf(time) + 1)
    .findLast((other) => !other.textContent.startsWith('.')).textContent
  const full = (time) => time.textContent.startsWith('.') ? whole(time).slice(0, 8) + time.textContent : time.textContent
  return { inputs: times('input').map(full), requests: times('request').map(full) }
}"""


def retry(page):
    return device(page).get_by_role("button", name="Retry")


def settled(page):
    """Waits until the session's last timer has fired, so that no more steps follow."""
    count = "document.querySelectorAll('.step[data-kind=timer]').length"
    until(page, f"{count} >= document.querySelectorAll('.step[data-kind=error], .step[data-kind=success]').length")


def failed_twice(visit):
    """A page whose screen failed, was retried, and failed again."""
    page = visit("?screen=/fails-twice")
    expect(retry(page)).to_be_visible()
    retry(page).click()
    expect(rows(page, "error")).to_have_count(2)
    expect(page.locator(".retries")).to_contain_text("attempt 2")
    return page


def session_of(page):
    return device(page).get_attribute("data-session")


def test_a_server_that_is_restarted_is_back_by_itself(visit):
    page = failed_twice(visit)
    original = session_of(page)
    page.get_by_role("button", name="Restart server").click()
    expect(page.get_by_text("Session restored: ")).to_be_visible()
    expect(page.locator(".connection")).to_have_text("live")
    assert session_of(page) == original
    expect(rows(page, "error")).to_have_count(2)
    # The pause is shown before the next entry, and only once after it.
    expect(rows(page, "pause")).to_contain_text("Server restarted (down ")
    retry(page).click()
    expect(device(page).get_by_role("heading", name="Fails twice", level=1)).to_be_visible()
    expect(rows(page, "pause")).to_have_count(1)
    expect(rows(page, "success").last).to_be_attached()
    # Times increase in the timeline, and the panel of requests shows the same times.
    facts = page.evaluate(CLOCKS)
    assert facts["inputs"] == sorted(facts["inputs"])
    page.get_by_role("tab", name="Network").click()
    expect(page.locator(".request")).to_have_count(len(facts["requests"]))
    assert page.locator(".request .request-clock").all_text_contents() == facts["requests"]


def test_a_step_shows_the_time_of_its_day(visit):
    page = failed_twice(visit)
    page.clock.set_fixed_time(datetime(2001, 2, 3, 4, 56))
    page.get_by_role("button", name="Restart server").click()
    expect(page.get_by_text("Session restored: ")).to_be_visible()
    rows(page, "input").first.click()
    expect(bar(page)).to_be_visible()
    hour, minute = rows(page, "input").first.locator(".step-time").inner_text().split(":")[:2]
    expect(page.locator(".status-clock")).to_have_text(f"{int(hour)}:{minute}")


def test_a_device_alone_shows_the_time_of_its_day_too(visit):
    page = failed_twice(visit)
    first = rows(page, "input").first.locator(".step-time").inner_text()
    alone = visit("?embed", context=page.context)
    alone.clock.set_fixed_time(datetime(2001, 2, 3, 4, 56))
    alone.goto(alone.url.split("?")[0] + f"?embed&session={session_of(page)}&step=1")
    hour, minute = first.split(":")[:2]
    expect(alone.locator(".status-clock")).to_have_text(f"{int(hour)}:{minute}")


def test_a_session_that_is_not_there_has_no_time_of_its_own(visit):
    page = visit("?session=AAAAAAAAAAAAAAAAAAAAAAAA", wait=False)
    page.clock.set_fixed_time(datetime(2001, 2, 3, 4, 56))
    page.reload()
    expect(page.get_by_text("This session no longer exists")).to_be_visible()
    expect(page.locator(".status-clock")).to_have_text("4:56")


def test_the_whole_story(visit, tmp_path):
    page = failed_twice(visit)
    original = session_of(page)

    # Back to the first error.
    rows(page, "error").first.click()
    expect(bar(page)).to_contain_text(re.compile("step 2 of", re.IGNORECASE))
    expect(page.locator(".retries")).to_contain_text("attempt 1")
    expect(page.get_by_role("region", name="What changed")).to_contain_text('button "Retry"')
    sent = posts(page)
    page.keyboard.press("r")
    expect(page.locator(".toast")).to_contain_text("This is an earlier step")

    # Another fault for the branch only.
    page.get_by_label("Status code").fill("503")
    page.get_by_label("Path").fill("/fails-twice*")
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_contain_text("503")
    assert sent == []
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="With the faults set now (1)").click()
    expect(page.locator(".origin")).to_have_text("Branched from step 2 of fails-twice")
    expect(page.get_by_text("Session restored: ")).to_have_count(0)
    branch = session_of(page)
    assert branch != original
    retry(page).click()
    expect(page.locator(".step-fault")).to_contain_text("status 503 (1 of 1)")
    expect(rows(page, "error")).to_have_count(2)
    expect(retry(page)).to_be_visible()

    # Save the recording, and open it as a file.
    settled(page)
    file = saved(page, tmp_path)
    assert re.fullmatch(r"kennel-[\w-]+\.kennel", file.name)
    assert original not in file.read_text() and branch not in file.read_text()
    open_file(page, file)
    expect(page.locator(".connection")).to_have_text("recording")
    expect(bar(page)).to_contain_text(re.compile(r"Recording: step (\d+) of \1"))
    expect(bar(page)).not_to_contain_text("differs")
    recording = session_of(page)
    assert recording not in (original, branch)

    # Go through every step with the keyboard only.
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max"))
    slider.focus()
    page.keyboard.press("Home")
    says_step(page, 1, last)
    expect(device(page).get_by_role("progressbar")).to_be_attached()
    for step in range(2, last + 1):
        page.keyboard.press("]")
        says_step(page, step, last)
    expect(device(page).get_by_text("503")).to_be_visible()
    page.keyboard.press("[")
    expect(page).to_have_url(re.compile(f"session={recording}&step={last - 1}"))

    # Back to the branch, and to the step of the original session that it continues from.
    page.go_back()
    expect(page.locator(".origin")).to_be_visible()
    expect(page.locator(".connection")).to_have_text("live")
    page.go_back()
    expect(bar(page)).to_contain_text(re.compile("step 2 of", re.IGNORECASE))
    assert session_of(page) == original
    page.get_by_role("button", name="Back to now").click()
    retry(page).click()
    expect(device(page).get_by_text("Here it is.", exact=True)).to_be_visible()


def test_pictures_are_those_of_then(visit):
    page = visit()
    device(page).get_by_role("button", name="See all bicycles").click()
    expect(device(page).get_by_role("heading", name="Bicycles")).to_be_visible()
    device(page).get_by_text("Pipoca").first.scroll_into_view_if_needed()
    drawn = "Array.from(document.querySelectorAll('[data-testid=device] img')).filter((image) => image.naturalWidth > 1).length"
    until(page, f"{drawn} >= 6")
    page.keyboard.press("[")
    expect(bar(page)).to_be_visible()
    rows(page, "input").last.click()
    expect(device(page).get_by_role("heading", name="Roda")).to_be_visible()
    until(page, f"{drawn} >= 5")


def test_a_recording_reaches_nothing_outside(visit):
    page = visit("?screen=/stations/web")
    expect(device(page).locator("iframe")).to_be_visible()
    page.keyboard.press("[")
    expect(bar(page)).to_be_visible()
    page.keyboard.press("]")
    expect(device(page).get_by_text("A web page was here.")).to_be_visible()
    expect(device(page).locator("iframe")).to_have_count(0)


def test_a_recording_takes_nothing_and_goes_on_in_a_branch(visit, tmp_path):
    page = failed_twice(visit)
    settled(page)
    open_file(page, saved(page, tmp_path))
    expect(page.locator(".connection")).to_have_text("recording")
    expect(bar(page)).to_be_visible()
    assert device(page).evaluate("screen => screen.inert")
    page.get_by_role("button", name="Continue from here").click()
    expect(page.locator(".connection")).to_have_text("live")
    retry(page).click()
    expect(device(page).get_by_text("Here it is.", exact=True)).to_be_visible()


def test_every_page_says_where_a_branch_comes_from(visit, tmp_path):
    page = failed_twice(visit)
    original = session_of(page)
    rows(page, "error").first.click()
    expect(bar(page)).to_contain_text(re.compile("step 2 of", re.IGNORECASE))
    page.get_by_role("button", name="Continue from here").click()
    expect(bar(page)).to_have_count(0)
    branch = session_of(page)
    there = visit(f"?session={branch}", locale="pt-BR")
    expect(there.locator(".origin")).to_have_text("Ramificada do passo 2 de fails-twice")
    expect(there.locator(".origin").get_by_role("link")).to_have_attribute("href", f"?session={original}&step=2")
    shown = "name => fetch(`api/sessions/${name}`).then((answer) => answer.json())"
    watch = {name: there.evaluate(shown, name)["session"]["watch"] for name in (original, branch)}
    watching = visit(f"?watch={watch[branch]}")
    expect(watching.locator(".origin").get_by_role("link")).to_have_attribute("href", f"?watch={watch[original]}&step=2")
    watching.locator(".origin").get_by_role("link").click()
    expect(bar(watching)).to_contain_text(re.compile("step 2 of", re.IGNORECASE))
    # The branch survives a restart of the server, and the deletion of the other session.
    retry(page).click()
    expect(rows(page, "error")).to_have_count(2)
    page.get_by_role("button", name="Restart server").click()
    expect(page.get_by_text("Session restored: ")).to_be_visible()
    expect(page.locator(".origin").get_by_role("link")).to_have_count(1)
    page.evaluate("name => fetch(`api/sessions/${name}`, { method: 'DELETE' })", original)
    page.reload()
    expect(page.locator(".origin")).to_have_text("Branched from step 2 of fails-twice")
    expect(page.locator(".origin").get_by_role("link")).to_have_count(0)
    # The file has only the number of the step.
    settled(page)
    file = saved(page, tmp_path)
    assert not {original, branch, watch[original], watch[branch]} & set(re.findall(r"[\w-]{16,}", file.read_text()))
    open_file(page, file)
    expect(page.locator(".connection")).to_have_text("recording")
    expect(page.locator(".origin")).to_have_text("Branched from step 2 of fails-twice")


@pytest.mark.parametrize("text, why", [
    ("a shopping list", "This server cannot read it as a recording."), ("", "This server cannot read it as a recording."),
    ('{"some":"json"}\n', "list.kennel is another kind of JSON file, not a Kennel recording."),
])
def test_what_is_no_recording_is_refused(visit, tmp_path, text, why):
    page = failed_twice(visit)
    before = session_of(page)
    file = tmp_path / "list.kennel"
    file.write_text(text)
    open_file(page, file)
    expect(page.locator(".card")).to_contain_text(why)
    assert session_of(page) == before


def test_a_version_of_tomorrow_is_refused_by_name(visit, tmp_path):
    page = failed_twice(visit)
    file = saved(page, tmp_path)
    header, *rest = file.read_text().splitlines(keepends=True)
    name = next(name for name in json.loads(header) if name in ("version", "format", "kennel") and isinstance(json.loads(header)[name], int))
    file.write_text(json.dumps({**json.loads(header), name: 99}) + "\n" + "".join(rest))
    open_file(page, file)
    expect(page.locator(".card")).to_contain_text("99")


def test_a_recording_cut_short_opens_as_far_as_it_goes(visit, tmp_path):
    page = failed_twice(visit)
    settled(page)
    file = saved(page, tmp_path)
    text = file.read_text()
    file.write_text(text[:len(text) * 3 // 4])
    open_file(page, file)
    expect(bar(page)).to_contain_text("The recording ends in the middle of a step.")
    page.keyboard.press("[")
    expect(page).to_have_url(re.compile("step="))
