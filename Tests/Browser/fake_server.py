"""A small replacement for Kennel: the wire format and HTTP interface, with a scripted app.

Runs alone too: `python fake_server.py 8090` serves the page for trying it.
"""

import json
import mimetypes
import queue
import re
import secrets
import socket
import sys
import threading
import time
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import fake_recordings
from fake_app import FakeApp

PUBLIC = Path(__file__).resolve().parents[2] / "Public"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; frame-src https: http:"
)
CONTROLLERS = [
    {"id": None, "type": "BeagleNavigationController", "default": True},
    {"id": "CustomError", "type": "CustomErrorNavigationController", "default": False},
    {"id": "CustomLoading", "type": "CustomLoadingNavigationController", "default": False},
]
SCREENS = [
    {"path": "/home", "title": "Roda", "note": "Bicycles by the day", "group": "shop"},
    {"path": "/bikes", "title": "Bicycles", "note": "A list that pushes", "group": "shop"},
    {"path": "/basket", "title": "Basket", "note": "Opens as a sheet", "group": "shop"},
    {"path": "/fails-twice", "title": "Fails twice", "note": "500, 500, and then the screen", "group": "failures"},
    {"path": "/slow", "title": "Slow", "note": "Answers after three seconds", "group": "failures"},
    {"path": "/404", "title": "Not found", "note": "404", "group": "failures"},
]


SIZES = {
    "phone": (393, 852, (59, 0, 34, 0)), "small": (375, 667, (20, 0, 0, 0)), "landscape": (852, 393, (0, 59, 21, 59)),
}


def changed_device(device, change):
    """Returns the device after a change. A size in numbers has no name."""
    if change.get("language") == "ar":
        device = {**device, "direction": "rightToLeft"}
    names = ("textSize", "direction", "appearance", "language", "motion")
    device = {**device, **{name: change[name] for name in names if name in change}}
    if "size" in change:
        width, height, edges = SIZES[change["size"]]
        return {**device, "size": change["size"], "width": width, "height": height,
                "safeArea": dict(zip(("top", "left", "bottom", "right"), edges))}
    if "width" in change:
        device.pop("size", None)
        none = {"top": 0, "left": 0, "bottom": 0, "right": 0}
        return {**device, "width": change["width"], "height": change["height"], "safeArea": {**none, **change.get("safeArea", {})}}
    return device


PHONE = changed_device({"scale": 3, "textSize": "large", "direction": "leftToRight", "appearance": "light"}, {"size": "phone"})


class Refusal(Exception):
    def __init__(self, status, title, detail, headers=(), **members):
        super().__init__(detail)
        self.status, self.title, self.detail, self.headers, self.members = status, title, detail, headers, members


