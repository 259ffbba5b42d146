"""Problems that the server reports (RFC 9457), each type as an exception.

Catch a type, such as `ViewCovered`, or a group: `Refused`, `NotFound`, `ViewNotUsable`, `RetryNotUsable`, `TryLater`.
"""

from typing import Any, ClassVar

from .errors import KennelError

URN = "urn:kennel:problem:"


class Problem(KennelError):
    """A problem that the server reports. Its text says what happened, and what to do.

    Attributes:
        kind: The name of the type, such as `view-covered`; empty for what is no acceptable HTTP.
        advice: What to do about problems of this type.
        status: The HTTP status.
        title: What all problems of this type have in common.
        detail: What happened this time.
        pointer: The JSON pointer to the wrong member of the body, or None.
        line: The wrong line of a text, counted from 1, or None.
        column: The wrong column of that line, counted from 1, or None.
        reason: The mistake in a fault script, such as `fault-text-unknown-word`, or None.
        word: The wrong word in a fault script, or None.
        origin: The backend that needs approval, or None.
        retry_after: In how many seconds the request may be sent again, or None.
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
        parts = [f"{call} was answered with {status} {self.kind}".rstrip(), self.title, self.detail,
                 f"Member {self.pointer}" if self.pointer else "", *place,
                 f"Origin {self.origin}" if self.origin else "",
                 f"Retry after {retry_after:g} s" if retry_after is not None else "", self.advice]
        super().__init__(" ".join(part if part.endswith(".") else f"{part}." for part in parts if part))


class Refused(Problem):
    """The client may not do this."""


class NotFound(Problem):
    """What the request names is not there."""


class ViewNotUsable(Problem):
    """A person could not use the view now. Actions of a `Locator` wait until the view can be used."""


class RetryNotUsable(Problem):
    """The retry cannot be run."""


class TryLater(Problem):
    """The server cannot do this now. The same request may succeed later."""


class Malformed(Problem):
    """`malformed`: the request does not say what it must."""

    kind = "malformed"
    advice = "Change the member that the text names."


class NotJSON(Problem):
    """`not-json`: the body is no JSON, is nested too deeply, or names a member twice."""

    kind = "not-json"
    advice = "Correct the JSON at the line and column that the text names."


class TokenNeeded(Refused):
    """`token-needed`: beyond loopback, without a token."""

    kind = "token-needed"
    advice = "Pass a token: connect(url, token=\"…\"), or --kennel-token. `kennel token add NAME` prints one."


class Forbidden(Refused):
    """`forbidden`: another site sent it, the host is unknown, or the backend is never asked."""

    kind = "forbidden"
    advice = "Call the server by a name that it knows; --allow-host adds one."


class UnconfirmedBackend(Refused):
    """`unconfirmed-backend`: requests to the `origin` need a person's approval."""

    kind = "unconfirmed-backend"
    advice = "Start the server with --bff and this origin, or with --any-backend."


class ViewOnly(Refused):
    """`view-only`: the watch id was used to change something."""

    kind = "view-only"
    advice = "Use the session's id, not its watch id."


class ReadOnly(Refused):
    """`read-only`: the token only lets its holder look."""

    kind = "read-only"
    advice = "Use a token that was added without --read-only."


class NotDriving(Refused):
    """`not-driving`: somebody else has control by now."""

    kind = "not-driving"
    advice = "Take control with Session.take_control(), or open another session."


class UnknownSession(NotFound):
    """`unknown-session`: it has ended, or never was."""

    kind = "unknown-session"
    advice = (
        "Open another session. A session ends when it is deleted, unused for long, or in memory as the "
        "server stops."
    )


class UnknownApp(NotFound):
    """`unknown-app`: the server has no build of that name."""

    kind = "unknown-app"
    advice = "Server.apps() lists the builds that there are; --app NAME=PROGRAM adds one."


class UnknownRequest(NotFound):
    """`unknown-request`: never made, or no longer kept."""

    kind = "unknown-request"
    advice = "Session.requests() lists the requests that there are."


class UnknownView(NotFound):
    """`unknown-view`: left the screen, or never was."""

    kind = "unknown-view"
    advice = "Session.screen() has the views that there are now."


