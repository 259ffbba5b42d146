"""An event stream that breaks after each of its bytes in turn: a page misses nothing and takes nothing twice."""

import contextlib
import select
import socket
import threading

import pytest

from kennel_server import states
from scripted_bff import screen

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: %b\r\nConnection: close\r\n\r\n"

# A page joins a stream that breaks after `offset` bytes, and goes on until it has seen the last input: four at a time.
PLAY = """async ({ first, last, session, final }) => {
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
  const play = (offset) => new Promise((resolve) => {
    const model = new SessionModel()
    const drawn = renderer()
    const told = []
    const { port1, port2 } = new MessageChannel()
    new Multiplex({ EventSource, base: `${location.origin}/cut/${offset}/` }).adopt(port1)
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
      resolve(faults.map((fault) => `${offset}: ${fault}`))
    }
    port2.postMessage({ type: 'follow', session })
  })
  const faults = []
  let next = first
  const oneAfterAnother = async () => { while (next < last) faults.push(...await play(next++)) }
  await Promise.all(Array.from({ length: 4 }, oneAfterAnother)) // a browser has six connections to one server
  return { errors, faults: faults.slice(0, 5) }
}"""


class Cutter:
    """Stands before a server, and breaks the first stream of `/cut/N/` after N bytes of what was recorded.

    Thousands of connections pass, so it speaks no more HTTP than they need.
    """

    def __init__(self, server, recorded):
        self.target = server.port
        self.recorded = recorded
        self.seen = set()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        threading.Thread(target=self.accept, daemon=True).start()

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
        with near, contextlib.suppress(OSError):  # a reader that goes away has seen enough
            asked = b""
            while b"\r\n\r\n" not in asked:
                received = near.recv(65536)
                if not received:
                    return
                asked += received
            path = asked.split(b" ", 2)[1].decode()
            if path.startswith("/cut/"):
                _, _, offset, path = path.split("/", 3)
                if offset not in self.seen:
                    self.seen.add(offset)
                    near.sendall(ANSWER % b"text/event-stream" + self.recorded[:int(offset)])
                    return
                path = f"/{path}"
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
    """A session that fails, is retried and succeeds, and all that a page heard of it since its beginning."""
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
    for first in range(0, len(recorded) + 1, 500):
        last = min(first + 500, len(recorded) + 1)
        result = page.evaluate(PLAY, {"first": first, "last": last, "session": session.name, "final": final})
        assert result == {"errors": [], "faults": []}
    cutter.close()
