"""The errors of this package. `kennel_client.problems` has those that the server reports."""


class KennelError(Exception):
    """The base class of all errors of this package."""


class ServerNotStarted(KennelError):
    """A server did not start. The text contains its output."""


class ServerUnreachable(KennelError):
    """No server responds at the address, or the connection was lost before the response."""


class ServerSilent(ServerUnreachable):
    """The server did not respond in time."""


class UnexpectedAnswer(KennelError):
    """The response is not one of Kennel: another program or a proxy sent it, or the versions differ."""


class SessionEnded(KennelError):
    """The session has ended."""


class AppCrashed(KennelError):
    """The app crashed during a wait. `Session.recover` continues."""


class WaitTimeout(KennelError, TimeoutError):
    """The awaited condition was not met in time.

    Attributes:
        awaited: A description of what was awaited.
        screen: The screen at the end of the wait, as text.
    """

    def __init__(self, awaited: str, seconds: float, reason: str, screen: str) -> None:
        self.awaited = awaited
        self.screen = screen
        super().__init__(f"Waited {seconds:g} s for {awaited}. {reason}\nThe screen shows:\n{screen}")


class AmbiguousElement(KennelError):
    """Several elements match a locator that must match one."""
