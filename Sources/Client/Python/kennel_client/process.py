"""A new server: the program `kennel`, on a free port."""

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Self
from urllib.parse import parse_qsl

from .errors import ServerNotStarted

GREETING = "Kennel is at "


class ServerProcess:
    """A process of `kennel` with its sessions in memory. It ends with `stop` or at the end of a `with` block.

    Attributes:
        url: Its address, after it has started.
        token: The access token, or None.
        log: The server's log file.
    """

    def __init__(
        self, *, binary: str | Path | None = None, app: str | Path | None = None, options: Sequence[str] = ()
    ) -> None:
        """Creates a process, without starting it.

        Args:
            binary: The program. If None, `$KENNEL`, or `kennel` in the path.
            app: The folder of an app's package, which is built first, or the program of an app. If None, the sample.
            options: Options of `kennel`, such as `["--bff", "https://bff.example.com"]`.
        """
        self.url = ""
        self.token: str | None = None
        self._command = [*self._program(binary, app), "--in-memory", "--port", "0", *options]
        self._folder = tempfile.TemporaryDirectory(prefix="kennel-client-")
        self.log = Path(self._folder.name) / "server.log"
        self._process: subprocess.Popen[str] | None = None

    @staticmethod
    def _program(binary: str | Path | None, app: str | Path | None) -> list[str]:
        if app is not None and Path(app).is_file():
            return [str(Path(app).resolve())]
        if app is not None and not Path(app).is_dir():
            raise ServerNotStarted(f"There is no app at {app}. Name the folder of its package, or its program.")
        program = str(binary or os.environ.get("KENNEL") or "kennel")
        found = shutil.which(program)
        if found is None:
            raise ServerNotStarted(
                f"The program {program} was not found. Name it with binary=, --kennel-binary, or $KENNEL.")
        return [str(Path(found).resolve()), *(["run", str(app)] if app is not None else [])]

    def start(self, timeout: float | None = None) -> Self:
        """Starts the process, and waits until it prints its address.

        Args:
            timeout: The maximum time to wait, in seconds. If None, 30, or 600 for an app that is built first.

        Raises:
            ServerNotStarted: The process ended, or did not print its address in time.
        """
        seconds = timeout if timeout is not None else 600 if "run" in self._command[:2] else 30
        with open(self.log, "w") as log:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
                start_new_session=True)
        assert self._process.stdout is not None
        said: list[str] = []
        greeted = threading.Event()
        threading.Thread(target=self._read, args=(self._process.stdout, said, greeted), daemon=True).start()
        end = time.monotonic() + seconds
        greeted.wait(seconds)
        if not self.url:
            self.stop()
            late = f"did not print its address within {seconds:g} s" if time.monotonic() >= end else "ended"
            logged = self._logged()
            self.close()
            raise ServerNotStarted(f"{' '.join(self._command)} {late}. {''.join(said)}{logged}".rstrip())
        return self

    def _read(self, output: IO[str], said: list[str], greeted: threading.Event) -> None:
        for line in output:
            if line.startswith(GREETING):
                address, _, query = line.removeprefix(GREETING).strip().partition("?")
                self.token = dict(parse_qsl(query)).get("token")
                self.url = address.rstrip("/")
                greeted.set()
            elif not greeted.is_set():
                said.append(line)
        greeted.set()
        output.close()

    def _logged(self) -> str:
        return self.log.read_text(errors="replace")[-4000:] if self.log.exists() else ""

    @property
    def is_running(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Ends the process and its child processes."""
        if self._process is None:
            return
        for number, seconds in ((signal.SIGTERM, 15), (signal.SIGKILL, 15)):
            if self._process.poll() is not None:
                break
            os.killpg(self._process.pid, number)
            try:
                self._process.wait(seconds)
            except subprocess.TimeoutExpired:
                continue

    def close(self) -> None:
        """Ends the process, and deletes its log."""
        self.stop()
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.close()
