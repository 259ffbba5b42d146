"""A core dump would contain typed passwords: the server and its processes write none unless an option allows it."""

import re
from pathlib import Path

import pytest


def most_core_bytes(process):
    """Returns the soft and hard limits for core dumps of a process, as text."""
    limits = Path(f"/proc/{process}/limits").read_text()
    return re.search(r"Max core file size +(\S+) +(\S+)", limits).groups()


def children(process):
    return [int(child) for task in Path(f"/proc/{process}/task").iterdir()
            for child in (task / "children").read_text().split()]


@pytest.mark.parametrize("worlds", ["1", "each"])
def test_no_process_of_a_server_dumps_core(own_kennel, worlds):
    server = own_kennel("--worlds", worlds)
    server.open(screen="/about").until(lambda now: now["states"])
    processes = [server.process.pid, *children(server.process.pid)]
    assert len(processes) > 1
    for process in processes:
        # With a limit of 1 byte, nothing is piped to a dump program of the system either.
        assert most_core_bytes(process) in [("1", "1"), ("0", "0")]


def test_whoever_wants_dumps_has_them(own_kennel):
    server = own_kennel("--core-dumps")
    assert most_core_bytes(server.process.pid) == most_core_bytes("self")
