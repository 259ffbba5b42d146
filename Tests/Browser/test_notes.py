"""Notes on steps: written, edited and removed in the timeline, stored with the session, and exported with it."""

from conftest import device
from playwright.sync_api import expect
from real_server import serving

server = serving("--no-delays")


def opened(visit, **options):
    page = visit("?screen=/fails-twice&controller=CustomError", **options)
    expect(page.locator(".step[data-kind=error]")).to_have_count(1)
    return page


def row(page):
    return page.locator(".step[data-kind=error]").first


def write(page, text, on=None):
    (on or row(page)).click()
    page.get_by_role("button", name="Add note").click()
    page.get_by_role("textbox", name="Note on step").fill(text)
    page.get_by_role("button", name="Save note").click()
    expect(note(page, text)).to_be_visible()


def note(page, text):
    return page.get_by_role("note").filter(has_text=text)


def test_a_note_is_written_edited_and_removed(visit):
    page = opened(visit)
    write(page, "Should say <b>Retry</b>\nas the others do")
    expect(page.get_by_role("note")).to_have_count(1)
    expect(page.get_by_role("note").locator("p")).to_have_text("Should say <b>Retry</b>\nas the others do")
    expect(row(page)).to_be_focused()
    page.get_by_role("note").get_by_role("button", name="Edit note").click()
    field = page.get_by_role("textbox", name="Note on step")
    field.fill("Not kept")
    field.press("Escape")
    expect(note(page, "Should say")).to_be_visible()
    page.get_by_role("note").get_by_role("button", name="Edit note").click()
    field.fill("Shorter")
    field.press("Control+Enter")
    expect(note(page, "Shorter")).to_be_visible()
    page.get_by_role("note").get_by_role("button", name="Edit note").click()
    page.get_by_role("button", name="Remove note").click()
    expect(page.get_by_role("note")).to_have_count(0)


def test_everybody_has_the_note_and_only_who_drives_can_write(visit, server):
    page = opened(visit)
    session = page.evaluate("new URL(location).searchParams.get('session')")
    other = visit(f"?session={session}")
    expect(other.locator(".step[data-kind=error]")).to_have_count(1)
    write(page, "Seen by all")
    expect(note(other, "Seen by all")).to_be_visible()
    watch = page.request.get(f"{server.address}api/sessions/{session}").json()["session"]["watch"]
    viewer = visit(f"?watch={watch}")
    expect(note(viewer, "Seen by all")).to_be_visible()
    expect(note(viewer, "Seen by all").get_by_role("button")).to_have_count(0)
    row(viewer).click()
    expect(viewer.get_by_role("button", name="Copy link to this step")).to_be_visible()
    expect(viewer.get_by_role("button", name="Add note")).to_have_count(0)


def test_a_note_is_found_and_that_it_was_written_is_no_event(visit):
    page = opened(visit)
    write(page, "Strange wording")
    expect(page.locator(".step", has_text="writes a note")).to_be_hidden()
    page.get_by_label("Kind of entry").select_option("notes")
    expect(row(page)).to_be_visible()
    expect(page.locator(".step:visible[data-kind=started]")).to_have_count(0)
    page.get_by_label("Kind of entry").select_option("events")
    page.get_by_role("searchbox").first.fill("strange word")
    expect(row(page)).to_be_visible()
    page.get_by_role("searchbox").first.fill("")
    page.get_by_label("Kind of entry").select_option("all")
    expect(page.locator(".step", has_text="writes a note")).to_be_visible()


def test_a_recording_and_a_branch_have_the_note(visit, server):
    page = opened(visit)
    write(page, "Comes along")
    session = page.evaluate("new URL(location).searchParams.get('session')")
    file = page.request.get(f"{server.address}api/sessions/{session}/recording").body()
    recording = page.request.post(
        f"{server.address}api/recordings", data=file, headers={"Content-Type": "application/x-ndjson"}).json()
    shown = visit(f"?session={recording['id']}")
    expect(note(shown, "Comes along")).to_be_visible()
    expect(shown.get_by_role("note").get_by_role("button")).to_have_count(0)
    expect(shown.locator(".slider-mark[data-kind=note]")).to_have_count(1)
    steps = page.request.get(f"{server.address}api/sessions/{session}/export/steps").text()
    assert "> **Note:** Comes along" in steps
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: session not in url)
    expect(note(page, "Comes along")).to_be_visible()


def test_a_session_that_is_rebuilt_has_its_note(visit):
    page = opened(visit)
    write(page, "Outlives the app")
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Restart server", exact=True).click()
    expect(page.locator(".step[data-kind=pause]")).to_be_visible()
    expect(note(page, "Outlives the app")).to_be_visible()
    page.get_by_role("note").get_by_role("button", name="Edit note").click()
    page.get_by_role("button", name="Remove note").click()
    expect(page.get_by_role("note")).to_have_count(0)


def test_what_cannot_be_kept_is_said_and_stays_in_the_field(visit):
    page = opened(visit)
    row(page).click()
    page.get_by_role("button", name="Add note").click()
    field = page.get_by_role("textbox", name="Note on step")
    field.fill("é" * 1001)
    page.get_by_role("button", name="Save note").click()
    expect(page.get_by_role("alert").filter(has_text="2,000 bytes")).to_be_visible()
    expect(field).to_have_value("é" * 1001)
    field.fill("short")
    page.route("**/inputs", lambda route: route.abort())
    page.get_by_role("button", name="Save note").click()
    expect(page.get_by_role("alert").filter(has_text="Could not save the note")).to_be_visible()
    expect(field).to_have_value("short")
    page.unroute("**/inputs")
    page.get_by_role("button", name="Save note").click()
    expect(note(page, "short")).to_be_visible()
