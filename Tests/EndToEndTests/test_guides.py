"""Every guide of the DocC catalogue works as written: its commands, servers, pages, scripts and files.

An article marks a following block with a comment, which DocC does not render:

* `skip, REASON`: not run here. `NOT_RUN` lists all of these.
* `status N`: the commands end with this exit status, else with 0.
* `server`: a server in a separate terminal. It runs until the next one, or the end of the guide.
* `script`, `grammar`, `forms TEXT`: a fault script, its grammar, or a table whose first column replaces FORM in the
  text.
* `options`: lines of a file of options. `nats`, `haproxy`: a file of that program. `workflow …`: steps with their exit
  status.

The actions of a reader between two blocks are comments too: `page NAME` runs the function of that name in a browser,
`save FILE` writes the block before it, `run COMMAND` runs a command that the guide leaves to its reader, `service`
starts the server of a package.
"""

import os
import random
import re
import shutil
import socket
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from guide import CATALOGUE, Reader, parts
from kennel_server import PROGRAM, ROOT
from page import device, heading

KENNEL = str(Path(os.environ.get("KENNEL", PROGRAM)).resolve())
GUIDES = sorted(file.stem for file in CATALOGUE.glob("*.md") if file.stem != "Kennel")

#: The blocks that are not run here, by their first command.
NOT_RUN = {
    "Guides": {
        "scripts/kennel --version": "installs packages and builds Kennel, which takes minutes; scripts/test does both",
        "sudo apt-get install ./kennel_*.deb": "needs a package and root; Tests/Packages/on_a_bare_debian installs one",
        "sudo apt-get install curl jq": "installs packages",
    },
    "LetAnAgentTest": {
        "A person can see and control the session at http://127.0.0.1:35749/?session=QAeheGQY4N8TNzfYr3p2Bg":
            "what a client receives; the tests of the tools check it",
    },
    "TestInPython": {
        "python3 -m venv .venv": "installs packages; scripts/package installs the wheel in a virtual environment",
    },
    "BringAnIOSProject": {
        "cd OurAppOnLinux":
            "compiles what the app imports, which takes a minute; scripts/test builds three imported projects",
        "kennel dev OurApp":
            "compiles what the app imports, which takes a minute; scripts/test tests it with a quick compiler",
        "kennel import OurKit OurKitOnLinux":
            "compiles what the library imports, which takes a minute; scripts/test imports a library",
        "kennel import OurApp OurAppOnLinux --leave-out-failing":
            "compiles what the app imports, which takes a minute; scripts/test tests it with a quick compiler",
    },
    "DemoAController": {
        "kennel dev MyApp": "serves until it is stopped; scripts/test builds and tests a new app",
    },
    "ServeATeam": {
        "scripts/package": "builds a package, which takes minutes; scripts/package --check does it and installs it",
        "sudo apt-get install ./kennel_*.deb": "needs root and systemd; Tests/Packages/on_a_bare_debian does it",
        "sudo install -m 640 cert.pem key.pem /etc/kennel/tls/":
            "needs root and the folders of the package; Tests/Packages/on_a_bare_debian does it",
        "sudo systemctl restart kennel": "needs systemd; Tests/Packages/on_a_bare_debian does it",
    },
    "RunACluster": {
        "scripts/cluster start": "needs NATS servers and HAProxy; Tests/EndToEndTests/test_cluster.py runs this script",
        "kill -9 $(cat .build/cluster/kennel1.pid)": "needs the cluster; test_cluster.py kills servers under sessions",
        "scripts/cluster forget": "needs the cluster",
        "sudo apt-get install nats-server ./kennel_*.deb": "installs packages",
        "curl -s http://10.0.0.1:8080/healthz": "needs the machine's own address",
    },
}


@pytest.fixture
def reader():
    # The path of a server's socket in its data folder has at most 107 bytes, which pytest's folders may exceed.
    with tempfile.TemporaryDirectory(prefix="guide-") as folder:
        reader = Reader(Path(folder), KENNEL, dict(os.environ))
        yield reader
        reader.leave()


@pytest.fixture
def page(browser):
    """The page on a first visit."""
    context = browser.new_context(viewport={"width": 1440, "height": 1000}, locale="en-GB", accept_downloads=True)
    page = context.new_page()
    page.set_default_timeout(15000)
    yield page
    context.close()


