"""The retry flow, the sample's main path and a replay, with each option that affects apps or where they run."""

import re
import subprocess

import pytest

from kennel_server import PROGRAM, all_nodes, check_replays, find, settled, states, texts
from scripted_bff import button, redirect, screen

#: Options that may affect an app, each with a value that suffices for the tests, or several if they differ.
VARIANTS = {
    "--any-backend": [[]],  # includes the test server itself, except with `--bff`
    "--bff": [["{bff}"]],
    "--no-delays": [[]],
    "--request-timeout": [["30"]],
    "--secret": [["token"], ["user.card.*"], ["nowhere"]],
    "--plain-passwords": [[]],
    "--data": [["{folder}"]],
    "--in-memory": [[]],
    "--worlds": [["0"], ["1"], ["2"], ["each"]],
    "--app": [[f"other={PROGRAM}"]],
    "--world-memory": [["1073741824"]],
    "--turn-limit": [["60"]],
    "--turn-work": [["900000"]],
    "--turn-bytes": [["8388608"]],
    "--change-bytes": [["1048576"]],
    "--snapshot-bytes": [["1048576"]],
    "--text-bytes": [["4096"]],
    "--view-depth": [["100"]],
    "--requests-in-a-row": [["5"]],
    "--input-bytes": [["1048576"]],
    "--journal-bytes": [["4194304"]],
    "--inputs-per-second": [["1000"]],
    "--response-bytes": [["1048576"]],
    "--redirects": [["1"]],
    "--core-dumps": [[]],
}

#: Options about connections, files, logs and clients, which do not affect an app, and those that start no server.
UNNOTICED = {
    "--access-log", "--all-body-bytes", "--all-journal-bytes", "--allow-host", "--body-bytes", "--body-timeout",
    "--cluster", "--cluster-name", "--cluster-replicas", "--connections", "--connections-per-address", "--guest-looks",
    "--guest-share", "--head-timeout", "--help", "--host", "--idle", "--json-depth", "--keep-days", "--log", "--log-format",
    "--log-level", "--options", "--port", "--public", "--recording-bytes", "--recordings", "--replay-bytes", "--send-timeout",
    "--sessions", "--sessions-per-client", "--stream-bytes", "--tls-cert", "--tls-key", "--token", "--tokens",
    "--unsent-bytes", "--unsent-bytes-per-address", "--unsent-bytes-per-session", "--version",
}

CASES = [[name, *values] for name, variants in VARIANTS.items() for values in variants]

GREETING = {
    "name": "Ada", "none": None, "token": "t0ken-of-ada", "nested": {"none": None, "list": [None, 1, "two"]},
    "user": {"card": {"number": "4111 1111", "year": 2031}},
}


def show(place, value):
    return {"_beagleAction_": "beagle:setContext", "contextId": "said", "path": place, "value": value}


def greeting_screen():
    """A screen whose button sends a request and shows values of the response."""
    ask = {
        "_beagleAction_": "beagle:sendRequest", "url": "/moved",
        "onSuccess": [
            show("name", "@{onSuccess.data.name}"), show("two", "@{onSuccess.data.nested.list[2]}"),
            show("token", "@{onSuccess.data.token}"), show("status", "@{onSuccess.status}"),
        ],
        "onError": [show("name", "an error")],
    }
    shown = screen("greeting", "Here it is.", "@{said.name}, @{said.two}, @{said.status}", "token @{said.token}")
    shown["context"] = {"id": "said", "value": {"name": "Nobody", "two": "one", "status": 0, "token": ""}}
    shown["child"]["children"].append(button("Ask", ask))
    return shown


@pytest.fixture
def server(own_kennel, bff, tmp_path, request):
    options = [value.format(bff=bff.address, folder=tmp_path) for value in request.param]
    asks = request.param[0] == "--bff"
    return own_kennel(*options, **({"asks_about_backends": True} if asks else {}))


def opening(server):
    """Returns the configuration for sessions: with the other build if there is one."""
    return {"app": "other"} if "--app" in server.options else {}


@pytest.mark.parametrize("server", CASES, indirect=True, ids=" ".join)
def test_an_app_works_with_the_option(server, bff):
    # Two retries, then a screen whose response contains null and, for `--secret`, values to hide.
    bff.on("/screen", 500, 500, greeting_screen())
    bff.on("/moved", redirect("/greeting"))
    bff.on("/greeting", GREETING)
    session = server.open(bff=bff.address, screen="/screen", **opening(server))
    for failures in (1, 2):
        session.until(lambda now: states(now).count("error") == failures and find(now, "Retry") and settled(now))
        session.tap("Retry")
    session.until(lambda now: "Here it is." in texts(now) and settled(now))
    session.tap("Ask")
    after = session.until(lambda now: "Nobody, one, 0" not in texts(now))
    assert "Ada, two, 200" in texts(after)
    hidden = server.options[-2:] == ("--secret", "token")
    assert ("token t0ken-of-ada" in texts(after)) != hidden
    assert [bff.asked(path) for path in ("/screen", "/moved", "/greeting")] == [3, 1, 1]

    # The sample's own backend: through the shop into the basket. With `--bff`, no session has that backend.
    if "--bff" in server.options:
        return
    shop = server.open(**opening(server))
    for name in ("See all bicycles", "Dupla", "Put in the basket"):
        shop.until(lambda now: find(now, name) and settled(now))
        shop.tap(name)
    [alert] = alerts(shop.until(alerts))
    assert shop.send(type="alert", view=alert["id"], button=1).status == 202
    shop.until(lambda now: find(now, "Check out"))

    check_replays(PROGRAM, server.port, options=[*server.options[-2:]] if "--app" in server.options else [])
    if "--app" in server.options:
        for each in (session, shop):
            each.close()  # because `own_kennel` replays the others in the server's own build


def alerts(snapshot):
    return [node for node in all_nodes(snapshot) if node["kind"] == "alert"]


def test_every_option_has_a_variant_or_is_unnoticed():
    said = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout
    known = set(re.findall(r"^  (--[a-z-]+)", said, re.MULTILINE))
    assert known == VARIANTS.keys() | UNNOTICED
