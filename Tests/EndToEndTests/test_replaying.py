"""`kennel replay` with a process for each file: a crash or an endless loop of the app is a result like others."""

import json
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from kennel_server import PROGRAM, all_nodes, find, texts

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))


@pytest.fixture
def recorded(own_kennel, tmp_path):
    """Makes recordings of a session on the screen with a button for each misbehaviour: without one, or with one
    pressed."""
    server = own_kennel(program=CRASHING_APP)
    session = server.open(screen="/ways")
    now = session.until(lambda now: find(now, "Count") and not any(
        node.get("props", {}).get("type") == "LoadingView" for node in all_nodes(now)))
    assert session.send(type="tap", view=find(now, "Count")).status == 202
    lines = server.ask("GET", f"{session.path}/recording").body.decode().splitlines()

    def recorded(how=None):
        file = tmp_path / f"{how}.kennel"
        inputs = lines[1:-1]
        if how:
            last = json.loads(inputs[-1])
            tap = {"n": last["n"] + 1, "nanoseconds": last["nanoseconds"] + 1_000_000,
                   "digest": "0" * 16, "input": {"type": "tap", "view": find(now, how)}}
            inputs = [*inputs, json.dumps(tap), json.dumps({**tap, "n": tap["n"] + 1, "input": {"type": "back"}})]
        file.write_text("\n".join([lines[0], *inputs, json.dumps({"end": {"inputs": len(inputs)}}), ""]))
        return file
    return recorded


@pytest.fixture
def expecting(own_kennel, tmp_path):
    """Makes recordings of a session with one press of a counter, and expectations on the step of the press."""
    server = own_kennel(program=CRASHING_APP)

    def expecting(*expectations, has_changed=False):
        session = server.open(screen="/ways")
        now = session.until(lambda now: find(now, "Count"))
        step = session.send(type="tap", view=find(now, "Count")).json["input"]
        session.until(lambda now: "counted 1" in texts(now))
        notes = [{"step": step, **expectation} for expectation in expectations]
        assert session.send(type="notes", notes=notes).status == 202
        lines = server.ask("GET", f"{session.path}/recording").body.decode().splitlines()
        if has_changed:  # as if another version of the app had been recorded
            inputs = [json.loads(line) for line in lines]
            lines = [json.dumps({**line, "digest": "0" * 16} if "digest" in line else line) for line in inputs]
        file = tmp_path / f"{session.name}.kennel"
        file.write_text("\n".join([*lines, ""]))
        return file, step
    return expecting


def replay(*arguments):
    return subprocess.run([CRASHING_APP, "replay", *map(str, arguments)], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("worlds", ["1", "3"])
def test_a_crash_is_a_failed_case_and_the_next_file_goes_on(recorded, tmp_path, worlds):
    files = [recorded(), recorded("trap"), recorded("loop"), recorded("exit"), tmp_path / "missing", recorded()]
    report = tmp_path / "report.xml"
    run = replay(*files, "--junit", report, "--worlds", worlds, "--turn-limit", "2")
    assert run.returncode == 65, run
    said = [line for line in run.stdout.splitlines() if line.split(":")[0] in ("same", "crashed", "unreadable")]
    assert [line.split(":")[0] for line in said] == ["same", "crashed", "crashed", "crashed", "unreadable", "same"]
    assert 'tap "trap"' in run.stdout and "nobody thought of this button" in run.stdout
    assert "GoWrong.swift:18" in run.stdout and "did not return within 2 s" in run.stdout
    assert "ended its process with status 0" in run.stdout
    cases = ElementTree.parse(report).getroot().findall("testsuite/testcase")
    assert [case.get("name") for case in cases] == [str(file) for file in files]
    failures = [case.find("failure") for case in cases]
    assert [failure is not None for failure in failures] == [False, True, True, True, False, False]
    assert 'tap "loop"' in failures[2].get("message") and "GoWrong.swift" in failures[2].text
    assert cases[4].find("error") is not None


def test_only_a_crash_is_status_1_and_one_process_is_enough_for_many(recorded):
    assert replay(recorded("index")).returncode == 1
    assert replay(*[recorded()] * 5, "--worlds", "1").returncode == 0
    assert replay(*[recorded()] * 3, "--worlds", "0").returncode == 0


HOLD = ({"shows": "counted 1"}, {"hides": "counted 0"})
FAIL = ({"shows": "counted 2"}, {"hides": "counted 1"}, {"shows": "counted 1"})


def test_expectations_that_hold_pass(expecting):
    run = replay(expecting(*HOLD)[0])
    assert run.returncode == 0 and run.stdout.startswith("same: "), run


def test_each_expectation_that_does_not_hold_is_printed_with_what_the_screen_shows(expecting, tmp_path):
    file, step = expecting(*FAIL)
    report = tmp_path / "report.xml"
    run = replay(file, "--junit", report)
    assert run.returncode == 1, run
    first, *lines = run.stdout.splitlines()
    assert first == f"unmet: {file}: 2 expectation(s)"
    assert lines[0].startswith(f'  input {step}: the screen does not show "counted 2", but "counted 1", "Count", ')
    assert lines[1:] == [f'  input {step}: the screen shows "counted 1"']
    failure = ElementTree.parse(report).getroot().find("testsuite/testcase/failure")
    assert failure.get("message") == lines[0].strip() and lines[1].strip() in failure.text


def test_a_changed_app_passes_if_only_expectations_are_checked(expecting):
    changed, _ = expecting(*HOLD, has_changed=True)
    run = replay(changed)
    assert run.returncode == 1 and run.stdout.startswith("differs: "), run
    run = replay(changed, "--check", "expectations")
    assert run.returncode == 0 and run.stdout.startswith("same: "), run
    broken, _ = expecting(*FAIL, has_changed=True)
    run = replay(broken)
    assert run.returncode == 1 and "\nThe first difference: input 1 of " in run.stdout, run
    run = replay(broken, "--check=expectations")
    assert run.returncode == 1 and run.stdout.startswith("unmet: ") and "difference" not in run.stdout, run


def test_an_unknown_check_is_refused_with_the_known_ones(recorded):
    run = replay(recorded(), "--check", "nothing")
    assert run.returncode == 64 and "--check needs all|expectations" in run.stderr, run
