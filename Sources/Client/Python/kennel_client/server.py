"""A Kennel server: its apps, screens, sessions and fault scripts."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from pathlib import Path
from ssl import SSLContext
from typing import Any, Literal, TypedDict, Unpack

from . import endpoints
from ._decoding import decode, members
from ._http import HTTPClient
from .checks import Comparison
from .faults import Faults, json_of
from .process import ServerProcess
from .session import Session
from .values import (
    AppBuild, AvailableController, AvailableScreen, Device, FaultRule, FaultScript, ScriptListing, SessionListing,
)


class OpenOptions(TypedDict, total=False):
    """The options of a new session: see `Server.open_session`."""

    screen: str | None
    screen_json: str | None
    app: str | None
    bff: str | None
    controller: str | None
    decoding: Literal["strict", "lenient"] | None
    device: Device | None
    faults: Faults | None


class SideOptions(TypedDict, total=False):
    """The options of one side of a comparison of two new sessions."""

    controller: str
    app: str
    faults: Faults


class ClientOptions(TypedDict, total=False):
    """The options of a client: see `Server`."""

    timeout: float
    quiet: float
    answer_timeout: float
    verify: SSLContext | bool
    uses_proxies: bool


class Server:
    """A server. `server` starts one, `connect` uses a running one. It can be used in any event loop.

    Attributes:
        url: Its address.
        timeout: The maximum time in seconds that sessions wait for something on the screen.
        quiet: The time without changes after which an app is idle, in seconds.
    """

    def __init__(
        self, url: str, *, token: str | None = None, timeout: float = 5, quiet: float = 0.3,
        answer_timeout: float = 30, verify: SSLContext | bool = True, uses_proxies: bool = True
    ) -> None:
        """Creates a client of a server, without sending a request.

        Args:
            url: Its address, such as `http://127.0.0.1:8080`.
            token: The access token, or None.
            timeout: The maximum time that sessions wait for something on the screen, in seconds.
            quiet: The time without changes after which an app is idle, in seconds.
            answer_timeout: The maximum time for a response of the server, in seconds.
            verify: The accepted certificates: a TLS context, or True for the system's ones.
            uses_proxies: Whether the proxies of the environment are used.
        """
        self.url = url.rstrip("/")
        self.timeout = timeout
        self.quiet = quiet
        self._http = HTTPClient(self.url, token, timeout=answer_timeout, verify=verify, uses_proxies=uses_proxies)

    def __repr__(self) -> str:
        return f"Server({self.url!r})"

    async def close(self) -> None:
        """Closes the connections. Sessions continue."""
        await self._http.close()

    async def check(self) -> None:
        """Returns if the server responds, and the code of its apps returns.

        Raises:
            ServerUnreachable: The server does not respond.
            NotAnswering: The code of an app does not return.
        """
        await self._http.call(endpoints.HEALTH)

    # Apps and screens

    async def apps(self) -> tuple[AppBuild, ...]:
        """Returns the apps in which sessions can be opened."""
        return decode(tuple[AppBuild, ...], await self._http.json(endpoints.APPS))

    async def screens(self) -> tuple[AvailableScreen, ...]:
        """Returns the screens that the app's own backend serves."""
        return decode(tuple[AvailableScreen, ...], await self._http.json(endpoints.SCREENS))

    async def controllers(self, app: str | None = None) -> tuple[AvailableController, ...]:
        """Returns the navigation controllers of an app; of the server's own if None."""
        found = await self._http.json(endpoints.CONTROLLERS, query={"app": app})
        return decode(tuple[AvailableController, ...], found)

    # Sessions

    async def open_session(self, **options: Unpack[OpenOptions]) -> Session:
        """Opens a session, which continues until `Session.end`. All arguments are optional.

        Keyword Args:
            screen: The path or URL of the first screen; the app's own first screen if None.
            screen_json: The JSON of a screen, instead of `screen`.
            app: The name of an app, from `apps`; the server's own if None.
            bff: The base URL of the backend; the server's first if None.
            controller: The id of a navigation controller, from `controllers`.
            decoding: How documents are decoded; as the app configures it if None.
            device: The device; its settings that are None are those of a large phone.
            faults: Fault rules, active from the first request: text, rules, or a `KeptScript`.

        Raises:
            UnconfirmedBackend: A user must confirm this backend first.
            UnknownApp: There is no such app.
            Malformed: An option is invalid.
        """
        return self._opened(await self._http.json(endpoints.OPEN_SESSION, json=_body(options)))

    @asynccontextmanager
    async def session(self, **options: Unpack[OpenOptions]) -> AsyncIterator[Session]:
        """Opens a session for a block, and ends it afterwards. The arguments are those of `open_session`."""
        async with await self.open_session(**options) as session:
            yield session

    def attach(self, id: str, watch: str = "") -> Session:
        """Returns a running session by its id. By its watch id, the session is read-only."""
        return self._opened({"id": id, "watch": watch or id, "url": f"/?session={id}"})

    async def sessions(self, *, limit: int = 100, watch: str | None = None) -> tuple[SessionListing, ...]:
        """Returns sessions and recordings, newest first.

        Args:
            limit: The maximum number.
            watch: The watch id of the only one to return, or None.
        """
        found: list[SessionListing] = []
        query: dict[str, Any] = {"limit": min(limit, 100), "watch": watch}
        while True:
            response = await self._http.call(endpoints.SESSIONS, query=query)
            found += decode(tuple[SessionListing, ...], response.json())
            following = response.links.get("next", {}).get("url")
            if following is None or len(found) >= limit:
                return tuple(found[:limit])
            query = dict(response.url.join(following).params)

    async def open_recording(self, file: str | Path | bytes) -> Session:
        """Opens a recording, from a file or its content. It accepts no inputs, but can be branched.

        Raises:
            NotARecording: The file is not a valid recording; the problem has the line.
        """
        content = file if isinstance(file, bytes) else Path(file).read_bytes()
        return self._opened(await self._http.json(endpoints.OPEN_RECORDING, content=content))

    async def compare(
        self, left: SideOptions, right: SideOptions, **options: Unpack[OpenOptions]
    ) -> tuple[Comparison, Session, Session]:
        """Opens two sessions that receive the same inputs. Returns the comparison and both sessions.

        Args:
            left: The options of the left side only: `controller`, `app` or `faults`.
            right: The options of the right side only.
            **options: The options of both, as for `open_session`: `screen`, `bff`, `device` and so on.
        """
        body = {**_body(options), "left": _body(left), "right": _body(right)}
        found = await self._http.json(endpoints.START_COMPARISON, json=body)
        first, second = (self.attach(found[name]["id"], found[name]["watch"]) for name in ("left", "right"))
        return Comparison(self._http, found["id"]), first, second

    # Fault scripts

    async def scripts(self) -> tuple[ScriptListing, ...]:
        """Returns the stored fault scripts."""
        return decode(tuple[ScriptListing, ...], await self._http.json(endpoints.SCRIPTS))

    async def script(self, name: str) -> FaultScript:
        """Returns a saved fault script by its name."""
        return decode(FaultScript, await self._http.json(endpoints.SCRIPT, name=name))

    async def save_script(self, name: str, faults: str | Sequence[FaultRule]) -> FaultScript:
        """Stores a fault script under a name, as text or rules, and returns it."""
        return decode(FaultScript, await self._http.json(endpoints.PUT_SCRIPT, name=name, json=json_of(faults)))

    async def delete_script(self, name: str) -> None:
        """Deletes a stored fault script. Sessions that use it keep its rules."""
        await self._http.call(endpoints.DELETE_SCRIPT, name=name)

    def _opened(self, opened: dict[str, Any]) -> Session:
        return Session(self._http, opened["id"], opened["watch"], opened["url"], timeout=self.timeout, quiet=self.quiet)


