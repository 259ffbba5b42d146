"""A client for Kennel, which runs iOS apps on a server. Tests open sessions, use the app, and make requests fail.

    import kennel_client as kennel

    async with kennel.server() as server, server.session(screen="/fails-twice") as session:
        await session.get_by_role("button", name="Retry").tap()
"""

from . import faults
from .checks import Comparison, ReplayReport, Sweep
from .errors import (
    AmbiguousElement, AppCrashed, KennelError, ServerNotStarted, ServerSilent, ServerUnreachable, SessionEnded,
    UnexpectedAnswer, WaitTimeout,
)
from .locators import Locator
from .problems import NotFound, Problem, Refused, RetryNotUsable, TryLater, ViewNotUsable
from .process import ServerProcess
from .screen import Element, Rect, Screen
from .server import Server, connect, server
from .session import Session
from .values import (
    Device, Ended, Entry, Event, FaultRule, Location, LogEntry, OtherEvent, Patch, RequestEntry, SafeArea, Snapshot,
    StateEntry,
)

__all__ = [
    "AmbiguousElement", "AppCrashed", "Comparison", "Device", "Element", "Ended", "Entry", "Event", "FaultRule",
    "KennelError", "Location", "Locator", "LogEntry", "NotFound", "OtherEvent", "Patch", "Problem", "Rect", "Refused",
    "ReplayReport", "RequestEntry", "RetryNotUsable", "SafeArea", "Screen", "Server", "ServerNotStarted",
    "ServerProcess", "ServerSilent", "ServerUnreachable", "Session", "SessionEnded", "Snapshot", "StateEntry", "Sweep",
    "TryLater", "UnexpectedAnswer", "ViewNotUsable", "WaitTimeout", "connect", "faults", "server",
]
