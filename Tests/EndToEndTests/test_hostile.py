"""Hostile clients and backends: they get a clear response, and other sessions are not affected."""

import http.client
import json
import os
import select
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from kennel_server import acts, find, states, texts
from scripted_bff import babble, drip, flood, half, hang, redirect, reset, screen

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def healthy(kennel):
    """An unrelated session, which must not be affected."""
    session = kennel.open(screen="/fails-twice")
    session.until(lambda now: find(now, "Retry"))
    yield session
    session.tap("Retry")
    session.until(lambda now: states(now).count("error") == 2)
    session.close()


def head(kennel, line, *fields, host=True):
    fields = ([f"Host: 127.0.0.1:{kennel.port}"] if host else []) + list(fields)
    return (line + "\r\n" + "".join(f"{field}\r\n" for field in fields) + "\r\n").encode()


# -- addresses and clients


@pytest.mark.parametrize("host", [
    "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example:80", "127.0.0.1@evil.example", "",
    "0.0.0.0", "[::ffff:10.0.0.1]", "10.0.0.1", "127.0.0.1:80:80", "a b", "localhost, evil.example", "local\thost",
])
@pytest.mark.parametrize("path", ["/", "/api/sessions", "/healthz"])
def test_a_foreign_host_is_refused(kennel, host, path):
    answer = kennel.exchange(head(kennel, f"GET {path} HTTP/1.1", f"Host: {host}", host=False))
    assert answer.status in (400, 403), answer


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:9", "[::1]:8080", "127.8.9.1"])
def test_this_machine_by_any_of_its_names(kennel, host):
    assert kennel.exchange(head(kennel, "GET /healthz HTTP/1.1", f"Host: {host}", host=False)).status == 200


@pytest.mark.parametrize("headers", [
    {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": "http://127.0.0.1:1"}, {"Origin": "http://localhost"},
    {"Origin": ""}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "none"},
    {"Origin": "https://127.0.0.1.evil.example"},
])
def test_another_sites_page_changes_nothing(kennel, healthy, headers):
    before = acts(healthy.snapshot())
    for method, path, body in [
        ("POST", "/api/sessions", {}), ("POST", f"{healthy.path}/inputs", {"type": "back"}),
        ("PUT", f"{healthy.path}/faults", {"rules": []}), ("DELETE", healthy.path, None),
    ]:
        answer = kennel.ask(method, path, body, headers)
        assert answer.status == 403 and answer.is_problem, (method, path, answer)
    assert acts(healthy.snapshot()) == before


def test_a_foreign_page_may_not_read_either(kennel, healthy):
    for path in (healthy.path, "/api/sessions", f"{healthy.path}/events"):
        answer = kennel.ask("GET", path, headers={"Origin": "http://evil.example"})
        assert answer.status == 403 and answer.is_problem
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("path", [
    "/../Package.swift", "/%2e%2e/Package.swift", "/%2e%2e%2fPackage.swift", "/..%2fPackage.swift", "/js/../../Package.swift",
    "/js/..%5c..%5cPackage.swift", "/.%2e/%2e./etc/passwd", "/%252e%252e/etc/passwd", "//etc/passwd", "/./././../README.md",
    "/%c0%ae%c0%ae/etc/passwd", "/js/%00/../../README.md", "/index.html%00.js", "/js/", "/js", "/.git/config", "/%2Findex.html",
    "/api/../../README.md", "/..;/README.md", "/js//main.js", "/\\..\\README.md",
])
def test_nothing_outside_the_page_is_served(kennel, path):
    answer = kennel.exchange(head(kennel, f"GET {path} HTTP/1.1"))
    assert answer.status in (400, 404), answer
    assert b"swift-tools-version" not in answer.body and b"root:" not in answer.body
    if answer.status == 404:
        assert answer.is_problem


