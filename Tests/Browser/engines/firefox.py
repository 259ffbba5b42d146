"""Debian's Firefox over WebDriver BiDi, which needs no separate driver."""

import base64
import json
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

import websocket

from engines.page import Context
from engines.tab import Tab

PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False, "app.update.enabled": False, "remote.active-protocols": 1,
    "browser.startup.page": 0, "browser.startup.homepage_override.mstone": "ignore", "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "layout.css.prefers-color-scheme.content-override": 1, "ui.prefersReducedMotion": 0,
}


class Browser:
    """The process, and the connection to it."""

    def __init__(self, is_dark=False):
        # a second browser that prefers the dark appearance, because the setting applies to all its pages
        self.dark = None
        self.folder = tempfile.TemporaryDirectory()
        preferences = {**PREFERENCES, **({"layout.css.prefers-color-scheme.content-override": 0} if is_dark else {})}
        Path(self.folder.name, "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()))
        self.process = subprocess.Popen(
            [shutil.which("firefox-esr"), "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", self.folder.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        said = iter(self.process.stderr.readline, "")
        address = next((found[1] for line in said if (found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line))), None)
        assert address, "Firefox ended before it said where it listens"
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.line = websocket.create_connection(f"{address}/session", timeout=60, suppress_origin=True)
        self.count = 0
        self.heard = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method, **parameters):
        """Sends a command and returns its response. Events before it are stored."""
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.line.recv())
            if message["type"] == "event":
                self.heard.append(message)
            elif message["id"] == self.count:
                if message["type"] == "error":
                    raise BrowserError(f"{method}: {message['message']}")
                return message["result"]

    def new_context(self, color_scheme="light", locale="en-GB", **options):
        if color_scheme == "dark" and not self.dark:
            self.dark = Browser(is_dark=True)
        return Context(FirefoxPerson(self.dark if color_scheme == "dark" else self, locale), **options)

    def complaints(self, tab):
        """Returns the messages of a page's console since the last call: kinds and texts."""
        self.ask("session.status")  # receives the messages that were sent before
        mine = [event["params"] for event in self.heard if event["params"]["source"].get("context") == tab]
        self.heard = [event for event in self.heard if event["params"]["source"].get("context") != tab]
        return [(entry["type"] if entry["type"] == "javascript" else entry["method"], entry["text"] or "")
                for entry in mine]

    def close(self):
        if self.dark:
            self.dark.close()
        try:
            self.ask("browser.close")
            self.line.close()
            self.process.wait(timeout=15)
        finally:
            self.process.kill()
            self.process.wait()
            self.folder.cleanup()


class BrowserError(Exception):
    """An engine's error about a command."""


class FirefoxPerson:
    """A user context, which has its own storage."""

    def __init__(self, browser, locale):
        self.browser = browser
        self.id = browser.ask("browser.createUserContext")["userContext"]
        browser.ask("emulation.setLocaleOverride", locale=locale, userContexts=[self.id])

    def run_first(self, script):
        """Runs a script before those of every page of this context."""
        self.browser.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}", userContexts=[self.id])

    def new_tab(self):
        return FirefoxTab(self.browser, self.browser.ask("browsingContext.create", type="tab", userContext=self.id)["context"])

    def close(self):
        self.browser.ask("browser.removeUserContext", userContext=self.id)


class FirefoxTab(Tab):
    def __init__(self, browser, id):
        self.browser, self.id = browser, id

    def ask(self, method, **parameters):
        return self.browser.ask(method, context=self.id, **parameters)

    def evaluate(self, function, *arguments):
        answer = self.browser.ask(
            "script.callFunction", target={"context": self.id}, awaitPromise=True, userActivation=True,
            functionDeclaration=f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arguments)}])
        if answer["type"] == "exception":
            raise BrowserError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def act(self, *sources):
        self.ask("input.performActions", actions=list(sources))

    def open(self, address):
        self.ask("browsingContext.navigate", url=address, wait="complete")

    def reload(self):
        self.ask("browsingContext.reload", wait="complete")

    def travel(self, steps):
        self.ask("browsingContext.traverseHistory", delta=steps)

    def resize(self, width, height):
        self.ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self):
        return base64.b64decode(self.ask("browsingContext.captureScreenshot")["data"])

    def complaints(self):
        return self.browser.complaints(self.id)

    def close(self):
        self.ask("browsingContext.close")
