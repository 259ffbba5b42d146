"""Server-sent events, and the event stream of a session."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx

from . import endpoints
from ._decoding import decode
from ._http import HTTPClient
from .errors import ServerUnreachable, SessionEnded, UnexpectedAnswer
from .problems import problem
from .values import Ended, Event, LogEntry, OtherEvent, Patch, RequestEntry, Snapshot, StateEntry

SILENCE = 40.0
"""The seconds without a byte after which the connection counts as lost. Heartbeats arrive every 15 seconds."""


@dataclass(frozen=True)
class ServerSentEvent:
    """An event from the server, with its id `<epoch>.<sequence>`. Heartbeats have no id."""

    id: str | None
    name: str
    data: dict[str, Any]

    @property
    def position(self) -> tuple[int, int] | None:
        """The epoch and the sequence number in the id, or None if there is no id."""
        if not self.id:
            return None
        epoch, _, sequence = self.id.partition(".")
        return int(epoch), int(sequence)

    @property
    def value(self) -> Event:
        """The event as a typed value."""
        match self.name:
            case "snapshot": return decode(Snapshot, self.data)
            case "state": return decode(StateEntry, self.data)
            case "request": return decode(RequestEntry, self.data)
            case "log": return decode(LogEntry, self.data)
            case "ended": return decode(Ended, self.data)
            case "patch":
                changes = {name: value for name, value in self.data.items() if name not in ("input", "time")}
                return Patch(input=self.data["input"], time=self.data["time"], changes=changes)
            case _: return OtherEvent(self.name, self.data)


async def lines(chunks: AsyncIterator[bytes]) -> AsyncIterator[str]:
    """Yields the lines of a stream. Only LF and CRLF end a line, unlike in `str.splitlines` and httpx."""
    rest = b""
    async for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line.removesuffix(b"\r").decode()


async def parsed(lines: AsyncIterator[str]) -> AsyncIterator[ServerSentEvent]:
    """Yields the events that the lines of a stream contain."""
    identifier, name, data = None, "message", list[str]()
    async for line in lines:
        member, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if not line:
            if data:
                yield ServerSentEvent(identifier, name, json.loads("\n".join(data)))
            identifier, name, data = None, "message", []
        elif member == "id":
            identifier = value
        elif member == "event":
            name = value
        elif member == "data":
            data.append(value)


class EventStream:
    """The events of one session.

    The connection is made when the first event is awaited. If it breaks, it is made again and continues after the last
    event.
    """

    def __init__(self, http: HTTPClient, session: str, after: str | None) -> None:
        self._http = http
        self._session = session
        self._last = after
        self._events: asyncio.Queue[ServerSentEvent | Exception] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None

    async def next(self) -> ServerSentEvent:
        """Returns the next event, or raises the error that ended the stream. Cancellation loses no event."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        found = await self._events.get()
        if isinstance(found, Exception):
            self._events.put_nowait(found)
            raise found
        return found

    async def close(self) -> None:
        """Closes the connection, if it is open."""
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading

    async def _read(self) -> None:
        """Reads the stream until it ends. `next` raises the reason."""
        try:
            while True:
                before = self._last
                with suppress(httpx.HTTPError):
                    if await self._read_connection():
                        raise SessionEnded("The session has ended, so no event follows. Open another session.")
                if self._last == before:
                    raise ServerUnreachable(
                        f"The event stream at {self._http.url} breaks off. Check that the server still runs.")
        except Exception as error:
            self._events.put_nowait(error)

    async def _read_connection(self) -> bool:
        """Reads the events of one connection. Returns whether the session has ended."""
        headers = {"Last-Event-ID": self._last} if self._last else {}
        async with self._http.stream(
            endpoints.EVENTS, headers=headers, silence=SILENCE, id=self._session
        ) as response:
            async for event in parsed(lines(response.aiter_bytes())):
                self._last = event.id or self._last
                if event.name == "gone":
                    raise problem(str(endpoints.EVENTS), event.data.get("status", 404), event.data)
                if event.name != "heartbeat":
                    self._events.put_nowait(event)
                if event.name == "ended":
                    return True
        return False


@asynccontextmanager
async def opened_stream(http: HTTPClient, session: str, after: str | None = None) -> AsyncIterator[EventStream]:
    """Opens the event stream of a session, after an event's id, or from a snapshot."""
    stream = EventStream(http, session, after)
    try:
        yield stream
    finally:
        await stream.close()


def typed(event: ServerSentEvent) -> Event:
    """Returns an event as a typed value. Raises `UnexpectedAnswer` if the event cannot be decoded."""
    try:
        return event.value
    except (ValueError, KeyError) as error:
        raise UnexpectedAnswer(
            f"The event {event.name} cannot be read: {error}. The server is of another version than this package."
        ) from error
