"""Random trees of flexible boxes, as text for the engine and as HTML, in the styles in which Yoga and CSS agree.

Where they disagree, Yoga is right for Beagle's boxes, and the cases in Tests/Libraries/FlexboxTests check it. Every
box sets here what Yoga has by default and CSS does not: it does not shrink, has no minimum size, counts borders and
padding into its size, and packs its lines at the start. `agrees` has the other excluded styles. Percentages, aspect
ratios and baselines are never generated.
"""

from copy import deepcopy

CSS = {
    "w": "width", "h": "height", "min-w": "min-width", "min-h": "min-height", "max-w": "max-width", "max-h": "max-height",
    "grow": "flex-grow", "shrink": "flex-shrink", "basis": "flex-basis", "justify": "justify-content", "items": "align-items",
    "self": "align-self", "content": "align-content", "left": "left", "top": "top", "right": "right", "bottom": "bottom",
}
SIDES = ("left", "top", "right", "bottom")
WORDS = {
    **{name: f"flex-direction: {name}" for name in ("row", "column", "row-reverse", "column-reverse")},
    "wrap": "flex-wrap: wrap", "wrap-reverse": "flex-wrap: wrap-reverse", "absolute": "position: absolute",
    "hidden": "display: none", "ltr": "direction: ltr", "rtl": "direction: rtl",
}
SHEET = """
.box { box-sizing: border-box; position: relative; display: flex; flex-direction: column; flex-shrink: 0;
  align-content: flex-start; min-width: 0; min-height: 0; border: 0 solid; }
.words { display: block; font-size: 0; line-height: 0; }
.word { display: inline-block; vertical-align: top; }
.ground { position: absolute; left: 0; top: 0; width: 10000px; }
"""


SPREAD = ("space-around", "space-evenly")


class Tree:
    """A box: its style, by the names of properties, and its children."""

    def __init__(self, style, children=()):
        self.style, self.children = style, list(children)

    def boxes(self):
        yield self
        for child in self.children:
            yield from child.boxes()

    def text(self, depth=0):
        """Returns the tree in the format of `TreeText`."""
        own = " ".join(name if value is None else f"{name}={value}" for name, value in self.style.items())
        return "\n".join(["  " * depth + (own or "-"), *(child.text(depth + 1) for child in self.children)])

    def html(self):
        css, words = [], ""
        for name, value in self.style.items():
            if value is None:
                css.append(WORDS[name])
            elif name == "flow":
                count, width, height = value.split("x")
                words = f'<span class="word" style="width: {width}px; height: {height}px"></span>' * int(count)
            else:
                css.append(f"{_property(name)}: {value if not str(value).lstrip('-').isdigit() or name in ('grow', 'shrink') else f'{value}px'}")
        inside = words or "".join(child.html() for child in self.children)
        return f'<div class="box{" words" if words else ""}" style="{"; ".join(css)}">{inside}</div>'

    def smaller(self):
        """Yields smaller trees: without a box, without a property of a box, or with smaller numbers."""
        for at, box in enumerate(list(self.boxes())):
            for index in range(len(box.children)):
                yield self._with(at, lambda copy: copy.children.pop(index))
                yield self._with(at, lambda copy: copy.children.__setitem__(slice(index, index + 1), copy.children[index].children))
            for name, value in box.style.items():
                if at or name not in ("w",):
                    yield self._with(at, lambda copy: copy.style.pop(name))
                if str(value).lstrip("-").isdigit() and name not in ("grow", "shrink") and int(value) % 10:
                    yield self._with(at, lambda copy: copy.style.__setitem__(name, round(int(value), -1)))

    def _with(self, at, change):
        copy = deepcopy(self)
        change(list(copy.boxes())[at])
        return copy

    def weight(self):
        return sum(3 + 2 * len(box.style) + sum(str(value).lstrip("-").isdigit() and int(value) % 10 > 0 for value in box.style.values()) for box in self.boxes())


def _property(name):
    if name in CSS:
        return CSS[name]
    kind, _, side = name.partition("-")
    kind = {"m": "margin", "p": "padding", "b": "border"}[kind]
    suffix = f"-{side}" if side else ""
    return f"{kind}{suffix}-width" if kind == "border" else f"{kind}{suffix}"


