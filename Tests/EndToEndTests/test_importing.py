"""`kennel import`, and `dev` in the package that it wrote. The compiler is a fast stand-in."""

import os
import pty
import subprocess

import pytest

from kennel_server import PROGRAM
from supervised import Supervised, report

DELEGATE = "import UIKit\n\n@UIApplicationMain\nclass App: UIResponder, UIApplicationDelegate {}\n"


@pytest.fixture
def project(tmp_path):
    """A folder of Swift files."""
    folder = tmp_path / "Our"
    folder.mkdir()
    (folder / "App.swift").write_text(DELEGATE)
    return folder


def imported(*arguments, folder):
    return subprocess.run([PROGRAM, "import", *arguments], cwd=folder, capture_output=True, text=True, timeout=60)


def test_a_project_is_imported_and_stays_as_it_was(project, tmp_path):
    done = imported("Our", "Shown", folder=tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    assert "Our (1 file), Swift 5" in done.stdout and "cd Shown && ./kennel dev" in done.stdout
    assert "@UIApplicationMain" not in (tmp_path / "Shown/Translated/Our/App.translated.swift").read_text()
    assert [file.name for file in project.iterdir()] == ["App.swift"]
    assert (project / "App.swift").read_text() == DELEGATE


APP = 'isa = PBXNativeTarget; productType = "com.apple.product-type.application";'
PROJECTS = {
    "Broken": "{\n objects = {",
    "Twins": "{ objects = { P = { targets = (A, B); }; A = { %s name = Twin; }; B = { %s name = Twin; }; }; rootObject = P; }" % (APP, APP),
    "Bare": "{ objects = { P = { targets = (A); }; A = { %s name = Bare; }; }; rootObject = P; }" % APP,
}


@pytest.mark.parametrize("arguments, words", [
    (["Broken.xcodeproj"], "Broken.xcodeproj/project.pbxproj is invalid in line 2: "),
    (["Twins.xcodeproj", "--target", "Twin"], 'the project has 2 targets "Twin"; give them different names'),
    (["Bare.xcodeproj"], "Bare has no Swift file"),
    (["Bare.xcodeproj", "--target", "Other"], 'there is no target "Other"; it has Bare'),
    (["Our", "--target", "Other"], 'there is no target "Other": '),
    (["Empty"], "there is no Swift file in "),
    (["Nowhere"], " does not exist"),
])
def test_what_cannot_be_imported_is_a_sentence(project, tmp_path, arguments, words):
    (tmp_path / "Empty").mkdir()
    for name, text in PROJECTS.items():
        (tmp_path / f"{name}.xcodeproj").mkdir()
        (tmp_path / f"{name}.xcodeproj/project.pbxproj").write_text(text)
    done = imported(*arguments, "Shown", folder=tmp_path)
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1, done
    assert done.stderr.startswith("kennel import: ") and words in done.stderr
    assert not (tmp_path / "Shown").exists()


def test_dev_follows_the_files_of_the_project(project, tmp_path):
    place = tmp_path / "Shown"
    place.mkdir()
    server = Supervised(place)
    (place / "kennel.json").write_text('{"project": "../Our"}')
    try:
        server.start()
        copy = place / "Translated/Our/App.translated.swift"
        assert copy.read_text().startswith(f'#sourceLocation(file: "{project}/App.swift", line: 1)\n')
        stream = server.open(screen="/start").stream()
        builds = server.said.count("The new build runs")
        (project / "App.swift").write_text(DELEGATE + "@objc class Later: NSObject {}\n")
        server.wait_for("The new build runs", builds + 1)
        assert "      class Later: NSObject {}" in copy.read_text()
        # A project that cannot be parsed is reported, and the running app continues.
        (place / "kennel.json").write_text("{")
        said = report(stream.next("build"))
        while said["state"] != "failed":
            said = report(stream.next("build"))
        assert "kennel.json does not have the format" in said["errors"][0]["message"]
        server.open(screen="/start")
    finally:
        server.end()


# A compiler without `charm`: it reports each statement that uses it in the translated files of Our.
CHARMLESS = """#!/bin/bash
if [ "$1" = package ]; then echo '{"products":[],"targets":[{"name":"Our","type":"executable"}]}'; exit; fi
if [ "$2" = --show-bin-path ]; then echo "$PWD/.build/debug"; exit; fi
source=$(sed -n 's/#sourceLocation(file: "\\(.*\\)", line: 1)/\\1/p' Translated/Our/Store.translated.swift)
found=$(grep -n '^ *charm' Translated/Our/Store.translated.swift)
[ -n "$BROKEN" ] && { echo "error: the linker is out of order"; exit 1; }
[ -z "$found" ] && exit 0
while IFS=: read -r line text; do echo "$source:$((line - 1)):9: error: cannot find 'charm' in scope"; done <<< "$found"
exit 1
"""


@pytest.fixture
def charmless(project, tmp_path):
    """Returns a function that runs a command with that compiler."""
    (project / "Store.swift").write_text("class Store {\n    func save() {\n        charm()\n        count()\n    }\n    func count() {\n        charm(2)\n    }\n}\n")
    (tmp_path / "bin").mkdir()
    compiler = tmp_path / "bin/swift"
    compiler.write_text(CHARMLESS)
    compiler.chmod(0o755)
    environment = os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}

    def run(*arguments, **more):
        return subprocess.run(
            [PROGRAM, *arguments], cwd=tmp_path, env=environment | more, capture_output=True, text=True, timeout=60)
    return run


