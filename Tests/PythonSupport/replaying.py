"""Replays the recorded sessions of a server, so that every session of a browser test is checked."""

import http.client
import json
import re
import subprocess
import tempfile
from pathlib import Path


def check_replays(program, port, environment=None, options=()):
    """Downloads the recordings of all running sessions, and replays them with the command."""
    files = list(recordings(port))
    if not files:
        return
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, content in files:
            paths.append(Path(folder) / f"{name}.kennel")
            paths[-1].write_bytes(content)
        replay = subprocess.run(
            [program, "replay", *options, *paths], capture_output=True, text=True, timeout=120, env=environment)
        # A test may let the app raise exceptions that end it on iOS, and write expectations that do not hold.
        allowed = (" ", "same: ", "exceptions: ", "unmet: ")
        results = [line for line in replay.stdout.splitlines() if line and not line.startswith(allowed)]
        assert replay.returncode in (0, 1) and not results, f"replay ends with {replay.returncode}:\n{replay.stdout}{replay.stderr}"


def recordings(port):
    """Yields the name and the recording of each running session that records its inputs."""
    path = "/api/sessions"
    while path:
        status, sessions, link = ask(port, path)
        if status != 200:
            return  # a server that requires a token
        for session in json.loads(sessions):
            if session["phase"] not in ("live", "crashed"):
                continue
            status, content, _ = ask(port, f"/api/sessions/{session['watch']}/recording")
            assert status in (200, 404, 409), content
            if status == 200:
                yield session["watch"], content
        path = link and re.search("<(.*?)>", link)[1]


def ask(port, path):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.headers["Link"]
    finally:
        connection.close()
