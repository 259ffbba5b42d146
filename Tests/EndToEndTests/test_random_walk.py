"""Presses random controls. After each step, the tree of the stream must equal that of the server."""

import json
import random
import time

import pytest

from kennel_server import all_nodes, nodes


class Drawing:
    """The tree of a page: a snapshot with every patch since."""

    def __init__(self, snapshot):
        self.tree = snapshot["tree"]
        self.at = snapshot["seq"]

    def find(self, view):
        return next(node for node in nodes(self.tree) if node["id"] == view)

    def parent(self, view):
        return next((node for node in nodes(self.tree) if any(child["id"] == view for child in node.get("children", []))), None)

    def take(self, view):
        parent = self.parent(view)
        node = self.find(view)
        parent["children"].remove(node)
        return node

    def place(self, node, operation):
        children = self.find(operation["parent"]).setdefault("children", [])
        before = operation.get("before")
        at = next(index for index, child in enumerate(children) if child["id"] == before) if before else len(children)
        children.insert(at, node)

    def apply(self, operation):
        kind = operation["op"]
        if kind == "insert":
            known = {node["id"] for node in nodes(self.tree)}
            assert not known & {node["id"] for node in nodes(operation["node"])}, "a view is drawn twice"
            self.place(operation["node"], operation)
        elif kind == "move":
            self.place(self.take(operation["id"]), operation)
        elif kind == "remove":
            self.take(operation["id"])
        elif kind == "set":
            props = self.find(operation["id"]).setdefault("props", {})
            for name, value in operation["props"].items():
                if name == "style" and value is not None:
                    style = props.setdefault("style", {})
                    style.update(value)
                    props["style"] = {name: value for name, value in style.items() if value is not None}
                elif value is None:
                    props.pop(name, None)
                else:
                    props[name] = value
        else:
            raise AssertionError(f"unknown operation {operation}")


def plain(node):
    """Returns a tree without empty members and default values."""
    props = {name: value for name, value in node.get("props", {}).items()
             if value not in ({}, None) and value is not (name == "enabled")}
    return {"id": node["id"], "kind": node["kind"], "props": props, "children": [plain(child) for child in node.get("children", [])]}


def difference(one, other, path=""):
    here = f"{path}/{one['kind']}[{one['id']}]"
    if (one["id"], one["kind"]) != (other["id"], other["kind"]):
        return f"{here} is {other['kind']}[{other['id']}]"
    for name in sorted(one["props"].keys() | other["props"].keys()):
        if one["props"].get(name) != other["props"].get(name):
            return f"{here}.{name}: drawn {one['props'].get(name)}, served {other['props'].get(name)}"
    names = [[child["id"] for child in node["children"]] for node in (one, other)]
    if names[0] != names[1]:
        return f"{here} children: drawn {names[0]}, served {names[1]}"
    return next(filter(None, (difference(*pair, here) for pair in zip(one["children"], other["children"]))), None)


@pytest.mark.parametrize("seed, controller", enumerate(["", "CustomError", "CustomLoading", "Legacy", "ErrorKinds", "ColouredBar"]))
def test_the_stream_draws_what_is_there(kennel, seed, controller):
    chance = random.Random(seed)
    session = kennel.open(screen="/failures" if seed % 2 else "/home", controller=controller)
    reader = session.stream()
    drawing = Drawing(json.loads(reader.next("snapshot")["data"]))
    counts = {"n": 0}

    def catch_up(to):
        while drawing.at < to:
            event = reader.next()
            if event["event"] == "heartbeat":
                continue
            assert int(event["id"].split(".")[1]) == drawing.at + 1
            drawing.at += 1
            data = json.loads(event["data"])
            if event["event"] == "patch":
                for operation in data.get("ops", []):
                    drawing.apply(operation)
            elif event["event"] in ("state", "log"):
                assert data["n"] > counts["n"]
                counts["n"] = data["n"]

    trail = []
    for _ in range(60):
        snapshot = session.snapshot()
        catch_up(snapshot["seq"])
        found = difference(plain(drawing.tree), plain(snapshot["tree"]))
        assert found is None, trail[-3:]
        trail.append(press_something(session, snapshot, chance))
    session.close()


def press_something(session, snapshot, chance):
    """Performs one random step."""
    views = list(all_nodes(snapshot))
    alert = next((node for node in views if node["kind"] == "alert"), None)
    pressable = [node["id"] for node in views if node["kind"] == "button" or node.get("props", {}).get("tap")]
    choice = chance.random()
    if alert and choice < 0.7:
        step = {"type": "alert", "view": alert["id"], "button": chance.randrange(2)}
    elif snapshot["retries"] and choice < 0.2:
        step = {"type": "retry", "retry": chance.choice(snapshot["retries"])["id"]}
    elif choice < 0.3 or not pressable:
        step = {"type": "back"}
    else:
        step = {"type": "tap", "view": chance.choice(pressable)}
    answer = session.send(**step)
    assert answer.status in (202, 409), (step, answer)
    return step


DRAWN = """() => Array.from(document.querySelectorAll('[data-testid=device] [data-view]'), (element) => [
    element.dataset.view, element.dataset.kind, element.getAttribute('role'), element.ariaLabel, element.inert,
    element.checkVisibility(), element.style.cssText.split(/; ?/).sort().join('; '),
    element.childElementCount ? '' : element.textContent].join(' | '))"""


@pytest.mark.parametrize("seed", range(3))
def test_a_page_that_was_there_draws_what_a_page_that_comes_draws(visit, kennel, seed):
    chance = random.Random(f"page {seed}")
    session = kennel.open(screen="/failures" if seed % 2 else "/home", controller=["", "CustomError", "ColouredBar"][seed])
    witness = visit(f"?session={session.name}")
    for _ in range(60):
        press_something(session, session.snapshot(), chance)
    session.until(lambda now: all(request["phase"] != "pending" for request in now["requests"]))
    newcomer = visit(f"?session={session.name}", context=witness.context)
    end = time.monotonic() + 10
    while (seen := [page.evaluate(DRAWN) for page in (witness, newcomer)])[0] != seen[1] and time.monotonic() < end:
        newcomer.wait_for_timeout(50)
    assert seen[0] == seen[1]
    assert len(seen[0]) == sum(1 for _ in all_nodes(session.snapshot()))
