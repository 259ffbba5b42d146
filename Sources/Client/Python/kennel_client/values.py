"""The server's responses and events as typed values. Times are milliseconds of the session's clock by default."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Phase: TypeAlias = Literal["live", "waiting", "crashed", "recording", "ended", "parked", "quarantined"]
"""The phases of a session. `live` is the usual one."""


@dataclass(frozen=True)
class SafeArea:
    """The insets of the safe area, in points."""

    top: float = 0
    left: float = 0
    bottom: float = 0
    right: float = 0


@dataclass(frozen=True)
class Location:
    """A location on earth, in degrees."""

    latitude: float
    longitude: float


@dataclass(frozen=True)
class Device:
    """The device of the session. When a device is set, members that are None do not change.

    Attributes:
        size: `phone` (393 × 852 points), `small` (375 × 667), `landscape` (852 × 393), or None beside `width`.
        width: The width in points, 200 to 2000.
        height: The height in points, 200 to 2000.
        safe_area: The insets of the safe area.
        scale: The pixels per point. It cannot be set.
        text_size: `xSmall` to `xxxLarge`, or `accessibility1` to `accessibility5`.
        direction: `leftToRight` or `rightToLeft`.
        appearance: `light` or `dark`.
        language: A BCP 47 tag, such as `pt-BR`. None in a snapshot is English.
        motion: `full` or `reduced`. None in a snapshot is `full`.
        exceptions: The effect of exceptions that end iOS apps: `logged` or `fatal`. None in a snapshot is `logged`.
        location: The location. None in a snapshot is the default one.
        contrast: `normal` or `increased`. None in a snapshot is `normal`, and so for the settings below the first value.
        text_weight: `regular` or `bold`.
        transparency: `full` or `reduced`.
        power: `normal`, or `low` for the Low Power Mode.
        app: Whether the app is in the `foreground` or the `background`.
        location_access: The permission to use the location: `ask`, `allowed` or `denied`.
        notification_access: The permission to show notifications: `ask`, `allowed` or `denied`.
        camera_access: The permission to use the camera: `ask`, `allowed` or `denied`.
        microphone_access: The permission to use the microphone: `ask`, `allowed` or `denied`.
        photo_access: The permission to read the photos: `ask`, `allowed` or `denied`.
        contact_access: The permission to read the contacts: `ask`, `allowed` or `denied`.
        calendar_access: The permission to use the calendars: `ask`, `allowed` or `denied`.
        reminder_access: The permission to use the reminders: `ask`, `allowed` or `denied`.
        tracking_access: The permission to track the user: `ask`, `allowed` or `denied`.
        speech_access: The permission to recognize speech: `ask`, `allowed` or `denied`.
        media_access: The permission to read the media library: `ask`, `allowed` or `denied`.
        time_zone: A name in the IANA database, such as `America/Sao_Paulo`. None in a snapshot is `GMT`.
        clock_offset: The seconds by which the clock is ahead of the time of the session. None in a snapshot is 0.
    """

    size: Literal["phone", "small", "landscape"] | None = None
    width: float | None = None
    height: float | None = None
    safe_area: SafeArea | None = None
    scale: float | None = None
    text_size: str | None = None
    direction: Literal["leftToRight", "rightToLeft"] | None = None
    appearance: Literal["light", "dark"] | None = None
    language: str | None = None
    motion: Literal["full", "reduced"] | None = None
    exceptions: Literal["logged", "fatal"] | None = None
    location: Location | None = None
    contrast: Literal["normal", "increased"] | None = None
    text_weight: Literal["regular", "bold"] | None = None
    transparency: Literal["full", "reduced"] | None = None
    power: Literal["normal", "low"] | None = None
    app: Literal["foreground", "background"] | None = None
    location_access: Literal["ask", "allowed", "denied"] | None = None
    notification_access: Literal["ask", "allowed", "denied"] | None = None
    camera_access: Literal["ask", "allowed", "denied"] | None = None
    microphone_access: Literal["ask", "allowed", "denied"] | None = None
    photo_access: Literal["ask", "allowed", "denied"] | None = None
    contact_access: Literal["ask", "allowed", "denied"] | None = None
    calendar_access: Literal["ask", "allowed", "denied"] | None = None
    reminder_access: Literal["ask", "allowed", "denied"] | None = None
    tracking_access: Literal["ask", "allowed", "denied"] | None = None
    speech_access: Literal["ask", "allowed", "denied"] | None = None
    media_access: Literal["ask", "allowed", "denied"] | None = None
    time_zone: str | None = None
    clock_offset: int | None = None


@dataclass(frozen=True)
class ScreenFacts:
    """A screen of the app: the class of its controller, and its other properties."""

    type: str
    id: str | None = None
    url: str | None = None
    title: str | None = None
    scene: str | None = None
    segue: str | None = None
    router: str | None = None


@dataclass(frozen=True)
class EntryError:
    """An error of a screen or a request, with its message."""

    message: str
    kind: str | None = None
    reason: str | None = None
    line: int | None = None
    column: int | None = None
    path: str | None = None
    value: str | None = None
    why: str | None = None
    request: str | None = None


@dataclass(frozen=True)
class StateEntry:
    """A state that a navigation controller received.

    Attributes:
        n: The number of the entry in the session.
        input: The number of the step that caused it.
        time: When it happened, in milliseconds of the session's clock.
        state: `started`, `success`, `error` or `finished`.
        controller: The class of the navigation controller, or None.
        screen: The screen that is loaded, or None.
        error: The error, for the state `error`.
        retry: The id of the retry that came with the error, such as `r1`.
        attempt: The number of failed attempts.
    """

    n: int
    input: int
    time: float
    state: Literal["started", "success", "error", "finished"]
    controller: str | None = None
    screen: ScreenFacts | None = None
    error: EntryError | None = None
    retry: str | None = None
    attempt: int | None = None

    def __str__(self) -> str:
        place = (self.screen.url or self.screen.title or self.screen.type) if self.screen else ""
        text = f"state {self.state} of {self.controller or ''} for {place}".rstrip()
        text += f": {self.error.message}" if self.error else ""
        return text + (f" (retry {self.retry})" if self.retry else "")


@dataclass(frozen=True)
class HeldFacts:
    """A paused request: its paused `side`, the time since when, and whether its timeout continues."""

    side: Literal["request", "answer"]
    since: float
    expires: bool = False


@dataclass(frozen=True)
class EditedFacts:
    """A user's change of a request or response. `status` and `bytes` are those of the original response."""

    side: Literal["request", "answer"]
    bytes: int
    status: int | None = None


