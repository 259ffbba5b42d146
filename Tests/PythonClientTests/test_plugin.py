"""The plugin for pytest, in runs of pytest of their own."""

import json
import os
import re

import pytest
from conftest import CLIENT, PROGRAM, ROOT

from kennel_client.pytest_plugin import folder_name, run

#: The folder into which scripts/setup installs pytest-asyncio, so that only these tests load it.
ASYNCIO = ROOT / ".venv" / "pytest-asyncio"

PASSING = """
    import pytest

    @pytest.mark.kennel(screen="/fails-twice")
    async def test_it(kennel_session, kennel_server):
        await kennel_session.get_by_role("button", name="Retry").tap()
        assert (await kennel_server.apps())[0].program == "kennel"

    def test_without_a_loop(kennel_session):
        assert kennel_session.url.startswith("http://127.0.0.1:")
"""

FAILING = """
    import pytest

    @pytest.mark.kennel(screen="/about")
    @pytest.mark.parametrize("name", ["Not there"])
    async def test_it(kennel_session, name):
        await kennel_session.get_by_role("button", name=name).tap(timeout=1)
"""


@pytest.fixture
def pytest_of_its_own(pytester, monkeypatch):
    """Runs pytest in another process, as a project that has installed the package."""
    def run_pytest(text, *options, path=()):
        pytester.makepyfile(text)
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, [CLIENT, *path])))
        monkeypatch.setenv("KENNEL", PROGRAM)
        return pytester.runpytest_subprocess("-p", "kennel_client.pytest_plugin", *options)
    return run_pytest


def test_a_server_is_started_and_sessions_are_opened_and_ended(pytest_of_its_own):
    result = pytest_of_its_own(PASSING, "--kennel-option=--no-delays", "-W", "error")
    result.assert_outcomes(passed=2)


def test_sessions_end_with_their_tests_on_a_server_that_runs(pytest_of_its_own, kennel_server):
    before = run(kennel_server.sessions())
    pytest_of_its_own(PASSING, "--kennel-url", kennel_server.url).assert_outcomes(passed=2)
    assert {each.watch for each in run(kennel_server.sessions())} <= {each.watch for each in before}


@pytest.mark.parametrize("options", [(), ("-n", "2")])
def test_what_failed_is_kept_and_named_in_the_report(pytest_of_its_own, pytester, kennel_server, options):
    result = pytest_of_its_own(FAILING, "--kennel-url", kennel_server.url, *options)
    result.assert_outcomes(failed=1)
    folder, = (pytester.path / "kennel-failures").iterdir()
    assert folder.name.endswith(".py-test_it-Not-there")
    result.stdout.fnmatch_lines([
        '*WaitTimeout: Waited 1 s for get_by_role("button", name="Not there") to tap. No element matches.',
        "*- Kennel session -*", f"The session * is saved in {folder}:", "  recording.kennel", "  steps.md", "  log.txt",
        "  screen.txt", "The screen shows:", '- heading "About*'])
    assert not re.search(r"_waiting\.py:", result.stdout.str()), "the package's own lines are hidden"
    assert json.loads((folder / "recording.kennel").read_text().splitlines()[0])["kennel"] == "recording"
    assert (folder / "steps.md").read_text().startswith("# Steps to reproduce: /about")
    assert (folder / "log.txt").read_text().startswith("Step 1\n  input: opens /about")
    assert '- heading "About' in (folder / "screen.txt").read_text()


def test_a_fixture_that_fails_after_the_session_was_opened_keeps_it_too(pytest_of_its_own, pytester, kennel_server):
    result = pytest_of_its_own("""
        import pytest

        @pytest.fixture
        def user(kennel_session):
            raise ValueError("nobody")

        async def test_it(user):
            pass
    """, "--kennel-url", kennel_server.url, "--kennel-failures", "kept/here")
    result.assert_outcomes(errors=1)
    assert (next((pytester.path / "kept" / "here").iterdir()) / "steps.md").is_file()


def test_what_cannot_be_kept_is_said(pytest_of_its_own):
    result = pytest_of_its_own("""
        async def test_it(kennel_session):
            await kennel_session.end()
            assert False, "mine"
    """)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*AssertionError: mine", "  recording.kennel is missing: *unknown-session*"])