@pytest.mark.parametrize("article", GUIDES)
def test_a_guide_does_what_it_says(article, reader, page):
    before = None
    for part in parts(article):
        word, _, rest = part.mark.partition(" ")
        place = f"{article}.md:{part.line}"
        if word == "skip,":
            assert NOT_RUN[article][part.name] == rest, place
        elif word == "server":
            reader.serve(part.text)
        elif part.kind == "service":
            reader.serve()
        elif part.kind == "page":
            PAGES[part.text](reader, page)
        elif part.kind == "run":
            reader.run(part.text)
        elif part.kind == "save":
            (reader.work / part.text).write_text(before.text)
        elif word in CHECKS:
            CHECKS[word](reader, part, rest)
        elif part.kind in ("bash", "console"):
            assert word in ("", "status"), f"{place}: {part.mark} is no mark of a block of commands"
            status = int(rest or 0)
            if part.kind == "bash":
                reader.run(part.text, status)
            else:
                reader.converse(part.text, status)
        else:
            assert not word, f"{place}: {part.mark} is no mark of this"
            assert part.kind in ("table", "json", "swift", "python"), f"{place}: nothing is checked of this block"
        before = part
    reader.stop_server()


@pytest.mark.parametrize("article", GUIDES)
def test_a_program_in_python_is_saved_and_run(article):
    """A block of Python is only then checked."""
    found = parts(article)
    for part, following, run in zip(found, found[1:], found[2:]):
        if part.kind == "python":
            assert following.kind == "save" and following.text in run.text, f"{article}.md:{part.line}"


def test_the_list_of_what_is_not_run_names_only_what_there_is():
    skipped = {article: {part.name for part in parts(article) if part.mark.startswith("skip,")} for article in GUIDES}
    assert {article: names for article, names in skipped.items() if names} == {
        article: set(names) for article, names in NOT_RUN.items()}


# -- actions on the page


def open_page(reader, page, query=""):
    page.goto(reader.address + query)
    device(page).locator("[data-kind=window]").wait_for()
    page.locator(".steps").wait_for(state="attached")


def choose_screen(page, title):
    expect(page.get_by_role("heading", name="Screens of the backend (BFF)")).to_be_visible()
    page.locator(".screen-title", has_text=re.compile(f"^{title}$")).click()


def rows(page, kind):
    return page.locator(f".step[data-kind={kind}]")


def retry(page, name="Retry"):
    device(page).get_by_role("button", name=name).click()


def save(reader, page):
    """Saves the recording, once the session's last timer has fired."""
    ended = "document.querySelectorAll('.step[data-kind=timer]').length >= " \
        "document.querySelectorAll('.step[data-kind=error], .step[data-kind=success]').length"
    for _ in range(200):
        if page.evaluate(ended):
            break
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save recording").click()
    assert re.fullmatch(r"kennel-fails-twice-\d{4}-\d\d-\d\d\.kennel", download.value.suggested_filename)
    file = reader.work / download.value.suggested_filename
    download.value.save_as(file)
    return file


def fails_twice(reader, page):
    open_page(reader, page)
    choose_screen(page, "Fails twice")
    expect(rows(page, "error")).to_have_count(1)
    retry(page)
    expect(rows(page, "error")).to_have_count(2)
    expect(page.locator(".retries")).to_contain_text("attempt 2")
    rows(page, "error").first.click()
    expect(page.get_by_role("region", name="What changed")).to_contain_text('button "Retry"')
    expect(page.locator(".recording")).to_contain_text(re.compile("step 2 of", re.IGNORECASE))
    page.keyboard.press("[")
    expect(page.locator(".recording")).to_contain_text(re.compile("step 1 of", re.IGNORECASE))
    page.keyboard.press("]")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".connection")).to_have_text("live")
    rows(page, "error").first.click()
    page.get_by_role("button", name="Add note").click()
    page.get_by_role("textbox", name="Note on step 2").fill("It should load")
    page.get_by_role("button", name="Save note").click()
    expect(page.get_by_text("It should load")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    assert "It should load" in save(reader, page).read_text()


def works_at_last(reader, page):
    open_page(reader, page)
    choose_screen(page, "Fails twice")
    for count in (1, 2):
        expect(rows(page, "error")).to_have_count(count)
        retry(page)
    expect(heading(page, "Fails twice")).to_be_visible()
    save(reader, page)


def expects_a_text(reader, page):
    rows(page, "success").last.click()
    page.get_by_role("button", name="Expect a text").click()
    page.get_by_label("Text", exact=True).fill("Fails twice")
    expect(page.get_by_text("This is true after step")).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("note")).to_contain_text("Expects “Fails twice” on the screen")
    save(reader, page)


def look_at_recording(reader, page):
    (file,) = reader.work.glob("kennel-fails-twice-*.kennel")
    page.get_by_role("button", name="Share").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open recording…").click()
    chooser.value.set_files(file)
    expect(page.locator(".connection")).to_have_text("recording")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".recording")).to_be_visible()


