import pytest
from playwright.sync_api import expect, sync_playwright

from kennel_server import KennelServer
from headless import headless_chromium  # the server's module adds its folder to the path
from line import Line
from page import EXPECTED, device
from scripted_bff import ScriptedBFF

expect.set_options(timeout=15000)  # a limit for busy machines


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = headless_chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def kennel():
    """One server with its sample for all tests that leave it unchanged."""
    server = KennelServer("--request-timeout", "4.5", "--no-delays", "--sessions-per-client", "1000").start()
    yield server
    assert server.is_running, "the server died during the tests"
    server.check_replays()
    assert server.stop() == 0


@pytest.fixture
def own_kennel():
    """Starts servers that a test may stop, pause or kill."""
    servers = []

    def start(*options, **more):
        server = KennelServer(*options, **more).start()
        servers.append(server)
        return server

    yield start
    for server in servers:
        if server.is_running:
            server.thaw()
            try:
                server.check_replays()
            finally:
                server.kill()


@pytest.fixture
def bff():
    """A backend whose responses the test sets."""
    server = ScriptedBFF()
    yield server
    server.close()


@pytest.fixture
def line():
    """Makes connections to a server that can be cut."""
    lines = []

    def make(server):
        lines.append(Line(server.port))
        return lines[-1]

    yield make
    for made in lines:
        made.close()


@pytest.fixture
def complaints():
    """The console errors of the browser: empty at the end of every test."""
    found = []
    yield found
    assert found == []


def put_guide_away(context):
    """Hides the guide, because most tests look at the page without it."""
    context.add_init_script("try { localStorage.setItem('kennel.guide', 'away') } catch {}")


@pytest.fixture
def visit(browser, kennel, complaints):
    """Opens the page as a new user would: `visit("?screen=/about", width=390)`."""
    contexts = []

    def visit(query="", width=1440, height=900, at=None, context=None, wait=True, locale="en-GB", **options):
        if context is None:
            context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **options)
            contexts.append(context)
            put_guide_away(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text)
                if message.type in ("error", "warning") and not any(word in message.text for word in EXPECTED) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(15000)
        page.goto((at or kennel).address + query)
        if wait:
            device(page).locator("[data-kind=window]").wait_for()
            if "embed" not in query:
                page.locator(".steps").wait_for(state="attached")
        return page

    yield visit
    for context in contexts:
        context.close()