class UnknownBackend(NotFound):
    """`unknown-backend`: nobody had confirmed it."""

    kind = "unknown-backend"
    advice = "Nobody has confirmed this backend."


class UnknownComparison(NotFound):
    """`unknown-comparison`: there is no such comparison, or one of its sessions is gone."""

    kind = "unknown-comparison"
    advice = "Start another comparison. The last 50 are known, for as long as their sessions are."


class UnknownScript(NotFound):
    """`unknown-script`: no fault script has that name."""

    kind = "unknown-script"
    advice = "Server.scripts() lists the fault scripts that have a name."


class UnknownSweep(NotFound):
    """`unknown-sweep`: no sweep has that id any more."""

    kind = "unknown-sweep"
    advice = "Start another sweep. The last 8 are known."


class NoSuchTry(NotFound):
    """`no-such-try`: the sweep has no try of that number."""

    kind = "no-such-try"
    advice = "Sweep.read() lists the tries that there are."


class UnknownRoute(NotFound):
    """`unknown-route`: nothing is served there."""

    kind = "unknown-route"
    advice = "The server is no Kennel, or an older one than this package."


class NoDocument(NotFound):
    """`no-document`: the session has no document."""

    kind = "no-document"
    advice = "Only a session that was opened with screen_json has a document."


class NoPicture(NotFound):
    """`no-picture`: the request brought no picture, or it is no longer kept."""

    kind = "no-picture"
    advice = "Only a request that brought a picture has one, for as long as it is kept."


class NoSuchStep(NotFound):
    """`no-such-step`: the session has no such step."""

    kind = "no-such-step"
    advice = "Steps are counted from 1; Snapshot.input is the last one."


class WrongMethod(Problem):
    """`wrong-method`: `Allow` names those that are answered."""

    kind = "wrong-method"
    advice = "The server is older or newer than this package."


class StaleView(ViewNotUsable):
    """`stale-view`: the view has left the screen, or takes no such input."""

    kind = "stale-view"
    advice = "Find the view again; it has left the screen, or takes no such input."


class ViewHidden(ViewNotUsable):
    """`view-hidden`: the view is hidden or transparent."""

    kind = "view-hidden"
    advice = "Wait until the view is shown, or scroll to it."


class ViewDisabled(ViewNotUsable):
    """`view-disabled`: the view is disabled, or ignores touches."""

    kind = "view-disabled"
    advice = "Do first what enables the view."


class ViewCovered(ViewNotUsable):
    """`view-covered`: another view covers the view."""

    kind = "view-covered"
    advice = "Close what covers the view first, such as an alert or a sheet."


class ViewBusy(ViewNotUsable):
    """`view-busy`: the view is in the middle of a change."""

    kind = "view-busy"
    advice = "Wait until the app is at rest."


class OutOfRange(Problem):
    """`out-of-range`: there is no such page, tab or button."""

    kind = "out-of-range"
    advice = "Choose one of the pages, tabs or buttons that there are, counted from 0."


class StaleRetry(RetryNotUsable):
    """`stale-retry`: there is no such retry."""

    kind = "stale-retry"
    advice = "Session.retries() lists the retries that can be run."


class SpentRetry(RetryNotUsable):
    """`spent-retry`: the retry was run already."""

    kind = "spent-retry"
    advice = "The retry was run already; wait for the next error."


class DeadRetry(RetryNotUsable):
    """`dead-retry`: what the retry would load again is gone."""

    kind = "dead-retry"
    advice = "What the retry would load again has left the screen."


class NotHeld(Problem):
    """`not-held`: the request is not paused, or not any more."""

    kind = "not-held"
    advice = "Session.held() lists the requests that are paused now."


class NotPlayable(Problem):
    """`not-playable`: the session's inputs cannot be played."""

    kind = "not-playable"
    advice = "Choose a session whose inputs can be played."


class NotTried(Problem):
    """`not-tried`: the try of a sweep was not made."""

    kind = "not-tried"
    advice = "Wait until the sweep has made the try."