@dataclass(frozen=True)
class RequestEntry:
    """A request of the app. Each change of a request is reported as another entry with the same `n`.

    Attributes:
        id: The request's id, such as `q2`.
        purpose: Its purpose, such as `screen` or `image`.
        phase: `pending`, `done`, `failed` or `cancelled`.
        status: The status of its response, or None.
        duration: Its duration, in milliseconds, or None.
        bytes: The size of the response's body, or None.
        fault: The fault rule that matched, as text, or None.
        error: The error, or None.
        held: The pause, or None.
        edited: The change that a user made, or None.
    """

    n: int
    input: int
    time: float
    id: str
    purpose: str
    method: str
    url: str
    phase: Literal["pending", "done", "failed", "cancelled"]
    status: int | None = None
    duration: float | None = None
    bytes: int | None = None
    fault: str | None = None
    error: EntryError | None = None
    held: HeldFacts | None = None
    edited: EditedFacts | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether the app waits for it, and it is not paused."""
        return self.phase == "pending" and self.held is None

    def __str__(self) -> str:
        text = f"request {self.id} {self.method} {self.url} {'paused' if self.held else self.phase}"
        text += f" {self.status}" if self.status is not None else ""
        text += f" after {self.duration:g} ms" if self.duration is not None else ""
        text += f", fault: {self.fault}" if self.fault else ""
        return text + (f": {self.error.message}" if self.error else "")


@dataclass(frozen=True)
class HeldRequest:
    """A paused request in the result of `Session.held`. Its fields have the same meaning as in `RequestEntry`."""

    id: str
    purpose: str
    method: str
    url: str
    phase: str
    held: HeldFacts
    fault: str | None = None
    edited: EditedFacts | None = None


@dataclass(frozen=True)
class LogEntry:
    """A line of the session's log: an input, a timer, a message of the app, an error.

    Attributes:
        kind: `input`, `timer`, `pause`, `navigation`, `note`, `log`, `error`, `crash` or `analytics`.
        level: `info`, `warning` or `error`.
        message: The line as text.
        detail: The line as values.
    """

    n: int
    input: int
    time: float
    kind: str
    level: Literal["info", "warning", "error"]
    message: str
    detail: dict[str, Any] | None = None

    def __str__(self) -> str:
        return f"{self.kind}{'' if self.level == 'info' else f' ({self.level})'}: {self.message}"


Entry: TypeAlias = StateEntry | RequestEntry | LogEntry
"""An entry in the timeline of a session."""


@dataclass(frozen=True)
class Retry:
    """A retry closure of an error that can be run. `since` is the time of the error."""

    id: str
    kind: str
    subject: str
    attempt: int
    since: float


@dataclass(frozen=True)
class Frame:
    """A stack frame; the innermost is first. `app` is whether it is the app's own code."""

    function: str
    file: str | None = None
    line: int | None = None
    app: bool = False


