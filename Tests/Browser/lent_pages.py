"""Pages of Chromium that tests share one after the other, each as if it were new.

Creating a context takes as long as most tests do. So a test gets a page that others used, in its initial state:
without a document, storage, cookies or history, with the pointer away and no key held. A call whose effect outlives
the document ends the sharing: the page is closed after the test. So is the page of a failed test.
"""

from urllib.parse import urljoin

from playwright.sync_api import Error, Page

#: Methods whose effects do not outlive the document, or are undone. Every other method ends the sharing.
TRACELESS = frozenset("""
    on set_viewport_size viewport_size keyboard mouse url title is_closed screenshot frames main_frame
    locator get_by_alt_text get_by_label get_by_placeholder get_by_role get_by_test_id get_by_text get_by_title
    goto reload go_back go_forward evaluate wait_for_function wait_for_timeout wait_for_url
    expect_download expect_request expect_response
""".split())

#: Runs before the first document of a test, but not before those of its frames.
WIPE = "if (window === top) try { localStorage.clear(); sessionStorage.clear(); %s } catch {}"

#: The address of an idle page: an empty document with the origin and policy of the last one, so that its process can
#: stay.
NOWHERE = "/nowhere-at-all"

#: The most idle pages. Each is a process.
MOST = 4


class WatchedPage(Page):
    """A page that records which of its methods are used."""

    def __getattribute__(self, name):
        if not name.startswith("_"):
            vars(self).setdefault("_asked", set()).add(name)
        return super().__getattribute__(name)

    def on(self, event, listener):
        super().on(event, listener)
        vars(self).setdefault("_listeners", []).append((event, listener))


class LentPage:
    """A page, alone in its context, and its console errors since a test got it."""

    def __init__(self, context, open_tab, remembers, wishes):
        self.complaints, self.wishes, self.context = [], wishes, context
        self.wipe = WIPE % remembers
        self.page = open_tab(context, self.complaints)
        self.devtools = context.new_cdp_session(self.page)
        self.devtools.send("Page.enable")
        self.devtools.send("Fetch.enable", {"patterns": [{"urlPattern": "*" + NOWHERE}]})
        self.devtools.on("Fetch.requestPaused", self.answer_from_nowhere)
        self.page.__class__ = WatchedPage  # Playwright creates pages itself, and checks their class

    def go(self, width, height, arrive):
        """Calls `arrive` to open an address, as on a first visit."""
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
        del vars(self.page)["_asked"]  # the names that were recorded until now


class LentPages:
    """The idle pages of a browser."""

    def __init__(self, open_context, open_tab, remembers):
        """`remembers(**wishes)` returns a script that fills the initial storage of a page with these options."""
        self.open_context, self.open_tab, self.remembers = open_context, open_tab, remembers
        self.waiting = []

    def lend(self, **wishes):
        """Returns a page with these options: the idle one that was used last, or a new one."""
        for lent in reversed(self.waiting):
            if lent.wishes == wishes:
                self.waiting.remove(lent)
                return lent
        return LentPage(self.open_context(**wishes), self.open_tab, self.remembers(**wishes), wishes)

    def take_back(self, lent, is_trusted):
        """Resets a page for the next test, if it `is_trusted` because its test has passed."""
        try:
            if is_trusted and lent.can_be_emptied:
                lent.empty()
                self.waiting.append(lent)
            else:
                lent.context.close()
        except Error:  # the page crashed, or hangs
            lent.context.close()
        if len(self.waiting) > MOST:
            self.waiting.pop(0).context.close()

    def close(self):
        while self.waiting:
            self.waiting.pop().context.close()
