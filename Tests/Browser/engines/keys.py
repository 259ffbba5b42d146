"""Playwright's names of keys, with WebDriver's codes."""

from contextlib import contextmanager

KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
    "Escape": "\ue00c", "Space": " ", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
    "Meta": "\ue03d", "ControlOrMeta": "\ue009",
}


def value_of(key):
    return KEYS.get(key, key)


@contextmanager
def held(keyboard, modifiers):
    """Holds modifier keys down inside the context."""
    for key in modifiers:
        keyboard.down(key)
    yield
    for key in reversed(modifiers):
        keyboard.up(key)
