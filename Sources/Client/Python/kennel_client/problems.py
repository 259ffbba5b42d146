"""The problems that the server reports (RFC 9457), with an exception class for each problem type.

Catch a type, such as `ViewCovered`, or a group: `Refused`, `NotFound`, `ViewNotUsable`, `RetryNotUsable`, `TryLater`.
"""

from typing import Any, ClassVar

from .errors import KennelError

URN = "urn:kennel:problem:"


class Problem(KennelError):
    """A problem that the server reports. Its text says what happened, and what to do.

    Attributes:
        kind: The name of the type, such as `view-covered`; empty if the request was not valid HTTP.
        advice: What to do about problems of this type.
        status: The HTTP status.
        title: The description of the type.
        detail: The description of this problem.
        pointer: The JSON pointer to the wrong member of the body, or None.
        line: The wrong line of a text, counted from 1, or None.
        column: The wrong column of that line, counted from 1, or None.
        reason: The mistake in a fault script, such as `fault-text-unknown-word`, or None.
        word: The wrong word in a fault script, or None.
        origin: The backend that must be confirmed, or None.
        retry_after: The time until the request can be sent again, in seconds, or None.
    """

    kind: ClassVar[str] = ""
    advice: ClassVar[str] = ""

    def __init__(self, call: str, status: int, details: dict[str, Any], retry_after: float | None = None) -> None:
        self.status = status
        self.title: str = details.get("title", "")
        self.detail: str = details.get("detail", "")
        self.pointer: str | None = details.get("pointer")
        self.line: int | None = details.get("line")
        self.column: int | None = details.get("column")
        self.reason: str | None = details.get("reason")
        self.word: str | None = details.get("word")
        self.origin: str | None = details.get("origin")
        self.retry_after = retry_after
        place = [f"Line {self.line}" + (f", column {self.column}" if self.column else "")] if self.line else []
        parts = [f"{call} failed with {status} {self.kind}".rstrip(), self.title, self.detail,
                 f"Member {self.pointer}" if self.pointer else "", *place,
                 f"Origin {self.origin}" if self.origin else "",
                 f"Retry after {retry_after:g} s" if retry_after is not None else "", self.advice]
        super().__init__(" ".join(part if part.endswith(".") else f"{part}." for part in parts if part))


class Refused(Problem):
    """The client does not have permission."""


class NotFound(Problem):
    """The request names something that does not exist."""


class ViewNotUsable(Problem):
    """A user could not use the view now. Actions of a `Locator` wait until the view can be used."""


class RetryNotUsable(Problem):
    """The retry cannot be run."""


class TryLater(Problem):
    """The server cannot handle the request at present. The same request may succeed later."""


class Malformed(Problem):
    """`malformed`: the request is incomplete or invalid."""

    kind = "malformed"
    advice = "Correct the member that the detail names."


class NotJSON(Problem):
    """`not-json`: the body is not JSON, is nested too deeply, or contains a member twice."""

    kind = "not-json"
    advice = "Correct the JSON at the line and column."


class TokenNeeded(Refused):
    """`token-needed`: the server needs a token, and the request has none."""

    kind = "token-needed"
    advice = "Pass a token: connect(url, token=\"…\"), or --kennel-token. `kennel token add NAME` prints one."


class Forbidden(Refused):
    """`forbidden`: the request comes from another site, its host is unknown, or the backend is never allowed."""

    kind = "forbidden"
    advice = "Use a host name that the server allows; --allow-host adds one."


class UnconfirmedBackend(Refused):
    """`unconfirmed-backend`: a user must confirm the backend `origin` first."""

    kind = "unconfirmed-backend"
    advice = "Start the server with --bff and this origin, or with --any-backend."


class ViewOnly(Refused):
    """`view-only`: the watch id was used for a change."""

    kind = "view-only"
    advice = "Use the session's id, not its watch id."


class ReadOnly(Refused):
    """`read-only`: the token permits reading only."""

    kind = "read-only"
    advice = "Use a token that was added without --read-only."


class NotDriving(Refused):
    """`not-driving`: another client has control of the session."""

    kind = "not-driving"
    advice = "Take control with Session.take_control(), or open another session."


class UnknownSession(NotFound):
    """`unknown-session`: the session has ended or never existed."""

    kind = "unknown-session"
    advice = (
        "Open another session. A session ends when it is deleted, when it is unused for long, or, if it is in "
        "memory, when the server stops."
    )


