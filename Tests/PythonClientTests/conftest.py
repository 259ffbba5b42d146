"""The tests use the plugin of the package itself: a server of the sample for all, and a session for each test."""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "Sources" / "Client" / "Python"
PROGRAM = os.environ.setdefault("KENNEL", str(ROOT / ".build" / "debug" / "kennel"))
sys.path.insert(0, str(CLIENT))

import kennel_client as kennel  # noqa: E402

pytest_plugins = ["kennel_client.pytest_plugin", "pytester"]

#: The sample answers at once, and all tests together may have as many sessions as they like.
OPTIONS = ["--no-delays", "--request-timeout", "4.5", "--sessions-per-client", "1000"]


def pytest_configure(config):
    config.option.kennel_option = OPTIONS
    config.option.kennel_failures = str(ROOT / ".build" / "python-client-failures")


@pytest.fixture
def own_server():
    """Starts servers that a test may stop."""
    processes = []

    def start(*options):
        process = kennel.ServerProcess(options=[*OPTIONS, *options]).start()
        processes.append(process)
        return process

    yield start
    for process in processes:
        process.close()

