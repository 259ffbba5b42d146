"""Comparisons of two sessions: a press in one is repeated in the other, and differences are reported."""

import time

from kennel_server import find


def compare(kennel, left, right, **opening):
    answer = kennel.ask("POST", "/api/comparisons", {**opening, "left": left, "right": right})
    assert answer.status == 201, answer
    assert answer.headers["location"] == f"/api/comparisons/{answer.json['id']}"
    return answer.json


def account(kennel, comparison, moments):
    """Returns the differences, after a number of steps, when nothing is pending."""
    end = time.monotonic() + 15
    while True:
        told = kennel.ask("GET", f"/api/comparisons/{comparison['id']}").json
        if not told["busy"] and told["moments"] == moments:
            return told
        assert time.monotonic() < end, told
        time.sleep(0.02)


def test_what_is_pressed_in_one_is_pressed_in_the_other(kennel):
    comparison = compare(kennel, {"controller": "CustomLoading"}, {"controller": "default"}, screen="/home")
    left, right = (kennel.session(comparison[side]["id"]) for side in ("left", "right"))
    for session in (left, right):
        session.until(lambda now: find(now, "Roda") or find(now, "Fails twice") or now["tree"] and not now["retries"])
    told = account(kennel, comparison, 1)
    assert told["left"]["name"] == "CustomLoading" and told["right"]["name"] == "Default"
    left.send(type="device", appearance="dark")
    right.until(lambda now: now["device"]["appearance"] == "dark")
    right.send(type="device", appearance="light")
    left.until(lambda now: now["device"]["appearance"] == "light")
    told = account(kennel, comparison, 3)
    assert [one["subject"] for one in told["differences"] if one["subject"] in ("lack", "states")] == []


def test_controllers_that_say_something_else_are_named_and_a_retry_is_run_by_what_it_means(kennel):
    comparison = compare(kennel, {"controller": "CustomError"}, {"controller": "default"}, screen="/fails-twice")
    left, right = (kennel.session(comparison[side]["id"]) for side in ("left", "right"))
    for session in (left, right):
        session.until(lambda now: now["retries"])
    first = account(kennel, comparison, 1)["differences"][0]
    assert (first["moment"], first["time"], first["subject"]) == (0, "at the opening", "screen")
    assert any("That did not work" in line for line in first["left"]), first
    assert any("Error" in line for line in first["right"]), first
    right.tap("Retry")
    left.until(lambda now: now["retries"] and now["retries"][0]["attempt"] == 2)
    right.until(lambda now: now["retries"] and now["retries"][0]["attempt"] == 2)
    told = account(kennel, comparison, 2)
    assert not [one for one in told["differences"] if one["subject"] in ("states", "requests", "end")], told
    right.tap("Retry")
    for session in (left, right):
        session.until(lambda now: not now["retries"])
    told = account(kennel, comparison, 3)
    assert not [one for one in told["differences"] if one["subject"] in ("states", "requests", "end")], told
    lacks = [one["left"] for one in told["differences"] if one["subject"] == "lack"]
    assert lacks == [['nothing to press: button "Retry"; the retry of GET /fails-twice was run all the same']] * 2


def test_where_one_lacks_what_is_pressed_it_says_so_and_stays(kennel):
    here = '{"_beagleComponent_":"beagle:button","text":"Here","onPress":[{"_beagleAction_":"beagle:alert","message":"Hello"}]}'
    comparison = compare(kennel, {"faults": {"text": "/fails-twice: 500"}},
                         {"faults": {"text": f"/fails-twice: answer 200 {here}"}}, screen="/fails-twice")
    assert comparison["left"]["name"] == "Default (left)"
    right = kennel.session(comparison["right"]["id"])
    account(kennel, comparison, 1)
    right.tap("Here")
    told = account(kennel, comparison, 2)
    lack = next(one for one in told["differences"] if one["subject"] == "lack")
    assert lack["left"] == ['nothing to press: button "Here"'] and lack["right"] == []
    assert lack["time"].startswith('after step 1, tap "Here"')


def test_what_makes_no_sense_is_refused_and_opens_nothing(kennel):
    before = len(kennel.ask("GET", "/api/sessions").json)
    for body, detail in [
        ({"left": {}}, '"right" must be an object that describes a side.'),
        ({"left": {}, "right": {}}, 'Both sides are the same, Default'),
        ({"left": {"controler": "x"}, "right": {}}, '"left" has no member "controler".'),
        ({"left": {"app": "nobody"}, "right": {}}, "nobody"),
        ({"left": {"faults": {"text": "/home: what"}}, "right": {}}, "what"),
    ]:
        answer = kennel.ask("POST", "/api/comparisons", body)
        assert answer.is_problem and answer.status in (400, 404, 422), answer
        assert detail in answer.json["detail"], answer
    assert len(kennel.ask("GET", "/api/sessions").json) == before
    answer = kennel.ask("GET", "/api/comparisons/nobody")
    assert answer.status == 404 and answer.json["type"].endswith("unknown-comparison")


