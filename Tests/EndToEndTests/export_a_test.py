"""Runs a session on a new app's own server, and writes it as a test into the named folder. `KENNEL_PROGRAM` is the
app."""

import sys
from pathlib import Path

from kennel_server import KennelServer, find


def export_a_test(folder):
    """Retries a failed screen. The app's backend takes two seconds for each response."""
    server = KennelServer().start()
    try:
        session = server.open()
        session.tap("Say hello")
        session.tap("Done")
        session.tap("Offers")
        session.until(lambda now: find(now, "Try again"))
        session.tap("Try again")
        session.until(lambda now: any("Two for" in str(state) for state in [now["tree"]]))
        answer = server.ask("GET", f"{session.path}/export/test")
        assert answer.status == 200, answer
        name = answer.headers["content-disposition"].split('"')[1]
        Path(folder, name).write_bytes(answer.body)
        print(f"{name}: {len(answer.body)} bytes")
    finally:
        server.stop()


if __name__ == "__main__":
    export_a_test(sys.argv[1])
