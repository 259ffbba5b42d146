"""Frames for the views of the fake app, in points: columns, rows and layers, and roughly measured text."""

from dataclasses import dataclass
from math import ceil

SCREEN = (393, 852)
STATUS_BAR, BAR, INDICATOR, SHEET, ALERT = 59, 44, 34, 69, 270
FONTS = {"title1": (28, 34), "title2": (22, 28), "headline": (17, 22), "body": (17, 22), "callout": (16, 21), "footnote": (13, 18), "caption2": (11, 13)}
SIZES = {"textfield": (160, 36), "toggle": (51, 31), "tabs": (0, 65), "pagecontrol": (0, 20), "tabbar": (0, 49 + INDICATOR)}


@dataclass(frozen=True)
class Box:
    """The layout of a view and of its children: in a column or a row, each with its own size or growing into the
    remaining space."""

    across: bool = False
    width: float | None = None
    height: float | None = None
    grows: bool = False
    layer: bool = False  # covers its parent, down from `top`
    top: float = 0
    above: float = 0
    below: float = 0
    pad: tuple = (0, 0, 0, 0)  # as in CSS
    gap: float = 0
    centred: bool = False  # the children keep their sizes and are centered


def arrange(root):
    """Lays out a window. Returns the changed properties of the views that moved."""
    changed = {}
    _place(root, 0, 0, *SCREEN, changed)
    return changed


def _tell(node, name, numbers, changed):
    numbers = [round(number, 3) for number in numbers]
    former = node["props"].get(name)
    node["props"][name] = numbers
    if former not in (None, numbers):
        changed.setdefault(node["id"], {})[name] = numbers


def _place(node, x, y, width, height, changed):
    _tell(node, "frame", [x, y, width, height], changed)
    inside = {"navigationbar": _bar, "alert": _alert, "scroll": _scrolled, "pages": _pages}.get(node["kind"], _flow)
    inside(node, width, height, changed)


def _shown(node):
    return [child for child in node["children"] if not child["props"].get("hidden")]


def _flow(node, width, height, changed):
    box = node["box"]
    top, right, bottom, left = box.pad
    flowing = []
    for child in _shown(node):
        if child["box"].layer:
            _place(child, 0, child["box"].top, width, height - child["box"].top, changed)
        else:
            flowing.append(child)
    width, height = width - left - right, height - top - bottom
    sizes = [_size(child, width) for child in flowing]
    lengths = [size[0 if box.across else 1] for size in sizes]
    free = (width if box.across else height) - sum(lengths) - _gaps(box, flowing)
    growing = sum(child["box"].grows for child in flowing)
    at = free / 2 if box.centred and not growing else 0
    for child, size, length in zip(flowing, sizes, lengths):
        own = child["box"]
        if own.grows:
            length = max(0, length + free / growing)
        if box.across:
            tall = height if own.height is None and not box.centred else _size(child, length)[1]
            _place(child, left + at, top + (height - tall) / 2, length, tall, changed)
            at += length + box.gap
        else:
            wide = size[0] if own.width is not None or box.centred else width
            _place(child, left + ((width - wide) / 2 if box.centred else 0), top + at + own.above, wide, length, changed)
            at += own.above + length + own.below + box.gap


def _gaps(box, children):
    return box.gap * max(0, len(children) - 1) + (0 if box.across else sum(child["box"].above + child["box"].below for child in children))


def _size(node, width):
    """Returns the size of a view if `width` points are available."""
    box = node["box"]
    wide, tall = _own_size(node, box.width or width)
    return (wide if box.width is None else box.width), (tall if box.height is None else box.height)