@pytest.mark.parametrize("method, path, allowed", [
    ("POST", "/", "GET, HEAD"), ("PATCH", "/api/sessions", "GET, HEAD, POST"), ("DELETE", "/api/controllers", "GET, HEAD"),
    ("BREW", "/healthz", "GET, HEAD"), ("OPTIONS", "/api/sessions", "GET, HEAD, POST"), ("TRACE", "/", "GET, HEAD"),
    ("GET", "/api/sessions/x/inputs", "POST"), ("PUT", "/js/main.js", "GET, HEAD"),
])
def test_a_wrong_method_is_told_the_right_ones(kennel, method, path, allowed):
    answer = kennel.ask(method, path)
    assert answer.status == 405 and answer.is_problem, answer
    assert answer.headers["allow"] == allowed


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/sessions/x/y", "/nothing", "/%", "/%zz"])
def test_what_is_not_there_is_said_not_to_be(kennel, path):
    answer = kennel.exchange(head(kennel, f"GET {path} HTTP/1.1"))
    assert answer.status in (400, 404) and answer.is_problem, answer


def test_no_state_changes_on_get(kennel, healthy):
    before = acts(healthy.snapshot())
    for path in ("/inputs?type=back", "/faults", "?method=DELETE"):
        kennel.ask("GET", healthy.path + path)
        kennel.ask("HEAD", healthy.path + path)
    assert acts(healthy.snapshot()) == before


# -- bodies


def deep(depth):
    return b'{"screen_json":' + b"[" * depth + b"]" * depth + b"}"


@pytest.mark.parametrize("body", [
    b"", b"nope", b"{", b"[]", b'"tap"', b"null", b'{"screen":"/a","screen":"/b"}', b'{"a":1}{}', b"\xef\xbb\xbf{}",
    b'{"\xff":1}', b'{"screen":"\\ud800"}', b'{"screen":NaN}', b'{"screen":1e999}', b"{'screen':1}",
    b'{"screen":"/a",}', b"\x00", deep(120), deep(100_000), b'{"screen":["/a"]}',
    b'{"bff":"javascript:alert(1)"}', b'{"bff":"http://"}', b'{"screen":"' + b"/" * 500_000 + b'"}',
    b'{"faults":{"rules":[{"path":"/x","fault":"status","status":99}]}}',
    b'{"faults":{"rules":[{"path":"/x","fault":"delay","delay":-5}]}}',
    b'{"faults":{"rules":[{"path":"/x","fault":"status","count":0}]}}',
    b'{"faults":{"rules":[{"path":"/x","fault":"status","count":1000000}]}}',
], ids=lambda body: repr(body[:40]))
def test_a_body_that_makes_no_sense_is_refused_with_a_reason(kennel, healthy, body):
    before = len(kennel.ask("GET", "/api/sessions").json)
    answer = kennel.ask("POST", "/api/sessions", body, JSON)
    assert answer.status == 400 and answer.is_problem, answer
    assert len(answer.body) < 2000
    assert len(kennel.ask("GET", "/api/sessions").json) == before


def test_syntax_errors_have_a_place(kennel):
    for body, line, column in [(b'{\n "screen": ]}', 2, 12), (b'{"a":1,\n"a":2}', 2, None), (deep(100_000), 1, None)]:
        answer = kennel.ask("POST", "/api/sessions", body, JSON)
        assert answer.json["line"] == line
        assert answer.json["column"] == column or column is None and answer.json["column"] > 0


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"])
def test_a_form_or_text_is_not_read_as_json(kennel, healthy, kind):
    for method, path in (("POST", "/api/sessions"), ("POST", f"{healthy.path}/inputs"), ("PUT", f"{healthy.path}/faults")):
        answer = kennel.ask(method, path, b"{}", {"Content-Type": kind} if kind else {})
        assert answer.status == 415 and answer.is_problem


def test_ten_megabytes_are_not_taken(kennel, healthy):
    body = b'{"screen_json":"' + b"x" * 10_000_000 + b'"}'
    fields = ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    with kennel.raw(head(kennel, "POST /api/sessions HTTP/1.1", *fields)) as connection:
        try:
            for at in range(0, len(body), 65536):
                connection.sendall(body[at:at + 65536])
                if select.select([connection], [], [], 0)[0]:
                    break
        except (BrokenPipeError, ConnectionResetError):
            pass
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        assert answer.status == 413
        assert json.loads(answer.read())["status"] == 413


