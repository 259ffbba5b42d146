"""Three servers, three NATS servers and a balancer on loopback addresses, and clients that retry."""

import http.client
import itertools
import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

from kennel_server import PROGRAM, ROOT, Answer, ServedSession

# Streams of which no server should lead two, see `StreamLeaders`.
APART = [("JOURNAL", "JOURNAL-2", "RECORDS"), ("JOURNAL-2", "RECORDS", "RECORDS-2")]
BLOCKS = itertools.count(os.getpid() % 100 + 20)


class Node:
    """One server of a cluster, for readers of streams."""

    port = 8080

    def __init__(self, cluster, number):
        self.cluster = cluster
        self.number = number

    def raw(self, data):
        return self.cluster.raw(data, self.number)


class Cluster:
    """A cluster of `scripts/cluster`, used like one server through its balancer."""

    def __init__(self, data, *options):
        self.data = data
        self.network = f"127.{next(BLOCKS)}.0"
        self.options = options
        self.start()

    def run(self, *command):
        done = subprocess.run(
            [ROOT / "scripts/cluster", "--data", self.data, "--network", self.network, "--program", PROGRAM, *command],
            cwd=ROOT, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=150)
        assert done.returncode == 0, done.stdout

    def start(self):
        """Starts the parts that do not run."""
        self.run("start", *self.options)

    def add(self):
        self.run("add", *self.options)

    def stop(self):
        self.run("stop")

    def pid(self, name):
        return int((self.data / f"{name}.pid").read_text())

    def kill(self, name, how=signal.SIGKILL):
        """Kills a part like a machine that loses power. Another signal pauses or continues it."""
        os.kill(self.pid(name), how)

    def await_end(self, name):
        """Waits for the end of a process that was told to end. A zombie process counts as ended."""
        status, end = Path(f"/proc/{self.pid(name)}/status"), time.monotonic() + 30
        while status.exists() and "\nState:\tZ" not in status.read_text():
            assert time.monotonic() < end, f"{name} does not end"
            time.sleep(0.02)

    def ask_once(self, method, path, body=None, headers=None, timeout=10, node=100):
        headers = dict(headers or {})
        if body is not None:
            body = json.dumps(body).encode()
            headers.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection(f"{self.network}.{node}", 8080, timeout=timeout)
        try:
            connection.request(method, path, body=body, headers=headers)
            answer = connection.getresponse()
            return Answer(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            connection.close()

    def ask(self, method, path, body=None, headers=None, timeout=30, node=100):
        """Repeats a request until there is a response, like a page whose connection breaks."""
        end = time.monotonic() + timeout
        while True:
            try:
                answer = self.ask_once(method, path, body, headers, 10, node)
                if answer.status not in (502, 503, 504):
                    return answer
            except (OSError, http.client.HTTPException):
                answer = None
            assert time.monotonic() < end, f"{method} {path} was not answered: {answer}"
            time.sleep(0.02)

    def raw(self, data, node=100):
        """Returns a connection to a server, on which bytes were sent."""
        connection = socket.create_connection((f"{self.network}.{node}", 8080), timeout=30)
        connection.sendall(data)
        return connection

    def at(self, node):
        """Returns one server, for clients of a single server."""
        return Node(self, node)

    def open(self, node=100, **wanted):
        answer = self.ask("POST", "/api/sessions", wanted, node=node)
        assert answer.status == 201, answer
        return ServedSession(self, answer.json["id"], answer.json["watch"])

    def stream_leaders(self):
        """Returns the number of the NATS server that leads each stream, for streams with a leader."""
        return {stream["name"]: number for number, stream in self.led_streams()}

    def stream_messages(self):
        """Returns the number of messages of each stream, for streams with a leader."""
        return {stream["name"]: stream["state"]["messages"] for _, stream in self.led_streams()}

    def led_streams(self):
        """Yields the report of NATS on each stream, and the number of the server that leads it."""
        for number in (1, 2, 3):
            try:
                with urllib.request.urlopen(f"http://{self.network}.{number}:8222/jsz?streams=1", timeout=1) as answer:
                    accounts = json.load(answer).get("account_details") or []
            except OSError:
                continue
            for stream in (stream for account in accounts for stream in account.get("stream_detail") or []):
                if stream.get("cluster", {}).get("leader") == f"nats{number}":
                    yield number, stream

    def leaders_apart(self):
        """Waits until no server leads two streams that should have different leaders. Returns `stream_leaders()`."""
        end = time.monotonic() + 60
        while not all(self.are_apart(leaders := self.stream_leaders(), group) for group in APART):
            assert time.monotonic() < end, f"one server leads several streams: {leaders}"
            time.sleep(0.1)
        return leaders

    def are_apart(self, leaders, streams):
        return len({leaders.get(self.stream(name)) for name in streams} - {None}) == len(streams)

    @staticmethod
    def stream(name):
        return f"KENNEL-kennel-{name}"

    def figures(self, name):
        """Returns a metric of each running server."""
        found = {}
        for number in range(1, 5):
            try:
                text = self.ask_once("GET", "/metrics", node=number, timeout=5).body.decode()
            except OSError:
                continue
            found[number] = self.figure(text, name)
        return found

    @staticmethod
    def figure(text, name):
        [line] = [line for line in text.splitlines() if line.startswith(f"{name} ")]
        return float(line.split()[1])
