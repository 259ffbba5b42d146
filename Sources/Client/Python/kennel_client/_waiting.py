"""Waiting for a condition in a session: it is tested on a snapshot, and on a new snapshot after each event."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from . import endpoints
from ._decoding import decode
from ._http import HTTPClient
from ._stream import EventStream, opened_stream
from .errors import AppCrashed, KennelError, SessionEnded, WaitTimeout
from .screen import read_screen
from .values import Snapshot

Found = TypeVar("Found")

__tracebackhide__ = True  # pytest shows the test's own lines instead


NO_ANSWER = "The server did not respond in time."

LAST_LOOK = 1.0
"""The number of seconds in which a wait that ended without a snapshot requests the screen for its error."""


class NotYet(Exception):
    """The condition of a wait is not met. The text is a sentence with the reason."""


class Clock:
    """The remaining time of a timeout, in seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = asyncio.get_running_loop().time() + seconds

    @property
    def remaining(self) -> float:
        """The remaining seconds, at least 0."""
        return max(0.0, self._end - asyncio.get_running_loop().time())


@dataclass
class Progress:
    """The state of a wait: why it continues, and the last snapshot."""

    reason: str
    snapshot: Snapshot | None = None


class Waiter:
    """Waits for conditions in one session.

    Attributes:
        session: The id or watch id of the session.
        timeout: The longest time to wait, in seconds.
        quiet: The time without changes after which the app is idle, in seconds.
    """

    def __init__(self, http: HTTPClient, session: str, timeout: float, quiet: float) -> None:
        self._http = http
        self.session = session
        self.timeout = timeout
        self.quiet = quiet
        self._seen: tuple[int, int] | None = None
        self._since = 0.0

    async def snapshot(self) -> Snapshot:
        """Returns the session's snapshot, and records when it last changed."""
        found = decode(Snapshot, await self._http.json(endpoints.SNAPSHOT, id=self.session))
        if (found.epoch, found.seq) != self._seen:
            self._seen = (found.epoch, found.seq)
            self._since = asyncio.get_running_loop().time()
        return found

    async def until(
        self, awaited: str, find: Callable[[Snapshot], Found], timeout: float | None | Clock, *, at_rest: bool = True,
        survives: bool = False, reason: str = NO_ANSWER
    ) -> Found:
        """Waits until a function does not raise NotYet, and returns its result.

        Args:
            awaited: A description of the condition, for errors.
            find: Checks the condition in a snapshot.
            timeout: The maximum time in seconds; the session's own if None. A clock if several waits share it.
            at_rest: Whether the function is called only while the app is idle.
            survives: Whether the wait continues after a crash of the app.
            reason: Why the condition is not met, before the first snapshot.

        Raises:
            WaitTimeout: The condition was not met in time.
            AppCrashed: The app has crashed.
            SessionEnded: The session has ended.
        """
        clock = timeout if isinstance(timeout, Clock) else self.clock(timeout)
        progress = Progress(reason)
        try:
            # Not asyncio.timeout: cancel scopes of anyio 3 leave cancellations on the task, which mislead it in 3.11.
            return await asyncio.wait_for(self._found(awaited, find, at_rest, survives, progress), clock.remaining)
        except TimeoutError:
            if progress.snapshot is None:
                with suppress(KennelError, TimeoutError):
                    progress.snapshot = await asyncio.wait_for(self.snapshot(), LAST_LOOK)
            shown = read_screen(progress.snapshot.tree).text if progress.snapshot else "(unknown)"
            raise WaitTimeout(awaited, clock.seconds, progress.reason, shown) from None

    async def _found(
        self, awaited: str, find: Callable[[Snapshot], Found], at_rest: bool, survives: bool, progress: Progress
    ) -> Found:
        last = progress.snapshot = await self.snapshot()
        async with opened_stream(self._http, self.session, f"{last.epoch}.{last.seq}") as stream:
            while True:
                try:
                    self._check(last, awaited, survives)
                    if at_rest:
                        self._check_requests(last)
                    if not at_rest or last.session.phase != "live" or self._remaining() <= 0:
                        return find(last)
                    progress.reason = "The app does not become idle: something changes all the time."
                    limit: float | None = self._remaining()
                except NotYet as missing:
                    progress.reason, limit = str(missing), None
                try:
                    await asyncio.wait_for(self._change(stream, last), limit)
                except TimeoutError:
                    continue  # no event for long enough
                last = progress.snapshot = await self.snapshot()

    @staticmethod
    async def _change(stream: EventStream, last: Snapshot) -> None:
        """Waits for an event that is newer than the snapshot."""
        event = await stream.next()
        while event.position is not None and event.position <= (last.epoch, last.seq):
            event = await stream.next()

    def clock(self, timeout: float | None) -> Clock:
        """Returns a clock for a timeout in seconds, or for the session's own."""
        return Clock(self.timeout if timeout is None else timeout)

    def _remaining(self) -> float:
        return self._since + self.quiet - asyncio.get_running_loop().time()

    @staticmethod
    def _check(snapshot: Snapshot, awaited: str, survives: bool) -> None:
        if snapshot.session.phase == "ended":
            raise SessionEnded(f"The session ended while the test waited for {awaited}. Open another session.")
        if snapshot.crash is not None and not survives:
            raise AppCrashed(
                f"The app crashed at step {snapshot.crash.input} while the test waited for {awaited}: "
                f"{snapshot.crash.message}. Session.recover() continues.")

    @staticmethod
    def _check_requests(snapshot: Snapshot) -> None:
        requests = [f"{each.method} {each.url}" for each in snapshot.requests if each.is_under_way]
        if requests:
            raise NotYet(f"Requests are pending: {', '.join(requests)}.")
