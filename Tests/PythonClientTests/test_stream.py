"""The event stream: how its text is read, and connections that break."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest

import kennel_client as kennel
from kennel_client._stream import ServerSentEvent, lines, opened_stream, parsed
from kennel_client.problems import TooManyOfYours, UnknownSession

HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"


def event(id, name, **data):
    return f"id: {id}\nevent: {name}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()


def log(sequence, message="x"):
    return event(f"1.{sequence}", "log", n=sequence, input=1, time=0, kind="log", level="info", message=message)


async def read(chunks):
    async def each():
        for chunk in chunks:
            yield chunk
    return [found async for found in parsed(lines(each()))]


def test_events_are_read_whatever_their_chunks_and_the_characters_in_them_are():
    others = b'event: heartbeat\ndata: {}\n\ndata: {"a":\ndata: 1}\n\n'
    text = b": a comment\r\n\r\n" + log(1, "a\u2028b\x0bc\x85é") + others
    whole = asyncio.run(read([text]))
    assert whole == asyncio.run(read([text[index:index + 1] for index in range(len(text))]))
    assert whole[0].value.message == "a\u2028b\x0bc\x85é" and whole[0].position == (1, 1)
    assert whole[1] == ServerSentEvent(None, "heartbeat", {}) and whole[1].position is None
    assert whole[2] == ServerSentEvent(None, "message", {"a": 1})
    assert whole[1].value == kennel.OtherEvent("heartbeat", {})


@asynccontextmanager
async def serving(*connections):
    """Serves a stream: what each connection gets before it ends. Yields a client and the heads of the requests."""
    heads, left = [], list(connections)

    async def serve(reader, writer):
        heads.append((await reader.readuntil(b"\r\n\r\n")).decode())
        writer.write(left.pop(0) if left else b"")
        writer.close()
    listener = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with listener, kennel.connect(f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}") as server:
        yield server, heads


def test_a_connection_that_breaks_goes_on_where_it_was():
    async def follow():
        broken = HEAD + log(1) + log(2)[:20]
        async with serving(broken, HEAD + log(2), HEAD + event("1.3", "ended", reason="over")) as (server, heads):
            events = [found async for found in server.attach("x").events(after="1.0")]
        assert [type(found) for found in events] == [kennel.LogEntry, kennel.LogEntry, kennel.Ended]
        assert [each.lower().partition("last-event-id: ")[2][:3] for each in heads] == ["1.0", "1.1", "1.2"]
    asyncio.run(follow())


def test_a_connection_is_made_only_for_what_is_awaited():
    async def follow():
        async with serving(HEAD + log(1)) as (server, heads):
            async with opened_stream(server._http, "x"):
                pass
            assert heads == []
            async with opened_stream(server._http, "x", "1.0") as stream:
                assert (await stream.next()).position == (1, 1) and len(heads) == 1
    asyncio.run(follow())


@pytest.mark.parametrize("connections", [(HEAD, HEAD), (HEAD,), ()], ids=["empty", "then nothing", "nothing"])
def test_a_stream_that_brings_nothing_is_given_up(connections):
    async def follow():
        async with serving(*connections) as (server, _):
            with pytest.raises(kennel.ServerUnreachable):
                async for _ in server.attach("x").events():
                    pass
    asyncio.run(follow())


def test_a_stream_that_is_gone_or_refused_is_a_problem():
    gone = event("1.1", "gone", type="urn:kennel:problem:unknown-session", title="Gone", status=404, detail="It is.")
    body = b'{"type":"urn:kennel:problem:too-many-of-yours","title":"Too many","status":429,"detail":"x"}'
    refused = (b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/problem+json\r\nRetry-After: 2\r\n"
               b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    async def follow(connection):
        async with serving(connection) as (server, _):
            async with opened_stream(server._http, "x") as stream:
                for _ in range(2):  # every call raises the error that ended the stream
                    with pytest.raises(kennel.Problem) as found:
                        await stream.next()
                return found.value
    assert isinstance(asyncio.run(follow(HEAD + gone)), UnknownSession)
    too_many = asyncio.run(follow(refused))
    assert isinstance(too_many, TooManyOfYours) and too_many.retry_after == 2


def test_an_event_that_cannot_be_read_says_so():
    async def follow():
        async with serving(HEAD + event("1.1", "log", n="one")) as (server, _):
            with pytest.raises(kennel.UnexpectedAnswer, match="The event log cannot be read: /n is str, not int"):
                async for _ in server.attach("x").events():
                    pass
    asyncio.run(follow())
