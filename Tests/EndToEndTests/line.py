"""A connection between a browser and the server that a test can cut, silence and restore."""

import socket
import struct
import threading


class Line:
    """A proxy that forwards bytes between its own port and another, until it is stopped."""

    def __init__(self, port, host="127.0.0.1"):
        self.target = host, port
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.listener.getsockname()[1]
        self.pairs = set()
        self.is_cut = False
        self.flows = threading.Event()
        self.flows.set()
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                abort(near)
                continue
            try:
                far = socket.create_connection(self.target)
            except OSError:
                abort(near)
                continue
            pair = (near, far)
            self.pairs.add(pair)
            for source, sink in (pair, pair[::-1]):
                threading.Thread(target=self.carry, args=(source, sink, pair), daemon=True).start()

    def carry(self, source, sink, pair):
        try:
            while data := source.recv(65536):
                self.flows.wait()
                sink.sendall(data)
        except OSError:
            pass
        self.pairs.discard(pair)
        for end in pair:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self):
        """Breaks every connection and refuses new ones."""
        self.is_cut = True
        for pair in list(self.pairs):
            for end in pair:
                abort(end)

    def silence(self):
        """Keeps connections open without forwarding anything, like a train in a tunnel."""
        self.flows.clear()

    def restore(self):
        self.is_cut = False
        self.flows.set()

    def close(self):
        self.flows.set()
        self.listener.close()
        self.cut()


def abort(end):
    try:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        end.shutdown(socket.SHUT_RDWR)
        end.close()
    except OSError:
        pass
