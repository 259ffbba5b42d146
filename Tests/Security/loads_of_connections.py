"""Loads that take connections away from other clients."""

import json
import socket
import subprocess
import threading
import time
from pathlib import Path

from attack import DRIVERS_ADDRESS, load
from loads_of_bodies import ADDRESSES


@load("half-heads", 15)
def half_heads(attack):
    """Fifteen hundred connections send half of a request's head."""
    def begin(number):
        made = attack.connect(ADDRESSES[number % 4])
        made.sendall(attack.head("GET", "/healthz"))
    attack.at_once(begin, 1_500, threads=16)
    attack.wait(6)


@load("kept-connections", 10, has_tokens=True)
def kept_connections(attack):
    """A client with the driver's address keeps 300 connections open without a token, and uses each now and then."""
    def keep(_):
        made = attack.connect(DRIVERS_ADDRESS)
        made.sendall(attack.head("GET", "/healthz") + b"\r\n")
        made.recv(4096)
    attack.at_once(keep, 300, threads=16)
    while not attack.is_over:
        for made in attack.sockets[-50:]:
            try:
                made.sendall(attack.head("GET", "/healthz") + b"\r\n")
            except OSError:
                continue
        attack.wait(1)


def still_answers(attack):
    """Expects a new connection to be answered while those of the load are open."""
    status, _ = attack.ask("GET", "/healthz", address=DRIVERS_ADDRESS, timeout=10)
    attack.expect(status == 200, f"a new connection was answered {status}, and streams have the others")


@load("streams-take-files", 20, files=96)
def streams_take_files(attack):
    """A client requests 200 streams from a server that may open only 96 files."""
    _, watch = attack.open(screen="/about")

    def stream(number):
        made = attack.connect(ADDRESSES[number % 4])
        made.sendall(attack.head("GET", f"/api/sessions/{watch}/events") + b"\r\n")
    attack.at_once(stream, 200, threads=8)
    attack.wait(4)
    still_answers(attack)


@load("all-connections", 25, options=("--connections", "400", "--connections-per-address", "100"))
def all_connections(attack):
    """Eight addresses take all connections of a server without tokens with streams."""
    _, watch = attack.open(screen="/about")
    addresses = [f"127.0.1.{number}" for number in range(1, 9)]

    def stream(number):
        made = attack.connect(addresses[number % 8])
        made.sendall(attack.head("GET", f"/api/sessions/{watch}/events") + b"\r\n")
    attack.at_once(stream, 800, threads=16)
    attack.wait(4)
    still_answers(attack)


@load("pipelined", 10)
def pipelined(attack):
    """Twenty connections send 10,000 requests each without waiting for answers."""
    line = attack.head("GET", "/healthz") + b"\r\n"

    def pour(number):
        made = attack.connect(ADDRESSES[number % 4])
        reader = threading.Thread(target=drain, args=(attack, made), daemon=True)
        reader.start()
        for _ in range(100):
            if attack.is_over:
                break
            made.sendall(line * 100)
        reader.join(attack.left)
    attack.at_once(pour, 20)


def drain(attack, made):
    try:
        while not attack.is_over and made.recv(65536):
            pass
    except OSError:
        pass


@load("many-sessions", 15, has_data=True)
def many_sessions(attack):
    """One client opens 300 sessions, which is more than it may have open."""
    attack.at_once(lambda _: attack.open(screen_json='{"_beagleComponent_":"beagle:text","text":"x"}'), 300, threads=8)
    attack.expect(attack.statuses[201] == 300, f"{attack.statuses[201]} of 300 sessions were opened")


@load("silent-control", 15, has_data=True)
def silent_control(attack):
    """Forty clients of the control socket send nothing, while another one requests a backup."""
    for _ in range(40):
        made = socket.socket(socket.AF_UNIX)
        made.setblocking(False)
        try:
            made.connect(str(Path(attack.data) / "control"))
        except OSError:
            pass
        attack.sockets.append(made)
    began = time.monotonic()
    copy = Path(attack.data).parent / "copy.sqlite"
    try:
        command = [attack.server.program, "backup", str(copy), "--data", attack.data]
        backup = subprocess.run(command, capture_output=True, text=True, timeout=12)
        attack.expect(backup.returncode == 0, f"the backup failed: {backup.stderr[:200]}")
    except subprocess.TimeoutExpired:
        attack.expect(False, f"the backup was not done after {time.monotonic() - began:.0f} s")


@load("long-queries", 5)
def long_queries(attack):
    """Queries of many members are answered, whatever with."""
    for count in (100, 150, 400):
        query = "&".join(f"watch={number}" for number in range(count))
        status, _ = attack.ask("GET", f"/api/sessions?{query}")
        attack.expect(status != 0, f"a query of {count} members was not answered")
