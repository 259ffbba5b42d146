"""Three engines: Chromium by Playwright, Firefox by WebDriver BiDi and WebKit by WebDriver.

A test that is marked with `in_three_engines`, and expects by this `expect`, is written once and runs in all of them.
What the other two can be asked is what Playwright's page can, as far as `engines.page` goes.
"""

import pytest

from engines.expecting import expect

__all__ = ["ENGINES", "expect", "in_chromium", "in_three_engines"]

ENGINES = ("chromium", "firefox", "webkit")
in_three_engines = pytest.mark.in_three_engines
#: For a test that asks for what only Playwright can do, in a file whose others run in all.
in_chromium = pytest.mark.in_chromium
