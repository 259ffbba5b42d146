"""An event stream that breaks after each of its bytes in turn: a page misses no event and applies none twice."""

import contextlib
import json
import re
import select
import socket
import threading

import pytest

from kennel_server import states
from scripted_bff import screen

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: %b\r\nConnection: close\r\n\r\n"

# Each page opens the event stream under one of these paths, where it breaks, and reconnects until it has the last
# input.
# Four pages run at a time.
PLAY = """async ({ paths, session, final }) => {
  const wait = window.setTimeout
  window.setTimeout = (body, time, ...more) => wait(body, 0, ...more)  // to join again at once
  window.setInterval = () => 0
  const { Multiplex } = await import('/js/net/multiplex.js')
  const { Renderer } = await import('/js/device/renderer.js')
  const { SessionModel } = await import('/js/net/session_model.js')
  const errors = []
  const renderer = () => new Renderer({
    root: document.createElement('div'), failed: (error) => errors.push(error.message), guard: () => false })
  const direct = renderer()
  direct.show(final.tree)
  const wanted = direct.root.innerHTML
  const wantedModel = new SessionModel()
  wantedModel.takeSnapshot(final)
  const facts = ({ input, time, navigation, retries, faults, entries }) =>
    JSON.stringify({ input, time, navigation, retries, faults, entries: [...entries.values()] })
  const play = (path) => new Promise((resolve) => {
    const model = new SessionModel()
    const drawn = renderer()
    const told = []
    const { port1, port2 } = new MessageChannel()
    new Multiplex({ EventSource, base: `${location.origin}${path}/` }).adopt(port1)
    port2.onmessage = ({ data: { type, name, data } }) => {
      if (type !== 'event') return
      if (name === 'snapshot') {
        told.length = 0
        drawn.show(data.tree)
        model.takeSnapshot(data)
      } else if (name === 'patch') {
        drawn.apply(data.ops ?? [])
        model.takePatch(data)
      } else {
        model.takeEntry(name, data)
      }
      told.push(`${name} ${data.n ?? ''} ${data.input} ${data.phase ?? ''}`)
      const isLast = data.input === final.input && (name === 'patch' || name === 'snapshot')
      if (!isLast) return
      port2.postMessage({ type: 'close' })
      const faults = []
      if (new Set(told).size !== told.length) faults.push('something was told twice')
      if (drawn.root.innerHTML !== wanted) faults.push('another tree')
      if (facts(model) !== facts(wantedModel)) faults.push(`other facts: ${facts(model)}`)
      resolve(faults.map((fault) => `${path}: ${fault}`))
    }
    port2.postMessage({ type: 'follow', session })
  })
  const faults = []
  const oneAfterAnother = async () => { while (paths.length) faults.push(...await play(paths.shift())) }
  await Promise.all(Array.from({ length: 4 }, oneAfterAnother)) // a browser has six connections to one server
  return { errors, faults: faults.slice(0, 5) }
}"""


class Cutter:
    """A proxy for a server that breaks streams of recorded events.

    Under `/every/N/`, with N from 0 to 3, a stream continues at the position of its page, and breaks again and again,
    each time four bytes later, until the page has one more event. Under `/once/N/`, the first stream breaks after N
    bytes, and the server continues. Thousands of connections pass, so the proxy implements only the HTTP that they
    need.
    """

    def __init__(self, server, recorded):
        self.target = server.port
        self.recorded = recorded
        self.ends = {}  # the offset in the recording for each position of a page
        for event in re.finditer(rb"event: .*\ndata: (.*)\n\n", recorded):
            self.ends[json.loads(event[1])["id"]] = event.end()
        self.sent = {}  # by page and position, how many of the following bytes were sent last
        self.breaks = set()
        self.seen = set()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        threading.Thread(target=self.accept, daemon=True).start()

    def some(self, page, place):
        """Returns a few more bytes of the event after this position than the page got last time."""
        start = self.ends.get(place, len(self.recorded)) if place else 0
        end = min((end for end in self.ends.values() if end > start), default=start)
        sent = self.sent.get((page, start), page - 4)
        if start + sent >= end:
            return None  # it has received all later events, or its position is not in the recording
        self.sent[page, start] = sent + 4
        end = min(start + sent + 4, end)
        self.breaks.add(end)
        return self.recorded[start:end]

    def broken(self, path):
        """Returns the bytes that a stream sends before it breaks, or None for one that does not; and the request to
        the server then."""
        _, way, number, path = path.split("/", 3)
        if way == "once":
            is_first = number not in self.seen
            self.seen.add(number)
            return self.recorded[:int(number)] if is_first else None, f"/{path}"
        return self.some(int(number), path.partition("@")[2]), f"/{path}"

    def close(self):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(near,), daemon=True).start()

    def serve(self, near):
        with near, contextlib.suppress(OSError):  # a closed connection is expected
            asked = b""
            while b"\r\n\r\n" not in asked:
                received = near.recv(65536)
                if not received:
                    return
                asked += received
            path = asked.split(b" ", 2)[1].decode()
            if path.startswith(("/every/", "/once/")):
                said, path = self.broken(path)
                if said is not None:
                    near.sendall(ANSWER % b"text/event-stream" + said)
                    return
            if path == "/empty":
                near.sendall(ANSWER % b"text/html" + b"<!doctype html><title>Empty</title>")
                return
            with socket.create_connection(("127.0.0.1", self.target)) as far:
                far.sendall(f"GET {path} HTTP/1.0\r\nHost: 127.0.0.1:{self.target}\r\n\r\n".encode())
                self.carry(far, near)

    @staticmethod
    def carry(far, near):
        while True:
            readable, _, _ = select.select([far, near], [], [])
            data = far.recv(65536) if far in readable else b""
            if not data:
                return
            near.sendall(data)


@pytest.fixture
def exchange(own_kennel, bff):
    """A session that fails, is retried and succeeds, and all events of it since its beginning."""
    bff.on("/a", 500, screen("a", "Here now", title="A"))
    server = own_kennel()
    session = server.open(bff=bff.address, screen="/a")
    session.until(lambda now: "error" in states(now))
    with server.raw(f"GET /api/events?session={session.name} HTTP/1.0\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()) as stream:
        heard = b""
        while b"\n\n" not in heard.partition(b"event: snapshot")[2]:
            heard += stream.recv(65536)
        session.tap("Retry")
        final = session.until(lambda now: "success" in states(now) and not now["retries"])
        # The loading view fades out on a timer, and nothing happens after that.
        while True:
            before = final["input"]
            stream.settimeout(1)
            try:
                heard += stream.recv(65536)
            except TimeoutError:
                final = session.snapshot()
                if final["input"] == before:
                    break
    head, _, body = heard.partition(b"\r\n\r\n")
    assert b"chunked" not in head.lower()
    return server, session, body, final


def test_a_stream_may_break_after_any_byte(exchange, visit):
    server, session, recorded, final = exchange
    cutter = Cutter(server, recorded)
    page = visit("empty", at=cutter, wait=False)

    def play(*paths):
        result = page.evaluate(PLAY, {"paths": paths, "session": session.name, "final": final})
        assert result == {"errors": [], "faults": []}

    play(*(f"/every/{page}" for page in range(4)))
    assert cutter.breaks == set(range(len(recorded) + 1))
    # The server continues after the last complete event: for each event, the rest is requested once.
    for end in (0, *cutter.ends.values()):
        play(*(f"/once/{offset}" for offset in (end - 1, end, end + 1) if 0 <= offset <= len(recorded)))
    cutter.close()