def _own_size(node, width):
    kind, props, box = node["kind"], node["props"], node["box"]
    if kind == "label":
        return _text(props.get("text", ""), props, width)
    if kind == "button":
        return min(width, _text(props.get("title", ""), props, width)[0]), 34
    if kind == "spinner":
        return (37, 37) if props.get("size") == "large" else (20, 20)
    if kind == "navigationbar":
        return width, box.top + BAR
    if kind == "alert":
        return ALERT, _alert_frames(node)[1]
    if kind in SIZES:
        return SIZES[kind]
    top, right, bottom, left = box.pad
    flowing = [child for child in _shown(node) if not child["box"].layer]
    room = width - left - right
    if box.across:
        sizes = [_size(child, room) for child in flowing]
        rest = (room - sum(wide for child, (wide, _) in zip(flowing, sizes) if not child["box"].grows) - _gaps(box, flowing))
        sizes = [_size(child, rest) if child["box"].grows else size for child, size in zip(flowing, sizes)]
        return sum(wide for wide, _ in sizes) + _gaps(box, flowing) + left + right, max([0, *(tall for _, tall in sizes)]) + top + bottom
    sizes = [_size(child, room) for child in flowing]
    return max([0, *(wide for wide, _ in sizes)]) + left + right, sum(tall for _, tall in sizes) + _gaps(box, flowing) + top + bottom


def _text(words, props, width):
    style = props.get("style", {})
    name = style.get("font", "var(--type-body)").removeprefix("var(--type-").removesuffix(")")
    points, line = FONTS[name]
    points = float(style.get("font-size", f"{points}px").removesuffix("px"))
    long = ceil(sum(.35 if letter in " .,:;'!|iIljtfr" else .9 if letter in "MWmw" else .62 for letter in words) * points)
    lines = max(1, ceil(long * 1.08 / max(width, 1)))
    return min(long, width), lines * line


def _scrolled(node, width, height, changed):
    """Lays out a scroll view. Its content is as wide as the view, and as long as it needs."""
    children = _shown(node)
    at = 0
    for child in children:
        if child["kind"] == "refresh":
            continue
        long = _size(child, width)[1]
        _place(child, 0, at, width, long, changed)
        at += long
    _tell(node, "content", [width, max(at, height)], changed)


def _pages(node, width, height, changed):
    for child in node["children"]:
        _place(child, 0, 0, width, height, changed)


def _bar(node, width, height, changed):
    """Lays out a navigation bar: the back button at the start, the title in the middle, everything else at the end."""
    top, children = height - BAR, _shown(node)
    title = next((child for child in children if child["kind"] == "label"), None)
    left, right = 8, width - 8
    for child in reversed(children[children.index(title) + 1 if title else 0:]):
        wide = max(44, _own_size(child, width)[0] + 16)
        right -= wide
        _place(child, right, top, wide, BAR, changed)
    for child in children[:children.index(title)] if title else []:
        wide = max(44, _own_size(child, width / 2)[0] + 28)
        _place(child, left, top, wide, BAR, changed)
        left += wide
    if title:
        wide = min(_text(title["props"]["text"], {"style": {"font": "var(--type-headline)"}}, width)[0] + 8, right - left)
        _place(title, min(max((width - wide) / 2, left), right - wide), top + 11, wide, 22, changed)


def _alert(node, width, height, changed):
    """Lays out an alert: texts above, then buttons. Two are beside each other, more in a column."""
    for child, frame in zip(node["children"], _alert_frames(node)[0]):
        _place(child, *frame, changed)


def _alert_frames(node, width=ALERT):
    """Returns the frames in an alert, and its height."""
    words = [child for child in node["children"] if child["kind"] != "button"]
    buttons = [child for child in node["children"] if child["kind"] == "button"]
    frames, at = [], 19
    for child in words:
        tall = _size(child, width - 32)[1]
        frames.append((16, at, width - 32, tall))
        at += tall + 2
    at += 17
    for number in range(len(buttons)):
        if len(buttons) == 2:
            frames.append((number * width / 2, at, width / 2, BAR))
        else:
            frames.append((0, at + number * BAR, width, BAR))
    return frames, at + BAR * (1 if len(buttons) == 2 else len(buttons))