@pytest.mark.parametrize("value, status", [
    ({"type": "tap", "view": "v999999"}, 409), ({"type": "retry", "retry": "r999"}, 409), ({"type": "back"}, 409),
    ({"type": "alert", "view": "v1", "button": 7}, 409), ({"type": "tap", "view": "v1"}, 409),
    ({"type": "dance"}, 400), ({"type": "tap", "view": "../v1"}, 400), ({"type": "tap", "view": ["v1"]}, 400), ({}, 400),
    ({"type": "text", "view": "v1", "text": "x", "sequence": "last"}, 400),
    ({"type": "scroll", "view": "v1", "x": 10**400, "y": 0}, 400),
    ({"type": "response", "request": "q1", "status": 200}, 400), ({"type": "timer", "timer": "t1"}, 400),
    ({"type": "opened"}, 400), ({"type": "back", "key": "k" * 100_000}, 400), ({"type": "back", "key": 5}, 400),
], ids=lambda value: str(value)[:60])
def test_an_input_that_cannot_be_is_refused(healthy, value, status):
    before = acts(healthy.snapshot())
    answer = healthy.send(**value)
    assert answer.status == status and answer.is_problem, answer
    assert acts(healthy.snapshot()) == before


def test_unknown_sessions_requests_and_images(kennel, healthy):
    for path in ("/api/sessions/nobody", "/api/sessions/nobody/events", f"{healthy.path}/requests/q999", f"{healthy.path}/requests/..",
                 f"{healthy.path}/images/q1", "/api/sessions/" + "x" * 5000):
        answer = kennel.ask("GET", path)
        assert answer.status == 404 and answer.is_problem, (path, answer)
    assert kennel.ask("POST", "/api/sessions/nobody/inputs", {"type": "back"}).status == 404
    assert kennel.ask("GET", "/api/events").status == 400
    events = kennel.session("nobody")
    closed = kennel.open(screen="/about")
    assert closed.close().status == 204
    for answer in (closed.close(), closed.send(type="back"), kennel.ask("GET", closed.path), events.close()):
        assert answer.status == 404 and answer.is_problem


def test_the_same_key_counts_once_however_often_it_comes(kennel, bff):
    bff.on("/a", 500, screen("a"))
    session = kennel.open(bff=bff.address, screen="/a")
    view = find(session.until(lambda now: find(now, "Retry")), "Retry")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: session.send(type="tap", view=view, key="the-same"), range(24)))
    assert {answer.status for answer in answers} == {202}
    assert len({answer.json["input"] for answer in answers}) == 1
    session.until(lambda now: "success" in states(now))
    assert bff.asked("/a") == 2


def test_many_presses_at_once_are_one_retry(kennel, bff):
    bff.on("/a", 500, screen("a"))
    session = kennel.open(bff=bff.address, screen="/a")
    view = find(session.until(lambda now: find(now, "Retry")), "Retry")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: session.send(type="tap", view=view).status, range(24)))
    assert set(answers) <= {202, 409}
    session.until(lambda now: "success" in states(now))
    assert bff.asked("/a") == 2


def test_too_many_inputs_are_held_back_for_one_session_only(own_kennel):
    kennel = own_kennel("--inputs-per-second", "1")  # so few that every machine can send more
    session = kennel.open(screen="/about")
    session.until(lambda now: "success" in states(now))
    connection = http.client.HTTPConnection("127.0.0.1", kennel.port)
    statuses = []
    while 429 not in statuses and len(statuses) < 3000:
        connection.request("POST", f"{session.path}/inputs", b'{"type":"back"}', JSON)
        answer = connection.getresponse()
        answer.read()
        statuses.append(answer.status)
    connection.close()
    assert statuses[-1] == 429
    assert int(answer.headers["Retry-After"]) >= 1
    other = kennel.open(screen="/about")
    other.until(lambda now: "success" in states(now))
    assert other.send(type="back").status == 409  # there is no screen to go back to, but the input arrived


# -- connections


