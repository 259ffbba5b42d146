"""WebKitGTK's MiniBrowser through its WebDriver, on a virtual screen."""

import base64
import glob
import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.webkitgtk.service import Service

from engines.firefox import BrowserError
from engines.page import Context
from engines.tab import Tab

# MiniBrowser's toolbar would otherwise make the window wider than a phone.
NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n"


class Browser:
    """A virtual screen with the browser."""

    def __init__(self, is_dark=False):
        # a second browser that prefers the dark appearance, because the setting applies to all its windows
        self.dark = None
        self.folder = tempfile.TemporaryDirectory()
        looks = Path(self.folder.name, "gtk-3.0", "gtk.css")
        looks.parent.mkdir()
        looks.write_text(NARROW)
        reading, writing = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], pass_fds=[writing],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as said:
            display = said.readline().strip()
        environment = {**os.environ, "DISPLAY": f":{display}", "XDG_CONFIG_HOME": self.folder.name, "LANG": "en_GB.UTF-8",
                       # compositing without a graphics card takes twice the time
                       "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                       **({"GTK_THEME": "Adwaita:dark"} if is_dark else {})}
        options = webdriver.WebKitGTKOptions()
        options.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0]
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver", env=environment))
        self.driver.set_script_timeout(60)
        self.home = self.driver.current_window_handle
        self.shown = self.home

    def show(self, window):
        """Sends later commands to this window."""
        if self.shown != window:
            self.driver.switch_to.window(window)
            self.shown = window

    def new_context(self, color_scheme="light", **options):
        if color_scheme == "dark" and not self.dark:
            self.dark = Browser(is_dark=True)
        return Context(WebKitPerson(self.dark if color_scheme == "dark" else self), **options)

    def close(self):
        if self.dark:
            self.dark.close()
        self.driver.quit()
        self.screen.terminate()
        self.screen.wait()
        self.folder.cleanup()


class WebKitPerson:
    """A page of WebKit. All windows share one storage, so a page begins by emptying it."""

    def __init__(self, browser):
        self.browser = browser
        self.scripts = []
        self.is_new = True

    def run_first(self, script):
        self.scripts.append(script)

    def new_tab(self):
        self.browser.show(self.browser.home)  # the window that was shown last may be closed
        self.browser.driver.switch_to.new_window("window")
        self.browser.shown = self.browser.driver.current_window_handle
        return WebKitTab(self, self.browser.shown)

    def close(self):
        pass


class WebKitTab(Tab):
    def __init__(self, person, window):
        self.person, self.browser, self.window = person, person.browser, window

    @property
    def driver(self):
        self.browser.show(self.window)
        return self.browser.driver

    def evaluate(self, function, *arguments):
        script = f"""const answer = arguments[1]
            Promise.resolve(arguments[0]).then((given) => ({function})(...JSON.parse(given)))
                .then((value) => answer(JSON.stringify([value ?? null])), (error) => answer(JSON.stringify({{ error: `${{error}}` }})))"""
        try:
            found = json.loads(self.driver.execute_async_script(script, json.dumps(arguments)))
        except WebDriverException as error:
            raise BrowserError(error.msg) from None
        if isinstance(found, dict):
            raise BrowserError(found["error"])
        return found[0]

    def act(self, *sources):
        self.driver.execute("actions", {"actions": list(sources)})

    def open(self, address):
        if self.person.is_new:  # a file of the same origin, which runs no code of the page
            self.driver.get(address.split("?")[0] + "healthz")
            self.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
            for script in self.person.scripts:
                self.evaluate(f"() => {{ {script} }}")
            self.person.is_new = False
        self.driver.get(address)

    def reload(self):
        self.driver.refresh()

    def travel(self, steps):
        for _ in range(abs(steps)):
            self.driver.back() if steps < 0 else self.driver.forward()

    def resize(self, width, height):
        # The window is taller than its page by the toolbar, and its size changes with a delay.
        end = time.monotonic() + 10
        size, bar = None, 0
        while size != [width, height]:
            assert time.monotonic() < end, f"the window stays at {size}, and should be {width} by {height}"
            self.driver.set_window_rect(0, 0, width, height + bar)
            *size, bar = self.evaluate("() => new Promise((told) => requestAnimationFrame(() => told([innerWidth, innerHeight, outerHeight - innerHeight])))")

    def picture(self):
        return base64.b64decode(self.driver.get_screenshot_as_base64())

    def complaints(self):
        return []  # its driver does not report them

    def close(self):
        self.driver.close()
        self.browser.show(self.browser.home)