@dataclass(frozen=True)
class Crash:
    """A crash of the app, at the step `input`. `message` describes the end of the process."""

    type: str
    label: str
    message: str
    input: int | None = None
    frames: tuple[Frame, ...] = ()
    recorded: int | None = None


@dataclass(frozen=True)
class Stack:
    """A navigation stack. `presentation` is `root`, or how it is presented over another one."""

    presentation: str
    controller: str | None = None
    screens: tuple[ScreenFacts, ...] = ()


@dataclass(frozen=True)
class Navigation:
    """The navigation stacks, the root first, and the alerts."""

    stacks: tuple[Stack, ...] = ()
    alerts: tuple[Any, ...] = ()


@dataclass(frozen=True)
class FaultRule:
    """A rule that makes requests fail. The functions in `kennel_client.faults` create the usual rules.

    Attributes:
        path: Starts with `/` or `*`; `*` matches any characters.
        fault: The fault: `delay`, `throttle`, `hold`, `noConnection`, `offline`, `timeout`, `status`, `brokenBody`
            or `answer`.
        after: The number of requests that the rule first lets pass.
        count: The number of requests that it then affects; all if None.
        chance: The probability in percent.
        seed: The seed of the probability; the same seed chooses the same requests.
        status: The status of the response, 100 to 599.
        delay: Milliseconds.
        bandwidth: Kilobits per second.
        jitter: Milliseconds.
        side: Of `hold`: `request` or `answer`.
        expires: Of `hold`: whether the timeout continues meanwhile.
        body: Of `answer`: the body.
        type: Of `answer`: the media type.
        id: The rule's id, which the server sets.
        used: The number of requests that it has affected.
        seen: The number of requests with its path, if that is more.
    """

    path: str
    fault: str
    after: int | None = None
    count: int | None = None
    chance: float | None = None
    seed: int | None = None
    status: int | None = None
    delay: float | None = None
    bandwidth: float | None = None
    jitter: float | None = None
    side: Literal["request", "answer"] | None = None
    expires: bool | None = None
    body: str | None = None
    type: str | None = None
    id: str | None = None
    used: int | None = None
    seen: int | None = None


@dataclass(frozen=True)
class FaultScript:
    """The fault rules of a session, also as `text`."""

    rules: tuple[FaultRule, ...] = ()
    text: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Note:
    """What a person wrote on a step: a note or an expectation.

    Attributes:
        text: The note; empty for an expectation.
        shows: The text that the screen should show after the step.
        hides: The text that no view should have after the step.
    """

    step: int
    text: str = ""
    shows: str | None = None
    hides: str | None = None


@dataclass(frozen=True)
class WaitingFacts:
    """Why a session cannot continue: `refused`, `full` or `unavailable`, and the reason as text."""

    kind: str
    reason: str


@dataclass(frozen=True)
class Driver:
    """A client that controls a session, or requests control.

    Attributes:
        input: The step that gave or requested control.
        by: The name of the user, or None.
        here: Whether the user's page is open. Only lists of sessions have it.
    """

    input: int | None = None
    by: str | None = None
    here: bool | None = None


@dataclass(frozen=True)
class SessionFacts:
    """The session in a snapshot.

    Attributes:
        id: The id that permits control, or the watch id for a client that only watches.
        watch: The id that permits watching only.
        phase: `live`, `waiting`, `crashed`, `recording` or `ended`.
        opened: When it was opened, in milliseconds since 1970.
        configuration: The options with which it was opened.
        origin: The session of which it is a branch, or None.
        driver: The client in control, after control has changed.
        asking: The clients that request control.
    """

    id: str
    phase: Phase
    watch: str | None = None
    opened: int | None = None
    configuration: dict[str, Any] = field(default_factory=dict)
    origin: Any = None
    grant: int | None = None
    driver: Driver | None = None
    asking: tuple[Driver, ...] = ()
    name: str | None = None


