"""Pages and locators with Playwright's interface, for engines that Playwright does not drive."""

import re
import time
from pathlib import Path

from engines.keys import held, value_of

FIND = Path(__file__).with_name("finding.js").read_text()

#: All facts about an element that tests need, in one call.
STATE = """(element, property) => {
    const box = element.getBoundingClientRect()
    const shown = box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true })
    return {
        attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
        checked: Boolean(element.checked), focused: element === document.activeElement, text: element.textContent,
        enabled: !element.matches(':disabled') && element.ariaDisabled !== 'true',
        editable: 'value' in element && !element.matches(':disabled') && !element.readOnly, value: element.value ?? null,
        style: property ? getComputedStyle(element).getPropertyValue(property) : null, visible: shown, x: box.x, y: box.y, width: box.width, height: box.height,
        inView: shown && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    }
}"""

#: Scrolls an element into view and returns the point of a press, or why it cannot be pressed.
AIM = """async (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return 'it is not visible'
    if (element.matches(':disabled')) return 'it is disabled'
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const place = () => Array.from(element.getClientRects()).find((one) => one.width > 0 && one.height > 0)
    const frame = () => document.hidden || new Promise((drawn) => requestAnimationFrame(drawn)) // where nobody looks, nothing is drawn
    const before = place()
    if (!before) return 'it has no size'
    for (let drawn = 0; drawn < 2; drawn++) await frame()
    const box = place()
    if (!box || ['x', 'y', 'width', 'height'].some((side) => box[side] !== before[side])) return 'it does not stand still'
    const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)]
    let hit = document.elementFromPoint(x, y)
    if (!hit) return 'it is out of view'
    if (!element.contains(hit) && !hit.contains(element) && !Array.from(element.labels ?? []).some((label) => label.contains(hit)))
        return `${hit.outerHTML.slice(0, 200)} is in front of it`
    return { x, y, box: [box.x, box.y, box.width, box.height] }
}"""


class Late(AssertionError):
    """An expected state was not reached in time."""


class Context:
    """A browser context: pages that share a storage."""

    def __init__(self, person, viewport=None, locale=None):
        self.person = person
        self.viewport = viewport or {"width": 1280, "height": 720}
        self.pages = []

    def add_init_script(self, script):
        self.person.run_first(script)

    def new_page(self):
        self.pages.append(Page(self, self.person.new_tab()))
        self.pages[-1].set_viewport_size(self.viewport)
        return self.pages[-1]

    def close(self):
        for page in self.pages:
            page.close()
        self.person.close()


class Findable:
    """An element in which others are searched: a page, or an element of it."""

    def locator(self, selector, has_text=None, has_not_text=None, has=None):
        link = ["visible", True] if selector == "visible=true" else ["css", selector]
        return self._linked(link).filter(has_text=has_text, has_not_text=has_not_text, has=has)

    def get_by_role(self, role, name=None, exact=False, **states):
        return self._linked(["role", {"role": role, "name": wanted(name, exact), "states": states}])

    def get_by_text(self, text, exact=False):
        return self._linked(["text", wanted(text, exact)])

    def get_by_label(self, text, exact=False):
        return self._linked(["label", wanted(text, exact)])

    def get_by_placeholder(self, text, exact=False):
        return self._linked(["placeholder", wanted(text, exact)])

    def get_by_test_id(self, name):
        return self.locator(f"[data-testid='{name}']")


class Page(Findable):
    def __init__(self, context, tab):
        self.context, self.tab = context, tab
        self.keyboard, self.mouse = Keyboard(tab), Mouse(tab)
        self.timeout = 20_000
        self.listeners = {}
        self.is_closed = False

    def _linked(self, link):
        return Locator(self, [link])

    def on(self, event, listener):
        """Reports `pageerror` and `console` with the next wait, or when the page is closed."""
        self.listeners[event] = listener

    def hear(self):
        for kind, text in self.tab.complaints():
            if kind == "javascript" and "pageerror" in self.listeners:
                self.listeners["pageerror"](text)
            elif kind != "javascript" and "console" in self.listeners:
                self.listeners["console"](Message(kind, text))

    def set_default_timeout(self, timeout):
        self.timeout = timeout

    def set_viewport_size(self, size):
        self.tab.resize(size["width"], size["height"])

    def goto(self, address):
        self.tab.open(address)

    def reload(self):
        self.tab.reload()

    def go_back(self):
        self.tab.travel(-1)

    def go_forward(self):
        self.tab.travel(1)

    @property
    def url(self):
        return self.tab.evaluate("() => location.href")

    def title(self):
        return self.tab.evaluate("() => document.title")

    def evaluate(self, expression, *arguments):
        return self.tab.evaluate(as_function(expression), *arguments)

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def screenshot(self, path=None):
        picture = self.tab.picture()
        if path:
            Path(path).write_bytes(picture)
        return picture

    def close(self):
        if not self.is_closed:
            self.is_closed = True
            self.hear()
            self.tab.close()


