"""Exports of a session: the same for a running one, a parked one, and a recording."""

import json
import subprocess
from urllib.parse import unquote

import pytest

from kennel_server import PROGRAM, find, texts


@pytest.fixture
def failed(kennel):
    """A session that failed because of a rule and was retried."""
    session = kennel.open(screen="/home", controller="CustomError", faults={"rules": [
        {"path": "/home", "fault": "status", "status": 503, "count": 1}]})
    session.tap("Try again")
    session.until(lambda now: now["requests"] and now["requests"][-1]["phase"] == "done" and not find(now, "Try again"))
    yield session
    session.close()


def export(session, form):
    answer = session.server.ask("GET", f"{session.path}/export/{form}")
    assert answer.status == 200, answer
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    return answer


def test_a_recording_is_handed_over_as_its_session_was(kennel, failed):
    forms = "steps", "har", "test"
    file, later = None, kennel.ask("GET", f"{failed.path}/recording").body
    while file != later:  # until no timer is left that would be another input
        exports = [export(failed, form).body for form in forms]
        file, later = later, kennel.ask("GET", f"{failed.path}/recording").body
    opened = kennel.ask("POST", "/api/recordings", file, {"Content-Type": "application/x-ndjson"}).json
    recording = kennel.session(opened["id"])
    assert [export(recording, form).body for form in forms] == exports
    recording.close()


def test_steps_say_what_was_done_and_seen(failed):
    answer = export(failed, "steps")
    assert answer.headers["content-type"].startswith("text/markdown")
    page = answer.body.decode()
    for line in ("/home: 503 once", "Open the app at `/home` with the controller `CustomError`.",
                 "`GET /home` gets response 503", "fault rule: status 503 (1 of 1)", "Press “Try again”."):
        assert line in page, page


def test_exports_are_in_the_language_that_is_asked_for(kennel, failed):
    page = export(failed, "steps?language=pt").body.decode()
    for line in ("# Passos para reproduzir: /home", "Abra o app em `/home` com o controlador `CustomError`.",
                 "`GET /home` recebe a resposta 503", "Aperte “Try again”."):
        assert line in page, page
    assert "regra de falha" not in export(failed, "har").body.decode()
    assert "Regra de falha: status 503 (1 of 1)." in export(failed, "har?language=pt").json["log"]["entries"][0]["comment"]
    refused = kennel.ask("GET", f"{failed.path}/export/steps?language=fr")
    assert refused.status == 400 and refused.json["detail"] == '"language" must be "en" or "pt".'


def test_an_archive_has_every_request_with_its_fault(failed):
    entries = export(failed, "har").json["log"]["entries"]
    requests = failed.snapshot()["requests"]
    assert [entry["request"]["url"] for entry in entries] == [request["url"] for request in requests]
    assert entries[0]["response"]["status"] == 503 and "status 503 (1 of 1)" in entries[0]["comment"]
    assert entries[1]["response"]["status"] == 200
    assert "_beagleComponent_" in entries[1]["response"]["content"]["text"]


def test_a_test_imports_the_app_or_the_module_that_is_named(kennel, failed):
    assert "@testable import SampleApp\n" in export(failed, "test").body.decode()
    assert "@testable import Shop\n" in export(failed, "test?module=Shop").body.decode()
    assert kennel.ask("GET", f"{failed.path}/export/test?module=a%0Ab").status == 400


def test_a_form_that_is_none_or_a_session_that_is_gone_is_404(kennel, failed):
    assert kennel.ask("GET", f"{failed.path}/export/poem").status == 404
    assert kennel.ask("GET", "/api/sessions/nobody/export/steps").status == 404
    assert kennel.ask("POST", f"{failed.path}/export/steps").status == 405


def test_the_command_line_prints_what_the_server_sends(kennel, failed, tmp_path):
    file, later = None, kennel.ask("GET", f"{failed.path}/recording").body
    while file != later:  # until no timer is left that would be another input
        sent = {form: export(failed, form).body.decode() for form in ("steps", "har", "test")}
        file, later = later, kennel.ask("GET", f"{failed.path}/recording").body
    place = tmp_path / "failed.kennel"
    place.write_bytes(file)
    for form, text in sent.items():
        run = subprocess.run([PROGRAM, "export", form, place], capture_output=True, text=True, timeout=60)
        assert (run.returncode, run.stdout) == (0, text), run
    run = subprocess.run([PROGRAM, "export", "steps", tmp_path / "none"], capture_output=True, text=True, timeout=60)
    assert run.returncode == 65 and "none" in run.stderr and not run.stdout


def test_an_export_says_what_was_replaced_and_what_looks_like_a_secret(kennel, bff, tmp_path):
    def answer(handler):
        body = b'{"_beagleComponent_":"beagle:text","text":"Hello"}'
        handler.reply(200, body, headers=[("X-Session-Token", "0ther"), ("Set-Cookie", "id=s3cret")])

    bff.on("/in?sig=5igned", answer)
    session = kennel.open(bff=bff.address, screen="/in?sig=5igned")
    session.until(lambda now: "Hello" in texts(now))
    recording = tmp_path / "in.kennel"
    recording.write_bytes(kennel.ask("GET", f"{session.path}/recording").body)
    for form in "steps", "har", "test":
        answered = export(session, f"{form}?language=en")
        said = json.loads(unquote(answered.headers["kennel-secrets"]))
        assert (said["replaced"], said["suspects"]) == (1, 2)
        for words in "header X-Session-Token", "query parameter sig of", "Secrets replaced: 1.":
            assert words in said["text"]
        assert "header X-Session-Token" in answered.body.decode()
        run = subprocess.run([PROGRAM, "export", form, recording], capture_output=True, text=True, timeout=60)
        assert run.returncode == 0 and run.stderr == f"kennel: {said['text']}\n"
    portuguese = unquote(export(session, "har?language=pt").headers["kennel-secrets"])
    assert "cabeçalho X-Session-Token" in portuguese
    plain = kennel.open(screen_json='{"_beagleComponent_":"beagle:text","text":"Hello"}')
    assert "kennel-secrets" not in export(plain, "steps").headers
    session.close()
    plain.close()
