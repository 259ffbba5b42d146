"""Functions that create fault rules, and the network conditions of a device.

A path starts with `/` or `*`, and `*` stands for any characters. Every function takes `after` (the number of matching
requests that the rule first ignores), `count` (the number that it then affects; all if not given), `chance` (the
probability in percent that it affects each of them) and `seed` (which decides which of them it affects).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypedDict, Unpack

from ._decoding import JSONObject, members
from .values import FaultRule


class Occurrence(TypedDict, total=False):
    """How often a rule applies."""

    after: int
    count: int
    chance: float
    seed: int


@dataclass(frozen=True)
class KeptScript:
    """The name of a fault script that the server stores."""

    name: str


Faults: TypeAlias = str | KeptScript | Sequence[FaultRule]
"""Fault rules: a script as text, the name of a stored script, or typed rules."""


def status(path: str, status: int = 500, **occurrence: Unpack[Occurrence]) -> FaultRule:
    """Returns a rule that responds with a status, 100 to 599."""
    return FaultRule(path, "status", status=status, **occurrence)


def delay(path: str, milliseconds: float, **occurrence: Unpack[Occurrence]) -> FaultRule:
    """Returns a rule that delays the response."""
    return FaultRule(path, "delay", delay=milliseconds, **occurrence)


def timeout(path: str, milliseconds: float | None = None, **occurrence: Unpack[Occurrence]) -> FaultRule:
    """Returns a rule that makes the request time out, after this time or the session's own timeout."""
    return FaultRule(path, "timeout", delay=milliseconds, **occurrence)


def no_connection(path: str, **occurrence: Unpack[Occurrence]) -> FaultRule:
    """Returns a rule that refuses the connection to the backend."""
    return FaultRule(path, "noConnection", **occurrence)


def offline(path: str = "*", **occurrence: Unpack[Occurrence]) -> FaultRule:
    """Returns a rule that takes the device offline."""
    return FaultRule(path, "offline", **occurrence)


def malformed_body(path: str, **occurrence: Unpack[Occurrence]) -> FaultRule:
    """Returns a rule that responds with a body that is not JSON."""
    return FaultRule(path, "brokenBody", **occurrence)


def respond(
    path: str, body: str, status: int | None = None, type: str | None = None, **occurrence: Unpack[Occurrence]
) -> FaultRule:
    """Returns a rule that responds with a body, by default with the media type of JSON."""
    return FaultRule(path, "answer", body=body, status=status, type=type, **occurrence)


def throttle(
    path: str, bandwidth: float, latency: float | None = None, jitter: float | None = None,
    **occurrence: Unpack[Occurrence]
) -> FaultRule:
    """Returns a rule that slows responses down.

    Args:
        path: The path.
        bandwidth: Kilobits per second.
        latency: The delay before the response, in milliseconds.
        jitter: The maximum additional delay, in milliseconds.
        **occurrence: How often.
    """
    return FaultRule(path, "throttle", bandwidth=bandwidth, delay=latency, jitter=jitter, **occurrence)


def pause(
    path: str, side: Literal["request", "response"] = "response", expires: bool | None = None,
    **occurrence: Unpack[Occurrence]
) -> FaultRule:
    """Returns a rule that pauses requests, or their responses, until `Session.release`, `drop` or `fail` is called.

    Args:
        path: The path.
        side: The paused side.
        expires: Whether the session's timeout continues meanwhile.
        **occurrence: How often.
    """
    return FaultRule(path, "hold", side="answer" if side == "response" else "request", expires=expires, **occurrence)


NetworkCondition: TypeAlias = Literal["4G", "3G", "EDGE", "Flaky", "Offline", "Backend down"]
"""The network conditions of the page's menu *Network*."""

CONDITIONS: dict[str, tuple[FaultRule, ...]] = {
    "4G": (throttle("*", 9000, 60, 20),),
    "3G": (throttle("*", 1600, 150, 50),),
    "EDGE": (throttle("*", 240, 400, 150),),
    "Flaky": (no_connection("*", chance=30, seed=7),),
    "Offline": (offline("*"),),
    "Backend down": (status("*", 503),),
}
"""The rules of each network condition."""


def json_of(faults: Faults) -> JSONObject | str:
    """Returns fault rules in the server's format."""
    if isinstance(faults, KeptScript):
        return faults.name
    if isinstance(faults, str):
        return {"text": faults} if faults.strip() else {"rules": []}
    return {"rules": [members(rule) for rule in faults]}


def is_same(one: FaultRule, other: FaultRule) -> bool:
    """Returns whether two rules have the same effect, without regard to their match counts."""
    return _meaning(one) == _meaning(other)


def _meaning(rule: FaultRule) -> dict[str, Any]:
    return {name: value for name, value in members(rule).items() if name not in ("id", "used", "seen")}
