"""The device over the API: opened with, rotated, read later, restarted, recorded and replayed."""

import json
import subprocess

import pytest

from kennel_server import PROGRAM


def refusal(answer):
    return answer.status, answer.json["type"].rsplit(":", 1)[-1], answer.json["detail"]


def test_a_session_keeps_its_device_through_everything(own_kennel, tmp_path):
    server = own_kennel()
    session = server.open(screen="/home", device={"size": "small", "appearance": "dark"})
    opened = session.until(lambda now: now["states"])
    assert (opened["device"]["width"], opened["device"]["appearance"]) == (375, "dark")
    assert opened["tree"]["props"] == {**opened["tree"]["props"], "width": 375, "height": 667}

    events = session.stream()
    answer = session.send(type="device", size="landscape", textSize="accessibility1")
    assert answer.status == 202
    turned = answer.json["input"]
    patches = iter(lambda: json.loads(events.next("patch")["data"]), None)
    patch = next(patch for patch in patches if patch["input"] == turned)
    events.close()
    device = session.snapshot()["device"]
    assert patch["device"] == device
    assert device == {
        "size": "landscape", "width": 852, "height": 393, "safeArea": {"top": 0, "left": 59, "bottom": 21, "right": 59},
        "scale": 3, "textSize": "accessibility1", "direction": "leftToRight", "appearance": "dark"}

    then = server.ask("GET", f"{session.path}/steps/{turned - 1}").json
    assert then["snapshot"]["device"]["size"] == "small"
    assert server.ask("POST", f"{session.path}/restart").status == 204
    assert session.snapshot()["device"] == device

    file = tmp_path / "turned.kennel"
    file.write_bytes(server.ask("GET", f"{session.path}/recording").body)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["format"] == 3
    assert {"type": "device", "size": "landscape", "textSize": "accessibility1"} in [line.get("input") for line in lines]
    replayed = subprocess.run([PROGRAM, "replay", file], capture_output=True, text=True, timeout=120)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    imported = server.ask("POST", "/api/recordings", file.read_bytes(), {"Content-Type": "application/x-ndjson"}).json
    assert server.ask("GET", f"/api/sessions/{imported['id']}/steps/1").json["snapshot"]["device"]["size"] == "small"


def test_a_language_turns_the_lines_and_is_said_to_the_backend(kennel):
    session = kennel.open(screen="/home", device={"language": "he", "motion": "reduced"})
    shown = session.until(lambda now: now["requests"] and now["requests"][0].get("status"))
    assert (shown["device"]["language"], shown["device"]["direction"], shown["device"]["motion"]) == ("he", "rightToLeft", "reduced")
    request = kennel.ask("GET", f"{session.path}/requests/{shown['requests'][0]['id']}").json["request"]
    assert request["headers"]["Accept-Language"] == "he"
    assert session.send(type="device", language="en").status == 202
    turned = session.snapshot()["device"]
    assert "language" not in turned and turned["direction"] == "leftToRight"


@pytest.mark.parametrize("wrong, sentence", [
    ({"size": "watch"}, '"size" of input "device" must be one of "phone", "small", "landscape".'),
    ({"width": 100, "height": 500}, '"width" of input "device" must be from 200 to 2000.'),
    ({"language": "klingon"}, '"language" of input "device" must be a language tag such as "pt-BR" or "ar"; "klingon" is not a language tag.'),
    ({"motion": "none"}, '"motion" of input "device" must be one of "full", "reduced".'),
    ({"appearance": "blue"}, '"appearance" of input "device" must be one of "light", "dark".'),
])
def test_a_device_that_makes_no_sense_is_refused_in_a_sentence(kennel, wrong, sentence):
    session = kennel.open(screen="/home")
    assert refusal(session.send(type="device", **wrong)) == (400, "malformed", sentence)
    answer = kennel.ask("POST", "/api/sessions", {"device": wrong})
    assert answer.status == 400 and answer.json["pointer"] == "/device"


def test_a_device_that_would_be_the_same_is_refused(kennel):
    session = kennel.open(screen="/home")
    same = session.send(type="device", size="phone", appearance="light")
    assert refusal(same) == (409, "same-device", "The device already has these settings.")
