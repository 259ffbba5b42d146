"""A session: one running app that a test uses and checks."""

import json
import uuid
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal, Self, TypedDict, TypeVar, Unpack
from urllib.parse import urlsplit

from . import endpoints
from ._decoding import decode, members
from ._http import HTTPClient
from ._stream import opened_stream, typed
from ._waiting import NotYet, Waiter
from .checks import Comparison, ReplayReport, Sweep
from .endpoints import Endpoint
from .errors import KennelError, ServerSilent, ServerUnreachable, SessionEnded
from .faults import CONDITIONS, Faults, NetworkCondition, is_same, json_of
from .locators import Condition, Finders, Locator, Text, matches
from .problems import Refused, UnknownSession
from .screen import Screen, read_screen
from .values import (
    Device, Document, Entry, Event, FaultScript, HeldRequest, Layout, Location, LogEntry, Recovery, RequestDetails,
    RequestEntry, ResentRequest, Retry, SafeArea, Snapshot, StateEntry, Step,
)

Found = TypeVar("Found", bound=StateEntry | RequestEntry | LogEntry)

__tracebackhide__ = True  # pytest shows the test's own lines instead

Form = Literal["steps", "har", "test"]
"""The format of an export: steps to reproduce in Markdown, an HTTP archive, or a Swift test."""


class DeviceChanges(TypedDict, total=False):
    """Changes of a device: see `Device`."""

    size: Literal["phone", "small", "landscape"]
    width: float
    height: float
    safe_area: SafeArea
    text_size: str
    direction: Literal["leftToRight", "rightToLeft"]
    appearance: Literal["light", "dark"]
    language: str
    motion: Literal["full", "reduced"]
    exceptions: Literal["logged", "fatal"]
    location: Location
    contrast: Literal["normal", "increased"]
    text_weight: Literal["regular", "bold"]
    transparency: Literal["full", "reduced"]
    power: Literal["normal", "low"]
    app: Literal["foreground", "background"]
    location_access: Literal["ask", "allowed", "denied"]
    notification_access: Literal["ask", "allowed", "denied"]
    camera_access: Literal["ask", "allowed", "denied"]
    microphone_access: Literal["ask", "allowed", "denied"]
    photo_access: Literal["ask", "allowed", "denied"]
    contact_access: Literal["ask", "allowed", "denied"]
    calendar_access: Literal["ask", "allowed", "denied"]
    reminder_access: Literal["ask", "allowed", "denied"]
    tracking_access: Literal["ask", "allowed", "denied"]
    speech_access: Literal["ask", "allowed", "denied"]
    media_access: Literal["ask", "allowed", "denied"]
    time_zone: str
    clock_offset: int


