"""Failures raise errors whose text says what to do."""

import asyncio
import functools
import re
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from conftest import PROGRAM

import kennel_client as kennel
from kennel_client import problems
from kennel_client._http import HTTPClient
from kennel_client.endpoints import HEALTH, INPUT
from kennel_client.problems import (
    NotCrashed, ReadOnly, TokenNeeded, TooManyInputs, TooManyOfYours, UnconfirmedBackend, UnknownSession,
)

CRASHING = Path(PROGRAM).parent / "CrashingApp"
BUTTON = ('{"_beagleComponent_":"beagle:button","text":"Go",'
          '"onPress":[{"_beagleAction_":"custom:goWrong","how":"%s"}]}')


@asynccontextmanager
async def listening(answer):
    """Listens on a port, and answers each connection with a function."""
    async def serve(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        await answer(writer)
        writer.close()
    listener = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with listener:
        yield f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"


def served(head, body):
    async def answer(writer):
        writer.write(f"HTTP/1.1 {head}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode())
        await writer.drain()
    return answer


def in_loop(work):
    """Runs an asynchronous test that does not use the server of all tests."""
    @functools.wraps(work)
    def test(**fixtures):
        asyncio.run(work(**fixtures))
    return test


@in_loop
async def test_a_server_that_is_not_there_is_unreachable():
    async with kennel.connect("http://127.0.0.1:1") as server:
        with pytest.raises(kennel.ServerUnreachable, match="No server responds to GET /healthz at http://127.0.0.1:1"):
            await server.check()


@in_loop
async def test_a_server_that_goes_while_something_is_awaited_is_unreachable(own_server):
    process = own_server()
    async with kennel.connect(process.url) as server:
        session = await server.open_session(screen="/about")
        await session.wait_for_rest()
        waiting = asyncio.create_task(session.get_by_text("Nothing").wait(timeout=20))
        await session.wait_for_rest()
        process.stop()
        with pytest.raises(kennel.ServerUnreachable):
            await waiting
        with pytest.raises(kennel.ServerUnreachable):
            await session.get_by_text("Nothing").wait()


@pytest.mark.kennel(screen="/about")
async def test_a_session_that_ends_while_something_is_awaited_has_ended(kennel_session):
    waiting = asyncio.create_task(kennel_session.get_by_text("Nothing").wait(timeout=20))
    await kennel_session.wait_for_rest()
    await kennel_session.end()
    with pytest.raises((kennel.SessionEnded, UnknownSession), match="[Oo]pen another"):
        await waiting
    with pytest.raises(UnknownSession, match="unknown-session.*Open another session"):
        await kennel_session.get_by_text("Nothing").wait()


@in_loop
async def test_a_token_is_needed_and_may_only_read(own_server, tmp_path):
    add = [PROGRAM, "token", "add", "ann", "--read-only", "--tokens", str(tmp_path / "tokens")]
    process = await asyncio.create_subprocess_exec(*add, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    token = re.search(r"[\w.-]{20,}", said.decode())[0]
    process = own_server("--tokens", str(tmp_path / "tokens"))
    address = process.url
    async with kennel.connect(address, process.token) as server, server.session(screen="/about") as session:
        assert await session.get_by_role("heading", name="About").is_visible()
    async with kennel.connect(address) as server:
        with pytest.raises(TokenNeeded, match=r"401 token-needed.*connect\(url, token="):
            await server.apps()
    async with kennel.connect(address, token) as server:
        assert await server.apps()
        with pytest.raises(ReadOnly, match="without --read-only"):
            await server.open_session()


@in_loop
async def test_too_much_says_when_to_try_again(own_server):
    address = own_server("--inputs-per-second", "1", "--sessions-per-client", "1").url
    async with kennel.connect(address) as server:
        session = await server.open_session(screen="/about")
        with pytest.raises(TooManyInputs, match="Retry after 1 s") as refused:
            for appearance in ("dark", "light") * 5:
                await session.set_device(appearance=appearance)
        assert refused.value.retry_after == 1 and isinstance(refused.value, kennel.TryLater)
        with pytest.raises(TooManyOfYours, match=r"Session\.end\(\)"):
            await server.open_session()


@in_loop
async def test_another_backend_needs_approval(own_server):
    async with kennel.connect(own_server().url) as server:
        with pytest.raises(UnconfirmedBackend, match="--any-backend") as refused:
            await server.open_session(bff="https://bff.example.com")
        assert refused.value.origin == "https://bff.example.com" and isinstance(refused.value, kennel.Refused)


@in_loop
async def test_a_slow_answer_is_a_silent_server():
    never = asyncio.Event()
    async with listening(lambda writer: never.wait()) as address:
        async with kennel.connect(address, answer_timeout=0.2) as server:
            with pytest.raises(kennel.ServerSilent, match="GET /api/apps at .* got no response within 0.2 s"):
                await server.apps()
        never.set()


@in_loop
async def test_another_program_is_no_kennel():
    for head, body in (("200 OK\r\nContent-Type: text/html", "<p>"), ("502 Bad Gateway", "proxy")):
        async with listening(served(head, body)) as address, kennel.connect(address) as server:
            with pytest.raises(kennel.UnexpectedAnswer):
                await server.apps()


@in_loop
async def test_an_input_whose_answer_is_lost_is_sent_again_with_the_same_key():
    bodies = []

    async def answer(request):
        bodies.append(request.content)
        if len(bodies) == 1:
            raise httpx.ReadError("the connection broke")
        return httpx.Response(202, json={"input": 4})
    server = kennel.Server("http://kennel.test")
    server._http._client = httpx.AsyncClient(base_url="http://kennel.test", transport=httpx.MockTransport(answer))
    assert await server.attach("x").send({"type": "back"}) == 4
    assert len(bodies) == 2 and bodies[0] == bodies[1]
    await server.close()


@pytest.mark.kennel(screen="/failures/time-out")
async def test_a_timeout_names_what_was_awaited_and_what_the_screen_shows(kennel_session):
    with pytest.raises(kennel.WaitTimeout) as late:
        await kennel_session.get_by_role("button", name="Retry").tap(timeout=1)
    assert late.value.awaited == 'get_by_role("button", name="Retry") to tap'
    assert "Requests are pending: GET http://" in str(late.value) and "progressbar" in late.value.screen
    with pytest.raises(TimeoutError):
        await kennel_session.wait_for_rest(timeout=0.1)


@pytest.mark.kennel(screen="/about")
async def test_what_is_there_but_should_be_gone_or_otherwise_is_named(kennel_session):
    heading = kennel_session.get_by_role("heading", name="About")
    with pytest.raises(kennel.WaitTimeout, match='to be gone. Still visible: heading "About'):
        await heading.wait_until_gone(timeout=0.6)
    with pytest.raises(kennel.WaitTimeout, match="does not meet the condition"):
        await heading.wait(where=lambda element: not element.is_enabled, timeout=0.6)


@pytest.mark.kennel(screen="/about")
async def test_a_wait_without_time_shows_the_screen_and_the_last_refusal(kennel_session, monkeypatch):
    heading = kennel_session.get_by_role("heading", name="About")
    with pytest.raises(kennel.WaitTimeout, match='The screen shows:\n- heading "About'):
        await heading.wait(timeout=0)
    clock = kennel_session.waiter.clock(5)
    monkeypatch.setattr(kennel_session.waiter, "clock", lambda timeout: clock)
    sending = kennel_session.send

    async def send(input):
        clock._end = 0  # the time is over when the refusal arrives
        return await sending(input)
    monkeypatch.setattr(kennel_session, "send", send)
    with pytest.raises(kennel.WaitTimeout, match='409 stale-view.*\nThe screen shows:\n- heading "About'):
        await heading.swipe("left")


@in_loop
async def test_a_crash_is_told_and_gone_on_from():
    async with kennel.server(app=CRASHING, options=["--no-delays"]) as server:
        async with server.session(screen_json=BUTTON % "trap") as session:
            with pytest.raises(NotCrashed):
                await session.recover("before")
            go = session.get_by_role("button", name="Go")
            with pytest.raises((kennel.AppCrashed, problems.Crashed), match=r"Session\.recover"):
                await go.tap()
                await session.wait_for_rest()
            crash = (await session.wait_for_crash()).crash
            assert crash.type == "tap" and crash.message
            with pytest.raises(kennel.AppCrashed, match=r"crashed at step \d+ .*Session.recover"):
                await go.tap()
            assert (await session.recover("before")).phase == "live"
            assert await go.is_visible()


def test_a_server_that_does_not_start_says_why(tmp_path, monkeypatch):
    with pytest.raises(kennel.ServerNotStarted, match="ended. .*--nonsense"):
        kennel.ServerProcess(options=["--nonsense"]).start()
    with pytest.raises(kennel.ServerNotStarted, match="nothing was not found. Name it with binary="):
        kennel.ServerProcess(binary=tmp_path / "nothing")
    with pytest.raises(kennel.ServerNotStarted, match="There is no app at"):
        kennel.ServerProcess(app=tmp_path / "nothing")
    silent = tmp_path / "silent"
    silent.write_text("#!/bin/sh\nexec sleep 60\n")
    silent.chmod(0o755)
    with pytest.raises(kennel.ServerNotStarted, match="did not print its address within 0.2 s"):
        kennel.ServerProcess(binary=silent).start(timeout=0.2)
    monkeypatch.setenv("KENNEL", str(tmp_path / "other"))
    with pytest.raises(kennel.ServerNotStarted, match="other was not found"):
        kennel.ServerProcess()


def test_a_process_ends_with_its_block():
    with kennel.ServerProcess(options=["--no-delays"]) as process:
        assert process.is_running and process.url.startswith("http://127.0.0.1:")
    assert not process.is_running and not process.log.exists()


@in_loop
async def test_the_calls_of_one_server_work_in_other_loops(own_server):
    client = HTTPClient(own_server().url, None, timeout=5, verify=True, uses_proxies=False)
    for _ in range(3):
        await asyncio.to_thread(asyncio.run, client.call(HEALTH))
    with pytest.raises(UnknownSession):
        await client.call(INPUT, id="x", json={"type": "back"})
    await client.close()
