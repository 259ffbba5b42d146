"""Work that a client requests without waiting for the result."""

import socket
import struct

from attack import load
from documents import screen, text
from kennel_server import find
from scripted_bff import COUNTER
from loads_of_bodies import ADDRESSES
from loads_of_readers import big_session

def reset(made):
    made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    made.close()


def ask_and_hang_up(attack, address, path):
    made = attack.connect(address)
    made.sendall(attack.head("GET", path) + b"\r\n")
    attack.sockets.remove(made)
    reset(made)


def counted(attack, taps):
    """Opens a session and taps it a given number of times. Returns its ids."""
    session, watch = attack.open(screen_json=COUNTER)
    view = find(attack.settled(session, lambda now: find(now, "Count")), "Count")
    for _ in range(taps):
        attack.ask("POST", f"/api/sessions/{session}/inputs", {"type": "tap", "view": view})
    return session, watch


def still_drives(attack, session, sentence):
    """Expects an input of the user in control of the attacked session to be accepted within 2 s."""
    turn = {"type": "device", "textSize": "small"}
    status, _ = attack.ask("POST", f"/api/sessions/{session}/inputs", turn, timeout=2)
    if status not in (202, 409):
        attack.expect(False, f"{sentence}: whoever drives the session got {status or 'no answer within 2 s'}")


@load("abandoned-steps", 12, options=("--inputs-per-second", "10000"))
def abandoned_steps(attack):
    """A guest asks for 2,000 steps and hangs up each time."""
    session, watch = counted(attack, 200)
    def ask(number):
        ask_and_hang_up(attack, ADDRESSES[number % 4], f"/api/sessions/{watch}/steps/{number * 97 % 200 + 1}")
    attack.at_once(ask, 2_000, threads=16)
    attack.expect(not attack.is_over, "2,000 requests for steps took longer than the load may last")
    still_drives(attack, session, "after the steps")


@load("reset-streams", 12)
def reset_streams(attack):
    """A guest opens and resets streams of a large session as fast as it can."""
    attack.bff.on("/rows", screen(*[text(f"row {number}") for number in range(400)]))
    session, watch = attack.open(bff=attack.bff.address, screen="/rows")
    attack.settled(session, lambda now: now.get("input", 0) > 2)
    attack.end -= 3
    attack.repeat(lambda number: ask_and_hang_up(attack, ADDRESSES[number % 4], f"/api/sessions/{watch}/events"), 8)
    attack.end += 3
    still_drives(attack, session, "after the streams")


@load("reset-snapshots", 20)
def reset_snapshots(attack):
    """A guest asks for a snapshot of 6 MB, its steps and layouts, and hangs up."""
    watch = big_session(attack)
    paths = ["", "/steps/1", "/views/v20/layout", "/events"]
    attack.end -= 8

    def ask(number):
        ask_and_hang_up(attack, ADDRESSES[number % 4], f"/api/sessions/{watch}{paths[number // 4 % 4]}")
    attack.repeat(ask, 8)


@load("seeded-sweep", 25, options=("--inputs-per-second", "10000"))
def seeded_sweep(attack):
    """Two sweeps of 300 taps with 20 orders of responses are requested and ended."""
    session, _ = counted(attack, 300)
    made = [attack.ask("POST", "/api/sweeps", {"session": session, "seeds": 20}) for _ in range(2)]
    attack.wait(8)
    for status, sweep in made:
        if status == 202:
            attack.ask("DELETE", f"/api/sweeps/{sweep['id']}")
    attack.wait(1)
    for status, sweep in made:
        if status == 202:
            _, now = attack.ask("GET", f"/api/sweeps/{sweep['id']}")
            attack.expect(now and now["phase"] in ("stopped", "done"), "a sweep that was ended goes on")


@load("many-branches", 15, has_data=True)
def many_branches(attack):
    """Six hundred branches of a session are opened."""
    session, _ = counted(attack, 20)
    attack.at_once(lambda _: attack.ask("POST", f"/api/sessions/{session}/branches", {"step": 20}), 600, threads=8)
    attack.expect(not attack.statuses[500], "a branch was answered 500")
    attack.expect(attack.ask("GET", "/healthz")[0] == 200, "the server says that apps do not answer")
