"""The real server, and a connection to it that can be cut."""

import os
import re
import selectors
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "PythonSupport"))

from replaying import check_replays  # noqa: E402


class RealServer:
    """`kennel` with the sample app, or another program of the build, on a given or a free port."""

    def __init__(self, *arguments, program=None, port=0):
        kennel = Path(os.environ.get("KENNEL", ROOT / ".build" / "debug" / "kennel"))
        self.program = kennel.with_name(program) if program else kennel
        self.process = subprocess.Popen(
            [self.program, "--port", str(port), "--any-backend", *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = re.match(r"Kennel is at (http://\S+)", line)[1]
        self.port = int(re.search(r":(\d+)/", self.address)[1])

    def stop(self):
        """Replays the recorded sessions, stops the server as Ctrl-C does, and returns its exit code."""
        try:
            if self.process.poll() is None:
                check_replays(self.program, self.port)
            self.process.terminate()
            return self.process.wait(timeout=10)
        finally:
            self.process.kill()


def serving(*arguments, scope="module", program=None):
    """Returns the fixture `server` for a file of tests: a server of this kind, whose sessions are replayed when it
    ends."""
    @pytest.fixture(scope=scope, name="server")
    def server(port):
        running = RealServer(*arguments, program=program, port=port)
        yield running
        assert running.stop() == 0
    return server


class Wire:
    """A proxy on its own port that forwards bytes to a server until it is cut."""

    def __init__(self, port):
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.lock = threading.Lock()
        self.ends = set()
        self.is_cut = False
        self.thread = threading.Thread(target=self._accept, daemon=True)
        self.thread.start()

    def cut(self):
        with self.lock:
            self.is_cut = True
            ends, self.ends = self.ends, set()
        for end in ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def mend(self):
        with self.lock:
            self.is_cut = False

    def _accept(self):
        while True:
            near, _ = self.listener.accept()
            with self.lock:
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends |= {near, far}
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near, far):
        with near, far, selectors.DefaultSelector() as selector:
            selector.register(near, selectors.EVENT_READ, far)
            selector.register(far, selectors.EVENT_READ, near)
            try:
                while True:
                    for key, _ in selector.select():
                        data = key.fileobj.recv(65536)
                        if not data:
                            return
                        key.data.sendall(data)
            except OSError:
                return
            finally:
                with self.lock:
                    self.ends -= {near, far}