def rule(reader, page):
    open_page(reader, page, "?screen=/bikes")
    faults = page.locator("[data-part=faults]")
    faults.get_by_label("Path").fill("/bikes/*")
    faults.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_contain_text("0 of 1 used")
    device(page).get_by_text("Garça").first.click()
    expect(rows(page, "error")).to_have_count(1)
    expect(page.locator(".step-fault")).to_contain_text("status 500 (1 of 1)")
    expect(page.locator(".rule")).to_contain_text("1 of 1 used")
    retry(page)
    expect(heading(page, "Garça")).to_be_visible()


def pause(reader, page):
    faults = page.locator("[data-part=faults]")
    faults.get_by_label("Fault", exact=True).select_option(label="pause (breakpoint)")
    faults.get_by_label("Pause", exact=True).select_option(label="on response")
    expect(faults.get_by_label("Keep the timeout running")).to_be_visible()
    faults.get_by_label("Path").fill("*")
    faults.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_have_count(2)
    choose_screen(page, "Your rides")
    page.get_by_role("button", name="1 paused").click()
    card = page.get_by_role("article", name="Paused on response · GET /rides")
    for choice in ("Continue", "Never respond", "Fail (no connection)"):
        expect(card.get_by_role("button", name=choice, exact=True)).to_be_visible()
    card.locator("[name=status]").fill("503")
    card.get_by_role("button", name="Continue with edits").click()
    expect(device(page)).to_contain_text("503")


def conditions(reader, page):
    open_page(reader, page, "?screen=/about")
    menu = page.locator("select", has_text="No throttling")
    menu.select_option("EDGE")
    expect(menu).to_have_attribute("data-state", "on")
    choose_screen(page, "Bicycles")
    expect(page.locator(".step-fault").first).to_contain_text("throttled to 240 kbit/s (1)")
    menu.select_option("No throttling")


def script(reader, page):
    open_page(reader, page, "?screen=/about")
    faults = page.locator("[data-part=faults]")
    faults.get_by_text("Script", exact=True).click()
    faults.get_by_label("Script", exact=True).fill("/home: 500 twice, then 2 s slow")
    faults.get_by_role("button", name="Apply", exact=True).click()
    expect(page.locator("[data-part=faults] .rules .rule")).to_have_count(2)
    faults.get_by_label("Script name").fill("friday")
    faults.get_by_role("button", name="Save as").click()
    expect(faults.get_by_text("Scripts saved on the server")).to_be_visible()
    expect(faults.get_by_role("button", name="friday", exact=True)).to_be_visible()


def link(reader, page):
    page.context.new_page().close()
    open_page(reader, page, "?screen=/home&faults=friday")
    expect(rows(page, "error")).to_have_count(1)
    expect(page.locator(".step-fault").first).to_contain_text("status 500 (1 of 2)")


def sweep(reader, page):
    open_page(reader, page, "?screen=/about")
    expect(rows(page, "success")).to_have_count(1)
    page.get_by_role("button", name="Fault sweep", exact=True).click()
    dialog = page.get_by_role("dialog", name="Fault sweep")
    expect(dialog.get_by_role("group", name="Controllers")).to_be_visible()
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("checks failed")
    dialog.get_by_role("button", name="GET /about, no connection: blank").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Opened from a fault sweep, after: no connection at GET /about")).to_be_visible()


def controller(reader, page):
    open_page(reader, page, "?screen=/fails-twice&controller=CustomError")
    offered = page.get_by_label("Controller").first.locator("option:not([hidden])").all_inner_texts()
    assert {*offered} >= {"Default", "ColouredBar", "CustomError", "CustomLoading", "ErrorKinds", "Legacy"}, offered
    for count in (1, 2):
        expect(rows(page, "error")).to_have_count(count)
        retry(page, "Try again")
    expect(heading(page, "Fails twice")).to_be_visible()
    expect(rows(page, "error").first).to_contain_text("CustomErrorNavigationController")
    page.get_by_role("button", name="Compare…").click()
    expect(page.get_by_label("Controller on the left")).to_have_value("CustomError")
    left = page.frame_locator("iframe").first.get_by_test_id("device")
    left.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="Differences").get_by_role("status")).to_contain_text("At the opening: CustomError shows")
    expect(page.get_by_role("region", name="Differences")).to_contain_text('After step 1, tap "Try again"')


