"""Three engines: Chromium by Playwright, Firefox by WebDriver BiDi and WebKit by WebDriver.

A test with the mark `in_three_engines` that uses this `expect` runs in all of them. The other two have the part of
Playwright's interface that `engines.page` implements.
"""

import pytest

from engines.expecting import expect

__all__ = ["ENGINES", "expect", "in_chromium", "in_three_engines"]

ENGINES = ("chromium", "firefox", "webkit")
in_three_engines = pytest.mark.in_three_engines
#: For a test that needs Playwright, in a file whose other tests run in all engines.
in_chromium = pytest.mark.in_chromium