class Session(Finders):
    """One running app.

    `Server.session` opens one for a block, `Server.open_session` one that stays open. A session is also a context
    manager that ends it. Waits take a `timeout` in seconds, by default that of the session.

    Attributes:
        id: The id that permits control of the session.
        watch: The id that permits watching only.
        url: The page that shows the session.
    """

    def __init__(
        self, http: HTTPClient, id: str, watch: str, address: str, *, timeout: float = 5, quiet: float = 0.3
    ) -> None:
        self.id = id
        self.watch = watch
        self.url = http.url + address
        self.waiter = Waiter(http, id, timeout, quiet)
        self._http = http
        self._sequence = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(UnknownSession, Refused):  # somebody else ended the session, or took control
            await self.end()

    def __repr__(self) -> str:
        return f"Session({self.url!r})"

    # The screen

    def _located(self, condition: Condition) -> Locator:
        return Locator(self, (condition,))

    async def snapshot(self) -> Snapshot:
        """Returns the current state of the session, without waiting."""
        return await self.waiter.snapshot()

    async def screen(self, *, timeout: float | None = None) -> Screen:
        """Waits until the app is idle, and returns its screen."""
        return read_screen((await self.wait_for_rest(timeout=timeout)).tree)

    async def layout(self, view: str) -> Layout:
        """Returns how the layout of a view was computed."""
        return decode(Layout, await self._json(endpoints.LAYOUT, v=view))

    # Actions of a user

    async def send(self, input: dict[str, Any]) -> int:
        """Sends one input, as API.md describes it, and returns the number of the step.

        It is sent again if the connection is lost before the response. The server applies it once.
        """
        body = {"key": uuid.uuid4().hex, **input}
        try:
            return int((await self._json(endpoints.INPUT, json=body))["input"])
        except ServerSilent:
            raise
        except ServerUnreachable:
            return int((await self._json(endpoints.INPUT, json=body))["input"])

    def next_sequence(self) -> int:
        """Returns the next number of a typed text, by which the server recognizes outdated texts."""
        self._sequence += 1
        return self._sequence

    async def press_back(self, *, timeout: float | None = None) -> int:
        """Waits until the app is idle, and presses the back button. Returns the number of the step.

        Raises:
            NowhereBack: The screen has no back button.
        """
        return await self._at_rest({"type": "back"}, timeout)

    async def swipe_back(self, *, timeout: float | None = None) -> int:
        """Waits until the app is idle, and swipes back from the edge. Returns the number of the step."""
        return await self._at_rest({"type": "swipe", "to": "back"}, timeout)

    async def drag_sheet_down(self, *, timeout: float | None = None) -> int:
        """Waits until the app is idle, and drags the top sheet down. Returns the number of the step.

        Raises:
            NoSheet: There is no sheet.
        """
        return await self._at_rest({"type": "swipe", "to": "down"}, timeout)

    async def answer_alert(self, button: Text, *, exact: bool = False, timeout: float | None = None) -> int:
        """Waits for an alert or an action sheet, and presses one of its buttons. Returns the number of the step."""
        def find(snapshot: Snapshot) -> dict[str, Any]:
            alert = read_screen(snapshot.tree).alert
            if alert is None:
                raise NotYet("No alert is shown.")
            names = [inner.name for inner in alert.walk() if inner.kind == "button"]
            found = [index for index, name in enumerate(names) if matches(button, name, exact)]
            if len(found) != 1:
                raise NotYet(f"The alert \"{alert.name}\" has the buttons {', '.join(names)}.")
            return {"type": "alert", "view": alert.id, "button": found[0]}
        return await self.send(await self.waiter.until(f"an alert with the button {button!r}", find, timeout))

    async def retries(self) -> tuple[Retry, ...]:
        """Returns the retries that can be run now."""
        return (await self.snapshot()).retries

    async def retry(self, id: str | None = None, *, timeout: float | None = None) -> int:
        """Waits for a retry closure, and runs it, as the app's code could. Returns the number of the step.

        The app may keep its error view. To do what a user does, tap the app's button.

        Args:
            id: The retry, such as `r1`; the only one if None.
            timeout: The maximum time to wait, in seconds.
        """
        def find(snapshot: Snapshot) -> str:
            found = [each for each in snapshot.retries if id in (None, each.id)]
            if len(found) != 1:
                listed = ", ".join(f"{each.id} ({each.subject})" for each in snapshot.retries) or "none"
                raise NotYet(f"Retries that can be run: {listed}.")
            return found[0].id
        found = await self.waiter.until(f"the retry {id or ''}".rstrip(), find, timeout)
        return await self.send({"type": "retry", "retry": found})

    async def set_device(self, device: Device | None = None, **changes: Unpack[DeviceChanges]) -> int:
        """Changes the device. Settings that are left out do not change. Returns the number of the step.

        Args:
            device: The changed settings.
            **changes: The same as names of `Device`: `set_device(appearance="dark", text_size="xxxLarge")`.

        Raises:
            SameDevice: The device already has these settings.
        """
        asked = replace(device or Device(), **changes)
        return await self.send({"type": "device", **members(asked)})

    async def send_memory_warning(self) -> int:
        """Warns the app that memory is low. Returns the number of the step."""
        return await self.send({"type": "system", "event": "memoryWarning"})

    async def open_url(self, url: str) -> int:
        """Opens a URL in the app, such as `myapp://cart`, as another app would. Returns the number of the step.

        Raises:
            Malformed: The URL has no scheme.
        """
        return await self.send({"type": "system", "event": "openURL", "url": url})

    async def send_notification(self, payload: dict[str, Any]) -> int:
        """Sends the app a push notification. Returns the number of the step.

        Args:
            payload: The payload of the Apple Push Notification service, such as `{"aps": {"alert": "Hello"}}`.
        """
        return await self.send({"type": "system", "event": "notification", "payload": json.dumps(payload)})

    async def add_note(self, step: int, text: str) -> int:
        """Writes a note on a step. An empty text removes the note. Returns the number of the step."""
        return await self.send({"type": "notes", "notes": [{"step": step, "text": text}]})

    async def expect_text(self, step: int, text: str, *, is_shown: bool = True) -> int:
        """Writes an expectation on a step, which `kennel replay` and an exported test check. Returns the number of the
        new step.

        Args:
            step: The number of a recorded step.
            text: The text of one view on the screen after the step.
            is_shown: Whether the screen shows the text, or no view has it.
        """
        return await self.send({"type": "notes", "notes": [{"step": step, "shows" if is_shown else "hides": text}]})

    async def remove_expectation(self, step: int, text: str, *, is_shown: bool = True) -> int:
        """Removes an expectation from a step. Returns the number of the new step.

        Raises:
            Malformed: The step has no such expectation.
        """
        condition = "shows" if is_shown else "hides"
        return await self.send({"type": "notes", "notes": [{"step": step, condition: text, "removed": True}]})

    # Faults and paused requests

    async def faults(self) -> FaultScript:
        """Returns the fault rules, with their match counts."""
        return decode(FaultScript, await self._json(endpoints.FAULTS))

    async def set_faults(self, faults: Faults) -> FaultScript:
        """Replaces the fault rules. The new rules apply to requests that begin after this.

        Args:
            faults: A script as text (`"/home: 500 twice"`), rules of `kennel_client.faults`, or a `KeptScript`. An
                empty text or list removes all rules.

        Raises:
            Malformed: The script cannot be read. The exception has the line and the wrong word.
        """
        script = json_of(faults)
        if isinstance(script, str):
            kept = await self._http.json(endpoints.SCRIPT, name=script)
            script = {"text": kept["text"]} if "text" in kept else {"rules": kept["rules"]}
        return decode(FaultScript, await self._json(endpoints.PUT_FAULTS, json=script))

    async def set_network(self, condition: NetworkCondition | None) -> FaultScript:
        """Sets the network condition, as the first fault rules; None removes it."""
        others = [rule for rule in (await self.faults()).rules
                  if not any(is_same(rule, each) for rules in CONDITIONS.values() for each in rules)]
        return await self.set_faults([*(CONDITIONS[condition] if condition else ()), *others])

    async def held(self) -> tuple[HeldRequest, ...]:
        """Returns the paused requests, oldest first."""
        return decode(tuple[HeldRequest, ...], await self._json(endpoints.HELD))

    async def wait_until_held(self, url: Text = "*", *, timeout: float | None = None) -> RequestEntry:
        """Waits until a request is paused, and returns it. `url` is as in `wait_for_request`."""
        def find(snapshot: Snapshot) -> RequestEntry:
            return _latest([each for each in snapshot.requests if each.held and is_address(url, each.url)], snapshot)
        return await self.waiter.until(f"a paused request to {url}", find, timeout, at_rest=False)

    async def release(
        self, request: RequestEntry | HeldRequest | str, *, status: int | None = None,
        headers: dict[str, str] | None = None, body: str | None = None, base64: str | None = None,
        method: str | None = None, url: str | None = None
    ) -> int:
        """Releases a paused request. Returns the number of the step.

        Args:
            request: The request, or its id such as `q2`.
            status: The new status of a paused response.
            headers: The new headers, which replace all headers.
            body: The new body, as text.
            base64: The new body, as bytes in Base64.
            method: The new method of a paused request.
            url: The new URL of a paused request.

        Raises:
            NotHeld: The request is not paused, or no longer paused.
        """
        edits = {"status": status, "headers": headers, "body": body, "base64": base64, "method": method, "url": url}
        return await self._decide(request, "release", {name: each for name, each in edits.items() if each is not None})

    async def drop(self, request: RequestEntry | HeldRequest | str) -> int:
        """Drops a paused request, so that it fails with the session's timeout. Returns the number of the step."""
        return await self._decide(request, "drop", {})

    async def fail(self, request: RequestEntry | HeldRequest | str) -> int:
        """Fails a paused request with a lost connection. Returns the number of the step."""
        return await self._decide(request, "fail", {})

    # Waiting

    async def wait_for_rest(self, *, timeout: float | None = None) -> Snapshot:
        """Waits until the app is idle: no request is pending, and nothing changes. Returns the snapshot."""
        return await self.waiter.until("the app to be idle", lambda snapshot: snapshot, timeout)

    async def wait_for_state(
        self, state: Literal["started", "success", "error", "finished"], *, url: Text = "*",
        controller: str | None = None, after: int = 0, timeout: float | None = None
    ) -> StateEntry:
        """Waits until a navigation controller received a state, and returns the last such entry.

        Args:
            state: The loading state of a screen.
            url: The screen's URL or path, as in `wait_for_request`.
            controller: The class of the navigation controller; any if None.
            after: The step after which it must occur; an action's result, minus 1, to include its effects.
            timeout: The maximum time to wait, in seconds.
        """
        def find(snapshot: Snapshot) -> StateEntry:
            return _latest([
                each for each in snapshot.states
                if each.state == state and each.input > after and controller in (None, each.controller)
                and (url == "*" or is_address(url, (each.screen.url if each.screen else None) or ""))], snapshot)
        return await self.waiter.until(f"the state {state} of {url}", find, timeout, at_rest=False)

    async def wait_for_request(
        self, url: Text = "*", *, method: str | None = None,
        phase: Literal["pending", "done", "failed", "cancelled"] | None = None, status: int | None = None,
        after: int = 0, timeout: float | None = None
    ) -> RequestEntry:
        """Waits until a request was sent, and returns the last one that matches.

        Args:
            url: Its path or URL, where `*` matches any characters; or a pattern to search in its URL.
            method: Its method; any if None.
            phase: Its phase; any if None.
            status: The status of its response; any if None.
            after: The step after which it must have changed last.
            timeout: The maximum time to wait, in seconds.
        """
        def find(snapshot: Snapshot) -> RequestEntry:
            return _latest([
                each for each in snapshot.requests
                if is_address(url, each.url) and method in (None, each.method) and phase in (None, each.phase)
                and status in (None, each.status) and each.input > after], snapshot)
        words = " ".join(str(each) for each in (method, url, phase, status) if each is not None)
        return await self.waiter.until(f"a request {words}", find, timeout, at_rest=False)

    async def wait_until(
        self, awaited: str, find: Callable[[Snapshot], bool], *, timeout: float | None = None
    ) -> Snapshot:
        """Waits until a function returns True for the snapshot, and returns the snapshot.

        Args:
            awaited: A description of the condition, for the error.
            find: The function.
            timeout: The maximum time to wait, in seconds.
        """
        def check(snapshot: Snapshot) -> Snapshot:
            if not find(snapshot):
                raise NotYet("The condition is not met.")
            return snapshot
        return await self.waiter.until(awaited, check, timeout, at_rest=False)

    async def wait_for_crash(self, *, timeout: float | None = None) -> Snapshot:
        """Waits until the app has crashed, and returns the snapshot, whose `crash` has the place."""
        def find(snapshot: Snapshot) -> Snapshot:
            if snapshot.crash is None:
                raise NotYet("The app runs.")
            return snapshot
        return await self.waiter.until("a crash of the app", find, timeout, at_rest=False, survives=True)

    # What happened

    async def states(self) -> tuple[StateEntry, ...]:
        """Returns the last loading states that navigation controllers received."""
        return (await self.snapshot()).states

    async def requests(self) -> tuple[RequestEntry, ...]:
        """Returns the last requests."""
        return (await self.snapshot()).requests

    async def log(self) -> tuple[LogEntry, ...]:
        """Returns the last lines of the log."""
        return (await self.snapshot()).log

    async def entries(self) -> tuple[Entry, ...]:
        """Returns the last states, requests and log lines, in order."""
        return (await self.snapshot()).entries

    async def timeline(self) -> str:
        """Returns the entries as text: a heading for each step, and its entries below."""
        lines: list[str] = []
        step = -1
        for entry in await self.entries():
            if entry.input != step:
                lines.append(f"Step {entry.input}")
                step = entry.input
            lines.append(f"  {entry}")
        return "\n".join(lines) + "\n"

    async def request(self, id: str) -> RequestDetails:
        """Returns a request with headers and bodies, by its id such as `q2`."""
        return decode(RequestDetails, await self._json(endpoints.REQUEST, q=id))

    async def resend(
        self, id: str, *, method: str | None = None, url: str | None = None, headers: dict[str, str] | None = None,
        body: str | None = None, base64: str | None = None
    ) -> ResentRequest:
        """Sends a request of the app again, and returns the response. The app does not receive it.

        Args:
            id: The request, such as `q2`.
            method: The new method.
            url: The new URL.
            headers: The new headers, which replace all headers. `[authorization]` keeps the value of `Authorization`.
            body: The new body, as text.
            base64: The new body, as bytes in Base64.
        """
        edits = {"method": method, "url": url, "headers": headers, "body": body, "base64": base64}
        body_of_edits = {name: each for name, each in edits.items() if each is not None}
        return decode(ResentRequest, await self._json(endpoints.RESEND, q=id, json=body_of_edits))

    async def image(self, id: str) -> bytes:
        """Returns the image that a request loaded."""
        return (await self._http.call(endpoints.IMAGE, id=self.id, q=id)).content

    async def events(self, *, after: str | None = None) -> AsyncIterator[Event]:
        """Yields the events of the session, first a snapshot, until the session ends.

        A lost connection is opened again, and continues after the last event. To leave the loop early, use
        `contextlib.aclosing`, which closes the connection immediately.

        Args:
            after: The position `<epoch>.<seq>` after which to start, instead of with a snapshot.
        """
        async with opened_stream(self._http, self.id, after) as stream:
            while True:
                try:
                    yield typed(await stream.next())
                except SessionEnded:
                    return

    # Time travel

    async def step(self, number: int, *, since: int | None = None) -> Step:
        """Returns the session as it was after a step.

        Args:
            number: The number of the step, counted from 1.
            since: The step to compare with; the previous one if None.
        """
        return decode(Step, await self._json(endpoints.STEP, n=number, query={"since": since}))

    async def branch(self, step: int, *, faults: Faults | None = None) -> "Session":
        """Opens a new session that begins with the steps up to this one, and returns it."""
        rules = None if faults is None else json_of(faults)
        if isinstance(rules, str) or (isinstance(rules, dict) and "text" in rules):
            raise KennelError("A branch takes rules of kennel_client.faults. Set a script with set_faults() after it.")
        body = {"step": step, **({"faults": rules["rules"]} if rules else {})}
        return self._opened(await self._json(endpoints.BRANCH, json=body))

    async def replay(self) -> ReplayReport:
        """Replays all recorded steps, without a network, and reports whether the app behaves as recorded."""
        last = (await self.snapshot()).input
        step = await self.step(last)
        if step.differs_from is None:
            return ReplayReport(last)
        other = await self.step(step.differs_from)
        return ReplayReport(last, step.differs_from, other.difference.lines if other.difference else ())

    async def sweep(
        self, *, faults: Sequence[Literal["network", "500", "timeout", "broken", "slow"]] | None = None,
        controllers: Sequence[str | None] | None = None, seeds: int | None = None
    ) -> Sweep:
        """Starts a fault sweep: each fault on each request, and the actions of a user after it.

        Args:
            faults: The faults to apply; all if None.
            controllers: The ids of the controllers to try, None for the recorded one.
            seeds: The number of response orders to try, 1 to 20.
        """
        wanted = {"session": self.id, "faults": faults, "controllers": controllers, "seeds": seeds}
        body = {name: value for name, value in wanted.items() if value is not None}
        started = await self._http.json(endpoints.START_SWEEP, json=body)
        return Sweep(self._http, started["id"], self._opened)

    async def compare(
        self, other: "Session | None" = None, *, controller: str | None = None, app: str | None = None
    ) -> Comparison:
        """Starts a comparison, which replays the steps of two sessions, without a network.

        Args:
            other: The other session; this one if None.
            controller: The controller of the other side; the recorded one if None.
            app: The app of the other side; "" is the server's own.
        """
        wanted = {"session": (other or self).id, "controller": controller, "app": app}
        right = {name: value for name, value in wanted.items() if value is not None}
        started = await self._http.json(
            endpoints.START_COMPARISON, json={"left": {"session": self.id}, "right": right})
        return Comparison(self._http, started["id"])

    # Files

    async def recording(self) -> bytes:
        """Returns the session as a recording, the content of a `.kennel` file."""
        return (await self._http.call(endpoints.RECORDING_FILE, id=self.id)).content

    async def save_recording(self, file: str | Path) -> Path:
        """Writes the recording to a file for `kennel replay`, and returns its path."""
        return _written(file, await self.recording())

    async def export(self, form: Form, *, language: Literal["en", "pt"] = "en", module: str | None = None) -> str:
        """Returns an export of the session.

        Args:
            form: `steps` (Markdown), `har` (an HTTP archive) or `test` (a Swift test).
            language: The language of the exported steps and comments.
            module: The Swift module with the app's delegate, which an exported test imports.
        """
        query = {"language": language, "module": module}
        return (await self._http.call(endpoints.EXPORT, id=self.id, form=form, query=query)).text

    async def save_export(
        self, form: Form, file: str | Path, *, language: Literal["en", "pt"] = "en", module: str | None = None
    ) -> Path:
        """Writes an export of the session to a file, and returns its path."""
        return _written(file, (await self.export(form, language=language, module=module)).encode())

    # The session itself

    async def recover(self, way: Literal["again", "before"]) -> Recovery:
        """Continues after a crash.

        Args:
            way: `again` repeats the step that crashed the app, `before` skips it.

        Raises:
            NotCrashed: The app has not crashed.
        """
        return decode(Recovery, await self._json(endpoints.RECOVER, json={"way": way}))

    async def restart(self) -> None:
        """Ends the app's process, and rebuilds the session from its steps, as after a crash of the server."""
        await self._http.call(endpoints.RESTART, id=self.id)

    async def take_control(self, by: str | None = None) -> None:
        """Takes control, which changes the session's `id`. All other clients can then only watch.

        Args:
            by: A name to show to them.
        """
        body = {"change": "take", **({"by": by} if by else {})}
        opened = await self._json(endpoints.CONTROL, json=body)
        self.id = self.waiter.session = opened["id"]
        self.url = self._http.url + opened["url"]

    async def rename(self, name: str | None) -> None:
        """Gives the session a name of one line; None removes the name."""
        await self._http.call(endpoints.RENAME_SESSION, id=self.id, json={"name": name})

    async def document(self) -> Document:
        """Returns the JSON text of the screen, for a session opened with `screen_json`."""
        return decode(Document, await self._json(endpoints.DOCUMENT))

    async def set_document(self, text: str, *, shows_broken: bool = False) -> Document:
        """Replaces the JSON text of the screen, for a session opened with `screen_json`.

        Args:
            text: The JSON of a screen.
            shows_broken: Whether an invalid text shows an error. Otherwise the screen stays.
        """
        body = {"text": text, **({"broken": "show"} if shows_broken else {})}
        return decode(Document, await self._json(endpoints.PUT_DOCUMENT, json=body))

    async def end(self) -> None:
        """Ends the session, and deletes its recording."""
        await self._http.call(endpoints.END_SESSION, id=self.id)

    # Requests

    async def _json(self, endpoint: Endpoint, **arguments: Any) -> Any:
        return await self._http.json(endpoint, id=self.id, **arguments)

    async def _at_rest(self, input: dict[str, Any], timeout: float | None) -> int:
        await self.wait_for_rest(timeout=timeout)
        return await self.send(input)

    async def _decide(self, request: RequestEntry | HeldRequest | str, decision: str, edits: dict[str, Any]) -> int:
        id = request if isinstance(request, str) else request.id
        body = {"do": decision, "key": uuid.uuid4().hex, **edits}
        return int((await self._json(endpoints.DECIDE, q=id, json=body))["input"])

    def _opened(self, opened: dict[str, Any]) -> "Session":
        return Session(self._http, opened["id"], opened["watch"], opened["url"],
                       timeout=self.waiter.timeout, quiet=self.waiter.quiet)


def is_address(wanted: Text, url: str) -> bool:
    """Returns whether a URL matches: by its path, by the whole URL if `wanted` has a scheme, or by a pattern."""
    if not isinstance(wanted, str):
        return wanted.search(url) is not None
    parts = urlsplit(url)
    shown = url if "://" in wanted else parts.path + (f"?{parts.query}" if "?" in wanted else "")
    return fnmatchcase(shown, wanted.replace("[", "[[]").replace("?", "[?]"))


def _latest(found: list[Found], snapshot: Snapshot) -> Found:
    if not found:
        listed = "; ".join(str(each) for each in snapshot.entries[-5:])
        raise NotYet(f"The last entries are: {listed}.")
    return found[-1]


def _written(file: str | Path, content: bytes) -> Path:
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
