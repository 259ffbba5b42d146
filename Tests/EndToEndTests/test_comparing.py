"""`kennel compare`: a recording under two controllers, or two recordings, each replayed in a separate process."""

import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from kennel_server import PROGRAM, find

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))


@pytest.fixture
def recorded(kennel, tmp_path):
    """A recording of the sample's screen that fails twice, retried until it succeeds."""
    session = kennel.open(screen="/fails-twice")
    for _ in range(2):
        now = session.until(lambda now: find(now, "Retry"))
        retry = find(now, "Retry")
        assert session.send(type="tap", view=retry).status == 202
        session.until(lambda now: find(now, "Retry") != retry)
    session.until(lambda now: find(now, "Retry") is None and not now["retries"])
    file = tmp_path / "fails.kennel"
    file.write_bytes(kennel.ask("GET", f"{session.path}/recording").body)
    return file


def compare(*arguments, program=PROGRAM):
    return subprocess.run([program, "compare", *map(str, arguments)], capture_output=True, text=True, timeout=120)


def test_two_controllers_part_where_they_show_something_else(recorded, tmp_path):
    report = tmp_path / "report.xml"
    run = compare(recorded, "--controller", "default", "--controller", "CustomError", "--junit", report)
    assert run.returncode == 1, run
    first, second, *rest = run.stdout.splitlines()
    assert first == f"differs: {recorded}: Default and CustomError"
    assert second.startswith("At the opening: Default ") and "CustomError " in second
    assert any(line.startswith("    < ") for line in rest) and any(line.startswith("    > ") for line in rest)
    (case,) = ElementTree.parse(report).getroot().findall("testsuite/testcase")
    assert case.find("failure").get("message") == second[0].lower() + second[1:-1]


@pytest.mark.parametrize("names", [("Default", "CustomError"), ("DEFAULT", "customerror")])
def test_controllers_are_named_as_in_the_menu_of_the_page_in_any_case(recorded, names):
    run = compare(recorded, "--controller", names[0], "--controller", names[1])
    assert run.returncode == 1, run
    assert run.stdout.splitlines()[1].startswith("At the opening: Default shows ") and "CustomError shows " in run.stdout


def test_the_same_controller_does_the_same(recorded):
    run = compare(recorded, recorded, "--controller", "default")
    assert run.returncode == 0, run
    assert [line.split(":")[0] for line in run.stdout.splitlines()] == ["same", "same"]
    assert "Default" in run.stdout and "2 steps in" in run.stdout


def test_two_recordings_are_put_beside_each_other(recorded, kennel, tmp_path):
    session = kennel.open(screen="/fails-twice")
    session.until(lambda now: find(now, "Retry"))
    short = tmp_path / "short.kennel"
    short.write_bytes(kennel.ask("GET", f"{session.path}/recording").body)
    run = compare(recorded, short)
    assert run.returncode == 1, run
    assert 'only fails.kennel continues, with tap "Retry"' in run.stdout
    elsewhere = kennel.open(screen="/home")
    elsewhere.until(lambda now: now["tree"])
    home = tmp_path / "home.kennel"
    home.write_bytes(kennel.ask("GET", f"{elsewhere.path}/recording").body)
    run = compare(recorded, home)
    assert run.returncode == 65
    assert "they do not start with the same screen: one opens /fails-twice, the other /home" in run.stdout


def test_what_cannot_be_compared_says_why_and_the_rest_is(recorded, tmp_path):
    run = compare(tmp_path / "missing", recorded, "--controller", "Nobody")
    assert run.returncode == 65
    missing, known = run.stdout.splitlines()
    assert missing.startswith(f"unreadable: {tmp_path / 'missing'}")
    assert 'the app has no controller "Nobody"; it has Default, ' in known
    assert compare(recorded).returncode == 64


def test_a_program_in_which_it_crashes_is_told(own_kennel, tmp_path):
    # Without the backtrace, which takes seconds and is not needed.
    server = own_kennel(program=CRASHING_APP, environment={"SWIFT_BACKTRACE": "enable=no"})
    session = server.open(screen="/ways")
    now = session.until(lambda now: find(now, "trap"))
    file = tmp_path / "trap.kennel"
    session.send(type="tap", view=find(now, "trap"))
    session.until(lambda now: now["session"]["phase"] == "crashed")
    file.write_bytes(server.ask("GET", f"{session.path}/recording").body)
    run = compare(file, "--controller", "default", program=CRASHING_APP)
    # Both crash in the same way.
    assert run.returncode == 0, run
    other = subprocess.run([PROGRAM, "compare", file, "--app", f"odd={CRASHING_APP}", "--in", "odd"],
                           capture_output=True, text=True, timeout=120)
    assert other.returncode == 1, other
    assert "odd" in other.stdout