class NotComparable(Problem):
    """`not-comparable`: the two sessions do not begin on the same screen."""

    kind = "not-comparable"
    advice = "Compare two sessions that begin on the same screen."


class TooManyScripts(Problem):
    """`too-many-scripts`: the server keeps no more fault scripts."""

    kind = "too-many-scripts"
    advice = "Delete fault scripts that nobody needs: Server.delete_script()."


class TooManyNames(Problem):
    """`too-many-names`: the server keeps no more names of sessions."""

    kind = "too-many-names"
    advice = "Remove the names of some sessions: Session.rename(None)."


class NowhereBack(Problem):
    """`nowhere-back`: the screen has no back button, or cannot be swiped back."""

    kind = "nowhere-back"
    advice = "Go back only where the screen has a back button, or can be swiped back."


class NoSheet(Problem):
    """`no-sheet`: there is no sheet on top that could be dragged down."""

    kind = "no-sheet"
    advice = "Drag a sheet down only where one is on top."


class SameDevice(Problem):
    """`same-device`: the device is like that already."""

    kind = "same-device"
    advice = "The device is like that already; nothing has to be done."


class Crashed(Problem):
    """`crashed`: the app did not survive the input, or has crashed before."""

    kind = "crashed"
    advice = "Session.recover() goes on, with or without the input that the app did not survive."


class NobodyAsked(Problem):
    """`nobody-asked`: control is handed to one who has not asked, or not since it changed hands."""

    kind = "nobody-asked"
    advice = "Hand control only to one who has asked since it last changed hands."


class NotCrashed(Problem):
    """`not-crashed`: there is no crash to go on from."""

    kind = "not-crashed"
    advice = "Recover a session only while Snapshot.crash is not None."


class NothingBefore(Problem):
    """`nothing-before`: the app crashed as it was opened or rebuilt, so there is nothing before."""

    kind = "nothing-before"
    advice = "The session crashed as it was opened: recover with \"again\"."


class IsRecording(Problem):
    """`recording`: a recording takes no inputs."""

    kind = "recording"
    advice = "A recording takes no inputs; branch it at a step with Session.branch()."


class JournalFull(Problem):
    """`journal-full`: more was recorded of the session than may be."""

    kind = "journal-full"
    advice = "Open another session: this one has recorded as much as it may (--journal-bytes, --input-bytes)."


class InputsNotKept(Problem):
    """`inputs-not-kept`: the session has more inputs than were kept."""

    kind = "inputs-not-kept"
    advice = "Start the server with --data, or a larger --input-bytes, so that all inputs are kept."


class Quarantined(Problem):
    """`quarantined`: the session is quarantined."""

    kind = "quarantined"
    advice = "Save the recording with Session.save_recording(); nothing else of this session can run."


class TooLarge(Problem):
    """`too-large`: the body is longer than `--body-bytes`."""

    kind = "too-large"
    advice = "Send less, or start the server with a larger --body-bytes."


class TooManyValues(Problem):
    """`too-many-values`: the body has too many JSON values."""

    kind = "too-many-values"
    advice = "Send fewer values, or start the server with a larger --body-bytes."


class WrongContentType(Problem):
    """`wrong-content-type`: the body is of another type."""

    kind = "wrong-content-type"
    advice = "The server is older or newer than this package."


class NotARecording(Problem):
    """`not-a-recording`: the file cannot be opened."""

    kind = "not-a-recording"
    advice = "Open a file that Session.save_recording() or the page has written; the line is at fault."


class CrashedTooOften(TryLater):
    """`crashed-too-often`: the app crashed again and again."""

    kind = "crashed-too-often"
    advice = "Recover again after Problem.retry_after seconds."


class TooManyInputs(TryLater):
    """`too-many-inputs`: the session gets more inputs than it may."""

    kind = "too-many-inputs"
    advice = "Send again after Problem.retry_after seconds, or start the server with a larger --inputs-per-second."


class TooManyOfYours(TryLater):
    """`too-many-of-yours`: the client has more sessions than it may."""

    kind = "too-many-of-yours"
    advice = "End sessions that are done: Session.end(). --sessions-per-client allows more."


