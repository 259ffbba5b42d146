"""The calls of `serverDrivenStateDidChange` for each kind of load, read from the HTTP interface."""

import pytest

from kennel_server import all_nodes, find, states, texts
from scripted_bff import Gate, pop_stack, pop_view, push_stack, push_view, reset_application, reset_stack, screen, text

LOADED = ["started", "started", "started", "success", "finished"]
FAILED = ["started", "started", "started", "error", "finished"]
ARRIVED = ["success", "finished", "success", "finished"]  # a destination that the navigator had loaded


def told(snapshot):
    return [(entry["state"], entry["screen"].get("url") or entry["screen"].get("id")) for entry in snapshot["states"]]


def ended(snapshot):
    """Returns whether no request is pending and the last load has ended."""
    return bool(snapshot["states"]) and all(request["phase"] != "pending" for request in snapshot["requests"]) \
        and snapshot["states"][-1]["state"] != "started"


def numbers_rise(snapshot):
    numbers = [entry["n"] for entry in snapshot["states"]]
    return numbers == sorted(set(numbers))


def test_a_remote_screen_that_succeeds(kennel, bff):
    bff.on("/a", screen("a", "Welcome"))
    session = kennel.open(bff=bff.address, screen="/a")
    snapshot = session.until(ended)
    assert states(snapshot) == LOADED
    assert "Welcome" in texts(snapshot)
    assert snapshot["retries"] == []
    assert numbers_rise(snapshot)
    assert {entry["controller"] for entry in snapshot["states"]} == {"BeagleNavigationController"}


@pytest.mark.parametrize("answer, reason", [
    (500, "networkError"), (404, "networkError"), (b"{", "decoding"),
    ({"_beagleComponent_": "beagle:container", "children": 5}, "decoding"), ([], "decoding"), (b"\xff\xfe", "decoding"),
])
def test_a_remote_screen_that_fails(kennel, bff, answer, reason):
    bff.on("/a", answer)
    snapshot = kennel.open(bff=bff.address, screen="/a").until(ended)
    assert states(snapshot) == FAILED
    error = snapshot["states"][3]
    assert error["error"]["kind"] == "remoteScreen"
    assert error["error"]["reason"] == reason
    assert error["error"]["message"]
    assert [retry["id"] for retry in snapshot["retries"]] == [error["retry"]]


def test_a_decoding_error_says_where(kennel, bff):
    bff.on("/a", b'{\n  "_beagleComponent_": "beagle:container",\n  "children": [\n    {"_beagleComponent_": "beagle:text", "text": []}\n  ]\n}')
    error = kennel.open(bff=bff.address, screen="/a").until(ended)["states"][3]["error"]
    assert (error["line"], error["path"]) == (4, "children[0].text")
    assert error["column"] > 1


def test_a_retry_is_a_load_without_the_first_two(kennel, bff):
    bff.on("/a", 500, 500, screen("a"))
    session = kennel.open(bff=bff.address, screen="/a")
    first = session.until(ended)["states"][3]
    session.tap("Retry")
    second = session.until(lambda now: states(now).count("error") == 2)["states"][6]
    assert second["retry"] != first["retry"]
    assert (first["attempt"], second["attempt"]) == (1, 2)
    session.tap("Retry")
    snapshot = session.until(lambda now: "success" in states(now))
    assert states(snapshot) == FAILED + ["started", "error", "finished", "started", "success", "finished"]
    assert snapshot["retries"] == []
    assert bff.asked("/a") == 3


def test_the_page_may_run_a_retry_by_its_id_once(kennel, bff):
    gate = Gate(screen("a"))
    bff.on("/a", 500, gate)
    session = kennel.open(bff=bff.address, screen="/a")
    retry = session.until(ended)["retries"][0]["id"]
    assert session.send(type="retry", retry=retry).status == 202
    assert gate.arrived.wait(5)
    assert session.send(type="retry", retry=retry).status == 409
    gate.open()
    session.until(lambda now: "success" in states(now))
    assert bff.asked("/a") == 2


def test_text_that_is_a_screen(kennel):
    session = kennel.open(screen_json='{"_beagleComponent_": "beagle:text", "text": "Straight from the text"}')
    snapshot = session.until(lambda now: "Straight from the text" in texts(now))
    assert states(snapshot) == ["started", "started", "success", "finished"]
    assert snapshot["requests"] == []


def test_text_that_is_none(kennel):
    session = kennel.open(screen_json='{"_beagleComponent_": ')
    snapshot = session.until(ended)
    assert states(snapshot) == ["started", "started", "error", "finished"]
    error = snapshot["states"][2]
    assert error["error"]["kind"] == "declarativeText"
    session.tap("Retry")
    snapshot = session.until(lambda now: states(now).count("error") == 2)
    assert states(snapshot) == ["started", "started", "error", "finished", "error", "finished"]
    assert find(session.until(lambda now: find(now, "Retry")), "Retry")


def test_a_push_that_succeeds(kennel, bff):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", screen("b", "Arrived"))
    session = kennel.open(bff=bff.address, screen="/a")
    session.tap("Go")
    snapshot = session.until(lambda now: "Arrived" in texts(now) and states(now)[-1] == "finished")
    assert states(snapshot) == LOADED + ["started", "finished", "success"] + ARRIVED
    assert [url for _, url in told(snapshot)] == ["/a"] * 8 + ["/b"] * 4
    assert [entry["title"] for entry in snapshot["navigation"]["stacks"][0]["screens"]] == ["A", "B"]
    assert bff.asked("/b") == 1