class UnknownApp(NotFound):
    """`unknown-app`: the server has no app of this name."""

    kind = "unknown-app"
    advice = "Server.apps() lists the apps; --app NAME=PROGRAM adds one."


class UnknownRequest(NotFound):
    """`unknown-request`: the request was never sent, or is no longer stored."""

    kind = "unknown-request"
    advice = "Session.requests() lists the requests."


class UnknownView(NotFound):
    """`unknown-view`: the view has left the screen or never existed."""

    kind = "unknown-view"
    advice = "Session.screen() has the current views."


class UnknownBackend(NotFound):
    """`unknown-backend`: the backend was not confirmed."""

    kind = "unknown-backend"
    advice = "Only a confirmed backend can be revoked."


class UnknownComparison(NotFound):
    """`unknown-comparison`: there is no such comparison, or one of its sessions has ended."""

    kind = "unknown-comparison"
    advice = "Start another comparison. The server stores the last 50, while their sessions exist."


class UnknownScript(NotFound):
    """`unknown-script`: there is no stored fault script of this name."""

    kind = "unknown-script"
    advice = "Server.scripts() lists the stored fault scripts."


class UnknownSweep(NotFound):
    """`unknown-sweep`: the sweep is not stored any more."""

    kind = "unknown-sweep"
    advice = "Start another sweep. The server stores the last 8."


class NoSuchTry(NotFound):
    """`no-such-try`: the sweep has no try of this number."""

    kind = "no-such-try"
    advice = "Sweep.read() lists the tries."


class UnknownRoute(NotFound):
    """`unknown-route`: there is no such path."""

    kind = "unknown-route"
    advice = "The server is not a Kennel server, or is older than this package."


class NoDocument(NotFound):
    """`no-document`: the session was not opened with the JSON of a screen."""

    kind = "no-document"
    advice = "Only a session that was opened with screen_json has a document."


class NoPicture(NotFound):
    """`no-picture`: the request loaded no picture, or it is no longer stored."""

    kind = "no-picture"
    advice = "Only a request that loaded a picture has one, while the picture is stored."


class NoSuchStep(NotFound):
    """`no-such-step`: the session has no step with this number."""

    kind = "no-such-step"
    advice = "Steps are counted from 1; Snapshot.input is the last one."


class WrongMethod(Problem):
    """`wrong-method`: the path does not support the method; `Allow` lists those that it supports."""

    kind = "wrong-method"
    advice = "The server is older or newer than this package."


class StaleView(ViewNotUsable):
    """`stale-view`: the view has left the screen, or does not accept this input."""

    kind = "stale-view"
    advice = "Find the view again; it has left the screen, or does not accept this input."


class ViewHidden(ViewNotUsable):
    """`view-hidden`: the view is hidden or transparent."""

    kind = "view-hidden"
    advice = "Wait until the view is shown, or scroll to it."


class ViewDisabled(ViewNotUsable):
    """`view-disabled`: the view is disabled, or ignores touches."""

    kind = "view-disabled"
    advice = "Enable the view first, with the actions of a user."


class ViewCovered(ViewNotUsable):
    """`view-covered`: another view is in front of the view."""

    kind = "view-covered"
    advice = "Close the covering view first, such as an alert or a sheet."


class ViewBusy(ViewNotUsable):
    """`view-busy`: the view is refreshing."""

    kind = "view-busy"
    advice = "Wait until the app is idle."


class OutOfRange(Problem):
    """`out-of-range`: no page, tab or button has this index."""

    kind = "out-of-range"
    advice = "Choose an existing page, tab or button, counted from 0."


class StaleRetry(RetryNotUsable):
    """`stale-retry`: no retry has this id, or it is no longer offered."""

    kind = "stale-retry"
    advice = "Session.retries() lists the retries that can be run."


class SpentRetry(RetryNotUsable):
    """`spent-retry`: the retry has already been run."""

    kind = "spent-retry"
    advice = "Wait for the next error; this retry has already been run."


class DeadRetry(RetryNotUsable):
    """`dead-retry`: the screen or view of the retry no longer exists."""

    kind = "dead-retry"
    advice = "Session.retries() lists the retries that can be run; the screen or view of this one no longer exists."


class NotHeld(Problem):
    """`not-held`: the request is not paused, or no longer paused."""

    kind = "not-held"
    advice = "Session.held() lists the requests that are paused now."


