"""A request that is copied as a command does the same in a POSIX shell as the app did."""

import subprocess
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from conftest import open_failing
from playwright.sync_api import expect

MAKE = "async ([entry, request]) => (await import('/js/side/curl.js')).curl(entry, request)"


class Echo(BaseHTTPRequestHandler):
    def log_message(self, *args):
        pass

    def take(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.server.heard = (self.command, self.path, dict(self.headers), body)
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST = do_PUT = do_DELETE = do_HEAD = take


@pytest.fixture
def echo():
    server = HTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


@pytest.mark.parametrize("method, path, headers, body", [
    ("GET", "/home", {}, None),
    ("GET", "/it's?a=$HOME&b=`id`&c[]={x}&d=%20", {"X-Quote": 'it\'s "$(id)" \\ `x`', "X-Empty": ""}, None),
    ("HEAD", "/home", {}, None),
    ("DELETE", "/home", {}, None),
    ("POST", "/orders", {"Content-Type": "application/json", "Content-Length": "7"}, '{\n\t"name": "it\'s",\n  "price": "$5 \\\\ %d"\n}\n'),
    ("PUT", "/orders", {}, "@not-a-file"),
    ("GET", "/search", {"Content-Type": "text/plain"}, "a body of a GET"),
    ("POST", "/bytes", {"Content-Type": "text/plain"}, "-n \x00\x01\x1b[31m\r\n 'ç' % \\ \x7f 1"),
    ("POST", "/secret", {"Authorization": "‹redacted 1›", "Content-Type": "text/plain"}, "pin=‹redacted 2›"),
])
def test_a_shell_sends_the_same_request(modules, echo, method, path, headers, body):
    request = {"headers": headers} if body is None else {"headers": headers, "body": body}
    command = modules.evaluate(MAKE, [{"method": method, "url": f"http://127.0.0.1:{echo.server_port}{path}"}, request])
    subprocess.run(["dash", "-c", command], check=True, timeout=10, capture_output=True)
    heard = echo.heard
    assert (heard[0], heard[1], heard[3]) == (method, path, (body or "").encode())
    lower = {name.lower(): value.encode("latin-1").decode() for name, value in heard[2].items()}
    for name, value in headers.items():
        if name != "Content-Length":
            assert lower[name.lower()] == value
    if "Content-Type" not in headers:
        assert "content-type" not in lower


@pytest.mark.parametrize("kept", [{"binary": True}, {"body": "the first", "truncated": True}])
def test_a_body_that_is_not_here_is_read_from_a_file(modules, echo, kept, tmp_path):
    command = modules.evaluate(MAKE, [{"method": "POST", "url": f"http://127.0.0.1:{echo.server_port}/"}, kept])
    (tmp_path / "body").write_bytes(b"\x00\xffall of it\n")
    subprocess.run(["dash", "-c", command], check=True, timeout=10, capture_output=True, cwd=tmp_path)
    assert echo.heard[3] == b"\x00\xffall of it\n"


def test_the_network_panel_copies_it(visit):
    page = open_failing(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Network").click()
    page.locator(".request").first.click()
    page.get_by_role("button", name="Copy…").click()
    page.get_by_role("menuitem", name="Copy as cURL").click()
    expect(page.locator(".toast")).to_have_text("cURL command copied")
    assert page.evaluate("navigator.clipboard.readText()") == \
        "curl http://sample/fails-twice -H 'Accept: application/json' -H 'Beagle-Platform: ios'"
