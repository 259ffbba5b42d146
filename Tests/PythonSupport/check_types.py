"""Checks the JSDoc types of the page's modules with Debian's TypeScript 4.8.

The modules are checked as copies with the same lines, because TypeScript 4.8 knows no `@import` in a comment, no tag after
a sentence in the same line, and no property that `Object.assign(this, …)` sets. Ends with status 1 when there is a message.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "Public/js"
NEWER_DOM = Path(__file__).with_name("newer_dom.d.ts")

OPTIONS = {
    "allowJs": True, "checkJs": True, "noEmit": True,
    "noImplicitAny": False, "noImplicitThis": True, "strictBindCallApply": True,
    "target": "es2022", "module": "es2022", "moduleResolution": "node",
    "lib": ["es2022", "dom", "dom.iterable"], "types": [],
}

IMPORT = re.compile(r"/\*\* @import \{ ([^}]+) \} from ('[^']+') \*/")
DESCRIBED = re.compile(r"^( *(?:/\*\*|\*) )[^@*\n]*(@(?:param|returns?|type)\b)", re.MULTILINE)
ASSIGN = re.compile(r"^( +)Object\.assign\(this, \{", re.MULTILINE)
MESSAGE = re.compile(r"^js/([^(]+)\((\d+),\d+\): error ", re.MULTILINE)


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
    """Returns the properties of an object literal, and the position after its closing brace. `text` begins after its
    `{`."""
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
    """Writes the input of TypeScript into a folder: the modules, declarations of newer functions, and the
    configuration."""
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


def main():
    """Prints the messages of TypeScript with original paths and lines. Returns the exit status."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_modules(folder)
        run = subprocess.run(["tsc", "-p", ".", "--pretty", "false"], cwd=folder, text=True, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT)
    print(re.sub(MESSAGE, r"Public/js/\1:\2: ", run.stdout), end="")
    return 1 if run.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
