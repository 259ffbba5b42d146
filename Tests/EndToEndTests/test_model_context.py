"""The tools of the Model Context Protocol, used by the official client, over HTTP and over standard input."""

import asyncio
import contextlib
import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import MCPError

from kennel_server import PROGRAM, ROOT


class Tools:
    """Calls tools like the client of a model."""

    def __init__(self, client):
        self.client = client

    async def __call__(self, name, **arguments):
        result = await self.client.call_tool(name, arguments)
        assert not result.is_error, result.content[0].text
        return result.content[0].text

    async def refusal(self, name, **arguments):
        result = await self.client.call_tool(name, arguments)
        assert result.is_error
        return result.content[0].text

    async def open(self, **arguments):
        screen = await self("open_session", **arguments)
        return re.search(r"^Session (\S+) ", screen, re.MULTILINE)[1], screen


def use(transport, work):
    failures = []

    async def run():
        async with Client(transport) as client:
            try:
                await work(Tools(client))
            except Exception as failure:  # the client would wrap it in exception groups
                failures.append(failure)

    with ThreadPoolExecutor(1) as thread:  # a separate thread, because browser tests have an event loop in this one
        thread.submit(asyncio.run, asyncio.wait_for(run(), 120)).result()
    for failure in failures:
        raise failure


def standard_input(*arguments, environment=None):
    return stdio_client(StdioServerParameters(command=PROGRAM, args=["mcp", *arguments], cwd=ROOT, env=environment))


@pytest.fixture(params=["http", "own server", "running server"])
def transport(request, kennel):
    address = f"http://127.0.0.1:{kennel.port}"
    return {
        "http": lambda: f"{address}/mcp",
        "own server": lambda: standard_input("--no-delays"),
        "running server": lambda: standard_input("--server", address),
    }[request.param]()


def test_a_failing_screen_is_opened_read_and_retried(transport):
    async def work(tools):
        assert tools.client.server_info.name == "kennel"
        assert "open_session" in tools.client.instructions
        session, screen = await tools.open(screen="/fails-twice")
        assert re.search(r"^- alertdialog \"Error\" v\d+$", screen, re.MULTILINE)
        assert re.search(r"^  - button \"Retry\" v\d+$", screen, re.MULTILINE)
        assert "Retry r1: GET /fails-twice, failed 1 ×" in screen
        assert "Retry r2" in await tools("tap", session=session, view="Retry")
        assert "alertdialog" not in await tools("tap", session=session, view="Retry")
        assert await tools.refusal("retry", session=session) == "Nothing can be retried."
        timeline = await tools("read_timeline", session=session)
        assert timeline.count("state error of BeagleNavigationController") == 2
        assert await tools("replay_session", session=session) == f"All {timeline.count('Step ')} steps behave as recorded."
        await tools("end_session", session=session)
        gone = await tools.refusal("read_screen", session=session)
        assert "There is no such session" in gone and "Call list_sessions" in gone

    use(transport, work)


@pytest.fixture
def tools(kennel):
    return lambda work: use(f"http://127.0.0.1:{kennel.port}/mcp", work)


def test_rows_fields_alerts_and_the_back_button_are_used_by_what_they_say(tools):
    async def work(tools):
        session, screen = await tools.open(screen="/home")
        assert screen.count("Garça") == 1, "what a row says is not said again by its labels"
        screen = await tools("tap", session=session, view="Search bicycles")
        assert 'BeagleNavigationController: /home › /search' in screen
        screen = await tools("type_text", session=session, view="Name, kind or place", text="tandem")
        assert 'holds "tandem"' in screen
        assert "Two riders, one opinion" in await tools("tap", session=session, view="Search")
        assert "/search" not in await tools("go_back", session=session)
        await tools("tap", session=session, view="Stations")
        screen = await tools("tap", session=session, view="Praça do Pomar")
        assert re.search(r'^- alertdialog "Praça do Pomar" v\d+\n  - "Behind the fountain', screen, re.MULTILINE)
        assert "alertdialog" not in await tools("tap", session=session, view="Ok")
        assert await tools.refusal("tap", session=session, view="Nowhere") == (
            'No view shows "Nowhere". Call read_screen to list the views.')
        await tools("tap", session=session, view="Back")
        several = await tools.refusal("tap", session=session, view="r")
        assert "views show" in several and "Use the id of one" in several

    tools(work)


def test_faults_pauses_the_past_and_checks(tools):
    async def work(tools):
        session, _ = await tools.open(screen="/home", faults="/bikes: pause on response only the 1st")
        screen = await tools("tap", session=session, view="See all bicycles", seconds=1)
        paused = re.search(r"PAUSED request.*: (q\d+) GET", screen)[1]
        screen = await tools("decide_request", session=session, request=paused, do="release", status=503)
        assert "503" in screen and "Retry" in screen
        exchange = json.loads(await tools("read_request", session=session, request=paused))
        assert exchange["status"] == 503
        assert await tools("set_faults", session=session, rules="") == "There are no fault rules."
        wrong = await tools.refusal("set_faults", session=session, rules="/x: frob")
        assert 'unknown word "frob"' in wrong
        first = await tools("read_step", session=session, step=1)
        assert first.startswith("Step 1 of ") and "Changed:" in first
        branch = await tools("branch_session", session=session, step=3)
        assert re.search(r"^Session (\S+) ", branch, re.MULTILINE)[1] != session
        steps = await tools("export_session", session=session, form="steps", language="pt")
        assert steps.startswith("# Passos para reproduzir")
        swept = await tools("sweep_session", session=session, faults=["500"])
        assert re.match(r"Sweep \S+: done, (\d+) of \1 tries", swept)
        assert 'button "Cancel" the screen is empty' in swept
        compared = await tools("compare_sessions", session=session, controller="CustomError")
        assert "CustomError shows" in compared
        dark = await tools("set_device", session=session, device={"appearance": "dark"})
        assert "dark" in dark.splitlines()[0]

    tools(work)