def test_workers_of_xdist_have_servers_of_their_own(pytest_of_its_own, pytester):
    pytest_of_its_own("""
        import os
        import pytest

        @pytest.mark.parametrize("number", range(4))
        def test_it(kennel_server, number):
            open(f"{os.environ['PYTEST_XDIST_WORKER']}.url", "w").write(kennel_server.url)
    """, "-n", "2", "--dist", "load", "--maxschedchunk", "1").assert_outcomes(passed=4)
    addresses = [file.read_text() for file in pytester.path.glob("*.url")]
    assert len(addresses) == 2 == len(set(addresses))


AWAITED = """
    import pytest
    {marks}

    @pytest.fixture
    async def opened(kennel_session):
        await kennel_session.wait_for_rest()
        return kennel_session

    @pytest.mark.kennel(screen="/about")
    class TestIt:
        @pytest.mark.kennel(controller="CustomError")
        async def test_it(self, opened):
            configuration = (await opened.snapshot()).session.configuration
            assert (configuration["screen"], configuration["controller"]) == ("/about", "CustomError")

        async def test_again(self, opened):
            assert await opened.get_by_role("heading", name="About").is_visible()
"""


@pytest.mark.parametrize("marks, options, path", [
    ("pytestmark = pytest.mark.anyio\n    anyio_backend = pytest.fixture(lambda: 'asyncio')", (), ()),
    ("", ("-o", "asyncio_mode=auto"), [ASYNCIO]),
    ("pytestmark = pytest.mark.asyncio(loop_scope='session')", ("-o", "asyncio_mode=auto"), [ASYNCIO]),
], ids=["anyio", "pytest-asyncio", "pytest-asyncio, one loop"])
def test_asynchronous_fixtures_work_with_plugins_for_them(pytest_of_its_own, kennel_server, marks, options, path):
    assert all(folder.is_dir() for folder in path), "scripts/setup installs pytest-asyncio there"
    result = pytest_of_its_own(AWAITED.format(marks=marks), "--kennel-url", kennel_server.url, *options, path=path)
    result.assert_outcomes(passed=2)


def test_asynchronous_tests_of_others_are_left_alone(pytest_of_its_own):
    result = pytest_of_its_own("""
        async def test_it():
            pass
    """)
    assert result.parseoutcomes().get("passed", 0) == 0


def test_an_app_is_its_program_and_a_token_is_passed_on(pytest_of_its_own, own_server, monkeypatch):
    app = PROGRAM.replace("kennel", "CrashingApp") if PROGRAM.endswith("/kennel") else PROGRAM
    pytest_of_its_own("""
        async def test_it(kennel_server):
            assert (await kennel_server.apps())[0].program == "CrashingApp"
    """, "--kennel-app", app).assert_outcomes(passed=1)
    process = own_server("--token", "a-token-of-the-tests", "--host", "0.0.0.0", "--allow-host", "127.0.0.1")
    text = """
        async def test_it(kennel_session):
            await kennel_session.wait_for_rest()
    """
    address = re.sub("//.*:", "//127.0.0.1:", process.url)
    pytest_of_its_own(text, "--kennel-url", address, "--kennel-token", "a-token-of-the-tests").assert_outcomes(passed=1)
    monkeypatch.setenv("KENNEL_TOKEN", "another")
    result = pytest_of_its_own(text, "--kennel-url", address)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*TokenNeeded: *--kennel-token*"])


def test_the_folder_of_an_app_is_run(pytest_of_its_own, pytester):
    """`kennel run FOLDER` builds the app first. Here a stand-in program only checks the arguments."""
    program = pytester.path / "kennel"
    program.write_text(f'#!/bin/sh\n[ "$1 $2" = "run Shop" ] || exit 64\nshift 2\nexec "{PROGRAM}" "$@"\n')
    program.chmod(0o755)
    (pytester.path / "Shop").mkdir()
    options = ("--kennel-binary", program, "--kennel-app", "Shop", "--kennel-option=--no-delays")
    pytest_of_its_own(PASSING, *options).assert_outcomes(passed=2)


def test_a_program_that_is_not_there_is_said_once(pytest_of_its_own):
    result = pytest_of_its_own(PASSING, "--kennel-binary", "/nothing/kennel")
    result.assert_outcomes(errors=2)
    result.stdout.fnmatch_lines(["*ServerNotStarted: The program /nothing/kennel was not found. Name it with binary=*"])


def test_names_of_folders_are_short_and_plain():
    assert folder_name("tests/test_a.py::TestB::test_c[d e/f]") == "tests-test_a.py-TestB-test_c-d-e-f"
    assert len(folder_name("x" * 400)) == 150
