"""Simulated users who open sessions, press buttons, make requests fail, retry, leave, return, and end sessions."""

import collections
import contextlib
import http.client
import json
import random
import socket
import threading

from kennel_server import EventReader, all_nodes
from scripted_bff import COUNTER

SCREENS = [{"screen": "/home"}, {"screen": "/failures"}, {"screen": "/fails-twice"}, {"screen_json": COUNTER}]

# The actions of the users, with their weights.
DEEDS = {"press": 50, "fail": 6, "retry": 12, "watch": 8, "leave": 8, "return": 8, "open": 4, "end": 4}


class Person(threading.Thread):
    """A simulated user with some sessions."""

    def __init__(self, server, number, over, most=20):
        super().__init__(daemon=True)
        self.server = server
        self.chance = random.Random(f"person {number}")
        self.over = over
        self.most = most
        self.sessions = collections.deque()
        self.streams = {}
        self.did = collections.Counter()
        self.statuses = collections.Counter()
        self.trouble = []
        self.connection = None

    def run(self):
        while not self.over.wait(self.chance.uniform(0.01, 0.06)):
            deed = self.chance.choices(list(DEEDS), DEEDS.values())[0]
            if not self.sessions or (deed == "open" and len(self.sessions) < self.most):
                deed = "open"
            elif deed == "open":
                deed = "end"
            try:
                getattr(self, f"do_{deed}")()
                self.did[deed] += 1
            except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError) as error:
                self.trouble.append(f"{deed}: {error!r}")
                self.connection = None

    def ask(self, method, path, body=None):
        """Sends a request over a persistent connection. Records a response that a well-behaved client should not get.
        """
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        data = None if body is None else json.dumps(body).encode()
        self.connection.request(method, path, data, {"Content-Type": "application/json"} if data else {})
        answer = self.connection.getresponse()
        text = answer.read()
        self.statuses[answer.status] += 1
        if answer.status not in (200, 201, 202, 204, 409, 429):
            self.trouble.append(f"{method} {path}: {answer.status} {text[:300]!r}")
        return answer.status, json.loads(text) if text else None

    def any(self):
        return self.chance.choice(self.sessions)

    def snapshot(self, session):
        status, snapshot = self.ask("GET", f"/api/sessions/{session}")
        return snapshot if status == 200 else {}

    def send(self, session, **value):
        status, problem = self.ask("POST", f"/api/sessions/{session}/inputs", value)
        if status == 409 and "crashed" in problem.get("type", ""):
            self.did["crashed"] += 1
            self.ask("POST", f"/api/sessions/{session}/recovery", {"way": self.chance.choice(["again", "before"])})

    def leave(self, session):
        reader = self.streams.pop(session)
        with contextlib.suppress(OSError):
            reader.socket.shutdown(socket.SHUT_RDWR)  # ends the thread that reads, and with it the connection
        reader.close()

    # Actions

    def do_open(self):
        status, made = self.ask("POST", "/api/sessions", self.chance.choice(SCREENS))
        if status == 201:
            self.sessions.append(made["id"])

    def do_press(self):
        session = self.any()
        snapshot = self.snapshot(session)
        views = [node["id"] for node in all_nodes(snapshot) if node["kind"] == "button" or node.get("props", {}).get("tap")]
        if views:
            self.send(session, type="tap", view=self.chance.choice(views))

    def do_fail(self):
        rule = {"path": "*", "fault": "status", "status": 503, "count": 1}
        self.ask("PUT", f"/api/sessions/{self.any()}/faults", {"rules": [rule]})

    def do_retry(self):
        session = self.any()
        for retry in self.snapshot(session).get("retries", [])[:1]:
            self.send(session, type="retry", retry=retry["id"])

    def do_watch(self):
        session = self.any()
        if session not in self.streams:
            self.streams[session] = EventReader(self.server, f"/api/sessions/{session}/events")

    def do_leave(self):
        if self.streams:
            self.leave(self.chance.choice(list(self.streams)))

    def do_return(self):
        self.snapshot(self.sessions[0])  # untouched for the longest time, so that it may be parked

    def do_end(self):
        session = self.sessions.popleft()
        if session in self.streams:
            self.leave(session)
        self.ask("DELETE", f"/api/sessions/{session}")