def test_code_that_does_not_compile_is_left_out_and_listed_once(charmless, tmp_path):
    done = charmless("import", "Our", "Shown", "--leave-out-failing")
    assert done.returncode == 0 and done.stderr == "", done
    assert "Build 1: 2 errors. Leaving out the code that causes them, and building again." in done.stdout
    assert done.stdout.count("cannot find 'charm' in scope") == 1
    assert "    Store.swift: cannot find 'charm' in scope (2 places)\n" in done.stdout
    store = (tmp_path / "Shown/Translated/Our/Store.translated.swift").read_text()
    assert 'LeftOut.statement("charm()", line: #line, "Store.swift")' in store and "        count()" in store


def test_errors_outside_of_the_project_are_shown(charmless, tmp_path):
    done = charmless("import", "Our", "Shown", "--leave-out-failing", BROKEN="1")
    assert done.returncode == 1 and "the linker is out of order" in done.stdout
    assert "cannot be built; the compiler's errors are above" in done.stderr


def test_dev_imports_a_project_and_finds_it_again(charmless, project, tmp_path):
    # The program does not exist, so that dev ends after building the project.
    for time in range(2):
        done = charmless("dev", "Our")
        assert "Our-kennel/.build/debug/Our cannot be started" in done.stderr, done
        assert ("Build 1" in done.stdout) == (time == 0)
    assert (tmp_path / "Our-kennel/kennel.json").exists() and not (project / "kennel.json").exists()
    # The same from the project's own folder.
    done = subprocess.run(
        [PROGRAM, "dev", "."], cwd=project, capture_output=True, text=True, timeout=60,
        env=os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"})
    assert "Our-kennel/.build/debug/Our cannot be started" in done.stderr and "Build 1" not in done.stdout
    assert sorted(path.name for path in project.iterdir()) == ["App.swift", "Store.swift"]


def test_in_a_terminal_a_failed_build_is_asked_about(charmless, project, tmp_path):
    assert charmless("import", "Our", "Shown").returncode == 0
    for answer, words in (("n", "Waiting for the next change"), ("y", "Build 1: 2 errors")):
        leader, terminal = pty.openpty()
        process = subprocess.Popen(
            [PROGRAM, "dev", "Shown"], cwd=tmp_path, stdin=terminal, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env=os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"})
        os.close(terminal)
        said = ""
        try:
            os.write(leader, f"{answer}\n".encode())
            while words not in said:
                line = process.stdout.readline()
                assert line, said
                said += line
        finally:
            process.kill()
            process.wait()
            os.close(leader)
        assert "Leave out the code that does not compile, and build the rest? [y/N]" in said
