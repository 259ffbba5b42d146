"""The screen as an accessibility tree: the views that a user can read and use."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

ROLES = {
    "button": "button", "image": "img", "textfield": "textbox", "textview": "textbox", "toggle": "switch",
    "slider": "slider", "alert": "alertdialog", "tabbar": "tablist", "tabs": "tablist", "webview": "document",
    "form": "form", "label": "text",
}
"""The roles of the kinds of views. Plain texts have the role `text`, all other views `generic`."""

STRUCTURE = {"generic", "presentation", "text", "list", "listitem", "form", "group", "tablist"}
"""The roles of views that are only visible if they have a name."""

FIELDS = ("textfield", "textview")


@dataclass(frozen=True)
class Rect:
    """A rectangle in points from the upper left corner of the screen."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Element:
    """A visible view.

    Attributes:
        id: The view's id in this session, such as `v42`.
        kind: The kind of view, such as `textfield`.
        role: The ARIA role, such as `button`, `textbox`, `heading`, `alertdialog`, `listitem`; `text` for plain texts,
            `generic` for others.
        name: The accessible name: its label or text; for a container that can be tapped, the texts inside it.
        text: The text that the view itself shows, or an empty text.
        value: The text of a field or the position of a slider; None for other views.
        identifier: Its accessibility identifier, or None.
        hint: Its accessibility hint, or None.
        type: The class of the view, if it is one of the app's own, or None.
        is_enabled: Whether it can be used.
        is_selected: Whether it is selected, such as a tab.
        is_on: Whether a switch is on; None for other views.
        takes_tap: Whether it handles taps.
        heading: The level of a heading, or None.
        frame: Its position and size.
        children: The visible views inside it, from back to front.
    """

    id: str
    kind: str
    role: str
    name: str
    text: str = ""
    value: str | None = None
    identifier: str | None = None
    hint: str | None = None
    type: str | None = None
    is_enabled: bool = True
    is_selected: bool = False
    is_on: bool | None = None
    takes_tap: bool = False
    heading: int | None = None
    frame: Rect = Rect(0, 0, 0, 0)
    children: tuple["Element", ...] = field(default=(), repr=False)

    def walk(self) -> Iterator["Element"]:
        """Returns this element and all elements inside it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def is_listed(self) -> bool:
        """Whether the view itself is visible, so that `Screen.text` has a line for it."""
        return bool(self.name) or self.takes_tap or self.kind == "tabbar" or self.role not in STRUCTURE

    def __str__(self) -> str:
        parts = ["" if self.role == "text" else self.role, f'"{self.name}"' if self.name else "", self.id]
        states = [
            "" if self.is_enabled else "disabled", "selected" if self.is_selected else "",
            {True: "on", False: "off", None: ""}[self.is_on],
            f'holds "{self.value}"' if self.value is not None and self.kind in FIELDS else "",
            f"at {self.value}" if self.value is not None and self.kind == "slider" else "",
        ]
        return ", ".join([" ".join(filter(None, parts)), *filter(None, states)])


@dataclass(frozen=True)
class Screen:
    """The visible screen, without views that are hidden, transparent or covered.

    Attributes:
        root: The window, or None for an app that shows nothing.
    """

    root: Element | None

    def __iter__(self) -> Iterator[Element]:
        """Yields all elements in reading order."""
        return self.root.walk() if self.root else iter(())

    @cached_property
    def _parents(self) -> dict[str, Element]:
        return {child.id: element for element in self for child in element.children}

    def ancestors(self, element: Element) -> Iterator[Element]:
        """Yields the elements that contain an element, the innermost first."""
        parent = self._parents.get(element.id)
        while parent:
            yield parent
            parent = self._parents.get(parent.id)

    @property
    def text(self) -> str:
        """The screen as indented lines with the ids of the views."""
        lines = [] if self.root is None else list(_lines(self.root, 0, ""))
        return "\n".join(lines) or "(an empty screen)"

    @property
    def alert(self) -> Element | None:
        """The alert or action sheet in front, or None. The app's own error views do not count."""
        return next((element for element in reversed(list(self)) if element.kind == "alert"), None)

    def __str__(self) -> str:
        return self.text


