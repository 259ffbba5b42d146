"""What the server tells, as typed values. Times are milliseconds of the session's clock unless said otherwise."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Phase: TypeAlias = Literal["live", "waiting", "crashed", "recording", "ended", "parked", "quarantined"]
"""The phases of a session. `live` is the usual one."""


@dataclass(frozen=True)
class SafeArea:
    """What the edges of the screen cover, in points."""

    top: float = 0
    left: float = 0
    bottom: float = 0
    right: float = 0


@dataclass(frozen=True)
class Location:
    """A place on earth, in degrees."""

    latitude: float
    longitude: float


@dataclass(frozen=True)
class Device:
    """The device that the session runs on. What is None is left as it is when a device is set.

    Attributes:
        size: `phone` (393 × 852 points), `small` (375 × 667), `landscape` (852 × 393), or None beside `width`.
        width: The width in points, 200 to 2000.
        height: The height in points, 200 to 2000.
        safe_area: What the edges of the screen cover.
        scale: Pixels for a point. The server tells it; it cannot be set.
        text_size: `xSmall` to `xxxLarge`, or `accessibility1` to `accessibility5`.
        direction: `leftToRight` or `rightToLeft`.
        appearance: `light` or `dark`.
        language: A BCP 47 tag, such as `pt-BR`. None in a snapshot is English.
        motion: `full` or `reduced`. None in a snapshot is `full`.
        exceptions: What happens where iOS ends the app: `logged` or `fatal`. None in a snapshot is `logged`.
        location: Where the device is. None in a snapshot is the usual place.
        contrast: `normal` or `increased`. None in a snapshot is `normal`, and so for the settings below the first value.
        text_weight: `regular` or `bold`.
        transparency: `full` or `reduced`.
        power: `normal` or `low`.
        app: `foreground` or `background`.
        location_access: `ask`, `allowed` or `denied`.
        notification_access: `ask`, `allowed` or `denied`.
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


@dataclass(frozen=True)
class ScreenFacts:
    """A screen of the app: the class of its controller, and what else is known of it."""

    type: str
    id: str | None = None
    url: str | None = None
    title: str | None = None
    scene: str | None = None
    segue: str | None = None
    router: str | None = None


@dataclass(frozen=True)
class EntryError:
    """An error of a screen or a request, with the text that a person reads."""

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
    """A state that a navigation controller was told of.

    Attributes:
        n: The entry's number in the session.
        input: The number of the step that caused it.
        time: When it happened, in milliseconds of the session's clock.
        state: `started`, `success`, `error` or `finished`.
        controller: The class of the navigation controller, or None.
        screen: The screen that is loaded, or None.
        error: What went wrong, of the state `error`.
        retry: The id of the retry that came with the error, such as `r1`.
        attempt: How many times it has failed.
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
    """A request that is paused: which `side` of it, since when, and whether its timeout runs on."""

    side: Literal["request", "answer"]
    since: float
    expires: bool = False


@dataclass(frozen=True)
class EditedFacts:
    """That a person changed a request or its answer. `status` and `bytes` are what the answer had before."""

    side: Literal["request", "answer"]
    bytes: int
    status: int | None = None


@dataclass(frozen=True)
class RequestEntry:
    """A request of the app. A later entry of the same request has the same `n`.

    Attributes:
        id: The request's id, such as `q2`.
        purpose: What it is for, such as `screen` or `image`.
        phase: `pending`, `done`, `failed` or `cancelled`.
        status: The status of its answer, or None.
        duration: How long it took, in milliseconds, or None.
        bytes: The size of the answer's body, or None.
        fault: The fault rule that matched, in words, or None.
        error: Why it failed, or None.
        held: That it is paused, or None.
        edited: What a person changed of it, or None.
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
        """Whether the app waits for it, and nobody has paused it."""
        return self.phase == "pending" and self.held is None

    def __str__(self) -> str:
        text = f"request {self.id} {self.method} {self.url} {'paused' if self.held else self.phase}"
        text += f" {self.status}" if self.status is not None else ""
        text += f" after {self.duration:g} ms" if self.duration is not None else ""
        text += f", fault: {self.fault}" if self.fault else ""
        return text + (f": {self.error.message}" if self.error else "")


