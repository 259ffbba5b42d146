"""`kennel dev`: sources change under an open page, and the page stays where it was. The compiler is a stand-in that is quick."""

import os
import signal
import socket
import stat
import subprocess
import time

import pytest
from playwright.sync_api import expect

from kennel_server import PROGRAM, ROOT, KennelServer
from page import device, retry_button, timeline_states

# Fails where a source says so, builds a program that ends at once where it says so, and else builds the real one.
COMPILER = """#!/bin/sh
if [ "$2" = --show-bin-path ]; then echo "$PWD/.build/debug"; exit; fi
mkdir -p .build/debug
if grep -q cannotCompile Sources/App/App.swift; then
  echo "[1/2] Compiling App"
  echo "$PWD/Sources/App/App.swift:3:5: error: cannot find 'bike' in scope"
  echo "$PWD/Sources/App/App.swift:9:1: warning: never used"
  exit 1
fi
if grep -q endsAtOnce Sources/App/App.swift; then
  printf '#!/bin/sh\\nexit 3\\n' > .build/debug/kennel; chmod +x .build/debug/kennel
else
  cp "$REAL_KENNEL" .build/debug/kennel
fi
"""


class Supervised(KennelServer):
    """`kennel dev` in a package of its own."""

    def __init__(self, folder):
        super().__init__("--data", str(folder / "data"))
        self.folder = folder
        (folder / "Sources/App").mkdir(parents=True)
        (folder / "Package.swift").write_text("// swift-tools-version: 6.0\n")
        (folder / "bin").mkdir()
        compiler = folder / "bin" / "swift"
        compiler.write_text(COMPILER)
        compiler.chmod(compiler.stat().st_mode | stat.S_IXUSR)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.write("works")

    def write(self, text):
        source = self.folder / "Sources/App/App.swift"
        source.with_suffix(".new").write_text(text)
        source.with_suffix(".new").rename(source)

    def start(self):
        environment = dict(os.environ, PATH=f"{self.folder / 'bin'}:{os.environ['PATH']}", REAL_KENNEL=PROGRAM)
        self.process = subprocess.Popen(
            [PROGRAM, "dev", "--port", str(self.port), "--public", str(ROOT / "Public"), *self.options],
            cwd=self.folder, env=environment, stdout=(self.folder / "out").open("w"), stderr=subprocess.STDOUT)
        self.wait_for_servers(2)  # the one that asked for it, and the first that was built
        return self

    def wait_for_servers(self, count):
        """Waits until so many servers have said where they are."""
        end = time.monotonic() + 30
        while (self.folder / "out").read_text().count("Kennel is at ") < count:
            assert time.monotonic() < end and self.is_running, (self.folder / "out").read_text()
            time.sleep(0.05)


@pytest.fixture
def supervised(tmp_path):
    server = Supervised(tmp_path).start()
    yield server
    if server.is_running:
        server.process.send_signal(signal.SIGTERM)
        server.process.wait()


def test_a_page_follows_the_sources(supervised, visit):
    page = visit("?screen=/fails-twice", at=supervised)
    expect(retry_button(page)).to_be_visible()
    seen = timeline_states(page)
    supervised.write("cannotCompile")
    expect(page.locator(".card-title")).to_have_text("This does not compile")
    expect(page.locator(".build-errors li")).to_have_count(1)
    expect(page.get_by_text("Sources/App/App.swift:3:5")).to_be_visible()
    expect(page.get_by_text("cannot find 'bike' in scope")).to_be_visible()
    late = visit("?screen=/about", at=supervised)
    expect(late.get_by_text("Sources/App/App.swift:3:5")).to_be_visible()
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    supervised.write("works again")
    expect(page.locator(".build-errors")).to_have_count(0)
    expect(page.get_by_text("Restored: ")).to_be_visible()
    assert timeline_states(page) == seen
    retry_button(page).click()
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")


def test_a_build_that_ends_at_once_replaces_nothing(supervised, visit):
    page = visit("?screen=/about", at=supervised)
    supervised.write("endsAtOnce")
    expect(page.get_by_text("ended with status 3 before it served")).to_be_visible()
    expect(page.locator(".connection")).to_have_attribute("data-state", "live")
    expect(device(page).get_by_role("heading", name="About")).to_be_visible()


def test_a_server_that_dies_is_started_again_and_goes_with_its_supervisor(supervised):
    session = supervised.open(screen="/about")
    session.until(lambda now: "success" in [state["state"] for state in now["states"]])
    [child] = subprocess.run(
        ["pgrep", "-P", str(supervised.process.pid)], capture_output=True, text=True, check=True).stdout.split()
    os.kill(int(child), signal.SIGKILL)
    supervised.wait_for_servers(3)
    assert session.snapshot()["restored"]
    supervised.process.kill()
    end = time.monotonic() + 15
    while True:
        try:
            socket.create_connection(("127.0.0.1", supervised.port), timeout=5).close()
        except OSError:
            break
        assert time.monotonic() < end, "the server outlives its supervisor"
        time.sleep(0.05)


def test_dev_says_what_it_lacks(tmp_path):
    for arguments, words in [
            ((), "there is no Package.swift here"), (("--in-memory",), "dev needs a port and recordings"),
            (("--port", "0"), "dev needs a port and recordings")]:
        answer = subprocess.run([PROGRAM, "dev", *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=20)
        assert answer.returncode != 0 and words in answer.stderr
    assert not list(tmp_path.iterdir())
