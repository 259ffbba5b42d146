"""Holds a server under load for a long time, and checks whether anything grows or gets slow. `scripts/soak --help`."""

import argparse
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "EndToEndTests"))

from readings import Readings, processor_time_of, worlds_of  # noqa: E402

PEOPLE = 6
KILL_EVERY = 20
READ_EVERY = 5
SETTLE = 4  # s; the client begins to tap a second later
SLOWEST = 10  # ms, the limit for the 99th percentile of taps


def positive(text):
    value = float(text)
    if not 0 < value <= 100_000:
        raise argparse.ArgumentTypeError(f"\"{text}\" is not a number from 1 to 100000")
    return value


def arguments(words):
    reader = argparse.ArgumentParser(
        prog="scripts/soak", description="Without --sessions: people who open, tap, fail, retry, leave, come back and "
        "delete, while processes of apps are killed. With it: so many sessions with a stream each, under taps, "
        "which share a process of apps for each core (--worlds).")
    reader.add_argument("--minutes", type=positive, help="how long (60, or 10 with --sessions)")
    reader.add_argument("--sessions", type=positive, help="hold so many sessions instead of the mixed load")
    reader.add_argument("--taps", type=positive, help="taps in a second, of all sessions (500)")
    reader.add_argument("--program", help="a kennel that is built already, instead of a release of these sources")
    read = reader.parse_args(words)
    if read.taps and not read.sessions:
        reader.error("--taps goes with --sessions")
    read.minutes = read.minutes or (10 if read.sessions else 60)
    return read


def built(program):
    """Returns the server's program. Builds a release if none is given."""
    if program:
        return os.path.abspath(program)
    subprocess.run([ROOT / "scripts" / "setup", "--run"], check=True)
    subprocess.run(
        ["swift", "build", "--package-path", ROOT, "--configuration", "release", "--product", "kennel"], check=True)
    return str(ROOT / ".build" / "release" / "kennel")


def mixed(server, readings, minutes):
    """Runs simulated users. Returns the problems that they found."""
    from people import Person

    over = threading.Event()
    people = [Person(server, number, over) for number in range(PEOPLE)]
    for person in people:
        person.start()
    chance, end, killed = random.Random("kills"), time.monotonic() + minutes * 60, 0
    next_kill, next_line = time.monotonic() + KILL_EVERY, 0
    while time.monotonic() < end and server.is_running:
        time.sleep(READ_EVERY)
        reading = readings.take()
        if time.monotonic() >= next_kill:
            next_kill += KILL_EVERY
            worlds = worlds_of(server.process.pid)
            if worlds:
                os.kill(chance.choice(worlds), signal.SIGKILL)
                killed += 1
        if reading["s"] >= next_line:
            next_line += 60
            show(reading)
    over.set()
    for person in people:
        person.join(timeout=40)
    did = sum((person.did for person in people), Counter())
    statuses = sum((person.statuses for person in people), Counter())
    print("did:", ", ".join(f"{deed} {count}" for deed, count in sorted(did.items())), f"killed {killed}")
    print("answers:", ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items())))
    return [trouble for person in people for trouble in person.trouble]


def held(server, readings, sessions, minutes, taps, folder):
    """Taps a number of sessions in turn. Returns the problems that were found."""
    from kennel_server import find
    from scripted_bff import COUNTER

    first = server.open(screen_json=COUNTER)
    view = find(first.snapshot(), "Count")
    first.close()
    program = str(Path(folder) / "streams")
    compiler = shutil.which("clang") or "cc"
    subprocess.run([compiler, "-O2", "-o", program, ROOT / "Tests" / "Soak" / "streams.c"], check=True)
    client = subprocess.Popen(
        [program, str(server.port), str(sessions), str(minutes * 60), str(taps), view, json.dumps({"screen_json": COUNTER})],
        stdout=subprocess.PIPE, text=True)
    opened = json.loads(client.stdout.readline() or "{}")
    print(f"opened: {opened}", flush=True)
    over, last = threading.Event(), {}
    readings.taken.clear()
    readings.inputs_a_second = taps
    front, worlds = server.process.pid, worlds_of(server.process.pid)
    time.sleep(SETTLE)  # the snapshots are sent meanwhile
    before = processor_time_of(front), sum(map(processor_time_of, worlds))

    def read():
        while not over.wait(READ_EVERY):
            readings.take()

    reader = threading.Thread(target=read)
    reader.start()
    for line in client.stdout:
        last = json.loads(line)
        print(line.strip(), flush=True)
        if "at" in last and readings.taken:
            show(readings.taken[-1])
    over.set()
    reader.join()
    if last.get("taps"):
        after = processor_time_of(front), sum(map(processor_time_of, worlds))
        costs = [(late - early) / last["taps"] * 1e6 for early, late in zip(before, after)]
        print("processor time of a tap: front {:.0f} µs, worlds {:.0f} µs".format(*costs), flush=True)
    trouble = [] if client.wait() == 0 else ["the client gave up, taps were refused, or events were lost"]
    if last.get("p99", 0) >= SLOWEST:
        trouble.append(f"of 100 taps one took {last['p99']} ms or longer")
    return trouble


def show(reading):
    print("  ".join(f"{kind} {value:.1f}" for kind, value in reading.items()), flush=True)


def main():
    wanted = arguments(sys.argv[1:])
    os.environ["KENNEL_PROGRAM"] = built(wanted.program)
    from kennel_server import KennelServer

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    count = int(wanted.sessions or 0)
    if count + 1000 > most:
        sys.exit(f"soak: {count} sessions need {count + 1000} open files, and {most} are allowed (ulimit -Hn)")
    with tempfile.TemporaryDirectory(prefix="kennel-soak-") as folder:
        data = Path(folder) / "data"
        bounds = [str(count * 5 // 4 + 200)]  # streams leave some connections for requests
        options = ["--data", str(data), "--idle", "5"]
        if count:
            # A process for each of thousands of sessions needs more memory than most machines have.
            options = ["--data", str(data), "--worlds", str(os.cpu_count())]
            for name in ["--sessions", "--sessions-per-client", "--connections", "--connections-per-address"]:
                options += [name, *bounds]
        server = KennelServer(*options).start()
        readings = Readings(server.process.pid, data)
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
        try:
            if count:
                trouble = held(server, readings, count, wanted.minutes, wanted.taps or 500, folder)
            else:
                trouble = mixed(server, readings, wanted.minutes)
            if not server.is_running:
                trouble.append(f"the server ended: {server.process.returncode}")
            holds = readings.judge()
        finally:
            server.stop()
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        for line in trouble[:20]:
            print("trouble:", line)
        if len(trouble) > 20:
            print(f"and {len(trouble) - 20} more")
        sys.exit(0 if holds and not trouble else 1)


if __name__ == "__main__":
    main()
