"""Pages of Chromium that one test has after the other, each as if nobody had had it before.

A page of a new person costs as much as what most tests do there. So a test gets one that others had, emptied: nowhere, with
no storage, no cookie and no past, its pointer away and its keys up. What a test asks of it that outlives a document ends the
sharing: the page goes with the test, and so does that of a test that fails.
"""

from urllib.parse import urljoin

from playwright.sync_api import Error, Page

#: What leaves no trace in the next document, or one that is undone. All else ends the sharing.
TRACELESS = frozenset("""
    on set_viewport_size viewport_size keyboard mouse url title is_closed screenshot frames main_frame
    locator get_by_alt_text get_by_label get_by_placeholder get_by_role get_by_test_id get_by_text get_by_title
    goto reload go_back go_forward evaluate wait_for_function wait_for_timeout wait_for_url
    expect_download expect_request expect_response
""".split())

#: Runs before the first document that a test sees, not before those in its frames.
WIPE = "if (window === top) try { localStorage.clear(); sessionStorage.clear(); %s } catch {}"

#: Where a page waits: a document of no server, but of the address and the policy of the last, so that its process can stay.
NOWHERE = "/nowhere-at-all"

#: The most that wait for a test. Each is a process.
MOST = 4


class WatchedPage(Page):
    """A page that notes what is asked of it."""

    def __getattribute__(self, name):
        if not name.startswith("_"):
            vars(self).setdefault("_asked", set()).add(name)
        return super().__getattribute__(name)

    def on(self, event, listener):
        super().on(event, listener)
        vars(self).setdefault("_listeners", []).append((event, listener))


class LentPage:
    """A page, alone in its context, and what it complained about since it was lent."""

    def __init__(self, context, open_tab, remembers, wishes):
        self.complaints, self.wishes, self.context = [], wishes, context
        self.wipe = WIPE % remembers
        self.page = open_tab(context, self.complaints)
        self.devtools = context.new_cdp_session(self.page)
        self.devtools.send("Page.enable")
        self.devtools.send("Fetch.enable", {"patterns": [{"urlPattern": "*" + NOWHERE}]})
        self.devtools.on("Fetch.requestPaused", self.answer_from_nowhere)
        self.page.__class__ = WatchedPage  # Playwright makes them, and knows its own by what they are

    def go(self, width, height, arrive):
        """Has `arrive` go somewhere as somebody who is there for the first time."""
        size = {"width": width, "height": height}
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)
        wiping = self.devtools.send("Page.addScriptToEvaluateOnNewDocument", {"source": self.wipe})
        arrive(self.page)
        self.devtools.send("Page.removeScriptToEvaluateOnNewDocument", wiping)
        return self.page

    @property
    def can_be_emptied(self):
        return vars(self.page).get("_asked", set()) <= TRACELESS and self.context.pages == [self.page]

    def answer_from_nowhere(self, asked):
        headers = [{"name": "Content-Type", "value": "text/html"}, {"name": "Cross-Origin-Opener-Policy", "value": "same-origin"}]
        self.devtools.send("Fetch.fulfillRequest", {
            "requestId": asked["requestId"], "responseCode": 200, "responseHeaders": headers, "body": ""})

    def empty(self):
        asked = vars(self.page).pop("_asked", set())
        self.page.goto(urljoin(self.page.url, NOWHERE))
        for event, listener in vars(self.page).pop("_listeners", []):
            self.page.remove_listener(event, listener)
        if "mouse" in asked:
            self.page.mouse.up()
        if "keyboard" in asked:
            for key in ("Shift", "Control", "Alt", "Meta"):
                self.page.keyboard.up(key)
        self.page.mouse.move(-1, -1)
        self.context.clear_cookies()
        self.devtools.send("Page.resetNavigationHistory")
        del vars(self.page)["_asked"]  # all of this


class LentPages:
    """The pages of a browser that wait for the next test."""

    def __init__(self, open_context, open_tab, remembers):
        """`remembers(**wishes)` is a script that writes what the storage of such a person has from the start."""
        self.open_context, self.open_tab, self.remembers = open_context, open_tab, remembers
        self.waiting = []

    def lend(self, **wishes):
        """The page of a person with these wishes: the one that waited least, or a new one."""
        for lent in reversed(self.waiting):
            if lent.wishes == wishes:
                self.waiting.remove(lent)
                return lent
        return LentPage(self.open_context(**wishes), self.open_tab, self.remembers(**wishes), wishes)

    def take_back(self, lent, is_trusted):
        """Empties a page for the next test, if it `is_trusted` to be as a test leaves it that has passed."""
        try:
            if is_trusted and lent.can_be_emptied:
                lent.empty()
                self.waiting.append(lent)
            else:
                lent.context.close()
        except Error:  # it crashed, or hangs
            lent.context.close()
        if len(self.waiting) > MOST:
            self.waiting.pop(0).context.close()

    def close(self):
        while self.waiting:
            self.waiting.pop().context.close()
