"""A backend for frontend whose responses a test sets, and which records its requests."""

import json
import socket
import struct
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

#: A screen that counts the taps of its button.
COUNTER = json.dumps({
    "_beagleComponent_": "beagle:screenComponent", "child": {
        "_beagleComponent_": "beagle:container", "context": {"id": "n", "value": 0}, "children": [
            {"_beagleComponent_": "beagle:text", "text": "counted @{n}"},
            {"_beagleComponent_": "beagle:button", "text": "Count", "onPress": [{
                "_beagleAction_": "beagle:setContext", "contextId": "n", "value": "@{sum(n, 1)}"}]}]}})


class ScriptedBFF(ThreadingHTTPServer):
    """`on(path, answer, …)`: the first request gets the first response, and so on; the last one is repeated.

    A response is a document (a dict or list, sent as JSON), bytes, a number (a status), or a function that handles the
    request.
    """

    daemon_threads = True
    request_queue_size = 64

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers = {}
        self.requests = []
        self.lock = threading.Lock()
        self.is_over = threading.Event()
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def on(self, path, *answers):
        with self.lock:
            self.answers[path] = list(answers)
        return self

    def asked(self, path):
        """Returns how many requests for this path have begun."""
        with self.lock:
            return self.requests.count(path)

    def take(self, handler):
        with self.lock:
            self.requests.append(handler.path)
            answers = self.answers.get(handler.path, [404])
            return answers.pop(0) if len(answers) > 1 else answers[0]

    def close(self):
        self.is_over.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, request, client_address):
        pass  # the client closed the connection


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # sends a body before its head is acknowledged

    def log_message(self, *args):
        pass

    def do_GET(self):
        answer = self.server.take(self)
        if callable(answer):
            answer(self)
        elif isinstance(answer, int):
            self.reply(answer, b"" if answer == 204 else b'{"error": "scripted"}')
        elif isinstance(answer, bytes):
            self.reply(200, answer)
        else:
            self.reply(200, json.dumps(answer).encode())

    do_POST = do_PUT = do_GET

    def reply(self, status, body, kind="application/json", headers=()):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


# -- responses


class Gate:
    """A response that waits until the test opens the gate."""

    def __init__(self, answer):
        self.answer = answer
        self.arrived = threading.Event()
        self.opened = threading.Event()

    def __call__(self, handler):
        self.arrived.set()
        while not self.opened.wait(0.02):
            if handler.server.is_over.is_set():
                return
        handler.reply(*self.answer) if isinstance(self.answer, tuple) else handler.reply(200, json.dumps(self.answer).encode())

    def open(self):
        self.opened.set()


def hang(handler):
    """Never responds."""
    handler.server.is_over.wait()


def reset(handler):
    """Resets the connection."""
    handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    handler.close_connection = True
    handler.connection.close()


def half(handler):
    """Announces a longer body than it sends."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Content-Length", "5000")
    handler.end_headers()
    handler.wfile.write(b'{"_beagleComponent_": "beagle:te')
    handler.close_connection = True


def babble(handler):
    """Sends bytes that are not HTTP."""
    handler.wfile.write(b"\x00\xff\xfe what is this \r\n\r\n" * 4)
    handler.close_connection = True


def flood(handler):
    """Sends an endless body, as fast as the connection allows."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Connection", "close")
    handler.end_headers()
    handler.close_connection = True
    block = b" " * 65536
    try:
        while not handler.server.is_over.is_set():
            handler.wfile.write(block)
    except OSError:
        handler.server.cut_off = True


def drip(handler):
    """Sends one byte now and then, without an end."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Connection", "close")
    handler.end_headers()
    handler.close_connection = True
    try:
        while not handler.server.is_over.is_set():
            handler.wfile.write(b" ")
            time.sleep(0.05)
    except OSError:
        handler.server.cut_off = True


def redirect(path):
    def answer(handler):
        handler.reply(302, b"", headers=[("Location", path)])

    return answer


# -- documents


def screen(name, *children, title=None, actions=()):
    """Returns a screen with a bar, some texts, and a button for each `(name, action, …)`."""
    return {
        "_beagleComponent_": "beagle:screenComponent",
        "id": name,
        "navigationBar": {"title": title or name.capitalize(), "showBackButton": True},
        "child": {"_beagleComponent_": "beagle:container", "children": [
            *(text(child) if isinstance(child, str) else child for child in children),
            *(button(label, *does) for label, *does in actions),
        ]},
    }


def text(words):
    return {"_beagleComponent_": "beagle:text", "text": words}


def button(label, *actions):
    return {"_beagleComponent_": "beagle:button", "text": label, "onPress": list(actions)}


def push_view(url, **more):
    return {"_beagleAction_": "beagle:pushView", "route": {"url": url, **more}}


def push_stack(url, controller=None):
    return {"_beagleAction_": "beagle:pushStack", "route": {"url": url}, **({"controllerId": controller} if controller else {})}


def reset_stack(url):
    return {"_beagleAction_": "beagle:resetStack", "route": {"url": url}}


def reset_application(url):
    return {"_beagleAction_": "beagle:resetApplication", "route": {"url": url}}


def pop_to_view(url):
    return {"_beagleAction_": "beagle:popToView", "route": url}


pop_view = {"_beagleAction_": "beagle:popView"}
pop_stack = {"_beagleAction_": "beagle:popStack"}
