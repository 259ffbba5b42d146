"""`kennel sweep`: a crash or an endless loop of the app is a result like others, and the other checks continue."""

import json
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from kennel_server import PROGRAM
from test_replaying import CRASHING_APP, recorded  # noqa: F401  a fixture


@pytest.fixture
def of_sample(own_kennel, tmp_path):
    """Makes a recording of a session of the sample."""
    def recorded(screen="/home", controller=None):
        server = own_kennel()
        session = server.open(screen=screen, **({"controller": controller} if controller else {}))
        session.until(lambda now: now["requests"] and all(r["phase"] != "pending" for r in now["requests"]))
        file = tmp_path / "session.kennel"
        file.write_bytes(server.ask("GET", f"{session.path}/recording").body)
        return file
    return recorded


def sweep(*arguments, program=PROGRAM):
    return subprocess.run([program, "sweep", *map(str, arguments)], capture_output=True, text=True, timeout=120)


def test_each_request_is_given_each_fault_and_the_report_says_what_is_wrong(of_sample, tmp_path):
    file, report = of_sample(), tmp_path / "report.xml"
    run = sweep(file, "--faults", "network,slow", "--controller", "CustomError", "--controller", "ErrorKinds",
                "--junit", report)
    assert run.returncode in (0, 1), run
    suite = ElementTree.parse(report).getroot().find("testsuite")
    cases = suite.findall("testcase")
    assert suite.get("name") == "kennel sweep" and len(cases) == int(suite.get("tests")) >= 4
    names = [case.get("name") for case in cases]
    assert "GET /home, network, under CustomError" in names and "GET /home, slow, under ErrorKinds" in names
    assert int(suite.get("errors")) == 0


def test_a_bad_file_has_its_sentence_and_the_next_goes_on(of_sample, tmp_path):
    bad = tmp_path / "bad.kennel"
    bad.write_text(json.dumps({"kennel": 99}))
    run = sweep(bad, of_sample(), "--faults", "slow")
    assert run.returncode == 65
    assert [line.split(":")[0] for line in run.stdout.splitlines() if not line.startswith(" ")][0] == "unreadable"
    assert any(line.startswith(("fine:", "found:")) for line in run.stdout.splitlines())


@pytest.mark.parametrize("how", ["trap", "loop"])
def test_an_app_that_crashes_or_does_not_come_back_is_swept_up_to_there(recorded, how):  # noqa: F811
    run = sweep(recorded(how), "--faults", "network,slow", "--turn-limit", "2", "--worlds", "1", program=CRASHING_APP)
    assert run.returncode in (0, 1), run
    assert " of 2 checks" in run.stdout
