"""`kennel replay` with a process for each file: a crash or an endless loop of the app is a result like others."""

import json
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from kennel_server import PROGRAM, all_nodes, find

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
    assert "GoWrong.swift:18" in run.stdout and "did not come back within 2 s" in run.stdout
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