class Message:
    """A message of the console."""

    def __init__(self, type, text):
        self.type, self.text = type, text


class Locator(Findable):
    """A locator, which finds its elements again at each use."""

    def __init__(self, page, chain):
        self.page, self.chain = page, chain

    def _linked(self, link):
        return Locator(self.page, [*self.chain, link])

    def filter(self, has_text=None, has_not_text=None, has=None, visible=None):
        found = self
        if has_text is not None:
            found = found._linked(["hasText", wanted(has_text)])
        if has_not_text is not None:
            found = found._linked(["hasNotText", wanted(has_not_text)])
        if has is not None:
            found = found._linked(["has", has.chain])
        return found if visible is None else found._linked(["visible", visible])

    def or_(self, other):
        return self._linked(["or", other.chain])

    def nth(self, index):
        return self._linked(["nth", index])

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    # -- the present state

    def all_of(self, function, *arguments):
        """Returns the results of a function for each element, in the order of the document."""
        return self.page.tab.evaluate(
            f"(chain, ...given) => {{ {FIND}\n return Promise.all(find(chain).map((element) => ({function})(element, ...given))) }}",
            self.chain, *arguments)

    def states(self, property=None):
        return self.all_of(STATE, property)

    def count(self):
        return len(self.all_of("() => 1"))

    def all(self):
        return [self.nth(index) for index in range(self.count())]

    def all_text_contents(self):
        return self.all_of("(element) => element.textContent")

    def all_inner_texts(self):
        return self.all_of("(element) => element.innerText")

    def is_visible(self):
        return any(state["visible"] for state in self.states())

    # -- waiting

    def only(self, function, *arguments):
        """Returns the result of a function for the element, as soon as it exists. Several elements are an error of the
        test."""
        def one():
            found = self.all_of(function, *arguments)
            assert len(found) < 2, f"{len(found)} elements are found by {self.chain}"
            return found
        return self.page_until(one, "it is not there")[0]

    def page_until(self, body, why, timeout=None):
        end = time.monotonic() + (timeout or self.page.timeout) / 1000
        while True:
            value = body()
            if value:
                return value
            if time.monotonic() > end:
                self.page.hear()
                raise Late(f"{self.chain}: {why() if callable(why) else why}")
            time.sleep(0.03)

    def wait_for(self, state="visible", timeout=None):
        holds = {
            "attached": lambda states: states, "detached": lambda states: not states,
            "visible": lambda states: any(one["visible"] for one in states),
            "hidden": lambda states: not any(one["visible"] for one in states),
        }[state]
        self.page_until(lambda: holds(self.states()), f"it is not {state}", timeout)

    def evaluate(self, expression, *arguments):
        return self.only(expression, *arguments)

    def evaluate_all(self, expression, *arguments):
        return self.page.tab.evaluate(
            f"(chain, ...given) => {{ {FIND}\n return ({expression})(find(chain), ...given) }}", self.chain, *arguments)

    def get_attribute(self, name):
        return self.only("(element, name) => [element.getAttribute(name)]", name)[0]

    def text_content(self):
        return self.only("(element) => [element.textContent]")[0]

    def inner_text(self):
        return self.only("(element) => [element.innerText]")[0]

    def input_value(self):
        return self.only("(element) => [element.value]")[0]

    def bounding_box(self):
        return self.only("(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height } }")

    # -- actions

    def point(self):
        """Moves the mouse to the element, once it exists, does not move and is not covered."""
        aimed = None

        def is_under_the_mouse():
            nonlocal aimed
            aimed = self.only(AIM)
            if not isinstance(aimed, dict):
                return False
            self.page.mouse.move(aimed["x"], aimed["y"])
            return self.only(AIM) == aimed  # the element may move meanwhile
        self.page_until(is_under_the_mouse, lambda: f"{aimed} for more than {self.page.timeout} ms")

    def hover(self):
        self.point()

    def click(self, modifiers=(), button="left"):
        self.point()
        with held(self.page.keyboard, modifiers):
            self.page.mouse.press(button)

    def dblclick(self):
        self.point()
        self.page.mouse.press(times=2)

    def check(self):
        if not self.only(STATE)["checked"]:
            self.click()

    def focus(self):
        self.only("(element) => { element.focus(); return true }")

    def blur(self):
        self.only("(element) => { element.blur(); return true }")

    def scroll_into_view_if_needed(self):
        self.only("(element) => { element.scrollIntoView({ block: 'center', behavior: 'instant' }); return true }")

    def press(self, key):
        self.focus()
        self.page.keyboard.press(key)

    def press_sequentially(self, text):
        self.focus()
        self.page.keyboard.type(text)

    def fill(self, text):
        self.page_until(lambda: self.only(STATE)["editable"], "it cannot be edited")
        self.only("(element) => { element.focus(); element.select(); return true }")
        self.page.keyboard.type(text) if text else self.page.keyboard.press("Delete")

    def select_option(self, value):
        self.page_until(lambda: self.only("""(element, wanted) => {
            const option = Array.from(element.options).find((one) => one.value === wanted || one.label === wanted)
            if (!option) return false
            element.value = option.value
            for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
            return true
        }""", value), f"it has no option {value}")

    def screenshot(self, path=None):
        return self.page.screenshot(path)