def test_a_push_that_fails_and_is_retried(kennel, bff):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", 503, screen("b", "Arrived"))
    session = kennel.open(bff=bff.address, screen="/a")
    session.tap("Go")
    snapshot = session.until(lambda now: "error" in states(now))
    assert states(snapshot) == LOADED + ["started", "finished", "error"]
    assert len(snapshot["navigation"]["stacks"][0]["screens"]) == 1
    session.tap("Retry")
    snapshot = session.until(lambda now: "Arrived" in texts(now))
    assert states(snapshot) == LOADED + ["started", "finished", "error", "started", "finished", "success"] + ARRIVED
    assert snapshot["retries"] == []


def test_a_push_with_a_fallback_has_no_error(kennel, bff):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b", fallback=screen("plan-b", "Instead")))])).on("/b", 500)
    session = kennel.open(bff=bff.address, screen="/a")
    session.tap("Go")
    snapshot = session.until(lambda now: "Instead" in texts(now))
    assert states(snapshot) == LOADED + ["started", "finished", "success"] + ARRIVED
    assert any("fallback" in entry["message"].lower() for entry in snapshot["log"])


@pytest.mark.parametrize("action, controller", [
    (push_stack("/b"), "BeagleNavigationController"), (push_stack("/b", "ColouredBar"), "ColouredBarNavigationController"),
])
def test_a_pushed_stack(kennel, bff, action, controller):
    bff.on("/a", screen("a", actions=[("Go", action)]))
    bff.on("/b", screen("b", "Arrived", actions=[("Leave", pop_stack)]))
    session = kennel.open(bff=bff.address, screen="/a")
    session.tap("Go")
    snapshot = session.until(lambda now: "Arrived" in texts(now))
    assert states(snapshot)[:8] == LOADED + ["started", "finished", "success"]
    assert [stack["controller"] for stack in snapshot["navigation"]["stacks"]] == ["BeagleNavigationController", controller]
    assert {entry["controller"] for entry in snapshot["states"][8:]} == {controller}
    assert not find(snapshot, "Go"), "what is covered is still there"
    session.tap("Leave")
    snapshot = session.until(lambda now: find(now, "Go"))
    assert len(snapshot["navigation"]["stacks"]) == 1
    assert bff.asked("/a") == 1


@pytest.mark.parametrize("action", [reset_stack("/b"), reset_application("/b")])
def test_a_reset_leaves_no_way_back(kennel, bff, action):
    bff.on("/a", screen("a", actions=[("Go", push_view("/m"))]))
    bff.on("/m", screen("m", actions=[("Reset", action)])).on("/b", screen("b", "Arrived"))
    session = kennel.open(bff=bff.address, screen="/a")
    session.tap("Go")
    session.tap("Reset")
    snapshot = session.until(lambda now: "Arrived" in texts(now))
    assert [len(stack["screens"]) for stack in snapshot["navigation"]["stacks"]] == [1]
    assert session.send(type="back").status == 409
    assert states(snapshot)[12:15] == ["started", "finished", "success"]


def test_popping_says_nothing(kennel, bff):
    bff.on("/a", screen("a", actions=[("Go", push_view("/b"))])).on("/b", screen("b", actions=[("Leave", pop_view)]))
    session = kennel.open(bff=bff.address, screen="/a")
    session.tap("Go")
    before = states(session.until(lambda now: find(now, "Leave")))
    session.tap("Leave")
    snapshot = session.until(lambda now: find(now, "Go"))
    assert states(snapshot) == before


def test_what_never_answers_fails_in_time(kennel, bff):
    gate = Gate(screen("a"))
    bff.on("/a", gate)
    session = kennel.open(bff=bff.address, screen="/a", faults={"rules": []})
    assert states(session.until(lambda now: now["requests"])) == ["started"] * 3
    snapshot = session.until(ended)
    assert states(snapshot) == FAILED
    assert snapshot["states"][3]["error"]["message"] == "No complete response within 4.5 s."
    # A late response changes nothing.
    gate.open()
    session.tap("Cancel")
    assert states(session.snapshot()) == FAILED


def test_an_origin_that_is_gone_hears_no_more(kennel, bff):
    gate = Gate(screen("b", "Too late"))
    bff.on("/a", screen("a", actions=[("Go", push_view("/m"))]))
    bff.on("/m", screen("m", actions=[("Slow", push_view("/b"))])).on("/b", gate)
    session = kennel.open(bff=bff.address, screen="/a")
    session.tap("Go")
    session.tap("Slow")
    assert gate.arrived.wait(5)
    # The loading view covers the bar, so that only the app or a test can go back now.
    answer = session.send(type="back")
    if answer.status == 202:
        session.until(lambda now: find(now, "Go"))
        gate.open()
        snapshot = session.until(lambda now: all(request["phase"] != "pending" for request in now["requests"]))
        assert "Too late" not in texts(snapshot)
    else:
        assert answer.status == 409
        gate.open()
        session.until(lambda now: "Too late" in texts(now))


def test_unknown_components_leave_a_placeholder(kennel, bff):
    bff.on("/a", screen("a", text("Known"), {"_beagleComponent_": "shop:carousel", "items": []}))
    snapshot = kennel.open(bff=bff.address, screen="/a").until(ended)
    assert states(snapshot) == LOADED
    assert [node["props"]["name"] for node in all_nodes(snapshot) if node["kind"] == "placeholder"]
