"""scripts/setup in a checkout that was moved, with stand-ins for everything that it would install."""

import os
import pathlib
import subprocess

SETUP = pathlib.Path(__file__).parents[2] / "scripts" / "setup"


def program(path: pathlib.Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


def environment_of(checkout: pathlib.Path) -> None:
    """Makes a .venv like that of `pip install`: its programs contain the path of their folder."""
    program(checkout / ".venv/bin/python", "#!/bin/sh\n")
    program(checkout / ".venv/bin/pytest", f"#!{checkout.resolve()}/.venv/bin/python3\n")
    (checkout / ".venv/pytest-asyncio").mkdir(exist_ok=True)


def made_anew(checkout: pathlib.Path) -> bool:
    """Runs the checkout's setup, and returns whether it created the environment again."""
    tools = checkout.parent / "tools"
    for name in ("swift", "apt-get"):
        program(tools / name, "#!/bin/sh\n")
    program(tools / "dpkg-query", "#!/bin/sh\nprintf installed\n")
    program(tools / "python3", '#!/bin/sh\necho "$@" >> "$CALLS"\n')
    calls = checkout.parent / "calls"
    calls.write_text("")
    environment = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}", "CALLS": str(calls)}
    subprocess.run([checkout / "scripts/setup"], env=environment, check=True, capture_output=True)
    return calls.read_text() == "-m venv --clear .venv\n"


def test_an_environment_stays_until_its_checkout_is_moved(tmp_path):
    checkout = tmp_path / "here"
    program(checkout / "scripts/setup", SETUP.read_text())
    environment_of(checkout)
    assert not made_anew(checkout)
    moved = checkout.rename(tmp_path / "there")
    assert made_anew(moved)
    environment_of(moved)
    assert not made_anew(moved)
