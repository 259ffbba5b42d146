"""Finds elements on the screen, and uses them like a user."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ._waiting import NO_ANSWER, NotYet
from .errors import AmbiguousElement
from .problems import UnknownView, ViewNotUsable
from .screen import Element, Screen, read_screen
from .values import Snapshot

if TYPE_CHECKING:
    from .session import Session

Text: TypeAlias = str | re.Pattern[str]
"""A text to find: a substring, without regard to case, or a pattern to search."""

Direction: TypeAlias = Literal["left", "right", "up", "down"]
"""The direction of a swipe."""

__tracebackhide__ = True  # pytest shows the test's own lines instead


def matches(wanted: Text, text: str, exact: bool) -> bool:
    """Returns whether a text matches. Runs of white space count as one space."""
    text = " ".join(text.split())
    if isinstance(wanted, re.Pattern):
        return wanted.search(text) is not None
    wanted = " ".join(wanted.split())
    return text == wanted if exact else wanted.lower() in text.lower()


def _quoted(text: Text) -> str:
    return f"/{text.pattern}/" if isinstance(text, re.Pattern) else f'"{text}"'


@dataclass(frozen=True)
class Condition:
    """A condition of elements, with its description."""

    words: str
    holds: Callable[[Element], bool]


@dataclass(frozen=True)
class Place:
    """The index of one of several elements, counted from 0; -1 is the last."""

    index: int

    @property
    def words(self) -> str:
        """The description."""
        return {0: "first", -1: "last"}.get(self.index, f"nth({self.index})")


class Finders:
    """The methods that find elements, on the whole screen or inside an element."""

    def _located(self, condition: Condition) -> "Locator":
        raise NotImplementedError

    def get_by_role(
        self, role: str, *, name: Text | None = None, exact: bool = False, checked: bool | None = None,
        selected: bool | None = None, disabled: bool | None = None
    ) -> "Locator":
        """Finds elements by their ARIA role.

        Args:
            role: Such as `button`, `textbox`, `heading`, `switch`, `tab`, `alertdialog`, `progressbar` (a spinner).
            name: The accessible name: a substring, without regard to case, or a pattern.
            exact: Whether `name` is the whole name.
            checked: Whether a switch is on.
            selected: Whether they are selected.
            disabled: Whether they are disabled.
        """
        words = "".join([f', name={_quoted(name)}' if name is not None else "", *(
            f", {word}={value}" for word, value in
            (("checked", checked), ("selected", selected), ("disabled", disabled)) if value is not None)])

        def holds(element: Element) -> bool:
            return (element.role == role and (name is None or matches(name, element.name, exact))
                    and checked in (None, element.is_on) and selected in (None, element.is_selected)
                    and disabled in (None, not element.is_enabled))
        return self._located(Condition(f'get_by_role("{role}"{words})', holds))

    def get_by_text(self, text: Text, *, exact: bool = False) -> "Locator":
        """Finds elements by the text that they show themselves: labels, buttons, the text in fields."""
        return self._located(Condition(
            f"get_by_text({_quoted(text)})", lambda element: bool(element.text) and matches(text, element.text, exact)))

    def get_by_label(self, text: Text, *, exact: bool = False) -> "Locator":
        """Finds fields, switches, sliders, buttons and images by their accessible name."""
        return self._located(Condition(
            f"get_by_label({_quoted(text)})",
            lambda element: bool(element.name) and element.role not in ("text", "heading", "generic")
            and matches(text, element.name, exact)))

    def get_by_identifier(self, identifier: str) -> "Locator":
        """Finds elements by their accessibility identifier, which the app's code sets for tests."""
        return self._located(Condition(
            f'get_by_identifier("{identifier}")', lambda element: element.identifier == identifier))

    def get_by_type(self, name: str) -> "Locator":
        """Finds elements by the class of their view, such as `LoadingView`."""
        return self._located(Condition(f'get_by_type("{name}")', lambda element: element.type == name))

    def get_by_id(self, view: str) -> "Locator":
        """Finds the element with a view's id, such as `v42`. Ids are valid for one session."""
        return self._located(Condition(f'get_by_id("{view}")', lambda element: element.id == view))


