"""Bodies and responses whose values need more memory than their bytes."""

from attack import load
from documents import colliding_object, empty_objects, recording_of_objects, screen, send_request, text

ADDRESSES = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"]


@load("import-objects", 20)
def import_objects(attack):
    """Recordings of 15 MB are opened whose one line holds millions of empty objects, four at a time."""
    body = recording_of_objects(15_000_000)
    attack.at_once(lambda _: attack.ask("POST", "/api/recordings", body, kind="application/x-ndjson"), 4)
    attack.expect(not attack.statuses[201], "a recording of nothing but empty objects was opened")


@load("secret-answers", 20, options=("--secret", "token"))
def secret_answers(attack):
    """Twelve screens ask a backend that answers 8 MB of empty objects, while --secret looks for a value."""
    attack.bff.on("/objects", empty_objects(8_000_000))
    opened = [attack.open(bff=attack.bff.address, screen="/objects")[0] for _ in range(12)]
    for session in filter(None, opened):
        attack.settled(session, lambda now: any(one["phase"] != "pending" for one in now.get("requests", [])))


@load("object-bodies", 8)
def object_bodies(attack):
    """Bodies of 1 MB of empty objects, 24 at a time."""
    body = b'{"screen":' + empty_objects(1_000_000) + b"}"
    attack.repeat(lambda _: attack.ask("POST", "/api/sessions", body), 24)
    attack.expect(not attack.statuses[201], "a session was opened with a list in the place of a screen's address")


@load("colliding-names", 12)
def colliding_names(attack):
    """A body and an answer of 40,000 names that collide in a dictionary without a random seed."""
    names = colliding_object()
    attack.bff.on("/names", screen(text("names"), context={"id": "c", "value": names}))
    attack.at_once(lambda _: attack.open(bff=attack.bff.address, screen="/names"), 4)
    attack.at_once(lambda _: attack.ask("POST", "/api/sessions", names), 4)


@load("declared-bodies", 10, has_tokens=True)
def declared_bodies(attack):
    """Bodies of 1 MB are declared without a token and never sent, while members send large ones."""
    def declare(number):
        made = attack.connect(ADDRESSES[number % 4])
        fields = ["Content-Type: application/json", "Content-Length: 1048570"]
        made.sendall(attack.head("POST", "/api/sessions", *fields) + b"\r\n{")
    attack.at_once(declare, 200, threads=20)
    large = {"screen_json": " " * 200_000}
    for _ in range(10):
        status, _ = attack.ask("POST", "/api/sessions", large)
        attack.expect(status not in (0, 503), f"a member's large body was answered {status}")


@load("held-answers", 20)
def held_answers(attack):
    """A session asks for 100 answers of 8 MB and holds all of them."""
    attack.bff.on("/held", b'{"a":"' + b"x" * 8_000_000 + b'"}')
    attack.bff.on("/holds", screen(text("holds"), onInit=[send_request("/held") for _ in range(100)]))
    hold = {"path": "/held", "fault": "hold", "side": "answer"}
    attack.open(bff=attack.bff.address, screen="/holds", faults={"rules": [hold]})
    while not attack.is_over and attack.bff.asked("/held") < 100:
        attack.wait(0.2)
    attack.wait(3)
    attack.expect(attack.bff.asked("/held") == 100, f"{attack.bff.asked('/held')} of 100 answers were asked for")


@load("large-scripts", 15)
def large_scripts(attack):
    """Two hundred fault scripts of 750 KB are saved on the server, and twenty of them are set in a session."""
    def keep(number):
        rule = {"path": "/a", "fault": "answer", "body": "x" * 250_000}
        attack.ask("PUT", f"/api/scripts/load{number}", {"rules": [rule] * 3})
    attack.at_once(keep, 200, threads=4)
    attack.expect(attack.statuses[200] == 200, f"{attack.statuses[200]} of 200 scripts were kept")
    session, _ = attack.open(screen="/about")
    for number in range(20):
        attack.ask("PUT", f"/api/sessions/{session}/faults", f'"load{number}"'.encode())
