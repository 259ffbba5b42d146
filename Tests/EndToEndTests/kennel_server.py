"""A real `kennel` for tests, on a free port, and simple functions to use it."""

import contextlib
import http.client
import json
import os
import queue
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "PythonSupport"))

from replaying import check_replays  # noqa: E402

PROGRAM = os.environ.get("KENNEL_PROGRAM", str(ROOT / ".build" / "debug" / "kennel"))


class KennelServer:
    """The server process. `port` 0 chooses a free one. A restarted server keeps its port."""

    def __init__(self, *options, port=0, file_bytes=None, files=None, program=PROGRAM, environment=None,
                 asks_about_backends=False, may_end_early=False):
        """With `file_bytes`, no file of the process grows beyond that size, like a full disk, until `make_room`.

        With `files`, the process opens at most that many files at a time.

        With `may_end_early`, the process may crash before it prints its address, because pages reconnect at once.
        """
        self.program = program
        self.environment = {**os.environ, **(environment or {})}
        self.options = options if "--data" in options else ("--in-memory", *options)
        if "--host" not in options and not asks_about_backends:
            self.options = ("--any-backend", *self.options)
        self.port = port
        self.file_bytes = file_bytes
        self.files = files
        self.may_end_early = may_end_early
        self.process = None

    def start(self):
        """Starts the process and waits until it prints its address, or until it ends if that is allowed."""
        command = [self.program, "--port", str(self.port), *self.options]
        if self.file_bytes:
            command = ["prlimit", f"--fsize={self.file_bytes}:", *command]
        if self.files:
            command = ["prlimit", f"--nofile={self.files}:{self.files}", *command]
        # Writing beyond the limit is then an error, not a signal.
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
            env=self.environment, restore_signals=not self.file_bytes)
        said = []
        while True:
            ready, _, _ = select.select([self.process.stdout], [], [], 20)
            assert ready, "the server said nothing for 20 s"
            line = self.process.stdout.readline()
            if line.startswith("Kennel is at "):
                self.link = line.split()[-1]
                self.port = urlsplit(self.link).port
                break
            said.append(line)
            if not line and self.may_end_early:
                break
            assert line, f"the server did not start: {said} {self.process.stderr.read()}"
        self.complaints = queue.Queue()
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        threading.Thread(target=self.listen, args=(self.process.stderr, self.complaints), daemon=True).start()
        return self

    @staticmethod
    def listen(stream, lines):
        for line in stream:
            lines.put(line.rstrip("\n"))

    def complaint(self, about, timeout=20):
        """Returns the next line on stderr that contains the text."""
        while True:
            line = self.complaints.get(timeout=timeout)
            if about in line:
                return line

    def check_replays(self):
        """Checks that the replay of every running session has the same effects."""
        alone = ("--worlds", "each") if "each" in self.options else ()
        check_replays(self.program, self.port, self.environment, alone)

    def stop(self):
        """Stops the process and returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=15)

    def kill(self):
        """Kills the process."""
        self.process.kill()
        self.process.wait()

    def make_room(self):
        """Removes the limit of file sizes."""
        subprocess.run(["prlimit", f"--pid={self.process.pid}", "--fsize=unlimited:"], check=True)

    def freeze(self):
        """Pauses the process. Its sockets stay open and send nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def ask(self, method, path, body=None, headers=None, timeout=10):
        """Sends one request and returns the response. A body that is not bytes is sent as JSON."""
        headers = dict(headers or {})
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
            headers.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            connection.request(method, path, body=body, headers=headers)
            answer = connection.getresponse()
            return Answer(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            connection.close()

    def open(self, **wanted):
        """Opens a session and returns it."""
        answer = self.ask("POST", "/api/sessions", wanted)
        assert answer.status == 201, answer
        return ServedSession(self, answer.json["id"], answer.json["watch"])

    def session(self, name):
        return ServedSession(self, name)

    def raw(self, data=b"", timeout=10):
        """Returns a plain socket on which the bytes were sent."""
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=timeout)
        connection.sendall(data)
        return connection

    def exchange(self, data, timeout=10):
        """Sends bytes unchanged and returns the status and body of the response."""
        with self.raw(data, timeout) as connection:
            answer = http.client.HTTPResponse(connection)
            answer.begin()
            return Answer(answer.status, dict(answer.getheaders()), answer.read())


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def is_problem(self):
        """Returns whether this is a complete error of RFC 9457."""
        if self.headers.get("content-type") != "application/problem+json":
            return False
        value = self.json
        return value["status"] == self.status and all(value.get(name) for name in ("type", "title", "detail"))

    def __repr__(self):
        return f"{self.status} {self.body[:400]!r}"


