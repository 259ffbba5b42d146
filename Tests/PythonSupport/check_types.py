"""Checks the JSDoc types of the page's modules with Debian's TypeScript 4.8.

The modules are checked as copies with the same lines, because TypeScript 4.8 knows no `@import` in a comment, no tag after
a sentence in the same line, and no property that `Object.assign(this, …)` sets. Ends with status 1 when a checked file has a message, and when an entry of
NOT_CHECKED has none. `--all` prints the messages of files in NOT_CHECKED too.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "Public/js"
NEWER_DOM = Path(__file__).with_name("newer_dom.d.ts")

# Files, and folders with a "/" at their end, whose messages do not count yet. The list only shrinks.
NOT_CHECKED = []

OPTIONS = {
    "allowJs": True, "checkJs": True, "noEmit": True, "noImplicitAny": False,
    "target": "es2022", "module": "es2022", "moduleResolution": "node",
    "lib": ["es2022", "dom", "dom.iterable"], "types": [],
}

IMPORT = re.compile(r"/\*\* @import \{ ([^}]+) \} from ('[^']+') \*/")
DESCRIBED = re.compile(r"^( *(?:/\*\*|\*) )[^@*\n]*(@(?:param|returns?|type)\b)", re.MULTILINE)
ASSIGN = re.compile(r"^( +)Object\.assign\(this, \{", re.MULTILINE)
MESSAGE = re.compile(r"^js/([^(]+)\((\d+),\d+\): error (TS\d+): (.*)$")


def with_typedefs(text):
    """Returns a module with the type definitions that mean the same as its `@import`s.

    The name of a function stands only behind `typeof`, and is replaced there.
    """
    for names, path in IMPORT.findall(text):
        for name in names.split(", "):
            if name[0].islower():
                text = re.sub(rf"\btypeof {name}\b", f"typeof import({path}).{name}", text)
    return IMPORT.sub(lambda found: " ".join(f"/** @typedef {{import({found[2]}).{name}}} {name} */"
                                             for name in found[1].split(", ") if name[0].isupper()), text)


def properties(text):
    """Returns the properties of an object literal, and the place after its closing brace. `text` begins after its `{`."""
    depth, start, found = 0, 0, []
    for place, character in enumerate(text):
        if depth == 0 and character in ",}":
            found.append(text[start:place])
            start = place + 1
            if character == "}":
                return [part for part in found if part.strip()], start
        depth += (character in "([{") - (character in ")]}")
    raise ValueError(f"an object literal has no end: {text[:80]}")


def with_assignments(text):
    """Returns a module with `this.a = a` for each property in `Object.assign(this, { a, b: 1 })`, on the same line."""
    while found := ASSIGN.search(text):
        parts, end = properties(text[found.end():])
        rest = text[found.end() + end:]
        if not rest.startswith(")") or any(part.strip().startswith("...") for part in parts):
            raise ValueError(f"only properties by name can be checked: {found[0]}{text[found.end():][:80]}")
        lines = []
        for part in parts:
            name, _, value = part.strip().partition(": ")
            lines.append(part.replace(part.strip(), f"this.{name} = {value or name};"))
        # A line break before the closing brace remains, so that no later line moves.
        trailing = "\n" * (text[found.end():][:end].count("\n") - "".join(lines).count("\n"))
        text = text[:found.start()] + found[1] + "".join(lines).lstrip(" ") + trailing + rest[1:]
    return text


def copy_modules(folder):
    """Writes what TypeScript reads into a folder: the modules, declarations of newer functions, and the configuration."""
    (folder / "js").mkdir()
    for path in sorted(MODULES.rglob("*")):  # a folder comes before its files
        copy = folder / "js" / path.relative_to(MODULES)
        if path.is_dir():
            copy.mkdir()
        elif path.suffix == ".js":
            text = path.read_text()
            copy.write_text(with_assignments(DESCRIBED.sub(r"\1\2", with_typedefs(text))))
            assert copy.read_text().count("\n") == text.count("\n"), path
        else:
            shutil.copy(path, copy)
    shutil.copy(NEWER_DOM, folder)
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": OPTIONS, "include": ["js", NEWER_DOM.name]}))


def messages():
    """Returns the messages of TypeScript: for each its path below Public/js and its text, with the original line."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_modules(folder)
        run = subprocess.run(["tsc", "-p", ".", "--pretty", "false"], cwd=folder, text=True, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT)
    found = []
    for line in run.stdout.splitlines():
        if match := MESSAGE.match(line):
            found.append((match[1], f"Public/js/{match[1]}:{match[2]}: {match[4]} ({match[3]})"))
        elif line.startswith("  ") and found:
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{line}")
        else:
            raise SystemExit(f"tsc failed:\n{run.stdout[-3000:]}")
    return found


def is_below(path, entry):
    return path == entry or entry.endswith("/") and path.startswith(entry)


def main(arguments):
    if arguments not in ([], ["--all"]):
        print("usage: check_types.py [--all]", file=sys.stderr)
        return os.EX_USAGE
    everything = messages()
    shown = [text for path, text in everything if arguments or not any(is_below(path, entry) for entry in NOT_CHECKED)]
    clean = [entry for entry in NOT_CHECKED if not any(is_below(path, entry) for path, _ in everything)]
    print(*shown, sep="\n", end="\n" if shown else "")
    for entry in clean:
        print(f"{entry} has no message any more: remove it from NOT_CHECKED in {Path(__file__).relative_to(ROOT)}")
    return 1 if shown or clean else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
