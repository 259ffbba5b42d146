"""`kennel dev` in a separate package, with a fast compiler. The source determines the result of the build."""

import json
import os
import signal
import stat
import subprocess
import time
from pathlib import Path

from kennel_server import PROGRAM, ROOT, KennelServer

CRASHING_APP = str(Path(PROGRAM).with_name("CrashingApp"))

# A word in the source decides. The built program runs the real one, unless it should end at once or not be Kennel.
COMPILER = """#!/bin/sh
if [ "$1" = test ]; then echo "$@" > "$3/tested"; exit 7; fi
if [ "$1" = package ]; then echo "{\\"products\\":[],\\"targets\\":[{\\"name\\":\\"$PRODUCT\\",\\"type\\":\\"executable\\"}]}"; exit; fi
if [ "$2" = --show-bin-path ]; then echo asked >> places; echo "$PWD/.build/debug"; exit; fi
source=$(cat Sources/App/App.swift)
echo begun >> builds
mkdir -p .build/debug
case "$source" in
*isSlow*) while [ ! -e go ]; do sleep 0.05; done ;;
esac
case "$source" in
*cannotCompile*)
  echo "[1/2] Compiling App"
  echo "$PWD/Sources/App/App.swift:3:5: error: cannot find 'bike' in scope"
  echo "$PWD/Sources/App/App.swift:9:1: warning: never used"
  exit 1 ;;
*endsAtOnce*) body='exit 3' ;;
*isNoApp*) body='echo "Hello, world"; echo "Hello, world, how are you today?" >&0; sleep 60' ;;
*crashes*) body='unset CRASHING_APP_IS_MENDED' ;;
*serves*) body='[ "$1" = backend ] && exec cat "$SERVED"' ;;
*) body=: ;;
esac
rm -f ".build/debug/$PRODUCT"
printf '#!/bin/bash\\n%s\\nexec -a "$0" "%s" "$@"\\n' "$body" "$REAL" > ".build/debug/$PRODUCT"
chmod +x ".build/debug/$PRODUCT"
"""


class Supervised(KennelServer):
    """`PROGRAM dev`, with a package whose source is set by `write`.

    With `product`, the package builds a program of this name, and `dev` gets the folder of the package as its
    argument.
    """

    def __init__(self, folder, program=PROGRAM, *options, product=None):
        super().__init__(*(options or ("--data", str(folder / "data"))), program=program)
        self.folder = folder
        self.place = [str(folder)] if product else []
        (folder / "Sources/App").mkdir(parents=True)
        (folder / "Package.swift").write_text("// swift-tools-version: 6.0\n")
        (folder / "bin").mkdir()
        compiler = folder / "bin" / "swift"
        compiler.write_text(COMPILER)
        compiler.chmod(compiler.stat().st_mode | stat.S_IXUSR)
        self.environment |= {
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "REAL": program, "PRODUCT": product or Path(program).name,
            "SERVED": str(folder / "backend.json"), "CRASHING_APP_IS_MENDED": "yes"}
        self.write("works")

    def write(self, text):
        source = self.folder / "Sources/App/App.swift"
        source.with_suffix(".new").write_text(text)
        source.with_suffix(".new").rename(source)

    @property
    def said(self):
        return (self.folder / "out").read_text()

    def launch(self):
        """Starts the process without waiting for it."""
        self.process = subprocess.Popen(
            [self.program, "dev", *self.place, "--port", str(self.port), "--public", str(ROOT / "Public"),
             "--worlds", "2", *self.options],
            cwd=ROOT if self.place else self.folder, env=self.environment, stdout=(self.folder / "out").open("w"),
            stderr=subprocess.STDOUT)

    def start(self):
        self.launch()
        return self.wait_until_ready()

    def wait_until_ready(self):
        """Waits until a build of the app is served."""
        self.wait_for("Kennel is at ")
        self.port = int(self.said.split("Kennel is at ")[1].split("/")[2].split(":")[1])
        self.wait_for("The new build runs")
        return self

    def wait_for(self, words, count=1):
        """Waits until the terminal has shown a text a number of times."""
        end = time.monotonic() + 30
        while self.said.count(words) < count:
            assert time.monotonic() < end and self.is_running, self.said
            time.sleep(0.05)

    @property
    def builds(self):
        """How many builds have read the source."""
        return (self.folder / "builds").read_text().count("begun")

    def build(self, text):
        """Writes a source that compiles, and waits until it runs."""
        count = self.said.count("The new build runs")
        self.write(text)
        self.wait_for("The new build runs", count + 1)

    @property
    def descendants(self):
        """Returns all descendants of the process."""
        found, waiting = [], [self.process.pid]
        while waiting:
            children = subprocess.run(
                ["pgrep", "-P", str(waiting.pop())], capture_output=True, text=True).stdout.split()
            found += map(int, children)
            waiting += map(int, children)
        return found

    def end(self):
        if self.is_running:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=20)


def report(event):
    return json.loads(event["data"])