class NotPlayable(Problem):
    """`not-playable`: the session cannot be replayed."""

    kind = "not-playable"
    advice = "Choose a session that can be replayed."


class NotTried(Problem):
    """`not-tried`: the try of the sweep has no result."""

    kind = "not-tried"
    advice = "Wait until the sweep has run the try."


class NotComparable(Problem):
    """`not-comparable`: the two sessions do not begin on the same screen."""

    kind = "not-comparable"
    advice = "Compare two sessions that begin on the same screen."


class TooManyScripts(Problem):
    """`too-many-scripts`: the server stores no more fault scripts."""

    kind = "too-many-scripts"
    advice = "Delete unused fault scripts: Server.delete_script()."


class TooManyNames(Problem):
    """`too-many-names`: the server stores no more names of sessions."""

    kind = "too-many-names"
    advice = "Remove the names of some sessions: Session.rename(None)."


class NowhereBack(Problem):
    """`nowhere-back`: the screen has no back button, or does not support swiping back."""

    kind = "nowhere-back"
    advice = "Go back only where the screen has a back button, or can be swiped back."


class NoSheet(Problem):
    """`no-sheet`: there is no sheet to drag down."""

    kind = "no-sheet"
    advice = "Drag down only if a sheet is on top."


class SameDevice(Problem):
    """`same-device`: the device already has these settings."""

    kind = "same-device"
    advice = "No change is necessary; the device already has these settings."


class Crashed(Problem):
    """`crashed`: the app crashed at the input, or before it."""

    kind = "crashed"
    advice = "Session.recover() continues, with or without the input that crashed the app."


class NobodyAsked(Problem):
    """`nobody-asked`: the client did not request control, or control has changed since."""

    kind = "nobody-asked"
    advice = "Hand control over only to a client that has requested it since the last change."


class NotCrashed(Problem):
    """`not-crashed`: the app has not crashed."""

    kind = "not-crashed"
    advice = "Recover a session only while Snapshot.crash is not None."


class NothingBefore(Problem):
    """`nothing-before`: the app crashed when it was opened or rebuilt, so there is no state before the crash."""

    kind = "nothing-before"
    advice = "Recover with \"again\"; there is no state before the crash."


class IsRecording(Problem):
    """`recording`: a recording accepts no inputs."""

    kind = "recording"
    advice = "A recording accepts no inputs; branch it at a step with Session.branch()."


class JournalFull(Problem):
    """`journal-full`: the session's recording is full."""

    kind = "journal-full"
    advice = "Open another session; this recording has reached its limit (--journal-bytes, --input-bytes)."


class InputsNotKept(Problem):
    """`inputs-not-kept`: the session's inputs are no longer stored."""

    kind = "inputs-not-kept"
    advice = "Start the server with --data, or a larger --input-bytes, so that all inputs are stored."


class Quarantined(Problem):
    """`quarantined`: the session cannot be continued, because it could not be rebuilt from its recording."""

    kind = "quarantined"
    advice = "Save the recording with Session.save_recording(); the session itself cannot continue."


class TooLarge(Problem):
    """`too-large`: the body is longer than the server's option `--body-bytes` permits."""

    kind = "too-large"
    advice = "Send less, or start the server with a larger --body-bytes."


class TooManyValues(Problem):
    """`too-many-values`: the body has too many JSON values."""

    kind = "too-many-values"
    advice = "Send fewer values, or start the server with a larger --body-bytes."


class WrongContentType(Problem):
    """`wrong-content-type`: the body has the wrong media type."""

    kind = "wrong-content-type"
    advice = "The server is older or newer than this package."


class NotARecording(Problem):
    """`not-a-recording`: the file is not a valid recording."""

    kind = "not-a-recording"
    advice = "Open a file from Session.save_recording() or the page; the line is that of the error."


class CrashedTooOften(TryLater):
    """`crashed-too-often`: the app crashed several times in a row."""

    kind = "crashed-too-often"
    advice = "Recover again after Problem.retry_after seconds."


class TooManyInputs(TryLater):
    """`too-many-inputs`: too many inputs for one session."""

    kind = "too-many-inputs"
    advice = "Send again after Problem.retry_after seconds, or start the server with a larger --inputs-per-second."


