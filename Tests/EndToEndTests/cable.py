"""The connection of a server to the NATS servers of a cluster. It can be cut: no connection breaks, but nothing
arrives."""

import contextlib
import ctypes
import os
import subprocess
import threading
import warnings
from pathlib import Path

from line import Line

NEW_NETWORK = 0x40000000  # CLONE_NEWNET


def lay(network):
    """Returns a connection to the addresses A.B.C.1 to 3 of a cluster: through a network namespace if the system
    allows one, or a proxy."""
    try:
        return Cable(network)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = getattr(error, "stderr", None) or error
        warnings.warn(f"no network namespace can be made here ({str(reason).strip()}): a proxy is silent instead")
        return ProxiedCable(network)


class Cable:
    """A network namespace whose only connection is a pair of virtual devices."""

    def __init__(self, network):
        self.block = network.split(".")[1]
        self.name = f"kc{os.getpid()}"
        self.here, self.there = f"{self.name}h", f"{self.name}n"
        self.nats = [f"nats://{network}.{number}:4222" for number in (1, 2, 3)]
        try:
            self.connect(network)
            self.inner = os.open(f"/run/netns/{self.name}", os.O_RDONLY)
        except BaseException:
            self.cut_off()
            raise

    def connect(self, network):
        own, far = (f"10.213.{self.block}.{number}" for number in (254, 2))
        run("ip", "netns", "add", self.name)
        run("ip", "link", "add", self.here, "type", "veth", "peer", "name", self.there)
        run("ip", "link", "set", self.there, "netns", self.name)
        run("ip", "address", "add", f"{own}/24", "dev", self.here)
        run("ip", "link", "set", self.here, "up")
        for device, address in (("lo", None), (self.there, f"{far}/24")):
            if address:
                run("ip", "-n", self.name, "address", "add", address, "dev", device)
            run("ip", "-n", self.name, "link", "set", device, "up")
        # The cluster has loopback addresses: only 127.0.0.x stays in the namespace, and the devices forward the others.
        Path(f"/proc/sys/net/ipv4/conf/{self.here}/route_localnet").write_text("1")
        run("ip", "netns", "exec", self.name, "sh", "-c", f"echo 1 > /proc/sys/net/ipv4/conf/{self.there}/route_localnet")
        run("ip", "-n", self.name, "route", "delete", "local", "127.0.0.0/8", "dev", "lo", "table", "local")
        run("ip", "-n", self.name, "route", "add", "local", "127.0.0.0/24", "dev", "lo", "table", "local")
        run("ip", "-n", self.name, "route", "add", f"{network}.0/24", "via", own, "src", far)

    @contextlib.contextmanager
    def far_end(self):
        """Runs processes started by this thread, and its new sockets, inside the namespace."""
        with open(f"/proc/self/task/{threading.get_native_id()}/ns/net") as home:
            enter(self.inner)
            try:
                yield
            finally:
                enter(home.fileno())

    def pull(self):
        run("ip", "link", "set", self.here, "down")

    def plug(self):
        run("ip", "link", "set", self.here, "up")

    def cut_off(self):
        """Removes the namespace and its devices."""
        if hasattr(self, "inner"):
            os.close(self.inner)
        for command in (["link", "delete", self.here], ["netns", "delete", self.name]):
            subprocess.run(["ip", *command], stderr=subprocess.DEVNULL, check=False)


class ProxiedCable:
    """A proxy for each NATS server, in the shared network."""

    def __init__(self, network):
        self.lines = [Line(4222, f"{network}.{number}") for number in (1, 2, 3)]
        self.nats = [f"nats://127.0.0.1:{line.port}" for line in self.lines]

    @contextlib.contextmanager
    def far_end(self):
        yield

    def pull(self):
        for line in self.lines:
            line.silence()

    def plug(self):
        for line in self.lines:
            line.restore()

    def cut_off(self):
        for line in self.lines:
            line.close()


def run(*command):
    subprocess.run(command, check=True, text=True, stderr=subprocess.PIPE)


def enter(namespace):
    if ctypes.CDLL(None, use_errno=True).setns(namespace, NEW_NETWORK):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