def _lines(element: Element, depth: int, around: str) -> Iterator[str]:
    is_said = element.role in ("text", "img") and not element.takes_tap and bool(around) and element.name in around
    if element.is_listed and not is_said:
        yield f"{'  ' * depth}- {element}"
        depth += 1
        around = element.name if element.takes_tap or element.role == "alertdialog" else ""
    for child in element.children:
        yield from _lines(child, depth, around)


def read_screen(tree: Any) -> Screen:
    """Returns the accessibility tree of a snapshot's views."""
    return Screen(_element(tree, 0, 0) if tree else None)


def _is_visible(node: Any) -> bool:
    props = node.get("props", {})
    opacity = (props.get("style") or {}).get("opacity")
    return not props.get("hidden") and not props.get("ariaHidden") and (opacity is None or float(opacity) >= 0.01)


def _element(node: Any, left: float, top: float) -> Element:
    props = node.get("props", {})
    kind = node["kind"]
    x, y, width, height = props.get("frame") or (0, 0, props.get("width", 0), props.get("height", 0))
    frame = Rect(left + x, top + y, width, height)
    scrolled = (props.get("x", 0), props.get("y", 0)) if kind == "scroll" else (0, 0)
    inside = node.get("children", [])
    fronts = [index for index, each in enumerate(inside)
              if each.get("props", {}).get("covers") and not each["props"].get("hidden")]
    children = tuple(_element(child, frame.x - scrolled[0], frame.y - scrolled[1])
                     for child in inside[fronts[-1] if fronts else 0:] if _is_visible(child))
    takes_tap = kind in ("button", "toggle") or bool(props.get("tap"))
    element = Element(
        id=node["id"], kind=kind, role=_role(kind, props), name=_own_name(kind, props), text=_own_text(kind, props),
        value=_value(kind, props), identifier=props.get("identifier"), hint=props.get("hint"), type=props.get("type"),
        is_enabled=props.get("enabled", True), is_selected=props.get("selected", False),
        is_on=props.get("on", False) if kind == "toggle" else None, takes_tap=takes_tap, heading=_heading(props),
        frame=frame, children=children)
    return element if element.name or not takes_tap else replace(element, name=_name_within(element))


def _heading(props: Any) -> int | None:
    """Returns the level of a heading; None if it has no text."""
    return int(props["heading"]) if props.get("heading") and (props.get("text") or props.get("label")) else None


def _role(kind: str, props: Any) -> str:
    if props.get("role"):
        return str(props["role"])
    if _heading(props):
        return "heading"
    if kind == "spinner" and props.get("animating"):
        return "progressbar"
    if props.get("tap") and kind not in ("textfield", "textview", "toggle", "slider"):
        return "button"
    return ROLES.get(kind, "generic")


def _own_name(kind: str, props: Any) -> str:
    members = ("label", "placeholder", "name") if kind in FIELDS else (
        "label", "text", "title", "value", "placeholder", "name")
    return next((str(props[member]) for member in members if props.get(member)), "")


def _own_text(kind: str, props: Any) -> str:
    members = ("value", "placeholder") if kind in FIELDS else ("text", "title", "label", "value", "name")
    return next((str(props[member]) for member in members if props.get(member)), "")


def _name_within(element: Element) -> str:
    return " ".join(inner.name for child in element.children for inner in child.walk()
                    if inner.name and inner.kind in ("label", "button", "image", "textview", "placeholder"))


def _value(kind: str, props: Any) -> str | None:
    if kind in FIELDS:
        return str(props.get("value", ""))
    if kind == "slider":
        return str(props.get("said") or f"{round(props.get('part', 0) * 100)} %")
    return None