def test_a_comparison_ends_with_its_sessions(kennel):
    comparison = compare(kennel, {"controller": "CustomError"}, {}, screen="/home")
    kennel.session(comparison["right"]["id"]).close()
    left = kennel.session(comparison["left"]["id"])
    left.until(lambda now: now["tree"])
    assert left.send(type="device", appearance="dark").status == 202
    answer = kennel.ask("GET", f"/api/comparisons/{comparison['id']}")
    assert answer.status == 404 and answer.json["type"].endswith("unknown-comparison")


def failed_and_retried(kennel, controller, presses):
    """Returns the watch id of a session after a number of retries. A controller without a button is retried through
    the API."""
    session = kennel.open(screen="/fails-twice", controller=controller)
    for attempt in range(1, presses + 1):
        state = session.until(lambda now: now["retries"] and now["retries"][0]["attempt"] == attempt)
        assert session.send(type="retry", retry=state["retries"][0]["id"]).status == 202
    session.until(lambda now: not now["retries"] if presses == 2 else now["retries"] and now["retries"][0]["attempt"] == presses + 1)
    return session, session.snapshot()["session"]["watch"]


def whole(kennel, comparison):
    """Returns a comparison of recordings after both were replayed."""
    end = time.monotonic() + 30
    while comparison["busy"]:
        assert time.monotonic() < end, comparison
        time.sleep(0.02)
        comparison = kennel.ask("GET", f"/api/comparisons/{comparison['id']}").json
    return comparison


def test_two_recorded_sessions_are_compared_and_their_moments_can_be_looked_at(kennel):
    one, left = failed_and_retried(kennel, "CustomError", 2)
    _, right = failed_and_retried(kennel, None, 1)
    told = whole(kennel, compare(kennel, {"session": left}, {"session": right}))
    assert (told["left"]["name"], told["right"]["name"]) == ("CustomError", "Default")
    assert "id" not in told["left"] and told["left"]["watch"] == left
    first = told["differences"][0]
    assert (first["moment"], first["subject"]) == (0, "screen")
    # The opening has ended before the first retry is pressed.
    assert set(first["steps"]) == {"left", "right"}
    step = kennel.ask("GET", f"/api/sessions/{left}/steps/{first['steps']['left']}")
    assert step.status == 200 and "That did not work" in str(step.json["tree"] if "tree" in step.json else step.json)
    assert told["differences"][-1]["subject"] == "steps" and "only CustomError continues" in told["differences"][-1]["sentence"]
    assert told["done"] == told["steps"]
    assert one.snapshot()["session"]["watch"] == left  # the session is unchanged


def test_one_recording_is_compared_with_itself_under_another_controller(kennel):
    _, watch = failed_and_retried(kennel, None, 2)
    told = whole(kennel, compare(kennel, {"session": watch}, {"session": watch, "controller": "CustomError"}))
    assert (told["left"]["name"], told["right"]["name"]) == ("as recorded", "CustomError")
    assert told["right"]["watch"] != watch
    shown = kennel.ask("GET", f"/api/sessions/{told['right']['watch']}/steps/{told['differences'][0]['steps']['right']}")
    assert shown.status == 200 and "That did not work" in str(shown.json)
    same = whole(kennel, compare(kennel, {"session": watch}, {"session": watch, "controller": "default"}))
    assert same["differences"] == []


def test_recordings_that_cannot_be_compared_are_refused(kennel):
    _, watch = failed_and_retried(kennel, None, 1)
    other = kennel.open(screen="/home")
    other.until(lambda now: now["tree"])
    elsewhere = other.snapshot()["session"]["watch"]
    for left, right, status, detail in [
        ({"session": watch}, {"controller": "Legacy"}, 400, 'Both sides must have a "session", or neither.'),
        ({"session": watch}, {"session": watch}, 400, "Both sides are the same, as recorded"),
        ({"session": watch}, {"session": "nobody"}, 404, "nobody"),
        ({"session": watch}, {"session": watch, "faults": []}, 400, '"right" cannot have "faults" together with "session".'),
        ({"session": watch}, {"session": watch, "controller": "Nobody"}, 400, 'the app has no controller "Nobody"'),
        ({"session": watch}, {"session": watch, "app": "nobody"}, 404, "nobody"),
        ({"session": watch}, {"session": elsewhere}, 409, "they do not start with the same screen"),
    ]:
        answer = kennel.ask("POST", "/api/comparisons", {"left": left, "right": right})
        assert answer.is_problem and answer.status == status and detail in answer.json["detail"], answer


def test_a_comparison_of_recordings_can_be_stopped(kennel):
    _, watch = failed_and_retried(kennel, None, 2)
    comparison = compare(kennel, {"session": watch}, {"session": watch, "controller": "CustomError"})
    assert kennel.ask("DELETE", f"/api/comparisons/{comparison['id']}").status == 204
    told = whole(kennel, comparison)
    assert told["done"] <= told["steps"]
