"""A cluster of several servers: each of them can respond, and losing one has no effect."""

import json
import os
import random
import signal
import statistics
import sys
import threading
import time

import pytest
from playwright.sync_api import expect

from cable import lay as cable_to
from cluster import Cluster
from kennel_server import EventReader, KennelServer, find, texts
from page import device
from scripted_bff import COUNTER

KILLS = int(os.environ.get("KENNEL_CLUSTER_KILLS", "6"))
SESSIONS = int(os.environ.get("KENNEL_CLUSTER_SESSIONS", "20"))


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    cluster = Cluster(tmp_path_factory.mktemp("cluster"), "--worlds", "1", "--sessions-per-client", "1000")
    yield cluster
    cluster.stop()


@pytest.fixture(autouse=True)
def whole(cluster):
    """Restarts the parts that a test killed."""
    yield
    cluster.start()


def tell(figures):
    """Prints measurements, which the output of a pytest worker would hide."""
    print(f"\n{figures}", file=sys.stderr)


class Tapper:
    """A user who counts in a session at a steady rate, and records the acknowledged taps."""

    def __init__(self, cluster, number=0, node=100):
        self.cluster = cluster
        self.session = cluster.open(node, screen_json=COUNTER)
        self.view = find(self.session.snapshot(), "Count")
        self.number = number
        self.acknowledged = 0
        self.waits = []

    def tap(self):
        began = time.monotonic()
        answer = self.cluster.ask(
            "POST", f"{self.session.path}/inputs",
            {"type": "tap", "view": self.view, "key": f"t{self.number}-{self.acknowledged}"})
        assert answer.status == 202, answer
        self.acknowledged += 1
        self.waits.append(time.monotonic() - began)

    def counted(self):
        snapshot = self.session.snapshot()
        assert snapshot["session"]["phase"] == "live", snapshot["session"]
        [text] = [text for text in texts(snapshot) if text.startswith("counted ")]
        recording = self.cluster.ask("GET", f"{self.session.path}/recording")
        assert recording.status == 200, recording
        taps = recording.body.count(b'"input":{"type":"tap"')
        assert taps == int(text.removeprefix("counted ")), "each tap is one input"
        return taps

    def check(self):
        assert self.counted() == self.acknowledged, "nothing acknowledged is lost, nothing counts twice"


class Load:
    """Users who tap five times a second each until they are stopped."""

    def __init__(self, cluster, count):
        self.tappers = [Tapper(cluster, number) for number in range(count)]
        self.over = threading.Event()
        self.failures = []
        self.threads = [threading.Thread(target=self.run, args=(tapper,), daemon=True) for tapper in self.tappers]
        for thread in self.threads:
            thread.start()

    def run(self, tapper):
        try:
            while not self.over.is_set():
                tapper.tap()
                self.over.wait(0.2)
        except BaseException as failure:
            self.failures.append(failure)

    def stream(self):
        """Returns the stream that stores the taps: the one that grows fastest."""
        before = self.tappers[0].cluster.stream_messages()
        time.sleep(1)  # the load continues meanwhile
        after = self.tappers[0].cluster.stream_messages()
        return max(after, key=lambda stream: after[stream] - before.get(stream, 0))

    def stop(self):
        self.over.set()
        for thread in self.threads:
            thread.join(60)
        assert not self.failures, self.failures[0]
        for tapper in self.tappers:
            tapper.check()
        waits = sorted(wait for tapper in self.tappers for wait in tapper.waits)
        return len(waits), statistics.median(waits), waits[int(len(waits) * .99)], waits[-1]


