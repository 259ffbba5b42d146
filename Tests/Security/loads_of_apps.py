"""Apps and documents that take their process's time or memory."""

import json

from attack import load
from documents import button, component, memory_screen, mixed_titles, screen, send_request, text
from kennel_server import find

#: A button that misbehaves in a given way, with an action that only the test app has.
def going_wrong(how):
    action = {"_beagleAction_": "custom:goWrong", "how": how}
    return json.dumps(component("container", children=[button("Go", action)]))


def go_wrong(attack, how):
    """Crashes a session and recovers it in its state before the crash, repeatedly, until the time is over."""
    session, _ = attack.open(screen_json=going_wrong(how))
    crashes = 0
    while not attack.is_over:
        view = find(attack.settled(session, lambda now: find(now, "Go")), "Go")
        attack.ask("POST", f"/api/sessions/{session}/inputs", {"type": "tap", "view": view})
        crash = attack.settled(session, lambda now: now.get("crash"))
        crashes += bool(crash.get("crash"))
        attack.ask("POST", f"/api/sessions/{session}/recovery", {"way": "before"})
    attack.expect(crashes > 0, "the app did not crash")


@load("crash-loop", 10, options=("--worlds", "2"), uses_crashing_app=True)
def crash_loop(attack):
    """A session in a shared process crashes again and again."""
    go_wrong(attack, "trap")


@load("hang-loop", 20, options=("--worlds", "2"), uses_crashing_app=True)
def hang_loop(attack):
    """A session in a shared process does not come back, again and again."""
    go_wrong(attack, "loop")


@load("memory-loop", 15, options=("--worlds", "2", "--world-memory", "536870912"), uses_crashing_app=True)
def memory_loop(attack):
    """A session in a shared process takes all memory that the process may have, again and again."""
    go_wrong(attack, "memory")


@load("full-processes", 30, options=("--worlds", "2", "--world-memory", "536870912"))
def full_processes(attack):
    """Thirty sessions in two shared processes keep so many values that the processes have no room for all."""
    document = json.dumps(memory_screen())
    attack.at_once(lambda _: attack.open(screen_json=document), 30, threads=2)


@load("mixed-texts", 20, options=("--worlds", "2"))
def mixed_texts(attack):
    """A session of 20 long titles of Hebrew and Latin letters has its device turned again and again."""
    attack.bff.on("/titles", mixed_titles())
    session, _ = attack.open(bff=attack.bff.address, screen="/titles")
    attack.settled(session, lambda now: now.get("input", 0) > 2)
    sizes, number = ("landscape", "phone"), 0
    while not attack.is_over:
        attack.ask("POST", f"/api/sessions/{session}/inputs", {"type": "device", "size": sizes[number % 2]})
        number += 1


@load("long-prose", 20, options=("--worlds", "2"))
def long_prose(attack):
    """A screen of 7 MB of Arabic and Latin prose is shown, in texts of 64 KB."""
    words = ["كتاب جديد على الطاولة ", "some words of a story "]
    attack.bff.on("/prose", screen(*[text(f"{n} " + words[n % 2] * (30_000 // len(words[n % 2]) * (2 - n % 2)))
                                     for n in range(110)]))
    for _ in range(2):
        attack.open(bff=attack.bff.address, screen="/prose")
    attack.wait(12)


@load("matching-faults", 15, options=("--worlds", "2"))
def matching_faults(attack):
    """Twenty requests of long paths nearly match fifty fault rules of many stars."""
    rule = {"path": "/*" + "ab*" * 600 + "x", "fault": "status", "status": 500}
    requests = [send_request("/" + "ab" * 14_000 + str(number)) for number in range(20)]
    attack.bff.on("/matches", screen(text("matches"), onInit=requests))
    attack.open(bff=attack.bff.address, screen="/matches", faults={"rules": [rule] * 50})
    attack.wait(8)