def test_a_crash_is_told_and_left_behind(own_kennel):
    server = own_kennel(program=str(ROOT / ".build" / "debug" / "CrashingApp"))

    async def work(tools):
        button = {"_beagleComponent_": "beagle:button", "text": "Trap", "onPress": [{"_beagleAction_": "custom:goWrong", "how": "trap"}]}
        session, _ = await tools.open(screen_json=json.dumps(button))
        crash = await tools.refusal("tap", session=session, view="Trap")
        assert "nobody thought of this button" in crash and "Call recover" in crash
        screen = await tools("read_screen", session=session)
        assert "THE APP CRASHED at step 3" in screen and "Call recover" in screen
        assert "CRASHED" not in await tools("recover", session=session, way="before")

    use(f"http://127.0.0.1:{server.port}/mcp", work)


def test_an_exception_of_uikit_is_reported_or_ends_the_app_as_on_ios(own_kennel):
    server = own_kennel(program=str(ROOT / ".build" / "debug" / "CrashingApp"))
    button = {"_beagleComponent_": "beagle:button", "text": "Show", "onPress": [{"_beagleAction_": "custom:goWrong", "how": "exception"}]}

    async def work(tools):
        session, _ = await tools.open(screen_json=json.dumps(button))
        assert "CRASHED" not in await tools("tap", session=session, view="Show")
        snapshot = server.ask("GET", f"/api/sessions/{session}").json
        entry = next(entry for entry in snapshot["log"] if entry.get("detail", {}).get("type") == "exception")
        assert entry["level"] == "error"
        assert entry["detail"]["name"] == "NSInternalInconsistencyException"
        assert entry["detail"]["reason"].startswith("unable to dequeue a cell with identifier order")
        assert "iOS would end the app here: NSInternalInconsistencyException" in await tools("read_timeline", session=session)
        await tools("set_device", session=session, device={"exceptions": "fatal"})
        crash = await tools.refusal("tap", session=session, view="Show")
        assert "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'unable to dequeue" in crash

    use(f"http://127.0.0.1:{server.port}/mcp", work)


def test_wrong_calls_say_what_is_wrong(tools):
    async def work(tools):
        assert await tools.refusal("tap", session="x") == (
            'tap needs "view": The id of a view such as v42, or the text that it shows, such as Retry.')
        assert (await tools.refusal("tap", session="../../healthz", view="v1")).startswith("There is no such session")
        assert 'no argument "speed"' in await tools.refusal("wait", session="x", speed=3)
        with pytest.raises(MCPError, match="Unknown tool: fly"):
            await tools.client.call_tool("fly", {})

    tools(work)


def test_the_endpoint_refuses_strangers_and_garbage(kennel):
    message = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    assert kennel.ask("POST", "/mcp", message).json == {"jsonrpc": "2.0", "id": 1, "result": {}}
    assert kennel.ask("POST", "/mcp", {"jsonrpc": "2.0", "method": "notifications/initialized"}).status == 202
    assert kennel.ask("POST", "/mcp", {"no": "message"}).json["error"]["code"] == -32600
    assert kennel.ask("GET", "/mcp").status == 405
    assert kennel.ask("POST", "/mcp", message, {"Origin": "https://evil.example"}).status == 403
    unknown = kennel.ask("POST", "/mcp", message, {"MCP-Protocol-Version": "1999-01-01"})
    assert unknown.status == 400 and "2025-06-18" in unknown.json["detail"]


def test_a_server_of_its_own_ends_with_its_client():
    process = subprocess.Popen([PROGRAM, "mcp"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    with contextlib.closing(process.stdin):
        process.stdin.write(b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n\n{\n')
        process.stdin.flush()
        assert {json.loads(process.stdout.readline())["id"] for _ in range(2)} == {1, None}
    assert process.stdout.read() == b""
    assert process.wait(timeout=20) == 0


def test_a_server_that_is_not_there_is_named():
    message = b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
    run = subprocess.run([PROGRAM, "mcp", "--server", "http://127.0.0.1:1"], cwd=ROOT, input=message, capture_output=True, timeout=60)
    assert "No server responds at http://127.0.0.1:1/mcp" in json.loads(run.stdout)["error"]["message"]


def test_a_token_is_passed_on(own_kennel):
    server = own_kennel("--host", "0.0.0.0", "--token", "a-long-enough-token-for-this", "--allow-host", "localhost")
    address = f"http://localhost:{server.port}"
    message = b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n'

    def ping(*arguments):
        command = [PROGRAM, "mcp", "--server", address, *arguments]
        return json.loads(subprocess.run(command, cwd=ROOT, input=message, capture_output=True, timeout=60).stdout)

    assert ping("--token", "a-long-enough-token-for-this")["result"] == {}
    assert "401" in ping("--token", "wrong")["error"]["message"]
