"""Runs loads of attackers against a server, and judges how well it serves other clients.

`scripts/bench security --help` says more.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "EndToEndTests"))

import attack  # noqa: E402
import loads_of_bodies  # noqa: E402,F401  each module adds its loads
import loads_of_readers  # noqa: E402,F401
import loads_of_looks  # noqa: E402,F401
import loads_of_apps  # noqa: E402,F401
import loads_of_connections  # noqa: E402,F401
from memory import forget_peak, peak_of, size_of  # noqa: E402

#: Limit for the memory of the server's main process under any load, in megabytes.
MOST_MEMORY = 600
#: Limits for the 99th percentile and the longest latency of taps in other sessions, in milliseconds. On a slow machine,
#: the
#: limits are multiples of the 99th percentile of the quiet run before.
P99, LONGEST = 300, 2_000
P99_RATIO, LONGEST_RATIO = 20, 40
TAPS_A_SECOND = 20
QUIET = 1.5
DRIVEN = 2


def arguments(words):
    reader = argparse.ArgumentParser(
        prog="scripts/bench security",
        description="Starts a server for each load, taps two ordinary sessions of it meanwhile, and compares with a "
        "quiet time before. Ends with 1 where a bound is broken. It takes about six minutes, and everything stays on "
        "this machine.")
    reader.add_argument("--only", action="append", metavar="NAME", help="this load; may be repeated")
    reader.add_argument("--list", action="store_true", help="print the names of all loads")
    reader.add_argument("--program", help="a kennel that is built already, instead of a release of these sources")
    reader.add_argument("--json", metavar="FILE", help="write the figures there too")
    read = reader.parse_args(words)
    names = [load.name for load in attack.LOADS]
    for name in read.only or []:
        if name not in names:
            reader.error(f"there is no load \"{name}\"; there are {', '.join(names)}")
    return read


def built(program):
    """Returns the server's program, with the test app beside it. Builds a release if none is given."""
    if program:
        return Path(program).resolve()
    subprocess.run([ROOT / "scripts" / "setup", "--run"], check=True)
    for product in ("kennel", "CrashingApp"):
        subprocess.run(
            ["swift", "build", "--package-path", ROOT, "--configuration", "release", "--product", product], check=True)
    return ROOT / ".build" / "release" / "kennel"


class Driver:
    """The process that taps ordinary sessions."""

    def __init__(self, server, token, targets):
        program = Path(__file__).with_name("driver.py")
        words = [f"{session}:{view}" for session, view in targets]
        self.process = subprocess.Popen(
            [sys.executable, program, str(server.port), str(TAPS_A_SECOND), token or "", *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def mark(self):
        """Returns the figures since the last call."""
        self.process.stdin.write("mark\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


def token_for(server, folder):
    """Adds a token to a server's data folder, so that the server requires tokens."""
    added = subprocess.run(
        [server.program, "token", "add", "driver", "--data", folder], capture_output=True, text=True, check=True)
    return added.stdout.strip()


def drive(server, token):
    """Opens ordinary sessions, at least one in each shared process, and taps them."""
    from kennel_server import find
    from scripted_bff import COUNTER
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    targets = []
    for _ in range(DRIVEN):
        opened = server.ask("POST", "/api/sessions", {"screen_json": COUNTER}, headers).json
        end, view = time.monotonic() + 10, None
        while not view and time.monotonic() < end:
            view = find(server.ask("GET", f"/api/sessions/{opened['id']}", headers=headers).json, "Count")
        assert view, "an ordinary session shows no button"
        targets.append((opened["id"], view))
    return Driver(server, token, targets)


def run(load, program):
    """Runs one load on a separate server. Returns its figures."""
    from kennel_server import KennelServer
    from scripted_bff import ScriptedBFF
    if load.uses_crashing_app:
        program = program.with_name("CrashingApp")
    with tempfile.TemporaryDirectory(prefix="kennel-load-") as folder:
        data = str(Path(folder) / "data")
        options = ["--data", data] if load.has_data or load.has_tokens else []
        server = KennelServer(*load.options, *options, program=str(program), files=load.files).start()
        bff, driver, made = ScriptedBFF(), None, None
        try:
            token = token_for(server, data) if load.has_tokens else None
            driver = drive(server, token)
            driver.mark()
            time.sleep(QUIET)
            quiet = driver.mark()
            forget_peak(server.process.pid)
            began = time.monotonic()
            made = attack.Attack(server, load, bff, token, data)
            load.run(made)
            time.sleep(0.2)
            under, seconds = driver.mark(), time.monotonic() - began
            peak = peak_of(server.process.pid)
            made.close()
            statuses = {str(status): count for status, count in made.statuses.items()}
            return {"name": load.name, "seconds": seconds, "peak": peak, "kept": size_of(server.process.pid),
                    "quiet": quiet, "under": under, "statuses": statuses,
                    "refused": statuses.get("429", 0) + statuses.get("503", 0),
                    "is_running": server.is_running, "broken": made.broken}
        finally:
            if made:
                made.close()
            if driver:
                driver.stop()
            server.kill()
            bff.close()


def judged(figures):
    """Returns sentences about the bounds that a load broke."""
    quiet, under = figures["quiet"], figures["under"]
    memory, times = list(figures["broken"]), []
    if not figures["is_running"]:
        memory.append("the server ended")
    if figures["peak"] > MOST_MEMORY:
        memory.append(f"the server took {figures['peak']:.0f} MB, and may take {MOST_MEMORY}")
    if under["failed"]:
        times.append(f"{under['failed']} taps failed: {under['failures'][0]}")
    for name, most, ratio in (("p99", P99, P99_RATIO), ("longest", LONGEST, LONGEST_RATIO)):
        allowed = max(most, ratio * quiet["p99"])
        if under[name] > allowed:
            times.append(f"{name} of a tap was {under[name]:.0f} ms, and may be {allowed:.0f}")
    return memory, times


def main():
    wanted = arguments(sys.argv[1:])
    if wanted.list:
        for load in attack.LOADS:
            print(f"{load.name:20}{load.summary}")
        return
    program = built(wanted.program)
    os.environ["KENNEL_PROGRAM"] = str(program)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    loads = [load for load in attack.LOADS if not wanted.only or load.name in wanted.only]
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    heads = f"{'':20}{'s':>5}{'peak MB':>9}{'kept':>6}{'quiet p50 p99':>16}{'p50':>7}{'p99':>7}"
    print(f"{heads}{'longest':>9}{'refused':>9}", flush=True)
    all_figures = []
    for load in loads:
        figures = run(load, program)
        figures["broken"], figures["late"] = judged(figures)
        all_figures.append(figures)
        show(figures)
    if wanted.json:
        Path(wanted.json).write_text(json.dumps(all_figures, indent=1))
    sys.exit(1 if any(figures["broken"] or figures["late"] for figures in all_figures) else 0)


def show(figures):
    """Prints the table row of a load, with the ratios of its times to the quiet run and the broken bounds."""
    quiet, under = figures["quiet"], figures["under"]
    ratio = lambda name, base: f"{under[name] / max(quiet[base], 0.001):.0f}x"
    print(f"{figures['name']:20}{figures['seconds']:5.0f}{figures['peak']:9.0f}{figures['kept']:6.0f}"
          f"{quiet['p50']:9.1f}{quiet['p99']:7.1f}{ratio('p50', 'p50'):>7}{ratio('p99', 'p99'):>7}"
          f"{under['longest']:6.0f} ms{figures['refused']:9}", flush=True)
    for sentence in figures["broken"] + figures["late"]:
        print(f"    broken: {sentence}", flush=True)


if __name__ == "__main__":
    main()
