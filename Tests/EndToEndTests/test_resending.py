"""Requests that a tester sends again: the backend receives them, the app does not receive the responses."""

import json
import threading

import pytest

from kennel_server import texts
from scripted_bff import hang, screen

SECRET = "Bearer s3cr3t-t0ken-of-ana"


@pytest.fixture
def session(kennel, bff):
    bff.on("/a", screen("a", title="First"), {"second": True})
    opened = kennel.open(bff=bff.address, screen="/a")
    opened.until(lambda snapshot: snapshot["requests"] and snapshot["requests"][-1]["phase"] != "pending")
    return opened


def resend(kennel, session, request="q1", body=None, timeout=10):
    return kennel.ask("POST", f"{session.path}/requests/{request}/resend", body, timeout=timeout)


def test_a_request_is_sent_again_and_the_app_is_not_involved(kennel, bff, session):
    before = session.snapshot()
    answer = resend(kennel, session)
    assert answer.status == 200, answer
    told = answer.json
    assert told["exchange"]["status"] == 200 and json.loads(told["exchange"]["response"]["body"]) == {"second": True}
    assert told["exchange"]["method"] == "GET" and told["duration"] >= 0
    assert bff.asked("/a") == 2
    after = session.snapshot()
    assert after["input"] == before["input"] and texts(after) == texts(before) and len(after["requests"]) == len(before["requests"])


def test_an_edited_request_has_the_edits(kennel, bff, session):
    got = {}

    def keep(handler):
        got.update(method=handler.command, headers=dict(handler.headers), body=handler.rfile.read(int(handler.headers["Content-Length"])))
        handler.reply(201, b'{"made": 1}')

    bff.on("/b?x=1", keep)
    answer = resend(kennel, session, body={
        "method": "POST", "url": f"{bff.address}/b?x=1", "headers": {"X-Try": "2", "Content-Type": "application/json"}, "body": '{"a": 1}'})
    assert answer.status == 200, answer
    assert answer.json["exchange"]["status"] == 201
    assert got["method"] == "POST" and got["headers"]["X-Try"] == "2" and got["body"] == b'{"a": 1}'
    assert "beagle-platform" not in got["headers"]


def test_the_value_of_a_secret_header_is_not_shown_and_can_be_kept(kennel, bff, session):
    answer = resend(kennel, session, body={"headers": {"Authorization": SECRET}})
    assert answer.json["exchange"]["request"]["headers"]["Authorization"] == "[authorization]"
    assert SECRET not in json.dumps(answer.json)


@pytest.mark.parametrize("body, words", [
    ({"status": 200}, 'has no member \\"status\\"'), ({"url": "/relative"}, "must be a complete URL"),
    ({"method": "get"}, "must be in capitals"), ({"body": "a", "base64": "YQ=="}, "not both"),
])
def test_edits_that_are_not_understood_are_refused(kennel, bff, session, body, words):
    answer = resend(kennel, session, body=body)
    assert answer.status == 400 and answer.is_problem
    assert words.replace("\\", "") in answer.json["detail"]
    assert bff.asked("/a") == 1


def test_a_request_that_the_app_never_sent_is_unknown(kennel, session):
    for name in ("q99", "nonsense"):
        answer = resend(kennel, session, name)
        assert answer.status == 404 and answer.json["type"].endswith("unknown-request")


def test_a_lost_connection_is_told_as_an_error(kennel, bff, session):
    answer = resend(kennel, session, body={"url": "http://127.0.0.1:9/a"})
    assert answer.status == 200, answer
    assert answer.json["error"]["kind"] in ("noConnection", "forbiddenHost") and "status" not in answer.json["exchange"]


def test_a_watcher_cannot_send_requests(kennel, bff, session):
    watch = session.snapshot()["session"]["watch"]
    answer = kennel.ask("POST", f"/api/sessions/{watch}/requests/q1/resend")
    assert answer.status == 403
    assert bff.asked("/a") == 1


def test_only_some_requests_are_under_way_at_the_same_time(kennel, bff, session):
    bff.on("/a", hang)
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(resend(kennel, session, timeout=30).status)) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers.count(429) == 4 and answers.count(200) == 8, answers
    bff.on("/a", {"again": True})
    assert resend(kennel, session).status == 200