class FakeSession:
    """One session: its app, its log, and its viewers."""

    def __init__(self, configuration, epoch, script=None):
        self.id, self.watch, self.epoch = secrets.token_hex(6), "w" + secrets.token_hex(6), epoch
        self.configuration = {name: value for name, value in configuration.items() if name not in ("faults", "device")}
        self.device = changed_device(PHONE, configuration.get("device") or {})
        self.armed = configuration.get("faults", {"rules": []})["rules"]  # from the start
        self.lock = threading.RLock()
        self.opened = int(time.time() * 1000)
        self.began = time.monotonic()
        self.sequence, self.count, self.input = 0, 0, 0
        self.history, self.readers, self.keys = [], [], {}
        self.states, self.requests, self.log, self.inputs = [], {}, [], []
        self.phase = "live"
        self.standing_still = None  # why it waits for space in its journal
        self.origin = None  # the step of another session that it continues from
        self.recording = None  # the details of an imported session
        self.script, self.steps = [], []  # every input, and the snapshot after it
        self.waiting = None if script is None else []  # while replaying: events that the script has not delivered yet
        self.app = FakeApp(self)
        self.app.faults = [{**rule, "id": f"f0{number}", "used": 0} for number, rule in enumerate(self.armed)]
        screen = configuration.get("screen") or "/home"
        with self.lock:
            with self.number({"type": "opened"}, "opens " + screen):
                self.app.start(screen, configuration.get("controller"))
            fake_recordings.replay(self, script or [])

    @property
    def now(self):
        return round((time.monotonic() - self.began) * 1000, 1)

    def emit(self, name, data):
        with self.lock:
            self.sequence += 1
            event = {"id": f"{self.epoch}.{self.sequence}", "name": name, "data": {"input": self.input, "time": self.now, **data}}
            self.history.append(event)
            for reader in list(self.readers):
                reader.put((self, event))

    def entry(self, name, data, number=None):
        if number is None:
            self.count += 1
            number = self.count
        data = {"n": number, "input": self.input, "time": self.now, **data}
        if name == "request":
            self.requests[data["id"]] = data
        else:
            (self.states if name == "state" else self.log).append(data)
        self.emit(name, data)
        return number

    @contextmanager
    def number(self, value, message, kind="input"):
        """Applies one input: numbers it, logs it, and stores the result as a step."""
        self.input += 1
        self.script.append({"kind": kind, "input": value, "label": message})
        if kind != "answer":  # requests log their answers themselves
            shown = "input" if kind == "faults" else kind
            self.entry("log", {"kind": shown, "level": "info", "message": message, "detail": value})
        yield
        self.app.flush()
        snapshot = json.loads(json.dumps(self.snapshot("recording")))
        self.steps.append({"time": self.now, "snapshot": snapshot})

    def snapshot(self, phase=None):
        app = self.app
        backend = {} if self.configuration.get("bff") else {"bff": "http://sample", "ownBackend": True}
        recording = {"recording": {**self.recording, "inputs": self.input}} if self.recording else {}
        return {
            "epoch": self.epoch, "seq": self.sequence, "input": self.input, "time": self.now,
            "session": {"id": self.id, "watch": self.watch, "opened": self.opened,
                        "configuration": {**self.configuration, **backend}, "phase": phase or self.phase,
                        **({"origin": self.origin} if self.origin else {})},
            **recording, **({"waiting": self.standing_still} if self.standing_still else {}),
            "device": self.device, "tree": app.tree(), "navigation": app.navigation(), "retries": app.retries, "retryButtons": app.retry_buttons(), "faults": {"rules": app.faults},
            "states": self.states, "requests": list(self.requests.values()), "log": self.log,
        }

    def take(self, value):
        """Handles one input of a page: refuses it, or numbers and applies it."""
        with self.lock:
            key = value.get("key")
            if key in self.keys:
                return self.keys[key]
            if value["type"] == "device":
                return self.change_device(value)
            message = self.app.check(value)
            self.inputs.append(value)
            with self.number({k: v for k, v in value.items() if k != "key"}, message):
                if key:
                    self.keys[key] = self.input
                self.app.handle(value)
            return self.input

    def change_device(self, value):
        change = {name: member for name, member in value.items() if name not in ("type", "key")}
        device = changed_device(self.device, change)
        if device == self.device:
            raise Refusal(409, "same-device", "The device already has these settings.")
        self.inputs.append(value)
        with self.number({"type": "device", **change}, "changes the device"):
            self.device = device
            self.emit("patch", {"device": device})
        return self.input

    def put_faults(self, wanted):
        with self.lock:
            known = {rule["id"]: rule for rule in self.app.faults}
            rules = []
            for rule in wanted:
                old = known.get(rule.get("id"))
                same = old and all(old.get(name) == rule.get(name) for name in ("path", "count", "fault", "status", "delay"))
                self.app.fault_count += 0 if same else 1
                rules.append(old if same else {**rule, "id": f"f{self.app.fault_count}", "used": 0})
            with self.number({"type": "faults", "rules": wanted}, "faults changed", "faults"):
                self.app.faults = rules
                self.emit("patch", {"faults": {"rules": rules}})
            return rules

    def later(self, seconds, message, body, kind="timer", interrupted=None):
        def run():
            with self.lock, self.number({} if kind == "timer" else None, message, kind):
                body()

        if self.waiting is not None:
            self.waiting.append((message, seconds, run, interrupted))
        else:
            self.start_timer(seconds, run)

    def start_timer(self, seconds, run):
        timer = threading.Timer(seconds, run)
        timer.daemon = True
        timer.start()