@dataclass(frozen=True)
class HeldRequest:
    """A paused request, as `Session.held` lists it. Its members are those of `RequestEntry`."""

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
        message: The line for a person.
        detail: The same for a program.
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
"""An entry of a session."""


@dataclass(frozen=True)
class Retry:
    """A retry closure that an error gave to the app and that can be run. `since` is when the error came."""

    id: str
    kind: str
    subject: str
    attempt: int
    since: float


@dataclass(frozen=True)
class Frame:
    """A place in the app's code, innermost first. `app` is whether the app's developer wrote it."""

    function: str
    file: str | None = None
    line: int | None = None
    app: bool = False


@dataclass(frozen=True)
class Crash:
    """A crash of the app, at the step `input`. `message` says how the process ended."""

    type: str
    label: str
    message: str
    input: int | None = None
    frames: tuple[Frame, ...] = ()
    recorded: int | None = None


@dataclass(frozen=True)
class Stack:
    """A navigation stack. `presentation` says how it is shown: `root`, or over another one."""

    presentation: str
    controller: str | None = None
    screens: tuple[ScreenFacts, ...] = ()


@dataclass(frozen=True)
class Navigation:
    """The navigation stacks, the root first, and the alerts over them."""

    stacks: tuple[Stack, ...] = ()
    alerts: tuple[Any, ...] = ()


@dataclass(frozen=True)
class FaultRule:
    """A rule that makes requests fail. Functions of `kennel_client.faults` make the usual ones.

    Attributes:
        path: Starts with `/` or `*`; `*` stands for any characters.
        fault: What happens: `delay`, `throttle`, `hold`, `noConnection`, `offline`, `timeout`, `status`, `brokenBody`
            or `answer`.
        after: How many matching requests are passed over first.
        count: How many are matched then; all if None.
        chance: Of a hundred about so many.
        seed: Chooses which of them; the same requests for the same seed.
        status: The status of the answer, 100 to 599.
        delay: Milliseconds.
        bandwidth: Kilobits per second.
        jitter: Milliseconds.
        side: Of `hold`: `request` or `answer`.
        expires: Of `hold`: whether the timeout runs on meanwhile.
        body: Of `answer`: the body.
        type: Of `answer`: the media type.
        id: The rule's id, which the server gives.
        used: How many requests it has matched.
        seen: How many requests have its path, where that is more.
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
    """The fault rules of a session, and the same as `text`."""

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
    """Why a session stands still: `refused`, `full` or `unavailable`, and the reason in words."""

    kind: str
    reason: str


@dataclass(frozen=True)
class Driver:
    """Who drives a session, or asks to.

    Attributes:
        input: The step that gave control, or asked for it.
        by: The name that was given, or None.
        here: Whether they look at the session now. Only lists of sessions tell it.
    """

    input: int | None = None
    by: str | None = None
    here: bool | None = None


@dataclass(frozen=True)
class SessionFacts:
    """The session in a snapshot.

    Attributes:
        id: The id that drives it, or the watch id for a client that only watches.
        watch: The id that only shows it.
        phase: `live`, `waiting`, `crashed`, `recording` or `ended`.
        opened: When it was opened, in milliseconds since 1970.
        configuration: With what it was opened.
        origin: Of which session it is a branch, or None.
        driver: Who drives it, once control has changed hands.
        asking: Who asks for control.
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
    """All of a session at one moment.

    Attributes:
        epoch: The run of event numbers; another one after the app was rebuilt.
        seq: The number of the last event.
        session: The session's ids and phase.
        input: The number of the last step.
        time: When that happened.
        device: The device, or None for a session that has ended.
        tree: The views as the server sends them. `screen` reads them.
        navigation: The stacks of screens.
        retries: The retries that can be run.
        faults: The fault rules, with their counts.
        states: The last states.
        requests: The last requests.
        log: The last lines of the log.
        crash: The crash that the app has not come back from, or None.
        notes: What people wrote on steps.
        waiting: Why the session stands still, or None.
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
        """The last states, requests and lines of the log, in the order in which they began."""
        return tuple(sorted((*self.states, *self.requests, *self.log), key=lambda entry: entry.n))

    @property
    def is_busy(self) -> bool:
        """Whether a request is under way. Paused requests do not count."""
        return any(request.is_under_way for request in self.requests)


@dataclass(frozen=True)
class Patch:
    """A change of the screen, or of what else a snapshot has: `changes` has its members as the server sends them."""

    input: int
    time: float
    changes: dict[str, Any] = field(default_factory=dict, metadata={"derived": True})


@dataclass(frozen=True)
class Ended:
    """The session has ended, and no event follows. `reason` says why."""

    reason: str


@dataclass(frozen=True)
class OtherEvent:
    """An event of another kind, such as `build` from `kennel dev`, with its data."""

    event: str
    data: dict[str, Any]


Event: TypeAlias = Snapshot | Patch | Entry | Ended | OtherEvent
"""What the event stream of a session tells."""


@dataclass(frozen=True)
class Message:
    """A request or a response: `headers`, the size of the body, and the body as far as it is kept.

    Attributes:
        bytes: The size of the whole body.
        body: The body as text, or None.
        kept: How many bytes are kept, where that is fewer.
        truncated: Whether fewer are kept.
        binary: Whether the body is no text.
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
    """A request with headers and bodies. In the place of secrets stand their names."""

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
    """The reason why a request that was sent again got no response, such as `noConnection`, and a sentence."""

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
    """Differences as lines, for people. `since` is the step that a step was compared with."""

    lines: tuple[str, ...] = ()
    since: int | None = None


