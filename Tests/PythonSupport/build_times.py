"""Measures a clean build by module: the processor time of every compiler process, read from /proc.

    build_times.py [debug|release] [--product NAME]

Prints a Markdown table of the modules that take longest, and the time of the whole build.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


class CompilerTimes:
    """Returns the processor time of the compiler's processes so far, by module."""

    def __init__(self, scratch):
        self.scratch = os.fsencode(scratch)
        self.seconds = {}
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.watch)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.thread.join()

    def watch(self):
        while not self.ended.wait(0.1):
            for entry in os.scandir("/proc"):
                if entry.name.isdigit():
                    self.look(entry.path)

    def look(self, process):
        try:
            with open(f"{process}/cmdline", "rb") as file:
                arguments = file.read().split(b"\0")
            with open(f"{process}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            return  # the process has ended
        if b"-frontend" not in arguments[:3] or not any(self.scratch in part for part in arguments):
            return
        module = arguments[arguments.index(b"-module-name") + 1].decode()
        self.seconds[process, fields[19], module] = (int(fields[11]) + int(fields[12])) / TICKS

    def by_module(self):
        total = Counter()
        for (_, _, module), seconds in self.seconds.items():
            total[module] += seconds
        return total


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("configuration", nargs="?", choices=["debug", "release"], default="release")
    parser.add_argument("--product", default="kennel", help="what is built; `all` adds the tests (default: kennel)")
    parser.add_argument("--rows", type=int, default=12, help="the number of modules to print (default: 12)")
    options = parser.parse_args()
    what = ["--build-tests"] if options.product == "all" else ["--product", options.product]
    scratch = tempfile.mkdtemp(prefix="kennel-build-")
    try:
        began = time.monotonic()
        with CompilerTimes(scratch) as times:
            subprocess.run(
                ["swift", "build", "-c", options.configuration, "--scratch-path", scratch, *what],
                cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        whole = time.monotonic() - began
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    modules = times.by_module()
    print(f"A clean {options.configuration} build: {whole:.0f} s, "
          f"{sum(modules.values()):.0f} s of compiling in {len(modules)} modules\n")
    print("| Module | Processor time |\n|---|---|")
    for module, seconds in modules.most_common(options.rows):
        print(f"| `{module}` | {seconds:.0f} s |")


if __name__ == "__main__":
    main()