class FakeServer(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 64

    def __init__(self, port=0, files=None):
        super().__init__(("127.0.0.1", port), Handler)
        self.lines = set()  # the sockets of connected clients
        self.files = files  # the source of the page's files: a function of their path, or the folder
        self.asked = []  # the paths of requested files
        self.epoch = secrets.token_hex(3)
        self.sessions = {}
        self.streams = set()
        self.is_down = False
        self.refusals = []  # statuses with which the next inputs are refused
        self.input_delay = 0
        self.opened_streams = 0
        self.differs_from = None  # the input to which this version of the app responds differently
        self.most_recording = 1_000_000
        self.keeps_inputs = True
        # closing waits at most for that interval
        self.thread = threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def open(self, configuration, script=None):
        session = FakeSession(configuration, self.epoch, script)
        self.sessions[session.id] = self.sessions[session.watch] = session
        return session

    def process_request(self, request, client_address):
        self.lines.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request):
        self.lines.discard(request)
        super().shutdown_request(request)

    def server_close(self):
        """Stops to respond, even on open connections."""
        super().server_close()
        for line in list(self.lines):
            with suppress(OSError):  # it is closed already
                line.shutdown(socket.SHUT_RDWR)

    def cut(self):
        """Breaks every stream and refuses every call, like a network failure."""
        self.is_down = True
        for stream in list(self.streams):
            stream.put(None)

    def restore(self):
        self.is_down = False

    def forget(self):
        """Simulates a restart without a journal."""
        self.sessions.clear()
        self.epoch = secrets.token_hex(3)

    def handle_error(self, request, client_address):
        pass  # the page was closed


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # sends a body before its head is acknowledged

    def log_message(self, *args):
        pass

    def handle_one_request(self):
        super().handle_one_request()

    def do_GET(self):
        self.answer("GET")

    def do_POST(self):
        self.answer("POST")

    def do_PUT(self):
        self.answer("PUT")

    def answer(self, method):
        if self.server.is_down:
            self.close_connection = True
            self.connection.close()
            return
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length) if length else b""
        parts = urlsplit(self.path)
        try:
            for verb, pattern, respond in ROUTES:
                found = re.fullmatch(pattern, parts.path)
                if found and verb == method:
                    respond(self, body, parse_qs(parts.query), *map(unquote, found.groups()))
                    return
            self.file(parts.path)
        except Refusal as refusal:
            problem = {"type": "about:blank", "title": refusal.title, "status": refusal.status, "detail": refusal.detail, **refusal.members}
            self.reply(refusal.status, problem, "application/problem+json", refusal.headers)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def reply(self, status, value, kind="application/json", headers=()):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, text in headers:
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(data)

    def file(self, path):
        if not path.startswith("/fonts"):
            self.server.asked.append(path.lstrip("/"))
        if self.server.files:
            self.send_file(*self.server.files(path))
            return
        target = (PUBLIC / ("index.html" if path == "/" else path.lstrip("/"))).resolve()
        if not target.is_file() or PUBLIC not in target.parents:
            raise Refusal(404, "Not found", path)
        kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
        headers = [("Content-Type", kind), ("Content-Security-Policy", POLICY), ("Cache-Control", "no-cache")]
        self.send_file(200, headers, target.read_bytes())

    def send_file(self, status, headers, data):
        if status != 200:
            raise Refusal(status, "Not found", self.path)
        self.send_response(200)
        for name, text in headers:
            self.send_header(name, text)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def session(self, name, to_change=False):
        session = self.server.sessions.get(name)
        if not session:
            raise Refusal(404, "Unknown session", f"There is no session {name}.")
        if to_change and name == session.watch:
            raise Refusal(403, "View only", "This id only looks.")
        if to_change and session.recording:
            raise Refusal(409, "Recording", "This is a recording. Continue from one of its steps to change something.")
        return session

    def open_session(self, body, query):
        self.created(self.server.open(json.loads(body or b"{}")))

    def created(self, session, **more):
        self.reply(201, {"id": session.id, "watch": session.watch, "url": f"/?session={session.id}", **more})

    def list_sessions(self, body, query):
        asked = query.get("watch", [None])[0]
        listed = set(self.server.sessions.values())
        self.reply(200, [{"watch": session.watch} for session in listed if asked in (None, session.watch)])

    def take_control(self, body, query, name):
        session = self.session(name)
        self.reply(200, {"id": session.id, "watch": session.watch, "url": f"/?session={session.id}"})

    def show_session(self, body, query, name):
        session = self.session(name)
        with session.lock:
            self.reply(200, session.snapshot())

    def take_input(self, body, query, name):
        session = self.session(name, to_change=True)
        if self.server.input_delay:
            time.sleep(self.server.input_delay)
        if self.server.refusals:
            status = self.server.refusals.pop(0)
            if status == 0:  # accepted, but the response is lost
                session.take(json.loads(body))
                self.close_connection = True
                self.connection.close()
                return
            raise Refusal(
                status, "Refused", "v9 is covered by a loading view.", [("Retry-After", "1")],
                type="urn:kennel:problem:view-covered")
        self.reply(202, {"input": session.take(json.loads(body))})

    def put_faults(self, body, query, name):
        session = self.session(name, to_change=True)
        rules = json.loads(body)["rules"]
        if any("used" in rule for rule in rules):
            raise Refusal(400, "Malformed", "used is the server's")
        self.reply(200, {"rules": session.put_faults(rules)})

    def recorded(self, name):
        if not self.server.keeps_inputs:
            raise Refusal(409, "No longer kept", "The inputs of this session are no longer kept.")
        return self.session(name)

    def show_step(self, body, query, name, number):
        session, number = self.recorded(name), int(number)
        if not 1 <= number <= len(session.steps):
            raise Refusal(404, "No such step", f"There are {len(session.steps)} steps.")
        since = int(query.get("since", [number - 1])[0])
        self.reply(200, fake_recordings.step(session, number, since, self.server.differs_from))

    def branch(self, body, query, name):
        session, asked = self.recorded(name), json.loads(body)
        if name == session.watch and not session.recording:
            raise Refusal(403, "View only", "This id only looks.")
        branch = self.server.open({**session.configuration, "faults": {"rules": session.armed}}, session.script[:asked["step"]])
        branch.origin = {"step": asked["step"], "session": session.id, "watch": session.watch}
        fake_recordings.go_on(branch)
        if "faults" in asked:
            branch.put_faults(asked["faults"])
        self.created(branch)

    def save(self, body, query, name):
        data = fake_recordings.write(self.recorded(name))
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Content-Disposition", 'attachment; filename="kennel-FakeApp-2026-01-01.kennel"')
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def take_recording(self, body, query):
        if self.headers.get("Content-Type") != "application/x-ndjson":
            raise Refusal(415, "Wrong type", "A recording is sent as application/x-ndjson.")
        if len(body) > self.server.most_recording:
            raise Refusal(413, "Too large", f"A recording may have {self.server.most_recording} bytes.")
        try:
            configuration, script, is_cut = fake_recordings.read(body)
        except fake_recordings.Unreadable as error:
            raise Refusal(422, "Not a recording", error.detail, line=error.line) from None
        session = self.server.open(configuration, script)
        session.phase, session.recording = "recording", {"app": "FakeApp", "cut": is_cut}
        if self.server.differs_from:
            session.recording["differsFrom"] = self.server.differs_from
        self.created(session, inputs=session.input)

    def exchange(self, body, query, name, request):
        session = self.session(name)
        entry = session.requests.get(request)
        if not entry:
            raise Refusal(404, "Unknown request", request)
        text = '{"_beagleComponent_": "beagle:screenComponent", "id": "home", "child": {"_beagleComponent_": "beagle:text", "text": "Hello"}}'
        if entry.get("status", 200) >= 400:
            text = '{"error": "The kitchen is on fire"}'
        self.reply(200, {
            "request": {"headers": {"Accept": "application/json", "Beagle-Platform": "ios"}},
            "response": {"headers": {"Content-Type": "application/json"}, "body": text},
        })

    def events(self, body, query):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        frames = queue.Queue()
        self.server.streams.add(frames)
        self.server.opened_streams += 1
        joined = []
        names = {}
        try:
            for asked in query.get("session", []):
                name, _, place = asked.partition("@")
                session = self.server.sessions.get(name)
                if not session:
                    self.frame("gone", {"session": name, "status": 404, "title": "Unknown session", "detail": "It is gone."})
                    continue
                names.setdefault(session, []).append(name)
                with session.lock:
                    missed = self.missed(session, place)
                    if missed is None:
                        missed = [{"id": f"{session.epoch}.{session.sequence}", "name": "snapshot", "data": session.snapshot()}]
                    for event in missed:
                        self.frame(event["name"], {"session": name, "id": event["id"], "data": event["data"]})
                    session.readers.append(frames)
                    joined.append(session)
            self.wfile.flush()
            while not self.server.is_down:
                try:
                    item = frames.get(timeout=0.1)
                except queue.Empty:
                    if self.is_left():
                        break
                    continue
                if item is None:
                    break
                session, event = item
                for name in names[session]:
                    self.frame(event["name"], {"session": name, "id": event["id"], "data": event["data"]})
        except (BrokenPipeError, ConnectionResetError, OSError):
            pass
        finally:
            self.server.streams.discard(frames)
            for session in joined:
                with session.lock:
                    if frames in session.readers:
                        session.readers.remove(frames)

    def is_left(self):
        try:
            return self.connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
        except BlockingIOError:
            return False

    def missed(self, session, place):
        epoch, _, sequence = place.rpartition(".")
        if epoch != session.epoch:
            return None
        return session.history[int(sequence):]

    def frame(self, name, data):
        self.wfile.write(f"event: {name}\ndata: {json.dumps(data)}\n\n".encode())
        self.wfile.flush()


