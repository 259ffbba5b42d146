"""A session as a file: saved, opened again, dropped on the page, refused."""

import json

import pytest
from conftest import device, open_failing, session_of
from playwright.sync_api import expect
from test_travel import bar, posts, rows, says_step


def saved(page, folder):
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save recording").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def open_file(page, file):
    page.get_by_role("button", name="Share").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open recording…").click()
    chooser.value.set_files(file)


def drag(page, text, event, name="recording.kennel"):
    page.evaluate("""([text, name, event]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], name))
        document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }))
    }""", [text, name, event])


def test_a_session_is_saved_and_opened_again(visit, server, tmp_path):
    page = open_failing(visit)
    original = session_of(page, server)
    file = saved(page, tmp_path)
    assert file.name == "kennel-FakeApp-2026-01-01.kennel"
    expect(page.locator(".toast")).to_have_text("kennel-FakeApp-2026-01-01.kennel saved")
    open_file(page, file)
    says_step(page, 2, 2)
    sent = posts(page)
    recording = session_of(page, server)
    assert recording is not original and recording.recording
    expect(page.locator(".connection")).to_have_text("recording")
    expect(device(page).get_by_role("alertdialog", name="Error")).to_be_visible()
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    page.keyboard.press("[")
    says_step(page, 1, 2)
    page.keyboard.press("Escape")
    says_step(page, 1, 2)
    expect(device(page).get_by_role("progressbar")).to_be_attached()
    page.reload()
    says_step(page, 1, 2)
    expect(page.locator(".step[aria-current]")).to_be_visible()
    assert sent == []
    page.keyboard.press("]")
    says_step(page, 2, 2)
    page.get_by_role("button", name="Continue from here").click()
    expect(page.locator(".connection")).to_have_text("live")
    device(page).get_by_role("button", name="Retry").click()
    expect(rows(page, "error")).to_have_count(2)
    page.go_back()
    says_step(page, 2, 2)


def test_a_session_whose_inputs_are_no_longer_kept_says_so(visit, server):
    page = open_failing(visit)
    rows(page, "error").click()
    says_step(page, 2, 2)
    server.keeps_inputs = False
    toast = page.locator(".toast")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("link", name="Save recording").click()
    expect(toast).to_have_text("Could not save: The inputs of this session are no longer kept.")
    page.keyboard.press("[")
    expect(toast).to_have_text("Could not show this step: The inputs of this session are no longer kept.")
    says_step(page, 2, 2)
    page.get_by_role("button", name="Continue from here").click()
    expect(toast).to_have_text("Could not continue from here: The inputs of this session are no longer kept.")
    page.get_by_role("button", name="Back to now").click()
    expect(device(page).get_by_role("button", name="Retry")).to_be_enabled()


def test_a_recording_that_this_app_answers_otherwise_says_where(visit, server, tmp_path):
    page = open_failing(visit)
    device(page).get_by_role("button", name="Retry").click()
    expect(rows(page, "error")).to_have_count(2)
    file = saved(page, tmp_path)
    server.differs_from = 3
    open_file(page, file)
    expect(bar(page)).to_contain_text("This server’s app differs from the recording at step 3.")
    page.get_by_role("button", name="Go to step 3").click()
    says_step(page, 3, 5)


def test_a_recording_that_was_cut_says_so(visit, tmp_path):
    page = open_failing(visit)
    file = saved(page, tmp_path)
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]))
    open_file(page, file)
    expect(bar(page)).to_contain_text("The recording ends in the middle of a step.")


@pytest.mark.parametrize("text, words", [
    ("a shopping list", "This line is not JSON. Line 1."),
    (json.dumps({"kennel": "recording", "version": 7}), "the file has version 7"),
    ("x" * 1_000_001, "It is too large for this server."),
])
def test_what_is_no_recording_is_refused_and_nothing_is_lost(visit, server, tmp_path, text, words):
    page = open_failing(visit)
    before = session_of(page, server)
    file = tmp_path / "list.kennel"
    file.write_text(text)
    open_file(page, file)
    card = page.locator(".card")
    expect(card).to_contain_text("Could not open list.kennel")
    expect(card).to_contain_text(words)
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    assert session_of(page, server) is before
    device(page).get_by_role("button", name="Retry").click()
    expect(rows(page, "error")).to_have_count(2)


@pytest.mark.parametrize("name, data, kind", [
    ("x.har", b'{"log": {"version": "1.2", "entries": []}}', "a HAR"),
    ("x.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "a PNG picture"),
    ("x.zip", b"PK\x03\x04" + bytes(64), "a ZIP archive"),
    ("x.svg", b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', "an SVG picture"),
    ("x.json", b'{\n  "some": "json"\n}', "another kind of JSON file"),
    ("list.json", b'\xef\xbb\xbf[1, 2]', "another kind of JSON file"),
])
def test_a_file_of_another_kind_is_named_by_its_kind(visit, tmp_path, name, data, kind):
    page = open_failing(visit)
    file = tmp_path / name
    file.write_bytes(data)
    open_file(page, file)
    expect(page.locator(".card")).to_contain_text(f"{name} is {kind}, not a Kennel recording.")
    expect(page.locator(".card")).not_to_contain_text("Line")


def test_a_file_is_dropped_anywhere(visit, server, tmp_path):
    page = open_failing(visit)
    text = saved(page, tmp_path).read_text()
    drag(page, text, "dragenter")
    expect(page.get_by_text("Drop a recording to open it, or two to compare them")).to_be_visible()
    drag(page, text, "dragleave")
    expect(page.get_by_text("Drop a recording to open it, or two to compare them")).to_be_hidden()
    drag(page, text, "dragenter")
    drag(page, text, "drop")
    says_step(page, 2, 2)
    expect(page.get_by_text("Drop a recording to open it, or two to compare them")).to_be_hidden()


def test_text_that_is_dragged_is_left_alone(visit):
    page = visit()
    assert page.evaluate("""() => {
        const dataTransfer = new DataTransfer()
        dataTransfer.setData('text/plain', 'words')
        return document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }""")
