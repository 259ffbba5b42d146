"""A server without its fonts does not start, and prints what to install."""

import subprocess

import pytest
from kennel_server import PROGRAM

HIDE = "mount -t tmpfs none {} && exec \"$0\" --port 0 --in-memory"


@pytest.mark.parametrize("package, folder", [
    ("fonts-inter", "/usr/share/fonts/opentype/inter"), ("fonts-dejavu-core", "/usr/share/fonts/truetype/dejavu"),
])
def test_a_missing_package_is_named(package, folder):
    if subprocess.run(["unshare", "-rm", "mount", "-t", "tmpfs", "none", folder], capture_output=True).returncode:
        pytest.skip("folders cannot be hidden from a process here")
    ended = subprocess.run(
        ["unshare", "-rm", "sh", "-c", HIDE.format(folder), PROGRAM], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30)
    assert ended.returncode not in (0, -4, -5, 132, 133), ended
    said = ended.stdout + ended.stderr
    assert "Kennel is at" not in said
    assert f"apt-get install {package}" in said
    assert len(said.strip().splitlines()) == 1, said
