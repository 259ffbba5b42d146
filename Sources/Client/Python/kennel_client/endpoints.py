"""The endpoints of the server: those that this package calls, and those that it does not."""

from dataclasses import dataclass
from urllib.parse import quote


@dataclass(frozen=True)
class Endpoint:
    """A method and a path of the HTTP interface.

    Attributes:
        method: The HTTP method.
        path: The path, with the names of its parameters in braces.
        query: The names of the query parameters that this package sends.
        sends: The media type of the request's body, or None if it has no body.
    """

    method: str
    path: str
    query: tuple[str, ...] = ()
    sends: str | None = None

    def address(self, parameters: dict[str, object]) -> str:
        """Returns the path with percent-encoded values in place of its parameters."""
        return self.path.format_map({name: quote(str(value), safe="") for name, value in parameters.items()})

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


JSON = "application/json"
RECORDING = "application/x-ndjson"

APPS = Endpoint("GET", "/api/apps")
SCREENS = Endpoint("GET", "/api/screens")
CONTROLLERS = Endpoint("GET", "/api/controllers", ("app",))
HEALTH = Endpoint("GET", "/healthz")

SESSIONS = Endpoint("GET", "/api/sessions", ("limit", "after", "watch"))
OPEN_SESSION = Endpoint("POST", "/api/sessions", sends=JSON)
SNAPSHOT = Endpoint("GET", "/api/sessions/{id}")
RENAME_SESSION = Endpoint("PATCH", "/api/sessions/{id}", sends=JSON)
END_SESSION = Endpoint("DELETE", "/api/sessions/{id}")
INPUT = Endpoint("POST", "/api/sessions/{id}/inputs", sends=JSON)
EVENTS = Endpoint("GET", "/api/sessions/{id}/events")
RESTART = Endpoint("POST", "/api/sessions/{id}/restart")
RECOVER = Endpoint("POST", "/api/sessions/{id}/recovery", sends=JSON)
CONTROL = Endpoint("POST", "/api/sessions/{id}/control", sends=JSON)
DOCUMENT = Endpoint("GET", "/api/sessions/{id}/document")
PUT_DOCUMENT = Endpoint("PUT", "/api/sessions/{id}/document", sends=JSON)

FAULTS = Endpoint("GET", "/api/sessions/{id}/faults")
PUT_FAULTS = Endpoint("PUT", "/api/sessions/{id}/faults", sends=JSON)
HELD = Endpoint("GET", "/api/sessions/{id}/held")
DECIDE = Endpoint("POST", "/api/sessions/{id}/held/{q}", sends=JSON)
REQUEST = Endpoint("GET", "/api/sessions/{id}/requests/{q}")
RESEND = Endpoint("POST", "/api/sessions/{id}/requests/{q}/resend", sends=JSON)
IMAGE = Endpoint("GET", "/api/sessions/{id}/images/{q}")
LAYOUT = Endpoint("GET", "/api/sessions/{id}/views/{v}/layout")

STEP = Endpoint("GET", "/api/sessions/{id}/steps/{n}", ("since",))
BRANCH = Endpoint("POST", "/api/sessions/{id}/branches", sends=JSON)
RECORDING_FILE = Endpoint("GET", "/api/sessions/{id}/recording")
EXPORT = Endpoint("GET", "/api/sessions/{id}/export/{form}", ("language", "module"))
OPEN_RECORDING = Endpoint("POST", "/api/recordings", sends=RECORDING)

SCRIPTS = Endpoint("GET", "/api/scripts")
SCRIPT = Endpoint("GET", "/api/scripts/{name}")
PUT_SCRIPT = Endpoint("PUT", "/api/scripts/{name}", sends=JSON)
DELETE_SCRIPT = Endpoint("DELETE", "/api/scripts/{name}")

START_SWEEP = Endpoint("POST", "/api/sweeps", sends=JSON)
SWEEP = Endpoint("GET", "/api/sweeps/{sweep}")
STOP_SWEEP = Endpoint("DELETE", "/api/sweeps/{sweep}")
OPEN_TRY = Endpoint("POST", "/api/sweeps/{sweep}/cells/{c}")

START_COMPARISON = Endpoint("POST", "/api/comparisons", sends=JSON)
COMPARISON = Endpoint("GET", "/api/comparisons/{comparison}")
STOP_COMPARISON = Endpoint("DELETE", "/api/comparisons/{comparison}")

CALLED: tuple[Endpoint, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Endpoint))
"""All endpoints that this package calls."""

LEFT_OUT: dict[str, str] = {
    "GET /": "the page, for browsers",
    "GET /fonts.css": "the page's fonts",
    "GET /fonts/{file}": "the page's fonts",
    "GET /api/schema": "for editors of documents",
    "GET /api/sessions/{id}/schema": "for editors of documents",
    "GET /api/openapi.json": "describes the interface; the tests of this package read it",
    "GET /api/events": "several sessions in one stream, for pages; a session has a stream of its own",
    "GET /api/sessions/{id}/pictures/{name}": "the app's own pictures, which a test has",
    "GET /api/backends": "requires a user's confirmation",
    "POST /api/backends": "requires a user's confirmation; start the server with --any-backend or --bff",
    "DELETE /api/backends": "requires a user's confirmation",
    "POST /mcp": "for language models",
    "GET /metrics": "for the operation of servers",
}
"""The endpoints that this package does not call, each with the reason."""
