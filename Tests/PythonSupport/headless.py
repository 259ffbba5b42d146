"""Chromium as tests have it: the engine alone, without the windows, menus and services that nobody looks at."""

import shutil


def headless_chromium(playwright):
    """Starts the shell that is made of the same sources, for half of the processor's time. Letters are as wide as Chromium has them."""
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium-headless-shell"), headless=True, args=["--font-render-hinting=none"])