@pytest.mark.parametrize("data", [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"\r\n\r\n\r\n", b"\x00" * 2000, b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n", b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    b"POST /api/sessions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/sessions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/sessions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + b"x" * 100_000 + b"\r\n\r\n",
], ids=lambda data: repr(data[:30]))
def test_what_is_not_http_is_refused_or_cut_off(kennel, healthy, data):
    with kennel.raw(timeout=1) as connection:
        try:
            connection.sendall(data)
            got = connection.recv(65536)
        except (ConnectionResetError, BrokenPipeError, TimeoutError):
            got = b""  # cut off, or silent until the idle timeout
    assert got == b"" or b" 4" in got[:12] or b" 505 " in got[:14], got[:200]


def test_an_upload_without_end_is_cut_off(kennel, healthy):
    with kennel.raw(head(kennel, "POST /api/sessions HTTP/1.1", "Content-Type: application/json", "Transfer-Encoding: chunked")) as upload:
        piece = b"10000\r\n" + b" " * 65536 + b"\r\n"
        sent = 0
        with pytest.raises(OSError):
            while sent < 100_000_000:
                upload.sendall(piece)
                sent += len(piece)
    assert sent < 40_000_000


def test_half_open_connections_hold_nobody_up(kennel, healthy):
    lingering = [kennel.raw(head(kennel, "POST /api/sessions HTTP/1.1", "Content-Type: application/json", "Content-Length: 50")[:-number or None])
                 for number in range(60)]
    began = time.monotonic()
    assert kennel.ask("GET", "/healthz").status == 200
    assert time.monotonic() - began < 3
    for connection in lingering:
        connection.close()


def test_a_reader_that_stops_reading_is_cut_off_and_others_read_on(own_kennel, bff):
    kennel = own_kennel("--stream-bytes", "60000", "--inputs-per-second", "100000")
    bff.on("/a", screen("a", "x" * 4000, actions=[("Go", {"_beagleAction_": "beagle:alert", "title": "T", "message": "m" * 6000})]))
    session = kennel.open(bff=bff.address, screen="/a")
    session.until(lambda now: find(now, "Go"))
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    lazy.connect(("127.0.0.1", kennel.port))
    lazy.sendall(head(kennel, f"GET {session.path}/events HTTP/1.1"))
    reader = session.stream()
    seen = int(reader.next("snapshot")["id"].split(".")[1])
    watchers = lambda: kennel.ask("GET", "/api/sessions").json[0]["viewers"]
    session.until(lambda now: watchers() == 2)
    for _ in range(600):
        view = find(session.snapshot(), "Go")
        session.send(type="tap", view=view)
        snapshot = session.until(lambda now: find(now, "Ok"))
        alert = next(node for node in walk(snapshot["tree"]) if node["kind"] == "alert")
        assert session.send(type="alert", view=alert["id"], button=0).status == 202
        last = session.snapshot()["seq"]
        while seen < last:  # a reader is never far behind, however busy the machine is
            at = int(reader.next()["id"].split(".")[1])
            assert at == seen + 1
            seen = at
        if watchers() == 1:
            break
    assert watchers() == 1, "the lazy reader was never cut off"
    lazy.close()


def walk(node):
    yield node
    for child in node.get("children", []):
        yield from walk(child)


def test_readers_that_vanish_are_noticed(kennel):
    session = kennel.open(screen="/about")
    readers = [session.stream() for _ in range(20)]
    for reader in readers:
        assert reader.next("snapshot")
    watchers = lambda: next(entry for entry in kennel.ask("GET", "/api/sessions").json if entry["watch"] == session.watch)["viewers"]
    assert watchers() == 20
    for reader in readers:
        reader.socket.shutdown(socket.SHUT_RDWR)
        reader.close()
    session.until(lambda now: watchers() == 0)


def test_stopping_with_streams_open_is_quick_and_clean(own_kennel, bff):
    kennel = own_kennel()
    bff.on("/a", hang)
    sessions = [kennel.open(bff=bff.address, screen="/a") for _ in range(5)] + [kennel.open() for _ in range(5)]
    readers = [session.stream() for session in sessions for _ in range(3)]
    for reader in readers:
        assert reader.next("snapshot")
    half_open = [kennel.raw(head(kennel, "GET / HTTP/1.1")[:-3]) for _ in range(5)]
    kennel.process.send_signal(signal.SIGTERM)
    assert kennel.process.wait(timeout=5) == 0
    for reader in readers:
        while reader.next() is not None:
            pass
    for connection in half_open:
        connection.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_an_idle_server_stops_at_once(own_kennel, number):
    kennel = own_kennel()
    kennel.process.send_signal(number)
    assert kennel.process.wait(timeout=5) == 0


