"""Clients that request much data and read little or nothing of it."""

import json

from attack import load
from documents import PARTS, big_screen, screen, text
from kennel_server import find
from loads_of_bodies import ADDRESSES


def has_succeeded(snapshot):
    return any(one["state"] == "success" for one in snapshot.get("states", []))


def big_session(attack):
    """Opens a session whose snapshot has about 6 MB. Returns its watch id."""
    attack.bff.on("/big", big_screen())
    session, watch = attack.open(bff=attack.bff.address, screen="/big")
    first = attack.settled(session, has_succeeded)
    for title in PARTS:
        attack.ask("POST", f"/api/sessions/{session}/inputs", {"type": "tap", "view": find(first, title)})
    size = len(json.dumps(attack.snapshot(session), ensure_ascii=False))
    attack.expect(size > 6_000_000, f"the snapshot that is to be large has {size} bytes")
    return watch


@load("slow-readers", 30)
def slow_readers(attack):
    """Guests ask 240 times for a snapshot of 6 MB and do not read it."""
    watch = big_session(attack)

    def ask(number):
        made = attack.connect(ADDRESSES[number % 4], receive_buffer=4096)
        made.sendall(attack.head("GET", f"/api/sessions/{watch}") + b"\r\n")
    attack.at_once(ask, 240, threads=24)
    attack.wait(12)


@load("slow-streams", 20)
def slow_streams(attack):
    """Guests open 240 streams that begin with a snapshot of 6 MB, and do not read them."""
    watch = big_session(attack)

    def ask(number):
        made = attack.connect(ADDRESSES[number % 4], receive_buffer=4096)
        made.sendall(attack.head("GET", f"/api/sessions/{watch}/events") + b"\r\n")
    attack.at_once(ask, 240, threads=24)
    attack.wait(8)


@load("stalled-streams", 10)
def stalled_streams(attack):
    """A thousand streams of an ordinary session are opened by four addresses and not read."""
    _, watch = attack.open(screen="/about")

    def ask(number):
        made = attack.connect(ADDRESSES[number % 4], receive_buffer=4096)
        made.sendall(attack.head("GET", f"/api/sessions/{watch}/events") + b"\r\n")
    attack.at_once(ask, 1_000, threads=16)
    attack.wait(4)


@load("shared-streams", 12)
def shared_streams(attack):
    """Two hundred streams of 64 sessions each are opened and not read."""
    watches = [attack.open(screen_json='{"_beagleComponent_":"beagle:text","text":"x"}')[1] for _ in range(64)]
    path = "/api/events?" + "&".join(f"session={watch}" for watch in watches)

    def ask(number):
        made = attack.connect(ADDRESSES[number % 4], receive_buffer=4096)
        made.sendall(attack.head("GET", path) + b"\r\n")
    attack.at_once(ask, 200, threads=8)
    attack.wait(4)


@load("many-looks", 10)
def many_looks(attack):
    """Guests ask for layouts and steps of a large screen as fast as they can."""
    attack.bff.on("/rows", screen(*[text(f"row {number}") for number in range(1_000)]))
    session, watch = attack.open(bff=attack.bff.address, screen="/rows")
    attack.settled(session, lambda now: now.get("input", 0) > 2)

    def look(number):
        path = ("steps/1", "steps/2", "views/v20/layout", "")[number % 4]
        attack.ask("GET", f"/api/sessions/{watch}/{path}".rstrip("/"), address=ADDRESSES[number % 4], member=False)
    attack.repeat(look, 16)
