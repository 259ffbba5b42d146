"""The fake server's time travel: steps, changes between two steps, branches, and recordings as files."""

import difflib
import json

HEADER = {"kennel": "recording", "version": 1, "app": "FakeApp"}


class Unreadable(Exception):
    def __init__(self, detail, line):
        super().__init__(detail)
        self.detail, self.line = detail, line


def write(session):
    """Returns a whole session as JSON Lines, without the ids that give control."""
    with session.lock:
        lines = [{**HEADER, "configuration": session.configuration}, *session.script, {"end": session.input}]
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def read(body):
    """Parses a recording: the configuration, the inputs, and whether the end is missing."""
    lines = []
    for number, text in enumerate(body.decode("utf-8", "replace").splitlines(), 1):
        try:
            lines.append(json.loads(text))
        except ValueError:
            raise Unreadable("This line is not JSON.", number) from None
    header = lines[0] if lines else {}
    if not isinstance(header, dict) or header.get("kennel") != "recording":
        raise Unreadable("This file is not a recording of Kennel.", 1)
    if header["version"] != HEADER["version"]:
        raise Unreadable(f"This server reads version 1 of recordings; the file has version {header['version']}.", 1)
    is_cut = "end" not in lines[-1]
    return header["configuration"], lines[1:] if is_cut else lines[1:-1], is_cut


def replay(session, script):
    """Applies recorded inputs to a new session. Its timers and responses come from the script too."""
    for item in script[1:]:
        if item["kind"] == "input":
            session.take(item["input"])
        elif item["kind"] == "faults":
            session.put_faults(item["input"]["rules"])
        else:
            waiting = next(waiting for waiting in session.waiting if waiting[0] == item["label"])
            session.waiting.remove(waiting)
            waiting[2]()


def go_on(session):
    """Makes a replayed session live: pending requests are interrupted, and its timers run."""
    waiting, session.waiting = session.waiting, None
    for label, seconds, run, interrupted in waiting:
        if interrupted:
            session.later(0.01, f"{label} interrupted", interrupted, kind="answer")
        else:
            session.start_timer(seconds, run)


def step(session, number, since, differs_from):
    """Returns step `number` as the server sends it, compared with step `since`."""
    steps = session.steps
    before = steps[since - 1]["snapshot"] if since else None
    shown = steps[number - 1]
    item = session.script[number - 1]
    answer = {
        "step": number, "of": len(steps), "time": shown["time"], "label": item["label"],
        "type": (item["input"] or {}).get("type", "response" if item["kind"] == "answer" else item["kind"]),
        "changes": {"since": since, "lines": changes(before, shown["snapshot"])},
        "snapshot": shown["snapshot"],
    }
    if differs_from:
        answer["differsFrom"] = differs_from
    return answer


def changes(before, after):
    lines = []
    for heading, outline in OUTLINES.items():
        old, new = outline(before) if before else [], outline(after)
        changed = [line for line in difflib.ndiff(old, new) if line[:2] in ("+ ", "- ")]
        lines += [heading, *changed] if changed else []
    return lines[:500] + ([f"{len(lines) - 500} more"] if len(lines) > 500 else [])


def tree_outline(node, depth=0):
    props = node.get("props", {})
    words = props.get("text") or props.get("title") or props.get("label")
    line = "  " * depth + node["kind"] + (f' "{words}"' if words else "")
    return [line, *(line for child in node.get("children", []) for line in tree_outline(child, depth + 1))]


OUTLINES = {
    "Tree": lambda snapshot: tree_outline(snapshot["tree"]),
    "Navigation": lambda snapshot: [
        f'{stack["controller"]}: {screen["title"]}' for stack in snapshot["navigation"]["stacks"] for screen in stack["screens"]],
    "States": lambda snapshot: [f'{state["state"]} {state["screen"]["title"]}' for state in snapshot["states"]],
    "Requests": lambda snapshot: [
        " ".join(str(request[name]) for name in ("id", "method", "url", "phase", "status") if name in request)
        for request in snapshot["requests"]],
    "Retries": lambda snapshot: [f'{retry["id"]} {retry["subject"]}' for retry in snapshot["retries"]],
}