def random_tree(random, boxes=14):
    """Returns a tree of at most a number of boxes. The root has a width, and mostly a height."""
    left = boxes

    def chance(percent):
        return random.random() * 100 < percent

    def grow(path):
        nonlocal left
        left -= 1
        depth = len(path)
        count = 0 if depth > 4 or left <= 0 else random.randint(1, 5) if depth == 0 else random.choice((0, 0, 1, 2, 3, 4))
        box = Tree(_style(path[-1] if path else None, count > 0, random, chance))
        while not _agrees([*path, box]):
            box = Tree(_style(path[-1] if path else None, count > 0, random, chance))
        for _ in range(count):
            if left > 0:
                box.children.append(grow([*path, box]))
        return box

    while True:
        left = boxes
        tree = grow([])
        if agrees(tree):
            return tree


def _style(parent, has_children, random, chance):
    style = {}
    if parent is None:
        style["w"] = random.randint(150, 500)
        if chance(60):
            style["h"] = random.randint(150, 500)
    else:
        _say_size(style, random, chance)
    if has_children:
        _say_flow(style, random, chance)
    if parent is not None:
        _say_place(style, parent, random, chance)
    _say_edges(style, random, chance, parent is not None)
    if not has_children and parent is not None and "absolute" not in style:
        if chance(50):
            style["flow"] = f"{1 if is_row(parent) else random.randint(1, 6)}x{random.choice((7, 10, 23))}x{random.choice((8, 11))}"
        else:
            for size in "wh":
                if not {f"min-{size}", f"max-{size}"} & style.keys():
                    style[size] = random.randint(15, 60)
    return style


def _say_size(style, random, chance):
    for name in ("w", "h"):
        if chance(30):
            style[name] = random.randint(15, 120)
    for side in ("w", "h"):
        if side not in style and chance(20):
            style[f"min-{side}"] = random.randint(45, 60)
        if side not in style and chance(20):
            style[f"max-{side}"] = random.randint(60, 120)


def _say_flow(style, random, chance):
    style[random.choice(("row", "column", "row-reverse", "column-reverse"))] = None
    if chance(50):
        style["justify"] = random.choice(("flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly"))
    if chance(50):
        style["items"] = random.choice(("flex-start", "center", "flex-end", "stretch"))
    along = "w" if "row" in style or "row-reverse" in style else "h"
    if along in style and ("w" in style) and chance(35):
        style[random.choice(("wrap", "wrap-reverse"))] = None
        if chance(60):
            style["content"] = random.choice(("flex-start", "center", "flex-end", "stretch", "space-between"))


def _say_place(style, parent, random, chance):
    if chance(20):
        style["self"] = random.choice(("flex-start", "center", "flex-end", "stretch"))
    along = "w" if is_row(parent) else "h"
    if not (f"min-{along}" in style or f"max-{along}" in style):
        if chance(25):
            style["grow"] = random.choice((1, 2, 3))
        if chance(30):
            style["shrink"] = random.choice((1, 2, 3))
    if along in parent.style and chance(15):
        style["basis"] = random.randint(0, 80)
    if chance(10):
        style["absolute"] = None
        style.pop("self", None)
        for size in "wh":
            ends = sides(size)
            style.pop(size, None)
            if chance(70):
                style[size] = random.randint(15, 60)
                ends = random.choice((ends[:1], ends[1:], ()))
            for side in ends:
                style[side] = random.randint(-10, 30)
    elif chance(8):
        style[random.choice(SIDES)] = random.randint(-10, 30)
    if chance(4):
        style["hidden"] = None


def _say_edges(style, random, chance, has_margins):
    for kind, percent, most in (("m", 20, 10), ("p", 20, 10), ("b", 10, 6)):
        if kind == "m" and not has_margins or not chance(percent):
            continue
        if chance(40):
            style[kind] = random.randint(1, most)
        else:
            for side in SIDES:
                if chance(50):
                    style[f"{kind}-{side}"] = random.randint(1, most)
    if has_margins:
        for side in SIDES:
            if chance(3):
                style[f"m-{side}"] = "auto"
    if chance(6):
        style[random.choice(("ltr", "rtl"))] = None


def agrees(tree):
    """Returns whether Yoga and CSS agree on all styles of a tree."""
    def all_agree(path):
        return _agrees(path) and all(all_agree([*path, child]) for child in path[-1].children)
    return all_agree([tree])


def is_row(box):
    return "row" in box.style or "row-reverse" in box.style


def wraps(box):
    return "wrap" in box.style or "wrap-reverse" in box.style