@dataclass(frozen=True)
class Snapshot:
    """The complete state of a session.

    Attributes:
        epoch: Identifies one unbroken run of event numbers; it changes when the app is rebuilt.
        seq: The number of the last event.
        session: The session's ids and phase.
        input: The number of the last step.
        time: The time of the last step.
        device: The device, or None for a session that has ended.
        tree: The tree of views, as JSON from the server. `Session.screen` returns it as a typed value.
        navigation: The stacks of screens.
        retries: The retries that can be run.
        faults: The fault rules, with their match counts.
        states: The last states.
        requests: The last requests.
        log: The last lines of the log.
        crash: The crash after which the session was not continued, or None.
        notes: The notes on steps.
        waiting: Why the session cannot continue, or None.
    """

    epoch: int
    seq: int
    session: SessionFacts
    input: int = 0
    time: float = 0
    device: Device | None = None
    tree: Any = None
    navigation: Navigation = Navigation()
    retries: tuple[Retry, ...] = ()
    faults: FaultScript = FaultScript()
    states: tuple[StateEntry, ...] = ()
    requests: tuple[RequestEntry, ...] = ()
    log: tuple[LogEntry, ...] = ()
    crash: Crash | None = None
    notes: tuple[Note, ...] = ()
    waiting: WaitingFacts | None = None
    analytics: tuple[Any, ...] = ()
    pending_retries: int | None = None
    retry_buttons: tuple[str, ...] = ()
    restored: Any = None
    recording: Any = None
    pauses: tuple[Any, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The last states, requests and log lines, in the order of their start."""
        return tuple(sorted((*self.states, *self.requests, *self.log), key=lambda entry: entry.n))

    @property
    def is_busy(self) -> bool:
        """Whether a request is pending. Paused requests do not count."""
        return any(request.is_under_way for request in self.requests)


@dataclass(frozen=True)
class Patch:
    """A change of the screen or of other members of a snapshot; `changes` has the members that the server sent."""

    input: int
    time: float
    changes: dict[str, Any] = field(default_factory=dict, metadata={"derived": True})


@dataclass(frozen=True)
class Ended:
    """The session has ended, for this `reason`. No event follows."""

    reason: str


@dataclass(frozen=True)
class OtherEvent:
    """An event of another kind, such as `build` from `kennel dev`, with its data."""

    event: str
    data: dict[str, Any]


Event: TypeAlias = Snapshot | Patch | Entry | Ended | OtherEvent
"""An event of a session's stream."""


@dataclass(frozen=True)
class Message:
    """A request or a response: `headers`, the size of the body, and the stored part of the body.

    Attributes:
        bytes: The size of the whole body.
        body: The body as text, or None.
        kept: The number of stored bytes, if not all are stored.
        truncated: Whether not all bytes are stored.
        binary: Whether the body is not text.
    """

    headers: dict[str, str] = field(default_factory=dict)
    bytes: int = 0
    body: str | None = None
    kept: int | None = None
    truncated: bool = False
    binary: bool = False
    method: str | None = None
    url: str | None = None
    status: int | None = None


@dataclass(frozen=True)
class RequestDetails:
    """A request with headers and bodies. Placeholders replace secrets."""

    id: str
    method: str
    url: str
    request: Message
    status: int | None = None
    response: Message | None = None
    edited: Any = None
    original: Any = None


@dataclass(frozen=True)
class ResendError:
    """The reason why a request that was sent again got no response: a kind, such as `noConnection`, and a sentence."""

    kind: str
    message: str


@dataclass(frozen=True)
class ResentRequest:
    """A request that was sent again.

    Attributes:
        duration: The time until the response, in milliseconds.
        exchange: The request and its response.
        error: The reason why there is no response, or None.
    """

    duration: float
    exchange: RequestDetails
    error: ResendError | None = None


@dataclass(frozen=True)
class Lines:
    """Differences as lines of text. `since` is the step that was compared with."""

    lines: tuple[str, ...] = ()
    since: int | None = None


@dataclass(frozen=True)
class Step:
    """The state of the session after a step.

    Attributes:
        step: The number of the step, counted from 1.
        of: The number of steps.
        time: The time of the step.
        label: The description of the step.
        type: The type of the input.
        changes: The changes of the step.
        snapshot: The state after the step.
        differs_from: The first step whose results differ from the recording, or None.
        difference: The difference at that step, or None.
    """

    step: int
    of: int
    time: float
    label: str
    type: str
    changes: Lines
    snapshot: Snapshot
    differs_from: int | None = None
    difference: Lines | None = None


@dataclass(frozen=True)
class AppBuild:
    """An app in which sessions can be opened. Its name is None for the server's own."""

    name: str | None
    program: str
    state: Literal["ready", "failing"]
    type: str | None = None
    version: str | None = None
    reason: str | None = None


@dataclass(frozen=True)
class AvailableScreen:
    """A screen that the app's own backend serves."""

    path: str
    title: str
    note: str | None = None
    notes: Any = None
    group: str | None = None
    bff: str | None = None


@dataclass(frozen=True)
class AvailableController:
    """A navigation controller of the app. Its id is None for the default one."""

    default: bool
    id: str | None
    type: str


@dataclass(frozen=True)
class SessionListing:
    """A session or recording in the server's list. `opened` is in milliseconds since 1970."""

    watch: str
    phase: Phase
    opened: int
    inputs: int
    app: str | None = None
    title: str | None = None
    screen: str | None = None
    name: str | None = None
    controller: str | None = None
    bff: str | None = None
    viewers: int | None = None
    driver: Driver | None = None
    origin: Any = None


@dataclass(frozen=True)
class ScriptListing:
    """A stored fault script."""

    name: str
    rules: int


@dataclass(frozen=True)
class Finding:
    """A finding after a fault. `after` is the action of the user, and `target` the pressed element."""

    kind: str
    text: str
    after: str
    target: str | None = None
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Try:
    """One fault on one request. `verdict` is None before the try, `fine`, `notMade`, or the worst finding's kind."""

    controller: str | None
    request: str
    fault: str
    seed: int = 0
    verdict: str | None = None
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True)
class SweepReport:
    """The progress and the findings of a sweep. Times are milliseconds."""

    id: str
    session: str
    phase: Literal["planning", "running", "done", "stopped"]
    cells: int
    done: int
    failures: int
    runs: int
    duration: float
    faults: tuple[str, ...]
    controllers: tuple[str | None, ...]
    tries: tuple[Try, ...]
    remaining: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether the sweep has ended."""
        return self.phase in ("done", "stopped")

    @property
    def findings(self) -> tuple[str, ...]:
        """The findings, a sentence for each, with its request and fault."""
        return tuple(f"{each.request} with {each.fault}: {finding.text}"
                     for each in self.tries for finding in each.findings)


@dataclass(frozen=True)
class Side:
    """A side of a comparison. `id` permits control of its session, if the session continues."""

    name: str
    watch: str
    id: str | None = None


@dataclass(frozen=True)
class DifferenceSteps:
    """The step of each session after which they differ."""

    left: int | None = None
    right: int | None = None


@dataclass(frozen=True)
class Difference:
    """A difference of two sessions. `left` and `right` are the lines that only one has."""

    moment: int
    time: str
    subject: str
    sentence: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    steps: DifferenceSteps


@dataclass(frozen=True)
class ComparisonReport:
    """The differences of two sessions, the first one first. `busy` is whether more can follow."""

    id: str
    left: Side
    right: Side
    moments: int
    busy: bool
    differences: tuple[Difference, ...]
    steps: int | None = None
    done: int | None = None
    remaining: float | None = None


@dataclass(frozen=True)
class Document:
    """The JSON text of a session that was opened with `screen_json`, its error, and its ignored parts."""

    text: str
    error: Any = None
    warnings: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Layout:
    """How the layout of a view was computed."""

    placing: str
    frame: tuple[float, ...] = ()
    content: Any = None
    rules: tuple[Any, ...] = ()
    flex: tuple[Any, ...] = ()
    ambiguous: Any = None


@dataclass(frozen=True)
class Recovery:
    """How a crashed session continues: its phase, and the number of the step that records it, if any."""

    phase: Phase
    input: int | None = None