def test_any_server_answers_for_any_session(cluster):
    tappers = [Tapper(cluster, number) for number in range(4)]
    for _ in range(12):
        for tapper in tappers:
            tapper.tap()
    for tapper in tappers:
        tapper.check()
        views = [cluster.ask("GET", tapper.session.path, node=node).json for node in (1, 2, 3)]
        assert {"counted 12" in texts(view) for view in views} == {True}
        watched = [cluster.ask("GET", f"/api/sessions/{tapper.session.watch}", node=node).json for node in (1, 2, 3)]
        assert {"counted 12" in texts(view) for view in watched} == {True}
    watches = [tapper.session.watch for tapper in tappers]
    for node in (1, 2, 3):
        end = time.monotonic() + 20
        while True:  # a timer may become an input between two requests
            whole = cluster.ask("GET", "/api/sessions?limit=100", node=node).json
            asked = cluster.ask("GET", "/api/sessions?" + "&".join(f"watch={it}" for it in watches), node=node).json
            inputs = [cluster.ask("GET", f"{tapper.session.path}/steps/1").json["of"] for tapper in tappers]
            if [entry["inputs"] for entry in asked] == inputs and all(entry in whole for entry in asked):
                break
            assert time.monotonic() < end, (asked, inputs)
        assert [entry["watch"] for entry in asked] == watches
        assert {entry["phase"] for entry in asked} == {"live"}
    assert sum(cluster.figures("kennel_cluster_requests_passed_on_total").values()) > 0
    assert cluster.figures("kennel_cluster_servers") == {1: 3, 2: 3, 3: 3}


def test_steps_recordings_and_deletion_come_from_any_server(cluster):
    tapper = Tapper(cluster)
    for _ in range(3):
        tapper.tap()
    path = tapper.session.path
    for node in (1, 2, 3):
        end = time.monotonic() + 20
        while True:  # a timer may become an input between two requests
            step = cluster.ask("GET", f"{path}/steps/2", node=node).json
            recording = cluster.ask("GET", f"{path}/recording", node=node).body
            inputs = [json.loads(line)["input"]["type"] for line in recording.splitlines()[1:-1]]
            if step["of"] == len(inputs):
                break
            assert time.monotonic() < end, (step, inputs)
        assert step["type"] == "tap" and [kind for kind in inputs if kind != "timer"] == ["opened", "tap", "tap", "tap"]
        assert recording.startswith(b'{"kennel"')
    assert cluster.ask("DELETE", path, node=1).status == 204
    for node in (1, 2, 3):
        assert cluster.ask("GET", path, node=node).status == 404
        assert cluster.ask("GET", f"/api/sessions/{tapper.session.watch}", node=node).status == 404


def test_servers_that_die_lose_nothing_that_was_acknowledged(cluster):
    load = Load(cluster, SESSIONS)
    chance = random.Random("servers that die")
    for _ in range(KILLS):
        time.sleep(1)  # the load continues meanwhile
        cluster.kill(f"kennel{chance.randrange(1, 4)}")
        time.sleep(chance.random())
        cluster.start()
    taps, middle, p99, longest = load.stop()
    tell(f"{KILLS} servers killed under {SESSIONS} sessions, {taps} taps: "
         f"p50 {middle * 1000:.1f} ms, p99 {p99 * 1000:.0f} ms, longest {longest * 1000:.0f} ms")
    assert longest < 15, "every session answers again"


def test_a_stream_of_several_goes_on_without_the_server_of_one(cluster):
    mine, lost, other = tappers = [Tapper(cluster, number, node) for number, node in ((1, 1), (2, 2), (3, 3))]
    names = [tapper.session.name for tapper in tappers]
    reader = EventReader(cluster.at(1), "/api/events?" + "&".join(f"session={name}" for name in names))
    said = []

    def hear(tapper, text):
        """Reads until the stream shows a text in a session."""
        while True:
            event = reader.next(timeout=20)
            assert event, "the stream goes on"
            data = json.loads(event["data"])
            said.append((event["event"], data.get("session")))
            if data.get("session") == tapper.session.name and text in event["data"]:
                return

    for tapper in tappers:
        tapper.tap()
        hear(tapper, "counted 1")
    cluster.kill("kennel2")
    for number in (2, 3, 4):
        for tapper in (mine, other):
            tapper.tap()
            hear(tapper, f"counted {number}")
    lost.tap()
    hear(lost, "counted 2")
    others = [entry for entry in said if entry[1] in (mine.session.name, other.session.name)]
    assert [name for name, _ in others].count("snapshot") <= 2 and ("away", lost.session.name) in said
    assert said.count(("snapshot", lost.session.name)) == 2, "it began anew"
    cluster.start()
    for tapper, count in ((lost, 3), (mine, 5), (other, 5)):
        tapper.tap()
        hear(tapper, f"counted {count}")
        tapper.check()
    reader.close()


