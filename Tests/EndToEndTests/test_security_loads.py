"""`scripts/bench security`: its loads still have their effect, and its bounds are checked."""

import json
import subprocess
import sys

from kennel_server import PROGRAM, ROOT

BENCH = ROOT / "Tests" / "Security" / "security.py"


def bench(*words):
    return subprocess.run([sys.executable, BENCH, *words], capture_output=True, text=True, timeout=300)


def test_loads_have_names_and_summaries():
    listed = bench("--list")
    names = [line.split()[0] for line in listed.stdout.splitlines()]
    assert listed.returncode == 0 and len(names) == len(set(names)) > 25
    assert all(len(line.split()) > 5 for line in listed.stdout.splitlines())


def test_a_load_that_is_unknown_is_refused():
    refused = bench("--only", "nonsense")
    assert refused.returncode == 2 and 'no load "nonsense"' in refused.stderr


def test_short_loads_break_no_bound_but_those_of_time(tmp_path):
    """Does not check times, because a busy machine has others."""
    file = tmp_path / "figures.json"
    names = ["import-objects", "declared-bodies", "all-connections"]
    run = bench("--program", PROGRAM, "--json", str(file), *[word for name in names for word in ("--only", name)])
    assert run.returncode in (0, 1), run.stderr
    loads = json.loads(file.read_text())
    assert [load["name"] for load in loads] == names
    for load in loads:
        assert load["broken"] == [], load
        assert load["is_running"] and load["under"]["taps"] > 0 and load["peak"] >= load["kept"] * 0.5, load
    assert loads[0]["statuses"] == {"422": 4}
