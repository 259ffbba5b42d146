"""One load on one server: its resources, its time limit, and its result."""

import collections
import contextlib
import dataclasses
import http.client
import json
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Callable

#: Local addresses of the clients. The driver uses 127.0.0.1.
OTHER_ADDRESS = "127.0.0.2"
DRIVERS_ADDRESS = "127.0.0.1"


@dataclasses.dataclass
class Load:
    """A load with its name, and the options for starting its server."""

    name: str
    run: Callable
    seconds: int
    options: tuple = ()
    has_tokens: bool = False
    has_data: bool = False
    uses_crashing_app: bool = False
    #: The limit of open files for the server; None keeps the default.
    files: int | None = None

    @property
    def summary(self):
        return self.run.__doc__.strip().splitlines()[0]


#: All loads, in the order in which they run: the most expensive first.
LOADS = []


def load(name, seconds, **more):
    """Returns a decorator that adds a function of an `Attack` to the loads."""
    def add(function):
        LOADS.append(Load(name, function, seconds, **more))
        return function
    return add


class Attack:
    """The tools of a load, which runs against a server until its time is over."""

    def __init__(self, server, load, bff, token=None, data=None):
        self.server, self.bff, self.token, self.data = server, bff, token, data
        self.end = time.monotonic() + load.seconds
        self.statuses = collections.Counter()
        self.broken = []
        self.sockets = []

    # -- time

    @property
    def left(self):
        """Seconds until the load must end."""
        return max(0.0, self.end - time.monotonic())

    @property
    def is_over(self):
        return self.left == 0

    def wait(self, seconds):
        """Waits for some seconds, or until the load must end."""
        time.sleep(min(seconds, self.left))

    def repeat(self, work, at_once):
        """Calls `work` with increasing numbers from several threads, until the time is over."""
        numbers, lock = iter(range(10**9)), threading.Lock()

        def go_on():
            while not self.is_over:
                with lock:
                    number = next(numbers)
                with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
                    work(number)

        threads = [threading.Thread(target=go_on, daemon=True) for _ in range(at_once)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(self.left + 30)

    def at_once(self, work, count, threads=None):
        """Calls `work` with each number below `count`, from several threads."""
        def safely(number):
            with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
                work(number)
        with ThreadPoolExecutor(threads or count) as pool:
            list(pool.map(safely, range(count)))

    # -- verdicts

    def expect(self, holds, sentence):
        """Records a sentence about a bound that does not hold."""
        if not holds:
            self.broken.append(sentence)

    # -- requests

    def connect(self, address=OTHER_ADDRESS, receive_buffer=None, timeout=20):
        """Returns a connection from a local address. It is closed when the load ends."""
        made = socket.socket()
        if receive_buffer:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        made.settimeout(timeout)
        try:
            made.bind((address, 0))
            made.connect(("127.0.0.1", self.server.port))
        except OSError:
            made.close()
            raise
        self.sockets.append(made)
        return made

    def head(self, method, path, *fields):
        """Returns the head of a request without its last line."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", *fields]
        return ("\r\n".join(lines) + "\r\n").encode()

    def ask(self, method, path, body=None, address=OTHER_ADDRESS, member=True, kind="application/json", timeout=None):
        """Sends a request and returns its status and JSON. Counts the status; a connection that breaks counts as 0."""
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=timeout or max(5, self.left), source_address=(address, 0))
        headers = {"Content-Type": kind} if body is not None else {}
        if self.token and member:
            headers["Authorization"] = f"Bearer {self.token}"
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            status, text = answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            self.statuses[0] += 1
            return 0, None
        finally:
            connection.close()
        self.statuses[status] += 1
        try:
            return status, json.loads(text) if text else None
        except ValueError:
            return status, None

    def open(self, **wanted):
        """Opens a session and returns `(id, watch)`; `(None, None)` if it is refused."""
        status, made = self.ask("POST", "/api/sessions", wanted)
        return (made["id"], made["watch"]) if status == 201 else (None, None)

    def snapshot(self, session):
        return self.ask("GET", f"/api/sessions/{session}")[1] or {}

    def settled(self, session, holds):
        """Reads a session until `holds(snapshot)`. Returns that snapshot, or the last one if the time is over."""
        while True:
            snapshot = self.snapshot(session)
            if holds(snapshot) or self.is_over:
                return snapshot
            self.wait(0.1)

    def close(self):
        for made in self.sockets:
            with contextlib.suppress(OSError):
                made.close()
        self.sockets = []