def _body(options: OpenOptions | SideOptions) -> dict[str, Any]:
    """Returns options in the server's format."""
    body = {name: value for name, value in options.items() if value is not None}
    if isinstance(device := body.get("device"), Device):
        body["device"] = members(device)
    if (faults := options.get("faults")) is not None:
        body["faults"] = json_of(faults)
    return body


@asynccontextmanager
async def connect(
    url: str, token: str | None = None, **options: Unpack[ClientOptions]
) -> AsyncIterator[Server]:
    """Uses a running server for a block. The arguments are those of `Server`."""
    server = Server(url, token=token, **options)
    try:
        yield server
    finally:
        await server.close()


@asynccontextmanager
async def server(
    *, binary: str | Path | None = None, app: str | Path | None = None, options: Sequence[str] = (),
    start_timeout: float | None = None, **more: Unpack[ClientOptions]
) -> AsyncIterator[Server]:
    """Starts a server for a block.

    Args:
        binary: The program. If None, `$KENNEL`, or `kennel` in the path.
        app: The folder of an app's package, which is built first, or the program of an app. If None, the sample.
        options: Options of `kennel`, such as `["--bff", "https://bff.example.com"]`.
        start_timeout: The maximum time until the server has started, in seconds.
        **more: The arguments of `Server`, except its address and `token`.

    Raises:
        ServerNotStarted: The server did not start; the text contains its output.
    """
    process = ServerProcess(binary=binary, app=app, options=options)
    try:
        await asyncio.to_thread(process.start, start_timeout)
        client: ClientOptions = {"uses_proxies": False, **more}
        async with connect(process.url, process.token, **client) as started:
            yield started
    finally:
        await asyncio.to_thread(process.close)
