"""The version of the package: that of Kennel, or of the release that is being made."""

import os
import re
from pathlib import Path

SWIFT = Path(__file__).resolve().parents[2] / "Server" / "Kennel" / "Options" / "Version.swift"


def project_version() -> str:
    """Returns the version in `KENNEL_RELEASE`, or else that of the sources, such as `0.3.0-dev`."""
    found = re.search(r'let version = "(.+)"', SWIFT.read_text())
    assert found, f"{SWIFT} names no version"
    return os.environ.get("KENNEL_RELEASE") or found[1]


__version__ = project_version()
