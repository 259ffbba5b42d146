"""Reads the guides of the DocC catalogue, and follows them: their commands in a shell, their servers, and the page."""

import json
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from kennel_server import ROOT

CATALOGUE = ROOT / "Sources" / "Server" / "Kennel" / "Kennel.docc"
MARK = re.compile(r"<!-- guide-test: (.+?) -->")
#: Marks that are actions; the others describe the next block or table.
ACTIONS = ("page", "run", "save", "service")


@dataclass
class Part:
    """A code block, a table or an action of a guide, with the mark before it."""

    kind: str  # the language of a block, "table", or an action
    text: str
    line: int
    mark: str = ""

    @property
    def name(self):
        """The first command of a block, which identifies it in the list of those that are not run."""
        return self.text.splitlines()[0].removeprefix("$ ")


def parts(article):
    """Returns the parts of a guide in their order. A mark without a following block is an error."""
    lines = (CATALOGUE / f"{article}.md").read_text().splitlines()
    found, mark, number = [], "", 0
    while number < len(lines):
        line, start = lines[number], number + 1
        number += 1
        marked = MARK.fullmatch(line.strip())
        if marked and marked[1].split()[0] in ACTIONS:
            kind, _, text = marked[1].partition(" ")
            found.append(Part(kind, text, start))
        elif marked:
            assert not mark, f"{article}:{start}: two marks stand before one block"
            mark = marked[1]
        elif line.strip().startswith("```"):
            indentation = len(line) - len(line.lstrip())
            text = []
            while lines[number].strip() != "```":
                text.append(lines[number][indentation:])
                number += 1
            number += 1
            found.append(Part(line.strip().removeprefix("```"), "\n".join(text), start, mark))
            mark = ""
        elif line.startswith("|"):
            rows = [line]
            while number < len(lines) and lines[number].startswith("|"):
                rows.append(lines[number])
                number += 1
            found.append(Part("table", "\n".join(rows), start, mark))
            mark = ""
        else:
            assert not line.strip() or not mark, f"{article}:{start}: the mark before this says nothing of a block"
    assert not mark, f"{article}: the last mark stands before nothing"
    return found


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def pattern(expected):
    """Returns a pattern for an output. … matches any text in a line, and alone in a line any lines."""
    return "".join(
        r"(?:.*\n)*?" if line == "…" else ".*?".join(map(re.escape, line.split("…"))) + r"\n" for line in expected)


@dataclass
class Reader:
    """A reader who follows a guide, with a separate folder and port."""

    folder: Path
    kennel: str
    environment: dict
    port: int = field(default_factory=free_port)

    def __post_init__(self):
        programs = self.folder / "programs"
        programs.mkdir()
        (programs / "kennel").symlink_to(self.kennel)
        (programs / "pytest").symlink_to(Path(sys.executable).parent / "pytest")
        (programs / "python3").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        (programs / "python3").chmod(0o755)
        home = self.folder / "home"
        home.mkdir()
        self.work = self.folder / "work"
        self.work.mkdir()
        self.environment = {
            **self.environment, "PATH": f"{programs}:{self.environment['PATH']}", "HOME": str(home),
            "XDG_STATE_HOME": str(home / "state"), "KENNEL_PORT": str(self.port), "KENNEL_SOURCES": str(ROOT),
            # As if the Python client were installed.
            "PYTHONPATH": str(ROOT / "Sources" / "Client" / "Python"), "PYTEST_PLUGINS": "kennel_client.pytest_plugin",
        }
        self.server = None
        self.link = ""
        self.count = 0
        self.shell = subprocess.Popen(
            ["bash", "--noprofile", "--norc"], cwd=self.work, env=self.environment, stdin=subprocess.PIPE, text=True)
        self.tell("set -o pipefail")

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def ask(self, method, path, body):
        """Sends a JSON request to the server. Returns the JSON of the response."""
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            return json.load(refusal)

    def own(self, text):
        """Returns a text of the guide with this reader's port instead of the default one."""
        return text.replace("127.0.0.1:8080", f"127.0.0.1:{self.port}")

    def tell(self, line):
        self.shell.stdin.write(line + "\n")
        self.shell.stdin.flush()

    def run(self, text, status=0, timeout=120):
        """Runs commands in the shell, which keeps its variables and folder. Returns their output."""
        self.count += 1
        script, said, done = (self.folder / f"{name}-{self.count}" for name in ("script", "said", "done"))
        script.write_text(self.own(text) + "\n")
        self.tell(
            f"failed=0; trap 'failed=$?' ERR; source {script} > {said} 2>&1 < /dev/null; "
            f"echo $? $failed > {done}.new; trap - ERR; mv {done}.new {done}")
        end = time.monotonic() + timeout
        while not done.exists():
            assert self.shell.poll() is None and time.monotonic() < end, f"does not end: {text}\n{said.read_text()}"
            time.sleep(0.02)
        last, failed = map(int, done.read_text().split())
        output = said.read_text()
        assert last == status and (status or not failed), f"status {last}, {failed}: {text}\n{output}"
        return output

    def converse(self, text, status):
        """Runs the commands of a block, each after a dollar sign, and compares their outputs."""
        command, expected, is_whole = None, [], True
        for line in [*text.splitlines(), "$ "]:
            if not is_whole:
                command += "\n" + line
            elif line.startswith("$ "):
                if command:
                    output = self.run(command, status)
                    assert re.fullmatch(pattern(expected), output.rstrip("\n") + "\n"), f"{command}\n{output}"
                command, expected = line[2:], []
            else:
                expected.append(line)
                continue
            is_whole = not line.endswith("\\")

    def serve(self, text="kennel"):
        """Starts a server as in a separate terminal, and stops the one before."""
        self.stop_server()
        self.server = subprocess.Popen(
            ["bash", "-c", f"exec {self.own(text)}"], cwd=self.work, env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        said = []
        for line in self.server.stdout:
            if line.startswith("Kennel is at "):
                self.link = line.split()[-1]
                return
            said.append(line)
        raise AssertionError(f"the server did not start: {text} {said}")

    def stop_server(self):
        if self.server:
            self.server.terminate()
            assert self.server.wait(timeout=20) == 0
            self.server = None

    def leave(self):
        if self.server:
            self.server.kill()
            self.server.wait()
        self.shell.stdin.close()
        self.shell.wait(timeout=20)