class TooManyLooks(TryLater):
    """`too-many-looks`: more reads of this client wait than may."""

    kind = "too-many-looks"
    advice = "Ask again after Problem.retry_after seconds."


class SessionBusy(TryLater):
    """`session-busy`: too many guests wait for a look at the session."""

    kind = "session-busy"
    advice = "Ask again after Problem.retry_after seconds."


class Unreadable(Problem):
    """`unreadable`: what was recorded cannot be read."""

    kind = "unreadable"
    advice = "Look at the server's log: what was recorded cannot be read."


class NotRecorded(TryLater):
    """`not-recorded`: it could not be recorded, so it was not done."""

    kind = "not-recorded"
    advice = "Make room on the server's disk; the input was not done."


class NotDeleted(TryLater):
    """`not-deleted`: it could not be deleted, so it is still recorded."""

    kind = "not-deleted"
    advice = "Make room on the server's disk; the session is still recorded."


class NoProcess(TryLater):
    """`no-process`: no process for the app can be started."""

    kind = "no-process"
    advice = "Wait: the server tries again by itself. Its log says why the app does not start."


class NoContact(TryLater):
    """`no-contact`: the cluster's journal cannot be reached from this server."""

    kind = "no-contact"
    advice = "Ask another server of the cluster, or ask again."


class PutAside(TryLater):
    """`put-aside`: the session went to sleep during the call, and again after it came back."""

    kind = "put-aside"
    advice = "Ask again: the session wakes up."


class Elsewhere(TryLater):
    """`elsewhere`: another server of the cluster has the session by now."""

    kind = "elsewhere"
    advice = "Ask again: another server of the cluster has the session by now."


class TooManySessions(TryLater):
    """`too-many-sessions`: the server has no room for another session."""

    kind = "too-many-sessions"
    advice = "End sessions that are done, or start the server with a larger --sessions."


class TooManyRecordings(TryLater):
    """`too-many-recordings`: the server has no room for another recording."""

    kind = "too-many-recordings"
    advice = "Close recordings that are done: Session.end(). --recordings allows more."


class TooManySweeps(TryLater):
    """`too-many-sweeps`: two sweeps run already."""

    kind = "too-many-sweeps"
    advice = "Wait until one of the two sweeps that run is done, or stop it."


class TooManyComparisons(TryLater):
    """`too-many-comparisons`: two comparisons run already."""

    kind = "too-many-comparisons"
    advice = "Wait until one of the two comparisons that run is done, or stop it."


class NotAnswering(TryLater):
    """`not-answering`: the code of an app does not come back."""

    kind = "not-answering"
    advice = "The app's code does not come back. Look at what the last input makes it do."


class LookCrashed(Problem):
    """`look-crashed`: the app crashed as it was looked at."""

    kind = "look-crashed"
    advice = "The app crashed as it was looked at; the session stands where it stood. The server's log says where."


class LookInterrupted(TryLater):
    """`look-interrupted`: the app's process ended before it had answered."""

    kind = "look-interrupted"
    advice = "Ask again: the app's process ended before it had answered."


class StepCrashed(Problem):
    """`step-crashed`: the app crashed on the way to the step."""

    kind = "step-crashed"
    advice = "The app crashed on the way to the step; the text says where."


class StepInterrupted(TryLater):
    """`step-interrupted`: what played the inputs ended."""

    kind = "step-interrupted"
    advice = "Ask again: what played the inputs ended."


class Stopping(TryLater):
    """`stopping`: the server is stopping."""

    kind = "stopping"
    advice = "The server is stopping; start it again."


def _all(base: type[Problem]) -> list[type[Problem]]:
    return [found for each in base.__subclasses__() for found in (each, *_all(each))]


KINDS: dict[str, type[Problem]] = {each.kind: each for each in _all(Problem) if each.kind}
"""The types of problems by their names."""


def problem(call: str, status: int, details: dict[str, Any], retry_after: float | None = None) -> Problem:
    """Returns a problem as an exception of its type; a `Problem` for types that this version does not know."""
    kind = str(details.get("type", "")).removeprefix(URN)
    return KINDS.get(kind, Problem)(call, status, details, retry_after)