class TooManyOfYours(TryLater):
    """`too-many-of-yours`: the client has too many open sessions."""

    kind = "too-many-of-yours"
    advice = "End unused sessions: Session.end(). --sessions-per-client allows more."


class TooManyLooks(TryLater):
    """`too-many-looks`: too many read requests of this client are waiting."""

    kind = "too-many-looks"
    advice = "Send the request again after Problem.retry_after seconds."


class SessionBusy(TryLater):
    """`session-busy`: too many read requests of viewers are waiting for the session."""

    kind = "session-busy"
    advice = "Send the request again after Problem.retry_after seconds."


class Unreadable(Problem):
    """`unreadable`: the recorded inputs cannot be read."""

    kind = "unreadable"
    advice = "Look for the reason in the server's log."


class NotRecorded(TryLater):
    """`not-recorded`: the request could not be recorded, so it had no effect."""

    kind = "not-recorded"
    advice = "Make room on the server's disk, and send the request again."


class NotDeleted(TryLater):
    """`not-deleted`: the session could not be deleted, so it is still recorded."""

    kind = "not-deleted"
    advice = "Make room on the server's disk, and delete the session again."


class NoProcess(TryLater):
    """`no-process`: the server cannot start a process for the app."""

    kind = "no-process"
    advice = "Wait; the server tries again by itself. Its log contains the reason."


class NoContact(TryLater):
    """`no-contact`: the cluster's journal cannot be reached from this server."""

    kind = "no-contact"
    advice = "Use another server of the cluster, or send the request again."


class PutAside(TryLater):
    """`put-aside`: the session was parked during the request, and again after it was rebuilt."""

    kind = "put-aside"
    advice = "Send the request again; the server then rebuilds the session."


class Elsewhere(TryLater):
    """`elsewhere`: another server of the cluster has taken over the session."""

    kind = "elsewhere"
    advice = "Send the request again; another server of the cluster has taken over the session."


class TooManySessions(TryLater):
    """`too-many-sessions`: too many sessions are open."""

    kind = "too-many-sessions"
    advice = "End unused sessions, or start the server with a larger --sessions."


class TooManyRecordings(TryLater):
    """`too-many-recordings`: too many recordings are open."""

    kind = "too-many-recordings"
    advice = "Close unused recordings: Session.end(). --recordings allows more."


class TooManySweeps(TryLater):
    """`too-many-sweeps`: two sweeps are already running."""

    kind = "too-many-sweeps"
    advice = "Wait until one of the two running sweeps ends, or stop it."


class TooManyComparisons(TryLater):
    """`too-many-comparisons`: two comparisons are already running."""

    kind = "too-many-comparisons"
    advice = "Wait until one of the two running comparisons ends, or stop it."


class NotAnswering(TryLater):
    """`not-answering`: the code of an app does not return."""

    kind = "not-answering"
    advice = "Find the app's code that runs at the last input and does not return."


class LookCrashed(Problem):
    """`look-crashed`: the app crashed while it was read."""

    kind = "look-crashed"
    advice = "Look for the backtrace in the server's log; the session is unchanged."


class LookInterrupted(TryLater):
    """`look-interrupted`: the app's process ended before its response."""

    kind = "look-interrupted"
    advice = "Send the request again; the app's process ended before its response."


class StepCrashed(Problem):
    """`step-crashed`: the app crashed during the replay up to the step."""

    kind = "step-crashed"
    advice = "Choose a step before the crash; the detail names the input that crashed the app."


class StepInterrupted(TryLater):
    """`step-interrupted`: the process that replays the inputs ended."""

    kind = "step-interrupted"
    advice = "Send the request again; the process that replays the inputs ended."


class Stopping(TryLater):
    """`stopping`: the server is stopping."""

    kind = "stopping"
    advice = "Start the server again; it is stopping."


def _all(base: type[Problem]) -> list[type[Problem]]:
    return [found for each in base.__subclasses__() for found in (each, *_all(each))]


KINDS: dict[str, type[Problem]] = {each.kind: each for each in _all(Problem) if each.kind}
"""The exception classes by the names of their problem types."""


def problem(call: str, status: int, details: dict[str, Any], retry_after: float | None = None) -> Problem:
    """Returns the exception for a problem; a plain `Problem` for types that this version does not know."""
    kind = str(details.get("type", "")).removeprefix(URN)
    return KINDS.get(kind, Problem)(call, status, details, retry_after)
