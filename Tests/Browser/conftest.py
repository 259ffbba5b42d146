import contextlib
import functools
import importlib
import os
import socket
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from engines import ENGINES
from fake_server import FakeServer
from real_server import RealServer
from headless import headless_chromium  # the server's module adds its folder to the path
from lent_pages import LentPages

expect.set_options(timeout=15_000)

#: `KENNEL_SLOW_BROWSER=4` runs every page at a quarter of the processor's speed, which reveals wrong assumptions about
#: time.
slowness = float(os.environ.get("KENNEL_SLOW_BROWSER", 1))


def pytest_configure(config):
    config.addinivalue_line("markers", "in_three_engines: runs in Chromium, in Firefox and in WebKit")
    config.addinivalue_line("markers", "in_chromium: one of a file that runs in three engines, and does not")
    # Selenium's own warning
    config.addinivalue_line("filterwarnings", "ignore:setting remote_server_addr:DeprecationWarning")


def pytest_generate_tests(metafunc):
    marks = [mark.name for mark in metafunc.definition.iter_markers() if mark.name.startswith("in_")]
    if marks and marks[0] == "in_three_engines":
        metafunc.parametrize("browser", ENGINES, indirect=True, scope="function")


@pytest.fixture(scope="session")
def browsers():
    """Returns the browser of an engine, started when the first test needs it."""
    with sync_playwright() as playwright, contextlib.ExitStack() as started:
        @functools.cache
        def browsers(engine):
            if engine == "chromium":
                browser = headless_chromium(playwright)
            else:  # only those who run tests in these engines need their packages
                browser = importlib.import_module(f"engines.{engine}").Browser()
            started.callback(browser.close)
            return browser

        yield browsers


@pytest.fixture(scope="session")
def browser(browsers, request):
    return browsers(getattr(request, "param", "chromium"))


@pytest.fixture(scope="session")
def files():
    """The page's joined files as the real server sends them: their status, header fields and bytes, by their path."""
    kennel = RealServer("--in-memory")

    @functools.cache
    def files(path):
        try:
            with urllib.request.urlopen(kennel.address + path.lstrip("/")) as answer:
                kept = ("Content-Type", "Content-Security-Policy", "Cache-Control", "Cross-Origin-Opener-Policy")
                headers = [(name, answer.headers[name]) for name in kept if name in answer.headers]
                return answer.status, headers, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, [], b""

    yield files
    assert kennel.stop() == 0


@pytest.fixture(scope="session")
def port():
    """The port that the servers of the tests use one after the other, so that a page keeps its process and its cache.
    A socket reserves it without listening, so that a server can use it too.
    """
    with socket.socket() as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeper.bind(("127.0.0.1", 0))
        yield keeper.getsockname()[1]


@contextlib.contextmanager
def fake_server(files, port=0):
    server = FakeServer(port, files)
    server.thread.start()
    yield server
    server.cut()
    server.shutdown()
    server.server_close()


@pytest.fixture
def server(files, port):
    with fake_server(files, port) as server:
        yield server


@pytest.fixture
def complaints():
    """The console errors of the browser: empty at the end of every test that does not expect others."""
    found = []
    yield found
    assert found == []


GUIDE_AWAY = "localStorage.setItem('kennel.guide', 'away')"


def put_guide_away(context):
    """Hides the guide, because most tests look at the page without it."""
    context.add_init_script("try { %s } catch {}" % GUIDE_AWAY)


def person(browser, width=1280, height=800, locale="en-GB", guide=False, **options):
    """Returns a new browser context."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **options)
    if not guide:
        put_guide_away(context)
    return context


def tab(context, complaints):
    """Returns a new page without a document."""
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" and "ERR_" not in message.text and "the server responded" not in message.text else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.set_default_timeout(20_000)
    if slowness > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    return page


def arrive(page, server, query="", wait=True):
    page.goto(server.address + query)
    if wait:
        device(page).locator("[data-kind=window]").wait_for()
        if "embed" not in query:
            page.locator("[role=tab][aria-selected=true]").first.wait_for()
            page.locator(".steps").wait_for(state="attached")
    return page


@pytest.fixture(scope="session")
def lent_pages(browsers):
    """The pages of Chromium that tests share one after the other."""
    def remembers(guide=False, **wishes):
        return "" if guide else GUIDE_AWAY

    pages = LentPages(functools.partial(person, browsers("chromium")), tab, remembers)
    yield pages
    pages.close()


@pytest.fixture
def visit(request, browser, server, complaints):
    """Opens the page as a new user would, on a small laptop: `visit("?screen=/slow", width=390)`. Given an open page,
    it navigates there in that page, which takes half of the processor's time.

    In Chromium the page is that of an earlier test, without its state (`lent_pages.py`). Its cache stays, so a file
    that was loaded then may not be requested again, except on a page that is `new`.
    """
    contexts, lent, failed = [], [], request.session.testsfailed

    def visit(query="", context=None, page=None, wait=True, width=1280, height=800, new=False, **wishes):
        if page is None and context is None and not new and isinstance(browser, Browser):
            lent.append(request.getfixturevalue("lent_pages").lend(**wishes))
            return lent[-1].go(width, height, lambda page: arrive(page, server, query, wait))
        if page is None:
            if context is None:
                context = person(browser, width, height, **wishes)
                contexts.append(context)
            page = tab(context, complaints)
        return arrive(page, server, query, wait)

    yield visit
    for one in lent:
        request.getfixturevalue("lent_pages").take_back(one, is_trusted=request.session.testsfailed == failed)
        complaints += one.complaints
        one.complaints.clear()
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def page_of_file(browser):
    """A page that the tests of a file share, and its console errors."""
    context, complaints = person(browser), []
    yield tab(context, complaints), complaints
    context.close()
    assert complaints == []


@pytest.fixture
def one_page(page_of_file):
    page, complaints = page_of_file
    yield page
    found = complaints.copy()
    complaints.clear()
    assert found == []


@pytest.fixture(scope="module")
def page_of_modules(files, page_of_file):
    with fake_server(files) as server:
        yield arrive(page_of_file[0], server)


@pytest.fixture
def modules(page_of_modules, one_page):
    """A page for tests that only call functions of modules and leave everything unchanged."""
    return one_page


def device(page):
    return page.get_by_test_id("device")


def session_of(page, server):
    return server.sessions[device(page).get_attribute("data-session")]


def open_failing(visit, server=None):
    """A page that shows the first error of the screen that fails twice."""
    page = visit("?screen=/fails-twice")
    device(page).get_by_role("button", name="Retry").wait_for()
    return page


def until(page, expression, timeout=20):
    """Waits for a JavaScript condition. (Playwright's own way evaluates strings, which the page's policy forbids.)"""
    end = time.monotonic() + timeout
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(20)


def waits(page, condition):
    """Waits until a condition about the server holds."""
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def taps(page, server):
    return [value for value in session_of(page, server).inputs if value["type"] == "tap"]
