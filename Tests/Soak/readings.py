"""The resources of a server and its world processes, read from /proc, and whether they grow."""

import os
import time
from pathlib import Path

# The measured kinds, with the growth that is allowed between beginning and end: a fraction, or at least a number.
KINDS = {
    "front MB": (0.10, 8), "worlds MB": (0.10, 16), "descriptors": (0.10, 16), "threads": (0.10, 4),
    "files": (0.10, 16), "data MB": (0.10, 8),
}
# The bytes that an input may take in the journals of open sessions.
BYTES_OF_AN_INPUT = 100


def worlds_of(process):
    """Returns the descendant processes of a server that run apps."""
    found, waiting = [], [process]
    while waiting:
        try:
            children = [int(name) for name in Path(f"/proc/{waiting.pop()}/task").glob("*/children")
                        for name in name.read_text().split()]
        except OSError:
            continue
        found += children
        waiting += children
    return found


def memory_of(process):
    """Returns the proportional set size of a process in megabytes: shared memory is divided among its processes."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:")), 0)


def processor_time_of(process):
    """Returns the processor time of all threads of a process, in seconds."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def count(path):
    try:
        return len(os.listdir(path))
    except OSError:
        return 0


class Readings:
    """The readings of one server, in their order."""

    def __init__(self, process, folder):
        self.process = process
        self.folder = Path(folder)
        self.inputs_a_second = 0  # of open sessions, whose journals grow with each input
        self.start = time.monotonic()
        self.taken = []

    def take(self):
        worlds = worlds_of(self.process)
        files = [file for file in self.folder.rglob("*") if file.is_file()]
        self.taken.append({
            "s": time.monotonic() - self.start,
            "front MB": memory_of(self.process),
            "worlds MB": sum(map(memory_of, worlds)),
            "descriptors": sum(count(f"/proc/{one}/fd") for one in [self.process, *worlds]),
            "threads": sum(count(f"/proc/{one}/task") for one in [self.process, *worlds]),
            "files": len(files),
            "data MB": sum(file.stat().st_size for file in files if file.exists()) / 1024 / 1024,
        })
        return self.taken[-1]

    def measured(self):
        """Returns the readings after the first quarter, in which caches fill up."""
        end = self.taken[-1]["s"]
        return [reading for reading in self.taken if reading["s"] >= end / 4]

    def growth(self, kind):
        """Returns the slope of the readings, and the allowed slope."""
        readings = self.measured()
        middle = sum(reading["s"] for reading in readings) / len(readings)
        mean = sum(reading[kind] for reading in readings) / len(readings)
        spread = sum((reading["s"] - middle) ** 2 for reading in readings)
        slope = sum((reading["s"] - middle) * (reading[kind] - mean) for reading in readings) / spread if spread else 0
        seconds = readings[-1]["s"] - readings[0]["s"]
        share, least = KINDS[kind]
        kept = self.inputs_a_second * seconds * BYTES_OF_AN_INPUT / 1024 / 1024 if kind == "data MB" else 0
        return slope * seconds, max(share * mean, least, kept)

    def judge(self):
        """Prints a table. Returns whether nothing grew."""
        print(f"{'':14}{'first':>10}{'last':>10}{'least':>10}{'most':>10}{'growth':>10}{'allowed':>10}")
        holds = True
        for kind in KINDS:
            values = [reading[kind] for reading in self.measured()]
            growth, allowed = self.growth(kind)
            verdict = "" if growth <= allowed else "  grows"
            holds = holds and not verdict
            figures = (values[0], values[-1], min(values), max(values), growth, allowed)
            print(f"{kind:14}" + "".join(f"{figure:10.1f}" for figure in figures) + verdict)
        return holds
