"""`kennel sweep`: what crashes the app or does not come back is a result like others, and the rest is tried all the same."""

import json
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from kennel_server import PROGRAM


@pytest.fixture
def recorded(own_kennel, tmp_path):
    """A recording of a session of the sample."""
    def recorded(screen="/home", controller=None):
        server = own_kennel()
        session = server.open(screen=screen, **({"controller": controller} if controller else {}))
        session.until(lambda now: now["requests"] and all(r["phase"] != "pending" for r in now["requests"]))
        file = tmp_path / "session.kennel"
        file.write_bytes(server.ask("GET", f"{session.path}/recording").body)
        return file
    return recorded


def sweep(*arguments):
    return subprocess.run([PROGRAM, "sweep", *map(str, arguments)], capture_output=True, text=True, timeout=120)


def test_each_request_is_given_each_fault_and_the_report_says_what_is_wrong(recorded, tmp_path):
    file, report = recorded(), tmp_path / "report.xml"
    run = sweep(file, "--faults", "network,slow", "--controller", "CustomError", "--controller", "ErrorKinds",
                "--junit", report)
    assert run.returncode in (0, 1), run
    suite = ElementTree.parse(report).getroot().find("testsuite")
    cases = suite.findall("testcase")
    assert suite.get("name") == "kennel sweep" and len(cases) == int(suite.get("tests")) >= 4
    names = [case.get("name") for case in cases]
    assert "GET /home, network, under CustomError" in names and "GET /home, slow, under ErrorKinds" in names
    assert int(suite.get("errors")) == 0


def test_a_bad_file_has_its_sentence_and_the_next_goes_on(recorded, tmp_path):
    bad = tmp_path / "bad.kennel"
    bad.write_text(json.dumps({"kennel": 99}))
    run = sweep(bad, recorded(), "--faults", "slow")
    assert run.returncode == 65
    assert [line.split(":")[0] for line in run.stdout.splitlines() if not line.startswith(" ")][0] == "unreadable"
    assert any(line.startswith(("fine:", "found:")) for line in run.stdout.splitlines())
