"""A plugin for pytest: a server for the run, a session for each test, and the files of failed tests."""

import asyncio
import inspect
import os
import re
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

from .errors import KennelError
from .problems import Refused, UnknownSession
from .process import ServerProcess
from .screen import read_screen
from .server import Server
from .session import Session

Result = TypeVar("Result")

FIXTURES = {"kennel_server", "kennel_session"}

SESSION = pytest.StashKey[Session]()
"""The key under which a test's session is kept in the test's `stash`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the plugin's command-line options."""
    group = parser.getgroup("kennel", "Kennel")
    group.addoption("--kennel-url", metavar="URL", help="use this server, instead of starting one")
    group.addoption("--kennel-token", metavar="TOKEN", default=os.environ.get("KENNEL_TOKEN"),
                    help="the token of the server at --kennel-url ($KENNEL_TOKEN)")
    group.addoption("--kennel-binary", metavar="PROGRAM", help="the program to start ($KENNEL, or kennel)")
    group.addoption("--kennel-app", metavar="PATH", help="the folder of an app's package, or its program (the sample)")
    group.addoption("--kennel-option", metavar="OPTION", action="append", default=[],
                    help="an option of kennel, as --kennel-option=--no-delays; may be repeated")
    group.addoption("--kennel-failures", metavar="FOLDER", default="kennel-failures",
                    help="the folder for the files of failed tests (kennel-failures)")


def pytest_configure(config: pytest.Config) -> None:
    """Registers the marker `kennel`."""
    config.addinivalue_line(
        "markers", "kennel(**options): the options of kennel_session, as for Server.open_session")


@pytest.fixture(scope="session")
def kennel_server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for all tests of the run, or of a pytest-xdist worker: that at `--kennel-url`, or a new one."""
    option = request.config.getoption
    url = option("--kennel-url")
    if url:
        yield from _closing(Server(url, token=option("--kennel-token")))
        return
    with ServerProcess(
        binary=option("--kennel-binary"), app=option("--kennel-app"), options=option("--kennel-option")
    ) as process:
        yield from _closing(Server(process.url, token=process.token, uses_proxies=False))


@pytest.fixture
def kennel_session(request: pytest.FixtureRequest, kennel_server: Server) -> Iterator[Session]:
    """A session for one test, which ends with the test. The marker `kennel` has its options.

    If the test fails, its recording, its steps in Markdown, its log and its screen are saved in `--kennel-failures`.
    """
    options: dict[str, Any] = {}
    for marker in reversed(list(request.node.iter_markers("kennel"))):
        options.update(marker.kwargs)
    session = run(kennel_server.open_session(**options))
    request.node.stash[SESSION] = session
    yield session
    with suppress(UnknownSession, Refused):  # the test ended the session, or gave up control
        run(session.end())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Saves the files of a session whose test failed, and names them in the report."""
    report: pytest.TestReport = (yield).get_result()
    session = item.stash.get(SESSION, None)
    if session is not None and report.failed and report.when in ("setup", "call"):
        folder = Path(item.config.getoption("--kennel-failures")) / folder_name(item.nodeid)
        report.sections.append(("Kennel session", run(_keep(session, folder))))


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs an asynchronous test that uses a fixture of this plugin, unless another plugin runs it."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj) or not FIXTURES & set(pyfuncitem.fixturenames):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: value for name, value in pyfuncitem.funcargs.items() if name in names}))
    return True


def folder_name(nodeid: str) -> str:
    """Returns the folder name for a test: `tests/test_a.py::test_b[c d]` is `tests-test_a.py-test_b-c-d`."""
    return re.sub(r"[^\w.]+", "-", nodeid).strip("-.")[-150:]


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs a coroutine from a function. It uses a new thread, because the current one may have an event loop."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


def _closing(server: Server) -> Iterator[Server]:
    run(server.check())
    yield server
    run(server.close())


async def _keep(session: Session, folder: Path) -> str:
    """Writes the files of a session. Returns their description for the report."""
    folder.mkdir(parents=True, exist_ok=True)
    parts: list[tuple[str, Callable[[], Coroutine[Any, Any, str | bytes]]]] = [
        ("recording.kennel", session.recording),
        ("steps.md", lambda: session.export("steps")),
        ("log.txt", session.timeline),
        ("screen.txt", lambda: _screen(session)),
    ]
    lines = [f"The session {session.watch} is saved in {folder.resolve()}:"]
    for name, part in parts:
        try:
            content = await part()
            (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
            lines.append(f"  {name}")
        except KennelError as error:
            lines.append(f"  {name} is missing: {error}")
    with suppress(OSError):
        lines += ["The screen shows:", (folder / "screen.txt").read_text()]
    return "\n".join(lines)


async def _screen(session: Session) -> str:
    return read_screen((await session.snapshot()).tree).text + "\n"