@dataclass(frozen=True)
class Step:
    """The session as it was after a step.

    Attributes:
        step: The number of the step, counted from 1.
        of: How many steps there are.
        time: When it happened.
        label: What happened, in words.
        type: The type of the input.
        changes: What it changed.
        snapshot: The session after it.
        differs_from: The first step that does not do the same as recorded, or None.
        difference: How that step differs, or None.
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
    """A build that sessions can be opened in. Its name is None for the server's own."""

    name: str | None
    program: str
    state: Literal["ready", "failing"]
    type: str | None = None
    version: str | None = None
    reason: str | None = None


@dataclass(frozen=True)
class AvailableScreen:
    """A screen of the app's own backend."""

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
    """A fault script that is kept under a name."""

    name: str
    rules: int


@dataclass(frozen=True)
class Finding:
    """What is wrong after a fault. `after` is what a person did, to `target` if it was a press."""

    kind: str
    text: str
    after: str
    target: str | None = None
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Try:
    """One fault on one request. `verdict` is None until it was made, `fine`, `notMade`, or the worst finding's kind."""

    controller: str | None
    request: str
    fault: str
    seed: int = 0
    verdict: str | None = None
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True)
class SweepReport:
    """How far a sweep is, and what it found. Times are milliseconds."""

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
        """Whether no more tries are made."""
        return self.phase in ("done", "stopped")

    @property
    def findings(self) -> tuple[str, ...]:
        """What is wrong, a sentence for each finding, with its request and fault."""
        return tuple(f"{each.request} with {each.fault}: {finding.text}"
                     for each in self.tries for finding in each.findings)


@dataclass(frozen=True)
class Side:
    """A side of a comparison. `id` drives its session, if that goes on."""

    name: str
    watch: str
    id: str | None = None


@dataclass(frozen=True)
class DifferenceSteps:
    """After which step of each session something differs."""

    left: int | None = None
    right: int | None = None


@dataclass(frozen=True)
class Difference:
    """What is other in two sessions. `left` and `right` are the lines that only one has."""

    moment: int
    time: str
    subject: str
    sentence: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    steps: DifferenceSteps


@dataclass(frozen=True)
class ComparisonReport:
    """What is other in two sessions, first things first. `busy` says that more may follow."""

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
    """The text that a session opened with `screen_json` shows, why it cannot be read, and what is passed over."""

    text: str
    error: Any = None
    warnings: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Layout:
    """What decided where a view is."""

    placing: str
    frame: tuple[float, ...] = ()
    content: Any = None
    rules: tuple[Any, ...] = ()
    flex: tuple[Any, ...] = ()
    ambiguous: Any = None


@dataclass(frozen=True)
class Recovery:
    """How a crashed session goes on: its phase, and the number of the step that says so, if one does."""

    phase: Phase
    input: int | None = None
