"""Taps ordinary sessions at a steady rate, in a separate process, and reports the latencies.

driver.py PORT TAPS_A_SECOND TOKEN SESSION:VIEW…

Each session has its own thread. A line `mark` on the standard input ends a period: the driver then prints the
figures of the period as a JSON object in one line. Every tap uses a new connection, like a page that was just opened.
"""

import http.client
import json
import sys
import threading
import time

TIMEOUT = 20


class Driver(threading.Thread):
    """Taps one session. A late tap delays the next ones, and their delay counts too."""

    def __init__(self, port, interval, token, session, view):
        super().__init__(daemon=True)
        self.port, self.interval, self.session = port, interval, session
        self.body = json.dumps({"type": "tap", "view": view}).encode()
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        self.lock = threading.Lock()
        self.latencies, self.failures, self.began = [], [], None

    def run(self):
        due = time.monotonic()
        while True:
            time.sleep(max(0, due - time.monotonic()))
            with self.lock:
                self.began = due
            failure = self.tap()
            latency = time.monotonic() - due
            with self.lock:
                self.began = None
                self.latencies += waits(latency, self.interval)
                self.failures += [failure] if failure else []
            due = max(due + self.interval, time.monotonic())

    def tap(self):
        """Sends one tap. Returns why it was refused, or None."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            connection.request("POST", f"/api/sessions/{self.session}/inputs", self.body, self.headers)
            answer = connection.getresponse()
            text = answer.read()
            return None if answer.status == 202 else f"{answer.status} {text[:120]!r}"
        except (OSError, http.client.HTTPException) as error:
            return repr(error)
        finally:
            connection.close()

    def take(self):
        """Returns the latencies and failures since the last call. A pending tap counts with its time so far."""
        with self.lock:
            latencies, failures = self.latencies, self.failures
            self.latencies, self.failures = [], []
            if self.began is not None and time.monotonic() - self.began > self.interval:
                latencies = latencies + waits(time.monotonic() - self.began, self.interval)
        return latencies, failures


def waits(latency, interval):
    """Returns the latency of a tap, and those of the taps that would have been sent while it was pending."""
    found = [latency]
    while (latency := latency - interval) > 0:
        found.append(latency)
    return found


def figures(latencies, failures):
    latencies = sorted(latencies) or [TIMEOUT]
    at = lambda share: latencies[min(len(latencies) - 1, int(share * len(latencies)))] * 1000
    return {"taps": len(latencies), "p50": at(0.5), "p99": at(0.99), "longest": latencies[-1] * 1000,
            "failed": len(failures), "failures": failures[:3]}


def main():
    port, pace, token = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]
    targets = [word.rsplit(":", 1) for word in sys.argv[4:]]
    drivers = [Driver(port, len(targets) / pace, token, *target) for target in targets]
    for driver in drivers:
        driver.start()
    for line in sys.stdin:
        if line.strip() != "mark":
            continue
        latencies, failures = [], []
        for driver in drivers:
            more = driver.take()
            latencies += more[0]
            failures += more[1]
        print(json.dumps(figures(latencies, failures)), flush=True)


if __name__ == "__main__":
    main()