class Keyboard:
    def __init__(self, tab):
        self.tab = tab

    def act(self, *actions):
        self.tab.act({"type": "key", "id": "keyboard", "actions": list(actions)})

    def down(self, key):
        self.act({"type": "keyDown", "value": value_of(key)})

    def up(self, key):
        self.act({"type": "keyUp", "value": value_of(key)})

    def press(self, combination):
        *modifiers, key = re.split(r"\+(?=.)", combination)
        with held(self, modifiers):
            self.act({"type": "keyDown", "value": value_of(key)}, {"type": "keyUp", "value": value_of(key)})

    def type(self, text, delay=0):
        for sign in text:
            value = value_of("Enter") if sign == "\n" else sign
            self.act({"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}, {"type": "pause", "duration": delay})


class Mouse:
    BUTTONS = {"left": 0, "middle": 1, "right": 2}

    def __init__(self, tab):
        self.tab = tab
        self.place = (0, 0)

    def act(self, *actions):
        self.tab.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)})

    def move(self, x, y, steps=1):
        (from_x, from_y), self.place = self.place, (x, y)
        for step in range(1, steps + 1):
            way = from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps
            self.act({"type": "pointerMove", "duration": 0, "x": round(way[0]), "y": round(way[1])})

    def down(self, button="left"):
        self.act({"type": "pointerDown", "button": self.BUTTONS[button]})

    def up(self, button="left"):
        self.act({"type": "pointerUp", "button": self.BUTTONS[button]})

    def press(self, button="left", times=1):
        """Presses and releases at the mouse's position."""
        self.act(*[{"type": kind, "button": self.BUTTONS[button]} for _ in range(times) for kind in ("pointerDown", "pointerUp")])

    def click(self, x, y, button="left"):
        self.move(x, y)
        self.press(button)

    def wheel(self, across, down):
        x, y = map(round, self.place)
        self.tab.act({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": across, "deltaY": down, "duration": 0}]})


def as_function(expression):
    """Returns a function unchanged, and any other expression as a function that returns it."""
    return expression if re.match(r"\s*(async\b|function\b|\([^()]*\)\s*=>|\(\[[^()]*\)\s*=>|\w+\s*=>)", expression) \
        else f"() => ({expression})"


def wanted(text, exact=False):
    """Returns a text or pattern of a search for JavaScript."""
    if text is None:
        return None
    if isinstance(text, re.Pattern):
        return {"pattern": text.pattern, "flags": "i" if text.flags & re.IGNORECASE else ""}
    return {"text": text, "exact": exact}
