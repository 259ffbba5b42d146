"""Documents and bodies that cost a server more than their size suggests."""

import functools
import json
import shutil
import subprocess
import tempfile
from pathlib import Path


def component(name, **members):
    return {"_beagleComponent_": f"beagle:{name}", **members}


def screen(*children, **members):
    return component("screenComponent", child=component("container", children=list(children), **members))


def text(words):
    return component("text", text=words)


def button(title, *actions):
    return component("button", text=title, onPress=list(actions))


def set_context(name, value):
    return {"_beagleAction_": "beagle:setContext", "contextId": name, "value": value}


def send_request(url, **members):
    return {"_beagleAction_": "beagle:sendRequest", "url": url, **members}


#: The buttons of a big screen. One input may change no more than 8 MB, so several inputs make the screen large.
PARTS = ["Part 1", "Part 2"]


def big_screen(texts=54, length=60_000):
    """A screen whose snapshot has about 6.5 MB after all its buttons were tapped, from a document of 130 KB."""
    words = ("some words " * (length // 11 + 1))[:length]
    return screen(*[component("container", context={"id": f"part{number}", "value": ""}, children=[
        button(title, set_context(f"part{number}", words)), *[text(f"@{{part{number}}}") for _ in range(texts)]])
        for number, title in enumerate(PARTS)])


def mixed_titles(count=20, length=60_000):
    """Button titles that alternate between Hebrew and Latin letters. A counter makes each one unique."""
    words = ("שלום word " * (length // 14 + 1))[:length // 14 * 10]
    return screen(*[button(f"{number} {words}") for number in range(count)])


def empty_objects(size):
    """A JSON list of a given size in bytes that contains only empty objects."""
    count = (size - 2) // 3
    return b"[" + b",".join([b"{}"] * count) + b"]"


def recording_of_objects(size):
    """A recording whose second line has a given number of bytes of empty objects."""
    header = {
        "kennel": "recording", "format": 3, "product": "0.1.0", "app": "AppDelegate", "controllers": [], "opened": 1}
    line = b'{"n":1,"nanoseconds":1,"digest":"0","input":' + empty_objects(size) + b"}"
    return json.dumps(header).encode() + b"\n" + line + b"\n"


@functools.cache
def colliding_names(count=40_000, scale=16):
    """Names that collide in a Swift dictionary without a random hash seed."""
    with tempfile.TemporaryDirectory(prefix="kennel-names-") as folder:
        program = str(Path(folder) / "collisions")
        source = Path(__file__).with_name("collisions.c")
        subprocess.run([shutil.which("clang") or "cc", "-O2", "-o", program, source], check=True)
        found = subprocess.run([program, str(count), str(scale)], check=True, capture_output=True, text=True)
    return found.stdout.split()


def colliding_object(count=40_000):
    return {name: 0 for name in colliding_names(count)}


def memory_screen(values=345_000):
    """A screen that stores a list of a given number of values in a context: some 60 MB in the process of its app."""
    return screen(text("full"), context={"id": "kept", "value": [0] * values})