def shared(reader, page):
    assert reader.link.startswith(f"http://{socket.gethostname()}:{reader.port}/?token="), reader.link
    open_page(reader, page, reader.link.rpartition("/")[2] + "&screen=/home")
    page.get_by_role("button", name="Share").click()
    for choice in ("Copy link", "Copy watch link", "Copy embed link", "Copy link to a new session", "Present with a QR code"):
        expect(page.get_by_role("button", name=choice, exact=True)).to_be_visible()


PAGES = {step.__name__: step for step in (
    fails_twice, works_at_last, expects_a_text, look_at_recording, rule, pause, conditions, script, link, sweep, controller, shared)}


# -- checks of blocks that are not commands


def put_script(reader, text):
    """Stores a script, and returns the errors in it."""
    answer = reader.ask("PUT", "api/scripts/tried", {"text": text})
    return answer.get("detail", "")


def check_script(reader, part, _):
    assert put_script(reader, part.text) == "", part.text


def check_forms(reader, part, text):
    forms = [form for row in part.text.splitlines()[2:] for form in re.findall("`(.+?)`", row.split(" | ")[0])]
    assert len(forms) > 5
    for form in forms:
        script = text.replace("FORM", form)
        assert put_script(reader, script) == "", script


def check_grammar(reader, part, _):
    """Random sentences of the grammar are accepted."""
    grammar, chance = Grammar(part.text), random.Random(1)
    for _ in range(300):
        sentence = grammar.sentence("rule", chance)
        wrong = put_script(reader, sentence)
        # The text beside the grammar says that a clause must end.
        assert wrong == "" or 'the fault before "then" has no end' in wrong, sentence


class Grammar:
    """The rules of a grammar in the guide."""

    WORDS = {
        "method": ["GET", "POST"], "address": ["/home", "/bikes/*?page=2", "*", "https://a.example/b"], "field": ["X-A", 'X-A="a: b"'],
        "part": ["bike", '"a bike"'], "status": ["200", "503"], "count": ["2", "two", "1000"],
        "place": ["3", "1st", "22nd", "3rd", "fourth"], "percent": ["1", "100"], "seed": ["0", "7"],
        "decimal": ["2", "0.5"], "rate": ["1", "400.5"], "type": ["text/plain", "text/plain; charset=utf-8"], "text": ['{"a":1}', "closed"],
    }

    def __init__(self, text):
        text = re.sub(r"\n +", " ", text)
        self.rules = {name.strip(): self.read(rest) for name, _, rest in (line.partition("=") for line in text.splitlines())}

    def read(self, text):
        tokens = re.findall(r'"[^"]*"|[\w-]+|[][{}|]', text)

        def choices(closing=None):
            found = [[]]
            while tokens:
                token = tokens.pop(0)
                if token == closing:
                    break
                if token == "|":
                    found.append([])
                elif token in "[{":
                    found[-1].append((token, choices({"[": "]", "{": "}"}[token])))
                else:
                    found[-1].append(token)
            return found

        return choices()

    def sentence(self, name, chance):
        return re.sub(r" +(:)", r"\1", " ".join(self.words(self.rules[name], chance)))

    def words(self, choices, chance):
        for symbol in chance.choice(choices):
            if isinstance(symbol, tuple):
                for _ in range(chance.choice([0, 1] if symbol[0] == "[" else [0, 0, 1, 2])):
                    yield from self.words(symbol[1], chance)
            elif symbol.startswith('"'):
                yield symbol.strip('"')
            elif symbol in self.rules:
                yield from self.words(self.rules[symbol], chance)
            elif symbol != "space":
                yield chance.choice(self.WORDS[symbol])


def check_options(reader, part, _):
    """The options exist, with these values, as a server reads them that only prints its version."""
    file = reader.folder / "options"
    file.write_text(part.text)
    names = [line.split(" = ")[0] for line in part.text.splitlines()]
    usage = subprocess.run([KENNEL, "--help"], text=True, capture_output=True, check=True).stdout
    assert names and all(f"  --{name} " in usage for name in names), names
    # The last option is invalid, so the server ends after it has read the others.
    file.write_text(part.text + "\nkeep-days = never\n")
    read = subprocess.run([KENNEL, "--options", str(file)], text=True, capture_output=True, timeout=60)
    assert read.returncode == 64 and "keep-days" in read.stderr, read


def check_nats(reader, part, _):
    file = reader.folder / "nats.conf"
    file.write_text(part.text)
    subprocess.run(["nats-server", "-t", "-c", str(file)], check=True, capture_output=True, timeout=60)


