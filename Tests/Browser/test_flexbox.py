"""Random trees of flexible boxes have the same layout in the engine and in the browser, for styles in which Yoga and
CSS agree.

`KENNEL_FLEX_TREES=5000` sets the number of trees; `KENNEL_FLEX_SEED` sets the seed.
"""

import os
import random
import subprocess
from copy import deepcopy

import pytest
from flex_trees import SHEET, SPREAD, Tree, agrees, edge, is_row, random_tree, sides
from real_server import ROOT

TREES = int(os.environ.get("KENNEL_FLEX_TREES", 500))
SEED = int(os.environ.get("KENNEL_FLEX_SEED", 1))
PROGRAM = os.environ.get("KENNEL", str(ROOT / ".build" / "debug" / "kennel")).removesuffix("kennel") + "FlexFrames"
PAINT = """(trees) => trees.map((html) => {
    const ground = document.createElement('div')
    ground.className = 'ground'
    ground.innerHTML = html
    document.body.append(ground)
    const frames = Array.from(ground.querySelectorAll('.box'), (box) => {
        const { left, top, width, height } = box.getBoundingClientRect(), style = getComputedStyle(box)
        const sum = (...names) => names.reduce((sum, name) => sum + parseFloat(style[name]), 0)
        return [left, top, width, height, width - sum('paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'),
            height - sum('paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth')]
    })
    ground.remove()
    return frames
})"""


@pytest.fixture(scope="module")
def chromium(browser):
    page = browser.new_page()
    page.set_content(f"<style>body {{ margin: 0 }} {SHEET}</style>")
    yield page
    page.close()


def engine_frames(trees):
    """Returns the engine's frame of every box."""
    text = "".join(tree.text() + "\n\n" for tree in trees)
    lines = subprocess.run([PROGRAM], input=text, capture_output=True, text=True, check=True, timeout=120).stdout.splitlines()
    assert len(lines) == len(trees)
    return [_on_screen(tree, [float(number) for number in line.split()]) for tree, line in zip(trees, lines)]


def _on_screen(tree, numbers):
    places = iter(zip(*[iter(numbers)] * 4))
    found = []

    def walk(box, x, y):
        left, top, width, height = next(places)
        found.append([x + left, y + top, width, height])
        for child in box.children:
            walk(child, x + left, y + top)

    walk(tree, 0, 0)
    return found


def hidden(tree):
    """Returns for each box whether it is not displayed."""
    found = []

    def walk(box, is_hidden):
        is_hidden = is_hidden or "hidden" in box.style
        found.append(is_hidden)
        for child in box.children:
            walk(child, is_hidden)

    walk(tree, False)
    return found


def is_tight(tree, frames):
    """Returns whether a box has too little space, where Yoga and CSS differ.

    Items are in a box without any space, which Yoga does not measure; or they shrink to nothing, and Yoga counts them
    twice; or they overflow a box that distributes its space, where CSS begins at the start.
    """
    places = dict(zip(tree.boxes(), frames))
    for box in tree.boxes():
        flowing = [child for child in box.children if not {"absolute", "hidden"} & set(child.style)]
        at, axis = (0, "w") if is_row(box) else (1, "h")
        before, behind = sides(axis)
        for child in flowing:
            if any(places[box][4 + number] <= sum(edge(child, "m", side) for side in sides(size)) for number, size in enumerate("wh")):
                return True
        if any("shrink" in child.style and places[child][at + 2] <= 0 for child in flowing):
            return True
        if any("absolute" in child.style and min(places[child][4:]) <= 0 for child in box.children):
            return True
        if flowing and (box.style.get("justify") in SPREAD or any(child.style.get(f"m-{side}") == "auto" for child in flowing for side in sides(axis))):
            start, length = places[box][at], places[box][at + 2]
            first = min(places[child][at] - edge(child, "m", before) for child in flowing)
            last = max(places[child][at] + places[child][at + 2] + edge(child, "m", behind) for child in flowing)
            if first < start + sum(edge(box, kind, before) for kind in "pb") or last > start + length - sum(edge(box, kind, behind) for kind in "pb"):
                return True
    return False


def disagreements(page, trees):
    """Returns for each tree the boxes with different frames, with both frames; None if there is too little space to
    agree."""
    theirs = page.evaluate(PAINT, [tree.html() for tree in trees])
    return [
        None if is_tight(tree, painted) else [
            (index, one, other[:4]) for index, (is_hidden, one, other) in enumerate(zip(hidden(tree), ours, painted))
            if not is_hidden and any(abs(a - b) > 0.5 for a, b in zip(one, other))
        ] for tree, ours, painted in zip(trees, engine_frames(trees), theirs)
    ]


def shrunk(page, tree, allowed=agrees):
    """Returns the smallest tree in which the two still disagree."""
    while True:
        smaller = (other for other in tree.smaller() if other.weight() < tree.weight() and allowed(other))
        candidates = sorted(smaller, key=lambda other: other.weight())
        failing = next((other for other, found in zip(candidates, disagreements(page, candidates)) if found), None)
        if failing is None:
            return tree
        tree = failing


def report(page, tree):
    frames = disagreements(page, [tree])[0]
    return "\n".join([tree.text(), *(f"box {index}: engine {ours}, Chromium {theirs}" for index, ours, theirs in frames)])


def test_trees_are_laid_out_as_the_browser_lays_them_out(chromium):
    numbers = random.Random(SEED)
    trees = [random_tree(numbers) for _ in range(TREES)]
    found = disagreements(chromium, trees)
    wrong = [tree for tree, boxes in zip(trees, found) if boxes]
    assert not wrong, f"{len(wrong)} of {TREES}\n\n" + "\n\n".join(report(chromium, shrunk(chromium, tree)) for tree in wrong[:5])
    assert sum(boxes is not None for boxes in found) > TREES / 3  # the others have too little space


def test_what_differs_is_found_and_shrunk(chromium):
    """Yoga offers the full width of a row to texts that would break: in a large tree, and alone in the reduced one."""
    numbers = random.Random(SEED)
    row = Tree({"w": 90, "row": None}, [Tree({"flow": "4x23x8"})])
    trees = [random_tree(numbers) for _ in range(20)]
    for tree in trees:
        tree.children.append(deepcopy(row))
    found = disagreements(chromium, trees)
    tree = next(tree for tree, boxes in zip(trees, found) if boxes and len(list(tree.boxes())) > 8)
    smallest = shrunk(chromium, tree, allowed=lambda other: any(box.style.get("flow") == "4x23x8" for box in other.boxes()))
    assert disagreements(chromium, [smallest])[0]
    assert len(list(smallest.boxes())) <= 3
    assert report(chromium, smallest).count("engine")
