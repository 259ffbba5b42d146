"""A disk that is full of a server's sessions: the server starts, shows its sessions, and deleting them frees space."""

import os
import subprocess
import time

import pytest

from kennel_server import all_nodes, find, texts
from scripted_bff import COUNTER

DISK_BYTES = 24 * 2**20
FORM = """{"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container","children":[
  {"_beagleComponent_":"beagle:textInput","placeholder":"Words","value":""}]}}"""
MESSAGE = '{"_beagleComponent_":"beagle:text","text":"there is room"}'


@pytest.fixture
def disk(tmp_path):
    """A small file system, mounted for one test."""
    if os.geteuid() != 0:
        pytest.skip("only root can mount a file system")
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", folder], capture_output=True, text=True)
    if mount.returncode != 0:
        pytest.skip(f"no file system can be mounted here: {mount.stderr.strip()}")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def free_bytes(disk):
    facts = os.statvfs(disk)
    return facts.f_bavail * facts.f_frsize


def accepted(session, **value):
    """Sends an input, again if the rate is too high. Returns whether it was recorded."""
    for _ in range(200):
        answer = session.send(**value)
        if answer.status != 429:
            assert answer.status in (202, 503), answer
            assert answer.status == 202 or answer.json["type"] == "urn:kennel:problem:not-recorded", answer
            return answer.status == 202
        time.sleep(0.05)
    pytest.fail("every input came too fast")


def count(counter):
    return accepted(counter, type="tap", view=find(counter.snapshot(), "Count"))


def fill(server):
    """Opens sessions until an input is refused. Returns each with the number of its last input."""
    filling = []
    while len(filling) < 100:
        session = server.open(screen_json=FORM)
        filling.append([session, 1])
        [field] = [node["id"] for node in all_nodes(session.snapshot()) if node["kind"] == "textfield"]
        for number in range(1, 60):
            if not accepted(session, type="text", view=field, text="w" * 90_000, sequence=number):
                return filling
            filling[-1][1] += 1
    pytest.fail("the disk does not get full")


def fill_the_rest(disk):
    """Takes all free space, as another program would. Returns the file."""
    file = disk / "others"
    with open(file, "ab", buffering=0) as others:
        try:
            while others.write(b"x" * 4096):
                pass
        except OSError:
            pass
    assert free_bytes(disk) == 0
    return file


def count_until_refused(counter):
    """Taps until an input is refused. Returns how many were recorded."""
    for taps in range(500):
        if not count(counter):
            return taps
    pytest.fail("a full disk takes every input")


def eventually(holds, seconds=60):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def start_again(own_kennel, server, *sessions):
    """Kills a server and starts another with its data and port."""
    server.kill()
    server = own_kennel(*server.options[1:], port=server.port)
    for session in sessions:
        session.server = server
    return server


def check_room_after_deleting(server, filling, counter, taps, disk):
    for session, _ in filling:
        answer = session.close()
        assert answer.status == 204, answer
    eventually(lambda: count(counter))
    for _ in range(20):
        assert count(counter)
    assert f"counted {taps + 21}" in texts(counter.snapshot())
    assert "there is room" in texts(server.open(screen_json=MESSAGE).snapshot())
    eventually(lambda: free_bytes(disk) > DISK_BYTES / 3)


def test_deleting_the_sessions_that_filled_the_disk_makes_room(own_kennel, disk):
    server = own_kennel("--data", str(disk / "data"))
    counter = server.open(screen_json=COUNTER)
    filling = fill(server)
    fill_the_rest(disk)
    taps = count_until_refused(counter)
    assert f"counted {taps}" in texts(counter.snapshot())
    (disk / "others").unlink()
    check_room_after_deleting(server, filling, counter, taps, disk)


def test_a_server_starts_on_the_disk_that_it_filled(own_kennel, disk):
    server = own_kennel("--data", str(disk / "data"))
    counter = server.open(screen_json=COUNTER)
    filling = fill(server)
    fill_the_rest(disk)
    taps = count_until_refused(counter)
    server = start_again(own_kennel, server, counter, *[session for session, _ in filling])
    assert f"counted {taps}" in texts(counter.snapshot())
    for session, inputs in filling:
        # The server may have recorded the elapsed time as another input.
        assert session.snapshot()["input"] in (inputs, inputs + 1)
    check_room_after_deleting(server, filling, counter, taps, disk)


def test_a_server_without_its_reserve_starts_for_reading(own_kennel, disk):
    server = own_kennel("--data", str(disk / "data"))
    counter = server.open(screen_json=COUNTER)
    assert count(counter)
    server.kill()
    (disk / "data" / "sessions.sqlite-reserve").unlink()
    others = fill_the_rest(disk)
    start_again(own_kennel, server, counter)
    taps = 1 + count_until_refused(counter)
    assert f"counted {taps}" in texts(counter.snapshot())
    others.unlink()
    eventually(lambda: count(counter))
    assert f"counted {taps + 1}" in texts(counter.snapshot())
