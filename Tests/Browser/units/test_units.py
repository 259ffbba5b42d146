"""Unit tests of the page's modules in a browser, served from a folder, without a Kennel server."""

import functools
import http.server
import json
import re
import threading
from pathlib import Path
from urllib.parse import urlsplit

import pytest

UNITS = Path(__file__).resolve().parent
PUBLIC = UNITS.parents[2] / "Public"
NAMES = re.compile(r"^test\('((?:[^'\\]|\\.)*)'", re.MULTILINE)
FILES = sorted(path.relative_to(UNITS).as_posix() for path in UNITS.glob("*/*.js"))
CASES = [(file, name) for file in FILES for name in NAMES.findall((UNITS / file).read_text())]
RUN = """async (file) => {
  const { run } = await import('/units/unit.js')
  await import(file)
  return run()
}"""


class Folder(http.server.SimpleHTTPRequestHandler):
    """The page's folder, with the tests under `/units`."""

    extensions_map = {"": "application/octet-stream", ".js": "text/javascript", ".html": "text/html"}

    def translate_path(self, path):
        path = urlsplit(path).path
        return str(UNITS / path.removeprefix("/units/") if path.startswith("/units/") else PUBLIC / path.lstrip("/"))

    def do_GET(self):
        if self.path == "/blank":
            self.say("text/html", "<!doctype html><title>Units</title>")
        elif self.path == "/modules":
            self.say("application/json", json.dumps([path.relative_to(PUBLIC).as_posix() for path in PUBLIC.rglob("*.js")]))
        else:
            super().do_GET()

    def say(self, kind, text):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *args):
        pass


@pytest.fixture(scope="module")
def outcomes(browser):
    """The results of the tests in a file, which runs once."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context(locale="en-GB", timezone_id="UTC")

    @functools.cache
    def outcomes(file):
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/blank")
        return page.evaluate(RUN, f"/units/{file}")

    yield outcomes
    context.close()
    server.shutdown()


@pytest.mark.parametrize("file, name", CASES, ids=lambda part: part.removesuffix(".js"))
def test_unit(outcomes, file, name):
    found = outcomes(file)
    assert found[name.replace("\\'", "'")] is None, found[name]
