"""The steps of `scripts/test` in their order, and a second run of one or two failed tests."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build"
PYTHON = ROOT / ".venv/bin/python"
STARTED = time.monotonic()

# If all Swift tests ran at once, each would wait for all others.
SWIFT_TEST = ["swift", "test", "--skip-build", "--disable-xctest", "--experimental-maximum-parallelization-width", "16",
              "--xunit-output", ".build/swift-tests.xml"]
# Runs as many tests at a time as there are processors. An idle worker takes tests of another one.
SEVERAL = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]


def seconds():
    return int(time.monotonic() - STARTED)


class Failure(Exception):
    """Ends the run. The message names the failed step."""


class Runner:
    """Runs commands one after the other, and prints the current step."""

    def __init__(self, output=None):
        self.output = output  # a file, or None for the terminal
        self.current = "start"
        self.process = None
        self.is_stopped = False

    def say(self, *lines):
        print(*lines, sep="\n", file=self.output or sys.stdout, flush=True)

    def step(self, name):
        self.current = name
        self.say("", f"== {name} (at {seconds()} s)")

    def passes(self, *command, **environment):
        """Returns whether a command ends with status 0."""
        if self.is_stopped:
            return False
        self.process = subprocess.Popen(
            [str(part) for part in command], cwd=ROOT, env=os.environ | environment, stdout=self.output,
            stderr=subprocess.STDOUT if self.output else None, start_new_session=self.output is not None)
        return self.process.wait() == 0

    def run(self, *command, **environment):
        """Runs a command. Throws a Failure if it fails."""
        if not self.passes(*command, **environment):
            raise Failure(self.current)

    def stop(self):
        """Ends the running command with its child processes, and runs no other."""
        self.is_stopped = True
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)


def run_swift_tests(runner):
    """Runs the Swift tests. Runs up to two failed ones again, alone.

    Tests share the machine, so one may time out. A test that fails again is broken. One that passes is named, because
    it is unreliable.
    """
    report = BUILD / "swift-tests.xml"
    report.unlink(missing_ok=True)
    if runner.passes(*SWIFT_TEST):
        return
    runner.step("What failed of the Swift tests, by itself")
    found = subprocess.run([PYTHON, "Tests/PythonSupport/failed_swift_tests.py", report], cwd=ROOT, text=True,
                           stdout=subprocess.PIPE)
    if found.returncode != 0:
        raise Failure(runner.current)
    runner.run(*SWIFT_TEST, "--filter", found.stdout.strip())
    if "<testcase" not in report.read_text():  # SwiftPM accepts a filter that matches no test
        raise Failure(runner.current)


class PytestSuite:
    """The tests of a folder, with a cache that has the failed ones."""

    def __init__(self, path, cache, *options):
        self.path = path
        self.cache = f".build/{cache}"
        self.options = options

    @property
    def command(self):
        return [PYTHON, "-m", "pytest", "-q", *self.options, "-o", f"cache_dir={self.cache}", self.path]

    def run_failed_again(self, runner):
        """Runs up to two failed tests again, alone. Throws a Failure if one fails again, or if more had failed."""
        runner.step(f"What failed of {self.path}, by itself")
        failed = json.loads((ROOT / self.cache / "v/cache/lastfailed").read_text())
        runner.say("UNSTEADY, if it passes now:", *(f"  {name}" for name in failed))
        if not 1 <= len(failed) <= 2:
            raise Failure(runner.current)
        runner.run(PYTHON, "-m", "pytest", "-q", "-o", f"cache_dir={self.cache}", "--last-failed", self.path)


def fingerprints(*folders):
    """Returns the hash of every file below the folders, by its path."""
    files = (path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file())
    return {str(path): sha256(path.read_bytes()).hexdigest() for path in files}


def build_apps(runner):
    """Builds and uses a new app and three imported ones."""
    kennel = BUILD / "debug/kennel"
    runner.step("An app of one's own, from nothing")
    runner.run("rm", "-rf", ".build/new")
    (BUILD / "new").mkdir(parents=True)
    runner.run(kennel, "new", ".build/new/FreshApp")
    runner.run(kennel, "run", ".build/new/FreshApp", "--version")
    # A session of the app is exported as a test, which is compiled and run among the app's own tests.
    runner.run(PYTHON, "Tests/EndToEndTests/export_a_test.py", ".build/new/FreshApp/Tests/FreshAppTests",
               KENNEL_PROGRAM=str(BUILD / "debug/FreshApp"))
    runner.run(kennel, "test", ".build/new/FreshApp")

    runner.step("An iOS project, as it is")
    projects = ["Tests/Fixtures/ios", "Tests/Fixtures/Stall"]
    before = fingerprints(*projects)
    # Two apps of one project, with the current Beagle and with 1.9, and a folder with 1.1.
    runner.run(kennel, "import", "Tests/Fixtures/ios", "--target", "Bakery", ".build/new/Bakery")
    runner.run(kennel, "import", "Tests/Fixtures/ios", "--target", "Kiosk", ".build/new/Kiosk")
    runner.run(kennel, "import", "Tests/Fixtures/Stall", ".build/new/Stall")
    for name, test in [("Bakery", "open_an_import.py"), ("Kiosk", "open_an_old_import.py"),
                       ("Stall", "open_a_first_import.py")]:
        runner.run(kennel, "run", f".build/new/{name}", "--version")
        runner.run(PYTHON, f"Tests/EndToEndTests/{test}", KENNEL_PROGRAM=str(BUILD / f"debug/{name}"))
    if fingerprints(*projects) != before:
        runner.say("importing changed a project")
        raise Failure(runner.current)


class BesideTheBrowsers(threading.Thread):
    """Runs the end-to-end tests, then builds apps, one after the other, while the browser tests run.

    Both mostly wait for a server, a page, or SwiftPM.
    """

    def __init__(self, suite):
        super().__init__(name="beside the browsers")
        self.suite = suite
        self.logs = [BUILD / "end-to-end.log", BUILD / "apps.log"]
        self.runners = []
        self.suite_passed = False
        self.failure = None

    def run(self):
        with open(self.logs[0], "w") as tests, open(self.logs[1], "w") as apps:
            self.runners = [Runner(tests), Runner(apps)]
            self.suite_passed = self.runners[0].passes(*self.suite.command)
            try:
                build_apps(self.runners[1])
            except Failure as failure:
                self.failure = failure

    def stop(self):
        for runner in self.runners:
            runner.stop()
        self.join()


def run_everything(runner):
    run_swift_tests(runner)

    runner.step("The Python client")
    client = PytestSuite("Tests/PythonClientTests", "python-client-tests", *SEVERAL)
    if not runner.passes(*client.command):
        client.run_failed_again(runner)

    runner.step("Browser tests, and beside them the whole end to end, then apps of one's own and imported ones")
    end_to_end = PytestSuite("Tests/EndToEndTests", "end-to-end-tests", *SEVERAL,
                             "--ignore", "Tests/EndToEndTests/test_cluster.py")
    browsers = PytestSuite("Tests/Browser", "browser-tests", *SEVERAL)
    beside = BesideTheBrowsers(end_to_end)
    beside.start()
    try:
        browsers_passed = runner.passes(*browsers.command)
        beside.join()
    finally:
        beside.stop()
        # Restores Kennel's own build plan in .build, even after a failure.
        subprocess.run(["swift", "build", "--build-tests", "--disable-build-manifest-caching"], cwd=ROOT,
                       stdout=subprocess.DEVNULL)
    runner.say("-- the whole, end to end:", *(log.read_text().rstrip() for log in beside.logs))
    if beside.failure:
        raise beside.failure
    if not browsers_passed:
        browsers.run_failed_again(runner)
    if not beside.suite_passed:
        end_to_end.run_failed_again(runner)

    # A cluster has a dozen processes, which measure timeouts of each other. So at most two clusters run at a time, and
    # nothing else. They mostly wait for NATS to elect its leaders.
    runner.step("Several servers as one")
    cluster = PytestSuite("Tests/EndToEndTests/test_cluster.py", "cluster-tests", "-s", "-n", "2", "--dist", "load",
                          "--maxschedchunk", "1")
    if not runner.passes(*cluster.command):
        cluster.run_failed_again(runner)


def main(arguments):
    if arguments not in ([], ["--quick"]):
        print("usage: scripts/test [--quick]", file=sys.stderr)
        return os.EX_USAGE
    os.environ["KENNEL"] = str(BUILD / "debug/kennel")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that background commands are ended too
    runner = Runner()
    try:
        runner.step("What is needed")
        runner.run("scripts/setup")
        runner.step("Format")
        runner.run("swift", "format", "lint", "--strict", "--recursive", "Sources", "Tests", "Package.swift")
        runner.step("Types of the page's modules")
        runner.run(PYTHON, "Tests/PythonSupport/check_types.py")
        runner.step("Types of the Python client")
        runner.run(PYTHON, "-m", "mypy", "--config-file", "Sources/Client/Python/pyproject.toml",
                   "--cache-dir", ".build/mypy", MYPYPATH="Sources/Client/Python")
        runner.step("Build, warnings are errors")
        runner.run("swift", "build", "--build-tests")
        if not arguments:
            runner.step("Documentation")
            runner.run("scripts/docs", "--skip-build")
        runner.step("Unit and socket tests")
        if arguments:
            run_swift_tests(runner)
            runner.step("The page's modules, and the main flow in a browser")
            runner.run(PYTHON, "-m", "pytest", "-q", "Tests/Browser/units", "Tests/Browser/test_story.py")
        else:
            run_everything(runner)
    except Failure as failure:
        runner.say("", f"FAILED: {failure}, after {seconds()} s")
        return 1
    except KeyboardInterrupt:
        return 130
    runner.say("", f"{'The quick' if arguments else 'All'} tests passed in {seconds()} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