class ServedSession:
    """A session, through the HTTP interface."""

    def __init__(self, server, name, watch=None):
        self.server = server
        self.name = name
        self.watch = watch

    @property
    def path(self):
        return f"/api/sessions/{self.name}"

    def snapshot(self):
        answer = self.server.ask("GET", self.path)
        assert answer.status == 200, answer
        return answer.json

    def send(self, **value):
        return self.server.ask("POST", f"{self.path}/inputs", value)

    def fail(self, *rules):
        """Sets the fault rules."""
        answer = self.server.ask("PUT", f"{self.path}/faults", {"rules": list(rules)})
        assert answer.status == 200, answer
        return answer.json["rules"]

    def close(self):
        return self.server.ask("DELETE", self.path)

    def until(self, holds, timeout=10):
        """Reads the session until `holds(snapshot)`, and returns that snapshot."""
        end = time.monotonic() + timeout
        while True:
            snapshot = self.snapshot()
            if holds(snapshot):
                return snapshot
            assert time.monotonic() < end, f"never so: {states(snapshot)} {texts(snapshot)}"
            time.sleep(0.02)

    def tap(self, name):
        """Taps the button or tappable view with this name once it exists, and returns the input's number."""
        view = find(self.until(lambda snapshot: find(snapshot, name)), name)
        answer = self.send(type="tap", view=view)
        assert answer.status == 202, answer
        return answer.json["input"]

    def stream(self, last=None):
        return EventReader(self.server, f"{self.path}/events", {"Last-Event-ID": last} if last else {})


class EventReader:
    """Reads an event stream in the background. `next` returns its events one by one."""

    def __init__(self, server, path, headers=()):
        lines = "".join(f"{name}: {value}\r\n" for name, value in dict(headers).items())
        self.socket = server.raw(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{lines}\r\n".encode())
        self.answer = http.client.HTTPResponse(self.socket)
        self.answer.begin()
        self.socket.settimeout(None)  # a stream may be silent for a while without having ended
        self.events = queue.Queue()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self):
        event = {}
        try:
            for line in self.answer:
                line = line.decode().rstrip("\n")
                if not line:
                    if event:
                        self.events.put(event)
                    event = {}
                elif not line.startswith(":"):
                    name, _, value = line.partition(": ")
                    event[name] = value
        except (OSError, http.client.HTTPException, ValueError):
            pass
        self.events.put(None)

    def next(self, name=None, timeout=10):
        """Returns the next event, or the next one with this name; None if the stream has ended."""
        while True:
            event = self.events.get(timeout=timeout)
            if event is None or name is None or event.get("event") == name:
                return event

    def close(self):
        with contextlib.suppress(OSError):  # the server may have closed it
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


def runs(process):
    """Returns whether a process runs. A zombie does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


# -- reading snapshots


def nodes(tree):
    yield tree
    for child in tree.get("children", []):
        yield from nodes(child)


def all_nodes(snapshot):
    return nodes(snapshot["tree"]) if snapshot.get("tree") else iter(())


def name_of(node):
    """Returns the name of a view: its own label or title, or all the text in it."""
    props = node.get("props", {})
    own = props.get("label") or props.get("title") or props.get("text")
    if own:
        return own
    return " ".join(filter(None, (name_of(child) for child in node.get("children", []))))


def find(snapshot, name):
    """Returns the id of the button or tappable view whose name has this prefix."""
    for node in all_nodes(snapshot):
        if (node["kind"] == "button" or node.get("props", {}).get("tap")) and name_of(node).startswith(name):
            return node["id"]
    return None


def settled(snapshot):
    """Returns whether nothing is pending: the loading view has faded out."""
    return not any(node.get("props", {}).get("type") == "LoadingView" for node in all_nodes(snapshot))


def texts(snapshot):
    """Returns every text on the screen, in order."""
    return [node["props"]["text"] for node in all_nodes(snapshot) if node.get("props", {}).get("text")]


def states(snapshot):
    """Returns the names of all states, in order."""
    return [entry["state"] for entry in snapshot["states"]]


def facts(snapshot):
    """Returns the parts of a snapshot that do not depend on the process."""
    return {name: value for name, value in snapshot.items() if name not in ("epoch", "restored")}


def acts(snapshot):
    """Returns the inputs of users, in order, without timers and responses."""
    return [entry["message"] for entry in snapshot["log"] if entry["kind"] == "input"]