def _agrees(path):
    *around, box = path
    says = box.style
    along = "w" if is_row(box) else "h"
    if wraps(box):
        # The two derive the cross size of a wrapping box from its content in different ways.
        if not {along, "w"} <= says.keys():
            return False
        # Yoga reverses a wrapped box together with the edges of its items.
        if "wrap-reverse" in says and (_has_edges(box, "p", "b") or any(_has_edges(child, "m") for child in box.children)):
            return False
        # Yoga applies minimum and maximum to each line, and distributes lines in the whole available space.
        across = "h" if along == "w" else "w"
        if {f"min-{across}", f"max-{across}"} & says.keys() or "content" in says and across not in says:
            return False
    # Yoga distributes items in the minimum or maximum length, and then adds the spacing to the length.
    if {f"min-{along}", f"max-{along}"} & says.keys() and str(says.get("justify")).startswith("space"):
        return False
    # Yoga does not lay out the content of a box without space.
    if any(_room(path, axis) <= 0 for axis in "wh"):
        return False
    # Yoga ignores the minimum or maximum of a box with a fixed length while it only measures, and applies it to a text
    # after breaking it.
    if any(f"{bound}-{side}" in says and (side in says or bound == "min" and "flow" in says) for bound in ("min", "max") for side in "wh"):
        return False
    # Yoga offers a text the width of the row before it measures the other items; CSS offers all the width it wants.
    if "flow" in says and not says["flow"].startswith("1x") and not _is_offered_its_width(path):
        return False
    if not around:
        return True
    return _agrees_absolute(box, around[-1]) if "absolute" in says else _agrees_in(box, around[-1])


def _is_offered_its_width(path):
    for parent, around in zip(reversed(path[:-1]), [*reversed(path[:-2]), None]):
        if is_row(parent):
            return False
        if "w" in parent.style:
            return True
        if parent.style.get("self", around.style.get("items", "stretch")) != "stretch" or "auto" in parent.style.values():
            return False
    return True


def _room(path, axis):
    """Returns the largest space in a box, as far as lengths are set."""
    room = float("inf")
    for box in path:
        if axis in box.style:
            room = min(box.style[axis], box.style.get("basis", box.style[axis]))
        else:
            room = min(room - sum(edge(box, "m", side) for side in sides(axis)), box.style.get(f"max-{axis}", room), box.style.get("basis", room))
        room -= sum(edge(box, kind, side) for kind in "pb" for side in sides(axis))
    return room


def sides(axis):
    return ("left", "right") if axis == "w" else ("top", "bottom")


def edge(box, kind, side):
    """Returns the thickness of an edge. An automatic one is 0."""
    length = box.style.get(f"{kind}-{side}", box.style.get(kind, 0))
    return 0 if length == "auto" else length


def _agrees_in(box, parent):
    says, around = box.style, parent.style
    along, across = ("w", "h") if is_row(parent) else ("h", "w")
    # Yoga applies a basis only if the space is known.
    if "basis" in says and along not in around:
        return False
    if "grow" in says or "shrink" in says:
        # Yoga handles minimum and maximum in one pass, and lets a box shrink below its padding.
        if f"min-{along}" in says or f"max-{along}" in says or "shrink" in says and _has_edges(box, "p", "b"):
            return False
        # In Yoga, a single item that can grow and shrink has no length before it does.
        if wraps(parent) and "grow" in says and "shrink" in says:
            return False
    # Yoga takes the direction of an offset from the box's own direction, and ignores it in lines.
    if set(SIDES) & says.keys() and ({"row-reverse", "column-reverse", "ltr", "rtl"} & (says.keys() | around.keys()) or wraps(parent)):
        return False
    return not wraps(parent) or _agrees_in_line(box, around, across)


def _agrees_in_line(box, around, across):
    """Returns whether Yoga and CSS agree on a box in a line. Yoga stretches lines twice, ignores automatic and
    centered margins, and adds the spacing between lines to them.
    """
    alignment = box.style.get("self", around.get("items", "stretch"))
    if "auto" in box.style.values() or alignment == "stretch" and across not in box.style:
        return False
    if alignment == "stretch":
        return True
    return not (alignment == "center" and _has_edges(box, "m") or alignment != "flex-start" and around.get("content") == "space-between")


def _agrees_absolute(box, parent):
    """Returns whether the two agree on an absolute box. Without an offset, Yoga places it in the padding too, and
    centers it without margins and borders."""
    says, around = box.style, parent.style
    if "self" in says:
        return False
    for size, start, end in (("w", "left", "right"), ("h", "top", "bottom")):
        if start in says and end in says:
            if {size, f"min-{size}", f"max-{size}"} & says.keys() or around.get("items", "stretch") != "stretch":
                return False
        elif size not in says:
            return False
        elif start not in says and end not in says:
            if _has_edges(parent, "p", "b") or _has_edges(box, "m") or str(around.get("justify")).startswith("space") or wraps(parent):
                return False
    return True


def _has_edges(box, *kinds):
    return any(name.partition("-")[0] in kinds for name in box.style)