def check_haproxy(reader, part, _):
    file = reader.folder / "haproxy.conf"
    file.write_text(part.text + "\n")
    program = shutil.which("haproxy") or "/usr/sbin/haproxy"
    subprocess.run([program, "-c", "-f", str(file)], check=True, capture_output=True, timeout=60)


def check_workflow(reader, part, statuses):
    """Runs the steps for the app as a CI runner does: in a shell that ends with the first error, in the app's folder.
    """
    app = reader.work / "app"
    for folder in (app, reader.work / "base"):
        (folder / ".build" / "debug").mkdir(parents=True)
        (folder / ".build" / "debug" / "MyApp").symlink_to(KENNEL)
    shutil.copytree(reader.work / "Recordings", app / "Recordings")
    summary = reader.folder / "summary"
    steps = dict(re.findall(r"- name: (\w+).*\n(?:        (?!run:).*\n)*        run: (.+)", part.text))
    wanted = dict(status.split() for status in statuses.split(", "))
    for word, status in wanted.items():
        command = steps[word.capitalize()]
        assert f" {word} " in command
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", command], cwd=app, text=True, capture_output=True,
            env={**reader.environment, "APP": "MyApp", "GITHUB_STEP_SUMMARY": str(summary)}, timeout=120)
        assert done.returncode == int(status), done
        assert (app / f"{word}.xml").read_text().count("<testcase ") >= 1
    assert summary.read_text().startswith("same: Recordings/")


CHECKS = {
    "script": check_script, "forms": check_forms, "grammar": check_grammar, "options": check_options, "nats": check_nats,
    "haproxy": check_haproxy, "workflow": check_workflow,
}


# -- the texts of the articles


@cache
def words_of_page():
    """Returns the texts of the page, with … for inserted values."""
    words = set()
    for file in (ROOT / "Public").rglob("*.js"):
        words |= {re.sub(r"\{\w+\}", "…", text) for text in re.findall(r"'((?:[^'\\\n]|\\.)*)'", file.read_text())}
    return words


def is_word_of_page(label):
    return label in words_of_page() or any(
        "…" in word and re.fullmatch(".+".join(map(re.escape, word.split("…"))), label) for word in words_of_page()
        if len(word) > 6)


@pytest.mark.parametrize("article", GUIDES)
def test_a_label_in_bold_is_one_of_the_page(article):
    text = re.sub(r"```.*?```", "", (CATALOGUE / f"{article}.md").read_text(), flags=re.DOTALL)
    labels = {label for bold in re.findall(r"\*\*(.+?)\*\*", text) for label in bold.split(" · ")} - {"bold"}
    assert {label for label in labels if not is_word_of_page(label)} == set()


@pytest.mark.parametrize("article", [article for article in GUIDES if article != "Guides"])
def test_a_guide_begins_with_what_its_reader_will_have_and_ends_with_what_can_go_wrong_and_links(article):
    sections = re.findall(r"^## (.+)$", (CATALOGUE / f"{article}.md").read_text(), re.MULTILINE)
    assert sections[0] == "What you will have" and sections[-2:] == ["What can go wrong", "See Also"], sections
    assert f"<doc:{article}>" in (CATALOGUE / "Guides.md").read_text()


def test_the_guides_are_written_as_plain_html(tmp_path):
    """`docc` reports no problem, all links resolve, and the page's content security policy allows all of it."""
    if not (shutil.which("docc") or shutil.which("swift")):
        pytest.skip("docc is part of Swift's toolchain, which is not here")
    subprocess.run([ROOT / "scripts" / "guides", tmp_path], check=True, capture_output=True, timeout=120)
    pages = {file.name: file.read_text() for file in tmp_path.iterdir()}
    served = {file.name: file.read_text() for file in (ROOT / "Public/docs").iterdir()}
    assert pages == served, "scripts/guides Public/docs writes what the server has at /docs"
    assert all('<link rel="icon" ' in text for text in pages.values()), "a browser asks for /favicon.ico otherwise"
    assert {*pages} == {"index.html", *(f"{article.lower()}.html" for article in GUIDES if article != "Guides")}
    for name, text in pages.items():
        assert not re.search(r"<script|<style|\sstyle=|\son\w+=|guide-test", re.sub("<pre.*?</pre>", "", text, flags=re.DOTALL))
        for address in re.findall('(?:href|src)="([^"]+)"', text):
            file, _, anchor = address.partition("#")
            if file.startswith("../"):
                assert (ROOT / "Public" / file.removeprefix("../")).is_file(), f"{name}: {address}"
            elif "://" not in file and file != ".." and not file.startswith("data:image/svg+xml"):
                assert file in pages and (not anchor or f'id="{anchor}"' in pages[file]), f"{name}: {address}"
