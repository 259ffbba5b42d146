"""`kennel import`, and `dev` in the package that it wrote. The compiler is a stand-in that is quick."""

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
    (["Broken.xcodeproj"], "Broken.xcodeproj/project.pbxproj is broken in line 2: "),
    (["Twins.xcodeproj", "--target", "Twin"], 'the project has 2 targets "Twin"; give them names of their own'),
    (["Bare.xcodeproj"], "Bare has no Swift file"),
    (["Bare.xcodeproj", "--target", "Other"], 'there is no target "Other"; it has Bare'),
    (["Our", "--target", "Other"], 'there is no target "Other": '),
    (["Empty"], "there is no Swift file in "),
    (["Nowhere"], "there is nothing at "),
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
        # A project that cannot be read is told, and what runs goes on.
        (place / "kennel.json").write_text("{")
        said = report(stream.next("build"))
        while said["state"] != "failed":
            said = report(stream.next("build"))
        assert "kennel.json is not as it should be" in said["errors"][0]["message"]
        server.open(screen="/start")
    finally:
        server.end()
