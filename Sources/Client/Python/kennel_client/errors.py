"""What can go wrong besides problems, which the server reports: see `kennel_client.problems`."""


class KennelError(Exception):
    """The base class of all errors of this package."""


class ServerNotStarted(KennelError):
    """A server of one's own did not start. The text has what it printed."""


class ServerUnreachable(KennelError):
    """No server answers at the address, or the connection broke before the answer."""


class ServerSilent(ServerUnreachable):
    """The server did not answer in time."""


class UnexpectedAnswer(KennelError):
    """The answer is none that Kennel gives: another program listens there, or a proxy answered, or versions differ."""


class SessionEnded(KennelError):
    """The session has ended, so that nothing more happens in it."""


class AppCrashed(KennelError):
    """The app has crashed while something was awaited of it. `Session.recover` goes on."""


class WaitTimeout(KennelError, TimeoutError):
    """Something did not happen in time.

    Attributes:
        awaited: What was waited for.
        screen: What the screen shows instead, as text.
    """

    def __init__(self, awaited: str, seconds: float, reason: str, screen: str) -> None:
        self.awaited = awaited
        self.screen = screen
        super().__init__(f"Waited {seconds:g} s for {awaited}. {reason}\nThe screen shows:\n{screen}")


class AmbiguousElement(KennelError):
    """Several elements match a locator that has to mean one."""