class Locator(Finders):
    """Finds elements again for each action, and uses the one that matches.

    Actions wait until the app is idle, exactly one element matches, and it can be used. A test needs no other waits.
    All take a `timeout` in seconds, by default that of the session, and raise:

    * WaitTimeout, with the awaited condition and the text of the screen.
    * AmbiguousElement, if several elements match. `first`, `nth`, `exact=True` or another finder choose one.
    * AppCrashed, SessionEnded, and the problems that the server reports.
    """

    def __init__(self, session: "Session", steps: Sequence[Condition | Place]) -> None:
        self._session = session
        self._steps = tuple(steps)

    def __str__(self) -> str:
        return ".".join(step.words for step in self._steps)

    def __repr__(self) -> str:
        return f"Locator({self})"

    def _located(self, condition: Condition) -> "Locator":
        return Locator(self._session, (*self._steps, condition))

    # Choosing

    def nth(self, index: int) -> "Locator":
        """Chooses one of the elements that match, counted from 0 in reading order; -1 is the last."""
        return Locator(self._session, (*self._steps, Place(index)))

    @property
    def first(self) -> "Locator":
        """Chooses the first element that matches."""
        return self.nth(0)

    @property
    def last(self) -> "Locator":
        """Chooses the last element that matches."""
        return self.nth(-1)

    def found_in(self, screen: Screen) -> list[Element]:
        """Returns the elements of a screen that match, in reading order, without waiting."""
        found = list(screen)
        for index, step in enumerate(self._steps):
            if isinstance(step, Place):
                count = len(found)
                found = [found[step.index]] if -count <= step.index < count else []
            else:
                inside = found if index == 0 else [
                    inner for element in found for child in element.children for inner in child.walk()]
                found = list({element.id: element for element in inside if step.holds(element)}.values())
        return found

    # Reading

    async def wait(
        self, *, where: Callable[[Element], bool] | None = None, timeout: float | None = None
    ) -> Element:
        """Waits until exactly one element matches, and returns it.

        Args:
            where: A condition that the element must meet, such as `lambda element: element.is_enabled`.
            timeout: The longest time to wait, in seconds.
        """
        def find(snapshot: Snapshot) -> Element:
            element = self._one(read_screen(snapshot.tree))
            if where is not None and not where(element):
                raise NotYet(f"The element exists, but does not meet the condition: {element}.")
            return element
        return await self._session.waiter.until(str(self), find, timeout)

    async def wait_until_gone(self, *, timeout: float | None = None) -> None:
        """Waits until no element matches."""
        def find(snapshot: Snapshot) -> None:
            found = self.found_in(read_screen(snapshot.tree))
            if found:
                raise NotYet(f"Still visible: {'; '.join(map(str, found))}.")
        await self._session.waiter.until(f"{self} to be gone", find, timeout)

    async def all(self, *, timeout: float | None = None) -> list[Element]:
        """Waits until the app is idle, and returns all elements that match; the list may be empty."""
        return await self._session.waiter.until(
            str(self), lambda snapshot: self.found_in(read_screen(snapshot.tree)), timeout)

    async def count(self, *, timeout: float | None = None) -> int:
        """Waits until the app is idle, and returns the number of elements that match."""
        return len(await self.all(timeout=timeout))

    async def is_visible(self, *, timeout: float | None = None) -> bool:
        """Waits until the app is idle, and returns whether an element matches."""
        return bool(await self.all(timeout=timeout))

    async def text(self, *, timeout: float | None = None) -> str:
        """Waits for the element, and returns its text."""
        return (await self.wait(timeout=timeout)).text

    async def value(self, *, timeout: float | None = None) -> str | None:
        """Waits for the element, and returns the text of a field or the position of a slider."""
        return (await self.wait(timeout=timeout)).value

    # Using

    async def tap(self, *, timeout: float | None = None) -> int:
        """Taps the element, or the view around it that handles the tap. Returns the number of the step."""
        return await self._act("tap", lambda element, screen: _tap(element, screen), timeout)

    async def type(self, text: str, *, submit: bool = False, timeout: float | None = None) -> int:
        """Replaces the text of a field, like a user who types. Returns the number of the step.

        Args:
            text: The new text.
            submit: Whether the return key is pressed afterwards.
            timeout: The maximum time to wait for the field, in seconds.
        """
        def inputs(element: Element, screen: Screen) -> list[dict[str, Any]]:
            focus: dict[str, Any] = {"type": "focus"}
            typed = {"type": "text", "text": text, "sequence": self._session.next_sequence()}
            sent = [focus, typed, {"type": "return"}] if submit else [focus, typed]
            return [{**each, "view": element.id} for each in sent]
        return await self._act("type", inputs, timeout)

    async def focus(self, *, timeout: float | None = None) -> int:
        """Focuses a field. Returns the number of the step."""
        return await self._send("focus", {"type": "focus"}, timeout)

    async def blur(self, *, timeout: float | None = None) -> int:
        """Removes the focus from a field. Returns the number of the step."""
        return await self._send("blur", {"type": "blur"}, timeout)

    async def press_return(self, *, timeout: float | None = None) -> int:
        """Presses the return key in a field. Returns the number of the step."""
        return await self._send("press_return", {"type": "return"}, timeout)

    async def long_press(self, *, timeout: float | None = None) -> int:
        """Long-presses the element. Returns the number of the step."""
        def inputs(element: Element, screen: Screen) -> list[dict[str, Any]]:
            gesture = {"type": "gesture", "view": element.id, "gesture": "longPress", **_middle(element)}
            return [{**gesture, "phase": "began"}, {**gesture, "phase": "ended"}]
        return await self._act("long_press", inputs, timeout)

    async def swipe(self, direction: Direction, *, timeout: float | None = None) -> int:
        """Swipes over an element that recognizes swipes. Returns the number of the step."""
        def inputs(element: Element, screen: Screen) -> list[dict[str, Any]]:
            return [{"type": "gesture", "view": element.id, "gesture": f"swipe{direction.capitalize()}",
                     "phase": "ended", **_middle(element)}]
        return await self._act(f"swipe {direction}", inputs, timeout)

    async def swipe_row(
        self, to: Literal["leading", "trailing", "back"], *, whole: bool = False, timeout: float | None = None
    ) -> int:
        """Swipes a row of a list to its actions, or closes them. Returns the number of the step.

        Args:
            to: The side where the actions are.
            whole: Whether the row is swiped all the way, which runs the first action.
            timeout: The maximum time to wait for the row, in seconds.
        """
        return await self._send("swipe_row", {"type": "row", "to": to, **({"whole": True} if whole else {})}, timeout)

    async def move_row(self, places: int, *, timeout: float | None = None) -> int:
        """Moves a row of a table in editing mode down by a number of places. Returns the number of the step."""
        return await self._send("move_row", {"type": "row", "places": places}, timeout)

    async def scroll_to(self, x: float = 0, y: float = 0, *, timeout: float | None = None) -> int:
        """Scrolls a scroll view, or the one around the element, to an offset in points. Returns the step's number."""
        def inputs(element: Element, screen: Screen) -> list[dict[str, Any]]:
            around = next((each for each in (element, *screen.ancestors(element)) if each.kind == "scroll"), element)
            return [{"type": "scroll", "view": around.id, "x": x, "y": y}]
        return await self._act("scroll", inputs, timeout)

    async def pull_to_refresh(self, *, timeout: float | None = None) -> int:
        """Pulls a list down to refresh it. Returns the number of the step."""
        def inputs(element: Element, screen: Screen) -> list[dict[str, Any]]:
            around = next((each for each in (element, *screen.ancestors(element)) if each.kind == "scroll"), element)
            return [{"type": "pull", "view": around.id}]
        return await self._act("pull_to_refresh", inputs, timeout)

    async def slide_to(self, part: float, *, timeout: float | None = None) -> int:
        """Moves a slider: 0 is its minimum, 1 its maximum. Returns the number of the step."""
        return await self._send("slide", {"type": "slide", "part": part}, timeout)

    async def choose_tab(self, index: int, *, timeout: float | None = None) -> int:
        """Selects a tab of a tab bar, counted from 0. Returns the number of the step."""
        return await self._send("choose_tab", {"type": "tab", "index": index}, timeout)

    async def choose_page(self, index: int, *, timeout: float | None = None) -> int:
        """Turns a page view to a page, counted from 0. Returns the number of the step."""
        return await self._send("choose_page", {"type": "page", "index": index}, timeout)

    # What all actions share

    def _one(self, screen: Screen) -> Element:
        found = self.found_in(screen)
        if not found:
            raise NotYet("No element matches.")
        if len(found) > 1:
            listed = "; ".join(map(str, found[:10]))
            raise AmbiguousElement(
                f"{self} matches {len(found)} elements: {listed}. Choose one with exact=True, nth() or another finder.")
        return found[0]

    async def _send(self, action: str, members: dict[str, Any], timeout: float | None) -> int:
        return await self._act(action, lambda element, screen: [{**members, "view": element.id}], timeout)

    async def _act(
        self, action: str, inputs: Callable[[Element, Screen], list[dict[str, Any]]], timeout: float | None
    ) -> int:
        """Sends inputs to the element when it can be used. Rejected inputs are sent again after a change."""
        clock = self._session.waiter.clock(timeout)
        refusal: ViewNotUsable | UnknownView | None = None
        position = (0, 0)

        def find(snapshot: Snapshot) -> list[dict[str, Any]]:
            nonlocal position
            if refusal is not None and (snapshot.epoch, snapshot.seq) == position:
                raise NotYet(str(refusal))
            position = (snapshot.epoch, snapshot.seq)
            screen = read_screen(snapshot.tree)
            return inputs(self._one(screen), screen)

        while True:
            reason = NO_ANSWER if refusal is None else str(refusal)
            wanted = await self._session.waiter.until(f"{self} to {action}", find, clock, reason=reason)
            try:
                step = 0
                for each in wanted:
                    step = await self._session.send(each)
                return step
            except (ViewNotUsable, UnknownView) as error:
                refusal = error


def _middle(element: Element) -> dict[str, float]:
    return {"x": element.frame.width / 2, "y": element.frame.height / 2}


def _tap(element: Element, screen: Screen) -> list[dict[str, Any]]:
    """Returns the input of a tap: for a button of an alert the alert's, otherwise that of the view that handles it."""
    around: Iterator[Element] = iter((element, *screen.ancestors(element)))
    target = next((each for each in around if each.takes_tap), element)
    alert = next((each for each in screen.ancestors(target) if each.kind == "alert"), None)
    if alert is not None:
        buttons = [inner.id for inner in alert.walk() if inner.kind == "button"]
        if target.id in buttons:
            return [{"type": "alert", "view": alert.id, "button": buttons.index(target.id)}]
    return [{"type": "tap", "view": target.id}]