ROUTES = [
    ("GET", r"/api/controllers", lambda self, body, query: self.reply(200, CONTROLLERS)),
    ("GET", r"/api/screens", lambda self, body, query: self.reply(200, SCREENS)),
    ("GET", r"/healthz", lambda self, body, query: self.reply(200, {})),
    ("GET", r"/api/events", Handler.events),
    ("POST", r"/api/sessions", Handler.open_session),
    ("GET", r"/api/sessions", Handler.list_sessions),
    ("GET", r"/api/sessions/([^/]+)", Handler.show_session),
    ("POST", r"/api/sessions/([^/]+)/inputs", Handler.take_input),
    ("PUT", r"/api/sessions/([^/]+)/faults", Handler.put_faults),
    ("POST", r"/api/sessions/([^/]+)/control", Handler.take_control),
    ("GET", r"/api/sessions/([^/]+)/requests/([^/]+)", Handler.exchange),
    ("GET", r"/api/sessions/([^/]+)/steps/(\d+)", Handler.show_step),
    ("POST", r"/api/sessions/([^/]+)/branches", Handler.branch),
    ("GET", r"/api/sessions/([^/]+)/recording", Handler.save),
    ("POST", r"/api/recordings", Handler.take_recording),
]


if __name__ == "__main__":
    server = FakeServer(int(sys.argv[1]) if len(sys.argv) > 1 else 8090)
    print(server.address, flush=True)
    server.serve_forever()