def test_a_page_goes_on_by_itself(cluster, browser):
    tapper = Tapper(cluster)
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"http://{cluster.network}.100:8080/?session={tapper.session.name}")
    for number in range(1, 7):
        device(page).get_by_text("Count", exact=True).click()
        expect(device(page).get_by_text(f"counted {number}", exact=True)).to_be_visible()
        if number % 2 == 0:
            cluster.kill(f"kennel{number // 2}")
            cluster.start()
    tapper.acknowledged = 6
    tapper.check()
    context.close()


@pytest.mark.parametrize("how, lost", [(signal.SIGKILL, "nats"), (signal.SIGTERM, "nats"), (signal.SIGKILL, "machine")])
def test_a_nats_server_that_ends_and_comes_back_is_a_pause(cluster, how, lost):
    load = Load(cluster, SESSIONS)
    elections = []
    for _ in range(3):
        # The worst case for a machine that runs both: other servers take over its sessions, which is recorded in the
        # stream that it led.
        stream = cluster.stream("RECORDS") if lost == "machine" else load.stream()
        leader = cluster.leaders_apart()[stream]
        time.sleep(1)  # the load continues meanwhile
        before = [len(tapper.waits) for tapper in load.tappers]
        began = time.monotonic()
        for part in ["nats", "kennel"] if lost == "machine" else ["nats"]:
            cluster.kill(f"{part}{leader}", how)
        while cluster.stream_leaders().get(stream, leader) == leader:
            assert time.monotonic() < began + 30, "NATS chooses no other leader"
        elections.append(time.monotonic() - began)
        # At the kill, each user had at most one pending tap. The tap after it was accepted while the stream had no
        # leader.
        taken = [len(tapper.waits) - count for tapper, count in zip(load.tappers, before)]
        # The sessions of the machine's server are rebuilt first.
        enough = 6 if lost == "machine" else 5
        assert elections[-1] < enough or min(taken) >= 2, f"they wait for NATS: {taken}"
        cluster.await_end(f"nats{leader}")
        cluster.start()
    taps, middle, p99, longest = load.stop()
    tell(f"the {lost} that led {stream} ended three times by {how.name}, {taps} taps: p50 {middle * 1000:.1f} ms, "
         f"p99 {p99 * 1000:.0f} ms, longest {longest:.2f} s; NATS had another leader after "
         + ", ".join(f"{wait:.2f} s" for wait in elections))


class Openers:
    """Clients that open sessions, one after the other, until they are stopped, with the start and end of each opening.
    """

    def __init__(self, cluster, count):
        self.cluster = cluster
        self.over = threading.Event()
        self.opened = []
        self.failures = []
        self.threads = [threading.Thread(target=self.run, daemon=True) for _ in range(count)]
        for thread in self.threads:
            thread.start()

    def run(self):
        try:
            while not self.over.wait(0.2):
                began = time.monotonic()
                session = self.cluster.open(screen_json=COUNTER)
                self.opened.append((began, time.monotonic(), session))
        except BaseException as failure:
            self.failures.append(failure)

    def stop(self):
        self.over.set()
        for thread in self.threads:
            thread.join(60)
        assert not self.failures, self.failures[0]
        return self.opened


