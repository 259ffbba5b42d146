"""`expect`, for locators of Playwright and of the other engines."""

import re
import time

from playwright.sync_api import expect as expect_of_playwright

from engines.page import Late, Locator, Page

TIMEOUT = 15_000


def expect(found, message=None):
    if isinstance(found, (Locator, Page)):
        return Expectation(found)
    return expect_of_playwright(found, message)


class Expectation:
    """Assertions about an element. Each `to_…` waits until it is true, each `not_to_…` until it is false."""

    def __init__(self, found):
        self.found = found

    def __getattr__(self, name):
        is_not = name.startswith("not_")
        judge = JUDGES[name.removeprefix("not_")]

        def wait(*wanted, timeout=TIMEOUT, **options):
            end = time.monotonic() + timeout / 1000
            while True:
                now = self.found if isinstance(self.found, Page) else self.found.states(*wanted[:1] if "css" in name else ())
                if judge(now, *wanted, **options) is not is_not:
                    return
                if time.monotonic() > end:
                    if isinstance(now, Page):
                        now.hear()
                        raise Late(f"{name} {wanted}: {now.url} {now.title()}")
                    self.found.page.hear()
                    raise Late(f"{name} {wanted}: {self.found.chain} {[(one['text'][:200], one['visible'], one['attributes']) for one in now]}")
                time.sleep(0.03)
        return wait


def plain(text):
    return re.sub(r"\s+", " ", text).strip()


def same(text, wanted, part=False, ignore_case=False):
    if isinstance(wanted, re.Pattern):
        return bool(wanted.search(text))
    text, wanted = plain(text), plain(wanted)
    if ignore_case:
        text, wanted = text.lower(), wanted.lower()
    return wanted in text if part else text == wanted


def of_one(judge):
    """Asserts about exactly one element. False without an element; with several, the test is wrong."""
    def judge_one(states, *wanted, **options):
        assert len(states) < 2, f"{len(states)} elements: {[one['text'][:60] for one in states]}"
        return bool(states) and judge(states[0], *wanted, **options)
    return judge_one


def text_judge(part):
    def judge(states, wanted, **options):
        texts = [one["text"] for one in states]
        if not isinstance(wanted, (list, tuple)):
            return of_one(lambda one: same(one["text"], wanted, part, **options))(states)
        if part:  # in this order, with others between them
            rest = iter(texts)
            return all(any(same(text, one, part, **options) for text in rest) for one in wanted)
        return len(texts) == len(wanted) and all(same(*pair, part, **options) for pair in zip(texts, wanted))
    return judge


def has_attribute(one, name, *wanted):
    return name in one["attributes"] and (not wanted or same(one["attributes"][name], wanted[0]))


JUDGES = {
    "to_be_attached": lambda states, attached=True: bool(states) is attached,
    "to_be_checked": of_one(lambda one, checked=True: one["checked"] is checked),
    "to_be_disabled": of_one(lambda one: not one["enabled"]),
    "to_be_editable": of_one(lambda one: one["editable"]),
    "to_be_enabled": of_one(lambda one: one["enabled"]),
    "to_be_focused": of_one(lambda one: one["focused"]),
    "to_be_hidden": lambda states: not of_one(lambda one: one["visible"])(states),
    "to_be_in_viewport": of_one(lambda one: one["inView"]),
    "to_be_visible": of_one(lambda one: one["visible"]),
    "to_contain_text": text_judge(part=True),
    "to_have_attribute": of_one(has_attribute),
    "to_have_count": lambda states, count: len(states) == count,
    "to_have_css": of_one(lambda one, name, wanted: same(one["style"], wanted)),
    "to_have_text": text_judge(part=False),
    "to_have_title": lambda page, wanted: same(page.title(), wanted),
    "to_have_url": lambda page, wanted: same(page.url, wanted),
    "to_have_value": of_one(lambda one, wanted: one["value"] is not None and same(one["value"], wanted)),
}
