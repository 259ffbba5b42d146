"""TLS of the server: its certificate, refused connections, and a certificate that is replaced while it runs."""

import http.client
import json
import signal
import socket
import ssl
import subprocess
import warnings

import pytest

from kennel_server import PROGRAM, ROOT, KennelServer

TOKEN = "correct-horse-battery-staple"


class Authority:
    """A folder with a certificate and its key, which `make` replaces."""

    def __init__(self, folder):
        self.certificate = folder / "certificate.pem"
        self.key = folder / "key.pem"
        self.make()

    def make(self, name="one", days=2):
        run("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", self.key,
            "-subj", f"/CN={name}", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-out", self.certificate.with_suffix(".csr"))
        run("x509", "-req", "-in", self.certificate.with_suffix(".csr"), "-signkey", self.key, "-days", days,
            "-copy_extensions", "copy", "-out", self.certificate)

    @property
    def options(self):
        return "--tls-cert", str(self.certificate), "--tls-key", str(self.key)


def run(*arguments):
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


@pytest.fixture
def authority(tmp_path):
    return Authority(tmp_path)


@pytest.fixture
def served(authority):
    server = KennelServer(*authority.options, "--token", TOKEN).start()
    yield server
    if server.is_running:
        server.kill()


def trusting(authority):
    return ssl.create_default_context(cafile=str(authority.certificate))


def ask(server, context, method, path, body=None, connection=None, **headers):
    connection = connection or http.client.HTTPSConnection("127.0.0.1", server.port, context=context, timeout=20)
    headers = {"Authorization": f"Bearer {TOKEN}", **headers}
    if body is not None:
        headers["Content-Type"] = "application/json"
    connection.request(method, path, body=None if body is None else json.dumps(body), headers=headers)
    answer = connection.getresponse()
    answer.text = answer.read().decode()
    return answer


def name_shown(server):
    """Returns the name in the certificate of a new connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as plain:
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        with context.wrap_socket(plain) as secured:
            shown = ssl.DER_cert_to_PEM_cert(secured.getpeercert(binary_form=True))
    said = subprocess.run(["openssl", "x509", "-noout", "-subject"], input=shown, text=True, capture_output=True, check=True)
    return said.stdout.strip().rpartition(" ")[2]


def open_stream(server, context, path):
    secured = context.wrap_socket(socket.create_connection(("127.0.0.1", server.port), timeout=20), server_hostname="localhost")
    secured.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost:{server.port}\r\nAuthorization: Bearer {TOKEN}\r\n\r\n".encode())
    return secured, secured.makefile("rb")


def next_event(lines, name):
    for line in lines:
        if line == f"event: {name}\n".encode():
            return name
        assert line != b"event: heartbeat\n", f"nothing came but a heartbeat, not {name}"
    raise AssertionError(f"the stream ended without {name}")


def test_what_is_asked_over_tls_is_answered_and_streamed(served, authority):
    context = trusting(authority)
    assert ask(served, context, "GET", "/healthz").status == 200
    opened = json.loads(ask(served, context, "POST", "/api/sessions", {"screen": "/about"}, Origin=f"https://127.0.0.1:{served.port}").text)
    secured, lines = open_stream(served, context, f"/api/sessions/{opened['id']}/events")
    assert next_event(lines, "snapshot")
    secured.close()
    refused = ask(served, context, "POST", "/api/sessions", {}, Origin="https://elsewhere.example")
    assert refused.status == 403


def test_the_cookie_goes_over_nothing_else_and_nobody_is_forced_to_stay(served, authority):
    answer = ask(served, trusting(authority), "GET", f"/?token={TOKEN}&screen=/about", Authorization="")
    assert answer.status == 303
    assert answer.getheader("Location") == "/?screen=%2Fabout"
    assert "; Secure" in answer.getheader("Set-Cookie")
    assert answer.getheader("Strict-Transport-Security") is None


def test_whoever_speaks_plainly_is_not_answered_and_disturbs_nobody(served, authority):
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"HTTP/1.1 200" not in plain.recv(1000)
    assert ask(served, trusting(authority), "GET", "/healthz").status == 200


def test_old_versions_of_tls_are_refused(served):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.set_ciphers("ALL:@SECLEVEL=0")
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as plain, pytest.raises((ssl.SSLError, OSError)):
        context.wrap_socket(plain)


def test_another_certificate_is_shown_after_sighup_and_streams_go_on(served, authority):
    context = trusting(authority)
    session = json.loads(ask(served, context, "POST", "/api/sessions", {"screen": "/about"}).text)["id"]
    secured, lines = open_stream(served, context, f"/api/sessions/{session}/events")
    assert next_event(lines, "snapshot")
    kept = http.client.HTTPSConnection("127.0.0.1", served.port, context=context, timeout=20)
    ask(served, context, "GET", "/healthz", connection=kept)
    assert name_shown(served) == "one"
    authority.make("two")
    served.process.send_signal(signal.SIGHUP)
    assert "was reloaded" in served.complaint("certificate")
    assert name_shown(served) == "two"
    assert ask(served, context, "GET", "/healthz", connection=kept).status == 200
    faults = ask(served, context, "PUT", f"/api/sessions/{session}/faults", {"rules": []}, connection=kept)
    assert faults.status == 200
    assert next_event(lines, "patch")
    secured.close()


@pytest.mark.parametrize("spoil, words", [
    (lambda authority: authority.key.write_text("nonsense"), "contains no private key in PEM"),
    (lambda authority: authority.certificate.write_text(""), "contains no certificate in PEM"),
    (lambda authority: authority.make("late", days=-1), "has expired; its last day was"),
    (lambda authority: authority.certificate.unlink(), "cannot be read: No such file"),
    (lambda authority: Authority(make_folder(authority.key.parent / "other")).key.replace(authority.key), "does not belong to the certificate"),
    (lambda authority: run("ec", "-in", authority.key, "-aes128", "-passout", "pass:secret", "-out", authority.key), "is encrypted"),
], ids=["no-key", "empty", "expired", "missing", "other-key", "encrypted"])
def test_a_wrong_certificate_is_refused_in_a_sentence_and_the_one_before_stays(served, authority, spoil, words):
    spoil(authority)
    served.process.send_signal(signal.SIGHUP)
    said = served.complaint("certificate")
    assert "still uses the previous certificate" in said and words in said
    assert name_shown(served) == "one"
    started = subprocess.run([PROGRAM, "--port", "0", "--in-memory", *authority.options], cwd=ROOT, text=True, capture_output=True, timeout=60)
    assert started.returncode != 0
    assert words in started.stderr and len(started.stderr.splitlines()) == 1


def make_folder(path):
    path.mkdir()
    return path


@pytest.mark.parametrize("options, words", [
    (["--tls-cert", "a.pem"], "--tls-cert needs the private key too"), (["--tls-key", "a.pem"], "--tls-key needs the certificate too"),
])
def test_one_of_the_two_alone_is_refused(options, words):
    started = subprocess.run([PROGRAM, "--port", "0", "--in-memory", *options], cwd=ROOT, text=True, capture_output=True, timeout=60)
    assert started.returncode != 0 and words in started.stderr


def test_a_server_with_tls_stops_in_order(authority, tmp_path):
    served = KennelServer(*authority.options, "--token", TOKEN, "--data", str(tmp_path / "data")).start()
    context = trusting(authority)
    session = json.loads(ask(served, context, "POST", "/api/sessions", {"screen": "/about"}).text)["id"]
    secured, lines = open_stream(served, context, f"/api/sessions/{session}/events")
    assert next_event(lines, "snapshot")
    assert served.stop() == 0
    assert next_event(lines, "stopping")
    secured.close()
