"""Long operations of the server: sweeps, comparisons and replays."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import endpoints
from ._decoding import decode
from ._http import HTTPClient
from ._waiting import Clock
from .errors import WaitTimeout
from .values import ComparisonReport, SweepReport

if TYPE_CHECKING:
    from .session import Session

INTERVAL = 0.2
"""The seconds between two requests for the progress of an operation."""


@dataclass(frozen=True)
class ReplayReport:
    """The result of a replay.

    Attributes:
        steps: The number of replayed steps.
        differs_from: The first step whose results differ from the recording, or None.
        lines: The difference at that step, as text.
    """

    steps: int
    differs_from: int | None = None
    lines: tuple[str, ...] = ()

    @property
    def is_same(self) -> bool:
        """Whether all steps had the recorded results."""
        return self.differs_from is None


class Sweep:
    """A fault sweep. `Session.sweep` starts one."""

    def __init__(self, http: HTTPClient, id: str, opened: "Callable[[dict[str, Any]], Session]") -> None:
        self.id = id
        self._http = http
        self._opened = opened

    async def read(self) -> SweepReport:
        """Returns the progress and the findings."""
        return decode(SweepReport, await self._http.json(endpoints.SWEEP, sweep=self.id))

    async def wait(self, *, timeout: float = 300) -> SweepReport:
        """Waits until the sweep has ended, at most `timeout` seconds, and returns the findings."""
        clock = Clock(timeout)
        while not (report := await self.read()).is_over:
            if clock.remaining == 0:
                raise WaitTimeout("the end of the sweep", timeout, f"{report.done} of {report.cells} tries are made.",
                                  "\n".join(report.findings) or "(no findings so far)")
            await asyncio.sleep(min(INTERVAL, clock.remaining))
        return report

    async def open_try(self, index: int) -> "Session":
        """Opens the state that a try reached, by its index in `SweepReport.tries`, as a new session."""
        return self._opened(await self._http.json(endpoints.OPEN_TRY, sweep=self.id, c=index))

    async def stop(self) -> None:
        """Stops the sweep. Its results stay."""
        await self._http.call(endpoints.STOP_SWEEP, sweep=self.id)


class Comparison:
    """A comparison of two sessions. `Session.compare` compares recorded steps, `Server.compare` new sessions."""

    def __init__(self, http: HTTPClient, id: str) -> None:
        self.id = id
        self._http = http

    async def read(self) -> ComparisonReport:
        """Returns the differences so far."""
        return decode(ComparisonReport, await self._http.json(endpoints.COMPARISON, comparison=self.id))

    async def wait(self, *, timeout: float = 60) -> ComparisonReport:
        """Waits until the comparison is not busy, at most `timeout` seconds, and returns the differences."""
        clock = Clock(timeout)
        while (report := await self.read()).busy:
            if clock.remaining == 0:
                raise WaitTimeout("the end of the comparison", timeout, f"{report.moments} moments are compared.",
                                  "\n".join(each.sentence for each in report.differences) or "(no difference so far)")
            await asyncio.sleep(min(INTERVAL, clock.remaining))
        return report

    async def stop(self) -> None:
        """Stops the comparison. Its results stay."""
        await self._http.call(endpoints.STOP_COMPARISON, comparison=self.id)