@pytest.mark.parametrize("stream", ["RECORDS", "RECORDS-2"])
def test_sessions_are_opened_while_nats_has_no_leader_for_what_is_known_of_them(cluster, stream):
    stream = cluster.stream(stream)
    leader = cluster.leaders_apart()[stream]
    openers = Openers(cluster, 3)
    time.sleep(1)  # sessions are opened meanwhile
    began = time.monotonic()
    cluster.kill(f"nats{leader}")
    cluster.await_end(f"nats{leader}")
    ended = time.monotonic()
    unknown = cluster.ask_once("GET", "/api/sessions/nobodys", node=1, timeout=20)
    assert unknown.status == 503 or cluster.stream_leaders().get(stream, leader) != leader, "it may be in that stream"
    while cluster.stream_leaders().get(stream, leader) == leader:
        assert time.monotonic() < began + 30, "NATS chooses no other leader"
    elected = time.monotonic()
    cluster.start()
    opened = openers.stop()
    # An opening that was pending at the kill may or may not have succeeded.
    meanwhile = [(start, end) for start, end, _ in opened if ended < start < elected]
    early = [(start, end) for start, end in meanwhile if start < elected - 3]
    assert elected - began < 5 or len(early) >= 3, "nothing is opened"
    assert all(end < elected for _, end in early), "they wait for NATS"
    for _, _, session in opened[::5]:
        for node in (1, 2, 3):
            for name in (session.name, session.watch):
                answer = cluster.ask("GET", f"/api/sessions/{name}", node=node)
                assert answer.status == 200 and "counted 0" in texts(answer.json), answer
    path = opened[len(opened) // 2][2].path
    assert cluster.ask("DELETE", path).status == 204
    assert [cluster.ask("GET", path, node=node).status for node in (1, 2, 3)] == [404] * 3
    waits = [end - start for start, end in meanwhile]
    tell(f"whoever led {stream} killed: {len(waits)} openings before NATS had another leader after {elected - began:.2f} s, "
         f"p50 {statistics.median(waits) * 1000:.0f} ms, longest {max(waits):.2f} s")


def test_a_server_that_stands_still_is_left_and_lets_go(cluster):
    tappers = [Tapper(cluster, number) for number in range(6)]
    for tapper in tappers:
        tapper.tap()
    for name in ("kennel1", "kennel2"):
        cluster.kill(name, signal.SIGSTOP)
        try:
            for tapper in tappers:
                tapper.tap()
        finally:
            cluster.kill(name, signal.SIGCONT)
        for tapper in tappers:
            tapper.tap()
            tapper.check()


def test_a_server_cut_off_from_nats_refuses_and_its_sessions_go_on_elsewhere(cluster, tmp_path):
    cable = cable_to(cluster.network)
    alone = KennelServer("--worlds", "1", "--data", str(tmp_path / "alone"), "--cluster", ",".join(cable.nats))
    try:
        with cable.far_end():
            alone.start()
            session = alone.open(screen_json=COUNTER)
            view = find(session.snapshot(), "Count")
            assert session.send(type="tap", view=view, key="one").status == 202
        session.server = cluster
        assert "counted 1" in texts(session.snapshot())
        cable.pull()
        tap = {"type": "tap", "view": view, "key": "two"}
        with cable.far_end():
            refused = alone.ask("POST", f"{session.path}/inputs", tap, timeout=30)
        assert refused.status == 503 and refused.is_problem, refused
        assert session.send(type="tap", view=view, key="three").status == 202
        end = time.monotonic() + 20
        with cable.far_end():
            while alone.ask("GET", "/healthz").status != 503:
                assert time.monotonic() < end, "it does not say that it is cut off"
                time.sleep(0.05)
        cable.plug()
        with cable.far_end():
            while (answer := alone.ask("GET", session.path)).status != 200:
                assert time.monotonic() < end + 20, answer
                time.sleep(0.05)
        # A refused input had no effect, and both sides of the network split show the same.
        assert "counted 2" in texts(answer.json) and "counted 2" in texts(session.snapshot())
    finally:
        if alone.process:
            alone.kill()
        cable.cut_off()


def test_a_server_that_is_added_takes_new_sessions(cluster):
    load = Load(cluster, 4)
    cluster.add()
    try:
        end = time.monotonic() + 20
        while cluster.figures("kennel_sessions_open").get(4, 0) == 0:
            assert time.monotonic() < end, "it takes none"
            cluster.open(screen_json=COUNTER)
    finally:
        load.stop()
        cluster.kill("kennel4", signal.SIGTERM)


@pytest.mark.parametrize("address, words", [
    ("nats://127.0.0.1:1", "no NATS server responds at nats://127.0.0.1:1"),
    ("http://127.0.0.1:1", "http://127.0.0.1:1 is not an address of a NATS server"),
])
def test_what_is_no_nats_is_said_at_the_start(address, words, tmp_path):
    server = KennelServer("--data", str(tmp_path), "--cluster", address, may_end_early=True).start()
    assert server.process.wait(30) == 1
    assert words in server.complaint("NATS")
