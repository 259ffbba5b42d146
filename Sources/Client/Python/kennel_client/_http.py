"""The HTTP client, which sends requests to all endpoints and reports errors as exceptions."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from ssl import SSLContext
from typing import Any

import httpx

from .endpoints import Endpoint
from .errors import ServerSilent, ServerUnreachable, UnexpectedAnswer
from .problems import problem

__tracebackhide__ = True  # pytest shows the test's own lines instead


class HTTPClient:
    """Calls the endpoints of one server. It keeps no connections open, so that it works in any event loop."""

    def __init__(
        self, url: str, token: str | None, *, timeout: float, verify: SSLContext | bool, uses_proxies: bool
    ) -> None:
        self.url = url.rstrip("/")
        self.timeout = timeout
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._client = httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=timeout, verify=verify, trust_env=uses_proxies,
            limits=httpx.Limits(max_keepalive_connections=0))

    async def close(self) -> None:
        await self._client.aclose()

    async def call(
        self, endpoint: Endpoint, *, query: Mapping[str, Any] | None = None, json: Any = None,
        content: bytes | None = None, timeout: float | None = None, **parameters: object
    ) -> httpx.Response:
        """Calls an endpoint and returns its response.

        Raises:
            Problem: The server reports one.
            ServerUnreachable: No server responds.
            ServerSilent: The response takes longer than the timeout.
            UnexpectedAnswer: The response is not one of Kennel.
        """
        request = self._request(endpoint, query, json, content, timeout, parameters)
        try:
            response = await self._client.send(request)
        except httpx.HTTPError as error:
            raise self._failure(endpoint, error, timeout) from error
        self._check(endpoint, response)
        return response

    async def json(self, endpoint: Endpoint, **arguments: Any) -> Any:
        """Calls an endpoint whose response is JSON, and returns the decoded JSON."""
        response = await self.call(endpoint, **arguments)
        try:
            return response.json()
        except ValueError as error:
            raise UnexpectedAnswer(f"{endpoint} at {self.url} sent a body that is not JSON: {error}.") from error

    @asynccontextmanager
    async def stream(
        self, endpoint: Endpoint, *, headers: Mapping[str, str], silence: float, **parameters: object
    ) -> AsyncIterator[httpx.Response]:
        """Calls an endpoint with a streamed response. `silence` is the longest pause in the stream, in seconds."""
        request = self._client.build_request(
            endpoint.method, endpoint.address(parameters), headers=headers,
            timeout=httpx.Timeout(self.timeout, read=silence))
        try:
            response = await self._client.send(request, stream=True)
        except httpx.HTTPError as error:
            raise self._failure(endpoint, error, None) from error
        try:
            if response.is_error:
                await response.aread()
            self._check(endpoint, response)
            yield response
        finally:
            await response.aclose()

    def _request(
        self, endpoint: Endpoint, query: Mapping[str, Any] | None, json: Any, content: bytes | None,
        timeout: float | None, parameters: dict[str, object]
    ) -> httpx.Request:
        headers = {"Content-Type": endpoint.sends} if endpoint.sends and content is not None else {}
        return self._client.build_request(
            endpoint.method, endpoint.address(parameters), json=json, content=content, headers=headers,
            params={name: value for name, value in (query or {}).items() if value is not None} or None,
            timeout=self.timeout if timeout is None else timeout)

    def _failure(self, endpoint: Endpoint, error: httpx.HTTPError, timeout: float | None) -> ServerUnreachable:
        if isinstance(error, httpx.TimeoutException) and not isinstance(error, httpx.ConnectTimeout):
            seconds = self.timeout if timeout is None else timeout
            return ServerSilent(
                f"{endpoint} at {self.url} got no response within {seconds:g} s. Read the server's log, or increase "
                "`timeout`.")
        reason = str(error) or type(error).__name__
        return ServerUnreachable(
            f"No server responds to {endpoint} at {self.url}: {reason}. Check the address, and that the server runs.")

    def _check(self, endpoint: Endpoint, response: httpx.Response) -> None:
        if response.is_success:
            return
        retry_after = response.headers.get("Retry-After", "")
        seconds = float(retry_after) if retry_after.replace(".", "", 1).isdigit() else None
        if response.headers.get("Content-Type", "").startswith("application/problem+json"):
            raise problem(str(endpoint), response.status_code, response.json(), seconds)
        raise UnexpectedAnswer(
            f"{endpoint} at {self.url} sent a response with status {response.status_code} that is not one of Kennel: "
            f"{response.text[:200]!r}. Check that Kennel listens at this address.")
