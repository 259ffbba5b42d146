"""The folders of the page's modules have no circular imports, static or dynamic."""

import posixpath
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

MODULES = Path(__file__).resolve().parents[3] / "Public" / "js"
FOLDERS = ["compare", "components", "device", "document", "elements", "net", "playground", "side", "travel", "words", "workspace"]
COMMENTS = re.compile(r"^\s*(/\*.*?\*/|//[^\n]*)", re.MULTILINE | re.DOTALL)
IMPORTS = re.compile(r"""(?:^(?:import|export)\b[^'"]*?\bfrom |\bimport\()'(\.[^']+)'""", re.MULTILINE)
PAGE = "the page"  # modules outside of all folders, which start and connect the others


def arrows(modules):
    """Returns which folders each folder imports from. `modules` has the text of each module by its path."""
    found = {}
    for path, text in modules.items():
        folder = posixpath.dirname(path) or PAGE
        found.setdefault(folder, set())
        for name in IMPORTS.findall(COMMENTS.sub("", text)):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            assert target in modules, f"{path} imports {name}, which is not there"
            found[folder].add(posixpath.dirname(target) or PAGE)
    return {folder: targets - {folder} for folder, targets in found.items()}


def check(modules):
    TopologicalSorter(arrows(modules)).prepare()


@pytest.fixture(scope="module")
def modules():
    return {path.relative_to(MODULES).as_posix(): path.read_text() for path in MODULES.rglob("*.js")}


def test_no_folder_imports_itself_by_way_of_others(modules):
    check(modules)


def test_only_what_starts_the_page_stands_outside_of_the_folders(modules):
    assert sorted(set(arrows(modules)) - {PAGE}) == FOLDERS
    assert not [folder for folder, targets in arrows(modules).items() if PAGE in targets]


@pytest.mark.parametrize("back", [
    "import { c } from '../a/a.js'", "import {\n  c,\n  d\n} from '../a/a.js'", "export { c } from '../a/a.js'",
    "const c = () => import('../a/a.js')", "import { c } from '../main.js'",
])
def test_a_circle_is_found(back):
    with pytest.raises(CycleError):
        check({"main.js": "import('./a/a.js')", "a/a.js": "import { b } from '../b/b.js'", "b/b.js": back})


@pytest.mark.parametrize("text", ["// import('../a/a.js')", "/** @param {import('../a/a.js').A} a */\nconst b = 1"])
def test_what_a_comment_names_is_no_import(text):
    check({"a/a.js": "import { b } from '../b/b.js'", "b/b.js": text})