# -- backends


@pytest.mark.parametrize("answer, reason", [
    (b"\x89PNG\r\n\x1a\n\x00\x00", "decoding"), (b"<html>Sign in</html>", "decoding"), (b"", "decoding"), (b"null", "decoding"),
    (b"[" * 50_000, "decoding"), (b'{"_beagleComponent_":"beagle:text","text":"a","text":"b"', "decoding"),
    (b'{"_beagleComponent_":' + b"[" * 300 + b"]" * 300 + b"}", "decoding"),
    (babble, "networkError"), (half, "networkError"), (reset, "networkError"), (hang, "networkError"), (flood, "networkError"),
    (drip, "networkError"), (redirect("/a"), "networkError"), (redirect("file:///etc/passwd"), "networkError"), (204, None), (404, "networkError"),
], ids=lambda value: getattr(value, "__name__", repr(value)[:30]))
def test_a_backend_that_misbehaves_is_an_error_with_a_retry(kennel, healthy, bff, answer, reason):
    bff.on("/a", answer)  # for every request, such as a redirect to itself
    session = kennel.open(bff=bff.address, screen="/a")
    if answer in (hang, drip, flood):
        assert states(session.snapshot())[:3] == ["started"] * 3
    snapshot = session.until(lambda now: "error" in states(now), timeout=15)
    error = snapshot["states"][3]["error"]
    assert error["kind"] == "remoteScreen" and error["message"]
    assert reason is None or error["reason"] == reason
    bff.on("/a", screen("a", "Sane again"))
    session.tap("Retry")
    session.until(lambda now: "Sane again" in texts(now))


def test_a_page_of_another_kind_is_no_screen(kennel, bff):
    """A response with a million little components is limited, and affects nobody else."""
    bff.on("/a", screen("a", *["x"] * 200_000))
    session = kennel.open(bff=bff.address, screen="/a")
    assert kennel.ask("GET", "/healthz", timeout=5).status == 200
    session.until(lambda now: {"error", "success"} & set(states(now)), timeout=30)
    session.close()


def test_a_document_that_pushes_itself_can_be_left(kennel, bff):
    bff.on("/a", screen("a", actions=[("Again", {"_beagleAction_": "beagle:pushView", "route": {"url": "/a"}})]))
    session = kennel.open(bff=bff.address, screen="/a")
    for depth in range(2, 30):
        session.tap("Again")
        session.until(lambda now: len(now["navigation"]["stacks"][0]["screens"]) == depth)
    assert session.send(type="back").status == 202
    session.until(lambda now: len(now["navigation"]["stacks"][0]["screens"]) == 28)


def test_memory_is_given_back(kennel, bff):
    """Closed sessions leave little memory behind."""
    bff.on("/a", screen("a", *["some words"] * 300))

    def resident():
        with open(f"/proc/{kennel.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def round_trip(_):
        session = kennel.open(bff=bff.address, screen="/a")
        session.until(lambda now: "success" in states(now))
        assert session.close().status == 204

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(round_trip, range(20)))
        before = resident()
        list(pool.map(round_trip, range(100)))
    assert resident() - before < 30_000_000


def test_a_document_that_doubles_itself_stops_nobody_else(kennel, healthy):
    """A list whose items double the list: its session shows why it was stopped, and how to begin again."""
    doubling = json.dumps({
        "_beagleComponent_": "beagle:listView", "context": {"id": "c", "value": [1, 2]}, "dataSource": "@{c}",
        "templates": [{"view": {"_beagleComponent_": "beagle:container", "children": [], "onInit": [
            {"_beagleAction_": "beagle:setContext", "contextId": "c", "value": "@{union(c, c)}"}]}}],
    })
    sessions = [kennel.open(screen_json=doubling) for _ in range(4)]
    for session in sessions:
        session.until(lambda now: any("taken back" in text for text in texts(now)) and find(now, "Retry"), timeout=40)
    assert kennel.ask("GET", "/healthz").status == 200
    for session in sessions:
        session.close()
